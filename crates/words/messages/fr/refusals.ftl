# Refusals of records, tables, the engine protocol and the server.


# Records as text.

record-text-format = son format d’enregistrement est { $format } ; ce programme lit le format 1 : rejoue-le avec la version qui l’a écrit
record-text-magic = pas un enregistrement Solarium : la première ligne doit être `solarium-record 1`
record-text-json = pas du JSON : { $error }
record-text-pair = une clé et une valeur sont attendues
record-text-version = la version des règles doit être un nombre
record-text-key = clé inconnue { $key }
record-text-head = l’en-tête doit donner game, rules, setup et commitment
record-text-after-end = texte après la ligne de fin
record-text-bad-end = ligne de fin incorrecte
record-text-count = l’enregistrement annonce { $said } étapes, mais en a { $found }
record-text-seal = le sceau ne correspond pas : l’enregistrement a été modifié ou endommagé
record-text-step = une étape s’écrit `<place ou *> <texte>`
record-text-no-end = la ligne de fin manque : l’enregistrement est tronqué
record-object = un enregistrement est un objet, ou un texte qui commence par `{ $magic }`
record-object-field = un enregistrement n’a pas de champ { $key } ; connus : { $known }
record-object-text = `{ $key }` doit être un texte
record-object-missing = l’enregistrement n’a pas de `{ $key }`
record-object-step = étape { $step } : une étape est un texte `<place ou *> <texte>`
record-last-position = la dernière position n’est pas celle à laquelle mènent les étapes
seed-length = une graine aléatoire est un entier ou 2 à 64 chiffres hexadécimaux, deux par octet ; ici { $count }
seed-digit = { $digit } n’est pas un chiffre hexadécimal

# What a table refuses.

