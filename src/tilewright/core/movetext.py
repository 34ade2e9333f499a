"""A move with its mark, comment and variations, written as a record's movetext and read back."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tilewright.core.errors import IllegalAction, NotationError, RecordError
from tilewright.core.game import AnyGame
from tilewright.core.lexemes import Kind, Lexeme, comment_words, record_error, short
from tilewright.core.words import reason

MARKS = ("", "!", "?", "!!", "??", "!?", "?!")
DEEPEST = 50  # how deep variations may be nested

_ROUND = re.compile(r"([0-9]{1,6})\.")
_RESULT = re.compile(r"\*|[0-9]+(-[0-9]+)+")


@dataclass(slots=True)
class Move:
    """An action of a seat or of chance, with what people think of it.

    Each variation is played instead of this very move, from the position before it.
    """

    action: Any  # of the game's own class
    mark: str = ""  # one of MARKS
    comment: str = ""  # what is said of it
    variations: list[list["Move"]] = field(default_factory=list)  # played instead


def move_words(move: Move, depth: int = 0) -> Iterator[str]:
    """The words of a move, that deep in variations; ValueError for what no record can hold."""
    if move.mark not in MARKS:
        raise ValueError(f"{move.mark!r}: not a mark")
    if move.variations and depth == DEEPEST:
        raise ValueError(f"variations are nested at most {DEEPEST} deep")
    yield f"{move.action}{move.mark}"
    if move.comment:
        yield from comment_words(move.comment)
    for variation in move.variations:
        if not variation:
            raise ValueError("a variation holds at least one move")
        words = [word for each in variation for word in move_words(each, depth + 1)]
        words[0] = "(" + words[0]
        words[-1] += ")"
        yield from words


@dataclass(slots=True)
class _Line:
    """The main line or a variation while it is read."""

    number: int  # where in the text it starts
    state: Any  # after its last move
    before: Any  # before its last move, where that move's variations start
    moves: list[Move] = field(default_factory=list)


class MoveReader:
    """Reads movetext and plays it, main line and variations; raises RecordError."""

    def __init__(self, game: AnyGame, line: int, start: Any) -> None:
        self.comment = ""  # before the first move
        self._game = game
        self._lines = [_Line(line, start, None)]  # the main line, then nested variations

    @property
    def moves(self) -> list[Move]:
        """The moves of the main line."""
        return self._lines[0].moves

    @property
    def state(self) -> Any:
        """The state after the last move of the main line."""
        return self._lines[0].state

    def read(self, lexeme: Lexeme) -> bool:
        """Take in the next lexeme; True if it is the result, with which movetext ends."""
        match lexeme.kind:
            case Kind.COMMENT:
                self._comment(lexeme)
            case Kind.OPEN:
                self._open(lexeme)
            case Kind.CLOSE:
                self._close(lexeme)
            case Kind.WORD if _RESULT.fullmatch(lexeme.text):
                if len(self._lines) > 1:
                    raise record_error(self._lines[-1].number, "record-variation-open")
                return True
            case Kind.WORD if _ROUND.fullmatch(lexeme.text):
                self._round(lexeme)
            case Kind.WORD:
                self._move(lexeme)
            case Kind.TAG:
                raise record_error(lexeme.line, "record-cut-off")
        return False

    def _comment(self, lexeme: Lexeme) -> None:
        moves = self._lines[-1].moves
        if moves and not moves[-1].comment and not moves[-1].variations:
            moves[-1].comment = lexeme.text
        elif not moves and not self.comment and len(self._lines) == 1:
            self.comment = lexeme.text
        else:
            raise record_error(lexeme.line, "record-comment-place")

    def _open(self, lexeme: Lexeme) -> None:
        line = self._lines[-1]
        if not line.moves:
            raise record_error(lexeme.line, "record-variation-first")
        if len(self._lines) > DEEPEST:
            raise record_error(lexeme.line, "record-variation-deep", most=DEEPEST)
        self._lines.append(_Line(lexeme.line, line.before, None))

    def _close(self, lexeme: Lexeme) -> None:
        if len(self._lines) == 1:
            raise record_error(lexeme.line, "record-variation-close")
        variation = self._lines.pop()
        if not variation.moves:
            raise record_error(lexeme.line, "record-variation-empty")
        self._lines[-1].moves[-1].variations.append(variation.moves)

    def _round(self, lexeme: Lexeme) -> None:
        due = self._game.progress(self._lines[-1].state).round
        if lexeme.text != f"{due}.":
            number = int(lexeme.text[:-1])
            raise record_error(lexeme.line, "record-round", round=number, due=due)

    def _move(self, lexeme: Lexeme) -> None:
        line = self._lines[-1]
        text = lexeme.text.rstrip("!?")
        mark = lexeme.text[len(text) :]
        if mark not in MARKS:
            raise record_error(lexeme.line, "record-mark", mark=short(mark))
        if not text:
            raise record_error(lexeme.line, "record-mark-alone", mark=mark)
        try:
            action = self._game.notation.parse_action(text)
            after = self._game.apply(line.state, action)
        except NotationError as error:
            why = error.problem
            raise record_error(
                lexeme.line, "record-notation", action=short(text), at=error.at + 1, why=why
            ) from error
        except IllegalAction as error:
            rule, why = error.refusal.rule, error.refusal
            problem = reason(rule, "record-illegal", action=short(text), why=why)
            raise RecordError(lexeme.line, problem) from error
        line.before, line.state = line.state, after
        line.moves.append(Move(action, mark))
