# Photosynthesis. LP are light points; PH-… are rules.

# Options, their values, opponents, scores and results, as the pages of the table show them.

kind-cynthia = Cynthia
kind-cynthia-seedling = Cynthia, seedling
kind-cynthia-sapling = Cynthia, sapling
kind-cynthia-young-tree = Cynthia, young tree
kind-cynthia-tree = Cynthia, tree
kind-cynthia-old-growth = Cynthia, old growth
kind-cynthia-ancient = Cynthia, ancient
ph-option-revolutions = Revolutions
ph-option-revolutions-text = How often the sun goes round the board: 18 or 24 rounds.
ph-option-shade-lock = Shade lock
ph-option-shade-lock-text = Pieces in shadow neither grow nor plant.
ph-option-shade-lock-blocks-collect = Shade lock blocks collecting
ph-option-shade-lock-blocks-collect-text = With the shade lock: large trees in shadow cannot be collected either.
ph-option-collect-reading = Cynthia collects
ph-option-collect-reading-text = What Cynthia compares before she collects.
ph-option-seed-reading = Cynthia plants
ph-option-seed-reading-text = What “the count is always 3” means for Cynthia from the third revolution on.
ph-option-rev3-pair-priority = Cynthia’s pairs
ph-option-rev3-pair-priority-text = How Cynthia chooses between two large trees that only the pair clause lets her collect.
ph-option-ds-corner = Directional selection
ph-option-ds-corner-text = The corner where Cynthia’s directional selection starts.
ph-value-collect-reading-lp-plus-n = light points plus N
ph-value-collect-reading-lp-left-plus-n = light points left plus N
ph-value-collect-reading-always = always collects
ph-value-collect-reading-tokens-below = tokens below
ph-value-collect-reading-leaves-plus-n = leaves plus N
ph-value-seed-reading-revolution-term = the term of the revolution
ph-value-seed-reading-whole-threshold = the whole threshold
ph-value-seed-reading-space-count = the count of spaces
ph-value-rev3-pair-priority-future-light-first = future light first
ph-value-rev3-pair-priority-standard = as usual
ph-result-won = The forest is yours: you win.
ph-result-shared = You share the forest: a tie for the win.
ph-score-tokens = Scoring tokens
ph-score-tokens-meaning = taken by collecting large trees
ph-score-lp-points = Light left over
ph-score-lp-points-meaning = one point for every three light points
ph-score-pieces = pieces on the board
ph-tally-light = Light caught
ph-tally-light-lost = Light lost at the limit
ph-tally-planted = Seeds planted
ph-tally-grown = Pieces grown
ph-tally-collected = Trees collected
ph-tally-pieces-lost = Pieces lost

# Pieces
ph-size-seed = seed
    .short = seed
    .plural = seeds
ph-size-small = small tree
    .short = small
    .plural = small trees
ph-size-medium = medium tree
    .short = medium
    .plural = medium trees
ph-size-large = large tree
    .short = large
    .plural = large trees
ph-size-any-tree = tree

# Directions and ways round the board
ph-direction-ne = north-east
    .short = NE
ph-direction-e = east
    .short = E
ph-direction-se = south-east
    .short = SE
ph-direction-sw = south-west
    .short = SW
ph-direction-w = west
    .short = W
ph-direction-nw = north-west
    .short = NW
ph-way-clockwise = clockwise
    .short = cw
ph-way-counter-clockwise = counter-clockwise
    .short = ccw

# Levels
ph-level-seedling = Seedling
    .id = seedling
ph-level-sapling = Sapling
    .id = sapling
ph-level-young = Young tree
    .id = young_tree
ph-level-tree = Tree
    .id = tree
ph-level-old = Old growth
    .id = old_growth
ph-level-ancient = Ancient
    .id = ancient
ph-level-other = { $name }
    .id = { $id }

# Seats
ph-seat-person = { $seat }
ph-seat-cynthia = Cynthia ({ $seat })
ph-seat-bot = { $seat } (bot { $name })

# Labels of actions and chance outcomes
ph-label-place = place a { $piece } on { $cell }
ph-label-buy = buy a { $piece }, { $cost } LP ({ $left } left in the shop then)
ph-label-plant = plant a seed on { $to } from the { $tree } on { $from }, { $cost } LP
ph-label-grow = grow { $old-short } on { $cell } to { $piece-short }, { $cost } LP
ph-label-grow-nothing = grow { $cell }
ph-label-collect = collect the large tree on { $cell }, { $cost } LP: { $points ->
    [one] a token of { $points } point
   *[other] a token of { $points } points
  }
