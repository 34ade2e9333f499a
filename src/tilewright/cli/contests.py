"""What `match` and `ladder` share: options, who plays, folders, progress and figures."""

import ctypes
import json
import re
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tilewright.arena import sources
from tilewright.arena.cluster import check_address, play_on
from tilewright.arena.contest import Play
from tilewright.arena.failing import KeepsFailing
from tilewright.arena.match import Match, PairFailed
from tilewright.arena.statistics import Interval, Sprt, elo_interval, score_interval
from tilewright.arena.store import Store
from tilewright.arena.tally import Tally
from tilewright.arena.workers import cores, play_here
from tilewright.bots.roster import is_program, player_of, try_player
from tilewright.cli.console import progress, readable_line, stderr
from tilewright.cli.files import games_folder
from tilewright.cli.options import GAME_NAMES
from tilewright.core.bot import Limit
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import Parameter, reason, sentence
from tilewright.native.judgement import table_of

MOST_ELO = 2000  # of a sequential test
FAILED = 1  # the status if a match was not played to its end

GameOption: TypeAlias = Annotated[str, typer.Option("--game", metavar=GAME_NAMES, help="The game.")]
Pairs: TypeAlias = Annotated[
    int, typer.Option(metavar="N", min=1, help="Pairs of games: the same deals, seats rotated.")
]
Jobs: TypeAlias = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="Processes.  [default: one per core]")
]
LimitOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--limit",
        metavar="LIMIT",
        help="For players whose names tell none: positions, 2k, or time, 0.1s, of a decision.",
    ),
]
Into: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="Where results and games are kept.  [default: in the data folder]"
    ),
]
Dask: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Play on the Dask cluster of this scheduler: tcp://10.0.0.1:8786."
    ),
]


def match_of(first: str, second: str, game: AnyGame, seed: int, limit: str | None) -> Match:
    """The match of two players at a table, with the code that is running; raises InvalidOption."""
    return Match(
        player_of(first).name,
        player_of(second).name,
        game.name,
        tuple(game.options.items()),
        seed,
        "" if limit is None else str(Limit.of_text(limit)),
        code=sources.code(),
    )


def refuse_who_cannot_play(names: Iterable[str], game: AnyGame) -> None:
    """Let each of our bots sit down once, before anything is counted; raises GameError.

    A program that fails loses its games instead, one by one.
    """
    for name in dict.fromkeys(names):
        if not is_program(name):
            try_player(name, game)


def play_by(jobs: int | None, dask: str | None) -> Play:
    """Who plays: processes of this machine, or a cluster; raises InvalidOption."""
    if dask is None:
        return partial(play_here, jobs or cores())
    if jobs is not None:
        raise InvalidOption(reason("", "say-jobs-or-dask"))
    check_address(dask)
    return partial(play_on, dask, tell_waiting=partial(_say, "say-cluster-waiting", address=dask))


def sprt_of(text: str, seats: int) -> Sprt:
    """The sequential test between two advantages, `0,10`; raises InvalidOption."""
    if seats > 2:
        raise InvalidOption(reason("", "say-sprt-seats"))
    try:
        elo0, elo1 = [float(part) for part in text.split(",")]
    except ValueError as error:
        raise InvalidOption(reason("", "say-sprt", text=text)) from error
    if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
        raise InvalidOption(reason("", "say-sprt", text=text))
    return Sprt(elo0, elo1)


def matches_folder() -> Path:
    """The folder of matches, beside that of saved games."""
    return games_folder().parent / "matches"


def folder_name(match: Match) -> str:
    """A folder's name that no other match has: `azul-2_greedy_random_5d41402a`."""
    told = [re.sub(r"[^a-z0-9@.]+", "-", name.lower())[:40] for name in (match.first, match.second)]
    digest = sha256(json.dumps(match.as_dict()).encode()).hexdigest()
    return "_".join([table_of(match.table), *told, digest[:8]])


