### What is shown at a table now and then: the menu, notices, the result

around-show-table = Mostrar a mesa
around-share = { $moment ->
    [past] Partilhar link para este momento
   *[now] Partilhar link para assistir
 }
around-download = Transferir o registo
around-rules = Regras do jogo
around-resign = Desistir
# Under "Resign" in the menu
around-resign-note = Abandonas e perdes.
around-end = Interromper o jogo
# Under "Stop the game" in the menu
around-end-note = Ninguém vence nem perde.
# Under "Stop the game" where the game counts, and when it is asked again
around-end-claim = { $name } está ausente e perde.
around-leave = Sair; o lugar continua teu
around-leave-watching = Sair
around-resign-title = Queres desistir?
around-resign-text = { $what ->
    [bot] Um bot continua a jogar no teu lugar.
   *[over] O jogo acaba aqui, com a tua derrota.
 }
around-end-title = Queres interromper o jogo?
around-end-text = O jogo acaba aqui: ninguém vence e ninguém perde.
around-resign-for = Desistir por { $name }
around-play-on = Continuar a jogar
around-link-title = Partilhar link
around-link-text = Quem abrir este link pode assistir.
around-agree = Aceitar
around-decline = Recusar
around-withdraw = Cancelar
around-offer-asked = { $kind ->
    [rematch] { $name } gostaria de jogar outra vez.
   *[back] { $name } gostaria de anular uma jogada.
 }
# $awaited: who has yet to agree
around-offer-made = { $kind ->
    [rematch] Propuseste jogar outra vez. À espera de { $awaited }.
   *[back] Pediste para anular uma jogada. À espera de { $awaited }.
 }
around-offer-told = { $kind ->
    [rematch] { $name } gostaria de jogar outra vez. À espera de { $awaited }.
   *[back] { $name } gostaria de anular uma jogada. À espera de { $awaited }.
 }
around-absent = { $name } está ausente.
around-absent-note = Não precisas de esperar: põe um bot a jogar, ou interrompe o jogo.
around-absent-claim = É a vez de quem está ausente: podes terminar o jogo, e essa pessoa perde-o.
around-absent-silent = Este bot não responde: podes interromper o jogo, e ninguém vence nem perde.
around-absent-level = Nível do bot
around-absent-replace = Pôr um bot a jogar
around-bot-sits = Um bot joga no teu lugar.
around-sit-again = Voltar ao lugar
# After a game that was given up or lost on time; $count: how many winners
around-result-winners = { $you ->
    [yes] Vences tu.
   *[no] { $count ->
        [one] { $winners } vence.
       *[other] { $winners } vencem.
     }
 }
# $rounds, $moves: how long the game was
around-result-length = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
 }, { $moves ->
    [one] { $moves } jogada.
   *[other] { $moves } jogadas.
 }
# $why: where the winner was furthest ahead; $points: by how many points
around-result-difference = { $why ->
    [tile] A maior vantagem veio dos azulejos colocados: { $points }.
    [special] A maior vantagem veio dos azulejos especiais: { $points }.
    [rows] A maior vantagem veio das linhas horizontais completas: { $points }.
    [columns] A maior vantagem veio das colunas completas: { $points }.
    [colours] A maior vantagem veio das cores completas: { $points }.
    [floor] A maior vantagem veio de uma linha do chão mais limpa: { $points }.
    [broken] A maior vantagem veio de menos azulejos partidos: { $points }.
   *[other] A maior vantagem num só aspeto foi de { $points }.
 }
# Under the result of somebody who lost; $name: the winner
around-lost = Porque ganhou { $name }
around-lost-behind = { $points ->
    [0] Houve empate em pontos, e o desempate não te favoreceu. Quem venceu fez melhor aqui:
    [one] Perdeste por { $points } ponto. Quem venceu fez melhor aqui:
   *[other] Perdeste por { $points } pontos. Quem venceu fez melhor aqui:
 }
