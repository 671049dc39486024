# Photosynthesis. Les LP sont les points de lumière, PH-… des règles.

# Options, leurs valeurs, adversaires, score et résultat sur les pages de la table.

kind-cynthia = Cynthia
kind-cynthia-seedling = Cynthia, jeune pousse
kind-cynthia-sapling = Cynthia, arbuste
kind-cynthia-young-tree = Cynthia, jeune arbre
kind-cynthia-tree = Cynthia, arbre
kind-cynthia-old-growth = Cynthia, vieil arbre
kind-cynthia-ancient = Cynthia, arbre millénaire
ph-option-revolutions = Révolutions
ph-option-revolutions-text = Combien de fois le soleil fait le tour : 18 ou 24 manches.
ph-option-shade-lock = Blocage à l’ombre
ph-option-shade-lock-text = Ce qui est à l’ombre ne pousse pas et ne plante pas.
ph-option-shade-lock-blocks-collect = Blocage à l’ombre à la récolte
ph-option-shade-lock-blocks-collect-text = Avec le blocage à l’ombre : les grands arbres à l’ombre ne se récoltent pas non plus.
ph-option-collect-reading = Cynthia récolte
ph-option-collect-reading-text = Ce que Cynthia compare avant de récolter.
ph-option-seed-reading = Cynthia plante
ph-option-seed-reading-text = Ce que « le compte est toujours 3 » signifie pour Cynthia dès la troisième révolution.
ph-option-rev3-pair-priority = Paires de Cynthia
ph-option-rev3-pair-priority-text = Comment Cynthia choisit entre deux grands arbres que seule la clause des paires lui permet de récolter.
ph-option-ds-corner = Sélection directionnelle
ph-option-ds-corner-text = Le coin où commence la sélection directionnelle de Cynthia.
ph-value-collect-reading-lp-plus-n = points de lumière plus N
ph-value-collect-reading-lp-left-plus-n = points restants plus N
ph-value-collect-reading-always = récolte toujours
ph-value-collect-reading-tokens-below = jetons en dessous
ph-value-collect-reading-leaves-plus-n = feuilles plus N
ph-value-seed-reading-revolution-term = le terme de la révolution
ph-value-seed-reading-whole-threshold = le seuil entier
ph-value-seed-reading-space-count = le nombre de cases
ph-value-rev3-pair-priority-future-light-first = lumière future d’abord
ph-value-rev3-pair-priority-standard = comme d’habitude
ph-result-won = La forêt est à toi : tu gagnes.
ph-result-shared = Vous partagez la forêt : victoire partagée.
ph-score-tokens = Jetons de points
ph-score-tokens-meaning = pris en récoltant de grands arbres
ph-score-lp-points = Lumière restante
ph-score-lp-points-meaning = un point pour trois points de lumière
ph-score-pieces = pièces sur le plateau
ph-tally-light = Lumière captée
ph-tally-light-lost = Lumière perdue à la limite
ph-tally-planted = Graines plantées
ph-tally-grown = Pièces poussées
ph-tally-collected = Arbres récoltés
ph-tally-pieces-lost = Pièces perdues

# Pièces ; formes : un « un … », le « le … », de après « n’a plus », no « aucun … »
ph-size-seed = graine
    .short = graine
    .plural = graines
    .un = une graine
    .le = la graine
    .de = de graine
    .no = aucune graine
ph-size-small = petit arbre
    .short = petit
    .plural = petits arbres
    .un = un petit arbre
    .le = le petit arbre
    .de = de petit arbre
    .no = aucun petit arbre
ph-size-medium = arbre moyen
    .short = moyen
    .plural = arbres moyens
    .un = un arbre moyen
    .le = l’arbre moyen
    .de = d’arbre moyen
    .no = aucun arbre moyen
ph-size-large = grand arbre
    .short = grand
    .plural = grands arbres
    .un = un grand arbre
    .le = le grand arbre
    .de = de grand arbre
    .no = aucun grand arbre
ph-size-any-tree = arbre
    .le = l’arbre

# Directions et sens autour du plateau
ph-direction-ne = nord-est
    .short = NE
ph-direction-e = est
    .short = E
ph-direction-se = sud-est
    .short = SE
ph-direction-sw = sud-ouest
    .short = SO
ph-direction-w = ouest
    .short = O
ph-direction-nw = nord-ouest
    .short = NO
ph-way-clockwise = sens horaire
ph-way-counter-clockwise = sens antihoraire

# Niveaux
ph-level-seedling = Pousse
ph-level-sapling = Jeune plant
ph-level-young = Jeune arbre
ph-level-tree = Arbre
ph-level-old = Vieille forêt
ph-level-ancient = Ancestral
ph-level-other = { $name }
    .id = { $id }

# Places
ph-seat-person = { $seat }
ph-seat-cynthia = Cynthia ({ $seat })
ph-seat-bot = { $seat } (bot { $name })

# Actions et tirages
ph-label-place = placer { $piece-un } en { $cell }
ph-label-buy = acheter { $piece-un }, { $cost } LP (il en restera { $left } en boutique)
ph-label-plant = planter une graine en { $to } depuis { $tree-le } en { $from }, { $cost } LP
ph-label-grow = faire pousser { $old-le } de { $cell } en { $piece }, { $cost } LP
ph-label-grow-nothing = faire pousser { $cell }
ph-label-collect = récolter le grand arbre en { $cell }, { $cost } LP : { $points ->
    [one] un jeton de { $points } point
   *[other] un jeton de { $points } points
  }
