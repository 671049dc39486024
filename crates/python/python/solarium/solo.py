"""Gymnasium: games of one seat, against an automa or a target.

>>> from solarium import solo
>>> env = solo.SoloEnv("photosynthesis", seats=["human", "cynthia:sapling"])
>>> observation, info = env.reset(seed=1)
>>> bool(info["action_mask"].any()), observation.dtype
(True, dtype('int8'))

`import solarium.solo` registers `solarium/photosynthesis-solo-v1`, `solarium/sol-solo-v1` and
`solarium/circadians-solo-v1` with `gymnasium.make`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import gymnasium.spaces as spaces
import numpy as np

import solarium

__all__ = ["SoloEnv"]

_USUAL: dict[str, dict[str, Any]] = {
    "photosynthesis": {"seats": ["human", "cynthia:tree"]},
    "sol": {"seats": ["human"], "mode": "solo", "scenario": "introduction"},
    "circadians": {"seats": ["human", "ai:1"]},
}


class SoloEnv(gymnasium.Env):
    """One agent at a table with automas or a target.

    The reward is 1 for a victory and -1 for a defeat, at the end; with `reward="points"` it is the change of the agent's
    points. An action that is not legal is refused with `solarium.IllegalActionError`, or, with `illegal="end"`, ends the
    game with the reward -1; the legal ones are 1 in `info["action_mask"]`.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        name: str = "photosynthesis",
        seats: list[str] | None = None,
        *,
        reward: str = "result",
        illegal: str = "end",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        usual = _USUAL.get(name, {}) if seats is None else {"seats": seats}
        self.game = solarium.load(name, **{**usual, **options})
        if len(self.game.players) != 1:
            raise ValueError(f"a solo game has one seat that is no automa, not {len(self.game.players)}")
        if reward not in ("result", "points"):
            raise ValueError(f"`reward` is 'result' or 'points', not {reward!r}")
        if illegal not in ("end", "raise"):
            raise ValueError(f"`illegal` is 'end' or 'raise', not {illegal!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; there are ansi and svg")
        self._reward, self._illegal, self.render_mode = reward, illegal, render_mode
        self._seat = self.game.players[0]
        high = np.zeros(self.game.observation_size, np.int8)
        for feature in self.game.features():
            high[feature["first"] : feature["first"] + feature["size"]] = feature["high"]
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.int8)
        self.action_space = spaces.Discrete(self.game.num_actions)

    def describe(self) -> dict[str, Any]:
        """What every action number and every entry of an observation means."""
        return solarium.describe(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._random = solarium.Random(int(self.np_random.integers(2**63)))
        self.position = self._go_on(self.game.start())
        return self._observation(), self._info()

    def _go_on(self, position: solarium.Position) -> solarium.Position:
        while not position.is_over:
            if position.is_chance:
                position = position.draw(self._random)
            elif position.seat_to_act != self._seat:
                position = position.apply(position.legal_actions()[0])
            else:
                break
        return position

    def _observation(self) -> np.ndarray:
        return self.position.observation(self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.position.action_mask(), "points": self.position.points(self._seat)}

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        before = self.position.points(self._seat)
        try:
            after = self.position.apply(int(action), self._seat)
        except solarium.IllegalActionError:
            if self._illegal == "raise" or self.position.is_over:
                raise
            return self._observation(), -1.0, True, False, self._info()
        self.position = self._go_on(after)
        if self._reward == "points":
            reward = float(self.position.points(self._seat) - before)
        else:
            reward = float(self.position.returns()[self._seat])
        return self._observation(), reward, self.position.is_over, False, self._info()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        view = self.position.view(self._seat)
        return view.svg() if self.render_mode == "svg" else view.text()


for _name in _USUAL:
    gymnasium.register(
        id=f"solarium/{_name}-solo-v1",
        entry_point="solarium.solo:SoloEnv",
        kwargs={"name": _name},
        order_enforce=True,
    )
