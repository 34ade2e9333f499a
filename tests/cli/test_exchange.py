"""`tilewright records`: games of a server as files, and files as its tables."""

from pathlib import Path
from random import Random

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.cli.conftest import Run
from tests.cli.people import Server
from tests.server.houses import embedded
from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.core.game import AnyGame
from tilewright.core.playing import play_out as play_alone
from tilewright.core.record import Forfeit, Record, write_record
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.tables.commands import SeatWanted


def records() -> list[Record]:
    """Games that ended in every way there is."""
    games: list[AnyGame] = [Azul(seats=3), Duel(), Azul(), Duel(scoring="random")]
    finished, duel, stopped, lost = (play_alone(game, Random(1)) for game in games)
    del stopped.moves[20:], lost.moves[20:]
    stopped.broken_off = True
    lost.forfeit = Forfeit(Seat(1), "It crashed.")
    for record in (finished, duel, stopped, lost):
        record.tags = {f"Player{number + 1}": f"P{number}" for number in range(record.game.seats)}
    return [finished, duel, stopped, lost]


def database(tmp_path: Path) -> tuple[str, str]:
    return ("--database", f"sqlite:///{tmp_path / 'some.db'}")


def test_what_is_imported_is_exported_again(run: Run, tmp_path: Path) -> None:
    written = records()
    for number, record in enumerate(written):
        (tmp_path / f"{number}.tilewright").write_text(write_record(record), encoding="utf-8")
    files = [f"{number}.tilewright" for number in range(len(written))]
    imported = run("records", "import", *database(tmp_path), *files)
    assert (imported.exit_code, imported.stderr) == (0, "")
    tables = [line.split()[-1] for line in imported.stdout.splitlines()]
    assert imported.stdout == "".join(
        [f"{file}: table {table}\n" for file, table in zip(files, tables, strict=True)]
    )
    exported = run("records", "export", *database(tmp_path), "--into", "out/here")
    assert (exported.exit_code, exported.stdout) == (0, "4 games are written to out/here.\n")
    paths = [tmp_path / "out" / "here" / f"{table}.tilewright" for table in tables]
    for path, record in zip(paths, written, strict=True):
        found = read_record(path.read_text(encoding="utf-8"))
        assert found.game == record.game
        assert found.actions() == record.actions()
        assert found.winners() == record.winners()
        assert found.broken_off == record.broken_off
        assert {**found.tags, **record.tags} == found.tags
    checked = run("check", *map(str, paths))
    assert checked.exit_code == 0


def test_a_damaged_file_is_named_and_the_others_go_on(run: Run, tmp_path: Path) -> None:
    good, bad = records()[:2]
    (tmp_path / "good").write_text(write_record(good), encoding="utf-8")
    text = write_record(bad).replace('[Result "', '[Result "9')
    (tmp_path / "bad").write_text(text, encoding="utf-8")
    line = text[: text.index("[Result")].count("\n") + 1
    result = run("records", "import", *database(tmp_path), "bad", "nowhere", "good")
    assert result.exit_code == 1
    assert result.stdout.startswith("good: table ")
    assert result.stderr.startswith(f"bad:{line}: The result is ")
    assert result.stderr.endswith("\nnowhere: No such file or directory\n")
    exported = run("records", "export", *database(tmp_path), "--into", "out")
    assert exported.stdout == "1 game is written to out.\n"


def test_games_of_a_server_are_exported_while_it_runs(run: Run, tmp_path: Path) -> None:
    where = ("--database", f"sqlite:///{tmp_path}/tables.db")
    with embedded(tmp_path) as house:
        random = SeatWanted("bot", level="random")
        server = Server(house.url)
        (link,) = server.table("azul", SeatWanted("me", "Anna"), random)
        (other,) = server.table("azul", SeatWanted("me", "Ben"), random)
        run("join", str(link), typed=("resign", "resign"))
        exported = run("records", "export", *where, "--into", "out")
        assert exported.stdout == "1 game is written to out.\n"
        every = run("records", "export", *where, "--into", "out", "--all")
        assert every.stdout.startswith("2 games are")
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {f"{table.table}.tilewright" for table in (link, other)}
    unfinished = tmp_path / "out" / f"{other.table}.tilewright"
    assert read_record(unfinished.read_text(encoding="utf-8")).tags["Player1"] == "Ben"
    assert run("check", *[str(tmp_path / "out" / name) for name in names]).exit_code == 0


@pytest.mark.parametrize("words", [["export", "--into", "out"], ["import", "file"]])
def test_a_database_that_is_not_there_is_one_line(run: Run, words: list[str]) -> None:
    result = run("records", *words, "--database", "postgresql://127.0.0.1:9/tables")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("tilewright: ")
    assert result.stderr.count("\n") == 1