@contextmanager
def failures_told() -> Iterator[None]:
    """What ends a match before its time is told, and the status is 1."""
    try:
        yield
    except (PairFailed, KeepsFailing) as failure:
        stderr().print(readable_line(str(failure)), soft_wrap=True)
        raise typer.Exit(FAILED) from failure


@contextmanager
def interrupted_once() -> Iterator[None]:
    """The first Ctrl-C interrupts; what is tidied up from then on is not disturbed by another."""

    def interrupt(*_: object) -> None:
        # The system ignores it first: Python complains of a signal that comes in between.
        ctypes.pythonapi.PyOS_setsig(signal.SIGINT, ctypes.c_void_p(signal.SIG_IGN))
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:  # as in the background of a script: Ctrl-C is meant for others
        yield
        return
    signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is interrupt:
            signal.signal(signal.SIGINT, before)


def progress_bars() -> Progress:
    """A bar for each match and how it stands, on stderr, where somebody can see it."""
    columns = (TextColumn("{task.description}"), BarColumn(bar_width=20), MofNCompleteColumn())
    return progress(*columns, TextColumn("{task.fields[standing]}"), TimeRemainingColumn())


def standing(tally: Tally, seats: int) -> str:
    """How a match stands, in a few signs: `75.0% (71.2 to 78.5), Elo +191 (+157 to +225)`."""
    if tally.pairs == 0:
        return ""
    score = score_text(score_interval(tally.results))
    return score if seats > 2 else f"{score}, Elo {elo_text(elo_interval(tally.results))}"


def score_text(score: Interval) -> str:
    """A share and its interval in per cent."""
    return f"{score.value:.1%} ({100 * score.low:.1f} to {100 * score.high:.1f})"


def elo_text(elo: Interval) -> str:
    """An advantage and its interval; what has no bound is infinite."""
    low, value, high = [f"{each:+z.0f}" for each in elo]
    return f"{value} ({low} to {high})"


HEAD = ("pairs", "games", "score", "Elo", "won", "drawn", "lost", "forfeits", "cut")


def row(tally: Tally, seats: int) -> list[str]:
    """What came out of a match, in the columns of HEAD; forfeits of both sides."""
    return [
        f"{tally.pairs:,}",
        f"{tally.pairs * seats:,}",
        score_text(score_interval(tally.results)),
        elo_text(elo_interval(tally.results)) if seats == 2 else "-",
        f"{tally.wins:,}",
        f"{tally.draws:,}",
        f"{tally.losses:,}",
        f"{tally.forfeits} : {tally.other_forfeits}",
        f"{tally.broken_off}",
    ]


def show_folder(folder: Path) -> None:
    """Say where the games are kept, on stderr."""
    _say("say-match-folder", folder=str(folder))


def _say(message: str, **parameters: Parameter) -> None:
    stderr().print(readable_line(sentence(message, **parameters)), soft_wrap=True)


def figures(store: Store, tally: Tally) -> dict[str, Any]:
    """What came out of a match, as JSON tells it; Elo is for two seats, and null if infinite."""
    match, seats = store.match, store.match.table.seats
    score, elo = score_interval(tally.results), elo_interval(tally.results)
    return {
        "first": match.first,
        "second": match.second,
        "game": match.game,
        "options": dict(match.options),
        "seed": match.seed,
        "limit": match.limit or None,
        "pairs": tally.pairs,
        "games": tally.pairs * seats,
        "score": round(score.value, 6),
        "interval": [round(score.low, 6), round(score.high, 6)],
        "even": round(1 / seats, 6),
        "elo": _finite(elo.value) if seats == 2 else None,
        "elo_interval": [_finite(elo.low), _finite(elo.high)] if seats == 2 else None,
        "results": {f"{result:g}": count for result, count in sorted(tally.results.items())},
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "forfeits": {"first": tally.forfeits, "second": tally.other_forfeits},
        "broken_off": tally.broken_off,
        "folder": str(store.folder),
    }


def _finite(value: float) -> float | None:
    return rounded(value) if isfinite(value) else None


def rounded(elo: float) -> float:
    """An advantage as JSON tells it; none is 0 and never -0."""
    return round(elo, 2) + 0.0
