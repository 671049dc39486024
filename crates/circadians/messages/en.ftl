# Circadians
ci-seat = Seat { $letter }
ci-part-event = Round and Event
ci-part-nav = Boards
ci-planet = Planet
ci-side = side { $side }
ci-planet-not-yet = The side of the Planet is drawn first.
ci-negotiation = Negotiation
ci-depository = Depository
ci-depository-and-hq = Depository and Headquarters
ci-headquarters = Headquarters
ci-hq-short = HQ
ci-locations = Locations
ci-mining = Mining Camp
ci-laboratory = Laboratory
ci-foundry = Foundry
ci-control = Control Room
ci-market = Market
ci-academy = Academy
ci-crews = Crews
ci-crew = Crew
ci-water = Water
ci-algae = Algae
ci-power = Power
ci-gems = Gems
ci-n-water = { $n } Water
ci-n-algae = { $n } Algae
ci-n-power = { $n } Power
ci-n-gems = { $n ->
    [one] { $n } Gem
   *[other] { $n } Gems
  }
ci-n-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
ci-n-items = { $n ->
    [one] { $n } Item
   *[other] { $n } Items
  }
ci-nothing = nothing
ci-or = or
ci-free = free
ci-empty = empty
ci-closed = closed
ci-die-of = die { $value } of { $who }
ci-die-showing = die showing { $value }
ci-act-as = as a { $value }
ci-set-to = Set to { $value }
ci-can = Open to your die: { $altered }pay { $price }
ci-cannot = Not now: { $reason } ({ $rule }). Price: { $price }
ci-lacks = lacks { $what }
ci-fee-too = and the fee of { $n } Algae
ci-cache-up = Gem Cache, { $points } points, no yield
ci-cache-down = Gem Cache face down, { $least } to { $greatest } points, yields { $yield }
ci-yields = yields { $what }
ci-token = , token: { $what }
ci-steps-away = , { $n ->
    [one] { $n } step away
   *[other] { $n } steps away
  }
ci-harvester-here = , Harvester of { $who }
ci-free-step = one free step
ci-moves = Harvester { $from } → { $to }, yields:
ci-guide = Directions: 1 up right, 2 right, 3 down right, 4 down left, 5 left, 6 up left
ci-sum-below = Sum of all dice below this clan
ci-name-bargain = { $clan }, row { $row }: costs { $cost }, { $points } points; { $held }
ci-risk-sum = After this die: sum { $sum }, { $equal } alike.
ci-risk-setback = Setback by { $conditions }; would hurt: { $punishments }.
ci-risk-avoidable = You could avoid or turn it.
ci-risk-none = No setback.
ci-risk-first = First { $value }: reward still open: { $rewards }.
ci-advancement = Advancement
ci-setbacks = Setbacks
ci-first-left = First { $value }: its reward is still to be had
ci-first-gone = First { $value }: already placed
ci-reward-open = Reward: { $what }
ci-reward-taken = Reward taken: { $what }
ci-punishment-open = Punishment: { $what }
ci-punishment-gone = Punishment used up: { $what }
ci-turn-into = Turn it: take the reward { $what } instead
ci-condition-left = Setback: { $what }
ci-condition-gone = Setback used up: { $what }
ci-sum-reaches = sum of at least { $n }
ci-same-dice = { $n } dice alike
ci-kind-items = 2 Items
ci-kind-die = 1 die
ci-kind-gem = 1 Gem
ci-kind-harvester = Harvester step
ci-kind-upgrade = Upgrade tile
ci-kind-farm = Farm tile
ci-piles = Items: pile { $pile } · discards { $discards }
ci-column = Column of the { $n }
ci-row-gives = Row { $row } gives { $what }
ci-name-depository = Depository, row { $row } ({ $reward }), column { $column }: { $held }
ci-payable-items = { $n } of your { $of } Items payable
ci-name-hq-first = Headquarters, space { $n }, its die may be flipped: { $held }
ci-name-hq = Headquarters, space { $n }: { $held }
ci-take = Take { $what }
ci-name-space = { $board }, space { $n }: { $held }
ci-name-mine = Mining Camp, space { $n }: { $x } less the die in Water for { $gems ->
    [one] { $gems } Gem
   *[other] { $gems } Gems
  }; { $held }
ci-name-pair = Laboratory, pair space { $n }: { $held }
ci-name-farm-stack = Farm stack { $n }, { $left } left: { $tile }
ci-name-upgrade-stack = Upgrade stack { $n }, { $left } left: { $tile }
ci-name-market = Market, space { $n }: { $set }; { $held }
ci-name-academy = Academy, space { $n } for { $values }: { $held }
ci-trades-left = { $n ->
    [one] { $n } trade left
   *[other] { $n } trades left
  }
