"""`tilewright play` at a table of its own server: made, left, resumed, shared with others."""

import json
import re
import signal
import stat
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.cli.conftest import Open, Run, Start
from tests.cli.people import Person, first_choice, play_out, process_error, wait_for
from tests.cli.screen import CTRL_C
from tilewright.catalog import read_record
from tilewright.cli.online.hosting import SCREENS, local, reachable, wanted_seats
from tilewright.core.record import Record
from tilewright.core.words import listed, sentence
from tilewright.tables.commands import SeatWanted

ANNA = ("--player", "Anna", "--first", "1")


def position(shown: str) -> str:
    """The table that was drawn last, with its choices."""
    return shown[shown.rindex("   bag ") :].replace(sentence("say-hint") + "\n", "")


def test_a_game_is_played_through_a_server_to_its_record(start: Start, games: Path) -> None:
    anna = Person(start, "Anna", "play", "azul", *ANNA, "--player", "random")
    play_out([anna], lambda _: None)
    assert anna.process.wait() == 0
    assert process_error(anna.process) == ""
    assert anna.told.startswith("The table is at http://127.0.0.1:")
    (file,) = games.iterdir()
    assert anna.told.endswith(f"The record of the game is in {file}.\n")
    record = read_record(file.read_text(encoding="utf-8"))
    assert f"\n{result_told(record)}\n" in anna.told
    assert [record.tags["Player1"], record.tags["Player2"]] == ["Anna", "random"]
    assert held(games) == []


def result_told(record: Record) -> str:
    """How the server tells Anna who has won; luck decides which of the sentences it is."""
    outcome = record.outcome()
    assert outcome is not None
    winners = [record.tags[f"Player{seat + 1}"] for seat in outcome.winners]
    points = max(outcome.scores)
    you = "yes" if "Anna" in winners else "no"
    if outcome.scores.count(points) > len(winners):
        return sentence("table-won-tie", winners=winners[0], points=points, game="azul", you=you)
    others = listed([name for name in winners if name != "Anna"])
    count = len(winners)
    told = {"winners": listed(winners), "points": points, "count": count, "others": others}
    return sentence("table-won", **told, you=you)


def held(games: Path) -> list[dict[str, object]]:
    """What is written about the tables that are held, in a file for their holder alone."""
    file = games.parent / "held.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    found: list[dict[str, object]] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("way", ["quit", "kill"])
def test_a_game_that_is_left_is_resumed_at_its_table(start: Start, games: Path, way: str) -> None:
    anna = Person(start, "Anna", "play", "duel", *ANNA, "--player", "Ben")
    anna.until("\nBen> ")
    anna.type("P1")
    left = position(anna.until("\nBen> "))
    if way == "quit":
        anna.type("quit")
        assert anna.rest().endswith("tilewright play --resume --terminal\n")
    else:
        anna.kill()
    assert len(held(games)) == 1
    again = Person(start, "Anna", "play", "--resume")
    assert position(again.until("\nBen> ")) == left


def test_the_newest_of_tables_and_files_is_resumed(start: Start, run: Run, games: Path) -> None:
    anna = Person(start, "Anna", "play", "azul", *ANNA)
    anna.until("\nAnna> ")
    anna.type("quit")
    anna.rest()
    offline = run("play", "duel", "--offline", *ANNA)
    assert "The game is saved. Go on with: " in offline.stdout
    (file,) = games.iterdir()
    assert run("play", "--resume").stdout.startswith(f"The game of {file} goes on")
    file.unlink()
    again = Person(start, "Anna", "play", "--resume")
    assert again.until("\nAnna> ").startswith("The table is at http://127.0.0.1:")
    for _ in range(2):
        again.type("resign")
        again.until("resign")
    assert "You have resigned." in again.rest()
    nothing = run("play", "--resume")
    assert (nothing.exit_code, nothing.stdout) == (2, "")
    assert "There is no game in progress in " in nothing.stderr


def test_a_friend_joins_by_the_link_that_is_shown(start: Start) -> None:
    words = (*ANNA, "--player", "open", "--host", "127.0.0.1")
    anna = Person(start, "Anna", "play", "azul", *words, TILEWRIGHT_PORT="0")
    while not (found := re.search(r"Send this link to your friend: (\S+)\n", anna.shown)):
        wait_for([anna])
        assert not anna.is_gone, f"Anna left after {anna.told!r}"
    ben = Person(start, "Ben", "join", found[1], "--name", "Ben")
    choice = first_choice(anna.until("\nAnna> "))
    anna.type(choice)
    assert f"[{choice}]" in ben.until("\nBen> ")
    ben.type(first_choice(ben.shown))
    anna.until("\nAnna> ")
    anna.type("quit")
    anna.rest()
    ben.until("The connection to the server is lost; trying again.")
    again = Person(start, "Anna", "play", "--resume")
    assert f"/t/{found[1].rpartition('/')[2]}\n" in again.until("\nAnna> ")  # Ben may come back


