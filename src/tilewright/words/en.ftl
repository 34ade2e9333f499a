# English. What each id means, and how to write a catalogue, is told in CONTRIBUTING.md.

x-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
    [teal] teal
   *[other] { $colour }
 }
x-level = { $level ->
    [shaped] far-sighted
   *[other] { $level }
 }
x-positions = { $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
 }

## Refusals: what is so, and the rule

refusal-no-such-seat = There is no seat { $seat } at this table ({ $rule }).
refusal-no-such-factory = There is no factory { $factory } at this table ({ $rule }).
refusal-no-such-line = There is no line { $line } ({ $rule }).
refusal-no-such-column = There is no column { $column } ({ $rule }).
refusal-not-in-centre = There is no { x-colour } tile in the centre ({ $rule }).
refusal-not-on-factory = There is no { x-colour } tile on factory { $factory } ({ $rule }).
refusal-line-other-colour = Line { $line } already holds { x-colour } ({ $rule }).
refusal-row-has-colour = Row { $row } of your wall already holds { x-colour } ({ $rule }).
refusal-line-complete = Line { $line } is already complete ({ $rule }).
refusal-other-line-first = The tile of line { $line } is placed first ({ $rule }).
refusal-space-taken = Row { $row }, column { $column } is already filled ({ $rule }).
refusal-column-has-colour = Column { $column } of your wall already holds { x-colour } ({ $rule }).
refusal-deal-factories = The deal fills { $count } factories ({ $rule }).
refusal-deal-count = { $count ->
    [one] Factory { $factory } gets { $count } tile ({ $rule }).
   *[other] Factory { $factory } gets { $count } tiles ({ $rule }).
 }
refusal-deal-bag = The tiles of factory { $factory } can’t be what was drawn from the bag ({ $rule }).
refusal-wait-start = The start player is not drawn yet ({ $rule }).
refusal-wait-deal = The factories are not filled yet ({ $rule }).
refusal-wait-take = The player in turn takes tiles now ({ $rule }).
refusal-wait-tile = The player in turn chooses a space of the wall now ({ $rule }).
refusal-over = The game is over ({ $rule }).
refusal-deal-small = The deal fills the large factory and { $count } small ones ({ $rule }).
refusal-deal-large-count = { $count ->
    [one] The large factory gets { $count } tile ({ $rule }).
   *[other] The large factory gets { $count } tiles ({ $rule }).
 }
refusal-deal-large = The tiles of the large factory can’t be what was drawn from the bag ({ $rule }).
refusal-plate-decided = A plate that was put back can’t be another now ({ $rule }).
refusal-plate-seen = Plate { $plate } is not among the unseen ones ({ $rule }).
refusal-plate-back = Plate { $plate } has the other back ({ $rule }).
refusal-back = No unseen plate has the back { $back } ({ $rule }).
refusal-other-chip-first = The chip of factory { $factory } is revealed first ({ $rule }).
refusal-chip-seen = Both chips { $chip } have been revealed already ({ $rule }).
option-side = { $side ->
    [rows] rows
    [five-colours] five colours
    [columns] columns
    [border] border
    [diagonals] diagonals
    [corners] corners
    [jokers] jokers
    [empty-specials] empty specials
   *[other] { $side }
 }
refusal-scoring-number = There are 3 or 4 scoring tiles, not these: { $sides } ({ $rule }).
refusal-scoring-side = There is no such side of a scoring tile among these: { $sides } ({ $rule }).
refusal-scoring-both-sides = A scoring tile can’t show both its sides: { $sides } ({ $rule }).
refusal-scoring-twice = A scoring tile can’t be used twice: { $sides } ({ $rule }).
refusal-scoring-count = { $count } scoring tiles are drawn ({ $rule }).
refusal-no-plates-left = There are no plates to take in round { $round } ({ $rule }).
refusal-tokens-used = You have used both tokens this round ({ $rule }).
refusal-not-in-display = There is no plate { $place } in the display ({ $rule }).
refusal-stack-empty = The plate stack is empty ({ $rule }).
refusal-no-point = With 0 points you may draw only when the display is empty ({ $rule }).
refusal-no-point-left = You have no point left to pay for another plate ({ $rule }).
refusal-fronts-count = { $count ->
    [one] { $count } plate was drawn ({ $rule }).
   *[other] { $count } plates were drawn ({ $rule }).
 }
refusal-not-in-hand = There is no plate { $place } in your hand ({ $rule }).
refusal-no-such-cell = There is no cell in row { $row }, column { $column } with such a turn ({ $rule }).
refusal-cell-taken = The cell in row { $row }, column { $column } already has a plate ({ $rule }).
refusal-not-on-sun = There is no { x-colour } tile on the sun of factory { $factory } ({ $rule }).
refusal-not-on-large-sun = There is no { x-colour } tile on the sun of the large factory ({ $rule }).
refusal-not-on-moons = No moon shows a { x-colour } tile on top ({ $rule }).
refusal-chip-not-revealed = Factory { $factory } has no revealed bonus chip ({ $rule }).
refusal-chip-limit = { $count ->
    [one] You have already taken { $count } bonus chip this round ({ $rule }).
   *[other] You have already taken { $count } bonus chips this round ({ $rule }).
 }
refusal-chips-begun = Line { $line } is partly paid for and must be completed ({ $rule }).
refusal-chips-count = A missing tile costs 2 chips of the line’s colour or any 3, not { $count } ({ $rule }).
refusal-chips-short = { $count } chips for a tile can’t complete line { $line } with your reserve ({ $rule }).
refusal-no-such-chip = You have no chip { $chip } ({ $rule }).
refusal-chip-colour = Chip { $chip } does not show { x-colour } ({ $rule }).
refusal-space-special = Row { $row }, column { $column } takes only a special tile ({ $rule }).
refusal-space-colour = Row { $row }, column { $column } does not take { x-colour } ({ $rule }).
refusal-wait-scoring = The scoring tiles are not drawn yet ({ $rule }).
refusal-wait-display = The display is not filled yet ({ $rule }).
refusal-wait-back = The back of the stack’s top plate is not shown yet ({ $rule }).
refusal-wait-setup = The player in turn takes a first plate from the display now ({ $rule }).
refusal-wait-chip = A bonus chip is to be revealed first ({ $rule }).
refusal-wait-turn = The player in turn takes a plate, tiles or a bonus chip now ({ $rule }).
refusal-wait-stack = The player in turn stacks the rest of the factory on its moon now ({ $rule }).
refusal-wait-draw = The player in turn draws one more plate or stops now ({ $rule }).
refusal-wait-fronts = The plates drawn are looked at first ({ $rule }).
refusal-wait-keep = The player in turn keeps one of the plates drawn now ({ $rule }).
refusal-wait-return = The player in turn puts the other plates under the stack now ({ $rule }).
refusal-wait-place = The player in turn places a plate now ({ $rule }).
refusal-wait-pay = The player in turn decides now whether to spend chips on a line ({ $rule }).
refusal-wait-spend = The player in turn picks a chip to spend now ({ $rule }).
refusal-wait-space = The player in turn chooses a space of the dome now ({ $rule }).

## Problems of a set-up

problem-boards = { $count ->
    [one] There is { $count } board for { $seats } seats ({ $rule }).
   *[other] There are { $count } boards for { $seats } seats ({ $rule }).
 }
problem-factories = { $count ->
    [one] There is { $count } factory, not { $due } ({ $rule }).
   *[other] There are { $count } factories, not { $due } ({ $rule }).
 }
