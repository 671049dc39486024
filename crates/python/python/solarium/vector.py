"""Many games of one table at once, stepped in threads without the lock of the interpreter.

>>> import solarium
>>> from solarium.vector import VectorGames
>>> games = VectorGames(solarium.load("photosynthesis"), 64, threads=2, seed=1)
>>> games.observations.shape, games.masks.shape
((64, 371), (64, 871))
>>> for _ in range(200):
...     games.step(games.sample())
>>> bool((games.masks.sum(axis=1) > 0).all())
True
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ._solarium import Game

__all__ = ["VectorGames"]


class VectorGames:
    """`num_games` games that go on together; a game that ends is replaced by a new one in the same step.

    Chance and automas are part of it: every game stands where a seat decides. The arrays are made once, or are the
    caller's own (of the same shape and type, contiguous), and are written in place at every step. Do not write into
    `observations` and `masks`, and take copies of what is to be kept: only what changes is written.

    * `observations` int8 [games, entries]: what the deciding seat knows; see `solarium.describe`
    * `masks` int8 [games, actions]: 1 for each legal action
    * `rewards` float32 [games, seats]: what a game was worth that ended in the last step, else 0
    * `terminations` bool [games]: did a game end in the last step?
    * `seats` int8 [games]: who decides
    """

    def __init__(
        self,
        game: Game,
        num_games: int,
        *,
        threads: int = 1,
        seed: int = 0,
        observations: NDArray[np.int8] | None = None,
        masks: NDArray[np.int8] | None = None,
        rewards: NDArray[np.float32] | None = None,
        terminations: NDArray[np.bool_] | None = None,
        seats: NDArray[np.int8] | None = None,
    ) -> None:
        self.game = game
        self.num_games = num_games
        self._games = game.vector(num_games, threads)

        def array(given, shape, dtype):
            if given is None:
                return np.zeros(shape, dtype)
            if not isinstance(given, np.ndarray) or given.shape != shape or given.dtype != dtype:
                raise ValueError(f"an array must be {np.dtype(dtype)} of shape {shape}")
            return given

        self.observations = array(observations, (num_games, game.observation_size), np.int8)
        self.masks = array(masks, (num_games, game.num_actions), np.int8)
        self.rewards = array(rewards, (num_games, game.num_seats), np.float32)
        self.terminations = array(terminations, (num_games,), np.bool_)
        self.seats = array(seats, (num_games,), np.int8)
        self._arrays = (self.observations, self.masks, self.rewards, self.terminations, self.seats)
        self._actions = np.zeros(num_games, np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begins all games; equal seeds give equal games, whatever the number of threads."""
        self._games.reset(seed, self._arrays)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carries out one action in each game; if one of them is not legal, nothing happens."""
        self._games.step(actions, self._arrays)

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely; into `out`, or an array that the next call writes again."""
        out = self._actions if out is None else out
        self._games.sample(out)
        return out

    @property
    def plies(self) -> int:
        """Steps so far, those of chance and automas included."""
        return self._games.plies

    @property
    def memory(self) -> int:
        """Bytes that the games take beside the arrays."""
        return self._games.memory
