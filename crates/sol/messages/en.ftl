# Sol: Last Days of a Star.
#
# Glossary (en, de, fr): diver, Taucher, plongeur · ship, Schiff, vaisseau · hold, Laderaum, soute · reserve, Reserve,
# réserve · lost in space, im All verloren, perdu dans l’espace · gate, Tor, porte · barrier, Barriere, barrière · node,
# Knoten, nœud · foundry, Gießerei, fonderie · tower, Turm, tour · station, Station, station · energy, Energie, énergie ·
# momentum, Schwung, élan · movement point (mp), Bewegungspunkt (BP), point de mouvement (PM) · heart, Herz, cœur · core,
# Kern, noyau · outer / inner orbit, äußere / innere Umlaufbahn, orbite extérieure / intérieure · layer, Schicht, couche ·
# eye, Auge, œil · flare, Eruption, éruption · marker, Anzeiger, marqueur · suit, Sorte, famille · effect, Effekt, effet ·
# convert, umwandeln, convertir · activate, aktivieren, activer · scour, säubern, nettoyer · crawler, Kriecher, rampant ·
# feeder, Fresser, dévoreur · launch, starten, lancer · fly, fliegen, voler · hurl, schleudern, projeter · recall,
# zurückrufen, rappeler · sacrifice, opfern, sacrifier. Names of effects, events and scenarios stay. Du, tu.
#
# Attributes of pieces: acc = with "ein", den = with "der" in the accusative, def = with "der", dein / sein = possessive
# accusative, no = "kein", gen = "eines"; un, le, la (capital), ton, son, no, dun.

# Options, their values, opponents, scores and results, as the pages of the table show them.

so-option-edition = Edition
so-option-edition-text = The source text with its gaps filled, or the rulebook of 2017.
so-option-mode = How to play
so-option-mode-text = Against each other, one seat against a target, or together.
so-option-opening = Opening
so-option-opening-text = Quick: each seat places a gate and a station. Long: nothing is placed, one more suit and effect.
so-option-suits = Suits
so-option-suits-text = The suits of the deck, or a list of codes C, X, O, R, V, S.
so-option-effects = Effects
so-option-effects-text = The effects of the suits, flares first; or a list of effect ids.
so-option-colours = Colours of effects
so-option-colours-text = The colours random effects are picked from.
so-option-allow-red = Attacks
so-option-allow-red-text = May effects attack others?
so-option-event = Event
so-option-event-text = What trigger flares bring.
so-option-triggers = Trigger cards
so-option-triggers-text = How many trigger cards the edition of 2017 has; the first edition has 4 marked flares.
so-option-scenario = Scenario
so-option-scenario-text = For one seat or together: what is to be reached.
so-option-target = Target
so-option-target-text = For one seat or together: momentum to reach; empty as the scenario says.
so-option-difficulty = Difficulty
so-option-difficulty-text = Together: raises the threshold of 13 by 3 each.
so-option-survival = Survival
so-option-survival-text = Read levels of survival at the end.
so-option-start-eye = Starting place
so-option-start-eye-text = The eye of the first player’s ship.
so-option-keep-timing = Keeping cards
so-option-keep-timing-text = Must a card to keep be chosen before the next turn starts?
so-option-stall-limit = Standstill
so-option-stall-limit-text = Turns without a card after which the game stops.
so-value-edition-first = first
so-value-edition-published = of 2017
so-value-mode-versus = against each other
so-value-mode-solo = alone
so-value-mode-coop = together
so-value-opening-quick = quick
so-value-opening-long = long
so-value-blue = blue
so-value-green = green
so-value-yellow = yellow
so-value-red = red
so-value-survival-on = yes
so-value-survival-off = no
so-value-keep-timing-immediate = yes, at once
so-value-keep-timing-deferred = no, later will do
so-value-attrition = attrition
so-value-implode = implosion
so-value-explode = explosion
so-value-sunworm = sunworm
so-value-teleport = teleport
so-value-warp = warp
so-value-singularity = singularity
so-value-energy-garden = energy garden
so-value-parasite = parasite
so-value-feeders = feeders
so-value-scenario-introduction = Introduction
so-value-scenario-chain = Chain
so-value-scenario-exterminate = Exterminate
so-value-scenario-parasite = Parasite
so-value-scenario-energy-garden = Energy Garden
so-value-scenario-sunworm = Sunworm
so-value-scenario-implode = Implode
so-value-scenario-ancient-tower = Ancient Tower
so-value-scenario-cosmic-unity = Cosmic Unity
so-value-scenario-solar-inhabitants = Solar Inhabitants
so-value-scenario-solar-whirlpool = Solar Whirlpool
so-result-won = Your ark outruns the star: you win.
so-result-shared = Your arks escape together: you win.
so-result-missed = The star was faster this time.
so-result-level-failed = Failed: the ark never gathers speed, and the blast takes it.
so-result-level-adrift-in-darkness = Adrift in darkness: out of the blast, but with nowhere to go.
so-result-level-home-in-the-void = Home in the void: no world in reach, yet the ark itself can be a home.
so-result-level-the-challenge-ahead = The challenge ahead: an unfriendly planet is in reach; hard work waits.
so-result-level-homeward-bound = Homeward bound: energy to spare on the way to a new world.
so-result-level-the-galaxy-is-yours = The galaxy is yours: plenty for all, and many worlds to choose from.
so-result-level-transcendence = Transcendence: nearly all of the star’s power is yours, enough to carry others along.
so-tally-points = Momentum
so-score-towers = Towers
so-score-towers-meaning = energy turned into momentum at transmit towers
so-score-hurls = Hurled divers
so-score-hurls-meaning = divers and stations thrown into the heart
so-score-flares = Solar flares
so-score-flares-meaning = from outer towers when flares came
so-score-effects = Card effects
so-score-effects-meaning = from cards played
so-tally-cards-caused = Cards caused
so-tally-flares-caused = Flares among them
so-tally-built = Structures built
so-tally-activated = Stations activated
so-tally-bonuses = Bonuses taken
so-tally-tolls = Tolls received
so-tally-hurled = Thrown into the heart
so-tally-effects-played = Cards played


# Pieces, places, suits
so-piece-station = station
so-piece-node = node
so-piece-foundry = foundry
so-piece-tower = tower
so-piece-gate = gate
so-piece-diver = diver
so-cards = { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
  }
so-orbit-card = the orbit card
so-place-hold = hold
so-place-guest = guest
so-place-lost = lost
so-space-o = o{ $n }
    .page = outer orbit { $n }
so-space-i = i{ $n }
    .page = inner orbit { $n }
so-space-c = c{ $n }
    .page = convective { $n }
so-space-r = r{ $n }
    .page = radiative { $n }
so-space-k = k{ $n }
    .page = core { $n }
so-site = { $above }/{ $below }
    .page = { $above } / { $below }
so-suit = { $name } ({ $code })
    .page = { $name }
so-suit-explosion = Explosion
so-suit-solar-flare = Solar Flare
so-suit-condensation = Condensation
so-suit-dissipation = Dissipation
so-suit-expansion = Expansion
so-suit-oscillation = Oscillation
so-suit-refraction = Refraction
so-suit-reverberation = Reverberation
so-suit-subduction = Subduction
so-card = { $suit }: { $effect }
so-list = { $parts }

# Texts of a pack that are not the built-in ones
so-own-text = { $text }

# Spaces by layer and name
so-place-outer = outer { $space }
    .page = outer orbit { $n }
so-place-inner = inner { $space }
    .page = inner orbit { $n }
so-place-convective = convective { $space }
    .page = convective { $n }
so-place-radiative = radiative { $space }
    .page = radiative { $n }
so-place-core = core { $space }
    .page = core { $n }
so-place-gate = { $a } / { $b }

# Labels: opening and rebuilding
so-label-place-gate = place your gate at { $site }
so-label-place-station = place your { $piece } in { $space }
so-label-and-movement = { $label }, movement { $now } → { $then }
so-label-return-station = take your station in { $space } back for 2 divers
so-label-return-gate = take your gate at { $site } back for 2 divers

