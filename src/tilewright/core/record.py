"""A running or finished game as text, in the spirit of chess's PGN: its tags, then its moves.

The format is told in docs/notation.md. Chance's outcomes are actions like all others, so a record
replays without any random generator.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from tilewright.core.errors import InvalidOption, RecordError
from tilewright.core.game import AnyGame, Outcome
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

__all__ = ["DEEPEST", "MARKS", "Move", "Record", "read_records", "write_record"]

RULES_VERSION = "1"  # of docs/rules; counts up when an old record could replay to another state

UNFINISHED = "*"  # the result of a game without an outcome
BROKEN_OFF = "broken off"  # the tag Ended of a game that was stopped, as by a limit of rounds

REQUIRED = ("Game", "Options", "Rules", "Result")
RESERVED = (*REQUIRED, "Winners", "Ended")  # tags that tell what a record's own fields tell

MakeGame: TypeAlias = Callable[[str, Mapping[str, str]], AnyGame]


@dataclass(slots=True)
class Record:
    """A game at a table, from its start: who played, what was done, and whether it was stopped."""

    game: AnyGame
    tags: dict[str, str] = field(default_factory=dict)  # Player1, Date, …: any but RESERVED
    comment: str = ""  # before the first move
    moves: list[Move] = field(default_factory=list)
    broken_off: bool = False  # stopped without an outcome

    def actions(self) -> list[Any]:
        """The actions of the main line."""
        return [move.action for move in self.moves]

    def states(self) -> list[Any]:
        """The start and the state after each move; raises IllegalAction."""
        found = [self.game.start()]
        for move in self.moves:
            found.append(self.game.apply(found[-1], move.action))
        return found

    def final(self) -> Any:
        """The state after the last move."""
        return self.states()[-1]

    def outcome(self) -> Outcome | None:
        """Scores and winners, if the game is over."""
        return self.game.outcome(self.final())

    def result(self) -> str:
        """The scores in seat order, `45-38`; `*` for a game without an outcome."""
        return _result(self.outcome())


def write_record(record: Record) -> str:
    """The text of a record; ValueError for a tag, mark or variation that no record can hold."""
    states = record.states()
    outcome = record.game.outcome(states[-1])
    if record.broken_off and outcome is not None:
        raise ValueError("a finished game was not broken off")
    lines = [*_tag_lines(record, outcome), ""]
    if record.comment:
        lines.append(filled(comment_words(record.comment)))
    lines += _round_lines(record, states)
    return "\n".join([*lines, _result(outcome), ""])


def read_records(text: str, make_game: MakeGame) -> list[Record]:
    """All the records of a text, checked and replayed; raises RecordError.

    `make_game(name, options)` builds a game, or raises InvalidOption.
    """
    source = lexemes(text)
    found = [_record(lexeme, source, make_game) for lexeme in source]
    if not found:
        raise record_error(1, "record-empty")
    return found


def _result(outcome: Outcome | None) -> str:
    return UNFINISHED if outcome is None else "-".join([str(score) for score in outcome.scores])


def _winners(outcome: Outcome) -> str:
    return " ".join([str(seat + 1) for seat in outcome.winners])


def _tag_lines(record: Record, outcome: Outcome | None) -> Iterator[str]:
    game = record.game
    yield tag_line("Game", game.name)
    yield tag_line("Options", " ".join([f"{name}={value}" for name, value in game.options.items()]))
    yield tag_line("Rules", RULES_VERSION)
    for name, value in record.tags.items():
        if name in RESERVED or not TAG_NAME.fullmatch(name):
            raise ValueError(f"{name!r}: not a name for a tag")
        yield tag_line(name, value)
    yield tag_line("Result", _result(outcome))
    if outcome is not None:
        yield tag_line("Winners", _winners(outcome))
    if record.broken_off:
        yield tag_line("Ended", BROKEN_OFF)


def _round_lines(record: Record, states: list[Any]) -> Iterator[str]:
    """The movetext, a paragraph for each round."""
    words: list[str] = []
    last = 0
    for state, move in zip(states, record.moves, strict=False):
        number = record.game.round_of(state)
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


def _record(first: Lexeme, source: Iterator[Lexeme], make_game: MakeGame) -> Record:
    """The record that starts with that lexeme; reads the source up to its result."""
    tags, lexeme = _tags(first, source)
    game = _game(tags, make_game)
    reader = MoveReader(game, lexeme.line)
    while not reader.read(lexeme):
        last = lexeme.line
        following = next(source, None)
        if following is None:
            raise record_error(last, "record-cut-off")
        lexeme = following
    _check_result(tags, _Tag(lexeme.text, lexeme.line), game.outcome(reader.state))
    free = {name: tag.value for name, tag in tags.items() if name not in RESERVED}
    return Record(game, free, reader.comment, reader.moves, broken_off="Ended" in tags)


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
        return make_game(name, _options(text, line))
    except InvalidOption as error:
        raise RecordError(line, error.problem) from error


def _options(text: str, line: int) -> dict[str, str]:
    """Options as they stand in their tag: `seats=2 wall=gray`."""
    options: dict[str, str] = {}
    for word in text.split():
        option = _OPTION.fullmatch(word)
        if option is None or option[1] in options:
            raise record_error(line, "record-options")
        options[option[1]] = option[2]
    return options


def _check_result(tags: Mapping[str, _Tag], end: _Tag, outcome: Outcome | None) -> None:
    """The tags and the last word must tell what the replay tells."""
    due = _result(outcome)
    for tag in (tags["Result"], end):
        if tag.value != due:
            raise record_error(tag.line, "record-result", value=short(tag.value), due=due)
    winners, ended = tags.get("Winners"), tags.get("Ended")
    if outcome is None:
        if winners is not None:
            raise record_error(winners.line, "record-no-winners")
        if ended is not None and ended.value != BROKEN_OFF:
            raise record_error(ended.line, "record-ended", due=BROKEN_OFF)
        return
    if winners is None:
        raise record_error(tags["Result"].line, "record-tag-missing", name="Winners")
    if winners.value != _winners(outcome):
        value = short(winners.value)
        raise record_error(winners.line, "record-winners", value=value, due=_winners(outcome))
    if ended is not None:
        raise record_error(ended.line, "record-finished")
