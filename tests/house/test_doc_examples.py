"""What the documents show is run: Python as doctests, and commands are read by the command line."""

import re
import shlex
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from tilewright.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
RUN_ELSEWHERE = {"client.md"}  # tests/client/test_client.py plays it against a server


def blocks(page: Path, *kinds: str) -> list[str]:
    """The fenced blocks of these kinds."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [block for kind, block in found if kind in kinds]


def commands() -> list[str]:
    """Every line of a shell in the documents that starts with `tilewright`, by itself."""
    lines = [line for page in PAGES for block in blocks(page, "sh") for line in joined(block)]
    found = [re.split(r" (?:[|&<>]|#)|;", line.strip())[0] for line in lines]
    return sorted({line.strip() for line in found if line.strip().startswith("tilewright ")})


def joined(block: str) -> list[str]:
    """The lines of a block, without breaks inside of commands."""
    return block.replace("\\\n", " ").splitlines()


def test_every_block_of_python_is_a_doctest() -> None:
    pages = [page for page in PAGES if page.name not in RUN_ELSEWHERE]
    loose = [
        f"{page.name}: {block.splitlines()[0]}"
        for page in pages
        for block in blocks(page, "py", "python", "pycon")
        if ">>> " not in block
    ]
    assert loose == []


def test_there_are_many_commands() -> None:
    assert len(commands()) > 40


@pytest.mark.parametrize("line", commands())
def test_the_command_line_reads_every_command(line: str) -> None:
    """Options that are not there, or lack something, are refused before anything is done."""
    _, name, *words = shlex.split(line)
    group = get_command(app)
    context = typer.Context(group, info_name="tilewright")
    while name is not None:
        command = group.get_command(context, name)  # type: ignore[attr-defined]
        assert command is not None, name
        if not hasattr(command, "get_command"):
            break
        context = typer.Context(command, info_name=name, parent=context)
        group, name, words = command, words[0], words[1:]
    command.make_context(name, words, parent=context)
