### On every page, and what all rooms share

page-close = Close
page-clock = Time left: { $text }
page-thinking = thinking …
page-bot = bot, { $level }
page-open-seat = open seat
page-absent = absent
page-away = not connected
page-you = you
# $standing: what the score would be if the walls were tiled now
page-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }; { $standing } as it stands
page-game = { $game ->
    [duel] Azul Duel
   *[azul] Azul
 }

## Colours, as one word in a list or a label

colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-black = black
colour-teal = teal

## The levels of bots, from the weakest to the strongest

level-beginner = beginner
level-casual = casual
level-apprentice = apprentice
level-skilled = skilled
level-strong = strong
level-expert = expert
level-master = master
level-grandmaster = grandmaster
# the last three: where the fast core is missing
level-random = random
level-greedy = greedy
level-shaped = far-sighted
