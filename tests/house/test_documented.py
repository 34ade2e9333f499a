"""Examples of the documents become scripts that `make check` gives to mypy."""

import tomllib
from pathlib import Path

from tools.documented import scripts

ROOT = Path(__file__).parents[2]


def test_every_page_with_examples_is_a_script_that_python_can_read() -> None:
    found = scripts()
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    with_examples = [page for page in pages if ">>> " in page.read_text(encoding="utf-8")]
    assert len(found) == len(with_examples) + 1 > 5  # the user's script, too
    for name, source in found.items():
        compile(source, name, "exec")
    assert "from tilewright" in found["page_readme.py"]


def test_mypy_is_given_these_scripts_and_is_strict() -> None:
    assert "python -m mypy src tests tools build/documented" in (ROOT / "Makefile").read_text()
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"]
