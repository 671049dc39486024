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
ci-result-lost = Une autre expédition mène au lever du jour.
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
ci-tally-tiles = Tuiles posées
ci-tally-setbacks = Revers subis
ci-tally-cantina = Dés envoyés à la cantine

# Noms dans une phrase
ci-name = { $name }
ci-either = { $first } ou { $rest }
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
ci-item = { $name } ({ $cost }, { $points ->
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
ci-place-other = en { $place }
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
ci-label-garage = Dé { $value } au garage { $garage } ({ $fee ->
    [0] sans taxe
    [one] taxe { $fee } algue
   *[other] taxe { $fee } algues
  }{ $mark })
ci-label-farm = Dé { $value } sur la ferme { $farm } ({ $what })
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
ci-terms-control = payer { $price }, moissonneuse { $direction } vers { $space }
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
ci-label-step = Pas { $direction } vers { $space } ({ $what })
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
ci-event-scheme-turned-up = l’IA révèle { $card }
ci-event-schemes-reshuffled = la défausse de l’IA forme sa nouvelle pioche
ci-event-game-ended = la partie est terminée

# Ce qu’a donné une carte Plan
ci-event-scheme-resolved = { $parts }
ci-outcome-card = l’IA exécute { $card }
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
ci-board-planet = Planète, face { $side } (case rendement° ; +W +G jeton ; les lettres sont les moissonneuses)
ci-board-cache = cache
ci-board-negotiation = Négociation (coût, points : dés)
ci-board-advancements = progrès restants : { $values } · récompenses ouvertes : { $kinds }
ci-board-no-advancements = plus de progrès ni de récompenses
ci-board-setbacks = revers restants : { $conditions } · punitions ouvertes : { $kinds }
ci-word-items = objets
ci-word-die = dé
ci-word-gem = gemme
ci-word-harvester = moissonneuse
ci-word-upgrade = amélioration
ci-word-farm = ferme
ci-word-same = { $n } identiques{ $mark }
ci-word-sum = somme { $n }+{ $mark }
ci-board-depository = Dépôt, colonnes{ $mark } { $columns }
ci-board-row = { $row } ({ $reward }) : { $dice }
ci-board-step = pas gratuit
ci-board-headquarters = Quartier général ({ $rewards }) : { $dice }
ci-board-mining = Camp minier   { $spaces }
ci-board-laboratory = Laboratoire   { $costs } | paires { $pairs } | tuiles de ferme { $tiles }
ci-board-foundry = Fonderie      { $costs } | { $dice } | tuiles d’amélioration { $tiles }
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
ci-board-garages = Garages { $garages }{ $mark }
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
ci-preset-first-game = Première partie
ci-preset-two = À deux
ci-preset-three = À trois
ci-preset-four = À quatre
ci-preset-free-characters = À deux, personnages au choix, faces tirées
ci-preset-solo-1 = Seul contre la novice
ci-preset-solo-2 = Seul contre la régulière
ci-preset-solo-3 = Seul contre la vive
ci-preset-solo-4 = Seul contre l’implacable
ci-preset-two-and-ai = À deux avec l’IA
ci-query-costs = what every space would cost the seat's die due, by value, and why not where it cannot go
ci-query-destinations = which dice may go where: space and value
ci-query-fees = fees of all Garages, Algae held, and which dice would land in the Cantina
ci-query-harvest = what the seat would harvest now, and the dice the limit would cut
ci-query-score-parts = the running score of every seat in its five parts, Caches as a range
ci-query-setback-risk = for each Negotiation space: sum, pairs, conditions, punishments, advancement
ci-query-ai-options = what the AI would do now with each scheme card not yet seen
