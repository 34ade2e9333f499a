### Playing Azul Duel

## Words inside other messages

# $colour is one of blue, yellow, red, black, teal; the plural agrees with “azulejos”
duel-colour = { $colour ->
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

## The market

duel-factories = Fábricas, peças de cúpula e saco
duel-factory = Fábrica { $factory }
duel-large-factory = A fábrica grande
# $factory is 1 to 4, or L for the large one
duel-pick-sun = { $count ->
    [one] { $count } azulejo { duel-colour }
   *[other] { $count } azulejos { duel-colour.plural }
 }, { $factory ->
    [L] sol da fábrica grande
   *[other] sol da fábrica { $factory }
 }
duel-pick-moon = Azulejo { duel-colour }, no topo da lua da fábrica { $factory }
duel-pick-large-moon = { $count ->
    [one] { $count } azulejo { duel-colour }, lua da fábrica grande
   *[other] { $count } azulejos { duel-colour.plural }, lua da fábrica grande
 }
duel-start-tile-here = A peça de jogador inicial está aqui: quem primeiro recolher um azulejo desta lua recolhe-a também.
# $first and $second are colours; $second is none where half of the chip is blank
duel-chip = { $second ->
    [none] Peça de bónus: { $first }
   *[other] Peça de bónus: { $first } e { $second }
 }
duel-take-chip = { $second ->
    [none] Peça de bónus da fábrica { $factory }: { $first }
   *[other] Peça de bónus da fábrica { $factory }: { $first } e { $second }
 }
duel-plates = Peças de cúpula
duel-display = Oferta
# above the stack of plates
duel-stack = { $count ->
    [0] Pilha: vazia
    [one] Pilha: resta { $count }
   *[other] Pilha: restam { $count }
 }
# $plate is the sentence of duel-plate
duel-take-plate = Peça de cúpula { $place } da oferta: { $plate }
# the four spaces of a plate, in reading order: what each takes
duel-plate = { $a }, { $b }; em baixo { $c }, { $d }
duel-kind = { $kind ->
    [special] especial
    [joker] joker
    [blue] azul
    [yellow] amarelo
    [red] vermelho
    [black] preto
   *[teal] turquesa
 }
# $back is the back of the plate on top: special, joker, or none if it is not known
duel-draw = { $back ->
    [special] Retirar da pilha: há { $count }, a do topo é especial
    [joker] Retirar da pilha: há { $count }, a do topo é joker
   *[none] Retirar da pilha: há { $count }
 }
duel-stack-next = { $back ->
    [special] topo: especial
    [joker] topo: joker
   *[none] topo: …
 }
duel-stack-price = { $points ->
    [one] { $points } ponto cada
   *[other] { $points } pontos cada
 }
duel-stock = Saco e torre
duel-bag = Saco
duel-tower = Torre
duel-all = Total
duel-odds = próximo

## Boards

# $name is a player
duel-board = Tabuleiro de { $name }
duel-show-board = { $name }, { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
 }: mostrar o tabuleiro
duel-started = começou esta ronda
duel-lines = Linhas de padrões
# $state is legal, preview, illegal, or none while nothing is being chosen
duel-line = { $state ->
    [illegal] Linha de padrões { $line }, { duel-filled }; jogada inválida
    [none] Linha de padrões { $line }, { duel-filled }
   *[legal] Linha de padrões { $line }, { duel-filled }; jogada válida, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
     }
 }
# part of duel-line; $colour is none where the line is empty
duel-filled = { $colour ->
    [none] vazia
   *[other] { duel-colour }, { $filled } de { $line }
 }
duel-dome = Cúpula
# $takes: what the space is for, none without a plate; $tile: what lies there
duel-space = { $tile ->
    [none] { $takes ->
        [none] Linha { $row }, coluna { $column }: sem peça de cúpula
       *[other] Linha { $row }, coluna { $column }: vazio, para { $takes ->
            [special] o azulejo especial
            [joker] qualquer cor
            [blue] azul
            [yellow] amarelo
            [red] vermelho
            [black] preto
           *[teal] turquesa
         }
     }
    [special] Linha { $row }, coluna { $column }: azulejo especial
    [blue] Linha { $row }, coluna { $column }: azul
    [yellow] Linha { $row }, coluna { $column }: amarelo
    [red] Linha { $row }, coluna { $column }: vermelho
    [black] Linha { $row }, coluna { $column }: preto
   *[teal] Linha { $row }, coluna { $column }: turquesa
 }
# a space that may be chosen; $points has its sign: +3
duel-tile-here = { $takes ->
    [joker] Linha { $row }, coluna { $column }, joker: { $points }
   *[other] Linha { $row }, coluna { $column }: { $points }
 }
# $turns: quarter turns clockwise, 0 to 3
duel-cell = { $turns ->
    [0] Colocar a peça de cúpula no espaço de cúpula da linha { $row }, coluna { $column }
    [one] Colocar a peça de cúpula no espaço de cúpula da linha { $row }, coluna { $column }, depois de { $turns } quarto de volta
   *[other] Colocar a peça de cúpula no espaço de cúpula da linha { $row }, coluna { $column }, depois de { $turns } quartos de volta
 }
