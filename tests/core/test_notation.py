"""docs/notation.md is complete: it tells every action, every phase and every tag."""

from pathlib import Path
from typing import get_args

import pytest

from tilewright.azul import actions as azul
from tilewright.azul import state as azul_state
from tilewright.core.record import MARKS, RESERVED
from tilewright.duel import actions as duel
from tilewright.duel import state as duel_state

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
AZUL, DUEL, RECORDS = (
    TEXT[TEXT.index("## Actions of Azul") : TEXT.index("## Actions of Duel")],
    TEXT[TEXT.index("## Actions of Duel") : TEXT.index("## Records")],
    TEXT[TEXT.index("## Records") :],
)


@pytest.mark.parametrize(
    ("chapter", "kinds"),
    [
        (AZUL, get_args(azul.Action)),
        (DUEL, [*get_args(duel.Decision), *get_args(duel.Draw)]),
    ],
    ids=["azul", "duel"],
)
def test_every_action_has_its_row(chapter: str, kinds: list[type]) -> None:
    assert len(kinds) >= 4
    assert [kind.__name__ for kind in kinds if f"\n| `{kind.__name__}` | `" not in chapter] == []


def test_every_phase_is_named() -> None:
    assert [phase for phase in azul_state.Phase if f"`{phase.value}`" not in AZUL] == []
    assert [phase for phase in duel_state.Phase if f"`{phase.value}`" not in DUEL] == []


def test_every_tag_and_every_mark_is_told() -> None:
    assert [tag for tag in RESERVED if f"\n| `{tag}` |" not in RECORDS] == []
    assert [mark for mark in MARKS if mark and f"`{mark}`" not in RECORDS] == []
