"""Draws what Duel learned, from the figures of docs/learning.md and docs/strength.md.

.venv/bin/python -m tools.learning
"""

from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "learning.svg"

# Of each generation, after each epoch: log-losses of games held out.
BETWEEN_ROUNDS = (
    (0.5256, 0.5228, 0.5218),
    (0.5167, 0.5134, 0.5131, 0.5129),
    (0.5133, 0.5090, 0.5095, 0.5096),
    (0.5124, 0.5094, 0.5080),
)
MID_ROUND = (
    (0.5186, 0.5148, 0.5133),
    (0.5098, 0.5054, 0.5042, 0.5038),
    (0.5053, 0.5013, 0.5013, 0.5011),
    (0.5048, 0.5009, 0.4998),
)


class Score(NamedTuple):
    """What a generation scored, in per cent, with its interval."""

    generation: int
    value: float
    low: float
    high: float


AGAINST_CLASSIC = {
    "classic, 2,000 positions": (Score(1, 60.9, 51.8, 69.4), Score(2, 74.2, 68.1, 79.5)),
    "classic, 0.1 s": (Score(3, 76.6, 65.0, 85.2), Score(4, 81.2, 76.0, 85.5)),
}
AGAINST_THE_ONE_BEFORE = (
    Score(2, 59.4, 55.0, 63.6),
    Score(3, 64.3, 59.9, 68.4),
    Score(4, 60.5, 54.8, 66.0),
)


def draw(picture: Path) -> None:
    """Write the picture: on the left how nets were trained, on the right what they scored."""
    with mpl.rc_context({"svg.hashsalt": "learning", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure((9, 3.6), layout="constrained")
        left, right = figure.subplots(1, 2)
        _draw_losses(left)
        _draw_scores(right)
        figure.savefig(picture, metadata={"Date": None, "Creator": None})


def _draw_losses(axes: Axes) -> None:
    for name, losses, mark in (
        ("between rounds", BETWEEN_ROUNDS, "o-"),
        ("mid-round", MID_ROUND, "s--"),
    ):
        for generation, each in enumerate(losses):
            epochs = range(1, len(each) + 1)
            label = name if generation == 0 else None
            axes.plot(epochs, each, mark, color=f"C{generation}", label=label, markersize=4)
    for generation, each in enumerate(BETWEEN_ROUNDS):
        axes.annotate(
            f"{generation + 1}", (len(each), each[-1]), (6, -3), textcoords="offset points"
        )
    axes.set_xticks(range(1, 5))
    axes.set_xlabel("epoch")
    axes.set_ylabel("log-loss, games held out")
    axes.set_ylim(top=0.535)
    axes.set_title("Training, generations 1 to 4")
    axes.legend()


def _draw_scores(axes: Axes) -> None:
    axes.axhline(50, color="0.6", linewidth=0.8)
    for mark, (name, scores) in zip("os", AGAINST_CLASSIC.items(), strict=True):
        _draw_score(axes, name, scores, mark, -0.06)
    _draw_score(axes, "the one before, 500 positions", AGAINST_THE_ONE_BEFORE, "^", 0.06)
    axes.set_xticks(range(1, 5))
    axes.set_xlabel("generation")
    axes.set_ylabel("score in %")
    axes.set_title("Scores against")
    axes.set_ylim(45, 105)
    axes.legend(loc="upper left")


def _draw_score(axes: Axes, name: str, scores: tuple[Score, ...], mark: str, shift: float) -> None:
    at = [each.generation + shift for each in scores]
    values = [each.value for each in scores]
    below = [each.value - each.low for each in scores]
    above = [each.high - each.value for each in scores]
    axes.errorbar(at, values, (below, above), fmt=mark, capsize=3, label=name)


if __name__ == "__main__":
    draw(PICTURE)
