"""The documents keep their word: commands, links and the example; and no traces of a workplace."""

import re
import subprocess
import tomllib
from doctest import DocTestParser
from pathlib import Path

import pytest

from tools.map import BEGIN, with_index

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))

# Written in pieces, so that this file does not hold them.
TRACES = {
    "a path of some machine": r"/(?:wo" r"rk|ro" r"ot)/",
    "a path outside the repository": r"(?<![\w-])sha" r"red/",
    "a host of packages": r"pyp" r"i\.org|pythonho" r"sted\.org|npm" r"js\.|index-" r"url",
}


def name(path: Path) -> str:
    """A file's path from the root of the repository."""
    return path.relative_to(ROOT).as_posix()


def code(page: str) -> list[str]:
    """The fenced blocks and the code spans of a page."""
    fenced = re.findall(r"^```.*?\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    prose = re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL)
    return [*fenced, *re.findall(r"`([^`]+)`", prose)]


def anchors(page: str) -> set[str]:
    """The names by which the headings of a page can be linked."""
    headings = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}


def repository_files() -> list[Path]:
    """All files of the repository, also those that are not committed yet."""
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    try:
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not in a git checkout")
    paths = [ROOT / text for text in listing.decode().split("\0") if text]
    return [path for path in paths if path.is_file()]


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_readme_has_the_two_commands(command: str) -> None:
    assert any(command in block for block in code(README))


def test_readme_has_an_example_of_at_most_twelve_lines() -> None:
    examples = [block for block in code(README) if block.startswith(">>>")]
    assert examples
    for example in examples:
        assert len(re.findall(r"^(?:>>>|\.\.\.) ", example, re.MULTILINE)) <= 12


def test_readme_shows_the_picture_that_its_example_draws() -> None:
    names: dict[str, str] = {}
    for example in DocTestParser().get_examples(README):
        exec(example.source, names)
    picture = "\n".join(line.rstrip() for line in names["picture"].strip().splitlines())
    assert f"```text\n{picture}\n```" in README


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), f"{name(page)} links to {link}: there is no such file"
        if anchor:
            assert anchor in anchors(target.read_text(encoding="utf-8")), (
                f"{name(page)} links to {link}: there is no such heading"
            )


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_make_targets_exist(page: str) -> None:
    blocks = code((ROOT / page).read_text(encoding="utf-8"))
    named = {target for block in blocks for target in re.findall(r"\bmake ([a-z-]+)", block)}
    assert named - TARGETS == set(), f"{page} names targets that the Makefile lacks"


def test_every_make_target_says_what_it_does() -> None:
    assert set(re.findall(r"^([a-z-]+):.* ## \w", MAKEFILE, re.MULTILINE)) == TARGETS


def test_no_file_holds_traces_of_a_workplace() -> None:
    found = [
        f"{name(path)}: {what} ({match.group()})"
        for path in repository_files()
        for what, pattern in TRACES.items()
        if (match := re.search(pattern, path.read_text(encoding="utf-8", errors="replace")))
    ]
    assert found == []


def test_traces_would_be_found() -> None:
    texts = [
        "/".join(("", "root", "x")),
        "/".join(("..", "shared", "x")),
        ".".join(("pypi", "org")),
    ]
    assert all(any(re.search(pattern, text) for pattern in TRACES.values()) for text in texts)


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_files_and_folders_that_are_named_exist(page: str) -> None:
    spans = code((ROOT / page).read_text(encoding="utf-8").partition(BEGIN)[0])
    form = r"(?:src|tests|docs)(?:/\w+)*|\w[\w/]*\.(?:py|md|ftl|toml|txt)"
    paths = [span for span in spans if re.fullmatch(form, span)]
    bases = (ROOT, ROOT / "src" / "tilewright", ROOT / "src" / "tilewright" / "azul")
    missing = [path for path in paths if not any((base / path).exists() for base in bases)]
    assert not missing, f"{page} names what does not exist: {', '.join(missing)}"


def test_the_library_page_tells_every_extra_that_is_not_for_our_own_tests() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    install = page.partition("## Install\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", install, re.MULTILINE)
    told = {extra for row in rows for extra in re.findall(r"`(\w+)`", row)}
    assert told == set(settings["project"]["optional-dependencies"]) - {"clients", "dev", "docs"}


def test_the_index_of_modules_is_that_of_the_code() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert with_index(page) == page, "make map writes it anew"


def test_the_map_names_a_file_for_many_changes_and_each_exists() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = page.partition("## To change something, open\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (?!to change|---)(.+?) \| (.+) \|$", section, re.MULTILINE)
    assert len(rows) >= 25
    for change, files in rows:
        paths = [span for span in code(files) if "/" in span]
        assert paths, change
        for path in paths:
            assert any([(base / path).exists() for base in (ROOT, ROOT / "src" / "tilewright")]), (
                path
            )
