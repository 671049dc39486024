# Plateaux, lieux et pièces de la boîte. Lieux : « from » d’où, « to » où. Pièces : « some » avec leur nombre.
ph-box-board = Plateau de forêt
ph-box-table = À côté du plateau
ph-box-seat = Plateau de { $seat }

ph-box-cell = { $cell }
    .from = de { $cell }
    .to = sur { $cell }
ph-box-corner = coin { $corner }
    .from = du coin { $corner }
    .to = au coin { $corner }
ph-box-pile = { $leaves ->
    [one] pile à { $leaves } feuille
   *[other] pile à { $leaves } feuilles
  }
    .from = { $leaves ->
    [one] de la pile à { $leaves } feuille
   *[other] de la pile à { $leaves } feuilles
  }
    .to = { $leaves ->
    [one] sur la pile à { $leaves } feuille
   *[other] sur la pile à { $leaves } feuilles
  }
ph-box-revolutions = compteurs de soleil
    .from = des compteurs de soleil
    .to = aux compteurs de soleil
ph-box-shop = boutique de { $seat }
    .from = de la boutique de { $seat }
    .to = à la boutique de { $seat }
ph-box-available = zone disponible de { $seat }
    .from = de la zone disponible de { $seat }
    .to = dans la zone disponible de { $seat }
ph-box-supply = réserve de { $seat }
    .from = de la réserve de { $seat }
    .to = dans la réserve de { $seat }
ph-box-light-track = piste de lumière de { $seat }
    .from = de la piste de lumière de { $seat }
    .to = sur la piste de lumière de { $seat }
ph-box-tokens = jetons marqués de { $seat }
    .from = des jetons de { $seat }
    .to = aux jetons de { $seat }
ph-box-deck = pioche de { $seat }
    .from = de la pioche de { $seat }
    .to = sur la pioche de { $seat }
ph-box-open-card = carte ouverte de { $seat }
    .from = de la carte ouverte de { $seat }
    .to = face visible devant { $seat }
ph-box-discard = défausse de { $seat }
    .from = de la défausse de { $seat }
    .to = sur la défausse de { $seat }
ph-box-before = devant { $seat }
    .from = de { $seat }
    .to = à { $seat }
ph-box-away = boîte, hors du jeu
    .from = de la boîte
    .to = dans la boîte

ph-box-seed = { $n ->
    [one] graine de { $seat }
   *[other] graines de { $seat }
  }
    .some = { $n ->
    [one] une graine de { $seat }
   *[other] { $n } graines de { $seat }
  }
ph-box-small = { $n ->
    [one] petit arbre de { $seat }
   *[other] petits arbres de { $seat }
  }
    .some = { $n ->
    [one] un petit arbre de { $seat }
   *[other] { $n } petits arbres de { $seat }
  }
ph-box-medium = { $n ->
    [one] arbre moyen de { $seat }
   *[other] arbres moyens de { $seat }
  }
    .some = { $n ->
    [one] un arbre moyen de { $seat }
   *[other] { $n } arbres moyens de { $seat }
  }
ph-box-large = { $n ->
    [one] grand arbre de { $seat }
   *[other] grands arbres de { $seat }
  }
    .some = { $n ->
    [one] un grand arbre de { $seat }
   *[other] { $n } grands arbres de { $seat }
  }
ph-box-light = marqueur de lumière de { $seat }
    .some = le marqueur de lumière de { $seat }
ph-box-sun = soleil
    .some = le soleil
ph-box-revolution = compteur de révolutions
    .some = le compteur de révolutions
ph-box-first = jeton de premier joueur
    .some = le jeton de premier joueur
ph-box-token = { $n ->
    [one] jeton de { $points } points
   *[other] jetons de { $points } points
  }
    .some = { $n ->
    [one] un jeton de { $points } points
   *[other] { $n } jetons de { $points } points
  }
ph-box-pile-tokens = { $n ->
    [one] jeton de score
   *[other] jetons de score
  }
    .some = { $n ->
    [one] le jeton du dessus
   *[other] { $n } jetons
  }
ph-box-card = carte { $card } de { $seat }
    .some = la carte { $card } de { $seat }
ph-box-cards = { $n ->
    [one] carte de { $seat }
   *[other] cartes de { $seat }
  }
    .some = { $n ->
    [one] une carte de { $seat }
   *[other] { $n } cartes de { $seat }
  }

# An Action card typed as it is printed (PH-14.4).
ph-typed-cw = dans le sens horaire
ph-typed-ccw = dans le sens antihoraire
ph-typed-collect = Nombre de l’action récolter
ph-typed-ticks = Tailles cochées (S, M, L)
ph-typed-seed = Nombre de l’action semer
ph-typed-rings = Feuilles des anneaux, dans l’ordre de lecture
ph-typed-arrow = Flèche
ph-typed-number = Nombre à côté de la flèche
ph-typed-card = Quelle carte de remplacement du paquet elle remplace (un numéro que tu donnes)
ph-typed-card-free = { $card }
ph-typed-card-other = { $card }, dont l’autre moitié est la tienne : { $half }
