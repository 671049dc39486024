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
ci-caution-setback = Cela provoque un revers : { $conditions }. Une de ces punitions suivrait : { $punishments }.
ci-caution-trade = Un seul objet est payable, il est échangé aussitôt : { $what }.
ci-effect-trade = Tu choisis ce que tu échanges : { $items }.
ci-effect-trade-one = { $item } ({ $cost })
ci-caution-limit = { $n ->
    [one] { $n } dé dépasse
   *[other] { $n } dés dépassent
  } la limite de { $limit } et repartiraient au repos.
ci-caution-replace = La tuile qui s’y trouve quitte la partie.
ci-caution-lose-points = Les points de ce dé sont perdus avec lui.
ci-no-tile = encore sans tuile
ci-alternative-firsts = Le premier { $values } apporte encore une récompense ; encore ouvertes : { $rewards }
ci-alternative-no-firsts = Plus aucune récompense pour un premier dé
ci-alternative-setbacks = Revers encore possibles : { $conditions } ; punitions encore ouvertes : { $punishments }
ci-alternative-holds = Possède { $what }
ci-alternative-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour l’instant
ci-alternative-from = Face { $side } ; chaque case avec sa récolte
ci-alternative-to-act = décide
ci-odds-depository = Dépôt { $column }, rangée { $row }
ci-alternative-pair = { $what } : { $text }
ci-garages = Garages
ci-farms = Fermes
ci-around = Cette flèche mène autour de la planète vers { $to }
ci-sum-short = somme { $n }
ci-same-short = { $n } égaux
ci-ability = Chaque dé sous { $clan } : { $text }.
ci-advancement-text = Qui pose le premier dé d’une valeur sur le plateau de négociation choisit une des récompenses.
ci-setbacks-text = Un dé qui remplit une de ces conditions sous son clan apporte une punition.
ci-trade-none = aucun de tes objets ne peut être payé
ci-trade-for = échange possible : { $items }
ci-scheme-now = Plan
ci-sign-water = Eau : paie au camp minier, et au laboratoire, à la fonderie et à la salle de contrôle à la place des algues ou de l’énergie
ci-sign-algae = Algues : paient les taxes des garages, les nouveaux dés, les tuiles de ferme et les négociations avec les Leyrien
ci-sign-power = Énergie : paie les tuiles d’amélioration, les pas de la moissonneuse et les négociations avec les Zcharo
ci-sign-gem = Gemme : vaut un point à la fin, et paie les négociations avec les Jrayek
ci-sign-dice = Dés : chacun dans un garage est une action à chaque manche ; chaque équipage en possède 13
ci-sign-item = Objet : une carte qui attend en main ; échangée au dépôt, elle est posée face visible, agit et compte
ci-sign-points = Points : le plus de points l’emporte après la dernière manche
ci-sign-harvester = Moissonneuse : rapporte à chaque récolte ce que montre sa case de la planète ; à la fin la cache sous elle compte
ci-sign-upgrade = Tuile d’amélioration : posée dans un garage, elle change le dé qui agit de là
ci-sign-farm = Tuile de ferme : donne des ressources à chaque récolte
ci-sign-advancement = Progrès : le premier dé d’une valeur à la négociation donne une des récompenses
ci-sign-setback = Revers : un dé qui remplit une condition sous son clan apporte une des punitions
ci-sign-any = Valeur au choix : tu la choisis
ci-sign-leyrien = Leyrien : un clan qui négocie contre des algues ; les dés sous lui restent et comptent
ci-sign-zcharo = Zcharo : un clan qui négocie contre de l’énergie ; les dés sous lui restent et comptent
ci-sign-jrayek = Jrayek : un clan qui négocie contre des gemmes ; les dés sous lui restent et comptent
ci-sign-mine = Camp minier : paie de l’eau, moins avec un dé plus haut, et reçois des gemmes
ci-sign-laboratory = Laboratoire : deux dés égaux ensemble achètent une tuile de ferme
ci-sign-foundry = Fonderie : achète la tuile d’amélioration de la pile qui montre la valeur du dé
ci-sign-control = Salle de contrôle : déplace ta moissonneuse d’un pas dans la direction du dé
ci-sign-market = Marché : autant d’échanges entre les ressources de la case que montre le dé
ci-sign-academy = Académie : achète un ou deux dés
ci-sign-headquarters = Quartier général : un dé donne des objets ou de l’eau maintenant et agit le premier à la manche suivante
ci-sign-face = Une valeur de dé : quels dés vont ici, ou ce que montre celui-ci
ci-sign-die = Un dé sur la table : la couleur et la forme disent à qui il est, les points sa valeur
ci-sign-flip = Retourner : ce dé peut être tourné à 7 moins sa valeur quand il agit
ci-sign-first = Premier à jouer : agit le premier dans cette manche ; au repos, il passe à gauche

# Options, leurs valeurs, adversaires, score et résultat sur les pages de la table.

kind-ai = L’IA
kind-ai-1 = IA, novice
kind-ai-2 = IA, régulière
kind-ai-3 = IA, vive
kind-ai-4 = IA, implacable
ci-option-planet = Plateau planète
ci-option-planet-text = Sa face.
ci-option-clans = Plateaux des clans
ci-option-clans-text = La face de chacun.
ci-option-characters = Personnages
ci-option-characters-text = Deux distribués à chacun, un gardé ; ou tous visibles, le dernier choisit d’abord.
ci-option-supplies = Réserves
ci-option-supplies-text = Si les autres voient tes totaux d’eau, d’algues, d’énergie et de gemmes.
ci-value-characters-deal2 = deux distribués, un gardé
ci-value-characters-free = au choix
ci-value-supplies-open = visibles
ci-value-supplies-hidden = cachées
ci-value-leyrien = Leyrien
ci-value-zcharo = Zcharo
ci-value-jrayek = Jrayek
ci-result-won = Ton expédition mène au lever du jour : tu gagnes.
ci-result-shared = À égalité au lever du jour : victoire partagée.
ci-score-negotiation = Négociation
ci-score-negotiation-meaning = points imprimés des dés restés chez les clans
ci-score-items = Objets
ci-score-items-meaning = objets visibles, avec ce qu’ils comptent
ci-score-harvester = Moissonneuse
ci-score-harvester-meaning = la cache sous la moissonneuse ; pour l’IA la plus proche
ci-score-base = Base
ci-score-base-meaning = tuiles et salles vides les plus à gauche
ci-score-gems = Gemmes
ci-score-gems-meaning = un point par gemme
ci-score-depository = Dépôt
ci-score-depository-meaning = dés de l’IA au dépôt
ci-score-progress = Progrès
ci-score-progress-meaning = tuiles de progrès débloquées par l’IA
ci-score-dice = dés au réservoir et au quartier général
ci-score-resources = eau, algues et énergie
ci-tally-actioned = Dés joués
ci-tally-bargained = dont à la négociation
ci-tally-traded = Objets acquis
ci-tally-moved = Pas de la moissonneuse
ci-tally-harvested = Récolté
ci-tally-tiles = Tuiles posées
ci-tally-setbacks = Revers subis
ci-tally-cantina = Dés envoyés à la cantine

# Noms dans une phrase
ci-name = { $name }
ci-either = { $first } ou { $rest }
ci-equal = { $first } = { $rest }
ci-res-water = eau
    .of = d’eau
ci-res-algae = algues
    .of = d’algues
ci-res-power = énergie
    .of = d’énergie
ci-res-gems = gemmes
    .of = de gemmes
ci-space-negotiation = { $clan }, rangée { $row }
    .to = chez { $clan }, rangée { $row }
ci-space-depository = dépôt, rangée { $row }
    .to = au dépôt, rangée { $row }
ci-space-headquarters = quartier général
    .to = au quartier général
ci-space-mine = camp minier { $n }
    .to = au camp minier { $n }
ci-space-laboratory = laboratoire
    .to = au laboratoire
ci-space-foundry = fonderie
    .to = à la fonderie
ci-space-control = salle de contrôle
    .to = à la salle de contrôle
ci-space-market = marché { $n }
    .to = au marché { $n }
ci-space-academy = académie { $n }
    .to = à l’académie { $n }
ci-direction-right = à droite
ci-direction-left = à gauche
ci-direction-up-right = en haut à droite
ci-direction-up-left = en haut à gauche
ci-direction-down-right = en bas à droite
ci-direction-down-left = en bas à gauche
ci-direction-number = direction { $n }
ci-item = { $name } ({ $cost }{ $costmark }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $mark } : { $text }{ $textmark })
ci-character = { $name } : { $text }{ $mark }
ci-condition-same = { $n } dés identiques{ $mark }
ci-condition-sum = une somme de { $n } ou plus{ $mark }
ci-reward-items = piocher 2 objets
ci-reward-die = gagner 1 dé
ci-reward-gem = gagner 1 gemme
ci-reward-harvester = un pas de la moissonneuse
ci-reward-upgrade = une tuile d’amélioration gratuite
ci-reward-farm = une tuile de ferme gratuite
ci-reward-step = un pas gratuit
ci-punishment-items = défausser 2 objets
ci-punishment-die = perdre 1 dé
ci-punishment-gem = perdre 1 gemme
ci-punishment-harvester = un pas en arrière vers le centre
ci-punishment-upgrade = perdre une tuile d’amélioration
ci-punishment-farm = perdre une tuile de ferme
ci-place-pool = du réservoir
ci-place-cantina = de la cantine
ci-place-garage = du garage { $n }
ci-place-farm = de la ferme { $n }
ci-place-headquarters = au quartier général, case { $n }
ci-place-negotiation = { $value } chez { $clan }, rangée { $row } ({ $points ->
    [one] { $points }{ $mark } point
   *[other] { $points }{ $mark } points
  })
