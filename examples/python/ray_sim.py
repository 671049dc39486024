"""Simulations with Ray: the same result for any number of workers, here or on many machines.

    python ray_sim.py [--game sol] [--games 200] [--workers 2] [--address auto]

Without Ray (`--workers 0`) the games are played in this process.
"""

import argparse
import hashlib

import solarium


def simulate(name, seats, first, games, seed):
    """Checksums and points of random games `first` to `first + games - 1`."""
    game = solarium.load(name, seats=["human"] * seats)
    found = []
    for number in range(first, first + games):
        end = solarium.playout(game.start(), solarium.Random((seed << 32) + number))
        found.append((number, end.checksum, [end.points(seat) for seat in range(seats)]))
    return found


def run(name, seats, games, seed, workers, address=None, part=25):
    """All games in their order."""
    parts = [(first, min(part, games - first)) for first in range(0, games, part)]
    if workers == 0:
        results = [simulate(name, seats, first, count, seed) for first, count in parts]
    else:
        import ray

        ray.init(address=address, num_cpus=None if address else workers, include_dashboard=False)
        task = ray.remote(simulate)
        results = ray.get([task.remote(name, seats, first, count, seed) for first, count in parts])
        ray.shutdown()
    return [game for result in results for game in result]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="sol")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--address", help="of a Ray cluster, such as auto")
    args = parser.parse_args()
    games = run(args.game, args.seats, args.games, args.seed, args.workers, args.address)
    digest = hashlib.sha256("".join(checksum for _, checksum, _ in games).encode()).hexdigest()[:16]
    means = [sum(points[seat] for *_, points in games) / len(games) for seat in range(args.seats)]
    print(f"{len(games)} games, digest {digest}, mean points {[round(mean, 2) for mean in means]}")


if __name__ == "__main__":
    main()
