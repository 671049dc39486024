# Sol: Last Days of a Star.
#
# Glossary (en, de, fr): diver, Taucher, plongeur · ship, Schiff, vaisseau · hold, Laderaum, soute · reserve, Reserve,
# réserve · lost in space, im All verloren, perdu dans l’espace · gate, Tor, porte · barrier, Barriere, barrière · node,
# Knoten, nœud · foundry, Gießerei, fonderie · tower, Turm, tour · station, Station, station · energy, Energie, énergie ·
# momentum, Schwung, élan · movement point (mp), Bewegungspunkt (BP), point de mouvement (PM) · heart, Herz, cœur · core,
# Kern, noyau · outer / inner orbit, äußere / innere Umlaufbahn, orbite extérieure / intérieure · layer, Schicht, couche ·
# eye, Auge, œil · flare, Eruption, éruption · marker, Anzeiger, marqueur · suit, Sorte, famille · effect, Effekt, effet ·
# convert, umwandeln, convertir · activate, aktivieren, activer · scour, säubern, nettoyer · crawler, Kriecher, rampant ·
# feeder, Fresser, dévoreur · launch, starten, lancer · fly, fliegen, voler · hurl, schleudern, projeter · recall,
# zurückrufen, rappeler · sacrifice, opfern, sacrifier. Names of effects, events and scenarios stay. Du, tu.
#
# Attributes of pieces: acc = with "ein", den = with "der" in the accusative, def = with "der", dein / sein = possessive
# accusative, no = "kein", gen = "eines"; un, le, la (capital), ton, son, no, dun.

# Options, leurs valeurs, adversaires, score et résultat sur les pages de la table.

so-option-edition = Édition
so-option-edition-text = Le texte source complété, ou le livret de 2017.
so-option-mode = Façon de jouer
so-option-mode-text = Les uns contre les autres, une place contre un but, ou ensemble.
so-option-opening = Ouverture
so-option-opening-text = Courte : chaque place pose une porte et une station. Longue : rien n’est posé, une famille et un effet de plus.
so-option-suits = Familles de cartes
so-option-suits-text = Les familles de la pioche, ou une liste de codes C, X, O, R, V, S.
so-option-effects = Effets
so-option-effects-text = Les effets des familles, éruptions d’abord ; ou une liste d’effets.
so-option-colours = Couleurs des effets
so-option-colours-text = Les couleurs parmi lesquelles les effets sont tirés.
so-option-allow-red = Attaques
so-option-allow-red-text = Les effets peuvent-ils attaquer les autres ?
so-option-event = Événement
so-option-event-text = Ce qu’apportent les éruptions déclencheuses.
so-option-triggers = Cartes déclencheuses
so-option-triggers-text = Combien de cartes déclencheuses dans l’édition de 2017 ; la première a 4 éruptions marquées.
so-option-scenario = Scénario
so-option-scenario-text = En solo ou ensemble : ce qu’il faut atteindre.
so-option-target = But
so-option-target-text = En solo ou ensemble : l’élan à atteindre ; vide : selon le scénario.
so-option-difficulty = Difficulté
so-option-difficulty-text = Ensemble : relève le seuil de 13 par 3.
so-option-survival = Survie
so-option-survival-text = Lire les niveaux de survie à la fin.
so-option-start-eye = Départ
so-option-start-eye-text = L’œil du premier vaisseau.
so-option-keep-timing = Garder des cartes
so-option-keep-timing-text = Faut-il choisir la carte gardée avant le tour suivant ?
so-option-stall-limit = Blocage
so-option-stall-limit-text = Tours sans carte après lesquels la partie s’arrête.
so-value-edition-first = première
so-value-edition-published = de 2017
so-value-mode-versus = en rivaux
so-value-mode-solo = en solo
so-value-mode-coop = ensemble
so-value-opening-quick = courte
so-value-opening-long = longue
so-value-blue = bleu
so-value-green = vert
so-value-yellow = jaune
so-value-red = rouge
so-value-survival-on = oui
so-value-survival-off = non
so-value-keep-timing-immediate = oui, tout de suite
so-value-keep-timing-deferred = non, plus tard suffit
so-value-attrition = attrition
so-value-implode = implosion
so-value-explode = explosion
so-value-sunworm = ver solaire
so-value-teleport = téléportation
so-value-warp = distorsion
so-value-singularity = singularité
so-value-energy-garden = jardin d’énergie
so-value-parasite = parasite
so-value-feeders = dévoreurs
so-value-scenario-introduction = Introduction
so-value-scenario-chain = Chain
so-value-scenario-exterminate = Exterminate
so-value-scenario-parasite = Parasite
so-value-scenario-energy-garden = Energy Garden
so-value-scenario-sunworm = Sunworm
so-value-scenario-implode = Implode
so-value-scenario-ancient-tower = Ancient Tower
so-value-scenario-cosmic-unity = Cosmic Unity
so-value-scenario-solar-inhabitants = Solar Inhabitants
so-value-scenario-solar-whirlpool = Solar Whirlpool
so-result-won = Ton arche distance l’étoile : tu gagnes.
so-result-shared = Vos arches s’échappent ensemble : vous gagnez.
so-result-missed = L’étoile a été plus rapide cette fois.
so-result-level-failed = Échec : l’arche ne prend jamais de vitesse et l’explosion l’emporte.
so-result-level-adrift-in-darkness = À la dérive : hors de l’explosion, mais sans destination.
so-result-level-home-in-the-void = Un foyer dans le vide : aucun monde à portée, mais l’arche peut être un foyer.
so-result-level-the-challenge-ahead = Le défi à venir : une planète hostile est à portée ; le travail attend.
so-result-level-homeward-bound = Vers un foyer : de l’énergie à revendre en route vers un nouveau monde.
so-result-level-the-galaxy-is-yours = La galaxie est à toi : assez pour tous et bien des mondes au choix.
so-result-level-transcendence = Transcendance : presque toute la force de l’étoile est à toi, assez pour emmener les autres.
so-tally-points = Élan
so-score-towers = Tours
so-score-towers-meaning = énergie changée en élan aux tours
so-score-hurls = Plongeurs projetés
so-score-hurls-meaning = plongeurs et stations jetés dans le noyau
so-score-flares = Éruptions solaires
so-score-flares-meaning = par les tours extérieures lors des éruptions
so-score-effects = Effets de cartes
so-score-effects-meaning = par les cartes jouées
so-tally-cards-caused = Cartes provoquées
so-tally-flares-caused = dont éruptions
so-tally-built = Structures construites
so-tally-activated = Stations activées
so-tally-bonuses = Bonus pris
so-tally-tolls = Péages reçus
so-tally-hurled = Jetés dans le noyau
so-tally-effects-played = Cartes jouées


# Pieces, places, suits
so-piece-station = station
so-piece-node = nœud
    .un = un nœud
    .le = le nœud
    .la = Le nœud
    .ton = ton nœud
    .son = son nœud
    .no = aucun nœud
    .dun = d’un nœud
    .detruit = détruit
so-piece-foundry = fonderie
    .un = une fonderie
    .le = la fonderie
    .la = La fonderie
    .ton = ta fonderie
    .son = sa fonderie
    .no = aucune fonderie
    .dun = d’une fonderie
    .detruit = détruite
so-piece-tower = tour
    .un = une tour
    .le = la tour
    .la = La tour
    .ton = ta tour
    .son = sa tour
    .no = aucune tour
    .dun = d’une tour
    .detruit = détruite
so-piece-gate = porte
    .un = une porte
    .le = la porte
    .la = La porte
    .ton = ta porte
    .son = sa porte
    .no = aucune porte
    .dun = d’une porte
    .detruit = détruite
so-piece-diver = plongeur
    .un = un plongeur
    .le = le plongeur
    .la = Le plongeur
    .ton = ton plongeur
    .son = son plongeur
    .no = aucun plongeur
    .dun = d’un plongeur
    .detruit = détruit
so-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
  }
so-orbit-card = la carte d’orbite
so-place-hold = la soute
so-place-guest = une autre soute
so-place-lost = l’espace
so-space-o = o{ $n }
    .page = case { $n } (orbite extérieure)
so-space-i = i{ $n }
    .page = case { $n } (orbite intérieure)
so-space-c = c{ $n }
    .page = case { $n } (convection)
so-space-r = r{ $n }
    .page = case { $n } (radiation)
so-space-k = k{ $n }
    .page = case { $n } (noyau)
so-site = { $above }/{ $below }
    .page = { $above } / { $below }
so-suit = { $name } ({ $code })
    .page = { $name }
so-suit-explosion = Explosion
so-suit-solar-flare = Éruption solaire
so-suit-condensation = Condensation
so-suit-dissipation = Dissipation
so-suit-expansion = Expansion
so-suit-oscillation = Oscillation
so-suit-refraction = Réfraction
so-suit-reverberation = Réverbération
so-suit-subduction = Subduction
so-card = { $suit } : { $effect }
so-list = { $parts }

# Texts of a pack that are not the built-in ones
so-own-text = { $text }

# Cases par couche et par nom
so-place-outer = { $space } (extérieur)
    .page = case { $n } (orbite extérieure)
so-place-inner = { $space } (intérieur)
    .page = case { $n } (orbite intérieure)
so-place-convective = { $space } (convection)
    .page = case { $n } (convection)
so-place-radiative = { $space } (radiation)
    .page = case { $n } (radiation)
so-place-core = { $space } (noyau)
    .page = case { $n } (noyau)
so-place-gate = { $a } / { $b }

# Labels: opening and rebuilding
so-label-place-gate = placer ta porte en { $site }
so-label-place-station = placer { $piece-ton } en { $space }
so-label-and-movement = { $label }, mouvement { $now } → { $then }
so-label-return-station = reprendre ta station en { $space } contre 2 plongeurs
so-label-return-gate = reprendre ta porte en { $site } contre 2 plongeurs