table-not-together = une seule action à la fois, ou ce qui est proposé ensemble
table-no-query = ce jeu n’a pas de renseignement { $name } ; `games` en donne la liste
table-no-bot = aucun bot { $name } ne joue à ce jeu ; connus : { $known }
table-dead-end = la place { $number } doit jouer et ne le peut pas : la position de départ de cette partie n’est pas valable
table-bot-cancelled = le bot a été interrompu
table-rewind-too-far = on ne peut pas revenir à l’étape { $step } d’ici
table-no-journal-line = { $line } n’est pas une ligne de journal
table-spectator = qui regarde ne décide rien ; donne la place qui décide
table-no-automa = la place { $number } n’est pas un automa
table-automa-waits = ce n’est pas à l’automa de la place { $number } de jouer
table-too-many-changes = trop de reprises, de demandes et de changements à cette table ; continuez à jouer avant d’en changer davantage
table-undo-over = la partie est terminée ; ouvre une table « et si » depuis une étape antérieure
table-nothing-to-take-back = cette place n’a aucune action à reprendre
table-chance-unknown = « chance » vaut « dice » ou « table », pas { $value }
table-chance-secrets = avec la boîte sur la table, un jeu à mains secrètes se joue entre personnes, avec ou sans automa : la main d’un bot ne resterait pas secrète
table-chance-unknown-hands = `hands: unknown` est pour les tables avec la boîte (`"chance": "table"`)
table-hands-unknown = le programme ne connaît pas les mains de cette table : aucun bot, indice ou bilan ne peut répondre pour elles
table-chance-not-named = les cartes et les dés sont sur la table : nommez le résultat
table-not-asked = personne ne demande de reprise à cette place
table-seat-fixed = la place { $number } ne peut pas être cédée
table-reply-never = à cette table, personne n’est interrogé au tour d’un autre
table-reply-no-person = personne ne répond pour la place { $number }
table-reply-unknown = les réponses habituelles sont données bientôt (`soon`), aussitôt (`at-once`) ou pas (`wait`)
table-reply-not-asked = on ne demande rien à la place { $number } qui ait une réponse habituelle
guide-none = ce jeu n’a pas de niveaux, ils ne peuvent donc pas avoir leurs propres nombres
guide-levels = le fichier des niveaux est inutilisable : { $error }
guide-weights = le fichier des poids est inutilisable : { $error }
sim-person = la place { $number } est une personne ; une simulation demande un bot ou un automa à chaque place, p. ex. bot:{ $bot }
sim-endless = une partie ne s’est pas terminée en { $steps } étapes
dense-none = les actions de { $game } n’ont pas de numéros
dense-never = `{ $action }` ne peut jamais être fait à cette table et n’a donc pas de numéro
dense-number = il n’y a pas d’action { $number } ; les numéros vont de 0 à { $last }
dense-outcome = il n’y a pas d’issue { $number } maintenant ; les numéros vont de 0 à { $last }
dense-other-table = la position appartient à une table d’une autre mise en place
dense-not-chance = rien n’est tiré maintenant
review-no-guide = ce jeu ne peut pas être analysé : il n’a pas de bot qui planifie
review-level = il n’y a pas de niveau { $level } ; connus : { $known }
review-budget = une analyse demande au moins une position par décision
review-empty = il n’y a rien à analyser : rien n’a été décidé ni tiré
review-cancelled = l’analyse a été arrêtée
review-not-over = une partie s’analyse une fois terminée
review-none = il n’y a pas encore d’analyse de cette partie
review-no-line = l’analyse n’a pas de meilleure ligne { $number }
lab-bots = un classement demande au moins deux bots, chacun une fois
lab-seat = la place { $number } serait { $kind }, pas celui à qui elle a été donnée
lab-file = { $path } : { $error }
lab-not-empty = { $path } n’est ni vide ni le dossier d’une série
lab-busy = un autre processus joue dans { $path }
lab-damaged = { $path } est abîmé à la ligne { $line }
lab-foreign = { $path } appartient à une autre série : { $key } y est { $theirs }, pas { $ours }
lab-bounds = ces bornes ne peuvent être testées : la cote inférieure doit être sous la supérieure, et les risques d’erreur entre 0 et 0,5
lab-duel-seats = une ou deux places sont pour les bots comparés, ni plus ni aucune
lab-no-number = il n’y a pas de nombre { $name } dans le fichier
lab-no-numbers = rien n’est à régler : nommer au moins un nombre
lab-step = { $name } doit être nommé une fois, avec un pas supérieur à 0
lab-no-part = { $path } n’est pas une part d’une série : elle n’a pas été jouée avec --shard
lab-other-part = { $path } est une part d’une autre série que le premier dossier
lab-part-number = { $path } ne convient pas : donner chaque part d’une série une fois, et rien d’autre
lab-part-open = { $path } n’est pas complet : sa commande doit d’abord aller à son terme
lab-not-alone = on peut chercher un but après coup là où une place joue seule ou contre des automates
lab-alike = seulement { $distinct } parties sur { $games } étaient différentes, ce qui ne dit pas assez
lab-no-learning = { $game } n’a pas d’évaluation qui puisse être apprise
lab-learn-other-run = le dossier contient une autre série : autre jeu, autres règles, tables, nombre de parties ou autre graine
lab-learn-damaged = { $file } est abîmé ou appartient à une autre version du programme

# The engine protocol.

protocol-malformed = une requête est un objet JSON sur une ligne : { $error }
protocol-too-long = une ligne a au plus { $most } octets
protocol-unknown-command = il n’y a pas de commande { $command } ; connues : { $known }
protocol-no-match = il n’y a pas de partie { $number }
protocol-no-automa = ce n’est pas à un automa de jouer
protocol-fault = une erreur de ce programme, merci de la signaler
protocol-fault-closed = une erreur de ce programme, merci de la signaler ; la partie a été fermée
argument-not = `{ $name }` doit être : { $wanted }
argument-not-this = `{ $name }` doit être : { $wanted }, pas { $value }
argument-unreadable = `{ $name }` doit être : { $wanted } ({ $error })
argument-missing = `{ $name }` manque : { $wanted }
argument-no-seat = `{ $name }` nomme la place { $value } ; les places vont de 0 à { $most }
wanted-object = un objet
wanted-text = un texte
wanted-flag = true ou false
wanted-seat = un numéro de place à partir de 0
wanted-viewer = un numéro de place à partir de 0 ou "spectator"
wanted-seed = un entier à partir de 0 ou un texte de 2 à 64 chiffres hexadécimaux
wanted-steps = un nombre d’étapes
wanted-match = le numéro d’une partie
wanted-until = "human" ou "over"
wanted-budget = {"{"}"iterations": n{"}"} ou {"{"}"ms": n{"}"}
wanted-bots = un objet, une liste ou un texte
wanted-bot-plan = un objet comme {"{"}"0": "greedy"{"}"}, une liste par place comme ["greedy", null], ou un seul nom pour tous
wanted-depth = au plus { $most }
wanted-grade = un degré de { $least } à { $most }
wanted-bot = le nom d’un bot
wanted-state = une position
wanted-log = un enregistrement
wanted-language = une langue
seed-no-randomness = le système ne fournit pas de nombres aléatoires : { $error }

