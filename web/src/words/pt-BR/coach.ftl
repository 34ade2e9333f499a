### The coach: what is new, one question before a clear mistake, and each round in short

coach-name = Treinador
coach-about = Explico o que é novo e pergunto antes de um erro claro. Quem decide é você.
coach-blind = Explico o que é novo. Neste navegador não consigo pensar à frente, por isso não pergunto nada.
coach-told = Já explicado
coach-seen = Entendi

## A question

coach-question = Tem certeza?
# $points: how many more another choice brings
coach-why-falling = Azulejos serão perdidos. Outra escolha rende mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
coach-why-points = Outra escolha rende mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } nesta rodada.
coach-why-ahead = Olhando adiante, outra escolha vale até o fim cerca de { $points ->
    [one] { $points } ponto a mais
   *[other] { $points } pontos a mais
 }.
# $points: so many tiles, 2 or more, are lost although another line would take them
coach-why-wasted = Seriam perdidos { $points } azulejos que cabem em outra fileira.
# the numbers are chances to win
coach-why-chance = Outra escolha deixa você mais perto da vitória.
coach-chosen = Sua escolha
coach-better = Em vez disso
# below a suggestion that loses tiles, too
coach-better-lost = { $count ->
    [one] Aqui também se perde { $count } azulejo, mas o que vem depois vale mais.
   *[other] Aqui também se perdem { $count } azulejos, mas o que vem depois vale mais.
 }
coach-again = Escolher de novo
coach-anyway = Manter a escolha
# what the choice at hand is about was read
coach-on = Continuar
coach-less = Perguntar menos

## After a round

coach-round = Rodada { $round }, em resumo
# $points: what the round brought, with what it cost taken off; may be negative
coach-sum = { $points ->
    [one] Ao todo, rendeu { $points } ponto para você.
   *[other] Ao todo, rendeu { $points } pontos para você.
 }
coach-well = Foi bem:
# below what went well: where its tile lies
coach-at = O azulejo está na linha { $row }, coluna { $column }.
coach-cost = Custou mais:
# below tiles that were lost, for no line had room for them
coach-count = Antes de pegar, conte os espaços livres da fileira.
coach-spared = Sua pontuação nunca fica abaixo de 0, então nem tudo foi descontado.
# where nothing stands out: what filled up; $count: lines
coach-placed = { $count ->
    [one] Uma fileira completa pôs um azulejo no lugar dele.
   *[other] { $count } fileiras completas puseram um azulejo cada uma.
 }
coach-no-cost = Nada foi perdido.
# below the lines whose colour found no space
coach-unplaced = Antes de pegar, veja se ao lado da fileira há um espaço livre dessa cor.

## Kinds of decisions, each explained once: its name, and what is at stake

