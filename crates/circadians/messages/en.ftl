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
ci-caution-setback = This meets a setback: { $conditions }. One of these would follow: { $punishments }.
ci-caution-trade = Only one Item can be paid for, so it is traded at once: { $what }.
ci-effect-trade = You choose what to trade for: { $items }.
ci-effect-trade-one = { $item } ({ $cost })
ci-caution-limit = { $n ->
    [one] { $n } die is
   *[other] { $n } dice are
  } above the limit of { $limit } and would go back in Rest.
ci-caution-replace = The tile that lies there leaves the game.
ci-caution-lose-points = The points of this die are lost with it.
ci-no-tile = no tile yet
ci-alternative-firsts = The first { $values } still brings a reward; still open: { $rewards }
ci-alternative-no-firsts = No reward is left for a first die
ci-alternative-setbacks = Setbacks still to come: { $conditions }; punishments still open: { $punishments }
ci-alternative-holds = Holds { $what }
ci-alternative-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } so far
ci-alternative-from = Side { $side }; each space with its yield
ci-alternative-to-act = to decide
ci-odds-depository = Depository { $column }, row { $row }
ci-alternative-pair = { $what }: { $text }
ci-garages = Garages
ci-farms = Farms
ci-around = This arrow leads around the Planet to { $to }
ci-sum-short = sum { $n }
ci-same-short = { $n } alike
ci-ability = Each die below { $clan }: { $text }.
ci-advancement-text = Whoever puts the first die of a value on the Negotiation board chooses one of the rewards.
ci-setbacks-text = A die that meets one of these conditions below its clan brings a punishment.
ci-trade-none = none of your Items can be paid
ci-trade-for = can trade for { $items }
ci-scheme-now = Scheme
ci-sign-water = Water: pays at the Mining Camp, and at Laboratory, Foundry and Control Room in place of Algae or Power
ci-sign-algae = Algae: pay the fees of Garages, new dice, Farm tiles and bargains with the Leyrien
ci-sign-power = Power: pays for Upgrade tiles, steps of the Harvester and bargains with the Zcharo
ci-sign-gem = Gem: worth a point at the end, and the price of bargains with the Jrayek
ci-sign-dice = Dice: each one in a Garage is an action in every round; each crew owns 13
ci-sign-item = Item: a card that waits in hand; traded for at the Depository it lies face up, works and scores
ci-sign-points = Points: the most points win after the last round
ci-sign-harvester = Harvester: in every Harvest it brings what its space of the Planet shows; at the end the Cache under it scores
ci-sign-upgrade = Upgrade tile: lies in a Garage and changes the die that acts from there
ci-sign-farm = Farm tile: brings supplies in every Harvest
ci-sign-advancement = Advancement: the first die of a value at the Negotiation brings one of the rewards
ci-sign-setback = Setback: a die that meets a condition below its clan brings one of the punishments
ci-sign-any = Any value: you choose it
ci-sign-leyrien = Leyrien: a clan that bargains for Algae; dice below it stay and score
ci-sign-zcharo = Zcharo: a clan that bargains for Power; dice below it stay and score
ci-sign-jrayek = Jrayek: a clan that bargains for Gems; dice below it stay and score
ci-sign-mine = Mining Camp: pay Water, less with a higher die, and gain Gems
ci-sign-laboratory = Laboratory: two equal dice together buy a Farm tile
ci-sign-foundry = Foundry: buys the Upgrade tile of the stack that shows the value of the die
ci-sign-control = Control Room: moves your Harvester one step in the direction of the die
ci-sign-market = Market: as many trades among the supplies of the space as the die shows
ci-sign-academy = Academy: buys one or two dice
ci-sign-headquarters = Headquarters: a die brings Items or Water now and acts first in the next round
ci-sign-face = A die value: which dice fit here, or what this one shows
ci-sign-die = A die on the table: colour and shape tell whose it is, its dots the value
ci-sign-flip = Flip: this die may be turned to 7 less its value when it acts
ci-sign-first = First player: acts first in this round; in the Rest it passes on to the left

# Options, their values, opponents, scores and results, as the pages of the table show them.

kind-ai = The AI
kind-ai-1 = AI, the Novice
kind-ai-2 = AI, the Steady
kind-ai-3 = AI, the Sharp
kind-ai-4 = AI, the Ruthless
ci-option-planet = Planet board
ci-option-planet-text = Its side.
ci-option-clans = Clan boards
ci-option-clans-text = The side of each.
ci-option-characters = Characters
ci-option-characters-text = Two dealt to each person, one kept; or all open, the last in turn order chooses first.
ci-option-supplies = Supplies
ci-option-supplies-text = Whether others see your totals of water, algae, power and gems.
ci-value-characters-deal2 = two dealt, one kept
ci-value-characters-free = chosen freely
ci-value-supplies-open = open
ci-value-supplies-hidden = hidden
ci-value-leyrien = Leyrien
ci-value-zcharo = Zcharo
ci-value-jrayek = Jrayek
ci-result-won = Your expedition leads at daybreak: you win.
ci-result-shared = Equal at daybreak: you win together.
ci-score-negotiation = Negotiation
ci-score-negotiation-meaning = printed points of the dice that stay with the clans
ci-score-items = Items
ci-score-items-meaning = Items on the table, with what they count
ci-score-harvester = Harvester
ci-score-harvester-meaning = the Cache under the Harvester; for the AI the nearest one
ci-score-base = Base
ci-score-base-meaning = tiles, and the left-most empty rooms
ci-score-gems = Gems
ci-score-gems-meaning = one point for each Gem
ci-score-depository = Depository
ci-score-depository-meaning = dice of the AI in the Depository
ci-score-progress = Progress
ci-score-progress-meaning = Progress tiles the AI has unlocked
ci-score-dice = dice in pool and Headquarters
ci-score-resources = Water, Algae and Power
ci-tally-actioned = Dice placed
ci-tally-bargained = Of these at the Negotiation
ci-tally-traded = Items traded for
ci-tally-moved = Steps of the Harvester
ci-tally-harvested = Harvested
ci-tally-tiles = Tiles placed
ci-tally-setbacks = Setbacks suffered
ci-tally-cantina = Dice sent to the Cantina

# Names of things in a sentence
ci-name = { $name }
ci-either = { $first } or { $rest }
ci-equal = { $first } = { $rest }
ci-res-water = Water
ci-res-algae = Algae
ci-res-power = Power
ci-res-gems = Gems
ci-space-negotiation = { $clan }, row { $row }
ci-space-depository = Depository, row { $row }
ci-space-headquarters = Headquarters
ci-space-mine = Mining Camp { $n }
ci-space-laboratory = Laboratory
ci-space-foundry = Foundry
ci-space-control = Control Room
ci-space-market = Market { $n }
ci-space-academy = Academy { $n }
ci-direction-right = right
ci-direction-left = left
ci-direction-up-right = up-right
ci-direction-up-left = up-left
ci-direction-down-right = down-right
ci-direction-down-left = down-left
ci-direction-number = direction { $n }
ci-item = { $name } ({ $cost }{ $costmark }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $mark }: { $text }{ $textmark })
ci-character = { $name }: { $text }{ $mark }
ci-condition-same = { $n } equal dice{ $mark }
ci-condition-sum = a sum of { $n } or more{ $mark }
ci-reward-items = draw 2 Items
ci-reward-die = gain 1 die
ci-reward-gem = gain 1 Gem
ci-reward-harvester = one step of the Harvester
ci-reward-upgrade = a free Upgrade tile
ci-reward-farm = a free Farm tile
ci-reward-step = a free step
ci-punishment-items = discard 2 Items
ci-punishment-die = lose 1 die
ci-punishment-gem = lose 1 Gem
ci-punishment-harvester = one step back towards the centre
ci-punishment-upgrade = lose an Upgrade tile
ci-punishment-farm = lose a Farm tile
ci-place-pool = from the pool
ci-place-cantina = from the Cantina
ci-place-garage = in Garage { $n }
ci-place-farm = on Farm { $n }
ci-place-headquarters = in the Headquarters, space { $n }
ci-place-negotiation = { $value } at { $clan }, row { $row } ({ $points ->
    [one] { $points }{ $mark } point
   *[other] { $points }{ $mark } points
  })
