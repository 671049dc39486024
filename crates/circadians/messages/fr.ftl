# Circadians
ci-seat = Place { $letter }
ci-part-event = Manche et événement
ci-part-nav = Plateaux
ci-planet = Planète
ci-side = face { $side }
ci-planet-not-yet = La face de la planète est d’abord tirée au sort.
ci-negotiation = Négociation
ci-depository = Dépôt
ci-depository-and-hq = Dépôt et quartier général
ci-headquarters = Quartier général
ci-hq-short = QG
ci-locations = Lieux
ci-mining = Camp minier
ci-laboratory = Laboratoire
ci-foundry = Fonderie
ci-control = Salle de contrôle
ci-market = Marché
ci-academy = Académie
ci-crews = Équipages
ci-crew = Équipage
ci-water = Eau
ci-algae = Algues
ci-power = Énergie
ci-gems = Gemmes
ci-n-water = { $n } eau
ci-n-algae = { $n ->
    [one] { $n } algue
   *[other] { $n } algues
  }
ci-n-power = { $n } énergie
ci-n-gems = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
  }
ci-n-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
ci-n-items = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
  }
ci-nothing = rien
ci-or = ou
ci-free = libre
ci-empty = vide
ci-closed = fermé
ci-die-of = dé { $value } de { $who }
ci-die-showing = dé montrant { $value }
ci-act-as = comme { $value }
ci-set-to = Mettre sur { $value }
ci-can = Ouvert à ton dé : { $altered }paie { $price }
ci-cannot = Pas maintenant : { $reason } ({ $rule }). Prix : { $price }
ci-lacks = il manque { $what }
ci-fee-too = et la taxe de { $n } algues
ci-cache-up = cache de gemmes, { $points } points, sans récolte
ci-cache-down = cache de gemmes face cachée, { $least } à { $greatest } points, donne { $yield }
ci-yields = donne { $what }
ci-token = , jeton : { $what }
ci-steps-away = , { $n ->
    [one] à { $n } pas
   *[other] à { $n } pas
  }
ci-harvester-here = , moissonneuse de { $who }
ci-free-step = un pas gratuit
ci-moves = Moissonneuse { $from } → { $to }, récolte :
ci-guide = Directions : 1 haut droite, 2 droite, 3 bas droite, 4 bas gauche, 5 gauche, 6 haut gauche
ci-sum-below = Somme de tous les dés sous ce clan
ci-name-bargain = { $clan }, rangée { $row } : coûte { $cost }, { $points } points ; { $held }
ci-risk-sum = Après ce dé : somme { $sum }, { $equal } identiques.
ci-risk-setback = Revers par { $conditions } ; ferait mal : { $punishments }.
ci-risk-avoidable = Tu pourrais l’éviter ou le retourner.
ci-risk-none = Pas de revers.
ci-risk-first = Premier { $value } : récompenses encore ouvertes : { $rewards }.
ci-advancement = Progrès
ci-setbacks = Revers
ci-first-left = Premier { $value } : sa récompense est encore à prendre
ci-first-gone = Premier { $value } : déjà posé
ci-reward-open = Récompense : { $what }
ci-reward-taken = Récompense prise : { $what }
ci-punishment-open = Punition : { $what }
ci-punishment-gone = Punition épuisée : { $what }
ci-turn-into = Retourner : prendre plutôt la récompense { $what }
ci-condition-left = Revers : { $what }
ci-condition-gone = Revers épuisé : { $what }
ci-sum-reaches = somme d’au moins { $n }
ci-same-dice = { $n } dés identiques
ci-kind-items = 2 objets
ci-kind-die = 1 dé
ci-kind-gem = 1 gemme
ci-kind-harvester = pas de la moissonneuse
ci-kind-upgrade = tuile d’amélioration
ci-kind-farm = tuile de ferme
ci-piles = Objets : pioche { $pile } · défausse { $discards }
ci-column = Colonne du { $n }
ci-row-gives = La rangée { $row } donne { $what }
ci-name-depository = Dépôt, rangée { $row } ({ $reward }), colonne { $column } : { $held }
ci-payable-items = { $n } de tes { $of } objets payables
ci-name-hq-first = Quartier général, case { $n }, le dé peut être retourné : { $held }
ci-name-hq = Quartier général, case { $n } : { $held }
ci-take = Prendre { $what }
ci-name-space = { $board }, case { $n } : { $held }
ci-name-mine = Camp minier, case { $n } : { $x } moins le dé en eau pour { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  } ; { $held }
ci-name-pair = Laboratoire, case de paire { $n } : { $held }
ci-name-farm-stack = Pile de fermes { $n }, reste { $left } : { $tile }
ci-name-upgrade-stack = Pile d’améliorations { $n }, reste { $left } : { $tile }
ci-name-market = Marché, case { $n } : { $set } ; { $held }
ci-name-academy = Académie, case { $n } pour { $values } : { $held }
ci-trades-left = { $n ->
    [one] encore { $n } échange
   *[other] encore { $n } échanges
  }
ci-trades-by-die = échanges selon le dé
ci-swap = Donne { $give }, reçois { $get }
ci-pay = Payer { $what }
ci-buy = Acheter { $dice } pour { $cost }
ci-hidden = Les réserves sont cachées
ci-pool = Réservoir
ci-cantina = Cantine
ci-supply = Réserve
ci-place-dice = { $place } : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
ci-rolled = { $n ->
    [one] Dé lancé montrant { $value }
   *[other] { $n } dés lancés montrant { $value }
  }