problem-round = There is no round { $round } ({ $rule }).
problem-seat = There is no seat { $seat } among { $seats } ({ $rule }).
problem-score = Seat { $seat } has { $score } points; a score is never below 0 ({ $rule }).
problem-line-mixed = Seat { $seat }, line { $line } holds more than one colour ({ $rule }).
problem-line-long = Seat { $seat }, line { $line } holds { $count } tiles ({ $rule }).
problem-line-on-wall = Seat { $seat }, line { $line } holds { x-colour }, which its wall row already has ({ $rule }).
problem-floor-long = Seat { $seat } has { $count } pieces on the floor line ({ $rule }).
problem-row-twice = Seat { $seat }, row { $row } of the wall holds { x-colour } twice ({ $rule }).
problem-column-twice = Seat { $seat }, column { $column } of the wall holds { x-colour } twice ({ $rule }).
problem-wall-colour = Seat { $seat }, row { $row }, column { $column } of the wall is not a { x-colour } space ({ $rule }).
problem-factory-full = Factory { $factory } holds { $count } tiles ({ $rule }).
problem-factory-short = Factory { $factory } holds { $count } tiles, but the bag is not empty ({ $rule }).
problem-begun = Something has been played before the first deal ({ $rule }).
problem-tiles = { $count ->
    [one] There is { $count } { x-colour } tile in all ({ $rule }).
   *[other] There are { $count } { x-colour } tiles in all ({ $rule }).
 }
problem-marker = Seat { $seat } has a start marker that is not theirs ({ $rule }).
problem-marker-missing = Seat { $seat } took the start marker, but it is not on their floor line ({ $rule }).
problem-marker-back = The start marker is back in the centre before a deal ({ $rule }).
problem-turn = The seat in turn does not fit the phase ({ $rule }).
problem-start = The start player does not fit the phase ({ $rule }).
problem-offer-empty = There is nothing to take ({ $rule }).
problem-offer-left = There are still tiles to take ({ $rule }).
problem-not-over = Nothing has ended the game ({ $rule }).
problem-over = The game should have ended ({ $rule }).
problem-no-choice = Seat { $seat } has no space to choose ({ $rule }).
problem-no-decision = Seat { $seat } has nothing of this kind to decide ({ $rule }).
problem-line-waiting = Seat { $seat }, line { $line } is complete and should have been tiled ({ $rule }).
problem-floor-waiting = Seat { $seat } has a floor line that should have been scored ({ $rule }).
problem-scoring-phase = The scoring tiles do not fit the phase ({ $rule }).
problem-broken-long = Seat { $seat } has { $count } broken tiles ({ $rule }).
problem-special = Seat { $seat }, plate in row { $row }, column { $column }: the special tile does not fit the other spaces ({ $rule }).
problem-sun-and-moon = Factory { $factory } has tiles on sun and moon ({ $rule }).
problem-chip-early = Factory { $factory } has tiles, but no chip face down ({ $rule }).
problem-large-full = The large factory holds too many tiles ({ $rule }).
problem-large-sun-and-moon = The large factory has tiles on sun and moon ({ $rule }).
problem-line-unbroken = Seat { $seat }, line { $line } has no space and should have been broken ({ $rule }).
problem-broken-waiting = Seat { $seat } has broken tiles that should have been scored ({ $rule }).
problem-no-such-plate = Seat { $seat }, row { $row }, column { $column }: there is no plate { $plate } ({ $rule }).
problem-plate-twice = Plate { $plate } lies in two places ({ $rule }).
problem-plates = { $count ->
    [one] Seat { $seat } has { $count } plate, which does not fit the round and the tokens ({ $rule }).
   *[other] Seat { $seat } has { $count } plates, which does not fit the round and the tokens ({ $rule }).
 }
problem-first-plates = The first plates do not fit the phase ({ $rule }).
problem-tokens-back = The tokens are back before a deal ({ $rule }).
problem-reserve = Seat { $seat } has { $count ->
    [one] { $count } chip
   *[other] { $count } chips
 } in reserve, which does not fit the round ({ $rule }).
problem-chips-left = There are still bonus chips on the factories ({ $rule }).
problem-start-tile = The start tile can’t have been taken yet ({ $rule }).
problem-moon-full = Factory { $factory } has all its tiles on the moon ({ $rule }).
problem-nothing-taken = Factory { $factory } is being stacked, but no tile was taken from it ({ $rule }).
problem-large-moon-full = The large factory has all its tiles on the moon ({ $rule }).
problem-large-short = The large factory holds too few tiles, but the bag is not empty ({ $rule }).
problem-front-missing = The front of a plate that was seen is missing ({ $rule }).
problem-known = Who knows a plate does not fit what is known of it ({ $rule }).
problem-seen = { $seat ->
    [0] Spectators do not see the fronts that are shown here, or they see others too ({ $rule }).
   *[other] Seat { $seat } does not know the fronts that are shown here, or knows others too ({ $rule }).
 }
problem-display = { $count ->
    [one] There is { $count } plate in the display ({ $rule }).
   *[other] There are { $count } plates in the display ({ $rule }).
 }
problem-display-full = There is no plate to turn up ({ $rule }).
problem-display-short = The display should have been refilled ({ $rule }).
problem-top = The back of the stack’s top plate does not fit ({ $rule }).
problem-back = Too few unseen plates have the back { $back } ({ $rule }).
problem-hand = The plates drawn or to be placed do not fit the phase ({ $rule }).
problem-chips = There are too many chips { $chip } ({ $rule }).
problem-chips-taken = { $count ->
    [one] { $count } chip lies on a factory or was taken this round ({ $rule }).
   *[other] { $count } chips lie on factories or were taken this round ({ $rule }).
 }
problem-chips-unseen = { $count } chips are unseen, which does not fit the round ({ $rule }).
problem-chip-waiting = The chips to be revealed do not fit the phase ({ $rule }).
problem-tokens = There are still tokens to use ({ $rule }).
problem-at = The factory or line at hand does not fit the phase ({ $rule }).
problem-payment = The chips paid do not fit the phase ({ $rule }).

## Notation that can't be read: what belongs there

notation-end = The text should end here.
notation-mark = Here belongs “{ $mark }”.
notation-azul-action = An action starts with a factory’s number or C (centre), with W, S or D.
notation-azul-phase = A phase is start, deal, offer, tiling or over.
notation-colour = A colour is B, Y, R, K or T.
notation-column = A column is a number from 1 to 5.
notation-count = After a colour comes how many tiles, at least 1.
notation-floor = Here belong the pieces of the floor line, or - for none.
notation-line-or-floor = A line is a number from 1 to 5, or F (floor).
notation-order = Colours stand in the order B, Y, R, K, T.
notation-round = Here belongs the number of the round.
notation-row = A row is a number from 1 to 5.
notation-score = Here belongs a score.
notation-seat = A seat is a number from 1, or - where there is none.
notation-tiles = Here belong tiles, or - for none.
notation-wall = A space of the wall is a colour, or a full stop.
notation-at = Here belongs the factory or line at hand, or 0.
notation-back = A back is S (special) or J (joker).
notation-cell = A cell is a row and a column from 1 to 3.
notation-chip = A chip is B, Y, R, K, T, TY, BR, RT, KB or YK.
notation-chip-count = After a chip’s kind comes how many, 1 or 2.
notation-chip-order = Chips stand in the order B, Y, R, K, T, TY, BR, RT, KB, YK.
notation-dome = A space of the dome is b, y, r, k, t, s or j, a tile B, Y, R, K, T or S, or a full stop.
notation-dome-column = A column is a number from 1 to 6.
notation-dome-row = A row is a number from 1 to 6.
notation-duel-action = An action starts with a factory (1 to 4, L), or with one of M ^ C P K U @ $ W = S D p b f c.
notation-duel-phase = A phase is scoring, display, back, deal, start, setup, chip, turn, stacking, drawing, fronts, keeping, returning, placing, paying, spending, tiling or over.
notation-factory = A small factory is a number from 1 to 4.
notation-known = Who has seen a plate is 0 (nobody), 1, 2 or 3 (both).
notation-line-or-broken = A line is a number from 1 to 6, or X (broken).
notation-payment = A payment is three figures with full stops: tiles paid, 0, 2 or 3 chips, chips left.
notation-place = A place in the hand is a number from 1 to 13.
notation-plate = There is no such plate.
notation-plate-action = After P comes a place in the display (1 to 3), + (draw) or = (stop).
notation-side = There is no such side of a scoring tile.
notation-taken = Chips taken this round are 0, 1 or 2.
notation-tokens = Tokens are 0, 1 or 2.
notation-turns = Turns are a number from 0 to 3.

## Options of a table

