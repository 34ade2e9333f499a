"""Which analysis a report is of: it is worth the same as long as engine and weights are."""

from functools import cache
from hashlib import sha256

from tilewright.analysis.values import VERSION
from tilewright.core.game import AnyGame
from tilewright.native.judgement import CLASSIC, LEARNED, table_of, weights_file

DIGITS = 12


def report_version(game: AnyGame) -> str:
    """The version of reports of that table: of the analysis, and of its weights.

    >>> from tilewright.azul.game import Azul
    >>> report_version(Azul(2)) == report_version(Azul(2, first=0))
    True
    """
    return version_at(table_of(game))


@cache
def version_at(table: str) -> str:
    """The same of a table by its short name."""
    digest = sha256()
    for name in (CLASSIC, LEARNED):
        file = weights_file(table, name)
        digest.update(file.read_bytes() if file.exists() else b"")
    return f"{VERSION}-{digest.hexdigest()[:DIGITS]}"
