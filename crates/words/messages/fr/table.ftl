# What stands around every board
stand-in-value = Valeur de remplacement : reconstruite, pas la valeur imprimée
