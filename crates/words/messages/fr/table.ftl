# What stands around every board
stand-in-value = Valeur de remplacement : reconstruite, pas la valeur imprimée
stand-in-spoken = valeur de remplacement
table-seat = Place { $letter }
table-bot = Bot { $name }
bot-name-a = Alba
bot-name-b = Borea
bot-name-c = Cirrus
bot-name-d = Dune
bot-name-e = Étoile
table-seat-name = { $letter } ({ $name })
table-prompt = Ce qui est demandé
table-aim = Le but
table-lesson = Cette décision expliquée
table-people = Autour de la table
table-controls = Place, rediffusion et liens
table-undo-bar = Annuler
table-notices = À noter
table-end = La fin
table-text = Le plateau en texte
table-side = Quoi faire, journal et discussion
prompt-over = La partie est terminée.
prompt-enter-outcome = Qu’est-ce qui est sorti sur votre table ?
table-chance = Le hasard décide …
table-waits-for = À { $who } de jouer
table-moved-by = le bot { $bot } joue
table-free = place libre
table-you = toi
table-present = présent·e
table-watchers = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
  }
table-watchers-many = { $n } personnes ou plus regardent
table-away = absent·e
table-to-act = à jouer
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
table-points-now = { $n ->
    [one] { $n } point si la partie finissait maintenant
   *[other] { $n } points si la partie finissait maintenant
  }
