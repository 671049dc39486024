# Rapports du laboratoire. Les noms des facteurs et de leurs valeurs sont des identifiants du jeu, les mêmes que dans les lignes.

lab-title = Équilibre de { $game }
lab-games = { $games } parties à { $tables ->
    [one] une table
   *[other] { $tables } tables
  }, dont { $distinct } distinctes. Une place gagne { $fair } en moyenne.
lab-intervals = Les traits sont des intervalles de 95 %. Ils supposent indépendantes toutes les places de toutes les parties, ce que celles d’une même partie ne sont pas.
lab-again = La commande, qui redonne les mêmes nombres
lab-tables = Tables
lab-value = valeur
lab-seats = places
lab-win-share = gagné
lab-score = points
lab-steps = étapes
lab-factor-seat = Place
lab-factor-bot = Qui jouait
lab-length = La longueur des parties
lab-length-text = { $mean } étapes en moyenne, de { $min } à { $max }.
lab-length-plot = Combien de parties ont pris combien d’étapes
lab-parts = D’où viennent les points
lab-parts-plot = Les points moyens de chaque part, par joueur
lab-sum = tout
