### On every page, and what all rooms share

page-close = Bezárás
page-clock = Hátralévő idő: { $text }
page-thinking = gondolkodik…
page-bot = bot, { $level }
page-open-seat = szabad hely
page-absent = régóta nincs itt
page-away = nincs kapcsolat
page-you = te
# $standing: what the score would be if the walls were tiled now
page-score = { $score } pont; a jelenlegi állás szerint { $standing }
page-game = { $game ->
    [duel] Azul Párbaj
   *[azul] Azul
 }

## Colours, as one word in a list or a label

colour-blue = kék
colour-yellow = sárga
colour-red = piros
colour-black = fekete
colour-teal = türkiz

## The levels of bots, from the weakest to the strongest

level-beginner = kezdő
level-casual = alkalmi
level-apprentice = tanonc
level-skilled = gyakorlott
level-strong = erős
level-expert = szakértő
level-master = mester
level-grandmaster = nagymester
level-random = véletlenszerű
level-greedy = mohó
level-shaped = előrelátó
