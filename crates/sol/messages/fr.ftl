# Sol
part-sol-board = L’étoile
part-sol-deck = Instabilité et pioche
part-sol-effects = Effets en jeu
part-sol-goal = Objectif
part-sol-lens = Taille du plateau
part-sol-own = Ton tableau
part-sol-plans = Projets
part-sol-seats = Les autres places
sol-a-flare = une éruption
sol-after = ensuite { $energy } énergie, { $momentum } élan
sol-and-more = et { $n } autres
sol-banned = { $station } : interdit ici
sol-board-title = L’étoile : instabilité { $marker }, { $cards } cartes dans la pioche, au tour de { $seat }
sol-bonus-for = bonus { $n } : { $seats }
sol-bonus-nobody = bonus { $n } : personne ne peut payer
sol-burst = Plongée au cœur
sol-burst-end = Chance que la pioche termine la partie : { $chance }. Dans ce cas :
sol-burst-gain = +{ $momentum } élan, { $cards } { $cards ->
    [one] carte
   *[other] cartes
  }, { $flares } éruptions attendues
sol-burst-no-end = Ce tirage ne peut pas finir la partie.
sol-burst-none = Avec { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de mouvement, aucun plongeur n’atteint le cœur.
sol-burst-what = { $n } { $n ->
    [one] plongeur
   *[other] plongeurs
  } avec { $mp } points de mouvement : { $from }
sol-card-now = jouable maintenant
sol-card-own-turn = seulement à ton tour
sol-card-when = pas maintenant, mais { $when }
sol-cards-left = cartes
sol-cards-owed = { $n } { $n ->
    [one] carte
   *[other] cartes
  } à piocher
sol-cards-to-end = jusqu’à la fin
sol-caution-end = { $n ->
    [one] La carte qui suit peut
   *[other] Les { $n } cartes qui suivent peuvent
  } terminer la partie ({ $chance }), et tu ne gagnerais pas.
sol-caution-halved = Tu as { $energy } énergies : une éruption parmi les { $n } prochaines { $n ->
    [one] carte
   *[other] cartes
  } ({ $chance }) t’en prend { $loss }.
sol-caution-toll = Le péage donne 1 énergie à la place { $seat } (elle en aura { $energy }).
sol-conversions = Conversions
sol-divers = plongeurs
sol-do-activate = Activer
sol-do-activate-note = stations d’un même type
sol-do-convert = Convertir
sol-do-convert-note = { $n } { $n ->
    [one] motif
   *[other] motifs
  }
sol-do-move = Se déplacer
sol-do-move-note = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de mouvement
sol-do-pass = Passer
sol-do-pass-note = seul le vaisseau avance
sol-do-scour = Nettoyer
sol-draw-end = Cela peut terminer la partie : { $chance }.
sol-draw-flare = La pioche de { $n } { $n ->
    [one] carte
   *[other] cartes
  } amène une éruption avec { $chance }.
sol-drawn = Cartes piochées ce tour ; tu peux en garder une
sol-effects = Effets en jeu
sol-energy = Énergie
sol-energy-halved = Une éruption prendrait { $loss } de cette énergie.
sol-energy-here = 1 énergie ici
sol-energy-twelve = À partir de 13, une éruption en prend la moitié.
sol-event = lors d’une éruption marquée
sol-flares-left = éruptions
sol-foundry = fonderie
sol-foundry-of = fonderie de la place { $seat }
sol-gap = { $n ->
    [one] { $n } œil
   *[other] { $n } yeux
  } jusqu’au vaisseau de la place { $seat } devant : le plus grand écart
sol-gate = porte
sol-gate-of = porte { $site } de la place { $seat }
sol-gives = donne 1 énergie à { $seat } → { $energy }
sol-guests = invités chez { $seat }
sol-guests-with = { $n } { $n ->
    [one] invité
   *[other] invités
  } dans le vaisseau de la place { $seat }
sol-heart = Le cœur ; { $marker } éruptions avant la fin
sol-heart-name = cœur
sol-held-already = déjà en main
sol-hold = soute
sol-in-force = { $effect } en vigueur
sol-in-hold = { $n } { $n ->
    [one] plongeur
   *[other] plongeurs
  } en soute
sol-in-reserve = En réserve : { $n } × { $piece }
sol-in-turn = à son tour
sol-instability = Instabilité
sol-keep-card = { $suit } : { $effect }, { $n } piochées
sol-keep-none = n’en garder aucune
sol-last-card = La dernière éruption est la toute dernière carte avec { $chance }.
sol-launch-spaces = Cases de lancement, maintenant et après les prochaines orbites
sol-layer-c = couche convective
sol-layer-i = orbite intérieure
sol-layer-k = noyau
sol-layer-o = orbite extérieure
sol-layer-r = couche radiative
sol-legend-head = base + bonus · cartes
sol-lens = Grand plateau à faire défiler
sol-level-up = Qui gagne lit le niveau supérieur.
sol-lost = perdus
sol-lost-divers = { $n } { $n ->
    [one] plongeur perdu
   *[other] plongeurs perdus
  } dans l’espace
sol-marked-divers = { $space } : { $n } { $n ->
    [one] plongeur marqué
   *[other] plongeurs marqués
  } de la place { $seat }
sol-marked-left = marquées
sol-momentum = Élan
sol-movement = Mouvement
sol-mp = Points de mouvement
sol-mp-left = { $n } { $n ->
    [one] point
   *[other] points
  } de mouvement
sol-n-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
  }
