"""Positions, views, records, bots."""

import copy
import importlib.metadata
import pickle

import numpy as np
import pytest
import solarium
from tables import NAMES, TABLES, load, walk


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_numbers_notation_and_masks_are_one(table):
    game = load(table)
    mask = np.ones(game.num_actions, np.int8)
    for count, position in enumerate(walk(game, 1)):
        if count % 17 or not position.deciding:
            continue
        legal = position.legal_actions()
        assert legal == sorted(set(legal)) and legal
        assert position.action_mask(out=mask).nonzero()[0].tolist() == legal
        for action in legal:
            text = game.action_text(action)
            assert game.action_index(text) == action
        assert position.apply(legal[0]) == position.apply(game.action_text(legal[0]))
    assert position.is_over and position.legal_actions() == []


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_what_a_seat_cannot_know_is_not_in_its_observation(table):
    game = load(table)
    random = solarium.Random(5)
    for count, position in enumerate(walk(game, 2)):
        if count % 41:
            continue
        for seat in game.players:
            view = position.view(seat)
            again = view.resample(random)
            assert (position.observation(seat) == again.observation(seat)).all()
            assert (view.observation() == position.observation(seat)).all()
            assert again.view(seat).data() == view.data()
            assert view.legal_actions() == position.legal_actions(seat)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_observations_keep_to_their_ranges(table):
    game = load(table)
    features = game.features()
    assert sum(feature["size"] for feature in features) == game.observation_size
    for count, position in enumerate(walk(game, 3)):
        if count % 37:
            continue
        full = position.full_observation()
        assert full.shape == (game.num_seats, game.observation_size) and full.dtype == np.int8
        for feature in features:
            entries = full[:, feature["first"] : feature["first"] + feature["size"]]
            assert entries.min() >= 0 and entries.max() <= feature["high"], feature["name"]


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_positions_are_written_and_read(table):
    game = load(table)
    for count, position in enumerate(walk(game, 4)):
        if count % 101 == 0 or position.is_over:
            again = game.position(position.record())
            assert again == position and hash(again) == hash(position)
            assert again.checksum == position.checksum
    assert len(position.scores()) == game.num_seats
    assert all(-1 <= value <= 1 for value in position.returns())


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_copies_and_pickles(table):
    game = load(table)
    *_, position = (position for position, _ in zip(walk(game, 6), range(60)))
    assert copy.deepcopy(position) is position and copy.copy(game) is game
    again = pickle.loads(pickle.dumps(position))
    assert again == position and again.game == game and hash(again.game) == hash(game)
    assert game != solarium.load("sol", seats=["human"] * 4)


def test_chance_has_probabilities():
    game = solarium.load("circadians", seats=["human", "human"])
    position = game.start()
    assert position.is_chance
    outcomes = position.chance_outcomes()
    assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-12
    assert [chance for _, chance in outcomes] == position.chance_probabilities()
    assert position.apply_chance(0) == position.apply_chance(outcomes[0][0])
    assert position.apply_chance(0) != position.apply_chance(1)


def test_an_automa_explains_itself():
    game = solarium.load("photosynthesis", seats=["human", "cynthia:tree"], first_seat=1)
    random = solarium.Random(1)
    position = game.start()
    while position.is_chance:
        position = position.draw(random)
    assert position.deciding == [1] and len(position.legal_actions()) == 1
    explanation = position.explain()
    assert game.action_index(explanation["action"]) == position.legal_actions()[0]
    assert explanation["trace"]
    with pytest.raises(solarium.SolariumError):
        position.explain(0)


def test_bots_advise_and_play():
    game = solarium.load("photosynthesis", first_seat=0)
    advice = game.start().suggest("greedy")
    assert game.action_index(advice["action"]) in game.start().legal_actions()
    assert len(advice["actions"]) == len(game.start().legal_actions())
    match = game.start_match(7)
    match.advance(["greedy", "random"])
    assert match.is_over and len(match) > 20
    with pytest.raises(solarium.SolariumError, match="random"):
        game.start().suggest("grandmaster")


def test_matches_become_records_and_come_back():
    game = solarium.load("circadians", seats=["human", "ai:1"])
    match = game.start_match(11)
    match.advance(["random", None])
    text = match.record()
    again = solarium.Match.verified(text)
    assert again.position() == match.position() and again.steps() == match.steps()
    damaged = text.replace("\n", "\nx", 3)
    with pytest.raises(solarium.SolariumError):
        solarium.Match.from_record(damaged)


def test_pictures_and_texts():
    view = solarium.load("sol").start().view()
    assert view._repr_svg_().startswith("<svg") and view.svg("de").startswith("<svg")
    assert view.text().strip()
    with pytest.raises(solarium.SolariumError, match="en, de and fr"):
        view.svg("la")


def test_equal_seeds_give_equal_games():
    for name in ("photosynthesis", "sol", "circadians"):
        game = solarium.load(name)
        one, other = (solarium.playout(game.start(), solarium.Random(9)) for _ in range(2))
        assert one == other and one.checksum == other.checksum
        assert one != solarium.playout(game.start(), solarium.Random(10))


def test_version_is_that_of_the_package():
    assert solarium.__version__ == importlib.metadata.version("solarium")
