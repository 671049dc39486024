# Plateaux, lieux et pièces de la boîte. Lieux : « from » d’où, « to » où. Pièces : « some » avec leur nombre.
so-box-board = Plateau du soleil
so-box-table = À côté du plateau
so-box-seat = Devant { $seat }
so-box-trigger = déclencheur

so-box-space = { $space }
    .from = de { $space }
    .to = sur { $space }
so-box-eye = œil { $eye }
    .from = de l’œil { $eye }
    .to = à l’œil { $eye }
so-box-effect-place = effet de { $suit }
    .from = de { $suit }
    .to = à côté de { $suit }
so-box-instability-track = piste d’instabilité
    .from = de la piste d’instabilité
    .to = sur la piste d’instabilité
so-box-deck = pioche
    .from = de la pioche
    .to = sur la pioche
so-box-discard = défausse
    .from = de la défausse
    .to = sur la défausse
so-box-open = cartes ouvertes
    .from = des cartes ouvertes
    .to = face visible à côté de la pioche
so-box-hold = soute de { $seat }
    .from = de la soute de { $seat }
    .to = dans la soute de { $seat }
so-box-reserve = réserve de { $seat }
    .from = de la réserve de { $seat }
    .to = dans la réserve de { $seat }
so-box-lost = perdus dans l’espace, { $seat }
    .from = des plongeurs perdus de { $seat }
    .to = aux plongeurs perdus de { $seat }
so-box-momentum-track = élan de { $seat }
    .from = de l’élan de { $seat }
    .to = sur l’élan de { $seat }
so-box-drawn = cartes piochées de { $seat }
    .from = des cartes piochées de { $seat }
    .to = aux cartes piochées de { $seat }
so-box-hand = carte gardée de { $seat }
    .from = de la carte gardée de { $seat }
    .to = face visible devant { $seat }, pour la garder
so-box-before = devant { $seat }
    .from = de { $seat }
    .to = à { $seat }
so-box-away = boîte, hors du jeu
    .from = de la boîte
    .to = dans la boîte

so-box-diver = { $n ->
    [one] plongeur de { $seat }
   *[other] plongeurs de { $seat }
  }
    .some = { $n ->
    [one] un plongeur de { $seat }
   *[other] { $n } plongeurs de { $seat }
  }
so-box-gate = { $n ->
    [one] porte de { $seat }
   *[other] portes de { $seat }
  }
    .some = { $n ->
    [one] une porte de { $seat }
   *[other] { $n } portes de { $seat }
  }
so-box-node = { $n ->
    [one] nœud de { $seat }
   *[other] nœuds de { $seat }
  }
    .some = { $n ->
    [one] un nœud de { $seat }
   *[other] { $n } nœuds de { $seat }
  }
so-box-foundry = { $n ->
    [one] fonderie de { $seat }
   *[other] fonderies de { $seat }
  }
    .some = { $n ->
    [one] une fonderie de { $seat }
   *[other] { $n } fonderies de { $seat }
  }
so-box-tower = { $n ->
    [one] tour de { $seat }
   *[other] tours de { $seat }
  }
    .some = { $n ->
    [one] une tour de { $seat }
   *[other] { $n } tours de { $seat }
  }
so-box-ship = vaisseau de { $seat }
    .some = le vaisseau de { $seat }
so-box-ark = arche de { $seat }
    .some = l’arche de { $seat }
so-box-energy = énergie
    .some = { $n ->
    [one] 1 énergie
   *[other] { $n } énergie
  }
so-box-crawler = { $n ->
    [one] rampant
   *[other] rampants
  }
    .some = { $n ->
    [one] un rampant
   *[other] { $n } rampants
  }
so-box-instability = marqueur d’instabilité
    .some = le marqueur d’instabilité
so-box-card = { $n ->
    [one] carte { $suit }
   *[other] cartes { $suit }
  }
    .some = { $n ->
    [one] 1 carte { $suit }
   *[other] { $n } cartes { $suit }
  }
so-box-cards = { $n ->
    [one] carte
   *[other] cartes
  }
    .some = { $n ->
    [one] la carte du dessus
   *[other] { $n } cartes
  }
so-box-effect = carte d’effet { $effect }
    .some = la carte d’effet { $effect }
so-box-first = marqueur de premier joueur
    .some = le marqueur de premier joueur
