### What things on the table are called, and what they do: the name, then a sentence

names-rule = Read its rule
names-score = Score
names-score-says = After the arrow: what it would be if the round ended now.
names-clock = Clock
names-clock-says = Time that is left for all turns. It runs while you think.

## Azul

names-x-colour = { $colour ->
    [blue] Blue
    [yellow] Yellow
    [red] Red
    [black] Black
   *[teal] Teal
 }
names-azul-tile-factory = { names-x-colour } tile
names-azul-tile-factory-says = You take all tiles of this colour; the others go to the centre.
names-azul-tile-centre = { names-x-colour } tiles in the centre
names-azul-tile-centre-says = You take all tiles of this colour from here.
names-azul-marker = Start marker
names-azul-marker-says = First to take from the centre gets it: −1, and the next start.
names-azul-factory = Factory
names-azul-factory-says = Holds four tiles. Take one colour; the rest goes to the centre.
names-azul-centre = Centre
names-azul-centre-says = What others left. You take all tiles of one colour.
names-azul-line = Pattern line { $line }
names-azul-line-says = { $line ->
    [one] Holds { $line } tile. When it is full, the tile goes to the wall.
   *[other] Holds { $line } tiles of one colour. When it is full, one goes to the wall.
 }
names-azul-wall = Wall: row { $row }, column { $column }
names-azul-wall-says = A tile here scores for the row and the column it joins.
names-azul-floor = Floor line, space { $space }
names-azul-floor-says = A tile here costs { $cost }. The line costs { $full } when full.
names-azul-floor-sum = Cost of the floor line
names-azul-floor-sum-says = Taken off your score at the end of the round.
names-azul-out = What line { $line } brings
names-azul-out-says = Points at the end of the round, or how full the line is.
names-azul-bag = Bag
names-azul-bag-says = Tiles of each colour that can still be drawn.
names-azul-odds = Next tile
names-azul-odds-says = How likely each colour is to be drawn next.
names-azul-lid = Lid
names-azul-lid-says = Tiles that were used. They go into the bag when it is empty.
names-azul-goal = { $goal ->
    [rows] Complete rows
    [columns] Complete columns
   *[colours] Complete colours
 }
names-azul-goal-says = Each brings { $points } points at the end of the game.

## Azul Duel

names-duel-sun-tile = Tile on a sun
names-duel-sun-tile-says = You take all of its colour here, and stack the others on the moon.
names-duel-moon-tile = Top tile of a moon
names-duel-moon-tile-says = You take all top tiles of its colour, from all five moons.
names-duel-under = Tile in a stack
names-duel-under-says = It can be taken when it lies on top.
names-duel-start-tile = Start tile
names-duel-start-tile-says = First to take from the large moon gets it: −2, and the next start.
names-duel-chip-down = Bonus chip, face down
names-duel-chip-down-says = It is turned up when the last tile leaves its factory.
names-duel-chip = Bonus chip
names-duel-chip-says = Take it as your turn. Chips pay for missing tiles of a line.
names-duel-moon = Moon
names-duel-moon-says = What was left of the sun. Only top tiles can be taken.
names-duel-sun = Sun
names-duel-sun-says = Take all tiles of one colour. The rest goes to the moon.
names-duel-factory = Factory
names-duel-factory-says = A sun with new tiles, and a moon for what is left.
names-duel-plate = Dome plate
names-duel-plate-says = Take it with a token and place it on your dome, for good.
names-duel-stack = Plate stack
names-duel-stack-says = Each plate you draw costs 1 point. You keep one.
names-duel-line = Pattern line { $line }
names-duel-line-says = { $line ->
    [one] Holds { $line } tile. When it is full, the tile goes to row { $line } of the dome.
   *[other] Holds { $line } tiles of one colour. When it is full, one goes to row { $line } of the dome.
 }
names-duel-special = Special space, row { $row }
names-duel-special-says = Fills by itself when its plate is full: { $points } { $points ->
    [one] point
   *[other] points
 }.
names-duel-joker = Joker space, row { $row }
names-duel-joker-says = Takes a tile of any colour, once.
names-duel-space = Space of the dome, row { $row }
names-duel-space-says = A tile here scores for the row and the column it joins.
names-duel-cell = Cell of the dome
names-duel-cell-says = Room for a plate. A plate that lies never moves again.
names-duel-broken = Broken tiles, space { $space }
names-duel-broken-says = Filled up to here, they cost { $cost } in all.
names-duel-start-place = Place of the start tile
names-duel-start-place-says = Whoever has it loses 2 and starts the next round.
names-duel-tokens = Tokens
names-duel-tokens-says = Each pays for one plate. Use both in every round but the last.
names-duel-chips = Your bonus chips
names-duel-chips-says = Two of a line’s colour, or any three, stand for a missing tile.
names-duel-out = What line { $line } brings
names-duel-out-says = Points at the end of the round, or how full the line is.
names-duel-bag = Bag
names-duel-bag-says = Tiles of each colour that can still be drawn.
names-duel-odds = Next tile
names-duel-odds-says = How likely each colour is to be drawn next.
names-duel-tower = Tower
names-duel-tower-says = Tiles that were used. They go into the bag when it is empty.
names-duel-scoring = Scoring tile
names-duel-scoring-says = It counts at the end of the game: your points now, and the most there can be.
