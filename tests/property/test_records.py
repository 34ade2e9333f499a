"""Records of random games, with random remarks: written and read back; and damaged at random."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables import TABLES
from tilewright.catalog import read_record, read_records
from tilewright.core.errors import RecordError
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions, play_out, replay
from tilewright.core.record import MARKS, RESERVED, Move, Record, write_record
from tilewright.core.rules import CHANCE

SEEDS = range(5)
WORDS = ("good", "{", "}", "\\", '"', "(2B4)", "[Game]", "1.", "*", "  ", "\n", "\r", "\t", "é青")

games = st.sampled_from(list(TABLES.values()))
texts = st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join)
names = st.from_regex(r"\A[A-Za-z][A-Za-z0-9_]*\Z").filter(lambda name: name not in RESERVED)


def annotate(record: Record, rng: Random, comments: list[str]) -> None:
    """Strew marks, comments and variations over a record."""
    record.comment = rng.choice(comments)
    states = record.states()
    for state, move in zip(states, record.moves, strict=False):
        if rng.random() < 0.3:
            remark(record.game, state, move, rng, comments, 3)


def remark(
    game: AnyGame, state: object, move: Move, rng: Random, comments: list[str], depth: int
) -> None:
    move.mark = rng.choice(MARKS)
    move.comment = rng.choice(comments)
    for _ in range(rng.randrange(3) if depth else 0):
        line: list[Move] = []
        here = state
        for _ in range(rng.randrange(1, 4)):
            actor = game.actor(here)
            if actor is None:
                break
            actions = [game.sample(here, rng)] if actor is CHANCE else legal_actions(game, here)
            line.append(Move(rng.choice(actions)))
            remark(game, here, line[-1], rng, comments, depth - 1)
            here = game.apply(here, line[-1].action)
        move.variations.append(line)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_written_and_read_back_is_the_same(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    record = play_out(game, rng)
    del record.moves[rng.randrange(1, 2 * len(record.moves)) :]  # half of them are in progress
    record.broken_off = record.broken_off and record.outcome() is None
    annotate(record, rng, ["", "well done", "a longer one " * 12, "a\nb\r{c}\\", "  x  "])
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert replay(game, read_record(text).actions()) == record.final()


@given(game=games, seed=st.integers(0, 999), comments=st.lists(texts, min_size=1), tags=st.data())
@settings(max_examples=40)
def test_any_comment_and_any_tag_reads_back(
    game: AnyGame, seed: int, comments: list[str], tags: st.DataObject
) -> None:
    rng = Random(seed)
    record = play_out(game, rng, rounds=1)
    record.tags = tags.draw(st.dictionaries(names, texts, max_size=4))
    annotate(record, rng, comments)
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert read_record("\ufeff" + text.replace("\n", "  \r\n")) == record


@given(st.text() | st.lists(st.sampled_from([*WORDS, '[Game "azul"]', "2B4", "S1"])).map(" ".join))
@settings(max_examples=200)
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_records(text)
    assert 1 <= caught.value.line <= text.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
    assert str(caught.value)


@given(game=games, seed=st.integers(0, 999), choose=st.data())
@settings(max_examples=100)
def test_a_record_damaged_anywhere_is_read_or_refused(
    game: AnyGame, seed: int, choose: st.DataObject
) -> None:
    rng = Random(seed)
    record = play_out(game, rng, rounds=1)
    annotate(record, rng, ["", "good"])
    text = write_record(record)
    for _ in range(choose.draw(st.integers(1, 3))):
        start = choose.draw(st.integers(0, len(text)))
        end = choose.draw(st.integers(start, min(len(text), start + 9)))
        text = text[:start] + choose.draw(st.text(max_size=3) | st.sampled_from(WORDS)) + text[end:]
    try:
        found = read_records(text)
    except RecordError as error:
        assert 1 <= error.line <= text.count("\n") + text.count("\r") + 1
        assert str(error.problem)
    else:
        for each in found:
            assert read_record(write_record(each)) == each


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_cut_off_anywhere_is_refused(seed: int) -> None:
    rng = Random(seed)
    game = rng.choice(list(TABLES.values()))
    text = write_record(play_out(game, rng)).rstrip()
    result = text.rsplit("\n", 1)[1]
    whole = len(text) - len(result)
    for end in [*rng.sample(range(whole), 30), whole]:
        with pytest.raises(RecordError):
            read_records(text[:end])