coach-kind-azul-aim = Do que se trata
coach-says-azul-aim = Vence quem tiver mais pontos. São os azulejos da parede que rendem pontos, e mais quando ficam lado a lado. O jogo termina na rodada em que alguém completa uma linha de cinco.
coach-kind-azul-take = Pegar azulejos
coach-says-azul-take = Escolha uma cor em uma fábrica: você pega todos os azulejos dela, e o resto vai para o centro. Depois escolha uma fileira com lugar: quando fica completa, ela põe um azulejo na sua parede, e isso rende pontos; o que não cabe cai no chão e custa pontos.
coach-kind-azul-bonus = Pontos extras no fim
coach-says-azul-bonus = Quando o jogo termina, cada linha completa rende mais 2 pontos, cada coluna completa 7, e os cinco azulejos de uma cor 10. Escolha uma coluna ou uma cor e trabalhe para completá-la.
coach-kind-azul-lines = Fileiras começadas
coach-says-azul-lines = Uma fileira só aceita a cor que já tem, e nenhuma que já esteja na sua linha da parede. No fim da rodada, de cima para baixo, cada fileira completa põe um azulejo na parede, e os outros vão para a tampa; as incompletas esperam. Termine o que começou antes de começar mais.
coach-kind-azul-marker = O centro e o marcador
coach-says-azul-marker = Quem primeiro pega do centro fica também com o marcador de primeiro jogador. Ele ocupa o próximo espaço da fileira do chão dessa pessoa: −1, ou até −3 se já houver azulejos ali. Em troca, ela começa a próxima rodada.
coach-kind-azul-floor = A fileira do chão
coach-says-azul-floor = O que cai custa cada vez mais: 1, 1, 2, 2, 2, 3, 3. Conte os espaços livres antes de pegar. Sua pontuação nunca fica abaixo de 0.
coach-kind-azul-wall = Vizinhos na parede
coach-says-azul-wall = Um azulejo pontua por todos os azulejos da linha em que entra, contando com ele, e de novo pelos da coluna: o terceiro de uma linha rende 3. Sozinho rende 1. Escolha fileiras que o levem para perto de outros.
coach-kind-azul-ending = Terminar o jogo
coach-says-azul-ending = Uma linha de cinco completa termina o jogo no fim daquela rodada. Você está na frente? Então termine. Se não, colunas (7) e cores (10) ainda podem render mais.
coach-kind-azul-stock = O saco e a tampa
coach-says-azul-stock = As fábricas são reabastecidas com azulejos do saco. Olhe dentro do saco: ele mostra a chance de cada cor sair em seguida. Os azulejos usados ficam na tampa; quando o saco fica vazio, voltam para ele.
coach-kind-azul-tiling = Um espaço da parede cinza
coach-says-azul-tiling = Escolha para onde vai o azulejo na linha dele. Cada cor só uma vez por linha e por coluna. O número mostra quanto ele pontua ali.
coach-kind-duel-aim = Do que se trata
coach-says-duel-aim = Você constrói uma cúpula: primeiro as placas, depois os azulejos sobre elas. Os azulejos rendem pontos, e mais quando ficam lado a lado. Depois de cinco rodadas contam também as placas de pontuação, e vence quem tiver mais pontos.
coach-kind-duel-plate = Sua primeira placa
coach-says-duel-plate = Uma placa é uma parte da sua cúpula, com quatro espaços para azulejos. Pegue uma e coloque-a para sempre. As cores dela decidem que azulejos você pode usar. Um coringa aceita qualquer cor; uma andorinha se enche sozinha quando os outros três estão cheios.
coach-kind-duel-sun = Azulejos de um sol
coach-says-duel-sun = Escolha uma cor em um sol: você pega todos. Depois escolha uma fileira. A 3 leva à linha 3 da cúpula: há ali um espaço dessa cor?
coach-kind-duel-bonus = O que conta no fim
# a list of what the scoring tiles count follows
coach-says-duel-bonus = Depois da rodada 5, as placas de pontuação desta mesa rendem pontos. Escolha placas e espaços pensando nelas:
coach-kind-duel-moon = As luas
coach-says-duel-moon = Escolha uma cor: você pega todos os azulejos do topo com ela, das cinco luas. O primeiro da lua grande traz o marcador: −2, e a próxima rodada.
coach-kind-duel-lines = O fim da rodada
coach-says-duel-lines = A rodada acaba quando não há azulejos nem fichas de bônus nas fábricas e os dois usaram suas fichas de jogador. Cada fileira completa coloca então um azulejo na cúpula; os outros vão para a torre. As incompletas esperam a próxima rodada, a não ser que a linha da cúpula já não possa receber essa cor: então os azulejos se quebram.
coach-kind-duel-last = A última rodada
coach-says-duel-last = A rodada 5 é a última. Ela não traz placas novas, e uma fileira que termina incompleta não rende nada. Depois contam as placas de pontuação.
coach-kind-duel-tokens = Uma ficha de jogador por placa
coach-says-duel-tokens = Nas rodadas 1 a 4 você tem duas fichas de jogador por rodada e precisa usar as duas. Cada uma traz uma placa: da oferta é grátis, da pilha custa 1 ponto cada. As boas vão cedo.
coach-kind-duel-chip = Fichas de bônus
coach-says-duel-chip = Uma ficha de bônus livre pode ser o seu turno, duas por rodada. Duas da cor, ou três quaisquer, valem um azulejo que falta.
coach-kind-duel-broken = Azulejos quebrados
coach-says-duel-broken = O que não cabe se quebra: 1, 3, 6, 10 pontos ao todo. O primeiro é barato, o quarto não. Sua pontuação nunca fica abaixo de 0.
coach-kind-duel-stacking = Empilhar o resto
coach-says-duel-stacking = Você escolhe o que fica no topo: só isso pode ser pego a seguir. Esconda o que faz falta ao adversário.
coach-kind-duel-drawing = Retirar da pilha
coach-says-duel-drawing = Cada placa da pilha custa 1 ponto, e você só vê as frentes quando para. Você fica com uma.
coach-kind-duel-keeping = Ficar com uma placa
coach-says-duel-keeping = Fique com a que tem as cores das suas fileiras. As outras vão para o fundo da pilha.
coach-kind-duel-returning = Placas para o fundo da pilha
coach-says-duel-returning = Você escolhe a ordem. Só você sabe o que fica ali.
coach-kind-duel-placing = Colocar a placa
coach-says-duel-placing = Coloque-a em qualquer espaço de cúpula vazio, girada como quiser: ela fica ali para sempre. Algumas têm uma andorinha: um espaço especial que você não pode encher. Quando os outros três espaços estão cheios, chega ali um azulejo especial e vale a linha dele, 6 na linha 6.
coach-kind-duel-paying = Pagar com fichas de bônus
coach-says-duel-paying = As fichas podem completar já uma fileira: duas da cor, ou três quaisquer, por azulejo que falta. Depois elas somem.
coach-kind-duel-tiling = Um espaço da cúpula
coach-says-duel-tiling = Há vários espaços possíveis. Um azulejo pontua pela linha e pela coluna em que entra, mesmo entre placas. Um espaço coringa aceita qualquer cor, uma vez.
