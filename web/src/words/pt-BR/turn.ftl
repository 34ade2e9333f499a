### It is your turn: how that is told

turn-sound-note = Os azulejos tilintam, e duas notas avisam que é sua vez.
turn-notify = Notificação
turn-notify-note = O navegador avisa que é sua vez enquanto você vê outra coisa.
turn-notify-denied = Seu navegador bloqueia as notificações desta página. Permita-as primeiro nas configurações dele.
turn-notify-missing = Este navegador não tem notificações.
# Asked once, after the turn came while the page was hidden
turn-missed = Sua vez chegou enquanto você via outra coisa.
turn-missed-ask = Quer que a página avise da próxima vez?
turn-by-sound = Com um som
turn-by-notification = Com uma notificação
# The notification itself
turn-told = Sua vez: { $game }
turn-told-more = A mesa está esperando você.
