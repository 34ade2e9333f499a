"""The roster: which bots there are, by name, and how long each thinks.

A player is named by its bot, perhaps with a limit of its own: `greedy`, `search@2k`,
`search@0.1s`; or by a program that speaks the engine protocol: `cmd:PROGRAM ARGUMENTS`.
"""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from tilewright.bots.greedy import GreedyBot
from tilewright.bots.random import RandomBot
from tilewright.core.bot import AnyBot, Limit
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import reason

Maker: TypeAlias = Callable[[AnyGame, Random], AnyBot]


class Entry(NamedTuple):
    """A bot of the roster: how it is made, and what it may spend if nothing else was said."""

    make: Maker
    limit: Limit


# From the weakest to the strongest; limits without a clock, so that a seed repeats a game.
BOTS: Mapping[str, Entry] = MappingProxyType(
    {
        "random": Entry(RandomBot, Limit()),
        "greedy": Entry(GreedyBot, Limit(nodes=5_000)),
    }
)


class Player(NamedTuple):
    """A bot's place in the roster, and its limit for each decision."""

    name: str  # as it was asked for, in small letters
    make: Maker
    limit: Limit


def is_bot(text: str) -> bool:
    """Does that text name a bot, in capitals or not? Anything else is a person's name."""
    return text.lower().partition("@")[0] in BOTS


def player_of(text: str) -> Player:
    """The player with that name; raises InvalidOption.

    >>> player_of("Greedy@2k").limit
    Limit(nodes=2000, seconds=None)
    """
    name, at, limit = text.lower().partition("@")
    if name not in BOTS:
        raise InvalidOption(reason("", "say-no-such-bot", name=text, names=", ".join(BOTS)))
    entry = BOTS[name]
    return Player(text.lower(), entry.make, Limit.of_text(limit) if at else entry.limit)


def make_bot(text: str, game: AnyGame, rng: Random) -> AnyBot:
    """The bot of that name for a table of that game; `rng` is its own source of luck."""
    return player_of(text).make(game, rng)
