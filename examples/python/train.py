"""Trains a small value network for Photosynthesis with NumPy alone, and plays it against `greedy`.

    python train.py [--games 300] [--generations 9] [--processes 2] [--curve curve.svg] [--seed 1]

The network is fitted to how many points games were won or lost by, seen at the end of each turn: first games of `greedy`
with some noise, then, generation by generation, games of the agent against itself and against `greedy`. The agent plans a
turn at a time: it looks at the positions that chains of its actions lead to (a beam of a few chains) and takes the chain
after which the value is highest, on the average of the last networks. Generations differ, and matches of a few games tell
little: those that did best play a longer one, the best of them is the agent that is handed back, and a last match of other
games tells how good it is. The same seed gives the same networks and the same curve, whatever the number of processes.
"""

import argparse
import multiprocessing
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import solarium

HIDDEN = 64
# Points that count as one unit of value.
SCALE = 30.0
# Chains of actions that are kept while a turn is planned, and their greatest length.
WIDTH, LENGTH = 4, 10
# Generations whose games a network is fitted to, and whose networks the agent asks.
REMEMBERED, ASKED = 6, 3
# Generations that may become the agent, and how many times as long as the matches of the curve are the one that chooses
# among them and the last one.
FINALISTS, CHOOSING, LAST = 3, 2, 5
DIRECTIONS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


class Features:
    """What the network sees of observations: pieces by size and ring, what the seats own, and the light to come."""

    def __init__(self, game):
        self.at = {feature["name"]: feature for feature in game.features()}
        cells = {}
        for number, label in enumerate(self.at["pieces"]["labels"][2]):
            r = ord(label[0]) - ord("d")
            cells[int(label[1:]) - 1 + max(-3, -3 - r), r] = number
        ring = np.array([max(abs(q), abs(r), abs(q + r)) for q, r in cells])
        self.rings = np.stack([ring == number for number in range(4)], axis=1).astype(np.float32)
        # By sun and distance: the cell towards the sun, 37 where the board ends.
        self.sunward = np.array(
            [
                [[cells.get((q + d * dq, r + d * dr), 37) for q, r in cells] for d in (1, 2, 3)]
                for dq, dr in DIRECTIONS
            ]
        )
        self.end = game.action_index("end")

    def block(self, rows, name):
        feature = self.at[name]
        block = rows[:, feature["first"] : feature["first"] + feature["size"]]
        return block.reshape(len(rows), *feature["shape"]).astype(np.float32)

    def light(self, heights, own):
        """By sun: what each seat's trees would get if nothing grew."""
        tall = np.concatenate([heights, np.zeros((len(heights), 1), np.float32)], axis=1)
        found = []
        for towards in self.sunward:
            shaded = np.zeros(heights.shape, bool)
            for distance, cell in enumerate(towards, 1):
                shaded |= (tall[:, cell] >= distance) & (tall[:, cell] >= heights)
            found.append((own * np.where(shaded, 0, heights)[:, None]).sum(axis=2))
        return np.stack(found, axis=2)

    def __call__(self, rows):
        pieces = self.block(rows, "pieces")
        heights = (pieces * np.arange(4, dtype=np.float32)[:, None]).sum(axis=(1, 2))
        light = self.light(heights, pieces.sum(axis=2))
        here = self.block(rows, "round")[:, None].astype(int)
        left = self.block(rows, "last_round")[:, None].astype(int) - here
        # Round n + 1 has its light when round n is over.
        ahead = np.arange(6)[None]
        suns = np.maximum(here + ahead, 0) % 6
        coming = np.take_along_axis(light, suns[:, None], axis=2) * (ahead < left)[:, None]
        whole = (light.sum(axis=2) * left / 6)[:, :, None]
        seats = [
            (pieces @ self.rings).reshape(len(rows), 2, 16),
            self.block(rows, "available"),
            self.block(rows, "shop"),
            self.block(rows, "light")[:, :, None],
            self.block(rows, "points")[:, :, None],
            coming,
            whole,
        ]
        own = np.concatenate(seats, axis=2).reshape(len(rows), -1)
        table = [self.block(rows, name) for name in ("tokens_left", "first_player")]
        table += [self.block(rows, name)[:, None] for name in ("turns_done", "start_trees_placed")]
        table = np.concatenate([own, *table], axis=1)
        part = left.astype(np.float32) / 18
        return np.concatenate([table, table * part, part, part * part], axis=1)


