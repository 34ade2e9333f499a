### It is your turn: how that is told

turn-sound-note = Tiles clink, and two notes tell that it is your turn.
turn-notify = Notification
turn-notify-note = The browser tells you that it is your turn while you look at something else.
turn-notify-denied = Your browser blocks notifications of this page. Allow them in its settings first.
turn-notify-missing = This browser has no notifications.
# Asked once, after the turn came while the page was hidden
turn-missed = Your turn came while you were away.
turn-missed-ask = Shall this page tell you next time?
turn-by-sound = With a sound
turn-by-notification = With a notification
# The notification itself
turn-told = Your turn: { $game }
turn-told-more = The table waits for you.
