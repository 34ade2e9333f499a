"""Leaving and resuming a game: quit, end of input, Ctrl-C, a kill, a damaged file."""

import errno
import os
import pty
import shlex
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from tests.cli.conftest import Open, Run, Start, read_until, type_line
from tilewright.catalog import read_record
from tilewright.cli.files import write_whole
from tilewright.core.words import sentence

ANNA = ("--player", "Anna", "--first", "1", "--seed", "3")


def position(text: str) -> str:
    """The last table that was drawn."""
    text = text.replace(sentence("say-hint") + "\n", "")
    return text[text.rindex("   bag ") : text.rindex("Anna> ")]


@pytest.mark.parametrize("typed", [(), ("quit",), ("q",), ("1BF", "quit"), ("1BF", "undo")])
def test_a_game_that_is_left_is_saved_and_resumed(
    run: Run, games: Path, typed: tuple[str, ...]
) -> None:
    left = run("play", "azul", *ANNA, typed=typed)
    (file,) = games.iterdir()
    assert left.exit_code == 0
    assert "\nThe game is saved. Go on with: " in left.stdout
    assert left.stdout.endswith(f"tilewright play --resume --terminal {file}\n")
    text = file.read_text(encoding="utf-8")
    begun = "goes on after 2 moves." if typed == ("1BF", "quit") else "begins."
    for words in (["--resume", str(file)], ["--resume"]):
        resumed = run("play", *words)
        assert resumed.exit_code == 0
        assert resumed.stdout.startswith(f"The game of {file} {begun}")
        assert position(resumed.stdout) == position(left.stdout)
        assert file.read_text(encoding="utf-8") == text


def test_a_resumed_game_is_played_on_in_its_file(run: Run, games: Path) -> None:
    run("play", "duel", *ANNA, typed=("P1", "@22r0"))
    (file,) = games.iterdir()
    before = read_record(file.read_text(encoding="utf-8"))
    run("play", "--resume", typed=("undo", "@11r1"))
    after = read_record(file.read_text(encoding="utf-8"))
    assert "@11r1" in [str(action) for action in after.actions()]
    assert "@22r0" not in [str(action) for action in after.actions()]
    assert after.tags == before.tags
    assert after.game == before.game


def test_a_resumed_game_can_be_saved_elsewhere(run: Run, games: Path, tmp_path: Path) -> None:
    run("play", "azul", *ANNA)
    (file,) = games.iterdir()
    text = file.read_text(encoding="utf-8")
    run("play", "--resume", str(file), "--save", "other", typed=("1BF",))
    assert file.read_text(encoding="utf-8") == text
    assert len(read_record((tmp_path / "other").read_text(encoding="utf-8")).moves) == 3


def test_the_last_game_in_progress_is_resumed(run: Run, games: Path) -> None:
    run("play", "azul", *ANNA)
    (older,) = games.iterdir()
    run("play", "azul", "--player", "random", "--player", "random", "--seed", "1")
    assert len(list(games.iterdir())) == 2
    assert run("play", "--resume").stdout.startswith(f"The game of {older} begins")


def test_a_finished_game_shows_its_end_again_and_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    words = ("--player", "random", "--player", "random", "--seed", "1", "--save", "done")
    end = run("play", "azul", *words).stdout.rpartition("Round ")[2]
    text = (tmp_path / "done").read_text(encoding="utf-8") + "\n\n"
    (tmp_path / "done").write_text(text, encoding="utf-8")
    again = run("play", "--resume", "done")
    assert (tmp_path / "done").read_text(encoding="utf-8") == text
    assert again.exit_code == 0
    assert again.stdout.startswith("The game of done is finished.\n")
    assert again.stdout.rpartition("Round ")[2] == end


def test_save_moves_the_game_to_another_file(run: Run, games: Path, tmp_path: Path) -> None:
    result = run("play", "azul", *ANNA, typed=("save", "save mine", "1BF", "save ./mine"))
    (file,) = games.iterdir()
    assert f"The game is saved in {file}, now and after every action." in result.stdout
    assert "The game is saved in mine, now and after every action." in result.stdout
    assert result.stdout.count("The game is saved in mine, now and after every action.") == 2
    assert len(read_record(file.read_text(encoding="utf-8")).moves) == 1
    assert len(read_record((tmp_path / "mine").read_text(encoding="utf-8")).moves) == 3


