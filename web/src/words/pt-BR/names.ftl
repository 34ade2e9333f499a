### What things on the table are called, and what they do: the name, then a sentence

names-rule = Ler a regra
names-score = Pontuação
names-score-says = Depois da seta: quanto seria se a rodada acabasse agora.
names-clock = Relógio
names-clock-says = Tempo que resta para todos os turnos. Corre enquanto você pensa.

## Azul

names-x-colour = { $colour ->
    [blue] azul
    [yellow] amarelo
    [red] vermelho
    [black] preto
   *[teal] turquesa
 }
    .plural = { $colour ->
        [blue] azuis
        [yellow] amarelos
        [red] vermelhos
        [black] pretos
       *[teal] turquesa
     }
names-azul-tile-factory = Azulejo { names-x-colour }
names-azul-tile-factory-says = Você pega todos os azulejos desta cor; os outros vão para o centro.
names-azul-tile-centre = Azulejos { names-x-colour.plural } no centro
names-azul-tile-centre-says = Você pega daqui todos os azulejos desta cor.
names-azul-marker = Marcador de primeiro jogador
names-azul-marker-says = Fica com quem primeiro pegar do centro: −1, e começa a próxima rodada.
names-azul-factory = Fábrica
names-azul-factory-says = Tem quatro azulejos. Você pega uma cor; o resto vai para o centro.
names-azul-centre = Centro
names-azul-centre-says = O que os outros deixaram. Você pega todos os azulejos de uma cor.
names-azul-line = Fileira de modelo { $line }
names-azul-line-says = { $line ->
    [one] Leva { $line } azulejo. Quando está completa, ele vai para a parede.
   *[other] Leva { $line } azulejos de uma só cor. Quando está completa, um vai para a parede.
 }
names-azul-wall = Parede: linha { $row }, coluna { $column }
names-azul-wall-says = Um azulejo aqui pontua pela linha e pela coluna em que entra.
names-azul-floor = Fileira do chão, espaço { $space }
names-azul-floor-says = Um azulejo aqui custa { $cost }. Cheia, a fileira custa { $full }.
names-azul-floor-sum = Custo da fileira do chão
names-azul-floor-sum-says = É descontado da sua pontuação no fim da rodada.
names-azul-out = O que a fileira { $line } rende
names-azul-out-says = Pontos no fim da rodada, ou quanto já está preenchido.
names-azul-bag = Saco
names-azul-bag-says = Azulejos de cada cor que ainda podem sair.
names-azul-odds = Próximo azulejo
names-azul-odds-says = A chance de sair cada cor.
names-azul-lid = Tampa
names-azul-lid-says = Azulejos já usados. Voltam ao saco quando ele fica vazio.
names-azul-goal = { $goal ->
    [rows] Linhas completas
    [columns] Colunas completas
   *[colours] Cores completas
 }
names-azul-goal-says = Cada uma rende { $points } pontos no fim do jogo.

## Azul Duel

names-duel-sun-tile = Azulejo em um sol
names-duel-sun-tile-says = Você pega aqui todos os da mesma cor e empilha os outros na lua.
names-duel-moon-tile = Azulejo do topo de uma lua
names-duel-moon-tile-says = Você pega os azulejos do topo desta cor, das cinco luas.
names-duel-under = Azulejo em uma pilha
names-duel-under-says = Só pode ser pego quando estiver no topo.
names-duel-start-tile = Marcador de primeiro jogador
names-duel-start-tile-says = Fica com quem primeiro pegar da lua grande: −2, e começa a próxima rodada.
names-duel-chip-down = Ficha de bônus virada para baixo
names-duel-chip-down-says = É revelada quando o último azulejo sai da fábrica.
names-duel-chip = Ficha de bônus
names-duel-chip-says = Pegá-la é o seu turno. Ela paga azulejos que faltam em uma fileira.
names-duel-moon = Lua
names-duel-moon-says = O que sobrou do sol. Só se pegam os azulejos do topo.
names-duel-sun = Sol
names-duel-sun-says = Pegue todos os azulejos de uma cor. O resto vai para a lua.
names-duel-factory = Fábrica
names-duel-factory-says = Um sol com azulejos novos e uma lua para o que sobra.
names-duel-plate = Placa de cúpula
names-duel-plate-says = Você a pega com uma ficha de jogador, e ela fica na sua cúpula para sempre.
names-duel-stack = Pilha de placas de cúpula
names-duel-stack-says = Cada placa que você retira custa 1 ponto. Você fica com uma.
names-duel-line = Fileira de modelo { $line }
names-duel-line-says = { $line ->
    [one] Leva { $line } azulejo. Quando está completa, ele vai para a linha { $line } da cúpula.
   *[other] Leva { $line } azulejos de uma só cor. Quando está completa, um vai para a linha { $line } da cúpula.
 }
names-duel-special = Espaço especial, linha { $row } da cúpula
names-duel-special-says = Enche sozinho quando a placa fica completa: { $points } { $points ->
    [one] ponto
   *[other] pontos
 }.
names-duel-joker = Espaço coringa, linha { $row } da cúpula
names-duel-joker-says = Aceita um azulejo de qualquer cor, uma vez.
names-duel-space = Espaço da linha { $row } da cúpula
names-duel-space-says = Um azulejo aqui pontua pela linha e pela coluna em que entra.
names-duel-cell = Espaço de cúpula
names-duel-cell-says = Lugar para uma placa. Depois de colocada, ela não sai mais.
names-duel-broken = Azulejos quebrados, espaço { $space }
names-duel-broken-says = Cheios até aqui, custam { $cost } ao todo.
names-duel-start-place = Lugar do marcador de primeiro jogador
names-duel-start-place-says = Quem o tem perde 2 e começa a próxima rodada.
names-duel-tokens = Fichas de jogador
names-duel-tokens-says = Cada uma paga uma placa. Use as duas em cada rodada, menos na última.
names-duel-chips = Suas fichas de bônus
names-duel-chips-says = Duas da cor da fileira, ou três quaisquer, valem um azulejo.
names-duel-out = O que a fileira { $line } rende
names-duel-out-says = Pontos no fim da rodada, ou quanto já está preenchido.
names-duel-bag = Saco
names-duel-bag-says = Azulejos de cada cor que ainda podem sair.
names-duel-odds = Próximo azulejo
names-duel-odds-says = A chance de sair cada cor.
names-duel-tower = Torre
names-duel-tower-says = Azulejos já usados. Voltam ao saco quando ele fica vazio.
names-duel-scoring = Placa de pontuação
names-duel-scoring-says = Conta no fim do jogo: seus pontos agora e o máximo possível.
