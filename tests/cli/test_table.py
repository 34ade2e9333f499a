"""A table in progress: luck, undo, saving."""

from pathlib import Path

import pytest

from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.cli.saving import FileError, new_file, read_game, write_whole
from tilewright.cli.table import Table
from tilewright.cli.telling import sources
from tilewright.core.effects import scored
from tilewright.core.errors import IllegalAction
from tilewright.core.game import AnyGame
from tilewright.core.record import Record
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel


def table_of(game: AnyGame, file: Path, *players: str, seed: str = "1") -> Table:
    tags = {f"Player{number}": name for number, name in enumerate(players, 1)}
    return Table(Record(game, tags), seed, file)


def play_on(table: Table, moves: int) -> None:
    """Play so many moves; people do the first thing they may."""
    for _ in range(moves):
        action = table.next_action()
        table.act(table.legal_actions()[0] if action is None else action)


@pytest.mark.parametrize("game", [Azul(), Duel(scoring="random")], ids=repr)
def test_the_same_seed_plays_the_same_game(game: AnyGame, tmp_path: Path) -> None:
    tables = [table_of(game, tmp_path / name, "Anna", "greedy", seed="7") for name in "ab"]
    for table in tables:
        play_on(table, 30)
    assert tables[0].record == tables[1].record
    other = table_of(game, tmp_path / "c", "Anna", "greedy", seed="8")
    play_on(other, 30)
    assert other.record != tables[0].record


def test_taking_a_move_back_brings_no_other_tiles(tmp_path: Path) -> None:
    table = table_of(Azul(first=0), tmp_path / "a", "Anna", "Ben")
    play_on(table, 2)
    while table.actor is not CHANCE:
        play_on(table, 1)
    play_on(table, 1)
    before = list(table.record.actions())
    assert table.undo() > 0
    assert len(table.record.moves) < len(before) - 1  # what chance did, too
    while len(table.record.moves) < len(before):
        play_on(table, 1)
    assert table.record.actions() == before


def test_undo_goes_back_over_bots_and_forced_actions(tmp_path: Path) -> None:
    table = table_of(Azul(first=0), tmp_path / "a", "Anna", "random")
    play_on(table, 1)
    states = []
    for _ in range(30):
        if table.next_action() is None:
            states.append(table.state)
        play_on(table, 1)
    for state in reversed(states):
        assert table.undo()
        assert table.state == state
        assert table.record.states() == table.states
    assert table.undo() == 0


def test_an_action_without_an_alternative_needs_nobody(tmp_path: Path) -> None:
    game = Azul()
    board = "0:-/-/-/-/-:...../...../...../...../.....:-"
    full = "0:K/KK/KKK/KKKK/KKKKK:...../...../...../...../.....:-"
    table = table_of(game, tmp_path / "a", "Anna", "Ben")
    table.states = [
        game.notation.parse_state(f"2 offer 1 1 - BBBB/-/-/-/- - B16Y20R20K5T20 - {full} {board}")
    ]
    assert str(table.next_action()) == "1BF"


def test_an_illegal_action_changes_nothing(tmp_path: Path) -> None:
    table = table_of(Azul(first=0), tmp_path / "a", "Anna", "Ben")
    play_on(table, 3)
    before, text = table.state, table.file.read_text(encoding="utf-8")
    with pytest.raises(IllegalAction):
        table.act(table.game.notation.parse_action("9B1"))
    assert table.state == before
    assert table.file.read_text(encoding="utf-8") == text


def test_every_action_is_saved(tmp_path: Path) -> None:
    table = table_of(Duel(), tmp_path / "a", "Anna", "greedy")
    for _ in range(30):
        play_on(table, 1)
        assert read_game(table.file) == table.record


def test_a_game_that_can_not_be_saved_goes_on(tmp_path: Path) -> None:
    table = table_of(Azul(), tmp_path / "gone" / "a", "Anna", "greedy")
    play_on(table, 5)
    assert table.save_problem == "No such file or directory"
    (tmp_path / "gone").mkdir()
    play_on(table, 1)
    assert table.save_problem == ""
    assert len(read_game(table.file).moves) == 6


def test_a_file_holds_its_old_text_or_the_new_one_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.tilewright"
    write_whole(path, "old")

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("tilewright.cli.saving.os.replace", fail)
    with pytest.raises(OSError, match="the disk is full"):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_crash_left_is_overwritten_and_removed(tmp_path: Path) -> None:
    (tmp_path / ".a.part").write_text("half a ga", encoding="utf-8")
    write_whole(tmp_path / "a", "new")
    assert (tmp_path / "a").read_text(encoding="utf-8") == "new"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_what_gave_no_points_is_no_source() -> None:
    points = [
        scored(Seat(0), 2, "AZ-5.2", "tile"),
        scored(Seat(1), 0, "AZ-7.2", "rows"),
        scored(Seat(1), 3, "AZ-5.2", "tile"),
    ]
    assert sources(points, 2) == {"tile": [2, 3]}


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "b"
    write_whole(path, "old")
    link.symlink_to(path)
    write_whole(link, "new")
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == "new"


def test_new_files_are_numbered(games: Path) -> None:
    from datetime import date

    day = date(2026, 11, 15)
    names = [new_file(game, day).name for game in ("azul", "azul", "duel")]
    assert names == [
        "2026-11-15-azul-1.tilewright",
        "2026-11-15-azul-2.tilewright",
        "2026-11-15-duel-1.tilewright",
    ]


def test_a_file_of_two_games_is_not_one_game(tmp_path: Path, record_file: Path) -> None:
    text = record_file.read_text(encoding="utf-8")
    both = tmp_path / "both"
    both.write_text(f"{text}\n{text}", encoding="utf-8")
    assert read_game(record_file) == read_record(text)
    with pytest.raises(FileError, match="There are 2 records in the file, not one."):
        read_game(both)
