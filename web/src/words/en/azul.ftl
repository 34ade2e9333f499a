### Playing Azul

# The five colours inside the sentences below
azul-x-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[teal] teal
 }

## The market

azul-market = Factories and centre
# Names a factory aloud
azul-factory = { $count ->
    [0] Factory { $factory }, empty
    [one] Factory { $factory }, { $count } tile
   *[other] Factory { $factory }, { $count } tiles
 }
# Names the centre aloud; $marker: does the start marker lie there?
azul-centre = { $marker ->
    [yes] { $count ->
        [0] Centre: the start marker
        [one] Centre: { $count } tile and the start marker
       *[other] Centre: { $count } tiles and the start marker
    }
   *[no] { $count ->
        [0] Centre, empty
        [one] Centre: { $count } tile
       *[other] Centre: { $count } tiles
    }
 }
# Names a button: all tiles of a colour on a factory
azul-pick-factory = { $count } { azul-x-colour }, factory { $factory }
azul-pick-centre = { $marker ->
    [yes] { $count } { azul-x-colour } with the start marker, centre
   *[no] { $count } { azul-x-colour }, centre
 }
azul-stock = Bag and lid
azul-bag = Bag
azul-lid = Lid
azul-total = All
# Heads a row of percentages: how likely each colour is to be drawn next from the bag
azul-odds = next tile

## Boards

azul-board = Board of { $name }
# A button that shows another player's whole board
azul-show-board = { $score ->
    [one] { $name }, { $score } point: show the board
   *[other] { $name }, { $score } points: show the board
 }
azul-started = started this round
azul-starts-next = starts the next round
# Under a name on a phone, after a picture of the tile: the last move. $source 0 is the centre, $line 0 the floor line
azul-last = { $source ->
    [0] { $line ->
        [0] { $count } from centre → floor
       *[other] { $count } from centre → line { $line }
    }
   *[other] { $line ->
        [0] { $count } from { $source } → floor
       *[other] { $count } from { $source } → line { $line }
    }
 }
azul-wall = Wall
azul-floor-line = floor line
# Names a pattern line aloud; $count of its $line spaces are filled
azul-line = { $count ->
    [0] Line { $line }, empty
   *[other] Line { $line }, { $count } of { $line } { azul-x-colour }
 }
# Names the floor line aloud
azul-floor = { $count ->
    [0] Floor line, empty
    [one] Floor line, { $count } space filled{ $marker ->
        [yes] , by the start marker
       *[no] { "" }
    }: −{ $points }
   *[other] Floor line, { $count } spaces filled{ $marker ->
        [yes] , one by the start marker
       *[no] { "" }
    }: −{ $points }
 }
# Names a space of the wall aloud; on a gray wall an empty one is for any colour
azul-space = { $filled ->
    [yes] Row { $row }, column { $column }: { azul-x-colour }
   *[no] { $colour ->
        [any] Row { $row }, column { $column }: empty
       *[other] Row { $row }, column { $column }: empty, for { azul-x-colour }
    }
 }
# A space of a gray wall that may be chosen
azul-spot = { $points ->
    [one] Row { $row }, column { $column }: { $points } point
   *[other] Row { $row }, column { $column }: { $points } points
 }
# $held: the sentence that names the line and what it holds
azul-target-legal = { $points ->
    [0] { $held }. Allowed.
    [one] { $held }. Allowed, { $points } point.
   *[other] { $held }. Allowed, { $points } points.
 }
# $reason: the sentence that says why
azul-target-illegal = { $held }. Not allowed. { $reason }

## The choice bar

azul-waiting = Waiting for { $name }.
# to the player in turn, before anything is chosen
azul-last-round = This is the last round: a row of five will be complete.
azul-how = Press a colour, or drag it to a line. Keys: 2 B 4 is factory 2, blue, line 4.
azul-how-touch = Tap a colour, then a line or the floor.
azul-how-tiling = Each space shows what the tile would score there.
azul-tiles-first = First choose tiles from a factory or the centre.
# $source 0 is the centre
azul-picked = { $source ->
    [0] { $count } { azul-x-colour } from the centre: choose a line or the floor.
   *[other] { $count } { azul-x-colour } from factory { $source }: choose a line or the floor.
 }
# Chosen tiles that only the floor line can take
azul-picked-floor = No line can take { azul-x-colour }: only the floor is left.
# $source 0 is the centre, $line 0 the floor line
azul-taking = { $source ->
    [0] { $line ->
        [0] { $count } { azul-x-colour } from the centre to the floor
       *[other] { $count } { azul-x-colour } from the centre to line { $line }
    }
   *[other] { $line ->
        [0] { $count } { azul-x-colour } from factory { $source } to the floor
       *[other] { $count } { azul-x-colour } from factory { $source } to line { $line }
    }
 }
azul-falling = { $count ->
    [one] { $count } falls to the floor
   *[other] { $count } fall to the floor
 }
azul-marker-falls = the start marker goes to your floor line
# A row, a column or a colour that a tile completes
azul-bonus = { $goal ->
    [rows] +{ $points } for the full row at the end of the game
    [colours] +{ $points } for all five tiles of the colour at the end of the game
   *[columns] +{ $points } for the full column at the end of the game
 }
azul-ends = the game ends with this round
# All with signs. $cost: what the floor line costs more; $all: is nothing else changed?
azul-net = floor line { $cost }{ $all ->
    [yes] { "" }
   *[no] , your other lines { $others }
 }: { $points } for this choice
# where nothing falls
azul-net-others = your other lines { $others }: { $points } for this choice
# $cost: of all that lies on the floor line then, with its sign
azul-net-spared = floor line { $cost }, but a score never falls below 0: { $points } for this choice
# behind the above, where the game ends with the choice: of all that is complete, with a sign
azul-net-end = bonuses at the end of the game { $points }
azul-rest = { $count ->
    [one] { $count } tile goes to the centre
   *[other] { $count } tiles go to the centre
 }
azul-rest-none = nothing is left for the centre
# Who is scoring, and why, as a sentence of points and reason
azul-scored = { $you ->
    [yes] You { $why }
   *[no] { $name } { $why }
 }
azul-skip = Press anywhere to skip.

## Before a table is opened, and around it

azul-about = Take every tile of one colour and build a wall worth more than theirs.
azul-players = 2 to 4 players
azul-time = 20 min
azul-variants = coloured or gray wall
azul-choose-wall = Which wall?
azul-wall-coloured = Coloured wall
azul-wall-coloured-note = Every colour has its place in each row. Begin with this one.
azul-wall-gray = Gray wall
azul-wall-gray-note = You choose the column yourself; no colour twice in a row or column.
azul-options = { $wall ->
    [gray] { $seats ->
        [one] { $seats } player, gray wall
       *[other] { $seats } players, gray wall
     }
   *[coloured] { $seats ->
        [one] { $seats } player, coloured wall
       *[other] { $seats } players, coloured wall
     }
 }
azul-open = Open a table of Azul
# After the name of the game, in the bar
azul-where = { $wall ->
    [gray] gray wall
   *[coloured] coloured wall
 } · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 } · round { $round }
# The heading of a column, only read aloud
azul-goals-what = What counts
# $points: for one complete row, column or colour
azul-goal = { $goal ->
    [rows] Rows, { $points } each
    [columns] Columns, { $points } each
   *[colours] Colours, { $points } each
 }
