# What stands around every board
stand-in-value = Ersatzwert: von uns rekonstruiert, nicht der gedruckte Wert
stand-in-spoken = Ersatzwert
table-seat = Platz { $letter }
table-bot = Bot { $name }
bot-name-a = Alba
bot-name-b = Borea
bot-name-c = Cirrus
bot-name-d = Dämmer
bot-name-e = Esche
table-seat-name = { $letter } ({ $name })
table-prompt = Was gefragt ist
table-aim = Das Ziel
table-lesson = Diese Entscheidung erklärt
table-people = Am Tisch
table-controls = Platz, Wiederholung und Links
table-undo-bar = Zurücknehmen
table-notices = Bitte beachten
table-end = Das Ende
table-text = Das Brett als Text
table-side = Was zu tun ist, Verlauf und Gespräch
prompt-over = Das Spiel ist zu Ende.
prompt-enter-outcome = Was kam auf eurem Tisch?
table-chance = Der Zufall entscheidet …
table-waits-for = { $who } ist am Zug
table-moved-by = Bot { $bot } spielt
table-free = freier Platz
table-you = du
table-present = da
table-watchers = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Leute schauen zu
  }
table-watchers-many = { $n } Leute oder mehr schauen zu
table-away = nicht da
table-to-act = am Zug
table-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
table-points-now = { $n ->
    [one] { $n } Punkt, wenn das Spiel jetzt endete
   *[other] { $n } Punkte, wenn das Spiel jetzt endete
  }
