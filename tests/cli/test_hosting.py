"""`tilewright play` at a table of its own server: made, left, resumed, shared with others."""

import json
import re
import signal
import socket
import stat
import sys
from contextlib import suppress
from pathlib import Path
from random import choice
from urllib.request import urlopen

import pytest
import typer

pytest.importorskip("starlette", reason="needs the extra server")

from tests.cli.conftest import Open, Run, Sit, Start, read_until, type_line
from tests.cli.people import Play, first_choice, joining, play_out
from tests.cli.screen import CTRL_C
from tilewright.catalog import make_game, read_record
from tilewright.cli.online.host import (
    SCREENS,
    Hosting,
    local,
    own_tables,
    reachable,
    wanted_seats,
)
from tilewright.cli.online.link import Link
from tilewright.core.words import sentence
from tilewright.tables.commands import SeatWanted

ANNA = ("--player", "Anna", "--first", "1")
PORTS = range(20_000, 32_000)  # below those that the system gives to others


def hosting(names: list[str], host: str | None = None) -> Play:
    """How somebody plays Azul at a table of their own server."""

    def play(console: object, keyboard: object) -> None:
        with pytest.raises(typer.Exit):
            Hosting(console, keyboard, host, 0, True).play(  # type: ignore[arg-type]
                make_game("azul", {"first": "1"}), names
            )

    return play


def position(shown: str) -> str:
    """The table that was drawn last, with its choices."""
    shown = shown[: shown.rindex("> ")]
    return shown[shown.rindex("   bag ") :].replace(sentence("say-hint") + "\n", "")


def held(games: Path) -> list[dict[str, object]]:
    """What is written about the tables that are held, in a file for their holder alone."""
    file = games.parent / "held.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    found: list[dict[str, object]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_a_game_is_played_through_a_server_to_its_record(sit: Sit, games: Path) -> None:
    anna = sit("Anna", hosting(["Anna", "random"]))
    play_out(anna)
    assert anna.told.startswith("The table is at http://127.0.0.1:")
    (file,) = games.iterdir()
    assert anna.rest().endswith(f"The record of the game is in {file}.\n")
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.outcome() is not None
    assert [record.tags["Player1"], record.tags["Player2"]] == ["Anna", "random"]
    assert held(games) == []


def test_a_game_that_is_left_is_resumed_at_its_table(run: Run, games: Path) -> None:
    words = ("play", "duel", *ANNA, "--player", "Ben", "--port", "0")
    left = run(*words, typed=("P1", "quit")).stdout
    assert left.endswith("tilewright play --resume --terminal --port 0\n")
    assert len(held(games)) == 1
    assert position(run("play", "--resume", "--port", "0").stdout) == position(left)


def test_a_server_that_is_killed_with_its_game_loses_nothing(
    start: Start, run: Run, games: Path
) -> None:
    process = start("play", "duel", *ANNA, "--player", "Ben")
    read_until(process, "\nBen> ")
    type_line(process, "P1")
    left = position(read_until(process, "\nBen> "))
    process.kill()
    process.wait()
    assert position(run("play", "--resume").stdout) == left


def test_the_newest_of_tables_and_files_is_resumed(run: Run, games: Path) -> None:
    run("play", "azul", *ANNA, typed=("quit",))
    assert "The game is saved. Go on with: " in run("play", "duel", "--offline", *ANNA).stdout
    (file,) = games.iterdir()
    assert run("play", "--resume").stdout.startswith(f"The game of {file} goes on")
    file.unlink()
    again = run("play", "--resume", typed=("resign", "resign")).stdout
    assert again.startswith("The table is at http://127.0.0.1:")
    assert "Anna forfeits the game: Resigned." in again
    nothing = run("play", "--resume")
    assert (nothing.exit_code, nothing.stdout) == (2, "")
    assert "There is no game in progress in " in nothing.stderr


