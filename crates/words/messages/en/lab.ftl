# Reports of the laboratory. Names of factors and of their values are ids of the game, the same as in the rows.

lab-title = Balance of { $game }
lab-games = { $games } games at { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $distinct } of them distinct. A seat wins { $fair } on average.
lab-intervals = Lines are intervals of 95 %. They take all seats of all games to be independent, which those of one game are not.
lab-again = The command, which gives the same numbers again
lab-tables = Tables
lab-value = value
lab-seats = seats
lab-win-share = won
lab-score = points
lab-steps = steps
lab-factor-seat = Seat
lab-factor-bot = Who played
lab-length = How long games are
lab-length-text = { $mean } steps on average, from { $min } to { $max }.
lab-length-plot = How many games took how many steps
lab-parts = Where the points come from
lab-parts-plot = The mean points of each part, by who played
lab-sum = all
