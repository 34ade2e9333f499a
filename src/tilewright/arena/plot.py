"""A ladder drawn: each player's rating with its interval, the strongest on top."""

import os
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from tilewright.arena.statistics import Interval
from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason

FORMATS = (".svg", ".png")
WIDTH = 8.0  # inches
HEIGHT = 0.45  # inches of each player
MARGIN = 1.2  # inches above and below them


def check_plot(path: Path) -> None:
    """Can a plot be drawn into that file? Raises InvalidOption or OSError if not."""
    if path.suffix.lower() not in FORMATS:
        raise InvalidOption(reason("", "say-plot-format", file=path.name))
    try:
        import_module("matplotlib")
    except ModuleNotFoundError as error:
        if error.name != "matplotlib":
            raise
        raise InvalidOption(reason("", "say-no-matplotlib")) from error
    was_there = os.path.lexists(path)
    path.open("ab").close()
    if not was_there:
        path.unlink()


def draw_ladder(path: Path, ratings: Mapping[str, Interval], title: str) -> None:
    """Draw the ratings into a file, SVG or PNG by its suffix; the same ratings, the same file."""
    figure_room: Any = import_module("matplotlib.figure")
    settings: Any = import_module("matplotlib").rc_context
    players = sorted(ratings.items(), key=lambda player: player[1].value)
    with settings({"svg.hashsalt": "tilewright", "svg.fonttype": "none"}):
        figure = figure_room.Figure((WIDTH, MARGIN + HEIGHT * len(players)), layout="constrained")
        axes = figure.add_subplot()
        for place, (_, elo) in enumerate(players):
            spread = [[elo.value - elo.low], [elo.high - elo.value]]
            axes.errorbar(elo.value, place, xerr=spread, fmt="o", capsize=4, color="#1f4e79")
            axes.annotate(
                f"{elo.value:z.0f}",
                (elo.value, place),
                (0, 7),
                textcoords="offset points",
                ha="center",
            )
        axes.set_yticks(range(len(players)), [name for name, _ in players])
        axes.set_ylim(-0.6, len(players) - 0.3)
        axes.grid(axis="x", alpha=0.3)
        axes.set_xlabel("Elo")
        axes.set_title(title)
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else {"Software": None}
        figure.savefig(path, metadata=metadata)
