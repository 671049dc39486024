# Plateaux, lieux et pièces de la boîte. Lieux : « from » d’où, « to » où. Pièces : « some » avec leur nombre.
ci-box-table = Piles
ci-box-base = Base de { $seat }
ci-box-ai = Plateau de l’IA ({ $seat })

ci-box-negotiation = { $clan }, rangée { $row }
    .from = de { $clan }, rangée { $row },
    .to = chez { $clan }, rangée { $row }
ci-box-depository = dépôt, rangée { $row }, colonne { $n }
    .from = du dépôt, rangée { $row }, colonne { $n },
    .to = au dépôt, rangée { $row }, colonne { $n }
ci-box-headquarters = quartier général, case { $n }
    .from = du quartier général, case { $n },
    .to = au quartier général, case { $n }
ci-box-mine = camp minier, case { $n }
    .from = du camp minier, case { $n },
    .to = au camp minier, case { $n }
ci-box-laboratory = laboratoire, paire { $n }
    .from = du laboratoire, paire { $n },
    .to = au laboratoire, paire { $n }
ci-box-foundry = fonderie, case { $n }
    .from = de la fonderie, case { $n },
    .to = à la fonderie, case { $n }
ci-box-control = salle de contrôle, case { $n }
    .from = de la salle de contrôle, case { $n },
    .to = à la salle de contrôle, case { $n }
ci-box-market = marché, case { $n }
    .from = du marché, case { $n },
    .to = au marché, case { $n }
ci-box-academy = académie, case { $n }
    .from = de l’académie, case { $n },
    .to = à l’académie, case { $n }
ci-box-garage = garage { $n } de { $seat }
    .from = du garage { $n } de { $seat }
    .to = dans le garage { $n } de { $seat }
ci-box-farm = ferme { $n } de { $seat }
    .from = de la ferme { $n } de { $seat }
    .to = sur la ferme { $n } de { $seat }
ci-box-space = planète { $space }
    .from = de la case { $space } de la planète
    .to = sur la case { $space } de la planète
ci-box-farm-stack = pile de fermes { $n }
    .from = de la pile de fermes { $n }
    .to = sur la pile de fermes { $n }
ci-box-upgrade-stack = pile d’améliorations { $n }
    .from = de la pile d’améliorations { $n }
    .to = sur la pile d’améliorations { $n }
ci-box-reward = récompense : { $kind }
    .from = de la récompense « { $kind } »
    .to = sur la récompense « { $kind } »
ci-box-punishment = punition : { $kind }
    .from = de la punition « { $kind } »
    .to = sur la punition « { $kind } »
ci-box-clan-place = clan { $clan }
    .from = de { $clan }
    .to = chez { $clan }
ci-box-planet-place = planète
    .from = de la planète
    .to = au milieu de la table
ci-box-left = à gauche du plateau de négociation
    .from = de la gauche du plateau de négociation
    .to = à gauche du plateau de négociation
ci-box-item-pile = pile d’objets
    .from = de la pile d’objets
    .to = sous la pile d’objets
ci-box-item-discard = défausse d’objets
    .from = de la défausse d’objets
    .to = sur la défausse d’objets
ci-box-event-pile = pile d’événements
    .from = de la pile d’événements
    .to = sur la pile d’événements
ci-box-event-discard = événements passés
    .from = des événements passés
    .to = sur les événements passés
ci-box-event-place = événement de la manche
    .from = de l’événement de la manche
    .to = face visible comme événement de la manche
ci-box-scheme-pile = pile de plans
    .from = de la pile de plans
    .to = sur la pile de plans
ci-box-scheme-discard = défausse de plans
    .from = de la défausse de plans
    .to = sur la défausse de plans
ci-box-scheme-place = plans de la manche
    .from = des plans de la manche
    .to = face visible avec les plans de la manche
ci-box-locked = progrès bloqué
    .from = du progrès bloqué
    .to = au progrès bloqué
ci-box-unlocked = progrès débloqué
    .from = du progrès débloqué
    .to = au progrès débloqué
ci-box-supply = réserve de dés de { $seat }
    .from = de la réserve de dés de { $seat }
    .to = dans la réserve de dés de { $seat }
ci-box-pool = réservoir de { $seat }
    .from = du réservoir de { $seat }
    .to = dans le réservoir de { $seat }
