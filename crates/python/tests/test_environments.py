"""PettingZoo, Gymnasium and OpenSpiel judge the environments themselves."""

import json
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
import solarium
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import cfr, expected_game_score, mcts
from pettingzoo.test import api_test, render_test, seed_test
from solarium import aec, solo, spiel
from tables import NAMES, TABLES


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_pettingzoo_api(table):
    name, options = table
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec.env(name, **options), num_cycles=60)


@pytest.mark.parametrize("name", ["photosynthesis", "sol", "circadians"])
def test_pettingzoo_seeds_and_pictures(name):
    seed_test(lambda: aec.env(name), num_cycles=30)
    custom = {
        "svg": lambda result: isinstance(result, str) and result.startswith("<svg"),
        "ansi": lambda result: isinstance(result, str) and len(result) > 100,
    }
    render_test(lambda render_mode=None: aec.env(name, render_mode=render_mode), custom_tests=custom)


def test_two_seeded_environments_are_equal_in_every_field():
    def play():
        env = aec.raw_env("circadians", seats=["human", "human", "ai:1"])
        env.reset(seed=5)
        rng = np.random.default_rng(0)
        while not all(env.terminations.values()):
            agent = env.agent_selection
            observation = env.observe(agent)
            legal = observation["action_mask"].nonzero()[0]
            yield agent, observation["observation"].tobytes(), legal.tobytes(), dict(env.rewards)
            env.step(int(rng.choice(legal)))
        yield dict(env.rewards), env.position.checksum

    for one, other in zip(play(), play(), strict=True):
        assert one == other


@pytest.mark.parametrize(
    "name, options",
    [
        ("photosynthesis", dict(seats=["human", "cynthia:seedling"])),
        ("photosynthesis", dict(seats=["cynthia:ancient", "human"])),
        ("sol", dict(seats=["human"], mode="solo", scenario="chain")),
        ("circadians", dict(seats=["human", "ai:4"])),
    ],
)
def test_gymnasium(name, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(solo.SoloEnv(name, **options), skip_render_check=True)


def test_gymnasium_games_have_an_end():
    env = gymnasium.make("solarium/photosynthesis-solo-v1", reward="points", illegal="raise")
    _, info = env.reset(seed=3)
    rng, total, ended = np.random.default_rng(3), 0.0, False
    with pytest.raises(solarium.IllegalActionError) as refused:
        env.step(870)
    assert refused.value.code and refused.value.rule.startswith("PH-")
    while not ended:
        action = rng.choice(info["action_mask"].nonzero()[0])
        _, reward, ended, truncated, info = env.step(int(action))
        total += reward
        assert not truncated
    assert total == info["points"]
    with pytest.raises(ValueError, match="one seat"):
        solo.SoloEnv("sol", seats=["human", "human"])


@pytest.mark.parametrize(
    "name, options",
    [
        ("photosynthesis", dict(seats=["human", "human"])),
        ("photosynthesis", dict(seats=["human", "cynthia:tree"])),
        ("sol", dict(seats=["human"], mode="solo", scenario="introduction")),
        ("circadians", dict(seats=["human", "human"])),
    ],
)
def test_openspiel(name, options):
    game = spiel.game(name, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def nodes(state, most):
    """The number of positions that can be reached, counted up to a number."""
    count, waiting = 0, [state]
    while waiting and count <= most:
        state = waiting.pop()
        count += 1
        waiting += [] if state.is_terminal() else [state.child(action) for action in state.legal_actions()]
    return count


def best(state):
    """What the best play of both is worth to the first player, and the best actions; nothing is hidden."""
    if state.is_terminal():
        return state.returns()[0], []
    if state.is_chance_node():
        return sum(chance * best(state.child(action))[0] for action, chance in state.chance_outcomes()), []
    values = {action: best(state.child(action))[0] for action in state.legal_actions()}
    worth = (max if state.current_player() == 0 else min)(values.values())
    return worth, [action for action, value in values.items() if value == worth]


def last_turns(name, seats, differ, most):
    """The game from a position near its end, with few positions to come and a decision that matters."""
    table = solarium.load(name, seats=seats)
    for seed in range(200):
        random, position, tail = solarium.Random(seed), table.start(), []
        while not position.is_over:
            tail.append(position)
            if position.is_chance:
                position = position.draw(random)
            else:
                legal = position.legal_actions()
                position = position.apply(legal[random.below(len(legal))])
        for position in tail[-12:-1]:
            game = spiel.game(name, seats, position=position)
            state = game.new_initial_state()
            if 20 < nodes(state, most) <= most and differ(state):
                return game
    raise AssertionError("no such position")


def matters(state):
    worth, actions = best(state)
    return not state.is_chance_node() and 0 < len(actions) < len(state.legal_actions())


def test_cfr_and_mcts_of_openspiel_find_the_best_play():
    game = last_turns("photosynthesis", ["human", "human"], matters, 400)
    state = game.new_initial_state()
    worth, actions = best(state)
    solver = cfr.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    values = expected_game_score.policy_value(state, [solver.average_policy()] * 2)
    assert abs(values[0] - worth) < 0.1
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 400, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in actions


def test_cfr_of_openspiel_runs_where_something_is_hidden():
    game = last_turns("circadians", ["human", "human"], lambda state: not state.is_chance_node(), 300)
    solver = cfr.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    state = game.new_initial_state()
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions()) and abs(sum(chances.values()) - 1) < 1e-9


def test_information_states_tell_apart_what_a_player_has_seen():
    game = spiel.game("circadians")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    # The choice is secret: the other player cannot tell the two apart.
    assert one.information_state_string(player) != other.information_state_string(player)
    assert one.information_state_string(1 - player) == other.information_state_string(1 - player)
    assert one.clone().information_state_string(player) == one.information_state_string(player)


def test_openspiel_registers_and_searches():
    setup = json.dumps({"seats": ["human", "human"], "first_seat": 0})
    game = pyspiel.load_game("python_solarium_photosynthesis", {"setup": setup})
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()