ci-place-depository = { $value } at the Depository, row { $row }
ci-place-other = at { $place }
ci-scheme = { $card } (value { $value }: { $options })
ci-option-then = { $first }, then { $rest }
ci-option-depository = Depository
ci-option-market = Market for { $gems }
ci-option-mining = Mining Camp for { $gems }
ci-option-academy = Academy for { $dice }

# Answers
ci-label-keep = Keep { $card }
ci-label-take-character = Take { $card }
ci-label-discard = Discard { $card }
ci-label-trade = Trade for { $card }: pay { $cost }
ci-label-garage = Garage dice: { $value } into Garage { $garage } ({ $fee ->
    [0] no fee
   *[other] fee { $fee } Algae
  }{ $mark })
ci-label-farm = Farms: { $value } on Farm { $farm } ({ $what })
ci-farm-boosts = every other Farm die counts { $n } more
ci-farm-no-tile = no tile
ci-farm-table = { $first } or { $second }{ $mark }
ci-farm-tile-table = { $tile }: { $table }
ci-label-ready = Ready: the plan is fixed
ci-label-act = Die { $value } to { $place }: { $terms }
ci-label-act-altered = Die { $shown } as { $value } to { $place }: { $terms }
ci-label-fee = { $label }; fee { $fee } Algae{ $mark }
ci-terms-and = { $terms }; { $more }
ci-terms-ability = clan ability: { $text }{ $mark }
ci-terms-advancement = an advancement, as the first { $value }
ci-terms-setback = a setback by { $conditions }
ci-terms-no-setback = no setback
ci-terms-negotiation = pay { $price }{ $mark } for { $points ->
    [one] { $points }{ $pointsmark } point
   *[other] { $points }{ $pointsmark } points
  }
ci-terms-depository = trade an Item, then { $reward }
ci-terms-headquarters = { $items } or { $water }, acts first next round
ci-terms-mine = pay { $price } for { $gems }{ $mark }
ci-terms-laboratory = with the next die; pay { $price } for a Farm tile
ci-terms-foundry = pay { $price } for { $tile }
ci-terms-foundry-empty = pay { $price }
ci-terms-control = pay { $price }, Harvester { $direction } to space { $space }
ci-terms-market = up to { $trades ->
    [one] { $trades } trade
   *[other] { $trades } trades
  } of { $sets }{ $mark }
ci-terms-academy = buy dice: { $prices }
ci-terms-dice = { $n } for { $cost }{ $mark }
ci-label-stand-down = Stand down: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } to the Cantina for { $water } Water, no fee
ci-label-skip = No space for this die: to the Cantina for { $water } Water
ci-label-pay = Pay { $cost } (in { $res })
ci-label-pay-nothing = Pay nothing (in { $res })
ci-label-also = Also the reward of row { $row }: { $reward }
ci-label-take-reward = Take { $amount }
ci-label-swap = Give { $give }, get { $get }
ci-label-done = No more trades
ci-label-buy = Buy { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } for { $cost }{ $mark }
ci-label-stack = Stack { $stack }
ci-label-tile = Take { $tile } from stack { $stack }
ci-label-place = Put it into the left-most empty room
ci-label-replace = Put it in place of { $tile }
ci-room-farm = { $tile } on Farm { $n }
ci-room-garage = { $tile } on Garage { $n }
ci-farm-number = Farm { $n }
ci-garage-number = Garage { $n }
ci-label-set-garage = Set the die in Garage { $n } to { $value }
ci-label-set-farm = Set the die on Farm { $n } to { $value }
ci-label-use-for = Use the clan's ability: { $amount }
ci-label-use = Use the clan's ability
ci-label-reward = Reward: { $what }
ci-label-setback = Setback for { $condition }
ci-label-ignore = Ignore the setback; no token moves
ci-label-suffer = Suffer: { $what }
ci-label-suffer-void = Suffer: { $what } (no effect)
ci-label-turn = Turn it: { $what }
ci-label-lose = Lose { $tile }
ci-label-lose-die = Lose the die { $place }
ci-label-step = Step { $direction } to space { $space } ({ $what })
ci-label-step-number = Step { $n }
ci-step-cache = Cache
ci-step-yields = yields { $gain }{ $mark }
ci-step-takes = { $what }, takes { $amount }
ci-label-grow = Farm { $n }: { $amount }{ $mark }
ci-label-stay = Stay
ci-label-no-ability = Do not use the clan's ability
ci-label-no-tile = Take no tile
ci-label-no = No
ci-label-resolve = Resolve the scheme card
ci-label-resolve-card = Resolve the scheme card { $card }
ci-chance-seat = { $seat }
ci-chance-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ci-chance-die = a { $value }

# Questions
ci-prompt-keep-character = Keep one of your two characters (CI-2.9)
ci-prompt-pick-character = Choose a character (CI-2.9)
ci-prompt-draft = Keep one Item of the packet; the rest goes to the left (CI-2.10)
ci-prompt-lone-discard = Discard two of your five Items (CI-2.11)
ci-prompt-grow = What does Farm { $farm } grow? (CI-10.6)
ci-prompt-harvest-step = You may make one free step after harvesting (CI-14.7)
ci-prompt-hand-limit = Hand limit { $limit }: discard { $left } more (CI-11.4)
ci-prompt-resolve = The AI resolves its card (CI-17.7)
ci-prompt-resolve-card = The AI resolves { $card } (CI-17.7)
ci-prompt-over = The game is over
ci-prompt-waiting = Waiting for { $seats }
ci-prompt-chance-first = The first player is drawn (CI-2.3)
ci-prompt-chance-side = The side of a board is drawn (CI-2.1)
ci-prompt-chance-character = A character is dealt to { $seat } (CI-2.9)
ci-prompt-chance-item = An Item is drawn for { $seat }
ci-prompt-chance-tile = A tile is turned up
ci-prompt-chance-event = The Event of the round is turned up (CI-4.1)
ci-prompt-chance-cache = A Cache is turned up
ci-prompt-chance-die = { $seat } rolls a die
ci-prompt-chance-scheme = The AI turns up a scheme card (CI-17.7)
ci-prompt-chance = Chance decides
ci-prompt-box-character = When all have chosen: which character does { $seat } turn up? (CI-2.9)
ci-prompt-box-die = When all are ready behind their screens: what did { $seat } roll? (CI-4.9)
ci-prompt-box-limit = When all have chosen: name { $left } more that you discard; hand limit { $limit } (CI-11.4)
ci-prompt-assigned = All dice are assigned: fees { $fees }{ $mark } of { $algae } Algae. Ready? (CI-4.9)
ci-prompt-assign = { $left ->
    [one] Put the last die into a Garage or on a Farm
   *[other] Put { $left } more dice into Garages or on Farms
  }; fees so far { $fees }{ $mark } of { $algae } Algae (CI-4.6)
ci-prompt-act-any = Choose a space for a die
ci-prompt-act-hq = Choose a space for the { $value } on Headquarters space { $n } (CI-5.2)
ci-prompt-act-hq-altered = Choose a space for the { $value } on Headquarters space { $n }, which may count as { $others } (CI-5.2)
ci-prompt-act-garage = Choose a space for the { $value } in Garage { $n }; { $fee ->
    [0] no fee
   *[other] fee { $fee } Algae
  } (CI-5.5)
ci-prompt-act-garage-altered = Choose a space for the { $value } in Garage { $n }, which may count as { $others }; { $fee ->
    [0] no fee
   *[other] fee { $fee } Algae
  } (CI-5.5)
ci-prompt-pay = Which cost do you pay? (CI-8.2)
ci-prompt-trade = Which Item do you trade for? (CI-7.2)
ci-prompt-free-step = You may make one free step (CI-7.5)
ci-prompt-second-reward = Also take the reward of another row? (CI-14.2)
ci-prompt-take = Do you take Items or Water? (CI-7.6)
ci-prompt-market = You may trade { $left ->
    [one] once more
   *[other] { $left } more times
  } at the Market (CI-8.11)
