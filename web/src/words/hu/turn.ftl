### It is your turn: how that is told

turn-sound-note = A csempék koccannak, és két hang jelzi, hogy te következel.
turn-notify = Értesítés
turn-notify-note = A böngésző szól, hogy te következel, miközben mást nézel.
turn-notify-denied = A böngésződ letiltja ennek az oldalnak az értesítéseit. Előbb engedélyezd őket a beállításaiban.
turn-notify-missing = Ebben a böngészőben nincsenek értesítések.
# Asked once, after the turn came while the page was hidden
turn-missed = Te következtél, amíg nem voltál itt.
turn-missed-ask = Szóljon legközelebb az oldal?
turn-by-sound = Hanggal
turn-by-notification = Értesítéssel
# The notification itself
turn-told = Te következel: { $game }
turn-told-more = Az asztal rád vár.