ph-label-collect-no-token = collect the large tree on { $cell }, { $cost } LP: no token is left, 0 points
ph-label-end = end the turn
ph-label-warned = { $label }; { $warning }
ph-warning-light-lost = { $lost } LP of the next light would be lost at the limit of { $cap }
ph-warning-piece-lost = the { $piece } would be lost (PH-5.7)
ph-warning-piece-lost-buy-first = the { $piece } would be lost (PH-5.7): buy a { $piece-short } first, { $price } LP
ph-together-buy = buy a { $piece } for { $price } LP and { $then }
ph-together-saved = { $label }; so nothing is lost (PH-5.7)
ph-chance-corner = corner { $corner } ({ $direction-short })
ph-chance-card = card { $card }

# What the points of a seat are made of
ph-points-of-tokens = { $values }
ph-points-of-light = { $lp } LP

# Prompts
ph-prompt-over = the game is over
ph-prompt-draw-first-player = the first player is drawn (PH-2.3)
ph-prompt-draw-corner = the start corner of Directional Selection is drawn (PH-8.7)
ph-prompt-cynthia-acts = { $seat } acts by card { $card } (PH-9.4)
ph-prompt-cynthia-acts-typed = { $seat } acts by the card typed in (PH-14.4)
ph-prompt-cynthia-ends = { $seat } ends her turn (PH-9.1)
ph-prompt-cynthia-draws = { $seat } draws a card (PH-9.2)
ph-prompt-in-turn = { $seat } is in turn
ph-prompt-place-first = place your first start tree on an empty space of the outer ring (PH-2.8)
ph-prompt-place-second = place your second start tree on an empty space of the outer ring (PH-2.8)
ph-prompt-your-turn = your turn, { $lp } LP: buy, plant, grow or collect as often as you can pay, then end (PH-3.5)

# The goal of the table, always in view
ph-goal-win = Most points win
ph-goal-placing = Placing the first trees
ph-goal-round = Round { $round } of { $last }
ph-goal-ends = Ends after round { $last }, when the sun has gone round { $revolutions } times
ph-goal-shade = Trees in shadow neither grow nor plant
ph-goal-shade-collect = Trees in shadow neither grow nor plant, and cannot be collected

# Headings of actions
ph-heading-place = Place a tree
ph-heading-buy = Buy from your shop
ph-heading-plant = Plant a seed
ph-heading-grow = Grow a tree
ph-heading-collect = Collect a large tree
ph-heading-end = End the turn
ph-heading-buy-plant = Buy a seed and plant it
ph-heading-buy-grow = Buy a piece and grow
ph-heading-buy-collect = Buy a piece and collect

# What hints speak of: a quantity, why it counts, where to look. `$best` is the number after the best plan found,
# `$other` that after another choice.
ph-quantity-tokens = points of your tokens
ph-principle-tokens = Points on the table count for sure, and the piles only get poorer: with the best plan your tokens are worth { $best } after this turn, with another choice { $other }.
ph-quantity-light = your light in the next round
ph-principle-light = Look at where the sun stands next: the best plan brings you { $best } LP in the next round, another choice { $other }.
ph-quantity-later-light = your light in the rounds after the next
ph-principle-later-light = Think of the whole way of the sun: in the rounds after the next, up to five, your trees catch { $best } LP with the best plan, { $other } with another choice.
ph-quantity-ripe = tokens your large trees could take
ph-principle-ripe = Large trees are tokens to come: those under yours are worth { $best } with the best plan, { $other } with another choice.
ph-quantity-hand = light points you keep
ph-principle-hand = Keep light for what comes: the best plan leaves you { $best } LP, another choice { $other }.
ph-quantity-shade = light of the others in the next round
ph-principle-shade = Use your shade: the best plan leaves the others { $best } LP in the next round, another choice { $other }.
ph-quantity-room = spaces your trees can plant on
ph-principle-room = Keep room to plant: with the best plan your trees reach { $best } free spaces, with another choice { $other }.
ph-region-side = the { $direction } of the forest
ph-region-shop = your shop
ph-region-soil = spaces with { $leaves ->
    [one] one leaf
   *[other] { $leaves } leaves
}
ph-region-end = the end of your turn

