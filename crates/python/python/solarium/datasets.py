"""Games as Parquet, and records read back; needs pyarrow.

`simulate` and `from_records` give histories; `write_steps` writes a row for each step of them, `write_positions` a row for
each position. The columns are described in `steps_schema` and `positions_schema`.

>>> import solarium, tempfile, os
>>> from solarium import datasets
>>> path = os.path.join(tempfile.mkdtemp(), "games.parquet")
>>> datasets.write_steps(path, datasets.simulate(solarium.load("photosynthesis"), games=2, seed=7)) > 100
True
>>> table = datasets.read(path)
>>> table.schema.metadata[b"env_id"], sorted(set(table["game"].to_pylist()))
(b'solarium/photosynthesis-v1', [0, 1])
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

import solarium

__all__ = [
    "History",
    "from_records",
    "positions_schema",
    "read",
    "read_records",
    "simulate",
    "steps_schema",
    "write_positions",
    "write_steps",
]

_ROWS_AT_ONCE = 4096


@dataclass
class History:
    """A game step by step: `positions` has one more than `steps`, which are (seat, notation); seat -1 is chance."""

    game: solarium.Game
    number: int
    positions: list[solarium.Position] = field(default_factory=list)
    steps: list[tuple[int, str]] = field(default_factory=list)


def simulate(game: solarium.Game, games: int, seed: int = 0, first: int = 0) -> Iterator[History]:
    """Random games; game number n depends on `seed` and n only, so that a run may be divided among machines."""
    for number in range(first, first + games):
        random = solarium.Random((seed * 0x9E3779B97F4A7C15 + number) % 2**64)
        history, position = History(game, number), game.start()
        history.positions.append(position)
        while not position.is_over:
            if position.is_chance:
                text = _drawn(position.chance_outcomes(), random.bits() / 2**64)
                position = position.apply_chance(text)
                history.steps.append((-1, text))
            else:
                seat, legal = position.seat_to_act, position.legal_actions()
                action = legal[random.below(len(legal))]
                position = position.apply(action)
                history.steps.append((seat, game.action_text(action)))
            history.positions.append(position)
        yield history


def _drawn(outcomes: list[tuple[str, float]], share: float) -> str:
    for text, chance in outcomes:
        share -= chance
        if share < 0:
            return text
    return outcomes[-1][0]


def read_records(texts: Iterable[str]) -> Iterator[solarium.Match]:
    """The matches of records, replayed."""
    return (solarium.Match.from_record(text) for text in texts)


def from_records(texts: Iterable[str]) -> Iterator[History]:
    """Recorded games, numbered from 0."""
    for number, match in enumerate(read_records(texts)):
        history, position = History(match.game, number), match.game.start()
        history.positions.append(position)
        for seat, text in match.steps():
            position = position.apply_chance(text) if seat is None else position.apply(text, seat)
            history.steps.append((-1 if seat is None else seat, text))
            history.positions.append(position)
        yield history


def steps_schema(game: solarium.Game) -> pa.Schema:
    """The columns of a file of steps.

    * `game`, `step`: numbers, both from 0
    * `seat`: who acted; -1 for chance
    * `action`, `text`: the number of the action, -1 for chance, and its notation
    * `observation`, `legal`: what the seat knew before it acted, and the numbers of its legal actions
    * `result`: what the game was worth to the seat, from -1 to 1; null if it was not played to its end

    The set-up, the version and the meaning of observations stand in the metadata of the file.
    """
    return _schema(
        game,
        [
            pa.field("game", pa.int64()),
            pa.field("step", pa.int32()),
            pa.field("seat", pa.int8()),
            pa.field("action", pa.int32()),
            pa.field("text", pa.string()),
            pa.field("observation", pa.list_(pa.int8())),
            pa.field("legal", pa.list_(pa.int32())),
            pa.field("result", pa.float32()),
        ],
    )


def positions_schema(game: solarium.Game) -> pa.Schema:
    """The columns of a file of positions.

    * `game`, `step`: numbers; step 0 is the position before the first step
    * `seat`: who acts next; -1 for chance, -2 if the game is over
    * `points`: by seat
    * `checksum`, `record`: of the position; `Game.position(json.loads(record))` reads it, with all that is secret
    """
    return _schema(
        game,
        [
            pa.field("game", pa.int64()),
            pa.field("step", pa.int32()),
            pa.field("seat", pa.int8()),
            pa.field("points", pa.list_(pa.int32())),
            pa.field("checksum", pa.string()),
            pa.field("record", pa.string()),
        ],
    )


def _schema(game: solarium.Game, fields: list[pa.Field]) -> pa.Schema:
    meaning = {"env_id": game.env_id, "setup": json.dumps(game.setup), "features": json.dumps(game.features())}
    return pa.schema(fields, metadata=meaning)


def _steps(history: History) -> Iterator[dict[str, Any]]:
    game, end = history.game, history.positions[-1]
    returns = end.returns() if end.is_over else None
    for step, (position, (seat, text)) in enumerate(zip(history.positions, history.steps, strict=False)):
        row: dict[str, Any] = {"game": history.number, "step": step, "seat": seat, "action": -1, "text": text}
        if seat >= 0:
            row["action"] = game.action_index(text)
            row["observation"] = position.observation(seat)
            row["legal"] = position.legal_actions(seat)
            row["result"] = None if returns is None else returns[seat]
        yield row


def _positions(history: History) -> Iterator[dict[str, Any]]:
    for step, position in enumerate(history.positions):
        seat = -2 if position.is_over else -1 if position.is_chance else position.seat_to_act
        points = [position.points(seat) for seat in range(history.game.num_seats)]
        row = {"game": history.number, "step": step, "seat": seat, "points": points}
        yield {**row, "checksum": position.checksum, "record": json.dumps(position.record())}


def write_steps(path: str, histories: Iterable[History]) -> int:
    """Writes the steps of games, all of one table, to a Parquet file; returns the number of rows."""
    return _write(path, histories, steps_schema, _steps)


def write_positions(path: str, histories: Iterable[History]) -> int:
    """Writes the positions of games, all of one table, to a Parquet file; returns the number of rows."""
    return _write(path, histories, positions_schema, _positions)


def _write(
    path: str,
    histories: Iterable[History],
    schema_of: Callable[[solarium.Game], pa.Schema],
    rows_of: Callable[[History], Iterator[dict[str, Any]]],
) -> int:
    game, writer, written = None, None, 0
    waiting: list[dict[str, Any]] = []
    try:
        for history in histories:
            if game is None:
                game = history.game
                schema = schema_of(game)
                writer = pq.ParquetWriter(path, schema, compression="zstd")
            elif history.game != game:
                raise ValueError("all games of a file are of one table; write others to another file")
            waiting += rows_of(history)
            if len(waiting) >= _ROWS_AT_ONCE:
                writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
                written, waiting = written + len(waiting), []
        if waiting:
            writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
            written += len(waiting)
    finally:
        if writer is not None:
            writer.close()
    return written


def read(path: str) -> pa.Table:
    """The rows of a file that `write_steps` or `write_positions` wrote."""
    return pq.read_table(path)
