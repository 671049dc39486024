# What stands around every board
