"""How a table is made, from a wish or for a rematch; ids, tokens and keys."""

import secrets
from hashlib import sha256
from hmac import compare_digest
from string import ascii_lowercase, digits

from tilewright.catalog import make_game
from tilewright.core.errors import InvalidOption
from tilewright.core.record import RULES_VERSION
from tilewright.core.words import reason, sentence
from tilewright.server.deciding import check_level, stand_in
from tilewright.server.denied import Denied
from tilewright.server.log import SeatSetup, Setup
from tilewright.server.messages import NewTable, SeatLink, SeatWanted
from tilewright.server.names import check_name, normal
from tilewright.server.table import Table

ID_LENGTH = 12  # 62 bits: who has no link finds no table


def new_id() -> str:
    """An id for a table that nobody can guess."""
    return "".join([secrets.choice(ascii_lowercase + digits) for _ in range(ID_LENGTH)])


def new_token() -> str:
    """A secret for a seat: 192 bits."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """The seed of a table's luck."""
    return secrets.token_hex(16)


def key_of(token: str) -> str:
    """What is kept of a token: its hash."""
    return sha256(token.encode()).hexdigest()


def known_key(table: Table, token: str) -> str:
    """The key of a seat that the token opens; raises Denied. Every seat is compared, in full."""
    key = key_of(token)
    found = [
        sitting.key
        for sitting in table.sittings
        if sitting.key is not None and compare_digest(sitting.key, key)
    ]
    if not found:
        raise Denied("unknown-token")
    return found[0]


def path_of(table: str, token: str | None = None) -> str:
    """Where the page of a table is; the secret stands where no server sees it."""
    return f"/t/{table}" if token is None else f"/t/{table}#{token}"


class Wish:
    """A table that somebody wants, with the secrets of its seats."""

    def __init__(self, new: NewTable, now: int, language: str) -> None:
        """Read a wish; raises Denied for one that can't be.

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
    )
