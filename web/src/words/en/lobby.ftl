### The pages around the tables: home, options, waiting, watching, records, rules, settings

## On each of these pages

# On a button that changes to the next theme
lobby-theme = { $theme ->
    [light] Theme: light. Change to dark.
    [dark] Theme: dark. Change to high contrast.
    [contrast] Theme: high contrast. Change to that of your device.
   *[system] Theme: that of your device. Change to light.
 }
lobby-brand = Tilewright
# The title of the browser's tab
lobby-title = { $page } · Tilewright
# Read out to people who use the keyboard: jumps over the bar
lobby-skip = Skip to what this page is about
# What the links of the bar are, read out
lobby-rooms = Pages
lobby-room-home = Play
lobby-room-learn = Learn
lobby-room-watch = Watch
lobby-room-rules = Rules
lobby-room-puzzles = Puzzles
lobby-room-analysis = Analysis
lobby-room-records = Records
# Who waits for an answer; $names are $count players
lobby-challenged = { $count ->
    [one] { $names } challenges you.
   *[other] { $names } challenge you.
 }
lobby-challenged-look = Look
lobby-menu = Menu

## Home

lobby-hero = Take tiles. Fill lines. Mind the floor.
lobby-hero-more = Azul and Azul Duel with friends or against bots. Free, no account, every rule explained.
lobby-play-bot = Play a bot
# In the choice beside “Play a bot”
lobby-level = Level: { $level }
# Read out: what that choice is
lobby-level-of = Level of the bot for { $game }
# A level of bots, and its estimated rating; the weakest has 0
lobby-rated = { $level }, about { $rating } Elo
lobby-invite = Invite a friend
lobby-together = Same device
lobby-options = All options
lobby-puzzle = Puzzle of the day
lobby-puzzle-more = One move is clearly best: which?
# The name of somebody who has not given one, at a table with several
lobby-player = Player { $number }

## My tables

lobby-continue = Continue
lobby-continue-none = Your tables will be here, so that you can go on where you stopped.
# After three tables: how many there are besides
lobby-continue-more = and { $count } more
lobby-watch-others = Watch others play
# A table in a list: Azul: Ana and Rui
lobby-table = { $game }: { $names }
# A bot among the names; $level is “casual”
lobby-bot = { $level } bot
lobby-table-waiting = Not everybody is here yet
lobby-table-playing = Round { $round } · { $scores }
lobby-table-over = Over · { $scores }
# How a game ended; $you: was it you who won, or resigned? $names: the others of whom that is so
lobby-ended = { $how ->
    [finished] { $you ->
        [yes] You won { $scores }
       *[no] { $names } won { $scores }
     }
    [shared] { $you ->
        [yes] You shared the victory with { $names }, { $scores }
       *[no] { $names } shared the victory, { $scores }
     }
    [resigned] { $you ->
        [yes] You resigned · { $scores }
       *[no] { $names } resigned · { $scores }
     }
    [time] { $you ->
        [yes] You ran out of time · { $scores }
       *[no] { $names } ran out of time · { $scores }
     }
    [failed] { $names } could not go on · { $scores }
   *[ended] Broken off · { $scores }
 }
# On a small label: for whom a table waits
lobby-due-mine = Your turn
lobby-due-theirs = Their turn
lobby-due-waiting = Waiting
lobby-due-over = Over
# $table: “Azul: Ana and Rui”
lobby-forget = Remove “{ $table }” from this list

## A new table

lobby-new = A table of { $game }
lobby-players = How many play?
lobby-who = Who plays?
lobby-seat = Seat { $number }
# Read out: what a field is; $seat is “Seat 2”
lobby-seat-kind = { $seat }: who sits there
lobby-seat-name = { $seat }: name
lobby-seat-level = { $seat }: level of the bot
lobby-kind-me = Me
lobby-kind-bot = A bot
lobby-kind-open = A friend, by link
lobby-kind-shared = Somebody beside me
lobby-open-note = You get a link to send.
lobby-first = Who starts?
lobby-first-random = At random
lobby-clock = How much time?
lobby-clock-none = No clock
lobby-clock-preset = { $minutes } min + { $seconds } s
lobby-clock-own = Another
lobby-clock-minutes = Minutes for each player
lobby-clock-increment = Seconds more for each turn
lobby-clock-note = Each player has that many minutes for the whole game and gains the seconds with every turn. Whoever runs out of time loses.
lobby-table-rules = At this table
lobby-public = Public
lobby-public-note = Anyone may watch, and take a free seat. Otherwise only people with a link can find the table.
lobby-confirm = Every turn ends with “Confirm”
lobby-confirm-note = For everybody at this table: you may take your moves back until you press Confirm, and the others wait for that.
lobby-hints = Hints
lobby-hints-note = You may ask what a bot would do in your place.
lobby-coach = With a coach
lobby-coach-note = Explains each new kind of decision and asks before a clear mistake. Only where nobody but you and bots play.
lobby-start = Open the table
lobby-not-now = Not now

