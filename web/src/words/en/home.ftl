### Home: what waits, what was played, and the level that fits

# Above the tables that go on; $count of them wait for you
home-due = { $count ->
    [0] Welcome back
    [one] A table waits for you
   *[other] { $count } tables wait for you
 }
home-someone = Play someone
home-someone-more = Find an opponent of your strength, or challenge a player.
home-history = Your last games
home-history-all = All { $count } games
# How well somebody played, as a percentage
home-accuracy = Accuracy { $accuracy }
home-levels = Your results against each level
home-levels-won = { $won } of { $count } won

## The level to try next, with its reason; $from is the level that was played last

home-fit = { $way ->
    [up] You won { $won } of your last { $count } games at level “{ $from }”. Time for “{ $level }”.
    [down] You lost { $lost } of your last { $count } games at level “{ $from }”. Try “{ $level }” first.
    [easier] Level “{ $from }” is hard to begin with. Try “{ $level }” first.
   *[stay] { $count ->
        [one] One game at level “{ $from }” so far: stay at this level.
       *[other] You won { $won } of your last { $count } games at level “{ $from }”: stay at this level.
    }
 }
home-next = What to play next
home-play-level = Play a bot: { $level }
home-choose-level = Choose “{ $level }”

## For somebody who plays a game for the first time on this device

home-first = First game with a coach
home-first-note = A bot at level “{ $level }” plays against you. The coach explains each new decision and asks before a clear mistake.
