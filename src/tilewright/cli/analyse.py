"""`tilewright analyse`: every move of a position judged, or every move of a finished game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tilewright.analysis import Analysis, Review, collected, sentences
from tilewright.analysis import analyse as analysis_of
from tilewright.analysis.analysing import LINES, REGRET
from tilewright.analysis.annotating import annotated
from tilewright.analysis.reviewing import DEFAULTS, default_limit
from tilewright.analysis.values import Deal, Decision, Step
from tilewright.cli.console import plain_progress, show_json, show_table, stderr, stdout
from tilewright.cli.files import write_whole
from tilewright.cli.options import GameOfPosition, Json, RecordNumber, Scoring, Seats, Wall
from tilewright.cli.position import Place, Wanted, game_or_position_of
from tilewright.cli.reviews import Kept
from tilewright.cli.signals import status_of
from tilewright.cli.story import names_of
from tilewright.core.bot import Limit
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.record import Record, write_record
from tilewright.core.words import reason, sentence

EXAMPLES = """\b
Examples:
  tilewright analyse game.tilewright                   what every move of the game cost
  tilewright analyse game.tilewright --into notes.tilewright
  tilewright analyse game.tilewright --at 12 --lines 5 the moves after 12 steps of it
  tilewright analyse --game duel --limit 5s position.txt --json

"Analysis" in the documentation tells what the figures mean.
"""

MOST_ROWS = 10  # moves of a position that are shown


def analyse(
    position: Annotated[
        str,
        typer.Argument(
            metavar="RECORD|POSITION",
            help="The record of a game, a file with a position, - for stdin, or a position itself.",
        ),
    ],
    at: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, help="Of a record: only the position after so many steps of it."
        ),
    ] = None,
    record: RecordNumber = None,
    game: GameOfPosition = None,
    seats: Seats = None,
    wall: Wall = None,
    scoring: Scoring = None,
    limit: Annotated[
        str | None,
        typer.Option(
            "--limit",
            metavar="LIMIT",
            help="How long to think about each decision: 2m positions, 10s, 100ms; in a record "
            "twice as long about what seems to cost much.  "
            f"[default: {DEFAULTS['azul']}, of Duel {DEFAULTS['duel']}]",
        ),
    ] = None,
    lines: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="Of a position: how many moves with their lines."),
    ] = LINES,
    regret: Annotated[
        float,
        typer.Option(
            metavar="SHARE",
            min=0,
            max=1,
            help="Of a position: moves that cost less are rated exactly, with 1 all of them.",
        ),
    ] = REGRET,
    into: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the record with marks, comments and variations."),
    ] = None,
    json: Json = False,
) -> None:
    """Judge every move of a position, or every move of a finished game.

    Of a game it says what each move cost, what was better and why, how accurate the players were,
    and what was luck. It can be interrupted: the same command goes on from there. What a seat may
    not know is not used.
    """
    meant = game_or_position_of(position, Place(record, at), Wanted(game, seats, wall, scoring))
    within = None if limit is None else Limit.of_text(limit)
    if not isinstance(meant, Record):
        if into is not None:
            raise InvalidOption(reason("", "say-analyse-only-record", option="--into"))
        chosen, state = meant
        found = analysis_of(chosen, state, within or default_limit_of(chosen), lines, regret=regret)
        show_json(msgspec.to_builtins(found)) if json else _show_analysis(chosen, state, found)
        return
    if meant.outcome() is None:
        steps = len(meant.moves)
        raise InvalidOption(reason("", "say-analyse-running", option="--at", steps=steps))
    if into is not None and into.exists() and into.samefile(position):
        raise InvalidOption(reason("", "say-review-same-file"))
    review = _review(meant, within or default_limit(meant))
    names = names_of(meant)
    if into is not None:
        write_whole(into, write_record(annotated(meant, review, names)))
    if json:
        show_json(msgspec.to_builtins(review))
        return
    _show_review(review, names)
    if into is not None:
        stdout().print(sentence("say-review-written", file=str(into)), soft_wrap=True)


def default_limit_of(game: AnyGame) -> Limit:
    """How long a position is thought about where nobody says it."""
    return default_limit(Record(game))


def _review(record: Record, limit: Limit) -> Review:
    """The review of a game; Ctrl-C shows what there is, and leaves."""
    done: list[Step] = []
    total = len(record.moves)
    try:
        with plain_progress() as bar:
            task = bar.add_task(sentence("say-reviewing"), total=total)
            for step in Kept(record, limit).steps():
                done.append(step)
                bar.update(task, completed=step.last if isinstance(step, Deal) else step.step)
    except KeyboardInterrupt as interrupt:
        if done:
            _show_review(collected(record, done, limit), names_of(record))
        reached = 0 if not done else _last(done[-1])
        stderr().print(sentence("say-review-left", done=reached, all=total), soft_wrap=True)
        raise typer.Exit(status_of(interrupt)) from None
    return collected(record, done, limit)


def _last(step: Step) -> int:
    return step.last if isinstance(step, Deal) else step.step


def _show_analysis(game: AnyGame, state: Any, found: Analysis) -> None:
    console = stdout()
    told = sentence(
        "say-analyse-turn",
        round=game.progress(state).round,
        seat=found.seat + 1,
        count=len(found.moves),
        nodes=found.nodes,
    )
    console.print(told, soft_wrap=True)
    console.print(
        sentence(f"say-solve-proof-{found.proof}", depth=found.depth, nodes=found.nodes),
        soft_wrap=True,
    )
    rows = [
        [
            each.move,
            f"{'' if each.is_exact else '≤ '}{each.share:.1%}",
            f"{each.lead:+.1f}",
            str(each.depth),
            " ".join(each.line),
        ]
        for each in found.moves[:MOST_ROWS]
    ]
    show_table(console, ("move", "share", "lead", "depth", "line"), rows, words=["line"])


def _show_review(review: Review, names: Sequence[str]) -> None:
    console = stdout()
    rows = list(_rows(review, names))
    if rows:
        head = ("step", "player", "move", "best", "cost", "points", "label", "why")
        show_table(console, head, rows, words=["player", "label", "why"])
        console.print()
    for side in review.sides:
        counts = [
            sentence("say-review-count", label=label, count=count)
            for label, count in side.labels.items()
            if count
        ]
        labels = ", ".join(counts) or "–"
        accuracy = "–" if side.accuracy is None else f"{side.accuracy:.0f}"
        told = {"player": names[side.seat], "accuracy": accuracy, "labels": labels}
        console.print(sentence("say-review-side", **told), soft_wrap=True)
    ahead = max(review.sides, key=lambda side: side.lead)
    luck: dict[str, str | float] = {
        "player": names[ahead.seat],
        "points": ahead.lead,
        "even": round(ahead.even_lead),
        "error": round(ahead.error_points),
    }
    console.print(sentence("say-review-luck", **luck), soft_wrap=True)


def _rows(review: Review, names: Sequence[str]) -> Iterator[list[str]]:
    """What is worth telling of a game: moves that were not good, and lucky deals."""
    for step in review.steps:
        if isinstance(step, Decision) and step.label not in ("best", "good"):
            yield [
                str(step.step),
                names[step.seat],
                step.move,
                step.best,
                f"−{step.lost_share:.0%}",
                f"−{step.lost_points:.0f}",
                step.label,
                " ".join(sentences(step.why, names)),
            ]
