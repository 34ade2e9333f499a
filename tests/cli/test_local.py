"""A game at a table in memory and in its file: luck, undo, questions, saving."""

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.cli.client.local import Local
from tilewright.cli.client.saved import Saved
from tilewright.cli.client.visit import Visit
from tilewright.cli.files import FileError, new_file, read_game, write_whole
from tilewright.cli.input.keyboard import Keyboard
from tilewright.cli.story import sources
from tilewright.core.effects import scored
from tilewright.core.game import AnyGame
from tilewright.core.record import Move, Record
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.tables.commands import Act, Back, Hint, Look
from tilewright.tables.messages import Hinted, Looked, Refused


def record_of(game: AnyGame, *players: str) -> Record:
    return Record(game, {f"Player{number}": name for number, name in enumerate(players, 1)})


def local(game: AnyGame, *players: str, seed: str = "1") -> Local:
    """A table in memory, where the first person is asked."""
    found = Local(record_of(game, *players), seed, lambda _: None)
    list(found.news())
    return found


def texts(table: Local) -> list[str]:
    return [str(move.action) for move in table.table.moves]


def legal(table: Local) -> list[str]:
    game = table.table.game
    return [str(game.notation.action_of(number)) for number in game.legal_ids(table.table.state)]


def play_on(table: Local, decisions: int) -> None:
    """Play so many decisions of people, who do the first thing they may."""
    for _ in range(decisions):
        act(table, legal(table)[0])


def act(table: Local, action: str) -> list[Any]:
    table.send(Act("a", table.table.version, action))
    return list(table.news())


def undo(table: Local) -> list[Any]:
    table.send(Back("b", table.table.version))
    return list(table.news())


@pytest.mark.parametrize("game", [Azul(), Duel(scoring="random")], ids=repr)
def test_the_same_seed_plays_the_same_game(game: AnyGame) -> None:
    tables = [local(game, "Anna", "greedy", seed=seed) for seed in "778"]
    for table in tables:
        play_on(table, 8)
    one, same, other = map(texts, tables)
    assert one == same != other


def test_taking_a_move_back_brings_no_other_tiles() -> None:
    table = local(Azul(first=0), "Anna", "Ben")
    while not [text for text in texts(table)[1:] if text.startswith("D")]:
        play_on(table, 1)
    before = texts(table)
    undo(table)
    assert len(texts(table)) < len(before) - 1  # what chance did, too
    while len(texts(table)) < len(before):
        play_on(table, 1)
    assert texts(table) == before


def test_undo_goes_back_over_bots_and_forced_actions() -> None:
    table = local(Azul(first=0), "Anna", "random")
    states = []
    for _ in range(15):
        if len(legal(table)) > 1:
            states.append(table.table.state)
        play_on(table, 1)
    for state in reversed(states):
        assert not isinstance(undo(table)[0], Refused)
        assert table.table.state == state
    (refused,) = undo(table)
    assert isinstance(refused, Refused)
    assert refused.code == "nothing-to-take-back"


def test_what_was_hidden_can_be_taken_back_where_nobody_else_is_asked() -> None:
    table = local(Duel(first=0), "Anna", "greedy")
    for text in ("P1", "@22r0", "P+", "P="):
        act(table, text)
    assert "P=" in texts(table)
    undo(table)
    assert "P=" not in texts(table)


def test_an_illegal_action_changes_nothing_and_is_refused_with_its_rule() -> None:
    table = local(Azul(first=0), "Anna", "Ben")
    before = table.table
    (refused,) = act(table, "9B1")
    assert isinstance(refused, Refused)
    assert (refused.code, refused.rule, refused.command) == ("illegal", "AZ-1.1", "a")
    assert table.table is before


def test_a_hint_is_a_legal_choice_and_a_look_shows_what_one_seat_may_see() -> None:
    table = local(Duel(first=0), "Anna", "Ben")
    for text in ("P1", "@22r0", "P1", "@22r0", "P+", "P+", "P="):
        act(table, text)
    table.send(Hint("h", table.table.version))
    table.send(Look("l"))
    hint, look = table.news()
    assert isinstance(hint, Hinted)
    assert hint.action in legal(table)
    assert isinstance(look, Looked)
    assert [each.action for each in look.choices] == ["K1", "K2"]
    seen = [table.table.game.telling.seen(table.table.state, seat) for seat in (0, None)]
    assert look.position == seen[0] != seen[1]


class Typist:
    """Stands for a keyboard: what is typed comes from a function."""

    is_terminal = False

    def __init__(self, answer: Callable[[], str]) -> None:
        self._answer = answer

    def ask_unless(self, other: int | None, prompt: str) -> str:
        return self._answer()

    def offer(self, words: Sequence[str]) -> None:
        pass

    def end_line(self) -> None:
        pass


def test_an_only_choice_is_played_by_itself_and_taken_back_to_a_decision(tmp_path: Path) -> None:
    saved = Saved(record_of(Azul(first=0), "Anna", "Ben"), tmp_path / "a", 1)
    table = saved.arrive()
    decided: list[int] = []  # how many moves there were at each decision
    undone: list[int] = []

    def answer() -> str:
        moves = table.table.moves
        if undone:
            return "quit"
        if any([len(table.table.game.legal_ids(made.before)) == 1 for made in moves]):
            undone.append(len(moves))
            return "undo"
        decided.append(len(moves))
        return legal(table)[0]

    console = Console(file=io.StringIO(), width=120, soft_wrap=True, color_system=None)
    keyboard = cast(Keyboard, Typist(answer))
    assert Visit(table, saved, console, keyboard, None).play(lambda _: None) is None
    shown = cast(io.StringIO, console.file).getvalue()
    assert "(the only choice)" in shown
    assert shown.count(" takes back.") == 1
    assert len(table.table.moves) == decided[-1]
    assert undone[0] - decided[-1] > 1


def test_every_change_is_saved_and_notes_of_earlier_moves_stay(tmp_path: Path) -> None:
    game, file = Duel(), tmp_path / "a"
    record = record_of(game, "Anna", "greedy")
    list(Saved(record, file, 5).arrive().news())
    record.moves[0] = Move(record.moves[0].action, "!", "Well dealt.")
    write_whole(file, "")
    table = Saved(record, file, 5).arrive()
    list(table.news())
    for _ in range(8):
        play_on(table, 1)
        assert read_game(file) == record
    undo(table)
    kept = read_game(file)
    assert [str(action) for action in kept.actions()] == texts(table)
    assert (kept.moves[0].mark, kept.moves[0].comment) == ("!", "Well dealt.")


def test_a_game_that_can_not_be_saved_goes_on(tmp_path: Path) -> None:
    saved = Saved(record_of(Azul(), "Anna", "greedy"), tmp_path / "gone" / "a", 1)
    table = saved.arrive()
    list(table.news())
    play_on(table, 2)
    assert "No such file or directory" in saved.problem
    (tmp_path / "gone").mkdir()
    play_on(table, 1)
    assert saved.problem == ""
    assert len(read_game(tmp_path / "gone" / "a").moves) == len(table.table.moves)


def test_a_file_holds_its_old_text_or_the_new_one_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.tilewright"
    write_whole(path, "old")

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("tilewright.cli.files.os.replace", fail)
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