ph-label-collect-no-token = récolter le grand arbre en { $cell }, { $cost } LP : plus de jeton, 0 point
ph-label-end = finir le tour
ph-label-warned = { $label } ; { $warning }
ph-warning-light-lost = { $lost } LP de la prochaine lumière { $lost ->
    [one] serait perdu
   *[other] seraient perdus
  } à la limite de { $cap }
ph-warning-piece-lost = on perdrait { $piece-le } (PH-5.7)
ph-warning-piece-lost-buy-first = on perdrait { $piece-le } (PH-5.7) : achète d’abord { $piece-un }, { $price } LP
ph-together-buy = acheter { $piece-un } pour { $price } LP et { $then }
ph-together-saved = { $label } ; ainsi rien n’est perdu (PH-5.7)
ph-chance-corner = coin { $corner } ({ $direction-short })
ph-chance-card = carte { $card }

# De quoi sont faits les points d’une place
ph-points-of-tokens = { $values }
ph-points-of-light = { $lp } LP

# Questions
ph-prompt-over = la partie est terminée
ph-prompt-draw-first-player = on tire au sort qui commence (PH-2.3)
ph-prompt-draw-corner = on tire au sort le coin de départ de la sélection directionnelle (PH-8.7)
ph-prompt-cynthia-acts = { $seat } joue selon la carte { $card } (PH-9.4)
ph-prompt-cynthia-acts-typed = { $seat } joue selon la carte saisie (PH-14.4)
ph-prompt-cynthia-ends = { $seat } finit son tour (PH-9.1)
ph-prompt-cynthia-draws = { $seat } pioche une carte (PH-9.2)
ph-prompt-in-turn = c’est le tour de { $seat }
ph-prompt-place-first = place ton premier arbre de départ sur une case libre de l’anneau extérieur (PH-2.8)
ph-prompt-place-second = place ton second arbre de départ sur une case libre de l’anneau extérieur (PH-2.8)
ph-prompt-your-turn = à toi, { $lp } LP : achète, plante, fais pousser ou récolte tant que tu peux payer, puis finis ton tour (PH-3.5)

# Le but de la table, toujours en vue
ph-goal-win = Le plus de points l’emporte
ph-goal-placing = Les premiers arbres sont posés
ph-goal-round = Manche { $round } sur { $last }
ph-goal-ends = Fin après la manche { $last }, quand le soleil a fait { $revolutions } tours
ph-goal-shade = Les arbres à l’ombre ne poussent ni ne sèment
ph-goal-shade-collect = Les arbres à l’ombre ne poussent ni ne sèment et ne se récoltent pas

# Titres des actions
ph-heading-place = Poser un arbre
ph-heading-buy = Acheter dans sa boutique
ph-heading-plant = Planter une graine
ph-heading-grow = Faire pousser un arbre
ph-heading-collect = Récolter un grand arbre
ph-heading-end = Finir le tour
ph-heading-buy-plant = Acheter une graine et la planter
ph-heading-buy-grow = Acheter une pièce et faire pousser
ph-heading-buy-collect = Acheter une pièce et récolter

# Ce dont parlent les conseils : une quantité, pourquoi elle compte, où regarder. `$best` est le nombre après le meilleur
# plan trouvé, `$other` celui après un autre choix.
ph-quantity-tokens = points de tes jetons
ph-principle-tokens = Ce que tu as compte pour sûr, et les piles ne font que s’appauvrir : avec le meilleur plan tes jetons valent { $best } après ce tour, avec un autre choix { $other }.
ph-quantity-light = ta lumière à la prochaine manche
ph-principle-light = Regarde où sera le soleil : le meilleur plan te donne { $best } LP à la prochaine manche, un autre choix { $other }.
ph-quantity-later-light = ta lumière dans les manches après la prochaine
ph-principle-later-light = Pense à tout le chemin du soleil : dans les manches après la prochaine, cinq au plus, tes arbres captent { $best } LP avec le meilleur plan, { $other } avec un autre choix.
ph-quantity-ripe = jetons que tes grands arbres pourraient prendre
ph-principle-ripe = Les grands arbres sont des jetons à venir : ceux sous les tiens valent { $best } avec le meilleur plan, { $other } avec un autre choix.
ph-quantity-hand = points de lumière que tu gardes
ph-principle-hand = Garde de la lumière pour la suite : le meilleur plan te laisse { $best } LP, un autre choix { $other }.
ph-quantity-shade = lumière des autres à la prochaine manche
ph-principle-shade = Sers-toi de ton ombre : le meilleur plan laisse aux autres { $best } LP à la prochaine manche, un autre choix { $other }.
ph-quantity-room = cases où tes arbres peuvent planter
ph-principle-room = Garde de la place pour planter : avec le meilleur plan tes arbres atteignent { $best } cases libres, avec un autre choix { $other }.
ph-region-side = le côté { $direction } de la forêt
ph-region-shop = ta boutique
ph-region-soil = les cases à { $leaves ->
    [one] une feuille
   *[other] { $leaves } feuilles
}
ph-region-end = la fin de ton tour