ci-box-cantina = cantine de { $seat }
    .from = de la cantine de { $seat }
    .to = à la cantine de { $seat }
ci-box-rolled = dés lancés de { $seat }
    .from = des dés lancés de { $seat }
    .to = aux dés lancés de { $seat }
ci-box-screen = derrière l’écran de { $seat }
    .from = de derrière l’écran de { $seat }
    .to = derrière l’écran de { $seat }
ci-box-ai-dice = cases de dés de { $seat }
    .from = du plateau de { $seat }
    .to = sur le plateau de { $seat }
ci-box-store = stock de { $seat }
    .from = du stock de { $seat }
    .to = au stock de { $seat }
ci-box-hand = main de { $seat }
    .from = de la main de { $seat }
    .to = dans la main de { $seat }
ci-box-items-place = objets ouverts de { $seat }
    .from = des objets ouverts de { $seat }
    .to = face visible devant { $seat }
ci-box-packet = paquet de { $seat }
    .from = du paquet de { $seat }
    .to = dans le paquet de { $seat }
ci-box-character-place = personnage de { $seat }
    .from = du personnage de { $seat }
    .to = devant { $seat }, comme personnage
ci-box-dealt = personnages donnés à { $seat }
    .from = des personnages de { $seat }
    .to = aux personnages de { $seat }
ci-box-before = devant { $seat }
    .from = de { $seat }
    .to = à { $seat }
ci-box-away = boîte, hors du jeu
    .from = de la boîte
    .to = dans la boîte

ci-box-die = { $n ->
    [one] dé de { $seat }
   *[other] dés de { $seat }
  }
    .some = { $n ->
    [one] un dé de { $seat }
   *[other] { $n } dés de { $seat }
  }
ci-box-die-showing = { $n ->
    [one] dé de { $seat } montrant { $value }
   *[other] dés de { $seat } montrant { $value }
  }
    .some = { $n ->
    [one] le { $value } de { $seat }
   *[other] { $n } dés de { $seat } montrant { $value }
  }
ci-box-water = eau
    .some = { $n ->
    [one] 1 eau
   *[other] { $n } eau
  }
ci-box-algae = { $n ->
    [one] algue
   *[other] algues
  }
    .some = { $n ->
    [one] 1 algue
   *[other] { $n } algues
  }
ci-box-power = énergie
    .some = { $n ->
    [one] 1 énergie
   *[other] { $n } énergie
  }
ci-box-gem = { $n ->
    [one] gemme
   *[other] gemmes
  }
    .some = { $n ->
    [one] 1 gemme
   *[other] { $n } gemmes
  }
ci-box-item = { $n ->
    [one] objet
   *[other] objets
  }
    .some = { $n ->
    [one] un objet
   *[other] { $n } objets
  }
ci-box-item-named = objet { $name }
    .some = l’objet { $name }
ci-box-farm-tile = { $n ->
    [one] tuile de ferme
   *[other] tuiles de ferme
  }
    .some = { $n ->
    [one] une tuile de ferme
   *[other] { $n } tuiles de ferme
  }
ci-box-farm-named = { $n ->
    [one] tuile de ferme { $name }
   *[other] tuiles de ferme { $name }
  }
    .some = { $n ->
    [one] la tuile de ferme { $name }
   *[other] { $n } tuiles de ferme { $name }
  }
ci-box-upgrade-tile = { $n ->
    [one] tuile d’amélioration
   *[other] tuiles d’amélioration
  }
    .some = { $n ->
    [one] une tuile d’amélioration
   *[other] { $n } tuiles d’amélioration
  }
ci-box-upgrade-named = { $n ->
    [one] tuile d’amélioration { $name }
   *[other] tuiles d’amélioration { $name }
  }
    .some = { $n ->
    [one] la tuile d’amélioration { $name }
   *[other] { $n } tuiles d’amélioration { $name }
  }
ci-box-scheme = { $n ->
    [one] plan
   *[other] plans
  }
    .some = { $n ->
    [one] un plan
   *[other] { $n } plans
  }
ci-box-scheme-named = plan { $name }
    .some = le plan { $name }
ci-box-event = { $n ->
    [one] événement
   *[other] événements
  }
    .some = { $n ->
    [one] un événement
   *[other] { $n } événements
  }
