"""The errors of the house: GameError and its tree.

GameError
├── NotationError   text that can't be read; says where
├── RecordError     a record that can't be read or does not replay; names its line
├── IllegalAction   an action that the rules refuse; carries the refusal
├── InvalidState    an impossible set-up; lists all its problems
└── ReasonError     whatever one reason tells
    ├── InvalidOption   a table, a limit or a player that nobody knows
    └── BotFailed       a bot that crashed, hung, or answered with nonsense or an illegal action
"""

from typing import TypeAlias

from tilewright.core.words import Reason, reason

# Why an action is refused: the rule's id and a sentence.
Refusal: TypeAlias = Reason


class GameError(Exception):
    """Something that the rules, the notation or the table do not allow.

    Every error here can be pickled. It can also be built from one value alone, an error of its
    class or a message, and then says the same: so do libraries that pass on what went wrong in
    another process, such as Gymnasium's AsyncVectorEnv.
    """


def retold(told: object) -> Reason:
    """The reason of an error that was built from a message alone."""
    return reason("", "say-retold", text=str(told))


class NotationError(GameError, ValueError):
    """Text that can't be read: what is wrong, and where.

    `at` counts characters from 0; the message counts from 1, as people do.
    """

    def __init__(
        self, text: "str | NotationError", at: int = 0, problem: Reason | None = None
    ) -> None:
        if isinstance(text, NotationError):
            at, problem = text.args[1:]
            text = text.text
        super().__init__(text, at, problem)
        self.text: str = text
        self.at = at
        self.problem = retold(text) if problem is None else problem

    def __str__(self) -> str:
        if self.args[-1] is None:
            return self.text
        return f"{_short(self.text)!r}, character {self.at + 1}: {self.problem}"


class RecordError(GameError, ValueError):
    """A record that can't be read or does not replay; `line` counts from 1."""

    def __init__(self, line: "int | str | RecordError", problem: Reason | None = None) -> None:
        if isinstance(line, RecordError):
            line, problem = line.args
        super().__init__(line, problem)
        self.line = line if isinstance(line, int) else 0
        self.problem = retold(line) if problem is None else problem

    def __str__(self) -> str:
        if self.args[-1] is None:
            return str(self.problem)
        return f"line {self.line}: {self.problem}"


class IllegalAction(GameError):
    """An action that the rules refuse."""

    def __init__(self, action: object, refusal: Refusal | None = None) -> None:
        if isinstance(action, IllegalAction):
            action, refusal = action.args
        super().__init__(action, refusal)
        self.action = action
        self.refusal = retold(action) if refusal is None else refusal

    def __str__(self) -> str:
        if self.args[-1] is None:
            return str(self.refusal)
        return f"{self.action}: {self.refusal}"


class InvalidState(GameError, ValueError):
    """An impossible set-up, with everything that is wrong with it."""

    def __init__(self, problems: "tuple[Reason, ...] | str | InvalidState") -> None:
        if isinstance(problems, InvalidState):
            problems = problems.problems
        super().__init__(problems)
        self.problems: tuple[Reason, ...] = (
            (retold(problems),) if isinstance(problems, str) else problems
        )

    def __str__(self) -> str:
        return " ".join(str(problem) for problem in self.problems)


class ReasonError(GameError):
    """Something that one reason tells."""

    def __init__(self, problem: "Reason | str | ReasonError") -> None:
        if isinstance(problem, ReasonError):
            problem = problem.problem
        super().__init__(problem)
        self.problem: Reason = retold(problem) if isinstance(problem, str) else problem

    def __str__(self) -> str:
        return str(self.problem)


class InvalidOption(ReasonError, ValueError):
    """An option of a table that the rules do not know."""


class BotFailed(ReasonError):
    """A bot that did not answer as it should; whoever asked decides what becomes of its game."""


def _short(text: str, most: int = 60) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