ci-prompt-academy = How many dice do you buy? (CI-8.12)
ci-prompt-farm-tile = Take which farm tile? (CI-8.8)
ci-prompt-upgrade-tile = Take which upgrade tile? (CI-8.8)
ci-prompt-free-farm-tile = Take a free tile: which farm tile? (CI-8.8)
ci-prompt-free-upgrade-tile = Take a free tile: which upgrade tile? (CI-8.8)
ci-prompt-room = Where does { $tile } go? (CI-8.13)
ci-prompt-room-of-tile = Where does the tile go? (CI-8.13)
ci-prompt-ability = Use the clan's ability? (CI-6.5)
ci-prompt-advancement = First { $value } on the board: choose a reward (CI-6.8)
ci-prompt-must-step = Where does the Harvester step? (CI-6.9)
ci-prompt-setback = A setback: which condition? (CI-6.10)
ci-prompt-punishment = Which punishment? (CI-6.12)
ci-prompt-lose-upgrade = Which Upgrade tile is lost? (CI-6.13)
ci-prompt-lose-farm = Which Farm tile is lost? (CI-6.13)
ci-prompt-lose-die = Which die is lost? (CI-6.13)
ci-prompt-step-back = Which way towards the centre? (CI-6.13)
ci-prompt-discard-items = Discard { $left ->
    [one] { $left } more Item
   *[other] { $left } more Items
  } (CI-6.13)
ci-prompt-goes-on = The action goes on

# The goal of the table, always in view
ci-goal-win = Most points win
ci-goal-setting-up = Choosing characters and Items
ci-goal-round = Round { $round } of { $last }: { $phase }
ci-goal-plan = plan
ci-goal-execute = act
ci-goal-harvest = harvest
ci-goal-rest = rest
ci-goal-ends = Ends after the rest of round { $last }
ci-goal-event = This round { $name }: { $text }

# Headings of answers
ci-heading-character = Choose a character
ci-heading-keep-item = Keep an Item
ci-heading-discard = Discard an Item
ci-heading-trade = Trade for an Item
ci-heading-garages = Garage dice
ci-heading-farms = Farms
ci-heading-ready = Fix the plan
ci-heading-negotiation = Negotiate with a clan
ci-heading-depository = Trade at the Depository
ci-heading-headquarters = Wait in the Headquarters
ci-heading-mine = Dig in the Mining Camp
ci-heading-laboratory = Research a Farm tile
ci-heading-foundry = Forge an Upgrade tile
ci-heading-control = Drive the Harvester
ci-heading-market = Trade on the Market
ci-heading-academy = Train dice at the Academy
ci-heading-cantina = Leave dice to the Cantina
ci-heading-pay = Choose what to pay
ci-heading-also = A second reward
ci-heading-take = Take a reward
ci-heading-swap = Swap resources
ci-heading-buy = Buy dice
ci-heading-tile = Take a tile
ci-heading-room = Place the tile
ci-heading-set-garage = Set a Garage die
ci-heading-set-farm = Set a Farm die
ci-heading-ability = The clan's ability
ci-heading-reward = Choose a reward
ci-heading-setback = Settle the setback
ci-heading-punishment = Choose a punishment
ci-heading-turn = Turn a punishment into a reward
ci-heading-lose = Choose what is lost
ci-heading-step = Move the Harvester
ci-heading-grow = Harvest the Farm
ci-heading-no = Do without
ci-heading-resolve = The AI's card

# What hints speak of: a quantity, and why it counts. `$best` is the number after the best plan found, `$other` that after
# another choice.
ci-quantity-negotiation = points at the Negotiation board
ci-principle-negotiation = Dice with the clans stay there and count: the best plan has { $best } points at the Negotiation board, another choice { $other }.
ci-quantity-items = points of Items on the table
ci-principle-items = Items count once they are laid out: the best plan has { $best } points of them, another choice { $other }.
ci-quantity-harvester = points of the Cache under your Harvester
ci-principle-harvester = The Harvester scores the Cache it ends on: { $best } with the best plan, { $other } with another choice.
ci-quantity-base = points of your base
ci-principle-base = Tiles make the base better and count: the best plan has { $best } points there, another choice { $other }.
ci-quantity-gems = your Gems
ci-principle-gems = A Gem is a point and pays for much: the best plan leaves you { $best }, another choice { $other }.
ci-quantity-dice = your dice in play
ci-principle-dice = Dice are actions, round after round: the best plan has { $best } in play, another choice { $other }.
ci-quantity-payable = Items in hand that you can pay for
ci-principle-payable = An Item in hand counts nothing before it is paid for: the best plan leaves { $best } within your means, another choice { $other }.
ci-quantity-missing = resources missing for an Item in hand
ci-principle-missing = Collect for one purchase: for the Item in hand that lacks least, { $best } resources are missing with the best plan, { $other } with another choice.
ci-quantity-harvest = resources of the coming harvest
ci-principle-harvest = Think of the harvest: it brings { $best } resources with the best plan, { $other } with another choice.
ci-quantity-water = your Water
ci-principle-water = Water pays for a little of everything: the best plan leaves you { $best }, another choice { $other }.
ci-quantity-algae = your Algae
ci-principle-algae = Algae pay fees and Items: the best plan leaves you { $best }, another choice { $other }.
ci-quantity-power = your Power
ci-principle-power = Power pays for tiles and drives: the best plan leaves you { $best }, another choice { $other }.
ci-quantity-fees = Algae that Garage fees will cost
ci-principle-fees = Every Garage but the first has a fee: the best plan will cost { $best } Algae, another choice { $other }.
ci-quantity-unpaid = dice whose fee you cannot pay
ci-principle-unpaid = A fee you cannot pay sends this die and all after it to the Cantina: { $best } with the best plan, { $other } with another choice.
ci-quantity-safe = clans without a setback for your next die
ci-principle-safe = Mind the setbacks: your next die could negotiate safely with { $best } of the clans after the best plan, with { $other } after another choice.
ci-quantity-acting = dice that will act
ci-principle-acting = Dice in Garages act: the best plan sends { $best }, another choice { $other }.

# Lessons of a first game
ci-lesson-character = A character is an ability that you have for the whole game. None is better than the others; take one whose text you understand.
ci-lesson-draft = Items wait in your hand until you trade for them at the Depository: you pay their cost, then they count points and their text works. Keep one whose cost you can imagine paying, and pass the rest on.
ci-lesson-lone-discard = Items wait in your hand until you trade for them at the Depository: you pay their cost, then they count points and their text works. Throw the two dearest or least useful away.
ci-lesson-assign = Plan the round. Touch a die, then where it goes: a die in a Garage goes out and acts, a die on a Farm stays and grows resources at the harvest. High values grow more. All Garages but the first cost Algae when their die acts.
ci-lesson-act = Send this die to a space. Negotiation and Items at the Depository bring the points; mines, market and Farms bring what they cost; the Laboratory and the Foundry make your base better. The value decides where a die fits. Touch a marked space, or look at it first to see price and reward.
ci-lesson-grow = This Farm grows one of two things. The amount follows from the die on it. Take what your next dice will cost.
ci-lesson-step = The Harvester moves one space. At the end of each round you gain what its space yields; tokens on the way are yours at once, and the Caches at the edge are worth points.
ci-lesson-hand-limit = You hold more Items than a base has room for. Throw away those that you will never pay for.
ci-lesson-pay = The space can be paid for in two ways. Keep the resource that your next dice need.
ci-lesson-trade = Choose the Item that you lay out now. You pay its cost at once; its points count at the end, and its text works from your next action on.
ci-lesson-take = Take what you need more. Items are chances for points, Water pays for a little of everything.
ci-lesson-market = Each trade gives one amount of the space for another one. You may trade as often as the value of your die, or stop.
ci-lesson-academy = More dice are more actions in each round to come, up to the limit of your base.
ci-lesson-tile = A tile makes your base better for the rest of the game. Touch the one you want; what lies below stays unknown until you take it.
ci-lesson-room = The tile takes the left-most empty room. Only put it in place of another tile if you no longer need that one: it is lost.
ci-lesson-ability = The clan offers you its ability because you negotiated with it. Using it is up to you.
ci-lesson-advancement = You are the first with this value on the Negotiation board: choose one of the rewards that are left. Each reward is there once in the whole game.
ci-lesson-setback = The dice below this clan are too many or too much alike: a setback. Choose which condition is settled and what you lose. Each comes only once in the whole game.
ci-lesson-loss = Something is lost. Choose what you miss least.