ci-box-event-named = événement { $name }
    .some = l’événement { $name }
ci-box-character = { $n ->
    [one] personnage
   *[other] personnages
  }
    .some = { $n ->
    [one] un personnage
   *[other] { $n } personnages
  }
ci-box-character-named = personnage { $name }
    .some = le personnage { $name }
ci-box-harvester = moissonneuse de { $seat }
    .some = la moissonneuse de { $seat }
ci-box-cache = { $n ->
    [one] cache de gemmes, face cachée
   *[other] caches de gemmes, face cachée
  }
    .some = { $n ->
    [one] une cache de gemmes
   *[other] { $n } caches de gemmes
  }
ci-box-cache-showing = { $n ->
    [one] cache de gemmes de { $points } points
   *[other] caches de gemmes de { $points } points
  }
    .some = { $n ->
    [one] une cache de gemmes de { $points } points
   *[other] { $n } caches de gemmes de { $points } points
  }
ci-box-progress = { $n ->
    [one] tuile de progrès
   *[other] tuiles de progrès
  }
    .some = { $n ->
    [one] une tuile de progrès
   *[other] { $n } tuiles de progrès
  }
ci-box-advancement = jeton d’avancée { $value }
    .some = le jeton d’avancée { $value }
ci-box-setback = jeton de revers : { $condition }
    .some = le jeton de revers « { $condition } »
ci-box-clan = plateau de clan { $clan }, face { $side }
    .some = le plateau de clan { $clan }, face { $side },
ci-box-planet = plateau de planète, face { $side }
    .some = le plateau de planète, face { $side },
ci-box-first = marqueur de premier joueur
    .some = le marqueur de premier joueur

# What an Event does, said from its effects (CI-1.7).
ci-fx-all = { $parts }
ci-fx-none = aucun effet
ci-fx-income = chacun gagne { $amount } à la récolte
ci-fx-draw = chacun pioche maintenant { $n ->
    [one] 1 objet
   *[other] { $n } objets
  }
ci-fx-trades = { $n ->
    [one] 1 échange
   *[other] { $n } échanges
  } de plus avec chaque dé au marché
ci-fx-fee = chaque taxe de garage au-dessus de 0 augmente de { $n ->
    [one] 1 algue
   *[other] { $n } algues
  }
ci-fx-close = aucun dé sur ce plateau : { $board }
ci-fx-reveal-caches = toutes les caches sont révélées pour de bon
ci-fx-no-setbacks = aucun revers cette manche
ci-fx-discount = { $board } : { $amount } de moins
ci-fx-gain = { $board } : { $amount } de plus avec chaque dé
ci-fx-gain-before = { $board } : { $amount } avec chaque dé, avant les échanges

# A card typed as it is printed.
ci-record-typed = carte saisie { $card } : { $problem }
ci-typed-options = une liste de { $count } options
ci-typed-name = un nom d’au plus { $most } lettres
ci-typed-effects = une liste de 1 à { $most } effets
ci-typed-value = Valeur du dé
ci-typed-top = Option du haut
ci-typed-middle = Option du milieu
ci-typed-bottom = Option du bas
ci-typed-event-name = Nom de l’événement, si tu veux
ci-typed-effect = Ce qu’il fait
ci-typed-effect2 = Et en plus
ci-typed-board = Plateau
ci-typed-number = Combien
ci-typed-of = De quoi
ci-typed-income = chacun gagne à la récolte
ci-typed-draw = chacun pioche des objets maintenant
ci-typed-gain = chaque dé sur un plateau rapporte plus
ci-typed-discount = un plateau coûte moins
ci-typed-trades = plus d’échanges avec chaque dé au marché
ci-typed-fee = chaque taxe de garage au-dessus de 0 augmente
ci-typed-close = un plateau est fermé
ci-typed-no-setbacks = aucun revers cette manche
ci-typed-reveal-caches = toutes les caches sont révélées
ci-typed-nothing = rien
ci-typed-dice = Dés
ci-typed-items = Objets
ci-typed-item = Quel objet
ci-typed-points = Points
ci-typed-no-stand-in = les valeurs de { $name } ne sont pas des valeurs de remplacement ; elles restent telles quelles
ci-typed-not-here = { $name } ne peut pas être pioché maintenant et n’est visible nulle part
