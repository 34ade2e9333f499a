"""The colours of a table, those of the page's light theme: pigments of the old tile painters."""

from typing import NamedTuple

from tilewright.core.picture import Ink
from tilewright.core.tiles import Colour


class Glaze(NamedTuple):
    """How a tile of one colour is painted, and the empty space that waits for it (ghost)."""

    ground: Ink
    ink: Ink
    soft: Ink
    edge: Ink
    ghost: Ink
    ghost_ink: Ink


GLAZES = {
    Colour.BLUE: Glaze("#2458ab", "#f6f4ea", "#8fb4ea", "#16356b", "#dfe5ee", "#6680be"),
    Colour.YELLOW: Glaze("#f3b731", "#6b3a02", "#ffe096", "#9a6a08", "#f8edd0", "#a48320"),
    Colour.RED: Glaze("#c13a2b", "#fff0df", "#f0a58d", "#7c1d13", "#f5e1d8", "#c26859"),
    Colour.BLACK: Glaze("#262a33", "#f2ecdd", "#b9995a", "#0c0e12", "#e3dfd8", "#827e78"),
    Colour.TEAL: Glaze("#a5e0d5", "#0a5f5c", "#4fb3a8", "#2c7f78", "#dcefe9", "#4b9187"),
}

# Walls, cards and what is written on them.
BG, SURFACE, SURFACE_2 = "#ece4d6", "#fbf8f1", "#f3ecdf"
LINE = "#d8ccb7"
INK, INK_2, INK_3 = "#1a2440", "#4a5369", "#5c6476"

BRAND_PAINT, BRAND_SOFT = "#1d4a96", "#dfe7f4"  # cobalt: ornaments
ACCENT, ON_ACCENT, ACCENT_LINE = "#7d2a6c", "#ffffff", "#a04a8d"  # what is decided now
GOLD, GOLD_LINE = "#80570a", "#a67513"  # who won
BAD = "#9d2f1c"  # what is lost, always with a minus sign

# Empty spaces and other pieces.
SPACE, SPACE_LINE, GHOST_LINE = "#efe6d5", "#9a8c74", "#c9baa0"
PORCELAIN, SPECIAL_EDGE, SPECIAL_INK = "#fdfbf4", "#7a570f", "#1d4a96"
DISH_EDGE, DISH_RIM, DISH_PAINT, DISH = "#b9a98c", "#fdfbf5", "#3f6bb3", "#f6f1e6"
CENTRE, CENTRE_PAINT = "#e6dcc9", "#b59f78"

# Duel's.
BACK, BACK_INK = "#1f4a8f", "#a9c3ea"
SUN, SUN_LINE, SUN_DISH = "#f2b632", "#8a5a05", "#fbf0d3"
MOON, MOON_DISH = "#31406b", "#dfe3ee"
PLATE, PLATE_EDGE = "#fdfaf2", "#9a8560"

SHADE = "#3c2c14"  # of shadows; how dark they are is added to it