# Events
ci-event-first-drawn = { $seat } is the first player
ci-event-planet-side = planet: side { $side }
ci-event-clan-side = { $clan }: side { $side }
ci-event-farm-tile-up = { $tile } lies on top of farm stack { $stack }
ci-event-upgrade-tile-up = { $tile } lies on top of upgrade stack { $stack }
ci-event-character-dealt = { $seat } is dealt { $card }
ci-event-character-taken = { $seat } plays { $card }
ci-event-answered = { $seat } is done
ci-event-only-answer = { $seat } has one answer
ci-event-only-answer-is = { $seat } has one answer: { $answer }
ci-answer-buys = buys { $dice }
ci-answer-done = no more trades
ci-answer-no = no
ci-answer-stays = stays
ci-answer-pays-in = pays in { $res }
ci-answer-left-room = the left-most empty room
ci-answer-room = room { $n }
ci-answer-die = the die { $place }
ci-answer-setback = the setback for { $condition }
ci-event-item-drawn = { $seat } draws { $item }
ci-event-card-drawn = { $seat } draws an Item
ci-event-items-reshuffled = the discarded Items become the new pile
ci-event-packets-passed = the packets move on to the left
ci-event-items-drafted = the crews draft their Items on the table: four cards each, keep one, pass the rest to the left; the last one goes under the pile
ci-event-items-discarded = { $seat } discards { $items }
ci-event-round-began = round { $round } begins, first player { $seat }
ci-event-turned-up = Event { $name }{ $namemark }: { $text }{ $textmark }
ci-event-other-turned-up = Event { $id }
ci-event-cache-turned-up = the Cache on { $space } is worth { $points }{ $mark }
ci-event-die-rolled = { $seat } rolls a { $value }
ci-event-rolled = { $seat } rolls a die behind the screen
ci-event-plan-revealed = { $seat } shows the plan: { $plan }
ci-event-plan-without-dice = { $seat } shows a plan without dice
ci-plan-garage = Garage { $n }: { $value }
ci-plan-farm = Farm { $n }: { $value }
ci-event-hq-acts = dice of the Headquarters act
ci-event-ai-acts = the AI acts
ci-event-bases-act = dice of the bases act
ci-event-plan-phase = plan phase
ci-event-execute-phase = execute phase
ci-event-harvest-phase = harvest phase
ci-event-rest-phase = rest phase
ci-event-phase = { $phase } phase
ci-event-die-actioned = { $seat } puts a { $value } on { $place }
ci-space-other = { $id }
ci-event-paid = { $seat } pays { $amount }
ci-event-paid-nothing = { $seat } pays nothing
ci-event-gained = { $seat } gains { $amount }
ci-event-gained-nothing = { $seat } gains nothing
ci-event-stood-down = { $seat } stands down: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } to the Cantina
ci-event-skipped = { $seat } finds no space for the die; it goes to the Cantina
ci-event-item-traded = { $seat } trades for { $item }
ci-event-harvester-moved = the Harvester of { $seat } goes from { $from } to { $to }
ci-event-token-taken = { $seat } takes the token on { $space }: { $amount }
ci-event-swapped = { $seat } gives { $gave } for { $got }
ci-event-tile-on-farm = { $seat } puts { $tile } on Farm { $room }
ci-event-tile-on-garage = { $seat } puts { $tile } on Garage { $room }
ci-event-tile-off-farm = { $tile } of { $seat } on Farm { $room } leaves the game
ci-event-tile-off-garage = { $tile } of { $seat } on Garage { $room } leaves the game
ci-event-die-set-in-garage = { $seat } sets the die in Garage { $n } to { $value }
ci-event-die-set-on-farm = { $seat } sets the die on Farm { $n } to { $value }
ci-event-advanced = { $seat } places the first { $value } and takes the reward: { $reward }
ci-event-setback = { $seat } has the setback for { $condition }: { $punishment }
ci-event-setback-turned = { $seat } turns the setback for { $condition } into a reward: { $reward }
ci-event-setback-ignored = { $seat } ignores a setback
ci-event-die-lost = { $seat } loses the die { $place }
ci-event-grew = Farm { $farm } of { $seat } grows { $amount }
ci-event-dice-returned = { $seat } gets { $dice } back
ci-event-dice-cut = { $seat } has too many dice: { $dice } to the supply
ci-event-scheme-turned-up = the AI turns up scheme card { $card }
ci-event-schemes-reshuffled = the AI's discards become its new pile
ci-event-game-ended = the game is over

# What came of a scheme card
ci-event-scheme-resolved = { $parts }
ci-outcome-card = the AI carries out scheme card { $card }
ci-outcome-harvester = its Harvester goes to { $space }
ci-outcome-finds = it finds { $amount }
ci-outcome-no-die = it has no die left
ci-outcome-nothing = no option is possible: it takes { $amount }
ci-outcome-die = it puts a { $value } on { $place }
ci-outcome-takes = it takes { $amount }
ci-outcome-progress = it takes a Progress tile
ci-outcome-one-more-card = it will turn up one more card
ci-outcome-new-dice = it takes new dice
ci-outcome-pays = it pays { $amount }

# Reasons of the AI
ci-line = { $rule } { $what }
ci-line-kept = { $rule } { $what }: { $kept }
ci-line-yes = { $line } — yes
ci-line-no = { $line } — no
ci-reason-due-card = due card { $card }, value { $value }: { $options }
ci-reason-extra-card = extra card { $card }, value { $value }: { $options }
ci-reason-first-due = first due card of the round moves the Harvester
ci-reason-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } on the board
ci-reason-no-option = no option is possible: no die is used, 1 Gem
ci-reason-takes-gem = { $what } (takes the Gem and stops)
ci-reason-water-back = { $what } (Water back to the supply)
ci-reason-wraps = wraps along the arrow
ci-reason-steps = steps { $direction }
ci-reason-stops-before-cache = stops before a Cache, on
ci-reason-stops-before-edge = stops before the edge, on
ci-reason-dearest-row = { $clan }: free rows at the price of Jrayek, dearest payable with { $gems ->
    [one] { $gems } Gem
   *[other] { $gems } Gems
  }
ci-reason-row = { $clan }: row { $row } for { $price ->
    [one] { $price } Gem
   *[other] { $price } Gems
  }
ci-reason-no-row = { $clan }: no free space for { $gems ->
    [one] { $gems } Gem
   *[other] { $gems } Gems
  }
ci-reason-depository = Depository: { $space }, 1 Gem of { $gems }
ci-reason-no-column = no column { $value }
ci-reason-column-full = column { $value } is full
ci-reason-column = column { $value }, row { $row }
ci-reason-pair = Laboratory: a free pair space, { $unlocked ->
    [one] { $unlocked } Progress tile
   *[other] { $unlocked } Progress tiles
  } unlocked
ci-reason-no-pair = Laboratory: no free pair space, { $unlocked ->
    [one] { $unlocked } Progress tile
   *[other] { $unlocked } Progress tiles
  } unlocked
ci-reason-space-free = { $board }: space { $n } is free
ci-reason-no-space = { $board }: no free space
ci-reason-academy-free = Academy space of { $value } free, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } in the supply
ci-reason-academy-taken = Academy space of { $value } taken, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } in the supply
ci-reason-advancement = advancement token { $value } covers the left-most reward
ci-reason-setback = the setback token for { $condition } covers the left-most punishment

# Refusals
ci-refusal-not-asked = this answer does not belong to the question asked now
ci-refusal-not-dealt = this character was not dealt to the seat
ci-refusal-character-taken = this character is already taken
ci-refusal-not-in-packet = this Item is not in the packet held
ci-refusal-not-in-hand = this Item is not in the hand
ci-refusal-no-such-die = no rolled die shows { $value }
ci-refusal-garages-full = every Garage holds a die
ci-refusal-no-die-space = Farm { $farm } has no die space
ci-refusal-farm-taken = Farm { $farm } already holds a die
ci-refusal-dice-left = { $dice ->
    [one] { $dice } rolled die is
   *[other] { $dice } rolled dice are
  } still to be assigned
