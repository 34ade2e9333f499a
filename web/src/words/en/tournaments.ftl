### Tournaments

cup-title = Tournaments
cup-lead = Made by anyone, run by themselves. Enter with one press; no account is asked.
cup-make = Make one
cup-none = There is no tournament yet. Make one: it starts when you want, and bots may fill in.
cup-all = All tournaments
cup-group-running = Being played
cup-group-open = Open
cup-group-over = Over
cup-kinds = The three kinds
# $kind: swiss, arena or duplicate
cup-kind = { $kind ->
    [swiss] Swiss
    [arena] Arena
   *[duplicate] Duplicate
 }
cup-kind-more = { $kind ->
    [swiss] A fixed number of rounds; in each you meet somebody with about as many points as you, and nobody twice.
    [arena] As many games as you like until the time is up; whoever is free is paired at once, and wins in a row count double.
   *[duplicate] Every table gets the same tiles in the same order, and you are compared only with those on your seat: luck sits out.
 }
# $count: rounds, deals, or minutes of an arena
cup-length = { $kind ->
    [arena] { $count } min
    [swiss] { $count ->
        [one] { $count } round
       *[other] { $count } rounds
     }
   *[duplicate] { $count ->
        [one] { $count } deal
       *[other] { $count } deals
     }
 }
# $time: a time of the day or a date; $away: as “in 5 min”
cup-start = Starts { $away } ({ $time })
cup-state = { $status ->
    [running] { $kind ->
        [arena] Being played now
        [duplicate] Deal { $round } is being played
       *[swiss] Round { $round } is being played
     }
    [cancelled] It did not take place
   *[over] Over
 }
cup-entrants = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
cup-rated = Rated
cup-you-in = You take part.
# $level: a bot’s level; $number: which of the bots
cup-bot = { $level } bot { $number }
cup-rounds = { $kind ->
    [duplicate] Deals
   *[other] Rounds
 }
cup-round = { $kind ->
    [duplicate] Deal { $round }
   *[other] Round { $round }
 }
cup-entered = { $count ->
    [one] { $count } player has entered
   *[other] { $count } players have entered
 }
cup-standings = Standings
cup-nobody = Nobody has entered yet. Be the first.
cup-place = Place
cup-player = Player
cup-points = Points
cup-counts = { $kind ->
    [swiss] A win is 2 points, a tie 1. A round without an opponent counts as a win.
    [arena] A win is 2 points, a tie 1. After two wins in a row every game counts double until you fail to win.
   *[duplicate] 2 points for each player with your deal and seat whom you outscore, 1 for a tie.
 }
# short heads of columns
cup-tie = { $tie ->
    [met] Met
    [beaten] Beaten
    [arena] Games
   *[duplicate] Diff.
 }
cup-tie-more = { $tie ->
    [met] Breaks ties: the points of all whom this player has met, together.
    [beaten] Breaks the ties that are left: the points of all whom this player has beaten, and half of those with whom they tied.
    [arena] Breaks ties: whoever needed fewer games is ahead.
   *[duplicate] Breaks ties: by how many points of the game this player was above the mean of the others on the same seat, over all deals.
 }
cup-games = Games
cup-more = Show all
cup-bye = no opponent
cup-playing = playing
cup-done = over
cup-won-early = { $name } wins
cup-watch = Watch
cup-replay = Replay
cup-sealed = This deal is still being played. Results and tables are shown when all of them are done.
# $count: how many tables
cup-deal = { $count ->
    [one] Deal { $deal }, at one table
   *[other] Deal { $deal }, at all { $count } tables
 }
cup-same = same tiles, same order
cup-dishes = The first tiles of deal { $deal }: the same at every table
cup-seat = { $seat ->
    [0] Who began
   *[other] Who went second
 }
cup-early = ended early
cup-made = Score: { $points }
cup-brought = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cup-bye-points = { $points ->
    [one] had no opponent: { $points } point
   *[other] had no opponent: { $points } points
 }
cup-tables = All tables of this deal
cup-parted = { $you ->
    [yes] You and { $other } parted at move { $move }
   *[no] { $one } and { $other } parted at move { $move }
 }
cup-look = { $you ->
    [yes] See it at your table
   *[no] See it at { $name }’s table
 }
cup-winner = { $you ->
    [yes] You have won!
    [shared] You share the first place: { $names }
   *[no] { $count ->
        [one] { $names } has won
       *[other] { $names } share the first place
     }
 }
cup-your-place = You came in at place { $place } of { $count }.
cup-you = Taking part
cup-cancelled = It did not take place: too few had entered.
cup-your-table = Your table is ready: you play { $name }
cup-running = { $kind ->
    [arena] It is being played. You can still enter.
    [duplicate] Deal { $round } is being played. You can still enter, from the next one on.
   *[swiss] Round { $round } is being played. You can still enter, from the next one on.
 }
cup-your-bye = You have no opponent in this round, and get the points for it.
cup-wait = { $kind ->
    [arena] You are paired as soon as somebody is free. Stay on this page.
   *[other] The next round begins shortly after the last game of this one. Your table opens here by itself.
 }
cup-elsewhere = You entered on another device: your table is open there.
cup-here = Play on here from the next game on
cup-to-table = To your table
cup-enter = Take part
cup-again = Take part again
cup-leave = Take part no more
cup-next-table = To your next table
cup-back = Back to the tournament
cup-new = A new tournament
cup-name = What is it called?
# the name of a tournament that somebody makes
cup-of = { $kind } of { $name }
cup-which = Which kind?
cup-game = Which game?
cup-starts = When does it start?
# $minutes: 5, 15, 60 or own
cup-when = { $minutes ->
    [own] Another time
   *[other] In { $minutes } min
 }
cup-start-own = Start, in your local time
cup-minutes = How many minutes?
cup-how-many = { $kind ->
    [duplicate] How many deals?
   *[other] How many rounds?
 }
cup-places = How many may enter?
cup-more-rules = In this tournament
cup-rated-note = The games change everybody’s ratings.
cup-bots = Bots fill in
cup-bots-note = They take the empty places, so that nobody is left without an opponent.
cup-level = Level of the bots
cup-fill = Fill up to how many players?
cup-create = Make the tournament
