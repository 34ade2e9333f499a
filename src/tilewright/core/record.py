"""A running or finished game as text, in the spirit of chess's PGN: its tags, then its moves.

The format is told in docs/notation.md. Chance's outcomes are actions like all others, so a record
replays without any random generator.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, NamedTuple, TypeAlias

from tilewright.core.errors import InvalidOption, InvalidState, NotationError, RecordError
from tilewright.core.game import AnyGame
from tilewright.core.lexemes import (
    TAG_NAME,
    Kind,
    Lexeme,
    comment_words,
    filled,
    lexemes,
    record_error,
    short,
    tag_line,
)
from tilewright.core.movetext import DEEPEST, MARKS, Move, MoveReader, move_words
from tilewright.core.rules import CHANCE, Outcome
from tilewright.core.seat import Seat
from tilewright.core.words import Reason, reason

__all__ = [
    "DEEPEST",
    "MARKS",
    "Forfeit",
    "Move",
    "Record",
    "read_records",
    "records_in",
    "result_text",
    "write_record",
]

RULES_VERSION = "1"  # of docs/rules; counts up when an old record could replay to another state

UNFINISHED = "*"  # the result of a game without an outcome
BROKEN_OFF = "broken off"  # the tag Ended of a game that was stopped, as by a limit of rounds
FORFEITED = "forfeit"  # the tag Ended of a game that a seat lost by a fault

REQUIRED = ("Game", "Options", "Rules", "Result")
MOST_PROBLEMS = 8  # of a position, that are told
RESERVED = (
    *REQUIRED,
    "Position",
    "Winners",
    "Ended",
    "Forfeit",
)  # tags that tell what a record's own fields tell

MakeGame: TypeAlias = Callable[[str, Mapping[str, str]], AnyGame]


class Forfeit(NamedTuple):
    """A game lost by a fault, as of a bot that crashed: who lost it, and why in a sentence."""

    seat: int  # from 0
    reason: str  # why, in words


@dataclass(slots=True)
class Record:
    """A game from its start or a position on: who played, what was done, and how it ended."""

    game: AnyGame  # the table
    tags: dict[str, str] = field(default_factory=dict)  # Player1, Date, …: any but RESERVED
    comment: str = ""  # before the first move
    moves: list[Move] = field(default_factory=list)  # of seats and of chance, in their order
    broken_off: bool = False  # stopped without an outcome
    forfeit: Forfeit | None = None  # ended without an outcome, by the fault of a seat
    opening: Any | None = None  # the state in which it begins; None: the start of the game

    def actions(self) -> list[Any]:
        """The actions of the main line."""
        return [move.action for move in self.moves]

    def start(self) -> Any:
        """The state before the first move."""
        return self.game.start() if self.opening is None else self.opening

    def states(self) -> list[Any]:
        """The start and the state after each move; raises IllegalAction."""
        found = [self.start()]
        for move in self.moves:
            found.append(self.game.apply(found[-1], move.action))
        return found

    def decisions(self) -> int:
        """How many moves the players made; what chance did is not counted."""
        return sum([self.game.actor(state) is not CHANCE for state in self.states()[:-1]])

    def final(self) -> Any:
        """The state after the last move."""
        return self.states()[-1]

    def outcome(self) -> Outcome | None:
        """Scores and winners, if the game is over."""
        return self.game.outcome(self.final())

    def winners(self) -> tuple[Seat, ...]:
        """Who won; all the others if a seat forfeited the game, nobody if it has no end."""
        return _winners(self.outcome(), self.forfeit, self.game.seats)

    def result(self) -> str:
        """The scores in seat order, `45-38`; `*` for a game without an outcome."""
        return result_text(self.outcome())


def write_record(record: Record) -> str:
    """The text of a record; ValueError for a tag, mark or variation that no record can hold."""
    states = record.states()
    outcome = record.game.outcome(states[-1])
    _check_ending(record, outcome)
    lines = [*_tag_lines(record, outcome), ""]
    if record.comment:
        lines.append(filled(comment_words(record.comment)))
    lines += _round_lines(record, states)
    return "\n".join([*lines, result_text(outcome), ""])


def read_records(text: str, make_game: MakeGame) -> list[Record]:
    """All the records of a text, checked and replayed; raises RecordError.

    `make_game(name, options)` builds a game, or raises InvalidOption.
    """
    found = [*records_in(text, make_game)]
    if not found:
        raise record_error(1, "record-empty")
    return found


def records_in(text: str, make_game: MakeGame) -> Iterator[Record]:
    """The records of a text one after another, up to the first mistake: RecordError."""
    source = lexemes(text)
    for lexeme in source:
        yield _record(lexeme, source, make_game)


def result_text(outcome: Outcome | None) -> str:
    """The scores in seat order, `45-38`; `*` without an outcome."""
    return UNFINISHED if outcome is None else "-".join([str(score) for score in outcome.scores])


def _winners(outcome: Outcome | None, forfeit: Forfeit | None, seats: int) -> tuple[Seat, ...]:
    if outcome is not None:
        return outcome.winners
    if forfeit is not None:
        return tuple([Seat(seat) for seat in range(seats) if seat != forfeit.seat])
    return ()


def _seat_numbers(seats: tuple[Seat, ...]) -> str:
    return " ".join([str(seat + 1) for seat in seats])


def _check_ending(record: Record, outcome: Outcome | None) -> None:
    """A game ends in one way only; ValueError."""
    if record.broken_off and outcome is not None:
        raise ValueError("a finished game was not broken off")
    forfeit = record.forfeit
    if forfeit is None:
        return
    if record.broken_off or outcome is not None:
        raise ValueError("a game that is finished or was broken off was not forfeited")
    if forfeit.seat not in range(record.game.seats) or not forfeit.reason.strip():
        raise ValueError(f"{forfeit!r}: a forfeit names a seat of the table and a reason")


def _tag_lines(record: Record, outcome: Outcome | None) -> Iterator[str]:
    game = record.game
    yield tag_line("Game", game.name)
    yield tag_line("Options", " ".join([f"{name}={value}" for name, value in game.options.items()]))
    yield tag_line("Rules", RULES_VERSION)
    if record.opening is not None:
        yield tag_line("Position", str(record.opening))
    for name, value in record.tags.items():
        if name in RESERVED or not TAG_NAME.fullmatch(name):
            raise ValueError(f"{name!r}: not a name for a tag")
        yield tag_line(name, value)
    yield tag_line("Result", result_text(outcome))
    winners = _winners(outcome, record.forfeit, game.seats)
    if winners:
        yield tag_line("Winners", _seat_numbers(winners))
    if record.broken_off:
        yield tag_line("Ended", BROKEN_OFF)
    if record.forfeit is not None:
        yield tag_line("Ended", FORFEITED)
        yield tag_line("Forfeit", f"{record.forfeit.seat + 1}: {record.forfeit.reason}")


def _round_lines(record: Record, states: list[Any]) -> Iterator[str]:
    """The movetext, a paragraph for each round."""
    words: list[str] = []
    last = 0
    for state, move in zip(states, record.moves, strict=False):
        number = record.game.progress(state).round
        if number != last:
            if words:
                yield filled(words)
            words = [f"{number}."]
            last = number
        words += move_words(move)
    if words:
        yield filled(words)


class _Tag(NamedTuple):
    """A tag's value, or the result at the end, and its line."""

    value: str
    line: int


