### What is shown at a table now and then: the menu, notices, the result

around-show-table = Mostrar a mesa
around-share = { $moment ->
    [past] Compartilhar link deste momento
   *[now] Compartilhar link para assistir
 }
around-download = Baixar o registro
around-rules = Regras do jogo
around-resign = Desistir
# Under "Resign" in the menu
around-resign-note = Você abandona e perde.
around-end = Interromper a partida
# Under "Stop the game" in the menu
around-end-note = Ninguém vence nem perde.
# Under "Stop the game" where the game counts, and when it is asked again
around-end-claim = { $name } está ausente e perde.
around-leave = Sair; o lugar continua seu
around-leave-watching = Sair
around-resign-title = Quer desistir?
around-resign-text = { $what ->
    [bot] Um bot continua jogando no seu lugar.
   *[over] A partida acaba aqui, com a sua derrota.
 }
around-end-title = Quer interromper a partida?
around-end-text = A partida acaba aqui: ninguém vence e ninguém perde.
around-resign-for = Desistir por { $name }
around-play-on = Continuar jogando
around-link-title = Compartilhar link
around-link-text = Quem abrir este link pode assistir.
around-agree = Aceitar
around-decline = Recusar
around-withdraw = Cancelar
around-offer-asked = { $kind ->
    [rematch] { $name } quer jogar de novo.
   *[back] { $name } pede para desfazer uma jogada.
 }
# $awaited: who has yet to agree
around-offer-made = { $kind ->
    [rematch] Você propôs jogar de novo. Aguardando { $awaited }.
   *[back] Você pediu para desfazer uma jogada. Aguardando { $awaited }.
 }
around-offer-told = { $kind ->
    [rematch] { $name } quer jogar de novo. Aguardando { $awaited }.
   *[back] { $name } pede para desfazer uma jogada. Aguardando { $awaited }.
 }
around-absent = { $name } está ausente.
around-absent-note = Você não precisa esperar: deixe um bot continuar, ou interrompa a partida.
around-absent-claim = É a vez de quem está ausente: você pode encerrar a partida, e essa pessoa perde.
around-absent-silent = Este bot não responde: você pode interromper a partida, e ninguém vence nem perde.
around-absent-level = Nível do bot
around-absent-replace = Deixar um bot continuar
around-bot-sits = Um bot joga no seu lugar.
around-sit-again = Voltar ao lugar
# After a game that was given up or lost on time; $count: how many winners
around-result-winners = { $you ->
    [yes] Você vence.
   *[no] { $count ->
        [one] { $winners } vence.
       *[other] Vitória de { $winners }.
     }
 }
# $rounds, $moves: how long the game was
around-result-length = { $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
 }, { $moves ->
    [0] nenhuma jogada.
    [one] { $moves } jogada.
   *[other] { $moves } jogadas.
 }
# $why: where the winner was furthest ahead; $points: by how many points
around-result-difference = { $why ->
    [tile] A maior vantagem veio dos azulejos colocados: { $points }.
    [special] A maior vantagem veio dos azulejos especiais: { $points }.
    [rows] A maior vantagem veio das linhas completas: { $points }.
    [columns] A maior vantagem veio das colunas completas: { $points }.
    [colours] A maior vantagem veio das cores completas: { $points }.
    [floor] A maior vantagem veio de uma fileira do chão mais limpa: { $points }.
    [broken] A maior vantagem veio de menos azulejos quebrados: { $points }.
   *[other] A maior vantagem em uma só coisa foi de { $points }.
 }
# Under the result of somebody who lost; $name: the winner
around-lost = Por que { $name } venceu
around-lost-behind = { $points ->
    [0] Houve empate em pontos, e o desempate não favoreceu você. Quem venceu foi melhor aqui:
    [one] Você ficou { $points } ponto atrás. Quem venceu foi melhor aqui:
   *[other] Você ficou { $points } pontos atrás. Quem venceu foi melhor aqui:
 }