# Leçons de la première partie
ph-lesson-place = Pose un petit arbre sur une case du bord. À chaque manche le soleil vient d’un autre côté, et un arbre ne donne de lumière que si aucun arbre aussi haut ou plus haut ne se dresse devant lui. Garde tes distances et regarde vers le centre : un sol plus feuillu rapporte plus.
ph-lesson-turn = Tu as { $lp } points de lumière (LP), et tout en coûte. Fais autant que tu veux, dans l’ordre que tu veux : acheter, planter, faire pousser, récolter. Chaque case ne sert qu’une fois par tour. Ce que tu ne dépenses pas te reste.
ph-lesson-plant = Un arbre lance une graine aussi loin qu’il est haut : touche l’arbre, puis une case vide. Vise le centre, là où sont les feuilles et les points.
ph-lesson-buy = Ce qui est dans ta boutique ne t’appartient pas encore. Achète une pièce, et elle est prête à être plantée ou à servir pour pousser. La pièce de taille supérieure doit être prête avant qu’un arbre puisse pousser.
ph-lesson-grow = Touche deux fois une graine ou un arbre à toi, et il grandit d’une taille. Les grands arbres donnent plus de lumière, portent plus loin et jettent une ombre plus longue sur les autres.
ph-lesson-collect = Un grand arbre a fait son temps : récolte-le, et le jeton du dessus de son sol est à toi. Les premiers jetons valent le plus, mais un arbre récolté ne donne plus de lumière.
ph-lesson-last = C’est la dernière manche. Les arbres sur le plateau ne valent rien à la fin : récolte ce que tu peux. De la lumière restante, seuls comptent les groupes complets de trois LP, un point chacun.

# Événements
ph-event-first-drawn = { $seat } commence
ph-event-corner-drawn = la sélection directionnelle commence au coin { $corner } ({ $direction-short })
ph-event-card-drawn = { $seat } pioche la carte { $card }, il en reste { $left }
ph-event-shuffled = toutes les cartes de { $seat } sont mélangées
ph-event-shuffled-and-turned = toutes les cartes de { $seat } sont mélangées et la pioche passe à la révolution 3 (PH-9.9)
ph-event-placed = { $seat } place { $piece-un } en { $cell }
ph-event-round-began = manche { $round } : le soleil est en { $sun } ({ $direction-short }), révolution { $revolution }, { $seat } a le jeton premier joueur
ph-event-light-gained = { $seat } gagne { $gain } LP et en a { $lp }
ph-event-light-taken = { $seat } perd jusqu’à { $n } LP et en a { $lp }
ph-event-light-lost = { $seat } gagne { $gain } LP et en a { $lp } ; { $lost ->
    [one] { $lost } est perdu
   *[other] { $lost } sont perdus
  } à la limite
ph-event-level-light = { $event } ({ $trees } de ses arbres, { $change } par son niveau, PH-13.1)
ph-event-bought = { $seat } achète { $piece-un } pour { $cost } LP, reste { $lp }
ph-event-planted = { $seat } plante une graine en { $to } depuis { $from } pour { $cost } LP, reste { $lp }
ph-event-grew = { $seat } fait pousser { $cell } en { $piece } pour { $cost } LP, reste { $lp }
ph-event-collected = { $seat } récolte { $cell } pour { $cost } LP : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, reste { $lp } LP
ph-event-piece-lost = { $event } ; { $piece-le } sort du jeu (PH-5.7)
ph-event-turn-ended = { $seat } finit son tour
ph-event-first-passed = le jeton premier joueur passe à { $seat }
ph-event-game-ended = la partie est terminée

# Le plateau en texte
ph-board-placing = placement des arbres de départ, soleil en { $sun } ({ $direction-short })
ph-board-round = manche { $round } sur { $last }, révolution { $revolution }, soleil en { $sun } ({ $direction-short }) : la lumière va vers { $away-short }
ph-board-sun = SOLEIL
ph-board-legend = A3 = grand arbre de A, 0 est une graine ; (…) à l’ombre, * activée ; les cases se comptent depuis la gauche
ph-board-light = { $lp } LP
ph-board-light-next = { $lp } LP ({ $gain } à la prochaine manche)
ph-board-light-lost = { $lp } LP ({ $gain } à la prochaine manche, dont { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  } à la limite)
ph-board-seat = { $light }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (jetons { $tokens })
ph-board-seat-no-tokens = { $light }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (aucun jeton)
ph-board-shop = boutique { $shop } (prochain prix { $prices }), disponibles { $available }, perdus { $lost }
ph-board-deck = niveau { $level }, réserve { $supply }, { $count ->
    [0] pioche vide
   *[other] pioche de { $count } : { $cards }
  }
ph-half = récolter { $collect } (jetons { $tokens }, feuilles { $leaves }), coches { $ticks }, graine { $seed }, anneaux { $rings }, { $way } { $number }
ph-board-card = { $card } : { $half }
ph-board-card-typed = carte saisie
ph-board-piles = jetons restants : { $piles }
ph-board-pile = { $leaves ->
    [one] { $leaves } feuille
   *[other] { $leaves } feuilles
  } { $tokens }
ph-board-lists = (listes : graine/petit/moyen/grand ; > au tour, * jeton premier joueur)

# Refus
ph-refusal-not-in-turn = ce n’est pas le tour de la place { $seat }
ph-refusal-still-placing = on place encore les arbres de départ ; le reste viendra après
ph-refusal-placement-over = le placement des arbres de départ est fini
ph-refusal-not-on-outer-ring = les arbres de départ vont sur l’anneau extérieur, { $cell } est sur l’anneau { $ring }
ph-refusal-occupied = { $cell } est déjà occupée
ph-refusal-not-enough-light = cela coûte { $need } LP, tu en as { $have }
ph-refusal-sold-out = la boutique n’a plus { $piece-de }
ph-refusal-none-available-or-left = { $piece-no } n’est disponible, et la boutique n’en a plus
ph-refusal-not-available = { $piece-no } n’est disponible : achètes-en d’abord
ph-refusal-no-piece = il n’y a rien en { $cell }
ph-refusal-not-yours = la pièce en { $cell } appartient à la place { $seat }
ph-refusal-seed-cannot-plant = il y a une graine en { $cell } ; seuls les arbres plantent
ph-refusal-too-far = { $to } est à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
  } de { $from }, la portée de l’arbre y est de { $reach }