option-seats = Azul has 2, 3 or 4 seats, not { $value } ({ $rule }).
option-wall = A wall is coloured or gray, not { $value } ({ $rule }).
option-first = The start player is a seat from 0 to { $last }, or None, not { $value } ({ $rule }).
option-first-number = The start player is a seat’s number, or random, not { $value } ({ $rule }).
option-unknown = There is no option { $name } ({ $name }={ $value }).

## Settings of the server

option-setting-count = { $name } is a whole number from { $least } to { $most }, not “{ $value }”.
option-setting-number = { $name } is a number from { $least } to { $most }, not “{ $value }”.
option-setting-choice = { $name } is one of { $choices }, not “{ $value }”.
option-setting-text = { $name } is written like { $example }, unlike “{ $value }”.
option-setting-workers = { $count } workers share their tables by PostgreSQL and Redis: name both (TILEWRIGHT_DATABASE and TILEWRIGHT_REDIS), or use one worker.

## Tables: why a command is not carried out

table-malformed = The server can’t read this: { $why }
table-too-large = This is too large: at most { $most } bytes are taken.
table-too-many = You ask too often. Try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
 }
table-origin = This server does not answer pages of “{ $origin }”.
table-host = This server does not answer to the name “{ $host }”. Its operator can add the name to TILEWRIGHT_HOSTS.
table-not-allowed = This is not for your address, { $address }. The operator of the server can allow it in TILEWRIGHT_METRICS.
table-slow = { $seconds ->
    [one] Your request did not arrive completely within { $seconds } second.
   *[other] Your request did not arrive completely within { $seconds } seconds.
 }
table-failed = Something went wrong on the server, by no fault of yours. Try again.
table-hello-first = Say hello first: name the table that you want.
table-protocol = This server speaks version { $known } of the protocol, you speak version { $spoken }. Load the page again, or install the release that the server runs.
table-language = There are no words in the language “{ $name }”.
table-unknown-path = There is nothing at “{ $path }”.
table-method = { $method } is not for “{ $path }”.
table-unknown-table = There is no such table.
table-unreadable = This table can’t be read by this server. Its operator finds the reason in the log; all other tables go on.
table-unknown-token = This link or token opens no seat at this table.
table-unknown-rules = This table follows version { $value } of the rules; this server plays version { $known }. Its operator can install the release that made it.
table-option = { $why }
table-stale = The table has moved on, to version { NUMBER($version, useGrouping: 0) }. Look again before you act.
table-not-your-seat = This seat is not yours.
table-not-your-turn = It is not your turn.
table-not-started = The game has not begun: a seat is still open.
table-over = The game is over.
table-not-over = The game is not over yet.
table-illegal = { $why }
table-notation = “{ $action }”, character { $at }: { $why }
table-unconfirmed = Your last moves wait: confirm them or take them back.
table-nothing-to-confirm = You have no moves to confirm.
table-nothing-to-take-back = There is nothing that you could take back.
table-secret-seen = Something hidden was seen since then, so you can’t take that back.
table-player-away = A bot plays for somebody who may come back. Until then you can take back only what came after they left, and no deal.
table-no-take-back = At a rated table or in a tournament nothing is taken back.
table-too-long = So much has happened at this table that this is not possible any more. Play on, or make a new table.
table-no-offer = Nothing is offered that you could answer.
table-offer-made = There is an offer already: it has to be answered first.
table-seat-taken = This seat is taken.
table-name-taken = { $why ->
    [unseen] This name has letters that can’t be seen. Choose another one.
    [alike] “{ $name }” looks like “{ $other }”. Choose a name that nobody here can mix up.
    [kept] “{ $name }” looks like the name of a player who keeps it here. Choose another name.
   *[taken] Somebody here, or a bot, is called “{ $name }” already. Choose another name.
 }
table-not-absent = Nobody is away for so long that you may go on without them.
table-no-hint = There are no hints at this table: it was made without them.
table-busy = The server can’t do this at the moment. Try again soon.
table-record = Line { $line }: { $why }
table-unknown-device = This device is not signed in, or not any more.
table-unknown-player = There is no such player, or their page is not public.
table-banned = You can’t play on this server any more. Its operator has decided so.
table-passkey = { $why ->
    [expired] This took too long, or was used already. Try again.
    [unknown] No player here has this passkey.
    [site] Passkeys work only where this server is reached by its name, over a secure connection.
   *[refused] This passkey was not accepted. Try again.
 }
table-phrase = No player here has this recovery phrase. Look whether each word is spelt as you wrote it down.
table-unknown-seek = This search is over, or somebody else was quicker.
table-declined = This player has declined a challenge of yours. You can challenge them again a day later.
table-unknown-tournament = There is no such tournament.
table-tournament-over = This tournament is over.
table-tournament-full = This tournament is full.
table-tournament-plan = { $why ->
    [seats] Tournaments are for games of two.
    [name] This name can’t be read, or it looks like an address. Choose another one, with a blank after each full stop.
   *[start] A tournament starts now or within 90 days.
 }
table-sealed = The same deals are still played at other tables. You can look at this one when all of them are done.

## Tables: what can’t be read

table-json-broken = { $at ->
    [-2] This JSON has too many brackets inside each other.
    [-1] This is no JSON: it ends too early.
   *[other] This is no JSON: it goes wrong at byte { NUMBER($at, useGrouping: 0) }.
 }
table-json-text = This is no text in UTF-8.
table-json-missing = “{ $field }” is missing.
table-json-unknown = There is no field “{ $field }” here.
table-json-count = “{ $field }” must be a whole number from { $least } to { $most }.
table-json-flag = “{ $field }” must be true or false.
table-json-choice = “{ $field }” must be one of these: { $choices }.
table-json-list = “{ $field }” must be a list with { $least } to { $most } entries.
table-json-form = “{ $field }” must be { $form ->
    [table] the id of a table: 12 small letters or digits.
    [token] the token of a seat: 32 letters, digits, “-” or “_”.
    [command] an id of 1 to 40 letters, digits, “-” or “_”.
    [name] a name of 1 to 20 characters that can be printed.
    [language] a language such as “en” or “pt-PT”.
   *[word] a word of 1 to 20 small letters from a to z.
 }
table-json-letters = “{ $field }” must be a text of { $least } to { $most } characters.
table-json-names = “{ $field }” must be an object with at most { $most } fields.
table-json-object = { $field ->
    [whole] An object is expected.
   *[other] “{ $field }” must be an object.
 }
table-query-unknown = { $count ->
    [0] There is no parameter “{ $name }” in this address: it takes none.
   *[other] There is no parameter “{ $name }” in this address: it takes { $known }.
 }
table-query-twice = The parameter “{ $name }” is given more than once.
table-header-twice = The header “{ $name }” is given more than once.
table-http = This is no request in HTTP.
table-report-version = Reports are taken of version { $known }. Load the page anew.
table-report-moves = This report judges { $found } moves; the game has { $due }.
table-report-deals = This report judges { $found } deals; the game has { $due }.
table-report-seats = A deal must be judged for { $due } players.
table-report-move = What is said of move { $number } does not fit the game.

## Tables: what is wrong with a wish

table-seats = By its options this table has { $seats } seats, not { $count }.
table-no-such-level = There is no bot “{ $level }”. There are: { $levels }.
option-listen = { $host } port { $port } can’t be listened to: { $why }

## Tables: what happened

table-did-sit = { $you ->
    [yes] You sit down.
   *[no] { $player } sits down.
 }
table-did-confirm = { $you ->
    [yes] You confirm.
   *[no] { $player } confirms.
 }
table-did-back = { $you ->
    [yes] You take back.
   *[no] { $player } takes back.
 }
table-did-offer-back = { $you ->
    [yes] You would like to take back.
   *[no] { $player } would like to take back.
 }
table-did-offer-rematch = { $you ->
    [yes] You would like to play again.
   *[no] { $player } would like to play again.
 }
table-did-agree = { $you ->
    [yes] You agree.
   *[no] { $player } agrees.
 }
table-did-decline = { $you ->
    [yes] You decline.
   *[no] { $player } declines.
 }
table-did-resign = { $you ->
    [yes] You resign.
   *[no] { $player } resigns.
 }
