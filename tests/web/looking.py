"""What is looked for on every page: what axe finds, what does not fit, what moves."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKING = Path(__file__).with_suffix(".js")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN_AXE = """async levels => {
    const runOnly = { type: "tag", values: levels };
    const rules = { "label-content-name-mismatch": { enabled: false } }; // an experiment of axe
    const found = await axe.run(document, { runOnly, rules });
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
}"""


def violations(page: Page) -> list[str]:
    """What axe finds on a page that is shown."""
    _bring(page, "axe", AXE)
    _bring(page, "looking", LOOKING)
    page.evaluate("looking.settled()")
    found: list[str] = page.evaluate(RUN_AXE, LEVELS)
    return found


def misfits(page: Page) -> list[str]:
    """What makes the page scroll sideways, and text that its box has no room for."""
    _bring(page, "looking", LOOKING)
    found: list[str] = page.evaluate("looking.misfits()")
    return found


def drawn(page: Page) -> None:
    """Wait until the page has been drawn as it is now."""
    frames = "requestAnimationFrame(() => requestAnimationFrame(done))"
    page.evaluate(f"() => new Promise(done => {frames})")


def small_targets(page: Page, least: int) -> list[str]:
    """What can be pressed, but is smaller than so many pixels."""
    _bring(page, "looking", LOOKING)
    found: list[str] = page.evaluate("least => looking.small(least)", least)
    return found


def watch(page: Page) -> None:
    """Keep from now on what moves."""
    _bring(page, "looking", LOOKING)
    page.evaluate("looking.watch()")


def shifts(page: Page) -> list[str]:
    """What has moved at the table since without having been moved."""
    found: list[str] = page.evaluate("looking.shifts")
    return found


def animated(page: Page) -> set[str]:
    """The properties, besides transform and opacity, that have been animated since."""
    return set(page.evaluate("looking.animated"))


def _bring(page: Page, name: str, script: Path) -> None:
    """Put a script into the page: evaluated, for its own scripts are all that the page allows."""
    if page.evaluate(f"typeof {name}") == "undefined":
        page.evaluate(script.read_text(encoding="utf-8"))
