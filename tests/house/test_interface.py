"""The interface of the rules stays small, and knows no text, numbers or pictures."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tilewright
from tilewright.azul.game import Azul
from tilewright.core.game import Drawing, Encoding, Game, Notation, Telling
from tilewright.core.rules import Rules
from tilewright.duel.game import Duel
from tilewright.native import is_available
from tilewright.native.choosing import rules_for

PACKAGE = Path(tilewright.__file__).parent
MOST = 16
COMPANIONS = {"notation": Notation, "telling": Telling, "encoding": Encoding, "drawing": Drawing}
ENGINES = ("native", "python") if is_available() else ("python",)


def members(interface: type) -> set[str]:
    """What an interface asks for by itself, without what it inherits."""
    return {name for name in vars(interface) if not name.startswith("_")}


def test_the_rules_have_few_members() -> None:
    assert len(members(Rules)) == MOST
    assert members(Game) == set(COMPANIONS)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("made", [Azul(), Duel()], ids=repr)
def test_every_game_has_the_rules_and_its_companions(made: Any, engine: str) -> None:
    game = rules_for(made, engine)
    assert [name for name in members(Rules) if not hasattr(game, name)] == []
    for name, interface in COMPANIONS.items():
        found = getattr(game, name)
        assert [each for each in members(interface) if not hasattr(found, each)] == [], name


def test_the_rules_load_no_pictures_and_no_numbers_for_learners() -> None:
    # Without the facade, which imports everything.
    bare = "sys.modules['tilewright'] = types.ModuleType('tilewright')"
    path = f"sys.modules['tilewright'].__path__ = [{str(PACKAGE)!r}]"
    code = f"import sys, types; {bare}; {path}; import tilewright.core.rules; print(*sys.modules)"
    command = [sys.executable, "-c", code]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    ours = {name for name in loaded.split() if name.startswith("tilewright.")}
    assert "tilewright.core.rules" in ours
    assert not ours & {f"tilewright.core.{name}" for name in ("picture", "planes", "game")}
