# Pages around the tables
lang-name = English
players-range = { $min }–{ $max } players

site-description = Three board games of sunlight, played by their complete rules: alone, with bots, with friends.
skip-to-content = Skip to the content
nav-label = Main pages
nav-my = My tables
nav-records = Replay a record
nav-stand-ins = Stand-ins
switch-lang = Language
switch-theme = Appearance
theme-auto = As the system has it
theme-light = Light
theme-dark = Dark
foot-games = The games
foot-credits = Solarium is not connected with their designers or publishers. If you like a game, buy it: the cardboard is lovely.
foot-rights = Rights
foot-rights-text = Rules are facts; their expression is not. Every word, picture and data file here is our own: no publisher's art, flavour text or card text. Titles are used to say which game is implemented.
foot-more = More
foot-rules = Rules of
foot-api = Interface for programs

## Home
home-title = Three games of sunlight
home-new-table = Set up a table