table-sit = S’asseoir ici
table-asks-back = { $who } demande à revenir avant l’étape { $step }.
table-agree = Accepter
table-refuse = Refuser
table-waits-answer = En attente de { $who }
table-bot-plays = Le bot { $bot } joue cette place pour toi.
table-play-again = Reprendre la main
table-undo = Annuler
table-reset = Recommencer le tour
table-take-back = Demander un retour
table-take-back-alone = Revenir plus loin
usual-is = Réponse habituelle : { $what }.
usual-given = Elle est donnée d’elle-même
usual-answer = réponse habituelle
usual-in = dans { $n } s
usual-mark = habituel
reply-title = Si l’on m’interroge au tour d’un autre
reply-soon = réponse habituelle après { $n } s
reply-at-once = réponse habituelle aussitôt
reply-wait = m’attendre
table-more = Plus
table-to-bot = Laisser un bot jouer pour moi
table-leave = Quitter la place
table-replay = Revoir
table-download = Télécharger l’enregistrement
table-no-script = Cette page a besoin de JavaScript pour jouer ; sans lui tu peux regarder le plateau.
lesson-title = Ta décision en vingt secondes
lesson-read = Compris
lessons-off = Plus de cartes
lessons-on = Expliquer une fois chaque nouvelle sorte de décision
marks-on = Marquer les valeurs de remplacement : les nôtres, où les imprimées sont inconnues
signs-title = Ce que veulent dire les signes
actions-title = Ce que tu peux faire
actions-count = Actions : { $n }
actions-choose = Touche le plateau ou choisis ici
actions-back = Retour
actions-filter = Filtrer les actions
actions-none = Aucune action ne correspond.
draws-in-a-row = { $all } tirages : entre-les l’un après l’autre, ils partent ensemble.
draws-so-far = { $n } sur { $all } : { $list }
draws-back = Sans le dernier
actions-more = { $n } de plus
player-title = Le coup de l’automa
player-next = Suivant
player-skip = Aller à la fin
player-pace = Automas et bots
pace-step = pas à pas
pace-auto = tout seuls
pace-instant = immédiatement
pace-speed = Vitesse
sound-on = Sons
trace-yes = oui
trace-no = non
trace-narrowed = garde { $kept } sur { $of }
trace-kept = reste
trace-dropped = éliminé
log-title = Ce qui s’est passé
log-why = Pourquoi ?
log-older = Plus tôt
log-chance = Hasard
log-hidden = { $who } décide en secret
log-hidden-chance = un tirage reste secret
log-undone = { $who } annule l’étape { $step }
log-rewound = tout le monde accepte : { $who } revient avant l’étape { $step }
log-to-bot = { $who } laisse jouer le bot { $bot }
log-to-person = { $who } reprend la main
log-usual = la réponse habituelle, donnée d’elle-même
log-reply-soon = { $who } laisse donner les réponses habituelles après un moment
log-reply-at-once = { $who } laisse donner les réponses habituelles aussitôt
log-reply-wait = { $who } donne chaque réponse
log-asked = { $who } demande à revenir avant l’étape { $step }
log-agreed = { $who } accepte
log-refused = { $who } refuse
chat-title = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
notify-ask = Me prévenir quand c’est à moi
curtain-title = Passe l’appareil
curtain-show = Montrer ma vue
curtain-who = À { $who } de jouer. Personne d’autre ne devrait regarder.
# Conseils, du principe à la suite entière. `$best` est le nombre avec le meilleur plan, `$other` avec un autre choix.
hint-principle-only = Tu ne peux faire qu’une chose.
hint-principle-later = Un placement : tu as { $best } au lieu de { $other } pour l’instant ({ $quantity }), et il rapporte plus tard.
hint-principle-open = Rien de ce qui se compte après ce tour ne départage les choix : pense à ce que demandent tes prochains tours.
hint-region = Regarde ici : { $region }.
hint-region-for = Regarde ici : { $region }. Ce qui compte : { $quantity }.
hint-region-choices = le choix marqué
hint-action = { $label }
hint-action-for = { $label } ({ $quantity } : { $best } au lieu de { $other })
hint-line = { $action }. La suite : { $steps }
hint-step = { $n }. { $label }
hint-step-later = { $n }. à un tour suivant : { $label }
hint-line-title = La suite prévue :
hint-line-later = à un tour suivant :
hint-ask = Conseil
hint-title = Conseil
hint-more = Plus
hint-thinking = Un conseil se prépare …
hint-grade = Conseil { $n } sur 4
hint-off = les conseils sont désactivés à cette table
keys-title = Clavier
keys-tab = d’une zone à l’autre
keys-arrows = d’une case à l’autre sur un plateau
keys-enter = toucher la case ou appuyer sur le bouton
keys-escape = revenir d’un geste, ou fermer
keys-undo = annuler
keys-hint = conseil, et la suite
keys-actions = vers la liste des actions
keys-board = vers le plateau
keys-next = étape suivante d’un automa
keys-help = cette liste
dialog-close = Fermer
dialog-sure = Le faire quand même ?
dialog-yes = Oui
dialog-no = Non, retour
dialog-leave = Quitter cette place ? Tu reçois un lien avec lequel quelqu’un d’autre peut la prendre ; à une table ouverte, tout le monde le peut.
dialog-bot = Quel bot ?
dialog-name = Ton nom (facultatif)
dialog-forget = Supprimer ton nom à cette table et tout ce que tu as écrit dans son chat ?
dialog-forget-stays = La partie reste telle qu’elle a été jouée, la place reste à toi, et ce que les autres ont écrit reste. On ne peut pas revenir en arrière.
name-ask = Comment les autres doivent-ils t’appeler ?
name-keep = C’est moi
name-later = Pas maintenant
client-lost = La connexion est perdue. Rien n’est perdu à la table ; nouvel essai …
client-retry = Essayer maintenant
client-back = De nouveau connecté.
client-old-browser = Il manque à ce navigateur quelque chose dont cette page a besoin. Mets-le à jour.
client-your-turn = À toi de jouer
client-since = Depuis ton dernier passage
client-copied = Lien copié.
client-bad-link = Ce lien n’ouvre aucune place à cette table. Tu peux regarder.
client-moved-on = La table a avancé ; regarde de nouveau.
client-failed = Cet appareil n’a pas pu faire cela. Rien n’est perdu ; essaie encore une fois.
client-rematch = Les autres rejouent : viens
end-rematch = Rejouer
end-share = Copier le lien pour revoir
end-nobody = Personne n’a gagné.
end-winner = { $n ->
    [one] { $who } gagne.
   *[other] { $who } gagnent ensemble.
  }
end-scores = Chaque point
end-won = gagné
end-total = Total
end-tie = En cas d’égalité décide : { $what }
end-rank = Rang
end-margin = { $n ->
    [0] À égalité de points : le départage a décidé.
    [one] Un point d’avance.
   *[other] { $n } points d’avance.
  }
end-result-missed = Le but n’a pas été atteint cette fois.
end-result-behind = { $n ->
    [0] { $who } gagne avec autant de points que toi.
    [one] { $who } gagne ; il te manque un point.
   *[other] { $who } gagne ; il te manque { $n } points.
  }