# Labels: the action of the turn
so-label-move = bouger, avec { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de mouvement
so-label-convert = convertir des plongeurs en structure
so-label-activate = activer des stations d’un type
so-label-scour = nettoyer : chasser les dévoreurs de tes cases
so-label-pass = passer : seul ton vaisseau avance

# Labels: moves
so-label-launch = lancer un plongeur en { $space } (1 point de mouvement sur { $n })
    .page = lancer un plongeur en { $space }
so-label-launch-via = lancer un plongeur depuis le vaisseau de { $host } en { $space } (1 point de mouvement sur { $n })
    .page = lancer un plongeur depuis le vaisseau de { $host } en { $space }
so-label-launch-guest = lancer ton invité depuis le vaisseau de { $host } en { $space } (1 point de mouvement sur { $n })
    .page = lancer ton invité depuis le vaisseau de { $host } en { $space }
so-label-fly = faire voler un plongeur de { $from } à { $to } (1 point de mouvement sur { $n })
    .page = faire voler un plongeur de { $from } à { $to }
so-label-fly-marked = faire voler le plongeur marqué de { $from } à { $to } (1 point de mouvement sur { $n })
    .page = faire voler le plongeur marqué de { $from } à { $to }
so-label-catapult = catapulter un plongeur de { $from } à { $to } (sans point de mouvement)
    .page = catapulter un plongeur de { $from } à { $to }, sans point de mouvement
so-label-and-toll = { $label } ; porte de { $owner } : { $owner } reçoit 1 énergie ({ $energy })
so-label-and-toll-halved = { $label } ; porte de { $owner } : { $owner } reçoit 1 énergie ({ $energy }, divisée par deux à la prochaine éruption)
so-label-hurl = projeter un plongeur de { $from } dans le cœur : +2 élan, 1 carte
so-label-hurl-marked = projeter le plongeur marqué de { $from } dans le cœur : +2 élan, 1 carte
so-label-hurl-station = projeter ta station de { $from } dans le cœur : +2 élan, 1 carte
so-label-return-diver = ramener un plongeur perdu en { $to } (1 point de mouvement sur { $n })
    .page = ramener un plongeur perdu en { $to }
so-label-cluster = déplacer { $divers ->
    [one] { $divers } plongeur
   *[other] ensemble { $divers } plongeurs
  } de { $from } à { $to } (1 point de mouvement sur { $n })
    .page = déplacer ensemble les { $divers } plongeurs de { $from } à { $to }
so-label-move-station = déplacer ta station de { $from } à { $to } (1 point de mouvement sur { $n })
    .page = déplacer ta station de { $from } à { $to }
so-label-puncture = sacrifier un plongeur en { $from } pour ta porte vers { $to } (1 point de mouvement sur { $n })
    .page = sacrifier un plongeur en { $from } pour ta porte vers { $to }
so-label-teleport = téléporter un plongeur de { $from } à { $to } (3 points de mouvement sur { $n })
    .page = téléporter un plongeur de { $from } à { $to }, pour 3 points de mouvement
so-label-fuel = payer 1 énergie pour 3 points de mouvement

# Labels: conversions and activations
so-label-build-gate = construire une porte en { $site } depuis { $a } et { $b } : { $cards }
so-label-build-station = construire { $piece-un } en { $space } depuis { $from } : { $cards }
so-label-take-over = prendre { $piece-le } de { $owner } en { $space } : { $cards }
so-label-take-over-station = prendre la station en { $space } : { $cards }
so-label-augmented = augmenté : { $label }
so-label-use-own = activer { $piece-ton } en { $space } : { $pay }
so-label-use-other = activer { $piece-le } de { $owner } en { $space } : { $pay }
so-label-use-space = activer { $space }
so-pay-energy = +{ $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
  }
so-pay-divers = payer { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
  } pour { $n ->
    [one] { $n } plongeur
   *[other] { $n } plongeurs
  }
so-pay-momentum = payer { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
  } pour { $n } élan
so-label-bonus-own = bonus { $n } pour toi
so-label-bonus-other = bonus { $n } pour { $owner } ou toi
so-label-squeeze = presser ta station en { $space } : révéler { $cards } ; sans éruption : { $double } et bonus { $bonus }, avec éruption : { $base } et elle est détruite
so-label-blight = rappeler ton plongeur en { $space } ; 3 plongeurs de ta réserve rejoignent le vaisseau de { $host }
so-label-sacrifice = détruire { $divers ->
    [one] le plongeur
   *[other] les { $divers } plongeurs
  } sur la fonderie en { $space } : +2 élan chacun ; { $cards }
so-label-clear = rappeler un plongeur en { $space } et y retirer un rampant
so-label-metamorph = changer ta station en { $space } en { $piece }
so-label-take-bonus = prendre le bonus en { $space } : { $pay }
so-label-take-bonus-halved = prendre le bonus en { $space } : { $pay } (13 ou plus est divisé par deux à une éruption)
so-label-leave-bonus = laisser le bonus en { $space }
so-label-bonus = bonus
so-label-link-own = en { $space } : ton plongeur fait partie de la chaîne
so-label-link-other = en { $space } : le plongeur de { $owner } fait partie de la chaîne
so-label-procreate = ajouter un plongeur en { $space }
so-label-orbit = continuer : ton vaisseau avance sur l’orbite
so-label-draw = piocher { $cards }

# Labels: flares, events, cards
so-label-flare-node = ton nœud en { $space } donne 1 énergie
so-label-flare-foundry = ta fonderie en { $space } change 1 énergie en plongeur
so-label-flare-tower = ta tour en { $space } change 1 énergie en 1 élan
so-label-flare-done = ne plus utiliser de station extérieure à cette éruption
so-label-lose-hold = sacrifier un plongeur de ta soute
so-label-lose-space = sacrifier un plongeur en { $space }
so-label-lose-guest = sacrifier un invité du vaisseau de { $host }
so-label-lose-lost = sacrifier un plongeur perdu dans l’espace
so-label-shift = ton plongeur en { $from } va en { $to }
so-label-warp-hold = mettre un plongeur de ta soute en { $to }
so-label-warp-guest = mettre ton invité du vaisseau de { $host } en { $to }
so-label-warp-stay = ton plongeur en { $space } reste
so-label-warp = mettre ton plongeur de { $from } en { $to }
so-label-core = mettre un plongeur en { $to }
so-label-spawn = un rampant arrive en { $to }
so-label-crawl = le rampant en { $from } va en { $to }
so-label-keep-old = garder ta carte : { $card }
so-label-keep-held = garder ta carte
so-label-keep = garder la carte piochée : { $card }
so-label-keep-none = ne garder aucune carte
so-label-end-move = finir le mouvement, { $n ->
    [one] { $n } point de mouvement inutilisé
   *[other] { $n } points de mouvement inutilisés
  }
    .page = finir le mouvement, { $n ->
        [one] { $n } point de mouvement inutilisé
       *[other] { $n } points de mouvement inutilisés
    }
so-label-end = finir l’action
so-label-play = jouer { $effect } ({ $suit }) : { $detail }
    .page = jouer { $effect } : { $detail }
so-label-play-effect = jouer { $effect } : { $detail }
so-play-accelerate = chaque vaisseau avance de { $n }
so-play-chain = le chemin qui commence en { $space }
so-play-hatch = en { $space } contre { $seat }
so-play-passage = avec le plongeur en { $space }
so-play-passage-hold = avec le prochain plongeur lancé
so-play-pillar = 3 élan par { $suit }
so-play-swap-own = ton plongeur en { $a } et ton plongeur en { $b }
so-play-swap-first-own = ton plongeur en { $a } et celui de { $second } en { $b }
so-play-swap-second-own = le plongeur de { $first } en { $a } et le tien en { $b }
so-play-swap-others = le plongeur de { $first } en { $a } et celui de { $second } en { $b }
so-play-tribute = à ta station en { $space }

# What chance may bring
so-chance-seat = Place { $seat }
so-chance-eye = œil { $eye }
so-chance-effect = { $effect }
so-chance-marked = éruption marquée
so-chance-flare = éruption
so-chance-trigger = carte déclencheur
so-chance-keep-old = la carte tenue jusqu’ici

# Prompts
so-prompt-keep-later = Quelle carte gardes-tu ? Tu peux attendre ton prochain tour (SO-7.12)
so-prompt-first = On tire au sort qui commence (SO-2.3)
so-prompt-eye = On tire au sort la place du premier vaisseau (SO-2.4)
so-prompt-suit = On tire au sort les familles de la pioche (SO-2.5)
so-prompt-effect = On tire au sort les effets des familles (SO-2.6)
so-prompt-start = Choisis la place d’une structure du scénario (SO-12.3)
so-prompt-open = Ouverture : place une porte ou une station (SO-2.8)
so-prompt-keep-chance = Une carte est gardée pour toi au hasard (SO-7.12)
so-prompt-rebuild = Tu n’as plus de plongeurs : rends une station ou une porte contre deux (SO-3.5)
so-prompt-action = Ton tour, une action : bouger des plongeurs, convertir des plongeurs en structure ou activer des stations (SO-3.2)
so-prompt-step = Bouger : lance et fais voler tes plongeurs, reste { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de mouvement ; termine ensuite le mouvement (SO-4.1)
so-prompt-convert = Convertir : choisis les plongeurs qui deviennent une porte ou une station (SO-5.2)
so-prompt-activate-more = Activer : choisis une autre station de ce type ({ $piece }), ou finis l’action (SO-6.1)
so-prompt-activate = Activer : choisis une station où tu as un plongeur (SO-6.1)
so-prompt-scour = Nettoyer : choisis des cases à nettoyer (SO-11.12)
so-prompt-bonus-in = Prends-tu le bonus de { $n } en { $space } ? (SO-6.3)
so-prompt-bonus = Prends-tu le bonus de { $n } ? (SO-6.3)
so-prompt-link-in = Quel plongeur en { $space } fait partie de la chaîne ? (SO-8.7)
so-prompt-link = Quel plongeur fait partie de la chaîne ? (SO-8.7)
so-prompt-procreate = Ta réserve ne suffit pas : où ajouter un plongeur ? (SO-8.22)
so-prompt-reveal = Les cartes de la station pressée sont révélées (SO-8.26)
so-prompt-draw = { $n ->
    [0] Aucune carte à piocher maintenant ; tu peux d’abord jouer ta carte
    [one] Pioche { $n } carte maintenant, ou joue d’abord ta carte
   *[other] Pioche { $n } cartes maintenant, ou joue d’abord ta carte
  } (SO-7.10)
so-prompt-card = Une carte est piochée (SO-7.1)
so-prompt-orbit-card = La carte d’orbite est piochée (SO-12.1)
so-prompt-flare = Éruption : quelle station extérieure utilises-tu ? (SO-7.4)
so-prompt-attrition = Attrition : quel plongeur sacrifies-tu ? (SO-11.4)
so-prompt-shift = Où va ton plongeur ? (SO-11.6, SO-11.7)
so-prompt-warp = Mets un de tes plongeurs où tu veux (SO-11.8)
so-prompt-core = Singularity : mets un plongeur dans le noyau (SO-11.9)
so-prompt-spawn = Où arrive un rampant ? (SO-11.10)
so-prompt-crawl = Où va le rampant ? (SO-11.10)
so-prompt-keep = Quelle carte gardes-tu ? (SO-7.8)
so-prompt-over = La partie est terminée

# Le but de la table, toujours en vue
so-goal-most = Le plus d’élan l’emporte
so-goal-solo = Atteins { $target } d’élan ; tu en as { $reached }
so-goal-together = Chacun atteint { $target } d’élan ; le plus bas en a { $reached }
so-goal-flares = Éruption { $n } sur { $all }
so-goal-ends = Fin quand la { $all }e éruption est piochée
so-goal-scenario = Scénario : { $name }
so-goal-banned = Pas dans ce scénario : { $pieces }

# Titres des actions
so-heading-place-gate = Placer une porte
so-heading-place-node = Placer un nœud
so-heading-place-foundry = Placer une fonderie
so-heading-place-tower = Placer une tour
so-heading-return = Reprendre une structure
so-heading-action = Choisir ton action
so-heading-launch = Lancer un plongeur
so-heading-fly = Faire voler des plongeurs
so-heading-hurl = Projeter dans le noyau
so-heading-move-station = Déplacer une station
so-heading-puncture = Ouvrir une porte par un sacrifice
so-heading-fuel = Acheter du mouvement
so-heading-build-node = Construire un nœud
so-heading-build-foundry = Construire une fonderie
so-heading-build-tower = Construire une tour
so-heading-build-gate = Construire une porte
so-heading-take-over = Prendre une station
so-heading-activate = Activer une station
so-heading-squeeze = Presser une station
so-heading-effect = Utiliser l’effet de ta carte
so-heading-clear = Retirer un rampant
so-heading-bonus = Le bonus
so-heading-chain = La chaîne
so-heading-add-diver = Ajouter un plongeur
so-heading-draw = Piocher
so-heading-flare = Stations extérieures à l’éruption
so-heading-lose = Perdre un plongeur
so-heading-put-diver = Mettre un plongeur
so-heading-crawler = Déplacer un rampant
so-heading-play = Jouer ta carte
so-heading-end = Finir l’action
so-heading-keep = Garder une carte

# Ce dont parlent les conseils : une quantité, pourquoi elle compte, où regarder. `$best` est le nombre après le meilleur
# plan trouvé, `$other` celui après un autre choix.
so-quantity-momentum = ton élan
so-principle-momentum = Prends l’élan qui est là : avec le meilleur plan tu en as { $best } après ce tour, avec un autre choix { $other }.
so-quantity-flare = élan des tours extérieures à la prochaine éruption
so-principle-flare = Les éruptions paient les tours extérieures qui ont de l’énergie, chaque fois : { $best } avec le meilleur plan, { $other } avec un autre choix.
so-quantity-reach = élan pour lequel tes plongeurs pourraient être projetés en un mouvement
so-principle-reach = Amène des plongeurs là d’où on les projette : un mouvement de plus vaudrait { $best } d’élan avec le meilleur plan, { $other } avec un autre choix.
so-quantity-rewards = gains sur lesquels se tiennent tes plongeurs
so-principle-rewards = Les plongeurs sur les stations sont ta prochaine activation : ils se tiennent sur des gains de { $best } avec le meilleur plan, de { $other } avec un autre choix.
so-quantity-energy = ton énergie
so-principle-energy = Fonderies et tours demandent de l’énergie : le meilleur plan t’en laisse { $best }, un autre choix { $other }.
so-quantity-halved = énergie que tu perdrais à une éruption
so-principle-halved = L’énergie à partir de 13 est divisée par deux à une éruption : le meilleur plan en risque { $best }, un autre choix { $other }.
so-quantity-cards = cartes que tu dois piocher
so-principle-cards = Chaque carte peut être une éruption et vieillit l’étoile : le meilleur plan en doit { $best }, un autre choix { $other }.
so-quantity-crew = plongeurs en soute et dans l’étoile
so-principle-crew = Les plongeurs font tout : le meilleur plan t’en laisse { $best } en soute et dans l’étoile, un autre choix { $other }.
so-quantity-stations = tes stations
so-principle-stations = Les stations rapportent jusqu’à la fin : le meilleur plan en a { $best }, un autre choix { $other }.
so-quantity-movement = ton mouvement
so-principle-movement = Chaque couche où tu as une station te rend plus rapide : le meilleur plan te donne { $best } de mouvement, un autre choix { $other }.
so-region-outer = l’orbite extérieure
so-region-inner = l’orbite intérieure
so-region-convective = la zone de convection
so-region-radiative = la zone de radiation
so-region-core = le noyau
so-region-heart = le cœur
so-region-ship = ton vaisseau et sa soute
so-region-cards = les cartes
so-region-actions = le genre d’action
so-region-answers = les réponses à cette question

# Leçons de la première partie
so-lesson-opening = Construis ton départ. Une station ne sert que là où tes plongeurs arrivent, et ton vaisseau fait le tour de l’étoile : place les premières là où tu pourras bientôt voler. Chaque couche où tu as une station donne un point de mouvement de plus, choisis donc des couches différentes. On ne passe d’une couche à l’autre que par les portes.
so-lesson-rebuild = Tu n’as plus de plongeur. Rends une de tes structures, et deux plongeurs entrent dans ta soute. Choisis celle qui te manquera le moins.
so-lesson-action = Une action par tour : bouger des plongeurs dans l’étoile, convertir des plongeurs voisins en structure, ou activer des stations d’un type. Les nœuds donnent de l’énergie, les fonderies changent l’énergie en plongeurs, les tours changent l’énergie en élan, et l’élan fait gagner.
so-lesson-step = Chaque pas coûte un point de mouvement. Lance des plongeurs de ta soute à côté de ton vaisseau, fais-les voler autour d’une couche et, par les portes, plus profond. Du noyau tu peux les projeter dans le cœur pour de l’élan. Finis le mouvement quand tu es où tu veux.
so-lesson-convert = Deux ou trois de tes plongeurs, placés selon le motif, deviennent une structure ; ils retournent dans ta réserve. Plus elle est profonde, plus elle rapporte, et plus tu pioches de cartes.
so-lesson-activate = Touche une station où tu as un plongeur ; il revient dans ta soute. Tu peux continuer avec toutes les stations du même type. Le bonus va à qui elle appartient. Les stations profondes rapportent plus, mais coûtent des cartes, et leurs éruptions rapprochent la fin.
so-lesson-scour = Touche les cases que tu veux libérer des créatures. Chacune te coûte un plongeur sur place.
so-lesson-bonus = Ta station a été activée, et le bonus revient à qui elle appartient. D’habitude on le prend. Seule l’énergie à partir de 13 est divisée par deux à la prochaine éruption.
so-lesson-chain = La chaîne demande un plongeur dans chacune de ses cases. Dis lequel compte ici.
so-lesson-procreate = Tous les nouveaux plongeurs ne trouvent pas place. Dis où en ajouter un.
so-lesson-draw = Ce que tu as fait au fond de l’étoile coûte des cartes. Pioche-les maintenant, ou joue d’abord la carte que tu tiens. Une éruption avance le marqueur, divise par deux l’énergie à partir de 13 et fait travailler toutes les stations extérieures ; après la 13e la partie est finie.
so-lesson-flare = Une éruption : chacune de tes stations sur l’orbite extérieure peut travailler une fois, sans plongeur. Les tours changent l’énergie en élan, les fonderies en plongeurs, les nœuds donnent de l’énergie.
so-lesson-event = Un événement de l’étoile te demande quelque chose. Touche une des choses marquées ; le panneau de l’événement dit ce qu’il fait.
so-lesson-keep = Tu peux garder une carte pour plus tard : son effet te sert une fois, pendant un de tes tours. Les autres sont défaussées.

# Events
so-event-begins = La place { $seat } commence
so-event-ships-placed = Les vaisseaux prennent place, le premier à l’œil { $eye }
    .page = Les vaisseaux prennent place
so-event-suit-chosen = { $suit } fait partie de la pioche
so-event-effect-assigned = { $suit } a l’effet { $effect }
so-event-placed = La place { $seat } pose { $piece-un } en { $at }
so-event-turn-began = C’est à la place { $seat }
so-event-rebuilt = La place { $seat } reprend sa pièce en { $at } et reçoit { $divers ->
    [one] { $divers } plongeur
   *[other] { $divers } plongeurs
  }
so-event-chose-move = La place { $seat } choisit : bouger
so-event-chose-convert = La place { $seat } choisit : convertir
so-event-chose-activate = La place { $seat } choisit : activer
so-event-chose-scour = La place { $seat } choisit : nettoyer
so-event-chose-pass = La place { $seat } passe
so-event-launched = La place { $seat } lance un plongeur en { $to }
so-event-launched-from = La place { $seat } lance un plongeur du vaisseau de { $host } en { $to }
so-event-flew = La place { $seat } fait voler { $divers ->
    [one] { $divers } plongeur
   *[other] { $divers } plongeurs
  } de { $from } à { $to }
so-event-hurled = La place { $seat } projette { $piece-un } de { $from } dans le noyau
so-event-came-back = Un plongeur perdu de la place { $seat } revient en { $to }
so-event-station-moved = La place { $seat } déplace { $piece-son } de { $from } à { $to }
so-event-fuelled = La place { $seat } brûle 1 énergie pour 3 points de mouvement
so-event-toll-received = La place { $seat } reçoit 1 énergie pour l’usage de sa porte
so-event-energy-picked = La place { $seat } ramasse 1 énergie en { $at }
so-event-built = La place { $seat } construit { $piece-un } en { $at }
so-event-invaded = La place { $seat } prend { $piece-le } de { $from } en { $at }
so-event-activated-own = La place { $seat } active { $piece-son } en { $at } : base { $base }
so-event-activated-other = La place { $seat } active { $piece-le } de { $owner } en { $at } : base { $base }
so-event-bonus-taken = La place { $seat } prend le bonus de { $bonus } en { $at }
so-event-bonus-left = La place { $seat } laisse le bonus en { $at }
so-event-orbital-activated = L’éruption active { $piece-le } de la place { $seat } en { $at }
so-event-recalled = { $divers ->
    [one] { $divers } plongeur
   *[other] { $divers } plongeurs
  } de la place { $seat }, de { $from } à la soute
so-event-sacrificed = { $divers ->
    [one] { $divers } plongeur
   *[other] { $divers } plongeurs
  } de la place { $seat }, de { $from } à la réserve
so-event-vaporised = { $divers ->
    [one] { $divers } plongeur
   *[other] { $divers } plongeurs
  } de la place { $seat } en { $from } { $divers ->
    [one] vaporisé
   *[other] vaporisés
  }
so-event-hatched = { $divers ->
    [one] { $divers } plongeur
   *[other] { $divers } plongeurs
  } de la place { $seat } en plus en { $at }
so-event-swapped = Les plongeurs de la place { $first } en { $at } et de la place { $second } en { $and } échangent leurs cases
so-event-infiltrated = { $divers ->
    [one] { $divers } plongeur
   *[other] { $divers } plongeurs
  } de la place { $seat } { $divers ->
    [one] se cache
   *[other] se cachent
  } dans le vaisseau de { $host }
so-event-metamorphosed = La place { $seat } change sa station en { $at } en { $piece }
so-event-destroyed = { $piece-la } de la place { $seat } en { $at } est { $piece-detruit }
so-event-played = La place { $seat } joue { $effect } ({ $suit })
    .page = La place { $seat } joue { $effect }
so-event-accelerated = Chaque vaisseau avance de { $eyes }
so-event-energy-gained = La place { $seat } gagne { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
  }
so-event-energy-lost = La place { $seat } perd { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
  }
so-event-momentum-gained = La place { $seat } gagne { $amount } élan
so-event-revealed-marked = Une éruption marquée est révélée
so-event-revealed-trigger = Une carte déclencheur est révélée
so-event-revealed = { $suit } est révélée
so-event-exploded = Éruption : l’étoile explose
so-event-flared = Éruption : le marqueur passe à { $marker }
so-event-happened = { $name } : { $text }
so-event-displaced = Un plongeur de la place { $seat } est déplacé de { $from } à { $to }
so-event-displaced-hold = Un plongeur de la place { $seat } est déplacé de la soute à { $to }
so-event-displaced-lost = Un plongeur de la place { $seat } se perd dans l’espace
    .page = Un plongeur de la place { $seat } se perd dans l’espace
so-event-crawler-arrived = Un rampant arrive en { $at }
so-event-crawler-moved = Un rampant va de { $from } à { $to }
so-event-crawler-removed = La place { $seat } retire un rampant en { $at }
so-event-sown = Une énergie apparaît en { $at }
so-event-orbited = Le vaisseau de la place { $seat } va à l’œil { $eye }
    .page = Le vaisseau de la place { $seat } poursuit son orbite
so-event-kept = La place { $seat } garde { $suit }
so-event-kept-none = La place { $seat } ne garde aucune carte
so-event-ended = La partie est terminée
so-event-stalled = Aucune carte depuis { $n ->
    [one] { $n } tour
   *[other] { $n } tours
  } : la partie s’arrête là (SO-9.5)

# Refusals
so-refusal-not-asked = ce n’est pas possible maintenant : { $phase ->
    [start] la place d’une structure du scénario est choisie d’abord
    [open] d’abord vient l’ouverture, une porte ou une station
    [rebuild] d’abord une station ou une porte est rendue contre deux plongeurs
    [action] d’abord l’action du tour est choisie (bouger, convertir ou activer)
    [step] un déplacement de plongeurs est en cours
    [convert] une conversion de plongeurs est en cours
    [activate] une activation de stations est en cours
    [scour] un nettoyage de cases est en cours
    [bonus] il faut d’abord décider si le bonus est pris
    [link] il faut d’abord décider quel plongeur fait partie de la chaîne
    [procreate] d’abord un plongeur est ajouté
    [draw] d’abord les cartes dues sont piochées
    [flare] d’abord une station extérieure est choisie pour l’éruption
    [attrition] d’abord un plongeur est sacrifié
    [shift] d’abord le plongeur poussé reçoit sa place
    [warp] d’abord un plongeur est placé n’importe où
    [core] d’abord un plongeur est placé dans le noyau
    [spawn] d’abord le rampant reçoit sa place
    [crawl] d’abord le chemin du rampant est choisi
    [keep] d’abord une carte est gardée
    [over] la partie est finie
   *[other] un tirage vient d’abord
}
    .page = ce n’est pas ce qui est demandé maintenant
so-refusal-not-yours = cette décision revient à une autre place
so-refusal-movement-points = ce pas coûte { $need ->
    [one] { $need } point
   *[other] { $need } points
  } de mouvement, il en reste { $have }
so-refusal-no-room = une case contient au plus cinq de tes plongeurs
so-refusal-not-at-ship = la case n’est pas une des quatre voisines de ce vaisseau
so-refusal-empty-hold = il n’y a aucun plongeur dans la soute
so-refusal-no-such-host = ce n’est pas le vaisseau d’une autre place
so-refusal-no-guest = tu n’as aucun invité dans cette soute
so-refusal-no-diver = la place n’a pas de plongeur là
so-refusal-no-marked = il n’y a là aucun plongeur marqué
so-refusal-one-diver-only = avec Hyperdrive, un seul plongeur peut bouger
so-refusal-not-adjacent = les cases ne sont pas voisines
so-refusal-no-gate = aucune porte ne traverse la barrière à cet endroit
so-refusal-gate-there = il y a déjà une porte
so-refusal-no-barrier = il n’y a pas de barrière entre ces cases
so-refusal-same-space = il y est déjà
so-refusal-not-in-core = on ne projette que depuis le noyau
so-refusal-not-outer = les plongeurs perdus reviennent en orbite extérieure
so-refusal-nobody-lost = tu n’as aucun plongeur perdu dans l’espace
so-refusal-not-your-station = ce doit être ta propre station ou structure
so-refusal-no-station = il n’y a là aucune station de ce type
so-refusal-station-there = il y a déjà une station
so-refusal-banned = ce type ne peut pas être construit ici
so-refusal-pattern = tes plongeurs ne forment pas le motif { $piece-dun }
so-refusal-one-conversion = une conversion par tour
so-refusal-one-type = un type de station par tour
so-refusal-already-activated = chaque station une fois par tour
so-refusal-not-payable = { $n } ne peut pas être payé en entier, en énergie ou en plongeurs
so-refusal-nothing-more = cette action ne peut plus qu’être finie
so-refusal-not-done = il faut d’abord au moins une conversion, activation ou suppression
so-refusal-must-pulse = toute station activable doit être activée
so-refusal-nothing-to-convert = aucune conversion n’est possible maintenant
so-refusal-nothing-to-activate = aucune activation n’est possible maintenant
so-refusal-nothing-to-scour = rien ne peut être retiré maintenant
so-refusal-not-in-force = il faut l’effet { $effect }, qui n’a pas été joué
so-refusal-used-up = l’effet { $effect } est épuisé
so-refusal-whole-action = { $effect } est toute l’action
so-refusal-no-card = tu n’as aucune carte à effet
so-refusal-other-card = ta carte a l’effet { $effect }
so-refusal-one-card = une carte par tour
so-refusal-window = { $effect } ne peut pas être joué maintenant
so-refusal-condition = ce qu’il faut pour { $effect } n’est pas réuni ici
so-refusal-not-that-kind = au second tour vient l’autre sorte de pièce
so-refusal-not-accessible = cette couche n’est pas accessible maintenant
so-refusal-no-crawler = il n’y a rien à retirer là
so-refusal-came-this-turn = aucun plongeur n’y est depuis le début du tour
so-refusal-excludes = retirer et activer s’excluent
so-refusal-not-outer-station = aucune de tes stations extérieures n’attend là
so-refusal-not-offered = ce n’est pas un des choix
so-refusal-no-held-card = il n’y a pas de carte gardée
so-refusal-not-drawn = aucune carte de cette famille n’a été piochée
so-refusal-only-marked = il n’y a là que des plongeurs marqués ; écris `*`
so-refusal-none-in-reserve = il ne reste { $piece-no } en réserve
so-refusal-energy = il faut { $need ->
    [one] { $need } énergie
   *[other] { $need } énergies
  }, il y en a { $have }

# Why a pattern of divers cannot be converted now
so-blocked-banned = ce scénario interdit { $piece-le }
so-blocked-none-left = il ne reste { $piece-no } en réserve
so-blocked-station = une station se trouve en { $space }
so-blocked-gate = une porte se trouve en { $site }

# Notices
so-notice-stand-in = { $name } est notre remplacement : son texte n’est pas connu

# The board in plain text
so-board-head = instabilité { $marker } sur 13 · pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $flares ->
    [one] { $flares } éruption
   *[other] { $flares } éruptions
  }
so-board-suits = familles : { $list }
so-board-event = événement : { $name }
so-board-key = (une case : son numéro, station en N F T avec sa place, plongeurs par place, ~ rampants, * énergie)
so-board-layer = { $letter } { $name } (base { $base }, bonus { $bonus }, cartes { $cards })
so-layer-outer = orbite extérieure
so-layer-inner = orbite intérieure
so-layer-convective = couche convective
so-layer-radiative = couche radiative
so-layer-core = noyau
so-board-no-gates = portes : aucune
so-board-gates = portes : { $list }
so-board-momentum = élan { $n }
so-board-energy = énergie { $n }
so-board-hold = soute { $n }
so-board-movement = mouvement { $n }
so-board-ship = vaisseau e{ $eye } ({ $spaces })
so-board-no-card = aucune carte
so-board-holds = a { $card }
so-board-reserve = réserve : { $divers ->
    [one] { $divers } plongeur
   *[other] { $divers } plongeurs
  }, { $gates ->
    [one] { $gates } porte
   *[other] { $gates } portes
  }, { $nodes ->
    [one] { $nodes } nœud
   *[other] { $nodes } nœuds
  }, { $foundries ->
    [one] { $foundries } fonderie
   *[other] { $foundries } fonderies
  }, { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
  }
so-board-lost = { $n ->
    [one] { $n } perdu
   *[other] { $n } perdus
  } dans l’espace
so-board-guests = { $n ->
    [one] { $n } invité
   *[other] { $n } invités
  } chez { $seat }

# What the effects of the built-in pack do; their names stay
so-effect-accelerate = Tous les vaisseaux avancent d’autant d’yeux que tu veux ; aucune carte n’est piochée pour cela.
so-effect-augment = Une station que tu actives donne plus de base pour chaque plongeur de plus sur sa case, quel que soit son camp ; toute la base doit pouvoir être payée.
so-effect-blight = Ton activation : rappelle un plongeur voisin d’un autre vaisseau et mets trois plongeurs de ta réserve dans ce vaisseau comme invités ; tu pourras les lancer de là.
so-effect-bright = Gagne 1 énergie par couche où tu as une station.
so-effect-cascade = Après ta conversion, fais-en une autre de n’importe quel type ; ses plongeurs vont dans ta soute au lieu de ta réserve.
so-effect-catapult = Pendant ce mouvement, chacun de tes plongeurs peut franchir une porte sans point de mouvement.
so-effect-ceremony = Pendant ce mouvement, gagne 1 énergie par plongeur lancé de ton vaisseau en orbite extérieure.
so-effect-chain = Choisis un chemin sans branche de cases occupées et un plongeur sur chacune : chacun rapporte 1 élan à son camp ; un sur deux, dès le premier, est rappelé.
so-effect-channel = Avant de piocher, change de l’énergie en élan, au plus 1 par carte à piocher.
so-effect-cluster = Deux fois pendant ce mouvement, tous tes plongeurs d’une case avancent ensemble pour 1 point de mouvement.
so-effect-duplicate = Les fonderies que tu actives donnent deux fois plus de plongeurs pour la même énergie, tant que ta réserve suffit.
so-effect-exterminate = Ton activation : tous les plongeurs d’une fonderie sont détruits ; chacun rapporte 2 élan à son camp ; on pioche pour la couche.
so-effect-festival = Cette activation peut utiliser des stations de tous types, dans n’importe quel ordre.
so-effect-fuel = Jusqu’à trois fois pendant ce mouvement : paie 1 énergie pour 3 points de mouvement de plus.
so-effect-hatch = Sur une case partagée avec une autre place, renvoie un de ses plongeurs dans sa soute et fais venir deux des tiens de la réserve.
so-effect-hyperdrive = Avant le premier pas : mouvement doublé, mais un seul plongeur bouge ; il gagne 1 énergie toutes les trois cases.
so-effect-invade = Comme conversion, sacrifie deux plongeurs (trois pour une tour) sur la station d’une autre place et remplace-la par la tienne du même type.
so-effect-juggernaut = Une de tes stations vole comme un plongeur pendant ce mouvement et peut être projetée depuis le noyau.
so-effect-metamorphosis = Échange une de tes stations activées dans cette action contre un autre type de ta réserve.
so-effect-motivate = Active tout de suite la station que tu viens de construire, sans plongeur ni autre carte.
so-effect-passage = Marque un plongeur : pendant ce mouvement, il rapporte 1 élan par porte différente franchie.
so-effect-pillar = Avant de piocher, nomme une famille : 3 élan par carte piochée de cette famille.
so-effect-portal = Pendant ce mouvement, lance à côté de n’importe quel vaisseau et vole entre toutes les cases qui touchent un vaisseau.
so-effect-procreate = Chaque case avec deux à quatre de tes plongeurs en reçoit un de ta réserve.
so-effect-pulse = Ton activation : toutes les stations des orbites intérieure et extérieure travaillent pour toi, sans plongeurs ni cartes.
so-effect-puncture = Une fois pendant ce mouvement, pour 1 point de mouvement, sacrifie un plongeur pour ouvrir une de tes portes dans une barrière voisine.
so-effect-sacrifice = Ton activation : tous les plongeurs d’une fonderie sont détruits ; chacun rapporte 2 élan à son camp ; on pioche pour la couche.
so-effect-squeeze = Surcharge ta dernière station : révèle d’abord ses cartes. Sans éruption, elle donne le double ; avec une, elle donne sa base et est détruite.
so-effect-swap = Échange deux plongeurs de places différentes.
so-effect-synchronize = Gagne 1 élan par station activée dans cette action.
so-effect-teleport = Pendant ce mouvement, pour 3 points de mouvement, mets un plongeur d’une case sur n’importe quelle autre où il y a de la place.
so-effect-transcend = Pendant ce mouvement, tes plongeurs traversent les barrières sans porte.
so-effect-tribute = À une de tes stations, chaque autre place te donne 1 énergie par plongeur qu’elle y a.

# The events of the built-in pack
so-happening-attrition = Chaque place sacrifie un de ses plongeurs.
so-happening-implode = Chaque plongeur tombe d’une couche vers l’intérieur ; ceux du noyau sont projetés.
so-happening-explode = Chaque plongeur est rejeté d’une couche vers l’extérieur ; ceux de l’orbite extérieure sont perdus dans l’espace jusqu’à leur retour.
so-happening-sunworm = Chaque plongeur sur une case sans station est sacrifié.
so-happening-teleport = Chaque place met un de ses plongeurs sur une case libre de son choix.
so-happening-warp = Chaque place met un de ses plongeurs sur une case libre de son choix.
so-happening-singularity = Chaque plongeur en soute est placé dans le noyau.
so-happening-energy-garden = De l’énergie apparaît sur des cases sous la barrière, pour le premier plongeur qui y entre.
so-happening-parasite = Des parasites arrivent dans le noyau et rampent vers les stations, dont ils mangent le gain.
so-happening-feeders = Des dévoreurs arrivent dans le noyau et rampent vers les stations, dont ils mangent le gain.

# Levels of survival of the built-in pack
so-level-failed = échec
so-level-text-failed = L’arche ne prend jamais de vitesse ; l’explosion l’emporte avec tous ses passagers.
so-level-adrift-in-darkness = à la dérive dans le noir
so-level-text-adrift-in-darkness = Hors de l’explosion, mais sans destination ; les réserves ne dureront pas.
so-level-home-in-the-void = un foyer dans le vide
so-level-text-home-in-the-void = Aucun monde à portée, mais l’arche peut elle-même rester un foyer.
so-level-the-challenge-ahead = le défi à venir
so-level-text-the-challenge-ahead = Une planète proche et hostile est à portée ; s’y installer sera rude.
so-level-homeward-bound = en route vers un foyer
so-level-text-homeward-bound = De l’énergie à revendre ; l’arche part confiante vers un nouveau monde.
so-level-the-galaxy-is-yours = la galaxie est à toi
so-level-text-the-galaxy-is-yours = Abondance pour tous ; l’arche peut choisir parmi bien des mondes.
so-level-transcendence = transcendance
so-level-text-transcendence = Presque toute la puissance de l’étoile est à toi, assez pour emmener d’autres avec toi.

# Why a set-up is refused
so-setup-seat = "human" ou "bot:<nom>"
so-setup-pack-id = l’identifiant d’un jeu de données
so-setup-no-pack = il n’y a pas de jeu de données « { $pack } » ; disponibles : { $known }
so-setup-scenario-id = l’identifiant d’un scénario
so-setup-suits = "default", "random" ou une liste de familles
so-setup-effects = "default", "random" ou une liste d’effets
so-setup-effect = l’identifiant d’un effet
so-setup-versus-seats = en rivaux, il faut 2 à 5 places
so-setup-solo-seats = une partie solo n’a qu’une place
so-setup-coop-seats = ensemble, il faut 2 à 5 places
so-setup-solo-not-long = une partie solo n’a pas de forme longue : son scénario fixe la pioche
so-setup-scenario-opening = c’est le scénario qui dit s’il y a un tour d’ouverture
so-setup-suit-count = { $suits ->
    [one] { $suits } famille
   *[other] { $suits } familles
  }, éruptions comprises : cette partie en a { $due }
so-setup-red = effets rouges seulement si tous sont d’accord : allow_red
so-setup-event-edition = l’événement { $event ->
    [warp] distorsion
    [singularity] singularité
    [feeders] dévoreurs
   *[other] { $event }
  } ne fait pas partie de l’édition { $edition ->
    [first] première
   *[other] de 2017
  }
so-setup-event-scenario = event = { $event } : celui du scénario { $scenario } est { $own }
so-setup-versus-scenario = scenario = « { $scenario } » : les scénarios sont pour le solo et la coop
so-setup-no-scenario = l’édition { $edition } n’a pas de scénario « { $scenario } » ; elle a { $known }
so-setup-triggers = ici, seul { $number } est possible
so-setup-versus-target = un objectif n’existe qu’en solo et en coop
so-setup-difficulty = la difficulté ne compte que dans une partie coopérative sans scénario
so-setup-scenario-effects = le scénario { $scenario } apporte ses propres effets
so-setup-few-effects = les couleurs demandées ont { $effects ->
    [one] { $effects } effet
   *[other] { $effects } effets
  }, cette partie en demande { $due }
so-setup-effect-count = { $effects ->
    [one] { $effects } effet
   *[other] { $effects } effets
  } : cette partie en demande { $due }
so-setup-effects-fixed = les effets du scénario { $scenario } sont fixes
so-setup-effect-edition = effects : { $effect } n’existe pas dans l’édition { $edition }
so-setup-effect-others = effects : { $effect } demande une autre personne
so-setup-effect-red = effects : { $effect } est rouge ; effets rouges seulement si tous sont d’accord : allow_red

# Why a position record is refused
so-record-two-values = deux valeurs différentes pour { $key }
so-record-side = { $side }, le côté pour { $players } places
so-record-seat = le numéro d’une place de cette table
so-record-space = `{ $path }` : il n’y a pas de case « { $name } » du côté { $side }
so-record-station = un type de station et une place, comme ["node", 0]
so-record-sites = un emplacement de porte, case extérieure d’abord, comme i0/c1
so-record-crawlers = plus de { $most } parasites ou dévoreurs
so-record-energy-in-orbit = aucune énergie ne se trouve en orbite : { $space }
so-record-weight = { $piece } en { $space } : rien ne tient sous { $count } rampants
so-record-structures = { $due } × { $piece } à poser avant le premier tour, { $left } dans la réserve
so-record-open-choice = un choix de cartes est ouvert, mais keep_timing est immediate
so-record-no-outcome = aucune carte et aucun résultat ne peut suivre
so-record-no-action = interrogée, mais sans réponse permise dans la phase { $phase }
so-record-drawn = plus de 13 cartes piochées de la famille { $suit }
so-record-own-guest = une place ne peut pas être sa propre invitée
so-record-momentum = momentum = { $total }, mais ses sources donnent { $sum }
so-record-pieces = { $found } × { $piece } en tout, mais la place en possède { $owned }
so-record-held = { $suit } est gardée, une famille qui n’est pas en jeu
so-record-flares = la pioche contient { $flares ->
    [one] { $flares } éruption
   *[other] { $flares } éruptions
  }{ $revealed ->
    [0] { "" }
   *[other] {" "}et { $revealed } sont révélées
  }, mais le marqueur est sur { $marker }
so-record-suit = il y a { $cards } cartes de la famille { $suit }, mais une famille en a 13
so-record-triggers = il y a { $lying } cartes déclencheur, mais cette partie en a { $triggers }
so-record-phase = la phase du tour
so-record-shift = turn : stage est une couche, de 0 à 4
so-record-spawn = turn : stage est le nombre d’arrivants
so-record-crawl = turn : crawler est le numéro d’un rampant du plateau
so-record-bonus = turn : un bonus demande la case de sa station
so-record-chain = turn : une chaîne demande la case où elle commence
so-record-squeeze = turn : Squeeze demande sa station et le nombre de cartes à révéler
so-record-no-card-owed = turn : aucune carte n’est due
so-record-not-over = turn : la partie n’est pas terminée
so-record-flare-used = turn : flare_used énumère des cases de l’orbite extérieure
so-record-implosions = turn : au plus { $most } implosions attendent leurs cartes
so-record-imploded = une liste de { $seats } nombres, un par place
so-record-open-cards = turn : aucune carte d’une station pressée n’est visible dans la phase { $phase }
so-record-revealed = turn : au plus 8 cartes sont visibles
so-record-marks = turn : { $marked } plongeurs marqués en { $space }, mais il y en a { $there }
so-record-crawl-order = les cases des rampants du plateau, dans l’ordre où ils rampent

# Why a notation is not understood
so-notation-action = « { $text } » n’est pas une action de Sol
so-notation-chance = « { $text } » n’est pas un tirage de Sol
so-notation-effect = « { $text } » n’est pas un effet
so-notation-arguments = { $text } ne se joue pas avec ces mots
so-notation-swap = « { $text } » n’est pas <case>:<place>
so-notation-space = « { $text } » n’est pas une case de ce plateau
so-notation-site = « { $text } » n’est pas un emplacement de porte de ce plateau
so-notation-seat = « { $text } » n’est pas une place de cette table
so-notation-station = « { $text } » n’est ni node, ni foundry, ni tower
so-notation-suit = « { $text } » n’est pas une famille
so-notation-number = « { $text } » n’est pas un nombre qui convient ici

# Why a read-out is not given
so-query-space = une case comme c4
so-query-no-diver = aucun plongeur en { $space }

# What is wrong with a pack
so-pack-notice = avis : aucun texte de { $name } n’est connu ; le nôtre est un remplacement
so-pack-empty = `{ $key }` ne doit pas être vide
so-pack-pieces = { $key } = { $found } : une place en possède au plus { $most }
so-pack-opening-pieces = l’ouverture pose une porte et une station par place : chacune doit posséder les deux
so-pack-start-divers = une place ne peut pas commencer avec { $divers } de ses { $owned } plongeurs
so-pack-marker = marker = { $marker } : la spirale décompte 13 éruptions
so-pack-movement = movement doit être de 1 à 9
so-pack-marked-flares = au plus 5 éruptions sont marquées
so-pack-triggers = published = { $published } sur au plus { $most } cartes déclencheurs
so-pack-layer-count = { $layers } couches ; il en faut cinq : o, i, c, r, k
so-pack-layer-order = la couche { $place } est « { $layer } » ; de l’extérieur vers l’intérieur : o, i, c, r, k
so-pack-layer-spaces = la couche { $layer } a { $due } cases du côté { $side }, pas { $found }
so-pack-layer-most = { $key } = { $found } de la couche { $layer } : au plus { $most }
so-pack-sites = { $sites } emplacements de porte du côté { $side } ; il en faut { $due } (SO-1.7)
so-pack-under-eye-count = under_eye a { $entries } entrées pour { $eyes } yeux
so-pack-under-eye = under_eye nomme des cases convectives de 0 à { $last }
so-pack-opposite = opposite doit être inférieur à { $eyes }
so-pack-rows = { $table } a { $rows } lignes pour { $spaces } cases
so-pack-row-empty = { $table } : { $here } ne touche rien
so-pack-row-no-space = { $table } : { $here } nomme { $there }, qui n’existe pas
so-pack-row-twice = { $table } : { $here } nomme { $there } deux fois
so-pack-row-one-way = { $table } : { $here } touche { $there }, mais { $inverse } ne dit pas que { $there } touche { $here }
so-pack-lines = { $lines } lignes pour { $spaces } cases
so-pack-not-drawn = { $here } et { $there } se touchent du côté { $side }, mais leurs arcs ne se recouvrent pas
so-pack-drawn = { $here } et { $there } ne se touchent pas du côté { $side }, mais leurs arcs se recouvrent
so-pack-decks = { $decks } entrées deck ; une pour chaque nombre de places de 1 à 5
so-pack-deck-order = players = { $players } à la place de { $due }
so-pack-suit-count = { $key } = { $suits } : une pioche a 2 à 7 familles
so-pack-spacing = spacing = { $spacing } : { $ships } vaisseaux ne tiennent pas sur { $eyes } yeux
so-pack-suit-twice = la famille { $id } figure deux fois
so-pack-suit-unknown = aucune famille n’a le code « { $id } » : F, C, X, O, R, V, S
so-pack-suit-cards = la famille { $id } a { $cards } cartes ; il en faut 13 (SO-1.14)
so-pack-suit-missing = la famille { $id } manque
so-pack-no-editions = editions doit nommer first ou published
so-pack-edition = pas d’édition « { $id } »
so-pack-effect-twice = l’effet { $id } figure deux fois
so-pack-effect-unknown = aucune procédure n’est connue pour l’effet « { $id } »
so-pack-effect-colour = effet { $id } : pas de couleur « { $colour } »
so-pack-effect-icon = effet { $id } : pas de symbole « { $icon } » ; M, C, A, D ou T
so-pack-effect-missing = l’effet { $id } manque
so-pack-event-twice = l’événement { $id } figure deux fois
so-pack-event-unknown = aucune procédure n’est connue pour l’événement « { $id } »
so-pack-pace = pace va avec parasite et feeders et vaut au moins 1
so-pack-arrive = au plus 9 rampants arrivent, et 3 de plus par place
so-pack-place = « { $id } » n’est pas une case de c, r ou k
so-pack-event-missing = l’événement { $id } manque
so-pack-scenario-twice = le scénario { $id } de { $edition } figure deux fois
so-pack-scenario-effects = { $effects } effets pour { $suits } familles
so-pack-scenario-once = effects_once vaut { $once }, mais il y a { $effects } effets, dont il doit en rester au moins un
so-pack-scenario-effect = l’édition { $edition } n’a pas d’effet « { $id } »
so-pack-scenario-event = l’édition { $edition } n’a pas d’événement « { $id } »
so-pack-station = « { $id } » n’est pas un type de station
so-pack-opening = opening = « { $id } » : quick ou none
so-pack-start-place = un lieu est l’un de : choose = lettre d’une couche, conv_offset = un nombre, opposite = true
so-pack-start-stations = le début demande { $pieces } × { $id }
so-pack-scenario-missing = le scénario { $id } de { $edition } manque
so-pack-floor = floor = { $floor } : le premier niveau de { $edition } commence à 0, chaque suivant plus haut
so-pack-no-levels = les niveaux de survie de { $id } manquent

# Printed values
so-printed-pieces = Pièces
so-printed-divers = plongeurs
so-printed-gates = portes
so-printed-nodes = nœuds
so-printed-foundries = fonderies
so-printed-towers = tours
so-printed-start = Début d’une place
so-printed-hold = plongeurs en soute
so-printed-energy = énergie
so-printed-movement = mouvement
so-printed-marker = marqueur
so-printed-layers = Couches
so-printed-standard = { $layer }, cases, côté standard
so-printed-wide = { $layer }, cases, grand côté
so-printed-base = { $layer }, base
so-printed-bonus = { $layer }, bonus
so-printed-cards = { $layer }, cartes
so-printed-augment = { $layer }, pas d’Augment
so-printed-decks = Vaisseaux et pioche
so-printed-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
  }