table-sit = Hier sitzen
table-asks-back = { $who } möchte bis vor Schritt { $step } zurück.
table-agree = Zustimmen
table-refuse = Ablehnen
table-waits-answer = Warten auf { $who }
table-bot-plays = Bot { $bot } spielt diesen Platz für dich.
table-play-again = Wieder selbst spielen
table-undo = Zurück
table-reset = Zug neu beginnen
table-take-back = Um Zurücknahme bitten
table-take-back-alone = Weiter zurück
usual-is = Übliche Antwort: { $what }.
usual-given = Sie wird von selbst gegeben
usual-answer = übliche Antwort
usual-in = in { $n } s
usual-mark = üblich
reply-title = Wenn ich in fremdem Zug gefragt werde
reply-soon = übliche Antwort nach { $n } s
reply-at-once = übliche Antwort sofort
reply-wait = auf mich warten
table-more = Mehr
table-to-bot = Einen Bot für mich spielen lassen
table-leave = Platz verlassen
table-replay = Nachspielen
table-download = Aufzeichnung herunterladen
table-no-script = Zum Spielen braucht diese Seite JavaScript; ohne kannst du das Brett ansehen.
lesson-title = Deine Entscheidung in zwanzig Sekunden
lesson-read = Verstanden
lessons-off = Keine Karten mehr
lessons-on = Jede neue Art von Entscheidung einmal erklären
marks-on = Ersatzwerte zeigen: unsere Werte, wo die gedruckten unbekannt sind
signs-title = Was die Zeichen bedeuten
actions-title = Was du tun kannst
actions-count = Aktionen: { $n }
actions-choose = Berühre das Brett oder wähle hier
actions-back = Zurück
actions-filter = Aktionen filtern
actions-none = Keine Aktion passt.
draws-in-a-row = { $all } Ziehungen: nacheinander eingeben, sie werden zusammen gesendet.
draws-so-far = { $n } von { $all }: { $list }
draws-back = Ohne das Letzte
actions-more = { $n } weitere
player-title = Der Zug des Automa
player-next = Weiter
player-skip = Zum Ende springen
player-pace = Automas und Bots
pace-step = Schritt für Schritt
pace-auto = von selbst
pace-instant = sofort
pace-speed = Tempo
sound-on = Klänge
trace-yes = ja
trace-no = nein
trace-narrowed = behält { $kept } von { $of }
trace-kept = bleibt
trace-dropped = scheidet aus
log-title = Was geschah
log-why = Warum?
log-older = Früheres
log-chance = Zufall
log-hidden = { $who } entscheidet verdeckt
log-hidden-chance = etwas wird verdeckt gezogen
log-undone = { $who } nimmt Schritt { $step } zurück
log-rewound = alle stimmen zu: { $who } geht vor Schritt { $step } zurück
log-to-bot = { $who } lässt Bot { $bot } spielen
log-to-person = { $who } spielt wieder selbst
log-usual = die übliche Antwort, von selbst gegeben
log-reply-soon = { $who } lässt übliche Antworten nach einer Weile geben
log-reply-at-once = { $who } lässt übliche Antworten sofort geben
log-reply-wait = { $who } gibt jede Antwort selbst
log-asked = { $who } bittet, vor Schritt { $step } zurückzugehen
log-agreed = { $who } stimmt zu
log-refused = { $who } lehnt ab
chat-title = Gespräch
chat-say = Etwas sagen
chat-send = Senden
notify-ask = Sag mir, wenn ich am Zug bin
curtain-title = Gib das Gerät weiter
curtain-show = Meine Sicht zeigen
curtain-who = { $who } ist am Zug. Sonst sollte niemand hinsehen.
# Hinweise, vom Grundsatz bis zur ganzen Zugfolge. `$best` ist die Zahl mit dem besten Plan, `$other` mit einer anderen Wahl.
hint-principle-only = Du kannst nur eines tun.
hint-principle-later = Eine Anlage: du hast vorerst { $best } statt { $other } ({ $quantity }), und es zahlt sich später aus.
hint-principle-open = Nichts, was sich nach diesem Zug zählen lässt, unterscheidet die Möglichkeiten: denk daran, was deine nächsten Züge brauchen.
hint-region = Sieh hierher: { $region }.
hint-region-for = Sieh hierher: { $region }. Was zählt: { $quantity }.
hint-region-choices = die markierte Möglichkeit
hint-action = { $label }
hint-action-for = { $label } ({ $quantity }: { $best } statt { $other })
hint-line = { $action }. Die Folge: { $steps }
hint-step = { $n }. { $label }
hint-step-later = { $n }. in einem späteren Zug: { $label }
hint-line-title = Die gemeinte Folge:
hint-line-later = in einem späteren Zug:
hint-ask = Hinweis
hint-title = Hinweis
hint-more = Mehr
hint-thinking = Ein Hinweis wird überlegt …
hint-grade = Hinweis { $n } von 4
hint-off = an diesem Tisch sind Hinweise abgeschaltet
keys-title = Tastatur
keys-tab = von Bereich zu Bereich
keys-arrows = von Feld zu Feld auf einem Brett
keys-enter = Feld berühren oder Knopf drücken
keys-escape = eine Berührung zurück, oder schließen
keys-undo = zurücknehmen
keys-hint = Hinweis, und mehr davon
keys-actions = zur Liste der Aktionen
keys-board = zum Brett
keys-next = nächster Schritt eines Automa
keys-help = diese Liste
dialog-close = Schließen
dialog-sure = Trotzdem tun?
dialog-yes = Ja
dialog-no = Nein, zurück
dialog-leave = Diesen Platz verlassen? Du bekommst einen Link, mit dem jemand anderes ihn übernehmen kann; an einem offenen Tisch können das alle.
dialog-bot = Welcher Bot?
dialog-name = Dein Name (freiwillig)
dialog-forget = Deinen Namen an diesem Tisch löschen, und alles, was du in seinem Chat geschrieben hast?
dialog-forget-stays = Die Partie bleibt, wie sie gespielt wurde, der Platz bleibt deiner, und was andere geschrieben haben, bleibt stehen. Das lässt sich nicht rückgängig machen.
name-ask = Wie sollen dich die anderen nennen?
name-keep = Das bin ich
name-later = Jetzt nicht
client-lost = Die Verbindung ist weg. Am Tisch geht nichts verloren; neuer Versuch …
client-retry = Jetzt versuchen
client-back = Wieder verbunden.
client-old-browser = Diesem Browser fehlt etwas, das diese Seite braucht. Bitte aktualisiere ihn.
client-your-turn = Du bist am Zug
client-since = Seit du zuletzt hier warst
client-copied = Link kopiert.
client-bad-link = Dieser Link öffnet keinen Platz an diesem Tisch. Du kannst zusehen.
client-moved-on = Der Tisch ist schon weiter; sieh noch einmal hin.
client-failed = Das konnte dieses Gerät nicht ausführen. Nichts ist verloren; bitte versuch es noch einmal.
client-rematch = Die anderen spielen noch einmal: komm mit
end-rematch = Noch einmal spielen
end-share = Link zum Nachspielen kopieren
end-nobody = Niemand hat gewonnen.
end-winner = { $n ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen gemeinsam.
  }
