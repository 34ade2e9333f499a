### Looking for somebody to play with

seek-title = Play someone
