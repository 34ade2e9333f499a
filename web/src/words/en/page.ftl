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
    [save] Keep chips
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
# On a button that changes to the next theme
page-theme-button = { $theme ->
    [light] Theme: light. Change to dark.
    [dark] Theme: dark. Change to high contrast.
    [contrast] Theme: high contrast. Change to that of your device.
   *[system] Theme: that of your device. Change to light.
 }
# The name of somebody who has not given one
page-guest = Guest
page-name = Your name
page-name-next = It counts from your next table on.
page-settings = Settings
page-speed = Speed of the tiles
page-speed-of = { $speed ->
    [0] at once
    [0.5] ½
   *[other] × { $speed }
 }
page-confirming = How you make a move
page-confirming-off = At once
page-confirming-on = Second press
page-confirming-timed = After 3 seconds
page-confirming-off-note = On this device, a move is made as soon as you choose or drop it.
page-confirming-on-note = On this device, you see what a move would do, and press once more to make it.
page-confirming-timed-note = On this device, you see what a move would do; after three seconds it is made, unless you go back.
page-odds = Bag and odds
page-odds-note = Show how many tiles of each colour are left, and how likely the next one is.
page-motifs = Patterns on the tiles
page-motifs-note = Each colour has a pattern of its own.
page-sound = Sound

## The server is away

page-server-away = The server can’t be reached. You can read the rules; tables and records need it. What you have played is safe.
page-unloaded = This page could not be loaded
page-again = Try again
page-failed = Something went wrong on this page. Try again, or reload it.