end-scores = Jeder Punkt
end-won = gewonnen
end-total = Summe
end-tie = Bei Gleichstand entscheidet: { $what }
end-rank = Rang
end-margin = { $n ->
    [0] Gleich viele Punkte: Der Gleichstand wurde aufgelöst.
    [one] Ein Punkt Vorsprung.
   *[other] { $n } Punkte Vorsprung.
  }
end-result-missed = Das Ziel wurde diesmal nicht erreicht.
end-result-behind = { $n ->
    [0] { $who } gewinnt mit so vielen Punkten wie du.
    [one] { $who } gewinnt; dir fehlt ein Punkt.
   *[other] { $who } gewinnt; dir fehlen { $n } Punkte.
  }
progress-points = Punkte
progress-start = Beginn
progress-round = Runde { $n }
progress-step = Schritt { $n }
progress-graph = { $what } aller Plätze über das Spiel; die Zahlen stehen in der Tabelle darunter
progress-table = Als Tabelle
progress-turning = Was entschied
progress-lead = { $who } liegt ab hier vorn
progress-goal = das Ziel ist erreicht
progress-gain = { $who } gewinnt { $n } mit einem Schritt, mehr als mit jedem anderen
progress-there = Ansehen
progress-counted = Alles Gezählte
review-title = Auswertung
review-start = Diese Partie auswerten
review-why = Ein Bot geht die ganze Partie noch einmal durch: was war Glück, was war Können, und welche Entscheidungen wären besser gegangen.
review-running = Die Auswertung läuft:
review-failed = Die Auswertung ist nicht gelungen.
review-how = Die Werte sind, was ein Bot der Stufe { $level } erwartet, in seinen eigenen Punkten (Vorsprung vor dem besten anderen Platz oder eigene; ein Sieg kann zusätzlich zählen). Sie sind geschätzt: ± ist der Standardfehler über { $worlds } gedachte Verläufe.
review-unfinished = Die Partie ist nicht zu Ende: auch der letzte Wert ist geschätzt.
review-level-easy = leicht
review-level-normal = normal
review-level-hard = schwer
review-level-expert = Meister
review-values = Was jeder Platz erwarten konnte
review-graph = Was jeder Platz im Lauf der Partie erwarten konnte, mit Fehlern; die Zahlen stehen in der Tabelle darunter
review-parts = Glück und Können
review-luck = Glück
review-luck-meaning = was gezogen wurde, gegen das Mittel aller Möglichkeiten
review-luck-good = Das Glück brachte { $n } Punkte.
review-luck-bad = Das Glück kostete { $n } Punkte.
review-luck-even = Das Glück glich sich aus, soweit es sich sagen lässt.
review-skill = Entscheidungen
review-skill-meaning = was getan wurde, gegen das, was der Bot getan hätte
review-skill-good = Die Entscheidungen waren { $n } Punkte besser als die des Bots.
review-skill-bad = Die Entscheidungen kosteten { $n } Punkte gegenüber denen des Bots.
review-skill-even = Die Entscheidungen waren so gut wie die des Bots, soweit es sich sagen lässt.
review-others = Andere
review-others-meaning = was andere Plätze taten, über das Erwartete hinaus
review-unforeseen = Unvorhersehbar
review-unforeseen-meaning = Verborgenes, das sich zeigte, und Berichtigungen der Schätzung
review-sum = Was sich zum Ergebnis addiert
review-part-start = Zu Beginn
review-part-result = Ergebnis
review-part-now = Jetzt
review-costly = Die teuersten Entscheidungen
review-costly-none = Keine Entscheidung war deutlich schlechter als die des Bots.
review-decision = { $who }, Schritt { $step }: { $cost } Punkte
review-played = Getan:
review-better = Besser:
review-show = Auf dem Brett zeigen
review-step = Schritt
review-cause = Ursache
review-before = Vorher
review-after = Nachher
review-sampled = (gegen einige der möglichen Ziehungen)
review-line-title = Ein besserer Zug
review-line-instead = Statt: { $played }
review-back = Zurück zur Auswertung
review-board-played = Das Brett nach dem, was getan wurde
review-board-better = Der bessere Zug, Aktion { $step } von { $of }
fair-title = War es fair?
fair-text = Niemand konnte das Glück lenken. Vor dem ersten Schritt legte der Tisch einen geheimen Startwert fest und zeigte seinen Fingerabdruck. Jede Ziehung des Spiels folgt aus diesem Startwert. Jetzt ist er offen, und alle können zweierlei prüfen: dass er den am Anfang gezeigten Fingerabdruck hat und dass jede Ziehung so kam, wie er es vorgibt.
fair-commitment = Fingerabdruck vom Anfang (SHA-256)
fair-seed = Der Startwert, bis jetzt geheim
fair-verify = Jede Ziehung noch einmal prüfen
fair-verified = Geprüft: Der Startwert hat den am Anfang gezeigten Fingerabdruck, und jeder Schritt und jede Ziehung passen zu ihm.
fair-not-verified = Die Prüfung schlug fehl:
replay-title = Nachspielen
replay-step = Schritt { $step } von { $of }
replay-first = Erster Schritt
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Letzter Schritt
replay-slider = Stelle im Spiel
replay-what-if = Was wäre wenn? Von hier weiterspielen
replay-what-if-text = Öffnet einen eigenen Tisch mit dieser Stellung. Was du dort nicht wissen kannst, wird neu gezogen.
replay-link = Link zu diesem Schritt kopieren
replay-live = Zum Tisch
replay-own = Das Spiel läuft noch: Du siehst, was dein Platz wissen konnte.
replay-seat = Gesehen von
replay-spectator = Zuschauenden
preview-reveals = Es deckt etwas Verborgenes auf: Danach gibt es kein Zurück.
preview-reveals-alone = Es zeigt dir etwas Verborgenes; du kannst es trotzdem zurücknehmen.
preview-lasts = Es lässt sich nicht zurücknehmen.
preview-nothing = Es ändert sich zunächst nichts.
preview-odds-alike = { $n } Möglichkeiten, alle gleich wahrscheinlich
preview-odds-many = { $n } verschiedene Möglichkeiten
preview-odds = { $what }: { $n } von { $of } ({ $percent } %)
preview-loses = Ginge verloren: { $what }
why-nothing = Dort kann jetzt nichts getan werden.
why-not-you = Du bist nicht am Zug.
table-rename = Meinen Namen ändern
table-forget = Meinen Namen und meine Nachrichten hier löschen
end-target = { $n } von { $target } nötigem Schwung
end-target-group = Zusammen zählt der schwächste Platz: { $n } von { $target } nötigem Schwung
end-story = Wie das Spiel verlief
why-possible = Das geht, in seiner Reihenfolge angetippt:
chooser-title = Was meinst du?
fair-now = Faire Ziehungen: der Fingerabdruck
fair-now-text = Jede Ziehung dieses Spiels folgt aus einem geheimen Startwert, der vor dem ersten Schritt feststand. Das ist sein Fingerabdruck (SHA-256). Heb ihn auf, wenn du magst: Am Ende wird der Startwert gezeigt, und alle können prüfen, dass er passt.
table-watch-link = Link zum Zuschauen kopieren
replay-other = Gespielt nach Version { $found } der Regeln, gezeigt nach den heutigen: { $n } von { $of } Schritten passen.
log-there = Auf dem Brett von damals ansehen
fair-chosen = Wer diesen Tisch aufgebaut hat, hat den Startwert gewählt, damit dieselben Ziehungen wiederkommen können; sie hätten vorher bekannt sein können. Alles folgt trotzdem aus ihm: Alle können prüfen, dass er den am Anfang gezeigten Fingerabdruck hat und dass jede Ziehung so kam, wie er es vorgibt.
table-gathering = Warten auf Mitspielende
table-missing = { $n ->
    [one] Ein Platz ist noch frei: { $who }.
   *[other] { $n } Plätze sind noch frei: { $who }.
  }
