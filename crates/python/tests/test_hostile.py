"""Nonsense in, exceptions out: never an abort, never a half-done step."""

import threading

import numpy as np
import pytest
import solarium
from hypothesis import given, settings
from hypothesis import strategies as st

GAMES = {name: solarium.load(name) for name in ("photosynthesis", "sol", "circadians")}
REFUSED = (ValueError, TypeError, OverflowError)

anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=True),
    st.text(max_size=12),
    st.binary(max_size=4),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=2),
)


def some_position(name, seed):
    random = solarium.Random(seed)
    position = GAMES[name].start()
    for _ in range(seed % 120):
        if position.is_over:
            break
        if position.is_chance:
            position = position.draw(random)
        else:
            legal = position.legal_actions()
            position = position.apply(legal[random.below(len(legal))])
    return position


@settings(max_examples=120, deadline=None)
@given(name=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 400), action=anything, seat=anything)
def test_any_step(name, seed, action, seat):
    position = some_position(name, seed)
    before = position.checksum
    for call in (
        lambda: position.apply(action),
        lambda: position.apply(action, seat),
        lambda: position.apply_chance(action),
        lambda: position.legal_actions(seat),
        lambda: position.view(seat).data(),
        lambda: position.observation(seat, action),
        lambda: position.action_mask(seat, action),
        lambda: position.points(seat),
        lambda: position.explain(seat),
        lambda: position.suggest(action, seat),
        lambda: position.draw(action),
    ):
        try:
            call()
        except REFUSED as error:
            assert str(error)
    assert position.checksum == before


@settings(max_examples=120, deadline=None)
@given(
    name=st.one_of(st.sampled_from(sorted(GAMES)), anything),
    seats=st.one_of(
        st.lists(st.one_of(st.sampled_from(["human", "cynthia", "ai:1", "bot:greedy"]), anything), max_size=7),
        anything,
    ),
    options=st.dictionaries(
        st.one_of(st.sampled_from(["first_seat", "mode", "scenario", "planet"]), st.text(max_size=6)),
        anything,
        max_size=2,
    ),
)
def test_any_setup(name, seats, options):
    options.pop("name", None)
    options.pop("seats", None)
    try:
        game = solarium.load(name, seats, **options)
        assert game.start().legal_actions() is not None
    except REFUSED as error:
        assert str(error)


@settings(max_examples=80, deadline=None)
@given(name=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 200), key=st.integers(0, 40), value=anything)
def test_any_position_record(name, seed, key, value):
    record = some_position(name, seed).record()
    field = sorted(record)[key % len(record)]
    record[field] = value
    try:
        assert GAMES[name].position(record).checksum
    except REFUSED as error:
        assert str(error)


@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=60), number=anything)
def test_any_number_and_text(text, number):
    for game in GAMES.values():
        for call in (
            lambda: solarium.Match.from_record(text),
            lambda: game.action_index(text),
            lambda: game.action_text(number),
            lambda: game.start_match(number),
            lambda: game.position(number),
            lambda: solarium.Random(number).below(number),
        ):
            try:
                call()
            except REFUSED as error:
                assert str(error)


def test_use_after_the_end():
    position = solarium.playout(GAMES["photosynthesis"].start(), solarium.Random(1))
    with pytest.raises(solarium.SolariumError, match="over"):
        position.apply(0)
    with pytest.raises(solarium.IllegalActionError, match="over") as refused:
        position.apply(0, 0)
    assert refused.value.code == "match/over"
    with pytest.raises(solarium.SolariumError):
        position.draw(solarium.Random(1))


def test_a_position_of_another_table():
    record = GAMES["photosynthesis"].start().record()
    with pytest.raises(solarium.SolariumError):
        solarium.load("photosynthesis", seats=["human"] * 3).position(record)
    with pytest.raises(solarium.SolariumError):
        GAMES["sol"].position(record)


def test_arrays_that_do_not_fit():
    position = some_position("sol", 30)
    size = GAMES["sol"].observation_size
    for out in (np.zeros(size + 1, np.int8), np.zeros(2 * size, np.int8)[::2]):
        with pytest.raises(solarium.SolariumError, match="out"):
            position.observation(0, out)
    with pytest.raises(TypeError):
        position.observation(0, np.zeros(size, np.float32))


def test_many_threads_on_one_position_and_match():
    position = some_position("circadians", 90)
    match = GAMES["circadians"].start_match(3)
    match.advance()
    problems = []

    def work(number):
        random = solarium.Random(number)
        try:
            for _ in range(20):
                solarium.playout(position, random)
                for seat in match.deciding:
                    legal = match.position().legal_actions(seat)
                    if legal:
                        match.apply(seat, legal[random.below(len(legal))])
                match.advance()
        except solarium.IllegalActionError:
            pass  # another thread was faster
        except BaseException as error:
            problems.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems
    assert solarium.Match.from_record(match.record()).position() == match.position()
