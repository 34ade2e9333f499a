"""Who sits on which seat: people and bots."""

from collections.abc import Sequence
from random import Random

from tilewright.bots.roster import BOTS, make_bot
from tilewright.cli.telling import LONGEST_NAME
from tilewright.core.bot import AnyBot
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame, Seat
from tilewright.core.words import reason

OPPONENT = "greedy"  # sits where nobody else was named


def seated(players: Sequence[str], seats: int) -> list[str]:
    """The players by seat: those named, else one person against bots; raises InvalidOption."""
    if len(players) > seats:
        raise InvalidOption(reason("", "say-too-many-players", count=len(players), seats=seats))
    chosen = list(players) or ["Player 1"]
    chosen += [OPPONENT] * (seats - len(chosen))
    people = [name for name in chosen if name not in BOTS]
    for name in people:
        if not name.strip() or name != name.strip() or not name.isprintable():
            raise InvalidOption(reason("", "say-name-unreadable", name=name))
        if len(name) > LONGEST_NAME:
            raise InvalidOption(reason("", "say-name-long", name=name, most=LONGEST_NAME))
        if people.count(name) > 1:
            raise InvalidOption(reason("", "say-name-twice", name=name))
    return chosen


def bots_of(game: AnyGame, players: Sequence[str], rng: Random) -> dict[Seat, AnyBot]:
    """The bots among the players, by seat, each with its own source of luck."""
    return {
        Seat(seat): make_bot(name, game, Random(rng.getrandbits(64)))
        for seat, name in enumerate(players)
        if name in BOTS
    }