table-gathering-why = In diesem Spiel wird verdeckt ausgeteilt, deshalb beginnt es erst, wenn alle sitzen.
table-invite = Link zum Verschicken kopieren
table-fresh-link = Neuer Link
table-own-link = Link für ein anderes Gerät
dialog-own-link = Mit diesem Link sitzt du auch von einem anderen Gerät aus auf deinem Platz. Er gilt einmal; wer ihn hat, hat deinen Platz, also behalte ihn für dich.
dialog-fresh-link = Ein neuer Link für diesen Platz. Er gilt einmal; früher verschickte Links für ihn gelten nicht mehr.
dialog-left-link = Du hast den Platz verlassen. Mit diesem Link kann jemand anderes ihn übernehmen; er steht nur jetzt hier.
client-used-link = Mit diesem Link hat sich schon jemand gesetzt. Bitte die Person auf dem Platz um einen eigenen Link, oder wer den Tisch aufgebaut hat, falls der Platz frei ist. Du kannst zusehen.
client-name-taken = Ein anderer Platz heißt schon wie du; gib dir einen anderen Namen.
client-forgotten = Dein Name und deine Nachrichten an diesem Tisch sind gelöscht.
fair-salt = Salz, zusammen mit dem Startwert gehasht
fair-now-chosen = Wer diesen Tisch aufgebaut hat, hat den Startwert gewählt und kann jede Ziehung im Voraus kennen.

