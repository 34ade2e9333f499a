### The coach: what is new, one question before a clear mistake, and each round in short

coach-name = Treinador
coach-about = Explico o que é novo e pergunto antes de um erro claro. Quem decide és tu.
coach-blind = Explico o que é novo. Neste navegador não consigo pensar à frente, por isso não pergunto nada.
coach-told = Já explicado
coach-seen = Percebi

## A question

coach-question = Tens a certeza?
# $points: how many more another choice brings
coach-why-falling = Perdem-se azulejos. Outra escolha dá mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
coach-why-points = Outra escolha dá mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } nesta ronda.
coach-why-ahead = Olhando mais à frente, outra escolha vale, até ao fim, mais cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
# $points: so many tiles, 2 or more, are lost although another line would take them
coach-why-wasted = Perdiam-se { $points } azulejos que cabem noutra linha de padrões.
# the numbers are chances to win
coach-why-chance = Outra escolha deixa-te mais perto da vitória.
coach-chosen = A tua escolha
coach-better = Em vez disso
# below a suggestion that loses tiles, too
coach-better-lost = { $count ->
    [one] Aqui também se perde { $count } azulejo, mas o que vem a seguir vale mais.
   *[other] Aqui também se perdem { $count } azulejos, mas o que vem a seguir vale mais.
 }
coach-again = Escolher de novo
coach-anyway = Manter a escolha
# what the choice at hand is about was read
coach-on = Continuar
coach-less = Perguntar menos

## After a round

coach-round = Ronda { $round }, em resumo
# $points: what the round brought, with what it cost taken off; may be negative
coach-sum = { $points ->
    [one] Trouxe-te ao todo { $points } ponto.
   *[other] Trouxe-te ao todo { $points } pontos.
 }
coach-well = Correu bem:
# below what went well: where its tile lies
coach-at = O azulejo está na linha { $row }, coluna { $column }.
coach-cost = Custou mais:
# below tiles that were lost, for no line had room for them
coach-count = Antes de recolheres, conta os espaços livres da linha de padrões.
coach-spared = A tua pontuação nunca desce abaixo de 0, por isso nem tudo foi descontado.
# where nothing stands out: what filled up; $count: lines
coach-placed = { $count ->
    [one] Uma linha completa pôs um azulejo no seu lugar.
   *[other] { $count } linhas completas puseram cada uma um azulejo no seu lugar.
 }
coach-no-cost = Não se perdeu nada.
# below the lines whose colour found no space
coach-unplaced = Antes de recolheres, vê se ao lado da linha de padrões há um espaço livre dessa cor.

## Kinds of decisions, each explained once: its name, and what is at stake

