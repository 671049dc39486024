# Refusals of records, tables, the engine protocol and the server.


# Records as text.

record-text-format = sie hat das Aufzeichnungsformat { $format }; dieses Programm liest Format 1: spiele sie mit der Version ab, die sie schrieb
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
table-chance-unknown = „chance“ ist „dice“ oder „table“, nicht { $value }
table-chance-secrets = mit der Schachtel auf dem Tisch ist ein Spiel mit Handkarten für Menschen, mit oder ohne Automa: die Hand eines Bots bliebe nicht geheim
table-chance-unknown-hands = `hands: unknown` ist für Tische mit der Schachtel (`"chance": "table"`)
table-hands-unknown = das Programm kennt die Hände an diesem Tisch nicht: kein Bot, kein Hinweis und keine Auswertung kann für sie antworten
table-chance-not-named = Karten und Würfel liegen auf dem Tisch: das Ergebnis muss genannt werden
table-not-asked = niemand bittet diesen Platz um eine Zurücknahme
table-seat-fixed = Platz { $number } kann nicht übergeben werden
table-reply-never = an diesem Tisch wird niemand in fremdem Zug gefragt
table-reply-no-person = für Platz { $number } antwortet kein Mensch
table-reply-unknown = übliche Antworten werden bald (`soon`), sofort (`at-once`) oder nicht (`wait`) gegeben
table-reply-not-asked = Platz { $number } wird nichts gefragt, worauf es eine übliche Antwort gibt
guide-none = dieses Spiel hat keine Stufen, also können sie keine eigenen Zahlen haben
guide-levels = die Datei der Stufen ist nicht brauchbar: { $error }
guide-weights = die Datei der Gewichte ist nicht brauchbar: { $error }
sim-person = Platz { $number } ist ein Mensch; eine Simulation braucht auf jedem Platz einen Bot oder Automa, z. B. bot:{ $bot }
sim-endless = eine Partie endete nicht nach { $steps } Schritten
dense-none = Aktionen von { $game } haben keine Nummern
dense-never = `{ $action }` kann an diesem Tisch nie getan werden und hat deshalb keine Nummer
dense-number = es gibt keine Aktion { $number }; die Nummern gehen von 0 bis { $last }
dense-outcome = es gibt jetzt kein Ergebnis { $number }; die Nummern gehen von 0 bis { $last }
dense-other-table = die Stellung gehört zu einem Tisch mit anderem Aufbau
dense-not-chance = jetzt wird nichts gezogen
review-no-guide = dieses Spiel lässt sich nicht auswerten: es hat keinen planenden Bot
review-level = die Stufe { $level } gibt es nicht; es gibt: { $known }
review-budget = eine Auswertung braucht mindestens eine Stellung je Entscheidung
review-empty = es gibt nichts auszuwerten: nichts wurde entschieden und nichts gezogen
review-cancelled = die Auswertung wurde abgebrochen
review-not-over = eine Partie wird ausgewertet, wenn sie zu Ende ist
review-none = von dieser Partie gibt es noch keine Auswertung
review-no-line = die Auswertung hat keinen besseren Zug { $number }
lab-bots = eine Rangliste braucht mindestens zwei Bots, jeden einmal
lab-seat = Platz { $number } wäre { $kind }, nicht wem er gegeben wurde
lab-file = { $path }: { $error }
lab-not-empty = { $path } ist weder leer noch der Ordner eines Laufs
lab-busy = ein anderer Prozess spielt in { $path }
lab-damaged = { $path } ist in Zeile { $line } beschädigt
lab-foreign = { $path } gehört zu einem anderen Lauf: { $key } ist dort { $theirs }, nicht { $ours }
lab-bounds = diese Schranken lassen sich nicht prüfen: die untere Wertung muss unter der oberen liegen, die Irrtumswahrscheinlichkeiten zwischen 0 und 0,5
lab-duel-seats = ein oder zwei Plätze sind für die Bots, die verglichen werden, nicht mehr und nicht keiner
lab-no-number = in der Datei steht keine Zahl { $name }
lab-no-numbers = nichts ist einzustellen: mindestens eine Zahl ist zu nennen
lab-step = { $name } ist einmal zu nennen, mit einer Schrittweite über 0
lab-no-part = { $path } ist kein Teil eines Laufs: er wurde nicht mit --shard gespielt
lab-other-part = { $path } ist Teil eines anderen Laufs als der erste Ordner
lab-part-number = { $path } passt nicht: jeder Teil eines Laufs ist einmal anzugeben, und sonst nichts
lab-part-open = { $path } ist nicht vollständig: erst muss sein Befehl bis zum Ende laufen
lab-not-alone = im Rückblick lässt sich ein Ziel suchen, wo ein Platz allein oder gegen Automas spielt
lab-alike = nur { $distinct } von { $games } Partien waren verschieden, das sagt zu wenig
lab-no-learning = { $game } hat keine Bewertung, die gelernt werden kann
lab-learn-other-run = der Ordner gehört zu einem anderen Lauf: anderes Spiel, andere Regeln, Tische, Zahl der Partien oder ein anderer Startwert
lab-learn-damaged = { $file } ist beschädigt oder gehört zu einer anderen Version des Programms

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
wanted-grade = eine Stufe von { $least } bis { $most }
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
limit-reviews = zu viele Partien warten auf ihre Auswertung; versuche es bald wieder
limit-said-enough = ein Tisch fasst höchstens { $most } Nachrichten, und dieser hat so viele; macht an einem neuen Tisch weiter
server-crowded = der Server hat so viele Verbindungen, wie er halten kann; versuch es gleich noch einmal
server-clock = die Uhr des Servers ist nicht gestellt; ihr Datum muss nach 1970 liegen
request-other-origin = diese Anfrage kommt von der Seite einer anderen Adresse; ein Server mit eigenem Namen wird mit --public-url gestartet
table-interrupted = der Tisch wird neu geladen; versuch es noch einmal und schau vor dem Handeln
server-closing = der Server hält gleich an
server-unreachable = der Server antwortet nicht; nichts ist verloren
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
notice-with-box = Karten und Würfel kommen aus der Schachtel auf eurem Tisch; gebt ein, was kam
notice-no-seed = die Aufzeichnung enthält ihren Startwert nicht; weitere Ziehungen kommen daher vom Startwert 0 und passen nicht zur Festlegung der Aufzeichnung: Zum Ansehen kann weitergespielt werden, aber prüfen lässt sich die Fortsetzung nicht
notice-seed-chosen = den Startwert dieses Tisches hat gewählt, wer ihn aufgebaut hat, und kann damit jede Ziehung im Voraus kennen