def test_a_file_that_exists_is_not_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("dear diary", encoding="utf-8")
    result = run("play", "azul", *ANNA, "--save", "mine")
    assert (result.exit_code, result.stderr) == (
        2,
        "tilewright: mine exists already; choose another name.\n",
    )
    assert (tmp_path / "mine").read_text(encoding="utf-8") == "dear diary"


def test_a_game_that_can_not_be_saved_from_the_start_does_not_start(run: Run) -> None:
    result = run("play", "azul", *ANNA, "--save", "no/such/folder/mine")
    assert result.exit_code == 2
    assert result.stderr == "tilewright: no/such/folder/mine: No such file or directory\n"


@pytest.mark.parametrize("name", ["no/folder/x", "~nobody-here/x", 300 * "x", "a\x00b"])
def test_a_name_that_can_not_be_saved_to_leaves_the_file_as_it_was(
    run: Run, tmp_path: Path, name: str
) -> None:
    result = run("play", "azul", *ANNA, "--save", "mine", typed=(f"save {name}", "1BF", "quit"))
    assert result.exit_code == 0
    assert "The game can’t be saved in " in result.stdout
    assert "The game is saved in mine, now and after every action." in result.stdout
    assert "play --resume --terminal mine\n" in result.stdout
    assert len(read_record((tmp_path / "mine").read_text(encoding="utf-8")).moves) == 3
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["mine"]


