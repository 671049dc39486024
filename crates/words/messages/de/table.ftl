# What stands around every board
stand-in-value = Ersatzwert: von uns rekonstruiert, nicht der gedruckte Wert
