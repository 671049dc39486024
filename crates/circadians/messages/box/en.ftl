# Boards, places and pieces of the box. Places: "from", "to". Pieces: "some" with their number, as an object.
ci-box-table = Piles
ci-box-base = Base of { $seat }
ci-box-ai = Board of the AI ({ $seat })

ci-box-negotiation = { $clan }, row { $row }
    .from = from { $clan }, row { $row },
    .to = to { $clan }, row { $row }
ci-box-depository = Depository, row { $row }, column { $n }
    .from = from the Depository, row { $row }, column { $n },
    .to = into the Depository, row { $row }, column { $n }
ci-box-headquarters = Headquarters, space { $n }
    .from = from the Headquarters, space { $n },
    .to = into the Headquarters, space { $n }
ci-box-mine = Mining Camp, space { $n }
    .from = from the Mining Camp, space { $n },
    .to = into the Mining Camp, space { $n }
ci-box-laboratory = Laboratory, pair { $n }
    .from = from the Laboratory, pair { $n },
    .to = into the Laboratory, pair { $n }
ci-box-foundry = Foundry, space { $n }
    .from = from the Foundry, space { $n },
    .to = into the Foundry, space { $n }
ci-box-control = Control Room, space { $n }
    .from = from the Control Room, space { $n },
    .to = into the Control Room, space { $n }
ci-box-market = Market, space { $n }
    .from = from the Market, space { $n },
    .to = into the Market, space { $n }
ci-box-academy = Academy, space { $n }
    .from = from the Academy, space { $n },
    .to = into the Academy, space { $n }
ci-box-garage = Garage { $n } of { $seat }
    .from = from Garage { $n } of { $seat }
    .to = into Garage { $n } of { $seat }
ci-box-farm = Farm { $n } of { $seat }
    .from = from Farm { $n } of { $seat }
    .to = onto Farm { $n } of { $seat }
ci-box-space = Planet { $space }
    .from = from Planet space { $space }
    .to = to Planet space { $space }
ci-box-farm-stack = Farm stack { $n }
    .from = from Farm stack { $n }
    .to = onto Farm stack { $n }
ci-box-upgrade-stack = Upgrade stack { $n }
    .from = from Upgrade stack { $n }
    .to = onto Upgrade stack { $n }
ci-box-reward = reward: { $kind }
    .from = from the reward { $kind }
    .to = onto the reward { $kind }
ci-box-punishment = punishment: { $kind }
    .from = from the punishment { $kind }
    .to = onto the punishment { $kind }
ci-box-clan-place = clan { $clan }
    .from = from { $clan }
    .to = to { $clan }
ci-box-planet-place = Planet
    .from = from the Planet
    .to = in the middle of the table
ci-box-left = left of the Negotiation board
    .from = from the left of the Negotiation board
    .to = to the left of the Negotiation board
ci-box-item-pile = Item pile
    .from = from the Item pile
    .to = under the Item pile
ci-box-item-discard = Item discards
    .from = from the Item discards
    .to = onto the Item discards
ci-box-event-pile = Event pile
    .from = from the Event pile
    .to = onto the Event pile
ci-box-event-discard = past Events
    .from = from the past Events
    .to = onto the past Events
ci-box-event-place = present Event
    .from = from the present Event
    .to = face up as the present Event
ci-box-scheme-pile = scheme pile
    .from = from the scheme pile
    .to = onto the scheme pile
ci-box-scheme-discard = scheme discards
    .from = from the scheme discards
    .to = onto the scheme discards
ci-box-scheme-place = schemes of this round
    .from = from the schemes of this round
    .to = face up beside the schemes of this round
ci-box-locked = locked Progress
    .from = from the locked Progress
    .to = to the locked Progress
ci-box-unlocked = unlocked Progress
    .from = from the unlocked Progress
    .to = to the unlocked Progress
ci-box-supply = dice supply of { $seat }
    .from = from the dice supply of { $seat }
    .to = into the dice supply of { $seat }
