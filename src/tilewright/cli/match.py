"""`tilewright match`: two players against each other, in pairs of games on the same deals."""

from collections.abc import Iterator
from contextlib import closing
from typing import Annotated, Any

import typer

from tilewright.arena.contest import Play, play_missing
from tilewright.arena.failing import Failures
from tilewright.arena.store import Store
from tilewright.arena.tally import Tally, Verdict
from tilewright.cli.console import readable_line, show_json, show_table, stdout
from tilewright.cli.contests import (
    HEAD,
    Dask,
    GameOption,
    Into,
    Jobs,
    LimitOption,
    Pairs,
    failures_told,
    figures,
    folder_name,
    interrupted_once,
    match_of,
    matches_folder,
    play_by,
    progress_bars,
    refuse_who_cannot_play,
    row,
    show_folder,
    sprt_of,
    standing,
)
from tilewright.cli.options import First, Json, Scoring, Seats, Seed, Wall, game_of
from tilewright.core.words import sentence
from tilewright.native.judgement import table_of

EXAMPLES = """\b
Examples:
  tilewright match greedy random --pairs 100
  tilewright match search@2k greedy --game duel --pairs 200 --json
  tilewright match search@20k search@2k --sprt 0,50 --pairs 2000
  tilewright match greedy random --seats 4      one greedy against three random
  tilewright match "cmd:./mybot --fast" greedy --limit 0.1s
"""


def match(
    one: Annotated[str, typer.Argument(metavar="PLAYER", help="Whose score is told.")],
    other: Annotated[str, typer.Argument(metavar="OPPONENT", help="On all other seats.")],
    game: GameOption = "azul",
    seats: Seats = None,
    wall: Wall = None,
    scoring: Scoring = None,
    first: First = None,
    pairs: Pairs = 100,
    seed: Seed = 0,
    limit: LimitOption = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1",
            help="Stop once it is clear whether the advantage is ELO0 or ELO1, 5% errors.",
        ),
    ] = None,
    jobs: Jobs = None,
    dask: Dask = None,
    into: Into = None,
    json: Json = False,
) -> None:
    """Play a match between two players.

    They play pairs of games on the same deals, with the seats swapped. With 3 or 4 seats PLAYER
    meets a table of OPPONENTs, and a pair is a game on each seat. Every game is kept as a record.
    Stop it at any moment and start it again: it goes on where it was. A player that crashes, hangs
    or breaks a rule loses that game; the reason is in its record. One that does so in all of its
    first 10 games ends the match, with status 1.
    """
    table = game_of(game, seats, wall, scoring, first)
    this = match_of(one, other, table, seed, limit)
    refuse_who_cannot_play((this.first, this.second), table)
    verdict = None if sprt is None else Verdict(sprt_of(sprt, table.seats))
    play = play_by(jobs, dask)
    folder = into or matches_folder() / folder_name(this)
    with failures_told(), interrupted_once(), Store(folder, this) as store:
        show_folder(folder)
        _play(store, pairs, play, verdict)
    counted = pairs if verdict is None or verdict.passed is None else verdict.pairs
    tally = Tally([store.results[number] for number in range(1, counted + 1)])
    if json:
        show_json({**figures(store, tally), "sprt": None if verdict is None else _told(verdict)})
        return
    console = stdout()
    console.print(f"{this.first} – {this.second}, {table_of(table)}, seed {seed}", style="bold")
    show_table(console, HEAD, [row(tally, table.seats)])
    if table.seats > 2:
        console.print(sentence("say-match-even", share=1 / table.seats))
    for fault in _faults(store, counted):
        console.print(readable_line(fault), soft_wrap=True)
    if verdict is not None:
        console.print(_sentence(verdict))


def _play(store: Store, pairs: int, play: Play, verdict: Verdict | None) -> None:
    """Play up to that many pairs, or until the test is decided."""
    seats = store.match.table.seats
    tally = Tally([result for number, result in store.results.items() if number <= pairs])
    failures = Failures()
    if verdict is not None:
        verdict.look(store.results, pairs)
    with progress_bars() as progress, closing(play_missing([store], pairs, play)) as kept:
        label = f"{store.match.first} – {store.match.second}"
        bar = progress.add_task(label, total=pairs, standing="")
        while verdict is None or verdict.passed is None:
            progress.update(bar, completed=tally.pairs, standing=standing(tally, seats))
            done = next(kept, None)
            if done is None:
                return
            tally.add(done[1])
            failures.look(*done)
            if verdict is not None:
                verdict.look(store.results, pairs)


def _faults(store: Store, counted: int) -> Iterator[str]:
    """How often each player lost by a fault, and by which one first."""
    games = [
        (number, game) for number in range(1, counted + 1) for game in store.results[number].games
    ]
    for player, is_first in ((store.match.first, True), (store.match.second, False)):
        found = [
            (number, game.why)
            for number, game in games
            if game.forfeited is not None and (game.forfeited == game.seat) is is_first
        ]
        if found:
            pair, why = found[0]
            yield sentence("say-match-faults", player=player, count=len(found), pair=pair, why=why)


def _told(verdict: Verdict) -> dict[str, Any]:
    low, high = verdict.test.bounds
    return {
        **verdict.test._asdict(),
        "bounds": [round(low, 4), round(high, 4)],
        "llr": round(verdict.ratio, 4),
        "pairs": verdict.pairs,
        "passed": verdict.passed,
    }


def _sentence(verdict: Verdict) -> str:
    low, high = verdict.test.bounds
    return sentence(
        "say-sprt-verdict",
        passed={True: "yes", False: "no", None: "open"}[verdict.passed],
        elo0=verdict.test.elo0,
        elo1=verdict.test.elo1,
        ratio=verdict.ratio,
        low=low,
        high=high,
        pairs=verdict.pairs,
    )
