"""Datasets: the decisions of many games as arrays, written as npz or Parquet files.

It needs the fast core and NumPy, and PyArrow for Parquet: `pip install "tilewright[data]"`.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import AnyGame
from tilewright.core.planes import size_of
from tilewright.native.engine import Engine
from tilewright.native.judgement import table_of
from tilewright.plays.play import reference_of
from tilewright.plays.replay import Replay

if TYPE_CHECKING:
    from tilewright.native._native import Replay as CoreReplay

ROWS = 100_000  # decisions in a file
GROUP = 16_384  # decisions in a row group of a Parquet file


class Decisions(NamedTuple):
    """The decisions of games of one table, a row for each."""

    observations: NDArray[np.uint8]  # what the seat saw, as the game's planes say
    masks: NDArray[np.uint8]  # 1 where it might act so
    moves: NDArray[np.int16]  # the id of what it did
    seats: NDArray[np.int8]  # which seat it was, from 0
    values: NDArray[np.float32]  # what came of it: 1 for winning alone, as the reward `win` counts
    scores: NDArray[np.int16]  # the final scores, by seat
    games: NDArray[np.int32]  # which game it was, from 0


class Collector:
    """Takes in finished games of one table and gives out their decisions, many at a time.

    A game is never cut, so that there may be a few decisions less than `rows`, or more if a single
    game has more.
    """

    def __init__(self, game: AnyGame, rows: int = ROWS) -> None:
        self.game = game
        self._rows = rows
        self._arrays = _arrays(game, rows)
        self._filled = 0
        self._games = 0

    def add(self, replay: Replay) -> Decisions | None:
        """Take in a game; where there are enough, the decisions of those before it.

        What is given out is not written to any more. ValueError for a game without an outcome, and
        without the fast core.
        """
        core, outcome = _core_replay(replay), replay.outcome
        if outcome is None:
            raise ValueError("a dataset is made of finished games")
        count = core.decisions
        full = self.rest() if self._filled and self._filled + count > self._rows else None
        if count > len(self._arrays.moves):
            self._arrays = _arrays(self.game, count)
        into, begin, end = self._arrays, self._filled, self._filled + count
        core.write_decisions(begin, into.observations, into.masks, into.moves, into.seats)
        won = _values(outcome.winners, self.game.seats)
        into.values[begin:end] = won[into.seats[begin:end]]
        into.scores[begin:end] = outcome.scores
        into.games[begin:end] = self._games
        self._filled = end
        self._games += 1
        return full

    def rest(self) -> Decisions | None:
        """What was taken in and not given out yet, if there is any."""
        if not self._filled:
            return None
        found = Decisions._make([array[: self._filled] for array in self._arrays])
        self._arrays = _arrays(self.game, self._rows)
        self._filled = 0
        return found


def decisions_of(replays: Iterable[Replay], rows: int = ROWS) -> Iterator[Decisions]:
    """The decisions of the finished games of one table, many at a time.

    The table is that of the first finished game; games of others, and games without an outcome, are
    left out. ValueError without the fast core.
    """
    collector: Collector | None = None
    for replay in replays:
        if replay.outcome is None:
            continue
        if collector is None:
            collector = Collector(replay.game, rows)
        if table_of(replay.game) == table_of(collector.game):
            full = collector.add(replay)
            if full is not None:
                yield full
    rest = None if collector is None else collector.rest()
    if rest is not None:
        yield rest


def about(game: AnyGame) -> dict[str, str]:
    """What a reader of a dataset has to know: the table, and what the observations mean."""
    planes = [f"{plane.name}:{'x'.join(map(str, plane.shape))}" for plane in game.encoding.planes]
    return {"game": game.name, "table": table_of(reference_of(game)), "planes": " ".join(planes)}


def write_npz(path: Path, found: Decisions, told: Mapping[str, str]) -> None:
    """Write an npz file: an array for each field, and what is told `about` them as JSON."""
    with path.open("wb") as file:
        np.savez(file, **found._asdict(), about=np.array(json.dumps(dict(told))))


def read_npz(path: Path) -> Decisions:
    """Read what `write_npz` wrote."""
    with np.load(path) as file:
        return Decisions._make([file[name] for name in Decisions._fields])


def write_parquet(path: Path, found: Decisions, told: Mapping[str, str]) -> None:
    """Write a Parquet file; observations and masks are bytes of a fixed length.

    What is told about them is in the metadata of its schema.
    """
    import pyarrow
    from pyarrow import parquet

    scores = pyarrow.array(found.scores.reshape(-1))
    columns = {
        "observation": _bytes_column(found.observations),
        "mask": _bytes_column(found.masks),
        "move": pyarrow.array(found.moves),
        "seat": pyarrow.array(found.seats),
        "value": pyarrow.array(found.values),
        "scores": pyarrow.FixedSizeListArray.from_arrays(scores, found.scores.shape[1]),
        "game": pyarrow.array(found.games),
    }
    table = pyarrow.table(columns).replace_schema_metadata(dict(told))
    parquet.write_table(table, path, row_group_size=GROUP, compression="zstd", use_dictionary=False)


def read_parquet(path: Path) -> Decisions:
    """Read what `write_parquet` wrote."""
    from pyarrow import parquet

    table = parquet.read_table(path)
    observations, masks = [_rows_of(table.column(name)) for name in ("observation", "mask")]
    moves, seats, values, games = [
        table.column(name).to_numpy() for name in ("move", "seat", "value", "game")
    ]
    scores = table.column("scores").combine_chunks().flatten().to_numpy()
    return Decisions(
        observations, masks, moves, seats, values, scores.reshape(len(games), -1), games
    )


Write: TypeAlias = Callable[[Path, Decisions, Mapping[str, str]], None]
FORMATS: Mapping[str, Write] = {"npz": write_npz, "parquet": write_parquet}


def _core_replay(replay: Replay) -> "CoreReplay":
    """The game in the core, also where its record had to be read in Python."""
    if replay.core is not None:
        return replay.core
    if not isinstance(replay.game, Engine):
        raise ValueError("datasets need the fast core")
    moves = " ".join([*replay.texts, replay.result])
    core = replay.game.core.replay(moves, replay.state(0))
    assert core is not None
    return core


def _arrays(game: AnyGame, rows: int) -> Decisions:
    return Decisions(
        np.empty((rows, size_of(game.encoding.planes)), np.uint8),
        np.empty((rows, game.num_actions), np.uint8),
        np.empty(rows, np.int16),
        np.empty(rows, np.int8),
        np.empty(rows, np.float32),
        np.empty((rows, game.seats), np.int16),
        np.empty(rows, np.int32),
    )


def _values(winners: tuple[int, ...], seats: int) -> NDArray[np.float32]:
    """What the end was worth to each seat: they add up to 0."""
    share = np.zeros(seats, np.float32)
    share[list(winners)] = 1 / len(winners)
    return (share * np.float32(seats) - 1) / np.float32(seats - 1)


def _bytes_column(rows: NDArray[np.uint8]) -> Any:
    import pyarrow

    buffer = pyarrow.py_buffer(np.ascontiguousarray(rows))
    return pyarrow.Array.from_buffers(pyarrow.binary(rows.shape[1]), len(rows), [None, buffer])


def _rows_of(column: Any) -> NDArray[np.uint8]:
    found = column.combine_chunks()
    length = found.type.byte_width
    whole = np.frombuffer(found.buffers()[1], np.uint8)
    return whole[found.offset * length :][: len(found) * length].reshape(len(found), length)