ci-trades-by-die = trades up to the die
ci-swap = Give { $give }, get { $get }
ci-pay = Pay { $what }
ci-buy = Buy { $dice } for { $cost }
ci-hidden = Supplies are hidden
ci-pool = Pool
ci-cantina = Cantina
ci-supply = Supply
ci-place-dice = { $place }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
ci-rolled = { $n ->
    [one] Rolled die showing { $value }
   *[other] { $n } rolled dice showing { $value }
  }
ci-behind = { $n ->
    [one] { $n } die behind the screen
   *[other] { $n } dice behind the screen
  }
ci-ready = ready
ci-plus-minus = its die may change by 1
ci-name-garage = Garage { $n }, fee { $fee } Algae, { $tile }; { $held }
ci-would-land = The fees cannot be paid: this die would land in the Cantina
ci-fees-ahead = Fees ahead: { $total } of { $algae } Algae
ci-fees-cantina = { $n ->
    [one] { $n } die would land in the Cantina
   *[other] { $n } dice would land in the Cantina
  } (+{ $water } Water)
ci-farm-boost = other Farm dice count { $n } more
ci-farm-grow = grows { $a } or { $b }
ci-farms-short = all
ci-name-farm = Farm { $n }, { $what }; { $held }
ci-grow = Grow { $what }
ci-harvest = Harvest
ci-dice-after = { $n ->
    [one] then { $n } die
   *[other] then { $n } dice
  }
ci-dice-cut = { $n ->
    [one] limit cuts { $n } die
   *[other] limit cuts { $n } dice
  }
ci-part-negotiation = Clans
ci-part-items = Items
ci-part-cache = Cache
ci-part-base = Base
ci-one-more = One more: Upgrade room +{ $upgrade }, Farm room +{ $farm }, Gem +{ $gem }
ci-packet = Packet: keep one
ci-hand = Hand { $n } of { $limit }
ci-cards-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
ci-face-up-items = Face-up Items
ci-face-up = face up
ci-in-hand = in hand
ci-in-packet = in the packet
ci-name-item = { $name }: { $text }; costs { $cost }, { $points } points, { $place }
ci-no-character = no character yet
ci-plan = Plan
ci-execute = Execute
ci-rest = Rest
ci-characters = Characters
ci-draft = Items
ci-over = The game is over
ci-round = Round { $n } of { $of }
ci-part-hq = Headquarters dice
ci-part-ai = the AI
ci-part-bases = base dice
ci-order = Next
ci-first-player = First player
ci-points-word = Points
ci-dice-columns = Dice: on the base · in the Headquarters · in the supply
ci-hand-column = Cards in hand
ci-garage-column = Garage dice still to act
ci-primer = First game? Read this
ci-primer-income = Income each round decides the game: send your Harvester out early.
ci-primer-dice = Dice on the six Location boards come back; dice that bargain or trade stay for good.
ci-primer-fees = Plan the Algae for your Garage fees first.
ci-primer-bargain = Low dice bargain with fewer setbacks; high dice earn at Market, Mining Camp and Farms.
ci-primer-hq = A die in the Headquarters acts first in the next round, even before the AI.
ci-primer-characters = Characters bend the rules: read them last.
ci-ai = AI { $level } { $name }
ci-ai-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  } on its board, { $supply } in its supply
ci-progress-gems = Progress: Harvest { $n ->
    [one] +1 Gem
   *[other] +{ $n } Gems
  }
ci-progress-dice = Progress: Rest { $n ->
    [one] +1 die
   *[other] +{ $n } dice
  }
ci-progress-schemes = Progress: { $n ->
    [one] 1 more scheme
   *[other] { $n } more schemes
  } each round
ci-odds = Next scheme, { $n } unseen
ci-card-by-card = Card by card
ci-no-die = no die left
ci-effect-first = First { $value } on the board: you choose a reward.
ci-effect-then = Then: { $question }
ci-caution-stand-down = { $n ->
    [one] { $n } die goes
   *[other] { $n } dice go
  } to the Cantina for { $water } Water and will not act this round.
ci-caution-skip = This die goes to the Cantina without acting.
ci-caution-fees = Your fees are { $total } Algae and you hold { $algae }: { $n ->
    [one] { $n } die
   *[other] { $n } dice
  } may land in the Cantina.
ci-caution-setback = This meets a setback: { $conditions }.
ci-caution-limit = { $n ->
    [one] { $n } die is
   *[other] { $n } dice are
  } above the limit of { $limit } and would go back in Rest.
ci-caution-replace = The tile that lies there leaves the game.
ci-caution-lose-points = The points of this die are lost with it.
ci-no-tile = no tile yet
ci-told-firsts = The first { $values } still brings a reward; still open: { $rewards }
ci-told-no-firsts = No reward is left for a first die
ci-told-setbacks = Setbacks still to come: { $conditions }; punishments still open: { $punishments }
ci-told-holds = Holds { $what }
ci-told-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } so far
ci-told-from = Side { $side }; each space with its yield
ci-told-to-act = to decide
ci-odds-depository = Depository { $column }, row { $row }
ci-told-pair = { $what }: { $text }