# Lessons of a first game
ph-lesson-place = Put a small tree on a space at the edge. Every round the sun shines from another side, and a tree brings light only where no tree as tall or taller stands in front of it. Stay clear of the others, and look towards the middle: soil with more leaves pays more.
ph-lesson-turn = You have { $lp } light points (LP), and everything costs some of them. Do as much as you like in any order: buy, plant, grow, collect. Each space can be used once a turn. LP that you do not spend stay with you.
ph-lesson-plant = A tree throws a seed as many spaces far as it is tall: touch the tree, then an empty space. Aim for the middle, where the leaves and the points are.
ph-lesson-buy = What stands in your shop is not yours yet. Buy a piece, and it is ready to be planted or grown into. The next bigger piece must be ready before a tree can grow.
ph-lesson-grow = Touch a seed or tree of yours twice and it grows by one size. Bigger trees bring more light, reach further and throw longer shadows on the others.
ph-lesson-collect = A large tree has done its work: collect it, and the top token of its soil is yours. Early tokens are worth most, but a tree that is gone brings no more light.
ph-lesson-last = This is the last round. Trees on the board are worth nothing at the end: collect what you can. Of the light left over, only full groups of three LP count, one point each.

# Events
ph-event-first-drawn = { $seat } is the first player
ph-event-corner-drawn = Directional Selection starts at corner { $corner } ({ $direction-short })
ph-event-card-drawn = { $seat } draws card { $card }, { $left } left in the deck
ph-event-shuffled = all cards of { $seat } are shuffled
ph-event-shuffled-and-turned = all cards of { $seat } are shuffled and the deck is turned to revolution 3 (PH-9.9)
ph-event-placed = { $seat } places a { $piece } on { $cell }
ph-event-round-began = round { $round }: the sun stands at { $sun } ({ $direction-short }), revolution { $revolution }, { $seat } has the first-player token
ph-event-light-gained = { $seat } gains { $gain } LP and has { $lp }
ph-event-light-taken = { $seat } loses up to { $n } LP and has { $lp }
ph-event-light-lost = { $seat } gains { $gain } LP and has { $lp }; { $lost ->
    [one] { $lost } is lost
   *[other] { $lost } are lost
  } at the limit
ph-event-level-light = { $event } ({ $trees } from her trees, { $change } by her level, PH-13.1)
ph-event-bought = { $seat } buys a { $piece } for { $cost } LP, { $lp } left
ph-event-planted = { $seat } plants a seed on { $to } from { $from } for { $cost } LP, { $lp } left
ph-event-grew = { $seat } grows { $cell } to a { $piece } for { $cost } LP, { $lp } left
ph-event-collected = { $seat } collects { $cell } for { $cost } LP: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $lp } LP left
ph-event-piece-lost = { $event }; the { $piece } is out of the game (PH-5.7)
ph-event-turn-ended = { $seat } ends the turn
ph-event-first-passed = the first-player token passes to { $seat }
ph-event-game-ended = the game is over

# The board in plain text
ph-board-placing = placement of start trees, sun at { $sun } ({ $direction-short })
ph-board-round = round { $round } of { $last }, revolution { $revolution }, sun at { $sun } ({ $direction-short }): light travels to { $away-short }
ph-board-sun = SUN
ph-board-legend = A3 = large tree of A, 0 is a seed; (…) in shadow, * activated; spaces are numbered from the left
ph-board-light = { $lp } LP
ph-board-light-next = { $lp } LP ({ $gain } next round)
ph-board-light-lost = { $lp } LP ({ $gain } next round, { $lost } lost at the limit)
ph-board-seat = { $light }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (tokens { $tokens })
ph-board-seat-no-tokens = { $light }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (tokens none)
ph-board-shop = shop { $shop } (next price { $prices }), available { $available }, lost { $lost }
ph-board-deck = level { $level-id }, supply { $supply }, deck of { $count }: { $cards }
ph-half = collect { $collect } (tokens { $tokens }, leaves { $leaves }), ticks { $ticks }, seed { $seed }, rings { $rings }, { $way-short } { $number }
ph-board-card = { $card }: { $half }
ph-board-card-typed = card typed in
ph-board-piles = tokens left: { $piles }
ph-board-pile = { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
  } { $tokens }
ph-board-lists = (lists are seed/small/medium/large; > in turn, * first-player token)

# Refusals
ph-refusal-not-in-turn = seat { $seat } is not in turn
ph-refusal-still-placing = start trees are still being placed; everything else comes after
ph-refusal-placement-over = the placement of start trees is over
ph-refusal-not-on-outer-ring = start trees stand on the outer ring, { $cell } is on ring { $ring }
ph-refusal-occupied = a piece stands on { $cell } already
ph-refusal-not-enough-light = this costs { $need } LP, you have { $have }
ph-refusal-sold-out = no { $piece } is left in the shop
ph-refusal-none-available-or-left = no { $piece } is available, and none is left in the shop
ph-refusal-not-available = no { $piece } is available: buy one first
ph-refusal-no-piece = no piece stands on { $cell }
ph-refusal-not-yours = the piece on { $cell } belongs to seat { $seat }
ph-refusal-seed-cannot-plant = a seed stands on { $cell }; only trees plant
ph-refusal-too-far = { $to } is { $distance } away from { $from }, the tree there reaches { $reach }
ph-refusal-activated = { $cell } was activated in this turn already
ph-refusal-fully-grown = the tree on { $cell } is large and grows no further
ph-refusal-not-large = a { $piece } stands on { $cell }; only large trees are collected
ph-refusal-in-shadow = the piece on { $cell } stands in shadow (shade lock)
ph-refusal-cynthia-decides = Cynthia's one action now is `{ $action }`

