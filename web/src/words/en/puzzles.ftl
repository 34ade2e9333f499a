### Puzzles: positions with one best move

puzzles = Puzzles
puzzles-lead = In each position one move is clearly best. Find it: nothing is timed, and the engine runs on this device.
puzzles-one = Puzzle
puzzles-all = All puzzles
puzzles-today = Puzzle of the day
# On the button of the puzzle of the day
puzzles-day-go = { $state ->
    [found] Found: look again
    [shown] Look again
   *[open] Solve it
 }
puzzles-question = Your move. One is clearly best: which?
# $missed: how many of the $levels levels of bots choose another move
puzzles-from = { $missed ->
    [0] Round { $round } of a played game; no level of bot misses it
    [one] Round { $round } of a played game; { $missed } of { $levels } levels of bots misses it
   *[other] Round { $round } of a played game; { $missed } of { $levels } levels of bots miss it
 }
puzzles-panel = About this puzzle

## The answer

puzzles-answer = Your answer
puzzles-looking = Not quite. Looking at what it costs …
# $share: as 14%
puzzles-not = { $least ->
    [yes] Not quite: it costs at least { $share } of the win. Try again.
   *[no] Not quite: it costs { $share } of the win. Try again.
 }
# $points, $best: with their sign, as +2
puzzles-brings = { $same ->
    [yes] It brings as many points this round as the best move.
   *[no] It brings { $points } points this round, the best move { $best }.
 }
puzzles-over = { $state ->
    [found] That is it: better than any other move by { $share } of the win.
   *[shown] This is the move: better than any other by { $share } of the win.
 }
puzzles-show = Show me
puzzles-next = Next puzzle
puzzles-analyse = Open in analysis

## Why

puzzles-why = Why it is best
# Before another move
puzzles-second = Second best
# Above the moves that are expected
puzzles-then = What may follow
puzzles-verified = { $proof ->
    [none] Better by at least { $share }: verified by a search ten times as long as the one that found it
    [round] Better by at least { $share }: proven for this round
   *[game] Better by at least { $share }: proven to the end
 }

## More puzzles

puzzles-more = More puzzles
puzzles-game = Which game
puzzles-theme = About
# What the second best move does worse
puzzles-about = { $theme ->
    [points] Points in this round
    [given] Points of the other player
    [fallen] Tiles on the floor line
    [broken] Broken tiles
    [left] What is left to the other player
    [line] A line to complete
    [tiles] Tiles on the lines
    [goal] What counts at the end
    [barred] What can still be completed
    [starter] Who starts the next round
    [chips] Bonus chips
    [space] A space on the dome
   *[quiet] A quiet move
 }
puzzles-any = Any
puzzles-difficulty = Difficulty
puzzles-difficulty-of = Difficulty { $difficulty } of 5
# Puzzles that fit and were not looked at yet
puzzles-left = { $count ->
    [0] No more of these
   *[other] { $count } left
 }
puzzles-unknown = There is no such puzzle, or not any more.

## Days in a row

puzzles-streak = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
puzzles-longest = longest: { $days }
# Read out: what the table of days is
puzzles-wall = The puzzles of the last three weeks, day by day
puzzles-day = { $state ->
    [found] { $date }: found
    [today] { $date }: today, still to find
    [missed] { $date }: not found
   *[empty] { $date }
 }
puzzles-count = { $count ->
    [0] No puzzle solved yet
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
 }