ph-refusal-activated = { $cell } a déjà été activée ce tour-ci
ph-refusal-fully-grown = l’arbre en { $cell } est grand et ne pousse plus
ph-refusal-not-large = il y a { $piece-un } en { $cell } ; seuls les grands arbres se récoltent
ph-refusal-in-shadow = la pièce en { $cell } est à l’ombre (blocage à l’ombre)
ph-refusal-cynthia-decides = la seule action de Cynthia est maintenant `{ $action }`

# Les raisons de Cynthia
ph-reason-no-light = { $lp } LP { $lp ->
    [one] restant
   *[other] restants
  } = 0
ph-reason-all-activated = { $count ->
    [one] la seule case avec une de ses pièces est activée
   *[other] les { $count } cases avec une de ses pièces sont toutes activées
  }
ph-reason-can-collect = l’action 1 est possible : récolter { $cell }
ph-reason-collect-possible = l’action 1, récolter, est possible
ph-reason-can-grow = l’action 2 est possible : faire pousser { $cell }
ph-reason-grow-possible = l’action 2, faire pousser, est possible
ph-reason-can-plant = l’action 3 est possible : planter de { $from } en { $to }
ph-reason-plant-possible = l’action 3, planter, est possible
ph-reason-turn-ends = aucune des trois actions n’était possible : le tour finit
ph-reason-light = { $lp } LP ≥ { $cost } LP
ph-reason-not-locked = pas bloqué par l’ombre
ph-reason-ring = au plus près du centre (anneau)
ph-reason-own-light = le plus de lumière future pour Cynthia
ph-reason-opponents-light = le moins de lumière future pour les adversaires
ph-reason-empty-neighbours = le plus de cases voisines libres
ph-reason-empty-outer-ring = cases libres de l’anneau 3
ph-reason-large-tree = un grand arbre à elle sur le plateau
ph-reason-large-trees-not-activated = grands arbres sur des cases non activées
ph-reason-number-light = clause du nombre : { $lp } LP { $change } ≥ { $revolution }
ph-reason-number-light-left = clause du nombre : { $lp } LP − { $cost } { $change } ≥ { $revolution }
ph-reason-number-always = clause du nombre : toujours vraie
ph-reason-number-tokens = clause du nombre : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  } < { $revolution } { $change }
ph-reason-number-leaves = clause du nombre : feuilles { $change } ≥ { $revolution }
ph-reason-pair = clause de paire : { $count ->
    [one] { $count } grand arbre
   *[other] { $count } grands arbres
  } sur le plateau ≥ 2
ph-reason-ticked-light = coché « { $size-short } » : { $lp } LP ≥ { $cost } LP
ph-reason-ticked-supply = coché « { $size-short } » : { $count ->
    [one] { $count } { $size }
   *[other] { $count } { $size-plural }
  } en réserve ≥ 1
ph-reason-ticked-pieces = coché « { $size-short } » : { $from-plural } sur des cases non activées
ph-reason-seeds = { $count ->
    [one] { $count } graine
   *[other] { $count } graines
  } en réserve ≥ 1
ph-reason-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } < { $limit }
ph-reason-count-is-three = le compte est toujours 3 : 3 < 3 { $change }
ph-reason-trees-not-activated = arbres sur des cases non activées
ph-reason-ring-spaces = anneau à { $leaves ->
    [one] { $leaves } feuille
   *[other] { $leaves } feuilles
  } : { $count ->
    [one] { $count } case valable
   *[other] { $count } cases valables
  } ≥ 1
ph-reason-valid-spaces = cases valables de l’anneau à { $leaves ->
    [one] { $leaves } feuille
   *[other] { $leaves } feuilles
  }
ph-reason-source-in-reach = origine : arbres à portée de { $cell }
ph-reason-source-smallest = origine : le plus petit
ph-reason-source-outermost = origine : l’anneau le plus extérieur
ph-reason-directional-selection = sélection directionnelle, { $way } depuis le coin { $corner }, numéro { $number }

# Avis
ph-notice-stand-ins = valeurs de remplacement, pas celles imprimées : { $values } (PH-1.15)
ph-notice-player-boards = plateaux individuels
ph-notice-scoring-tokens = jetons de points
ph-notice-costs = coûts de Cynthia
ph-notice-supply = réserve de Cynthia
ph-notice-readings = lectures de Cynthia
ph-notice-cards = { $count } des { $all } cartes Action
ph-notice-levels = difficulté { $levels }
ph-notice-level = { $level }
ph-notice-collect-never-refused = avec la lecture « { $reading } », aucune carte ne peut refuser une récolte que Cynthia peut payer (PH-10.19)

# L’image
part-ph-track = Manches
part-ph-board = Plateau
part-ph-you = Ton côté
part-ph-piles = Jetons de points
part-ph-forecast = Lumière des six prochaines manches
part-ph-others = Autres places
part-ph-about = Règles de cette table
ph-seat = Place { $letter }
ph-piece-of = { $piece } de { $letter }
ph-placing = Placement des arbres de départ ; le soleil attend en 0
ph-round-of = Manche { $round } sur { $last }, révolution { $revolution }, soleil en { $sun }
ph-round-short = M { $n }
ph-sun-here = le soleil est ici : { $place }
ph-sun-next = le soleil vient ici ensuite : { $place }
ph-sun-place = soleil en { $place }
ph-ds-corner = la sélection directionnelle part du coin { $place }
ph-in-shadow-of = dans l’ombre de { $trees }
ph-lit = éclairé, donne { $lp } LP
ph-in-light = en pleine lumière
ph-empty = vide
ph-leaves = { $n ->
    [one] { $n } feuille
   *[other] { $n } feuilles
  }
