"""The order of the rooms: a room imports only those before it; azul and duel never each other."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "tilewright"

# Rooms that share a line do not import each other.
ORDER = (
    ("core",),
    ("azul", "duel"),
    ("native", "catalog"),
    ("plays",),
    ("bots",),
    ("analysis",),
    ("envs", "arena"),
    ("learn",),
    ("tables",),
    ("club",),
    ("server",),
    ("client",),
    ("cli",),
)
PLACE = {room: place for place, rooms in enumerate(ORDER) for room in rooms}

# What `tables` does without: transports, databases, waiting, and clocks of its own.
IMPURE = {
    *("alembic", "asyncio", "httptools", "prometheus_client", "redis", "socket", "sqlalchemy"),
    *("starlette", "threading", "time", "uvicorn", "websockets"),
}

FACADE = ("__init__", "__main__")  # the package itself: may import anything
FACADE_USERS = ("server", "cli")  # what the facade imports can't import the facade


def violations(module: str, source: str) -> list[str]:
    """What a module, named like `azul/offer.py`, imports against the order of the rooms."""
    room = module.removesuffix(".py").split("/")[0]
    if room in FACADE:
        return []
    if room not in PLACE:
        return [f"{module} is in no known room: give {room} its place in {Path(__file__).name}"]
    return [
        f"{module}:{line} imports {target}, but {room} may import only "
        f"{', '.join(sorted(_open_to(room)))}"
        for line, target in _imports(module, source)
        if _room_of(target) not in _open_to(room)
    ]


def _open_to(room: str) -> set[str]:
    before = {other for other, place in PLACE.items() if place < PLACE[room]}
    return {room, *before, *(FACADE[:1] if room in FACADE_USERS else ())}


def _room_of(target: str) -> str:
    parts = target.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def _imports(module: str, source: str) -> Iterator[tuple[int, str]]:
    """Line and full name of all that a module imports from tilewright, anywhere in it."""
    package = ["tilewright", *module.split("/")[:-1]]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *(node.module or "").split(".")]).rstrip(".")
            names = [_source_of(origin, alias.name) for alias in node.names]
        else:
            continue
        for name in names:
            if name.split(".")[0] == "tilewright":
                yield node.lineno, name


def _source_of(origin: str, name: str) -> str:
    """Where `from origin import name` looks: in a room, or in the package itself."""
    if origin == "tilewright" and name not in PLACE and not (PACKAGE / name).is_dir():
        return origin
    return f"{origin}.{name}"


MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def test_a_room_imports_only_rooms_before_it() -> None:
    sources = {module: (PACKAGE / module).read_text(encoding="utf-8") for module in MODULES}
    assert [each for module in MODULES for each in violations(module, sources[module])] == []


@pytest.mark.parametrize("module", [each for each in MODULES if each.startswith("tables/")])
def test_tables_know_no_transport_no_database_and_no_clock(module: str) -> None:
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    imported = {
        name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in [getattr(node, "module", None) or node.names[0].name]
    }
    assert imported & IMPURE == set()


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tables/table.py", "from tilewright.server.settings import Settings"),
        ("core/tiles.py", "from tilewright.azul.state import State"),
        ("core/tiles.py", "import tilewright.azul.state"),
        ("core/tiles.py", "from tilewright import azul"),
        ("core/tiles.py", "from ..azul import state"),
        ("core/tiles.py", "from .. import azul"),
        ("core/tiles.py", "from tilewright import Azul"),
        ("core/tiles.py", "import tilewright"),
        ("core/tiles.py", "def late():\n    from tilewright.cli import main"),
        ("azul/offer.py", "from tilewright.duel.state import State"),
        ("duel/game.py", "from tilewright.azul.state import State"),
        ("duel/game.py", "from tilewright.catalog import GAMES"),
        ("catalog.py", "from tilewright.bots import roster"),
        ("catalog.py", "from tilewright.native import engine"),
        ("native/engine.py", "from tilewright.catalog import GAMES"),
        ("bots/greedy.py", "from tilewright.cli.play import play"),
        ("envs/aec.py", "from tilewright.arena import ladder"),
        ("cellar/rats.py", ""),
        ("stray.py", ""),
    ],
)
def test_an_import_against_the_order_is_found(module: str, source: str) -> None:
    assert len(violations(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("__init__.py", "from tilewright.cli import main"),
        ("__main__.py", "from tilewright.cli import main"),
        ("core/tiles.py", "import random\nfrom tilewright.core.words import reason"),
        ("core/tiles.py", "from .words import reason\nfrom . import words"),
        ("azul/game.py", "from tilewright.azul import offer\nfrom tilewright.core import runs"),
        ("catalog.py", "from tilewright.azul.game import Azul\nfrom tilewright.duel import game"),
        ("bots/greedy.py", "from tilewright.catalog import GAMES\nfrom tilewright import catalog"),
        ("server/live.py", "from tilewright.tables.table import Table"),
        ("cli/play.py", "from tilewright import __version__\nfrom tilewright.bots import roster"),
    ],
)
def test_an_import_along_the_order_is_fine(module: str, source: str) -> None:
    assert violations(module, source) == []