so-printed-deck = vaisseaux à { $spacing } yeux ; familles { $quick } en court, { $long } en long, { $coop } ensemble
so-printed-suits = Familles
so-printed-suit = { $first } / { $published }, { $colour }, { $cards } cartes
so-printed-effects = Effets
so-printed-effect = { $colour }, { $icon } : { $text }
so-printed-events = Événements
so-printed-triggers = Déclencheurs
so-printed-marked = éruptions marquées, première édition
so-printed-trigger-cards = cartes déclencheurs, édition 2017
so-printed-trigger-most = au plus, édition 2017
so-printed-scenarios = Scénarios
so-printed-in-first = { $name } (première édition)
so-printed-in-published = { $name } (édition 2017)
so-printed-suit-count = { $n } familles
so-printed-no-effects = aucun effet
so-printed-supply = { $divers ->
    [one] { $divers } plongeur
   *[other] { $divers } plongeurs
  }, { $energy } énergie
so-printed-place-any = { $piece } sur une case { $layer } au choix
so-printed-place = { $piece } en { $space }
so-printed-place-opposite = { $piece } sur la case extérieure opposée
so-printed-ban = construction interdite : { $piece }
so-printed-target = objectif { $momentum }
so-printed-survival = Niveaux de survie
so-printed-floor = à partir de { $momentum } élan : { $text }
so-colour-blue = bleu
so-colour-green = vert
so-colour-orange = orange
so-colour-purple = violet
so-colour-red = rouge
so-colour-teal = turquoise
so-colour-yellow = jaune