def test_a_friend_joins_by_the_link_that_is_shown(sit: Sit, run: Run) -> None:
    anna = sit("Anna", hosting(["Anna", "open"], "127.0.0.1"))
    found = re.search(r"Send this link to your friend: (\S+)\n", anna.until("friend: "))
    assert found is not None
    ben = sit("Ben", joining(Link.of_text(found[1]), "Ben"), is_terminal=True)
    taken = first_choice(anna.asked())
    anna.type(taken)
    assert f"[{taken}]" in ben.asked()
    ben.type(first_choice(ben.shown))
    anna.asked()
    anna.type("quit")
    assert anna.rest().endswith("play --resume --terminal --host 127.0.0.1 --port 0\n")
    ben.until("The connection to the server is lost; trying again.")
    again = run("play", "--resume").stdout
    assert f"/t/{found[1].rpartition('/')[2]}\n" in again  # Ben may come back


def test_the_server_of_a_game_is_at_the_port_that_was_asked_for(run: Run) -> None:
    with socket.socket() as other:
        while other.getsockname()[1] == 0:
            with suppress(OSError):  # somebody else has that port
                other.bind(("127.0.0.1", choice(PORTS)))
        other.listen()
        port = str(other.getsockname()[1])
        taken = run("play", "azul", *ANNA, "--port", port)
    assert (taken.exit_code, taken.stdout) == (2, "")
    assert taken.stderr.startswith(f"tilewright: 127.0.0.1 port {port} can’t be listened to: ")
    shown = run("play", "azul", *ANNA, "--port", port, typed=("quit",)).stdout
    assert shown.startswith(f"The table is at http://127.0.0.1:{port}/t/")
    assert shown.endswith(f"play --resume --terminal --port {port}\n")
    wrong = run("play", "azul", "--port", "70000")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("tilewright: --port ")


@pytest.mark.parametrize(
    "words",
    [
        ["--player", "open", "--player", "search@2k"],
        ["--host", "::", "--player", "search"],
        ["--port", "0", "--offline"],
        ["--player", "open", "--seed", "1"],
    ],
)
def test_a_link_is_refused_where_the_game_would_be_offline(run: Run, words: list[str]) -> None:
    result = run("play", "azul", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"tilewright: {sentence('say-needs-server')}\n"


def test_a_database_that_can_not_be_used_is_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    result = run("play", "azul")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("tilewright: ")
    assert result.stderr.count("\n") == 1


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
    terminal: Open, games: Path, opened: Path, run: Run
) -> None:
    screen = terminal("play", "azul", *ANNA)
    screen.up_to("Your browser shows the table. Ctrl-C ends the server; the game is kept.")
    address = opened.read_text(encoding="utf-8").strip()
    (table,) = held(games)
    assert address.endswith(f"/t/{table['table']}#{table['token']}")
    screen.type(CTRL_C)
    assert screen.rest().endswith("play --resume\r\n")
    assert screen.process.returncode == 0
    assert "\nAnna> " in run("play", "--resume", "--terminal").stdout


@pytest.mark.usefixtures("built_page")
@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_where_no_browser_opens_the_address_is_told(terminal: Open, games: Path) -> None:
    screen = terminal("play", "azul", *ANNA)
    told = screen.up_to("Ctrl-C ends the server; the game is kept.")
    (table,) = held(games)
    assert f"/t/{table['table']}#{table['token']}\r\n" in told


def test_the_home_page_is_shown_until_a_signal_ends_its_server(
    start: Start, opened: Path, tmp_path: Path
) -> None:
    process = start("play")
    assert process.stdout is not None
    address = process.stdout.readline().removeprefix("Tilewright is at ").strip()
    told = "Your browser shows it. Ctrl-C ends the server; your games are kept.\n"
    assert process.stdout.readline() == told
    assert opened.read_text(encoding="utf-8").strip() == address
    with urlopen(address) as answer:
        assert answer.read().startswith(b"<p>A table.")
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
    assert len(own_tables()) == 1
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
