"""`tilewright server`: backup, restore and prune; and who may use a database at the same time."""

import re
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.cli.conftest import Run
from tests.server.houses import embedded
from tests.server.kept.reading import NAMES, unpack
from tilewright.cli import server
from tilewright.cli.online.held import held_tables
from tilewright.server.storage.ownership import owned


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """The address of a database with tables of every kind."""
    unpack(NAMES[0], tmp_path / "old.db")
    return f"sqlite:///{tmp_path}/old.db"


def test_a_backup_is_written_and_restored(run: Run, kept: str, tmp_path: Path) -> None:
    made = run("server", "backup", "all.backup", "--database", kept)
    assert (made.exit_code, made.stderr) == (0, "")
    assert "tables are written to all.backup" in made.stdout
    again = run("server", "backup", "all.backup", "--database", kept)
    assert (again.exit_code, again.stdout) == (2, "")
    assert "--replace" in again.stderr
    assert run("server", "backup", "all.backup", "--database", kept, "--replace").exit_code == 0
    new = f"sqlite:///{tmp_path}/new.db"
    first = run("server", "restore", "all.backup", "--database", new)
    assert (first.exit_code, first.stderr) == (0, "")
    assert "already: 0." in first.stdout
    assert "Tables restored: 0." in run("server", "restore", "all.backup", "--database", new).stdout
    whole = run("server", "restore", "all.backup", "--database", new, "--replace")
    assert "already: 0." in whole.stdout
    games = run("records", "export", "--into", "games", "--database", new)
    assert games.exit_code == 0


@pytest.mark.parametrize("place", ["nowhere/x", "kept.db/x"])
def test_a_backup_that_can_not_be_written_names_the_file_that_was_asked_for(
    run: Run, kept: str, tmp_path: Path, place: str
) -> None:
    (tmp_path / "kept.db").touch()
    result = run("server", "backup", place, "--database", kept)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.fullmatch(rf"tilewright: {place}: (No such file|Not a) .*directory\n", result.stderr)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("backup", "all.backup", "--database", "sqlite:///nowhere.db"), "no such database"),
        (("restore", "nothing"), "nothing: No such file"),
        (("prune", "--database", "sqlite:///nowhere.db"), "no such database"),
        (("prune", "--abandoned", "soon"), "--keep-abandoned"),
    ],
)
def test_what_can_not_be_done_is_told_in_a_line(
    run: Run, words: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    result = run("server", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert not (tmp_path / "nowhere.db").exists()


def test_prune_tells_and_drops(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = unpack(NAMES[0], tmp_path / "old.db").now
    monkeypatch.setattr(server, "time_now", lambda: left + 40 * 86_400_000)
    wanted = ("server", "prune", "--database", f"sqlite:///{tmp_path}/old.db")
    for _ in range(2):
        told = run(*wanted, "--dry-run")
        assert (told.exit_code, told.stderr) == (0, "")
        assert "would be dropped: abandoned 2, finished 0." in told.stdout
    assert "dropped: abandoned 2, finished 0." in run(*wanted).stdout
    assert "dropped: abandoned 0, finished 0." in run(*wanted).stdout
    assert "abandoned 0, finished 0." not in run(*wanted, "--finished", "39").stdout


def test_a_second_server_is_refused_and_told_where_the_first_is(run: Run, tmp_path: Path) -> None:
    with embedded(tmp_path) as house:
        database = f"sqlite:///{tmp_path}/tables.db"
        result = run("serve", "--port", "0", "--database", database)
        assert (result.exit_code, result.stdout) == (2, "")
        assert house.url in result.stderr
        assert "--database" in result.stderr
        made = house.table("me", "shared")
        assert run("server", "backup", "b", "--database", database).exit_code == 0
        assert run("records", "export", "--into", "g", "--database", database).exit_code == 0
        refused = run("server", "restore", "b", "--database", database, "--replace")
        assert refused.exit_code == 2
        assert house.url in refused.stderr
        assert house.ask("GET", f"/api/tables/{made['table']}").status == 200


def test_play_goes_to_the_server_that_runs_already(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEWRIGHT_DATABASE", f"sqlite:///{tmp_path}/tables.db")
    with embedded(tmp_path) as house:
        words = ("play", "azul", "--player", "Ana", "--player", "Ben")
        here = run(*words, typed=("quit",))
        assert f"A server runs already, at {house.url}" in here.stdout
        (held,) = held_tables()
        assert house.snapshot(held.table, held.token)["yours"] == [0, 1]
        taken = house.url.rpartition(":")[2]
        for words_of_place in (("--host", "127.0.0.1"), ("--port", "0"), ("--port", taken)):
            away = run(*words, *words_of_place)
            assert house.url in away.stderr
            assert f"Play there, without {' '.join(words_of_place)}, or stop" in away.stderr
            assert "--database" not in away.stderr  # `play` has no such option
            assert away.exit_code == 2


def test_play_waits_for_who_uses_its_tables_without_being_a_server(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    monkeypatch.setenv("TILEWRIGHT_DATABASE", database)
    with owned(database, ""):
        result = run("play", "azul", "--player", "Ana", "--player", "Ben")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "uses" in result.stderr
    assert "Wait until it has ended." in result.stderr
