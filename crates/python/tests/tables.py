"""The tables that tests play at."""

import solarium

TABLES = [
    ("photosynthesis", dict(seats=["human", "human"])),
    ("photosynthesis", dict(seats=["human", "human", "human", "human"], shade_lock=True)),
    ("photosynthesis", dict(seats=["human", "cynthia:tree"])),
    ("sol", dict(seats=["human", "human"])),
    ("sol", dict(seats=["human"] * 5, edition="published")),
    ("sol", dict(seats=["human"], mode="solo", scenario="introduction")),
    ("sol", dict(seats=["human", "human"], mode="coop")),
    ("circadians", dict(seats=["human", "human"])),
    ("circadians", dict(seats=["human", "human", "human"], supplies="hidden")),
    ("circadians", dict(seats=["human", "ai:1"])),
]

NAMES = [f"{name}-{len(options['seats'])}-{number}" for number, (name, options) in enumerate(TABLES)]


def load(table):
    name, options = table
    return solarium.load(name, **options)


def walk(game, seed):
    """Every position of a random game."""
    random = solarium.Random(seed)
    position = game.start()
    while not position.is_over:
        yield position
        if position.is_chance:
            position = position.draw(random)
        else:
            seats = position.deciding
            seat = seats[random.below(len(seats))]
            legal = position.legal_actions(seat)
            position = position.apply(legal[random.below(len(legal))], seat)
    yield position
