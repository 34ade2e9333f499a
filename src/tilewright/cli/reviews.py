"""Reviews that were begun: their steps are kept in the cache folder, and gone on with."""

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from tilewright.analysis import reviewed
from tilewright.analysis.values import VERSION, Step, to_json
from tilewright.arena import sources
from tilewright.core.bot import Limit
from tilewright.core.record import Record


def reviews_folder() -> Path:
    """Where the steps of reviews are kept, in the XDG cache folder."""
    cache = os.environ.get("XDG_CACHE_HOME", "")
    base = Path(cache) if os.path.isabs(cache) else Path.home() / ".cache"
    return base / "tilewright" / "reviews"


class Kept:
    """The steps of one review, a line of JSON each, in a file of its own."""

    def __init__(self, record: Record, limit: Limit) -> None:
        told = [VERSION, record.game.name, record.game.options, str(limit), sources.code()]
        moves = [str(each) for each in record.actions()]
        name = sha256(repr([*told, *moves]).encode()).hexdigest()[:32]
        self._record, self._limit = record, limit
        self._file = reviews_folder() / f"{name}.jsonl"

    def steps(self) -> Iterator[Step]:
        """All steps of the review; what is new is kept at once."""
        done = self._done()
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            for number, step in enumerate(reviewed(self._record, self._limit, done)):
                if number >= len(done):
                    file.write(to_json(step) + "\n")
                    file.flush()
                yield step

    def _done(self) -> list[Step]:
        """The steps that were kept; one that was cut off by a crash does not count."""
        if not self._file.exists():
            return []
        found: list[Step] = []
        whole = ""
        for line in self._file.read_text(encoding="utf-8").splitlines(keepends=True):
            if not line.endswith("\n"):
                self._file.write_text(whole, encoding="utf-8")
                break
            found.append(msgspec.json.decode(line, type=Step))
            whole += line
        return found