ci-box-pool = pool of { $seat }
    .from = from the pool of { $seat }
    .to = into the pool of { $seat }
ci-box-cantina = Cantina of { $seat }
    .from = from the Cantina of { $seat }
    .to = into the Cantina of { $seat }
ci-box-rolled = rolled dice of { $seat }
    .from = from the rolled dice of { $seat }
    .to = to the rolled dice of { $seat }
ci-box-screen = behind the screen of { $seat }
    .from = from behind the screen of { $seat }
    .to = behind the screen of { $seat }
ci-box-ai-dice = dice board of { $seat }
    .from = from the board of { $seat }
    .to = onto the board of { $seat }
ci-box-store = store of { $seat }
    .from = from the store of { $seat }
    .to = into the store of { $seat }
ci-box-hand = hand of { $seat }
    .from = from the hand of { $seat }
    .to = into the hand of { $seat }
ci-box-items-place = open Items of { $seat }
    .from = from the open Items of { $seat }
    .to = face up before { $seat }
ci-box-packet = packet of { $seat }
    .from = from the packet of { $seat }
    .to = into the packet of { $seat }
ci-box-character-place = leader of { $seat }
    .from = from the leader of { $seat }
    .to = before { $seat }, as leader
ci-box-dealt = characters dealt to { $seat }
    .from = from the characters of { $seat }
    .to = to the characters of { $seat }
ci-box-before = before { $seat }
    .from = from { $seat }
    .to = to { $seat }
ci-box-away = box, out of the game
    .from = from the box
    .to = back to the box

ci-box-die = { $n ->
    [one] die of { $seat }
   *[other] dice of { $seat }
  }
    .some = { $n ->
    [one] a die of { $seat }
   *[other] { $n } dice of { $seat }
  }
ci-box-die-showing = { $n ->
    [one] die of { $seat } showing { $value }
   *[other] dice of { $seat } showing { $value }
  }
    .some = { $n ->
    [one] the { $value } of { $seat }
   *[other] { $n } dice of { $seat } showing { $value }
  }
ci-box-water = Water
    .some = { $n ->
    [one] 1 Water
   *[other] { $n } Water
  }
ci-box-algae = Algae
    .some = { $n ->
    [one] 1 Algae
   *[other] { $n } Algae
  }
ci-box-power = Power
    .some = { $n ->
    [one] 1 Power
   *[other] { $n } Power
  }
ci-box-gem = { $n ->
    [one] Gem
   *[other] Gems
  }
    .some = { $n ->
    [one] 1 Gem
   *[other] { $n } Gems
  }
ci-box-item = { $n ->
    [one] Item
   *[other] Items
  }
    .some = { $n ->
    [one] an Item
   *[other] { $n } Items
  }
ci-box-item-named = Item { $name }
    .some = the Item { $name }
ci-box-farm-tile = { $n ->
    [one] Farm tile
   *[other] Farm tiles
  }
    .some = { $n ->
    [one] a Farm tile
   *[other] { $n } Farm tiles
  }
ci-box-farm-named = { $n ->
    [one] Farm tile { $name }
   *[other] Farm tiles { $name }
  }
    .some = { $n ->
    [one] the Farm tile { $name }
   *[other] { $n } Farm tiles { $name }
  }
ci-box-upgrade-tile = { $n ->
    [one] Upgrade tile
   *[other] Upgrade tiles
  }
    .some = { $n ->
    [one] an Upgrade tile
   *[other] { $n } Upgrade tiles
  }
ci-box-upgrade-named = { $n ->
    [one] Upgrade tile { $name }
   *[other] Upgrade tiles { $name }
  }
    .some = { $n ->
    [one] the Upgrade tile { $name }
   *[other] { $n } Upgrade tiles { $name }
  }
ci-box-scheme = { $n ->
    [one] scheme
   *[other] schemes
  }
    .some = { $n ->
    [one] a scheme
   *[other] { $n } schemes
  }