# Labels: the action of the turn
so-label-move = move, with { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
  }
so-label-convert = convert divers into a structure
so-label-activate = activate stations of one type
so-label-scour = scour: clear feeders from your spaces
so-label-pass = pass: only your ship moves on

# Labels: moves
so-label-launch = launch a diver to { $space } (1 of { $n } movement points)
    .page = launch a diver to { $space }
so-label-launch-via = launch a diver from { $host }'s ship to { $space } (1 of { $n } movement points)
    .page = launch a diver from { $host }'s ship to { $space }
so-label-launch-guest = launch your guest from { $host }'s ship to { $space } (1 of { $n } movement points)
    .page = launch your guest from { $host }'s ship to { $space }
so-label-fly = fly a diver from { $from } to { $to } (1 of { $n } movement points)
    .page = fly a diver from { $from } to { $to }
so-label-fly-marked = fly the marked diver from { $from } to { $to } (1 of { $n } movement points)
    .page = fly the marked diver from { $from } to { $to }
so-label-catapult = catapult a diver from { $from } to { $to } (no movement point)
    .page = catapult a diver from { $from } to { $to }, for no movement point
so-label-and-toll = { $label }; { $owner }'s gate: { $owner } gets 1 energy ({ $energy })
so-label-and-toll-halved = { $label }; { $owner }'s gate: { $owner } gets 1 energy ({ $energy }, halved at the next flare)
so-label-hurl = hurl a diver from { $from } into the heart: +2 momentum, 1 card
so-label-hurl-marked = hurl the marked diver from { $from } into the heart: +2 momentum, 1 card
so-label-hurl-station = hurl your station from { $from } into the heart: +2 momentum, 1 card
so-label-return-diver = bring a lost diver back to { $to } (1 of { $n } movement points)
    .page = bring a lost diver back to { $to }
so-label-cluster = move all { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } from { $from } to { $to } (1 of { $n } movement points)
    .page = move all { $divers } divers together from { $from } to { $to }
so-label-move-station = move your station from { $from } to { $to } (1 of { $n } movement points)
    .page = move your station from { $from } to { $to }
so-label-puncture = sacrifice a diver in { $from } for your gate to { $to } (1 of { $n } movement points)
    .page = sacrifice a diver in { $from } for your gate to { $to }
so-label-teleport = teleport a diver from { $from } to { $to } (3 of { $n } movement points)
    .page = teleport a diver from { $from } to { $to }, for 3 movement points
so-label-fuel = pay 1 energy for 3 movement points

# Labels: conversions and activations
so-label-build-gate = build a gate at { $site } from { $a } and { $b }: { $cards }
so-label-build-station = build a { $piece } in { $space } from { $from }: { $cards }
so-label-take-over = take over { $owner }'s { $piece } in { $space }: { $cards }
so-label-take-over-station = take over station in { $space }: { $cards }
so-label-augmented = augmented: { $label }
so-label-use-own = activate your { $piece } in { $space }: { $pay }
so-label-use-other = activate { $owner }'s { $piece } in { $space }: { $pay }
so-label-use-space = activate { $space }
so-pay-energy = +{ $n } energy
so-pay-divers = pay { $n } energy for { $n ->
    [one] { $n } diver
   *[other] { $n } divers
  }
so-pay-momentum = pay { $n } energy for { $n } momentum
so-label-bonus-own = bonus { $n } for you
so-label-bonus-other = bonus { $n } for { $owner } or you
so-label-squeeze = squeeze your station in { $space }: { $cards } revealed; no flare: { $double } and bonus { $bonus }, a flare: { $base } and it is destroyed
so-label-blight = recall your diver in { $space }; 3 divers from your reserve join { $host }'s ship
so-label-sacrifice = destroy the { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } on the foundry in { $space }: +2 momentum each; { $cards }
so-label-clear = recall a diver in { $space } and remove one crawler there
so-label-metamorph = turn your station in { $space } into a { $piece }
so-label-take-bonus = take the bonus in { $space }: { $pay }
so-label-take-bonus-halved = take the bonus in { $space }: { $pay } (13 or more is halved at a flare)
so-label-leave-bonus = leave the bonus in { $space }
so-label-bonus = bonus
so-label-link-own = in { $space }: your diver belongs to the chain
so-label-link-other = in { $space }: { $owner }'s diver belongs to the chain
so-label-procreate = add a diver in { $space }
so-label-orbit = go on: your ship orbits
so-label-draw = draw { $cards }

# Labels: flares, events, cards
so-label-flare-node = your node in { $space } gives 1 energy
so-label-flare-foundry = your foundry in { $space } turns 1 energy into a diver
so-label-flare-tower = your tower in { $space } turns 1 energy into 1 momentum
so-label-flare-done = use no more outer stations at this flare
so-label-lose-hold = sacrifice a diver from your hold
so-label-lose-space = sacrifice a diver in { $space }
so-label-lose-guest = sacrifice a guest in { $host }'s ship
so-label-lose-lost = sacrifice a diver lost in space
so-label-shift = your diver in { $from } goes to { $to }
so-label-warp-hold = put a diver from your hold into { $to }
so-label-warp-guest = put your guest from { $host }'s ship into { $to }
so-label-warp-stay = your diver in { $space } stays
so-label-warp = put your diver in { $from } into { $to }
so-label-core = put a diver into { $to }
so-label-spawn = a crawler arrives in { $to }
so-label-crawl = the crawler in { $from } moves to { $to }
so-label-keep-old = keep your { $card }
so-label-keep-held = keep your card
so-label-keep = keep the drawn { $card }
so-label-keep-none = keep no card
so-label-end-move = end the move, { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
  } unused
so-label-end = end the action
so-label-play = play { $effect } ({ $suit }): { $detail }
    .page = play { $effect }: { $detail }
so-label-play-effect = play { $effect }: { $detail }
so-play-accelerate = every ship { $n } forward
so-play-chain = the path that begins in { $space }
so-play-hatch = in { $space } against { $seat }
so-play-passage = with the diver in { $space }
so-play-passage-hold = with the next diver launched
so-play-pillar = 3 momentum for each { $suit }
so-play-swap-own = your diver in { $a } and your diver in { $b }
so-play-swap-first-own = your diver in { $a } and { $second }'s diver in { $b }
so-play-swap-second-own = { $first }'s diver in { $a } and your diver in { $b }
so-play-swap-others = { $first }'s diver in { $a } and { $second }'s diver in { $b }
so-play-tribute = at your station in { $space }

# What chance may bring
so-chance-seat = Seat { $seat }
so-chance-eye = eye { $eye }
so-chance-effect = { $effect }
so-chance-marked = marked flare
so-chance-flare = flare
so-chance-trigger = trigger card
so-chance-keep-old = the card held so far

# Prompts
so-prompt-keep-later = Which card do you keep? You may wait until your next turn (SO-7.12)
so-prompt-first = The first player is drawn (SO-2.3)
so-prompt-eye = The place of the first ship is drawn (SO-2.4)
so-prompt-suit = The suits of the deck are drawn (SO-2.5)
so-prompt-effect = The effects of the suits are drawn (SO-2.6)
so-prompt-start = Choose the place of a structure of the scenario (SO-12.3)
so-prompt-open = Opening: place a gate or a station (SO-2.8)
so-prompt-keep-chance = A card is kept for you at random (SO-7.12)
so-prompt-rebuild = You have no divers: return a station or gate for two (SO-3.5)
so-prompt-action = Your turn, one action: move divers, convert divers into a structure, or activate stations (SO-3.2)
so-prompt-step = Move: launch and fly your divers, { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
  } left; then end the move (SO-4.1)
