### Looking for somebody to play with

seek-title = Jogar com alguém
seek-lead = Escolhe o que queres jogar. Procuramos alguém que queira o mesmo; entretanto, podes fazer outra coisa aqui.
# The heading of a challenge; $name is who is challenged
seek-challenge = Desafiar { $name }
seek-challenge-lead = Só esta pessoa recebe o desafio.
# In the place of the name of who is challenged, where it is not known
seek-somebody = outra pessoa

## What to play

seek-game = Que jogo?
seek-variant = Em que mesa?
seek-clock = { $minutes } min + { $seconds } s
# A clock for correspondence: so much time for each turn
seek-days = { $days ->
    [one] { $days } dia por turno
   *[other] { $days } dias por turno
 }
seek-clock-none = Sem relógio
seek-rated = Conta para a classificação?
seek-kind = { $rated ->
    [yes] com classificação
   *[no] amigável
 }
seek-range = Classificação dos adversários
# $range: in points above and below; 0: anybody
seek-within = { $range ->
    [0] qualquer uma
   *[other] ± { $range }
 }
seek-note = Um jogo com classificação altera a classificação de ambos os jogadores. O intervalo alarga-se enquanto esperas.
seek-challenge-note = O desafio fica à espera de resposta até o retirares. Um jogo com classificação altera a classificação de ambos os jogadores.
seek-start = Procurar adversário
seek-challenge-send = Enviar o desafio
seek-stop-search = Parar a procura

## Who looks for others

seek-challenges = Desafios para ti
seek-others = À procura de adversário
seek-others-none = Neste momento ninguém está à espera. Começa uma procura e os outros vão ver-te aqui.
seek-own = As tuas procuras e desafios
seek-tables = Mesas públicas com um lugar livre
seek-tables-none = Neste momento nenhuma mesa pública tem um lugar livre.
# Somebody in the list, with the rating
seek-who = { $name } ({ NUMBER($rating, useGrouping: 0) })
seek-accept = Jogar
seek-decline = Recusar

## The strip above all pages while somebody is looked for

# What the strip is, read out
seek-strip = A tua procura de adversário
# $whom: is anybody looked for, or has somebody called $name been challenged?
seek-searching = { $whom ->
    [anybody] À procura de adversário: { $game }, { $clock }
   *[somebody] À espera de { $name }: { $game }, { $clock }
 }
seek-stop = Parar
# A bot is offered after a while; the search goes on
seek-bot = Jogar entretanto com um bot ({ $level })
seek-found = Adversário encontrado: { $game }
seek-found-more = A mesa está à tua espera.
seek-open = Abrir a mesa
seek-ended = A tua procura terminou.
seek-again = Procurar de novo
seek-tournaments = Torneios
seek-tournaments-more = Entra num, ou cria o teu.