table-did-replace = A bot takes over: { x-level }.
table-level = { x-level }
table-did-rematch = They play again at another table.
table-did-resume = The server was away; nobody’s clock ran.
table-over-resigned = { $you ->
    [yes] You have resigned.
   *[no] { $player } has resigned.
 }
table-over-time = { $you ->
    [yes] You have run out of time.
   *[no] { $player } has run out of time.
 }
table-over-ended = The game was broken off.
table-over-expired = Nobody has played for a long time: the table is closed.
table-over-failed = { $player } could not go on. { $why }
table-player = Player { $number }
list-comma = { $before }, { $last }
list-and = { $before } and { $last }
list-semicolon = { $before }; { $last }
# What a space of a plate takes, or a half of a chip shows
list-takes = { $colour ->
    [special] special
    [joker] joker
   *[other] { x-colour }
 }
list-face-down = { x-back }, face down
# $others: the winners besides you
table-won = { $you ->
    [yes] { $count ->
        [one] You win with { x-points }.
       *[other] You share the victory with { $others }, at { x-points } each.
     }
   *[no] { $count ->
        [one] { $winners } wins with { x-points }.
       *[other] { $winners } share the victory with { x-points }.
     }
 }
x-wins-tie = { $you ->
    [yes] You win
   *[no] { $winners } wins
 }
table-won-tie = { $game ->
    [duel] { x-wins-tie } the tie at { x-points } by the start tile.
   *[azul] { x-wins-tie } the tie at { x-points } by more complete rows.
 }
table-ended-resigned = Resigned.
table-ended-time = Ran out of time.
table-ended-failed = Could not go on.
table-record-long = The record has more than { $most } moves.
table-record-reason = The tag { $tag } has more than { $most } characters.
table-record-over = The game of this record is over: there is nothing to play on.
table-record-number = This position has a number that is too large to be played on.
table-bot-illegal = { $action } is not legal here.
table-without-page = The page is not built here. Play in a terminal: { $command } and the address of this page.

## Points and why

score-tile = { $shape ->
    [alone] +{ $points }: no neighbours
    [row] +{ $points }: row of { $across }
    [column] +{ $points }: column of { $down }
   *[both] +{ $points }: row of { $across }, column of { $down }
 }
score-floor = { $count ->
    [one] −{ $points }: floor line, { $count } space
   *[other] −{ $points }: floor line, { $count } spaces
 }
score-raised = +{ $points }: a score never drops below 0
score-line-fallen = 0: line { $line } has no space for { x-colour }; its tiles fall to the floor
score-line-broken = 0: line { $line } has no space for { x-colour }; its tiles break
score-rows = { $count ->
    [0] 0: no complete row
    [one] +{ $points }: { $count } complete row
   *[other] +{ $points }: { $count } complete rows
 }
score-columns = { $count ->
    [0] 0: no complete column
    [one] +{ $points }: { $count } complete column
   *[other] +{ $points }: { $count } complete columns
 }
score-colours = { $count ->
    [0] 0: no complete colour
    [one] +{ $points }: { $count } complete colour
   *[other] +{ $points }: { $count } complete colours
 }
score-special = +{ $points }: special tile in row { $row }
score-broken = { $count ->
    [one] −{ $points }: { $count } broken tile
   *[other] −{ $points }: { $count } broken tiles
 }
score-start-tile = −{ $points }: start tile
score-draw = −{ $points }: a plate drawn from the stack
score-diagonals = { $count ->
    [one] +{ $points }: { $count } complete diagonal
   *[other] +{ $points }: { $count } complete diagonals
 }
score-jokers = { $count ->
    [one] +{ $points }: the only joker space filled
   *[other] +{ $points }: all { $count } joker spaces filled
 }
score-five-colours = { $count ->
    [one] +{ $points }: { $count } row of five colours
   *[other] +{ $points }: { $count } rows of five colours
 }
score-border = { $count ->
    [one] +{ $points }: { $count } tile on the border
   *[other] +{ $points }: { $count } tiles on the border
 }
score-corners = { $count ->
    [one] +{ $points }: { $count } complete corner plate
   *[other] +{ $points }: { $count } complete corner plates
 }
score-empty-specials = { $count ->
    [one] −{ $points }: { $count } empty special space
   *[other] −{ $points }: { $count } empty special spaces
 }

## What a seat is asked

prompt-watched = Round { $round }: { $player } is in turn.
prompt-watched-keep = { $player } keeps one of the { $count } plates drawn.
prompt-watched-first-plate = { $player } chooses a first plate from the display.
prompt-watched-draw = { $count ->
    [one] { $player } has drawn { $count } plate and may draw another for 1 point.
   *[other] { $player } has drawn { $count } plates and may draw another for 1 point.
 }
prompt-azul-take = Round { $round }, your turn: choose tiles, and a line or the floor.
prompt-azul-tile = Choose the space for the { x-colour } tile of line { $line }.
prompt-duel-first-plate = Choose your first plate from the display.
prompt-duel-turn = Round { $round }, your turn: take tiles, a bonus chip or a plate.
prompt-duel-stack = Choose the next tile for the stack on the moon of factory { $factory }, from the bottom up.
prompt-duel-draw = { $count ->
    [one] You have drawn { $count } plate: draw another for 1 point, or stop and look.
   *[other] You have drawn { $count } plates: draw another for 1 point, or stop and look.
 }
prompt-duel-keep = Choose which of the { $count } plates drawn you keep.
prompt-duel-return = Choose the plate that goes under the stack next; the last one lies lowest.
prompt-duel-place = Choose a cell for the plate, and how often to turn it: { $takes }.
prompt-duel-pay = { $missing ->
    [one] Line { $line } lacks { $missing } { x-colour } tile: choose whether and how to pay for it with chips.
   *[other] Line { $line } lacks { $missing } { x-colour } tiles: choose whether and how to pay for the next one with chips.
 }
prompt-duel-spend = { $size ->
    [2] { $left ->
        [one] Line { $line }: choose { $left } more chip that shows { x-colour }.
       *[other] Line { $line }: choose { $left } chips that show { x-colour }, one by one.
    }
   *[other] { $left ->
        [one] Line { $line }: choose { $left } more chip to spend.
        [2] Line { $line }: choose { $left } more chips to spend, one by one.
       *[other] Line { $line }: choose { $left } chips to spend, one by one.
    }
 }
prompt-duel-tile = Choose the space for the { x-colour } tile of line { $line }.

## The log: $you is yes where it is told to the player whom it is about

x-takes = { $you ->
    [yes] You take
   *[no] { $player } takes
 }
x-puts = { $you ->
    [yes] put
   *[no] puts
 }
x-it = { $count ->
    [one] it
   *[other] them
 }
x-fallen = { $fallen ->
    [0] { "" }
    [one] ; { $fallen } falls to the floor
   *[other] ; { $fallen } fall to the floor
 }
x-broken = { $broken ->
    [0] { "" }
    [one] ; { $broken } breaks
   *[other] ; { $broken } break
 }
log-first = { $you ->
    [yes] You start
   *[no] { $player } starts
 }
log-deal = Round { $round }: the factories are filled
log-take-factory = { x-takes } { $count } { x-colour } from factory { $factory } and { x-puts } { x-it } in line { $line }{ x-fallen }
log-take-factory-floor = { x-takes } { $count } { x-colour } from factory { $factory }; everything goes to the floor
log-take-centre = { $marker ->
    [yes] { x-takes } { $count } { x-colour } and the start marker from the centre and { x-puts } the tiles in line { $line }{ x-fallen }
   *[no] { x-takes } { $count } { x-colour } from the centre and { x-puts } { x-it } in line { $line }{ x-fallen }
 }
log-take-centre-floor = { $marker ->
    [yes] { x-takes } { $count } { x-colour } and the start marker from the centre; everything goes to the floor
   *[no] { x-takes } { $count } { x-colour } from the centre; everything goes to the floor
 }
log-tile = { $you ->
    [yes] You move a { x-colour } tile to row { $row }, column { $column }
   *[no] { $player } moves a { x-colour } tile to row { $row }, column { $column }
 }
log-take-small = { $place ->
    [all] { x-takes } { $count } { x-colour } from the sun of factory { $factory }; everything breaks
   *[some] { x-takes } { $count } { x-colour } from the sun of factory { $factory } and { x-puts } { x-it } in line { $line }{ x-broken }
 }