so-prompt-convert = Convert: choose the divers that become a gate or a station (SO-5.2)
so-prompt-activate-more = Activate: choose a further { $piece } station, or end the action (SO-6.1)
so-prompt-activate = Activate: choose a station with a diver of yours (SO-6.1)
so-prompt-scour = Scour: choose spaces to clear (SO-11.12)
so-prompt-bonus-in = Do you take the bonus of { $n } in { $space }? (SO-6.3)
so-prompt-bonus = Do you take the bonus of { $n }? (SO-6.3)
so-prompt-link-in = Whose diver in { $space } belongs to the chain? (SO-8.7)
so-prompt-link = Whose diver belongs to the chain? (SO-8.7)
so-prompt-procreate = Your reserve is short: where is a diver added? (SO-8.22)
so-prompt-reveal = Cards of the squeezed station are revealed (SO-8.26)
so-prompt-draw = Draw { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
  } now, or play your card first (SO-7.10)
so-prompt-card = A card is drawn (SO-7.1)
so-prompt-orbit-card = The orbit card is drawn (SO-12.1)
so-prompt-flare = Flare: which outer station do you use? (SO-7.4)
so-prompt-attrition = Attrition: which diver do you sacrifice? (SO-11.4)
so-prompt-shift = Where does your diver go? (SO-11.6, SO-11.7)
so-prompt-warp = Put one of your divers anywhere (SO-11.8)
so-prompt-core = Singularity: put a diver into the core (SO-11.9)
so-prompt-spawn = Where does a crawler arrive? (SO-11.10)
so-prompt-crawl = Which way does the crawler go? (SO-11.10)
so-prompt-keep = Which card do you keep? (SO-7.8)
so-prompt-over = The game is over

# The goal of the table, always in view
so-goal-most = Most momentum wins
so-goal-solo = Reach { $target } momentum; you have { $reached }
so-goal-together = Everybody reaches { $target } momentum; the lowest has { $reached }
so-goal-flares = Flare { $n } of { $all }
so-goal-ends = Ends when flare { $all } is drawn
so-goal-scenario = Scenario: { $name }
so-goal-banned = Not in this scenario: { $pieces }

# Headings of actions
so-heading-place-gate = Place a gate
so-heading-place-node = Place a node
so-heading-place-foundry = Place a foundry
so-heading-place-tower = Place a tower
so-heading-return = Take a structure back
so-heading-action = Choose your action
so-heading-launch = Launch a diver
so-heading-fly = Fly divers
so-heading-hurl = Hurl into the heart
so-heading-move-station = Move a station
so-heading-puncture = Open a gate by a sacrifice
so-heading-fuel = Buy movement
so-heading-build-node = Build a node
so-heading-build-foundry = Build a foundry
so-heading-build-tower = Build a tower
so-heading-build-gate = Build a gate
so-heading-take-over = Take over a station
so-heading-activate = Activate a station
so-heading-squeeze = Squeeze a station
so-heading-effect = Use the effect of your card
so-heading-clear = Remove a crawler
so-heading-bonus = The bonus
so-heading-chain = The chain
so-heading-add-diver = Add a diver
so-heading-draw = Draw cards
so-heading-flare = Outer stations at the flare
so-heading-lose = Give up a diver
so-heading-put-diver = Put a diver
so-heading-crawler = Move a crawler
so-heading-play = Play your card
so-heading-end = End the action
so-heading-keep = Keep a card

# What hints speak of: a quantity, why it counts, where to look. `$best` is the number after the best plan found,
# `$other` that after another choice.
so-quantity-momentum = your momentum
so-principle-momentum = Take the momentum that is there: with the best plan you have { $best } after this turn, with another choice { $other }.
so-quantity-flare = momentum from outer towers at the next flare
so-principle-flare = Flares pay outer towers that have energy, each time: { $best } with the best plan, { $other } with another choice.
so-quantity-reach = momentum your divers could be hurled for in one Move
so-principle-reach = Bring divers to where they can be hurled: one more Move could be worth { $best } momentum with the best plan, { $other } with another choice.
so-quantity-rewards = rewards that your divers stand on
so-principle-rewards = Divers on stations are your next Activate: they stand on rewards of { $best } with the best plan, { $other } with another choice.
so-quantity-energy = your energy
so-principle-energy = Foundries and towers need energy: the best plan leaves you { $best }, another choice { $other }.
so-quantity-halved = energy you would lose at a flare
so-principle-halved = Energy from 13 on is halved at a flare: the best plan puts { $best } at stake, another choice { $other }.
so-quantity-cards = cards you have to draw
so-principle-cards = Every card may be a flare and ages the star: the best plan owes { $best }, another choice { $other }.
so-quantity-crew = divers in your hold and in the star
so-principle-crew = Divers do everything: the best plan leaves you { $best } in the hold and in the star, another choice { $other }.
so-quantity-stations = your stations
so-principle-stations = Stations pay for the rest of the game: the best plan has { $best }, another choice { $other }.
so-quantity-movement = your movement
so-principle-movement = Each layer with a station of yours makes you faster: the best plan gives you { $best } movement, another choice { $other }.
so-region-outer = the outer orbit
so-region-inner = the inner orbit
so-region-convective = the convective layer
so-region-radiative = the radiative layer
so-region-core = the core
so-region-heart = the heart
so-region-ship = your ship and its hold
so-region-cards = the cards
so-region-actions = the kind of action
so-region-answers = the answers to this question

# Lessons of a first game
so-lesson-opening = Build your start. Stations need your divers to reach them, and your ship passes all around the star: put the first ones where you can fly soon. Each layer with a station of yours gives one more movement point, so choose different layers. Gates are the only way from one layer to the next.
so-lesson-rebuild = You have no diver left. Give one of your structures back, and two divers come into your hold. Choose the one that you miss least.
so-lesson-action = One action a turn: move divers into the star, convert divers that stand together into a structure, or activate stations of one type. Nodes give energy, foundries turn energy into divers, towers turn energy into momentum, and momentum wins.
so-lesson-step = Each step costs one movement point. Launch divers from your hold beside your ship, fly them round a layer, and through gates further in. From the core you can hurl them into the heart for momentum. End the move when you are where you want to be.
so-lesson-convert = Two or three of your divers, standing as the pattern asks, become a structure; they go back to your reserve. The deeper it stands, the more it pays, and the more cards you must draw.
so-lesson-activate = Touch a station where you have a diver; it comes back to your hold. You may go on with all stations of the same type. The owner gets the bonus. Deep stations pay more, but each costs cards, and flares among them bring the end nearer.
so-lesson-scour = Touch the spaces that you want to free of the creatures. Each costs you a diver there.
so-lesson-bonus = Somebody activated your station, and the owner may take the bonus. Usually you take it. Only energy of 13 or more is halved by the next flare.
so-lesson-chain = The chain needs one diver in each of its spaces. Say whose diver counts here.
so-lesson-procreate = Not all new divers fit. Say where one is added.
so-lesson-draw = What you did deep in the star owes cards. Draw them now, or play the card you hold before. A flare moves the marker on, halves energy of 13 or more, and lets all outer stations work; after the 13th the game is over.
so-lesson-flare = A flare: each of your stations in the outer orbit may work once, without a diver. Towers make momentum from energy, foundries divers, nodes energy.
so-lesson-event = An event of the star asks something of you. Touch one of the marked things; the panel of the event says what it does.
so-lesson-keep = You may keep one card for later: its effect is yours to use once, in a turn of yours. The others are discarded.

# Events
so-event-begins = Seat { $seat } begins
so-event-ships-placed = The ships take their places, the first on eye { $eye }
    .page = The ships take their places
