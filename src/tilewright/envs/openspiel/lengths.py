"""How long a game can be: OpenSpiel asks for the most decisions and draws that there are."""

from typing import NamedTuple

from tilewright.azul.actions import FACTORIES
from tilewright.azul.dealing import TILES_ON_A_FACTORY
from tilewright.azul.game import Azul
from tilewright.azul.state import ROWS
from tilewright.duel.actions import MOST_DRAWN, SMALL_FACTORIES
from tilewright.duel.dealing import TILES_ON_LARGE, TILES_ON_SMALL
from tilewright.duel.game import Duel
from tilewright.duel.payment import PAIR
from tilewright.duel.plates import PLATES, SCORING_TILES
from tilewright.duel.stack import LAST_ROUND
from tilewright.duel.state import LINES, SEATS, TOKENS

OF_DRAW = 7  # characters: a plate that is turned up takes most, `pYKTS`; a tile no more than two
OF_SCORING = 80  # characters: the names of four scoring tiles
PLATE_DECISIONS = 2  # to take a plate of the display, and to place it (DU-4.2, DU-4.5)


class Length(NamedTuple):
    """The most decisions of seats, and the most draws of chance."""

    decisions: int
    draws: int


def most_characters(game: Azul | Duel, rounds: int) -> int:
    """How long the text of all actions of a game can be, with a blank after each."""
    length = longest(game, rounds)
    of_decision = 1 + max([len(text) for text in game.notation.texts])
    return length.decisions * of_decision + length.draws * OF_DRAW + OF_SCORING


def longest(game: Azul | Duel, rounds: int) -> Length:
    """The length that no game of so many rounds exceeds."""
    match game:
        case Azul():
            return _azul(game, rounds)
        case Duel():
            return _duel(min(rounds, LAST_ROUND))  # DU-3.1
    raise TypeError(f"{game!r}: OpenSpiel can play Azul and Duel")


def _azul(game: Azul, rounds: int) -> Length:
    dealt = FACTORIES[game.seats] * TILES_ON_A_FACTORY
    takes = rounds * dealt  # each takes at least one tile (AZ-2.1)
    # A seat chooses one space for a complete line (AZ-8.1), and each space once.
    spaces = game.seats * ROWS * min(rounds, ROWS) if game.wall == "gray" else 0
    return Length(takes + spaces, rounds * dealt + 1)  # and the start player (AZ-1.6)


def _duel(rounds: int) -> Length:
    tiles = TILES_ON_LARGE + SMALL_FACTORIES * TILES_ON_SMALL  # each take has one or more (DU-5.1)
    stacked = SMALL_FACTORIES * (TILES_ON_SMALL - 2)  # one was taken, the last stacks itself
    chips = SMALL_FACTORIES  # taken (DU-5.6), and picked when they are spent (DU-6.4)
    paid = chips // PAIR  # tiles for which chips are spent
    lines = SEATS * LINES  # each is tiled, or left as it is (DU-6.1, DU-6.6)
    plates = SEATS * PLATE_DECISIONS  # DU-2.6
    for number in range(min(rounds, LAST_ROUND - 1)):  # DU-4.1
        stack = MOST_DRAWN - number * SEATS * TOKENS
        plates += sum([_plate_decisions(stack - used) for used in range(SEATS * TOKENS)])
    dealt = tiles + TILES_ON_LARGE  # five that are equal are drawn once more (DU-2.4)
    # Every plate shows its back and its front once; a seat starts.
    draws = rounds * (dealt + chips) + len(SCORING_TILES) + 2 * len(PLATES) + 1
    return Length(rounds * (tiles + stacked + 2 * chips + paid + lines) + plates, draws)


def _plate_decisions(stack: int) -> int:
    """The most for one plate: to draw a whole stack, keep one, return all but the last, place it.

    Who draws fewer also says when to stop, which is fewer decisions nevertheless (DU-4.3).
    """
    return max(PLATE_DECISIONS, 2 * stack)
