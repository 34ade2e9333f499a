"""The network in NumPy and in the core say the same, to the last number."""

import re
from typing import Any

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import numpy as np

from tests.native.searches import net_bytes, net_judgement
from tests.tables import walk
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.learn.reference import LEAD_UNIT, ONE, Reference
from tilewright.learn.symmetries import symmetries
from tilewright.native import _native
from tilewright.native.engine import Engine
from tilewright.native.judgement import CLASSIC, classic_weights, judgement_of

TABLES: list[AnyGame] = [
    *[Azul(seats, wall) for seats in (2, 3, 4) for wall in ("coloured", "gray")],
    Duel("random-4"),
]


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_what_was_judged_between_rounds_is_what_numpy_says(game: AnyGame) -> None:
    engine = Engine(game)
    numbers = net_bytes(engine, 1)
    reference = Reference(numbers, _native.lesson(engine.core)["inputs"])
    judgement = net_judgement(engine, 1)
    played = _native.self_play(engine.core, judgement, games=4, seed=1, nodes=5, kept=0)
    compared = 0
    for at in range(1, len(played["games"])):
        if played["games"][at] != played["games"][at - 1]:
            continue
        shares = reference.shares(played["inputs"][at], played["contexts"][at])
        outputs = reference.outputs(played["inputs"][at], played["contexts"][at])
        exact = judgement.outputs(played["inputs"][at], played["contexts"][at])
        assert exact == [tuple(row) for row in outputs]
        leads = outputs[:, 1]
        due = judged(game, shares, LEAD_UNIT * leads / ONE)
        assert played["nexts"][at - 1] == pytest.approx(due, abs=2e-3)
        compared += 1
    assert compared >= 6


def judged(game: AnyGame, shares: Any, leads: Any) -> Any:
    """What the core makes of shares and points: Azul gives a tenth for the lead."""
    if game.name == "duel":
        return shares
    if game.seats == 2:
        lead = np.clip(leads - leads[::-1], -100, 100) / 100
        return 0.9 * shares + 0.1 * (0.5 + 0.5 * lead)
    points = np.exp((leads - leads.max()) / 10)
    return 0.9 * shares + 0.1 * points / points.sum()


def test_a_net_of_large_numbers_wraps_around_in_both() -> None:
    """Sums beyond 16 bits are the same whatever the order of additions, with SIMD or without."""
    engine = Engine(Azul(3))
    lesson = _native.lesson(engine.core)
    rows = 2 * lesson["inputs"] + lesson["contexts"] + 2
    rng = np.random.default_rng(3)
    found = rng.integers(-32_000, 32_001, (rows, _native.HIDDEN))
    found[-2:] = rng.integers(-20, 21, (2, _native.HIDDEN))
    numbers = found.astype("<i2").tobytes()
    reference = Reference(numbers, lesson["inputs"])
    classic = judgement_of(engine, CLASSIC)
    state = next(
        engine.of_value(step.state)
        for step in walk(Azul(3), 1)
        if step.state.phase.name == "DEAL" and step.state.round > 1
    )
    told = _native.tell(engine.core, classic, state)
    first = reference.outputs(told["inputs"], told["contexts"])
    judgement = _native.Judgement(engine.core, classic_weights("azul-3").numbers, numbers)
    assert judgement.outputs(told["inputs"], told["contexts"]) == [tuple(row) for row in first]
    order = rng.permutation(told["inputs"].shape[1])
    assert (reference.outputs(told["inputs"][:, order], told["contexts"][:, ::-1]) == first).all()


def in_order(text: str) -> str:
    """A position with its counts of tiles in the order of colours again."""

    def ordered(found: re.Match[str]) -> str:
        parts = re.findall(r"[BYRKT]\d+", found[0])
        return "".join(sorted(parts, key=lambda part: "BYRKT".index(part[0])))

    return re.sub(r"(?:[BYRKT]\d+)+", ordered, text)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_colours_in_another_order_and_mirrored_columns_are_what_symmetries_say(seed: int) -> None:
    """What is told of a gray table with other colours is what was told, in their order."""
    game = Azul(2, "gray")
    engine = Engine(game)
    lesson = _native.lesson(engine.core)
    of_inputs, of_contexts = symmetries(lesson["inputs"], lesson["contexts"])
    assert len(of_inputs) == len({tuple(row) for row in of_inputs}) == 240
    classic = judgement_of(engine, CLASSIC)
    swapped = str.maketrans("BYRKT", "YBRTK")  # colours 1 and 2, and 4 and 5
    which = [tuple(row[125:130] - 125) for row in of_inputs].index((1, 0, 2, 4, 3))
    compared = 0
    for step in walk(game, seed):
        state = step.state
        if state.phase.name != "DEAL" or state.round == 1:
            continue
        other = game.notation.parse_state(in_order(str(state).translate(swapped)))
        told, due = [
            _native.tell(engine.core, classic, engine.of_value(each)) for each in (state, other)
        ]
        for name, table in (("inputs", of_inputs), ("contexts", of_contexts)):
            assert (np.sort(table[which][told[name]]) == np.sort(due[name])).all()
        compared += 1
    assert compared >= 3
