"""Who sits on which seat: people and bots."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tilewright import native
from tilewright.bots.roster import is_bot, is_program, player_of
from tilewright.cli.story import LONGEST_NAME
from tilewright.core.bot import AnyBot, Limit
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.record import Record
from tilewright.core.seat import Seat
from tilewright.core.words import reason
from tilewright.tables.levels import WITHOUT_CORE

PERSON = "Player 1"  # sits on the first seat if nobody was named
OPPONENT = "casual"  # sits where nobody else was named, as on the page
OPEN = "open"  # a seat for whoever gets its link

ALLOW_PROGRAMS = "--allow-programs"  # the option to run what a file names
TERMINAL = "--terminal"  # the option to play here, not on the page


def programs_of(record: Record) -> list[str]:
    """The players of a record that are programs, as its tags name them."""
    names = [record.tags.get(f"Player{seat + 1}", "") for seat in range(record.game.seats)]
    return [name for name in names if is_program(name)]


def opponent() -> str:
    """The bot that sits where nobody else was named."""
    return OPPONENT if native.is_available() else WITHOUT_CORE[1]


def seated(players: Sequence[str], game: AnyGame) -> list[str]:
    """The players by seat: those named, else one person against bots; raises InvalidOption."""
    if len(players) > game.seats:
        count, seats = len(players), game.seats
        why = reason("", "say-too-many-players", count=count, seats=seats, game=game.name)
        raise InvalidOption(why)
    chosen = [player_of(name).name if is_bot(name) else name for name in players] or [PERSON]
    chosen += [opponent()] * (game.seats - len(chosen))
    people = [name for name in chosen if not is_bot(name) and name != OPEN]
    for name in people:
        if not name.strip() or name != name.strip() or not name.isprintable():
            raise InvalidOption(reason("", "say-name-unreadable", name=name))
        if len(name) > LONGEST_NAME:
            raise InvalidOption(reason("", "say-name-long", name=name, most=LONGEST_NAME))
        if people.count(name) > 1:
            raise InvalidOption(reason("", "say-name-twice", name=name))
    return chosen


class SeatedBot(NamedTuple):
    """A bot at a table, and what it may spend on a decision."""

    bot: AnyBot
    limit: Limit


def bots_of(game: AnyGame, players: Sequence[str], rng: Random) -> dict[Seat, SeatedBot]:
    """The bots among the players, by seat, each with its own source of luck."""
    chosen = {Seat(seat): player_of(name) for seat, name in enumerate(players) if is_bot(name)}
    return {
        seat: SeatedBot(player.make(game, Random(rng.getrandbits(64))), player.limit)
        for seat, player in chosen.items()
    }
