"""Pictures as values: shapes that move, SVG, the palette of the page, motifs with one meaning."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.tables import TABLES, walk
from tilewright.core import outlines, palette
from tilewright.core.game import AnyGame
from tilewright.core.picture import (
    Box,
    Disc,
    Motif,
    Picture,
    Polygon,
    Shape,
    Stamp,
    Text,
    moved,
    svg,
)

THEME = Path(__file__).parents[2] / "web" / "src" / "theme.css"
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Ana & <Rui>", "Ágnes", "Bram", "João")


def light_theme() -> dict[str, str]:
    """The colours of the page by their token: `tile-blue` is `#2458ab`."""
    css = THEME.read_text(encoding="utf-8")
    block = css[css.index('[data-theme="light"] {') : css.index('[data-theme="dark"] {')]
    return dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", block))


def motifs_in(shapes: Sequence[Shape]) -> Iterator[Motif]:
    for shape in shapes:
        if isinstance(shape, Stamp):
            yield shape.motif
            yield from motifs_in(shape.motif.shapes)


def middle_picture(game: AnyGame) -> Picture:
    steps = walk(game, seed=4)
    return game.picture(game.observe(steps[len(steps) // 2].state, None), NAMES)


def test_the_palette_is_that_of_the_page() -> None:
    tokens = light_theme()
    inks = {
        name.lower().replace("_", "-"): ink
        for name, ink in vars(palette).items()
        if name.isupper() and isinstance(ink, str) and name != "SHADE"
    }
    assert inks == {name: tokens[name] for name in inks}
    assert len(inks) > 30


def test_the_glazes_are_those_of_the_page() -> None:
    tokens = light_theme()
    for colour, glaze in palette.GLAZES.items():
        parts = ("", "-ink", "-soft", "-edge", "-ghost", "-ghost-ink")
        assert glaze == tuple([tokens[f"tile-{colour.word}{part}"] for part in parts])


@pytest.mark.parametrize(
    ("shape", "there"),
    [
        (Box(1, 2, 5, 5, "#000000"), Box(11, 1, 5, 5, "#000000")),
        (Disc(1, 2, 5), Disc(11, 1, 5)),
        (Polygon(((0, 0), (1, 2), (2, 0))), Polygon(((10, -1), (11, 1), (12, -1)))),
        (Text(1, 2, "3", 12, "#000000", 20), Text(11, 1, "3", 12, "#000000", 20)),
        (Stamp(1, 2, 9, Motif("m", [])), Stamp(11, 1, 9, Motif("m", []))),
    ],
)
def test_a_moved_shape_keeps_everything_but_its_place(shape: Shape, there: Shape) -> None:
    assert moved(shape, 10, -1) == there


def test_every_table_is_well_formed_svg_that_uses_only_what_it_defines(game: AnyGame) -> None:
    picture = middle_picture(game)
    root = ElementTree.fromstring(svg(picture))
    assert root.attrib["viewBox"] == f"0 0 {picture.width} {picture.height}"
    defined = [symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")]
    used = {use.attrib["href"].removeprefix("#") for use in root.iter(f"{SVG}use")}
    assert sorted(defined) == sorted(used)
    assert len(used) > 5


def test_names_are_written_into_svg_as_they_are() -> None:
    root = ElementTree.fromstring(svg(middle_picture(TABLES["azul-2-coloured-random"])))
    assert "Ana & <Rui>" in [text.text for text in root.iter(f"{SVG}text")]


def test_svg_shortens_a_text_that_is_wider_than_its_room() -> None:
    text = Text(0, 5, "Wilhelmina", 10, "#000000", room=30)
    root = ElementTree.fromstring(svg(Picture(40, 10, "#ffffff", (text,))))
    assert [each.text for each in root.iter(f"{SVG}text")] == ["Wilhe…"]


def test_motifs_of_one_name_are_the_same_drawing() -> None:
    found: dict[str, Motif] = {}
    for game in TABLES.values():
        for step in walk(game, seed=4)[::30]:
            picture = game.picture(game.observe(step.state, None), NAMES)
            for motif in motifs_in(picture.shapes):
                assert found.setdefault(motif.name, motif).shapes == motif.shapes
    assert len(found) > 50


def test_an_arc_keeps_its_distance_from_its_middle() -> None:
    points = outlines.arc(10, 20, 5, 0, 90)
    assert points[0] == pytest.approx((15, 20))
    assert points[-1] == pytest.approx((10, 25))
    assert all([hypot(x - 10, y - 20) == pytest.approx(5) for x, y in points])


def test_a_curve_begins_and_ends_where_it_should() -> None:
    points = outlines.curve((0, 0), ((0, 10), (10, 10), (10, 0)), ((10, -10), (0, -10), (0, 0)))
    assert points[0] == points[-1] == (0, 0)
    assert (10, 0) in points
    assert max([hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]) < 5


def test_a_crescent_lies_on_its_disc_and_outside_the_bite() -> None:
    points = outlines.crescent(0, 0, 10, (3, 0, 9))
    assert all([hypot(x, y) <= 10 + 1e-9 for x, y in points])
    assert all([hypot(x - 3, y) >= 9 - 1e-9 for x, y in points])
    assert (-10, 0) in [(round(x, 6), abs(round(y, 6))) for x, y in points]


def test_turning_four_times_by_a_quarter_changes_nothing() -> None:
    points = [(50.0, 5.0), (80, 20)]
    turned = points
    for _ in range(4):
        turned = outlines.turned(turned, 90)
    assert [(round(x, 6), round(y, 6)) for x, y in turned] == points
    assert outlines.turned([(50, 5)], 90)[0] == pytest.approx((95, 50))
