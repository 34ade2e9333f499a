"""The drawings of tiles and signs: symbols of the page's sprite, in the page's light theme.

A browser fills in custom properties (`var(--tile-blue)`) by itself; most programs that read SVG do
not. So a symbol is settled first: every property has its value, and a symbol inside another one is
written out, because it may look different in each place.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

NAMESPACE = "http://www.w3.org/2000/svg"

Tokens = Mapping[str, str]  # values by name, such as `tile-blue`


def _read(name: str) -> str:
    return resources.files("tilewright").joinpath("art", name).read_text(encoding="utf-8")


@cache
def tokens() -> Tokens:
    """The design tokens of the light theme; the other themes follow it in the file."""
    light, _, _ = _read("theme.css").partition('[data-theme="dark"]')
    return dict(re.findall(r"--([a-z0-9-]+):\s*([^;]+);", light))


@cache
def _elements() -> "Mapping[str, Element]":
    from xml.etree.ElementTree import fromstring  # few programs draw

    root = fromstring(_read("tiles.svg"))
    for each in root.iter():
        each.tag = each.tag.removeprefix(f"{{{NAMESPACE}}}")
        each.text = each.tail = None
    return {each.attrib["id"]: each for each in root.iter() if "id" in each.attrib}


@cache
def symbol(name: str) -> str:
    """A symbol as SVG without custom properties; it may name paints, see `paints_of`."""
    from xml.etree.ElementTree import tostring

    if name not in _elements():
        raise KeyError(f"the sprite has no symbol {name!r}")
    return tostring(_settled(_elements()[name], tokens()), "unicode")


@cache
def paints_of(drawing: str) -> frozenset[str]:
    """The names of gradients and clip paths that a drawing refers to."""
    return frozenset(re.findall(r"url\(#([a-z-]+)\)", drawing))


def _settled(element: "Element", known: Tokens) -> "Element":
    given = dict(element.attrib)
    look, name = given.pop("class", ""), given.pop("href", "").removeprefix("#")
    style = [part.split(":", 1) for part in given.pop("style", "").split(";") if part]
    own = {key: _filled(value, known) for key, value in style}
    if look in known:  # `fine` and `glaze` are as opaque as the token of that name
        own = {"opacity": known[look], **own}
    given |= {key: value for key, value in own.items() if not key.startswith("--")}
    known = {**known, **{key[2:]: value for key, value in own.items() if key.startswith("--")}}
    source, tag = element, element.tag
    if name:  # a use of another symbol
        source, tag = _elements()[name], "svg"
        box = source.attrib["viewBox"]
        _, _, width, height = box.split()
        given = {"width": width, "height": height, **given, "viewBox": box}
    if given.get("opacity") == "1":
        del given["opacity"]
    settled = element.makeelement(tag, given)
    inside = [_settled(child, known) for child in source]
    settled.extend([each for each in inside if each.get("opacity") != "0"])
    return settled


def _filled(value: str, known: Tokens) -> str:
    """A value with `var(--name)` and `var(--name,otherwise)` filled in."""
    while found := re.search(r"var\(--([a-z0-9-]+)(?:,((?:[^()]|\([^()]*\))*))?\)", value):
        name, otherwise = found.groups()
        filled = known[name] if otherwise is None else known.get(name, otherwise)
        value = value[: found.start()] + filled + value[found.end() :]
    return value
