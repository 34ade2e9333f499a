"""Programs in the roster: how they are named, and which are refused."""

from pathlib import Path

import pytest

from tests.bots.programs import EXAMPLE, ROOT, program
from tilewright.azul.game import Azul
from tilewright.bots.program import PATIENCE, patience, short_name
from tilewright.bots.roster import is_bot, is_program, player_of, try_player
from tilewright.core.bot import Limit
from tilewright.core.errors import InvalidOption

GAME = Azul()


def test_a_program_is_a_player_and_keeps_its_words() -> None:
    player = player_of(f"cmd:{EXAMPLE} Some@Thing 'a b'")
    assert player.name == f"cmd:{EXAMPLE} Some@Thing 'a b'"
    assert player.limit == Limit(seconds=1)
    assert is_bot(player.name)
    assert is_program(player.name)
    assert not is_bot("cmd")
    assert not is_program("greedy@2k")
    try_player(player.name, GAME)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("cmd:", "After cmd: comes a program"),
        ("cmd:  ", "After cmd: comes a program"),
        ("cmd:python3 'engine", "A quotation mark of cmd:python3 'engine is not closed."),
        ("cmd:no-such-program", "There is no program no-such-program that can be run."),
        (f"cmd:{ROOT}/README.md", "There is no program .*README.md that can be run."),
    ],
)
def test_what_can_not_be_run_is_an_invalid_option(name: str, why: str) -> None:
    with pytest.raises(InvalidOption, match=why):
        player_of(name)


def test_a_program_that_does_not_shake_hands_is_refused(tmp_path: Path) -> None:
    command = program(tmp_path, start="sys.exit('not today')")
    why = "cmd:.*engine.py can’t play here: The program ended with status 1. .*“not today”"
    with pytest.raises(InvalidOption, match=why):
        try_player(f"cmd:{command}", GAME)


def test_a_file_that_is_no_program_is_told_by_the_system(tmp_path: Path) -> None:
    path = tmp_path / "engine"
    path.write_bytes(b"\x7fELF nonsense")
    path.chmod(0o755)
    with pytest.raises(InvalidOption, match="engine can’t be started: Exec format error"):
        try_player(f"cmd:{path}", GAME)


def test_people_see_a_short_name() -> None:
    assert short_name("./engine") == "engine"
    assert short_name("python3 /opt/a/engine.py -x") == "python3 engine.py -x"
    assert len(short_name("python3 " + "x" * 50)) == 20
    assert short_name("an 'unclosed") == "an 'unclosed"


def test_the_environment_sets_the_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TILEWRIGHT_PATIENCE", raising=False)
    assert patience() == PATIENCE
    monkeypatch.setenv("TILEWRIGHT_PATIENCE", "2.5")
    assert patience() == 2.5
    monkeypatch.setenv("TILEWRIGHT_PATIENCE", "long")
    with pytest.raises(InvalidOption, match="TILEWRIGHT_PATIENCE is a number of seconds, not long"):
        player_of(f"cmd:{EXAMPLE}")
