"""A small sample of the run under load: every move arrives at the other seat."""

import asyncio
from collections import Counter
from collections.abc import Iterator

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("psutil", reason="reads the memory of the server")

from tests.load.figures import LATENCY_BAR, MEMORY_BAR, Figures
from tests.load.load import Load, Plan
from tests.load.server import Server, ServerFailed, Usage, running

GOOD = Figures(planned=2, sent=2, latencies=[0.001, 0.002], memory=1, with_bots=2)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server in a process of its own."""
    with running({"BOT_WORKERS": "1"}) as server:
        yield server


def played(server: Server, plan: Plan) -> Figures:
    async def play() -> Figures:
        return await Load(server, plan).run(lambda _: None)

    return asyncio.run(play())


def test_every_move_of_twenty_tables_arrives_at_the_other_seat(server: Server) -> None:
    figures = played(server, Plan(tables=20, seconds=1, every=0.1))
    assert figures.troubles == Counter()
    assert (figures.sent, len(figures.latencies), figures.lost) == (200, 200, 0)
    assert all([latency > 0 for latency in figures.latencies])
    assert figures.with_bots > figures.memory > 0
    assert figures.seconds > 0


def test_a_game_that_ends_is_followed_by_another(server: Server) -> None:
    figures = played(server, Plan(tables=1, seconds=3, every=0.01))
    assert (len(figures.latencies), figures.troubles) == (300, Counter())
    assert figures.games > 0


def test_a_server_that_does_not_start_says_why() -> None:
    with pytest.raises(ServerFailed, match="TILEWRIGHT_SEND_QUEUE"), running({"SEND_QUEUE": "0"}):
        pass


def test_good_figures_miss_nothing() -> None:
    assert GOOD.misses() == []


@pytest.mark.parametrize(
    ("figures", "miss"),
    [
        (Figures(2, sent=2, latencies=[0.01]), "1 of 2 moves sent were lost"),
        (Figures(2, sent=1, latencies=[0.01]), "1 of 2 moves were made"),
        (Figures(1, sent=1, latencies=[LATENCY_BAR]), "the 99th percentile is not under 100 ms"),
        (Figures(0, with_bots=MEMORY_BAR), "the memory is not under 500 MB"),
        (Figures(0, 3000, with_bots=3 * MEMORY_BAR), "the memory is not under 1500 MB"),
        (Figures(0, troubles=Counter(["refused: no"])), "1 times: refused: no"),
    ],
)
def test_what_is_not_good_enough_is_said(figures: Figures, miss: str) -> None:
    assert miss in figures.misses()


def test_a_percentile_is_a_latency_that_so_many_moves_do_not_exceed() -> None:
    figures = Figures(planned=100, latencies=[number / 1000 for number in range(100, 0, -1)])
    assert [figures.percentile(percent) for percent in (50, 99, 100)] == [0.05, 0.099, 0.1]
    assert Figures(planned=0).percentile(99) == 0


def test_the_worst_memory_is_remembered() -> None:
    figures = Figures(planned=0)
    for usage in (Usage(5, 9, 0), Usage(7, 8, 0)):
        figures.see(usage)
    assert (figures.memory, figures.with_bots) == (7, 9)