# The store.

store-no-table = diesen Tisch gibt es nicht
store-exists = einen Tisch dieses Namens gibt es schon
store-stale = am Tisch ging es weiter (Stand { $version })
store-taken = der Platz ist besetzt oder existiert nicht
store-other-pack = ein Datenpaket dieses Namens mit anderen Werten gibt es schon; Tische spielen damit, gib deinem also einen anderen Namen
store-full = die Platte ist voll; nichts Bestätigtes ist verloren, schaff etwas Platz
store-read-only = der Datenordner lässt sich nicht beschreiben; prüfe seine Rechte
move-shared = an diesem Tisch sitzen andere: Verschieben kann ihn nur, wer die Plätze aller Menschen hat
move-unreadable = das ist kein Tisch, den Solarium herausgegeben hat: { $error }
move-other-course = einen Tisch mit dieser Kennung gibt es schon, mit anderem Verlauf; nichts wurde geändert
move-played-on = am Tisch wurde inzwischen weitergespielt, darum ist er noch hier; verschiebe ihn noch einmal
store-refused = der Browser lässt diese Seite nichts behalten, wie in manchen privaten Fenstern; nichts wurde geändert, öffne sie in einem gewöhnlichen Fenster
store-newer = die Daten hat ein neueres Solarium geschrieben; nichts wurde geändert, bitte aktualisiere
store-damaged = die Datendatei ist beschädigt ({ $what }); nichts wurde geändert, spiele eine Sicherung ein
store-io = die Daten sind nicht benutzbar: { $what }
store-unreachable = die Datenbank antwortet gerade nicht; nichts Bestätigtes ist verloren, versuch es gleich noch einmal
store-other = { $what }

# Putting the position right at a table with the box.

# Putting the position right at a table with the box.

correction-made = hat die Stellung richtiggestellt
correction-typed = hat eine Karte eingegeben, wie sie gedruckt ist
correction-without-box = nur an einem Tisch mit der Schachtel (`"chance": "table"` im Aufbau) wird die Stellung richtiggestellt
correction-no-person = Platz { $number } führt kein Mensch, und nur Menschen stellen die Stellung richtig
correction-other-setup = das ist eine Stellung eines anderen Aufbaus; nimm die Aufzeichnung dieses Tisches und ändere, was darauf liegt
review-corrected = eine Partie, deren Stellung von Hand richtiggestellt wurde, kann nicht nachbesprochen werden: was Glück und Entscheidungen geändert haben, ist darüber hinweg nicht bekannt
correction-changed = { $place }: { $component }, { $before } → { $after }
correction-more = { $n ->
    [one] und noch etwas
   *[other] und { $n } weitere Dinge
  }
correction-unknown = { $what } ist nichts, was sich an diesem Tisch richtigstellen ließe; `audit` nennt, was geht
correction-not-typed = eine solche Karte lässt sich hier nicht so eingeben, wie sie gedruckt ist; gib mit Name oder Nummer ein, was kam
correction-nothing-typed = an diesem Tisch wurde keine Karte eingetippt, die sich behalten ließe
request-correction = entweder `state`, eine ganze Stellung, oder `set`, eine Liste von Anzahlen, wird gebraucht, nicht beides
correction-count = { $count } ist keine Anzahl: zwischen 0 und { $most } kann gesetzt werden
