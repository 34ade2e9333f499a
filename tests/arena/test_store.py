"""The folder of a match: nothing lost, nothing counted twice, whenever it was left."""

import errno
import json
import os
from collections.abc import Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arena.players import match_of
from tilewright.arena.contest import Done, Task, play_missing
from tilewright.arena.lines import dict_of
from tilewright.arena.match import PairFailed, play_pair
from tilewright.arena.results import GameResult, PairResult
from tilewright.arena.store import Store, StoreError
from tilewright.core.record import BROKEN_OFF, FORFEITED

MATCH = match_of("greedy", "random")


def result(number: int) -> PairResult:
    """A made-up result; it tells its number apart."""
    games = (GameResult(1, (1,), (number, 0)), GameResult(2, (1, 2), (number, number)))
    return PairResult(number, games, f"the games of pair {number}\n")


GAMES = dict_of(result(2))["games"]


def fill(folder: Path, *numbers: int) -> None:
    with Store(folder, MATCH) as store:
        for number in numbers:
            store.keep(result(number))


def kept(folder: Path) -> list[int]:
    """The pairs that count, each with its whole record."""
    with Store(folder, MATCH) as store:
        for number, found in store.results.items():
            assert found == result(number)._replace(records="")
            assert store.records_file(number).read_text(encoding="utf-8") == result(number).records
        return list(store.results)


def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    fill(tmp_path / "a" / "b", 1, 3)
    fill(tmp_path / "a" / "b", 2)
    assert kept(tmp_path / "a" / "b") == [1, 3, 2]
    assert json.loads((tmp_path / "a" / "b" / "match.json").read_text()) == MATCH.as_dict()


def test_a_real_pair_is_the_same_again(tmp_path: Path) -> None:
    pair = play_pair(MATCH, 1)
    with Store(tmp_path, MATCH) as store:
        store.keep(pair)
    with Store(tmp_path, MATCH) as store:
        assert store.results == {1: pair._replace(records="")}
        assert store.records_file(1).read_text(encoding="utf-8") == pair.records


