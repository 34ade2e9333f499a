"""Where the pieces of a table of Duel lie. Numbers count from 1, seats from 0."""

from tilewright.core.effects import Place

TOWER = Place("tower")
LARGE_SUN = Place("large-sun")
LARGE_MOON = Place("large-moon")
LARGE = Place("large")  # the start tile, until somebody takes it (DU-5.4)
STACK = Place("stack")
PLATE = Place("plate")  # the plate that a seat is about to place
SUPPLY = Place("supply")  # the box: special tiles, chips and scoring tiles
OUT = Place("out")  # chips that are spent (DU-6.4)