# What the server refuses. The ids are the codes of the answers.

table-stale = la table a avancé (version { $version }) ; regarde à nouveau
seat-not-yours = tu n’occupes pas la place { $number }
seat-unknown-link = ce lien n’ouvre aucune place de la table
seat-link-used = ce lien a déjà servi à prendre place ; demande ton propre lien à la personne assise là, ou à qui a installé la table si la place est libre
seat-name-taken = la place { $number } s’appelle déjà { $name } ; choisis un autre nom
table-waiting = la partie commence quand toutes les places sont prises ; encore libres : { $seats }
seat-taken = la place { $number } est prise
seat-not-open = on rejoint cette table avec le lien d’une place ; demande à la personne qui l’a ouverte
table-read-only = cette table ne fait que montrer un enregistrement ; ouvre une table « et si » depuis une de ses étapes
table-other-version = partie jouée avec la version { $found } des règles, ce programme joue la { $plays } ; l’enregistrement peut être téléchargé (d’une partie en cours avec des secrets, ce que ta place a vu), et un enregistrement complet envoyé avec `"replay": true` pour être regardé tant qu’il convient
step-unknown = la partie a { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }
record-hidden = l’enregistrement contient ce que tu ne dois pas encore savoir ; il sera libre une fois la partie terminée
route-unknown = il n’y a rien ici ; GET /api donne la liste des adresses
route-method = cette adresse prend une autre méthode ; GET /api en donne la liste
request-too-large = { $most } octets au plus sont acceptés ici
request-too-slow = la requête n’est pas arrivée à temps ; envoie-la d’un seul trait
pack-problem = ligne { $line } : { $reason }
pack-problems = ligne { $line } : { $reason } (et { $more } de plus)
limit-tables = trop de nouvelles tables depuis cette adresse ; attends un peu
limit-packs = trop de nouveaux jeux de données depuis cette adresse ; attends un peu
limit-sockets = trop de connexions ouvertes depuis cette adresse ; attends un peu
limit-requests = trop de requêtes depuis cette adresse ; attends un peu
limit-past = trop de requêtes sur le passé des tables depuis cette adresse ; attends un peu
limit-socket-messages = trop de messages sur cette connexion ; attends un peu
limit-chat = trop de messages depuis cette place ; attends un peu
limit-connections = trop de connexions simultanées depuis cette adresse ; attends un peu
limit-stored-packs = trop de jeux de données sur ce serveur ; attends un peu
limit-reviews = trop de parties attendent leur analyse ; réessaie dans un moment
limit-said-enough = une table contient au plus { $most } messages, et celle-ci les a ; continuez à une nouvelle table
server-crowded = le serveur a autant de connexions qu’il peut en tenir ; réessaie dans un instant
server-clock = l’horloge du serveur n’est pas réglée ; sa date doit être postérieure à 1970
request-other-origin = cette requête vient d’une page d’une autre adresse ; un serveur qui a son propre nom se lance avec --public-url
table-interrupted = la table est rechargée ; réessaie, et regarde avant d’agir
server-closing = le serveur va s’arrêter
server-unreachable = le serveur ne répond pas ; rien n’est perdu
request-not-websocket = cette adresse ne parle que WebSocket
request-body = le contenu n’est pas comme il faut : { $error }
request-body-breaks-off = le contenu s’interrompt
request-form = le formulaire n’est pas comme il faut : { $error }
request-unreadable = { $error }
request-args = `args` n’est pas du JSON : { $error }
request-seed = `seed` est un nombre ou des chiffres hexadécimaux
request-secret-or-seat = il faut donner `secret` ou `seat`
request-socket-text = les messages sont des textes JSON
request-socket-message = pas un message : { $error }
text-name-empty = un nom ne peut pas être vide
text-name-long = un nom a au plus { $most } caractères
text-qr-long = un texte pour un code a au plus { $most } caractères
text-name-plain = un nom tient sur une ligne de texte simple
text-message-empty = un message ne peut pas être vide
text-message-long = un message a au plus { $most } caractères
text-message-plain = un message tient sur une ligne de texte simple
pack-built-in = { $id } est le jeu de données intégré et reste tel quel ; donne un autre nom au tien
pack-id = le nom d’un jeu de données a au plus { $most } lettres, chiffres, `-`, `_` ou `.`
seat-bot = un bot joue cette place ; reprends-la d’abord
match-over-there = la partie y est terminée ; recule d’une étape
seed-open-table = la graine aléatoire d’une table ouverte ne se choisit pas
match-running = jouez d’abord cette partie jusqu’au bout
seed-secret = la graine aléatoire reste secrète jusqu’à la fin de la partie ; redemande à ce moment-là
bot-failed = le bot a échoué
explain-no-step = aucun automa n’a fait cette étape
journal-snapshot = { $error }
journal-differs = la ligne "{ $line }" a donné autre chose
notice-with-box = les cartes et les dés viennent de la boîte sur votre table ; indiquez ce qui est sorti
notice-no-seed = l’enregistrement ne contient pas sa graine ; les tirages suivants viennent donc de la graine 0 et ne correspondent pas à l’engagement de l’enregistrement : on peut continuer pour regarder, mais la suite ne pourra pas être vérifiée
notice-seed-chosen = la graine de cette table a été choisie par la personne qui l’a installée, et qui peut connaître chaque tirage d’avance

