"""Loading the page: how much comes, what it may do, and what stays while the server is away."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.server.houses import House
from tests.web.browsers import Windows, serving
from tests.web.places import arrive, settle

BUDGET = 150_000  # bytes of compressed JavaScript in a first load
ICONS = ("/icon.svg", "/icon-180.png", "/icon-192.png", "/icon-512.png", "/icon-mask.png")


def loaded_scripts(page: Page, name: str, house: House) -> dict[str, int]:
    """The compressed sizes of the scripts that come with a page."""
    scripts: list[Response] = []

    def notice(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts.append(response)

    page.on("response", notice)
    settle(page, name, house)
    return {each.url: len(gzip.compress(each.body(), 9)) for each in scripts}


@pytest.mark.parametrize("name", ["home", "azul", "duel", "over-azul", "over-duel"])
def test_a_first_load_is_small(windows: Windows, house: House, name: str) -> None:
    sizes = loaded_scripts(windows.open(), name, house)
    assert len(sizes) > 1
    assert sum(sizes.values()) <= BUDGET, sizes


def test_the_page_can_be_installed(windows: Windows, house: House) -> None:
    page = windows.open()
    arrive(page, "home", house)
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest.webmanifest"
    manifest = house.ask("GET", "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    named = {icon["src"] for icon in manifest.json["icons"]}
    assert named | {"/icon-180.png"} == set(ICONS)
    for icon in ICONS:
        assert house.ask("GET", icon).status == 200
    assert (manifest.json["start_url"], manifest.json["display"]) == ("/", "standalone")


def test_the_shell_opens_and_says_so_while_the_server_is_away(
    browser: Browser, built_page: Path, tmp_path: Path
) -> None:
    with serving(tmp_path, built_page) as house:
        windows = Windows(browser, house.url)
        page = windows.open(keeps_shell=True)
        arrive(page, "home", house)
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
        assert windows.problems == []
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("server", re.IGNORECASE))
    page.goto("/rules/azul")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    windows.close()
