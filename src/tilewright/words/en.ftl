# English. What each id means, and how to write a catalogue, is told in CONTRIBUTING.md.

x-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
    [teal] teal
   *[other] { $colour }
 }
x-tiles = { $count } { x-colour } { $count ->
    [one] tile
   *[other] tiles
 }

## Refusals: what is so, and the rule

refusal-no-such-seat = There is no seat { $seat } at this table ({ $rule }).
refusal-no-such-factory = There is no factory { $factory } at this table ({ $rule }).
refusal-no-such-line = There is no line { $line } ({ $rule }).
refusal-no-such-column = There is no column { $column } ({ $rule }).
refusal-not-in-centre = There is no { x-colour } tile in the centre ({ $rule }).
refusal-not-on-factory = There is no { x-colour } tile on factory { $factory } ({ $rule }).
refusal-line-other-colour = Line { $line } already holds { x-colour } ({ $rule }).
refusal-row-has-colour = Row { $row } of your wall already holds { x-colour } ({ $rule }).
refusal-line-complete = Line { $line } is already complete ({ $rule }).
refusal-other-line-first = The tile of line { $line } is placed first ({ $rule }).
refusal-space-taken = Row { $row }, column { $column } is already filled ({ $rule }).
refusal-column-has-colour = Column { $column } of your wall already holds { x-colour } ({ $rule }).
refusal-deal-factories = The deal fills { $count } factories ({ $rule }).
refusal-deal-count = { $count ->
    [one] Factory { $factory } gets { $count } tile ({ $rule }).
   *[other] Factory { $factory } gets { $count } tiles ({ $rule }).
 }
refusal-deal-bag = The tiles of factory { $factory } can’t be what was drawn from the bag ({ $rule }).
refusal-wait-start = The start player is not drawn yet ({ $rule }).
refusal-wait-deal = The factories are not filled yet ({ $rule }).
refusal-wait-take = The player in turn takes tiles now ({ $rule }).
refusal-wait-tile = The player in turn chooses a space of the wall now ({ $rule }).
refusal-over = The game is over ({ $rule }).

## Problems of a set-up

problem-boards = There are { $count } boards for { $seats } seats ({ $rule }).
problem-factories = There are { $count } factories, not { $due } ({ $rule }).
problem-round = There is no round { $round } ({ $rule }).
problem-seat = There is no seat { $seat } among { $seats } ({ $rule }).
problem-score = Seat { $seat } has { $score } points; a score is never below 0 ({ $rule }).
problem-line-mixed = Seat { $seat }, line { $line } holds more than one colour ({ $rule }).
problem-line-long = Seat { $seat }, line { $line } holds { $count } tiles ({ $rule }).
problem-line-on-wall = Seat { $seat }, line { $line } holds { x-colour }, which its wall row already has ({ $rule }).
problem-floor-long = Seat { $seat } has { $count } pieces on the floor line ({ $rule }).
problem-row-twice = Seat { $seat }, row { $row } of the wall holds { x-colour } twice ({ $rule }).
problem-column-twice = Seat { $seat }, column { $column } of the wall holds { x-colour } twice ({ $rule }).
problem-wall-colour = Seat { $seat }, row { $row }, column { $column } of the wall is not a { x-colour } space ({ $rule }).
problem-factory-full = Factory { $factory } holds { $count } tiles ({ $rule }).
problem-tiles = { $count ->
    [one] There is { $count } { x-colour } tile in all ({ $rule }).
   *[other] There are { $count } { x-colour } tiles in all ({ $rule }).
 }
problem-marker = Seat { $seat } has a start marker that is not theirs ({ $rule }).
problem-marker-missing = Seat { $seat } took the start marker, but it is not on their floor line ({ $rule }).
problem-marker-back = The start marker is back in the centre before a deal ({ $rule }).
problem-turn = The seat in turn does not fit the phase ({ $rule }).
problem-start = The start player does not fit the phase ({ $rule }).
problem-offer-empty = There is nothing to take ({ $rule }).
problem-offer-left = There are still tiles on the factories or in the centre ({ $rule }).
problem-not-over = Nothing has ended the game ({ $rule }).
problem-over = The game should have ended ({ $rule }).
problem-no-choice = Seat { $seat } has no space to choose ({ $rule }).
problem-line-waiting = Seat { $seat }, line { $line } is complete and should have been tiled ({ $rule }).
problem-floor-waiting = Seat { $seat } has a floor line that should have been scored ({ $rule }).

## Notation that can't be read: what belongs there

notation-end = The text should end here.
notation-mark = Here belongs “{ $mark }”.
notation-azul-action = An action starts with a factory’s number or C (centre), with W, S or D.
notation-azul-phase = A phase is start, deal, offer, tiling or over.
notation-colour = A colour is B, Y, R, K or T.
notation-column = A column is a number from 1 to 5.
notation-count = After a colour comes how many tiles, at least 1.
notation-floor = Here belong the pieces of the floor line, or - for none.
notation-line-or-floor = A line is a number from 1 to 5, or F (floor).
notation-order = Colours stand in the order B, Y, R, K, T.
notation-round = Here belongs the number of the round.
notation-row = A row is a number from 1 to 5.
notation-score = Here belongs a score.
notation-seat = A seat is a number from 1, or - where there is none.
notation-tiles = Here belong tiles, or - for none.
notation-wall = A space of the wall is a colour, or a full stop.

## Options of a table

option-seats = Azul has 2, 3 or 4 seats, not { $value } ({ $rule }).
option-wall = A wall is coloured or gray, not { $value } ({ $rule }).
option-first = The start player is a seat from 0 to { $last }, or None, not { $value } ({ $rule }).
option-first-number = The start player is a seat’s number, or random, not { $value } ({ $rule }).
option-unknown = There is no option { $name } ({ $name }={ $value }).

## Points and why

score-tile = { $shape ->
    [alone] +{ $points }: no neighbours
    [row] +{ $points }: row of { $across }
    [column] +{ $points }: column of { $down }
   *[both] +{ $points }: row of { $across }, column of { $down }
 }
score-floor = { $count ->
    [one] −{ $points }: floor line, { $count } space
   *[other] −{ $points }: floor line, { $count } spaces
 }
score-raised = +{ $points }: a score never drops below 0
score-rows = { $count ->
    [0] 0: no complete row
    [one] +{ $points }: { $count } complete row
   *[other] +{ $points }: { $count } complete rows
 }
score-columns = { $count ->
    [0] 0: no complete column
    [one] +{ $points }: { $count } complete column
   *[other] +{ $points }: { $count } complete columns
 }
score-colours = { $count ->
    [0] 0: no complete colour
    [one] +{ $points }: { $count } complete colour
   *[other] +{ $points }: { $count } complete colours
 }

## The log

log-first = Player { $seat } starts
log-deal = Round { $round }: the factories are filled
log-take-factory = { $player } takes { $count } { x-colour } from factory { $factory } and puts { $count ->
        [one] it
       *[other] them
    } in line { $line }{ $fallen ->
        [0] { "" }
        [one] ; { $fallen } falls to the floor
       *[other] ; { $fallen } fall to the floor
    }
log-take-factory-floor = { $player } takes { $count } { x-colour } from factory { $factory }; everything goes to the floor
log-take-centre = { $marker ->
    [yes] { $player } takes { $count } { x-colour } and the start marker from the centre and puts the tiles in line { $line }
   *[no] { $player } takes { $count } { x-colour } from the centre and puts { $count ->
        [one] it
       *[other] them
    } in line { $line }
 }{ $fallen ->
        [0] { "" }
        [one] ; { $fallen } falls to the floor
       *[other] ; { $fallen } fall to the floor
    }
log-take-centre-floor = { $marker ->
    [yes] { $player } takes { $count } { x-colour } and the start marker from the centre; everything goes to the floor
   *[no] { $player } takes { $count } { x-colour } from the centre; everything goes to the floor
 }
log-tile = { $player } moves a { x-colour } tile to row { $row }, column { $column }
