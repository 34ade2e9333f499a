"""Records from files: the same games as the reader of whole texts finds, and the same mistakes."""

from pathlib import Path
from random import Random

import pytest

from tests.plays.test_play import random_play
from tests.property.test_records import annotate
from tilewright.azul.game import Azul
from tilewright.catalog import read_records
from tilewright.core.errors import RecordError
from tilewright.core.game import AnyGame
from tilewright.core.record import Forfeit, Record, write_record
from tilewright.duel.game import Duel
from tilewright.native import is_available
from tilewright.native.choosing import rules_for
from tilewright.plays import reading
from tilewright.plays.play import Play
from tilewright.plays.reading import stream_records
from tilewright.plays.replay import CHANCE_ID, Replay
from tilewright.plays.tree import Tree

MARKS = (*'{}()[]"\\!?*.-/ \n\r\t0123456789BYRKTWSDPCF', "1-2", "4.", "\u00a0", "é", "{}", "\\n")

SOME: list[AnyGame] = [Azul(first=0), Azul(3, "gray"), Azul(4), Duel(), Duel(scoring="random-4")]
SOME_TABLES = pytest.mark.parametrize("made", SOME, ids=repr)


def text_of(game: AnyGame, seed: int, most: int = 10_000, remarks: bool = False) -> str:
    """The record of a random game, perhaps with remarks."""
    record = random_play(game, seed, most).record(Player1="Ana", Event='"x"' if remarks else "")
    if remarks:
        fast = Record(rules_for(game), record.tags, "", record.moves)
        annotate(fast, Random(seed), ["", "good", '[Game "azul"]', "{ \\ }"])
        record.comment = fast.comment
    return write_record(record)


def streamed(text: str) -> tuple[list[Replay], list[RecordError]]:
    """The games of a text, and its mistakes."""
    mistakes: list[RecordError] = []
    return [*stream_records(text.splitlines(keepends=True), mistakes.append)], mistakes


@pytest.mark.parametrize("remarks", [False, True])
@SOME_TABLES
def test_a_stream_finds_the_games_that_the_reader_of_texts_finds(
    made: AnyGame, remarks: bool
) -> None:
    texts = [text_of(made, seed, 40, remarks) for seed in range(2)]
    found, mistakes = streamed("\n".join(texts))
    assert mistakes == []
    assert [each.record() for each in found] == read_records("\n".join(texts))
    for replay, text in zip(found, texts, strict=True):
        record = replay.record()
        assert write_record(record) == text
        assert replay.texts == [str(action) for action in record.actions()]
        assert [str(state) for state in replay.states()] == [str(s) for s in record.states()]
        assert (replay.result, replay.winners) == (record.result(), record.winners())
        assert replay.decisions == record.decisions() == len(replay) - replay.ids.count(CHANCE_ID)
        ordered = replay.tree().record()  # variations side by side
        assert Tree.from_record(ordered).record() == ordered
        assert remarks or ordered == record


@pytest.mark.skipif(not is_available(), reason="needs the fast core")
@SOME_TABLES
def test_the_core_replays_whole_games_with_their_variations(made: AnyGame) -> None:
    found, _ = streamed(text_of(made, 4) + "\n" + text_of(made, 1, 40).replace("1. ", "1. {x} ", 1))
    assert [replay.core is not None for replay in found] == [True, True]
    assert found[0].outcome == found[0].record().outcome()


def text_from_a_position(game: AnyGame, seed: int) -> str:
    """The record of a part of a random game."""
    play = Play.from_position(game, random_play(game, seed, 40).text, seed)
    while len(play) < 20 and not play.is_over:
        if not play.push_chance():
            play.push(play.rng.choice(play.legal_ids))
    return write_record(play.record(Player1="Ana"))


@pytest.mark.skipif(not is_available(), reason="needs the fast core")
@SOME_TABLES
def test_the_core_replays_a_game_that_begins_with_a_position(made: AnyGame) -> None:
    text = text_from_a_position(made, 2)
    (found,), _ = streamed(text)
    (record,) = read_records(text)
    assert found.core is not None
    assert record.opening is not None
    assert found.record() == record
    assert [str(state) for state in found.states()] == [str(state) for state in record.states()]


@pytest.mark.parametrize("wrong", ["nonsense", "1 offer", "BBBBB"])
def test_a_position_that_is_none_is_refused_as_the_reader_of_texts_does(wrong: str) -> None:
    text = text_from_a_position(Azul(first=0), 2)
    begin, end = text.index('[Position "') + len('[Position "'), text.index("/")
    damaged = text[:begin] + wrong + text[end:]
    found, mistakes = streamed(damaged)
    with pytest.raises(RecordError) as refused:
        read_records(damaged)
    assert (found, [str(each) for each in mistakes]) == ([], [str(refused.value)])


