# Boards, places and pieces of the box. Places: "from", "to". Pieces: "some" with their number, as an object.
so-box-board = Sun board
so-box-table = Beside the board
so-box-seat = Before { $seat }
so-box-trigger = trigger

so-box-space = { $space }
    .from = from { $space }
    .to = onto { $space }
so-box-eye = eye { $eye }
    .from = from eye { $eye }
    .to = to eye { $eye }
so-box-effect-place = effect of { $suit }
    .from = from { $suit }
    .to = beside { $suit }
so-box-instability-track = instability track
    .from = from the instability track
    .to = to the instability track
so-box-deck = deck
    .from = from the deck
    .to = onto the deck
so-box-discard = discards
    .from = from the discards
    .to = onto the discards
so-box-open = open cards
    .from = from the open cards
    .to = face up beside the deck
so-box-hold = hold of { $seat }
    .from = from the hold of { $seat }
    .to = into the hold of { $seat }
so-box-reserve = reserve of { $seat }
    .from = from the reserve of { $seat }
    .to = into the reserve of { $seat }
so-box-lost = lost in space, { $seat }
    .from = from the lost divers of { $seat }
    .to = to the lost divers of { $seat }
so-box-momentum-track = momentum of { $seat }
    .from = from the momentum of { $seat }
    .to = to the momentum of { $seat }
so-box-drawn = drawn cards of { $seat }
    .from = from the drawn cards of { $seat }
    .to = to the drawn cards of { $seat }
so-box-hand = held card of { $seat }
    .from = from the held card of { $seat }
    .to = face up before { $seat }, to keep
so-box-before = before { $seat }
    .from = from { $seat }
    .to = to { $seat }
so-box-away = box, out of the game
    .from = from the box
    .to = back to the box

so-box-diver = { $n ->
    [one] diver of { $seat }
   *[other] divers of { $seat }
  }
    .some = { $n ->
    [one] a diver of { $seat }
   *[other] { $n } divers of { $seat }
  }
so-box-gate = { $n ->
    [one] gate of { $seat }
   *[other] gates of { $seat }
  }
    .some = { $n ->
    [one] a gate of { $seat }
   *[other] { $n } gates of { $seat }
  }
so-box-node = { $n ->
    [one] node of { $seat }
   *[other] nodes of { $seat }
  }
    .some = { $n ->
    [one] a node of { $seat }
   *[other] { $n } nodes of { $seat }
  }
so-box-foundry = { $n ->
    [one] foundry of { $seat }
   *[other] foundries of { $seat }
  }
    .some = { $n ->
    [one] a foundry of { $seat }
   *[other] { $n } foundries of { $seat }
  }
so-box-tower = { $n ->
    [one] tower of { $seat }
   *[other] towers of { $seat }
  }
    .some = { $n ->
    [one] a tower of { $seat }
   *[other] { $n } towers of { $seat }
  }
so-box-ship = ship of { $seat }
    .some = the ship of { $seat }
so-box-ark = ark of { $seat }
    .some = the ark of { $seat }
so-box-energy = energy
    .some = { $n ->
    [one] 1 energy
   *[other] { $n } energy
  }
so-box-crawler = { $n ->
    [one] crawler
   *[other] crawlers
  }
    .some = { $n ->
    [one] a crawler
   *[other] { $n } crawlers
  }
so-box-instability = instability marker
    .some = the instability marker
so-box-card = { $n ->
    [one] { $suit } card
   *[other] { $suit } cards
  }
    .some = { $n ->
    [one] 1 card { $suit }
   *[other] { $n } cards { $suit }
  }
so-box-cards = { $n ->
    [one] card
   *[other] cards
  }
    .some = { $n ->
    [one] the top card
   *[other] { $n } cards
  }
so-box-effect = effect card { $effect }
    .some = the effect card { $effect }
so-box-first = first-player token
    .some = the first-player token