ci-refusal-cannot-alter = the die showing { $from } cannot act as { $to } here
ci-refusal-no-such-space = there is no such space in this game
ci-refusal-occupied = the space is taken
ci-refusal-closed = the Event of this round closes this board
ci-refusal-fee-too-high = the Garage fee of { $fee } Algae cannot be paid
ci-refusal-too-dear = not enough { $res } for the cost
ci-refusal-too-dear-with-fee = not enough { $res } for the cost and the fee of { $fee } Algae
ci-refusal-no-column = the Depository has no column { $value } in this game
ci-refusal-no-affordable-item = no Item in hand can be paid in full
ci-refusal-from-headquarters = a die from the Headquarters cannot go there again
ci-refusal-no-second-die = the Laboratory takes a pair and there is no second die
ci-refusal-no-pair = the next die shows { $second } and cannot make a pair of { $value }
ci-refusal-no-farm-tiles = all Farm stacks are empty
ci-refusal-stack-empty = Upgrade stack { $stack } is empty
ci-refusal-no-step = the Harvester cannot step in direction { $direction } from here
ci-refusal-wrong-academy-space = this Academy space does not take a { $value }
ci-refusal-supply-empty = the own supply holds { $have ->
    [one] { $have } die
   *[other] { $have } dice
  }, too few