# The picture
part-sol-board = L’étoile
part-sol-deck = Instabilité et pioche
part-sol-effects = Effets en jeu
part-sol-goal = Objectif
part-sol-lens = Taille du plateau
part-sol-own = Ton tableau
part-sol-plans = Projets
part-sol-seats = Les autres places
sol-a-flare = une éruption
sol-about-hold = Ton vaisseau les lance d’ici pour 1 point de mouvement chacun
sol-about-reserve = Les fonderies amènent les plongeurs d’ici en soute
sol-about-gate = Se construit avec 2 plongeurs, dont un d’une couche plus à l’extérieur ; ouvre une barrière
sol-about-node = Se construit avec 2 plongeurs de part et d’autre d’une case ; donne de l’énergie
sol-about-foundry = Se construit avec 2 plongeurs côte à côte ; change l’énergie en plongeurs
sol-about-tower = Se construit avec 3 plongeurs alignés vers le cœur ; change l’énergie en élan
sol-after = ensuite { $energy } énergie, { $momentum } élan
sol-and-more = et { $n } autres
sol-banned = { $station } : interdit ici
sol-between = entre { $above } et { $below }
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
sol-first-head = Comment on joue
sol-first-divers = Ton vaisseau lance des plongeurs ; les portes leur ouvrent les barrières, plus profond dans l’étoile.
sol-first-stations = Des plongeurs côte à côte deviennent portes et stations. Un plongeur sur une station l’active ; plus elle est profonde, plus elle rapporte.
sol-first-momentum = Les nœuds donnent de l’énergie, les fonderies des plongeurs, les tours changent l’énergie en élan. À la dernière éruption, le plus grand élan l’emporte.
sol-flares-to-go = { $n ->
    [one] encore { $n } éruption
   *[other] encore { $n } éruptions
  }