# Where you have won
around-won = Porque ganhaste
around-won-ahead = { $points ->
    [0] Houve empate em pontos com { $name }, e o desempate favoreceu-te. Fizeste melhor aqui:
    [one] Ficaste { $points } ponto à frente de { $name }. Fizeste melhor aqui:
   *[other] Ficaste { $points } pontos à frente de { $name }. Fizeste melhor aqui:
 }
# The last line, after a figure; $who did better in what is not listed
around-won-rest = { $who ->
    [you] Em tudo o resto, somado, também fizeste melhor.
   *[other] Em tudo o resto, somado, { $name } fez melhor.
 }
# What to do about it; $why: where points were lost to the winner
around-lost-tip = { $why ->
    [tile] Um azulejo pontua por todos os que ficam na linha e na coluna a que se junta: põe os azulejos lado a lado.
    [special] Um azulejo especial vem com uma peça de cúpula preenchida: preenche uma antes de começar a seguinte, de preferência nas linhas de baixo.
    [rows] Uma linha completa conta no fim.
    [columns] Uma coluna completa conta no fim: começa uma cedo e trabalha nela em todas as rondas.
    [colours] Os cinco azulejos de uma cor contam no fim: escolhe uma cedo.
    [floor] Do teu lado caiu mais. Conta os espaços livres antes de recolher.
    [broken] Do teu lado partiu-se mais. Conta os espaços livres antes de recolher.
    [start-tile] Ficaste mais vezes com a peça de jogador inicial: custa pontos e só compensa quando começar te ajuda.
    [draw] Pagaste mais por peças de cúpula da pilha: as da oferta são grátis.
    [empty-specials] Um espaço especial que fica vazio custa pontos: preenche as peças de cúpula que tens.
   *[other] Conta no fim: escolhe peças de cúpula e espaços para isso desde a primeira ronda.
 }
# Below losses of which a part was not taken; $mine, $theirs: points
around-lost-spared = Perdeste { $mine }, quem venceu { $theirs }. Nem tudo foi descontado, pois nenhuma pontuação desce abaixo de 0.
around-won-spared = Perdeste { $mine }, { $name } { $theirs }. Nem tudo foi descontado, pois nenhuma pontuação desce abaixo de 0.
# The last line, after a figure; $who did better in what is not listed
around-lost-rest = { $who ->
    [you] Em tudo o resto, somado, fizeste melhor.
   *[winner] Em tudo o resto, somado, quem venceu também fez melhor.
 }
around-share-short = Partilhar
around-download-short = Registo
around-sources = De onde vieram os pontos
around-source = { $why ->
    [start] No início
    [tile] Azulejos colocados
    [special] Azulejos especiais
    [floor] Linha do chão
    [raised] Nunca abaixo de 0
    [rows] Linhas
    [columns] Colunas
    [colours] Cores
    [broken] Azulejos partidos
    [start-tile] Peça de jogador inicial
    [draw] Peças de cúpula retiradas
    [diagonals] Diagonais
    [jokers] Jokers
    [five-colours] Cinco cores
    [border] Contorno
    [corners] Cantos
    [empty-specials] Espaços especiais vazios
   *[other] Outros pontos
 }
# Under the name of a source: the points for one of it
around-source-each = { $points } cada
around-source-total = Total
around-chart = Pontuação por ronda
# Where the chart begins
around-chart-start = início
around-chart-round = ronda { $round }
around-final = { $game ->
    [duel] Cúpulas finais
   *[azul] Paredes finais
 }
around-result-wall = { $game ->
    [duel] { $filled ->
        [one] { $name }: { $filled } azulejo na cúpula
       *[other] { $name }: { $filled } azulejos na cúpula
    }
   *[azul] { $filled ->
        [one] { $name }: { $filled } azulejo na parede
       *[other] { $name }: { $filled } azulejos na parede
    }
 }
