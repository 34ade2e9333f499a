"""Limits: what they are as values and as text, and what is none."""

import pytest

from tilewright.core.bot import MOST_NODES, MOST_SECONDS, Limit
from tilewright.core.errors import InvalidOption


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("0", Limit(nodes=0)),
        ("500", Limit(nodes=500)),
        ("2k", Limit(nodes=2_000)),
        ("1.5M", Limit(nodes=1_500_000)),
        (str(MOST_NODES), Limit(nodes=MOST_NODES)),
        ("0.1s", Limit(seconds=0.1)),
        ("100ms", Limit(seconds=0.1)),
        (f"{MOST_SECONDS}s", Limit(seconds=MOST_SECONDS)),
    ],
)
def test_a_limit_is_read(text: str, limit: Limit) -> None:
    assert Limit.of_text(text) == limit


@pytest.mark.parametrize("text", ["", "-5", "k", "1h", "1e3", "nan", "inf s", "1 s", "٣"])
def test_what_is_no_limit_is_quoted(text: str) -> None:
    with pytest.raises(InvalidOption, match=f"A limit is a number .*, not “{text}”"):
        Limit.of_text(text)


@pytest.mark.parametrize("text", [str(MOST_NODES + 1), "9" * 40 + "m", "999999999s", "1000001s"])
def test_what_is_too_large_is_refused_as_such(text: str) -> None:
    with pytest.raises(InvalidOption, match=f"“{text}” is too large: a limit is at most "):
        Limit.of_text(text)


@pytest.mark.parametrize("nodes", [-5, 2**63, 2**70])
def test_a_limit_of_impossible_positions_is_refused(nodes: int) -> None:
    with pytest.raises(ValueError, match=f"positions, not {nodes}"):
        Limit(nodes=nodes)


@pytest.mark.parametrize("seconds", [-0.1, float("nan"), float("inf"), 1e9])
def test_a_limit_of_impossible_seconds_is_refused(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds, not "):
        Limit(seconds=seconds)
