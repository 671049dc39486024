# Boards, places and pieces of the box. Places: "from", "to". Pieces: "some" with their number, as an object.
ph-box-board = Forest board
ph-box-table = Beside the board
ph-box-seat = Board of { $seat }

ph-box-cell = { $cell }
    .from = from { $cell }
    .to = onto { $cell }
ph-box-corner = { $corner } corner
    .from = from the { $corner } corner
    .to = to the { $corner } corner
ph-box-pile = { $leaves ->
    [one] pile of { $leaves } leaf
   *[other] pile of { $leaves } leaves
  }
    .from = { $leaves ->
    [one] from the pile of { $leaves } leaf
   *[other] from the pile of { $leaves } leaves
  }
    .to = { $leaves ->
    [one] onto the pile of { $leaves } leaf
   *[other] onto the pile of { $leaves } leaves
  }
ph-box-revolutions = sun counters
    .from = from the sun counters
    .to = to the sun counters
ph-box-shop = shop of { $seat }
    .from = from the shop of { $seat }
    .to = into the shop of { $seat }
ph-box-available = available area of { $seat }
    .from = from the available area of { $seat }
    .to = into the available area of { $seat }
ph-box-supply = supply of { $seat }
    .from = from the supply of { $seat }
    .to = into the supply of { $seat }
ph-box-light-track = light track of { $seat }
    .from = from the light track of { $seat }
    .to = to the light track of { $seat }
ph-box-tokens = scored tokens of { $seat }
    .from = from the tokens of { $seat }
    .to = to the tokens of { $seat }
ph-box-deck = deck of { $seat }
    .from = from the deck of { $seat }
    .to = onto the deck of { $seat }
ph-box-open-card = open card of { $seat }
    .from = from before { $seat }
    .to = open before { $seat }
ph-box-discard = discards of { $seat }
    .from = from the discards of { $seat }
    .to = onto the discards of { $seat }
ph-box-before = before { $seat }
    .from = from { $seat }
    .to = to { $seat }
ph-box-away = box, out of the game
    .from = from the box
    .to = back to the box

ph-box-seed = { $n ->
    [one] seed of { $seat }
   *[other] seeds of { $seat }
  }
    .some = { $n ->
    [one] a seed of { $seat }
   *[other] { $n } seeds of { $seat }
  }
ph-box-small = { $n ->
    [one] small tree of { $seat }
   *[other] small trees of { $seat }
  }
    .some = { $n ->
    [one] a small tree of { $seat }
   *[other] { $n } small trees of { $seat }
  }
ph-box-medium = { $n ->
    [one] medium tree of { $seat }
   *[other] medium trees of { $seat }
  }
    .some = { $n ->
    [one] a medium tree of { $seat }
   *[other] { $n } medium trees of { $seat }
  }
ph-box-large = { $n ->
    [one] large tree of { $seat }
   *[other] large trees of { $seat }
  }
    .some = { $n ->
    [one] a large tree of { $seat }
   *[other] { $n } large trees of { $seat }
  }
ph-box-light = light marker of { $seat }
    .some = the light marker of { $seat }
ph-box-sun = sun
    .some = the sun
ph-box-revolution = counter of revolutions
    .some = the counter of revolutions
ph-box-first = first-player token
    .some = the first-player token
ph-box-token = { $n ->
    [one] token of { $points } points
   *[other] tokens of { $points } points
  }
    .some = { $n ->
    [one] a token of { $points } points
   *[other] { $n } tokens of { $points } points
  }
ph-box-pile-tokens = { $n ->
    [one] scoring token
   *[other] scoring tokens
  }
    .some = { $n ->
    [one] the top token
   *[other] { $n } tokens
  }
ph-box-card = card { $card } of { $seat }
    .some = card { $card } of { $seat }
ph-box-cards = { $n ->
    [one] card of { $seat }
   *[other] cards of { $seat }
  }
    .some = { $n ->
    [one] a card of { $seat }
   *[other] { $n } cards of { $seat }
  }

# An Action card typed as it is printed (PH-14.4).
ph-typed-cw = clockwise
ph-typed-ccw = counter-clockwise
ph-typed-collect = Number of the collect action
ph-typed-ticks = Ticked sizes (S, M, L)
ph-typed-seed = Number of the seed action
ph-typed-rings = Leaves of the rings, in reading order
ph-typed-arrow = Arrow
ph-typed-number = Number beside the arrow
ph-typed-card = Which stand-in of the pack it replaces (a number of your own)
ph-typed-card-free = { $card }
ph-typed-card-other = { $card }, whose other half is yours: { $half }