log-take-large = { $place ->
    [all] { x-takes } { $count } { x-colour } from the sun of the large factory; everything breaks
   *[some] { x-takes } { $count } { x-colour } from the sun of the large factory and { x-puts } { x-it } in line { $line }{ x-broken }
 }
x-start-tile = { $start ->
    [yes] ; the start tile goes along
   *[no] { "" }
 }
log-take-moons = { $place ->
    [all] { x-takes } { $count } { x-colour } from the moons; everything breaks{ x-start-tile }
   *[some] { x-takes } { $count } { x-colour } from the moons and { x-puts } { x-it } in line { $line }{ x-broken }{ x-start-tile }
 }
log-stack = { $you ->
    [yes] You stack a { x-colour } tile on the moon of factory { $factory }
   *[no] { $player } stacks a { x-colour } tile on the moon of factory { $factory }
 }
log-take-chip = { x-takes } the bonus chip of factory { $factory }: { $shows }
log-take-plate = { x-takes } a plate from the display: { $takes }
x-back = { $back ->
    [S] special
   *[J] joker
 }
log-draw-plate = { $points ->
    [0] { $you ->
        [yes] You draw a { x-back } plate free of charge
       *[no] { $player } draws a { x-back } plate free of charge
     }
   *[other] { $you ->
        [yes] You pay { $points } point and draw a { x-back } plate
       *[no] { $player } pays { $points } point and draws a { x-back } plate
     }
 }
x-looks = { $you ->
    [yes] You look
   *[no] { $player } looks
 }
log-stop-drawing = { $count ->
    [one] { x-looks } at the plate drawn
   *[other] { x-looks } at the { $count } plates drawn
 }
x-keeps = { $you ->
    [yes] You keep
   *[no] { $player } keeps
 }
log-keep-plate = { x-keeps } number { $place } of the plates drawn: { $takes }
log-keep-unknown = { x-keeps } number { $place } of the plates drawn
log-return-plate = { $you ->
    [yes] You put number { $place } of the other plates, a { x-back } plate, under the stack
   *[no] { $player } puts number { $place } of the other plates, a { x-back } plate, under the stack
 }
x-places = { $you ->
    [yes] You place
   *[no] { $player } places
 }
log-place-plate = { $turns ->
    [0] { x-places } the plate in row { $row }, column { $column } of the dome: { $takes }
    [one] { x-places } the plate, turned once, in row { $row }, column { $column } of the dome: { $takes }
   *[other] { x-places } the plate, turned { $turns } times, in row { $row }, column { $column } of the dome: { $takes }
 }
log-keep-chips = { $you ->
    [yes] You spend no chips on line { $line }
   *[no] { $player } spends no chips on line { $line }
 }
log-spend-chips = { $you ->
    [yes] You pay { $count } chips for a missing tile of line { $line }
   *[no] { $player } pays { $count } chips for a missing tile of line { $line }
 }
log-spend-chip = { $you ->
    [yes] You spend a bonus chip: { $shows }
   *[no] { $player } spends a bonus chip: { $shows }
 }
log-scoring = Scoring tiles: { $sides }
log-reveal-plate = A plate is turned up: { $takes }
log-reveal-back = The stack’s top plate is a { x-back } plate
log-reveal-chip = The bonus chip of factory { $factory } is revealed: { $shows }
log-reveal-fronts = { $count ->
    [one] The plate drawn: { $fronts }
   *[other] The plates drawn: { $fronts }
 }

## Records that can't be read or do not replay

option-game = There is no game called { $name }.
record-empty = There is no record in this text.
record-several = There are { $count } records here, not one.
record-encoding = This is not UTF-8 text.
record-stray = This belongs to no tag, comment or move.
record-tag = A tag is written [Name "value"], on one line.
record-comment = A comment stands between “{ "{" }” and “{ "}" }”; inside it, a backslash stands before a brace or a backslash.
record-escape = After a backslash comes one of \ " { "{" } { "}" } n r.
record-comment-place = A comment stands right after its move, or before the first move of the game.
record-game-first = A record starts with the tag Game.
record-tag-twice = The tag { $name } is there already.
record-tag-missing = The tag { $name } is missing.
record-options = Options are written name=value, each name once, with blanks between them.
record-rules = The record follows version { $value } of the rules; this is version { $known }.
record-position = Character { $at } of the position: { $why }
record-problems = { $before } { $last }
record-round = Round { $due } goes on or begins here, not round { $round }.
record-mark = The mark “{ $mark }” is none of !, ?, !!, ??, !? and ?!.
record-mark-alone = The mark { $mark } stands alone; it belongs right behind its move.
record-notation = { $action }, character { $at }: { $why }
record-illegal = { $action }: { $why }
record-variation-first = A variation stands after the move that it replaces.
record-variation-empty = A variation holds at least one move.
record-variation-open = This variation is not closed.
record-variation-close = There is no variation to close here.
record-variation-deep = Variations are nested at most { $most } deep.
record-cut-off = The record ends without its result.
record-result = The result is { $due }, not { $value }.
record-no-winners = A game without a result has no winners.
record-winners = The winning seats are { $due }, not { $value }.
record-ended = A game without a result may only have ended as “{ $one }” or “{ $other }”.
record-finished = A game with a result has no tag { $name }.
record-forfeit = A forfeit names a seat from 1 to { $seats } and a reason: “2: It crashed.”
record-not-forfeited = A game with a tag Forfeit has ended as “{ $due }”.

## A game in the terminal

x-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
x-game = { $game ->
    [azul] Azul
    [duel] Duel
   *[other] { $game }
 }
prompt-game = Which game, azul or duel?
prompt-seats = How many seats, 2, 3 or 4?
prompt-player = Who sits on seat { $seat }? A name, or a bot ({ $bots }).

