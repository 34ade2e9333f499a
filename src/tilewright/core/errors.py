"""The errors of the house: GameError and its tree.

GameError
├── NotationError   text that can't be read; says where
├── RecordError     a record that can't be read or does not replay; names its line
├── IllegalAction   an action that the rules refuse; carries the refusal
├── InvalidState    an impossible set-up; lists all its problems
├── InvalidOption   a table, a limit or a player that nobody knows
└── BotFailed       a bot that crashed, hung, or answered with nonsense or an illegal action
"""

from typing import TypeAlias

from tilewright.core.words import Reason

# Why an action is refused: the rule's id and a sentence.
Refusal: TypeAlias = Reason


class GameError(Exception):
    """Something that the rules, the notation or the table do not allow."""


class NotationError(GameError, ValueError):
    """Text that can't be read: what is wrong, and where.

    `at` counts characters from 0; the message counts from 1, as people do.
    """

    def __init__(self, text: str, at: int, problem: Reason) -> None:
        super().__init__(text, at, problem)
        self.text = text
        self.at = at
        self.problem = problem

    def __str__(self) -> str:
        return f"{_short(self.text)!r}, character {self.at + 1}: {self.problem}"


class RecordError(GameError, ValueError):
    """A record that can't be read or does not replay; `line` counts from 1."""

    def __init__(self, line: int, problem: Reason) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"


class IllegalAction(GameError):
    """An action that the rules refuse."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(action, refusal)
        self.action = action
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.action}: {self.refusal}"


class InvalidState(GameError, ValueError):
    """An impossible set-up, with everything that is wrong with it."""

    def __init__(self, problems: tuple[Reason, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return " ".join(str(problem) for problem in self.problems)


class InvalidOption(GameError, ValueError):
    """An option of a table that the rules do not know."""

    def __init__(self, problem: Reason) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return str(self.problem)


class BotFailed(GameError):
    """A bot that did not answer as it should; whoever asked decides what becomes of its game."""

    def __init__(self, problem: Reason) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return str(self.problem)


def _short(text: str, most: int = 60) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