ci-place-depository = { $value } au dépôt, rangée { $row }
ci-place-other = sur la case { $place }
ci-scheme = { $card } (valeur { $value } : { $options })
ci-option-then = { $first }, puis { $rest }
ci-option-depository = dépôt
ci-option-market = marché pour { $gems }
ci-option-mining = camp minier pour { $gems }
ci-option-academy = académie pour { $dice }

# Réponses
ci-label-keep = Garder : { $card }
ci-label-take-character = Prendre : { $card }
ci-label-discard = Défausser : { $card }
ci-label-trade = Acquérir : { $card } ; payer { $cost }
ci-label-garage = Dés des garages : { $value } au garage { $garage } ({ $fee ->
    [0] sans taxe
    [one] taxe { $fee } algue
   *[other] taxe { $fee } algues
  }{ $mark })
ci-label-farm = Fermes : { $value } sur la ferme { $farm } ({ $what })
ci-farm-boosts = chaque autre dé de ferme compte { $n } de plus
ci-farm-no-tile = aucune tuile
ci-farm-table = { $first } ou { $second }{ $mark }
ci-farm-tile-table = { $tile } : { $table }
ci-label-ready = Prêt : le plan est fixé
ci-label-act = Dé { $value } → { $place } : { $terms }
ci-label-act-altered = Dé { $shown } comme { $value } → { $place } : { $terms }
ci-label-fee = { $label } ; taxe { $fee ->
    [one] { $fee } algue
   *[other] { $fee } algues
  }{ $mark }
ci-terms-and = { $terms } ; { $more }
ci-terms-ability = pouvoir du clan : { $text }{ $mark }
ci-terms-advancement = un progrès pour le premier { $value }
ci-terms-setback = un revers par { $conditions }
ci-terms-no-setback = pas de revers
ci-terms-negotiation = payer { $price }{ $mark } pour { $points ->
    [one] { $points }{ $pointsmark } point
   *[other] { $points }{ $pointsmark } points
  }
ci-terms-depository = acquérir un objet, puis { $reward }
ci-terms-headquarters = { $items } ou { $water }, agit en premier à la prochaine manche
ci-terms-mine = payer { $price } pour { $gems }{ $mark }
ci-terms-laboratory = avec le dé suivant ; payer { $price } pour une tuile de ferme
ci-terms-foundry = payer { $price } pour { $tile }
ci-terms-foundry-empty = payer { $price }
ci-terms-control = payer { $price }, moissonneuse { $direction } vers la case { $space }
ci-terms-market = jusqu’à { $trades ->
    [one] { $trades } échange
   *[other] { $trades } échanges
  } : { $sets }{ $mark }
ci-terms-academy = acheter des dés : { $prices }
ci-terms-dice = { $n } pour { $cost }{ $mark }
ci-label-stand-down = Se retirer : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } à la cantine pour { $water } eau, sans taxe
ci-label-skip = Aucune case pour ce dé : à la cantine pour { $water } eau
ci-label-pay = Payer { $cost } (en { $res })
ci-label-pay-nothing = Ne rien payer (en { $res })
ci-label-also = Aussi la récompense de la rangée { $row } : { $reward }
ci-label-take-reward = Prendre { $amount }
ci-label-swap = Donner { $give }, recevoir { $get }
ci-label-done = Plus d’échange
ci-label-buy = Acheter { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } pour { $cost }{ $mark }
ci-label-stack = Pile { $stack }
ci-label-tile = Prendre de la pile { $stack } : { $tile }
ci-label-place = Le mettre dans la pièce vide la plus à gauche
ci-label-replace = Remplacer : { $tile }
ci-room-farm = { $tile } sur la ferme { $n }
ci-room-garage = { $tile } sur le garage { $n }
ci-farm-number = ferme { $n }
ci-garage-number = garage { $n }
ci-label-set-garage = Mettre le dé du garage { $n } à { $value }
ci-label-set-farm = Mettre le dé de la ferme { $n } à { $value }
ci-label-use-for = Utiliser la capacité du clan : { $amount }
ci-label-use = Utiliser la capacité du clan
ci-label-reward = Récompense : { $what }
ci-label-setback = Revers pour { $condition }
ci-label-ignore = Ignorer le revers ; aucun jeton ne bouge
ci-label-suffer = Subir : { $what }
ci-label-suffer-void = Subir : { $what } (sans effet)
ci-label-turn = Retourner : { $what }
ci-label-lose = Perdre : { $tile }
ci-label-lose-die = Perdre le dé { $place }
ci-label-step = Pas { $direction } vers la case { $space } ({ $what })
ci-label-step-number = Pas { $n }
ci-step-cache = cache
ci-step-yields = rapporte { $gain }{ $mark }
ci-step-takes = { $what }, prend { $amount }
ci-label-grow = Ferme { $n } : { $amount }{ $mark }
ci-label-stay = Rester
ci-label-no-ability = Ne pas utiliser la capacité du clan
ci-label-no-tile = Ne prendre aucune tuile
ci-label-no = Non
ci-label-resolve = Résoudre la carte Plan
ci-label-resolve-card = Résoudre la carte Plan : { $card }
ci-chance-seat = { $seat }
ci-chance-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ci-chance-die = un { $value }

# Questions
ci-prompt-keep-character = Garde un de tes deux personnages (CI-2.9)
ci-prompt-pick-character = Choisis un personnage (CI-2.9)
ci-prompt-draft = Garde un objet du paquet ; le reste passe à gauche (CI-2.10)
ci-prompt-lone-discard = Défausse deux de tes cinq objets (CI-2.11)
ci-prompt-grow = Que produit la ferme { $farm } ? (CI-10.6)
ci-prompt-harvest-step = Tu peux faire un pas gratuit après la récolte (CI-14.7)
ci-prompt-hand-limit = Limite de main { $limit } : défausse-en encore { $left } (CI-11.4)
ci-prompt-resolve = L’IA résout sa carte (CI-17.7)
ci-prompt-resolve-card = L’IA résout { $card } (CI-17.7)
ci-prompt-over = La partie est terminée
ci-prompt-waiting = En attente de { $seats }
ci-prompt-chance-first = On tire au sort qui commence (CI-2.3)
ci-prompt-chance-side = On tire au sort la face d’un plateau (CI-2.1)
ci-prompt-chance-character = { $seat } reçoit un personnage (CI-2.9)
ci-prompt-chance-item = On pioche un objet pour { $seat }
ci-prompt-chance-tile = On révèle une tuile
ci-prompt-chance-event = On révèle l’événement de la manche (CI-4.1)
ci-prompt-chance-cache = On révèle une cache
ci-prompt-chance-die = { $seat } lance un dé
ci-prompt-chance-scheme = L’IA révèle une carte Plan (CI-17.7)
ci-prompt-chance = Le hasard décide
ci-prompt-box-character = Quand tous ont choisi : quel personnage { $seat } révèle-t-il ? (CI-2.9)
ci-prompt-box-die = Quand tous sont prêts derrière leur écran : qu’a obtenu { $seat } ? (CI-4.9)
ci-prompt-box-limit = Quand tous ont choisi : nommez-en encore { $left } à défausser ; limite de main { $limit } (CI-11.4)
ci-prompt-assigned = Tous les dés sont placés : taxes { $fees }{ $mark } sur { $algae ->
    [one] { $algae } algue
   *[other] { $algae } algues
  }. Prêt ? (CI-4.9)
ci-prompt-assign = { $left ->
    [one] Place le dernier dé dans un garage ou sur une ferme
   *[other] Place encore { $left } dés dans des garages ou sur des fermes
  } ; taxes jusqu’ici { $fees }{ $mark } sur { $algae ->
    [one] { $algae } algue
   *[other] { $algae } algues
  } (CI-4.6)
ci-prompt-act-any = Choisis une case pour un dé
ci-prompt-act-hq = Choisis une case pour le { $value } de la place { $n } du quartier général (CI-5.2)
ci-prompt-act-hq-altered = Choisis une case pour le { $value } de la place { $n } du quartier général, qui peut valoir { $others } (CI-5.2)
ci-prompt-act-garage = Choisis une case pour le { $value } du garage { $n } ; { $fee ->
    [0] sans taxe
    [one] taxe { $fee } algue
   *[other] taxe { $fee } algues
  } (CI-5.5)
ci-prompt-act-garage-altered = Choisis une case pour le { $value } du garage { $n }, qui peut valoir { $others } ; { $fee ->
    [0] sans taxe
    [one] taxe { $fee } algue
   *[other] taxe { $fee } algues
  } (CI-5.5)
ci-prompt-pay = Quel coût paies-tu ? (CI-8.2)
ci-prompt-trade = Quel objet acquiers-tu ? (CI-7.2)
ci-prompt-free-step = Tu peux faire un pas gratuit (CI-7.5)
ci-prompt-second-reward = Prendre aussi la récompense d’une autre rangée ? (CI-14.2)
ci-prompt-take = Prends-tu des objets ou de l’eau ? (CI-7.6)
ci-prompt-market = Tu peux échanger encore { $left ->
    [one] une fois
   *[other] { $left } fois
  } au marché (CI-8.11)
