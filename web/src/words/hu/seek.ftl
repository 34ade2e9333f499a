### Looking for somebody to play with

seek-title = Játék valakivel
