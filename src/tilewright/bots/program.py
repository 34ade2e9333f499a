"""The program bot: somebody else's program, spoken to in the engine protocol (docs/engines.md)."""

import os
import re
import shlex
import shutil
from pathlib import PurePath
from random import Random
from typing import Generic

from tilewright.bots import protocol
from tilewright.bots.pipes import Deadline, Pipes
from tilewright.core.bot import Choice, Limit
from tilewright.core.errors import BotFailed, InvalidOption, NotationError
from tilewright.core.game import Game
from tilewright.core.playing import legal_actions
from tilewright.core.rules import ActionT, ObservationT, StateT
from tilewright.core.words import Parameter, reason

PREFIX = "cmd:"  # before the program and its arguments, in a player's name

PATIENCE = 60.0  # seconds for what has no limit of time: to start, to look at so many positions
GRACE = 2.0  # seconds beyond a limit of time, after `stop`, and after `quit`
PATIENCE_VARIABLE = "TILEWRIGHT_PATIENCE"  # of the environment: another number of seconds

LONGEST_NAME = 20


class ProgramBot(Generic[StateT, ActionT, ObservationT]):
    """Plays what a program answers. It is started when it is first asked, and ended by `close`.

    A program that ends, is silent, or answers with nonsense or an illegal move is ended at once.
    """

    def __init__(
        self,
        command: str,
        game: Game[StateT, ActionT, ObservationT],
        rng: Random,
        patience: float = PATIENCE,
        grace: float = GRACE,
    ) -> None:
        self.name = short_name(command)
        self._words = words_of(command)
        self._game = game
        self._rng = rng
        self._patience = patience
        self._grace = grace
        self._pipes: Pipes | None = None
        self._failure: BotFailed | None = None
        self._is_stopped = False
        self._takes_seed = False

    def start(self) -> None:
        """Start the program and agree on versions and table; raises BotFailed."""
        if self._failure is not None:
            raise self._failure
        if self._pipes is None:
            try:
                self._agree(self._started())
            except BotFailed as failure:
                raise self._failed(failure) from None

    def choose(self, observation: ObservationT, limit: Limit) -> Choice[ActionT]:
        """What the program answers; raises BotFailed."""
        self._is_stopped = False
        self.start()
        assert self._pipes is not None
        try:
            return self._choice(self._pipes, observation, limit)
        except BotFailed as failure:
            raise self._failed(failure) from None

    def stop(self) -> None:
        """Have `stop` sent by the thread that waits for an answer."""
        self._is_stopped = True
        if self._pipes is not None:
            self._pipes.wake()

    def close(self) -> None:
        """Ask the program to end, and end it if it does not."""
        pipes, self._pipes = self._pipes, None
        if pipes is not None:
            pipes.leave()

    def _failed(self, failure: BotFailed) -> BotFailed:
        """End the program for good."""
        self._failure = failure
        pipes, self._pipes = self._pipes, None
        if pipes is not None:
            pipes.end()
        return failure

    def _started(self) -> Pipes:
        try:
            self._pipes = Pipes(self._words, self._grace)
        except OSError as error:
            why = error.strerror or str(error)
            raise _failure("say-program-start", program=self._words[0], why=why) from None
        return self._pipes

    def _agree(self, pipes: Pipes) -> None:
        """Shake hands, give the program a seed if it takes one, and name the table."""
        deadline = Deadline(self._patience)
        pipes.send(f"{protocol.HELLO} {protocol.OURS}", deadline)
        text = self._answer(pipes, protocol.HELLO_ANSWER, deadline)
        versions = protocol.versions_of(text)
        if versions is None:
            raise _nonsense(f"{protocol.HELLO_ANSWER} {text}")
        if versions != protocol.OURS:
            theirs, ours = str(versions), str(protocol.OURS)
            raise _failure("say-program-version", theirs=theirs, ours=ours)
        if self._takes_seed:
            seed = self._rng.randrange(protocol.MOST_SEED + 1)
            pipes.send(protocol.setoption(protocol.SEED, seed), deadline)
        pipes.send(protocol.newgame(self._game), deadline)
        self._wait_until_ready(pipes, deadline)

    def _choice(self, pipes: Pipes, observation: ObservationT, limit: Limit) -> Choice[ActionT]:
        state = self._game.imagine(observation, self._rng)
        lines = position_lines(self._game, observation, state)
        seconds = self._patience if limit.seconds is None else limit.seconds + self._grace
        deadline = Deadline(seconds)  # also to be ready, or a program would think before it is
        for line in lines:
            pipes.send(line, deadline)
        self._wait_until_ready(pipes, deadline)
        pipes.send(protocol.go(limit), deadline)
        if self._is_stopped:  # perhaps before there was anything to be stopped
            pipes.wake()
        text = self._answer(pipes, protocol.GO_ANSWER, deadline)
        answer = protocol.answer_of(text)
        if answer is None:
            raise _nonsense(f"{protocol.GO_ANSWER} {text}")
        return Choice(self._action(state, answer.move), answer.value, answer.nodes)

    def _wait_until_ready(self, pipes: Pipes, deadline: Deadline) -> None:
        """No answer to an earlier question may be left behind."""
        pipes.send(protocol.READY, deadline)
        text = self._answer(pipes, protocol.READY_ANSWER, deadline)
        if text:
            raise _nonsense(f"{protocol.READY_ANSWER} {text}")

    def _answer(self, pipes: Pipes, wanted: str, deadline: Deadline) -> str:
        """What follows the word that is waited for; remarks before it are passed over."""
        while True:
            line = pipes.line(deadline)
            if line is None:
                if self._is_stopped and wanted == protocol.GO_ANSWER:
                    deadline = Deadline(min(self._grace, deadline.left()))
                    pipes.send(protocol.STOP, deadline)
                continue
            word, rest = protocol.split_line(line)
            if word == wanted:
                return rest
            is_greeting = wanted == protocol.HELLO_ANSWER
            if word == protocol.ERROR:
                raise _failure("say-program-error", text=protocol.quoted(rest))
            if word == "option" and is_greeting:
                self._takes_seed |= protocol.option_name(rest) == protocol.SEED
            elif word not in ("", protocol.INFO) and not (word == "id" and is_greeting):
                raise _nonsense(line)
            if not deadline.left():
                raise pipes.silence(deadline)

    def _action(self, state: StateT, move: str) -> ActionT:
        """The legal action that a program's move names."""
        shown = protocol.quoted(move)
        try:
            action = self._game.notation.parse_action(move)
        except NotationError as error:
            raise _failure("say-program-move", move=shown, why=error.problem) from None
        refusal = self._game.refusal(state, action)
        if refusal is not None:
            raise _failure("say-program-illegal", move=shown, why=refusal)
        return action


def position_lines(
    game: Game[StateT, ActionT, ObservationT], observation: ObservationT, state: StateT
) -> list[str]:
    """What a program is told before it is asked: what its seat may know, and its legal moves.

    The state is any that looks like the observation; they all have the same legal moves.
    """
    seat = game.actor(state)
    assert isinstance(seat, int)
    legal = [str(action) for action in legal_actions(game, state)]
    return [str(protocol.Position(seat, str(observation))), " ".join(["legal", *legal])]


def words_of(command: str) -> list[str]:
    """The program and its arguments, taken apart as a shell would; raises InvalidOption."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise InvalidOption(reason("", "say-program-quotes", command=command)) from error
    if not words:
        raise InvalidOption(reason("", "say-program-empty"))
    return words


def check_program(command: str) -> None:
    """Refuse a program that is not there or can't be run; raises InvalidOption."""
    program = words_of(command)[0]
    if shutil.which(program) is None:
        raise InvalidOption(reason("", "say-program-missing", program=program))


def short_name(command: str) -> str:
    """What people call a program: its words without folders, as far as there is room.

    >>> short_name("python3 /opt/bots/engine.py --fast")
    'python3 engine.py -…'
    """
    name = " ".join([PurePath(word).name or word for word in command.split()])
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def patience() -> float:
    """The seconds that the environment allows, or else the usual ones; raises InvalidOption."""
    text = os.environ.get(PATIENCE_VARIABLE) or str(PATIENCE)
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text):
        name = PATIENCE_VARIABLE
        raise InvalidOption(reason("", "say-program-patience", name=name, text=text))
    return float(text)


def _failure(message: str, **parameters: Parameter) -> BotFailed:
    return BotFailed(reason("", message, **parameters))


def _nonsense(line: str) -> BotFailed:
    return _failure("say-program-nonsense", line=protocol.quoted(line))