sol-foundry = fonderie
sol-foundry-of = fonderie de la place { $seat }
sol-gate = porte
sol-gate-of = Porte de la place { $seat } { $site } : les plongeurs y traversent la barrière ; traverser la porte d’une autre place lui donne 1 énergie, une fois par tour
sol-gives = donne 1 énergie à { $seat } → { $energy }
sol-guests = invités chez { $seat }
sol-guests-with = { $n } { $n ->
    [one] invité
   *[other] invités
  } dans le vaisseau de la place { $seat }
sol-heart = Le cœur ; { $marker } éruptions avant la fin
sol-heart-name = cœur
sol-held-already = déjà en main
sol-hold = Soute
sol-in-force = { $effect } en vigueur
sol-in-hold = { $n } { $n ->
    [one] plongeur
   *[other] plongeurs
  } en soute
sol-in-reserve = En réserve : { $n } × { $piece }
sol-in-turn = à jouer
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
sol-layer-short-o = Orbite extérieure
sol-layer-short-i = Orbite intérieure
sol-layer-short-c = Convection
sol-layer-short-r = Radiation
sol-layer-short-k = Noyau
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
sol-named-text = { $name } : { $text }
sol-next-cards = prochaines
sol-no-diver-there = aucun de tes plongeurs
sol-effects-not-yet = Tirés au début de la partie.
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
sol-place-o = case { $n } (orbite extérieure)
sol-place-i = case { $n } (orbite intérieure)
sol-place-c = case { $n } (convection)
sol-place-r = case { $n } (radiation)
sol-place-k = case { $n } (noyau)
sol-plans-over = La partie est terminée.
sol-reach = Portée et lancement
sol-reach-cost = à { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de mouvement
sol-reserve = Réserve
sol-seat = Place { $letter }
sol-ship-of = Vaisseau de { $seat }, { $hold ->
    [one] { $hold } plongeur
   *[other] { $hold } plongeurs
  } en soute
sol-sign-energy = Énergie : les nœuds en donnent ; les fonderies et les tours en dépensent. Dès 13, la moitié est perdue à une éruption
sol-sign-momentum = Élan : ce qui compte à la fin ; les tours le tirent de l’énergie, et chaque plongeur projeté dans le cœur en donne 2
sol-sign-movement = Mouvement : les pas d’un déplacement, 3 plus 1 par couche où la place a une station ; les points montrent ces couches
sol-sign-diver = Plongeur : vole pour 1 point de mouvement par pas, active la station où il se trouve, et devient avec d’autres une structure
sol-sign-gate = Porte : ouvre une barrière entre deux couches ; quand une autre place la franchit, son propriétaire reçoit 1 énergie
sol-sign-node = Nœud : activé par un plongeur, il donne de l’énergie
sol-sign-foundry = Fonderie : activée par un plongeur, elle change l’énergie en plongeurs
sol-sign-tower = Tour : activée par un plongeur, elle change l’énergie en élan
sol-sign-ship = Vaisseau-mère : lance les plongeurs de sa soute dans les cases voisines
sol-sign-card = Cartes : ce qui est construit ou activé profond dans l’étoile fait piocher ; les éruptions parmi elles amènent la fin
sol-sign-lost = Perdu dans l’espace : un plongeur qui revient en orbite extérieure pour 1 point de mouvement
sol-sign-crawler = Une créature de l’étoile : réduit ce que rapporte la station de sa case
sol-sign-flare = Éruption : fait avancer le marqueur, active les stations de l’orbite extérieure et divise par deux l’énergie dès 13
sol-sign-suit = Une couleur de la pioche : ses cartes ont dans cette partie un effet, qu’une carte gardée peut employer une fois
sol-site = Emplacement libre pour une porte { $site } ; sans porte rien ne traverse la barrière
sol-source-effects = effets
sol-source-flares = éruptions
sol-source-hurls = plongées
sol-source-towers = tours
sol-start-choose = Au départ : { $station }, au choix : { $layer }
sol-start-conv = Au départ : { $station } dans la couche convective, { $offset } de ton vaisseau
sol-start-opposite = Au départ : { $station } en orbite extérieure, à l’opposé de ton vaisseau
sol-stations = Stations et gains
sol-strip-deck = instabilité { $marker } · pioche { $cards } : { $list }
sol-strip-guests = chez { $seat } { $n }
sol-strip-in-reserve = { $n } × { $piece } en réserve
sol-strip-lost = perdus { $n }
sol-strip-reserve = réserve
sol-suit-effect = { $left } ; { $name } : { $text }
sol-suit-left = { $suit } : { $n } { $n ->
    [one] carte restante
   *[other] cartes restantes
  }
sol-survival = Niveaux de survie
sol-target-coop = élan de la place la plus basse
sol-target-solo = élan
sol-the-end = la fin
sol-tip-heart = { $label }. Un plongeur du noyau peut y être projeté : il disparaît, tu gagnes 2 élan et pioches 1 carte
sol-tip-track = { $label }. Chaque éruption piochée le fait avancer, active les stations de l’orbite extérieure et divise par deux l’énergie dès 13 ; à la dernière l’étoile explose
sol-tip-layer = { $layer } : une station rapporte { $base }, plus un bonus de { $bonus } pour son propriétaire ; construire ou activer fait piocher { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
sol-tip-free = { $label }. Une station ici rapporterait { $base } et un bonus de { $bonus } ; { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  } à piocher
sol-tip-node = { $label }. Activée par un plongeur ici, la station donne { $base } énergie ; bonus de { $bonus } pour son propriétaire, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  } à piocher
sol-tip-foundry = { $label }. Activée par un plongeur ici, la fonderie change { $base } énergie en { $base } plongeurs ; bonus de { $bonus } pour son propriétaire, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  } à piocher
sol-tip-tower = { $label }. Activée par un plongeur ici, la tour change { $base } énergie en { $base } élan ; bonus de { $bonus } pour son propriétaire, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
  } à piocher