around-moments = Vale a pena rever
around-moment = { $sign ->
    [loss] { $points ->
        [one] Ronda { $round }: { $you ->
            [yes] perdeste
           *[no] { $name } perdeu
         } { $points } ponto de uma só vez.
       *[other] Ronda { $round }: { $you ->
            [yes] perdeste
           *[no] { $name } perdeu
         } { $points } pontos de uma só vez.
    }
   *[gain] { $points ->
        [one] Ronda { $round }: { $you ->
            [yes] ganhaste
           *[no] { $name } ganhou
         } { $points } ponto de uma só vez.
       *[other] Ronda { $round }: { $you ->
            [yes] ganhaste
           *[no] { $name } ganhou
         } { $points } pontos de uma só vez.
    }
 }
around-moment-show = Mostrar
# Behind "Show", only read aloud
around-moment-which = ronda { $round }, { $name }
around-moment-none = Ninguém pontuou neste jogo.
around-analyse-here = Analisar este momento
around-report = Como correu o jogo
around-report-about = Cada jogada avaliada, neste dispositivo: quanto custou e o que era melhor.
around-report-start = Avaliar cada jogada
around-coach-on = Jogar com um treinador
around-coach-off = Jogar sem o treinador
around-coach-note = Explica o que é novo e pergunta antes de um erro claro.

## Scoring tiles of Duel, as they are chosen

duel-scoring = Que peças de pontuação?
duel-scoring-first = Primeiro jogo
duel-scoring-random-3 = Três ao acaso
duel-scoring-random-4 = Quatro ao acaso
duel-scoring-own = Escolher
duel-scoring-own-note = Escolhe três ou quatro peças de pontuação, e um lado de cada uma. Contam no final para ambos os jogadores.
duel-scoring-random-note = São sorteadas quando o jogo começa e contam no final para ambos os jogadores.
# Read out: one of four tiles with two sides each
duel-scoring-tile = Peça de pontuação { $number }
duel-scoring-none = Sem ela
# $points: for one of what the side counts; $upper: of corners, for the two upper ones
duel-side-text = { $side ->
    [rows] { $points } pontos por cada linha completa da tua cúpula.
    [columns] { $points } pontos por cada coluna completa da tua cúpula.
    [diagonals] { $points } pontos por cada uma das duas diagonais longas, se estiver completa.
    [jokers] { $points } pontos por cada espaço joker, se todos os teus estiverem preenchidos.
    [five-colours] { $points } pontos por cada linha da cúpula com cinco cores diferentes.
    [border] { $points ->
        [one] { $points } ponto por cada azulejo no contorno da tua cúpula.
       *[other] { $points } pontos por cada azulejo no contorno da tua cúpula.
     }
    [corners] Por cada peça de cúpula preenchida num canto: { $upper } pontos em cima, { $points } em baixo.
   *[empty-specials] Perdes { $points } pontos por cada espaço especial vazio.
 }

## Settings

page-name-next = Vale a partir da tua próxima mesa.
page-speed = Velocidade dos azulejos
page-speed-of = { $speed ->
    [0] imediata
    [0.5] ½
   *[other] × { $speed }
 }
page-confirming = Como fazes uma jogada
page-confirming-off = De imediato
page-confirming-on = Segundo toque
page-confirming-timed = Após 3 segundos
page-confirming-off-note = Neste dispositivo, a jogada é feita assim que a escolhes ou largas os azulejos.
page-confirming-on-note = Neste dispositivo, vês o que a jogada faria e carregas mais uma vez para a fazer.
page-confirming-timed-note = Neste dispositivo, vês o que a jogada faria; três segundos depois é feita, a não ser que voltes atrás.
page-odds = Saco e probabilidades
page-odds-note = Mostrar quantos azulejos restam de cada cor e a probabilidade de cada uma sair a seguir.
page-motifs = Motivos nos azulejos
page-motifs-note = Cada cor tem o seu próprio motivo.
page-sound = Som