def test_a_pair_is_counted_once(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    with Store(tmp_path, MATCH) as store, pytest.raises(ValueError, match="counted already"):
        store.keep(result(1))


@settings(max_examples=30)
@given(data=st.data())
def test_a_file_torn_anywhere_loses_only_what_was_not_whole(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("torn")
    fill(folder, 1, 2, 3)
    path = folder / "results.jsonl"
    whole = path.read_bytes()
    cut = data.draw(st.integers(0, len(whole)))
    path.write_bytes(
        whole[:cut] + data.draw(st.sampled_from([b"", b"\0" * 40, b"\0" * 40 + b"\n"]))
    )
    left = list(range(1, whole[:cut].count(b"\n") + 1))
    assert kept(folder) == left
    fill(folder, *[number for number in (1, 2, 3) if number not in left])
    assert path.read_bytes() == whole
    assert kept(folder) == [1, 2, 3]


def test_a_pair_whose_line_was_not_written_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(file: int, line: bytes) -> int:
        return whole(file, line[:17])

    whole = os.write
    with Store(tmp_path, MATCH) as store:
        store.keep(result(1))
        monkeypatch.setattr(os, "write", full_disk)
        with pytest.raises(OSError, match=r"No space left.*results\.jsonl"):
            store.keep(result(2))
    monkeypatch.undo()
    assert (tmp_path / "games" / "pair-000002.tilewright").exists()
    assert kept(tmp_path) == [1]
    fill(tmp_path, 2)
    assert kept(tmp_path) == [1, 2]


@pytest.mark.parametrize("line", ['{"pair": 7}', "x", '{"pair": 7, "games": [{"seat": 1}]}'])
def test_a_line_in_the_middle_that_is_no_result_is_refused(tmp_path: Path, line: str) -> None:
    fill(tmp_path, 1, 2)
    path = tmp_path / "results.jsonl"
    first, second = path.read_text().splitlines()
    path.write_text(f"{first}\n{line}\n{second}\n")
    with pytest.raises(StoreError, match=r"results\.jsonl, line 2: This is not the result"):
        Store(tmp_path, MATCH)


@pytest.mark.parametrize(
    "change",
    [
        {"pair": "five"},
        {"pair": [5]},
        {"pair": -3},
        {"pair": 0},
        {"pair": True},
        {"score": 0.5},
        {"score": None},
        {"games": []},
        {"games": "ab"},
        {"games": GAMES[:1]},
        {"games": GAMES[::-1]},
        {"games": [*GAMES, *GAMES]},
    ],
)
def test_a_line_that_can_be_no_pair_is_refused_though_it_is_the_last(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    refuse_line(tmp_path, json.dumps({**dict_of(result(2)), **change}))


@pytest.mark.parametrize(
    "change",
    [
        {"seat": None},
        {"seat": 2},
        {"seat": True},
        {"winners": ["a"]},
        {"winners": [[1]]},
        {"winners": [3]},
        {"winners": [1, 1]},
        {"winners": []},
        {"winners": None},
        {"scores": [2]},
        {"scores": [2, 0.5]},
        {"scores": [2, None]},
        {"ended": "won"},
        {"ended": None},
        {"ended": BROKEN_OFF},
        {"ended": FORFEITED},
        {"ended": FORFEITED, "forfeited": 1},
        {"forfeited": 2},
        {"why": 5},
        {"more": 1},
    ],
)
def test_a_line_with_an_impossible_game_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    told = dict_of(result(2))
    refuse_line(tmp_path, json.dumps({**told, "games": [{**told["games"][0], **change}, GAMES[1]]}))


@pytest.mark.parametrize("line", ["5", "[]", "null", "{}", "[" * 100_000, '{"a":' * 100_000])
def test_a_line_that_is_no_pair_at_all_is_refused(tmp_path: Path, line: str) -> None:
    refuse_line(tmp_path, line)


def refuse_line(folder: Path, line: str) -> None:
    """A folder whose second and last line is this one is refused, and left as it was."""
    fill(folder, 1, 2)
    path = folder / "results.jsonl"
    text = f"{path.read_text().splitlines()[0]}\n{line}\n"
    path.write_text(text)
    with pytest.raises(StoreError, match=r"results\.jsonl, line 2: This is not the result"):
        Store(folder, MATCH)
    assert path.read_text() == text


def test_forfeits_and_games_broken_off_are_the_same_again(tmp_path: Path) -> None:
    games = (
        GameResult(1, (2,), (3, 4), FORFEITED, 1, "It was silent."),
        GameResult(2, (), (-1, 0), BROKEN_OFF),
    )
    with Store(tmp_path, MATCH) as store:
        store.keep(PairResult(1, games, "x\n"))
    with Store(tmp_path, MATCH) as store:
        assert store.results == {1: PairResult(1, games)}


def test_a_pair_that_counts_has_its_records(tmp_path: Path) -> None:
    fill(tmp_path, 1, 2)
    missing = tmp_path / "games" / "pair-000001.tilewright"
    missing.unlink()
    with pytest.raises(StoreError) as caught:
        Store(tmp_path, MATCH)
    assert str(caught.value) == f"{missing} is missing: the games of a pair that counts."


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_an_error_of_the_disk_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with Store(tmp_path, MATCH) as store:
        monkeypatch.setattr(os, call, fail)
        with pytest.raises(OSError, match="No space left") as caught:
            store.keep(result(1))
        monkeypatch.undo()
        assert caught.value.filename == str(store.records_file(1))


def test_a_pair_that_is_told_twice_is_refused(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    path = tmp_path / "results.jsonl"
    path.write_text(path.read_text() * 2)
    with pytest.raises(
        StoreError, match="line 2: This is not the result of a pair, or the pair was"
    ):
        Store(tmp_path, MATCH)


def test_another_match_is_refused_by_what_differs(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    for other, told in (
        (replace(MATCH, seed=7), "holds another match: its seed is 0, not 7."),
        (replace(MATCH, second="greedy"), 'its second player is "random", not "greedy".'),
        (replace(MATCH, limit="2k"), 'its limit is "", not "2k".'),
        (
            match_of("greedy", "random", wall="gray"),
            'holds another match: its option --wall is "coloured", not "gray".',
        ),
        (replace(MATCH, code="123"), "was begun with other code"),
    ):
        with pytest.raises(StoreError) as caught:
            Store(tmp_path, other)
        assert told in str(caught.value)
    assert kept(tmp_path) == [1]


def test_a_folder_that_does_not_tell_its_match_is_refused(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    match = tmp_path / "match.json"
    for text in ("", "[]", "{", "[" * 100_000):
        match.write_text(text)
        with pytest.raises(StoreError, match="does not tell what is played"):
            Store(tmp_path, MATCH)
    match.unlink()
    with pytest.raises(StoreError, match="holds results, but no match"):
        Store(tmp_path, MATCH)


def test_a_folder_is_open_for_one_at_a_time(tmp_path: Path) -> None:
    with Store(tmp_path, MATCH), pytest.raises(StoreError) as caught:
        Store(tmp_path, MATCH)
    assert str(caught.value) == f"Another process plays the match of {tmp_path}."
    assert kept(tmp_path) == []


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    given_out: list[Task] = []

    def play(tasks: Iterable[Task]) -> Generator[Done, None, None]:
        given_out.extend(tasks)
        for match, number in reversed(given_out):
            yield match, result(number)

    fill(tmp_path / "one", 2, 9)
    other = replace(MATCH, seed=1)
    done: list[Done] = []
    with Store(tmp_path / "one", MATCH) as one, Store(tmp_path / "two", other) as two:
        done += play_missing([one, two], 3, play)
        assert list(play_missing([one, two], 3, play)) == []
        assert sorted(one.results) == [1, 2, 3, 9]
        assert sorted(two.results) == [1, 2, 3]
    assert given_out == [(MATCH, 1), (MATCH, 3), (other, 1), (other, 2), (other, 3)]
    assert [(match, found.number) for match, found in done] == given_out[::-1]


def test_how_a_pair_failed_is_written_down(tmp_path: Path) -> None:
    def play(tasks: Iterable[Task]) -> Generator[Done, None, None]:
        yield MATCH, result(1)
        raise PairFailed(MATCH, 2, "KeyError: 5", "the trace")

    with Store(tmp_path, MATCH) as store:
        with pytest.raises(PairFailed):
            list(play_missing([store], 2, play))
        assert list(store.results) == [1]
    told = (tmp_path / "failed-pair-000002.txt").read_text()
    assert told.startswith("Pair 2 of greedy against random with seed 0 could not be played")
    assert told.endswith("the trace")
