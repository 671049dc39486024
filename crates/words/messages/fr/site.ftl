# Pages around the tables
lang-name = Français
players-range = { $min } à { $max } joueurs
