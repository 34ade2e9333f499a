"""The classic weights: features that people thought of, weighed by linear regression.

Of two seats, the difference of what both still gain is explained by the difference of their
features; each round has weights of its own. They are drawn towards the weights there were before,
so that what is seldom seen stays as it was.
"""

from itertools import combinations
from typing import Any

import numpy as np

from tilewright.learn.samples import Arrays
from tilewright.native.judgement import classic_weights
from tilewright.native.weights import Weights

ROUNDS = 5
UNIT = 64  # of the whole numbers of Azul: a point
EARLY = 0.75  # Duel: with at least so many of its tiles left the last round has just begun

# As the core has them: native/search/azul/features.h, native/search/duel/weights.h.
AZUL = np.dtype(
    [
        ("wall", "<i2", (ROUNDS, 41)),
        ("lines", "<i2", (ROUNDS, 4, 11)),
        ("start", "<i2", (ROUNDS,)),
        ("scale", "<i2", (ROUNDS,)),
    ]
)
DUEL = np.dtype(
    [
        ("end", "<f4", (ROUNDS, 84)),
        ("start", "<f4", (ROUNDS, 84)),
        ("first_end", "<f4", (ROUNDS,)),
        ("first_start", "<f4", (ROUNDS,)),
        ("turn", "<f4", (ROUNDS,)),
        ("spread_end", "<f4", (ROUNDS,)),
        ("spread_start", "<f4", (ROUNDS,)),
    ]
)


def fitted(table: str, samples: Arrays, ridge: float) -> Weights:
    """The weights of a table, fitted to samples with features.

    `ridge` is how many samples the weights there were before count for.
    """
    before = classic_weights(table)
    dtype = DUEL if table == "duel" else AZUL
    found = np.frombuffer(before.numbers, dtype).copy()
    fit = _fit_duel if table == "duel" else _fit_azul
    for number in range(ROUNDS):
        played = samples["rounds"].astype(int) - (samples["mid"] == 0)
        chosen = np.minimum(played, ROUNDS) == number + 1
        if chosen.any():
            fit(found[0], number, {name: each[chosen] for name, each in samples.items()}, ridge)
    made = {"how": "linear regression", "samples": len(samples["games"]), "ridge": ridge}
    return before._replace(made=made, numbers=found.tobytes())


def _fit_azul(weights: Any, stage: int, samples: Arrays, ridge: float) -> None:
    walls = weights["wall"].shape[1]
    of_seats = []  # a row of what is weighed, for each seat
    for seat in range(samples["features"].shape[1]):
        features = samples["features"][:, seat]
        periods = [
            features[:, walls:] * (samples["left"] == period)[:, None] for period in range(4)
        ]
        starts = (samples["starters"] == seat)[:, None]
        of_seats.append(np.concatenate([features[:, :walls], *periods, starts], axis=1))
    old = np.concatenate(
        [weights["wall"][stage], weights["lines"][stage].ravel(), [weights["start"][stage]]]
    )
    gains = UNIT * (samples["points"] - samples["scores"]).astype(float)
    new = _regression(of_seats, gains, old.astype(float), ridge)
    new = np.clip(np.round(new), -32_767, 32_767)
    weights["wall"][stage] = new[:walls]
    weights["lines"][stage] = new[walls:-1].reshape(weights["lines"].shape[1:])
    weights["start"][stage] = new[-1]
    worth = UNIT * samples["scores"] + np.stack([rows @ new for rows in of_seats], axis=1)
    ended = samples["mid"] == 0
    if ended.any():
        weights["scale"][stage] = _scale(worth[ended], samples["results"][ended], UNIT)


def _fit_duel(weights: Any, stage: int, samples: Arrays, ridge: float) -> None:
    is_last = stage == ROUNDS - 1
    if is_last:  # its end is exact, so only its beginning is estimated
        samples = {name: each[samples["left"] >= EARLY] for name, each in samples.items()}
        if len(samples["left"]) == 0:
            return
    left = np.ones(len(samples["left"])) if is_last else samples["left"].astype(float)
    of_seats = []
    for seat in range(2):
        features = samples["features"][:, seat].astype(float)
        holds = (samples["starters"] == seat).astype(float)
        in_turn = ((samples["turns"] == seat) & (samples["mid"] == 1)).astype(float)
        columns = [(1 - left) * holds, left * holds, left * in_turn]
        parts = [features * (1 - left)[:, None], features * left[:, None], np.stack(columns, 1)]
        of_seats.append(np.concatenate(parts, axis=1))
    firsts = ("first_end", "first_start", "turn")
    tiles = [weights[name][stage] for name in firsts]
    old = np.concatenate([weights["end"][stage], weights["start"][stage], tiles])
    gains = (samples["points"] - samples["scores"]).astype(float)
    new = _regression(of_seats, gains, old.astype(float), ridge)
    count = weights["end"].shape[1]
    if not is_last:
        weights["end"][stage] = new[:count]
    weights["start"][stage] = new[count : 2 * count]
    for name, value in zip(firsts, new[2 * count :], strict=True):
        weights[name][stage] = value
    worth = samples["scores"] + np.stack([rows @ new for rows in of_seats], axis=1)
    for name, chosen in (("spread_end", samples["mid"] == 0), ("spread_start", left >= EARLY)):
        if chosen.any():
            weights[name][stage] = _scale(worth[chosen], samples["results"][chosen], 1)


def _regression(of_seats: list[Any], gains: Any, old: Any, ridge: float) -> Any:
    """What explains the differences of gains best, drawn towards what was there before."""
    size = len(old)
    square, product = ridge * np.eye(size), np.zeros(size)
    for one, other in combinations(range(len(of_seats)), 2):
        rows = (of_seats[one] - of_seats[other]).astype(float)
        square += rows.T @ rows
        product += rows.T @ (gains[:, one] - gains[:, other] - rows @ old)
    return old + np.linalg.solve(square, product)


def _scale(worth: Any, results: Any, unit: int) -> float:
    """The lead for which the odds grow e-fold that makes the results likeliest."""

    def loss(scale: float) -> float:
        odds = (worth - worth.max(1, keepdims=True)) / scale
        shares = odds - np.log(np.exp(odds).sum(1, keepdims=True))
        return -float((shares * results).sum())

    scales = [unit * 1.1**step for step in range(40)]  # from 1 point to 41
    best = min(scales, key=loss)
    return round(best, 2)
