"""The roster: which bots there are, by name."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from tilewright.bots.greedy import GreedyBot
from tilewright.bots.random import RandomBot
from tilewright.core.bot import AnyBot
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import reason

Maker: TypeAlias = Callable[[AnyGame, Random], AnyBot]

# From the weakest to the strongest.
BOTS: Mapping[str, Maker] = MappingProxyType(
    {bot.name: bot for bot in (RandomBot, GreedyBot)},
)


def is_bot(name: str) -> bool:
    """Is that a bot's name, in capitals or not?"""
    return name.lower() in BOTS


def make_bot(name: str, game: AnyGame, rng: Random) -> AnyBot:
    """The bot of that name for a table of that game; `rng` is its own source of luck."""
    if not is_bot(name):
        raise InvalidOption(reason("", "say-no-such-bot", name=name, names=", ".join(BOTS)))
    return BOTS[name.lower()](game, rng)
