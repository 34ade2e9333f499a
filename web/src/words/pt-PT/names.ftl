### What things on the table are called, and what they do: the name, then a sentence

names-rule = Ler a regra
names-score = Pontuação
names-score-says = Depois da seta: quanto seria se a ronda acabasse agora.
names-clock = Relógio
names-clock-says = Tempo que resta para todos os turnos. Corre enquanto pensas.

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
names-azul-tile-factory-says = Recolhes todos os azulejos desta cor; os outros vão para o centro.
names-azul-tile-centre = Azulejos { names-x-colour.plural } no centro
names-azul-tile-centre-says = Recolhes daqui todos os azulejos desta cor.
names-azul-marker = Peça de jogador inicial
names-azul-marker-says = Fica com ela quem primeiro recolher do centro: −1, e começa a ronda seguinte.
names-azul-factory = Fábrica
names-azul-factory-says = Tem quatro azulejos. Recolhes uma cor; o resto vai para o centro.
names-azul-centre = Centro
names-azul-centre-says = O que os outros deixaram. Recolhes todos os azulejos de uma cor.
names-azul-line = Linha de padrões { $line }
names-azul-line-says = { $line ->
    [one] Leva { $line } azulejo. Quando está completa, ele passa para a parede.
   *[other] Leva { $line } azulejos de uma só cor. Quando está completa, um passa para a parede.
 }
names-azul-wall = Parede: linha { $row }, coluna { $column }
names-azul-wall-says = Um azulejo aqui pontua pela linha e pela coluna a que se junta.
names-azul-floor = Linha do chão, espaço { $space }
names-azul-floor-says = Um azulejo aqui custa { $cost }. Cheia, a linha custa { $full }.
names-azul-floor-sum = Custo da linha do chão
names-azul-floor-sum-says = É descontado da tua pontuação no fim da ronda.
names-azul-out = O que dá a linha de padrões { $line }
names-azul-out-says = Pontos no fim da ronda, ou quanto já está preenchido.
names-azul-bag = Saco
names-azul-bag-says = Azulejos de cada cor que ainda podem sair.
names-azul-odds = Próximo azulejo
names-azul-odds-says = A probabilidade de sair cada cor.
names-azul-lid = Tampa
names-azul-lid-says = Azulejos já usados. Voltam ao saco quando ele fica vazio.
names-azul-goal = { $goal ->
    [rows] Linhas completas
    [columns] Colunas completas
   *[colours] Cores completas
 }
names-azul-goal-says = Cada uma dá { $points } pontos no final do jogo.

## Azul Duel

names-duel-sun-tile = Azulejo num sol
names-duel-sun-tile-says = Recolhes aqui todos os da mesma cor e empilhas os outros na lua.
names-duel-moon-tile = Azulejo do topo de uma lua
names-duel-moon-tile-says = Recolhes os azulejos do topo desta cor, das cinco luas.
names-duel-under = Azulejo numa pilha
names-duel-under-says = Só pode ser recolhido quando estiver no topo.
names-duel-start-tile = Peça de jogador inicial
names-duel-start-tile-says = Fica com ela quem primeiro recolher da lua grande: −2, e começa a ronda seguinte.
names-duel-chip-down = Peça de bónus virada para baixo
names-duel-chip-down-says = É revelada quando o último azulejo sai da fábrica.
names-duel-chip = Peça de bónus
names-duel-chip-says = Recolhê-la é o teu turno. Paga azulejos que faltam numa linha de padrões.
names-duel-moon = Lua
names-duel-moon-says = O que sobrou do sol. Só se recolhem os azulejos do topo.
names-duel-sun = Sol
names-duel-sun-says = Recolhes todos os azulejos de uma cor. O resto vai para a lua.
names-duel-factory = Fábrica
names-duel-factory-says = Um sol com azulejos novos e uma lua para o que sobra.
names-duel-plate = Peça de cúpula
names-duel-plate-says = Retira-la com uma peça de jogador e fica na tua cúpula para sempre.
names-duel-stack = Pilha de peças de cúpula
names-duel-stack-says = Cada peça de cúpula que retiras custa 1 ponto. Ficas com uma.
names-duel-line = Linha de padrões { $line }
names-duel-line-says = { $line ->
    [one] Leva { $line } azulejo. Quando está completa, ele passa para a linha { $line } da cúpula.
   *[other] Leva { $line } azulejos de uma só cor. Quando está completa, um passa para a linha { $line } da cúpula.
 }
names-duel-special = Espaço especial, linha { $row } da cúpula
names-duel-special-says = Enche-se sozinho quando a peça de cúpula fica preenchida: { $points } { $points ->
    [one] ponto
   *[other] pontos
 }.
names-duel-joker = Espaço joker, linha { $row } da cúpula
names-duel-joker-says = Aceita um azulejo de qualquer cor, uma vez.
names-duel-space = Espaço da linha { $row } da cúpula
names-duel-space-says = Um azulejo aqui pontua pela linha e pela coluna a que se junta.
names-duel-cell = Espaço de cúpula
names-duel-cell-says = Lugar para uma peça de cúpula. Depois de colocada, não sai mais.
names-duel-broken = Azulejos partidos, espaço { $space }
names-duel-broken-says = Cheios até aqui, custam { $cost } ao todo.
names-duel-start-place = Lugar da peça de jogador inicial
names-duel-start-place-says = Quem a tem perde 2 e começa a ronda seguinte.
names-duel-tokens = Peças de jogador
names-duel-tokens-says = Cada uma paga uma peça de cúpula. Usa as duas em cada ronda, menos na última.
names-duel-chips = As tuas peças de bónus
names-duel-chips-says = Duas da cor da linha de padrões, ou três quaisquer, valem um azulejo.
names-duel-out = O que dá a linha de padrões { $line }
names-duel-out-says = Pontos no fim da ronda, ou quanto já está preenchido.
names-duel-bag = Saco
names-duel-bag-says = Azulejos de cada cor que ainda podem sair.
names-duel-odds = Próximo azulejo
names-duel-odds-says = A probabilidade de sair cada cor.
names-duel-tower = Torre
names-duel-tower-says = Azulejos já usados. Voltam ao saco quando ele fica vazio.
names-duel-scoring = Peça de pontuação
names-duel-scoring-says = Conta no final do jogo: os teus pontos agora e o máximo possível.