sol-tip-diver = { $label }. Un plongeur vole à la case voisine pour 1 point de mouvement, active la station où il se trouve, et devient avec d’autres une porte ou une station
sol-tip-ship = { $label }. Les plongeurs sont lancés dans les quatre cases voisines ; après chaque tour il avance d’un œil, en sens inverse des aiguilles
sol-tip-momentum = L’élan compte à la fin : les tours le tirent de l’énergie, et chaque plongeur projeté dans le cœur en donne 2
sol-tip-energy = L’énergie paie plongeurs et élan. À une éruption la moitié est perdue si elle atteint 13
sol-tip-movement = { $n } points de mouvement par déplacement : 3, plus 1 par couche où cette place a une station ({ $layers })
sol-tip-movement-none = { $n } points de mouvement par déplacement : 3, plus 1 par couche où cette place a une station
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

# The game as it describes itself: its line, options, ready-made set-ups, read-outs.

so-summary = Plonge dans une étoile mourante pour prendre l’élan qui te sauvera de sa fin; 1–5 places.
so-option-seats-meaning = qui est assis où : 2–5 places en duel et en coop, 1 en solo
so-option-edition-meaning = le texte source complété, ou les règles de 2017
so-option-mode-meaning = les uns contre les autres, une place contre un objectif, ou ensemble
so-option-opening-meaning = quick : chaque place pose une porte et une station ; long : rien n’est posé, une famille et un effet de plus
so-option-suits-meaning = les familles de la pioche ; ou une liste de codes C, X, O, R, V, S (F en fait toujours partie)
so-option-effects-meaning = les effets des familles, éruptions d’abord ; ou une liste d’effets
so-option-colours-meaning = les couleurs dont viennent les effets tirés au sort
so-option-allow-red-meaning = les effets peuvent-ils attaquer les autres ?
so-option-event-meaning = ce qu’apportent les éruptions déclencheuses
so-option-triggers-meaning = cartes déclencheurs dans l’édition published ; l’édition first a 4 éruptions marquées
so-option-scenario-meaning = solo et coop : un scénario ; le solo commence par introduction (published : ancient_tower)
so-option-target-meaning = solo et coop : élan à atteindre
so-option-difficulty-meaning = coop : relève le seuil de 13 de 3 chaque fois
so-option-survival-meaning = lire les niveaux de survie
so-option-start-eye-meaning = l’œil du premier vaisseau
so-option-first-seat-meaning = qui commence
so-option-keep-timing-meaning = faut-il choisir la carte gardée avant le tour suivant ?
so-option-stall-limit-meaning = tours sans carte après lesquels la partie s’arrête
so-option-pack-meaning = le jeu de données
so-preset-introduction = Solo : Introduction
so-preset-chain = Solo : Chain
so-preset-exterminate = Solo : Exterminate
so-preset-parasite = Solo : Parasite
so-preset-energy-garden = Solo : Energy Garden
so-preset-sunworm = Solo : Sunworm
so-preset-implode = Solo : Implode
so-preset-ancient-tower = Solo 2017 : Ancient Tower
so-preset-cosmic-unity = Solo 2017 : Cosmic Unity
so-preset-solar-inhabitants = Solo 2017 : Solar Inhabitants
so-preset-published-energy-garden = Solo 2017 : Energy Garden
so-preset-published-sunworm = Solo 2017 : Sunworm
so-preset-solar-whirlpool = Solo 2017 : Solar Whirlpool
so-primer-goal = De l’élan avant la mort de l’étoile
so-primer-goal-text = Ton vaisseau doit s’éloigner d’une étoile mourante, et c’est l’élan qui l’emporte. Les tours en font avec de l’énergie, et les plongeurs projetés dans le cœur en donnent aussi. Quand vient la 13e éruption, le plus d’élan gagne.
so-primer-star = L’étoile et ses couches
so-primer-star-text = Les vaisseaux tournent autour de l’étoile, d’une place par tour. Les plongeurs partent à côté de leur vaisseau, volent autour d’une couche et ne passent à la suivante que par des portes. Les stations profondes rapportent plus.
so-primer-turn = Ton tour
so-primer-turn-text = Une action : bouger des plongeurs ; ou convertir des plongeurs placés selon un motif en porte, nœud, fonderie ou tour ; ou activer des stations d’un type où tu as des plongeurs. Les nœuds donnent de l’énergie, les fonderies des plongeurs, les tours de l’élan.
so-primer-flares = Cartes et éruptions
so-primer-flares-text = Ce qui se passe au fond de l’étoile coûte des cartes. Parmi elles des éruptions : chacune avance le marqueur, divise par deux l’énergie à partir de 13 et fait travailler toutes les stations extérieures. D’autres cartes se gardent pour leur effet.
so-theme-cards = Cartes et effets
so-theme-events = Événements de l’étoile
so-theme-goal = But et fin
so-theme-start = Le départ
so-preset-quick = Partie courte à deux
so-preset-long = Partie longue à deux
so-preset-five = À cinq sur le grand plateau, effets au hasard
so-preset-published = Règles de 2017 à deux, avec Sunworm
so-preset-coop = Ensemble à deux
so-query-neighbours = les cases voisines d’une case, et où il faut une porte
so-query-neighbours-fields = les cases voisines d’une case, dans l’ordre canonique : space, barrier (true s’il faut une porte), site et gate (propriétaire ou null) là où il y a une barrière
so-query-reach = où un plongeur peut aller avec les points de mouvement restants, depuis la soute ou depuis une case, et les cases au vaisseau maintenant et après les prochaines orbites
so-query-reach-fields = où un plongeur peut aller avec les PM restants (sinon la valeur de mouvement) : space (la soute par défaut) comme from, mp, spaces (space, cost, path, tolls avec l’énergie qu’aura le propriétaire), heart (coût ou null), launch (cases au vaisseau maintenant et après les prochaines orbites)
so-query-conversions = les conversions que permettent tes plongeurs sur le plateau, et celles que quelque chose empêche, avec la raison
so-query-conversions-fields = les conversions que permettent les plongeurs du plateau : legal (action, type, at, from, cards, movement avant et après) et blocked (de même, avec rule et reason)
so-query-odds = les probabilités exactes de la pioche : une éruption parmi les prochaines cartes, et la fin de la partie à une carte ou d’ici là
so-query-odds-fields = les probabilités exactes de la pioche : flares, cards, triggers restants ; next : probabilité d’une éruption dans les k prochaines cartes ; end : que la partie finisse à la carte k, ou d’ici là ; expected_cards jusqu’à la fin. Fractions sous la forme [numérateur, dénominateur] dans …_exact, là où ce sont des nombres exacts
so-query-burst = projeter tout ce qui est à portée maintenant : ce que cela rapporte, les cartes à piocher, la probabilité qu’elles finissent la partie, et l’élan de chaque place alors
so-query-burst-fields = projeter tout ce qui est à portée maintenant : mp, hurled (plongeurs projetés), from (dans l’ordre), momentum, cards (cartes dues), flares_expected, ends_game (probabilité que la pioche finisse la partie), if_it_ends (élan de chaque place alors, tours de l’orbite extérieure comprises ; null si la pioche ne peut pas finir la partie)
so-query-payout = ce que paie chaque station, qui peut en prendre le bonus, et les places avec 12 énergie ou plus : à partir de 13 une éruption la divise par deux
so-query-payout-fields = chaque station : space, type, owner, base, bonus, cards, diver (la place y en a-t-elle un), payable, bonus_for (les places qui peuvent prendre le bonus, dans l’ordre des questions), after (énergie, élan et soute de la place après la base) ; warnings : les places avec 12 énergie ou plus ; à partir de 13 elle est divisée par deux lors d’une éruption
game-sol-line = Plonge dans une étoile mourante pour gagner l’élan d’échapper à sa fin.
game-sol-art = Une étoile en coupe avec ses couches et ses portes ; de petits vaisseaux plongent, un grand s’éloigne.
tour-sol-welcome = Une étoile en coupe : deux orbites dehors, puis les couches, le noyau au centre. Ton vaisseau en fait le tour et lance des plongeurs. Plus tu bâtis profond, plus tu gagnes d’élan pour fuir.
tour-sol-place = Ce scénario commence par une tour dans le noyau. Touche la tour de ta réserve, puis la case marquée.
tour-sol-move = À chaque tour, tu déplaces, convertis ou actives. Commence par un déplacement : cinq points.
tour-sol-launch = Lance un plongeur de ta soute à côté de ton vaisseau.
tour-sol-launch-second = Et un deuxième à côté : deux voisins peuvent devenir une structure.
tour-sol-end = Tu pourrais les faire voler plus loin, par des portes vers l’étoile. Termine pour l’instant ; ton vaisseau avance de lui-même.
tour-sol-deck = L’étoile devient instable : des cartes sont révélées, et les éruptions avancent le marqueur vers la fin. Tu vois ici ce qui reste et la chance d’une éruption.
tour-sol-convert = Maintenant convertis : tes deux plongeurs deviennent une structure.
tour-sol-build = Une fonderie demande deux plongeurs côte à côte et se place sur une de leurs cases. Les plongeurs retournent à la réserve, ton déplacement grandit.
tour-sol-end-second = Termine l’action. Un plongeur sur la case pourra plus tard activer ta structure : les nœuds donnent de l’énergie, les fonderies de nouveaux plongeurs, les tours de l’élan.
tour-sol-over = Voici toutes les structures possibles maintenant ou avec un plongeur de plus. Récolte de l’énergie aux nœuds, porte-la à une tour au fond de l’étoile, et atteins le but avant la fin. À toi de jouer !
