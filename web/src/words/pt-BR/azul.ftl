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
        [0] Centro: o marcador de primeiro jogador
        [one] Centro: { $count } azulejo e o marcador de primeiro jogador
       *[other] Centro: { $count } azulejos e o marcador de primeiro jogador
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
        [one] { $count } azulejo { azul-x-colour } com o marcador de primeiro jogador, centro
       *[other] { $count } azulejos { azul-x-colour.plural } com o marcador de primeiro jogador, centro
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
    [0] { $name }, { $score } pontos: mostrar o tabuleiro
    [one] { $name }, { $score } ponto: mostrar o tabuleiro
   *[other] { $name }, { $score } pontos: mostrar o tabuleiro
 }
azul-started = começou esta rodada
azul-starts-next = começa a próxima rodada
# Under a name on a phone, after a picture of the tile: the last move. $source 0 is the centre, $line 0 the floor line
azul-last = { $source ->
    [0] { $line ->
        [0] centro → chão ({ $count })
       *[other] centro → fileira { $line } ({ $count })
    }
   *[other] { $line ->
        [0] { $source } → chão ({ $count })
       *[other] { $source } → fileira { $line } ({ $count })
    }
 }
azul-wall = Parede
azul-floor-line = fileira do chão
# Names a pattern line aloud; $count of its $line spaces are filled
azul-line = { $count ->
    [0] Fileira { $line }, vazia
   *[other] Fileira { $line }, { azul-x-colour }, { $count } de { $line }
 }
# Names the floor line aloud
azul-floor = { $count ->
    [0] Fileira do chão, vazia
    [one] Fileira do chão, { $count } espaço ocupado{ $marker ->
        [yes] , pelo marcador de primeiro jogador
       *[no] { "" }
    }: −{ $points }
   *[other] Fileira do chão, { $count } espaços ocupados{ $marker ->
        [yes] , um deles pelo marcador de primeiro jogador
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
    [0] Linha { $row }, coluna { $column }: { $points } pontos
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

azul-waiting = Aguardando { $name }.
# to the player in turn, before anything is chosen
azul-last-round = Esta é a última rodada: uma linha de cinco vai ficar completa.
azul-how = Clique em uma cor ou arraste-a até uma fileira. Teclas: 2 B 4 é fábrica 2, azul, fileira 4.
azul-how-touch = Toque em uma cor e depois em uma fileira ou no chão.
azul-how-tiling = Cada espaço mostra quantos pontos o azulejo valeria ali.
azul-tiles-first = Escolha primeiro azulejos de uma fábrica ou do centro.
# The tiles are drawn beside it. $source 0 is the centre
azul-picked = { $count ->
    [one] { $count } { azul-x-colour }
   *[other] { $count } { azul-x-colour.plural }
 } { $source ->
    [0] do centro: escolha uma fileira ou o chão.
   *[other] da fábrica { $source }: escolha uma fileira ou o chão.
 }
# Chosen tiles that only the floor line can take
azul-picked-floor = Nenhuma fileira pode receber { azul-x-colour }: só resta o chão.
# $source 0 is the centre, $line 0 the floor line
azul-taking = { $count ->
    [one] { $count } { azul-x-colour }
   *[other] { $count } { azul-x-colour.plural }
 } { $source ->
    [0] { $line ->
        [0] do centro para o chão
       *[other] do centro para a fileira { $line }
    }
   *[other] { $line ->
        [0] da fábrica { $source } para o chão
       *[other] da fábrica { $source } para a fileira { $line }
    }
 }
azul-falling = { $count ->
    [one] { $count } cai no chão
   *[other] { $count } caem no chão
 }
azul-marker-falls = o marcador de primeiro jogador vai para a sua fileira do chão
# A row, a column or a colour that a tile completes
azul-bonus = { $goal ->
    [rows] +{ $points } no fim do jogo pela linha completa
    [colours] +{ $points } no fim do jogo pelos cinco azulejos da cor
   *[columns] +{ $points } no fim do jogo pela coluna completa
 }
azul-ends = o jogo termina com esta rodada
# All with signs. $cost: what the floor line costs more; $all: is nothing else changed?
azul-net = fileira do chão { $cost }{ $all ->
    [yes] { "" }
   *[no] , suas outras fileiras { $others }
 }: { $points } com esta escolha
# where nothing falls
azul-net-others = suas outras fileiras { $others }: { $points } com esta escolha
# $cost: of all that lies on the floor line then, with its sign
azul-net-spared = fileira do chão { $cost }, mas a pontuação nunca fica abaixo de 0: { $points } com esta escolha
# behind the above, where the game ends with the choice: of all that is complete, with a sign
azul-net-end = pontos extras no fim do jogo { $points }
azul-rest = { $count ->
    [one] { $count } azulejo vai para o centro
   *[other] { $count } azulejos vão para o centro
 }
azul-rest-none = não sobra nada para o centro
# Who is scoring, and why, as a sentence of points and reason
azul-scored = { $you ->
    [yes] Você { $why }
   *[no] { $name } { $why }
 }
azul-skip = Clique ou toque em qualquer lugar para avançar.

## Before a table is opened, and around it

azul-about = Pegue todos os azulejos de uma cor e monte uma parede que valha mais que a dos outros.
azul-players = 2 a 4 jogadores
azul-time = 20 min
azul-variants = parede colorida ou cinza
azul-choose-wall = Qual parede?
azul-wall-coloured = Parede colorida
azul-wall-coloured-note = Cada cor tem seu espaço em cada linha. Comece por esta.
azul-wall-gray = Parede cinza
azul-wall-gray-note = Quem escolhe a coluna é você; nenhuma cor se repete em uma linha ou coluna.
azul-options = { $wall ->
    [gray] { $seats ->
        [one] { $seats } jogador, parede cinza
       *[other] { $seats } jogadores, parede cinza
     }
   *[coloured] { $seats ->
        [one] { $seats } jogador, parede colorida
       *[other] { $seats } jogadores, parede colorida
     }
 }
azul-open = Abrir uma mesa de Azul
# After the name of the game, in the bar
azul-where = { $wall ->
    [gray] parede cinza
   *[coloured] parede colorida
 } · { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
 } · rodada { $round }
# The heading of a column, only read aloud
azul-goals-what = O que conta
# $points: for one complete row, column or colour
azul-goal = { $goal ->
    [rows] Linhas, { $points } cada
    [columns] Colunas, { $points } cada
   *[colours] Cores, { $points } cada
 }
