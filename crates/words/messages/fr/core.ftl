# Ce que disent une partie et un enregistrement quand ils refusent.

match-over = la partie est terminée
match-no-such-seat = il n’y a pas de place { $seat } à cette table
match-not-your-turn = ce n’est pas à la place { $seat } de jouer
match-not-chance = aucun tirage n’est attendu maintenant
match-not-an-outcome = ce résultat n’est pas possible maintenant
undo-nothing = cette place n’a aucune action à annuler
undo-turn-passed = le tour est déjà passé ; demande une reprise à la table
undo-revealed = l’étape { $step } a révélé quelque chose de caché ; demande une reprise à la table
undo-others-acted = une autre place a joué depuis ; demande une reprise à la table
record-malformed = ligne { $line } : { $reason }
record-partial = cet enregistrement montre une partie inachevée vue par { $who } : les étapes cachées manquent ; on peut le lire, mais pas le rejouer
record-other-game = c’est un enregistrement de { $game }
record-other-version = l’enregistrement date de la version { $version } des règles, que ce programme ne joue pas
record-setup = la mise en place est refusée : { $reasons }
record-step = l’étape { $step } `{ $text }` ne convient pas : { $reason }
record-step-rule = l’étape { $step } `{ $text }` ne convient pas : { $reason } ({ $rule })
record-checksum = la position après l’étape { $step } n’est pas celle enregistrée : l’enregistrement a été modifié ou endommagé
record-commitment = la graine aléatoire ne correspond pas à l’engagement
record-draw = étape { $step } : l’enregistrement dit `{ $recorded }`, la graine aléatoire décide `{ $due }`
record-too-short = l’enregistrement n’a que { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }

# Ce qui est refusé dans une mise en place ou une position.

read-not = `{ $path }` vaut { $value } ; attendu : { $wanted }
read-not-root = { $value } a été donné ; attendu : { $wanted }
read-missing = `{ $path }` manque ; attendu : { $wanted }
read-twice = `{ $path }` : { $value } figure deux fois
read-unknown = `{ $path }` est inconnu ; connus ici : { $known }
read-word = l’un de { $words }
read-flag = true ou false
read-number = un nombre entier de { $least } à { $most }
read-number-only = { $number }
read-number-or-random = "random" ou un nombre entier de { $least } à { $most }
read-numbers = { $count } nombres entiers de 0 à { $most }
read-list = une liste
read-object = un objet
reason-with-rule = { $reason } ({ $rule })
reason-of-seat = place { $seat } : { $reason }
reasons = { $reasons }
pack-syntax = { $error }
game-unknown = il n’y a pas de jeu { $game } ; connus : { $known }
pack-no-game = il n’y a pas de jeu { $game }
pack-other-game = c’est un paquet de { $game }, pas de { $wanted }
prompt-choose = choisis ton action
prompt-wait = une autre place décide
prompt-chance = le hasard décide
pack-none = ce jeu n’a que son jeu de données intégré
notation = { $text }

# Ce qui se trouve où sur la vraie table, pour un jeu sans noms à lui.

box-board = { $name }
box-place = { $name }
    .from = de { $name }
    .to = vers { $name }
box-component = { $name }
    .some = { $n } × { $name }

# Gestes avec les pièces de la boîte. Les lieux apportent « from » et « to », les pièces « some ».

box-move = Déplace { $what-some } { $from-from } { $to-to }.
box-move-turned = Déplace { $what-some } { $from-from } { $to-to } : { $new }.
box-turn = Retourne { $what-some }, { $place } : { $new }.
box-return = Remets { $what-some } { $from-from } dans la réserve générale.
box-take = De la réserve générale, place { $what-some } { $to-to }.
box-marker-forward = Avance { $what-some } de { $n }, de { $old } à { $new }.
box-marker-back = Recule { $what-some } de { $n }, de { $old } à { $new }.
box-marker-set = Place { $what-some } sur { $new }.
box-marker-away = Retire { $what-some } { $place-from }.
box-lay = { $to } : { $what-some }
