"""What is to be played, as it is stored and compared."""

from msgspec import Struct

from tilewright.catalog import make_game
from tilewright.club.seeks import Wish
from tilewright.core.errors import InvalidOption
from tilewright.tables.commands import ClockWanted
from tilewright.tables.refusals import Denied


class Wanted(Struct, frozen=True):
    """A game with all its options, a clock or none, rated or not."""

    game: str
    options: dict[str, str]
    clock: ClockWanted | None
    rated: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.options.get("seats", "2"))

    @property
    def wish(self) -> Wish:
        """The same for those who compare it."""
        options = tuple(sorted(self.options.items()))
        return Wish(self.game, options, self.seats, self.clock, self.rated)


def checked(game: str, options: dict[str, str], clock: ClockWanted | None, rated: bool) -> Wanted:
    """What somebody wants, with all its options; raises Denied for what no game has."""
    try:
        made = make_game(game, options)
    except InvalidOption as error:
        raise Denied("option", why=error.problem) from error
    return Wanted(game, dict(made.options), clock, rated)
