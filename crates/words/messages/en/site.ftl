# Pages around the tables
lang-name = English
players-range = { $min }–{ $max } players
