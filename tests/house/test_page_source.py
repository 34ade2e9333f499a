"""The page's source keeps the house's rules: what may move, and what is locked."""

import json
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
SOURCE = WEB / "src"

# Only these are moved by the graphics card alone, without a new layout or painting.
MOVED = {"transform", "opacity", "rotate", "scale", "translate", "none", "visibility"}

STYLES = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".css", ".svelte")]


def name(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def style(path: Path) -> str:
    """The CSS of a style sheet or of a component, without remarks."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = "\n".join(re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def test_only_transform_and_opacity_move() -> None:
    found = {name(path): moved(style(path)) - MOVED for path in STYLES}
    assert {path: other for path, other in found.items() if other} == {}


def test_another_property_that_moves_is_found() -> None:
    css = "a { transition: opacity 1s, left 2s } @keyframes b { from { top: 0 } }"
    assert moved(css) - MOVED == {"left", "top"}


def moved(css: str) -> set[str]:
    """The properties that a style sheet moves."""
    found = set()
    for value in re.findall(r"\btransition(?:-property)?:\s*([^;}]+)", css):
        without_times = re.sub(r"\([^()]*(?:\([^()]*\)[^()]*)*\)", "", value)
        found |= {part.split()[0] for part in without_times.split(",") if part.split()}
    for frames in re.findall(r"@keyframes[^{]+\{((?:[^{}]+\{[^{}]*\})*)\s*\}", css):
        found |= set(re.findall(r"([a-z-]+)\s*:", re.sub(r"[^{}]*\{", ";", frames)))
    return found


def test_the_lock_names_no_host() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"].values()
    assert [package["resolved"] for package in packages if "resolved" in package] == []
    assert all("integrity" in package for package in packages if "version" in package)
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text(encoding="utf-8")


CODE = [
    path
    for path in sorted(SOURCE.rglob("*"))
    if path.suffix in (".ts", ".svelte") and "words" not in path.relative_to(SOURCE).parts
]


def named_messages(text: str) -> list[str]:
    """The ids of messages about moves, points and prompts that code names."""
    return re.findall(r"(?<![\w-])(?:score|log|prompt)-[a-z-]*", text)


STORY = "story.ts"  # makes sentences where no server does, and reads none


def test_effects_move_and_mark_pieces_not_messages() -> None:
    readers = [path for path in CODE if path.name != STORY]
    named = {name(path): named_messages(path.read_text(encoding="utf-8")) for path in readers}
    assert {path: messages for path, messages in named.items() if messages} == {}


def test_a_named_message_is_found() -> None:
    assert named_messages('case "score-tile": say(`log-${kind}`)') == ["score-tile", "log-"]
