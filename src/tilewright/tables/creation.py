"""How a table is made: as somebody wants it, or for a rematch."""

from tilewright.catalog import make_game
from tilewright.core.errors import InvalidOption
from tilewright.core.record import RULES_VERSION
from tilewright.core.words import reason, sentence
from tilewright.tables.commands import NewTable, SeatLink, SeatWanted
from tilewright.tables.keys import key_of, new_id, new_seed, new_token, path_of
from tilewright.tables.levels import check_level, stand_in
from tilewright.tables.names import check_name, normal
from tilewright.tables.refusals import Denied
from tilewright.tables.setup import SeatSetup, Setup
from tilewright.tables.table import Table


class Creation:
    """A new table as somebody wants it, with the secrets of its seats."""

    def __init__(self, new: NewTable, now: int, language: str) -> None:
        """Check what is wanted; raises Denied for what can't be.

        Who gives no name is called by a number, in the language of who makes the table.
        """
        self._language = language
        try:
            game = make_game(new.game, new.options)
        except InvalidOption as error:
            raise Denied("option", why=error.problem) from error
        if len(new.seats) != game.seats:
            why = reason("", "table-seats", count=len(new.seats), seats=game.seats)
            raise Denied("option", why=why)
        is_mine = any([seat.kind in ("me", "shared") for seat in new.seats])
        self.token = new_token() if is_mine else None
        self.links: list[SeatLink] = []
        table = new_id()
        seats = [self._seat(table, number, seat) for number, seat in enumerate(new.seats)]
        named = [
            seat.name
            for seat, wanted in zip(seats, new.seats, strict=True)
            if seat.kind == "person" or wanted.name is not None
        ]
        for number, name in enumerate(named):
            check_name(name, named[:number])
        self.setup = Setup(
            id=table,
            game=new.game,
            options=dict(game.options),
            seats=seats,
            clock=new.clock,
            public=new.public,
            confirm=new.confirm,
            hints=new.hints,
            seed=new_seed(),
            made=now,
            rules=RULES_VERSION,
            rated=new.rated,
        )

    def _seat(self, table: str, number: int, wanted: SeatWanted) -> SeatSetup:
        if wanted.kind == "bot":
            level = wanted.level or stand_in()
            check_level(level)
            return SeatSetup("bot", normal(wanted.name or level), level, None)
        if wanted.kind == "open":
            token = new_token()
            self.links.append(SeatLink(number, token, path_of(table, token)))
            return SeatSetup("open", "", None, key_of(token))
        assert self.token is not None
        name = wanted.name or sentence("table-player", self._language, number=number + 1)
        return SeatSetup("person", normal(name), None, key_of(self.token))


def started(setup: Setup) -> Table:
    """A new table with what chance does at its start."""
    table = Table(setup)
    return table.after(table.owed(setup.made))


def rematch_setup(table: Table, next_id: str, now: int) -> Setup:
    """The same table once more: the same people by the same keys, each one seat further on."""
    seats = [
        SeatSetup(sitting.kind, sitting.name, sitting.level, sitting.key)
        for sitting in table.sittings
    ]
    old = table.setup
    return Setup(
        id=next_id,
        game=old.game,
        options=old.options,
        seats=[*seats[1:], seats[0]],
        clock=old.clock,
        public=old.public,
        confirm=old.confirm,
        hints=old.hints,
        seed=new_seed(),
        made=now,
        rules=RULES_VERSION,
        position=old.position,
        rated=old.rated,
    )
