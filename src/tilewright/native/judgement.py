"""What the search thinks that positions are worth: judgements by name, read from their files."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tilewright.core.game import AnyGame
from tilewright.native.contract import TABLES
from tilewright.native.tables import core_of
from tilewright.native.weights import Weights, WeightsError, read_weights

if TYPE_CHECKING:
    from tilewright.native import _native

FOLDER = Path(__file__).parents[1] / "weights"
CLASSIC = "classic"  # features that people thought of, weighed by regression: for every table
LEARNED = "learned"  # a net over them, where one was learned; else as classic


def table_of(game: AnyGame) -> str:
    """A short name of a table, without the options that don't matter to what a position is worth.

    >>> from tilewright.azul.game import Azul
    >>> table_of(Azul(3, "gray"))
    'azul-3-gray'
    """
    parts = [game.name, game.options.get("seats", "")]
    if game.options.get("wall") == "gray":
        parts.append("gray")
    return "-".join([part for part in parts if part])


# The tables that there are weights for, with their usual options.
GAMES = {table_of(game): game for game in TABLES}


def judgement_of(game: AnyGame, name: str) -> "_native.Judgement":
    """The judgement of that name, for a table."""
    return _kept(table_of(game), known_name(game, name))


def known_name(game: AnyGame, name: str) -> str:
    """The judgement of that name, or the classic one where none was learned for a table."""
    is_missing = name == LEARNED and not weights_file(table_of(game), LEARNED).exists()
    return CLASSIC if is_missing else name


def weights_file(table: str, name: str) -> Path:
    """Where the package has the weights of that name for a table, if it has any."""
    return FOLDER / name / f"{table}.weights"


@cache
def _kept(table: str, name: str) -> "_native.Judgement":
    return judgement_in(table, weights_file(table, name))


def judgement_in(table: str, path: Path) -> "_native.Judgement":
    """The judgement in a file; raises WeightsError if it is not for this table, and OSError."""
    return judgement_with(table, read_weights(path), path.name)


def judgement_with(table: str, weights: Weights, told: str) -> "_native.Judgement":
    """The judgement with those weights; `told` names them where they are refused."""
    core = core_of(GAMES[table])
    from tilewright.native._native import Judgement

    _check(table, weights, told)
    if weights.kind == "linear":
        return Judgement(core, weights.numbers)
    classic = classic_weights(table)
    if weights.made.get("over") != classic.digest:
        raise WeightsError(told, "this net was learned over other classic weights than ours")
    return Judgement(core, classic.numbers, weights.numbers)


def classic_weights(table: str) -> Weights:
    """The classic weights of a table."""
    file = weights_file(table, CLASSIC)
    weights = read_weights(file)
    _check(table, weights, file.name)
    return weights


def _check(table: str, weights: Weights, told: str) -> None:
    """Are these weights for a table of this core? Raises WeightsError if not."""
    if weights.table != table:
        raise WeightsError(told, f"weights for {weights.table}, not for {table}")
    if weights.layout != layout_of(table, weights.kind):
        raise WeightsError(told, "weights for another core: what they weigh is not the same")


@cache
def layout_of(table: str, kind: str) -> str:
    """A stamp of what weights of that kind weigh at a table, as this core has it."""
    core = core_of(GAMES[table])
    from tilewright.native._native import layout

    return f"{layout(core, kind == 'net'):016x}"