so-event-suit-chosen = { $suit } belongs to the deck
so-event-effect-assigned = { $suit } has the effect { $effect }
so-event-placed = Seat { $seat } places a { $piece } at { $at }
so-event-turn-began = Seat { $seat } is to act
so-event-rebuilt = Seat { $seat } takes back its piece at { $at } and gets { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  }
so-event-chose-move = Seat { $seat } chooses to move
so-event-chose-convert = Seat { $seat } chooses to convert
so-event-chose-activate = Seat { $seat } chooses to activate
so-event-chose-scour = Seat { $seat } chooses to scour
so-event-chose-pass = Seat { $seat } chooses to pass
so-event-launched = Seat { $seat } launches a diver to { $to }
so-event-launched-from = Seat { $seat } launches a diver from { $host }'s ship to { $to }
so-event-flew = Seat { $seat } flies { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } from { $from } to { $to }
so-event-hurled = Seat { $seat } hurls a { $piece } from { $from } into the heart
so-event-came-back = A lost diver of seat { $seat } returns to { $to }
so-event-station-moved = Seat { $seat } moves its { $piece } from { $from } to { $to }
so-event-fuelled = Seat { $seat } burns 1 energy for 3 movement points
so-event-toll-received = Seat { $seat } gets 1 energy for the use of its gate
so-event-energy-picked = Seat { $seat } picks up 1 energy in { $at }
so-event-built = Seat { $seat } builds a { $piece } at { $at }
so-event-invaded = Seat { $seat } takes over { $from }'s { $piece } in { $at }
so-event-activated-own = Seat { $seat } activates its own { $piece } in { $at }: base { $base }
so-event-activated-other = Seat { $seat } activates { $owner }'s { $piece } in { $at }: base { $base }
so-event-bonus-taken = Seat { $seat } takes the bonus of { $bonus } in { $at }
so-event-bonus-left = Seat { $seat } leaves the bonus in { $at }
so-event-orbital-activated = The flare activates the { $piece } of seat { $seat } in { $at }
so-event-recalled = { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } of seat { $seat } from { $from } to the hold
so-event-sacrificed = { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } of seat { $seat } from { $from } to the reserve
so-event-vaporised = { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } of seat { $seat } in { $from } vaporised
so-event-hatched = { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } of seat { $seat } new in { $at }
so-event-swapped = The divers of seat { $first } in { $at } and seat { $second } in { $and } change places
so-event-infiltrated = { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  } of seat { $seat } hide in { $host }'s ship
so-event-metamorphosed = Seat { $seat } turns its station in { $at } into a { $piece }
so-event-destroyed = The { $piece } of seat { $seat } in { $at } is destroyed
so-event-played = Seat { $seat } plays { $effect } ({ $suit })
    .page = Seat { $seat } plays { $effect }
so-event-accelerated = Every ship goes { $eyes } forward
so-event-energy-gained = Seat { $seat } gains { $amount } energy
so-event-energy-lost = Seat { $seat } loses { $amount } energy
so-event-momentum-gained = Seat { $seat } gains { $amount } momentum
so-event-revealed-marked = A marked flare is revealed
so-event-revealed-trigger = A trigger card is revealed
so-event-revealed = { $suit } is revealed
so-event-exploded = Flare: the star explodes
so-event-flared = Flare: the marker goes to { $marker }
so-event-happened = { $name }: { $text }
so-event-displaced = A diver of seat { $seat } is moved from { $from } to { $to }
so-event-displaced-hold = A diver of seat { $seat } is moved from hold to { $to }
so-event-displaced-lost = A diver of seat { $seat } is moved from o to lost
    .page = A diver of seat { $seat } is lost in space
so-event-crawler-arrived = A crawler arrives in { $at }
so-event-crawler-moved = A crawler moves from { $from } to { $to }
so-event-crawler-removed = Seat { $seat } removes a crawler in { $at }
so-event-sown = An energy appears in { $at }
so-event-orbited = The ship of seat { $seat } goes to eye { $eye }
    .page = The ship of seat { $seat } orbits on
so-event-kept = Seat { $seat } keeps { $suit }
so-event-kept-none = Seat { $seat } keeps no card
so-event-ended = The game is over
so-event-stalled = No card for { $n ->
    [one] { $n } turn
   *[other] { $n } turns
  }: the game stops as it stands (SO-9.5)

# Refusals
so-refusal-not-asked = this is no option now: { $phase ->
    [start] the place of a structure of the scenario is chosen first
    [open] first comes the opening, a gate or a station
    [rebuild] first a station or gate is returned for two divers
    [action] first the action of the turn is chosen (move, convert or activate)
    [step] a move of divers is under way
    [convert] divers are being converted
    [activate] stations are being activated
    [scour] spaces are being cleared
    [bonus] first it is decided whether the bonus is taken
    [link] first it is decided whose diver belongs to the chain
    [procreate] first a diver is added
    [draw] first the cards that are due are drawn
    [flare] first an outer station is chosen for the flare
    [attrition] first a diver is sacrificed
    [shift] first the diver that is pushed gets its place
    [warp] first a diver is put anywhere
    [core] first a diver is put into the core
    [spawn] first a crawler arrives
    [crawl] first the way of the crawler is chosen
    [keep] first a card is kept
    [over] the game is over
   *[other] something is drawn first
}
    .page = this is not what is asked now
so-refusal-not-yours = this decision belongs to another seat
so-refusal-movement-points = this step costs { $need ->
    [one] { $need } movement point
   *[other] { $need } movement points
  }, { $have } are left
so-refusal-no-room = five of your divers are the most a space can hold
so-refusal-not-at-ship = the space is not one of the four next to that ship
so-refusal-empty-hold = there is no diver in the hold
so-refusal-no-such-host = that is not the ship of another seat
so-refusal-no-guest = you have no guest in that hold
so-refusal-no-diver = the seat has no diver there
so-refusal-no-marked = no marked diver is there
so-refusal-one-diver-only = with Hyperdrive only one diver may move
so-refusal-not-adjacent = the spaces are not adjacent
so-refusal-no-gate = no gate crosses the barrier there
so-refusal-gate-there = a gate stands there already
so-refusal-no-barrier = no barrier lies between these spaces
so-refusal-same-space = it is there already
so-refusal-not-in-core = only from the core can it be hurled
so-refusal-not-outer = lost divers return to outer orbit
so-refusal-nobody-lost = you have no diver lost in space
so-refusal-not-your-station = it must be your own station, or structure
so-refusal-no-station = no station of that kind is there
so-refusal-station-there = a station stands there already
so-refusal-banned = this type may not be built here
so-refusal-pattern = your divers do not form the pattern of a { $piece }
so-refusal-one-conversion = one conversion per turn
so-refusal-one-type = one type of station per turn
so-refusal-already-activated = each station once per turn
so-refusal-not-payable = { $n } cannot be paid in full, in energy or in divers
so-refusal-nothing-more = this action can only be ended now
so-refusal-not-done = at least one conversion, activation or removal comes first
so-refusal-must-pulse = every station that can be activated must be
so-refusal-nothing-to-convert = no conversion is possible now
so-refusal-nothing-to-activate = no activation is possible now
so-refusal-nothing-to-scour = nothing can be removed now
so-refusal-not-in-force = this needs the effect { $effect }, which was not played
so-refusal-used-up = the effect { $effect } is used up
so-refusal-whole-action = { $effect } is the whole action
so-refusal-no-card = you hold no card with an effect
so-refusal-other-card = the card you hold has the effect { $effect }
so-refusal-one-card = one card per turn
so-refusal-window = { $effect } cannot be played at this moment
so-refusal-condition = what { $effect } needs is not given here
so-refusal-not-that-kind = the second round takes the other kind of piece
so-refusal-not-accessible = that layer is not accessible now
so-refusal-no-crawler = nothing to remove is there
so-refusal-came-this-turn = no diver that stood there since the turn began
so-refusal-excludes = removal and activation exclude each other
so-refusal-not-outer-station = no outer station of yours waits there
so-refusal-not-offered = this is not one of the options
so-refusal-no-held-card = there is no held card
so-refusal-not-drawn = no card of that suit was drawn
so-refusal-only-marked = only marked divers are there; write `*`
so-refusal-none-in-reserve = there is no { $piece } left in the reserve
so-refusal-energy = { $need } energy needed, { $have } there

# Why a pattern of divers cannot be converted now
so-blocked-banned = this scenario bans the { $piece }
so-blocked-none-left = no { $piece } is left in the reserve
so-blocked-station = a station stands in { $space }
so-blocked-gate = a gate stands at { $site }

# Notices
so-notice-stand-in = { $name } is our stand-in: no text of it is known

# The board in plain text
so-board-head = instability { $marker } of 13 · deck { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $flares ->
    [one] { $flares } flare
   *[other] { $flares } flares
  }
