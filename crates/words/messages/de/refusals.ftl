# Refusals of records, tables, the engine protocol and the server.


# Records as text.

record-text-magic = keine Solarium-Aufzeichnung: die erste Zeile muss `solarium-record 1` lauten
record-text-json = kein JSON: { $error }
record-text-pair = ein Schlüssel und ein Wert werden erwartet
record-text-version = die Regelversion muss eine Zahl sein
record-text-key = unbekannter Schlüssel { $key }
record-text-head = der Kopf muss game, rules, setup und commitment nennen
record-text-after-end = Text nach der Schlusszeile
record-text-bad-end = fehlerhafte Schlusszeile
record-text-count = die Aufzeichnung nennt { $said } Schritte, hat aber { $found }
record-text-seal = das Siegel passt nicht: die Aufzeichnung wurde geändert oder beschädigt
record-text-step = ein Schritt ist `<Platz oder *> <Text>`
record-text-no-end = die Schlusszeile fehlt: die Aufzeichnung ist abgeschnitten
record-object = eine Aufzeichnung ist ein Objekt oder ein Text, der mit `{ $magic }` beginnt
record-object-field = eine Aufzeichnung hat kein Feld { $key }; bekannt: { $known }
record-object-text = `{ $key }` muss ein Text sein
record-object-missing = die Aufzeichnung hat kein `{ $key }`
record-object-step = Schritt { $step }: ein Schritt ist ein Text `<Platz oder *> <Text>`
record-last-position = die letzte Stellung ist nicht die, zu der die Schritte führen
seed-length = ein Startwert ist eine ganze Zahl oder 2 bis 64 Hexadezimalziffern, zwei je Byte; hier sind es { $count }
seed-digit = { $digit } ist keine Hexadezimalziffer

# What a table refuses.

table-not-together = nur eine Aktion auf einmal, oder was zusammen angeboten wird
table-no-query = dieses Spiel kennt keine Auskunft { $name }; `games` listet sie auf
table-no-bot = kein Bot { $name } spielt dieses Spiel; bekannt: { $known }
table-dead-end = Platz { $number } ist dran und kann nicht: die Ausgangsstellung dieser Partie ist nicht stimmig
table-bot-cancelled = der Bot wurde abgebrochen
table-rewind-too-far = zu Schritt { $step } kann man von hier nicht zurück
table-no-journal-line = { $line } ist keine Zeile eines Journals
table-spectator = wer zusieht, entscheidet nichts; nenne den Platz, der entscheidet
table-no-automa = Platz { $number } ist kein Automa
table-automa-waits = der Automa auf Platz { $number } ist jetzt nicht dran
table-too-many-changes = an diesem Tisch wurde zu viel zurückgenommen, gefragt und übergeben; spielt weiter, bevor ihr noch mehr ändert
table-undo-over = das Spiel ist zu Ende; öffne einen Was-wäre-wenn-Tisch ab einem früheren Schritt
table-nothing-to-take-back = dieser Platz hat nichts zurückzunehmen
table-not-asked = niemand bittet diesen Platz um eine Zurücknahme
table-seat-fixed = Platz { $number } kann nicht übergeben werden
table-reply-never = an diesem Tisch wird niemand in fremdem Zug gefragt
table-reply-no-person = für Platz { $number } antwortet kein Mensch
table-reply-unknown = übliche Antworten werden bald (`soon`), sofort (`at-once`) oder nicht (`wait`) gegeben
table-reply-not-asked = Platz { $number } wird nichts gefragt, worauf es eine übliche Antwort gibt
sim-person = Platz { $number } ist ein Mensch; eine Simulation braucht auf jedem Platz einen Bot oder Automa, z. B. bot:{ $bot }
sim-endless = eine Partie endete nicht nach { $steps } Schritten
lab-bots = eine Rangliste braucht mindestens zwei Bots, jeden einmal
lab-alike = nur { $distinct } von { $games } Partien waren verschieden, das sagt zu wenig

# The engine protocol.

