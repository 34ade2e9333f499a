"""Many choices at a glance."""

import io
import re
from typing import cast

import pytest
from rich.console import Console

from tests.cli.conftest import Open
from tilewright.azul.game import Azul
from tilewright.cli.client.choices import overview
from tilewright.cli.client.local import Local
from tilewright.cli.client.scene import Scene
from tilewright.core.game import AnyGame
from tilewright.core.record import Move, Record
from tilewright.core.words import sentence
from tilewright.duel.game import Duel
from tilewright.tables.commands import Explain
from tilewright.tables.messages import Explained, Snapshot

ANNA = ("--player", "Anna", "--first", "1", "--seed", "3")


def test_a_row_for_each_start_and_a_column_for_each_end() -> None:
    worth = {"1B1": 1, "1B2": 0, "1BF": -1, "2R1": 0, "2R2": 2, "2RF": -4, "CK1": -1, "CKF": -12}
    worth["CK3"] = 0
    assert list(overview(worth, 80, 20)) == [
        "     1   2   3   F",
        "1B  +1   0   .  −1",
        "2R   0  +2   .  −4",
        "CK  −1   .   0 −12",
    ]


def test_what_does_not_fit_below_stands_beside() -> None:
    worth = {f"{factory}B{end}": -1 for factory in range(1, 10) for end in "12F"}
    shown = list(overview(worth, 80, 6))
    assert shown[0] == "     1   2   F        1   2   F"
    assert shown[1] == "1B  −1  −1  −1   6B  −1  −1  −1"
    assert len(shown) == 6
    assert max(map(len, overview(worth, 20, 6))) <= 20


def test_choices_that_score_nothing_are_gathered() -> None:
    worth = {f"@{cell}r{turns}": 0 for cell in (11, 12, 13) for turns in range(4)}
    assert list(overview(worth, 80, 20)) == ["@11r 0123   @12r 0123   @13r 0123"]


def test_a_few_choices_stand_in_a_row_with_their_points() -> None:
    assert list(overview({"P1": 0, "P2": 0, "P+": -1, "K1": None}, 80, 20)) == [
        "P1   P2   P+ −1   K1"
    ]


def test_the_floor_costs_also_where_no_score_can_fall_below_0() -> None:
    game = Azul(first=0)
    record = Record(game, {"Player1": "Anna", "Player2": "Ben"})
    record.moves = [Move(game.notation.parse_action("DBBBR/KKTT/BYRK/YYYT/BRRT"))]
    local = Local(record, "1", lambda _: None)
    local.send(Explain("x", ["1B3", "1B2", "1B1", "1BF"]))
    snapshot, answer = local.news()
    assert isinstance(snapshot, Snapshot)
    assert isinstance(answer, Explained)
    console = Console(file=io.StringIO(), width=120, soft_wrap=True, color_system=None)
    Scene(snapshot, console).tell(answer.actions)
    shown = cast(io.StringIO, console.file).getvalue()
    assert re.findall(r"\((\S+)\)$", shown, re.MULTILINE) == ["+1", "0", "−1", "−4"]


@pytest.mark.parametrize(
    ("game", "words"),
    [(Azul(seats=4), ["azul", "--seats", "4"]), (Duel(), ["duel"])],
    ids=repr,
)
def test_a_question_mark_fits_on_a_small_screen(
    terminal: Open, game: AnyGame, words: list[str]
) -> None:
    screen = terminal("play", *words, *ANNA, "--player", "Ben", rows=24)
    if game.name == "duel":
        for player, text in (("Ben", "P1"), ("Ben", "@22r0"), ("Anna", "P1"), ("Anna", "@22r0")):
            screen.until(f"{player}>")
            screen.type(f"{text}\r")
    screen.until("Anna>")
    screen.type("?\r")
    rows = screen.until("Anna>").splitlines()
    assert len(rows) <= 24
    assert max(map(len, rows)) <= 80
    first = next(row for row in rows if row.startswith("  1") and " −1" in row)
    start = first.split()[0]
    assert sentence("say-choices-in-words", start=start) in rows
    screen.type(f"? {start}\r")
    assert f"  {start}1  Anna takes" in screen.until("Anna>")
