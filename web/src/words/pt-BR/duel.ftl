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

duel-factories = Fábricas, placas e saco
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
duel-start-tile-here = O marcador de primeiro jogador está aqui: a primeira pessoa que pegar um azulejo desta lua também fica com ele.
# $first and $second are colours; $second is none where half of the chip is blank
duel-chip = { $second ->
    [none] Ficha de bônus: { $first }
   *[other] Ficha de bônus: { $first } e { $second }
 }
duel-take-chip = { $second ->
    [none] Ficha de bônus da fábrica { $factory }: { $first }
   *[other] Ficha de bônus da fábrica { $factory }: { $first } e { $second }
 }
duel-plates = Placas de cúpula
duel-display = Placas na oferta
# above the stack of plates
duel-stack = { $count ->
    [0] Pilha: vazia
    [one] Pilha: resta { $count }
   *[other] Pilha: restam { $count }
 }
# $plate is the sentence of duel-plate
duel-take-plate = Placa { $place } da oferta: { $plate }
# the four spaces of a plate, in reading order: what each takes
duel-plate = { $a }, { $b }; embaixo { $c }, { $d }
duel-kind = { $kind ->
    [special] especial
    [joker] coringa
    [blue] azul
    [yellow] amarelo
    [red] vermelho
    [black] preto
   *[teal] turquesa
 }
# $back is the back of the plate on top: special, joker, or none if it is not known
duel-draw = { $back ->
    [special] Retirar da pilha: há { $count }, a do topo é especial
    [joker] Retirar da pilha: há { $count }, a do topo é coringa
   *[none] Retirar da pilha: há { $count }
 }
duel-stack-next = { $back ->
    [special] topo: especial
    [joker] topo: coringa
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
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
 }: mostrar o tabuleiro
