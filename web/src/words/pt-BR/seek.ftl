### Looking for somebody to play with

seek-title = Jogar com alguém
seek-lead = Escolha o que quer jogar. Procuramos alguém que queira o mesmo; enquanto isso, você pode fazer outra coisa aqui.
# The heading of a challenge; $name is who is challenged
seek-challenge = Desafiar { $name }
seek-challenge-lead = Só esta pessoa recebe o desafio.
# In the place of the name of who is challenged, where it is not known
seek-somebody = outra pessoa

## What to play

seek-game = Qual jogo?
seek-variant = Em qual mesa?
seek-clock = { $minutes } min + { $seconds } s
# A clock for correspondence: so much time for each turn
seek-days = { $days ->
    [one] { $days } dia por turno
   *[other] { $days } dias por turno
 }
seek-clock-none = Sem relógio
seek-rated = Vale para a classificação?
seek-kind = { $rated ->
    [yes] com classificação
   *[no] amistosa
 }
seek-range = Classificação dos adversários
# $range: in points above and below; 0: anybody
seek-within = { $range ->
    [0] qualquer uma
   *[other] ± { $range }
 }
seek-note = Uma partida com classificação altera a classificação dos dois jogadores. O intervalo se amplia enquanto você espera.
seek-challenge-note = O desafio fica à espera de resposta até você retirá-lo. Uma partida com classificação altera a classificação dos dois jogadores.
seek-start = Procurar adversário
seek-challenge-send = Enviar o desafio
seek-stop-search = Parar a busca

## Who looks for others

seek-challenges = Desafios para você
seek-others = Procurando adversário
seek-others-none = No momento ninguém está esperando. Comece uma busca e os outros verão você aqui.
seek-own = Suas buscas e desafios
seek-tables = Mesas públicas com um lugar livre
seek-tables-none = No momento nenhuma mesa pública tem um lugar livre.
# Somebody in the list, with the rating
seek-who = { $name } ({ NUMBER($rating, useGrouping: 0) })
seek-accept = Jogar
seek-decline = Recusar

## The strip above all pages while somebody is looked for

# What the strip is, read out
seek-strip = Sua busca por adversário
# $whom: is anybody looked for, or has somebody called $name been challenged?
seek-searching = { $whom ->
    [anybody] Procurando adversário: { $game }, { $clock }
   *[somebody] Aguardando { $name }: { $game }, { $clock }
 }
seek-stop = Parar
# A bot is offered after a while; the search goes on
seek-bot = Jogar enquanto isso com um bot ({ $level })
seek-found = Adversário encontrado: { $game }
seek-found-more = A mesa espera por você.
seek-open = Abrir a mesa
seek-ended = Sua busca terminou.
seek-again = Procurar de novo
seek-tournaments = Torneios
seek-tournaments-more = Entre em um, ou crie o seu.