ci-prompt-academy = Combien de dés achètes-tu ? (CI-8.12)
ci-prompt-farm-tile = Quelle tuile de ferme prends-tu ? (CI-8.8)
ci-prompt-upgrade-tile = Quelle tuile d’amélioration prends-tu ? (CI-8.8)
ci-prompt-free-farm-tile = Prends une tuile gratuite : quelle tuile de ferme ? (CI-8.8)
ci-prompt-free-upgrade-tile = Prends une tuile gratuite : quelle tuile d’amélioration ? (CI-8.8)
ci-prompt-room = Où va { $tile } ? (CI-8.13)
ci-prompt-room-of-tile = Où va la tuile ? (CI-8.13)
ci-prompt-ability = Utiliser la capacité du clan ? (CI-6.5)
ci-prompt-advancement = Premier { $value } sur le plateau : choisis une récompense (CI-6.8)
ci-prompt-must-step = Où va la moissonneuse ? (CI-6.9)
ci-prompt-setback = Un revers : quelle condition ? (CI-6.10)
ci-prompt-punishment = Quelle punition ? (CI-6.12)
ci-prompt-lose-upgrade = Quelle tuile d’amélioration est perdue ? (CI-6.13)
ci-prompt-lose-farm = Quelle tuile de ferme est perdue ? (CI-6.13)
ci-prompt-lose-die = Quel dé est perdu ? (CI-6.13)
ci-prompt-step-back = Par où vers le centre ? (CI-6.13)
ci-prompt-discard-items = Défausse encore { $left ->
    [one] { $left } objet
   *[other] { $left } objets
  } (CI-6.13)
ci-prompt-goes-on = L’action continue

# Le but de la table, toujours en vue
ci-goal-win = Le plus de points l’emporte
ci-goal-setting-up = Choix des personnages et des objets
ci-goal-round = Manche { $round } sur { $last } : { $phase }
ci-goal-plan = planifier
ci-goal-execute = agir
ci-goal-harvest = récolter
ci-goal-rest = se reposer
ci-goal-ends = Fin après le repos de la manche { $last }
ci-goal-event = Cette manche, { $name } : { $text }

# Titres des réponses
ci-heading-character = Choisir un personnage
ci-heading-keep-item = Garder un objet
ci-heading-discard = Défausser un objet
ci-heading-trade = Échanger un objet
ci-heading-garages = Dés des garages
ci-heading-farms = Fermes
ci-heading-ready = Fixer le plan
ci-heading-negotiation = Négocier avec un clan
ci-heading-depository = Échanger au dépôt
ci-heading-headquarters = Attendre au quartier général
ci-heading-mine = Creuser au camp minier
ci-heading-laboratory = Mettre au point une tuile de ferme
ci-heading-foundry = Forger une tuile d’amélioration
ci-heading-control = Conduire la moissonneuse
ci-heading-market = Commercer au marché
ci-heading-academy = Former des dés à l’académie
ci-heading-cantina = Laisser des dés à la cantine
ci-heading-pay = Choisir quoi payer
ci-heading-also = Une seconde récompense
ci-heading-take = Prendre une récompense
ci-heading-swap = Échanger des ressources
ci-heading-buy = Acheter des dés
ci-heading-tile = Prendre une tuile
ci-heading-room = Poser la tuile
ci-heading-set-garage = Tourner un dé de garage
ci-heading-set-farm = Tourner un dé de ferme
ci-heading-ability = La capacité du clan
ci-heading-reward = Choisir une récompense
ci-heading-setback = Régler le revers
ci-heading-punishment = Choisir une punition
ci-heading-turn = Changer une punition en récompense
ci-heading-lose = Choisir ce qui est perdu
ci-heading-step = Déplacer la moissonneuse
ci-heading-grow = Récolter la ferme
ci-heading-no = S’en passer
ci-heading-resolve = La carte de l’IA

# Ce dont parlent les conseils : une quantité, et pourquoi elle compte. `$best` est le nombre après le meilleur plan trouvé,
# `$other` celui après un autre choix.
ci-quantity-negotiation = points au plateau de négociation
ci-principle-negotiation = Les dés chez les clans y restent et comptent : le meilleur plan a { $best } points au plateau de négociation, un autre choix { $other }.
ci-quantity-items = points des objets visibles
ci-principle-items = Les objets comptent une fois posés : le meilleur plan en a { $best } points, un autre choix { $other }.
ci-quantity-harvester = points de la cache sous ta moissonneuse
ci-principle-harvester = La moissonneuse marque la cache où elle finit : { $best } avec le meilleur plan, { $other } avec un autre choix.
ci-quantity-base = points de ta base
ci-principle-base = Les tuiles améliorent la base et comptent : le meilleur plan y a { $best } points, un autre choix { $other }.
ci-quantity-gems = tes gemmes
ci-principle-gems = Une gemme est un point et paie bien des choses : le meilleur plan t’en laisse { $best }, un autre choix { $other }.
ci-quantity-dice = tes dés en jeu
ci-principle-dice = Les dés sont des actions, manche après manche : le meilleur plan en a { $best } en jeu, un autre choix { $other }.
ci-quantity-payable = objets en main que tu peux payer
ci-principle-payable = Un objet en main ne compte pas avant d’être payé : le meilleur plan en laisse { $best } à ta portée, un autre choix { $other }.
ci-quantity-missing = ressources qui manquent pour un objet en main
ci-principle-missing = Amasse pour un achat : pour l’objet en main auquel il manque le moins, il manque { $best } ressources avec le meilleur plan, { $other } avec un autre choix.
ci-quantity-harvest = ressources de la récolte à venir
ci-principle-harvest = Pense à la récolte : elle donne { $best } ressources avec le meilleur plan, { $other } avec un autre choix.
ci-quantity-water = ton eau
ci-principle-water = L’eau paie un peu de tout : le meilleur plan t’en laisse { $best }, un autre choix { $other }.
ci-quantity-algae = tes algues
ci-principle-algae = Les algues paient les frais et les objets : le meilleur plan t’en laisse { $best }, un autre choix { $other }.
ci-quantity-power = ton énergie
ci-principle-power = L’énergie paie les tuiles et les trajets : le meilleur plan t’en laisse { $best }, un autre choix { $other }.
ci-quantity-fees = algues que coûteront les frais de garage
ci-principle-fees = Tous les garages sauf le premier ont des frais : le meilleur plan coûtera { $best } algues, un autre choix { $other }.
ci-quantity-unpaid = dés dont tu ne peux payer les frais
ci-principle-unpaid = Des frais impayables envoient ce dé et tous les suivants à la cantine : { $best } avec le meilleur plan, { $other } avec un autre choix.
ci-quantity-safe = clans sans revers pour ton prochain dé
ci-principle-safe = Gare aux revers : ton prochain dé pourrait négocier sans risque avec { $best } des clans après le meilleur plan, avec { $other } après un autre choix.
ci-quantity-acting = dés qui agiront
ci-principle-acting = Les dés des garages agissent : le meilleur plan en envoie { $best }, un autre choix { $other }.

# Leçons de la première partie
ci-lesson-character = Un personnage est une capacité pour toute la partie. Aucun n’est meilleur que les autres ; prends-en un dont le texte est clair pour toi.
ci-lesson-draft = Les objets attendent dans ta main que tu les échanges au dépôt : tu paies leur coût, puis leurs points comptent et leur texte agit. Garde celui dont tu te vois payer le coût, et passe les autres.
ci-lesson-lone-discard = Les objets attendent dans ta main que tu les échanges au dépôt : tu paies leur coût, puis leurs points comptent et leur texte agit. Jette les deux plus chers ou les moins utiles.
ci-lesson-assign = Planifie la manche. Touche un dé, puis sa place : un dé dans un garage sort et agit, un dé sur une ferme reste et donne des ressources à la récolte. Les grandes valeurs donnent plus. Tous les garages sauf le premier coûtent des algues quand leur dé agit.
ci-lesson-act = Envoie ce dé sur une case. Les négociations et les objets du dépôt rapportent les points ; le camp minier, le marché et les fermes donnent ce qu’ils coûtent ; le laboratoire et la fonderie améliorent ta base. La valeur décide où un dé peut aller. Touche une case marquée, ou regarde d’abord son prix et son gain.
ci-lesson-grow = Cette ferme donne une chose ou l’autre. La quantité dépend du dé posé dessus. Prends ce que coûteront tes prochains dés.
ci-lesson-step = La moissonneuse avance d’une case. À la fin de chaque manche tu reçois ce que donne sa case ; les jetons en chemin sont à toi tout de suite, et les caches du bord valent des points.
ci-lesson-hand-limit = Tu tiens plus d’objets que ta base n’a de place. Jette ceux que tu ne paieras jamais.
ci-lesson-pay = La case se paie de deux façons. Garde la ressource dont tes prochains dés ont besoin.
ci-lesson-trade = Choisis l’objet que tu poses maintenant. Tu paies son coût tout de suite ; ses points comptent à la fin, et son texte agit dès ta prochaine action.
ci-lesson-take = Prends ce qui te manque le plus. Les objets sont des chances de points, l’eau paie un peu de tout.
ci-lesson-market = Chaque échange donne une quantité de la case contre une autre. Tu peux échanger autant de fois que la valeur de ton dé, ou t’arrêter.
ci-lesson-academy = Plus de dés, c’est plus d’actions à chaque manche qui vient, jusqu’à la limite de ta base.
ci-lesson-tile = Une tuile améliore ta base pour le reste de la partie. Touche celle que tu veux ; ce qu’il y a dessous reste inconnu jusque-là.
ci-lesson-room = La tuile va dans la salle vide la plus à gauche. Ne la mets à la place d’une autre que si tu n’en as plus besoin : l’autre est perdue.
ci-lesson-ability = Le clan t’offre sa capacité parce que tu as négocié avec lui. À toi de voir si tu l’utilises.
ci-lesson-advancement = Tu as cette valeur en premier sur le plateau de négociation : choisis une des récompenses restantes. Chacune n’existe qu’une fois dans la partie.
ci-lesson-setback = Les dés sous ce clan sont trop nombreux ou trop pareils : un revers. Choisis la condition réglée et ce que tu perds. Chacune n’arrive qu’une fois dans la partie.
ci-lesson-loss = Quelque chose est perdu. Choisis ce qui te manquera le moins.