duel-started = começou esta rodada
duel-lines = Fileiras de modelo
# $state is legal, preview, illegal, or none while nothing is being chosen
duel-line = { $state ->
    [illegal] Fileira { $line }, { duel-filled }; jogada inválida
    [none] Fileira { $line }, { duel-filled }
   *[legal] Fileira { $line }, { duel-filled }; jogada válida, { $points ->
        [0] { $points } pontos
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
        [none] Linha { $row }, coluna { $column }: sem placa
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
    [joker] Linha { $row }, coluna { $column }, coringa: { $points }
   *[other] Linha { $row }, coluna { $column }: { $points }
 }
# $turns: quarter turns clockwise, 0 to 3
duel-cell = { $turns ->
    [0] Colocar a placa no espaço de cúpula da linha { $row }, coluna { $column }
    [one] Colocar a placa no espaço de cúpula da linha { $row }, coluna { $column }, depois de { $turns } quarto de volta
   *[other] Colocar a placa no espaço de cúpula da linha { $row }, coluna { $column }, depois de { $turns } quartos de volta
 }
duel-turn-plate = Girar a placa
# a tooltip
duel-turn-key = Girar a placa (R)
# $state is legal while tiles are chosen that may be broken
duel-broken = { $state ->
    [legal] Quebrar os azulejos; quebrados até agora: { $count }
   *[none] { $count ->
        [0] nenhum azulejo quebrado
        [one] { $count } azulejo quebrado
       *[other] { $count } azulejos quebrados
     }
 }
duel-start-tile-held = tem o marcador de primeiro jogador
duel-tokens-title = Placas
duel-tokens = { $count ->
    [0] nenhuma placa a pegar nesta rodada
    [one] { $count } placa a pegar nesta rodada
   *[other] { $count } placas a pegar nesta rodada
 }
duel-chips-title = Fichas de bônus
duel-chips = { $count ->
    [0] nenhuma ficha de bônus
    [one] { $count } ficha de bônus
   *[other] { $count } fichas de bônus
 }

## Choosing

duel-choose-line = { $count ->
    [one] { $count } azulejo { duel-colour } na mão: escolha uma fileira para ele, ou quebre-o.
   *[other] { $count } azulejos { duel-colour.plural } na mão: escolha uma fileira para eles, ou quebre-os.
 }
# on a button, beside the numbers of lines: tiles are broken
duel-break = Quebrar
duel-pick-break = Quebrar: { $points }
# $worth is what it brings (+5) or how full the line gets (3/5)
duel-pick-line = { $state ->
    [illegal] Fileira { $line }: jogada inválida
   *[legal] Fileira { $line }: { $worth }
 }
# $reasons are sentences of the server with their points
duel-forecast = No revestimento da cúpula: { $reasons }.
duel-at-once = { $reasons }.
# chips that a payment takes in all, where that is more than the choice says
duel-spent = Ao todo são gastas { $count } fichas de bônus, pois o resto não deixa escolha.
duel-preview-plate = Você pega esta placa de cúpula e depois a coloca na sua cúpula.
duel-ask-turn = { $what ->
    [tiles] Pegue azulejos.
    [chip] Pegue uma ficha de bônus.
    [plate] Pegue uma placa de cúpula.
    [tiles-chip] Pegue azulejos ou uma ficha de bônus.
    [tiles-plate] Pegue azulejos ou uma placa de cúpula.
    [chip-plate] Pegue uma ficha de bônus ou uma placa de cúpula.
   *[all] Pegue azulejos, uma ficha de bônus ou uma placa de cúpula.
 }
duel-ask-cell = Escolha um espaço de cúpula para a placa; você pode girá-la.
duel-ask-stacked = A ordem está definida: o último azulejo fica por cima.
duel-preview-place = A placa vai para o espaço de cúpula da linha { $row }, coluna { $column }.
duel-waiting = Aguardando { $player }.
duel-chance = A mesa está sendo preparada.
duel-scored = { $you ->
    [yes] Você: { $why }
   *[no] { $player }: { $why }
 }
duel-rest = Azulejos para empilhar, de baixo para cima
duel-stack-tile = Empilhar em seguida o azulejo { duel-colour }
duel-hand = Placas retiradas
duel-kept = Guardada
# $plate is none where only the back is to be seen; $phase is keeping or returning
duel-drawn = { $plate ->
    [none] { $back ->
        [special] Placa { $place }, virada para baixo, especial
       *[joker] Placa { $place }, virada para baixo, coringa
     }
   *[other] { $phase ->
        [returning] Devolver ao fundo da pilha a placa { $place }: { $plate }
       *[keeping] Ficar com a placa { $place }: { $plate }
     }
 }
duel-chips-to-spend = Fichas de bônus para usar
# a button on a shared device: only the player in turn should look
duel-show-to-me = Mostrar para mim
# buttons: draw one more plate, or look at those drawn; pay for a missing tile with so many chips
duel-option = { $option ->
    [draw] Retirar outra, −1
    [stop] Parar e olhar
    [pay-0] Não usar fichas
    [pay-2] Pagar 2: { duel-colour }
   *[pay-3] Pagar 3 quaisquer
 }

## Scoring tiles

duel-goals = Placas de pontuação
duel-side = { $side ->
    [rows] Linhas
    [columns] Colunas
    [diagonals] Diagonais
    [jokers] Coringas
    [five-colours] Cinco cores
    [border] Borda
    [corners] Cantos
   *[empty-specials] Especiais vazios
 }
# short: stands in a narrow column beside a picture
duel-side-counts = { $side ->
    [rows] 3 por linha completa
    [columns] 7 por coluna completa
    [diagonals] 10 por diagonal completa
    [jokers] 2 por coringa, se todos estiverem preenchidos
    [five-colours] 4 por linha com cinco cores
    [border] 1 por azulejo na borda
    [corners] placas de canto completas: 3 em cima, 8 embaixo
   *[empty-specials] −3 por espaço especial vazio
 }
# for a screen reader
duel-goal = { $name }: { $now } agora; máximo possível: { $possible }
duel-goal-now = { $now }
duel-goal-possible = de { $possible }

## Before a table is opened, and around it

duel-where = rodada { $round } de { $rounds }
