"""A line that is edited: keys, cursor, history, completion, and what a row shows of it."""

import stat
from pathlib import Path

import pytest

from tests.cli.conftest import Open
from tests.cli.screen import CTRL_C, CTRL_D
from tilewright.cli.input.history import MOST, History
from tilewright.cli.input.keys import Keys
from tilewright.cli.input.line import Line, visible

ANNA = ("--player", "Anna", "--first", "1", "--seed", "3")
UP, DOWN, LEFT, HOME, DELETE = "\x1b[A", "\x1b[B", "\x1b[D", "\x1b[H", "\x1b[3~"


def pressed(sent: bytes) -> list[str]:
    keys = Keys()
    keys.feed(sent)
    return list(keys.taken())


def typed(sent: str, past: tuple[str, ...] = ()) -> Line:
    line = Line(past)
    for key in pressed(sent.encode()):
        line.press(key)
    return line


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        (b"2B4\r", ["2", "B", "4", "enter"]),
        ("é…日".encode(), ["é", "…", "日"]),
        (b"\x1b[A\x1bOA\x10", ["up", "up", "up"]),
        (b"\x1b[1~\x1b[H\x1bOH\x01", ["home"] * 4),
        (b"\x1b[1;5D\x1b[1;3C\x1bb", ["word-left", "word-right", "word-left"]),
        (b"\x1b[200~x\x1b[5~\x1bz", ["x"]),  # keys that do nothing here
        (b"\x7f\x08\x1b[3~\x15", ["backspace", "backspace", "delete", "cut-before"]),
        (b"\x00\x07\xff", ["�"]),
    ],
)
def test_bytes_are_read_as_keys(sent: bytes, keys: list[str]) -> None:
    assert pressed(sent) == keys


def test_keys_that_come_in_pieces_are_put_together() -> None:
    keys = Keys()
    found: list[str] = []
    for byte in "é\x1b[1;5D\x1bOAx".encode():
        keys.feed(bytes([byte]))
        found += keys.taken()
    assert found == ["é", "word-left", "up", "x"]


@pytest.mark.parametrize(
    ("sent", "text", "at"),
    [
        ("2B4", "2B4", 3),
        (f"24{LEFT}B", "2B4", 2),
        (f"B4{HOME}2", "2B4", 1),
        ("2B5\x7f4", "2B4", 3),
        (f"x2B4{HOME}{DELETE}", "2B4", 0),
        ("save my file\x17", "save my ", 8),
        ("save my file\x1bb\x1bb\x0b", "save ", 5),
        ("save my\x1bb\x15", "my", 0),
        (f"{HOME}{LEFT}\x7f{DELETE}", "", 0),
        (f"save my file{HOME}\x1bf\x1bfx", "save myx file", 8),
    ],
)
def test_keys_edit_the_line(sent: str, text: str, at: int) -> None:
    line = typed(sent)
    assert (line.text, line.at) == (text, at)


def test_the_arrows_lead_through_what_was_typed_before() -> None:
    past = ("help", "2B4")
    assert typed(UP, past).text == "2B4"
    assert typed(UP * 5, past).text == "help"
    assert typed(f"new{UP}{UP}{DOWN}", past).text == "2B4"
    assert typed(f"new{UP}{UP}{DOWN * 5}", past).text == "new"
    assert typed(f"{UP}\x7f5", past).text == "2B5"
    assert past == ("help", "2B4")


@pytest.mark.parametrize(
    ("begun", "words", "text"),
    [
        ("h", ["help", "hint"], "h"),
        ("he", ["help", "hint"], "help"),
        ("2b", ["2B1", "2B2", "3B1"], "2B"),
        ("? 2b", ["2B14"], "? 2B14"),
        ("x", ["help"], "x"),
        ("", ["help"], ""),
    ],
)
def test_tab_goes_on_as_far_as_it_is_clear(begun: str, words: list[str], text: str) -> None:
    line = typed(begun)
    line.complete(words)
    assert (line.text, line.at) == (text, len(text))


@pytest.mark.parametrize(
    ("sent", "shown", "after"),
    [
        ("0123456789", "0123456789", 0),
        (f"0123456789{HOME}", "0123456789", 10),
        ("0123456789abcdef", "…789abcdef", 0),
        (f"0123456789abcdef{HOME}", "0123456789", 10),
        ("日本語日本語", "…語日本語", 0),
    ],
)
def test_a_row_shows_as_much_as_it_has_room_for(sent: str, shown: str, after: int) -> None:
    assert visible(typed(sent), 11) == (shown, after)


def test_lines_are_kept_for_their_writer_alone(games: Path) -> None:
    for line in ("help", "help", "", *[str(number) for number in range(MOST)]):
        History().add(line)
    file = games.parent / "history"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = History().lines
    assert (len(kept), kept[-1]) == (MOST, str(MOST - 1))
    assert len(file.read_text(encoding="utf-8").splitlines()) == MOST


def test_where_lines_can_not_be_kept_a_game_is_played_all_the_same(
    games: Path, tmp_path: Path
) -> None:
    (tmp_path / "tilewright").touch()
    history = History()
    history.add("help")
    assert history.lines == ["help"]


# On a terminal


def test_arrows_edit_and_bring_back_what_was_typed(terminal: Open, games: Path) -> None:
    screen = terminal("play", "azul", *ANNA)
    screen.until("Anna>")
    screen.type(f"zable{HOME}{DELETE}t\r")
    assert "^[" not in screen.until("Anna>")
    screen.type(f"{UP}\x7f\x7f\x7f\x7f\x7fhello\r")
    assert "“hello” is not a choice here" in screen.until("Anna>")
    screen.type(CTRL_D)
    screen.rest()
    assert (games.parent / "history").read_text(encoding="utf-8") == "table\nhello\n"
    again = terminal("play", "azul", *ANNA)
    again.until("Anna>")
    again.type(f"{UP}\r")
    assert "“hello” is not a choice here" in again.until("Anna>")


def test_tab_completes_commands_and_choices(terminal: Open) -> None:
    screen = terminal("play", "azul", *ANNA)
    screen.until("Anna>")
    screen.type("he\t\r")
    assert "A colour is B (blue)" in screen.until("Anna>")
    screen.type("1b\t")
    assert "\n  1B 12345F\r\n" in screen.up_to("\x1b[KAnna> ")
    screen.type("f\r")
    assert "[1BF]" in screen.until("Anna>")


def test_ctrl_c_leaves_at_once_with_status_0(terminal: Open) -> None:
    screen = terminal("play", "azul", *ANNA)
    screen.until("Anna>")
    screen.type(f"2B{CTRL_C}")
    assert screen.rest().startswith("2B^C\r\nThe game is saved. Go on with: ")
    assert screen.process.returncode == 0
