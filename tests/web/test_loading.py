"""Loading the page: how much comes, what it may do, and what stays while the server is away."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.houses import House
from tests.web.browsers import Windows, serving
from tests.web.places import arrive, keep_shell, settle

BUDGET = 100_000  # bytes that come over the line for a first load, with the heads of all answers
ICONS = ("/icon.svg", "/icon-180.png", "/icon-192.png", "/icon-512.png", "/icon-mask.png")


def loaded(page: Page, name: str, house: House) -> dict[str, int]:
    """The bytes of each answer that comes with a page, as they were sent."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["response"]["url"]

    def came(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = round(event["encodedDataLength"])

    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", came)
    settle(page, name, house)
    return {url: sizes[each] for each, url in urls.items() if each in sizes}


@pytest.mark.parametrize("language", ["en", "hu"])  # the shortest words, and the longest
@pytest.mark.parametrize("name", ["home", "azul", "duel"])
def test_a_first_load_is_small(windows: Windows, house: House, name: str, language: str) -> None:
    sizes = loaded(windows.open(language=language), name, house)
    scripts = [url for url in sizes if url.endswith(".js")]
    assert len(scripts) > 3
    assert sum(sizes.values()) < BUDGET, sizes


def test_what_is_needed_later_is_not_loaded_at_first(windows: Windows, house: House) -> None:
    for name in ("azul", "duel"):
        files = " ".join([url.rpartition("/")[2] for url in loaded(windows.open(), name, house)])
        for later in ("Result", "Options", "NewTable", "Waiting", "Settings", "lobby", "Rules"):
            assert f"{later}-" not in files
        assert "engine" not in files
        assert ".weights" not in files


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
        keep_shell(page, house)
        assert windows.problems == []
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("server", re.IGNORECASE))
    page.goto("/rules/azul")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    windows.close()
