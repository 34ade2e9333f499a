### It is your turn: how that is told

turn-sound-note = Os azulejos tilintam, e duas notas dizem que é a tua vez.
turn-notify = Notificação
turn-notify-note = O navegador avisa-te de que é a tua vez enquanto vês outra coisa.
turn-notify-denied = O teu navegador bloqueia as notificações desta página. Permite-as primeiro nas definições dele.
turn-notify-missing = Este navegador não tem notificações.
# Asked once, after the turn came while the page was hidden
turn-missed = A tua vez chegou enquanto vias outra coisa.
turn-missed-ask = Queres que a página te avise da próxima vez?
turn-by-sound = Com um som
turn-by-notification = Com uma notificação
# The notification itself
turn-told = É a tua vez: { $game }
turn-told-more = A mesa está à tua espera.