so-board-suits = suits: { $list }
so-board-event = event: { $name }
so-board-key = (a space: its index, station as N F T with its owner, divers by seat, ~ crawlers, * energy)
so-board-layer = { $letter } { $name } (base { $base }, bonus { $bonus }, cards { $cards })
so-layer-outer = outer orbit
so-layer-inner = inner orbit
so-layer-convective = convective
so-layer-radiative = radiative
so-layer-core = core
so-board-no-gates = gates: none
so-board-gates = gates: { $list }
so-board-momentum = momentum { $n }
so-board-energy = energy { $n }
so-board-hold = hold { $n }
so-board-movement = movement { $n }
so-board-ship = ship e{ $eye } ({ $spaces })
so-board-no-card = no card
so-board-holds = holds { $card }
so-board-reserve = reserve: { $divers ->
    [one] { $divers } diver
   *[other] { $divers } divers
  }, { $gates ->
    [one] { $gates } gate
   *[other] { $gates } gates
  }, { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
  }, { $foundries ->
    [one] { $foundries } foundry
   *[other] { $foundries } foundries
  }, { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
  }
so-board-lost = { $n } lost in space
so-board-guests = { $n ->
    [one] { $n } guest
   *[other] { $n } guests
  } with { $seat }

# What the effects of the built-in pack do; their names stay
so-effect-accelerate = Every ship moves the same number of eyes forward, as many as you choose; no card is drawn for it.
so-effect-augment = One station you activate pays more base for every further diver in its space, whoever owns it; the whole base must be payable.
so-effect-blight = Your Activate: recall a diver next to another ship and put three divers from your reserve into that ship as guests; later you may launch them from there.
so-effect-bright = Gain 1 energy for each layer in which you own a station.
so-effect-cascade = After your conversion make one more of any kind; its divers go to your hold instead of your reserve.
so-effect-catapult = In this Move each of your divers may cross one gate for no movement point.
so-effect-ceremony = In this Move gain 1 energy for each diver launched from your own ship into outer orbit.
so-effect-chain = Pick one unbranched path of occupied spaces and one diver in each: every picked diver earns its owner 1 momentum; every second one, the first included, is recalled.
so-effect-channel = Before drawing turn energy into momentum, at most 1 for each card you are about to draw.
so-effect-cluster = Twice in this Move all your divers of one space take a step together for 1 movement point.
so-effect-duplicate = Foundries you activate bring twice the divers for the same energy, as long as your reserve holds them all.
so-effect-exterminate = Your Activate: all divers on one foundry are destroyed; each earns its owner 2 momentum; cards are drawn for the layer.
so-effect-festival = This Activate may use stations of all types, in any order.
so-effect-fuel = Up to three times in this Move: pay 1 energy for 3 more movement points.
so-effect-hatch = In a space you share with another seat, send one of its divers back to its hold and bring in two of yours from the reserve.
so-effect-hyperdrive = Before the first step: twice the movement, but only one diver moves; it gains 1 energy on every third space.
so-effect-invade = As your conversion, sacrifice two divers (three for a tower) on another seat's station and put your own piece of that type in its place.
so-effect-juggernaut = One of your stations flies like a diver in this Move, and may be hurled from the core.
so-effect-metamorphosis = Exchange a station of yours that you have activated in this action for another type from your reserve.
so-effect-motivate = Activate the station you have just built at once, without a diver and without further cards.
so-effect-passage = Mark one diver: in this Move it earns 1 momentum for each different gate it crosses.
so-effect-pillar = Before drawing name a suit: 3 momentum for every card of it that you draw.
so-effect-portal = In this Move launch next to any ship and fly between any two spaces that touch a ship.
so-effect-procreate = Every space with two to four of your divers gains one from your reserve.
so-effect-pulse = Your Activate: all stations in inner and outer orbit work for you, without divers and without cards.
so-effect-puncture = Once in this Move, for 1 movement point, sacrifice a diver to open a gate of yours at a barrier next to it.
so-effect-sacrifice = Your Activate: all divers on one foundry are destroyed; each earns its owner 2 momentum; cards are drawn for the layer.
so-effect-squeeze = Overload your last station: reveal its cards first. Without a flare it pays double; with one it pays its base and is destroyed.
so-effect-swap = Exchange the places of two divers of different seats.
so-effect-synchronize = Gain 1 momentum for each station you activate in this action.
so-effect-teleport = In this Move, for 3 movement points, put a diver from any space into any other with room.
so-effect-transcend = In this Move your divers cross barriers without gates.
so-effect-tribute = At one of your stations every other seat gives you 1 energy for each diver it has there.

# The events of the built-in pack
so-happening-attrition = Each seat sacrifices one of its divers.
so-happening-implode = Every diver falls one layer inward; those in the core are hurled.
so-happening-explode = Every diver is thrown one layer outward; those in outer orbit are lost in space until they return.
so-happening-sunworm = Every diver on a space without a station is sacrificed.
so-happening-teleport = Each seat puts one of its divers on any space with room.
so-happening-warp = Each seat puts one of its divers on any space with room.
so-happening-singularity = Every diver in a hold is placed in the core.
so-happening-energy-garden = Energy appears on spaces below the barrier, for the first diver that flies in.
so-happening-parasite = Parasites arrive in the core and crawl towards stations, whose pay they eat.
so-happening-feeders = Feeders arrive in the core and crawl towards stations, whose pay they eat.

# Levels of survival of the built-in pack
so-level-failed = failed
so-level-text-failed = The ark never gathers speed; the blast takes it and everyone aboard.
so-level-adrift-in-darkness = adrift in darkness
so-level-text-adrift-in-darkness = Out of the blast, but with nowhere to go; supplies will not last.
so-level-home-in-the-void = home in the void
so-level-text-home-in-the-void = No world in reach, yet the ark itself can be kept running as a home.
so-level-the-challenge-ahead = the challenge ahead
so-level-text-the-challenge-ahead = A nearby, unfriendly planet is in reach; settling it will be hard work.
so-level-homeward-bound = homeward bound
so-level-text-homeward-bound = Energy to spare; the ark sails for a new world in good spirits.
so-level-the-galaxy-is-yours = the galaxy is yours
so-level-text-the-galaxy-is-yours = Plenty for all; the ark may choose among many worlds.
so-level-transcendence = transcendence
so-level-text-transcendence = Nearly all of the star's power is yours, enough to carry others along.

# Why a set-up is refused
so-setup-seat = "human" or "bot:<name>"
so-setup-pack-id = the id of a pack
so-setup-no-pack = there is no pack "{ $pack }"; at hand are { $known }
so-setup-scenario-id = the id of a scenario
so-setup-suits = "default", "random" or a list of suit codes
so-setup-effects = "default", "random" or a list of effect ids
so-setup-effect = the id of an effect
so-setup-versus-seats = a game of rivals has 2 to 5 seats
so-setup-solo-seats = a solo game has a single seat
so-setup-coop-seats = a cooperative game has 2 to 5 seats
so-setup-solo-not-long = a solo game has no longer form: its scenario tells the deck
so-setup-scenario-opening = a scenario decides whether there is an opening round
so-setup-suit-count = { $suits ->
    [one] { $suits } suit
   *[other] { $suits } suits
  }, flares included: this game has { $due }
so-setup-red = red effects are picked only if all agree: allow_red
so-setup-event-edition = the event { $event } is not part of the edition { $edition }
so-setup-event-scenario = event = { $event }: that of scenario { $scenario } is { $own }
so-setup-versus-scenario = scenario = "{ $scenario }": scenarios are for solo and coop
so-setup-no-scenario = the edition { $edition } has no scenario "{ $scenario }"; it has { $known }
so-setup-triggers = only { $number } is possible here
so-setup-versus-target = a target is for solo and coop
so-setup-difficulty = difficulty counts only in a cooperative game without a scenario
so-setup-scenario-effects = scenario { $scenario } brings its own effects
so-setup-few-effects = the colours asked for have { $effects ->
    [one] { $effects } effect
   *[other] { $effects } effects
  }, this game needs { $due }