ph-token-here = une récolte ici rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
ph-activated = déjà activée ce tour
ph-left-of = { $n } sur { $all }
ph-pile-out = hors jeu à deux places
ph-pile-empty = vide
ph-forecast-gain = { $who } : { $gain } LP quand le soleil est en { $place }, si rien ne change
ph-no-more-light = plus de lumière : c’est la dernière manche
ph-bot = bot { $name }
ph-in-turn = à son tour
ph-first = jeton premier joueur
ph-points = { $n ->
    [one] point
   *[other] points
  }
ph-points-tip = { $tokens } des jetons, { $light } des LP restants
ph-lp-of = { $lp } sur { $cap } LP
ph-next-light = prochaine manche { $gain } LP, dont { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  } à la limite
ph-level-light = { $trees } de ses arbres, { $change } par son niveau
ph-lost-light = ({ $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  })
ph-ready = prêt
ph-shop = boutique
ph-out = perdu
ph-tokens = Jetons
ph-supply = Réserve
ph-shop-label = acheter : { $piece } pour { $price } LP, { $left } en boutique, { $ready ->
    [one] { $ready } disponible
   *[other] { $ready } disponibles
  }
ph-shop-empty = { $piece } : plus en boutique, { $ready ->
    [one] { $ready } disponible
   *[other] { $ready } disponibles
  }
ph-buy-for = achat { $price } LP
ph-at-price = ({ $price } LP)
ph-sold-out = épuisé
ph-lost = { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
  }
ph-cynthia-level = automa, { $level }
ph-level-numbers = nombre de graines { $seed } (révolutions 1 et 2), lumière { $light } par manche
ph-deck = Pioche { $left } sur { $all }
ph-card = Carte { $id }
ph-card-drawn = carte { $id }, piochée
ph-card-left = carte { $id }, dans la pioche
ph-card-used = carte { $id }, utilisée
ph-card-typed = Carte saisie
ph-card-none = Aucune carte piochée
ph-sequence = Séquence d’actions
ph-collect = Récolter
ph-grow = Pousser
ph-plant = Planter
ph-ds = Sélection directionnelle
ph-ds-from = depuis le coin { $place }
ph-sign-seed = Graine : ne donne pas de lumière et ne jette pas d’ombre ; pousse en petit arbre contre des LP
ph-sign-small = Petit arbre : donne de la lumière si aucune ombre ne tombe sur lui ; son ombre et ses graines portent à 1 case
ph-sign-medium = Arbre moyen : donne plus de lumière si aucune ombre ne tombe sur lui ; son ombre et ses graines portent à 2 cases
ph-sign-large = Grand arbre : donne le plus de lumière si aucune ombre ne tombe sur lui, porte à 3 cases ; récolté, il prend le jeton du dessus de son sol
ph-sign-light = LP, points de lumière : les arbres éclairés en donnent à chaque manche ; tout ce que tu fais se paie ainsi
ph-sign-sun = Lumière de la prochaine manche : ce que donneront les arbres éclairés si le plateau reste ainsi
ph-sign-token = Jeton : vaut autant de points qu’il montre ; un grand arbre récolté prend celui du dessus du sol où il était
ph-sign-leaf = Feuilles : la richesse d’un sol ; plus il y a de feuilles, plus ses jetons valent
ph-sign-points = Points : ceux des jetons pris, et un pour chaque groupe complet de trois LP restants
ph-sign-first = Premier joueur : a le premier tour de cette manche ; le jeton passe dans le sens des aiguilles
ph-sign-ready = Prêt : les pièces achetées, à planter ou vers lesquelles un arbre peut pousser
ph-sign-shop = Boutique : les pièces encore à acheter, et le prix de la prochaine
ph-sign-lost = Perdu : les pièces hors du jeu, car leur colonne de la boutique était pleine à leur retour
ph-sign-card = Une carte de Cynthia : ses nombres disent ce qu’elle récolte, fait pousser et plante
ph-sign-test = Un test de la carte de Cynthia avec les nombres de maintenant : ✓ il tient, ✗ il ne tient pas, et elle essaie l’action suivante
ph-sign-walk = Sélection directionnelle : entre candidats égaux, elle compte à partir de ce coin autour de l’anneau
ph-always = toujours
ph-leaves-word = feuilles
ph-stand-in-badge = Valeurs de remplacement, pas les valeurs imprimées
ph-about-more = Options et lectures de cette table
ph-all-stand-ins = Toutes les valeurs de remplacement
ph-opt-revolutions = Révolutions
ph-opt-shade = Blocage à l’ombre
ph-opt-shade-collect = Blocage à l’ombre aussi pour la récolte
ph-opt-collect = Lecture de la récolte
ph-opt-seed = Lecture des graines
ph-opt-pair = Priorité de la clause de paire
ph-opt-corner = Coin de la sélection directionnelle
ph-opt-pack = Jeu de données
ph-yes = oui
ph-no = non
ph-effect-light = Lumière par position du soleil
ph-effect-lp = LP { $before } → { $after }
ph-effect-token = jeton de { $value ->
    [one] { $value } point
   *[other] { $value } points
  }
