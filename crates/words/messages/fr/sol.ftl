# Sol
