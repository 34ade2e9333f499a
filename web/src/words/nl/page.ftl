### On every page, and what all rooms share

page-close = Sluiten
page-clock = Resterende tijd: { $text }
page-thinking = denkt na…
page-bot = bot, { $level }
page-open-seat = vrije plaats
page-absent = afwezig
page-away = niet verbonden
page-you = jij
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
level-random = willekeurig
level-greedy = gretig
level-shaped = vooruitziend
