"""Draws strength over the time for a move, from the matches in docs/strength-over-time.csv.

Every match is a row: the table, both players with their time for a move, pairs, and the score of
the first in per cent with its interval. Ratings are those that fit all matches of a table best.

.venv/bin/python -m tools.strength                     draw the picture
.venv/bin/python -m tools.strength MATCH ...           add matches first: what `match --json` or
                                                       `learn evaluate --json` told, or a file that
                                                       `learn evaluate --into` keeps
"""

import csv
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from math import log10
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tilewright.arena.statistics import score_interval

DOCS = Path(__file__).parents[1] / "docs"
MATCHES = DOCS / "strength-over-time.csv"
PICTURE = DOCS / "pictures" / "strength.svg"
ANCHOR = "classic@0.1s"  # which is 0
TITLES = {"azul-2": "Azul, 2 seats", "duel": "Azul Duel"}
PLAYERS = {"learned": "search", "classic": "classic"}  # by their judgement
WIDTH = 3.92  # of an interval of 95 %, in standard errors


class Match(NamedTuple):
    """A match as it was measured; scores in per cent."""

    game: str
    first: str
    second: str
    pairs: int
    score: float
    low: float
    high: float
    date: str


class Rating(NamedTuple):
    """In Elo, with the standard error of its difference to the anchor."""

    value: float
    error: float


def read(file: Path) -> list[Match]:
    """The matches of a file."""
    with file.open(encoding="utf-8", newline="") as lines:
        return [
            Match(
                row["game"],
                row["first"],
                row["second"],
                int(row["pairs"]),
                float(row["score"]),
                float(row["low"]),
                float(row["high"]),
                row["date"],
            )
            for row in csv.DictReader(lines)
        ]


def told(file: Path, day: str) -> Match:
    """The match that a command told as JSON, or keeps as lines of JSON."""
    text = file.read_text(encoding="utf-8")
    found = kept(text.splitlines()) if file.suffix == ".jsonl" else json.loads(text)
    score, low, high = [round(100 * each, 1) for each in (found["score"], *found["interval"])]
    if "sets" in found:
        first = f"{PLAYERS[found['first']]}@{found['limit']}"
        second = f"{PLAYERS[found['second']]}@{found['second_limit']}"
        return Match(found["table"], first, second, found["sets"], score, low, high, day)
    table = "-".join([part for part in (found["game"], found["options"].get("seats")) if part])
    return Match(table, found["first"], found["second"], found["pairs"], score, low, high, day)


def kept(lines: Sequence[str]) -> dict[str, Any]:
    """What a file of `learn evaluate --into` holds, as `--json` would tell it.

    >>> found = kept(['{"table": "duel"}', '{"set": 0, "share": 1.0}', '{"set": 1, "share": 0.5}'])
    >>> found["table"], found["sets"], found["score"]
    ('duel', 2, 0.75)
    """
    contest, *sets = [json.loads(line) for line in lines]
    score = score_interval(Counter([each["share"] for each in sets]))
    interval = [score.low, score.high]
    return {**contest, "sets": len(sets), "score": score.value, "interval": interval}


def write(file: Path, matches: Sequence[Match]) -> None:
    """The matches as a file."""
    with file.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(Match._fields)
        writer.writerows(matches)


def elo(score: float) -> float:
    """The lead of a player with that score in per cent.

    >>> round(elo(76))
    200
    """
    share = min(max(score / 100, 0.001), 0.999)
    return 400 * log10(share / (1 - share))


def ratings(matches: Sequence[Match]) -> Mapping[str, Rating]:
    """What fits the matches of one table best, of all who are linked with the anchor by them.

    >>> found = ratings([
    ...     Match("duel", "search@0.1s", ANCHOR, 100, 76, 70, 82, ""),
    ...     Match("duel", "search@1s", "search@0.1s", 100, 64, 57, 71, ""),
    ... ])
    >>> {name: round(each.value) for name, each in found.items()}
    {'classic@0.1s': 0, 'search@0.1s': 200, 'search@1s': 300}
    """
    linked = {ANCHOR}
    for _ in matches:
        linked |= {name for each in matches for name in each[1:3] if linked & set(each[1:3])}
    names = [ANCHOR, *sorted(linked - {ANCHOR})]
    rows, leads = [], []
    for each in matches:
        if not linked.issuperset(each[1:3]):
            continue
        error = (elo(each.high) - elo(each.low)) / WIDTH
        row = np.zeros(len(names))
        row[names.index(each.first)], row[names.index(each.second)] = 1 / error, -1 / error
        rows.append(row[1:])
        leads.append(elo(each.score) / error)
    spread = np.linalg.inv(np.array(rows).T @ np.array(rows))
    values = spread @ np.array(rows).T @ np.array(leads)
    found = [
        Rating(float(value), float(error))
        for value, error in zip(values, np.sqrt(np.diag(spread)), strict=True)
    ]
    return dict(zip(names, [Rating(0.0, 0.0), *found], strict=True))


def draw(picture: Path, matches: Sequence[Match]) -> None:
    """Write the picture: a graph for each table, a line for each kind of player."""
    with mpl.rc_context({"svg.hashsalt": "strength", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure((9, 3.6), layout="constrained")
        for axes, (game, title) in zip(figure.subplots(1, 2), TITLES.items(), strict=True):
            _draw_table(axes, ratings([each for each in matches if each.game == game]))
            axes.set_title(title)
        figure.savefig(picture, metadata={"Date": None, "Creator": None})


def _draw_table(axes: Axes, found: Mapping[str, Rating]) -> None:
    for kind, mark in (("classic", "s--"), ("search", "o-")):
        points = sorted(
            (float(name.split("@")[1].removesuffix("s")), *each)
            for name, each in found.items()
            if name.startswith(kind)
        )
        if points:
            seconds, values, errors = zip(*points, strict=True)
            bars = [1.96 * each for each in errors]
            axes.errorbar(seconds, values, bars, fmt=mark, capsize=3, label=kind)
    axes.set_xscale("log")
    axes.set_xticks([0.03, 0.1, 0.3, 1], ["0.03", "0.1", "0.3", "1"], minor=False)
    axes.set_xticks([], minor=True)
    axes.set_xlim(0.025, 1.2)
    axes.set_xlabel("seconds for a move")
    axes.set_ylabel(f"Elo, {ANCHOR} is 0")
    axes.grid(axis="y", linewidth=0.4)
    axes.legend(loc="best")


if __name__ == "__main__":
    known = read(MATCHES)
    more = [told(Path(each), date.today().isoformat()) for each in sys.argv[1:]]
    if more:  # a match takes the place of what was known of the same players
        players = {each[:3] for each in more}
        write(MATCHES, known := [*[each for each in known if each[:3] not in players], *more])
    draw(PICTURE, known)
