"""The games that the page's own tests show step by step are what the rules tell.

`python -m tests.house.test_page_games` writes them anew.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.tables import AZUL, DUEL, walk
from tilewright.core.game import AnyGame
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.tables.messages import Said
from tilewright.tables.telling import said, sent

PAGE = Path(__file__).parents[2] / "web" / "tests"
GAMES: dict[str, AnyGame] = {"azul": AZUL[0], "duel": DUEL[0]}
SEED = 2
ROUNDS = 2  # from the start
LAST = 1  # steps at the end


def told(game: AnyGame) -> str:
    """What seat 0 is told of each step: words, effects, and the positions before and after it."""
    seat, steps = Seat(0), walk(game, SEED)
    begun = [step for step in steps if game.progress(step.state).round <= ROUNDS]
    lines = [
        msgspec.json.encode(
            {
                "before": str(game.observe(step.state, seat)),
                "action": game.telling.lines(step.state, step.action)[seat].action,
                "said": said(game.telling.lines(step.state, step.action)[seat].story),
                "prompt": asked(game, step.state),
                "effects": sent(game.telling.veiled(step.state, step.effects, seat)),
                "after": str(game.observe(step.after, seat)),
            }
        ).decode()
        for step in [*begun, *steps[-LAST:]]
    ]
    return "\n".join(lines) + "\n"


def asked(game: AnyGame, state: Any) -> Said | None:
    """What the seat in turn is asked; None where chance acts."""
    return None if game.actor(state) is CHANCE else said(game.telling.prompt(state))


@pytest.mark.parametrize("name", GAMES)
def test_the_page_tests_what_the_rules_tell(name: str) -> None:
    kept = (PAGE / name / "game.jsonl").read_text(encoding="utf-8")
    assert kept == told(GAMES[name])


if __name__ == "__main__":
    for name, game in GAMES.items():
        (PAGE / name / "game.jsonl").write_text(told(game), encoding="utf-8")