## A table that waits for players

lobby-waiting = { $kind ->
    [offered] A seat for you at { $game }
    [free] A free seat at { $game }
   *[waiting] Waiting for players at { $game }
 }
lobby-waiting-seats = At the table
lobby-waiting-note = { $open ->
    [one] The game begins by itself as soon as the last seat is taken. You can leave this page and come back.
   *[other] The game begins by itself as soon as all { $open } free seats are taken. You can leave this page and come back.
 }
lobby-seat-free = free
lobby-seat-here = is here
lobby-sit = Sit down
lobby-sit-invited = { $host } invites you to play
lobby-sit-free = Take a free seat
lobby-name-seen = The others see it. It is kept on this device.
lobby-name-missing = Enter a name: the others will see it.
# $only: whether there is only one seat to invite to
lobby-invite-title = { $only ->
    [yes] Invite a friend
   *[no] Invite a friend to seat { $number }
 }
# On the button under the name of somebody who invites
lobby-invite-go = Get the link
lobby-invite-note = Send this link. Whoever opens it gets the seat, so give it to nobody else.
lobby-invite-link = Link to seat { $number }
# What goes with the link when it is shared
lobby-invite-text = Play { $game } with me
# $started: how the server was started
lobby-invite-local = { $started ->
    [make] This link works on this computer only. To let others in, press Ctrl-C where you typed “make play”, type “make play ARGS="--host 0.0.0.0"”, and open the page at the address it shows.
    [play] This link works on this computer only. To let others in, press Ctrl-C where you typed “tilewright play”, type “tilewright play --host 0.0.0.0”, and open the page at the address it shows.
    [serve] This link works on this computer only. To let others in, start the server with “tilewright serve --host 0.0.0.0”, and open the page by this computer’s name.
   *[other] This link works on this computer only, because the server can be reached only from here.
 }
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-qr = The link to seat { $number } as a QR code

## Watching

lobby-watch = Public tables
lobby-watch-more = Take a free seat, or look over the players’ shoulders.
lobby-watch-none = Nobody plays in public just now. Open a table and make it public: it will be seen here.
lobby-watch-waiting = With a free seat
lobby-watch-playing = Being played
lobby-watch-over = Over
lobby-free-seats = { $open ->
    [one] { $open } free seat
   *[other] { $open } free seats
 }
# What a click on a listed table does
lobby-listed-waiting = Join
lobby-listed-playing = Watch
lobby-listed-over = Look

## Records

lobby-records = Records
lobby-records-more = A record is a whole game as text. Choose a file or paste one, and look at the game move by move.
lobby-record-file = Choose a file
lobby-record-paste = Or paste the record here
lobby-record-open = Look at the game
lobby-finished = Your finished games
lobby-finished-none = The games that you finish on this device will be here.
lobby-look-again = Look again
lobby-download = Download the record of “{ $table }”

## Rules

lobby-rules = The rules of { $game }
lobby-rules-how = How to play
lobby-rules-lessons = Lessons
lobby-rules-games = Rules of which game
lobby-rules-search = Search the rules
lobby-rules-contents = Chapters
lobby-rules-found = { $count ->
    [one] Found in { $count } chapter
   *[other] Found in { $count } chapters
 }
lobby-rules-none = No rule says “{ $words }”.

## An address that leads nowhere

lobby-lost = There is no such page
lobby-lost-more = The address may be mistyped, or the page is gone.
lobby-lost-home = Play

## The scoring tiles of a table of Azul Duel

# $sides: their names, as a list
duel-options = Scoring tiles: { $sides }
duel-options-random = { $count ->
    [one] { $count } scoring tile at random
   *[other] { $count } scoring tiles at random
 }

## Azul Duel, as it is offered

duel-about = Suns, moons and a dome of your own making, plate by plate.
duel-players = 2 players
duel-time = 30 min
duel-variants = eight ways to score at the end
duel-open = Open a table of Azul Duel
