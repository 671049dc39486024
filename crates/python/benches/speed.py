"""Speed of the package against PettingZoo and OpenSpiel, measured in turns in one run; budgets in `benches/BUDGET.md`.

    cargo xtask python --measure

builds the wheel, installs it and runs this. The best of many short rounds counts: other work on the machine can only
slow one down. Two threads need two cores that have nothing else to do.
"""

import argparse
import os
import random
import subprocess
import sys
import time

import pyspiel
import solarium
from pettingzoo.classic import connect_four_v3
from solarium.vector import VectorGames


def rate(play, seconds):
    """Steps in a second."""
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        steps += play()
    return steps / (time.perf_counter() - begun)


def connect_four():
    env = connect_four_v3.env()
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(random.choice(legal))
        steps += 1
    return steps


def backgammon(game=pyspiel.load_game("backgammon")):
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = random.choices([value for value, _ in outcomes], [chance for _, chance in outcomes])[0]
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(action)
        steps += 1
    return steps


def native(game):
    def play():
        position, steps = game.start(), 0
        while not position.is_over:
            if position.is_chance:
                chances = position.chance_probabilities()
                position = position.apply_chance(random.choices(range(len(chances)), chances)[0])
            else:
                position = position.apply(random.choice(position.legal_actions()))
            steps += 1
        return steps

    return play


def vector(game, threads):
    games = VectorGames(game, 1024, threads=threads)

    def play():
        before = games.plies
        for _ in range(10):
            games.step(games.sample())
        return games.plies - before

    return play


def import_milliseconds():
    code = "import time, numpy; t = time.perf_counter(); import solarium; print(1000 * (time.perf_counter() - t))"
    return min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(9))


def line(what, value, unit, budget, reached):
    print(f"{what:<58}{value:>10.2f} {unit:<5}{budget:>14}  {'reached' if reached else 'MISSED'}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.05, help="of a round")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--wheel", help="the file whose size is told")
    args = parser.parse_args()
    measured = {"pettingzoo connect_four_v3": connect_four, "open_spiel backgammon": backgammon}
    names = ("photosynthesis", "sol", "circadians")
    for name in names:
        game = solarium.load(name)
        measured[f"{name}, Python loop"] = native(game)
        measured[f"{name}, vector, 1 thread"] = vector(game, 1)
        measured[f"{name}, vector, 2 threads"] = vector(game, 2)
    best = dict.fromkeys(measured, 0.0)
    for _ in range(args.rounds):
        for name, play in measured.items():
            best[name] = max(best[name], rate(play, args.seconds))
    for name, steps in best.items():
        print(f"{name:<58}{steps:>14,.0f} steps/s")
    for name in names:
        loop = best[f"{name}, Python loop"]
        for peer, least in (("pettingzoo connect_four_v3", 20), ("open_spiel backgammon", 3)):
            ratio = loop / best[peer]
            line(f"{name}, Python loop against {peer}", ratio, "x", f"at least {least}", ratio >= least)
        ratio = best[f"{name}, vector, 2 threads"] / best[f"{name}, vector, 1 thread"]
        line(f"{name}, two threads against one", ratio, "x", "at least 1.7", ratio >= 1.7)
        games = VectorGames(solarium.load(name), 1024)
        for _ in range(300):
            games.step(games.sample())
        mebibytes = games.memory / 2**20
        line(f"{name}, memory of 1,024 games beside the arrays", mebibytes, "MiB", "at most 64", mebibytes <= 64)
    milliseconds = import_milliseconds()
    line("import after NumPy", milliseconds, "ms", "at most 50", milliseconds <= 50)
    if args.wheel:
        mebibytes = os.path.getsize(args.wheel) / 2**20
        line("wheel", mebibytes, "MiB", "at most 8", mebibytes <= 8)


if __name__ == "__main__":
    main()