progress-points = Points
progress-start = Début
progress-round = Manche { $n }
progress-step = Pas { $n }
progress-graph = { $what } de chaque place au fil de la partie ; les nombres sont dans le tableau ci-dessous
progress-table = En tableau
progress-turning = Ce qui a décidé
progress-lead = { $who } prend la tête pour de bon
progress-goal = le but est atteint
progress-gain = { $who } gagne { $n } en un pas, plus qu’à aucun autre
progress-there = Voir
progress-counted = Tout ce qui fut compté
review-title = Analyse
review-start = Analyser cette partie
review-why = Un bot reprend toute la partie : ce qui fut chance, ce qui fut talent, et quelles décisions auraient pu être meilleures.
review-running = L’analyse est en cours :
review-failed = L’analyse n’a pas pu être faite.
review-how = Les valeurs sont ce qu’attend un bot de niveau { $level }, en ses propres points (d’avance sur la meilleure autre place, ou les siens ; une victoire peut compter en plus). Ce sont des estimations : ± est l’erreur type sur { $worlds } déroulements imaginés.
review-unfinished = La partie n’est pas finie : la dernière valeur aussi est une estimation.
review-level-easy = facile
review-level-normal = normal
review-level-hard = difficile
review-level-expert = expert
review-values = Ce que chaque place pouvait attendre
review-graph = Ce que chaque place pouvait attendre au fil de la partie, avec les erreurs ; les nombres sont dans le tableau ci-dessous
review-parts = Chance et talent
review-luck = Chance
review-luck-meaning = les tirages, face à la moyenne de tous les possibles
review-luck-good = La chance a donné { $n } points.
review-luck-bad = La chance a pris { $n } points.
review-luck-even = La chance s’est équilibrée, autant qu’on puisse dire.
review-skill = Décisions
review-skill-meaning = ce qui fut fait, face à ce que le bot aurait fait
review-skill-good = Les décisions valaient { $n } points de plus que celles du bot.
review-skill-bad = Les décisions ont coûté { $n } points face à celles du bot.
review-skill-even = Les décisions valaient celles du bot, autant qu’on puisse dire.
review-others = Les autres
review-others-meaning = ce qu’ont fait les autres places, au-delà de l’attendu
review-unforeseen = Imprévu
review-unforeseen-meaning = le caché qui s’est montré, et les corrections de l’estimation
review-sum = Ce qui fait le résultat
review-part-start = Au départ
review-part-result = Résultat
review-part-now = Maintenant
review-costly = Les décisions les plus coûteuses
review-costly-none = Aucune décision n’était nettement moins bonne que celle du bot.
review-decision = { $who }, étape { $step } : { $cost } points
review-played = Fait :
review-better = Mieux :
review-show = Montrer sur le plateau
review-step = Étape
review-cause = Cause
review-before = Avant
review-after = Après
review-sampled = (face à une partie des tirages possibles)
review-line-title = Une meilleure ligne
review-line-instead = Au lieu de : { $played }
review-back = Retour à l’analyse
review-board-played = Le plateau après ce qui fut fait
review-board-better = La meilleure ligne, action { $step } sur { $of }
fair-title = Était-ce équitable ?
fair-text = Personne ne pouvait diriger la chance. Avant le premier pas, la table a fixé une graine secrète et en a montré l’empreinte. Tous les tirages de la partie découlent de cette graine. Elle est maintenant dévoilée, et chacun peut vérifier deux choses : qu’elle a bien l’empreinte montrée au début, et que chaque tirage est sorti comme elle le dit.
fair-commitment = Empreinte montrée au début (SHA-256)
fair-seed = La graine, secrète jusqu’ici
fair-verify = Vérifier de nouveau chaque tirage
fair-verified = Vérifié : la graine a l’empreinte montrée au début, et chaque pas et chaque tirage lui correspondent.
fair-not-verified = La vérification a échoué :
replay-title = Revoir
replay-step = Étape { $step } sur { $of }
replay-first = Première étape
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Une étape en avant
replay-last = Dernière étape
replay-slider = Position dans la partie
replay-what-if = Et si ? Continuer d’ici
replay-what-if-text = Ouvre ta propre table avec cette position. Ce que tu ne peux pas savoir y est retiré au sort.
replay-link = Copier le lien vers cette étape
replay-live = À la table
replay-own = La partie continue : tu vois ce que ta place pouvait savoir.
replay-seat = Vu de
replay-spectator = un·e spectateur·rice
preview-reveals = Cela dévoile quelque chose de caché : ensuite, pas de retour possible.
preview-reveals-alone = Cela te dévoile quelque chose de caché ; tu peux tout de même revenir dessus.
preview-lasts = On ne pourra pas revenir dessus.
preview-nothing = Rien ne change dans l’immédiat.
preview-odds-alike = { $n } issues, toutes aussi probables
preview-odds-many = { $n } issues différentes
preview-odds = { $what } : { $n } sur { $of } ({ $percent } %)
preview-loses = Serait perdu : { $what }
why-nothing = Rien ne peut y être fait maintenant.
why-not-you = Ce n’est pas ton tour.
table-rename = Changer mon nom
table-forget = Supprimer mon nom et mes messages ici
end-target = { $n } sur { $target } d’élan nécessaire
end-target-group = Ensemble, la place la plus faible compte : { $n } sur { $target } d’élan nécessaire
end-story = Comment la partie s’est passée
why-possible = C’est possible, en touchant dans l’ordre :
chooser-title = Que veux-tu toucher ?
fair-now = Tirages équitables : l’empreinte
fair-now-text = Chaque tirage de cette partie découle d’une graine secrète, fixée avant le premier pas. Voici son empreinte (SHA-256). Garde-la si tu veux : à la fin la graine est montrée, et tout le monde peut vérifier qu’elle convient.
table-watch-link = Copier le lien pour regarder
replay-other = Joué avec la version { $found } des règles, montré avec celles d’aujourd’hui : { $n } pas sur { $of } conviennent.
log-there = Voir sur le plateau d’alors
fair-chosen = La graine a été choisie en installant la table, pour que les mêmes tirages puissent revenir ; on pouvait donc les connaître d’avance. Tout en découle malgré tout : chacun peut vérifier qu’elle a bien l’empreinte montrée au début, et que chaque tirage est sorti comme elle le dit.
table-gathering = En attente de joueurs
table-missing = { $n ->
    [one] Une place est encore libre : { $who }.
   *[other] { $n } places sont encore libres : { $who }.
  }
