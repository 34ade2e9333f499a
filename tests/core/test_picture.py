"""Pictures as values, their SVG, and the symbols of the page's sprite in it."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.tables import TABLES, walk
from tilewright.core import sprite
from tilewright.core.game import AnyGame
from tilewright.core.picture import Art, Box, Picture, Text, fitted, svg

ART = Path(sprite.__file__).parents[1] / "art"
# All but the motifs, which have colours only inside another symbol.
SYMBOLS = re.findall(r'<symbol id="((?!m-)[^"]+)"', (ART / "tiles.svg").read_text(encoding="utf-8"))
SVG = f"{{{sprite.NAMESPACE}}}"
NAMES = ("Ana & <Rui>", "Ágnes", "Bram", "João")


def middle_picture(game: AnyGame) -> Picture:
    steps = walk(game, seed=4)
    return game.drawing.picture(game.observe(steps[len(steps) // 2].state, None), NAMES)


def test_every_symbol_is_settled() -> None:
    assert len(SYMBOLS) > 70
    for name in SYMBOLS:
        drawing = sprite.symbol(name)
        root = ElementTree.fromstring(drawing)
        assert root.attrib["id"] == name
        assert len(root) > 0
        for mark in ("var(", "style=", "class=", "href=", "--"):
            assert mark not in drawing, name


def test_a_symbol_takes_the_colours_of_the_place_that_uses_it() -> None:
    token = sprite.tokens()
    tile, ghost = sprite.symbol("t-blue"), sprite.symbol("g-blue")
    petals = re.compile(r'<path d="M50 50A41 41[^"]*" fill="(#[0-9a-f]{6})"')
    assert petals.findall(tile) == [token["tile-blue-ink"]]
    assert petals.findall(ghost) == [token["tile-blue-ghost-ink"]]


def test_fine_detail_is_left_out_where_a_symbol_says_so() -> None:
    veins = "M62 62L82 82"
    assert veins in sprite.symbol("t-blue")
    assert veins not in sprite.symbol("g-blue")


def test_the_tokens_are_those_of_the_light_theme() -> None:
    css = (ART / "theme.css").read_text(encoding="utf-8")
    start = css.index(':root, [data-theme="light"] {')
    light = re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", css[start : css.index("\n}", start)])
    assert len(light) > 60
    assert {name: sprite.tokens()[name] for name, _ in light} == dict(light)


@pytest.mark.parametrize("shape", [Box(0, 0, 5, 5, "no-such-ink"), Art(0, 0, 5, "no-such-symbol")])
def test_what_sprite_and_theme_do_not_have_is_said(shape: Box | Art) -> None:
    with pytest.raises(KeyError, match="no-such"):
        svg(Picture(9, 9, None, (shape,)))


def test_every_table_is_well_formed_svg_that_uses_only_what_it_defines(game: AnyGame) -> None:
    picture = middle_picture(game)
    text = svg(picture)
    root = ElementTree.fromstring(text)
    assert root.attrib["viewBox"] == f"0 0 {picture.width} {picture.height}"
    defined = [symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")]
    used = {use.attrib["href"].removeprefix("#") for use in root.iter(f"{SVG}use")}
    assert sorted(defined) == sorted(used)
    assert len(used) > 5
    paints = [paint.attrib["id"] for each in root.iter(f"{SVG}defs") for paint in each]
    assert sorted(paints) == sorted(sprite.paints_of(text))
    assert len(paints) > 2


def test_names_are_written_into_svg_as_they_are() -> None:
    root = ElementTree.fromstring(svg(middle_picture(TABLES["azul-2-coloured-random"])))
    assert "Ana & <Rui>" in [text.text for text in root.iter(f"{SVG}text")]


def test_who_is_in_turn_is_asked_and_others_are_told_whose_turn_it_is(game: AnyGame) -> None:
    states = [step.state for step in walk(game, seed=4)]
    state, seat, asked = next(
        (state, seat, asked)
        for state in states
        if isinstance(seat := game.actor(state), int)
        and "your turn" in (asked := str(game.telling.prompt(state)))
    )
    told = f"Round {game.progress(state).round}: {NAMES[seat]} is in turn."
    for viewer in (None, *range(game.seats)):
        texts = bar_texts(game.drawing.picture(game.observe(state, viewer), NAMES))
        assert (asked in texts, told in texts) == (viewer == seat, viewer != seat)


@pytest.mark.parametrize("seed", range(3))
def test_only_who_is_in_turn_is_spoken_to(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        picture = game.drawing.picture(game.observe(step.state, None), NAMES)
        assert not re.search(r"\b[Yy]our?\b", " ".join(bar_texts(picture)))


def bar_texts(picture: Picture) -> list[str]:
    """What is written in the bar."""
    return [shape.text for shape in picture.shapes if isinstance(shape, Text) and shape.y < 40]


def test_notebooks_show_an_observation_as_its_picture(game: AnyGame) -> None:
    observation = game.observe(walk(game, seed=4)[20].state, 0)
    assert observation._repr_svg_() == svg(game.drawing.picture(observation))
    assert game.drawing.picture(observation)._repr_svg_() == svg(game.drawing.picture(observation))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("Ana", "Ana"),
        ("Wilhelmina", "Wilhelmina"),
        ("Wilhelmina Wintergreen", "Wilhelmina…"),
        ("WWWWWWWWWWWW", "WWWWW…"),
    ],
)
def test_a_text_is_shortened_to_its_room(text: str, expected: str) -> None:
    assert fitted(text, 10, 68) == expected