ci-box-scheme-named = scheme { $name }
    .some = the scheme { $name }
ci-box-event = { $n ->
    [one] Event
   *[other] Events
  }
    .some = { $n ->
    [one] an Event
   *[other] { $n } Events
  }
ci-box-event-named = Event { $name }
    .some = the Event { $name }
ci-box-character = { $n ->
    [one] character
   *[other] characters
  }
    .some = { $n ->
    [one] a character
   *[other] { $n } characters
  }
ci-box-character-named = character { $name }
    .some = the character { $name }
ci-box-harvester = Harvester of { $seat }
    .some = the Harvester of { $seat }
ci-box-cache = { $n ->
    [one] Gem Cache, face down
   *[other] Gem Caches, face down
  }
    .some = { $n ->
    [one] a Gem Cache
   *[other] { $n } Gem Caches
  }
ci-box-cache-showing = { $n ->
    [one] Gem Cache of { $points } points
   *[other] Gem Caches of { $points } points
  }
    .some = { $n ->
    [one] a Gem Cache of { $points } points
   *[other] { $n } Gem Caches of { $points } points
  }
ci-box-progress = { $n ->
    [one] Progress tile
   *[other] Progress tiles
  }
    .some = { $n ->
    [one] a Progress tile
   *[other] { $n } Progress tiles
  }
ci-box-advancement = advancement token { $value }
    .some = the advancement token { $value }
ci-box-setback = setback token: { $condition }
    .some = the setback token “{ $condition }”
ci-box-clan = clan board { $clan }, side { $side }
    .some = the clan board { $clan }, side { $side }
ci-box-planet = Planet board, side { $side }
    .some = the Planet board, side { $side }
ci-box-first = first-player token
    .some = the first-player token

# What an Event does, said from its effects (CI-1.7).
ci-fx-all = { $parts }
ci-fx-none = no effect
ci-fx-income = everyone gains { $amount } at Harvest
ci-fx-draw = everyone draws { $n ->
    [one] 1 Item
   *[other] { $n } Items
  } now
ci-fx-trades = { $n ->
    [one] 1 more trade
   *[other] { $n } more trades
  } with each die at the Market
ci-fx-fee = every Garage fee above 0 rises by { $n } Algae
ci-fx-close = no dice to this board: { $board }
ci-fx-reveal-caches = all Caches are turned up for good
ci-fx-no-setbacks = no setbacks this round
ci-fx-discount = { $board } costs { $amount } less
ci-fx-gain = { $board } brings { $amount } more with each die
ci-fx-gain-before = { $board } brings { $amount } with each die, before trading

# A card typed as it is printed.
ci-record-typed = typed card { $card }: { $problem }
ci-typed-options = a list of { $count } options
ci-typed-name = a name of at most { $most } letters
ci-typed-effects = a list of 1 to { $most } effects
ci-typed-value = Value of the die
ci-typed-top = Top option
ci-typed-middle = Middle option
ci-typed-bottom = Bottom option
ci-typed-event-name = Name of the Event, if you like
ci-typed-effect = What it does
ci-typed-effect2 = And besides
ci-typed-board = Board
ci-typed-number = How many
ci-typed-of = Of what
ci-typed-income = everyone gains at Harvest
ci-typed-draw = everyone draws Items now
ci-typed-gain = each die at a board brings more
ci-typed-discount = a board costs less
ci-typed-trades = more trades with each die at the Market
ci-typed-fee = every Garage fee above 0 rises
ci-typed-close = a board is closed
ci-typed-no-setbacks = no setbacks this round
ci-typed-reveal-caches = all Caches are turned up
ci-typed-nothing = nothing
ci-typed-dice = Dice
ci-typed-items = Items
ci-typed-item = Which Item
ci-typed-points = Points
ci-typed-no-stand-in = the values of { $name } are no stand-ins; they stay as they are
ci-typed-not-here = { $name } cannot be drawn now, and lies nowhere where it is seen
