# Photosynthesis
