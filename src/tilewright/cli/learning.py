"""What the commands of `tilewright learn` share: tables, files of weights, what must be there."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason
from tilewright.native.judgement import GAMES
from tilewright.native.loading import require

INSTALL = 'pip install "tilewright[learn]"'

Table: TypeAlias = Annotated[
    str, typer.Argument(metavar="TABLE", help=f"One of {', '.join(GAMES)}.", show_default=False)
]
Threads: TypeAlias = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="Threads.  [default: one per core]")
]


def known_table(table: str) -> str:
    """The table of that name; raises InvalidOption."""
    if table not in GAMES:
        raise InvalidOption(reason("", "say-no-such-table", table=table, tables=", ".join(GAMES)))
    return table


def known_weights(path: Path) -> Path:
    """The file at that path; raises InvalidOption."""
    if not path.is_file():
        raise InvalidOption(reason("", "say-no-weights", file=str(path)))
    return path


def require_learning(*libraries: str) -> None:
    """Refuse to go on without the core and these libraries; raises GameError."""
    require()
    for library in libraries:
        if find_spec(library) is None:
            raise InvalidOption(reason("", "say-no-learn-extra", library=library, command=INSTALL))
