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
actions-title = Was du tun kannst
actions-count = Aktionen: { $n }
actions-choose = Berühre das Brett oder wähle hier
actions-back = Zurück
actions-filter = Aktionen filtern
actions-none = Keine Aktion passt.
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
keys-title = Tastatur
keys-tab = von Bereich zu Bereich
keys-arrows = von Feld zu Feld auf einem Brett
keys-enter = Feld berühren oder Knopf drücken
keys-escape = eine Berührung zurück, oder schließen
keys-undo = zurücknehmen
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
preview-odds-alike = { $n } Möglichkeiten, alle gleich wahrscheinlich
preview-odds-many = { $n } verschiedene Möglichkeiten
preview-odds = { $what }: { $n } von { $of } ({ $percent } %)
preview-loses = Ginge verloren: { $what }
why-nothing = Dort kann jetzt nichts getan werden.
why-not-you = Du bist nicht am Zug.
table-rename = Meinen Namen ändern
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
fair-salt = Salz, zusammen mit dem Startwert gehasht
fair-now-chosen = Wer diesen Tisch aufgebaut hat, hat den Startwert gewählt und kann jede Ziehung im Voraus kennen.

# Lists
list-and = und
list-or = oder
end-result-won = Du gewinnst.
end-result-shared = Ihr gewinnt gemeinsam.