say-solve-no-seat = No seat decides in this position: chance acts, or the game is over.
say-position-over = The game is over in this position: there is nothing to play.
say-solve-best = Best for seat { $seat }: { $best }, worth { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the win.
say-solve-result = Best for seat { $seat }: { $best }, which { $result ->
    [win] wins
    [draw] shares the win
    [loss] loses
   *[open] is worth { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the win
 }.
say-solve-line = Line: { $line } (then { $standing })
say-solve-nothing = To solve a position, something must be looked at: a limit above 0.
say-solve-proof-none = { $depth ->
    [one] Not proven: looked { $depth } turn ahead, at { x-positions }.
   *[other] Not proven: looked { $depth } turns ahead, at { x-positions }.
 }
say-solve-proof-round = Proven to the end of the round; what follows it is estimated. { x-positions }.
say-solve-proof-game = Proven to the end of the game. { x-positions }.
say-limit = A limit is a number of positions, such as 500, 2k or 1.5m, or a time, such as 0.1s or 100ms, not “{ $text }”.
say-limit-large = “{ $text }” is too large: a limit is at most { $nodes } positions or { $seconds } seconds.
say-no-such-bot = There is no bot called { $name }; there are { $names }.
say-own-bot-form = A bot of your own is named py:module:Class, not { $name }.
say-own-bot-call = { $name } can’t make a bot: it is nothing that can be called.
say-own-bot-choose = { $name } made no bot: { $kind } has no choose(observation, limit). A policy is wrapped: policy_maker(policy).
say-own-bot-unloadable = { $name } can’t be loaded: { $why }
say-own-bot-failed = It failed: { $why }
say-program-empty = After cmd: comes a program with its arguments.
say-program-quotes = A quotation mark of cmd:{ $command } is not closed.
say-program-missing = There is no program { $program } that can be run.
say-program-refused = { $program } can’t play here: { $why }
say-program-start = The program { $program } can’t be started: { $why }.
say-program-patience = { $name } is a number of seconds, not { $text }.
say-program-version = The program speaks protocol { $theirs }; this is protocol { $ours }.
say-program-silent = { $seconds ->
    [one] The program did not answer “{ $asked }” within { $seconds } second.
   *[other] The program did not answer “{ $asked }” within { $seconds } seconds.
 }
say-program-flood = The program wrote a line of more than { $most } bytes.
say-program-closed = The program closed its output.
say-program-deaf = The program closed its input.
say-program-signal = The program was ended by a signal: { $signal }.
say-program-ended = The program ended with status { $status }.
say-program-words = { $why } Its last words: “{ $words }”
say-program-error = The program answered with an error: { $text }
say-program-nonsense = The program wrote “{ $line }”, which is no answer here.
say-program-move = The program’s move “{ $move }” can’t be read: { $why }
say-program-illegal = The program’s move { $move } is illegal: { $why }
say-engine-word = “{ $word }” is no word of the protocol.
say-engine-long = A line has at most { $most } bytes.
say-engine-thinking = { $word } has to wait until the last go is answered; stop hastens the answer.
say-engine-option = There is no option like this: { $text }
say-engine-seed = A seed is a number from 0 to { $most }, not { $text }.
say-engine-newgame = A table is told as newgame azul seats=2 wall=coloured first=random.
say-engine-no-game = A position comes after newgame.
say-engine-position = A position is told as position seat 1 and its text, perhaps with moves; there are { $seats } seats.
say-engine-turn = Seat { $seat } is not in turn.
say-engine-go = Limits are told as go nodes 2000 seconds 0.5, either or both or none.
say-engine-no-position = There is no position to think about.
say-too-many-players = { $game ->
    [duel] Duel has { $seats } seats, not { $count }.
   *[other] There are { $count } players for { $seats } seats.
 }
say-no-such-option = { x-game } has no option { $option }.
say-all-option = --all plays at every table: leave out { $option }.
say-all-game = --all plays every game: leave out { $game }.
say-no-such-figure = No figure’s name holds “{ $text }”. A name is a table and a figure, such as azul-2/native/playout; tables are { $tables }; figures are { $figures }.
say-figures-need-core = The figures of the fast core can’t be measured: the package was built without it. Install a compiler for C++20 (Debian, Ubuntu: g++) and then Tilewright again.
say-figures-need-numpy = The figures of batches can’t be measured without NumPy. Install it: pip install numpy
say-figures-need-envs = The figures of environments can’t be measured without their libraries. Install them: pip install "tilewright[envs]"
say-json-or-markdown = Choose either --json or --markdown.
say-name-unreadable = “{ $name }” is not a name that can be shown.
say-name-long = “{ $name }” is longer than { $most } characters.
say-name-twice = Two people are called { $name }.
say-file-exists = { $file } exists already; choose another name.
say-nothing-to-resume = There is no game in progress in { $folder }.
say-no-folder = { $why }. Name a file for the game with --save FILE.
say-resume-file = --resume takes a file, or nothing for the last game that was left; { $name } is a game.
say-resume-option = A resumed game keeps its table: leave out { $option }.
say-resume-program = The file has the program { $program } play. If you trust it, resume the game with { $option }.
say-resumed = { $count ->
    [0] The game of { $file } begins.
    [one] The game of { $file } goes on after { $count } move.
   *[other] The game of { $file } goes on after { $count } moves.
 }
say-resumed-finished = The game of { $file } is finished.
say-resume = The game is saved. Go on with: { $command }
say-saved-here = The game is saved in { $file }, now and after every action.
say-not-saved = The game is not saved in { $file }: { $why }. Type save and another file’s name.
say-not-saved-there = The game can’t be saved in { $file }: { $why }.
say-quit-unsaved = If you leave now, what is not saved is lost. Type quit again to leave all the same.
say-lost = What was played since the game was last saved is lost: { $file } can’t be written ({ $why }).
say-recorded = The record of the game is in { $file }.
say-not-a-choice = “{ $text }” is not a choice here; help explains what to type.
say-unreadable = “{ $text }”, character { $at }: { $why }
say-no-such-choice = No legal action starts with { $start }.
say-hint = Type a choice; ? shows what each one brings, help explains all you can type.
say-only-choice = { $line } [{ $action }] (the only choice)
say-secret-choice = only { $player } may know; look tells it
say-notation-azul =
    A colour is B (blue), Y (yellow), R (red), K (black) or T (teal, the light tile with the snowflake pattern). Capitals do not matter.
    2B4          take the blue tiles of factory 2 to line 4; C is the centre, F the floor line
    2B 14F       in the list of choices: 2B1, 2B4 and 2BF
    W32          with the gray wall: place the tile in row 3, column 2
    On the table > marks who is in turn, * the start player, 1 the start marker. Capital letters are tiles; small letters and full stops are empty spaces.
say-commands =
    ?            tell what every choice does; ? 2B tells those that start with 2B
    undo         { $people ->
        [one] take back to your last decision
       *[other] take back the last decision of a person
    }
    hint         tell what a bot would do
    table        draw the table again
    look         draw it with what only you may know
    resign       give up the game
    save FILE    save here from now on; the game is saved after every action anyway
    Tab, Up      complete what you type; bring back what you typed before
    quit         leave; the game can be resumed

## Tables of a server in the terminal

prompt-name = What are you called?
prompt-token = The secret of your seat:
prompt-own-player = The secret of your player:
say-no-server-extra = The server needs more libraries: { $command }
say-offline = This game is played without a server, which needs more libraries: { $command }
say-needs-server = A link for others, or --host or --port, needs a server: leave out --offline, --save, --seed, programs and bots with limits.
say-no-server = No server answers at { $server }: { $why }.
say-link = “{ $text }” is not the link of a table; one looks like http://localhost:8080/t/k3x9m2p7q5w1, with # and a secret for a seat.
say-seat-of-player = This seat belongs to a player: come with { $option } and the secret of that player.
say-token = A secret has 32 letters, digits, - or _.
say-serving = The tables are served at { $address }
say-table = The table is at { $address }
say-send-link = Send this link to your friend: { $address }
say-on-page = Your browser shows the table. Ctrl-C ends the server; the game is kept.
say-to-open = Open this in your browser: { $address }
say-until-ctrl-c = Ctrl-C ends the server; the game is kept.
say-home = Tilewright is at { $address }
say-home-on-page = Your browser shows it. Ctrl-C ends the server; your games are kept.
say-home-to-open = Open that address in your browser. Ctrl-C ends the server; your games are kept.
say-come-back = The table is kept. Come back with: { $command }
say-record-there = The record of the game is at { $address }
say-connection-lost = The connection to the server is lost; trying again.
say-connection-found = The connection is back.
say-waiting = Waiting for { $player }.
say-waiting-away = Waiting for { $player }, who is away.
say-waiting-open = Waiting for somebody to sit down.
say-thinking = { $player } is thinking.
say-here = { $player } is here.
say-away = { $player } is away.
say-absent = { $player } (seat { $seat }) is absent. You need not wait: replace BOT lets a bot of that level play on, end ends the game.
say-replace = Type replace and a bot’s level, such as replace skilled, if somebody is absent.
say-asked = Type agree or decline.
say-confirm = Type confirm, or undo to take back.
say-clock = Time left: { $clocks }.
say-hinted = A bot would do this: { $line } [{ $action }]
say-resign = Type resign again to give up the game.
say-commands-online =
    ?            tell what every choice does, and what it changes at once; ? 2B tells those that start with 2B
    undo         take back your last decision; if others have moved since, they are asked
    confirm      confirm your moves, at a table that asks for it
    agree        agree to what was offered; decline declines it
    hint         tell what a bot would do, where the table allows it
    table        draw the table again
    look         draw it with what only you may know
    resign       give up the game
    rematch      when it is over, play once more
    replace BOT  let a bot of that level play for somebody who is absent; end ends the game
    Tab, Up      complete what you type; bring back what you typed before
    quit         leave; you can come back
say-no-database = There is no such database.
say-server-there = A server runs already, at { $address }: the game is played there, and goes on as long as it runs.
say-server-used = { $who ->
    [server] A server runs already, at { $address }. Play there, without { $options }, or stop it first.
   *[other] Another process (id { $process }) uses { $database } already. Wait until it has ended.
 }
say-exporting = Exporting
say-importing = Importing
say-exported = { $count ->
    [one] { $count } game is written to { $folder }.
   *[other] { $count } games are written to { $folder }.
 }
say-imported = { $file }: table { $table }
say-dataset-there = { $folder } already holds a dataset ({ $file }): name another folder, or remove it first.
say-dataset-format = A dataset is written as one of { $forms }, not as { $form }.
say-no-data-extra = Datasets need more libraries: { $command }
say-dataset-written = { $positions ->
    [one] { $positions } decision of { $games } games is in { $folder }.
   *[other] { $positions } decisions of { $games } games are in { $folder }.
 }
say-dataset-left-out = { $count ->
    [one] { $count } game without a result was left out.
   *[other] { $count } games without a result were left out.
 }
say-backing-up = Backing up
say-restoring = Restoring
say-backup-there = This file is there already. Write over it with --replace.
say-backed-up = { $count ->
    [one] { $count } table is written to { $file }.
   *[other] { $count } tables are written to { $file }.
 }
say-restored = Tables restored: { $count }. Left as they were, because they are there already: { $left }.
say-backup-none = { $file } is not a backup of Tilewright.
say-backup-newer = { $file } was written by a newer Tilewright: its format is { $version }, this one knows { $known }. Install the newer one.
say-backup-damaged = { $file } is damaged or not whole. Nothing was restored.
say-restore-running = A server uses this database. Stop it, then wait { $seconds } more seconds, or restore without --replace.
say-no-such-player = There is no player { $player }. `{ $command }` lists them.
say-player-line = { $player }  { $name }  since { $made }, { $games ->
    [one] 1 game
   *[other] { $games } games
 }{ $kept ->
    [yes] , kept
   *[no] {""}
 }{ $banned ->
    [yes] , banned
   *[no] {""}
 }
say-player-unnamed = (no name)
say-players-none = No such player has played here.
say-player-banned = { $name } ({ $player }) can’t play here any more.
say-player-unbanned = { $name } ({ $player }) may play here again.
say-deed-line = { $time }  { $deed }  { $player }  { $why }
say-ratings-same = All ratings are exactly those of the stored results.
say-ratings-differ = { $ratings } ratings and { $results } results differ from what the stored results come to. `{ $command }` mends that.
say-ratings-mended = { $ratings } ratings and { $results } results were different; they were computed again.
say-pruned = Tables dropped: abandoned { $abandoned }, finished { $finished }.
say-would-prune = Tables that would be dropped: abandoned { $abandoned }, finished { $finished }.
say-announced = Everybody is told so until { $until } UTC.
say-announced-nothing = Nothing is announced any more.
say-announcement-long = An announcement has at most { $most } characters.
say-blocked = { $address } can’t look for others, enter tournaments or play for ratings any more.
say-unblocked = { $address } can do all again.
say-no-address = “{ $address }” is no address of the internet.
say-no-such-status = There is no status “{ $status }”: waiting, playing or over.
say-complaint-line = { $time }  table { $table }, seat { $seat }, { $name } (player { $player }), by { $by }: { $why ->
    [name] the name hurts
    [phrases] the same phrase again and again
    [unfair] unfair play
   *[other] something else
 }

## Matches and ladders

say-bot-illegal = It chose { $action }: { $why }
say-pair-failed = Pair { $pair } of { $first } against { $second } with seed { $seed } could not be played ({ $why }). The folder of the match tells where it broke.
say-worker-died = A process that was playing ended unexpectedly. What is on the disk counts: start the same command again to go on.
say-retold = { $text }
say-match-folder = Results and games are kept in { $folder }.
say-match-busy = Another process plays the match of { $folder }.
say-match-other = { $folder } holds another match: its { $name ->
    [first] first player
    [second] second player
    [rounds] limit of rounds
   *[other] { $name }
 } is { $old }, not { $new }.
say-match-option = { $folder } holds another match: its option --{ $name } is { $old }, not { $new }.
say-match-code = The match of { $folder } was begun with other code; results of different code are not mixed. Name another folder with --into.
say-match-untold = { $folder } holds results, but no match.json that tells which match they are from.
say-match-unreadable = { $file } does not tell what is played.
say-results-line = { $file }, line { $line }: This is not the result of a pair, or the pair was listed before.
say-records-missing = { $file } is missing: the games of a pair that counts.
say-match-even = Players of equal strength would have { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
say-match-faults = { $player } lost { $count ->
    [one] { $count } game
   *[other] { $count } games
 } by a fault, first in pair { $pair }: { $why }
say-match-failing = { $player } has failed in its first { $count } games, so no more are played. The results so far are kept. Its first failure, in pair { $pair }: { $why }
say-sprt = A sequential test is between two advantages in Elo, the smaller one first, such as 0,10, not { $text }.
say-sprt-seats = A sequential test is for two seats.
say-sprt-verdict = { $passed ->
    [yes] Passed: an advantage of { $elo1 } Elo rather than { $elo0 }
    [no] Failed: an advantage of { $elo0 } Elo rather than { $elo1 }
   *[open] Undecided between an advantage of { $elo0 } and of { $elo1 } Elo
 } after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
 } (LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
say-ladder-short = A ladder has two players or more.
say-ladder-twice = { $name } is named twice.
say-ladder-same = { $name } and { $other } are the same player.
say-anchor = The anchor is one of the players with a rating, such as greedy=1000, not { $text }.
say-plot-format = A plot is a file that ends in .svg or .png, not { $file }.
say-no-matplotlib = A plot needs Matplotlib. Install it: pip install "tilewright[plot]"
say-jobs-or-dask = Choose either --jobs, for this machine, or --dask, for a cluster.
say-no-dask = A cluster needs Dask. Install it: pip install "tilewright[cluster]"
say-no-cluster = There is no Dask scheduler at { $address }: { $why }
say-cluster-address = The address of a Dask scheduler has a host and a port, such as tcp://10.0.0.1:8786, unlike "{ $address }".
say-cluster-waiting = The cluster of { $address } has no workers at present: waiting for some.
say-cluster-lost = The cluster of { $address } was lost. What was counted is kept: start the match again to go on.
say-workers-killed = { $workers } workers of the cluster died, one after another, while they played the same pair.
say-worker-code = A worker of the cluster has other code of Tilewright than this machine: install the same version on all.

say-contest-busy = Another process plays the contest of { $file }.
say-contest-other = { $file } holds another contest: its { $name ->
    [first_weights] first weights
    [second_weights] second weights
    [core] fast core
    [limit] limit
    [second_limit] second limit
   *[other] { $name }
 } is { $old }, not { $new }. Name another file with --into.
say-contest-line = { $file }, line { $line }: This is not the result of a set, or the set was listed before.
say-mixed-samples = These folders hold samples of more than one table, or of another kind: nets learn from samples without { $option }, weights are fitted to samples with it.
say-other-samples = { $folder } holds samples of another plan: choose another folder, or the same options.
say-no-samples = There are no samples in { $folder }.
say-few-samples = There are fewer samples to learn from than a batch has, { $needed }: play more games, or choose a smaller { $option }.
say-other-training = { $folder } holds a training with other options or samples: choose another folder, or the same options.
say-no-checkpoint = There is no checkpoint { $file }.
say-no-weights = There is no file of weights { $file }.
say-no-such-table = There is no table { $table }; there are { $tables }.
say-no-learn-extra = Learning needs { $library }: { $command }

say-forfeit = { $count ->
    [one] { $player } forfeits the game: { $why } { $winners } wins.
   *[other] { $player } forfeits the game: { $why } { $winners } share the victory.
 }
say-broken-off = The game was broken off.
say-in-progress = The game is in progress.

## Where points came from

say-source-tile = Tiles placed
say-source-floor = Floor line
say-source-raised = Raised to 0
say-source-rows = Complete rows
say-source-columns = Complete columns
say-source-colours = Complete colours
say-source-special = Special tiles
say-source-broken = Broken tiles
say-source-start-tile = Start tile
say-source-draw = Plates drawn
say-source-diagonals = Complete diagonals
say-source-jokers = Joker spaces
say-source-five-colours = Rows of five colours
say-source-border = Border
say-source-corners = Corners
say-source-empty-specials = Empty special spaces
say-notation-duel =
    A colour is B (blue), Y (yellow), R (red), K (black) or T (teal). On a plate S is the special space and J the joker. Capitals do not matter.
    3B4          take the blue tiles of factory 3’s sun to line 4; L is the large factory, X breaks the tiles
    2B 14X       in the list of choices: 2B1, 2B4 and 2BX
    MB4          take the blue tiles on top of the moons to line 4
    ^B           stack the blue tile next on the moon, from the bottom up
    C2           take the bonus chip of factory 2
    P1           take plate 1 of the display; P+ draws one from the stack, P= stops drawing
    K1, U1       keep plate 1 of those drawn; put plate 1 under the stack
    @12r3        place the plate in row 1, column 2 of the dome’s cells after 3 quarter turns clockwise
    $0, $2, $3   spend no chips on the line; pay a missing tile with 2 chips of its colour, or with any 3
    $BR          pay with the chip that shows blue and red
    W32          place the tile in row 3, column 2 of the dome
    On the table > marks who is in turn, * behind a name the start player, 1 the start tile. Capital letters are tiles; small letters and full stops are empty spaces of the dome; a tile with * lies on a joker.
say-source-start = At the start
say-source-sum = Score
say-look = { $player } knows more than this shows: look draws it, for them alone.
prompt-replay = { $number }/{ $last } Enter or next, back, a step’s number, quit>
say-replay = “{ $text }” is none of these: Enter or next, back, a number from 0 to { $last }, quit.
prompt-hide = Only { $player } looks. Press Enter to hide it again.
say-choices-points = Each number is what your next scoring would bring after that choice, with all that it costs.
say-choices-in-words = Type ? and a start, such as ? { $start }, to read those choices in words.
say-solve-what = “{ $text }” is neither a file nor a position. Name the record of a game or a file with a position, or give - to read stdin; “Notation” in the documentation tells how a position is written.
say-solve-file = There is neither a record nor a position in this file. A record starts with the tag Game; “Notation” in the documentation tells how a position is written.
say-solve-only-record = { $option } is for the record of a game: leave it out for a position.
say-solve-table = A record names its game and options: leave out { $option }.
say-solve-over = The game is over after step { $step }: choose an earlier one with --at.
say-solve-chance = After step { $step } chance acts, and no seat decides: choose another one with --at.
say-no-such-record = There is no record { $number }; the file has { $last }.
say-no-such-step = There is no step { $number }; the last one is { $last }.

## Bots at the tables of the server

table-bots-busy = Too many bots have to think at the moment. Try again in a while.
table-bots-closing = The server is closing.
table-bot-program = Only built-in bots play at this server’s tables, not programs.
table-bot-failed = The bot { $bot } failed: { $why }
table-bot-died = The bot { $bot } took { $tries } processes down with it.

## The store of the tables and the bus between servers

table-database-unreadable = The address of the database can’t be read. It is one such as sqlite:///folder/tables.db or postgresql://user@host/name.
table-database-address = The tables are kept in a file, sqlite:///folder/tables.db, or in PostgreSQL, postgresql://user@host/name; not in { $kind }.
table-database-away = The database { $address } can’t be used: { $why }
table-database-failed = The database { $address } failed: { $why }
table-database-closed = The database was closed.
table-database-newer = The database was written by a newer Tilewright: its schema is { $revision }, this one knows { $known }. Install the newer one.
table-database-used = { $who ->
    [server] A server (process { $process }, { $address }) uses { $database } already. Use that one, stop it, or name another database with --database.
   *[other] Another process (id { $process }) uses { $database } already. Wait until it has ended, or name another database with --database.
 }
table-no-asyncpg = PostgreSQL needs asyncpg. Install it: pip install "tilewright[postgres]"
table-no-redis = A bus between servers needs redis. Install it: pip install "tilewright[redis]"
table-redis-address = The address of Redis can’t be read. It is one such as redis://host:6379/0, rediss://host:6379/0 or unix:///folder/redis.sock.
table-redis-away = Redis can’t be reached: { $why }

## Why a move was worse than the best one

why-points = { $count ->
    [one] { $count } point less this round.
   *[other] { $count } points less this round.
 }
why-given = { $you ->
    [yes] { $count ->
        [one] You get { $count } point more this round.
       *[other] You get { $count } points more this round.
    }
   *[no] { $count ->
        [one] { $player } gets { $count } point more this round.
       *[other] { $player } gets { $count } points more this round.
    }
 }
why-fallen = { $you ->
    [yes] { $count ->
        [one] { $count } more tile on your floor line by the end of the round.
       *[other] { $count } more tiles on your floor line by the end of the round.
    }
   *[no] { $count ->
        [one] { $count } more tile on the floor line by the end of the round.
       *[other] { $count } more tiles on the floor line by the end of the round.
    }
 }
why-broken = { $count ->
    [one] { $count } more broken tile by the end of the round.
   *[other] { $count } more broken tiles by the end of the round.
 }
why-left = { $you ->
    [yes] Leaves you { $count } { x-colour } for your line { $line }.
   *[no] Leaves { $player } { $count } { x-colour } for line { $line }.
 }
why-line = Line { $line } stays unfinished.
why-goal = { $count ->
    [one] { $count } point less for { $goal } at the end.
   *[other] { $count } points less for { $goal } at the end.
 }
why-barred = { $goal ->
    [rows] A row can’t be finished any more.
    [columns] A column can’t be finished any more.
    [colours] A colour can’t be finished any more.
    [diagonals] A diagonal can’t be finished any more.
    [corners] A corner plate can’t be finished any more.
    [five-colours] A row can’t have five colours any more.
   *[other] { $count ->
        [one] { $side }: { $count } point less is possible.
       *[other] { $side }: { $count } points less are possible.
    }
 }
why-starter = { $you ->
    [yes] You start the next round.
   *[no] { $player } starts the next round.
 }
why-chips = { $count ->
    [one] { $count } bonus chip fewer.
   *[other] { $count } bonus chips fewer.
 }
why-space = Line { $line } holds { x-colour }, for which its row of the dome has no space.
why-tiles = { $count ->
    [one] { $count } tile fewer on the lines.
   *[other] { $count } tiles fewer on the lines.
 }

## Analysis, reviews and puzzles on the command line

option-goal = { $goal ->
    [rows] rows
    [columns] columns
    [colours] colours
    [five-colours] five colours
    [border] border
    [diagonals] diagonals
    [corners] corners
    [jokers] jokers
    [empty-specials] empty specials
   *[other] { $goal }
 }
option-label = { $label ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
   *[other] { $label }
 }
# How many moves of a game have a label, in a list
say-review-count = { $label ->
    [best] { $count } best
    [good] { $count } good
    [inaccuracy] { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
     }
    [mistake] { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
     }
    [blunder] { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
     }
   *[other] { $count } { $label }
 }
say-review-running = This game is not over: only finished games are reviewed.
say-analyse-running = This game is not over: only finished games are reviewed. { $option } N judges its position after N steps (up to { $steps }).
say-analyse-turn = Round { $round }, seat { $seat } decides between { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }; looked at { x-positions }.
say-analyse-only-record = { $option } is for a whole game: name a record, without --at.
say-reviewing = Moves
say-review-left = Stopped after { $done } of { $all } steps. The same command goes on from there.
say-review-side = { $player }: accuracy { $accuracy } of 100; { $labels }.
say-review-luck = { $player } by { $points }; with even luck by { $even }, give or take { $error }.
say-review-written = Written: { $file }
say-review-cost = { $label }: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the win, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. { $why }
say-review-same-file = The review is not written over the record that it was made from: name another file.
say-no-puzzle = There is no puzzle { $id }.
say-no-puzzles = There are no puzzles for { $game }.
say-puzzle-what = Puzzle { $id }: find the one best move for seat { $seat }. Difficulty { $difficulty } of 5.
say-puzzle-found = { $move } it is: better than any other by { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the win.
say-puzzle-missed = Not { $move }. Try again, or type "show".
say-puzzle-shown = The best move is { $move }: better than any other by { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the win.
say-puzzle-made = { $count ->
    [one] { $count } puzzle in { $file }
   *[other] { $count } puzzles in { $file }
 }
say-puzzle-broken = { $id } does not hold: another move is as good.
prompt-puzzle = Your move:
