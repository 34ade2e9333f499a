"""Speaks the engine protocol with any of our bots: the program's side (docs/engines.md)."""

from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any

from tilewright.bots import protocol
from tilewright.bots.roster import Player
from tilewright.catalog import make_game
from tilewright.core.bot import AnyBot, Limit
from tilewright.core.errors import GameError, InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import Parameter, reason

STOP_AGAIN = 0.05  # seconds after which a bot that still thinks is told again


class Speaker:
    """Answers a host's lines, each by `say`, while a thread of its own thinks.

    What can't be read or done is answered with `error` and why; nothing else happens then. A word
    that is unknown may be one of a later version: it is passed over with a remark.
    """

    def __init__(self, player: Player, seed: int, say: Callable[[str], None]) -> None:
        self._player = player
        self._seed = seed
        self._say = say
        self._game: AnyGame | None = None
        self._bot: AnyBot | None = None
        self._seen: Any = None  # the position: an observation
        self._thought: Thread | None = None
        self._is_thinking = False

    def hear(self, line: str) -> bool:
        """Take in a line; False if it is the last, `quit`."""
        word, rest = protocol.split_line(line)
        try:
            if len(line) > protocol.LONGEST_LINE:
                raise _problem("say-engine-long", most=protocol.LONGEST_LINE)
            match word:
                case protocol.QUIT:
                    return False
                case "" | "legal":
                    pass
                case protocol.STOP:
                    self._stop()
                case protocol.READY:
                    self._say(protocol.READY_ANSWER)
                case protocol.HELLO:
                    self._greet()
                case "setoption" | "newgame" | "position" | protocol.GO if self._is_thinking:
                    raise _problem("say-engine-thinking", word=word)
                case "setoption":
                    self._set(rest)
                case "newgame":
                    self._begin(rest)
                case "position":
                    self._seen = self._observation(rest)
                case protocol.GO:
                    self._go(rest)
                case _:
                    remark = _problem("say-engine-word", word=protocol.quoted(word))
                    self._say(f"{protocol.INFO} {remark}")
        except GameError as error:
            self._refuse(str(error))
        return True

    def leave(self) -> None:
        """Bring a thought to its end, and let go of the bot."""
        self._stop()
        self._rest()
        if self._bot is not None:
            self._bot.close()

    def _refuse(self, why: str) -> None:
        self._say(f"{protocol.ERROR} {' '.join(why.split())}")

    def _greet(self) -> None:
        self._say(f"id name Tilewright {self._player.name}")
        self._say(protocol.seed_option(self._seed))
        self._say(f"{protocol.HELLO_ANSWER} {protocol.OURS}")

    def _set(self, text: str) -> None:
        setting = protocol.setting_of(text)
        if setting is None or setting[0] != protocol.SEED:
            raise _problem("say-engine-option", text=protocol.quoted(text))
        value = setting[1]
        if not value.isdecimal() or not value.isascii() or int(value[:20]) > protocol.MOST_SEED:
            text, most = protocol.quoted(value), str(protocol.MOST_SEED)
            raise _problem("say-engine-seed", text=text, most=most)
        self._seed = int(value)

    def _begin(self, text: str) -> None:
        """Sit down at a table."""
        table = protocol.table_of(text)
        if table is None:
            raise _problem("say-engine-newgame")
        game = make_game(*table)
        bot = self._player.make(game, Random(self._seed))
        self._rest()
        if self._bot is not None:
            self._bot.close()
        self._game, self._bot, self._seen = game, bot, None

    def _observation(self, text: str) -> Any:
        """What the seat in turn may know at the position that is told."""
        game = self._game
        if game is None:
            raise _problem("say-engine-no-game")
        position = protocol.position_of(text)
        if position is None or position.seat >= game.seats:
            raise _problem("say-engine-position", seats=game.seats)
        seat = position.seat
        if position.text == protocol.START or position.moves:
            seen = game.observe(_state(game, position), seat)
        else:
            seen = game.notation.parse_observation(position.text, seat)
        if game.actor(game.imagine(seen, Random(0))) != seat:
            raise _problem("say-engine-turn", seat=seat + 1)
        return seen

    def _go(self, text: str) -> None:
        limit = protocol.limit_of(text)
        if limit is None:
            raise _problem("say-engine-go")
        if self._bot is None or self._seen is None:
            raise _problem("say-engine-no-position")
        self._rest()
        self._is_thinking = True
        chosen = limit if limit != Limit() else self._player.limit
        self._thought = Thread(target=self._think, args=(self._bot, self._seen, chosen))
        self._thought.start()

    def _think(self, bot: AnyBot, seen: Any, limit: Limit) -> None:
        try:
            choice = bot.choose(seen, limit)
        except Exception as error:
            self._is_thinking = False
            if isinstance(error, GameError):
                self._refuse(str(error))
                return
            self._refuse(f"{type(error).__name__}: {error}")  # a mistake of ours
            raise
        else:
            # First, for the next question may come as soon as this is answered.
            self._is_thinking = False
            self._say(str(protocol.Answer(str(choice.action), choice.value, choice.nodes)))

    def _stop(self) -> None:
        """Have a thought brought to its end; a stop before it has quite begun would be missed."""
        while self._is_thinking and self._bot is not None and self._thought is not None:
            self._bot.stop()
            self._thought.join(STOP_AGAIN)

    def _rest(self) -> None:
        """Wait for the thread of a thought that has been answered."""
        if self._thought is not None:
            self._thought.join()


def _state(game: AnyGame, position: protocol.Position) -> Any:
    """The state after the moves of a position that hides nothing."""
    is_start = position.text == protocol.START
    state = game.start() if is_start else game.notation.parse_state(position.text)
    for move in position.moves:
        state = game.apply(state, game.notation.parse_action(move))
    return state


def _problem(message: str, **parameters: Parameter) -> InvalidOption:
    return InvalidOption(reason("", message, **parameters))