_OPTION = re.compile(r"([a-z]+)=([^\s=]{1,100})")
_FORFEIT = re.compile(r"([1-9]): (.*\S.*)", re.DOTALL)


def _record(first: Lexeme, source: Iterator[Lexeme], make_game: MakeGame) -> Record:
    """The record that starts with that lexeme; reads the source up to its result."""
    tags, lexeme = _tags(first, source)
    game = _game(tags, make_game)
    opening = _opening(tags, game)
    reader = MoveReader(game, lexeme.line, game.start() if opening is None else opening)
    while not reader.read(lexeme):
        last = lexeme.line
        following = next(source, None)
        if following is None:
            raise record_error(last, "record-cut-off")
        lexeme = following
    forfeit = _forfeit(tags, game.seats)
    outcome = game.outcome(reader.state)
    _check_result(tags, _Tag(lexeme.text, lexeme.line), outcome)
    _check_ended(tags, outcome)
    _check_winners(tags, _seat_numbers(_winners(outcome, forfeit, game.seats)))
    free = {name: tag.value for name, tag in tags.items() if name not in RESERVED}
    broken_off = "Ended" in tags and forfeit is None
    return Record(game, free, reader.comment, reader.moves, broken_off, forfeit, opening)


def _tags(first: Lexeme, source: Iterator[Lexeme]) -> tuple[dict[str, _Tag], Lexeme]:
    """The tags of a record, and the lexeme that follows them."""
    if first.kind is not Kind.TAG or first.name != "Game":
        raise record_error(first.line, "record-game-first")
    tags = {"Game": _Tag(first.text, first.line)}
    for lexeme in source:
        if lexeme.kind is not Kind.TAG:
            break
        if lexeme.name in tags:
            raise record_error(lexeme.line, "record-tag-twice", name=short(lexeme.name))
        tags[lexeme.name] = _Tag(lexeme.text, lexeme.line)
    else:
        raise record_error(max(tag.line for tag in tags.values()), "record-cut-off")
    for name in REQUIRED:
        if name not in tags:
            raise record_error(first.line, "record-tag-missing", name=name)
    return tags, lexeme


