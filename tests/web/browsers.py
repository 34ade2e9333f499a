"""The browser of the tests: this system's Chromium, and windows that overlook nothing."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    sync_playwright,
)

from tests.server.houses import House, embedded
from tilewright.server.settings import Settings

NAMES = (
    "chromium-headless-shell",  # the same without the windows that nobody sees
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
)
# Everything is looked at, not a sample: `make test-all`.
IS_ALL = bool(os.environ.get("TILEWRIGHT_ALL"))
QUIET = (
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 30_000  # ms for something to appear, on a machine that has much else to do
HEIGHTS = {360: 740, 768: 1024, 1440: 900}  # of windows, by their width
PHONE = 600  # px; what is narrower is touched

# What a person likes where a test says nothing of it: nothing moves, and all is asked.
CALM = {"theme": "light", "language": "en", "speed": 0, "confirming": "on", "name": "Anna"}
SET = """liked => {
    if (!localStorage.getItem("tilewright-settings"))
        localStorage.setItem("tilewright-settings", JSON.stringify(liked));
}"""
BLOCKED = "Service Worker registration blocked by Playwright"

Liked: TypeAlias = "str | float | bool | None"


class NoBrowser(Exception):
    """There is no Chromium here."""


def chromium() -> str:
    """The path of a Chromium; raises NoBrowser."""
    named = os.environ.get("TILEWRIGHT_CHROMIUM")
    found = filter(None, map(shutil.which, (named,) if named else NAMES))
    path = next(found, None)
    if path is None:
        raise NoBrowser("there is no Chromium: install one, or name it in TILEWRIGHT_CHROMIUM")
    return path


@contextmanager
def running() -> Iterator[Browser]:
    """A Chromium without a screen."""
    path = chromium()
    # The kernel's sandbox is not for the superuser.
    arguments = [*QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def serving(folder: Path, page: Path) -> Iterator[House]:
    """A real server with the built page and its database in a folder.

    It is started in a thread, for a browser that is driven has the event loop of this one.
    """
    server = embedded(folder, page=page)
    with ThreadPoolExecutor(1) as thread:
        house = thread.submit(server.__enter__).result()
        try:
            yield house
        finally:
            thread.submit(server.__exit__, None, None, None).result()


@contextmanager
def served() -> Iterator[tuple[House, Browser]]:
    """A server with the built page and no tables yet, and a browser: for a program by itself."""
    page = Settings.of_environment(os.environ).page
    with TemporaryDirectory() as folder, serving(Path(folder), page) as house, running() as browser:
        yield house, browser


class Windows:
    """Opens windows on the page of a server, each with a memory of its own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._contexts: list[BrowserContext] = []
        self.problems: list[str] = []  # what no window may ever have
        self.forgiven: re.Pattern[str] | None = None  # but for what a test has brought about

    def open(self, width: int = 1440, *, keeps_shell: bool = False, **liked: Liked) -> Page:
        """A window of so many pixels whose person likes these settings."""
        context = self._browser.new_context(
            base_url=self._url,
            viewport={"width": width, "height": HEIGHTS.get(width, 1000)},
            has_touch=width < PHONE,
            locale="en-GB",
            service_workers="allow" if keeps_shell else "block",
        )
        context.add_init_script(f"({SET})({json.dumps({**CALM, **liked})})")
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._note(f"{page.url}: {error}"))
        page.on("requestfailed", self._miss)
        return page

    def close(self) -> None:
        """Close all of them."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            where: Any = message.location
            self._note(f"{message.type}: {message.text} ({where.get('url')})")

    def _miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page has gone on
            self._note(f"{request.url}: {request.failure}")

    def _note(self, problem: str) -> None:
        if self.forgiven is None or not self.forgiven.search(problem):
            self.problems.append(problem)
