### On every page, and what all rooms share

page-close = Sluiten
page-clock = Resterende tijd: { $text }
page-thinking = denkt na…
page-bot = bot, { $level }
page-open-seat = vrije plaats
page-absent = afwezig
page-away = niet verbonden
page-you = jij
# In the place of your name, where you gave none
page-you-name = Jij
page-back = Terug
# Before a sentence that says what a bot would do in your place
page-hint = Hint
page-hint-dismiss = Negeren
# On the button that makes a move
page-do = { $what ->
    [take] Pakken
    [take-plate] Pakken
    [place] Plaatsen
    [stack] Stapelen
    [draw] Trekken
    [look] Bekijken
    [keep] Houden
    [return] Terugleggen
    [pay] Betalen
    [spend] Inzetten
   *[choose] Doen
 }
# Explains the arrow behind a score
page-standing = { $standing } als de ronde nu eindigde
# $standing: what the score would be if the walls were tiled now
page-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
 }; { $standing } volgens de huidige stand
page-game = { $game ->
    [duel] Azul Duel
   *[azul] Azul
 }

## Colours, as one word in a list or a label

colour-blue = blauw
colour-yellow = geel
colour-red = rood
colour-black = zwart
colour-teal = turquoise

## The levels of bots, from the weakest to the strongest

level-beginner = beginner
level-casual = recreant
level-apprentice = leerling
level-skilled = gevorderd
level-strong = sterk
level-expert = expert
level-master = meester
level-grandmaster = grootmeester
level-champion = kampioen
level-legend = legende
level-random = willekeurig
level-greedy = gretig
level-shaped = vooruitziend

## What a person likes

page-language = Taal
page-theme = Thema
page-theme-system = Apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-theme-contrast = Hoog contrast
# The name of somebody who has not given one
page-guest = Gast
page-name = Je naam
page-settings = Instellingen

## The server is away

page-server-away = De server is niet bereikbaar. De spelregels kun je lezen; voor tafels en notaties is de server nodig. Wat je gespeeld hebt, blijft bewaard.
page-unloaded = Deze pagina kon niet geladen worden
page-again = Opnieuw proberen
page-failed = Er ging iets mis op deze pagina. Probeer het opnieuw, of laad de pagina opnieuw.