# Reasons of Cynthia
ph-reason-no-light = { $lp } LP left = 0
ph-reason-all-activated = { $count ->
    [one] the one space with a piece of hers is activated
   *[other] all { $count } spaces with a piece of hers are activated
  }
ph-reason-can-collect = action 1 is possible: collect { $cell }
ph-reason-collect-possible = action 1, collect, is possible
ph-reason-can-grow = action 2 is possible: grow { $cell }
ph-reason-grow-possible = action 2, grow, is possible
ph-reason-can-plant = action 3 is possible: plant { $from } { $to }
ph-reason-plant-possible = action 3, plant, is possible
ph-reason-turn-ends = none of the three actions was possible: the turn ends
ph-reason-light = { $lp } LP ≥ { $cost } LP
ph-reason-not-locked = not locked by shade
ph-reason-ring = closest to the centre (ring)
ph-reason-own-light = most future light for Cynthia
ph-reason-opponents-light = least future light for the opponents
ph-reason-empty-neighbours = most empty adjacent spaces
ph-reason-empty-outer-ring = empty spaces of ring 3
ph-reason-large-tree = a large tree of hers on the board
ph-reason-large-trees-not-activated = large trees on spaces not activated
ph-reason-number-light = number clause: { $lp } LP { $change } ≥ { $revolution }
ph-reason-number-light-left = number clause: { $lp } LP − { $cost } { $change } ≥ { $revolution }
ph-reason-number-always = number clause: always holds
ph-reason-number-tokens = number clause: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  } < { $revolution } { $change }
ph-reason-number-leaves = number clause: leaves { $change } ≥ { $revolution }
ph-reason-pair = pair clause: { $count ->
    [one] { $count } large tree
   *[other] { $count } large trees
  } on the board ≥ 2
ph-reason-ticked-light = ticked { $size-short }: { $lp } LP ≥ { $cost } LP
ph-reason-ticked-supply = ticked { $size-short }: { $count ->
    [one] { $count } { $size }
   *[other] { $count } { $size-plural }
  } in supply ≥ 1
ph-reason-ticked-pieces = ticked { $size-short }: { $from-plural } on spaces not activated
ph-reason-seeds = { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
  } in supply ≥ 1
ph-reason-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  } < { $limit }
ph-reason-count-is-three = the count is always 3: 3 < 3 { $change }
ph-reason-trees-not-activated = trees on spaces not activated
ph-reason-ring-spaces = ring of { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
  }: { $count ->
    [one] { $count } valid space
   *[other] { $count } valid spaces
  } ≥ 1
ph-reason-valid-spaces = valid spaces of the ring of { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
  }
ph-reason-source-in-reach = source: trees in reach of { $cell }
ph-reason-source-smallest = source: smallest
ph-reason-source-outermost = source: outermost ring
ph-reason-directional-selection = Directional Selection, { $way } from corner { $corner }, number { $number }

# Notices
ph-notice-stand-ins = stand-in values, not the printed ones: { $values } (PH-1.15)
ph-notice-player-boards = player boards
ph-notice-scoring-tokens = scoring tokens
ph-notice-costs = Cynthia's costs
ph-notice-supply = Cynthia's supply
ph-notice-readings = Cynthia's readings
ph-notice-cards = { $count } of { $all } Action cards
ph-notice-levels = difficulty { $levels }
ph-notice-level = { $level-id }
ph-notice-collect-never-refused = under the reading { $reading-id } no card can ever refuse a collect she can pay (PH-10.19)

# The picture
part-ph-track = Rounds
part-ph-board = Board
part-ph-you = Your side
part-ph-piles = Scoring tokens
part-ph-forecast = Light of the next six rounds
part-ph-others = Other seats
part-ph-about = What this table plays by
ph-seat = Seat { $letter }
ph-piece-of = { $piece } of { $letter }
ph-placing = Placing the start trees; the sun waits at 0
ph-round-of = Round { $round } of { $last }, revolution { $revolution }, sun at { $sun }
ph-round-short = R { $n }
ph-sun-here = the sun stands here: { $place }
ph-sun-next = the sun comes here next: { $place }
ph-sun-place = sun at { $place }
ph-ds-corner = Directional Selection starts at corner { $place }
ph-in-shadow-of = in the shadow of { $trees }
ph-lit = lit, gives { $lp } LP
ph-in-light = in the light
ph-empty = empty
ph-leaves = { $n ->
    [one] { $n } leaf
   *[other] { $n } leaves
  }
