"""Speed of the package against PettingZoo and OpenSpiel, measured in turns in one run; budgets in `benches/BUDGET.md`.

    cargo xtask python --measure

builds the wheel, installs it and runs this, which fails if a budget is missed. The best of many short rounds counts: other
work on the machine can only slow one down. Two threads need two cores that have nothing else to do.
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
    code = "import time; t = time.perf_counter(); import solarium; print(1000 * (time.perf_counter() - t))"
    return min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(9))


class Budgets:
    """Prints figures beside their budgets and counts those that are missed."""

    def __init__(self):
        self.missed = 0

    def line(self, what, value, unit, least=None, most=None):
        reached = value >= least if most is None else value <= most
        budget = f"at least {least}" if most is None else f"at most {most}"
        self.missed += not reached
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
    budgets = Budgets()
    for name in names:
        loop = best[f"{name}, Python loop"]
        for peer, least in (("pettingzoo connect_four_v3", 20), ("open_spiel backgammon", 3)):
            budgets.line(f"{name}, Python loop against {peer}", loop / best[peer], "x", least=least)
        ratio = best[f"{name}, vector, 2 threads"] / best[f"{name}, vector, 1 thread"]
        budgets.line(f"{name}, two threads against one", ratio, "x", least=1.7)
        games = VectorGames(solarium.load(name), 1024)
        for _ in range(300):
            games.step(games.sample())
        budgets.line(f"{name}, memory of 1,024 games beside the arrays", games.memory / 2**20, "MiB", most=64)
    budgets.line("import", import_milliseconds(), "ms", most=50)
    if args.wheel:
        budgets.line("wheel", os.path.getsize(args.wheel) / 2**20, "MiB", most=8)
    return f"{budgets.missed} budgets missed" if budgets.missed else None


if __name__ == "__main__":
    sys.exit(main())