so-setup-effect-count = { $effects ->
    [one] { $effects } effect
   *[other] { $effects } effects
  }: this game needs { $due }
so-setup-effects-fixed = the effects of scenario { $scenario } are fixed
so-setup-effect-edition = effects: { $effect } is not offered in the edition { $edition }
so-setup-effect-others = effects: { $effect } needs another player
so-setup-effect-red = effects: { $effect } is red; red effects only if all agree: allow_red

# Why a position record is refused
so-record-two-values = two different values of { $key }
so-record-side = { $side }, the side for { $players } seats
so-record-seat = the number of a seat of this table
so-record-space = `{ $path }`: there is no space "{ $name }" on the { $side } side
so-record-station = a station type and a seat, such as ["node", 0]
so-record-sites = a gate site, shallower space first, such as i0/c1
so-record-crawlers = more than { $most } parasites or feeders
so-record-energy-in-orbit = no energy lies in orbit: { $space }
so-record-weight = the { $piece } in { $space } cannot stand under { $count } crawlers
so-record-structures = { $due } × { $piece } must be placed before the first turn, { $left } in the reserve
so-record-open-choice = a choice of cards is open, but keep_timing is immediate
so-record-no-outcome = no card or outcome can come next
so-record-no-action = it is asked, but has no legal answer in phase { $phase }
so-record-drawn = more than 13 drawn cards of suit { $suit }
so-record-own-guest = a seat cannot be its own guest
so-record-momentum = momentum = { $total }, but its sources add up to { $sum }
so-record-pieces = { $found } × { $piece } in all, but the seat owns { $owned }
so-record-held = { $suit } is held, a suit that is not in play
so-record-flares = the deck holds { $flares ->
    [one] { $flares } flare
   *[other] { $flares } flares
  }{ $revealed ->
    [0] { "" }
   *[other] {" "}and { $revealed } lie revealed
  }, but the marker shows { $marker }
so-record-suit = there are { $cards } cards of suit { $suit }, but a suit has 13
so-record-triggers = there are { $lying } trigger cards, but this game has { $triggers }
so-record-phase = the phase of the turn
so-record-shift = turn: stage is a layer, 0 to 4
so-record-spawn = turn: stage is how many arrive
so-record-crawl = turn: crawler is the number of one on the board
so-record-bonus = turn: a bonus needs the space of its station
so-record-chain = turn: a chain needs the space where it begins
so-record-squeeze = turn: a squeeze needs its station and the cards to reveal
so-record-no-card-owed = turn: no card is owed
so-record-not-over = turn: the game is not over
so-record-flare-used = turn: flare_used lists spaces of outer orbit
so-record-implosions = turn: at most { $most } implosions wait for their cards
so-record-imploded = a list of { $seats } numbers, one for each seat
so-record-open-cards = turn: no cards of a squeezed station lie open in phase { $phase }
so-record-revealed = turn: at most 8 cards lie open
so-record-marks = turn: { $marked } marked divers in { $space }, but { $there } are there
so-record-crawl-order = the spaces of the crawlers on the board, in the order in which they crawl

# Why a notation is not understood
so-notation-action = "{ $text }" is no action of Sol
so-notation-chance = "{ $text }" is no chance outcome of Sol
so-notation-effect = "{ $text }" is no effect
so-notation-arguments = { $text } is not played with these words
so-notation-swap = "{ $text }" is not <space>:<seat>
so-notation-space = "{ $text }" is no space of this board
so-notation-site = "{ $text }" is no gate site of this board
so-notation-seat = "{ $text }" is no seat of this table
so-notation-station = "{ $text }" is none of node, foundry, tower
so-notation-suit = "{ $text }" is no suit code
so-notation-number = "{ $text }" is no number that fits here

# Why a read-out is not given
so-query-space = a space such as c4
so-query-no-diver = no diver in { $space }

# What is wrong with a pack
so-pack-notice = notice: { $name } has no known text; ours is a stand-in
so-pack-empty = `{ $key }` must not be empty
so-pack-pieces = { $key } = { $found }: a seat owns at most { $most }
so-pack-opening-pieces = the opening places a gate and a station of each seat, so each must own both
so-pack-start-divers = a seat cannot begin with { $divers } of its { $owned } divers
so-pack-marker = marker = { $marker }: the spiral counts down 13 flares
so-pack-movement = movement must be 1 to 9
so-pack-marked-flares = at most 5 flares are marked
so-pack-triggers = published = { $published } of at most { $most } trigger cards
so-pack-layer-count = { $layers } layers; there must be five: o, i, c, r, k
so-pack-layer-order = layer { $place } is "{ $layer }"; outside in they are o, i, c, r, k
so-pack-layer-spaces = layer { $layer } has { $due } spaces on the { $side } side, not { $found }
so-pack-layer-most = { $key } = { $found } of layer { $layer }: at most { $most }
so-pack-sites = { $sites } gate sites on the { $side } side; there must be { $due } (SO-1.7)
so-pack-under-eye-count = under_eye has { $entries } entries for { $eyes } eyes
so-pack-under-eye = under_eye names convective spaces 0 to { $last }
so-pack-opposite = opposite must be below { $eyes }
so-pack-rows = { $table } has { $rows } rows for { $spaces } spaces
so-pack-row-empty = { $table }: { $here } touches nothing
so-pack-row-no-space = { $table }: { $here } names { $there }, which does not exist
so-pack-row-twice = { $table }: { $here } names { $there } twice
so-pack-row-one-way = { $table }: { $here } touches { $there }, but { $inverse } does not say that { $there } touches { $here }
so-pack-lines = { $lines } lines for { $spaces } spaces
so-pack-not-drawn = { $here } and { $there } touch on the { $side } side, but their arcs do not overlap
so-pack-drawn = { $here } and { $there } do not touch on the { $side } side, but their arcs overlap
so-pack-decks = { $decks } deck records; one for each of 1 to 5 players
so-pack-deck-order = players = { $players } in the place of { $due }
so-pack-suit-count = { $key } = { $suits }: a deck has 2 to 7 suits
so-pack-spacing = spacing = { $spacing }: { $ships } ships do not fit on { $eyes } eyes
so-pack-suit-twice = suit { $id } is given twice
so-pack-suit-unknown = no suit has the code "{ $id }": F, C, X, O, R, V, S
so-pack-suit-cards = suit { $id } has { $cards } cards; there must be 13 (SO-1.14)
so-pack-suit-missing = suit { $id } is missing
so-pack-no-editions = editions must name first or published
so-pack-edition = no edition "{ $id }"
so-pack-effect-twice = effect { $id } is given twice
so-pack-effect-unknown = no procedure is known for the effect "{ $id }"
so-pack-effect-colour = effect { $id }: no colour "{ $colour }"
so-pack-effect-icon = effect { $id }: no icon "{ $icon }"; M, C, A, D or T
so-pack-effect-missing = effect { $id } is missing
so-pack-event-twice = event { $id } is given twice
so-pack-event-unknown = no procedure is known for the event "{ $id }"
so-pack-pace = pace belongs to parasite and feeders, and is at least 1
so-pack-arrive = at most 9 crawlers arrive, and 3 more for each seat
so-pack-place = "{ $id }" is no space of c, r or k
so-pack-event-missing = event { $id } is missing
so-pack-scenario-twice = scenario { $id } of { $edition } is given twice
so-pack-scenario-effects = { $effects } effects for { $suits } suits
so-pack-scenario-once = effects_once is { $once }, but there are { $effects } effects, of which at least one must be left
so-pack-scenario-effect = the edition { $edition } has no effect "{ $id }"
so-pack-scenario-event = the edition { $edition } has no event "{ $id }"
so-pack-station = "{ $id }" is no station type
so-pack-opening = opening = "{ $id }": quick or none
so-pack-start-place = a place is one of: choose = a layer's letter, conv_offset = a number, opposite = true
so-pack-start-stations = the start needs { $pieces } { $id } pieces
so-pack-scenario-missing = scenario { $id } of { $edition } is missing
so-pack-floor = floor = { $floor }: the first level of { $edition } begins at 0, each further one higher
so-pack-no-levels = levels of survival of { $id } are missing

