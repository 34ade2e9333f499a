"""Samples: states of games of the search against itself, kept in a folder of shards.

A shard is made from its number alone, so a folder can be filled in any order, by anybody, and
goes on where it was.
"""

import io
import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from tilewright.arena import sources
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import reason
from tilewright.duel.game import Duel
from tilewright.native import _native
from tilewright.native.judgement import CLASSIC, GAMES, judgement_of, judgement_with
from tilewright.native.tables import core_of
from tilewright.native.weights import Weights

Arrays: TypeAlias = dict[str, Any]  # NumPy arrays by name, as the core tells them

PLAN = "plan.json"
SPREAD = 1_000_003  # between the seeds of shards


@dataclass(frozen=True)
class Plan:
    """All that decides what a shard holds, but for its number."""

    table: str
    seed: int = 0
    games: int = 256  # of a shard
    nodes: int = 1000  # positions for a decision
    by_lot: float = 0.03  # the share of decisions at random, so that unusual positions are met
    kept: float = 0.3  # the share of states in mid-round that are kept
    varied: float = 0.0  # Duel: the share of games with other start scores and tastes
    deals: int = 0  # after which searches judge the ends of rounds; 0: they are judged as they are
    dealt_nodes: int = 400  # positions for each of those searches
    features: bool = False  # what classic weights are fitted to, and not what a net is told
    weights: Weights | None = None  # by which the games are played; None: classic
    code: str = ""  # a digest of the code that plays

    def as_dict(self) -> dict[str, Any]:
        """As JSON holds it."""
        told = asdict(replace(self, weights=None))
        return {**told, "weights": self.weights.digest if self.weights else CLASSIC}


def play_shard(plan: Plan, number: int, threads: int) -> Arrays:
    """The samples of the shard of that number, from 0; `threads` change nothing but the time."""
    judgement = (
        judgement_of(GAMES[plan.table], CLASSIC)
        if plan.weights is None
        else judgement_with(plan.table, plan.weights, "the weights of the plan")
    )
    return _native.self_play(
        core_of(_game(plan, number)),
        judgement,
        games=plan.games,
        seed=plan.seed * SPREAD + number,
        nodes=plan.nodes,
        by_lot=plan.by_lot,
        kept=plan.kept,
        threads=threads,
        varied=plan.varied,
        features=plan.features,
        deals=plan.deals,
        dealt_nodes=plan.dealt_nodes,
    )


def play_packed_shard(plan: Plan, number: int) -> tuple[int, bytes]:
    """The number and the same on one thread as bytes, by a worker that must have the same code."""
    if not sources.is_of_this_package(plan.code):
        raise InvalidOption(reason("", "say-worker-code"))
    return number, _packed(play_shard(plan, number, threads=1))


def _game(plan: Plan, number: int) -> AnyGame:
    """In Duel half of the shards have 3 scoring tiles and half have 4, drawn at random."""
    if plan.table == "duel":
        return Duel(scoring="random-4" if number % 2 else "random")
    return GAMES[plan.table]


class Folder:
    """A folder of shards of one plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Make the folder, or go on with it; raises InvalidOption if it has another plan."""
        self.path = path
        self.plan = plan
        path.mkdir(parents=True, exist_ok=True)
        told = json.dumps(plan.as_dict(), indent=1)
        file = path / PLAN
        if not file.exists():
            _write(file, told.encode())
        elif file.read_text(encoding="utf-8") != told:
            raise InvalidOption(reason("", "say-other-samples", folder=str(path)))

    def lacking(self, shards: int) -> list[int]:
        """The numbers of the shards that are not there yet."""
        return [number for number in range(shards) if not self._file(number).exists()]

    def keep(self, number: int, shard: bytes) -> None:
        """Keep a shard; it is there completely or not at all."""
        _write(self._file(number), shard)

    def fill(self, shards: int, threads: int) -> Iterator[int]:
        """Play what is lacking; yields the number of each shard that is kept."""
        for number in self.lacking(shards):
            self.keep(number, _packed(play_shard(self.plan, number, threads)))
            yield number

    def _file(self, number: int) -> Path:
        return self.path / f"shard-{number:05}.npz"


def plan_in(folder: Path) -> dict[str, Any]:
    """The plan of a folder of samples; raises InvalidOption."""
    try:
        return dict(json.loads((folder / PLAN).read_text(encoding="utf-8")))
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise InvalidOption(reason("", "say-no-samples", folder=str(folder))) from error


def read_samples(folders: Iterable[Path]) -> Arrays:
    """All samples of some folders; games are numbered on, so that each has a number of its own."""
    parts: list[Arrays] = []
    games = 0
    with ThreadPoolExecutor() as pool:  # unpacking is most of the work
        for folder in folders:
            per_shard = plan_in(folder)["games"]
            for part in pool.map(_read, sorted(folder.glob("shard-*.npz"))):
                part["games"] = part["games"].astype(np.int64) + games
                games += per_shard
                parts.append(part)
            if not parts:
                raise InvalidOption(reason("", "say-no-samples", folder=str(folder)))
    return {name: np.concatenate([part.pop(name) for part in parts]) for name in list(parts[0])}


def _read(file: Path) -> Arrays:
    with np.load(file) as shard:
        return {name: shard[name] for name in shard.files}


def _packed(shard: Arrays) -> bytes:
    content = io.BytesIO()
    np.savez_compressed(content, **shard)
    return content.getvalue()


def _write(file: Path, content: bytes) -> None:
    partial = file.with_name(f".{file.name}.part")
    partial.write_bytes(content)
    partial.replace(file)
