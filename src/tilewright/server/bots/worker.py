"""A worker: a process of its own that thinks for bots, told only what their seats observe.

The pool starts it: `python -m tilewright.server.bots.worker`. Lines of JSON come in by stdin and go
out by stdout; it ends when its stdin ends, so that it never outlives its server.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Condition, Thread
from time import monotonic
from typing import TypeAlias

from msgspec import Struct, json

from tilewright.bots.roster import player_of
from tilewright.catalog import make_game
from tilewright.core.bot import AnyBot
from tilewright.core.errors import GameError, InvalidOption
from tilewright.core.seat import Seat
from tilewright.core.words import reason

NICE = 5  # by how much the event loop comes first
STOP_AGAIN = 0.02  # seconds after which a bot that still thinks is told again
STOP_AT_LAST = 5.0  # seconds after which a bot that does not stop takes its process with it


class Question(Struct, frozen=True):
    """What shall a player do? The answer depends on nothing else, and not on `is_awaited`."""

    game: str
    options: dict[str, str]
    seat: int
    observation: str  # all that the seat may know, as text
    player: str  # a name of the roster, with an optional limit: `skilled`, `search@20k`
    seed: str
    is_awaited: bool = True  # does a person play at the table?


class Thought(Struct, frozen=True):
    """What a bot decided, what it expects of it, and how many positions it looked at."""

    action: str
    value: float
    nodes: int


class Think(Struct, frozen=True, tag="think"):
    """A question to a worker; numbers count up."""

    number: int
    question: Question


class Stop(Struct, frozen=True, tag="stop"):
    """Nobody waits for that answer any more."""

    number: int


class Answer(Struct, frozen=True, tag="answer"):
    """The answer to a question."""

    number: int
    thought: Thought


class Failure(Struct, frozen=True, tag="failure"):
    """Why a question has no answer."""

    number: int
    why: str


Heard: TypeAlias = Think | Stop
Reply: TypeAlias = Answer | Failure


def luck(question: Question) -> Random:
    """A bot's source of luck: another one for each decision, the same if it is asked again."""
    return Random(f"{question.seed}/{question.observation}")


class Mind:
    """Thinks about one question after the other in a thread, while another thread listens."""

    def __init__(self, say: Callable[[Reply], None]) -> None:
        self._say = say
        self._asked: SimpleQueue[Think] = SimpleQueue()
        self._bot: AnyBot | None = None  # the one that thinks
        self._stopped = 0  # the last number that nobody waits for
        self._settled = 0  # the last number that was thought about
        self._change = Condition()

    def hear(self, heard: Heard) -> None:
        """Take in a line."""
        if isinstance(heard, Think):
            self._asked.put(heard)
        else:
            self._stop(heard.number)

    def think_on(self) -> None:
        """Answer question after question."""
        while True:
            asked = self._asked.get()
            said = self._answer(asked)
            if asked.number > self._stopped:
                self._say(said)
            with self._change:
                self._bot = None
                self._settled = asked.number
                self._change.notify()

    def _answer(self, asked: Think) -> Reply:
        try:
            return Answer(asked.number, self._thought(asked))
        except GameError as error:
            return Failure(asked.number, str(error))
        except MemoryError:
            raise  # the process ends; a fresh one may have room
        except Exception as error:  # a mistake of ours: its trace goes to the server's log
            traceback.print_exc()
            return Failure(asked.number, f"{type(error).__name__}: {error}")

    def _thought(self, asked: Think) -> Thought:
        question = asked.question
        game, player = make_game(question.game, question.options), player_of(question.player)
        seat = Seat(question.seat)
        seen = game.notation.parse_observation(question.observation, seat)
        if game.actor(game.imagine(seen, Random(0))) != seat:
            raise InvalidOption(reason("", "say-engine-turn", seat=seat + 1))
        # A new bot for every question, which takes 0.1 ms: what came before changes no answer.
        bot = player.make(game, luck(question))
        try:
            self._bot = bot
            choice = bot.choose(seen, player.limit)
        finally:
            bot.close()
        return Thought(str(choice.action), choice.value, choice.nodes)

    def _stop(self, number: int) -> None:
        """Have a thought brought to its end; a stop before it has quite begun would be missed."""
        self._stopped = number
        last = monotonic() + STOP_AT_LAST
        with self._change:
            while self._settled < number:
                if monotonic() > last:
                    end(1)
                if self._bot is not None:
                    self._bot.stop()
                self._change.wait(STOP_AGAIN)


def end(status: int) -> None:
    """End the process at once, whatever its threads do."""
    os._exit(status)


def main() -> None:
    """Listen to the server until it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.dup(1)
    os.dup2(2, 1)  # what anybody prints is no answer

    def say(said: Reply) -> None:
        with suppress(BrokenPipeError):  # then stdin ends, too
            os.write(answers, json.encode(said) + b"\n")

    mind = Mind(say)

    def think() -> None:
        try:
            mind.think_on()
        except BaseException:
            traceback.print_exc()
        finally:
            end(1)

    Thread(target=think, daemon=True).start()
    read = json.Decoder(Heard)
    for line in sys.stdin.buffer:
        mind.hear(read.decode(line))
    end(0)


if __name__ == "__main__":
    main()
