"""The order of the page's rooms: a room imports only those before it, and no room names a game."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"

# Rooms that share a line do not import each other. A file beside the folders is a room of its own.
ORDER = (
    ("table.css", "page.css"),
    ("lib",),
    ("parts",),
    ("azul", "duel"),
    ("games.ts",),
    ("analysis",),
    ("coach",),
    ("around", "lobby"),
    ("club", "puzzles", "school"),
    ("Elsewhere.svelte",),
    ("App.svelte",),
    ("main.ts",),
)
PLACE = {room: place for place, rooms in enumerate(ORDER) for room in rooms}
GAMES = ("azul", "duel")
KNOW_GAMES = (*GAMES, "games.ts")
GENERATED = ("lib/facts.ts", "lib/measures.ts", "lib/protocol.ts")
TABLES = ("lib/engine/tables.ts", "lib/engine/types.ts")  # how the engine names tables

IMPORT = re.compile(r"(?:\bfrom|\bimport|\bimport\(|\bglob\S*\()\s*[\"'](\.[^\"']*)[\"']")
NAMED = re.compile(r"[\"'`/](?:azul|duel)[\"'`/-]|\b(?:AZUL|DUEL)\b")
REMARK = re.compile(r"(?<![\w*])/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def room_of(path: str) -> str:
    return path.split("/", maxsplit=1)[0]


def imported(module: str, source: str) -> set[str]:
    """The rooms that a file imports from, its own among them."""
    folder = (SOURCE / module).parent
    targets = [(folder / target).resolve() for target in IMPORT.findall(source)]
    code = [target for target in targets if target.suffix != ".ftl"]  # words are no room
    inside = [target for target in code if target.is_relative_to(SOURCE)]
    paths = [target.relative_to(SOURCE).as_posix() for target in inside]
    return {f"{path}.ts" if f"{path}.ts" in PLACE else room_of(path) for path in paths}


def violations(module: str, source: str) -> list[str]:
    """What a file, named like `azul/Board.svelte`, does against the order of the rooms."""
    room = room_of(module)
    if room not in PLACE:
        return [f"{module} is in no known room: give {room} its place in {Path(__file__).name}"]
    text = REMARK.sub("", source)
    found = [
        f"{module} imports {other}, which does not come before {room}"
        for other in sorted(imported(module, text) - {room})
        if other not in PLACE or PLACE[other] >= PLACE[room]
    ]
    if room not in KNOW_GAMES and module not in (*GENERATED, *TABLES):
        found += [f"{module} names a game: {name}" for name in NAMED.findall(text)]
    return found


FILES = sorted(
    path.relative_to(SOURCE).as_posix()
    for path in SOURCE.rglob("*")
    if path.suffix in (".svelte", ".ts", ".css")
)


def test_every_file_of_the_page_is_looked_at() -> None:
    assert {room_of(path) for path in FILES} == set(PLACE)


def test_a_room_of_the_page_imports_only_rooms_before_it() -> None:
    sources = {module: (SOURCE / module).read_text(encoding="utf-8") for module in FILES}
    assert [each for module in FILES for each in violations(module, sources[module])] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lib/stage.svelte.ts", 'import Art from "../parts/Art.svelte";'),
        ("lib/stage.svelte.ts", 'import type { AzulPosition } from "../azul/position";'),
        ("parts/Art.svelte", 'import { GAMES } from "../games";'),
        ("azul/Board.svelte", 'import { place } from "../duel/places";'),
        ("duel/index.ts", 'import { azul } from "../azul";'),
        ("around/Play.svelte", '{#await import("../lobby/Waiting.svelte")}'),
        ("lobby/Home.svelte", 'import { Desk } from "../around/desk.svelte";'),
        ("lobby/Home.svelte", 'import "../around/around.css";'),
        ("lobby/Home.svelte", 'import Picture from "../azul/GamePicture.svelte";'),
        ("around/Hall.svelte", '{#if game === "azul"}'),
        ("around/Sources.svelte", "const most = DUEL.rounds;"),
        ("lobby/Watch.svelte", '<a href="/new/duel">'),
        ("cellar/Rat.svelte", ""),
    ],
)
def test_what_is_against_the_order_is_found(module: str, source: str) -> None:
    assert len(violations(module, source)) >= 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("App.svelte", 'import { gameOf } from "./games";\nimport("./lobby/Watch.svelte")'),
        ("azul/index.ts", 'import { AZUL } from "../lib/facts";\nimport Art from "./Art.svelte";'),
        ("games.ts", 'import { azul } from "./azul";\nimport { duel } from "./duel";'),
        ("around/turn.ts", 'import { gameOf } from "../games";\n// "azul" is only remarked on'),
        ("school/Rules.svelte", 'import.meta.glob("../../../docs/rules/**/*.md")'),
    ],
)
def test_what_is_along_the_order_is_fine(module: str, source: str) -> None:
    assert violations(module, source) == []