coach-kind-azul-aim = De que se trata
coach-says-azul-aim = Ganha quem tiver mais pontos. São os azulejos da parede que os dão, e mais quando ficam lado a lado. O jogo acaba na ronda em que alguém completa uma linha de cinco.
coach-kind-azul-take = Recolher azulejos
coach-says-azul-take = Escolhe uma cor numa fábrica: recolhes todos os seus azulejos, e o resto vai para o centro. Depois escolhe uma linha de padrões com lugar: quando fica completa, põe um azulejo na tua parede, e isso dá pontos; o que não cabe cai ao chão e custa pontos.
coach-kind-azul-bonus = Pontos adicionais no fim
coach-says-azul-bonus = Quando o jogo acaba, cada linha completa dá mais 2 pontos, cada coluna completa 7, e os cinco azulejos de uma cor 10. Escolhe uma coluna ou uma cor e trabalha para a completar.
coach-kind-azul-lines = Linhas de padrões começadas
coach-says-azul-lines = Uma linha de padrões só aceita a cor que já tem, e nenhuma que já esteja na sua linha da parede. No fim da ronda, de cima para baixo, cada linha de padrões completa põe um azulejo na parede, e os outros vão para a tampa; as incompletas esperam. Acaba o que começaste antes de começar mais.
coach-kind-azul-marker = O centro e a peça de jogador inicial
coach-says-azul-marker = Quem primeiro recolhe do centro fica também com a peça de jogador inicial. Ela ocupa o espaço seguinte da sua linha do chão: −1, ou até −3 se já lá houver azulejos. Em troca, começa a ronda seguinte.
coach-kind-azul-floor = A linha do chão
coach-says-azul-floor = O que cai custa cada vez mais: 1, 1, 2, 2, 2, 3, 3. Conta os espaços livres antes de recolher. A tua pontuação nunca desce abaixo de 0.
coach-kind-azul-wall = Vizinhos na parede
coach-says-azul-wall = Um azulejo pontua por todos os azulejos da linha a que se junta, contando com ele, e outra vez pelos da coluna: o terceiro de uma linha dá 3. Sozinho dá 1. Escolhe linhas de padrões que o levem para junto de outros.
coach-kind-azul-ending = Acabar o jogo
coach-says-azul-ending = Uma linha de cinco completa acaba o jogo no fim dessa ronda. Vais à frente? Então acaba-o. Se não, colunas (7) e cores (10) ainda podem dar mais.
coach-kind-azul-stock = O saco e a tampa
coach-says-azul-stock = As fábricas enchem-se com azulejos do saco. Espreita o saco: diz quão provável é que cada cor saia a seguir. Os azulejos usados ficam na tampa; quando o saco fica vazio, voltam para ele.
coach-kind-azul-tiling = Um espaço da parede cinzenta
coach-says-azul-tiling = Escolhe para onde vai o azulejo na sua linha. Cada cor só uma vez por linha e por coluna. O número mostra quanto pontua ali.
coach-kind-duel-aim = De que se trata
coach-says-duel-aim = Constróis uma cúpula: primeiro as peças de cúpula, depois os azulejos sobre elas. Os azulejos dão pontos, e mais quando ficam lado a lado. Ao fim de cinco rondas contam também as peças de pontuação, e ganha quem tiver mais pontos.
coach-kind-duel-plate = A tua primeira peça de cúpula
coach-says-duel-plate = Uma peça de cúpula é uma parte da tua cúpula, com quatro espaços para azulejos. Retira uma e coloca-a para sempre. As suas cores decidem que azulejos podes usar. Um joker aceita qualquer cor; uma andorinha enche-se sozinha quando os outros três estão cheios.
coach-kind-duel-sun = Azulejos de um sol
coach-says-duel-sun = Escolhe uma cor num sol: recolhes todos. Depois escolhe uma linha de padrões. A 3 leva à linha 3 da cúpula: há lá um espaço dessa cor?
coach-kind-duel-bonus = O que conta no fim
# a list of what the scoring tiles count follows
coach-says-duel-bonus = Depois da ronda 5, as peças de pontuação desta mesa dão pontos. Escolhe peças de cúpula e espaços a pensar nelas:
coach-kind-duel-moon = As luas
coach-says-duel-moon = Escolhe uma cor: recolhes todos os azulejos do topo com ela, das cinco luas. O primeiro da lua grande traz a peça de jogador inicial: −2, e a ronda seguinte.
coach-kind-duel-lines = O fim da ronda
coach-says-duel-lines = A ronda acaba quando não há azulejos nem peças de bónus nas fábricas e os dois usaram as suas peças de jogador. Cada linha de padrões completa coloca então um azulejo na cúpula; os outros vão para a torre. As incompletas esperam pela ronda seguinte, a não ser que a sua linha da cúpula já não possa receber essa cor: então os azulejos partem-se.
coach-kind-duel-last = A última ronda
coach-says-duel-last = A ronda 5 é a última. Não traz peças de cúpula novas, e uma linha de padrões que no fim esteja incompleta não rende nada. Depois contam as peças de pontuação.
coach-kind-duel-tokens = Uma peça de jogador por peça de cúpula
coach-says-duel-tokens = Nas rondas 1 a 4 tens duas peças de jogador por ronda e deves usar ambas. Cada uma traz uma peça de cúpula: da oferta é grátis, da pilha custa 1 ponto cada. As boas vão cedo.
coach-kind-duel-chip = Peças de bónus
coach-says-duel-chip = Uma peça de bónus livre pode ser o teu turno, duas por ronda. Duas da cor, ou três quaisquer, valem um azulejo em falta.
coach-kind-duel-broken = Azulejos partidos
coach-says-duel-broken = O que não cabe parte-se: 1, 3, 6, 10 pontos ao todo. O primeiro é barato, o quarto não. A tua pontuação nunca desce abaixo de 0.
coach-kind-duel-stacking = Empilhar o resto
coach-says-duel-stacking = Tu escolhes o que fica no topo: só isso pode ser recolhido a seguir. Esconde o que faz falta ao adversário.
coach-kind-duel-drawing = Retirar da pilha
coach-says-duel-drawing = Cada peça de cúpula da pilha custa 1 ponto, e só vês as faces quando paras. Ficas com uma.
coach-kind-duel-keeping = Ficar com uma peça de cúpula
coach-says-duel-keeping = Fica com a que tem as cores das tuas linhas de padrões. As outras vão para o fundo da pilha.
coach-kind-duel-returning = Peças de cúpula para o fundo da pilha
coach-says-duel-returning = Tu escolhes a ordem. Só tu sabes o que lá fica.
coach-kind-duel-placing = Colocar a peça de cúpula
coach-says-duel-placing = Coloca-a em qualquer espaço de cúpula vazio, rodada como quiseres: fica lá para sempre. Algumas têm uma andorinha: um espaço especial que não podes encher. Quando os outros três espaços estão cheios, chega lá um azulejo especial e vale a sua linha, 6 na linha 6.
coach-kind-duel-paying = Pagar com peças de bónus
coach-says-duel-paying = As peças de bónus podem completar já uma linha de padrões: duas da cor, ou três quaisquer, por cada azulejo em falta. Depois desaparecem.
coach-kind-duel-tiling = Um espaço da cúpula
coach-says-duel-tiling = Há vários espaços possíveis. Um azulejo pontua pela linha e pela coluna a que se junta, mesmo entre peças de cúpula. Um espaço joker aceita qualquer cor, uma vez.
