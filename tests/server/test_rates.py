"""Limits: what a limiter allows, what it remembers, and under what an address is counted."""

import asyncio

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from hypothesis import given
from hypothesis import strategies as st

from tilewright.server.limits.rates import Limiter, Limits, address_key
from tilewright.server.settings import Settings

RATES = st.floats(0.01, 1_000)
BURSTS = st.integers(1, 50)
PAUSES = st.lists(st.floats(0, 100) | st.just(0.0), min_size=1, max_size=200)
STARTS = st.floats(0, 1e7)


def times(start: float, pauses: list[float]) -> list[float]:
    now = start
    found = []
    for pause in pauses:
        now += pause
        found.append(now)
    return found


@given(RATES, BURSTS, STARTS, PAUSES)
def test_in_any_window_there_are_at_most_the_burst_and_the_rate(
    rate: float, burst: int, start: float, pauses: list[float]
) -> None:
    limiter = Limiter(rate, burst)
    allowed = [now for now in times(start, pauses) if limiter.wait("a", now) == 0]
    for first, begin in enumerate(allowed):
        for last, end in enumerate(allowed[first:], first):
            assert last - first + 1 <= burst + rate * (end - begin + 1e-5)


@given(RATES, BURSTS, STARTS, PAUSES)
def test_who_waits_as_told_is_allowed_and_not_before(
    rate: float, burst: int, start: float, pauses: list[float]
) -> None:
    limiter = Limiter(rate, burst)
    for now in times(start, pauses):
        wait = limiter.wait("a", now)
        if wait:
            assert limiter.wait("a", now + wait * 0.9 - 2e-6) > 0
            assert limiter.wait("a", now + wait) == 0
            return


@given(RATES, BURSTS, STARTS)
def test_a_burst_is_allowed_at_once_and_again_after_a_rest(
    rate: float, burst: int, start: float
) -> None:
    limiter = Limiter(rate, burst)
    for now in (start, start + burst / rate + 1e-6):
        assert [limiter.wait("a", now) for _ in range(burst)] == [0.0] * burst
        assert limiter.wait("a", now) == pytest.approx(1 / rate, abs=1e-5)


def test_keys_do_not_share_what_they_may() -> None:
    limiter = Limiter(1, 1)
    assert limiter.wait("a", 0) == 0
    assert limiter.wait("b", 0) == 0
    assert limiter.wait("a", 0) == 1


def test_a_refused_request_is_not_counted() -> None:
    limiter = Limiter(1, 1)
    assert limiter.wait("a", 0) == 0
    assert [limiter.wait("a", 0.5) for _ in range(100)] == [0.5] * 100
    assert limiter.wait("a", 1) == 0


def test_keys_that_may_do_everything_again_are_forgotten() -> None:
    limiter = Limiter(10, 10)
    for key in range(1_000):
        limiter.wait(str(key), 0)
    assert len(limiter) == 1_000
    for step in range(600):
        limiter.wait("a", 10 + step)
    assert len(limiter) == 1


def test_when_there_are_too_many_keys_the_one_counted_longest_ago_is_forgotten() -> None:
    limiter = Limiter(0.001, 1, most_keys=3)
    for key in "abcd":
        assert limiter.wait(key, 0) == 0
    assert len(limiter) == 3
    assert [limiter.wait(key, 0) > 0 for key in "dcb"] == [True] * 3
    assert limiter.wait("a", 0) == 0


@given(st.lists(st.tuples(st.text(max_size=2), st.floats(0, 5)), max_size=300))
def test_memory_is_bounded(requests: list[tuple[str, float]]) -> None:
    limiter = Limiter(1, 3, most_keys=5)
    now = 0.0
    for key, pause in requests:
        now += pause
        limiter.wait(key, now)
        assert len(limiter) <= 5


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 1_000, "x" * 64),
    ],
)
def test_an_address_is_counted_by_its_network(text: str, key: str) -> None:
    assert address_key(text) == key


def test_the_limits_of_a_server_are_those_of_its_settings() -> None:
    limits = Limits(Settings(tables_rate=3_600, tables_burst=2, token_burst=1))
    assert [limits.tables.wait("a", 0) for _ in range(3)] == [0, 0, 1]
    assert limits.tokens.wait("a", 0) == 0
    assert limits.tokens.wait("a", 0) > 0
    assert limits.addresses.wait("a", 0) == 0


def test_what_is_dear_is_allowed_once_and_paid_for_by_waiting() -> None:
    limiter = Limiter(10, 20)
    assert limiter.charge("a", 100, 0) == 0  # more than there is
    assert limiter.charge("a", 0.1, 1) == pytest.approx(7)
    assert limiter.wait("a", 1) == pytest.approx(7.1)
    assert limiter.charge("b", 100, 1) == 0
    assert limiter.charge("a", 1, 8) == 0
    assert limiter.wait("a", 8) > 0


def test_what_costs_nothing_is_not_remembered() -> None:
    limiter = Limiter(10, 20)
    assert limiter.charge("a", 0, 1) == 0
    assert len(limiter) == 0


def test_costs_are_charged_to_the_address_and_the_token() -> None:
    async def run() -> None:
        limits = Limits(Settings(address_rate=1, address_burst=10, token_burst=5))
        assert await limits.charge("a", "t", 8, 0) == 0
        assert await limits.charge("b", "t", 1, 0) > 0  # the token has taken too much
        assert await limits.charge("a", None, 3, 0) == 0
        assert await limits.charge("a", None, 1, 0) > 0
        assert await limits.charge("c", None, 1, 0) == 0

    asyncio.run(run())


def test_what_is_asked_without_counting_is_what_is_told_when_it_counts() -> None:
    limiter = Limiter(1, 2)
    assert limiter.early("a", 0, 3) == 1
    assert [limiter.early("a", 0, 1) for _ in range(5)] == [0] * 5
    limiter.count("a", 0, 4)
    assert limiter.early("a", 0, 0) == limiter.charge("a", 1, 0) == 2
