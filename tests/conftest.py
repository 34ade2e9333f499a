"""`game`: every game with every option. Random tests name their seed in their id.

`own_logging`: for a test in whose process the logs are configured.
"""

import logging
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.tables import TABLES
from tilewright.core.game import AnyGame

settings.register_profile("house", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("house")

UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


@pytest.fixture(params=list(TABLES.values()), ids=list(TABLES), scope="module")
def game(request: pytest.FixtureRequest) -> AnyGame:
    """The rules of one game with the options of one table."""
    found: AnyGame = request.param
    return found


@pytest.fixture
def own_logging() -> Iterator[None]:
    """Logging may be set up in the test, and is afterwards as it was."""
    loggers = [logging.getLogger(name) for name in ("", "tilewright", *UVICORN)]
    before = [(each, each.handlers[:], each.level, each.propagate) for each in loggers]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)