protocol-malformed = eine Anfrage ist ein JSON-Objekt auf einer Zeile: { $error }
protocol-too-long = eine Zeile hat höchstens { $most } Bytes
protocol-unknown-command = es gibt keinen Befehl { $command }; bekannt: { $known }
protocol-no-match = es gibt keine Partie { $number }
protocol-no-automa = jetzt ist kein Automa dran
protocol-fault = ein Fehler dieses Programms, bitte melden
protocol-fault-closed = ein Fehler dieses Programms, bitte melden; die Partie wurde geschlossen
argument-not = `{ $name }` muss sein: { $wanted }
argument-not-this = `{ $name }` muss sein: { $wanted }, nicht { $value }
argument-unreadable = `{ $name }` muss sein: { $wanted } ({ $error })
argument-missing = `{ $name }` fehlt: { $wanted }
argument-no-seat = `{ $name }` nennt Platz { $value }; Plätze sind 0 bis { $most }
wanted-object = ein Objekt
wanted-text = ein Text
wanted-flag = true oder false
wanted-seat = die Nummer eines Platzes ab 0
wanted-viewer = die Nummer eines Platzes ab 0 oder "spectator"
wanted-seed = eine ganze Zahl ab 0 oder ein Text aus 2 bis 64 Hexadezimalziffern
wanted-steps = eine Anzahl von Schritten
wanted-match = die Nummer einer Partie
wanted-until = "human" oder "over"
wanted-budget = {"{"}"iterations": n{"}"} oder {"{"}"ms": n{"}"}
wanted-bots = ein Objekt, eine Liste oder ein Text
wanted-bot-plan = ein Objekt wie {"{"}"0": "greedy"{"}"}, eine Liste nach Plätzen wie ["greedy", null] oder ein Name für alle
wanted-depth = höchstens { $most }
wanted-bot = der Name eines Bots
wanted-state = eine Stellung
wanted-log = eine Aufzeichnung
wanted-language = eine Sprache
seed-no-randomness = das Betriebssystem liefert keine Zufallszahlen: { $error }

# What the server refuses. The ids are the codes of the answers.

