"""Takes the pictures of the documents: `make screenshots`."""

import re
from io import BytesIO
from pathlib import Path
from unittest.mock import patch

from PIL import Image
from playwright.sync_api import Page

from tests.server.houses import House
from tests.web.browsers import Windows, served
from tests.web.scenes import LUCK, SEED, scene

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS = 256  # of a picture: its file is a third of what it was
REST = 400  # ms in which all has come to rest


def take(page: Page, name: str) -> None:
    """Write a picture of what is shown."""
    page.wait_for_timeout(REST)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def show(page: Page, path: str) -> None:
    """Open a page, and wait for it."""
    page.goto(path)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")


def choose(page: Page, begin: str, target: str) -> None:
    """Choose tiles, and let the pointer rest on where they might go."""
    main = page.get_by_role("main")
    targets = main.get_by_role("button", name=re.compile(target), disabled=False)
    for tiles in reversed(main.get_by_role("button", name=re.compile(begin), disabled=False).all()):
        tiles.click()
        page.wait_for_timeout(REST)
        if targets.count() > 1:
            targets.last.hover()
            return
        page.keyboard.press("Escape")
    raise AssertionError("nothing can be chosen")


def take_all(house: House, windows: Windows) -> None:
    """All of them."""
    page = windows.open()
    show(page, "/")
    take(page, "home")
    other = windows.open()  # who is at the table, too
    azul = scene(house, 2).play(34)
    show(other, azul.path(1))
    show(page, azul.path())
    choose(page, r"factory \d|centre", r"^Line .*Allowed")
    take(page, "azul")
    phone = windows.open(360)
    show(phone, azul.path())
    take(phone, "phone")
    duel = scene(house, 2, "duel").play(100)
    show(other, duel.path(1))
    show(page, duel.path())
    choose(page, r"sun of factory \d", r"^Line .*; allowed")
    take(page, "duel")
    dark = windows.open(theme="dark")
    show(dark, duel.path())
    take(dark, "dark")
    show(page, scene(house, 2).play(1_000).path())
    page.get_by_role("heading", name="Where the points came from").wait_for()
    take(page, "result")


def main() -> None:
    """Start a server and a browser, and take them."""
    FOLDER.mkdir(exist_ok=True)
    with patch(LUCK, lambda: SEED), served() as (house, browser):
        windows = Windows(browser, house.url)
        take_all(house, windows)
        windows.close()


if __name__ == "__main__":
    main()