table-gathering-why = Ce jeu distribue des cartes cachées ; il ne commence donc que lorsque tout le monde est assis.
table-invite = Copier le lien à envoyer
table-fresh-link = Nouveau lien
table-own-link = Lien pour un autre appareil
dialog-own-link = Avec ce lien, tu occupes ta place depuis un autre appareil aussi. Il sert une seule fois ; qui l’a a ta place, alors garde-le pour toi.
dialog-fresh-link = Un nouveau lien pour cette place. Il sert une seule fois, et les liens envoyés auparavant ne servent plus.
dialog-left-link = Tu as quitté la place. Avec ce lien, quelqu’un d’autre peut la prendre ; il n’est montré que maintenant.
client-used-link = Ce lien a déjà servi à prendre place. Demande ton propre lien à la personne assise là, ou à qui a installé la table si la place est libre. Tu peux regarder.
client-name-taken = Une autre place porte déjà ton nom ; choisis-en un autre.
client-forgotten = Ton nom et tes messages à cette table sont supprimés.
fair-salt = Sel, haché avec la graine
fair-now-chosen = La personne qui a installé cette table a choisi la graine et peut connaître chaque tirage d’avance.

# Lists
list-and = et
list-or = ou
end-result-won = Tu gagnes.
end-result-shared = Vous gagnez ensemble.

# Comparing the real table with the program's.

audit-open = Comparer les tables
audit-title = Ta table ressemble-t-elle à ceci ?
audit-text = Compare plateau par plateau. Là où quelque chose diffère, touche l’endroit sur l’image ou choisis-le dans la liste, et dis ce qui s’y trouve. Ce que tu ajoutes ou retires vient de la réserve de son propriétaire ou y retourne.
audit-boards = Plateaux
audit-save = Rectifier
audit-back = Retour à la table
audit-other = Un autre endroit
audit-less = un de moins
audit-more = un de plus
audit-move = Déplacer
audit-moving = Touche maintenant l’endroit où cela se trouve.
audit-add = Il y a autre chose ici :
audit-stale = La table a continué entre-temps. Recharge cette page.

# A card typed as it is printed.

typed-open = Saisir la carte
typed-title = Une carte telle qu’elle est imprimée
typed-text = Saisis ce qui est imprimé sur la carte ; d’une carte à deux moitiés, celle en vigueur. Tu vois ce qui a été compris avant de valider.
typed-look = Montrer
typed-understood = Voici ce qui a été compris. L’image montre-t-elle ta carte ?
typed-enter = Valider cette carte
typed-keep-open = Garder les cartes saisies
typed-keep-title = Ton propre paquet
typed-keep-text = { $n ->
    [one] Une carte a été saisie à cette table. Gardée dans un paquet, elle remplace une carte de substitution à chaque table que tu installes avec lui.
   *[other] { $n } cartes ont été saisies à cette table. Gardées dans un paquet, elles remplacent des cartes de substitution à chaque table que tu installes avec lui.
  } Un paquet reste tel qu’il est ; garde de nouveau après les prochaines cartes.
typed-keep-name = Nom du paquet
typed-keep = Garder
typed-kept = Gardé sous { $id }. Choisis ce paquet pour ta prochaine table.
typed-kept-new = Nouvelle table avec lui
