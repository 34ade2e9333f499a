### Looking for somebody to play with

seek-title = Speel met iemand
seek-lead = Kies wat je wilt spelen. We zoeken iemand die hetzelfde wil; ondertussen kun je hier iets anders doen.
# The heading of a challenge; $name is who is challenged
seek-challenge = Daag { $name } uit
seek-challenge-lead = Alleen deze speler krijgt de uitdaging.
# In the place of the name of who is challenged, where it is not known
seek-somebody = een speler

## What to play

seek-game = Welk spel?
seek-variant = Aan welke tafel?
seek-clock = { $minutes } min + { $seconds } s
# A clock for correspondence: so much time for each turn
seek-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
 }
seek-clock-none = Zonder klok
seek-rated = Telt het voor de rating?
seek-kind = { $rated ->
    [yes] met rating
   *[no] vriendschappelijk
 }
seek-range = Rating van tegenstanders
# $range: in points above and below; 0: anybody
seek-within = { $range ->
    [0] alle
   *[other] ± { $range }
 }
seek-note = Een potje met rating verandert de rating van beide spelers. Het bereik wordt ruimer terwijl je wacht.
seek-challenge-note = De uitdaging wacht op een antwoord totdat je haar intrekt. Een potje met rating verandert de rating van beide spelers.
seek-start = Tegenstander zoeken
seek-challenge-send = Uitdaging versturen
seek-stop-search = Stoppen met zoeken

## Who looks for others

seek-challenges = Uitdagingen voor jou
seek-others = Op zoek naar een tegenstander
seek-others-none = Er wacht nu niemand. Begin te zoeken, dan zien anderen jou hier.
seek-own = Jouw zoektochten en uitdagingen
seek-tables = Openbare tafels met een vrije plaats
seek-tables-none = Geen openbare tafel heeft nu een vrije plaats.
# Somebody in the list, with the rating
seek-who = { $name } ({ NUMBER($rating, useGrouping: 0) })
seek-accept = Spelen
seek-decline = Afwijzen

## The strip above all pages while somebody is looked for

# What the strip is, read out
seek-strip = Je zoekt een tegenstander
# $whom: is anybody looked for, or has somebody called $name been challenged?
seek-searching = { $whom ->
    [anybody] Tegenstander gezocht: { $game }, { $clock }
   *[somebody] Wachten op { $name }: { $game }, { $clock }
 }
seek-stop = Stoppen
# A bot is offered after a while; the search goes on
seek-bot = Ondertussen tegen een bot spelen ({ $level })
seek-found = Tegenstander gevonden: { $game }
seek-found-more = De tafel wacht op je.
seek-open = Tafel openen
seek-ended = De zoektocht is afgelopen.
seek-again = Opnieuw zoeken
seek-tournaments = Toernooien
seek-tournaments-more = Doe mee, of maak er zelf een.