# Where you have won
around-won = Por que você venceu
around-won-ahead = { $points ->
    [0] Houve empate em pontos com { $name }, e o desempate favoreceu você. Você foi melhor aqui:
    [one] Você ficou { $points } ponto à frente de { $name }. Você foi melhor aqui:
   *[other] Você ficou { $points } pontos à frente de { $name }. Você foi melhor aqui:
 }
# The last line, after a figure; $who did better in what is not listed
around-won-rest = { $who ->
    [you] Em todo o resto, somado, você também foi melhor.
   *[other] Em todo o resto, somado, { $name } foi melhor.
 }
# What to do about it; $why: where points were lost to the winner
around-lost-tip = { $why ->
    [tile] Um azulejo pontua por todos os que ficam na linha e na coluna em que entra: coloque os azulejos lado a lado.
    [special] Um azulejo especial vem com uma placa completa: preencha uma antes de começar a próxima, de preferência nas linhas de baixo.
    [rows] Uma linha completa conta no fim.
    [columns] Uma coluna completa conta no fim: comece uma cedo e trabalhe nela em todas as rodadas.
    [colours] Os cinco azulejos de uma cor contam no fim: escolha uma cedo.
    [floor] Do seu lado caiu mais. Conte os espaços livres antes de pegar.
    [broken] Do seu lado quebrou mais. Conte os espaços livres antes de pegar.
    [start-tile] Você ficou mais vezes com o marcador de primeiro jogador: ele custa pontos e só compensa quando começar ajuda você.
    [draw] Você pagou mais por placas da pilha: as da oferta são grátis.
    [empty-specials] Um espaço especial que fica vazio custa pontos: preencha as placas que você tem.
   *[other] Conta no fim: escolha placas e espaços para isso desde a primeira rodada.
 }
# Below losses of which a part was not taken; $mine, $theirs: points
around-lost-spared = Você perdeu { $mine }, quem venceu { $theirs }. Nem tudo foi descontado, pois nenhuma pontuação fica abaixo de 0.
around-won-spared = Você perdeu { $mine }, { $name } { $theirs }. Nem tudo foi descontado, pois nenhuma pontuação fica abaixo de 0.
# The last line, after a figure; $who did better in what is not listed
around-lost-rest = { $who ->
    [you] Em todo o resto, somado, você foi melhor.
   *[winner] Em todo o resto, somado, quem venceu também foi melhor.
 }
around-share-short = Compartilhar
around-download-short = Registro
around-sources = De onde vieram os pontos
around-source = { $why ->
    [start] No início
    [tile] Azulejos colocados
    [special] Azulejos especiais
    [floor] Fileira do chão
    [raised] Nunca abaixo de 0
    [rows] Linhas
    [columns] Colunas
    [colours] Cores
    [broken] Azulejos quebrados
    [start-tile] Marcador de primeiro jogador
    [draw] Placas retiradas
    [diagonals] Diagonais
    [jokers] Coringas
    [five-colours] Cinco cores
    [border] Borda
    [corners] Cantos
    [empty-specials] Espaços especiais vazios
   *[other] Outros pontos
 }
# Under the name of a source: the points for one of it
around-source-each = { $points } cada
around-source-total = Total
around-chart = Pontuação por rodada
# Where the chart begins
around-chart-start = início
around-chart-round = rodada { $round }
around-final = { $game ->
    [duel] Cúpulas finais
   *[azul] Paredes finais
 }
around-result-wall = { $game ->
    [duel] { $filled ->
        [0] { $name }: nenhum azulejo na cúpula
        [one] { $name }: { $filled } azulejo na cúpula
       *[other] { $name }: { $filled } azulejos na cúpula
    }
   *[azul] { $filled ->
        [0] { $name }: nenhum azulejo na parede
        [one] { $name }: { $filled } azulejo na parede
       *[other] { $name }: { $filled } azulejos na parede
    }
 }
