### What is shown at a table now and then: the menu, notices, the result

around-show-table = Show the table
around-share = { $moment ->
    [past] Share a link to this moment
   *[now] Share a link to watch
 }
around-download = Download the record
around-rules = Rules of the game
around-resign = Resign
# Under "Resign" in the menu
around-resign-note = You give up and lose.
around-end = Stop the game
# Under "Stop the game" in the menu
around-end-note = Nobody wins or loses.
# Under "Stop the game" where the game counts, and when it is asked again
around-end-claim = { $name } is absent and loses.
around-leave = Leave; your seat stays yours
around-leave-watching = Leave
around-resign-title = Do you want to resign?
around-resign-text = { $what ->
    [bot] A bot plays on in your place.
   *[over] The game is over then, and you have lost it.
 }
around-end-title = Do you want to stop the game?
around-end-text = It is broken off: nobody wins, and nobody loses.
around-resign-for = Resign for { $name }
around-play-on = Play on
around-link-title = Share a link
around-link-text = Whoever opens this link can watch.
around-agree = Agree
around-decline = Decline
around-withdraw = Withdraw
around-offer-asked = { $kind ->
    [rematch] { $name } would like a rematch.
   *[back] { $name } would like to take a move back.
 }
# $awaited: who has yet to agree
around-offer-made = { $kind ->
    [rematch] You have offered a rematch. Waiting for { $awaited }.
   *[back] You have asked to take a move back. Waiting for { $awaited }.
 }
around-offer-told = { $kind ->
    [rematch] { $name } would like a rematch. Waiting for { $awaited }.
   *[back] { $name } would like to take a move back. Waiting for { $awaited }.
 }
around-absent = { $name } is absent.
around-absent-note = You need not wait: let a bot play on, or stop the game.
around-absent-claim = It is their turn: end the game if you like, and they have lost it.
around-absent-silent = This bot does not answer: stop the game if you like, and nobody wins or loses.
around-absent-level = Level of the bot
around-absent-replace = Let a bot play on
around-bot-sits = A bot plays on your seat.
around-sit-again = Take your seat again
# After a game that was given up or lost on time; $count: how many winners
around-result-winners = { $you ->
    [yes] You win.
   *[no] { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
     }
 }
# $rounds, $moves: how long the game was
around-result-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }, { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
 }
# $why: where the winner was furthest ahead; $points: by how many points
around-result-difference = { $why ->
    [tile] The greatest lead came from tiles placed: { $points }.
    [special] The greatest lead came from special tiles: { $points }.
    [rows] The greatest lead came from complete rows: { $points }.
    [columns] The greatest lead came from complete columns: { $points }.
    [colours] The greatest lead came from complete colours: { $points }.
    [floor] The greatest lead came from a cleaner floor line: { $points }.
    [broken] The greatest lead came from fewer broken tiles: { $points }.
   *[other] The greatest lead in one thing was { $points }.
 }
# Under the result of somebody who lost; $name: the winner
around-lost = Why { $name } won
around-lost-behind = { $points ->
    [0] You were level, and the tie went the other way. The winner did better here:
    [one] You were { $points } point behind. The winner did better here:
   *[other] You were { $points } points behind. The winner did better here:
 }
# Where you have won
around-won = Why you won
around-won-ahead = { $points ->
    [0] You were level with { $name }, and the tie went your way. You did better here:
    [one] You were { $points } point ahead of { $name }. You did better here:
   *[other] You were { $points } points ahead of { $name }. You did better here:
 }
# The last line, after a figure; $who did better in what is not listed
around-won-rest = { $who ->
    [you] You did better in everything else together, too.
   *[other] { $name } did better in everything else together.
 }
# What to do about it; $why: where points were lost to the winner
around-lost-tip = { $why ->
    [tile] A tile scores for every tile in the row and the column it joins: place tiles side by side.
    [special] A special tile comes with a full plate: fill one plate before you begin the next, best in the lower rows.
    [rows] A complete row counts at the end.
    [columns] A complete column counts at the end: begin one early, and work for it in every round.
    [colours] All five tiles of a colour count at the end: choose one early.
    [floor] More fell on your side. Count the free spaces of a line before you take.
    [broken] More broke on your side. Count the free spaces of a line before you take.
    [start-tile] You took the start tile more often: it costs points, and is worth them only where starting helps you.
    [draw] You paid more for plates from the stack: those on display are free.
    [empty-specials] A special space that stays empty costs points: fill the plates that you have.
   *[other] It counts at the end: choose plates and spaces for it from the first round on.
 }
