### The analysis board

analysis = Analysis
analysis-title = Analysis – Tilewright
analysis-about = Look at any position: what each move is worth, and what would follow. The engine runs on this device.
analysis-opening = Opening the board …
analysis-begin = New analysis
# On a button that draws the first deal of a new game
analysis-deal-for = { $seats } players
analysis-paste = Or paste a record, a position or a link
analysis-open = Analyse
analysis-puzzles = Puzzles
# Somebody whose name nobody knows
analysis-player = Player { $number }
analysis-move = { $move ->
    [0] start
   *[other] move { $move }
 }
analysis-panel = What the engine thinks
analysis-verdict = Verdict
# $share: of the games from here, as 68 %
analysis-wins = { $name } wins { $share }
# Below a large share such as 68 %
analysis-who-wins = { $name } wins
analysis-share-unknown = Nobody knows yet who wins
# Below points such as +6
analysis-lead = expected lead
analysis-lead-final = points, final
# An end of the ruler of the lead
analysis-by = { $name } by { $points }
analysis-level = level
# $nodes: how many positions were looked at
analysis-state = { $state ->
    [thinking] Thinking
    [deeper] Looking deeper: { $nodes }
    [done] Looked at { $nodes }
    [paused] Paused at { $nodes }
    [proven] Proven for this round
    [solved] Proven to the end
    [over] The game is over
    [chance] A deal comes next
   *[failed] The engine has stopped
 }
analysis-pause = Pause
analysis-resume = Think on
analysis-best = Best moves
# Above two columns: points this round, and the share of the win
analysis-columns = now · wins
analysis-points-now = Points this round
analysis-suggestion = Number { $rank }: { $what }
analysis-thought = Suggestion
analysis-then = Then: { $what }
analysis-play-it = Play it
analysis-choose = Choose a move on the table, or wait for a suggestion.
analysis-hidden = Suggestions are hidden.
analysis-unhide = Show them
analysis-chance = Chance decides what comes next.
analysis-chance-note = Draw again from here for other deals; each is a variation.
analysis-draw = Draw a deal
# On a button: what chance decides is entered by hand
analysis-enter = Enter it
analysis-deal = Deal
analysis-label = { $label ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
 }
analysis-note = Note
analysis-note-hint = What is there to say here?
analysis-more = Copy and link
analysis-copy = { $what ->
    [link] Copy the link
    [position] Copy the position
   *[record] Copy the record
 }
analysis-copied = { $what ->
    [link] The link is copied.
    [position] The position is copied.
   *[record] The record is copied.
 }
analysis-by-hand = This browser does not let the page copy. Copy it from here:
analysis-promote = Make it the main line
analysis-prune = Delete from here on
analysis-play-on = Play on
analysis-play-on-about = Play on from here against a bot. You take the seat of { $name }.
analysis-play-on-level = Level of the bot
analysis-refused = { $rule ->
    [none] The rules do not allow that here.
   *[other] The rules do not allow that here ({ $rule }).
 }
analysis-running = Analysis opens when the game is over.
analysis-no-record = This is no record: line { $line } can’t be read.
analysis-no-position = This is no record and no possible position. { $why }
# $move in notation; $rule is none where no rule forbids it
analysis-no-move = { $rule ->
    [none] Move { $number } of this game, { $move }, is not possible here.
   *[other] Move { $number } of this game, { $move }, is not possible here: rule { $rule }.
 }
analysis-no-engine = The engine did not start on this browser. The replay of the game and its record still work.
analysis-keys = Keys
analysis-key = { $does ->
    [walk] one move back or on
    [beside] another variation
    [ends] first and last moment
    [suggestion] next suggestion
    [play] play the suggestion
    [pause] pause the thinking
    [hide] hide the suggestions
    [explain] why the last move was worse
    [note] write a note
    [draw] draw a deal
    [turn] turn the boards
   *[type] type a move
 }

## The report of a game

analysis-report = Report of the game
analysis-why = Why was the last move worse?
analysis-report-at = Move { $move } of { $moves }
analysis-report-stop = Stop
analysis-report-go-on = Go on
analysis-report-graph = Share of the win, move by move; the pills tell what each deal was worth, in %.
analysis-report-counts = How good the moves were
analysis-report-worth = Worth another try
analysis-report-whose = Whose moves
analysis-report-none = No move cost more than 2 %.
analysis-report-move = Round { $round }, move { $number }: { $label ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
 }
analysis-report-played = played
analysis-report-better = better
analysis-report-show = Show

## Edit the position

analysis-edit = Edit the position
analysis-set-up = Set up a position
analysis-edit-about = The position as text, as the notation has it.
analysis-edit-sound = Nothing wrong

## Try again

analysis-try = Try again
analysis-try-on = Go on
analysis-try-answer = { $answer ->
    [ask] Find a better move than the one that was played.
    [found] That is it.
    [good] Just as good: within 2 % of the best.
    [not] Not yet: −{ $cost } %.
   *[wait] Looking at it …
 }
