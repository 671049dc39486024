# What `solarium play` says beside the game.

terminal-title = Solarium : jeux de plateau du soleil
terminal-which-game = Quel jeu ?
terminal-which-table = Quelle table ?
terminal-choose = 1 à { $most }, ou q pour sortir [1]>
terminal-none-of-them = { $typed } n’est rien de cela
terminal-taken-back = Repris : { $step }
terminal-note = Note : { $notice }
terminal-commitment = Engagement sur les tirages : { $commitment }
terminal-type-help = Tape `help` à tout moment.
terminal-no-text = cette ligne n’est pas un texte
terminal-why-what = Demande pour une action, p. ex. `why { $example }`
terminal-number = tape un nombre de 1 à { $most }, ou une action
terminal-allowed = `{ $action }` est permis maintenant.
terminal-help-number = faire l’action de ce numéro
terminal-help-action = la faire par sa notation, comme après le numéro
terminal-help-why = pourquoi une action n’est pas permise
terminal-help-hint = un conseil ; `hint 2`, `hint 3` et `hint 4` en disent plus
terminal-hint-grade = les conseils ont des degrés de { $least } à { $most } : tape hint ou hint { $most }
terminal-help-undo = reprendre ta dernière action, tant que rien n’a été révélé
terminal-help-board = encore le plateau
terminal-help-list = encore les actions
terminal-help-score = le score actuel
terminal-help-quit = sortir ; avec --record la partie jusqu’ici est gardée
terminal-over = La partie est terminée.
terminal-seed = Graine des tirages : { $seed }
terminal-left = La partie est quittée après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
terminal-record = Enregistrement : { $path } (essaie `solarium replay { $path }` et `solarium verify { $path }`)
terminal-answered = a répondu
terminal-drawn = tiré :
terminal-yes = oui
terminal-no = non
terminal-kept = { $what } : { $after } sur { $before } gardés
terminal-rank = rang { $rank }
terminal-won = gagné
terminal-lost = perdu
terminal-ties = égalités : { $parts }
terminal-draw-next = un tirage vient ensuite
terminal-to-act = à jouer : { $seats }
terminal-go-on = La partie est gardée : `solarium play --resume { $path }` la reprend.
terminal-menu-go-on = Reprendre { $game }, quitté après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
terminal-list-hint = tape `list`, `list MOT` ou une action
terminal-which-of = { $n } actions conviennent ; laquelle ?
terminal-sure = Le faire quand même ? (oui ou non)
terminal-no-reasons = Aucun automa n’a agi depuis ta dernière action.
terminal-no-card = Nomme une carte, une tuile ou un plateau, p. ex. `card` et un mot de son nom.
terminal-read-outs = Relevés : { $known } ; p. ex. `forecast NOM`
terminal-more = … et { $n } de plus ; prends un autre mot
terminal-help-effects = ce qu’une action changerait, sans la faire
terminal-help-reset = annuler tout le tour
terminal-help-goal = ce qu’il faut atteindre, et ce qui finit la partie
terminal-help-reasons = pourquoi les automas ont agi ainsi
terminal-help-forecast = relevés : ce qui est à attendre
terminal-help-rules = les règles avec ces mots, ou par numéro
terminal-help-card = ce qui est imprimé sur une carte, une tuile ou un plateau
terminal-help-card-type = avec la boîte : saisit une carte telle qu’elle est imprimée ; seul : ce qui peut être saisi
terminal-help-card-keep = avec la boîte : écrit les cartes saisies comme pack, dans NAME.toml
terminal-card-lines = `card type CHAMP=VALEUR …` saisit une carte telle qu’elle est imprimée, aussi en JSON ; `card keep NOM` écrit les cartes saisies comme pack.
terminal-card-none = Aucune carte ne peut être saisie maintenant.
terminal-card-kept = Gardé dans { $file } ; pour jouer avec : `--pack { $file }`.

# Le jeu en plein écran.

screen-target = { $reached } points sur { $target }
screen-other-actions = Autres
screen-taken-back = Annulé : { $n }
screen-log-title = Ce qui s’est passé (Entrée : raisons)
screen-rules-title = Règles, par numéro ou par mots :
screen-rules-type = Tape un mot ou le numéro d’une règle. Échap ferme.
screen-rules-none = Aucune règle ne contient « { $typed } ».
screen-no-read-outs = Ce jeu n’a pas de relevés.
screen-read-out-needs = Montre ce dont tu veux le savoir : { $what }. Tab va au plateau.
screen-thinks = Réflexion …
screen-no-hint = Pas de conseil pour l’instant.
screen-hint-more = F3 : le degré suivant
screen-bot-thinks = Le robot réfléchit …
screen-nothing-lit = Rien à choisir sur le plateau ; choisis dans la liste.
screen-curtain = { $seat }, c’est ton tour. Les autres détournent les yeux.
screen-curtain-open = Entrée : montrer mon côté
screen-caution = Entrée : le faire quand même    Échap : non
screen-not-kept = Cette partie n’est gardée nulle part et serait perdue. Avec --record FICHIER une partie est gardée.
screen-too-small = Ce terminal a { $columns }×{ $rows } caractères ; une partie en demande { $width }×{ $height }. Agrandis-le, ou joue avec --plain. Ctrl-C quitte.
screen-paused = Entrée : suite    Espace : raisons    Échap : jusqu’à mon tour
screen-actions = ({ $n ->
    [one] { $n } action
   *[other] { $n } actions
})
screen-reveals = Montre quelque chose de caché : impossible d’annuler.
screen-lasts = Impossible d’annuler.
screen-key-enter = faire
screen-key-tab = au plateau et retour
screen-key-type = trouver des actions ; Entrée dit pourquoi non
screen-key-escape = fermer, effacer
screen-key-help = aide
screen-key-log = déroulé
screen-key-hint = conseil
screen-key-read-outs = relevés
screen-key-score = points
screen-key-rules = règles
screen-key-undo = annuler
screen-key-reset = tout le tour
screen-key-leave = quitter
terminal-hands = Sur votre table, avec les pièces :