# Below losses of which a part was not taken; $mine, $theirs: points
around-lost-spared = You lost { $mine }, the winner { $theirs }. Not all of it was taken, because no score falls below 0.
around-won-spared = You lost { $mine }, { $name } { $theirs }. Not all of it was taken, because no score falls below 0.
# The last line, after a figure; $who did better in what is not listed
around-lost-rest = { $who ->
    [you] You did better in everything else together.
   *[winner] The winner did better in everything else together, too.
 }
around-share-short = Share
around-download-short = Record
around-sources = Where the points came from
around-source = { $why ->
    [start] At the start
    [tile] Tiles placed
    [special] Special tiles
    [floor] Floor line
    [raised] Never below 0
    [rows] Rows
    [columns] Columns
    [colours] Colours
    [broken] Broken tiles
    [start-tile] Start tile
    [draw] Plates drawn
    [diagonals] Diagonals
    [jokers] Jokers
    [five-colours] Five colours
    [border] Border
    [corners] Corners
    [empty-specials] Empty special spaces
   *[other] Other points
 }
# Under the name of a source: the points for one of it
around-source-each = { $points } each
around-source-total = Total
around-chart = Score by round
# Where the chart begins
around-chart-start = start
around-chart-round = round { $round }
around-final = { $game ->
    [duel] Final domes
   *[azul] Final walls
 }
around-result-wall = { $game ->
    [duel] { $filled ->
        [one] { $name }: { $filled } tile on the dome
       *[other] { $name }: { $filled } tiles on the dome
    }
   *[azul] { $filled ->
        [one] { $name }: { $filled } tile on the wall
       *[other] { $name }: { $filled } tiles on the wall
    }
 }
around-moments = Worth another look
around-moment = { $sign ->
    [loss] { $points ->
        [one] Round { $round }: { $you ->
            [yes] you
           *[no] { $name }
         } lost { $points } point at once.
       *[other] Round { $round }: { $you ->
            [yes] you
           *[no] { $name }
         } lost { $points } points at once.
    }
   *[gain] { $points ->
        [one] Round { $round }: { $you ->
            [yes] you
           *[no] { $name }
         } scored { $points } point at once.
       *[other] Round { $round }: { $you ->
            [yes] you
           *[no] { $name }
         } scored { $points } points at once.
    }
 }
around-moment-show = Show
# Behind "Show", only read aloud
around-moment-which = round { $round }, { $name }
around-moment-none = Nothing was scored in this game.
around-analyse-here = Analyse this moment
around-report = How the game went
around-report-about = Every move judged, on this device: what it cost, and what was better.
around-report-start = Judge every move
around-coach-on = Play with a coach
around-coach-off = Play without the coach
around-coach-note = It explains what is new and asks before a clear mistake.

## Scoring tiles of Duel, as they are chosen

duel-scoring = Which scoring tiles?
duel-scoring-first = First game
duel-scoring-random-3 = Three at random
duel-scoring-random-4 = Four at random
duel-scoring-own = Choose
duel-scoring-own-note = Choose three or four tiles, and a side of each. They count for both players at the end.
duel-scoring-random-note = They are drawn when the game begins, and count for both players at the end.
# Read out: one of four tiles with two sides each
duel-scoring-tile = Scoring tile { $number }
duel-scoring-none = Without it
# $points: for one of what the side counts; $upper: of corners, for the two upper ones
duel-side-text = { $side ->
    [rows] { $points } points for each full row of your dome.
    [columns] { $points } points for each full column of your dome.
    [diagonals] { $points } points for each of the two long diagonals, if it is full.
    [jokers] { $points } points for each joker space, if all of yours are filled.
    [five-colours] { $points } points for each row with five different colours.
    [border] { $points ->
        [one] { $points } point for each tile on the edge of your dome.
       *[other] { $points } points for each tile on the edge of your dome.
     }
    [corners] For each full plate in a corner: { $upper } points above, { $points } below.
   *[empty-specials] Lose { $points } points for each special space that is empty.
 }

## Settings

page-name-next = It counts from your next table on.
page-speed = Speed of the tiles
page-speed-of = { $speed ->
    [0] at once
    [0.5] ½
   *[other] × { $speed }
 }
page-confirming = How you make a move
page-confirming-off = At once
page-confirming-on = Second press
page-confirming-timed = After 3 seconds
page-confirming-off-note = On this device, a move is made as soon as you choose or drop it.
page-confirming-on-note = On this device, you see what a move would do, and press once more to make it.
page-confirming-timed-note = On this device, you see what a move would do; after three seconds it is made, unless you go back.
page-odds = Bag and odds
page-odds-note = Show how many tiles of each colour are left, and how likely the next one is.
page-motifs = Patterns on the tiles
page-motifs-note = Each colour has a pattern of its own.
page-sound = Sound
