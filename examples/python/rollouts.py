"""Random games at full speed: one by one in a Python loop, and many at once in arrays.

    python rollouts.py [--game photosynthesis] [--seconds 2] [--games 1024] [--threads 2]
"""

import argparse
import time

import solarium
from solarium.vector import VectorGames


def one_by_one(game, seconds):
    """Steps in a second of a plain loop."""
    random, steps, begun = solarium.Random(1), 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        position = game.start()
        while not position.is_over:
            if position.is_chance:
                position = position.draw(random)
            else:
                legal = position.legal_actions()
                position = position.apply(legal[random.below(len(legal))])
            steps += 1
    return steps / (time.perf_counter() - begun)


def at_once(game, games, threads, seconds):
    """Steps in a second of many games, masks and observations written."""
    vector = VectorGames(game, games, threads=threads, seed=1)
    before, begun = vector.plies, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        for _ in range(20):
            vector.step(vector.sample())
    return (vector.plies - before) / (time.perf_counter() - begun)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="photosynthesis")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    game = solarium.load(args.game)
    print(f"{game.env_id}: {one_by_one(game, args.seconds):,.0f} steps/s in a Python loop")
    for threads in sorted({1, args.threads}):
        rate = at_once(game, args.games, threads, args.seconds)
        print(f"{game.env_id}: {rate:,.0f} steps/s, {args.games} games at once, {threads} thread(s)")


if __name__ == "__main__":
    main()
