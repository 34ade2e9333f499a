"""Bots of one's own in Python: `py:module:Class`, installed ones, and policies of learners."""

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from tilewright.core.bot import AnyBot, Choice, Limit
from tilewright.core.errors import BotFailed, GameError, InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import reason
from tilewright.native.choosing import rules_for

PREFIX = "py:"  # before the module and what makes the bot, in a player's name
GROUP = "tilewright.bots"  # of entry points: a name for a bot, and what makes it

# What makes a bot of a table's game and its own source of luck: a class, as a rule.
OwnMaker: TypeAlias = Callable[[AnyGame, Random], Any]
# A learner's: the id of a decision, from an encoded observation and the mask of legal ids.
Policy: TypeAlias = Callable[[bytes, bytes], int]


class OwnBot:
    """Plays a seat with somebody's own object, of which `choose` is all that is asked.

    `choose(observation, limit)` answers with a `Choice`, an action, its text or its id. An error in
    it, or an answer that is no move, is a fault of the bot: BotFailed. `stop` and `close` are
    called where it has them.
    """

    def __init__(self, make: OwnMaker, name: str, game: AnyGame, rng: Random) -> None:
        self.name = name
        self._notation = game.notation
        try:
            self._own = make(game, rng)
        except Exception as error:  # whatever is wrong with it is its own fault
            raise _failure(error) from error
        if not callable(getattr(self._own, "choose", None)):
            kind = type(self._own).__name__
            raise BotFailed(reason("", "say-own-bot-choose", name=name, kind=kind))

    def choose(self, observation: Any, limit: Limit) -> Choice[Any]:
        """What the object answers; raises BotFailed."""
        try:
            answer = self._own.choose(observation, limit)
            if isinstance(answer, Choice):
                return answer
            if isinstance(answer, str):
                return Choice(self._notation.parse_action(answer), 0.0, 0)
            return Choice(self._notation.action(answer), 0.0, 0)
        except Exception as error:  # whatever is wrong with it is its own fault
            raise _failure(error) from error

    def stop(self) -> None:
        """Pass it on."""
        getattr(self._own, "stop", _nothing)()

    def close(self) -> None:
        """Pass it on."""
        getattr(self._own, "close", _nothing)()


class PolicyBot:
    """Plays what a policy says of an encoded observation and the mask of legal ids.

    The bytes are those that environments give: `numpy.frombuffer(observation, numpy.uint8)`.
    """

    def __init__(self, policy: Policy, game: AnyGame, rng: Random) -> None:
        self._policy = policy
        self._game = rules_for(game)
        self._rng = rng

    def choose(self, observation: Any, limit: Limit) -> int:
        """Ask the policy; it has no limit."""
        state = self._game.imagine(observation, self._rng)
        encoding = self._game.encoding
        return int(self._policy(encoding.encode(observation), encoding.mask(state)))


def policy_maker(policy: Policy) -> OwnMaker:
    """What makes bots that play what a policy says, for `evaluate`."""
    return _PolicyMaker(policy)


def own_maker(name: str) -> Callable[[AnyGame, Random], AnyBot]:
    """What makes the bot `module:Class`, which is loaded now; raises InvalidOption.

    Modules are looked for in the current folder, too.
    """
    module, colon, path = name.partition(":")
    if not (colon and module and path):
        raise InvalidOption(reason("", "say-own-bot-form", name=PREFIX + name))
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        made: Any = import_module(module)
        for part in path.split("."):
            made = getattr(made, part)
    except Exception as error:  # a module may raise anything
        raise _unloadable(PREFIX + name, error) from error
    return bot_maker(made, path)


def bot_maker(make: OwnMaker, name: str) -> Callable[[AnyGame, Random], AnyBot]:
    """What makes bots of somebody's own objects; InvalidOption for what can't be called."""
    if not callable(make):
        raise InvalidOption(reason("", "say-own-bot-call", name=name))
    return _Maker(make, name)


def installed() -> Mapping[str, EntryPoint]:
    """The bots that installed packages offer, by name; those of ours are not among them."""
    return _installed()


def installed_maker(name: str) -> Callable[[AnyGame, Random], AnyBot]:
    """What makes an installed bot, which is loaded now; raises InvalidOption."""
    try:
        made = installed()[name].load()
    except Exception as error:  # a module may raise anything
        raise _unloadable(name, error) from error
    return bot_maker(made, name)


class _Maker:
    """Makes bots; a class, so that it can be told by name and pickled where `make` can."""

    def __init__(self, make: OwnMaker, name: str) -> None:
        self._make = make
        self._name = name

    def __call__(self, game: AnyGame, rng: Random) -> AnyBot:
        return OwnBot(self._make, self._name, game, rng)


class _PolicyMaker:
    """Makes bots of a policy."""

    def __init__(self, policy: Policy) -> None:
        self.__name__ = getattr(policy, "__name__", type(policy).__name__)
        self._policy = policy

    def __call__(self, game: AnyGame, rng: Random) -> PolicyBot:
        return PolicyBot(self._policy, game, rng)


@cache
def _installed() -> Mapping[str, EntryPoint]:
    found = {entry.name.lower(): entry for entry in entry_points(group=GROUP)}
    return MappingProxyType(found)


def _nothing() -> None:
    """What is done where an object has no such method."""


def _failure(error: Exception) -> BotFailed:
    if isinstance(error, BotFailed):
        return error
    told = str(error) if isinstance(error, GameError) else f"{type(error).__name__}: {error}"
    return BotFailed(reason("", "say-own-bot-failed", why=told))


def _unloadable(name: str, error: Exception) -> InvalidOption:
    return InvalidOption(
        reason("", "say-own-bot-unloadable", name=name, why=f"{type(error).__name__}: {error}")
    )