ci-behind = { $n ->
    [one] { $n } dé derrière le paravent
   *[other] { $n } dés derrière le paravent
  }
ci-ready = prêt
ci-plus-minus = le dé peut changer de 1
ci-name-garage = Garage { $n }, taxe { $fee } algues, { $tile } ; { $held }
ci-would-land = Les taxes ne peuvent être payées : ce dé irait à la cantine
ci-fees-ahead = Taxes à venir : { $total } sur { $algae } algues
ci-fees-cantina = { $n ->
    [one] { $n } dé irait à la cantine
   *[other] { $n } dés iraient à la cantine
  } (+{ $water } eau)
ci-farm-boost = les autres dés de ferme comptent { $n } de plus
ci-farm-grow = donne { $a } ou { $b }
ci-farms-short = tous
ci-name-farm = Ferme { $n }, { $what } ; { $held }
ci-grow = Récolter { $what }
ci-harvest = Récolte
ci-dice-after = { $n ->
    [one] puis { $n } dé
   *[other] puis { $n } dés
  }
ci-dice-cut = { $n ->
    [one] la limite retire { $n } dé
   *[other] la limite retire { $n } dés
  }
ci-part-negotiation = Clans
ci-part-items = Objets
ci-part-cache = Cache
ci-part-base = Base
ci-one-more = Un de plus : amélioration +{ $upgrade }, ferme +{ $farm }, gemme +{ $gem }
ci-packet = Paquet : gardes-en une
ci-hand = Main { $n } sur { $limit }
ci-cards-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
  }
ci-face-up-items = Objets face visible
ci-face-up = face visible
ci-in-hand = en main
ci-in-packet = dans le paquet
ci-name-item = { $name } : { $text } ; coûte { $cost }, { $points } points, { $place }
ci-no-character = pas encore de personnage
ci-plan = Planification
ci-execute = Exécution
ci-rest = Repos
ci-characters = Personnages
ci-draft = Objets
ci-over = La partie est finie
ci-round = Manche { $n } sur { $of }
ci-part-hq = dés du quartier général
ci-part-ai = l’IA
ci-part-bases = dés des bases
ci-order = Ordre
ci-first-player = Premier à jouer
ci-points-word = Points
ci-dice-columns = Dés : à la base · au quartier général · en réserve
ci-hand-column = Cartes en main
ci-garage-column = Dés de garage restant à jouer
ci-primer = Première partie ? Lis ceci
ci-primer-income = Le revenu de chaque manche décide : envoie tôt ta moissonneuse.
ci-primer-dice = Les dés des six lieux reviennent ; ceux qui négocient ou échangent restent pour toujours.
ci-primer-fees = Prévois d’abord les algues des taxes de garage.
ci-primer-bargain = Les petits dés négocient avec moins de revers ; les grands rapportent au marché, au camp minier et aux fermes.
ci-primer-hq = Un dé au quartier général agit le premier à la manche suivante, même avant l’IA.
ci-primer-characters = Les personnages plient les règles : lis-les en dernier.
ci-ai = IA { $level } { $name }
ci-ai-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  } sur son plateau, { $supply } en réserve
ci-progress-gems = Progrès : récolte { $n ->
    [one] +{ $n } gemme
   *[other] +{ $n } gemmes
  }
ci-progress-dice = Progrès : repos { $n ->
    [one] +{ $n } dé
   *[other] +{ $n } dés
  }
ci-progress-schemes = Progrès : { $n ->
    [one] { $n } plan
   *[other] { $n } plans
  } de plus par manche
ci-odds = Prochain plan, { $n } inconnus
ci-card-by-card = Carte par carte
ci-no-die = plus de dé
ci-effect-first = Premier { $value } sur le plateau : tu choisis une récompense.
ci-effect-then = Ensuite : { $question }
ci-caution-stand-down = { $n ->
    [one] { $n } dé va
   *[other] { $n } dés vont
  } à la cantine pour { $water } eau et n’agiront plus cette manche.
ci-caution-skip = Ce dé va à la cantine sans agir.
ci-caution-fees = Tes taxes sont de { $total } algues et tu en as { $algae } : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  } pourraient aller à la cantine.
ci-caution-setback = Cela provoque un revers : { $conditions }.
ci-caution-limit = { $n ->
    [one] { $n } dé dépasse
   *[other] { $n } dés dépassent
  } la limite de { $limit } et repartiraient au repos.
ci-caution-replace = La tuile qui s’y trouve quitte la partie.
ci-caution-lose-points = Les points de ce dé sont perdus avec lui.
ci-no-tile = encore sans tuile
ci-told-firsts = Le premier { $values } apporte encore une récompense ; encore ouvertes : { $rewards }
ci-told-no-firsts = Plus aucune récompense pour un premier dé
ci-told-setbacks = Revers encore possibles : { $conditions } ; punitions encore ouvertes : { $punishments }
ci-told-holds = Possède { $what }
ci-told-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour l’instant
ci-told-from = Face { $side } ; chaque case avec sa récolte
ci-told-to-act = décide
ci-odds-depository = Dépôt { $column }, rangée { $row }
ci-told-pair = { $what } : { $text }