@pytest.mark.parametrize(
    "words",
    [
        ["--player", "open", "--player", "search@2k"],
        ["--host", "::", "--player", "search"],
        ["--host", "::", "--offline"],
        ["--player", "open", "--seed", "1"],
    ],
)
def test_a_link_is_refused_where_the_game_would_be_offline(run: Run, words: list[str]) -> None:
    result = run("play", "azul", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("tilewright: A link for others, or --host, needs a server")


def test_a_database_that_can_not_be_used_is_one_line(start: Start, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    process = start("play", "azul", XDG_DATA_HOME=str(tmp_path / "file"))
    stdout, stderr = process.communicate()
    assert (process.returncode, stdout) == (2, "")
    assert stderr.startswith("tilewright: ")
    assert stderr.count("\n") == 1


@pytest.fixture
def built_page(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was built, and no screen to show it on."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>A table.", encoding="utf-8")
    monkeypatch.setenv("TILEWRIGHT_PAGE", str(page))
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def opened(built_page: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which a browser writes what it is shown."""
    shown, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}\n', encoding="utf-8")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    return shown


def test_where_the_page_is_built_the_browser_shows_it(
    terminal: Open, games: Path, opened: Path
) -> None:
    screen = terminal("play", "azul", *ANNA)
    screen.up_to("Your browser shows the table. Ctrl-C ends the server; the game is kept.")
    address = opened.read_text(encoding="utf-8").strip()
    (table,) = held(games)
    assert address.endswith(f"/t/{table['table']}#{table['token']}")
    screen.type(CTRL_C)
    assert screen.rest().endswith("play --resume\r\n")
    assert screen.process.returncode == 0
    here = terminal("play", "--resume", "--terminal")
    here.until("Anna>")


def test_without_a_game_the_browser_shows_the_home_page(terminal: Open, opened: Path) -> None:
    screen = terminal("play")
    shown = screen.up_to("Your browser shows it. Ctrl-C ends the server; your games are kept.")
    address = opened.read_text(encoding="utf-8").strip()
    assert shown.startswith(f"Tilewright is at {address}\r\n")
    assert ask(address).startswith("<p>A table.")
    screen.type(CTRL_C)
    screen.rest()
    assert screen.process.returncode == 0


def ask(address: str) -> str:
    with urlopen(address) as answer:
        text: str = answer.read().decode()
        return text


@pytest.mark.usefixtures("built_page")
@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_where_no_browser_opens_the_address_is_told(terminal: Open, games: Path) -> None:
    home = terminal("play")
    told = home.up_to(
        "Open that address in your browser. Ctrl-C ends the server; your games are kept"
    )
    assert re.match(r"Tilewright is at http://127\.0\.0\.1:\d+\r\n", told)
    screen = terminal("play", "azul", *ANNA)
    told = screen.up_to("Ctrl-C ends the server; the game is kept.")
    (table,) = held(games)
    assert f"/t/{table['table']}#{table['token']}\r\n" in told


@pytest.mark.usefixtures("built_page")
def test_the_home_page_needs_nobody_at_a_keyboard(start: Start) -> None:
    process = start("play")
    assert process.stdout is not None
    address = process.stdout.readline().removeprefix("Tilewright is at ").strip()
    assert ask(address).startswith("<p>A table.")


@pytest.mark.usefixtures("built_page")
def test_sigterm_ends_the_server_of_the_page_gracefully(start: Start, tmp_path: Path) -> None:
    process = start("play")
    assert process.stdout is not None
    ask(process.stdout.readline().removeprefix("Tilewright is at ").strip())
    process.send_signal(signal.SIGTERM)
    _, stderr = process.communicate()
    assert (process.returncode, stderr.strip()) == (0, "")
    assert left_behind(tmp_path) == []


def test_sigterm_ends_a_game_in_the_terminal_gracefully(
    terminal: Open, games: Path, tmp_path: Path
) -> None:
    screen = terminal("play", "azul", "--terminal", *ANNA)
    screen.until("Anna>")
    screen.process.send_signal(signal.SIGTERM)
    assert screen.rest().endswith("play --resume --terminal\r\n")
    assert screen.process.returncode == 0
    assert len(held(games)) == 1
    assert left_behind(tmp_path) == []


def left_behind(data: Path) -> list[Path]:
    """What a server that was killed leaves beside its database."""
    assert (data / "tilewright" / "tables.db").exists()
    return list((data / "tilewright").glob("tables.db-*"))


def test_people_share_the_keyboard_and_bots_have_levels() -> None:
    assert wanted_seats(["greedy", "Anna", "open", "Ben"]) == [
        SeatWanted("bot", level="greedy"),
        SeatWanted("me", "Anna"),
        SeatWanted("open"),
        SeatWanted("shared", "Ben"),
    ]


def test_an_address_of_all_is_told_as_one_that_others_can_type() -> None:
    assert reachable("http://127.0.0.1:80") == "http://127.0.0.1:80"
    for server in ("http://0.0.0.0:80", "http://[::]:80"):
        assert "0.0.0.0" not in reachable(server)
        assert reachable(server).endswith(":80")
        assert "[::]" not in reachable(server)
    assert local("http://0.0.0.0:80") == "http://127.0.0.1:80"
    assert local("http://[::]:80") == "http://[::1]:80"
