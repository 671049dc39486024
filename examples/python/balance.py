"""Does it matter who begins? Points and victories by place in the turn order, with pandas.

    python balance.py [--game photosynthesis] [--seats 3] [--bot greedy] [--games 60]

The first decisions of every game are random, in Photosynthesis the start trees: else all games between bots that do not
roll dice would be alike.
"""

import argparse

import pandas as pd
import solarium


def open_at_random(match, random, decisions):
    """Plays the first decisions of a match."""
    match.advance()
    for _ in range(decisions):
        if match.is_over:
            return
        seat = match.deciding[0]
        legal = match.position().legal_actions(seat)
        match.apply(seat, legal[random.below(len(legal))])
        match.advance()


def play(game, bot, games, seed=1):
    """One row for each seat of each game."""
    rows = []
    for number in range(games):
        match = game.start_match(seed + number)
        open_at_random(match, solarium.Random(seed + number), decisions=2 * game.num_seats)
        match.advance([bot] * game.num_seats)
        first = next(seat for seat, _ in match.steps() if seat is not None)
        returns = match.position().returns()
        for score in match.position().scores():
            seat = score["seat"]
            rows.append(
                {
                    "game": number,
                    "turn_order": (seat - first) % game.num_seats + 1,
                    "points": score["total"],
                    "won": returns[seat] == max(returns),
                    **score["parts"],
                }
            )
    return pd.DataFrame(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="photosynthesis")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=60)
    args = parser.parse_args()
    game = solarium.load(args.game, seats=["human"] * args.seats)
    table = play(game, args.bot, args.games)
    print(table.groupby("turn_order")[["points", "won"]].agg(["mean", "sem"]).round(2))


if __name__ == "__main__":
    main()
