# Pages around the tables
lang-name = Français
players-range = { $min } à { $max } joueurs

site-description = Trois jeux de société sur la lumière du soleil, avec leurs règles complètes : en solo, avec des bots, entre amis.
skip-to-content = Aller au contenu
nav-label = Pages principales
nav-my = Mes tables
nav-records = Revoir une partie
nav-stand-ins = Valeurs de substitution
switch-lang = Langue
switch-theme = Apparence
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
foot-games = Les jeux
foot-credits = Solarium n’est lié ni à leurs auteurs ni à leurs éditeurs. Si un jeu te plaît, achète-le : la boîte est belle.
foot-rights = Droits
foot-rights-text = Les règles sont des faits, leur expression non. Chaque mot, chaque image et chaque fichier ici est de nous : aucune illustration, aucun texte d’ambiance ni texte de carte d’éditeur. Les titres disent seulement quel jeu est réalisé.
foot-more = Et aussi
foot-rules = Règles de
foot-api = Interface pour programmes

## Accueil
home-title = Trois jeux de lumière
home-new-table = Préparer une table
