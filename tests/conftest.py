"""`game`: every game with every option. Random tests name their seed in their id."""

import pytest
from hypothesis import settings

from tests.tables import TABLES
from tilewright.core.game import AnyGame

settings.register_profile("house", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("house")


@pytest.fixture(params=list(TABLES.values()), ids=list(TABLES), scope="module")
def game(request: pytest.FixtureRequest) -> AnyGame:
    """The rules of one game with the options of one table."""
    found: AnyGame = request.param
    return found