def test_another_file_is_not_written_over_by_save(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary", encoding="utf-8")
    result = run("play", "azul", *ANNA, typed=("save diary",))
    assert "diary exists already; choose another name." in result.stdout
    assert (tmp_path / "diary").read_text(encoding="utf-8") == "dear diary"


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that takes the first two saves of a game: its start and the first deal."""
    saves = count(1)

    def write(path: Path, text: str) -> None:
        if next(saves) > 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        write_whole(path, text)

    monkeypatch.setattr("tilewright.cli.client.saved.write_whole", write)


@pytest.mark.usefixtures("full_disk")
def test_an_unsaved_game_is_left_only_by_a_second_quit(run: Run) -> None:
    typed = ("1BF", "quit", "table", "quit", "quit", "never read")
    result = run("play", "azul", *ANNA, "--save", "mine", typed=typed)
    assert "The game is not saved in mine: No space left on device." in result.stdout
    assert result.stdout.count("Type quit again to leave all the same.") == 2
    assert "never read" not in result.stdout
    assert result.stderr.startswith("What was played since the game was last saved is lost: mine")
    assert result.exit_code == 2
    assert "--resume" not in result.stdout + result.stderr


@pytest.mark.usefixtures("full_disk")
def test_the_end_of_the_input_says_what_is_lost(run: Run) -> None:
    result = run("play", "azul", *ANNA, "--save", "mine", typed=("1BF",))
    assert result.stderr.startswith("What was played since the game was last saved is lost: mine")
    assert result.exit_code == 2


def test_a_data_folder_that_can_not_be_made_is_told_with_a_way_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    result = run("play", "azul", *ANNA)
    assert result.exit_code == 2
    assert "Not a directory. Name a file for the game with --save FILE.\n" in result.stderr


def test_names_of_files_are_made_readable(run: Run) -> None:
    result = run("play", "azul", *ANNA, "--save", "a\x1b[2J", typed=("save", "save b\x1b[3J"))
    assert "The game is saved in a�[2J, " in result.stdout
    assert "The game is saved in b�[3J, " in result.stdout
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize(
    ("found", "started", "command"),
    [
        ("/usr/bin/tilewright", ".venv/bin/tilewright", "tilewright"),
        (None, ".venv/bin/tilewright", ".venv/bin/tilewright"),
        (None, "/my games/tilewright", "'/my games/tilewright'"),
        (None, "/src/tilewright/__main__.py", f"{shlex.quote(sys.executable)} -m tilewright"),
    ],
)
def test_the_hint_to_go_on_works_as_typed(
    run: Run, monkeypatch: pytest.MonkeyPatch, found: str | None, started: str, command: str
) -> None:
    monkeypatch.setattr("tilewright.cli.program.shutil.which", lambda _: found)
    monkeypatch.setattr(sys, "argv", [started])
    result = run("play", "azul", *ANNA, "--save", "mine")
    assert result.stdout.endswith(f"Go on with: {command} play --resume --terminal mine\n")


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda text: text.replace("1. D", "1. 9B1 D"), ":9: 9B1: The factories"),
        (lambda text: text[:-3], ":"),
        (lambda text: "", ":1: There is no record in this text."),
        (lambda text: text.replace("azul", "chess", 1), ":1: There is no game called chess."),
        (lambda text: text.replace("Anna", "An\udcffna"), ":4: This is not UTF-8 text."),
    ],
    ids=["illegal", "cut off", "empty", "unknown game", "bytes"],
)
def test_a_damaged_game_names_its_line_and_stays_as_it_is(
    run: Run, games: Path, damage: object, complaint: str
) -> None:
    run("play", "azul", *ANNA, typed=("1BF",))
    (file,) = games.iterdir()
    assert callable(damage)
    damaged = damage(file.read_text(encoding="utf-8")).encode("utf-8", "surrogateescape")
    file.write_bytes(damaged)
    result = run("play", "--resume", str(file))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"tilewright: {file}{complaint}")
    assert result.stderr.count("\n") == 1
    assert file.read_bytes() == damaged
    assert list(games.iterdir()) == [file]


def test_ctrl_c_saves_the_game_and_says_how_to_go_on(start: Start, run: Run, games: Path) -> None:
    process = start("play", "azul", *ANNA)
    read_until(process, "Anna> ")
    type_line(process, "1BF")
    shown = read_until(process, "Anna> ")
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate()
    (file,) = games.iterdir()
    assert (process.returncode, stderr) == (0, "")
    assert "\nThe game is saved. Go on with: " in stdout
    assert stdout.endswith(f"tilewright play --resume --terminal {file}\n")
    assert position(run("play", "--resume", str(file)).stdout) == position(shown)


def test_a_terminal_that_is_closed_ends_the_game_as_ctrl_c_does(
    terminal: Open, games: Path
) -> None:
    screen = terminal("play", "azul", *ANNA, "--save", "mine")
    screen.until("Anna>")
    screen.type("1BF\r")
    screen.until("Anna>")
    screen.hang_up()
    assert screen.process.wait() == 0
    assert len(read_record((games.parents[1] / "mine").read_text(encoding="utf-8")).moves) == 3


def test_a_kill_loses_nothing(start: Start, run: Run, games: Path) -> None:
    process = start("play", "duel", *ANNA)
    read_until(process, "Anna> ")
    type_line(process, "P1")
    shown = read_until(process, "Anna> ")
    process.kill()
    process.wait()
    (file,) = games.iterdir()
    assert position(run("play", "--resume", str(file)).stdout) == position(shown)


@pytest.mark.parametrize(("colours", "is_coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_a_terminal_is_coloured_unless_no_color_is_set(
    games: Path, colours: dict[str, str], is_coloured: bool
) -> None:
    terminal, other_end = pty.openpty()
    source = Path(__file__).parents[2] / "src"
    inherited = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    changes = {"PYTHONPATH": str(source), "TERM": "xterm-256color", "COLUMNS": "80"}
    process = subprocess.Popen(
        [sys.executable, "-m", "tilewright", "play", "azul", *ANNA],
        stdin=other_end,
        stdout=other_end,
        stderr=other_end,
        env={**inherited, **changes, **colours},
    )
    os.close(other_end)
    shown = b""
    while not shown.endswith(b"Anna> "):
        shown += os.read(terminal, 1000)
    process.kill()
    process.wait()
    os.close(terminal)
    text = shown.decode("utf-8")
    assert ("\x1b[1;37;44mB" in text) == is_coloured
    assert ("\x1b[" in text) == is_coloured
    assert "1B 12345F" in text
