"""The index of ARCHITECTURE.md: every module with the first line in which it says what it holds.

`make map` writes it anew; a test compares it with the code.
"""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "ARCHITECTURE.md"
BEGIN, END = "<!-- index: make map -->\n", "<!-- end of the index -->\n"

FOLDERS = ("src/tilewright", "native", "web/src", "web/build", "tools", "tests", "examples")
KINDS = (".py", ".h", ".cpp", ".ts", ".svelte")
OPENINGS = (  # what a module says first, by kind
    re.compile(r'\A(?:#!.*\n)?r?"""(.+?)(?:"""|\n)'),
    re.compile(r"\A// (.+?)\n(?!// )"),
    re.compile(r"\A// (.+?\n// .+?)\n"),
    re.compile(r"\A/\*\* (.+?) \*/"),
    re.compile(r"\A(?:<!--|<!-- @component) *(.+?) *-->", re.DOTALL),
    re.compile(r"\A<script[^>]*>\s*/\*\* (.+?) \*/", re.DOTALL),
)


def index() -> str:
    """The index, a list for each folder."""
    found = sorted(modules(), key=lambda path: (path.parent.as_posix(), path.name))
    parts = []
    for folder, paths in groupby(found, key=lambda path: path.parent):
        lines = [line(path) for path in paths]
        parts.append(f"**`{folder.relative_to(ROOT).as_posix()}`**\n\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def modules() -> Iterator[Path]:
    """Every module, but for tests, which say by their name what they test, and data."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            parts = path.relative_to(ROOT).parts
            is_left_out = any(
                [part in ("page", "versions", "node_modules", "kept") for part in parts]
            )
            is_test = (
                path.name.startswith(("test_", "__init__")) or "tests/house" in path.as_posix()
            )
            if path.suffix in KINDS and not is_left_out and not is_test:
                yield path


def line(path: Path) -> str:
    """A module and what it says of itself."""
    said = opening(path.read_text(encoding="utf-8"))
    return f"- `{path.name}`: {said}" if said else f"- `{path.name}`"


def opening(text: str) -> str:
    """The first sentence of a module, on one line."""
    for form in OPENINGS:
        if found := form.match(text):
            return re.sub(r"\s*\n(?://)?\s*", " ", found[1]).strip()
    return ""


def with_index(page: str) -> str:
    """The page with the index as it is now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{index()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(with_index(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