around-moments = Vale a pena rever
around-moment = { $sign ->
    [loss] { $points ->
        [one] Rodada { $round }: { $you ->
            [yes] você
           *[no] { $name }
         } perdeu { $points } ponto de uma vez.
       *[other] Rodada { $round }: { $you ->
            [yes] você
           *[no] { $name }
         } perdeu { $points } pontos de uma vez.
    }
   *[gain] { $points ->
        [one] Rodada { $round }: { $you ->
            [yes] você
           *[no] { $name }
         } ganhou { $points } ponto de uma vez.
       *[other] Rodada { $round }: { $you ->
            [yes] você
           *[no] { $name }
         } ganhou { $points } pontos de uma vez.
    }
 }
around-moment-show = Mostrar
# Behind "Show", only read aloud
around-moment-which = rodada { $round }, { $name }
around-moment-none = Ninguém pontuou nesta partida.
around-analyse-here = Analisar este momento
around-report = Como foi a partida
around-report-about = Cada jogada avaliada, neste dispositivo: quanto custou e o que era melhor.
around-report-start = Avaliar cada jogada
around-coach-on = Jogar com um treinador
around-coach-off = Jogar sem o treinador
around-coach-note = Explica o que é novo e pergunta antes de um erro claro.

## Scoring tiles of Duel, as they are chosen

duel-scoring = Quais placas de pontuação?
duel-scoring-first = Primeira partida
duel-scoring-random-3 = Três por sorteio
duel-scoring-random-4 = Quatro por sorteio
duel-scoring-own = Escolher
duel-scoring-own-note = Escolha três ou quatro placas de pontuação, e um lado de cada uma. Elas contam para os dois jogadores no fim.
duel-scoring-random-note = São sorteadas quando a partida começa e contam para os dois jogadores no fim.
# Read out: one of four tiles with two sides each
duel-scoring-tile = Placa de pontuação { $number }
duel-scoring-none = Sem ela
# $points: for one of what the side counts; $upper: of corners, for the two upper ones
duel-side-text = { $side ->
    [rows] { $points } pontos por linha completa da sua cúpula.
    [columns] { $points } pontos por coluna completa da sua cúpula.
    [diagonals] { $points } pontos por cada uma das duas diagonais longas que estiver completa.
    [jokers] { $points } pontos por espaço coringa, se todos os seus estiverem preenchidos.
    [five-colours] { $points } pontos por linha com cinco cores diferentes.
    [border] { $points ->
        [one] { $points } ponto por azulejo na borda da sua cúpula.
       *[other] { $points } pontos por azulejo na borda da sua cúpula.
     }
    [corners] Por placa completa em um canto: { $upper } pontos em cima, { $points } embaixo.
   *[empty-specials] Você perde { $points } pontos por espaço especial vazio.
 }

## Settings

page-name-next = Vale a partir da sua próxima mesa.
page-speed = Velocidade dos azulejos
page-speed-of = { $speed ->
    [0] imediata
    [0.5] ½
   *[other] × { $speed }
 }
page-confirming = Como você faz uma jogada
page-confirming-off = Na hora
page-confirming-on = Segundo toque
page-confirming-timed = Após 3 segundos
page-confirming-off-note = Neste aparelho, a jogada é feita assim que você a escolhe ou solta os azulejos.
page-confirming-on-note = Neste aparelho, você vê o que a jogada faria e aperta mais uma vez para jogar.
page-confirming-timed-note = Neste aparelho, você vê o que a jogada faria; depois de três segundos ela é feita, a não ser que você volte atrás.
page-odds = Saco e chances
page-odds-note = Mostrar quantos azulejos restam de cada cor e a chance de cada uma sair em seguida.
page-motifs = Desenhos nos azulejos
page-motifs-note = Cada cor tem um desenho próprio.
page-sound = Som