ph-effect-lost = perte définitive : { $piece }
ph-effect-dark = passe à l’ombre : { $cells }
ph-effect-freed = revient à la lumière : { $cells }
ph-caution-lost = On perdrait { $piece-le } du plateau : la colonne de la boutique est pleine. Achètes-en d’abord ({ $price } LP) pour y faire de la place (PH-5.7).
ph-caution-lost-only = On perdrait { $piece-le } du plateau : la colonne de la boutique est pleine (PH-5.7).
ph-caution-nothing = Il ne reste aucun jeton pour { $cell } : l’arbre rapporterait 0 point (PH-5.8).
ph-caution-limit = La prochaine lumière apporte { $gain } LP, dont { $lost } seraient perdus à la limite de { $cap } (PH-3.3).
ph-over = La partie est finie après la manche { $round }
ph-reads-always = toujours
    .words = toujours
ph-reads-lp = LP + n ≥ révolution
    .words = points de lumière plus n
ph-reads-lp-left = LP − coût + n ≥ révolution
    .words = points de lumière restants plus n
ph-reads-tokens = jetons pris < révolution + n
    .words = jetons en dessous
ph-reads-leaves = feuilles de la case + n ≥ révolution
    .words = feuilles plus n
ph-reads-revolution = dès la révolution 3 : ses cases < 3 + n
    .words = le terme de la révolution
ph-reads-threshold = dès la révolution 3 : ses cases < 3
    .words = le seuil entier
ph-reads-count = dès la révolution 3 : 3 < 3 + n
    .words = le nombre de cases
ph-reads-light-first = plus de lumière future, puis plus près du centre
    .words = d’abord la lumière future
ph-reads-centre-first = plus près du centre, puis plus de lumière future
    .words = standard

# The game as it describes itself: its line, options, ready-made set-ups, read-outs.

ph-summary = Fais pousser tes arbres vers la lumière, fais de l’ombre aux autres, récolte les plus vieux; avec Cynthia comme adversaire en solo.
ph-option-seats-meaning = 2 à 4 places dans l’ordre de la table : deux Cynthia au plus, une personne au moins
ph-option-first-seat-meaning = qui commence : tiré au sort, ou la place de ce numéro
ph-option-revolutions-meaning = combien de fois le soleil fait le tour du plateau : 18 ou 24 manches
ph-option-shade-lock-meaning = à l’ombre, on ne pousse pas et on ne plante pas
ph-option-shade-lock-blocks-collect-meaning = avec le blocage à l’ombre : les grands arbres à l’ombre ne se récoltent pas non plus
ph-option-collect-reading-meaning = ce que Cynthia compare avant de récolter
ph-option-seed-reading-meaning = ce que « le compte est toujours 3 » veut dire pour Cynthia dès la troisième révolution
ph-option-rev3-pair-priority-meaning = comment Cynthia choisit entre deux grands arbres que seule la clause de paire lui permet de récolter
ph-option-ds-corner-meaning = le coin où commence la sélection directionnelle de Cynthia : tiré une fois, ou 0 à 5
ph-option-pack-meaning = les valeurs imprimées : le jeu de données intégré ou le tien
ph-primer-goal = Récolter les plus vieux arbres
ph-primer-goal-text = Tu fais pousser des arbres, de la graine à la pleine hauteur, puis tu les récoltes contre des jetons. Le sol près du centre a plus de feuilles et ses jetons valent plus. Le plus de points l’emporte.
ph-primer-light = Lumière et ombre
ph-primer-light-text = À chaque manche le soleil brille du côté suivant, parmi six. Les arbres plus hauts donnent plus de points de lumière et jettent une ombre aussi longue qu’ils sont hauts. Un arbre derrière un autre aussi haut ou plus haut ne reçoit rien.
ph-primer-turn = Ton tour
ph-primer-turn-text = Dépense la lumière à ta guise : acheter des pièces dans ta boutique, planter une graine à portée d’un arbre, faire pousser un arbre d’une taille, récolter un grand. Chaque case ne sert qu’une fois par tour.
ph-primer-end = La fin
ph-primer-end-text = Quand le soleil a fait trois tours, la partie est finie. Les arbres encore debout ne comptent pas ; trois points de lumière restants font un point.
ph-theme-start = Le départ et les détails
ph-theme-cynthia = Comment Cynthia lit ses règles
ph-preset-first-game = Première partie
ph-preset-standard = Standard à deux
ph-preset-against-bot = Contre un bot
ph-preset-advanced = Avancé à deux
ph-preset-solo = Solo contre Cynthia
ph-preset-solo-advanced = Solo avancé
ph-query-light = pour chaque position du soleil de 0 à 5, la lumière brute de chaque place
ph-query-shaded = pour chaque position du soleil de 0 à 5, les cases des pièces à l’ombre, triées par nom
ph-query-shades = les pièces à l’ombre, à la position actuelle du soleil ou à une autre, chacune avec les arbres qui lui font de l’ombre
ph-query-shades-fields = pour chaque pièce à l’ombre à une position du soleil (l’actuelle si elle n’est pas donnée), sa case et, dans `by`, les cases des arbres qui lui font de l’ombre
ph-query-forecast = les six prochaines manches, moins vers la fin, si aucune place ne joue : ce que chaque place gagne, a alors et perd à la limite
ph-query-forecast-fields = les six prochaines manches, moins vers la fin, si aucune place ne joue : manche, soleil et, par place, gain, LP et ce qui est perdu à la limite
ph-query-effect-of = ce que change une action : points de lumière et lumière avant et après, la pièce qui sort du jeu, le jeton pris
ph-query-effect-of-fields = ce que change une action de la place dont c’est le tour : `lp` (par place) et `light` (par position du soleil et par place) avant et après, `piece_lost` (la taille qui sort du jeu, ou null), `token` (la valeur prise, ou null)

