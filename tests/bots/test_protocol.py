"""The words of the engine protocol: what is written reads back, and nothing else reads."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import walk
from tilewright.bots import protocol
from tilewright.bots.protocol import Answer, Position
from tilewright.catalog import make_game
from tilewright.core.bot import MOST_NODES, MOST_SECONDS, Limit
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat

READERS: list[Callable[[str], Any]] = [
    protocol.versions_of,
    protocol.option_name,
    protocol.setting_of,
    protocol.table_of,
    protocol.position_of,
    protocol.limit_of,
    protocol.answer_of,
]


def rest(line: object) -> str:
    """What follows a line's word."""
    return protocol.split_line(str(line))[1]


def test_versions() -> None:
    assert protocol.versions_of(str(protocol.OURS)) == protocol.OURS
    assert str(protocol.OURS) == "1 rules 1"
    for text in ("", "1", "1 rules", "one rules 1", "1 rules 1 1", f"{'9' * 99} rules 1"):
        assert protocol.versions_of(text) is None


def test_options() -> None:
    assert protocol.option_name(rest(protocol.seed_option(7))) == "seed"
    assert protocol.option_name("name two words type check default true") == "two words"
    assert protocol.option_name("name seed") is None
    assert protocol.option_name("name seed type colour") is None
    assert protocol.setting_of(rest(protocol.setoption("seed", 7))) == ("seed", "7")
    assert protocol.setting_of("name two words value and more") == ("two words", "and more")
    assert protocol.setting_of("name seed") is None


def test_the_table_reads_back(game: AnyGame) -> None:
    table = protocol.table_of(rest(protocol.newgame(game)))
    assert table is not None
    assert make_game(*table) == game


@pytest.mark.parametrize("text", ["", "azul seats", "azul seats=", "azul seats=2 seats=2"])
def test_what_is_no_table(text: str) -> None:
    assert protocol.table_of(text) is None


@pytest.mark.parametrize("seed", [5, 6])
def test_a_position_reads_back(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed)[::4]:
        for seat in range(game.seats):
            position = Position(Seat(seat), str(game.observe(step.state, Seat(seat))))
            assert len(str(position)) < protocol.LONGEST_LINE
            assert protocol.position_of(rest(position)) == position


def test_a_position_may_have_moves() -> None:
    position = Position(Seat(1), "start", ("S1", "DBBBB/YYYY"))
    assert str(position) == "position seat 2 start moves S1 DBBBB/YYYY"
    assert protocol.position_of(rest(position)) == position
    for text in ("", "seat", "seat 1", "seat 0 start", "seat one start", "1 offer"):
        assert protocol.position_of(text) is None


@given(
    nodes=st.none() | st.integers(0, MOST_NODES),
    seconds=st.none() | st.integers(0, MOST_SECONDS * 1000).map(lambda number: number / 1000),
)
def test_a_limit_reads_back(nodes: int | None, seconds: float | None) -> None:
    limit = Limit(nodes, seconds)
    assert protocol.limit_of(rest(protocol.go(limit))) == limit


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("deep", Limit()),
        ("depth 3", Limit()),
        ("infinite nodes 5 depth 3", Limit(nodes=5)),
        ("seconds 1 nodes 2", Limit(2, 1.0)),
    ],
)
def test_words_of_a_limit_that_are_unknown_are_passed_over(text: str, limit: Limit) -> None:
    assert protocol.limit_of(text) == limit


@pytest.mark.parametrize(
    "text",
    [
        "nodes",
        "nodes -1",
        "nodes seconds 1",
        "nodes 1 nodes 2",
        f"nodes {MOST_NODES + 1}",
        "seconds 1e3",
        f"seconds {MOST_SECONDS + 1}",
        "nodes 2seconds 1",
        "depth 3 nodes deep",
    ],
)
def test_what_is_no_limit(text: str) -> None:
    assert protocol.limit_of(text) is None


@given(
    value=st.floats(-1e9, 1e9).map(lambda number: round(number, 6)),
    nodes=st.integers(0, 10**18 - 1),
)
def test_an_answer_reads_back(value: float, nodes: int) -> None:
    answer = Answer("2B4", value, nodes)
    assert protocol.answer_of(rest(answer)) == answer


def test_an_answer_may_be_a_move_alone() -> None:
    assert protocol.answer_of("2B4") == Answer("2B4", 0.0, 0)
    assert protocol.answer_of("2B4 value 3") == Answer("2B4", 3.0, 0)
    assert protocol.answer_of("2B4 nodes 3") == Answer("2B4", 0.0, 3)
    for text in ("", "2B4 value", "2B4 value inf", "2B4 value x", "2B4 CT3", "2B4 nodes 1.5"):
        assert protocol.answer_of(text) is None


@pytest.mark.parametrize("reader", READERS)
@given(
    st.text(max_size=40)
    | st.lists(st.sampled_from(["name", "value", "type", "seat", "1", "=", "a=b"]))
)
def test_any_text_is_read_or_not(reader: Callable[[str], Any], text: str | list[str]) -> None:
    reader(rest("word " + (text if isinstance(text, str) else " ".join(text))))


def test_blanks_do_not_matter() -> None:
    assert protocol.split_line("  go \t nodes  5 \r") == ("go", "nodes 5")
    assert protocol.split_line("") == ("", "")


def test_a_quotation_is_short_and_steers_no_terminal() -> None:
    assert protocol.quoted("a\x1b[2J\nb") == "a�[2J b"
    assert len(protocol.quoted("x" * 10**6)) == protocol.LONGEST_QUOTE
