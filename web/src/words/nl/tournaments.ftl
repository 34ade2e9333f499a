### Tournaments

tournaments-title = Toernooien
