"""OpenSpiel: every game as a Python game with explicit chance.

>>> from solarium import spiel
>>> game = spiel.game("photosynthesis", seats=["human", "human"])
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 2)

`import solarium.spiel` registers `python_solarium_photosynthesis`, `python_solarium_sol` and `python_solarium_circadians`
with `pyspiel.load_game`; their parameter `setup` is a set-up as JSON, `position` a record of `Position.record` as JSON
with which the game begins. Whole games are far too large for algorithms that walk the tree, such as CFR; the last turns
of a game are not.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel

import solarium

__all__ = ["SolariumGame", "SolariumState", "game"]

_LONGEST = 100_000


def _game_type(name: str, players: int, perfect: bool, together: bool) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_solarium_{name}",
        long_name=f"Solarium {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.PERFECT_INFORMATION
            if perfect
            else pyspiel.GameType.Information.IMPERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"setup": "", "position": ""},
    )


def game(
    name: str,
    seats: list[str] | None = None,
    *,
    position: solarium.Position | None = None,
    **options: Any,
) -> SolariumGame:
    """The game at one table, from its start or from a position of it.

    Each seat that is no automa is a player, and automas move as chance does.
    """
    setup = {"seats": ["human", "human"] if seats is None else list(seats), **options}
    record = "" if position is None else json.dumps(position.record())
    return SolariumGame(name, {"setup": json.dumps(setup), "position": record})


class SolariumGame(pyspiel.Game):
    """A table. Players are the seats that are no automas, in their order."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        setup = json.loads(params.get("setup") or "{}")
        self.table = solarium.load(name, **setup)
        self.seats = self.table.players
        record = params.get("position")
        self.first = self.table.position(json.loads(record)) if record else self.table.start()
        self._most_outcomes = 64
        perfect = name != "circadians"
        players = len(self.seats)
        super().__init__(
            _game_type(name, players, perfect, self.table.wins_together or players == 1),
            pyspiel.GameInfo(
                num_distinct_actions=self.table.num_actions,
                max_chance_outcomes=self._most_outcomes,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=_LONGEST,
            ),
            params,
        )

    def new_initial_state(self, state: str | None = None) -> SolariumState:
        return SolariumState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> SolariumObserver:
        return SolariumObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class _Past:
    """A position, the action taken there by a player (None: chance or an automa), and what came before it."""

    def __init__(self, before: _Past | None, position: solarium.Position, player: int | None, action: int):
        self.before, self.position, self.player, self.action = before, position, player, action

    def __deepcopy__(self, _memo: dict[int, Any]) -> _Past:
        return self  # never changes


class SolariumState(pyspiel.State):
    """A position; chance is explicit, and an automa's only action is an outcome of probability 1."""

    def __init__(self, game: SolariumGame) -> None:
        super().__init__(game)
        self._table = game.table
        self._seats = game.seats
        self.position = game.first
        self._past: _Past | None = None

    def _automa(self) -> bool:
        seat = self.position.seat_to_act
        return seat is not None and seat not in self._seats

    def current_player(self) -> int:
        if self.position.is_over:
            return pyspiel.PlayerId.TERMINAL
        if self.position.is_chance or self._automa():
            return pyspiel.PlayerId.CHANCE
        return self._seats.index(self.position.seat_to_act)

    def _legal_actions(self, player: int) -> list[int]:
        if self.position.is_over or self.position.is_chance:
            return []
        return self.position.legal_actions(self._seats[player])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._automa():
            return [(0, 1.0)]
        return list(enumerate(self.position.chance_probabilities()))

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self._past = _Past(self._past, self.position, player if player >= 0 else None, action)
        if self.position.is_chance:
            self.position = self.position.apply_chance(action)
        elif self._automa():
            self.position = self.position.apply(self.position.legal_actions()[0])
        else:
            self.position = self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._table.action_text(action)
        if self.position.is_chance:
            return self.position.chance_outcomes()[action][0]
        return f"automa {self._table.action_text(self.position.legal_actions()[0])}"

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        returns = self.position.returns()
        return [float(returns[seat]) for seat in self._seats]

    def recall(self, player: int) -> str:
        """All that a player has seen and done: equal where the player cannot tell two histories apart."""
        seat, past, steps = self._seats[player], self._past, []
        while past is not None:
            steps.append(past)
            past = past.before
        digest, seen = hashlib.blake2b(digest_size=16), None
        for step in reversed(steps):
            known = _known(step.position, seat)
            if known != seen:
                digest.update(known.encode())
                seen = known
            if step.player == player:
                digest.update(f"did {step.action}".encode())
        return f"{digest.hexdigest()} {_known(self.position, seat)}"

    def __str__(self) -> str:
        return f"{self._table.name} {self.position.checksum}"


def _known(position: solarium.Position, seat: int) -> str:
    return json.dumps(position.view(seat).data(), sort_keys=True)


class SolariumObserver:
    """What a player knows, as float32 from 0 to 1; as a string, with or without what it has known before."""

    def __init__(self, game: SolariumGame, perfect_recall: bool) -> None:
        self._seats = game.seats
        self._perfect_recall = perfect_recall
        high = np.ones(game.table.observation_size, np.float32)
        for feature in game.table.features():
            high[feature["first"] : feature["first"] + feature["size"]] = feature["high"]
        self._high = high
        self.tensor = np.zeros(game.table.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SolariumState, player: int) -> None:
        np.divide(state.position.observation(self._seats[player]), self._high, out=self.tensor)

    def string_from(self, state: SolariumState, player: int) -> str:
        return state.recall(player) if self._perfect_recall else _known(state.position, self._seats[player])


def _registered(name: str) -> type[SolariumGame]:
    class Registered(SolariumGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    Registered.__name__ = f"Solarium{name.capitalize()}"
    return Registered


for _name in ("photosynthesis", "sol", "circadians"):
    pyspiel.register_game(_game_type(_name, 2, _name != "circadians", False), _registered(_name))
