# Sol
part-sol-board = The star
part-sol-deck = Instability and deck
part-sol-effects = Effects in play
part-sol-goal = Goal
part-sol-lens = Size of the board
part-sol-own = Your panel
part-sol-plans = Plans
part-sol-seats = The other seats
sol-a-flare = a flare
sol-after = then { $energy } energy, { $momentum } momentum
sol-and-more = and { $n } more
sol-banned = { $station }: may not be built here
sol-board-title = The star: instability { $marker }, { $cards } cards in the deck, turn of { $seat }
sol-bonus-for = bonus { $n }: { $seats }
sol-bonus-nobody = bonus { $n }: nobody can pay
sol-burst = Burst into the heart
sol-burst-end = Chance that the draw ends the game: { $chance }. If it does:
sol-burst-gain = +{ $momentum } momentum, { $cards } { $cards ->
    [one] card
   *[other] cards
  }, { $flares } flares expected
sol-burst-no-end = This draw cannot end the game.
sol-burst-none = With { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
  } no diver gets into the heart now.
sol-burst-what = { $n } { $n ->
    [one] diver
   *[other] divers
  } with { $mp } movement points: { $from }
sol-card-now = can be played now
sol-card-own-turn = only on your own turn
sol-card-when = not now, but { $when }
sol-cards-left = cards left
sol-cards-owed = { $n } { $n ->
    [one] card
   *[other] cards
  } to draw
sol-cards-to-end = to the end
sol-caution-end = The { $n } { $n ->
    [one] card
   *[other] cards
  } that follow may end the game ({ $chance }), and you would not win.
sol-caution-halved = You have { $energy } energy: a flare among the next { $n } { $n ->
    [one] card
   *[other] cards
  } ({ $chance }) takes { $loss } of it.
sol-caution-toll = The toll gives seat { $seat } 1 energy (then { $energy }).
sol-conversions = Conversions
sol-divers = divers
sol-do-activate = Activate
sol-do-activate-note = stations of one type
sol-do-convert = Convert
sol-do-convert-note = { $n } { $n ->
    [one] pattern
   *[other] patterns
  }
sol-do-move = Move
sol-do-move-note = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
  }
sol-do-pass = Pass
sol-do-pass-note = only the ship moves on
sol-do-scour = Scour
sol-draw-end = It may end the game: { $chance }.
sol-draw-flare = The draw of { $n } { $n ->
    [one] card
   *[other] cards
  } brings a flare with { $chance }.
sol-drawn = Cards drawn this turn; one may be kept
sol-effects = Effects in play
sol-energy = Energy
sol-energy-halved = A flare would take { $loss } of this energy.
sol-energy-here = 1 energy lies here
sol-energy-twelve = At 13 a flare takes half of it.
sol-event = when a trigger flare comes
sol-flares-left = flares left
sol-foundry = foundry
sol-foundry-of = foundry of seat { $seat }
sol-gap = { $n ->
    [one] 1 eye
   *[other] { $n } eyes
  } to the ship of seat { $seat } ahead: the larger gap
sol-gate = gate
sol-gate-of = gate { $site } of seat { $seat }
sol-gives = gives { $seat } 1 energy → { $energy }
sol-guests = guests with { $seat }
sol-guests-with = { $n } { $n ->
    [one] guest
   *[other] guests
  } in the ship of seat { $seat }
sol-heart = The heart; { $marker } flares to the end
sol-heart-name = heart
sol-held-already = held already
sol-hold = hold
sol-in-force = { $effect } in force
sol-in-hold = { $n } { $n ->
    [one] diver
   *[other] divers
  } in the hold
sol-in-reserve = In the reserve: { $n } × { $piece }
sol-in-turn = in turn
sol-instability = Instability
sol-keep-card = { $suit }: { $effect }, { $n } drawn
sol-keep-none = keep none
sol-last-card = The last flare is the very last card with { $chance }.
sol-launch-spaces = Launch spaces, now and after the next orbits
sol-layer-c = convective layer
sol-layer-i = inner orbit
sol-layer-k = core
sol-layer-o = outer orbit
sol-layer-r = radiative layer
sol-legend-head = base + bonus · cards
sol-lens = Large board, to be moved about
sol-level-up = A winner reads the next higher level.
sol-lost = lost
sol-lost-divers = { $n } { $n ->
    [one] diver
   *[other] divers
  } lost in space
sol-marked-divers = { $space }: { $n } marked { $n ->
    [one] diver
   *[other] divers
  } of seat { $seat }
sol-marked-left = marked flares
sol-momentum = Momentum
sol-movement = Movement
sol-mp = Movement points
sol-mp-left = { $n } { $n ->
    [one] movement point
   *[other] movement points
  } left
sol-n-cards = { $n } { $n ->
    [one] card
   *[other] cards
  }
sol-n-crawlers = { $n } { $n ->
    [one] crawler
   *[other] crawlers
  }
sol-n-divers-of = { $n } { $n ->
    [one] diver
   *[other] divers
  } of seat { $seat }
sol-next-cards = next cards
sol-no-diver-there = none of your divers there
sol-no-effects = No effects in this game; cards are not kept.
sol-no-pattern = Your divers form no pattern.
sol-no-station = No station stands yet.
sol-node = node
sol-node-of = node of seat { $seat }
sol-not-payable = you cannot pay the base
sol-now = now
sol-odds-caption = Chances of a flare and of the end within the next cards
sol-orbit-card = After every orbit one more card is revealed.
sol-over-twelve = 13 or more: a flare halves it
sol-owed = Cards to draw
sol-pay-foundry = { $n } energy → { $n } { $n ->
    [one] diver
   *[other] divers
  }
sol-pay-node = +{ $n } energy
sol-pay-tower = { $n } energy → { $n } momentum
sol-pillar-on = 3 momentum for each { $suit }
sol-plans-later = Plans are shown once the turns begin.
sol-plans-over = The game is over.
sol-reach = Reach and launch
sol-reach-cost = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
  } away
sol-reserve = Reserve
sol-seat = Seat { $letter }
sol-ship-of = Ship of { $seat } on eye { $eye }, { $hold } divers in the hold; it orbits counter-clockwise
sol-ship-on = Ship on eye { $eye }
sol-site = free gate site { $site }
sol-source-effects = effects
sol-source-flares = flares
sol-source-hurls = hurls
sol-source-towers = towers
sol-start-choose = At the start: { $station } in the { $layer }, where you choose
sol-start-conv = At the start: { $station } in the convective layer, { $offset } from your ship
sol-start-opposite = At the start: { $station } in outer orbit, opposite your ship
sol-stations = Stations and payouts
sol-suit-left = { $suit }: { $n } { $n ->
    [one] card
   *[other] cards
  } left
sol-survival = Levels of survival
sol-target-coop = momentum of the lowest seat
sol-target-solo = momentum
sol-the-end = the end
sol-together = Together against the star
sol-toll-paid = toll paid to { $seat }
sol-tower = tower
sol-tower-of = tower of seat { $seat }
sol-track = Instability marker on { $marker }
sol-triggers-left = trigger cards
sol-vaporised = { $n } { $n ->
    [one] diver
   *[other] divers
  } vaporised
sol-vaporised-word = vaporised
sol-warn-halved = { $energy } energy: the next flare takes { $loss }
sol-warn-twelve = { $energy } energy: one more, and a flare halves it
sol-when-a = during an Activate
sol-when-c = during a Convert
sol-when-d = just before drawing
sol-when-m = during a Move
sol-when-t = any time in your turn
sol-you = you
