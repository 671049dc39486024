# Circadians