class Network:
    """Features to expected margin: one hidden layer beside a linear one, fitted with Adam."""

    def __init__(self, inputs, rng):
        self.mean, self.spread = inputs.mean(axis=0), inputs.std(axis=0) + 0.05
        size = inputs.shape[1]
        self.weights = [
            rng.normal(0, 1 / np.sqrt(size), (size, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
            np.zeros((size, 1), np.float32),
            np.zeros(1, np.float32),
        ]

    def forward(self, inputs):
        inputs = (inputs - self.mean) / self.spread
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        return inputs, hidden, (hidden @ self.weights[2] + inputs @ self.weights[3] + self.weights[4])[:, 0]

    def values(self, inputs):
        return self.forward(inputs)[2]

    def fit(self, inputs, targets, rng, epochs, batch=256):
        """Returns the mean squared error of the last epoch."""
        first, second = ([np.zeros_like(weight) for weight in self.weights] for _ in range(2))
        updates, steps = 0, epochs * (len(inputs) // batch + 1)
        for _ in range(epochs):
            errors = []
            order = rng.permutation(len(inputs))
            for chosen in np.array_split(order, len(inputs) // batch + 1):
                scaled, hidden, values = self.forward(inputs[chosen])
                error = values - targets[chosen]
                errors.append(float((error * error).mean()))
                slope = (2 * error / len(chosen)).astype(np.float32)[:, None]
                back = (slope @ self.weights[2].T) * (hidden > 0)
                gradients = [scaled.T @ back, back.sum(0), hidden.T @ slope, scaled.T @ slope, slope.sum(0)]
                updates += 1
                rate = 2e-3 * (1 - updates / (steps + 1))
                for weight, gradient, one, two in zip(self.weights, gradients, first, second, strict=True):
                    one += 0.1 * (gradient - one)
                    two += 0.001 * (gradient * gradient - two)
                    step = one / (1 - 0.9**updates)
                    weight -= rate * (step / (np.sqrt(two / (1 - 0.999**updates)) + 1e-8) + 1e-3 * weight)
        return float(np.mean(errors))


class Agent:
    """Plans a turn at a time."""

    def __init__(self, features, networks):
        self.features, self.networks = features, networks

    def values(self, positions, seat):
        inputs = self.features(np.stack([position.observation(seat) for position in positions]))
        values = np.mean([network.values(inputs) for network in self.networks], axis=0) * SCALE
        for number, position in enumerate(positions):
            if position.is_over:
                values[number] = margin(position, seat)
        return values

    def plan(self, position):
        """The actions of the seat that is to act, to the end of its turn."""
        seat, end = position.seat_to_act, self.features.end
        legal = position.legal_actions()
        if end not in legal:
            after = [position.apply(action) for action in legal]
            return [legal[int(self.values(after, seat).argmax())]]
        best, chain = self.values([position.apply(end)], seat)[0], [end]
        beam = [(position, [])]
        for _ in range(LENGTH):
            found = {}
            for position, actions in beam:
                for action in position.legal_actions():
                    if action != end:
                        found.setdefault(position.apply(action), [*actions, action])
            if not found:
                break
            values = self.values([position.apply(end) for position in found], seat)
            order = np.argsort(-values, kind="stable")[:WIDTH]
            after = list(found.items())
            beam = [after[number] for number in order]
            if values[order[0]] > best:
                best, chain = values[order[0]], [*beam[0][1], end]
        return chain


def margin(position, seat):
    return position.points(seat) - position.points(1 - seat)


def greedy(position):
    return [position.suggest("greedy")["action"]]


def play(game, players, random, stray=0):
    """One game; yields the position after every turn.

    The start trees stand at random: else all games between two fixed players would be alike. Of a thousand later
    actions `stray` are random too.
    """
    position, end = game.start(), game.action_index("end")
    chain = []
    while not position.is_over:
        if position.is_chance:
            position = position.draw(random)
            continue
        seat, legal = position.seat_to_act, position.legal_actions()
        placing = end not in legal
        if placing or random.below(1000) < stray:
            action, chain = legal[random.below(len(legal))], []
        else:
            chain = chain or players[seat](position)
            action, *chain = chain
        position = position.apply(action, seat)
        if placing or action in (end, "end"):
            yield position


def generator(seed, number):
    return solarium.Random((seed * 0x9E3779B97F4A7C15 + number) % 2**64)


def practice(task):
    """The rows after every turn of one game, and how many points it was won or lost by."""
    networks, seed, number = task
    game = solarium.load("photosynthesis")
    players = [greedy, greedy]
    if networks:
        # One game against itself, then one on each seat against `greedy`, and so on.
        agent = Agent(Features(game), networks).plan
        players = [[agent, agent], [agent, greedy], [agent, agent], [greedy, agent]][number % 4]
    rows = []
    for position in play(game, players, generator(seed, number), stray=[20, 60, 150][number % 3]):
        rows += [position.observation(0), position.observation(1)]
    margins = np.array([margin(position, 0), margin(position, 1)], np.float32) / SCALE
    return np.stack(rows), np.tile(margins, len(rows) // 2)


def duel(task):
    """What one game against `greedy` is worth, 0 to 1. Two games in a row differ in the seats alone."""
    networks, seed, number = task
    game = solarium.load("photosynthesis")
    own = number % 2
    players = [greedy, greedy]
    players[own] = Agent(Features(game), networks).plan
    *_, position = play(game, players, generator(seed, number // 2))
    return (position.returns()[own] + 1) / 2


def match(pool, networks, seed, games):
    """The share of victories over `greedy`."""
    tasks = [(networks, seed, number) for number in range(games)]
    return float(np.mean(list(pool.imap(duel, tasks, chunksize=2))))


def train(games, generations, seed, test_games, processes=1, report=print):
    """The networks of the agent and the curve: games, seconds, share of victories over `greedy`."""
    begun, curve, agents = time.perf_counter(), [], []
    features, rng = Features(solarium.load("photosynthesis")), np.random.default_rng(seed)
    networks, played, kept = [], 0, []
    with multiprocessing.get_context("spawn").Pool(processes) if processes > 1 else NoPool() as pool:
        for generation in range(generations):
            tasks = [(networks[-ASKED:], seed, played + number) for number in range(games)]
            kept.append(list(pool.imap(practice, tasks, chunksize=4)))
            played += games
            remembered = [game for part in kept[-REMEMBERED:] for game in part]
            inputs = features(np.concatenate([rows for rows, _ in remembered]))
            network = Network(inputs, rng)
            error = network.fit(inputs, np.concatenate([margins for _, margins in remembered]), rng, epochs=8)
            networks.append(network)
            agents.append(networks[-ASKED:])
            share = match(pool, agents[-1], 10**9 + seed, test_games)
            curve.append((played, time.perf_counter() - begun, share))
            report(
                f"generation {generation}: {played} games, {curve[-1][1]:.0f} s, "
                f"error {SCALE * error**0.5:.1f} points, {share:.0%} of {test_games} against greedy"
            )
        finalists = sorted(range(generations), key=lambda generation: curve[generation][2])[-FINALISTS:]
        # Each match has start trees of its own: results that chose the agent would flatter it.
        chosen = max(
            finalists,
            key=lambda generation: match(pool, agents[generation], 2 * 10**9 + seed, CHOOSING * test_games),
        )
        share = match(pool, agents[chosen], 3 * 10**9 + seed, LAST * test_games)
        report(
            f"the agent of generation {chosen}: {time.perf_counter() - begun:.0f} s, "
            f"{share:.0%} of {LAST * test_games} other games against greedy"
        )
    return agents[chosen], curve


class NoPool:
    """One process."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def imap(self, work, tasks, chunksize):
        return map(work, tasks)


def write_curve(path, curve):
    """The curve as a table (`.csv`) or as a plot (`.svg`)."""
    if not path.endswith(".svg"):
        with open(path, "w", encoding="utf-8") as file:
            file.write("games,seconds,share\n")
            file.writelines(f"{games},{seconds:.1f},{share:.3f}\n" for games, seconds, share in curve)
        return
    most = curve[-1][0]
    points = [(60 + 420 * games / most, 260 - 220 * share) for games, _, share in curve]
    marks = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in points]
    scale = [
        f'<text x="50" y="{264 - 220 * share:.0f}" text-anchor="end">{share:.0%}</text>'
        f'<path d="M60 {260 - 220 * share:.0f}h420" stroke="#ccc"/>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    scale += [
        f'<text x="{x:.1f}" y="278" text-anchor="middle">{games}</text>'
        for (x, _), (games, *_) in zip(points, curve, strict=True)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 310" font-family="sans-serif" font-size="12">'
            '<rect width="500" height="310" fill="#fff"/>'
            '<text x="60" y="24" font-size="14">Share of victories over greedy</text>'
            + "".join(scale)
            + f'<polyline points="{line}" fill="none" stroke="#2a6" stroke-width="2"/><g fill="#2a6">{"".join(marks)}</g>'
            '<text x="270" y="300" text-anchor="middle">games of training</text></svg>\n'
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300, help="of each generation")
    parser.add_argument("--generations", type=int, default=9)
    parser.add_argument("--test-games", type=int, default=60)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", help="a file that ends in .svg (a plot) or .csv (a table)")
    args = parser.parse_args()
    _, curve = train(args.games, args.generations, args.seed, args.test_games, args.processes)
    if args.curve:
        write_curve(args.curve, curve)


if __name__ == "__main__":
    main()