# Ce qui est refusé dans une mise en place
ph-setup-seats = une table a 2 à 4 places, pas { $seats }
ph-setup-cynthias = 2 Cynthia au plus par table, pas { $cynthias }
ph-setup-no-player = Cynthia a besoin d’au moins un adversaire
ph-setup-sitter = { $value } n’est pas une place : human, bot:<nom>, cynthia ou cynthia:<niveau>
ph-setup-bot = il n’y a pas de bot « { $bot } »
ph-setup-level = il n’y a pas de niveau « { $level } » ; connus : { $known }

# Ce qui est refusé dans une position ; les lettres sont les points de PH-14.9
ph-record-clause = ({ $clause }) { $reason }
ph-record-board = un texte comme "A3@d4 B1@g3"
ph-record-cell = une case du plateau
ph-record-piece = « { $piece } » n’est pas une pièce : lettre de la place, chiffre de la taille, `@` et case, comme dans A3@d4
ph-record-piece-cell = la case de « { $piece } » n’existe pas
ph-record-piece-seat = la place de « { $piece } » n’existe pas à cette table
ph-record-piece-size = la taille de « { $piece } » n’existe pas : 0 à 3
ph-record-piece-twice = le plateau nomme { $cell } deux fois
ph-record-placed = `placed` compte les arbres de départ à la manche 0 et ne va pas avec une manche plus tardive
ph-record-first-open = `{ $key }` ne va pas tant que le premier joueur reste à tirer au sort
ph-record-turn = `turn` vaut { $turn }, mais avec `first` { $first } et `{ $key }` { $passed } c’est { $due }
ph-record-turns-placing = `turns_done` vaut { $turns }, mais à la manche 0 aucun tour n’a commencé
ph-record-turns-all = `turns_done` vaut { $turns }, ce qui n’est possible qu’à la fin de la dernière manche
ph-record-draw = `{ $key }` vaut "random", mais son tirage précède le placement
ph-record-pile = { $full }, moins quelques-uns à partir du haut
ph-record-tokens = les places ont plus de { $most } jetons
ph-record-shop = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } en boutique, elle en contient { $most }
ph-record-pieces = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } sur le plateau, en boutique et disponibles, mais la place en possède { $most }
ph-record-board-pieces = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } sur le plateau, mais la place en possède { $most }
ph-record-supply = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece-plural }
  } sur le plateau et { $supply } en réserve, il en faut { $most } en tout
ph-record-card = le numéro d’une carte du jeu de données
ph-record-card-early = une carte est piochée, mais un tirage de la mise en place reste à faire
ph-record-card-in-deck = la carte piochée est encore dans la pioche
ph-record-not-in-turn = ce n’est pas son tour, aucune carte ne peut être piochée
ph-record-player-card = un joueur n’a pas de `{ $key }`
ph-record-typed = la carte saisie : { $problem }
ph-record-placing-activated = à la manche 0 aucune case n’est activée
ph-record-placing-inner = à la manche 0 les arbres de départ sont sur l’anneau 3, pas { $piece }
ph-record-placing-trees = graines, petits, moyens et grands arbres : { $shown }, après { $placed } placements il faut { $expected }
ph-record-placing-available = il n’y a pas assez de petits arbres disponibles à placer

# Ce qui est refusé dans la notation et les requêtes
ph-notation-cell = il n’y a pas de case « { $cell } » : rangées a à g, comptées depuis la gauche
ph-notation-size = « { $name } » ne s’achète pas : seed, small, medium ou large
ph-notation-action = « { $text } » n’est pas une action : `place CASE`, `buy TAILLE`, `plant DE VERS`, `grow CASE`, `collect CASE` ou `end`
ph-notation-seat = il n’y a pas de place « { $seat } » : 0 à { $last }
ph-notation-corner = il n’y a pas de coin « { $corner } » : 0 à 5
ph-notation-card = le jeu de données n’a pas de carte « { $card } »
ph-notation-outcome = « { $text } » n’est pas un tirage : `first PLACE`, `corner COIN` ou `card NUMÉRO`
ph-query-action = un texte comme "grow c5"
ph-query-no-seat = aucune place ne décide maintenant

# Ce qui ne va pas dans un jeu de données
ph-pack-id = 1 à 64 lettres, chiffres, '_', '-' ou '.'
ph-pack-total = `total` pour les { $piece-plural } vaut { $total }, mais boutique et disponibles en contiennent { $held }
ph-pack-start-trees = `available` contient { $count } petits arbres, il en faut 2 à placer
ph-pack-columns = `prices` a { $count } colonnes, il en faut 4
ph-pack-prices = `prices` pour les { $piece-plural } a { $count } nombres, mais la boutique { $slots } emplacements
ph-pack-pile-size = `{ $pile }` a { $count } jetons, { $most } au plus
ph-pack-sorted = trié du plus haut au plus bas
ph-pack-token-kinds = les piles contiennent { $count } valeurs différentes, { $most } au plus avec 0
ph-pack-none = un jeu de données a besoin d’au moins un { $table }
ph-pack-supply = une réserve avec au moins un petit arbre et un arbre moyen
ph-pack-cards = un jeu de données a au plus { $most } cartes, celui-ci { $count }
ph-pack-card = carte { $card }, { $half } : { $reason }
ph-pack-levels = un jeu de données a au plus { $most } niveaux, celui-ci { $count }
ph-pack-ticks = un ou plusieurs de S, M, L, chacun une fois au plus
ph-pack-rings = une liste non vide de nombres de feuilles différents de 1 à 4

