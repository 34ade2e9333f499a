"""The folder of a match: what is played, the result of each pair, and the record of every game.

`match.json` tells what is played. `results.jsonl` has a line for each pair that counts, written
once the records of the pair are safe in `games`. So a match can be killed at any moment: a pair
either counts, and then its records are there, or it is played again.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from tilewright.arena.journal import Journal, named
from tilewright.arena.lines import dict_of, result_of_line
from tilewright.arena.match import Match, PairFailed
from tilewright.arena.results import PairResult
from tilewright.core.errors import ReasonError
from tilewright.core.files import whole_file
from tilewright.core.words import Parameter, reason

SUFFIX = ".tilewright"  # of records, as of saved games


class StoreError(ReasonError):
    """A folder that can't go on with a match, and why not."""


class Store:
    """The folder of a match, in which one process at a time may play; made if it is not there.

    Raises StoreError if another match is kept there, or another process plays it.
    """

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder = folder
        self.match = match
        (folder / "games").mkdir(parents=True, exist_ok=True)
        self._journal = Journal(folder / "results.jsonl")
        try:
            if not self._journal.lock():
                raise _refused("say-match-busy", folder=str(folder))
            self._check_match(folder / "match.json")
            self.results = self._results()  # by number, without their records
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let another process play here."""
        self._journal.close()

    def keep(self, result: PairResult) -> None:
        """Count a pair that was not counted yet, its records first."""
        if result.number in self.results:
            raise ValueError(f"pair {result.number} is counted already")
        _write_whole(self.records_file(result.number), result.records)
        self._journal.add(dict_of(result))
        self.results[result.number] = result._replace(records="")

    def records_file(self, number: int) -> Path:
        """Where the games of a pair are."""
        return self.folder / "games" / f"pair-{number:06}{SUFFIX}"

    def keep_failure(self, failure: PairFailed) -> None:
        """Write down how a pair failed, for those who can mend it."""
        path = self.folder / f"failed-pair-{failure.number:06}.txt"
        _write_whole(path, f"{failure}\n\n{failure.trace}")

    def _check_match(self, path: Path) -> None:
        """What is played here must be this match; a new folder's is written down."""
        with suppress(FileNotFoundError):
            kept = _match(path)
            for name, value in self.match.as_dict().items():
                if kept.get(name) != value:
                    raise self._other(name, kept.get(name), value)
            return
        if not self._journal.is_empty():
            raise _refused("say-match-untold", folder=str(self.folder))
        _write_whole(path, json.dumps(self.match.as_dict(), indent=2) + "\n")

    def _other(self, name: str, old: Any, new: Any) -> StoreError:
        folder = str(self.folder)
        if name == "code":
            return _refused("say-match-code", folder=folder)
        message = "say-match-other"
        if name == "options" and isinstance(old, dict):
            message = "say-match-option"
            name = next(each for each in {**new, **old} if old.get(each) != new.get(each))
            old, new = old.get(name), new.get(name)
        values = {"old": json.dumps(old), "new": json.dumps(new)}
        return _refused(message, folder=folder, name=name, **values)

    def _results(self) -> dict[int, PairResult]:
        """The pairs that count."""
        lines = self._journal.lines()
        seats = self.match.table.seats
        records = {path.name for path in (self.folder / "games").iterdir()}
        found: dict[int, PairResult] = {}
        for number, line in enumerate(lines, start=1):
            result = result_of_line(line, seats)
            if result is None or result.number in found:
                raise _refused("say-results-line", file=str(self._journal.path), line=number)
            file = self.records_file(result.number)
            if file.name not in records:
                raise _refused("say-records-missing", file=str(file))
            found[result.number] = result
        self._journal.cut_torn()
        return found


def _refused(message: str, **parameters: Parameter) -> StoreError:
    return StoreError(reason("", message, **parameters))


def _match(path: Path) -> dict[str, Any]:
    with suppress(ValueError, RecursionError):
        kept = json.loads(path.read_bytes())
        if isinstance(kept, dict):
            return kept
    raise _refused("say-match-unreadable", file=str(path))


def _write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all, whatever happens."""
    with named(path):
        with whole_file(path) as file:
            file.write(text.encode())
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