table-stale = am Tisch ging es weiter (Stand { $version }); schau noch einmal
seat-not-yours = du sitzt nicht auf Platz { $number }
seat-unknown-link = dieser Link öffnet keinen Platz am Tisch
seat-link-used = mit diesem Link hat sich schon jemand gesetzt; bitte die Person auf dem Platz um einen eigenen Link, oder wer den Tisch aufgebaut hat, falls der Platz frei ist
seat-name-taken = Platz { $number } heißt schon { $name }; wähle einen anderen Namen
table-waiting = die Partie beginnt, sobald alle Plätze besetzt sind; noch frei: { $seats }
seat-taken = Platz { $number } ist besetzt
seat-not-open = an diesen Tisch kommt man mit dem Link eines Platzes; frag, wer ihn eröffnet hat
table-read-only = dieser Tisch zeigt nur eine Aufzeichnung; öffne einen Was-wäre-wenn-Tisch ab einem ihrer Schritte
table-other-version = gespielt wurde nach Regelversion { $found }, dieses Programm spielt { $plays }; die Aufzeichnung kann heruntergeladen werden (von einer laufenden Partie mit Geheimnissen das, was dein Platz gesehen hat), und eine vollständige mit `"replay": true` hochgeladen, um sie anzusehen, soweit sie passt
step-unknown = die Partie hat { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }
record-hidden = die Aufzeichnung enthält, was du noch nicht wissen darfst; nach dem Spielende ist sie frei
route-unknown = hier ist nichts; GET /api listet die Adressen
route-method = diese Adresse nimmt eine andere Methode; GET /api listet sie
request-too-large = hier werden höchstens { $most } Bytes angenommen
request-too-slow = die Anfrage ist nicht rechtzeitig angekommen; sende sie in einem Zug
pack-problem = Zeile { $line }: { $reason }
pack-problems = Zeile { $line }: { $reason } (und { $more } weitere)
limit-tables = zu viele neue Tische von dieser Adresse; warte ein wenig
limit-packs = zu viele neue Datenpakete von dieser Adresse; warte ein wenig
limit-sockets = zu viele offene Verbindungen von dieser Adresse; warte ein wenig
limit-requests = zu viele Anfragen von dieser Adresse; warte ein wenig
limit-past = zu viele Anfragen nach früheren Ständen von dieser Adresse; warte ein wenig
limit-socket-messages = zu viele Nachrichten auf dieser Verbindung; warte ein wenig
limit-chat = zu viele Nachrichten von diesem Platz; warte ein wenig
limit-connections = zu viele gleichzeitige Verbindungen von dieser Adresse; warte ein wenig
limit-stored-packs = zu viele Datenpakete auf diesem Server; warte ein wenig
limit-said-enough = ein Tisch fasst höchstens { $most } Nachrichten, und dieser hat so viele; macht an einem neuen Tisch weiter
server-crowded = der Server hat so viele Verbindungen, wie er halten kann; versuch es gleich noch einmal
server-clock = die Uhr des Servers ist nicht gestellt; ihr Datum muss nach 1970 liegen
request-other-origin = diese Anfrage kommt von der Seite einer anderen Adresse; ein Server mit eigenem Namen wird mit --public-url gestartet
table-interrupted = der Tisch wird neu geladen; versuch es noch einmal und schau vor dem Handeln
server-closing = der Server hält gleich an
request-not-websocket = diese Adresse spricht nur WebSocket
request-body = der Inhalt ist nicht, wie er sein soll: { $error }
request-body-breaks-off = der Inhalt bricht ab
request-form = das Formular ist nicht, wie es sein soll: { $error }
request-unreadable = { $error }
request-args = `args` ist kein JSON: { $error }
request-seed = `seed` ist eine Zahl oder besteht aus Hexadezimalziffern
request-secret-or-seat = `secret` oder `seat` muss angegeben sein
request-socket-text = Nachrichten sind JSON-Texte
request-socket-message = keine Nachricht: { $error }
text-name-empty = ein Name darf nicht leer sein
text-name-long = ein Name hat höchstens { $most } Zeichen
text-qr-long = ein Text für einen Code hat höchstens { $most } Zeichen
text-name-plain = ein Name ist eine Zeile einfacher Text
text-message-empty = eine Nachricht darf nicht leer sein
text-message-long = eine Nachricht hat höchstens { $most } Zeichen
text-message-plain = eine Nachricht ist eine Zeile einfacher Text
pack-built-in = { $id } ist das eingebaute Datenpaket und bleibt, wie es ist; gib deinem einen anderen Namen
pack-id = der Name eines Datenpakets hat höchstens { $most } Buchstaben, Ziffern, `-`, `_` oder `.`
seat-bot = ein Bot spielt diesen Platz; hol ihn dir erst zurück
match-over-there = dort ist das Spiel zu Ende; geh einen Schritt zurück
seed-open-table = an einem offenen Tisch ist der Startwert nicht wählbar
match-running = spielt dieses Spiel erst zu Ende
seed-secret = der Startwert bleibt bis zum Spielende geheim; frag dann noch einmal
bot-failed = der Bot ist ausgefallen
explain-no-step = diesen Schritt hat kein Automa gemacht
journal-snapshot = { $error }
journal-differs = die Zeile "{ $line }" ergab etwas anderes
notice-seed-chosen = den Startwert dieses Tisches hat gewählt, wer ihn aufgebaut hat, und kann damit jede Ziehung im Voraus kennen

# The store.

store-no-table = diesen Tisch gibt es nicht
store-exists = einen Tisch dieses Namens gibt es schon
store-stale = am Tisch ging es weiter (Stand { $version })
store-taken = der Platz ist besetzt oder existiert nicht
store-other-pack = ein Datenpaket dieses Namens mit anderen Werten gibt es schon; Tische spielen damit, gib deinem also einen anderen Namen
store-full = die Platte ist voll; nichts Bestätigtes ist verloren, schaff etwas Platz
store-read-only = der Datenordner lässt sich nicht beschreiben; prüfe seine Rechte
store-damaged = die Datendatei ist beschädigt ({ $what }); nichts wurde geändert, spiele eine Sicherung ein
store-io = die Datendatei ist nicht benutzbar: { $what }
store-other = { $what }
