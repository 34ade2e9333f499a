### Yourself and other players: names, devices, ratings, games

me-title = You
# Under a name
me-since = Plays here since { $day }
me-ratings-none = No rated games yet
me-rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
 }
me-rename = Change name
me-save = Save
me-name-note = { $kept ->
    [yes] This name is yours: nobody else here can take one that looks like it.
   *[no] Keep this player, and nobody else here can take this name.
 }

## For who has not played here yet

me-nobody = You have not played here yet
me-nobody-more = As soon as you play, you are a player on this device: no form, no e-mail. Your games and ratings will be here.

## Keeping a player for good

me-keeping = Keep this player
me-kept = { $kept ->
    [yes] This player is kept for good.
   *[no] So far this player is known on this device only.
 }
me-keeping-more = No password and no e-mail: a passkey stays on your device or in your password manager; a recovery phrase is twelve words that you write down. Either brings you back, on any device.
me-passkeys = Your passkeys
me-passkey = Passkey: { $device }, { $day }
me-passkey-add = Add a passkey
me-passkey-none = This browser can’t use passkeys here. Use a recovery phrase.
me-passkey-remove = Remove the passkey “{ $device }”
me-remove = Remove
me-passkey-trouble = { $why ->
    [known] This device has a passkey for this player already.
    [cancelled] No passkey was chosen. Try again, or use a recovery phrase.
   *[unable] This browser could not do that here. Use a recovery phrase.
 }
me-phrase = Recovery phrase
me-phrase-has = You have a recovery phrase. A new one takes its place.
me-phrase-get = { $has ->
    [yes] Get a new recovery phrase
   *[no] Get a recovery phrase
 }
me-phrase-title = Your recovery phrase
me-phrase-note = Write these words down in this order. They are shown only now, and whoever has them can play as you.
me-phrase-copy = Copy
me-phrase-print = Print
me-phrase-written = I wrote it down

## Signing in

me-signin = Sign in
me-signin-more = If you are kept as a player, be that player on this device, too.
me-signin-lost = The player of this device is not kept. If you sign in as another one, its games and ratings are out of reach for good.
me-signin-anyway = Sign in all the same
me-signin-passkey = Sign in with a passkey
me-signin-phrase = Sign in with this phrase

## Devices

me-devices = Your devices
me-devices-more = You are signed in here. Sign a device out that you no longer use.
me-device-this = this device
me-device-unknown = unknown device
me-device-seen = last used: { $day }
me-signout = Sign out
me-signout-of = Sign out: { $device }
me-signout-title = Sign out on this device?
me-signout-text = { $kept ->
    [yes] With a passkey or your recovery phrase you can sign in again.
   *[no] This player is not kept: its games and ratings are out of reach for good then.
 }

## Your page and your data

me-data = Your page and your data
me-public = Public page
me-public-note = Others see your name, your ratings and your finished games there.
me-public-link = Show my page
me-export = Download everything
me-delete = Delete everything
me-delete-title = Do you want to delete this player?
me-delete-text = Your name, ratings, passkeys and devices are deleted. The games stay, under another name. This can’t be undone.
me-delete-device = What this browser itself remembers, such as your last tables, stays here until you clear it.
me-delete-go = Delete for good

## Games and results

me-games = Your games
me-games-none = The games that you finish will be here.
me-games-unfound = No game of yours is like that.
me-more = Older games
me-result = { $result ->
    [won] Won
    [shared] Shared victory
    [lost] Lost
   *[none] Nobody won
 }
# How a game ended that was not played to its end
me-how = { $how ->
    [resigned] resigned
    [time] on time
    [failed] somebody could not go on
    [expired] given up
   *[ended] broken off
 }
# $change: with its sign
me-change = Rating { $change }
me-accuracy = Accuracy { $accuracy }
me-search-game = Game
me-search-result = Result
me-search-opponent = Opponent or level
me-search-since = From
me-search-until = To
me-search-all = All
me-search-go = Search
me-search-clear = Show all
me-against-levels = Against each level
me-against-people = Against each opponent
me-tally = { $won } won, { $lost } lost, { $shared } shared
me-tallies-all = Show all { $count }
me-rating-chart = Rating: { $pool }
me-accuracy-chart = Accuracy: { $game }
me-chart-range = The last { $count } games, between { $low } and { $high }

## The page of a player

me-player = Player
me-player-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
 }
me-player-none = No finished games yet.
me-challenge = Challenge
me-hidden = This page can’t be seen
me-hidden-more = There is no such player, or their page is not public.
