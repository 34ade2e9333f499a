"""Remembers which core passed its tests with sanitizers, so that the same one need not do so again.

    .venv/bin/python -m tools.sanitized            # exits with 1 if this core has not passed
    .venv/bin/python -m tools.sanitized --passed   # writes down that it has

`make test` runs a sample with sanitizers where the core, its tests or how it is built have changed
since, and writes that down in `native/sanitized`, which is committed with the change.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE = ROOT / "native" / "sanitized"
SOURCES = ("native/*/*.h", "native/*/*/*.h", "native/*/*.cpp", "tests/native/*.py")
ALONE = ("CMakeLists.txt", "tests/parity/compare.py", "tests/parity/run.py")


def sources(root: Path) -> Iterator[Path]:
    """All that is built and run, in a fixed order."""
    yield from [root / name for name in ALONE]
    for pattern in SOURCES:
        yield from sorted(root.glob(pattern))


def digest(root: Path) -> str:
    """What tells one core and its tests from another."""
    found = hashlib.sha256()
    for path in sources(root):
        found.update(f"{path.relative_to(root).as_posix()}\n".encode())
        found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def main() -> int:
    """Compare or write."""
    now = f"{digest(ROOT)}\n"
    if "--passed" in sys.argv[1:]:
        FILE.write_text(now, encoding="utf-8")
        return 0
    return int(not FILE.exists() or FILE.read_text(encoding="utf-8") != now)


if __name__ == "__main__":
    sys.exit(main())
