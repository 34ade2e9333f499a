### Looking for somebody to play with

seek-title = Speel met iemand
