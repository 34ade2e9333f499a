"""The roster: which bots there are, by name, and how long each thinks.

A player is named by its bot, perhaps with a limit of its own: `greedy`, `search@2k`,
`search@0.1s`; by a class of yours in Python, `py:module:Class`; or by a program that speaks the
engine protocol: `cmd:PROGRAM ARGUMENTS`.
"""

from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from random import Random
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from tilewright.bots import own, program
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.levels import LEVELS, LevelBot
from tilewright.bots.random import RandomBot
from tilewright.bots.search import ClassicBot, SearchBot
from tilewright.bots.shaped import ShapedBot
from tilewright.core.bot import AnyBot, Limit
from tilewright.core.errors import BotFailed, InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import reason

Maker: TypeAlias = Callable[[AnyGame, Random], AnyBot]


class Entry(NamedTuple):
    """A bot of the roster: how it is made, and what it may spend if nothing else was said."""

    make: Maker  # makes a bot of a game and a Random
    limit: Limit  # where nothing else was said


# From the weakest to the strongest; limits without a clock, so that a seed repeats a game.
BOTS: Mapping[str, Entry] = MappingProxyType(
    {
        "random": Entry(RandomBot, Limit()),
        "greedy": Entry(GreedyBot, Limit(nodes=5_000)),
        "shaped": Entry(ShapedBot, Limit(nodes=20_000)),
        "classic": Entry(ClassicBot, Limit(nodes=20_000)),
        "search": Entry(SearchBot, Limit(nodes=20_000)),
        **{name: Entry(partial(LevelBot, name), Limit()) for name in LEVELS},
    }
)


class Player(NamedTuple):
    """A bot's place in the roster, and its limit for each decision."""

    name: str  # as it was asked for; a bot of ours in small letters
    make: Maker  # makes a bot of a game and a Random
    limit: Limit  # for each decision


PROGRAM_LIMIT = Limit(seconds=1.0)  # of what is not ours, where none was named


def is_bot(text: str) -> bool:
    """Does that text name a bot, in capitals or not? Anything else is a person's name."""
    name = text.lower().partition("@")[0]
    return is_program(text) or name in BOTS or name in own.installed()


def is_program(text: str) -> bool:
    """Does that text name somebody's own code, to be run: a program or a class in Python?"""
    return text.startswith((program.PREFIX, own.PREFIX))


def names_limit(text: str) -> bool:
    """Does the name of a bot tell its limit? A program's words are its own."""
    return "@" in text and not text.startswith(program.PREFIX)


def player_of(text: str) -> Player:
    """The player with that name; raises InvalidOption.

    >>> player_of("Greedy@2k").limit
    Limit(nodes=2000, seconds=None)
    """
    if text.startswith(program.PREFIX):
        command = text.removeprefix(program.PREFIX)
        program.check_program(command)
        make = partial(program.ProgramBot, command, patience=program.patience())
        return Player(text, make, PROGRAM_LIMIT)
    name, at, limit = (text if is_program(text) else text.lower()).partition("@")
    if is_program(text):
        entry = Entry(own.own_maker(name.removeprefix(own.PREFIX)), PROGRAM_LIMIT)
    elif name in BOTS:
        entry = BOTS[name]
    elif name in own.installed():
        entry = Entry(own.installed_maker(name), PROGRAM_LIMIT)
    else:
        names = ", ".join([*BOTS, *own.installed()])
        raise InvalidOption(reason("", "say-no-such-bot", name=text, names=names))
    return Player(name + at + limit, entry.make, Limit.of_text(limit) if at else entry.limit)


def short_name(text: str) -> str:
    """What people are shown of a player's name: of a program not more than is needed."""
    if text.startswith(program.PREFIX):
        return program.short_name(text.removeprefix(program.PREFIX))
    return text.rpartition(":")[2] if is_program(text) else text


def try_player(text: str, game: AnyGame) -> None:
    """Refuse who can't sit down there at all, as a program that can't be started: InvalidOption."""
    try:
        with closing(make_bot(text, game, Random(0))) as bot:
            if isinstance(bot, program.ProgramBot):
                bot.start()
    except BotFailed as failure:
        why = reason("", "say-program-refused", program=text, why=failure.problem)
        raise InvalidOption(why) from failure


def make_bot(text: str, game: AnyGame, rng: Random) -> AnyBot:
    """The bot of that name for a table of that game; `rng` is its own source of luck."""
    return player_of(text).make(game, rng)
