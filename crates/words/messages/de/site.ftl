# Pages around the tables
lang-name = Deutsch
players-range = { $min }–{ $max } Spielende

site-description = Drei Brettspiele vom Sonnenlicht, nach ihren vollständigen Regeln: allein, mit Bots, mit Freunden.
skip-to-content = Zum Inhalt springen
nav-label = Hauptseiten
nav-my = Meine Tische
nav-records = Aufzeichnung ansehen
nav-stand-ins = Ersatzwerte
switch-lang = Sprache
switch-theme = Erscheinungsbild
theme-auto = Wie im System eingestellt
theme-light = Hell
theme-dark = Dunkel
foot-games = Die Spiele
foot-credits = Solarium steht in keiner Verbindung zu ihren Autoren oder Verlagen. Wenn dir ein Spiel gefällt, kauf es: Die Schachtel ist schön.
foot-rights = Rechte
foot-rights-text = Regeln sind Tatsachen, ihre Darstellung ist es nicht. Jedes Wort, jedes Bild und jede Datei hier ist von uns: keine Illustrationen, Stimmungstexte oder Kartentexte der Verlage. Die Titel sagen nur, welches Spiel umgesetzt ist.
foot-more = Mehr
foot-rules = Regeln von
foot-api = Schnittstelle für Programme

## Startseite
home-title = Drei Spiele vom Sonnenlicht
home-new-table = Tisch einrichten
