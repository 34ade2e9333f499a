### Playing Azul

# The five colours inside the sentences below; the plural agrees with “azulejos”
azul-x-colour = { $colour ->
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

azul-market = Fábricas e centro
# Names a factory aloud
azul-factory = { $count ->
    [0] Fábrica { $factory }, vazia
    [one] Fábrica { $factory }, { $count } azulejo
   *[other] Fábrica { $factory }, { $count } azulejos
 }
# Names the centre aloud; $marker: does the start marker lie there?
azul-centre = { $marker ->
    [yes] { $count ->
        [0] Centro: a peça de jogador inicial
        [one] Centro: { $count } azulejo e a peça de jogador inicial
       *[other] Centro: { $count } azulejos e a peça de jogador inicial
    }
   *[no] { $count ->
        [0] Centro, vazio
        [one] Centro: { $count } azulejo
       *[other] Centro: { $count } azulejos
    }
 }
# Names a button: all tiles of a colour on a factory
azul-pick-factory = { $count ->
    [one] { $count } azulejo { azul-x-colour }, fábrica { $factory }
   *[other] { $count } azulejos { azul-x-colour.plural }, fábrica { $factory }
 }
azul-pick-centre = { $marker ->
    [yes] { $count ->
        [one] { $count } azulejo { azul-x-colour } com a peça de jogador inicial, centro
       *[other] { $count } azulejos { azul-x-colour.plural } com a peça de jogador inicial, centro
    }
   *[no] { $count ->
        [one] { $count } azulejo { azul-x-colour }, centro
       *[other] { $count } azulejos { azul-x-colour.plural }, centro
    }
 }
azul-stock = Saco e tampa
azul-bag = Saco
azul-lid = Tampa
azul-total = Total
# Heads a row of percentages: how likely each colour is to be drawn next from the bag
azul-odds = próximo

## Boards

azul-board = Tabuleiro de { $name }
# A button that shows another player's whole board
azul-show-board = { $score ->
    [one] { $name }, { $score } ponto: mostrar o tabuleiro
   *[other] { $name }, { $score } pontos: mostrar o tabuleiro
 }
azul-started = começou esta ronda
azul-starts-next = começa a próxima ronda
# Under a name on a phone, after a picture of the tile: the last move. $source 0 is the centre, $line 0 the floor line
azul-last = { $source ->
    [0] { $line ->
        [0] centro → chão ({ $count })
       *[other] centro → linha { $line } ({ $count })
    }
   *[other] { $line ->
        [0] { $source } → chão ({ $count })
       *[other] { $source } → linha { $line } ({ $count })
    }
 }
azul-wall = Parede
azul-floor-line = linha do chão
# Names a pattern line aloud; $count of its $line spaces are filled
azul-line = { $count ->
    [0] Linha de padrões { $line }, vazia
   *[other] Linha de padrões { $line }, { azul-x-colour }, { $count } de { $line }
 }
# Names the floor line aloud
azul-floor = { $count ->
    [0] Linha do chão, vazia
    [one] Linha do chão, { $count } espaço ocupado{ $marker ->
        [yes] , pela peça de jogador inicial
       *[no] { "" }
    }: −{ $points }
   *[other] Linha do chão, { $count } espaços ocupados{ $marker ->
        [yes] , um deles pela peça de jogador inicial
       *[no] { "" }
    }: −{ $points }
 }
# Names a space of the wall aloud; on a gray wall an empty one is for any colour
azul-space = { $filled ->
    [yes] Linha { $row }, coluna { $column }: { azul-x-colour }
   *[no] { $colour ->
        [any] Linha { $row }, coluna { $column }: vazio
       *[other] Linha { $row }, coluna { $column }: vazio, para { azul-x-colour }
    }
 }
# A space of a gray wall that may be chosen
azul-spot = { $points ->
    [one] Linha { $row }, coluna { $column }: { $points } ponto
   *[other] Linha { $row }, coluna { $column }: { $points } pontos
 }
# $held: the sentence that names the line and what it holds
azul-target-legal = { $points ->
    [0] { $held }. Jogada válida.
    [one] { $held }. Jogada válida, { $points } ponto.
   *[other] { $held }. Jogada válida, { $points } pontos.
 }
# $reason: the sentence that says why
azul-target-illegal = { $held }. Jogada inválida. { $reason }

## The choice bar

azul-waiting = À espera de { $name }.
# to the player in turn, before anything is chosen
azul-last-round = Esta é a última ronda: vai ficar completa uma linha de cinco.
azul-how = Carrega numa cor, ou arrasta-a para uma linha de padrões. Teclas: 2 B 4 é fábrica 2, azul, linha de padrões 4.
azul-how-touch = Toca numa cor e depois numa linha de padrões ou no chão.
azul-how-tiling = Cada espaço mostra quanto o azulejo pontuaria ali.
azul-tiles-first = Escolhe primeiro azulejos de uma fábrica ou do centro.
# The tiles are drawn beside it. $source 0 is the centre
azul-picked = { $count ->
    [one] { $count } { azul-x-colour }
   *[other] { $count } { azul-x-colour.plural }
 } { $source ->
    [0] do centro: escolhe uma linha de padrões ou a linha do chão.
   *[other] da fábrica { $source }: escolhe uma linha de padrões ou a linha do chão.
 }
# Chosen tiles that only the floor line can take
azul-picked-floor = Nenhuma linha de padrões pode receber { azul-x-colour }: só resta a linha do chão.
# $source 0 is the centre, $line 0 the floor line
azul-taking = { $count ->
    [one] { $count } { azul-x-colour }
   *[other] { $count } { azul-x-colour.plural }
 } { $source ->
    [0] { $line ->
        [0] do centro para a linha do chão
       *[other] do centro para a linha de padrões { $line }
    }
   *[other] { $line ->
        [0] da fábrica { $source } para a linha do chão
       *[other] da fábrica { $source } para a linha de padrões { $line }
    }
 }
azul-falling = { $count ->
    [one] { $count } cai ao chão
   *[other] { $count } caem ao chão
 }
azul-marker-falls = a peça de jogador inicial vai para a tua linha do chão
# A row, a column or a colour that a tile completes
azul-bonus = { $goal ->
    [rows] +{ $points } no final do jogo pela linha completa
    [colours] +{ $points } no final do jogo pelos cinco azulejos da cor
   *[columns] +{ $points } no final do jogo pela coluna completa
 }
azul-ends = o jogo termina com esta ronda
# All with signs. $cost: what the floor line costs more; $all: is nothing else changed?
azul-net = linha do chão { $cost }{ $all ->
    [yes] { "" }
   *[no] , as tuas outras linhas de padrões { $others }
 }: { $points } com esta escolha
# where nothing falls
azul-net-others = as tuas outras linhas de padrões { $others }: { $points } com esta escolha
# $cost: of all that lies on the floor line then, with its sign
azul-net-spared = linha do chão { $cost }, mas a pontuação nunca desce abaixo de 0: { $points } com esta escolha
# behind the above, where the game ends with the choice: of all that is complete, with a sign
azul-net-end = pontos adicionais no fim do jogo { $points }
azul-rest = { $count ->
    [one] { $count } azulejo vai para o centro
   *[other] { $count } azulejos vão para o centro
 }
azul-rest-none = não sobra nada para o centro
# Who is scoring, and why, as a sentence of points and reason
azul-scored = { $you ->
    [yes] Tu { $why }
   *[no] { $name } { $why }
 }
azul-skip = Carrega em qualquer sítio para avançar.

## Before a table is opened, and around it

azul-about = Recolhe todos os azulejos de uma cor e constrói uma parede que valha mais do que a dos outros.
azul-players = 2 a 4 jogadores
azul-time = 20 min
azul-variants = parede colorida ou cinzenta
azul-choose-wall = Que parede?
azul-wall-coloured = Parede colorida
azul-wall-coloured-note = Cada cor tem o seu espaço em cada linha da parede. Começa por esta.
azul-wall-gray = Parede cinzenta
azul-wall-gray-note = És tu que escolhes a coluna; nenhuma cor se repete numa linha ou coluna da parede.
azul-options = { $wall ->
    [gray] { $seats ->
        [one] { $seats } jogador, parede cinzenta
       *[other] { $seats } jogadores, parede cinzenta
     }
   *[coloured] { $seats ->
        [one] { $seats } jogador, parede colorida
       *[other] { $seats } jogadores, parede colorida
     }
 }
azul-open = Abrir uma mesa de Azul
# After the name of the game, in the bar
azul-where = { $wall ->
    [gray] parede cinzenta
   *[coloured] parede colorida
 } · { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
 } · ronda { $round }
# The heading of a column, only read aloud
azul-goals-what = O que conta
# $points: for one complete row, column or colour
azul-goal = { $goal ->
    [rows] Linhas, { $points } cada
    [columns] Colunas, { $points } cada
   *[colours] Cores, { $points } cada
 }