# Printed values
so-printed-pieces = Pieces
so-printed-divers = divers
so-printed-gates = gates
so-printed-nodes = nodes
so-printed-foundries = foundries
so-printed-towers = towers
so-printed-start = Start of a seat
so-printed-hold = divers in the hold
so-printed-energy = energy
so-printed-movement = movement
so-printed-marker = marker
so-printed-layers = Layers
so-printed-standard = { $layer }, spaces, standard side
so-printed-wide = { $layer }, spaces, wide side
so-printed-base = { $layer }, base
so-printed-bonus = { $layer }, bonus
so-printed-cards = { $layer }, cards
so-printed-augment = { $layer }, step of Augment
so-printed-decks = Ships and deck
so-printed-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
  }
so-printed-deck = ships { $spacing } eyes apart; suits { $quick } quick, { $long } long, { $coop } together
so-printed-suits = Suits
so-printed-suit = { $first } / { $published }, { $colour }, { $cards } cards
so-printed-effects = Effects
so-printed-effect = { $colour }, { $icon }: { $text }
so-printed-events = Events
so-printed-triggers = Triggers
so-printed-marked = marked flares, first
so-printed-trigger-cards = trigger cards, published
so-printed-trigger-most = most, published
so-printed-scenarios = Scenarios
so-printed-in-first = { $name } (first)
so-printed-in-published = { $name } (published)
so-printed-suit-count = { $n } suits
so-printed-no-effects = no effects
so-printed-supply = { $divers } divers, { $energy } energy
so-printed-place-any = { $piece } in any { $layer }
so-printed-place = { $piece } in { $space }
so-printed-place-opposite = { $piece } in the outer space opposite
so-printed-ban = no { $piece } may be built
so-printed-target = target { $momentum }
so-printed-survival = Levels of survival
so-printed-floor = from { $momentum } momentum: { $text }
so-colour-blue = blue
so-colour-green = green
so-colour-orange = orange
so-colour-purple = purple
so-colour-red = red
so-colour-teal = teal
so-colour-yellow = yellow

# The picture
part-sol-board = The star
part-sol-deck = Instability and deck
part-sol-effects = Effects in play
part-sol-goal = Goal
part-sol-lens = Size of the board
part-sol-own = Your panel
part-sol-plans = Plans
part-sol-seats = The other seats
sol-a-flare = a flare
sol-about-hold = From here your ship launches them for 1 movement point each
sol-about-reserve = Foundries bring divers from here into the hold
sol-about-gate = Built from 2 divers, one a layer further out; opens a barrier
sol-about-node = Built from 2 divers on both sides of a space; gives energy
sol-about-foundry = Built from 2 divers side by side; turns energy into divers
sol-about-tower = Built from 3 divers, one below the other; turns energy into momentum
sol-after = then { $energy } energy, { $momentum } momentum
sol-and-more = and { $n } more
sol-banned = { $station }: may not be built here
sol-between = between { $above } and { $below }
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
sol-first-head = How the game goes
sol-first-divers = Your ship launches divers; gates let them through the barriers, deeper into the star.
sol-first-stations = Divers side by side become gates and stations. A diver on a station activates it; the deeper it stands, the more it pays.
sol-first-momentum = Nodes give energy, foundries new divers, towers turn energy into momentum. Most momentum at the last flare wins.
sol-flares-to-go = { $n ->
    [one] 1 flare to the end
   *[other] { $n } flares to the end
  }
sol-foundry = foundry
sol-foundry-of = foundry of seat { $seat }
sol-gate = gate
sol-gate-of = Gate of seat { $seat } { $site }: divers cross the barrier here; whoever crosses a gate of another seat gives its owner 1 energy, once a turn
sol-gives = gives { $seat } 1 energy → { $energy }
sol-guests = guests with { $seat }
sol-guests-with = { $n } { $n ->
    [one] guest
   *[other] guests
  } in the ship of seat { $seat }
sol-heart = The heart; { $marker } flares to the end
sol-heart-name = heart
sol-held-already = held already
sol-hold = Hold
sol-in-force = { $effect } in force
sol-in-hold = { $n } { $n ->
    [one] diver
   *[other] divers
  } in the hold
sol-in-reserve = In the reserve: { $n } × { $piece }
sol-in-turn = to act
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
sol-layer-short-o = Outer orbit
sol-layer-short-i = Inner orbit
sol-layer-short-c = Convective
sol-layer-short-r = Radiative
sol-layer-short-k = Core
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
sol-named-text = { $name }: { $text }
sol-next-cards = next cards
sol-no-diver-there = none of your divers there
sol-effects-not-yet = Drawn when the game begins.
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
sol-place-o = outer orbit { $n }
sol-place-i = inner orbit { $n }
sol-place-c = convective { $n }
sol-place-r = radiative { $n }
sol-place-k = core { $n }
sol-plans-over = The game is over.
sol-reach = Reach and launch
sol-reach-cost = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
  } away
sol-reserve = Reserve
sol-seat = Seat { $letter }
sol-ship-of = Ship of { $seat }, { $hold ->
    [one] 1 diver
   *[other] { $hold } divers
  } in the hold
sol-sign-energy = Energy: nodes give it; foundries and towers spend it. With 13 or more, half of it is lost at a flare
sol-sign-momentum = Momentum: what counts at the end; towers make it from energy, and divers hurled into the heart give 2 each
sol-sign-movement = Movement: steps in a Move, 3 and 1 for each layer with a station of the seat; the dots show these layers
sol-sign-diver = Diver: flies for 1 movement point a step, activates the station it stands on, and with others becomes a structure
sol-sign-gate = Gate: opens a barrier between two layers; when another seat flies through, its owner gains 1 energy
sol-sign-node = Node: activated by a diver it gives energy
sol-sign-foundry = Foundry: activated by a diver it turns energy into divers
sol-sign-tower = Tower: activated by a diver it turns energy into momentum
sol-sign-ship = Mothership: launches the divers of its hold into the spaces beside it
sol-sign-card = Cards: what is built or activated deep in the star makes the seat draw; flares among them bring the end
sol-sign-lost = Lost in space: a diver that comes back into outer orbit for 1 movement point
sol-sign-crawler = A creature of the star: lowers what the station of its space pays
sol-sign-flare = Solar flare: moves the marker on, lets outer stations work and halves energy of 13 or more
sol-sign-suit = A suit of the deck: its cards have one effect in this game, which a kept card can use once
sol-site = Free place for a gate { $site }; without one nothing crosses the barrier
sol-source-effects = effects
sol-source-flares = flares
sol-source-hurls = hurls
sol-source-towers = towers
sol-start-choose = At the start: { $station } in the { $layer }, where you choose
sol-start-conv = At the start: { $station } in the convective layer, { $offset } from your ship
sol-start-opposite = At the start: { $station } in outer orbit, opposite your ship
sol-stations = Stations and payouts
sol-strip-deck = instability { $marker } · deck { $cards }: { $list }
sol-strip-guests = with { $seat } { $n }
sol-strip-in-reserve = { $n } { $piece } in the reserve
sol-strip-lost = lost { $n }
sol-strip-reserve = reserve
sol-suit-effect = { $left }; { $name }: { $text }
sol-suit-left = { $suit }: { $n } { $n ->
    [one] card
   *[other] cards
  } left