ph-token-here = a collect here takes { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
ph-activated = activated this turn
ph-left-of = { $n } of { $all }
ph-pile-out = not used with two seats
ph-pile-empty = empty
ph-forecast-gain = { $who }: { $gain } LP when the sun stands at { $place }, if nothing changes
ph-no-more-light = no more light: this is the last round
ph-bot = bot { $name }
ph-in-turn = in turn
ph-first = first-player token
ph-points = { $n ->
    [one] point
   *[other] points
  }
ph-points-tip = { $tokens } from tokens, { $light } from LP left
ph-lp-of = { $lp } of { $cap } LP
ph-next-light = next round { $gain } LP, { $lost } of them lost at the limit
ph-level-light = { $trees } from her trees, { $change } by her level
ph-lost-light = ({ $lost } lost)
ph-ready = ready
ph-shop = shop
ph-out = lost
ph-tokens = Tokens
ph-supply = Supply
ph-shop-label = buy: { $piece } for { $price } LP, { $left } left in the shop, { $ready } ready
ph-shop-empty = { $piece }: sold out, { $ready } ready
ph-buy-for = buy { $price } LP
ph-at-price = ({ $price } LP)
ph-sold-out = sold out
ph-lost = { $n } lost
ph-cynthia-level = automa, { $level }
ph-level-numbers = seed number { $seed } (revolutions 1 and 2), light { $light } each round
ph-deck = Deck { $left } of { $all }
ph-card = Card { $id }
ph-card-drawn = card { $id }, drawn
ph-card-left = card { $id }, in the deck
ph-card-used = card { $id }, used
ph-card-typed = Card typed in
ph-card-none = No card drawn
ph-sequence = Action Sequence
ph-collect = Collect
ph-grow = Grow
ph-plant = Plant
ph-ds = Directional Selection
ph-ds-from = from corner { $place }
ph-sign-seed = Seed: gives no light and throws no shadow; grows into a small tree for LP
ph-sign-small = Small tree: gives light where no shadow falls on it; its own shadow and its seeds reach 1 space
ph-sign-medium = Medium tree: gives more light where no shadow falls on it; its own shadow and its seeds reach 2 spaces
ph-sign-large = Large tree: gives the most light where no shadow falls on it, reaches 3 spaces; collected, it takes the top token of its soil
ph-sign-light = LP, light points: lit trees bring them each round; everything you do is paid with them
ph-sign-sun = Light of the next round: what the lit trees will bring if the board stays as it is
ph-sign-token = Scoring token: worth as many points as it shows; a collected large tree takes the top one of the soil it stood on
ph-sign-leaf = Leaves: how rich a soil is; the more leaves, the more its tokens are worth
ph-sign-points = Points: those of the tokens taken, and one for each full three LP left
ph-sign-first = First player: has the first turn of this round; the token passes on clockwise
ph-sign-ready = Ready: bought pieces that can be planted or grown into
ph-sign-shop = Shop: pieces still to be bought, and what the next one costs
ph-sign-lost = Lost: pieces out of the game, as their column of the shop was full when they came back
ph-sign-card = A card of Cynthia: its numbers say what she collects, grows and plants
ph-sign-test = A test of Cynthia’s card with the numbers of now: ✓ it holds, ✗ it does not, and she tries the next action
ph-sign-walk = Directional Selection: if candidates are equal, she counts from this corner round the ring
ph-always = always
ph-leaves-word = leaves
ph-stand-in-badge = Stand-in values, not the printed ones
ph-about-more = Options and readings of this table
ph-all-stand-ins = All stand-in values
ph-opt-revolutions = Revolutions
ph-opt-shade = Shade lock
ph-opt-shade-collect = Shade lock for collects too
ph-opt-collect = Collect reading
ph-opt-seed = Seed reading
ph-opt-pair = Priority of the pair clause
ph-opt-corner = Corner of Directional Selection
ph-opt-pack = Data pack
ph-yes = yes
ph-no = no
ph-effect-light = Light by sun position
ph-effect-lp = LP { $before } → { $after }
ph-effect-token = token of { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
ph-effect-lost = { $piece } lost for good
ph-effect-dark = goes dark: { $cells }
ph-effect-freed = comes into the light: { $cells }
ph-caution-lost = The { $piece } taken off the board would be lost: its shop column is full. Buy one first ({ $price } LP), then it finds a place (PH-5.7).
ph-caution-lost-only = The { $piece } taken off the board would be lost: its shop column is full (PH-5.7).
ph-caution-nothing = No token is left for { $cell }: the tree would bring 0 points (PH-5.8).
ph-caution-limit = The next light brings { $gain } LP, and { $lost } of them would be lost at the limit of { $cap } (PH-3.3).
ph-over = The game is over after round { $round }
ph-reads-always = always
    .words = always
    .id = always
ph-reads-lp = LP + n ≥ revolution
    .words = lp plus n
    .id = lp_plus_n
ph-reads-lp-left = LP − cost + n ≥ revolution
    .words = lp left plus n
    .id = lp_left_plus_n
ph-reads-tokens = tokens taken < revolution + n
    .words = tokens below
    .id = tokens_below
ph-reads-leaves = leaves of the space + n ≥ revolution
    .words = leaves plus n
    .id = leaves_plus_n
ph-reads-revolution = from revolution 3 on: her spaces < 3 + n
    .words = revolution term
ph-reads-threshold = from revolution 3 on: her spaces < 3
    .words = whole threshold
ph-reads-count = from revolution 3 on: 3 < 3 + n
    .words = space count
ph-reads-light-first = most future light, then closest to the centre
    .words = future light first
ph-reads-centre-first = closest to the centre, then most future light
    .words = standard

# The game as it describes itself: its line, options, ready-made set-ups, read-outs.

ph-summary = Grow trees into the light, shade your rivals, collect the oldest; with the solo opponent Cynthia.
ph-option-seats-meaning = 2 to 4 seats in table order: at most two Cynthias, at least one player
ph-option-first-seat-meaning = who begins: drawn, or the seat of this number
ph-option-revolutions-meaning = how often the sun goes round the board: 18 or 24 rounds
ph-option-shade-lock-meaning = pieces in shadow neither grow nor plant
ph-option-shade-lock-blocks-collect-meaning = with the shade lock: large trees in shadow cannot be collected either
ph-option-collect-reading-meaning = what Cynthia compares before she collects
ph-option-seed-reading-meaning = what "the count is always 3" means for Cynthia from the third revolution on
ph-option-rev3-pair-priority-meaning = how Cynthia chooses between two large trees that only the pair clause lets her collect
ph-option-ds-corner-meaning = the corner where Cynthia's Directional Selection starts: drawn once, or 0 to 5
ph-option-pack-meaning = the printed values: the built-in stand-in pack or one of your own
ph-primer-goal = Collect the oldest trees
ph-primer-goal-text = You grow trees from seed to full height and then collect them for tokens. Soil near the middle has more leaves, and its tokens pay more. The most points win.
ph-primer-light = Light and shadow
ph-primer-light-text = Each round the sun shines from the next of six sides. Taller trees bring more light points, and throw shadows as many spaces long as they are tall. A tree behind one as tall or taller gets nothing.
ph-primer-turn = Your turn
ph-primer-turn-text = Spend light as you like: buy pieces from your shop, plant a seed within reach of a tree, grow a tree by one size, collect a large one. Each space can be used once a turn.
ph-primer-end = The end
ph-primer-end-text = After the sun has gone round three times the game is over. Trees still standing count nothing; every three light points left are one point.
ph-theme-start = The start and fine points
ph-theme-cynthia = How Cynthia reads her rules
ph-preset-first-game = First game
ph-preset-standard = Standard, two players
ph-preset-against-bot = Against a bot
ph-preset-advanced = Advanced, two players
ph-preset-solo = Solo against Cynthia
ph-preset-solo-advanced = Solo, Advanced
ph-query-light = for each sun position 0 to 5 the raw light of every seat
ph-query-shaded = for each sun position 0 to 5 the cells of pieces in shadow, sorted by name
ph-query-shades = the pieces in shadow, at the present position of the sun or at another, each with the trees that shade it
ph-query-shades-fields = for each piece in shadow at a sun position (the present one if left out) its cell and, in `by`, the cells of the trees that shade it
ph-query-forecast = the next six rounds, fewer at the end, if nobody acts: what every seat gains, has then, and loses at the limit
ph-query-forecast-fields = the next six rounds, fewer at the end, if nobody acts: round, sun, and per seat gain, lp and what is lost at the limit
ph-query-effect-of = what an action changes: light points and light before and after, the piece that leaves the game, the token taken
ph-query-effect-of-fields = what an action of the seat in turn changes: `lp` (per seat) and `light` (for each sun, per seat) before and after, `piece_lost` (the size that leaves the game, or null), `token` (the value taken, or null)

# Refusals of set-ups
ph-setup-seats = a table has 2 to 4 seats, not { $seats }
ph-setup-cynthias = at most 2 Cynthias sit at a table, not { $cynthias }
ph-setup-no-player = Cynthia needs at least one player to play against
ph-setup-sitter = { $value } is no seat: human, bot:<name>, cynthia or cynthia:<level>
ph-setup-bot = there is no bot "{ $bot }"
ph-setup-level = there is no level "{ $level }"; known: { $known }

# Refusals of position records; the letters are the clauses of PH-14.9
ph-record-clause = ({ $clause }) { $reason }
ph-record-board = a text such as "A3@d4 B1@g3"
ph-record-cell = a cell of the board
ph-record-piece = "{ $piece }" is no piece: seat letter, size digit, `@` and cell, as in A3@d4
ph-record-piece-cell = the cell of "{ $piece }" does not exist
ph-record-piece-seat = the seat letter of "{ $piece }" does not exist at this table
ph-record-piece-size = the size of "{ $piece }" does not exist: 0 to 3
ph-record-piece-twice = the board names { $cell } twice
ph-record-placed = `placed` counts start trees in round 0 and does not fit a later round
ph-record-first-open = `{ $key }` does not fit a first player that is still to be drawn
ph-record-turn = `turn` is { $turn }, but with `first` { $first } and `{ $key }` { $passed } it is { $due }
ph-record-turns-placing = `turns_done` is { $turns }, but in round 0 no turn has begun
ph-record-turns-all = `turns_done` is { $turns }, which is possible only at the end of the last round
ph-record-draw = `{ $key }` is "random", but its draw comes before the placement
ph-record-pile = { $full }, less some from the top
ph-record-tokens = the seats have more than { $most } tokens
ph-record-shop = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } in the shop, it holds { $most }
ph-record-pieces = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } on the board, in the shop and available, but the seat owns { $most }
ph-record-board-pieces = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } on the board, but the seat owns { $most }
ph-record-supply = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } on the board and { $supply } in supply, together it must be { $most }
ph-record-card = the id of a card of the pack
ph-record-card-early = a card is drawn, but a draw of the set-up is still open
ph-record-card-in-deck = the card drawn is still in the deck
ph-record-not-in-turn = not in turn, so no card can be drawn
ph-record-player-card = a player has no `{ $key }`
ph-record-typed = the card typed in: { $problem }
ph-record-placing-activated = in round 0 no space is activated
ph-record-placing-inner = in round 0 start trees stand on ring 3, not { $piece }
ph-record-placing-trees = { $shown } seeds, small, medium and large trees are shown, after { $placed } placements it must be { $expected }
ph-record-placing-available = not enough small trees are available to place

