"""Many games at once."""

import threading

import numpy as np
import pytest
import solarium
from solarium.vector import VectorGames
from tables import NAMES, TABLES, load

ARRAYS = ("observations", "masks", "rewards", "terminations", "seats")


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_threads_and_division_do_not_matter(table):
    game = load(table)
    one, three = VectorGames(game, 10, seed=3), VectorGames(game, 10, threads=3, seed=3)
    for _ in range(150):
        actions = one.sample().copy()
        assert (three.sample() == actions).all()
        one.step(actions)
        three.step(actions)
        for name in ARRAYS:
            assert (getattr(one, name) == getattr(three, name)).all(), name


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_every_step_is_that_of_a_single_game(table):
    """A position is followed beside each game: the same seat, legal actions and, without secrets, observation."""
    game = load(table)
    games = VectorGames(game, 4, seed=8)
    # What chance brings is not told: games are compared from one decision to the next where nothing is drawn.
    positions = [None] * 4
    compared = 0
    rng = np.random.default_rng(1)
    for _ in range(400):
        actions = np.array([rng.choice(mask.nonzero()[0]) for mask in games.masks])
        before = [(int(seat), row.copy()) for seat, row in zip(games.seats, games.observations, strict=True)]
        games.step(actions)
        for index in range(4):
            seat, row = before[index]
            position = positions[index]
            if position is not None:
                assert position.seat_to_act == seat
                assert (position.observation(seat) == row).all()
                compared += 1
                position = position.apply(int(actions[index]), seat)
                known = not (position.is_over or position.is_chance)
                positions[index] = position if known and position.seat_to_act in game.players else None
            else:
                positions[index] = found(game, row, seat)
                if positions[index] is not None:
                    after = positions[index].apply(int(actions[index]), seat)
                    settled = not (after.is_over or after.is_chance)
                    positions[index] = after if settled and after.seat_to_act in game.players else None
    if game.name == "photosynthesis" and len(game.players) == 2:
        assert compared > 100


def found(game, row, seat):
    """The first decision of a game, if that is what the row shows."""
    position = game.start()
    for _ in range(8):
        if position.is_over or not position.is_chance:
            break
        for place in range(len(position.chance_probabilities())):
            after = position.apply_chance(place)
            if not after.is_chance and after.seat_to_act == seat and (after.observation(seat) == row).all():
                return after
        position = position.apply_chance(0)
    return None


def test_games_end_and_begin_again():
    game = solarium.load("photosynthesis")
    games = VectorGames(game, 16, seed=2)
    ended = 0
    for _ in range(400):
        games.step(games.sample())
        ended += int(games.terminations.sum())
        assert (games.rewards.sum(axis=1) == 0).all()
        assert (np.abs(games.rewards[~games.terminations]).sum()) == 0
        assert (games.masks.sum(axis=1) > 0).all()
    assert ended > 16


def test_nothing_happens_if_an_action_is_not_legal():
    games = VectorGames(solarium.load("photosynthesis"), 4, threads=2)
    before = [getattr(games, name).copy() for name in ARRAYS]
    for bad in (-1, 870, 871, 2**62, -(2**63)):
        actions = games.sample().copy()
        actions[2] = bad
        with pytest.raises(solarium.IllegalActionError, match="game 2"):
            games.step(actions)
        for name, array in zip(ARRAYS, before, strict=True):
            assert (getattr(games, name) == array).all()
    for wrong in (np.zeros(3, np.int64), np.zeros(8, np.int64)[::2]):
        with pytest.raises(solarium.SolariumError):
            games.step(wrong)
    with pytest.raises(TypeError):
        games.step([0, 0, 0, 0])


def test_arrays_of_the_caller():
    game = solarium.load("sol")
    own = np.full((8, game.observation_size), 5, np.int8)
    games = VectorGames(game, 8, observations=own)
    assert games.observations is own and own.max() < 128 and (own != 5).any()
    with pytest.raises(ValueError, match="int8"):
        VectorGames(game, 8, observations=own.astype(np.float32))
    own.flags.writeable = False
    with pytest.raises(solarium.SolariumError):
        games.step(games.sample())


@pytest.mark.parametrize("games, threads", [(0, 1), (2**40, 1), (4, 0), (4, 10**6)])
def test_impossible_sizes(games, threads):
    with pytest.raises((solarium.SolariumError, ValueError)):
        VectorGames(solarium.load("sol"), games, threads=threads)


def test_many_threads_on_one_object():
    games = VectorGames(solarium.load("photosynthesis"), 32, threads=2)
    problems = []

    def work():
        actions = np.zeros(32, np.int64)
        for _ in range(60):
            try:
                games.step(games.sample(actions))
            except solarium.SolariumError:
                pass  # another thread has the arrays, or was faster
            except BaseException as error:
                problems.append(error)

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems
    assert (games.masks.sum(axis=1) > 0).all()


def test_memory_of_a_thousand_games():
    for name in ("photosynthesis", "sol", "circadians"):
        games = VectorGames(solarium.load(name), 1024)
        for _ in range(20):
            games.step(games.sample())
        assert games.memory <= 64 * 2**20