ci-refusal-no-fee-to-refuse = the die is free of charge and must act
ci-refusal-can-act = the die has a legal space and must act, or its fee cannot be paid
ci-refusal-no-such-cost = the printed cost has no alternative in { $res }
ci-refusal-cannot-pay = not enough { $res }
ci-refusal-item-too-dear = not enough { $res } for this Item
ci-refusal-no-such-row = the Depository has no such row
ci-refusal-own-row = the second reward must be that of another row
ci-refusal-not-in-set = this Market space does not trade { $res }
ci-refusal-same-resource = a trade gives one resource and gets another
ci-refusal-not-for-sale = the Academy does not sell { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
ci-refusal-no-tile = stack { $stack } is empty
ci-refusal-must-take = the tile must be taken
ci-refusal-no-room = all rooms for this tile are full; replace one
ci-refusal-no-tile-there = there is no own tile of that sort in room { $room }
ci-refusal-no-die-there = the seat has no die there
ci-refusal-same-value = the die already shows { $value }
ci-refusal-not-a-value = { $value } is no value of a die
ci-refusal-reward-covered = this reward was already taken
ci-refusal-condition-not-met = this condition does not hold or its token has already moved
ci-refusal-cannot-ignore = this seat has no Item that lets it ignore a setback
ci-refusal-punishment-covered = this punishment has already occurred
ci-refusal-must-suffer-fully = a punishment that can be carried out completely must be chosen
ci-refusal-must-suffer-partly = a punishment that can be carried out in part must be chosen
ci-refusal-cannot-turn = only Lysias James may turn a setback into a reward
ci-refusal-not-nearer = direction { $direction } does not lead one step nearer to the centre
ci-refusal-not-this-farm = Farm { $farm } is not the next one to choose for
ci-refusal-not-grown = this Farm does not give { $res }
ci-refusal-already-discarded = this card is already chosen
ci-refusal-must-decide = this question cannot be declined

# The boards in plain text
ci-board-round = Round { $round } of { $last } · { $phase }
ci-board-first-player = { $line } · first player { $seat }
ci-phase-characters = characters
ci-phase-items = items
ci-phase-plan = plan
ci-phase-execute-hq = execute (Headquarters dice)
ci-phase-execute-ai = execute (the AI)
ci-phase-execute-base = execute (base dice)
ci-phase-harvest = harvest
ci-phase-rest = rest
ci-phase-over = over
ci-board-event = Event { $id } { $name }{ $namemark }: { $text }{ $textmark }
ci-board-clan = { $clan } { $side }: { $text }{ $mark }
ci-board-planet-not-yet = Planet: side not drawn yet
ci-board-planet = Planet, side { $side } (space yield°/token@Harvesters)
ci-board-cache = cache
ci-board-negotiation = Negotiation (cost, points: dice)
ci-board-advancements = advancements left: { $values } · open rewards{ $mark }: { $kinds }
ci-board-no-advancements = advancements left:  · open rewards:
ci-board-setbacks = setbacks left: { $conditions } · open punishments{ $mark }: { $kinds }
ci-word-items = items
ci-word-die = die
ci-word-gem = gem
ci-word-harvester = harvester
ci-word-upgrade = upgrade
ci-word-farm = farm
ci-board-depository = Depository, columns{ $mark } { $columns }
ci-board-row = { $row } ({ $reward }): { $dice }
ci-board-step = free step
ci-board-headquarters = Headquarters ({ $rewards }): { $dice }
ci-board-mining = Mining Camp   { $spaces }
ci-board-laboratory = Laboratory    { $costs } | dice in pairs { $pairs } | Farm tiles:
ci-board-foundry = Foundry       { $costs } | dice { $dice } | Upgrade tiles:
ci-board-stack = stack { $n }: { $tile } ({ $left } left)
ci-board-control = Control Room  { $costs } | { $dice }
ci-board-market = Market        { $spaces }
ci-board-academy = Academy       { $prices } | { $spaces }
ci-board-items = Items: { $pile } in the pile, { $beneath } beneath, { $discarded } discarded
ci-board-seat = { $letter } (seat { $seat }, { $colour }): { $name } · { $supplies } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ci-board-own-seat = { $letter } (seat { $seat }, { $colour }, you): { $name } · { $supplies } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ci-board-ready = { $line } · ready
ci-board-supplies-hidden = supplies hidden
ci-colour-purple = purple
ci-colour-orange = orange
ci-colour-blue = blue
ci-colour-black = black
ci-board-garages = Garages { $garages }
ci-board-farms = Farms   { $farms }
ci-board-dice = Dice    pool { $pool }, Cantina { $cantina }, supply { $supply }
ci-board-rolled = { $line }, rolled { $values }
ci-board-behind = { $line }, { $n } behind the screen
ci-board-face-up = Items   face up: { $items }
ci-board-none-face-up = Items   face up: none
ci-board-hand-card = hand    { $card }
ci-board-packet-card = packet  { $card }
ci-board-hand-size = hand    { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
ci-board-ai = { $letter } (seat { $seat }, AI { $level } { $name }{ $mark }): { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }, { $supply } in supply, { $gems ->
    [one] { $gems } Gem
   *[other] { $gems } Gems
  }, Progress { $progress } of 3 · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ci-board-schemes = schemes: { $pile } in the pile, shown { $shown }, discarded { $discarded }
ci-board-no-schemes = none
ci-board-scheme = card: { $card }
ci-board-mark = ° = our stand-in; printed value unknown
ci-board-key = A5 = the die of seat A showing 5, -- = free; W Water, A Algae, P Power, G Gem, D die, I Item
ci-notice-stand-ins = { $records ->
    [one] { $records } record of the pack { $pack } holds stand-ins for printed values that are not known; it carries
   *[other] { $records } records of the pack { $pack } hold stand-ins for printed values that are not known; they carry
  } the mark °
ci-points-of = { $points }

# The game as it describes itself: its line, options, ready-made set-ups, read-outs.

ci-summary = Crews of dice bargain, trade, explore and build on an inhabited planet; 8 rounds, with or without an AI.
ci-option-seats-meaning = 2 to 4 × human or bot:<name>, or 1 to 3 of them followed by one ai or ai:<opponent>
ci-option-planet-meaning = side of the Planet board
ci-option-clans-meaning = side of each Clan board: A, B or random
ci-option-characters-meaning = two dealt to each human, one kept; or all open, the last in turn order chooses first
ci-option-opponent-meaning = AI opponent, easiest first; only with an AI
ci-option-supplies-meaning = whether Water, Algae, Power and Gem totals of humans are shown to others
ci-option-colours-meaning = colour of each seat; no effect on play
ci-option-pack-meaning = data pack, by name
ci-primer-goal = A new home on a planet
ci-primer-goal-text = Your crew settles on a planet in eight rounds. Points come from negotiating with three clans, from Items, from Gems and tiles, and from where your Harvester ends. The most points win.
ci-primer-plan = Plan
ci-primer-plan-text = Roll your dice and give each a place in secret: in a Garage it will go out and act, on a Farm it stays and grows Water, Algae or Power. Garages but the first cost Algae.
ci-primer-act = Act
ci-primer-act-text = In turn, each die in a Garage goes to one space: below a clan, to the Depository for an Item, to the mine, market, laboratory, foundry, control room or academy. Its value decides where it fits and what it is worth.
ci-primer-harvest = Harvest and rest
ci-primer-harvest-text = Then Farms and the space of your Harvester pay out, dice come back, and you keep at most as many Items and dice as your base has room for. After the eighth rest the points are counted.
ci-theme-boards = Sides of the boards
ci-theme-secrets = What is hidden
ci-preset-first-game = First game
ci-preset-two = Two players
ci-preset-against-bot = Against a bot
ci-preset-three = Three players
ci-preset-four = Four players
ci-preset-free-characters = Two players, characters chosen freely, sides drawn
ci-preset-solo-1 = Alone against the Novice
ci-preset-solo-2 = Alone against the Steady
ci-preset-solo-3 = Alone against the Sharp
ci-preset-solo-4 = Alone against the Ruthless
ci-preset-two-and-ai = Two players and the AI
ci-query-costs = what every space would cost the seat's die due, by value, and why not where it cannot go
ci-query-destinations = which dice may go where: space and value
ci-query-fees = fees of all Garages, Algae held, and which dice would land in the Cantina
ci-query-harvest = what the seat would harvest now, and the dice the limit would cut
ci-query-score-parts = the running score of every seat in its five parts, Caches as a range
ci-query-setback-risk = for each Negotiation space: sum, pairs, conditions, punishments, advancement
ci-query-ai-options = what the AI would do now with each scheme card not yet seen

# Set-ups
ci-setup-not-null = a value; an option without one is left out
ci-setup-no-seat = `{ $value }` is none of human, bot:<name>, ai, ai:<opponent>
ci-setup-no-such-ai = `{ $text }`: the AI opponents are 1, 2, 3, 4
ci-setup-no-such-bot = no bot `{ $name }` plays this game; known are { $known }
ci-setup-ai-last = the AI takes the last seat
ci-setup-one-ai = one AI at most
ci-setup-seats = 2 to 4 humans, or 1 to 3 humans and one AI; { $humans ->
    [one] { $humans } human
   *[other] { $humans } humans
  } and { $ais } AI are given
ci-setup-opponent-without-ai = `opponent` is for games with an AI only
ci-setup-hands-of-people = `hands: unknown` is for two or more people, without bots
ci-setup-hands-supplies = `hands: unknown` goes with open supplies: all that the program knows is shown
ci-setup-opponent-twice = `opponent` says { $option }, the seat says ai:{ $seat }
ci-setup-colours = `colours` is a list of one colour for each of the { $seats } seats
ci-setup-no-such-pack = there is no pack `{ $id }`; known are { $known }
ci-setup-other-pack = the pack `{ $id }` at hand has the identity { $identity }, not { $given }

# Notation
ci-notation-action = `{ $text }` is no answer of this game
ci-notation-chance = `{ $text }` is no chance outcome of this game

# Position records: what must stand somewhere
ci-record-seats = the list of what every seat owns
ci-record-item = an Item
ci-record-event = an Event
ci-record-character = a character
ci-record-scheme = a scheme card
ci-record-tile = a tile of this sort
ci-record-resource = one of W, A, P, G
ci-record-space = a space of the board with this number of players
ci-record-row = a row of the Depository
ci-record-column = a column of the Depository with this number of players
ci-record-planet-space = a space of the Planet
ci-record-planet-token = a space whose token was not yet taken
ci-record-consequence = a reward or punishment space
ci-record-packet-item = an Item of the packet
ci-record-hand-item = an Item in hand
ci-record-written = what the engine writes here

# Position records: what cannot be
ci-record-options-seats = `options.seats`: the seats stand in `seats`, each with its `kind`
ci-record-pending = pending: this does not belong to the position
ci-record-unknown-draft = with `hands: unknown` nothing of the draft is known
ci-record-unknown-cards = there are not { $cards } Items for the hands
ci-record-no-answer = no seat has an answer in this position, and it is not over
ci-record-round = round { $round } in phase { $phase }; rounds 1 to { $last } follow the set-up
ci-record-last-round = the game ends after round { $last }, not after round { $round }
ci-record-no-ai = part `ai` without an AI at the table
ci-record-event-again = the Event of this round was already seen in an earlier one
ci-record-event-of-round = the Event { $event } is the one of round { $round }, and of no other
ci-record-event-too-soon = an Event is turned up before the first round
ci-record-last-event-seen = the Event of the last round was seen in an earlier one
ci-record-events = { $events } Events were seen before round { $round }
ci-record-side-fixed = `{ $path }`: the side is fixed by the options
ci-record-side-missing = the side of { $board } is random; `sides` must say which was drawn
ci-record-space-taken = `{ $path }`: more dice than there are places
ci-record-unequal-pair = `{ $path }`: a pair is of one seat and one value
ci-record-ai-pair = `{ $path }`: the AI blocks a pair space with one die
ci-record-ai-hq = the AI never uses the Headquarters
ci-record-ai-control = the AI never uses the Control Room
ci-record-ai-cache = the AI's Harvester never enters a Cache
ci-record-academy-value = { $space } does not list the value { $value }
ci-record-location-dice = { $dice } dice on Location boards in phase { $phase }; Rest returns them
ci-record-no-token = `{ $path }`: there is no such token
ci-record-no-cache = `caches`: { $space } is no Cache
ci-record-caches = `caches`: there are not so many Caches of { $points } points
ci-record-caches-up = all Caches are up, but `caches` names the points of { $known } only
ci-record-item-bottom = `item_bottom`: at most one card from each human
ci-record-stacks = `{ $path }`: there are three stacks
ci-record-stack-empty = `visible.{ $sort }`: stack { $stack } is empty
ci-record-tiles-of-kind = { $seen } tiles { $tile }; the box holds { $count }
ci-record-tiles = { $lying } { $sort } tiles in the stacks and { $out } elsewhere; there are { $total }
ci-record-dice = seat { $seat } has { $placed } dice in play; a colour has { $dice }
ci-record-planned = seat { $seat } plans with { $planned } dice; at most { $limit }
ci-record-rolled-outside-plan = rolled dice outside the Plan phase
ci-record-garage-gaps = Garages fill from left to right without gaps
ci-record-ready-with-dice = ready with dice still to assign
ci-record-cantina-in-plan = dice in the Cantina in the Plan phase
ci-record-dice-outside-round = dice in Garages, on Farms or in the Cantina outside a round
ci-record-garage-after-execute = dice in Garages after the Execute phase
ci-record-no-die-space = Farm { $farm } has no space for a die
ci-record-items-before-draft = Items before the draft
ci-record-character-twice = the character { $character } stands twice
ci-record-too-many = `{ $path }`: { $given } given, room for { $most }
ci-record-dealt = `{ $path }`: up to 2 characters are dealt
ci-record-packet = a packet holds at most { $cards } cards
ci-record-ready-character = ready exactly when a character is kept
ci-record-ready-item = ready exactly when a card of the packet is kept
ci-record-draft = hand and packet are not those of a draft in which all have kept { $kept }

# Read-outs that are not given
ci-query-seat = `seat` is a human's seat from 0 to { $most }
ci-query-supplies-hidden = the supplies of seat { $seat } are hidden
ci-query-hand-hidden = where dice of seat { $seat } may go hangs on its hand, which is hidden
ci-query-no-die = seat { $seat } has no die to action in this round
ci-query-no-planet = the Planet is not laid out yet
ci-query-no-ai = no AI sits at this table

# Packs
ci-pack-at = { $path }: { $reason }
ci-pack-missing = `{ $key }` is missing
ci-pack-needed = { $wanted } is needed
ci-pack-wrong = { $wanted } is needed, not { $given }
ci-pack-text = a text
ci-pack-table = a table
ci-pack-unknown = `{ $key }` is unknown here; nothing in the rules reads it
ci-pack-other-game = this is a pack of another game
ci-pack-name = a name without `#`
ci-pack-not-payable = `{ $text }` cannot be paid: only W, A, P, G can
ci-pack-side-number = `{ $key }` is no side number from 1 to 4
ci-pack-no-side = no side for N = { $n }; each board has exactly one for N = 1, 2, 3, 4 (CI-1.8)
ci-pack-two-sides = two sides for N = { $n } (CI-1.8)
ci-pack-room = { $given } given; the engine has room for { $most }
ci-pack-tokens = { $given } given; there are { $tokens } advancement and { $tokens } setback tokens and as many reward and punishment spaces (CI-1.3, CI-1.8)
ci-pack-twice = `{ $id }` stands twice (CI-1.8)
ci-pack-empty = at least one is needed
ci-pack-count = { $found } in all; the box holds { $wanted } (CI-1.3)
ci-pack-numbers = { $numbers } numbers: for 0 to { $most }
ci-pack-in-order = numbered from 1 in this order
ci-pack-no-procedure = `{ $code }` has no known procedure
ci-pack-clan-order = leyrien, zcharo, jrayek from the left (CI-2.5)
ci-pack-token-twice = value { $value } has two tokens
ci-pack-sum-or-same = either `sum` or `same` is needed
ci-pack-row-number = rows are numbered from the top, this is { $row }
ci-pack-jrayek-gems = the AI pays this row in Gems, so the Jrayek price is Gems (CI-17.9)
ci-pack-gem-prices = Gem prices do not fall from row to row (CI-1.8)
ci-pack-row-points = three numbers: Leyrien, Zcharo, Jrayek
ci-pack-row-letter = one letter, each row its own
ci-pack-hq-reward = Items first, then Water: the two gains of `take items` and `take water`
ci-pack-alternatives = alternatives are some of one resource each, all different (CI-8.2)
ci-pack-stacks = the Farm tiles lie in { $stacks } stacks (CI-2.7)
ci-pack-stack-of-value = value { $value } needs a stack from 1 to { $stacks }
ci-pack-market-set = a set is some of two or more different resources
ci-pack-academy-values = each value fits one Academy space
ci-pack-academy-prices = prices of 1 and of 2 dice
ci-pack-clan-side = a clan of leyrien, zcharo, jrayek and a side A or B are needed
ci-pack-clan-id = clan and side, as leyrien_A
ci-pack-clan-ability = one ability: `gain <amount>`, `step` or `set_die`
ci-pack-clans = three clans with sides A and B (CI-1.3)
ci-pack-first-garage = the first Garage is always free (CI-5.6)
ci-pack-start-farm = `{ $text }`: a starting Farm boosts or grows
ci-pack-upgrade-rooms = Garage 1 takes no tile, so there are fewer rooms than Garages
ci-pack-room-points = room points do not fall (CI-1.8)
ci-pack-farm-table = { $res }: six amounts, for values 1 to 6
ci-pack-farm-table-falls = { $res }: the table does not fall (CI-1.8)
ci-pack-not-resource = `{ $text }` is not a resource
ci-pack-dice-places = { $dice } dice must be assigned to { $places } Garages and starting Farms (CI-4.6)
ci-pack-start-dice = more dice than the limit (CI-4.3)
ci-pack-upgrade-effect = an Upgrade does `alter -1 +1`, `raise 2`, `flip`, `water5`, `nofee` or `points`
ci-pack-farm-effect = a Farm does `passive`, one of `six` and `grow`, or `points`
ci-pack-item-effect = a `game` Item discounts, gains or ignores setbacks; an `end` Item scores
ci-pack-event-effect = this effect is none of an Event's (CI-1.7)
ci-pack-character-effect = one of the eight procedures: `char <name> [numbers]`
ci-pack-id-of-item = `{ $id }` is an Item too; ids are unique (CI-1.8)
ci-pack-id-of-farm-tile = `{ $id }` is a Farm tile too; ids are unique (CI-1.8)
ci-pack-id = lower-case letters, digits and `_`
ci-pack-src = three letters for effect, cost and points: s seed, p public, r reconstructed, o owner
ci-pack-last-event = exactly one Event has the timing `last` (CI-2.6)
ci-pack-progress = Gems in `harvest`, dice in `rest` or `<n> scheme` in `execute`
ci-pack-opponent-points = 1 to { $most } numbers, by row
ci-pack-caches = { $given } given; there are { $caches } Gem Caches (CI-1.3)
ci-pack-planet-row = row { $row } needs its place in row_r and first_q
ci-pack-direction = direction { $direction } needs [q, r]
ci-pack-direction-step = direction { $direction } is no step on the hex grid
ci-pack-direction-same = direction { $direction } is the same as another
ci-pack-planet-token = { $space }: a token is `3W` or `G`, not `{ $text }`
ci-pack-space-twice = { $space } lies where another space lies
ci-pack-arrow = an arrow is [from, direction, to]
ci-pack-arrow-ends = side { $side }: the arrow { $from } to { $to } must start and end on spaces (CI-1.8)
ci-pack-no-start = side { $side } has no space `{ $space }`
ci-pack-start-unreached = { $space } does not reach the start space (CI-1.8)
ci-pack-amount = `{ $text }` is not an amount such as 3W+2P (W, A, P, G, D, I; 0 to 99)
ci-pack-amount-twice = `{ $text }` names { $letter } twice
ci-pack-effect = `{ $text }` is not an effect of the vocabulary (CI-1.7)
ci-pack-board = `{ $word }` is not a board
ci-pack-counter = `{ $word }` is not a counter (CI-1.7)
ci-pack-per-0 = `per 0` counts nothing
ci-pack-grow = `{ $text }` needs two different resources of W, A, P, G
ci-pack-number = `{ $text }` is not a number from 0 to 99
ci-pack-single = `{ $text }` must be some of one resource, such as 5W

# Printed values
ci-printed-of = { $what }, { $part }
ci-printed-name = name
ci-printed-benefit = benefit
ci-printed-cost = cost
ci-printed-points = points
ci-printed-effect = effect
ci-printed-number = number
ci-printed-spaces = spaces
ci-printed-events = Events
ci-printed-clan-abilities = Clan abilities
ci-printed-farm-tiles = Farm tiles
ci-printed-upgrade-tiles = Upgrade tiles
ci-printed-locations = Location boards
ci-printed-base = Research Base
ci-printed-ai = The AI
ci-printed-side-of = { $what }, side { $side }
ci-printed-row-of = N = { $players }, row { $row }
ci-printed-setback-sum = Setback sum{ $n }
ci-printed-setback-same = Setback same{ $n }
ci-printed-sum = sum { $n }
ci-printed-alike = { $n } alike
ci-printed-columns = Columns for N = { $n }
ci-printed-hq-spaces = Headquarters spaces for N = { $n }
ci-printed-hq-reward = Headquarters reward
ci-printed-row = Row { $row }
ci-printed-space = { $board }, N = { $players }, space { $n }
ci-printed-spaces-of = { $board }, spaces for N = { $n }
ci-printed-stack-by-value = stack by value
ci-printed-academy-price = Academy, price of { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
ci-printed-garage-fees = Garage fees
ci-printed-garage-fee = Garage { $n }, fee
ci-printed-farm = Farm { $n }
ci-printed-academy-space = Academy, values of space { $n }
ci-printed-consequence-order = Rewards and punishments from left to right
ci-printed-upgrade-points = Points by Upgrade tiles
ci-printed-farm-points = Points by Farm tiles
ci-printed-farm-table = { $res } of a Farm by value
ci-printed-start-kit = Start kit
ci-printed-start = { $resources }, { $dice } dice
ci-printed-limits = Limits
ci-printed-limit = { $dice } dice, { $items } Items, { $water }W per Cantina die
ci-printed-cache-points = Cache points
ci-printed-cache-yield = Yield of a face-down Cache
ci-printed-planet-space = Side { $side }, { $space }
ci-printed-opponent = Opponent { $level } { $name }
ci-printed-opponent-points = Negotiation { $rows } by row, Depository { $depository }
ci-printed-harvest-gems = Gems in Harvest by dice
ci-printed-rest-dice = Dice in Rest by dice
ci-printed-progress-points = Points of a Progress tile
ci-printed-scheme = Scheme { $id }
ci-printed-scheme-value = value { $value }, { $options }

# A pack as text
ci-show-head = Pack { $id } ({ $name }), identity { $identity }
ci-show-notice = Notice: { $stand-ins } of { $records } records hold stand-in values.
ci-show-stand-ins = Stand-ins (record: provenance by field)
ci-show-item = { $name } · { $when } · { $cost } · { $points } points{ $mark } · { $text }{ $textmark }
ci-show-in-game = in game
ci-show-at-end = at the end
ci-show-event = { $name }{ $namemark }: { $text }{ $textmark }
ci-show-tile = ×{ $count }{ $mark } { $points } points: { $text }
ci-show-boards = Boards for N = { $n }
ci-show-row = Negotiation row { $row }: { $spaces } × { $costs }; points { $points }
ci-show-depository = Depository columns { $columns }, rows { $rows }
ci-show-spaces = Headquarters { $headquarters } · Mining { $mining } · Laboratory { $laboratory } · Foundry { $foundry } · Control Room { $control } · Market { $market } · Academy { $academy }
ci-show-costs = { $board } costs { $costs }
ci-show-academy = Academy dice: { $prices }
ci-show-farm-table = Farm table { $res }
ci-show-opponent = { $level } { $name }{ $mark }: rows { $rows }, Depository { $depository }
ci-show-scheme = { $id } value { $value }: { $options }

# Texts of the built-in pack, one line each: a text of a pack that is the English here is said by the message
ci-tile = { $name } ({ $text })
ci-text-algae-cells = 2 Algae less at the Laboratory
ci-text-ice-stones = 7 Water less at the Laboratory
ci-text-aqua-cannon = 5 Water less at the Foundry
ci-text-spare-parts = 1 Power less at the Foundry
ci-text-fuel-refiner = 1 Power less at the Control Room
ci-text-hydrolic-core = 5 Water less at the Control Room
ci-text-jrayek-drill = 5 Water less at the Mining Camp
ci-text-jrayek-pump = each die at the Market, before trading: gain 5 Water
ci-text-leyrien-basket = each die at the Market, before trading: gain 2 Algae
ci-text-zcharo-lamp = each die at the Market, before trading: gain 1 Power
ci-text-captains-hat = each die at the Academy: gain 1 die
ci-text-id-badge = each die at the Headquarters: draw 2 Items
ci-text-security-codes = each die at the Headquarters: gain 5 Water
ci-text-soda-supply = 5 Water less at the Depository
ci-text-ledger = each trade at the Depository: draw 1 Item
ci-text-aqua-pack = each die at the Negotiation board: gain 5 Water
ci-text-leyrien-armour = each die below Leyrien: gain 1 die
ci-text-zcharo-armour = each die below Zcharo: gain 1 die
ci-text-jrayek-armour = each die below Jrayek: gain 1 die
ci-text-leyrien-sceptre = you may ignore a setback; no token moves
ci-text-zcharo-beacon = 2 Algae less at the Academy
ci-text-alien-relic = at the end 1 point per Negotiation die
ci-text-engineer-bot = at the end 1 point per Depository die
ci-text-archive = at the end 1 point per 2 Items in hand
ci-text-grogg = at the end 1 point per 5 Water
ci-text-uxolotyl = at the end 1 point per 4 Algae
ci-text-zcarpi = at the end 1 point per 2 Power
ci-text-yeki = at the end 1 point per 2 Gems
ci-text-jakhaw = at the end 1 point per Upgrade tile
ci-text-karvyk = at the end 1 point per Farm tile bought
ci-text-jrayek-shield = at the end 2 points per die below Jrayek
ci-text-leyrien-scythe = at the end 2 points per die below Leyrien
ci-text-zcharo-flyer = at the end 2 points per die below Zcharo
ci-text-security-drone = at the end 2 points per face-up end-game Item, this one too
ci-text-worker-drone = at the end 2 points per face-up in-game Item
ci-text-sleep-capsules = at the end 1 point per die in pool and Headquarters
ci-text-akira = Farm dice showing 1 or 2 count as 6
ci-text-dan = each Depository action may also take the reward of one other row
ci-text-jakob = after each Laboratory action may take any visible Upgrade tile free
ci-text-lysias = may turn a setback: cover a punishment and take the reward of that kind
ci-text-naira = pays no Garage fees
ci-text-roslyn = in Rest refills to 3 dice in pool and Headquarters
ci-text-sable = after harvesting may make one free step
ci-text-troy = 3 Algae, 2 Power or 1 Gem less at the Negotiation board
ci-text-ev01-name = Spring Tide
ci-text-ev02-name = Algal Bloom
ci-text-ev03-name = Bright Skies
ci-text-ev04-name = Supply Drop
ci-text-ev05-name = Open Day
ci-text-ev06-name = Tailwind
ci-text-ev07-name = Hot Forge
ci-text-ev08-name = Research Grant
ci-text-ev09-name = Rich Vein
ci-text-ev10-name = Busy Market
ci-text-ev11-name = Warm Welcome
ci-text-ev12-name = Fuel Shortage
ci-text-ev13-name = Dust Storm
ci-text-ev14-name = Red Alert
ci-text-ev15-name = Orbital Survey
ci-text-ev16-name = End of an Era
ci-text-ev01 = everyone gains 3 Water at Harvest
ci-text-ev02 = everyone gains 2 Algae at Harvest
ci-text-ev03 = everyone gains 1 Power at Harvest
ci-text-ev04 = everyone draws 2 Items now
ci-text-ev05 = each die at the Academy brings 1 more die
ci-text-ev06 = the Control Room costs 1 Power or 5 Water less
ci-text-ev07 = the Foundry costs 1 Power or 5 Water less
ci-text-ev08 = the Laboratory costs 2 Algae or 5 Water less
ci-text-ev09 = each die at the Mining Camp brings 1 more Gem
ci-text-ev10 = 2 more trades with each die at the Market
ci-text-ev11 = no setbacks this round; no token moves
ci-text-ev12 = every Garage fee above 0 rises by 1 Algae
ci-text-ev13 = no dice to the Control Room
ci-text-ev14 = no dice to the Headquarters; those already there still act
ci-text-ev15 = all Caches are turned up for good: they score but no longer produce
ci-text-ev16 = the last round; no effect
ci-text-springs-name = Springs
ci-text-algae-bed-name = Algae Bed
ci-text-turbine-name = Turbine
ci-text-gem-farm-name = Gem Farm
ci-text-quarters-name = Quarters
ci-text-garden-name = Garden
ci-text-field-name = Field
ci-text-tuned-name = Tuned
ci-text-boosted-name = Boosted
ci-text-flipper-name = Flipper
ci-text-polished-name = Polished
ci-text-tanker-name = Tanker
ci-text-solar-name = Solar
ci-text-springs = 3 Water each Harvest
ci-text-algae-bed = 2 Algae each Harvest
ci-text-turbine = 1 Power each Harvest
ci-text-gem-farm = 1 Gem if its die counts 6
ci-text-quarters = 2 dice if its die counts 6
ci-text-garden = 3 points
ci-text-field = Algae or Power by its die; 1 point
ci-text-tuned = its die may change by 1; 1 point
ci-text-boosted = its die may rise by 1 or 2; 1 point
ci-text-flipper = its die may be flipped; 1 point
ci-text-polished = 2 points
ci-text-tanker = the action of its die costs 5 Water less
ci-text-solar = no fee for this Garage
ci-text-leyrien-a = one own die in a Garage or on a Farm gets any value
ci-text-leyrien-b = gain 2 Algae
ci-text-zcharo-a = gain 1 Power
ci-text-zcharo-b = the Harvester makes one free step
ci-text-jrayek-a = draw 2 Items
ci-text-jrayek-b = gain 5 Water
ci-text-opponent-1 = Novice
ci-text-opponent-2 = Steady
ci-text-opponent-3 = Sharp
ci-text-opponent-4 = Ruthless
game-circadians-line = Send crews of dice to bargain, trade, explore and build on an inhabited planet.
game-circadians-art = Dawn over a planet of coloured hexagons with domes, a rover and three dice.
tour-ci-welcome = A planet with three clans. For eight rounds your dice work on farms, in the places of the planet and at the negotiation table; points come from deals, items and dice stored for good.
tour-ci-pick = First a character. Take Naira Sol: her garages cost no fee, good for learning.
tour-ci-discard = You drew five items and keep three. They cost resources later and bring points or powers. Put the marked one away.
tour-ci-discard-second = And this one too.
tour-ci-farm = Now plan, behind your screen. Your dice are rolled: high dice harvest more. Put the 3 on the second farm.
tour-ci-garage = Dice in garages go out and act, from left to right. Send a 1.
tour-ci-garage-second = And the other 1 after it.
tour-ci-ready = Your plan is made. Say that you are ready; nobody sees it before.
tour-ci-ai = The AI has taken its turn by its cards; each step is in the log with its rule. Now your dice act.
tour-ci-act = Bright places are those you can afford with this die. Go to the headquarters.
tour-ci-take = There you choose: items or water. Take the water.
tour-ci-over = After the dice have acted you harvest your farms, pay and rest. Trade for what the clans ask and make deals here: early ones are cheap, and every clan pays in its own way. Play on!
