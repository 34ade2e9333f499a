### Looking for somebody to play with

seek-title = Play someone
seek-lead = Choose what you want to play. We look for somebody who wants the same; meanwhile you can do something else here.
# The heading of a challenge; $name is who is challenged
seek-challenge = Challenge { $name }
seek-challenge-lead = Only this player is asked.
# In the place of the name of who is challenged, where it is not known
seek-somebody = a player

## What to play

seek-game = Which game?
seek-variant = At which table?
seek-clock = { $minutes } min + { $seconds } s
# A clock for correspondence: so much time for each turn
seek-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
 }
seek-clock-none = No clock
seek-rated = Rated or casual?
seek-kind = { $rated ->
    [yes] rated
   *[no] casual
 }
seek-range = Opponents’ ratings
# $range: in points above and below; 0: anybody
seek-within = { $range ->
    [0] anyone
   *[other] ± { $range }
 }
seek-note = A rated game changes the ratings of both players. The range of ratings widens while you wait.
seek-challenge-note = The challenge waits until it is answered or you withdraw it. A rated game changes the ratings of both players.
seek-start = Find an opponent
seek-challenge-send = Send the challenge
seek-stop-search = Stop searching

## Who looks for others

seek-challenges = Challenges to you
seek-others = Looking for an opponent
seek-others-none = Nobody is waiting right now. Start a search, and others will see you here.
seek-own = Your searches and challenges
seek-tables = Public tables with a free seat
seek-tables-none = No public table has a free seat right now.
# Somebody in the list, with the rating
seek-who = { $name } ({ NUMBER($rating, useGrouping: 0) })
seek-accept = Play
seek-decline = Decline

## The strip above all pages while somebody is looked for

# What the strip is, read out
seek-strip = Your search for an opponent
# $whom: is anybody looked for, or has somebody called $name been challenged?
seek-searching = { $whom ->
    [anybody] Looking for an opponent: { $game }, { $clock }
   *[somebody] Waiting for { $name }: { $game }, { $clock }
 }
seek-stop = Stop
# A bot is offered after a while; the search goes on
seek-bot = Play a bot meanwhile ({ $level })
seek-found = Opponent found: { $game }
seek-found-more = The table waits for you.
seek-open = Open the table
seek-ended = Your search has ended.
seek-again = Search again
seek-tournaments = Tournaments
seek-tournaments-more = Enter one, or make your own.
