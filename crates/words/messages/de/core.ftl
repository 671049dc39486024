# Was eine Partie und eine Aufzeichnung sagen, wenn sie ablehnen.

match-over = das Spiel ist zu Ende
match-no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }
match-not-your-turn = Platz { $seat } ist jetzt nicht dran
match-not-chance = jetzt steht kein Zufall an
match-not-an-outcome = dieses Ergebnis ist jetzt nicht möglich
undo-nothing = dieser Platz hat nichts zurückzunehmen
undo-turn-passed = der Zug ist schon weitergegeben; bitte den Tisch um eine Zurücknahme
undo-revealed = Schritt { $step } hat etwas Verdecktes aufgedeckt; bitte den Tisch um eine Zurücknahme
undo-others-acted = ein anderer Platz hat inzwischen darauf gehandelt; bitte den Tisch um eine Zurücknahme
record-malformed = Zeile { $line }: { $reason }
record-partial = diese Aufzeichnung zeigt eine unvollendete Partie, gesehen von { $who }: Schritte, die verdeckt waren, fehlen; sie lässt sich lesen, aber nicht nachspielen
record-other-game = dies ist eine Aufzeichnung von { $game }
record-other-version = die Aufzeichnung entstand unter Regelversion { $version }, die dieses Programm nicht spielt
record-setup = der Aufbau wird abgelehnt: { $reasons }
record-step = Schritt { $step } `{ $text }` passt nicht: { $reason }
record-step-rule = Schritt { $step } `{ $text }` passt nicht: { $reason } ({ $rule })
record-checksum = die Stellung nach Schritt { $step } ist nicht die aufgezeichnete: die Aufzeichnung wurde geändert oder beschädigt
record-commitment = der Startwert passt nicht zur Festlegung
record-draw = Schritt { $step }: die Aufzeichnung sagt `{ $recorded }`, der Startwert entscheidet `{ $due }`
record-too-short = die Aufzeichnung hat nur { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }

# Was am Aufbau oder an einer Stellung abgelehnt wird.

read-not = `{ $path }` ist { $value }, erlaubt ist: { $wanted }
read-not-root = { $value } wurde angegeben, erlaubt ist: { $wanted }
read-missing = `{ $path }` fehlt, erlaubt ist: { $wanted }
read-twice = `{ $path }`: { $value } steht zweimal da
read-unknown = `{ $path }` ist unbekannt, bekannt sind hier: { $known }
read-word = eines von { $words }
read-flag = true oder false
read-number = eine ganze Zahl von { $least } bis { $most }
read-number-only = { $number }
read-number-or-random = "random" oder eine ganze Zahl von { $least } bis { $most }
read-numbers = { $count } ganze Zahlen von 0 bis { $most }
read-list = eine Liste
read-object = ein Objekt
reason-with-rule = { $reason } ({ $rule })
reason-of-seat = Platz { $seat }: { $reason }
reasons = { $reasons }
pack-syntax = { $error }
game-unknown = es gibt kein Spiel { $game }, bekannt sind: { $known }
pack-no-game = es gibt kein Spiel { $game }
pack-other-game = das ist ein Paket für { $game }, nicht für { $wanted }
prompt-choose = wähle, was du tust
prompt-wait = ein anderer Platz entscheidet
prompt-chance = der Zufall entscheidet
pack-none = dieses Spiel hat nur sein eingebautes Datenpaket
notation = { $text }

# Was wo auf dem echten Tisch liegt, von einem Spiel ohne eigene Namen dafür.

box-board = { $name }
box-place = { $name }
    .from = von { $name }
    .to = nach { $name }
box-component = { $name }
    .some = { $n } × { $name }

# Handgriffe mit den Steinen der Schachtel. Orte bringen „from“ und „to“ mit, Steine „some“.

box-move = Lege { $what-some } { $from-from } { $to-to }.
box-move-turned = Lege { $what-some } { $from-from } { $to-to }: { $new }.
box-turn = Drehe { $what-some } um, { $place }: { $new }.
box-return = Lege { $what-some } { $from-from } zurück in den allgemeinen Vorrat.
box-take = Lege { $what-some } aus dem allgemeinen Vorrat { $to-to }.
box-marker-forward = Rücke { $what-some } um { $n } vor, von { $old } auf { $new }.
box-marker-back = Rücke { $what-some } um { $n } zurück, von { $old } auf { $new }.
box-marker-set = Stelle { $what-some } auf { $new }.
box-marker-away = Nimm { $what-some } { $place-from } weg.
box-lay = { $to }: { $what-some }
