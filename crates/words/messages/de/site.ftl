# Pages around the tables
lang-name = Deutsch
players-range = { $min }–{ $max } Spielende