# Lists
list-and = und
list-or = oder
end-result-won = Du gewinnst.
end-result-shared = Ihr gewinnt gemeinsam.

# Comparing the real table with the program's.

audit-open = Tische vergleichen
audit-title = Sieht dein Tisch so aus?
audit-text = Vergleiche Brett für Brett. Wo etwas abweicht, berühre den Ort auf dem Bild oder wähle ihn aus der Liste und sage, was dort liegt. Was du hinzufügst oder wegnimmst, kommt aus dem Vorrat seines Besitzers oder geht dorthin.
audit-boards = Bretter
audit-save = Richtigstellen
audit-back = Zurück zum Tisch
audit-other = Anderer Ort
audit-less = eins weniger
audit-more = eins mehr
audit-move = Versetzen
audit-moving = Berühre jetzt den Ort, an dem es liegt.
audit-add = Hier liegt etwas anderes:
audit-stale = Am Tisch ging es inzwischen weiter. Lade diese Seite neu.

# A card typed as it is printed.

typed-open = Karte eintippen
typed-title = Eine Karte, wie sie gedruckt ist
typed-text = Tippe ein, was auf der Karte steht; bei einer Karte mit zwei Hälften die geltende. Du siehst, was verstanden wurde, bevor es gilt.
typed-look = Zeigen
typed-understood = Das wurde verstanden. Zeigt das Bild deine Karte?
typed-enter = Diese Karte gilt
typed-keep-open = Eingetippte Karten behalten
typed-keep-title = Dein eigenes Paket
typed-keep-text = { $n ->
    [one] An diesem Tisch wurde eine Karte eingetippt. Als Paket behalten, ersetzt sie eine Ersatzkarte an jedem Tisch, den du damit aufbaust.
   *[other] An diesem Tisch wurden { $n } Karten eingetippt. Als Paket behalten, ersetzen sie Ersatzkarten an jedem Tisch, den du damit aufbaust.
  } Ein Paket bleibt, wie es ist; behalte nach den nächsten Karten noch einmal.
typed-keep-name = Name des Pakets
typed-keep = Behalten
typed-kept = Behalten als { $id }. Wähle dieses Paket für deinen nächsten Tisch.
typed-kept-new = Neuer Tisch damit
