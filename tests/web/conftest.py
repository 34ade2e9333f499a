"""`house`: a real server with the built page; `windows`: opens browser windows on it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.houses import House
from tests.web.browsers import NoBrowser, Windows, running, serving
from tilewright.server.http.page import INDEX
from tilewright.server.settings import Settings


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The folder of the built page: never skipped, for without it nothing would be tested."""
    folder = Settings.of_environment(os.environ).page
    if not (folder / INDEX).is_file():
        pytest.fail("the page is not built: run `make web`")
    return folder


@pytest.fixture(scope="session")
def house(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of this process."""
    with serving(tmp_path_factory.mktemp("house"), built_page) as house:
        yield house


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same luck, so that a game that fails fails again."""
    monkeypatch.setattr("tilewright.tables.creation.new_seed", lambda: "1")


# Not for all the process: while it runs, no other test could have an event loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for all tests of a module."""
    try:
        with running() as browser:
            yield browser
    except NoBrowser as error:
        pytest.fail(str(error))


@pytest.fixture
def windows(browser: Browser, house: House) -> Iterator[Windows]:
    """Opens windows; at the end, none may have had an error, a warning or a request that failed."""
    with clean(Windows(browser, house.url)) as opened:
        yield opened


@pytest.fixture
def named_windows(browser: Browser, house: House) -> Iterator[Windows]:
    """The same on a server that has a name: passkeys belong to names, not to addresses."""
    with clean(Windows(browser, house.url.replace("127.0.0.1", "localhost"))) as opened:
        yield opened


@contextmanager
def clean(opened: Windows) -> Iterator[Windows]:
    """Windows that are closed at the end, and then had no problem."""
    yield opened
    opened.close()
    assert opened.problems == []
