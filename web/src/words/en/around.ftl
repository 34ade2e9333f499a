### Around the game: the bar above a table, moves, replay, results, and what the table has to tell

## The bar above a table

around-home = Tilewright, to the first page
# On a phone, before whose turn it is
around-where-phone = Round { $round }
# $asked: what you are asked, by the server's message; $what: what may be taken in Duel
around-turn-yours = { $asked ->
    [confirm] Your turn: confirm or take back
    [prompt-azul-take] Your turn: choose tiles
    [prompt-azul-tile] Your turn: choose a space of the wall
    [prompt-duel-first-plate] Your turn: choose your first plate
    [prompt-duel-turn] { $what ->
        [tiles] Your turn: take tiles
        [chip] Your turn: take a chip
        [plate] Your turn: take a plate
        [tiles-chip] Your turn: tiles or a chip
        [tiles-plate] Your turn: tiles or a plate
        [chip-plate] Your turn: a chip or a plate
       *[all] Your turn: tiles, a chip or a plate
     }
    [prompt-duel-stack] Your turn: stack the rest
    [prompt-duel-draw] Your turn: draw another or stop
    [prompt-duel-keep] Your turn: keep a plate
    [prompt-duel-return] Your turn: put plates back
    [prompt-duel-place] Your turn: place the plate
    [prompt-duel-pay] Your turn: pay with chips?
    [prompt-duel-spend] Your turn: choose a chip
    [prompt-duel-tile] Your turn: choose a space of the dome
   *[other] Your turn
 }
# In a narrow bar, after "Round 3"
around-turn-yours-short = your turn
# Several players at one device: whose turn it is
around-turn-shared = { $asked ->
    [confirm] { $name }: confirm or take back
   *[other] { $name }’s turn
 }
around-turn-theirs = { $name }’s turn
around-turn-thinking = { $name } is thinking
# While the points of a round, or of the end of the game, are counted before everybody's eyes
around-turn-scoring = Scoring
around-turn-over = The game is over
around-turn-past = Move { $at } of { $last }
around-turn-lost = No connection
around-take-back = Take back
around-hint = Hint
around-moves = Moves
around-sound-on = Turn sound on
around-sound-off = Turn sound off
around-settings = Settings

## The menu

around-menu = Menu
around-show-result = Show the result
around-link-copied = The link is copied.

## Beside the table

around-rail = Moves and news of the table
around-goals = Counts at the end
around-round = Round { $round }
around-no-moves = Nothing has been played yet.
around-notation = Type a move
around-notation-play = Play
around-notation-example = For example { $example }, then Enter.

## Moves in a narrow list: who moved is drawn before, and so are the count and the colour of tiles

around-log-take-factory = { $factory } → line { $line }
around-log-take-factory-floor = { $factory } → floor
around-log-take-centre = centre → line { $line }
around-log-take-centre-floor = centre → floor
around-log-tile = row { $row }, column { $column }
around-log-take-small = { $place ->
    [all] sun { $factory } → broken
   *[some] sun { $factory } → line { $line }
 }
around-log-take-large = { $place ->
    [all] large sun → broken
   *[some] large sun → line { $line }
 }
around-log-take-moons = { $place ->
    [all] moons → broken
   *[some] moons → line { $line }
 }
around-log-stack = on the moon of { $factory }
around-log-take-chip = from factory { $factory }
around-log-take-plate = plate of the display
around-log-draw-plate = plate of the stack
around-log-stop-drawing = { $count ->
    [one] looks at { $count } plate
   *[other] looks at { $count } plates
 }
around-log-keep-plate = keeps plate { $place }
around-log-keep-unknown = keeps plate { $place }
around-log-return-plate = plate { $place } under the stack
around-log-place-plate = plate → row { $row }, column { $column }
around-log-keep-chips = line { $line }: no chips
around-log-spend-chips = line { $line }: { $count } chips
around-log-spend-chip = spent
# A line of points in the list of moves; small tiles follow, and the points
around-gain = { $why ->
    [tile] { $game ->
        [duel] dome
       *[azul] wall
    }
    [special] dome
    [floor] floor line
    [raised] never below 0
    [rows] complete rows
    [columns] complete columns
    [colours] complete colours
    [broken] broken tiles
    [start-tile] start tile
    [draw] plate drawn
    [diagonals] diagonals
    [jokers] jokers
    [five-colours] rows of five colours
    [border] border
    [corners] corners
    [empty-specials] empty special spaces
   *[other] points
 }

## Replay

around-replay = Replay
around-replay-slider = Moment of the game
around-replay-first = To the first move
around-replay-back = One move back
around-replay-play = Play from here
around-replay-halt = Halt
around-replay-next = One move on
around-replay-last = To the last move
# $missed: moves that were made while an earlier moment was shown
around-replay-leave = { $missed ->
    [0] Back to the game
    [one] Back to the game, { $missed } new move
   *[other] Back to the game, { $missed } new moves
 }

## What the table has to tell

around-confirm-text = Your move waits to be confirmed.
around-confirm = Confirm
# Only read aloud; $hint: what a bot would do in your place
around-hinted = Hint: { $hint }
around-read-rule = Read rule { $rule }
around-reconnecting = Reconnecting …
around-server-away = The server can’t be reached.
around-moves-safe = { $who ->
    [watcher] The table goes on when you are back.
   *[player] Your moves are safe; the table goes on when you are back.
 }
around-try-now = Try now
around-opening = Setting the table …
# The live log for screen readers
around-log = What happens at the table
# $why: the server's words for the points, as "+5: row of 3, column of 2"
around-log-points = { $you ->
    [yes] You: { $why }
   *[no] { $player }: { $why }
 }

## No such table

around-gone = There is nothing to see here
around-gone-link = This link is not complete: open it again as it was sent to you.
around-gone-watch = Watch the table
around-gone-play = Play a game

## The result

around-rematch = Rematch
around-rematch-go = To the rematch

## Titles of the page

around-title-opening = Tilewright
around-title-gone = No such table – Tilewright
around-title = { $game } – Tilewright
around-title-yours = (●) Your turn – { $game }
around-title-told = { $turn } – { $game }

## To the analysis board

around-analyse = Analyse
