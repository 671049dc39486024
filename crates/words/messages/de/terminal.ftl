# What `solarium play` says beside the game.

terminal-title = Solarium: Brettspiele vom Sonnenlicht
terminal-which-game = Welches Spiel?
terminal-which-table = Welcher Tisch?
terminal-choose = 1 bis { $most }, oder q zum Gehen [1]>
terminal-none-of-them = { $typed } ist nichts davon
terminal-taken-back = Zurückgenommen: { $step }
terminal-note = Hinweis: { $notice }
terminal-commitment = Festlegung der Ziehungen: { $commitment }
terminal-type-help = Tippe jederzeit `help`.
terminal-no-text = diese Zeile ist kein Text
terminal-why-what = Frag nach einer Aktion, z. B. `why { $example }`
terminal-number = tippe eine Zahl von 1 bis { $most } oder eine Aktion
terminal-allowed = `{ $action }` ist jetzt erlaubt.
terminal-help-number = die Aktion dieser Nummer tun
terminal-help-action = sie nach ihrer Notation tun, wie hinter der Nummer
terminal-help-why = warum eine Aktion nicht erlaubt ist
terminal-help-hint = ein Hinweis; `hint 2`, `hint 3` und `hint 4` sagen mehr
terminal-hint-grade = Hinweise haben Stufen von { $least } bis { $most }: tippe hint oder hint { $most }
terminal-help-undo = deine letzte Aktion zurücknehmen, solange nichts aufgedeckt wurde
terminal-help-board = noch einmal das Brett
terminal-help-list = noch einmal die Aktionen
terminal-help-score = der Punktestand
terminal-help-quit = gehen; mit --record wird die Partie bis hier aufbewahrt
terminal-over = Das Spiel ist zu Ende.
terminal-seed = Startwert der Ziehungen: { $seed }
terminal-left = Die Partie wird nach { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
} verlassen.
terminal-record = Aufzeichnung: { $path } (versuch `solarium replay { $path }` und `solarium verify { $path }`)
terminal-answered = hat geantwortet
terminal-drawn = gezogen:
terminal-yes = ja
terminal-no = nein
terminal-kept = { $what }: { $after } von { $before } bleiben
terminal-rank = Rang { $rank }
terminal-won = gewonnen
terminal-lost = verloren
terminal-ties = Gleichstand: { $parts }
terminal-draw-next = als Nächstes wird gezogen
terminal-to-act = am Zug: { $seats }
terminal-go-on = Das Spiel ist aufbewahrt: `solarium play --resume { $path }` setzt es fort.
terminal-menu-go-on = { $game } fortsetzen, verlassen nach { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}
terminal-list-hint = tippe `list`, `list WORT` oder eine Aktion
terminal-which-of = { $n } Aktionen passen; welche?
terminal-sure = Trotzdem tun? (ja oder nein)
terminal-no-reasons = Seit deiner letzten Aktion hat kein Automa gehandelt.
terminal-no-card = Nenne eine Karte, ein Plättchen oder einen Plan, z. B. `card` und ein Wort des Namens.
terminal-read-outs = Auskünfte: { $known }; z. B. `forecast NAME`
terminal-more = … und { $n } weitere; nimm ein anderes Wort
terminal-help-effects = was eine Aktion ändern würde, ohne sie zu tun
terminal-help-reset = den ganzen Zug zurücknehmen
terminal-help-goal = was zu erreichen ist, und was das Spiel beendet
terminal-help-reasons = warum die Automas taten, was sie taten
terminal-help-forecast = Auskünfte: was zu erwarten ist
terminal-help-rules = Regeln mit diesen Wörtern oder nach Nummer
terminal-help-card = was auf einer Karte, einem Plättchen oder Plan steht
terminal-help-card-type = mit der Schachtel: gibt eine Karte ein, wie sie gedruckt ist; allein: was sich eingeben lässt
terminal-help-card-keep = mit der Schachtel: schreibt die eingegebenen Karten als Datenpaket nach NAME.toml
terminal-card-lines = `card type FELD=WERT …` gibt eine Karte ein, wie sie gedruckt ist, auch als JSON; `card keep NAME` schreibt die eingegebenen Karten als Datenpaket.
terminal-card-none = Jetzt lässt sich keine Karte eingeben.
terminal-card-kept = In { $file } behalten; gespielt wird damit mit `--pack { $file }`.

# Das Spiel auf dem ganzen Bildschirm.

screen-target = { $reached } von { $target } Punkten
screen-other-actions = Anderes
screen-taken-back = Zurückgenommen: { $n }
screen-log-title = Was geschah (Enter: Gründe)
screen-rules-title = Regeln, nach Nummer oder Wörtern:
screen-rules-type = Tippe ein Wort oder die Nummer einer Regel. Esc schließt.
screen-rules-none = Keine Regel enthält „{ $typed }“.
screen-no-read-outs = Dieses Spiel hat keine Auskünfte.
screen-read-out-needs = Zeige auf das, wovon du es wissen willst: { $what }. Tab geht zum Plan.
screen-thinks = Denkt nach …
screen-no-hint = Jetzt gibt es keinen Tipp.
screen-hint-more = F3: die nächste Stufe
screen-bot-thinks = Der Bot denkt nach …
screen-nothing-lit = Auf dem Plan ist jetzt nichts zu wählen; wähle aus der Liste.
screen-curtain = { $seat }, du bist dran. Die anderen sehen weg.
screen-curtain-open = Enter: meine Seite zeigen
screen-caution = Enter: trotzdem tun    Esc: nein
screen-not-kept = Dieses Spiel wird nirgends aufbewahrt und ginge verloren. Mit --record DATEI wird ein Spiel aufbewahrt.
screen-too-small = Dieses Terminal hat { $columns }×{ $rows } Zeichen; ein Spiel braucht { $width }×{ $height }. Mache es größer oder spiele mit --plain. Strg-C geht.
screen-paused = Enter: weiter    Leertaste: Gründe    Esc: bis ich dran bin
screen-actions = ({ $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
})
screen-reveals = Zeigt etwas Verborgenes: lässt sich nicht zurücknehmen.
screen-lasts = Lässt sich nicht zurücknehmen.
screen-key-enter = ausführen
screen-key-tab = zum Plan und zurück
screen-key-type = Aktionen finden; Enter sagt, warum etwas nicht geht
screen-key-escape = schließen, löschen
screen-key-help = Hilfe
screen-key-log = Verlauf
screen-key-hint = Tipp
screen-key-read-outs = Auskunft
screen-key-score = Punkte
screen-key-rules = Regeln
screen-key-undo = zurück
screen-key-reset = ganzer Zug
screen-key-leave = gehen
terminal-hands = Auf eurem Tisch, mit den Steinen:
