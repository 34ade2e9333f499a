### Tournaments

tournaments-title = Torneios
