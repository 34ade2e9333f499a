"""The only list of games: makes them by name, and reads their records."""

from collections.abc import Mapping

from tilewright.azul.game import Azul
from tilewright.core import record
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.lexemes import record_error, short
from tilewright.core.record import Record
from tilewright.core.words import reason
from tilewright.duel.game import Duel

GAMES: Mapping[str, type[Azul] | type[Duel]] = {"azul": Azul, "duel": Duel}


def make_game(name: str, options: Mapping[str, str]) -> AnyGame:
    """The game of that name with the options of its table as text; raises InvalidOption.

    >>> make_game("azul", {"seats": "3", "wall": "gray"})
    Azul(seats=3, wall='gray', first=None)
    """
    if name not in GAMES:
        raise InvalidOption(reason("", "option-game", name=short(name)))
    return GAMES[name].of_options(options)


def read_records(text: str) -> list[Record]:
    """All the records of a text, checked and replayed; raises RecordError."""
    return record.read_records(text, make_game)


def read_record(text: str) -> Record:
    """The only record of a text; raises RecordError, also if there are several."""
    found = read_records(text)
    if len(found) > 1:
        raise record_error(1, "record-several", count=len(found))
    return found[0]