duel-turn-plate = Rodar a peça de cúpula
# a tooltip
duel-turn-key = Rodar a peça de cúpula (R)
# $state is legal while tiles are chosen that may be broken
duel-broken = { $state ->
    [legal] Partir os azulejos; partidos até agora: { $count }
   *[none] { $count ->
        [0] nenhum azulejo partido
        [one] { $count } azulejo partido
       *[other] { $count } azulejos partidos
     }
 }
duel-start-tile-held = tem a peça de jogador inicial
duel-tokens-title = Peças de cúpula
duel-tokens = { $count ->
    [0] nenhuma peça de cúpula por retirar nesta ronda
    [one] { $count } peça de cúpula ainda por retirar nesta ronda
   *[other] { $count } peças de cúpula ainda por retirar nesta ronda
 }
duel-chips-title = Peças de bónus
duel-chips = { $count ->
    [0] nenhuma peça de bónus
    [one] { $count } peça de bónus
   *[other] { $count } peças de bónus
 }

## Choosing

duel-choose-line = { $count ->
    [one] { $count } azulejo { duel-colour } escolhido: escolhe uma linha de padrões para ele, ou parte-o.
   *[other] { $count } azulejos { duel-colour.plural } escolhidos: escolhe uma linha de padrões para eles, ou parte-os.
 }
# on a button, beside the numbers of lines: tiles are broken
duel-break = Partir
duel-pick-break = Partir: { $points }
# $worth is what it brings (+5) or how full the line gets (3/5)
duel-pick-line = { $state ->
    [illegal] Linha de padrões { $line }: jogada inválida
   *[legal] Linha de padrões { $line }: { $worth }
 }
# $reasons are sentences of the server with their points
duel-forecast = Quando os azulejos forem para a cúpula: { $reasons }.
duel-at-once = { $reasons }.
# chips that a payment takes in all, where that is more than the choice says
duel-spent = Ao todo gastam-se { $count } peças de bónus, pois o resto não deixa escolha.
duel-preview-plate = Retiras esta peça de cúpula e depois coloca-la na tua cúpula.
duel-ask-turn = { $what ->
    [tiles] Recolhe azulejos.
    [chip] Recolhe uma peça de bónus.
    [plate] Retira uma peça de cúpula.
    [tiles-chip] Recolhe azulejos ou uma peça de bónus.
    [tiles-plate] Recolhe azulejos ou retira uma peça de cúpula.
    [chip-plate] Recolhe uma peça de bónus ou retira uma peça de cúpula.
   *[all] Recolhe azulejos ou uma peça de bónus, ou retira uma peça de cúpula.
 }
duel-ask-cell = Escolhe um espaço de cúpula para a peça de cúpula; podes rodá-la.
duel-ask-stacked = A ordem está definida: o último azulejo fica por cima.
duel-preview-place = A peça de cúpula vai para o espaço de cúpula da linha { $row }, coluna { $column }.
duel-waiting = À espera de { $player }.
duel-chance = A mesa está a ser preparada.
duel-scored = { $you ->
    [yes] Tu: { $why }
   *[no] { $player }: { $why }
 }
duel-rest = Azulejos a empilhar, de baixo para cima
duel-stack-tile = Empilhar a seguir o azulejo { duel-colour }
duel-hand = Peças de cúpula retiradas
duel-kept = Guardada
# $plate is none where only the back is to be seen; $phase is keeping or returning
duel-drawn = { $plate ->
    [none] { $back ->
        [special] Peça de cúpula { $place }, virada para baixo, especial
       *[joker] Peça de cúpula { $place }, virada para baixo, joker
     }
   *[other] { $phase ->
        [returning] Devolver ao fundo da pilha a peça de cúpula { $place }: { $plate }
       *[keeping] Ficar com a peça de cúpula { $place }: { $plate }
     }
 }
duel-chips-to-spend = Peças de bónus para usar
# a button on a shared device: only the player in turn should look
duel-show-to-me = Mostrar-me
# buttons: draw one more plate, or look at those drawn; pay for a missing tile with so many chips
duel-option = { $option ->
    [draw] Retirar outra, −1
    [stop] Parar e ver
    [pay-0] Não usar nenhuma
    [pay-2] Pagar 2: { duel-colour }
   *[pay-3] Pagar 3 quaisquer
 }

## Scoring tiles

duel-goals = Peças de pontuação
duel-side = { $side ->
    [rows] Linhas
    [columns] Colunas
    [diagonals] Diagonais
    [jokers] Jokers
    [five-colours] Cinco cores
    [border] Contorno
    [corners] Cantos
   *[empty-specials] Especiais vazios
 }
# short: stands in a narrow column beside a picture
duel-side-counts = { $side ->
    [rows] 3 por linha horizontal completa
    [columns] 7 por coluna completa
    [diagonals] 10 por diagonal completa
    [jokers] 2 por joker, se todos estiverem preenchidos
    [five-colours] 4 por linha com cinco cores
    [border] 1 por azulejo no contorno
    [corners] por canto preenchido: 3 em cima, 8 em baixo
   *[empty-specials] −3 por espaço especial vazio
 }
# for a screen reader
duel-goal = { $name }: { $now } agora; máximo possível: { $possible }
duel-goal-now = { $now }
duel-goal-possible = de { $possible }

## Before a table is opened, and around it

duel-where = ronda { $round } de { $rounds }