@pytest.mark.parametrize("made", [Azul(first=0), Azul(3, "gray"), Duel(first=1)], ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_record_is_refused_where_and_why_the_reader_of_texts_does(
    made: AnyGame, seed: int
) -> None:
    rng = Random(seed)
    text = text_of(made, seed, 25, remarks=True)
    for _ in range(30):
        at, end = rng.randrange(len(text)), rng.choice((0, 1, 1, 3))
        damaged = text[:at] + rng.choice(MARKS) * rng.randrange(2) + text[at + end :]
        try:
            due = read_records(damaged)
        except RecordError as error:
            found, mistakes = streamed(damaged)
            if damaged.count('[Game "') == 1:
                assert (found, str(mistakes[0])) == ([], str(error)), damaged
        else:
            found, mistakes = streamed(damaged)
            assert ([each.record() for each in found], mistakes) == (due, []), damaged


def test_one_bad_record_stops_no_other(tmp_path: Path) -> None:
    good = text_of(Azul(), 1, 10)
    bad = (
        good.replace("/", "x"),
        good.replace("1. ", "1. {never closed ", 1),
        good.replace('[Rules "1"]', '[Rules "9"]'),
        good.replace('"azul"', '"chess"'),
        good.removesuffix("*\n"),
        "stray\n",
    )
    text = "".join([f"{good}\n{each}\n" for each in bad]) + good
    found, mistakes = streamed(text)
    assert len(found) == len(bad) + 1
    assert len(mistakes) == len(bad)
    for replay in found:
        assert text.splitlines()[replay.line - 1].startswith("[Game")
    file = tmp_path / "games.tilewright"
    file.write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    mistakes_of_file: list[RecordError] = []
    assert len([*stream_records(file, mistakes_of_file.append)]) == len(found)
    assert [str(each) for each in mistakes_of_file] == [str(each) for each in mistakes]


def test_without_a_report_a_mistake_is_raised_after_the_games_before_it() -> None:
    good = text_of(Azul(), 1, 10)
    games = stream_records(f"{good}\n{good.replace('/', 'x')}".splitlines(keepends=True))
    assert next(games).result == "*"
    with pytest.raises(RecordError, match="line 1[0-9]: D"):
        next(games)


def test_a_comment_may_hold_what_begins_a_record() -> None:
    record = random_play(Azul(first=0), 1, 4).record()
    record.comment = 'See\n[Game "azul"]\n[Game "duel"] too.'
    spread = write_record(record).replace("\\n", "\n")
    (found,), mistakes = streamed(f"{spread}\n")
    assert mistakes == []
    assert found.record().comment == 'See [Game "azul"] [Game "duel"] too.'


def test_what_is_no_text_is_told_with_its_line(tmp_path: Path) -> None:
    good = text_of(Azul(), 1, 5)
    file = tmp_path / "games.tilewright"
    file.write_bytes(good.replace("Ana", "Ana\udcff").encode(errors="surrogateescape"))
    with pytest.raises(RecordError, match="line 4: This is not UTF-8 text."):
        [*stream_records(str(file))]


def test_an_empty_file_holds_no_games(tmp_path: Path) -> None:
    file = tmp_path / "none.tilewright"
    file.write_text("\n\n")
    assert [*stream_records(file)] == []


def test_a_forfeited_and_a_broken_off_game_are_read() -> None:
    play = random_play(Duel(), 2, 50)
    forfeited, broken = play.record(), play.record()
    forfeited.forfeit, broken.broken_off = Forfeit(0, "It crashed."), True
    found, mistakes = streamed(write_record(forfeited) + "\n" + write_record(broken))
    assert mistakes == []
    assert [replay.winners for replay in found] == [(1,), ()]
    assert [replay.record() for replay in found] == [forfeited, broken]
    assert [replay.forfeit for replay in found] == [forfeited.forfeit, None]


def test_without_the_core_the_same_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(Azul(), 1, 30, remarks=True)
    (due,), _ = streamed(text)
    monkeypatch.setattr(reading, "_table", lambda *tags: None)
    (found,), _ = streamed(text)
    assert found.core is None
    assert (found.ids, found.texts, found.decisions) == (due.ids, due.texts, due.decisions)
    assert str(found.final) == str(due.final)
    assert str(found.state(3)) == str(due.state(3))
    with pytest.raises(IndexError):
        found.state(31)
