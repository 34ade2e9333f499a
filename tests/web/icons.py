"""Draws the icons of the page from the logo of its sprite: `make icons`."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.web.browsers import running
from tilewright.core.sprite import symbol

PUBLIC = Path(__file__).parents[2] / "web" / "public"
SAFE = 0.78  # of a maskable icon: every mask lets the whole motif through
ROUNDED = ' rx="20"'


def logo() -> str:
    """The inside of the logo's symbol, with the colours of the light theme."""
    _, _, inside = symbol("logo").partition(">")
    return inside.removesuffix("</symbol>").replace(" />", "/>")


def icon(drawn: str, scale: float = 1.0) -> str:
    """An icon of its own; with a smaller scale the ground still fills it."""
    ground, _, motif = drawn.partition("/>")
    if scale != 1:
        side = 50 * (1 - scale)
        motif = f'<g transform="translate({side:g} {side:g}) scale({scale:g})">{motif}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{ground}/>{motif}</svg>'


def photograph(browser: Browser, svg: str, size: int, file: str) -> None:
    """Write an icon as pixels."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
    page.screenshot(path=PUBLIC / file, omit_background=True)
    page.close()


def draw() -> None:
    """Write all of them."""
    rounded = logo()
    square = rounded.replace(ROUNDED, "")
    (PUBLIC / "icon.svg").write_text(icon(rounded) + "\n", encoding="utf-8")
    with running() as browser:
        for size in (192, 512):
            photograph(browser, icon(rounded), size, f"icon-{size}.png")
        photograph(browser, icon(square), 180, "icon-180.png")
        photograph(browser, icon(square, SAFE), 512, "icon-mask.png")


if __name__ == "__main__":
    draw()
