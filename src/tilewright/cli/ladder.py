"""`tilewright ladder`: many players, each against each, and their ratings."""

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, closing
from itertools import combinations, pairwise
from math import isfinite
from pathlib import Path
from typing import Annotated, Any

import typer

from tilewright.arena.contest import Play, play_missing
from tilewright.arena.failing import Failures
from tilewright.arena.match import Match, limited_player
from tilewright.arena.plot import check_plot, draw_ladder
from tilewright.arena.ratings import ratings
from tilewright.arena.statistics import Interval, Results, score_interval
from tilewright.arena.store import Store
from tilewright.arena.tally import Tally
from tilewright.bots.roster import player_of
from tilewright.cli.console import show_json, show_table, stdout
from tilewright.cli.contests import (
    HEAD,
    Dask,
    GameOption,
    Into,
    Jobs,
    LimitOption,
    Pairs,
    elo_text,
    failures_told,
    figures,
    folder_name,
    interrupted_once,
    match_of,
    matches_folder,
    play_by,
    progress_bars,
    refuse_who_cannot_play,
    rounded,
    row,
    show_folder,
    standing,
)
from tilewright.cli.options import First, Json, Scoring, Seed, Wall, game_of
from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason
from tilewright.native.judgement import table_of

EXAMPLES = """\b
Examples:
  tilewright ladder random greedy search@2k --pairs 100
  tilewright ladder random greedy search@2k search@20k --neighbours --plot ladder.svg
  tilewright ladder random greedy search@2k --game duel --anchor greedy=1000 --json
"""


def ladder(
    names: Annotated[list[str], typer.Argument(metavar="PLAYER...", help="Two or more players.")],
    game: GameOption = "azul",
    wall: Wall = None,
    scoring: Scoring = None,
    first: First = None,
    pairs: Pairs = 100,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Only those named next to each other meet.")
    ] = False,
    anchor: Annotated[
        str | None,
        typer.Option(
            metavar="NAME=ELO", help="Whose rating is given.  [default: the first player's, 0]"
        ),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the ratings: FILE.svg or FILE.png.")
    ] = None,
    seed: Seed = 0,
    limit: LimitOption = None,
    jobs: Jobs = None,
    dask: Dask = None,
    into: Into = None,
    json: Json = False,
) -> None:
    """Rate several players by matches between them.

    Each pairing plays pairs of games on the same deals. Ratings are in Elo, the likeliest for all
    results together, with 95% intervals relative to the anchor. Every game is kept as a record, in
    a folder for each pairing, as by `match`. Stop it at any moment and start it again: it goes on
    where it was. A player that fails in all of its first 10 games ends it, with status 1.
    """
    table = game_of(game, None, wall, scoring, first)
    players = _players(names, limit)
    fixed, elo = _anchor(anchor, players)
    if plot is not None:
        check_plot(plot)
    meetings = pairwise(players) if neighbours else combinations(players, 2)
    matches = [match_of(one, other, table, seed, limit) for one, other in meetings]
    refuse_who_cannot_play(players, table)
    play = play_by(jobs, dask)
    folder = into or matches_folder()
    with failures_told(), interrupted_once(), ExitStack() as opened:
        stores = [opened.enter_context(Store(folder / folder_name(m), m)) for m in matches]
        show_folder(folder)
        _play(stores, pairs, play)
    tallies = [_tally(store, pairs) for store in stores]
    found = _ratings(matches, tallies, fixed, elo)
    totals = {name: _total(name, matches, tallies) for name in found}
    if plot is not None:
        draw_ladder(plot, found, f"{table_of(table)}, {pairs} pairs each")
    if json:
        show_json(
            {
                "game": table.name,
                "options": dict(table.options),
                "seed": seed,
                "pairs": pairs,
                "anchor": fixed,
                "players": [_rung(name, found[name], totals[name]) for name in found],
                "pairings": [figures(*each) for each in zip(stores, tallies, strict=True)],
                "folder": str(folder),
            }
        )
        return
    console = stdout()
    console.print(f"{table_of(table)}, seed {seed}", style="bold")
    show_table(
        console,
        ("player", "Elo", "score", "pairs"),
        [_row(name, found[name], totals[name]) for name in found],
    )
    console.print()
    rows = [
        [f"{m.first} – {m.second}", *row(tally, 2)]
        for m, tally in zip(matches, tallies, strict=True)
    ]
    show_table(console, ("pairing", *HEAD), rows)