sol-survival = Levels of survival
sol-target-coop = momentum of the lowest seat
sol-target-solo = momentum
sol-the-end = the end
sol-tip-heart = { $label }. A diver in the core can be hurled in here: it is gone, you gain 2 momentum and draw 1 card
sol-tip-track = { $label }. Every flare drawn moves it on, lets outer stations work and halves energy of 13 or more; at the last one the star explodes
sol-tip-layer = { $layer }: a station pays { $base }, with a bonus of { $bonus } for its owner; building or activating one draws { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }
sol-tip-free = { $label }. A station here would pay { $base } and a bonus of { $bonus }; { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  } to draw
sol-tip-node = { $label }. Activated by a diver here the node gives { $base } energy; bonus { $bonus } for its owner, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  } to draw
sol-tip-foundry = { $label }. Activated by a diver here the foundry turns { $base } energy into { $base } divers; bonus { $bonus } for its owner, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  } to draw
sol-tip-tower = { $label }. Activated by a diver here the tower turns { $base } energy into { $base } momentum; bonus { $bonus } for its owner, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  } to draw
sol-tip-diver = { $label }. A diver flies to the next space for 1 movement point, activates the station it stands on, and with others becomes a gate or a station
sol-tip-ship = { $label }. Divers are launched into the four spaces beside it; after each turn it orbits one eye on, counter-clockwise
sol-tip-momentum = Momentum is what counts at the end: towers turn energy into it, and divers hurled into the heart give 2 each
sol-tip-energy = Energy pays for divers and momentum. At a flare half of it is lost if it is 13 or more
sol-tip-movement = { $n } movement points for each Move: 3, and 1 for each layer with a station of this seat ({ $layers })
sol-tip-movement-none = { $n } movement points for each Move: 3, and 1 more for each layer with a station of this seat
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

# The game as it describes itself: its line, options, ready-made set-ups, read-outs.

so-summary = Dive into a dying star for the momentum to outrun its end; 1–5 seats.
so-option-seats-meaning = who sits where: 2–5 seats in versus and coop, 1 in solo
so-option-edition-meaning = the source text with its gaps filled, or the rulebook of 2017
so-option-mode-meaning = against each other, one seat against a target, or together
so-option-opening-meaning = quick: each seat places a gate and a station; long: nothing is placed, one more suit and effect
so-option-suits-meaning = the suits of the deck; or a list of codes C, X, O, R, V, S (F always belongs to them)
so-option-effects-meaning = the effects of the suits, flares first; or a list of effect ids
so-option-colours-meaning = the colours random effects are picked from
so-option-allow-red-meaning = may effects attack others?
so-option-event-meaning = what trigger flares bring
so-option-triggers-meaning = trigger cards in the edition published; the edition first has 4 marked flares
so-option-scenario-meaning = solo and coop: the id of a scenario; solo begins with introduction (published: ancient_tower)
so-option-target-meaning = solo and coop: momentum to reach
so-option-difficulty-meaning = coop: raises the threshold of 13 by 3 each
so-option-survival-meaning = read levels of survival
so-option-start-eye-meaning = the eye of the first player's ship
so-option-first-seat-meaning = who plays first
so-option-keep-timing-meaning = must a card to keep be chosen before the next turn starts?
so-option-stall-limit-meaning = turns without a card after which the game stops
so-option-pack-meaning = the data pack
so-preset-introduction = Solo: Introduction
so-preset-chain = Solo: Chain
so-preset-exterminate = Solo: Exterminate
so-preset-parasite = Solo: Parasite
so-preset-energy-garden = Solo: Energy Garden
so-preset-sunworm = Solo: Sunworm
so-preset-implode = Solo: Implode
so-preset-ancient-tower = Solo 2017: Ancient Tower
so-preset-cosmic-unity = Solo 2017: Cosmic Unity
so-preset-solar-inhabitants = Solo 2017: Solar Inhabitants
so-preset-published-energy-garden = Solo 2017: Energy Garden
so-preset-published-sunworm = Solo 2017: Sunworm
so-preset-solar-whirlpool = Solo 2017: Solar Whirlpool
so-primer-goal = Momentum before the star dies
so-primer-goal-text = Your ship must get away from a dying star, and momentum takes it there. Towers make it from energy, and divers hurled into the heart bring it too. When the 13th flare comes, the most momentum wins.
so-primer-star = The star and its layers
so-primer-star-text = Ships orbit around the star, one place each turn. Divers are launched beside their ship, fly round a layer, and pass to the next layer through gates only. Deep stations pay more.
so-primer-turn = Your turn
so-primer-turn-text = One action: move divers; or convert divers that stand in a pattern into a gate, node, foundry or tower; or activate stations of one type where you have divers. Nodes give energy, foundries divers, towers momentum.
so-primer-flares = Cards and flares
so-primer-flares-text = What happens deep in the star owes cards. Among them are flares: each moves the marker, halves energy of 13 or more, and lets all outer stations work. Other cards may be kept for their effects.
so-theme-cards = Cards and effects
so-theme-events = Events of the star
so-theme-goal = Goal and end
so-theme-start = The start
so-preset-quick = Quick game for two
so-preset-long = Longer game for two
so-preset-five = Five at the wide board, random effects
so-preset-published = Rules of 2017 for two, with Sunworm
so-preset-coop = Together, two seats
so-query-neighbours = the spaces adjacent to a space, and where a gate is needed
so-query-neighbours-fields = the spaces adjacent to a space, canonical order: space, barrier (true if a gate is needed), site and gate (owner or null) where there is a barrier
so-query-reach = where a diver can get with the movement points left, from the hold or from a space, and the spaces at the ship now and after the next orbits
so-query-reach-fields = where one diver can get with the mp left (else the movement value): space (hold by default) as from, mp, spaces (space, cost, path, tolls with the owner's resulting energy), heart (cost or null), launch (spaces at the ship now and after the next orbits)
so-query-conversions = the conversions your divers on the board allow, and those that something forbids, with the reason
so-query-conversions-fields = conversions the divers on the board allow: legal (action, type, at, from, cards, movement before and after) and blocked (the same with rule and reason)
so-query-odds = the exact odds of the deck: a flare among the next cards, and the end of the game with a card or by then
so-query-odds-fields = exact odds of the deck: flares, cards, triggers left; next: chance of a flare in the next k cards; end: chance that the game ends at, and by, card k; expected_cards to the end. Fractions as [top, bottom] under …_exact where they are exact numbers
so-query-burst = hurling everything within reach now: what it earns, the cards it draws, the chance that they end the game, and the momentum of every seat then
so-query-burst-fields = hurling everything within reach now: mp, divers hurled, from (in order), momentum, cards owed, flares_expected, ends_game (chance that the draw ends the game), if_it_ends (momentum of each seat then, outer towers included; null if the draw cannot end the game)
so-query-payout = what every station pays, who can take its bonus, and the seats with 12 energy or more: a flare halves 13 and above
so-query-payout-fields = every station: space, type, owner, base, bonus, cards, diver (has the seat an own one there), payable, bonus_for (seats that can take the bonus, in the order asked), after (energy, momentum, hold of the seat after the base); warnings: seats with 12 or more energy, of which 13 are halved at a flare
game-sol-line = Dive into a dying star for the momentum to outrun its end.
game-sol-art = A star in cross-section with its layers and gates; small ships dive in, a great one leaves.
tour-sol-welcome = A star in cross-section: two orbits outside, then the layers, the core in the middle. Your ship circles it and launches divers. The deeper you build, the more momentum you gain to escape.
tour-sol-place = This scenario begins with a tower in the core. Touch the tower in your reserve, then the marked space.
tour-sol-move = Each turn you move, convert or activate. Begin with a move: five movement points.
tour-sol-launch = Launch a diver from your hold beside your ship.
tour-sol-launch-second = And a second one next to it: two neighbours can become a structure.
tour-sol-end = You could fly them on, through gates into the star. For now end the move; your ship goes on to the next place by itself.
tour-sol-deck = The star grows unstable: cards are revealed, and flares move the marker towards the end. Here you see what is left in the deck and how likely the next flare is.
tour-sol-convert = Now convert: your two divers become a structure.
tour-sol-build = A foundry needs two divers side by side and stands in one of their spaces. The divers go back to the reserve, your movement grows.
tour-sol-end-second = End the action. What you build can be activated later by a diver in its space: nodes give energy, foundries new divers, towers momentum.
tour-sol-over = Here are all structures you could build now, or with one more diver. Gather energy at nodes, bring it to a tower deep in the star, and reach the target before the end. Play on!
