### Looking for somebody to play with

seek-title = Jogar com alguém