# Refusals of notation and read-outs
ph-notation-cell = there is no cell "{ $cell }": rows a to g, numbered from the left
ph-notation-size = nothing called "{ $name }" can be bought: seed, small, medium or large
ph-notation-action = "{ $text }" is no action: `place CELL`, `buy SIZE`, `plant FROM TO`, `grow CELL`, `collect CELL` or `end`
ph-notation-seat = there is no seat "{ $seat }": 0 to { $last }
ph-notation-corner = there is no corner "{ $corner }": 0 to 5
ph-notation-card = the pack has no card "{ $card }"
ph-notation-outcome = "{ $text }" is no chance outcome: `first SEAT`, `corner K` or `card ID`
ph-query-action = a text such as "grow c5"
ph-query-no-seat = no seat decides now

# Problems of data packs
ph-pack-id = 1 to 64 letters, digits, '_', '-' or '.'
ph-pack-total = `total` of { $piece-plural } is { $total }, but shop and available hold { $held }
ph-pack-start-trees = `available` has { $count } small trees, a player needs 2 to place
ph-pack-columns = `prices` has { $count } columns, it must have 4
ph-pack-prices = `prices` of { $piece-plural } has { $count } numbers, but the shop { $slots } slots
ph-pack-pile-size = `{ $pile }` has { $count } tokens, it must have at most { $most }
ph-pack-sorted = sorted from high to low
ph-pack-token-kinds = the piles hold { $count } different values, at most { $most } with 0
ph-pack-none = a pack needs at least one { $table }
ph-pack-supply = a supply with at least one small and one medium tree
ph-pack-cards = a pack has at most { $most } cards, this one { $count }
ph-pack-card = card { $card }, { $half }: { $reason }
ph-pack-levels = a pack has at most { $most } levels, this one { $count }
ph-pack-ticks = one or more of S, M, L, each at most once
ph-pack-rings = a non-empty list of different leaves 1 to 4

