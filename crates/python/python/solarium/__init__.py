"""Three board games for research: Photosynthesis, Sol: Last Days of a Star, Circadians: First Light.

A `Game` is the rules at one table, a `Position` never changes, and a `View` is what one seat knows of it:

>>> import solarium
>>> game = solarium.load("photosynthesis", seats=["human", "human"], first_seat=0)
>>> game
<solarium.Game solarium/photosynthesis-v1 human, human>
>>> position = game.start()
>>> position.seat_to_act, len(position.legal_actions())
(0, 18)
>>> game.action_text(position.legal_actions()[0])
'place a1'
>>> position = position.apply("place a1")
>>> position.view(1).legal_actions() == position.legal_actions()
True

A random game to its end:

>>> random = solarium.Random(1)
>>> while not position.is_over:
...     if position.is_chance:
...         position = position.draw(random)
...     else:
...         legal = position.legal_actions()
...         position = position.apply(legal[random.below(len(legal))])
>>> sum(position.returns())
0.0

Environments: `solarium.aec` (PettingZoo), `solarium.solo` (Gymnasium), `solarium.spiel` (OpenSpiel),
`solarium.vector` (many games at once, NumPy only); `solarium.datasets` writes Parquet.
"""

from __future__ import annotations

from typing import Any

from ._solarium import (
    Game,
    IllegalActionError,
    InternalError,
    Match,
    Position,
    Random,
    SolariumError,
    View,
    __version__,
    titles,
)
from ._solarium import load as _load

__all__ = [
    "Game",
    "IllegalActionError",
    "InternalError",
    "Match",
    "Position",
    "Random",
    "SolariumError",
    "View",
    "__version__",
    "describe",
    "load",
    "playout",
    "titles",
]


def load(name: str, seats: list[str] | None = None, **options: Any) -> Game:
    """The table of a game.

    `seats` says what moves each seat (`human`, an automa such as `cynthia:tree` or `ai:2`); further options are those
    of the game, see `titles()`.

    >>> load("circadians", seats=["human", "ai:1"]).players
    [0]
    >>> load("sol", seats=["human"], mode="solo", scenario="introduction").num_seats
    1
    >>> load("chess")
    Traceback (most recent call last):
        ...
    solarium.SolariumError: ...
    """
    if not isinstance(name, str):
        raise TypeError(f"the name of a game is a text, not {name!r}")
    seats = ["human", "human"] if seats is None else seats
    if isinstance(seats, (str, bytes)) or not hasattr(seats, "__iter__"):
        raise TypeError(f'`seats` is a list such as ["human", "human"], not {seats!r}')
    return _load(name, {"seats": list(seats), **options})


def describe(game: Game) -> dict[str, Any]:
    """What every action number and every entry of an observation means.

    >>> meaning = describe(load("photosynthesis"))
    >>> meaning["env_id"], meaning["num_actions"], meaning["actions"][870]
    ('solarium/photosynthesis-v1', 871, 'end')
    >>> [feature["name"] for feature in meaning["observation"]][:3]
    ['pieces', 'activated', 'available']
    """
    return {
        "env_id": game.env_id,
        "version": game.version,
        "seats": game.seats,
        "setup": game.setup,
        "num_actions": game.num_actions,
        "actions": [game.action_text(action) for action in range(game.num_actions)],
        "observation_size": game.observation_size,
        "observation": game.features(),
    }


def playout(position: Position, random: Random) -> Position:
    """Plays at random to the end.

    >>> playout(load("sol").start(), Random(3)).is_over
    True
    """
    while not position.is_over:
        if position.is_chance:
            position = position.draw(random)
        else:
            legal = position.legal_actions()
            position = position.apply(legal[random.below(len(legal))])
    return position