sol-n-crawlers = { $n } { $n ->
    [one] rampant
   *[other] rampants
  }
sol-n-divers-of = { $n } { $n ->
    [one] plongeur
   *[other] plongeurs
  } de la place { $seat }
sol-next-cards = prochaines
sol-no-diver-there = aucun de tes plongeurs
sol-no-effects = Pas d’effets dans cette partie ; on ne garde pas de carte.
sol-no-pattern = Tes plongeurs ne forment aucun motif.
sol-no-station = Aucune station pour l’instant.
sol-node = nœud
sol-node-of = nœud de la place { $seat }
sol-not-payable = tu ne peux pas payer la base
sol-now = ici
sol-odds-caption = Chances d’une éruption et de la fin dans les prochaines cartes
sol-orbit-card = Après chaque orbite, une carte de plus est révélée.
sol-over-twelve = 13 ou plus : une éruption divise par deux
sol-owed = Cartes à piocher
sol-pay-foundry = { $n } énergie → { $n } { $n ->
    [one] plongeur
   *[other] plongeurs
  }
sol-pay-node = +{ $n } énergie
sol-pay-tower = { $n } énergie → { $n } élan
sol-pillar-on = 3 élan pour chaque { $suit }
sol-plans-later = Les projets s’affichent quand les tours commencent.
sol-plans-over = La partie est terminée.
sol-reach = Portée et lancement
sol-reach-cost = à { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de mouvement
sol-reserve = Réserve
sol-seat = Place { $letter }
sol-ship-of = Vaisseau de { $seat } sur l’œil { $eye }, { $hold } plongeurs en soute ; il orbite dans le sens inverse des aiguilles
sol-ship-on = Vaisseau sur l’œil { $eye }
sol-site = site de porte libre { $site }
sol-source-effects = effets
sol-source-flares = éruptions
sol-source-hurls = plongées
sol-source-towers = tours
sol-start-choose = Au départ : { $station }, au choix : { $layer }
sol-start-conv = Au départ : { $station } dans la couche convective, { $offset } de ton vaisseau
sol-start-opposite = Au départ : { $station } en orbite extérieure, à l’opposé de ton vaisseau
sol-stations = Stations et gains
sol-suit-left = { $suit } : { $n } { $n ->
    [one] carte restante
   *[other] cartes restantes
  }
sol-survival = Niveaux de survie
sol-target-coop = élan de la place la plus basse
sol-target-solo = élan
sol-the-end = la fin
sol-together = Ensemble contre l’étoile
sol-toll-paid = péage versé à { $seat }
sol-tower = tour
sol-tower-of = tour de la place { $seat }
sol-track = Marqueur d’instabilité sur { $marker }
sol-triggers-left = déclencheurs
sol-vaporised = { $n } { $n ->
    [one] plongeur vaporisé
   *[other] plongeurs vaporisés
  }
sol-vaporised-word = vaporisés
sol-warn-halved = { $energy } énergies : la prochaine éruption en prend { $loss }
sol-warn-twelve = { $energy } énergies : une de plus, et une éruption les divise par deux
sol-when-a = pendant une activation
sol-when-c = pendant une conversion
sol-when-d = juste avant de piocher
sol-when-m = pendant un déplacement
sol-when-t = à tout moment de ton tour
sol-you = toi