# The store.

store-no-table = cette table n’existe pas
store-exists = une table de ce nom existe déjà
store-stale = la table a avancé (version { $version })
store-taken = la place est prise ou n’existe pas
store-other-pack = un jeu de données de ce nom existe déjà, avec d’autres valeurs ; des tables l’utilisent, donne donc un autre nom au tien
store-full = le disque est plein ; rien de confirmé n’est perdu, libère de la place
store-read-only = le dossier de données ne peut pas être écrit ; vérifie ses droits
move-shared = d’autres sont assis à cette table : seul qui tient les places de toutes les personnes peut la déplacer
move-unreadable = ce n’est pas une table remise par Solarium : { $error }
move-other-course = il y a déjà une table de ce nom, avec un autre déroulement ; rien n’a changé
move-played-on = on a continué à jouer entre-temps, la table est donc restée ici ; déplace-la encore une fois
store-refused = le navigateur ne laisse cette page rien conserver, comme dans certaines fenêtres privées ; rien n’a été changé, ouvre-la dans une fenêtre ordinaire
store-newer = les données ont été écrites par un Solarium plus récent ; rien n’a été changé, mets-le à jour
store-damaged = le fichier de données est endommagé ({ $what }) ; rien n’a été modifié, restaure une sauvegarde
store-io = les données sont inutilisables : { $what }
store-unreachable = la base de données ne répond pas pour l’instant ; rien de confirmé n’est perdu, réessaie bientôt
store-other = { $what }

# Putting the position right at a table with the box.

# Putting the position right at a table with the box.

correction-made = a rectifié la position
correction-typed = a saisi une carte telle qu’elle est imprimée
correction-without-box = la position ne se rectifie qu’à une table avec la boîte (`"chance": "table"` dans la mise en place)
correction-no-person = la place { $number } n’est pas tenue par une personne, et seules les personnes rectifient la position
correction-other-setup = c’est une position d’une autre mise en place ; prends celle de cette table et change ce qui s’y trouve
review-corrected = une partie dont la position a été rectifiée à la main ne peut pas être analysée : ce que le hasard et les décisions ont changé n’y est pas connu
correction-changed = { $place } : { $component }, { $before } → { $after }
correction-more = { $n ->
    [one] et encore une chose
   *[other] et { $n } autres choses
  }
correction-unknown = { $what } ne peut pas être rectifié à cette table ; `audit` dit ce qui peut l’être
correction-not-typed = une telle carte ne peut pas être saisie ici telle qu’elle est imprimée ; saisis ce qui est venu par son nom ou son numéro
correction-nothing-typed = aucune carte saisie à cette table ne peut être gardée
request-correction = il faut soit `state`, une position entière, soit `set`, une liste de nombres, mais pas les deux
correction-count = { $count } n’est pas un nombre possible : de 0 à { $most }