# A data pack as text; words in brackets say where a value comes from
ph-pack-notice = notice: { $notice }
ph-pack-head = pack { $id } (photosynthesis), version { $version }
ph-pack-players = players [{ $provenance }]
ph-pack-size = { $size-short }
ph-pack-total-head = total
ph-pack-available-head = available
ph-pack-light-head = light
ph-pack-prices-head = prices
ph-pack-player-costs = plant { $plant } LP, grow { $grow } LP, collect { $collect } LP, tracker limit { $cap }, { $lp } LP a point at the end
ph-pack-tokens = tokens [{ $provenance }]
ph-pack-cynthia-costs = Cynthia's costs [{ $provenance }]: collect { $collect } LP, grow { $grow } LP, plant { $plant } LP
ph-pack-cynthia-supply = Cynthia's supply [{ $provenance }]: { $supply }
ph-pack-readings = readings [{ $provenance }]: collect_reading { $collect }, seed_reading { $seed }, rev3_pair_priority { $pair }, ds_corner { $corner }
ph-pack-cards-head = Action cards
ph-pack-r12 = R1–2
ph-pack-r3 = R3
ph-pack-levels-head = levels
ph-pack-level = seed { $seed }, light { $light }, supply { $supply }
ph-notice-level-order = level { $level } has a lower { $column } than level { $before } before it ({ $upper } after { $lower }), so the order of strength is not certain (PH-13.4)
ph-notice-seed-change = seed change
ph-notice-light-change = light change
ph-notice-supply-of = supply of { $piece-plural }

