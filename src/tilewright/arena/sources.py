"""The code that plays, told apart by digests: results of other code belong to another match."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from tilewright.native.loading import CORE, is_available

PACKAGE = Path(__file__).parents[1]
ROOMS = ("core", "azul", "duel", "native", "bots", "weights")
MODULES = (
    "catalog.py",
    *[f"arena/{name}.py" for name in ("dealing", "match", "playing", "results")],
)
COMPILED = (".pyc", ".so", ".pyi")


@cache
def code() -> str:
    """The digests of the package and, behind a plus sign, of the fast core, if there is one.

    The core's is of one machine: another compiler makes other bytes of the same sources.
    """
    return f"{package()}+{core()}" if core() else package()


@cache
def core() -> str:
    """The digest of the fast core; empty if there is none."""
    found = find_spec(CORE) if is_available() else None
    return "" if found is None or found.origin is None else _digest([Path(found.origin)])


@cache
def package() -> str:
    """The digest of all files of the package that have a part in how a game goes."""
    found = [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*"))]
    files = [path for path in found if path.is_file() and path.suffix not in COMPILED]
    return _digest([*files, *[PACKAGE / module for module in MODULES]])


def is_of_this_package(code: str) -> bool:
    """Was that code the same package, on whatever machine?"""
    return code.partition("+")[0] == package()


def _digest(files: Iterable[Path]) -> str:
    content = sha256()
    for file in files:
        content.update(sha256(file.read_bytes()).digest())
    return content.hexdigest()[:12]