# Un jeu de données en texte ; les mots entre crochets disent d’où vient une valeur
ph-pack-notice = avis : { $notice }
ph-pack-head = jeu de données { $id } (photosynthesis), version { $version }
ph-pack-players = joueurs [{ $provenance }]
ph-pack-size = { $size-short }
ph-pack-total-head = total
ph-pack-available-head = disponibles
ph-pack-light-head = lumière
ph-pack-prices-head = prix
ph-pack-player-costs = planter { $plant } LP, pousser { $grow } LP, récolter { $collect } LP, limite de la piste { $cap }, { $lp } LP par point à la fin
ph-pack-tokens = jetons [{ $provenance }]
ph-pack-cynthia-costs = coûts de Cynthia [{ $provenance }] : récolter { $collect } LP, pousser { $grow } LP, planter { $plant } LP
ph-pack-cynthia-supply = réserve de Cynthia [{ $provenance }] : { $supply }
ph-pack-readings = lectures [{ $provenance }] : collect_reading { $collect }, seed_reading { $seed }, rev3_pair_priority { $pair }, ds_corner { $corner }
ph-pack-cards-head = Cartes Action
ph-pack-r12 = R1–2
ph-pack-r3 = R3
ph-pack-levels-head = niveaux
ph-pack-level = graine { $seed }, lumière { $light }, réserve { $supply }
ph-notice-level-order = le niveau { $level } a moins que le niveau { $before } avant lui ({ $column } : { $upper } après { $lower }), l’ordre de force n’est donc pas certain (PH-13.4)
ph-notice-seed-change = changement du nombre de graines
ph-notice-light-change = changement de la lumière
ph-notice-supply-of = réserve, { $piece-plural }

# Valeurs imprimées
ph-printed-boards = Plateaux individuels
ph-printed-actions = Actions et limites
ph-printed-tokens = Jetons de points
ph-printed-costs = Cynthia : coûts
ph-printed-supply = Cynthia : réserve
ph-printed-readings = Cynthia : lectures
ph-printed-cards = Cynthia : cartes Action
ph-printed-levels = Cynthia : niveaux
ph-printed-pieces = { $size-short } : pièces
ph-printed-start = { $size-short }, au début
ph-printed-start-pieces = { $shop } en boutique, { $available } disponibles
ph-printed-prices = { $size-short }, prix en LP
ph-printed-light = { $size-short }, lumière au soleil
ph-printed-plant = planter
ph-printed-grow = pousser : { $size-short }
ph-printed-collect = récolter
ph-printed-light-cap = limite de la piste de lumière
ph-printed-lp-per-point = LP pour un point à la fin
ph-printed-pile = pile à { $leaves ->
    [one] { $leaves } feuille
   *[other] { $leaves } feuilles
  }
ph-printed-before-collect = avant de récolter
ph-printed-before-plant = avant de planter
ph-printed-pairs = paires à la révolution 3
ph-printed-corner = coin de départ de la sélection directionnelle
ph-printed-card-r12 = carte { $card }, révolutions 1 et 2
ph-printed-card-r3 = carte { $card }, révolution 3
ph-printed-level = nombre de graines { $seed }, lumière { $light }, réserve { $supply }
ph-printed-reading = { $reading-words }
ph-printed-random = au hasard
ph-printed-numbers = { $numbers }
game-photosynthesis-line = Fais pousser tes arbres vers la lumière, fais de l’ombre aux autres, récolte les plus vieux.
game-photosynthesis-art = Une clairière ; des rayons passent entre des arbres aux longues ombres.
game-photosynthesis-rest = Avec Cynthia
tour-ph-welcome = Voici ta clairière. Vers le centre, les cases portent plus de feuilles. Tu fais pousser des arbres au soleil ; à la fin, les plus vieux deviennent des points.
tour-ph-place = Chacun commence avec deux petits arbres au bord. Touche la case marquée.
tour-ph-place-second = Cynthia, ton adversaire, a posé le sien et dit pourquoi dans le journal. Maintenant ton deuxième arbre.
tour-ph-light = À chaque manche, le soleil brille d’un côté. Tout arbre qui n’est pas à l’ombre d’un arbre aussi haut ou plus haut rapporte des points de lumière : un pour un petit, deux pour un moyen, trois pour un grand. Tu en as deux.
tour-ph-plant = Sème vers le sol plus riche : touche l’arbre en c1, puis c2. Plus l’arbre est grand, plus il sème loin.
tour-ph-buy = Il faut acheter les pièces dans ta boutique avant de les utiliser. Achète une graine avec ton dernier point de lumière.
tour-ph-end = Plus de lumière : termine ton tour. Jusqu’ici tu aurais pu tout reprendre.
tour-ph-cynthia = Cynthia a joué selon ses cartes, et le soleil a avancé. Chacune de ses décisions est dans le journal, avec la règle et les nombres.
tour-ph-grow = Fais pousser ta graine en petit arbre : touche-la deux fois, en c2.
tour-ph-forecast = La prévision montre la lumière des six prochaines positions du soleil si personne n’agit. Évite que tes arbres se fassent de l’ombre.
tour-ph-over = Quand un arbre est grand, tu peux le récolter contre le jeton du dessus de son sol ; le centre paie le plus. Après trois révolutions, la meilleure somme gagne. À toi de jouer !