# Ce qui s’est passé
ci-event-first-drawn = { $seat } commence
ci-event-planet-side = planète : face { $side }
ci-event-clan-side = { $clan } : face { $side }
ci-event-farm-tile-up = Sur la pile de fermes { $stack } : { $tile }
ci-event-upgrade-tile-up = Sur la pile d’améliorations { $stack } : { $tile }
ci-event-character-dealt = { $seat } reçoit { $card }
ci-event-character-taken = { $seat } joue { $card }
ci-event-answered = { $seat } a fini
ci-event-only-answer = { $seat } n’a qu’une réponse
ci-event-only-answer-is = { $seat } n’a qu’une réponse : { $answer }
ci-answer-buys = acheter { $dice }
ci-answer-done = plus d’échange
ci-answer-no = non
ci-answer-stays = rester
ci-answer-pays-in = payer en { $res }
ci-answer-left-room = la pièce libre la plus à gauche
ci-answer-room = pièce { $n }
ci-answer-die = le dé { $place }
ci-answer-setback = le revers pour { $condition }
ci-event-item-drawn = { $seat } pioche { $item }
ci-event-card-drawn = { $seat } pioche un objet
ci-event-items-reshuffled = les objets défaussés forment la nouvelle pioche
ci-event-packets-passed = les paquets passent à gauche
ci-event-items-drafted = les équipages draftent leurs Objets sur la table : quatre cartes chacun, en garder une, passer le reste à gauche ; la dernière va sous la pile
ci-event-items-discarded = { $seat } défausse { $items }
ci-event-round-began = la manche { $round } commence, { $seat } joue en premier
ci-event-turned-up = Événement { $name }{ $namemark } : { $text }{ $textmark }
ci-event-other-turned-up = Événement { $id }
ci-event-cache-turned-up = la cache en { $space } vaut { $points }{ $mark }
ci-event-die-rolled = { $seat } lance un { $value }
ci-event-rolled = { $seat } lance un dé derrière le paravent
ci-event-plan-revealed = { $seat } montre le plan : { $plan }
ci-event-plan-without-dice = { $seat } montre un plan sans dé
ci-plan-garage = garage { $n } : { $value }
ci-plan-farm = ferme { $n } : { $value }
ci-event-hq-acts = les dés du quartier général agissent
ci-event-ai-acts = l’IA agit
ci-event-bases-act = les dés des bases agissent
ci-event-plan-phase = phase de planification
ci-event-execute-phase = phase d’exécution
ci-event-harvest-phase = phase de récolte
ci-event-rest-phase = phase de repos
ci-event-phase = phase : { $phase }
ci-event-die-actioned = { $seat } place un { $value } { $place-to }
ci-space-other = { $id }
    .to = sur { $id }
ci-event-paid = { $seat } paie { $amount }
ci-event-paid-nothing = { $seat } ne paie rien
ci-event-gained = { $seat } gagne { $amount }
ci-event-gained-nothing = { $seat } ne gagne rien
ci-event-stood-down = { $seat } se retire : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } à la cantine
ci-event-skipped = { $seat } ne trouve pas de case pour le dé ; il va à la cantine
ci-event-item-traded = { $seat } acquiert { $item }
ci-event-harvester-moved = la moissonneuse de { $seat } va de { $from } à { $to }
ci-event-token-taken = { $seat } prend le jeton en { $space } : { $amount }
ci-event-swapped = { $seat } donne { $gave } pour { $got }
ci-event-tile-on-farm = { $seat } pose sur la ferme { $room } : { $tile }
ci-event-tile-on-garage = { $seat } pose sur le garage { $room } : { $tile }
ci-event-tile-off-farm = { $tile } de { $seat } sur la ferme { $room } sort du jeu
ci-event-tile-off-garage = { $tile } de { $seat } sur le garage { $room } sort du jeu
ci-event-die-set-in-garage = { $seat } met le dé du garage { $n } à { $value }
ci-event-die-set-on-farm = { $seat } met le dé de la ferme { $n } à { $value }
ci-event-advanced = { $seat } place le premier { $value } et prend la récompense : { $reward }
ci-event-setback = { $seat } subit le revers pour { $condition } : { $punishment }
ci-event-setback-turned = { $seat } change le revers pour { $condition } en récompense : { $reward }
ci-event-setback-ignored = { $seat } ignore un revers
ci-event-die-lost = { $seat } perd le dé { $place }
ci-event-grew = la ferme { $farm } de { $seat } produit { $amount }
ci-event-dice-returned = { $seat } récupère { $dice }
ci-event-dice-cut = { $seat } a trop de dés : { $dice } à la réserve
ci-event-scheme-turned-up = l’IA révèle la carte Plan { $card }
ci-event-schemes-reshuffled = la défausse de l’IA forme sa nouvelle pioche
ci-event-game-ended = la partie est terminée

# Ce qu’a donné une carte Plan
ci-event-scheme-resolved = { $parts }
ci-outcome-card = l’IA exécute la carte Plan { $card }
ci-outcome-harvester = sa moissonneuse va en { $space }
ci-outcome-finds = elle trouve { $amount }
ci-outcome-no-die = elle n’a plus de dé
ci-outcome-nothing = aucune option n’est possible : elle prend { $amount }
ci-outcome-die = elle place un { $value } { $place-to }
ci-outcome-takes = elle prend { $amount }
ci-outcome-progress = elle prend une tuile Progrès
ci-outcome-one-more-card = elle révélera une carte de plus
ci-outcome-new-dice = elle prend de nouveaux dés
ci-outcome-pays = elle paie { $amount }

# Raisons de l’IA
ci-line = { $rule } { $what }
ci-line-kept = { $rule } { $what } : { $kept }
ci-line-yes = { $line } — oui
ci-line-no = { $line } — non
ci-reason-due-card = carte due { $card }, valeur { $value } : { $options }
ci-reason-extra-card = carte supplémentaire { $card }, valeur { $value } : { $options }
ci-reason-first-due = la première carte due de la manche déplace la moissonneuse
ci-reason-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } sur le plateau
ci-reason-no-option = aucune option possible : aucun dé utilisé, 1 gemme
ci-reason-takes-gem = { $what } (prend la gemme et s’arrête)
ci-reason-water-back = { $what } (l’eau retourne à la réserve)
ci-reason-wraps = suit la flèche de l’autre côté
ci-reason-steps = avance { $direction }
ci-reason-stops-before-cache = s’arrête avant une cache, en
ci-reason-stops-before-edge = s’arrête avant le bord, en
ci-reason-dearest-row = { $clan } : rangées libres au prix de Jrayek, la plus chère payable avec { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
ci-reason-row = { $clan } : rangée { $row } pour { $price ->
    [one] { $price } gemme
   *[other] { $price } gemmes
  }
ci-reason-no-row = { $clan } : aucune case libre pour { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
ci-reason-depository = Dépôt : { $space }, 1 gemme sur { $gems }
ci-reason-no-column = pas de colonne { $value }
ci-reason-column-full = la colonne { $value } est pleine
ci-reason-column = colonne { $value }, rangée { $row }
ci-reason-pair = Laboratoire : une case de paire libre, { $unlocked ->
    [one] { $unlocked } tuile Progrès débloquée
   *[other] { $unlocked } tuiles Progrès débloquées
  }
ci-reason-no-pair = Laboratoire : aucune case de paire libre, { $unlocked ->
    [one] { $unlocked } tuile Progrès débloquée
   *[other] { $unlocked } tuiles Progrès débloquées
  }
ci-reason-space-free = { $board } : la case { $n } est libre
ci-reason-no-space = { $board } : aucune case libre
ci-reason-academy-free = case { $value } de l’académie libre, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } à la réserve
ci-reason-academy-taken = case { $value } de l’académie prise, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } à la réserve
ci-reason-advancement = le jeton progrès { $value } couvre la récompense la plus à gauche
ci-reason-setback = le jeton revers pour { $condition } couvre la punition la plus à gauche

# Refus
ci-refusal-not-asked = cette réponse n’est pas celle attendue maintenant
ci-refusal-not-dealt = ce personnage n’a pas été distribué à cette place
ci-refusal-character-taken = ce personnage est déjà pris
ci-refusal-not-in-packet = cet objet n’est pas dans le paquet
ci-refusal-not-in-hand = cet objet n’est pas en main
ci-refusal-no-such-die = aucun dé lancé ne montre { $value }
ci-refusal-garages-full = chaque garage contient un dé
ci-refusal-no-die-space = la ferme { $farm } n’a pas de case de dé
ci-refusal-farm-taken = la ferme { $farm } a déjà un dé
ci-refusal-dice-left = il reste { $dice ->
    [one] { $dice } dé lancé
   *[other] { $dice } dés lancés
  } à placer
ci-refusal-cannot-alter = le dé à { $from } ne peut pas valoir { $to } ici
ci-refusal-no-such-space = cette case n’existe pas dans cette partie
ci-refusal-occupied = la case est prise
ci-refusal-closed = l’événement de cette manche ferme ce plateau
ci-refusal-fee-too-high = la taxe de garage de { $fee ->
    [one] { $fee } algue
   *[other] { $fee } algues
  } ne peut pas être payée