# Printed values
ph-printed-boards = Player boards
ph-printed-actions = Player actions and limits
ph-printed-tokens = Scoring tokens
ph-printed-costs = Cynthia: costs
ph-printed-supply = Cynthia: supply
ph-printed-readings = Cynthia: readings
ph-printed-cards = Cynthia: Action cards
ph-printed-levels = Cynthia: levels
ph-printed-pieces = { $size-short } pieces
ph-printed-start = { $size-short }, at the start
ph-printed-start-pieces = { $shop } in the shop, { $available } available
ph-printed-prices = { $size-short }, prices in LP
ph-printed-light = { $size-short }, light when lit
ph-printed-plant = plant
ph-printed-grow = grow to { $size-short }
ph-printed-collect = collect
ph-printed-light-cap = limit of the light tracker
ph-printed-lp-per-point = LP for one point at the end
ph-printed-pile = pile of { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
  }
ph-printed-before-collect = before collecting
ph-printed-before-plant = before planting
ph-printed-pairs = pairs in revolution 3
ph-printed-corner = start corner of Directional Selection
ph-printed-card-r12 = card { $card }, revolutions 1 and 2
ph-printed-card-r3 = card { $card }, revolution 3
ph-printed-level = seed number { $seed }, light { $light }, supply { $supply }
ph-printed-reading = { $reading-words }
ph-printed-random = random
ph-printed-numbers = { $numbers }
game-photosynthesis-line = Grow trees into the light, throw shade on your rivals, collect the oldest.
game-photosynthesis-art = A clearing in a forest; beams of light fall past trees that throw long shadows.
game-photosynthesis-rest = With Cynthia
tour-ph-welcome = This is your clearing. Each space is richer in leaves towards the middle. You grow trees in the sunlight, and at the end the oldest ones become points.
tour-ph-place = Everybody begins with two small trees at the edge. Touch the marked space.
tour-ph-place-second = Cynthia, your opponent, has placed hers and says why in the log. Now your second tree.
tour-ph-light = Each round the sun shines from one side. Every tree that is not in the shadow of one as tall or taller brings light points: one for a small, two for a medium, three for a large tree. You have two.
tour-ph-plant = Plant a seed towards the richer soil: touch the tree on c1, then c2. The further the tree can reach, the taller it is.
tour-ph-buy = Pieces must be bought from your shop before they can be used. Buy a seed with your last light point.
tour-ph-end = No light left: end your turn. Up to here you could have taken everything back.
tour-ph-cynthia = Cynthia has played by her cards, and the sun has moved on. Every decision of hers is in the log, with the rule and the numbers.
tour-ph-grow = Let your seed grow into a small tree: touch it twice, on c2.
tour-ph-forecast = The forecast shows the light of the next six positions of the sun if nobody acts. Plan so that your trees do not stand in each other’s shadow.
tour-ph-over = When a tree is large you may collect it for the top token of its soil; the middle pays most. After three revolutions the best sum wins. Play on!
