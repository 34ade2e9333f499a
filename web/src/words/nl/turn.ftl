### It is your turn: how that is told

turn-sound-note = Tegels tikken, en twee tonen zeggen dat jij aan de beurt bent.
turn-notify = Melding
turn-notify-note = De browser meldt dat jij aan de beurt bent terwijl je naar iets anders kijkt.
turn-notify-denied = Je browser blokkeert meldingen van deze pagina. Sta ze eerst toe in de instellingen.
turn-notify-missing = Deze browser heeft geen meldingen.
# Asked once, after the turn came while the page was hidden
turn-missed = Je was aan de beurt terwijl je weg was.
turn-missed-ask = Zal deze pagina het de volgende keer laten weten?
turn-by-sound = Met een geluid
turn-by-notification = Met een melding
# The notification itself
turn-told = Jij bent aan de beurt: { $game }
turn-told-more = De tafel wacht op je.
