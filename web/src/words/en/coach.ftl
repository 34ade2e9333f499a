### The coach: what is new, one question before a clear mistake, and each round in short

coach-name = Coach
coach-about = I explain what is new, and ask before a clear mistake. You decide.
coach-blind = I explain what is new. In this browser I can’t look ahead, so I ask nothing.
coach-told = Explained so far
coach-seen = I see

## A question

coach-question = Are you sure?
# $points: how many more another choice brings
coach-why-falling = Tiles would be lost. Another choice brings { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more.
coach-why-points = Another choice brings { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more this round.
coach-why-ahead = Looking ahead, another choice is worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more by the end.
# $points: so many tiles, 2 or more, are lost although another line would take them
coach-why-wasted = { $points } tiles would be lost for which another line has room.
# the numbers are chances to win
coach-why-chance = Another choice leaves you a better chance to win.
coach-chosen = Your choice
coach-better = Instead
# below a suggestion that loses tiles, too
coach-better-lost = { $count ->
    [one] { $count } tile is lost here, too, but what follows is worth more.
   *[other] { $count } tiles are lost here, too, but what follows is worth more.
 }
coach-again = Choose again
coach-anyway = Keep my choice
# what the choice at hand is about was read
coach-on = Go on
coach-less = Ask less

## After a round

coach-round = Round { $round }, in short
# $points: what the round brought, with what it cost taken off; may be negative
coach-sum = { $points ->
    [one] It brought you { $points } point in all.
   *[other] It brought you { $points } points in all.
 }
coach-well = Went well:
# below what went well: where its tile lies
coach-at = The tile lies in row { $row }, column { $column }.
coach-cost = Cost most:
# below tiles that were lost, for no line had room for them
coach-count = Before you take, count the free spaces of a line.
coach-spared = Your score never falls below 0, so not all of that was taken.
# where nothing stands out: what filled up; $count: lines
coach-placed = { $count ->
    [one] One full line laid its tile.
   *[other] { $count } full lines laid a tile each.
 }
coach-no-cost = Nothing was lost.
# below the lines whose colour found no space
coach-unplaced = Before you take, look whether there is a free space of that colour beside the line.

## Kinds of decisions, each explained once: its name, and what is at stake

coach-kind-azul-aim = What it is about
coach-says-azul-aim = Most points win. Tiles on your wall bring them, and more when they lie side by side. The game ends with the round in which somebody completes a row of five.
coach-kind-azul-take = Taking tiles
coach-says-azul-take = Choose a colour on one factory: you take all its tiles, the rest goes to the centre. Then choose a line with room for them: a full line sends a tile to your wall, and that scores; what does not fit falls and costs points.
coach-kind-azul-bonus = Bonuses at the end
coach-says-azul-bonus = When the game ends, each complete row brings 2 more points, each complete column 7, and all five tiles of a colour 10. Choose a column or a colour to work for.
coach-kind-azul-lines = Lines that are begun
coach-says-azul-lines = A line takes only the colour it holds, and none that is in its row of the wall already. At the end of the round each full line, from top to bottom, sends one tile to the wall and its others to the lid; lines that are not full wait. Finish what you began before you begin more.
coach-kind-azul-marker = The centre and the marker
coach-says-azul-marker = Whoever takes from the centre first also gets the start marker. It takes the next space of their floor line: −1, or up to −3 where tiles lie already. They begin the next round for it.
coach-kind-azul-floor = The floor line
coach-says-azul-floor = What falls costs more and more: 1, 1, 2, 2, 2, 3, 3. Count the free spaces of a line before you take. Your score never falls below 0.
coach-kind-azul-wall = Neighbours on the wall
coach-says-azul-wall = A tile scores for every tile of the row it joins, itself included, and again for the column: the third in a row brings 3. Alone it brings 1. Choose lines that lead beside other tiles.
coach-kind-azul-ending = Ending the game
coach-says-azul-ending = A full row of five ends the game at the end of that round. Are you ahead? Then finish it. If not, columns (7) and colours (10) may still bring more.
coach-kind-azul-stock = Bag and lid
coach-says-azul-stock = The factories are filled from the bag. Look into the bag: it tells how likely each colour is to be drawn next. Used tiles lie in the lid; when the bag is empty, they go back into it.
coach-kind-azul-tiling = A space of the grey wall
coach-says-azul-tiling = Choose where the tile goes in its row. Each colour only once in a row and in a column. The number shows what it scores there.
coach-kind-duel-aim = What it is about
coach-says-duel-aim = You build a dome: plates first, then tiles on them. Tiles bring points, and more when they lie side by side. After five rounds the scoring tiles count too, and most points win.
coach-kind-duel-plate = Your first plate
coach-says-duel-plate = A plate is a part of your dome with four spaces for tiles. Take one, then place it for good. Its colours decide what your lines can use. A joker takes any colour; a swallow fills by itself, when the three others are full.
coach-kind-duel-sun = Tiles of a sun
coach-says-duel-sun = Choose a colour on one sun: you take all of it. Then choose a line. Line 3 feeds row 3 of your dome: is there a space of that colour?
coach-kind-duel-bonus = What counts at the end
# a list of what the scoring tiles count follows
coach-says-duel-bonus = After round 5, the scoring tiles of this table bring points. Choose plates and spaces with them in mind:
coach-kind-duel-moon = The moons
coach-says-duel-moon = Choose a colour: you get every top tile of it, from all five moons. The first from the large moon gets the start tile: −2, and the next start.
coach-kind-duel-lines = The end of the round
coach-says-duel-lines = The round ends when no tiles and chips are left on the factories, and both have used their tokens. Each full line then lays one tile on the dome; its others go to the tower. Lines that are not full wait for the next round, unless their row can never take that colour: then their tiles break.
coach-kind-duel-last = The last round
coach-says-duel-last = Round 5 is the last. It brings no new plates, and a line that is not full at its end brings nothing. Then the scoring tiles count.
coach-kind-duel-tokens = Plates cost a token
coach-says-duel-tokens = In rounds 1 to 4 you have two tokens each and must use both. Each brings a plate: from the display free of charge, from the stack for 1 point a plate. Good plates go early.
coach-kind-duel-chip = Bonus chips
coach-says-duel-chip = A free chip can be taken as your turn, two each round. Two of a colour, or any three, stand for a tile that a line lacks.
coach-kind-duel-broken = Broken tiles
coach-says-duel-broken = Tiles that do not fit break: 1, 3, 6, 10 points in all. The first is cheap, the fourth is not. Your score never falls below 0.
coach-kind-duel-stacking = Stacking the rest
coach-says-duel-stacking = You choose what lies on top: only that can be taken next. Hide what the other player needs.
coach-kind-duel-drawing = Drawing plates
coach-says-duel-drawing = Each plate from the stack costs 1 point, and you see the fronts only when you stop. You keep one.
coach-kind-duel-keeping = Keeping a plate
coach-says-duel-keeping = Keep the plate whose colours fit your lines. The others go under the stack.
coach-kind-duel-returning = Plates under the stack
coach-says-duel-returning = You choose the order. Only you know what lies there.
coach-kind-duel-placing = Placing a plate
coach-says-duel-placing = Put it on any empty cell, turned as you like: there it stays. Some plates have a swallow: a special space that you cannot fill. When the three other spaces are full, a special tile comes there and scores its row, 6 in row 6.
coach-kind-duel-paying = Paying with chips
coach-says-duel-paying = Chips can complete a line now. Two of its colour or any three for each missing tile. They are gone then.
coach-kind-duel-tiling = A space of the dome
coach-says-duel-tiling = Several spaces fit. A tile scores for the row and the column it joins, across plates. Jokers take any colour, once.
