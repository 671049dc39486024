"""Games as Parquet, and records read back."""

import json

import pytest
import solarium
from solarium import datasets
from tables import NAMES, TABLES, load


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_records_become_rows(table, tmp_path):
    """Each row says what the match says, and the positions are those of the match."""
    game = load(table)
    texts = []
    for seed in (1, 2):
        match = game.start_match(seed)
        match.advance(["random" if seat in game.players else None for seat in range(game.num_seats)])
        assert match.is_over
        texts.append(match.record())
    steps, positions = tmp_path / "steps.parquet", tmp_path / "positions.parquet"
    count = datasets.write_steps(str(steps), datasets.from_records(texts))
    assert datasets.write_positions(str(positions), datasets.from_records(texts)) == count + 2
    rows = datasets.read(str(steps)).to_pylist()
    reached = datasets.read(str(positions)).to_pylist()
    for number, match in enumerate(datasets.read_records(texts)):
        own = [row for row in rows if row["game"] == number]
        assert [(None if row["seat"] < 0 else row["seat"], row["text"]) for row in own] == match.steps()
        end = match.position()
        for row in own:
            assert row["seat"] >= 0 or (row["action"], row["observation"], row["result"]) == (-1, None, None)
            if row["seat"] >= 0:
                assert game.action_text(row["action"]) == row["text"] and row["action"] in row["legal"]
                assert len(row["observation"]) == game.observation_size
                assert row["result"] == pytest.approx(end.returns()[row["seat"]])
        passed = [row for row in reached if row["game"] == number]
        assert passed[-1]["checksum"] == end.checksum and passed[-1]["seat"] == -2
        assert passed[-1]["points"] == [end.points(seat) for seat in range(game.num_seats)]
        assert game.position(json.loads(passed[len(passed) // 2]["record"])).checksum == passed[len(passed) // 2]["checksum"]


def test_a_record_that_stops_in_the_middle_has_no_results():
    game = solarium.load("photosynthesis", first_seat=0)
    match = game.start_match(1)
    for text in ("place a1", "place a2"):
        match.advance()
        match.apply(match.deciding[0], text)
    (history,) = datasets.from_records([match.record()])
    assert [row["result"] for row in datasets._steps(history)] == [None, None]
    assert history.positions[-1] == match.position()


def test_parts_of_a_run_are_the_run():
    game = solarium.load("sol")
    whole = [(history.number, history.steps) for history in datasets.simulate(game, 3, seed=4)]
    parts = [datasets.simulate(game, 1, seed=4, first=number) for number in range(3)]
    assert whole == [(history.number, history.steps) for part in parts for history in part]
    assert whole[0][1] != whole[1][1]


def test_refusals(tmp_path):
    path = str(tmp_path / "file.parquet")
    mixed = [next(datasets.simulate(solarium.load(name), 1)) for name in ("photosynthesis", "sol")]
    with pytest.raises(ValueError, match="one table"):
        datasets.write_steps(path, mixed)
    with pytest.raises(solarium.SolariumError):
        datasets.write_steps(path, datasets.from_records(["nonsense"]))
    assert datasets.write_steps(path, []) == 0
