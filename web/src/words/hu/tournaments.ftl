### Tournaments

tournaments-title = Versenyek