def _players(names: list[str], limit: str | None) -> list[str]:
    """The players by the names of the roster, each once; raises InvalidOption."""
    players = [limited_player(name, limit or "") for name in names]
    found = [player.name for player in players]
    if len(found) < 2:
        raise InvalidOption(reason("", "say-ladder-short"))
    for name in found:
        if found.count(name) > 1:
            raise InvalidOption(reason("", "say-ladder-twice", name=name))
    for one, other in combinations(players, 2):
        if (one.make, one.limit) == (other.make, other.limit):
            names_of = {"name": one.name, "other": other.name}
            raise InvalidOption(reason("", "say-ladder-same", **names_of))
    return found


def _anchor(text: str | None, players: list[str]) -> tuple[str, float]:
    """Whose rating is given, and what it is; raises InvalidOption."""
    if text is None:
        return players[0], 0.0
    name, _, elo = text.rpartition("=")
    try:
        found, given = player_of(name).name, float(elo)
    except ValueError as error:
        raise InvalidOption(reason("", "say-anchor", text=text)) from error
    if found not in players or not isfinite(given):
        raise InvalidOption(reason("", "say-anchor", text=text))
    return found, given


def _play(stores: Sequence[Store], pairs: int, play: Play) -> None:
    """Play what is missing, with a bar for each pairing."""
    tallies = {store.match: _tally(store, pairs) for store in stores}
    failures = Failures()
    with progress_bars() as progress, closing(play_missing(stores, pairs, play)) as kept:
        bars = {
            match: progress.add_task(
                f"{match.first} – {match.second}",
                total=pairs,
                completed=tally.pairs,
                standing=standing(tally, 2),
            )
            for match, tally in tallies.items()
        }
        for match, result in kept:
            tallies[match].add(result)
            progress.update(bars[match], advance=1, standing=standing(tallies[match], 2))
            failures.look(match, result)


def _tally(store: Store, pairs: int) -> Tally:
    return Tally([result for number, result in store.results.items() if number <= pairs])


def _ratings(
    matches: Sequence[Match], tallies: Sequence[Tally], anchor: str, elo: float
) -> dict[str, Interval]:
    """The ratings of all players, the strongest first."""
    results = zip(matches, tallies, strict=True)
    pairings = {(match.first, match.second): tally.results for match, tally in results}
    found = ratings(pairings, anchor).items()
    strongest_first = sorted(found, key=lambda player: -player[1].value)
    return {name: Interval(*[elo + each for each in rating]) for name, rating in strongest_first}


def _total(name: str, matches: Sequence[Match], tallies: Sequence[Tally]) -> Results:
    """The results of one player against all others."""
    total = Counter[float]()
    for match, tally in zip(matches, tallies, strict=True):
        if name == match.first:
            total.update(tally.results)
        elif name == match.second:
            total.update({1 - result: count for result, count in tally.results.items()})
    return total


def _rung(name: str, elo: Interval, results: Results) -> dict[str, Any]:
    return {
        "name": name,
        "elo": rounded(elo.value),
        "interval": [rounded(elo.low), rounded(elo.high)],
        "score": round(score_interval(results).value, 6),
        "pairs": sum(results.values()),
    }


def _row(name: str, elo: Interval, results: Results) -> list[str]:
    score = score_interval(results)
    return [name, elo_text(elo), f"{score.value:.1%}", f"{sum(results.values()):,}"]
