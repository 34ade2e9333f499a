### On every page, and what all rooms share

page-close = Close
page-clock = Time left: { $text }
page-thinking = thinking …
page-bot = bot, { $level }
page-open-seat = open seat
page-absent = absent
page-away = not connected
page-you = you
# In the place of your name, where you gave none
page-you-name = You
page-back = Back
# Before a sentence that says what a bot would do in your place
page-hint = Hint
page-hint-dismiss = Dismiss
# On the button that makes a move
page-do = { $what ->
    [take] Take
    [take-plate] Take
    [place] Place
    [stack] Stack
    [draw] Draw
    [look] Look
    [keep] Keep
    [return] Put back
    [pay] Pay
    [spend] Spend
   *[choose] Do it
 }
# Explains the arrow behind a score
page-standing = { $standing } if the round ended now
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
level-champion = champion
level-legend = legend
# the last three: where the fast core is missing
level-random = random
level-greedy = greedy
level-shaped = far-sighted

## What a person likes

page-language = Language
page-theme = Theme
page-theme-system = As the device
page-theme-light = Light
page-theme-dark = Dark
page-theme-contrast = High contrast
# The name of somebody who has not given one
page-guest = Guest
page-name = Your name
page-settings = Settings

## The server is away

page-server-away = The server can’t be reached. You can read the rules; tables and records need it. What you have played is safe.
page-unloaded = This page could not be loaded
page-again = Try again
page-failed = Something went wrong on this page. Try again, or reload it.
