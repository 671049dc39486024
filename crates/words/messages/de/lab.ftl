# Berichte des Labors. Namen von Faktoren und ihren Werten sind Kennungen des Spiels, dieselben wie in den Zeilen.

lab-title = Balance von { $game }
lab-games = { $games } Partien an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
  }, davon { $distinct } verschiedene. Ein Platz gewinnt im Mittel { $fair }.
lab-intervals = Linien sind Intervalle von 95 %. Sie nehmen alle Plätze aller Partien als unabhängig an, was die einer Partie nicht sind.
lab-again = Der Befehl, der dieselben Zahlen wieder ergibt
lab-tables = Tische
lab-value = Wert
lab-seats = Plätze
lab-win-share = gewonnen
lab-score = Punkte
lab-steps = Schritte
lab-factor-seat = Platz
lab-factor-bot = Wer spielte
lab-length = Wie lang Partien sind
lab-length-text = Im Mittel { $mean } Schritte, von { $min } bis { $max }.
lab-length-plot = Wie viele Partien wie viele Schritte hatten
lab-parts = Woher die Punkte kommen
lab-parts-plot = Die mittleren Punkte jedes Teils, nach Spieler
lab-sum = alle
