### On every page, and what all rooms share

page-close = Bezárás
page-clock = Hátralévő idő: { $text }
page-thinking = gondolkodik…
page-bot = bot, { $level }
page-open-seat = szabad hely
page-absent = régóta nincs itt
page-away = nincs kapcsolat
page-you = te
# In the place of your name, where you gave none
page-you-name = Te
page-back = Vissza
# Before a sentence that says what a bot would do in your place
page-hint = Tipp
page-hint-dismiss = Elvetés
# On the button that makes a move
page-do = { $what ->
    [take] Elvétel
    [take-plate] Elvétel
    [place] Lerakás
    [stack] Ráhelyezés
    [draw] Húzás
    [look] Megnézés
    [keep] Megtartás
    [return] Visszatevés
    [pay] Fizetés
    [spend] Felhasználás
   *[choose] Mehet
 }
# Explains the arrow behind a score
page-standing = { $standing }, ha most érne véget a forduló
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
level-champion = bajnok
level-legend = legenda
level-random = véletlenszerű
level-greedy = mohó
level-shaped = előrelátó

## What a person likes

page-language = Nyelv
page-theme = Téma
page-theme-system = Eszköz szerint
page-theme-light = Világos
page-theme-dark = Sötét
page-theme-contrast = Nagy kontraszt
# The name of somebody who has not given one
page-guest = Vendég
page-name = A neved
page-settings = Beállítások

## The server is away

page-server-away = A szerver nem érhető el. A szabályokat elolvashatod; az asztalokhoz és a lejegyzésekhez kell a szerver. Amit eddig játszottál, megmaradt.
page-unloaded = Nem sikerült betölteni ezt az oldalt
page-again = Újra
page-failed = Hiba történt ezen az oldalon. Próbáld újra, vagy töltsd be újra az oldalt.
