"""`postgres_url` and `redis_url`: real servers, started when a test first asks for them."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

from tests.server.services import ServiceFailed, postgres, redis

collect_ignore = ["appender.py", "founding.py"]  # no tests, and they need the extra server


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The address of a PostgreSQL server for all tests of this process."""
    yield from _running(postgres)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The address of a Redis server for all tests of this process."""
    yield from _running(redis)


def _running(service: Callable[[], AbstractContextManager[str]]) -> Iterator[str]:
    try:
        with service() as url:
            yield url
    except ServiceFailed as error:  # never skipped: without it nothing would be tested
        pytest.fail(str(error))