def _game(tags: Mapping[str, _Tag], make_game: MakeGame) -> AnyGame:
    """The game at the table that the tags Game, Options and Rules name."""
    rules = tags["Rules"]
    if rules.value != RULES_VERSION:
        raise record_error(
            rules.line, "record-rules", value=short(rules.value), known=RULES_VERSION
        )
    name, line = tags["Game"]
    try:
        make_game(name, {})  # is there such a game at all?
        text, line = tags["Options"]
        return make_game(name, options_of(text, line))
    except InvalidOption as error:
        raise RecordError(line, error.problem) from error


def _opening(tags: Mapping[str, _Tag], game: AnyGame) -> Any | None:
    """The state in which the game begins, if a tag names one."""
    tag = tags.get("Position")
    if tag is None:
        return None
    try:
        return game.notation.parse_state(tag.value)
    except (NotationError, InvalidState) as error:
        raise RecordError(tag.line, _position_problem(error)) from error


def _position_problem(error: NotationError | InvalidState) -> Reason:
    """Why a text is no position, in one sentence after the other."""
    if isinstance(error, NotationError):
        return reason("", "record-position", at=error.at + 1, why=error.problem)
    found = error.problems[:MOST_PROBLEMS]
    return reduce(lambda one, two: reason("", "record-problems", before=one, last=two), found)


def options_of(text: str, line: int) -> dict[str, str]:
    """Options as they stand in their tag: `seats=2 wall=gray`."""
    options: dict[str, str] = {}
    for word in text.split():
        option = _OPTION.fullmatch(word)
        if option is None or option[1] in options:
            raise record_error(line, "record-options")
        options[option[1]] = option[2]
    return options


def _forfeit(tags: Mapping[str, _Tag], seats: int) -> Forfeit | None:
    """Who lost the game by a fault, and why, as in `2: It crashed`."""
    tag = tags.get("Forfeit")
    if tag is None:
        return None
    found = _FORFEIT.fullmatch(tag.value)
    if found is None or int(found[1]) > seats:
        raise record_error(tag.line, "record-forfeit", seats=seats)
    return Forfeit(Seat(int(found[1]) - 1), found[2])


def _check_result(tags: Mapping[str, _Tag], end: _Tag, outcome: Outcome | None) -> None:
    """The tag and the last word must tell the result of the replay."""
    due = result_text(outcome)
    for tag in (tags["Result"], end):
        if tag.value != due:
            raise record_error(tag.line, "record-result", value=short(tag.value), due=due)


def _check_ended(tags: Mapping[str, _Tag], outcome: Outcome | None) -> None:
    """Only a game without a result has ended in some other way; a forfeit says why."""
    ended, forfeit = tags.get("Ended"), tags.get("Forfeit")
    for name, tag in (("Ended", ended), ("Forfeit", forfeit)):
        if tag is not None and outcome is not None:
            raise record_error(tag.line, "record-finished", name=name)
    if ended is not None and ended.value not in (BROKEN_OFF, FORFEITED):
        raise record_error(ended.line, "record-ended", one=BROKEN_OFF, other=FORFEITED)
    is_forfeited = ended is not None and ended.value == FORFEITED
    if forfeit is not None and not is_forfeited:
        raise record_error(forfeit.line, "record-not-forfeited", due=FORFEITED)
    if ended is not None and is_forfeited and forfeit is None:
        raise record_error(ended.line, "record-tag-missing", name="Forfeit")


def _check_winners(tags: Mapping[str, _Tag], due: str) -> None:
    """The winners must be those of the replay, or all but the seat that forfeited."""
    winners = tags.get("Winners")
    if winners is None:
        if due:
            raise record_error(tags["Result"].line, "record-tag-missing", name="Winners")
    elif not due:
        raise record_error(winners.line, "record-no-winners")
    elif winners.value != due:
        raise record_error(winners.line, "record-winners", value=short(winners.value), due=due)
