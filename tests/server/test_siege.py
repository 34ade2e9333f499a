"""A small sample of the siege: whatever one address does, the others' moves arrive."""

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("psutil", reason="reads the memory of the server")

from tests.load.attackers import ATTACKS
from tests.load.siege import besieged


def test_one_address_cannot_take_the_server_from_the_others() -> None:
    outcome = besieged(list(ATTACKS), 4, lambda _: None)
    assert outcome.misses() == []
    assert outcome.besieged.latencies
    tallies = outcome.tallies
    assert tallies["idle"]["let go"] > 0
    assert tallies["churn"]["connected"] > tallies["churn"]["not connected"]
    assert tallies["pipeline"]["429"] + tallies["pipeline"]["closed"] > 0
    assert tallies["dear"]["429"] + tallies["dear"]["closed"] > 0
