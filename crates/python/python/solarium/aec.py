"""PettingZoo: every game and table as an AEC environment with action masks.

Automas and chance are part of the environment; each seat of a person or bot is an agent.

>>> from solarium import aec
>>> env = aec.env("circadians", seats=["human", "human"])
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
>>> sorted(env.observe("seat_0"))
['action_mask', 'observation']
"""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import solarium

__all__ = ["env", "raw_env"]


def env(name: str, seats: list[str] | None = None, render_mode: str | None = None, **options: Any) -> AECEnv:
    """The environment with PettingZoo's usual checks around it."""
    inner: AECEnv = raw_env(name, seats, render_mode, **options)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv):
    """The environment itself.

    Observations are dicts of `observation` (int8) and `action_mask`. Rewards come at the end of a game, from -1 to 1;
    where seats play against each other they add up to 0. `render_mode` is `human` (text on standard output), `ansi` (text)
    or `svg`.
    """

    def __init__(
        self,
        name: str,
        seats: list[str] | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = solarium.load(name, seats, **options)
        self.metadata = {
            "render_modes": ["human", "ansi", "svg"],
            "name": self.game.env_id.removeprefix("solarium/").replace("-", "_"),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; there are human, ansi and svg")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.game.players]
        self._seat = {f"seat_{seat}": seat for seat in self.game.players}
        high = np.zeros(self.game.observation_size, np.int8)
        for feature in self.game.features():
            high[feature["first"] : feature["first"] + feature["size"]] = feature["high"]
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: self._observation_space for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def describe(self) -> dict[str, Any]:
        """What every action number and every entry of an observation means."""
        return solarium.describe(self.game)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = int(np.random.default_rng().integers(2**63))
        self._random = solarium.Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position = self._go_on(self.game.start())
        self._select()

    def _go_on(self, position: solarium.Position) -> solarium.Position:
        """To where an agent decides, or to the end."""
        while not position.is_over:
            if position.is_chance:
                position = position.draw(self._random)
            elif position.seat_to_act not in self.game.players:
                position = position.apply(position.legal_actions()[0])
            else:
                break
        return position

    def _select(self) -> None:
        seat = self.position.seat_to_act
        self.agent_selection = self.agents[0] if seat is None else f"seat_{seat}"

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        own_turn = self.position.seat_to_act == seat
        mask = self.position.action_mask(seat) if own_turn else np.zeros(self.game.num_actions, np.int8)
        return {"observation": self.position.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.position = self._go_on(self.position.apply(int(action), self._seat[agent]))
        self._clear_rewards()
        if self.position.is_over:
            returns = self.position.returns()
            for other in self.agents:
                self.rewards[other] = float(returns[self._seat[other]])
                self.terminations[other] = True
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        view = self.position.view()
        if self.render_mode == "svg":
            return view.svg()
        text = view.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass
