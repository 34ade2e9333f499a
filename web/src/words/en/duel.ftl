### Playing Azul Duel

## Words inside other messages

# $colour is one of blue, yellow, red, black, teal
duel-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[teal] teal
 }

## The market

duel-factories = Factories, plates and bag
duel-factory = Factory { $factory }
duel-large-factory = The large factory
# $factory is 1 to 4, or L for the large one
duel-pick-sun = { $factory ->
    [L] { $count } { duel-colour }, sun of the large factory
   *[other] { $count } { duel-colour }, sun of factory { $factory }
 }
duel-pick-moon = { duel-colour }, on top of the moon of factory { $factory }
duel-pick-large-moon = { $count } { duel-colour }, moon of the large factory
duel-start-tile-here = The start tile is here: whoever first takes a tile from this moon takes it too.
# $first and $second are colours; $second is none where half of the chip is blank
duel-chip = { $second ->
    [none] Bonus chip, { $first }
   *[other] Bonus chip, { $first } and { $second }
 }
duel-take-chip = { $second ->
    [none] Bonus chip of factory { $factory }, { $first }
   *[other] Bonus chip of factory { $factory }, { $first } and { $second }
 }
duel-plates = Dome plates
duel-display = Plates on display
# above the stack of plates
duel-stack = { $count ->
    [0] Stack: empty
   *[other] Stack: { $count } left
 }
# $plate is the sentence of duel-plate
duel-take-plate = Plate { $place } of the display: { $plate }
# the four spaces of a plate, in reading order: what each takes
duel-plate = { $a }, { $b }; below { $c }, { $d }
duel-kind = { $kind ->
    [special] special
    [joker] joker
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[teal] teal
 }
# $back is the back of the plate on top: special, joker, or none if it is not known
duel-draw = { $back ->
    [special] Draw from the stack: { $count } left, the top one special
    [joker] Draw from the stack: { $count } left, the top one a joker
   *[none] Draw from the stack: { $count } left
 }
duel-stack-next = { $back ->
    [special] next: special
    [joker] next: joker
   *[none] next: …
 }
duel-stack-price = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
 }
duel-stock = Bag and tower
duel-bag = Bag
duel-tower = Tower
duel-all = All
duel-odds = next tile

## Boards

# $name is a player
duel-board = Board of { $name }
duel-show-board = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
 }: show the board
duel-started = started this round
duel-lines = Pattern lines
# $state is legal, preview, illegal, or none while nothing is being chosen
duel-line = { $state ->
    [illegal] Line { $line }, { duel-filled }; not allowed
    [none] Line { $line }, { duel-filled }
   *[legal] Line { $line }, { duel-filled }; allowed, { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
 }
# part of duel-line; $colour is none where the line is empty
duel-filled = { $colour ->
    [none] empty
   *[other] { $filled } of { $line } { duel-colour }
 }
duel-dome = Dome
# $takes: what the space is for, none without a plate; $tile: what lies there
duel-space = { $tile ->
    [none] { $takes ->
        [none] Row { $row }, column { $column }: no plate
       *[other] Row { $row }, column { $column }: empty, for { $takes ->
            [special] the special tile
            [joker] any colour
            [blue] blue
            [yellow] yellow
            [red] red
            [black] black
           *[teal] teal
         }
     }
    [special] Row { $row }, column { $column }: special tile
    [blue] Row { $row }, column { $column }: blue
    [yellow] Row { $row }, column { $column }: yellow
    [red] Row { $row }, column { $column }: red
    [black] Row { $row }, column { $column }: black
   *[teal] Row { $row }, column { $column }: teal
 }
# a space that may be chosen; $points has its sign: +3
duel-tile-here = { $takes ->
    [joker] Row { $row }, column { $column }, joker: { $points }
   *[other] Row { $row }, column { $column }: { $points }
 }
# $turns: quarter turns clockwise, 0 to 3
duel-cell = { $turns ->
    [0] Place the plate in cell row { $row }, column { $column }
    [one] Place the plate in cell row { $row }, column { $column }, after { $turns } quarter turn
   *[other] Place the plate in cell row { $row }, column { $column }, after { $turns } quarter turns
 }
duel-turn-plate = Turn the plate
# a tooltip
duel-turn-key = Turn the plate (R)
# $state is legal while tiles are chosen that may be broken
duel-broken = { $state ->
    [legal] Break the tiles; { $count } broken so far
   *[none] { $count ->
        [one] { $count } broken tile
       *[other] { $count } broken tiles
     }
 }
duel-start-tile-held = holds the start tile
duel-tokens-title = Plates
duel-tokens = { $count ->
    [one] { $count } plate still to take this round
   *[other] { $count } plates still to take this round
 }
duel-chips-title = Bonus chips
duel-chips = { $count ->
    [one] { $count } bonus chip
   *[other] { $count } bonus chips
 }

## Choosing

duel-choose-line = { $count ->
    [one] { $count } { duel-colour } chosen: choose a line for it, or break it.
   *[other] { $count } { duel-colour } chosen: choose a line for them, or break them.
 }
# on a button, beside the numbers of lines: tiles are broken
duel-break = Break
duel-pick-break = Break: { $points }
# $worth is what it brings (+5) or how full the line gets (3/5)
duel-pick-line = { $state ->
    [illegal] Line { $line }: not allowed
   *[legal] Line { $line }: { $worth }
 }
# $reasons are sentences of the server with their points
duel-forecast = When the dome is tiled: { $reasons }.
duel-at-once = { $reasons }.
# chips that a payment takes in all, where that is more than the choice says
duel-spent = All in all, { $count } chips are spent, since the rest leaves no choice.
duel-preview-plate = Take this plate; then you place it on your dome.
# $what: what may be taken now
duel-ask-turn = { $what ->
    [tiles] Take tiles.
    [chip] Take a bonus chip.
    [plate] Take a plate.
    [tiles-chip] Take tiles or a bonus chip.
    [tiles-plate] Take tiles or a plate.
    [chip-plate] Take a bonus chip or a plate.
   *[all] Take tiles, a bonus chip or a plate.
 }
duel-ask-cell = Choose a cell of your dome for the plate; turn it as you like.
duel-ask-stacked = The order is settled: the last tile lies on top.
duel-preview-place = The plate goes into row { $row }, column { $column } of your dome’s cells.
duel-waiting = Waiting for { $player }.
duel-chance = The table is being set.
duel-scored = { $you ->
    [yes] You: { $why }
   *[no] { $player }: { $why }
 }
duel-rest = Tiles to stack, the lowest first
duel-stack-tile = Put { duel-colour } next on the stack
duel-hand = Plates drawn
duel-kept = Kept
# $plate is none where only the back is to be seen; $phase is keeping or returning
duel-drawn = { $plate ->
    [none] { $back ->
        [special] Plate { $place }, face down, special
       *[joker] Plate { $place }, face down, joker
     }
   *[other] { $phase ->
        [returning] Put plate { $place } under the stack: { $plate }
       *[keeping] Keep plate { $place }: { $plate }
     }
 }
duel-chips-to-spend = Chips to spend
# a button on a shared device: only the player in turn should look
duel-show-to-me = Show to me
# buttons: draw one more plate, or look at those drawn; pay for a missing tile with so many chips
duel-option = { $option ->
    [draw] Draw another, −1
    [stop] Stop and look
    [pay-0] Keep my chips
    [pay-2] Pay 2 of { duel-colour }
   *[pay-3] Pay any 3
 }

## Scoring tiles

duel-goals = Scoring tiles
duel-side = { $side ->
    [rows] Rows
    [columns] Columns
    [diagonals] Diagonals
    [jokers] Jokers
    [five-colours] Five colours
    [border] Border
    [corners] Corners
   *[empty-specials] Empty specials
 }
# short: stands in a narrow column beside a picture
duel-side-counts = { $side ->
    [rows] 3 for each full row
    [columns] 7 for each full column
    [diagonals] 10 for each full diagonal
    [jokers] 2 for each joker, if all are filled
    [five-colours] 4 for each row with five colours
    [border] 1 for each tile on the border
    [corners] full corner plates: 3 above, 8 below
   *[empty-specials] −3 for each empty special space
 }
# for a screen reader
duel-goal = { $name }: { $now } now, { $possible } possible
duel-goal-now = { $now }
duel-goal-possible = of { $possible }

## Before a table is opened, and around it

duel-where = round { $round } of { $rounds }
