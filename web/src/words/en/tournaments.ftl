### Tournaments

tournaments-title = Tournaments
