"""The engine in a real browser: it thinks beside the page, can be stopped, and needs no server."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.houses import House
from tests.web.browsers import Windows, serving
from tests.web.places import arrive, keep_shell

GOLDEN = Path(__file__).parents[2] / "web" / "tests" / "engine" / "golden.json"
NODES = 20_000

THINK = """async ([url, { table, position }, nodes]) => {
    const { openEngine } = await import(url);
    const engine = await openEngine();
    const told = [];
    const last = await engine.think(table, position, { nodes, seed: 3 }, (each) => {
        told.push(each.nodes);
    }).done;
    engine.close();
    return { told, best: last.moves[0].text, looked: last.nodes, proof: last.proof };
}"""

# Thinks for ever, until the page has drawn many frames and the rules have answered meanwhile.
STOP = """async ([url, { table, position }]) => {
    const { openEngine } = await import(url);
    const engine = await openEngine();
    const thinking = engine.think(table, position, { nodes: 1e15 }, () => undefined);
    let frames = 0;
    for (; frames < 20; frames++) await new Promise(requestAnimationFrame);
    const { legal } = await engine.look(table, position);
    const meanwhile = await Promise.race([thinking.done, Promise.resolve("thinks")]);
    thinking.stop();
    const { done } = await thinking.done;
    const again = await engine.think(table, position, { nodes: 500 }, () => undefined).done;
    engine.close();
    return { meanwhile, choices: legal.length, done, again: again.done };
}"""


def searches() -> list[dict[str, Any]]:
    """What the core finds early in a game of each table."""
    found = json.loads(GOLDEN.read_text(encoding="utf-8"))["searches"]
    first = {json.dumps(each["table"]): each for each in reversed(found) if each["nodes"] == NODES}
    return list(first.values())


def engine_of(built_page: Path) -> str:
    """The address of the file that the page imports."""
    (file,) = (built_page / "assets").glob("browser-engine-*.js")
    return f"/assets/{file.name}"


def thought(page: Page, built_page: Path, case: dict[str, Any]) -> dict[str, Any]:
    """What a browser finds of a search."""
    found: dict[str, Any] = page.evaluate(THINK, [engine_of(built_page), case, NODES])
    return found


def test_a_browser_finds_what_the_core_finds(
    windows: Windows, house: House, built_page: Path
) -> None:
    page = windows.open()
    arrive(page, "home", house)
    for case in searches():
        found = thought(page, built_page, case)
        assert found["told"][-1] == case["looked"]
        assert {name: found[name] for name in ("best", "looked", "proof")} == {
            name: case[name] for name in ("best", "looked", "proof")
        }


def test_the_page_lives_on_while_it_thinks_and_can_stop_it(
    windows: Windows, house: House, built_page: Path
) -> None:
    page = windows.open()
    arrive(page, "home", house)
    found = page.evaluate(STOP, [engine_of(built_page), searches()[-1]])
    assert found == {
        "meanwhile": "thinks",
        "choices": found["choices"],
        "done": False,
        "again": True,
    }
    assert found["choices"] > 1


def test_it_needs_no_server_once_it_was_loaded(
    browser: Browser, built_page: Path, tmp_path: Path
) -> None:
    case = searches()[0]
    with serving(tmp_path, built_page) as house:
        windows = Windows(browser, house.url)
        page = windows.open(keeps_shell=True)
        keep_shell(page, house)
        there = thought(page, built_page, case)
        assert windows.problems == []
    page.reload()
    assert thought(page, built_page, case) == there
    windows.close()


@pytest.mark.parametrize(
    ("name", "media"),
    [("engine-*.wasm", "application/wasm"), ("azul-3-*.weights", "application/octet-stream")],
)
def test_its_files_are_sent_compressed_and_kept_for_ever(
    house: House, built_page: Path, name: str, media: str
) -> None:
    file = max((built_page / "assets").glob(name), key=lambda path: path.stat().st_size)
    answer = house.ask("GET", f"/assets/{file.name}", **{"Accept-Encoding": "br"})
    assert answer.headers["content-type"] == media
    assert answer.headers["content-encoding"] == "br"
    assert "immutable" in answer.headers["cache-control"]
