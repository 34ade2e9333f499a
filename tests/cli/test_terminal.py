"""On a terminal: questions, what stays in view, what is hidden, the keys that leave."""

import io
import re
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

from tests.cli.conftest import Open
from tests.cli.screen import CTRL_C, CTRL_D
from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.cli.client.local import Local
from tilewright.cli.client.scene import Scene
from tilewright.cli.seats import opponent
from tilewright.core.game import AnyGame
from tilewright.core.record import Record
from tilewright.duel.game import Duel
from tilewright.tables.messages import Acted, Snapshot

HIDDEN = "\x1b[H\x1b[2J\x1b[3J"
ANNA = ("--player", "Anna", "--first", "1", "--seed", "3")
TWO = (*ANNA, "--player", "Ben")
DRAWN = [  # Anna holds two plates that she drew
    *[("Ben", "P1"), ("Ben", "@22r0"), ("Anna", "P1"), ("Anna", "@22r0")],
    *[("Anna", "P+"), ("Anna", "P+"), ("Anna", "P=")],
]


def test_questions_are_asked_again_with_the_reason(terminal: Open, games: Path) -> None:
    screen = terminal("play", "--offline")
    asked = ""
    for prompt, answer in (
        ("[azul]", "chess"),
        ("[azul]", "Azul"),
        ("[2]", "5"),
        ("[2]", "3"),
        ("[Player 1]", "A" * 21),
        ("[Player 1]", "Anna"),
        (f"[{opponent()}]", "Anna"),
        (f"[{opponent()}]", "Random"),
        (f"[{opponent()}]", ""),
    ):
        asked += screen.until(prompt)
        screen.type(f"{answer}\r")
    asked += screen.until("Anna>")
    assert "There is no game called chess." in asked
    assert "Azul has 2, 3 or 4 seats, not 5 (AZ-1.1)." in asked
    assert "is longer than 20 characters." in asked
    assert "Two people are called Anna." in asked
    (file,) = games.iterdir()
    tags = read_record(file.read_text(encoding="utf-8")).tags
    assert [tags[f"Player{number}"] for number in (1, 2, 3)] == ["Anna", "random", opponent()]


def shown_at_once(game: AnyGame, rows: int) -> list[str]:
    """What a terminal of so many rows shows at the first decision."""
    record = Record(game, {f"Player{seat + 1}": f"P{seat}" for seat in range(game.seats)})
    console = Console(
        file=io.StringIO(), width=80, height=rows, force_terminal=True, color_system=None
    )
    scene: Scene | None = None
    for news in Local(record, "3", lambda _: None).news():
        if isinstance(news, Snapshot):
            scene = Scene(news, console)
        elif scene is not None:
            assert isinstance(news, Acted)
            scene.take(news)
    assert scene is not None
    scene.show_position_once()
    return cast(io.StringIO, console.file).getvalue().splitlines()


@pytest.mark.parametrize(
    ("game", "rows", "are_last"),
    [
        (Azul(first=0), 40, True),
        (Azul(first=0), 24, True),
        (Azul(seats=4, first=0), 30, False),
        (Duel(first=0), 24, False),
    ],
)
def test_the_table_stays_in_view(game: AnyGame, rows: int, are_last: bool) -> None:
    shown = shown_at_once(game, rows)
    (head,) = [number for number, line in enumerate(shown) if "   bag " in line]
    assert len(shown) + 1 - head <= rows  # with the row of the answer
    choices = [number for number, line in enumerate(shown) if re.match(r"  (1B|P) ", line)]
    assert [number > head for number in choices] == [are_last]


@pytest.mark.parametrize("key", ["\r", CTRL_C, CTRL_D])
def test_what_a_look_showed_is_hidden_whatever_key_ends_it(terminal: Open, key: str) -> None:
    screen = terminal("play", "duel", *TWO)
    for player, text in DRAWN:
        screen.until(f"{player}>")
        screen.type(f"{text}\r")
    screen.until("Anna>")
    screen.type("look\r")
    looked = screen.until("hide it again.")
    kept = re.compile(r"of the plates drawn: (\w+, \w+, \w+ and \w+)")
    (plate, _) = kept.findall(" ".join(looked.split()))
    screen.type(key)
    after = screen.until("Anna>") if key == "\r" else screen.rest()
    assert after.partition(HIDDEN)[1], "the terminal and its history are cleared"
    assert plate not in " ".join(after.split())
    assert "keeps" not in after
    assert ("drawn 1 (special) ? ?" in after) == (key == "\r")
    assert ("play --resume" in after) == (key != "\r")


def test_ctrl_d_leaves_on_a_new_line(terminal: Open) -> None:
    screen = terminal("play", "azul", *ANNA)
    screen.until("Anna>")
    screen.type(CTRL_D)
    assert screen.rest().startswith("\r\nThe game is saved. Go on with: ")
    assert screen.process.returncode == 0


def test_help_keeps_its_column_where_lines_wrap(terminal: Open) -> None:
    screen = terminal("play", "duel", *ANNA)
    screen.until("Anna>")
    screen.type("help\r")
    lines = screen.until("Anna>").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("@12r3  "))
    assert lines[at + 1].startswith(" " * 13 + "quarter turns clockwise")


def test_a_replay_says_what_can_be_typed(terminal: Open, record_file: Path) -> None:
    screen = terminal("replay", str(record_file))
    screen.until("quit>")
    screen.type("dance\r")
    shown = screen.until("quit>")
    assert "“dance” is none of these: Enter or next, back, a number from 0 to " in shown
    assert "Round" not in shown
    screen.type("7\r")
    assert "\n7/" in screen.until("quit>")
