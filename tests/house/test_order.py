"""The order of the tests: every process of xdist begins with some of those in a browser."""

from types import SimpleNamespace
from typing import Any

import pytest
from conftest import TESTS, WEB, dealt

BROWSER = WEB[0] / "test_games.py"
OTHER = TESTS / "core" / "test_bag.py"


@pytest.mark.parametrize("processes", [1, 2, 3, 8])
@pytest.mark.parametrize(
    ("in_browser", "others"), [(0, 0), (0, 5), (5, 0), (2, 9), (7, 30), (9, 4)]
)
def test_tests_in_a_browser_come_first_in_every_process(
    in_browser: int, others: int, processes: int
) -> None:
    items: Any = [SimpleNamespace(path=OTHER) for _ in range(others)]
    items += [SimpleNamespace(path=BROWSER) for _ in range(in_browser)]
    order: list[Any] = dealt(items, processes)
    assert sorted(map(id, order)) == sorted(map(id, items))
    shares = []
    for left in range(processes, 0, -1):  # as xdist hands them out
        handed = [item.path is BROWSER for item in order[: len(order) // left]]
        del order[: len(handed)]
        assert handed == sorted(handed, reverse=True)
        shares.append(sum(handed))
    assert max(shares) - min(shares) <= 1
