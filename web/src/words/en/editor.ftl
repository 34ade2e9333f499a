### The editor of positions, and what chance decides entered by hand

editor-position = The position
editor-palette = What to put down
editor-eraser = Take away
editor-marker = start marker
editor-start-tile = start tile
# Opens a list of plates and chips
editor-more = Plates, chips
editor-more-held = { $name }; other plates and chips
editor-middle = The middle of the table
# Names a place aloud: where it is, and what lies there
editor-spot = { $where }: { $what }
editor-pile = { $where }: { $count } { $what }
editor-nothing = nothing
editor-no-plate = no plate
# $what: a colour, special or joker
editor-space-for = empty, for { $what }
editor-factory = Factory { $number }
editor-large = Large factory
editor-sun = { $where }, sun
editor-moon = { $where }, moon
editor-chip = { $where }, bonus chip
editor-chip-down = face down
editor-centre = Centre
editor-display = Plates on display
editor-at-hand = Plate to be placed
editor-line = Pattern line { $number }
editor-row = Row { $number }
editor-column = { $where }, column { $column }
editor-floor = Floor line
editor-broken = Broken tiles
editor-chips = Bonus chips
editor-chips-unseen = Chips that nobody has seen
editor-bag = Bag
editor-lid = Lid
editor-tower = Tower
editor-in-all = In all
# 21 of 20
editor-of = { $count } of { $due }
editor-score = Points
editor-tokens = Tokens left
editor-taken = Chips taken
editor-turn = To move
editor-round = Round
editor-phase-of = Phase
editor-starter = Start player
editor-marker-of = Start marker with
editor-tile-of = Start tile with
editor-top = Back of the top plate
editor-drawn = Plate { $number } drawn
editor-nobody = nobody
editor-unknown = “{ $text }”
editor-phase = { $phase ->
    [start] start player is drawn
    [deal] before the deal
    [offer] factory offer
    [tiling] tiling
    [over] over
    [scoring] scoring tiles are drawn
    [display] a plate is turned up
    [back] a back is turned up
    [chip] a chip is turned up
    [fronts] drawn plates are shown
    [setup] first plates
    [turn] a turn
    [stacking] stacking
    [drawing] drawing plates
    [keeping] keeping a plate
    [returning] plates go back
    [placing] placing a plate
    [paying] paying
   *[spending] spending chips
 }
editor-problems-title = Problems
editor-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
 }
editor-checking = Checking …
editor-mend = Mend
editor-mend-number = Mend problem { $number }
editor-not-drawn = This text can’t be drawn. Mend it, or undo.
editor-fill = Fill the bag
editor-clear = Empty table
editor-back = Back to the board
editor-undo = Undo
editor-redo = Redo
editor-enter = What comes next
editor-enter-it = Enter
editor-enter-nothing = Nothing is left to chance here.
editor-draw-rest = Draw
# On a button: puts one more there
editor-put = { $name }, { $left } left
editor-take = Take away { $name }
