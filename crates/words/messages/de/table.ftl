# What stands around every board
stand-in-value = Platzhalter: von uns rekonstruiert, nicht der gedruckte Wert