ci-refusal-too-dear = pas assez { $res-of } pour le coût
ci-refusal-too-dear-with-fee = pas assez { $res-of } pour le coût et la taxe de { $fee ->
    [one] { $fee } algue
   *[other] { $fee } algues
  }
ci-refusal-no-column = le dépôt n’a pas de colonne { $value } dans cette partie
ci-refusal-no-affordable-item = aucun objet en main ne peut être payé en entier
ci-refusal-from-headquarters = un dé du quartier général ne peut pas y retourner
ci-refusal-no-second-die = le laboratoire demande une paire et il n’y a pas de second dé
ci-refusal-no-pair = le dé suivant montre { $second } et ne peut pas faire une paire de { $value }
ci-refusal-no-farm-tiles = toutes les piles de fermes sont vides
ci-refusal-stack-empty = la pile d’améliorations { $stack } est vide
ci-refusal-no-step = la moissonneuse ne peut pas aller dans la direction { $direction } d’ici
ci-refusal-wrong-academy-space = cette case de l’académie n’accepte pas de { $value }
ci-refusal-supply-empty = ta réserve a { $have ->
    [one] { $have } dé
   *[other] { $have } dés
  }, trop peu
ci-refusal-no-fee-to-refuse = le dé est gratuit et doit agir
ci-refusal-can-act = le dé a une case permise et doit agir, ou sa taxe ne peut pas être payée
ci-refusal-no-such-cost = le coût n’a pas de variante en { $res }
ci-refusal-cannot-pay = pas assez { $res-of }
ci-refusal-item-too-dear = pas assez { $res-of } pour cet objet
ci-refusal-no-such-row = le dépôt n’a pas cette rangée
ci-refusal-own-row = la seconde récompense doit être celle d’une autre rangée
ci-refusal-not-in-set = cette case du marché n’échange pas { $res-of }
ci-refusal-same-resource = un échange donne une ressource et en reçoit une autre
ci-refusal-not-for-sale = l’académie ne vend pas { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
ci-refusal-no-tile = la pile { $stack } est vide
ci-refusal-must-take = la tuile doit être prise
ci-refusal-no-room = toutes les pièces pour cette tuile sont pleines ; remplaces-en une
ci-refusal-no-tile-there = il n’y a pas de tuile à toi de ce type dans la pièce { $room }
ci-refusal-no-die-there = cette place n’y a pas de dé
ci-refusal-same-value = le dé montre déjà { $value }
ci-refusal-not-a-value = { $value } n’est pas une valeur de dé
ci-refusal-reward-covered = cette récompense a déjà été prise
ci-refusal-condition-not-met = cette condition n’est pas remplie ou son jeton a déjà bougé
ci-refusal-cannot-ignore = cette place n’a pas d’objet pour ignorer un revers
ci-refusal-punishment-covered = cette punition a déjà eu lieu
ci-refusal-must-suffer-fully = il faut choisir une punition entièrement exécutable
ci-refusal-must-suffer-partly = il faut choisir une punition exécutable en partie
ci-refusal-cannot-turn = seul Lysias James peut changer un revers en récompense
ci-refusal-not-nearer = la direction { $direction } ne rapproche pas du centre
ci-refusal-not-this-farm = ce n’est pas encore au tour de la ferme { $farm }
ci-refusal-not-grown = cette ferme ne donne pas { $res-of }
ci-refusal-already-discarded = cette carte est déjà choisie
ci-refusal-must-decide = on ne peut pas refuser cette question

# Les plateaux en texte
ci-board-round = Manche { $round } sur { $last } · { $phase }
ci-board-first-player = { $line } · { $seat } en premier
ci-phase-characters = personnages
ci-phase-items = objets
ci-phase-plan = planification
ci-phase-execute-hq = exécution (dés du quartier général)
ci-phase-execute-ai = exécution (l’IA)
ci-phase-execute-base = exécution (dés des bases)
ci-phase-harvest = récolte
ci-phase-rest = repos
ci-phase-over = terminée
ci-board-event = Événement { $id } { $name }{ $namemark } : { $text }{ $textmark }
ci-board-clan = { $clan } { $side } : { $text }{ $mark }
ci-board-planet-not-yet = Planète : face pas encore tirée
ci-board-planet = Planète, face { $side } (case rendement°/jeton@moissonneuses)
ci-board-cache = cache
ci-board-negotiation = Négociation (coût, points : dés)
ci-board-advancements = progrès restants : { $values } · récompenses ouvertes{ $mark } : { $kinds }
ci-board-no-advancements = plus de progrès ni de récompenses
ci-board-setbacks = revers restants : { $conditions } · punitions ouvertes{ $mark } : { $kinds }
ci-word-items = objets
ci-word-die = dé
ci-word-gem = gemme
ci-word-harvester = moissonneuse
ci-word-upgrade = amélioration
ci-word-farm = ferme
ci-board-depository = Dépôt, colonnes{ $mark } { $columns }
ci-board-row = { $row } ({ $reward }) : { $dice }
ci-board-step = pas gratuit
ci-board-headquarters = Quartier général ({ $rewards }) : { $dice }
ci-board-mining = Camp minier   { $spaces }
ci-board-laboratory = Laboratoire   { $costs } | paires de dés { $pairs } | tuiles de ferme :
ci-board-foundry = Fonderie      { $costs } | dés { $dice } | tuiles d’amélioration :
ci-board-stack = pile { $n } : { $tile } (reste { $left })
ci-board-control = Contrôle      { $costs } | { $dice }
ci-board-market = Marché        { $spaces }
ci-board-academy = Académie      { $prices } | { $spaces }
ci-board-items = Objets : { $pile } dans la pioche, { $beneath } dessous, { $discarded ->
    [one] { $discarded } défaussé
   *[other] { $discarded } défaussés
  }
ci-board-seat = { $letter } (place { $seat }, { $colour }) : { $name } · { $supplies } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ci-board-own-seat = { $letter } (place { $seat }, { $colour }, toi) : { $name } · { $supplies } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ci-board-ready = { $line } · prêt
ci-board-supplies-hidden = réserves cachées
ci-colour-purple = violet
ci-colour-orange = orange
ci-colour-blue = bleu
ci-colour-black = noir
ci-board-garages = Garages { $garages }
ci-board-farms = Fermes  { $farms }
ci-board-dice = Dés     réservoir { $pool }, cantine { $cantina }, réserve { $supply }
ci-board-rolled = { $line }, lancés { $values }
ci-board-behind = { $line }, { $n } derrière le paravent
ci-board-face-up = Objets  face visible : { $items }
ci-board-none-face-up = Objets  face visible : aucun
ci-board-hand-card = main    { $card }
ci-board-packet-card = paquet  { $card }
ci-board-hand-size = main    { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
ci-board-ai = { $letter } (place { $seat }, IA { $level } : { $name }{ $mark }) : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, { $supply } en réserve, { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }, progrès { $progress } sur 3 · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ci-board-schemes = plans : { $pile } dans la pioche, visibles { $shown }, défaussés { $discarded }
ci-board-no-schemes = aucun
ci-board-scheme = carte : { $card }
ci-board-mark = ° = notre remplacement ; valeur imprimée inconnue
ci-board-key = A5 = dé du siège A montrant 5, -- = libre ; W eau, A algues, P énergie, G gemme, D dé, I objet
ci-notice-stand-ins = { $records ->
    [one] { $records } fiche du jeu de données { $pack } contient des remplacements de valeurs imprimées inconnues ; elle porte
   *[other] { $records } fiches du jeu de données { $pack } contiennent des remplacements de valeurs imprimées inconnues ; elles portent
  } la marque °
ci-points-of = { $points }

# The game as it describes itself: its line, options, ready-made set-ups, read-outs.

ci-summary = Des équipages de dés négocient, échangent, explorent et bâtissent sur une planète habitée; 8 manches, avec ou sans IA.
ci-option-seats-meaning = 2 à 4 × human ou bot:<name>, ou 1 à 3 suivis d’un ai ou ai:<opponent>
ci-option-planet-meaning = face du plateau Planète
ci-option-clans-meaning = face de chaque plateau de clan : A, B ou random
ci-option-characters-meaning = deux distribués à chacun, un gardé ; ou tous visibles, le dernier dans l’ordre du tour choisit en premier
ci-option-opponent-meaning = adversaire IA, du plus facile au plus dur ; seulement avec une IA
ci-option-supplies-meaning = si les autres voient les totaux d’eau, d’algues, d’énergie et de gemmes
ci-option-colours-meaning = couleur de chaque place ; sans effet sur la partie
ci-option-pack-meaning = jeu de données, par nom
ci-primer-goal = Une nouvelle demeure sur une planète
ci-primer-goal-text = Ton équipage s’installe sur une planète en huit manches. Les points viennent des négociations avec trois clans, des objets, des gemmes et des tuiles, et du lieu où finit ta moissonneuse. Le plus de points l’emporte.
ci-primer-plan = Planifier
ci-primer-plan-text = Lance tes dés et donne en secret une place à chacun : dans un garage il sortira pour agir, sur une ferme il reste et donne de l’eau, des algues ou de l’énergie. Tous les garages sauf le premier coûtent des algues.
ci-primer-act = Agir
ci-primer-act-text = Tour à tour, chaque dé d’un garage va sur une case : sous un clan, au dépôt pour un objet, au camp minier, au marché, au laboratoire, à la fonderie, à la salle de contrôle ou à l’académie. Sa valeur décide où il va et ce qu’il rapporte.
ci-primer-harvest = Récolter et se reposer
ci-primer-harvest-text = Puis les fermes et la case de ta moissonneuse rapportent, les dés reviennent, et tu ne gardes que les objets et les dés que ta base peut loger. Après le huitième repos on compte les points.
ci-theme-boards = Faces des plateaux
ci-theme-secrets = Ce qui est caché
ci-preset-first-game = Première partie
ci-preset-two = À deux
ci-preset-against-bot = Contre un bot
ci-preset-three = À trois
ci-preset-four = À quatre
ci-preset-free-characters = À deux, personnages au choix, faces tirées
ci-preset-solo-1 = Seul contre la novice
ci-preset-solo-2 = Seul contre la régulière
ci-preset-solo-3 = Seul contre la vive
ci-preset-solo-4 = Seul contre l’implacable
ci-preset-two-and-ai = À deux avec l’IA
ci-query-costs = ce que chaque case coûterait au dé attendu de la place, par valeur, et pourquoi il ne peut pas y aller
ci-query-destinations = quels dés peuvent aller où : case et valeur
ci-query-fees = taxes de tous les garages, algues possédées, et dés qui finiraient à la cantine
ci-query-harvest = ce que la place récolterait maintenant, et les dés que la limite ferait perdre
ci-query-score-parts = le score courant de chaque place en ses cinq parties, les caches sous forme d’intervalle
ci-query-setback-risk = pour chaque case de négociation : somme, dés égaux, conditions, punitions, avancée
ci-query-ai-options = ce que l’IA ferait maintenant avec chaque carte Plan pas encore vue

# Set-ups
ci-setup-not-null = une valeur ; une option sans valeur s’omet
ci-setup-no-seat = `{ $value }` n’est ni human, ni bot:<name>, ni ai, ni ai:<opponent>
ci-setup-no-such-ai = `{ $text }` : les adversaires IA sont 1, 2, 3, 4
ci-setup-no-such-bot = aucun bot `{ $name }` ne joue à ce jeu ; connus : { $known }
ci-setup-ai-last = l’IA prend la dernière place
ci-setup-one-ai = une IA au plus
ci-setup-seats = 2 à 4 personnes, ou 1 à 3 et une IA ; il y a { $humans } personnes et { $ais } IA
ci-setup-opponent-without-ai = `opponent` ne vaut que pour les parties avec une IA
ci-setup-hands-of-people = `hands: unknown` est pour deux personnes ou plus, sans bots
ci-setup-hands-supplies = `hands: unknown` va avec des réserves ouvertes : tout ce que le programme sait est montré
ci-setup-opponent-twice = `opponent` dit { $option }, la place dit ai:{ $seat }
ci-setup-colours = `colours` est une liste d’une couleur pour chacune des { $seats } places
ci-setup-no-such-pack = il n’y a pas de jeu de données `{ $id }` ; connus : { $known }
ci-setup-other-pack = le jeu de données `{ $id }` présent a l’identité { $identity }, et non { $given }

# Notation
ci-notation-action = `{ $text }` n’est pas une réponse de ce jeu
ci-notation-chance = `{ $text }` n’est pas un tirage de ce jeu

# Position records: what must stand somewhere
ci-record-seats = la liste de ce que possède chaque place
ci-record-item = un objet
ci-record-event = un événement
ci-record-character = un personnage
ci-record-scheme = une carte Plan
ci-record-tile = une tuile de cette sorte
ci-record-resource = l’un de W, A, P, G
ci-record-space = une case du plateau à ce nombre de joueurs
ci-record-row = une rangée du dépôt
ci-record-column = une colonne du dépôt à ce nombre de joueurs
ci-record-planet-space = une case de la planète
ci-record-planet-token = une case dont le jeton n’a pas encore été pris
ci-record-consequence = une case de récompense ou de punition
ci-record-packet-item = un objet du paquet
ci-record-hand-item = un objet en main
ci-record-written = ce que le moteur écrit ici

# Position records: what cannot be
ci-record-options-seats = `options.seats` : les places figurent dans `seats`, chacune avec son `kind`
ci-record-pending = pending : cela n’appartient pas à cette position
ci-record-unknown-draft = avec `hands: unknown`, rien du draft n’est connu
ci-record-unknown-cards = il n’y a pas { $cards } Objets pour les mains
ci-record-no-answer = aucune place n’a de réponse dans cette position, et la partie n’est pas finie
ci-record-round = manche { $round } en phase { $phase } ; les manches 1 à { $last } suivent la mise en place
ci-record-last-round = la partie finit après la manche { $last }, pas après la manche { $round }
ci-record-no-ai = partie `ai` sans IA à la table
ci-record-event-again = l’événement de cette manche est déjà sorti dans une manche précédente
ci-record-event-of-round = l’événement { $event } est celui de la manche { $round } et d’aucune autre
ci-record-event-too-soon = un événement est révélé avant la première manche
ci-record-last-event-seen = l’événement de la dernière manche est sorti dans une manche précédente
ci-record-events = { $events } événements sont sortis avant la manche { $round }
ci-record-side-fixed = `{ $path }` : la face est fixée par les options
ci-record-side-missing = la face de { $board } est tirée au sort ; `sides` doit dire laquelle
ci-record-space-taken = `{ $path }` : plus de dés que de places
ci-record-unequal-pair = `{ $path }` : une paire est d’une seule place et d’une seule valeur
ci-record-ai-pair = `{ $path }` : l’IA bloque une case de paire avec un dé
ci-record-ai-hq = l’IA n’utilise jamais le quartier général
ci-record-ai-control = l’IA n’utilise jamais la salle de contrôle
ci-record-ai-cache = la moissonneuse de l’IA n’entre jamais dans une cache
ci-record-academy-value = { $space } n’indique pas la valeur { $value }
ci-record-location-dice = { $dice } dés sur les plateaux de lieux en phase { $phase } ; le repos les rend
ci-record-no-token = `{ $path }` : ce jeton n’existe pas
ci-record-no-cache = `caches` : { $space } n’est pas une cache
ci-record-caches = `caches` : il n’y a pas tant de caches de { $points } points
ci-record-caches-up = toutes les caches sont révélées, mais `caches` ne donne les points que de { $known }
ci-record-item-bottom = `item_bottom` : une carte au plus par personne
ci-record-stacks = `{ $path }` : il y a trois piles
ci-record-stack-empty = `visible.{ $sort }` : la pile { $stack } est vide
ci-record-tiles-of-kind = { $seen } tuiles { $tile } ; la boîte en contient { $count }
ci-record-tiles = { $lying } tuiles ({ $sort }) dans les piles et { $out } ailleurs ; il y en a { $total }
ci-record-dice = la place { $seat } a { $placed } dés en jeu ; une couleur en a { $dice }
ci-record-planned = la place { $seat } planifie avec { $planned } dés ; { $limit } au plus
ci-record-rolled-outside-plan = des dés lancés hors de la planification
ci-record-garage-gaps = les garages se remplissent de gauche à droite sans trou
ci-record-ready-with-dice = prêt alors qu’il reste des dés à placer
ci-record-cantina-in-plan = des dés à la cantine pendant la planification
ci-record-dice-outside-round = des dés dans les garages, les fermes ou la cantine hors d’une manche
ci-record-garage-after-execute = des dés dans les garages après l’exécution
ci-record-no-die-space = la ferme { $farm } n’a pas de place pour un dé
ci-record-items-before-draft = des objets avant la sélection
ci-record-character-twice = le personnage { $character } figure deux fois
ci-record-too-many = `{ $path }` : { $given } donnés, de la place pour { $most }
ci-record-dealt = `{ $path }` : on distribue 2 personnages au plus
ci-record-packet = un paquet contient { $cards } cartes au plus
ci-record-ready-character = prêt exactement quand un personnage est gardé
ci-record-ready-item = prêt exactement quand une carte du paquet est gardée
ci-record-draft = main et paquet ne sont pas ceux d’une sélection où chacun en a gardé { $kept }

# Read-outs that are not given
ci-query-seat = `seat` est la place d’une personne, de 0 à { $most }
ci-query-supplies-hidden = les réserves de la place { $seat } sont cachées
ci-query-hand-hidden = où peuvent aller les dés de la place { $seat } dépend de sa main, qui est cachée
ci-query-no-die = la place { $seat } n’a aucun dé à jouer dans cette manche
ci-query-no-planet = la planète n’est pas encore installée
ci-query-no-ai = aucune IA n’est à cette table

# Packs
ci-pack-at = { $path } : { $reason }
ci-pack-missing = `{ $key }` manque
ci-pack-needed = il faut { $wanted }
ci-pack-wrong = il faut { $wanted }, pas { $given }
ci-pack-text = un texte
ci-pack-table = une table
ci-pack-unknown = `{ $key }` est inconnu ici ; rien dans les règles ne le lit
ci-pack-other-game = c’est un jeu de données d’un autre jeu
ci-pack-name = un nom sans `#`
ci-pack-not-payable = `{ $text }` ne se paie pas : seuls W, A, P, G se paient
ci-pack-side-number = `{ $key }` n’est pas un numéro de face de 1 à 4
ci-pack-no-side = pas de face pour N = { $n } ; chaque plateau en a exactement une pour N = 1, 2, 3, 4 (CI-1.8)
ci-pack-two-sides = deux faces pour N = { $n } (CI-1.8)
ci-pack-room = { $given } donnés ; le moteur a de la place pour { $most }
ci-pack-tokens = { $given } donnés ; il y a { $tokens } jetons d’avancée et { $tokens } de revers, et autant de cases de récompense et de punition (CI-1.3, CI-1.8)
ci-pack-twice = `{ $id }` figure deux fois (CI-1.8)
ci-pack-empty = il en faut au moins un
ci-pack-count = { $found } en tout ; la boîte en contient { $wanted } (CI-1.3)
ci-pack-numbers = { $numbers } nombres : de 0 à { $most }
ci-pack-in-order = numérotés à partir de 1 dans cet ordre
ci-pack-no-procedure = `{ $code }` n’a pas de procédure connue
ci-pack-clan-order = leyrien, zcharo, jrayek depuis la gauche (CI-2.5)
ci-pack-token-twice = la valeur { $value } a deux jetons
ci-pack-sum-or-same = il faut `sum` ou `same`
ci-pack-row-number = les rangées sont numérotées depuis le haut, celle-ci est { $row }
ci-pack-jrayek-gems = l’IA paie cette rangée en gemmes, donc le prix de Jrayek est en gemmes (CI-17.9)
ci-pack-gem-prices = les prix en gemmes ne baissent pas d’une rangée à l’autre (CI-1.8)
ci-pack-row-points = trois nombres : Leyrien, Zcharo, Jrayek
ci-pack-row-letter = une lettre, chaque rangée la sienne
ci-pack-hq-reward = d’abord des objets, puis de l’eau : les deux gains de `take items` et `take water`
ci-pack-alternatives = chaque possibilité est une quantité d’une seule ressource, toutes différentes (CI-8.2)
ci-pack-stacks = les tuiles de ferme forment { $stacks } piles (CI-2.7)
ci-pack-stack-of-value = la valeur { $value } demande une pile de 1 à { $stacks }
ci-pack-market-set = un ensemble se compose d’au moins deux ressources différentes
ci-pack-academy-values = chaque valeur va sur une case de l’académie
ci-pack-academy-prices = prix de 1 et de 2 dés
ci-pack-clan-side = il faut un clan (leyrien, zcharo, jrayek) et une face A ou B
ci-pack-clan-id = clan et face, comme leyrien_A
ci-pack-clan-ability = une capacité : `gain <amount>`, `step` ou `set_die`
ci-pack-clans = trois clans avec les faces A et B (CI-1.3)
ci-pack-first-garage = le premier garage est toujours gratuit (CI-5.6)
ci-pack-start-farm = `{ $text }` : une ferme de départ a `boost` ou `grow`
ci-pack-upgrade-rooms = le garage 1 ne prend pas de tuile, il y a donc moins de salles que de garages
ci-pack-room-points = les points des salles ne baissent pas (CI-1.8)
ci-pack-farm-table = { $res } : six quantités, pour les valeurs 1 à 6
ci-pack-farm-table-falls = { $res } : la table ne baisse pas (CI-1.8)
ci-pack-not-resource = `{ $text }` n’est pas une ressource
ci-pack-dice-places = { $dice } dés doivent aller dans { $places } garages et fermes de départ (CI-4.6)
ci-pack-start-dice = plus de dés que la limite (CI-4.3)
ci-pack-upgrade-effect = une amélioration a `alter -1 +1`, `raise 2`, `flip`, `water5`, `nofee` ou `points`
ci-pack-farm-effect = une ferme a `passive`, l’un de `six` et `grow`, ou `points`
ci-pack-item-effect = un objet `game` a `discount`, `gain` ou `ignore_setbacks` ; un objet `end` a `score`
ci-pack-event-effect = cet effet n’est pas celui d’un événement (CI-1.7)
ci-pack-character-effect = l’une des huit procédures : `char <name> [numbers]`
ci-pack-id-of-item = `{ $id }` est aussi un objet ; les identifiants sont uniques (CI-1.8)
ci-pack-id-of-farm-tile = `{ $id }` est aussi une tuile de ferme ; les identifiants sont uniques (CI-1.8)
ci-pack-id = des minuscules, des chiffres et `_`
ci-pack-src = trois lettres pour l’effet, le coût et les points : s seed, p public, r reconstructed, o owner
ci-pack-last-event = un seul événement a le moment `last` (CI-2.6)
ci-pack-progress = des gemmes en `harvest`, des dés en `rest` ou `<n> scheme` en `execute`
ci-pack-opponent-points = 1 à { $most } nombres, par rangée
ci-pack-caches = { $given } donnés ; il y a { $caches } caches (CI-1.3)
ci-pack-planet-row = la rangée { $row } doit avoir sa place dans row_r et first_q
ci-pack-direction = la direction { $direction } demande [q, r]
ci-pack-direction-step = la direction { $direction } n’est pas un pas sur la grille hexagonale
ci-pack-direction-same = la direction { $direction } est la même qu’une autre
ci-pack-planet-token = { $space } : un jeton est `3W` ou `G`, pas `{ $text }`
ci-pack-space-twice = { $space } se trouve sur une autre case
ci-pack-arrow = une flèche est [de, direction, vers]
ci-pack-arrow-ends = face { $side } : la flèche de { $from } à { $to } doit partir d’une case et finir sur une case (CI-1.8)
ci-pack-no-start = la face { $side } n’a pas de case `{ $space }`
ci-pack-start-unreached = { $space } n’atteint pas la case de départ (CI-1.8)
ci-pack-amount = `{ $text }` n’est pas une quantité comme 3W+2P (W, A, P, G, D, I ; 0 à 99)
ci-pack-amount-twice = `{ $text }` nomme { $letter } deux fois
ci-pack-effect = `{ $text }` n’est pas un effet du vocabulaire (CI-1.7)
ci-pack-board = `{ $word }` n’est pas un plateau
ci-pack-counter = `{ $word }` n’est pas un compteur (CI-1.7)
ci-pack-per-0 = `per 0` ne compte rien
ci-pack-grow = `{ $text }` demande deux ressources différentes parmi W, A, P, G
ci-pack-number = `{ $text }` n’est pas un nombre de 0 à 99
ci-pack-single = `{ $text }` doit être une quantité d’une seule ressource, comme 5W

# Printed values
ci-printed-of = { $what }, { $part }
ci-printed-name = nom
ci-printed-benefit = avantage
ci-printed-cost = coût
ci-printed-points = points
ci-printed-effect = effet
ci-printed-number = nombre
ci-printed-spaces = cases
ci-printed-events = Événements
ci-printed-clan-abilities = Capacités des clans
ci-printed-farm-tiles = Tuiles de ferme
ci-printed-upgrade-tiles = Tuiles d’amélioration
ci-printed-locations = Plateaux de lieux
ci-printed-base = Base de recherche
ci-printed-ai = L’IA
ci-printed-side-of = { $what }, face { $side }
ci-printed-row-of = N = { $players }, rangée { $row }
ci-printed-setback-sum = Revers à partir de la somme { $n }
ci-printed-setback-same = Revers pour { $n } identiques
ci-printed-sum = somme { $n }
ci-printed-alike = { $n } identiques
ci-printed-columns = colonnes pour N = { $n }
ci-printed-hq-spaces = cases du quartier général pour N = { $n }
ci-printed-hq-reward = récompense du quartier général
ci-printed-row = Rangée { $row }
ci-printed-space = { $board }, N = { $players }, case { $n }
ci-printed-spaces-of = { $board }, cases pour N = { $n }
ci-printed-stack-by-value = pile selon la valeur
ci-printed-academy-price = Académie, prix de { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
ci-printed-garage-fees = taxes des garages
ci-printed-garage-fee = Garage { $n }, taxe
ci-printed-farm = Ferme { $n }
ci-printed-academy-space = Académie, valeurs de la case { $n }
ci-printed-consequence-order = Récompenses et punitions de gauche à droite
ci-printed-upgrade-points = points selon les tuiles d’amélioration
ci-printed-farm-points = points selon les tuiles de ferme
ci-printed-farm-table = { $res } d’une ferme selon la valeur
ci-printed-start-kit = Équipement de départ
ci-printed-start = { $resources }, { $dice } dés
ci-printed-limits = Limites
ci-printed-limit = { $dice } dés, { $items } objets, { $water }W par dé à la cantine
ci-printed-cache-points = points des caches
ci-printed-cache-yield = rapport d’une cache face cachée
ci-printed-planet-space = Face { $side }, { $space }
ci-printed-opponent = Adversaire { $level } : { $name }
ci-printed-opponent-points = Négociation { $rows } selon la rangée, dépôt { $depository }
ci-printed-harvest-gems = gemmes à la récolte selon les dés
ci-printed-rest-dice = dés au repos selon les dés
ci-printed-progress-points = points d’une tuile de progrès
ci-printed-scheme = Plan { $id }
ci-printed-scheme-value = valeur { $value }, { $options }

# A pack as text
ci-show-head = Jeu de données { $id } ({ $name }), identité { $identity }
ci-show-notice = Note : { $stand-ins } entrées sur { $records } contiennent des valeurs de remplacement.
ci-show-stand-ins = Valeurs de remplacement (entrée : provenance par champ)
ci-show-item = { $name } · { $when } · { $cost } · { $points } points{ $mark } · { $text }{ $textmark }
ci-show-in-game = en cours de partie
ci-show-at-end = à la fin
ci-show-event = { $name }{ $namemark } : { $text }{ $textmark }
ci-show-tile = ×{ $count }{ $mark } { $points } points : { $text }
ci-show-boards = Plateaux pour N = { $n }
ci-show-row = Négociation, rangée { $row } : { $spaces } × { $costs } ; points { $points }
ci-show-depository = Dépôt : colonnes { $columns }, rangées { $rows }
ci-show-spaces = Quartier général { $headquarters } · Camp minier { $mining } · Laboratoire { $laboratory } · Fonderie { $foundry } · Salle de contrôle { $control } · Marché { $market } · Académie { $academy }
ci-show-costs = { $board } : { $costs }
ci-show-academy = Dés de l’académie : { $prices }
ci-show-farm-table = Table des fermes { $res }
ci-show-opponent = { $level } { $name }{ $mark } : rangées { $rows }, dépôt { $depository }
ci-show-scheme = { $id } valeur { $value } : { $options }

# Texts of the built-in pack, one line each: a text of a pack that is the English here is said by the message
ci-tile = { $name } ({ $text })
ci-text-algae-cells = 2 algues de moins au laboratoire
ci-text-ice-stones = 7 eau de moins au laboratoire
ci-text-aqua-cannon = 5 eau de moins à la fonderie
ci-text-spare-parts = 1 énergie de moins à la fonderie
ci-text-fuel-refiner = 1 énergie de moins à la salle de contrôle
ci-text-hydrolic-core = 5 eau de moins à la salle de contrôle
ci-text-jrayek-drill = 5 eau de moins au camp minier
ci-text-jrayek-pump = chaque dé au marché, avant d’échanger : gagner 5 eau
ci-text-leyrien-basket = chaque dé au marché, avant d’échanger : gagner 2 algues
ci-text-zcharo-lamp = chaque dé au marché, avant d’échanger : gagner 1 énergie
ci-text-captains-hat = chaque dé à l’académie : gagner 1 dé
ci-text-id-badge = chaque dé au quartier général : piocher 2 objets
ci-text-security-codes = chaque dé au quartier général : gagner 5 eau
ci-text-soda-supply = 5 eau de moins au dépôt
ci-text-ledger = chaque acquisition au dépôt : piocher 1 objet
ci-text-aqua-pack = chaque dé au plateau de négociation : gagner 5 eau
ci-text-leyrien-armour = chaque dé sous Leyrien : gagner 1 dé
ci-text-zcharo-armour = chaque dé sous Zcharo : gagner 1 dé
ci-text-jrayek-armour = chaque dé sous Jrayek : gagner 1 dé
ci-text-leyrien-sceptre = tu peux ignorer un revers ; aucun jeton ne bouge
ci-text-zcharo-beacon = 2 algues de moins à l’académie
ci-text-alien-relic = à la fin 1 point par dé de négociation
ci-text-engineer-bot = à la fin 1 point par dé du dépôt
ci-text-archive = à la fin 1 point par 2 objets en main
ci-text-grogg = à la fin 1 point par 5 eau
ci-text-uxolotyl = à la fin 1 point par 4 algues
ci-text-zcarpi = à la fin 1 point par 2 énergie
ci-text-yeki = à la fin 1 point par 2 gemmes
ci-text-jakhaw = à la fin 1 point par tuile d’amélioration
ci-text-karvyk = à la fin 1 point par tuile de ferme achetée
ci-text-jrayek-shield = à la fin 2 points par dé sous Jrayek
ci-text-leyrien-scythe = à la fin 2 points par dé sous Leyrien
ci-text-zcharo-flyer = à la fin 2 points par dé sous Zcharo
ci-text-security-drone = à la fin 2 points par objet de fin de partie face visible, celui-ci compris
ci-text-worker-drone = à la fin 2 points par objet en cours de partie face visible
ci-text-sleep-capsules = à la fin 1 point par dé au réservoir et au quartier général
ci-text-akira = les dés de ferme à 1 ou 2 comptent comme 6
ci-text-dan = chaque action au dépôt peut prendre aussi la récompense d’une autre rangée
ci-text-jakob = après chaque action au laboratoire, peut prendre gratuitement une tuile d’amélioration visible
ci-text-lysias = peut retourner un revers : couvrir une punition et prendre la récompense de ce type
ci-text-naira = ne paie pas de taxe de garage
ci-text-roslyn = au repos, complète à 3 dés au réservoir et au quartier général
ci-text-sable = après la récolte, peut faire un pas gratuit
ci-text-troy = 3 algues, 2 énergie ou 1 gemme de moins au plateau de négociation
ci-text-ev01-name = Grande marée
ci-text-ev02-name = Floraison d’algues
ci-text-ev03-name = Ciel clair
ci-text-ev04-name = Ravitaillement
ci-text-ev05-name = Journée portes ouvertes
ci-text-ev06-name = Vent arrière
ci-text-ev07-name = Forge ardente
ci-text-ev08-name = Bourse de recherche
ci-text-ev09-name = Riche filon
ci-text-ev10-name = Marché animé
ci-text-ev11-name = Accueil chaleureux
ci-text-ev12-name = Pénurie de carburant
ci-text-ev13-name = Tempête de poussière
ci-text-ev14-name = Alerte rouge
ci-text-ev15-name = Relevé orbital
ci-text-ev16-name = Fin d’une ère
ci-text-ev01 = chacun gagne 3 eau à la récolte
ci-text-ev02 = chacun gagne 2 algues à la récolte
ci-text-ev03 = chacun gagne 1 énergie à la récolte
ci-text-ev04 = chacun pioche maintenant 2 objets
ci-text-ev05 = chaque dé à l’académie rapporte 1 dé de plus
ci-text-ev06 = salle de contrôle : 1 énergie ou 5 eau de moins
ci-text-ev07 = fonderie : 1 énergie ou 5 eau de moins
ci-text-ev08 = laboratoire : 2 algues ou 5 eau de moins
ci-text-ev09 = chaque dé au camp minier rapporte 1 gemme de plus
ci-text-ev10 = 2 échanges de plus avec chaque dé au marché
ci-text-ev11 = aucun revers cette manche ; aucun jeton ne bouge
ci-text-ev12 = chaque taxe de garage au-dessus de 0 augmente de 1 algue
ci-text-ev13 = aucun dé à la salle de contrôle
ci-text-ev14 = aucun dé au quartier général ; ceux déjà là agissent encore
ci-text-ev15 = toutes les caches sont révélées pour de bon : elles marquent des points mais ne produisent plus
ci-text-ev16 = la dernière manche ; aucun effet
ci-text-springs-name = Sources
ci-text-algae-bed-name = Lit d’algues
ci-text-turbine-name = Turbine
ci-text-gem-farm-name = Ferme à gemmes
ci-text-quarters-name = Quartiers
ci-text-garden-name = Jardin
ci-text-field-name = Champ
ci-text-tuned-name = Réglé
ci-text-boosted-name = Dopé
ci-text-flipper-name = Retourneur
ci-text-polished-name = Poli
ci-text-tanker-name = Citerne
ci-text-solar-name = Solaire
ci-text-springs = 3 eau par récolte
ci-text-algae-bed = 2 algues par récolte
ci-text-turbine = 1 énergie par récolte
ci-text-gem-farm = 1 gemme si son dé compte 6
ci-text-quarters = 2 dés si son dé compte 6
ci-text-garden = 3 points
ci-text-field = algues ou énergie selon son dé ; 1 point
ci-text-tuned = son dé peut changer de 1 ; 1 point
ci-text-boosted = son dé peut monter de 1 ou 2 ; 1 point
ci-text-flipper = son dé peut être retourné ; 1 point
ci-text-polished = 2 points
ci-text-tanker = l’action de son dé coûte 5 eau de moins
ci-text-solar = pas de taxe pour ce garage
ci-text-leyrien-a = un de tes dés dans un garage ou une ferme prend la valeur voulue
ci-text-leyrien-b = gagner 2 algues
ci-text-zcharo-a = gagner 1 énergie
ci-text-zcharo-b = la moissonneuse fait un pas gratuit
ci-text-jrayek-a = piocher 2 objets
ci-text-jrayek-b = gagner 5 eau
ci-text-opponent-1 = Novice
ci-text-opponent-2 = Régulière
ci-text-opponent-3 = Vive
ci-text-opponent-4 = Implacable
game-circadians-line = Envoie tes équipes de dés négocier, commercer, explorer et bâtir sur une planète habitée.
game-circadians-art = L’aube sur une planète d’hexagones colorés, avec des dômes, un véhicule et trois dés.
tour-ci-welcome = Une planète et trois clans. Pendant huit manches, tes dés travaillent aux fermes, dans les lieux et à la table de négociation ; les points viennent des accords, des objets et des dés mis en dépôt.
tour-ci-pick = D’abord un personnage. Prends Naira Sol : ses garages ne coûtent rien, idéal pour apprendre.
tour-ci-discard = Tu as pioché cinq objets et en gardes trois. Ils coûtent des ressources plus tard et donnent des points ou des pouvoirs. Défausse celui qui est marqué.
tour-ci-discard-second = Et celui-ci aussi.
tour-ci-farm = Maintenant planifie, derrière ton paravent. Tes dés sont lancés : les grands récoltent plus. Pose le 3 sur la deuxième ferme.
tour-ci-garage = Les dés des garages sortent et agissent, de gauche à droite. Envoie un 1.
tour-ci-garage-second = Et l’autre 1 ensuite.
tour-ci-ready = Ton plan est prêt. Annonce-le ; personne ne le voit avant.
tour-ci-ai = L’IA a joué selon ses cartes ; chaque étape est dans le journal avec sa règle. Tes dés agissent maintenant.
tour-ci-act = Les lieux clairs sont ceux que ce dé peut payer. Va au quartier général.
tour-ci-take = Là, tu choisis : objets ou eau. Prends l’eau.
tour-ci-over = Quand les dés ont agi, tu récoltes, paies et te reposes. Échange ce que les clans demandent et conclus ici : les premiers accords sont bon marché, et chaque clan paie à sa façon. À toi de jouer !
