# What stands around every board
stand-in-value = Stand-in: our reconstruction, not the printed value
