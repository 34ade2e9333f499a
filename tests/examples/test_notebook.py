"""The notebook: its cells run one after another, and show pictures of the table."""

import ast
import json
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.examples.running import EXAMPLES
from tilewright.native import is_available

pytestmark = pytest.mark.skipif(not is_available(), reason="needs the fast core")

NOTEBOOK = json.loads((EXAMPLES / "analyse_game.ipynb").read_text(encoding="utf-8"))


def shown(source: str, names: dict[str, Any]) -> Any:
    """What a cell shows: the value of its last expression."""
    cell = ast.parse(source)
    last = cell.body.pop() if isinstance(cell.body[-1], ast.Expr) else None
    exec(compile(cell, "cell", "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_all_cells_run_and_positions_are_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    sources = ["".join(each["source"]) for each in NOTEBOOK["cells"] if each["cell_type"] == "code"]
    found = [shown(source, names) for source in sources]
    pictures = [each._repr_svg_() for each in found if hasattr(each, "_repr_svg_")]
    assert len(pictures) == 4
    for picture in pictures:
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    told = capsys.readouterr().out
    assert "accuracy" in told
    assert "would have been better" in told


def test_it_links_to_no_file_that_is_not_copied_with_it() -> None:
    texts = ["".join(each["source"]) for each in NOTEBOOK["cells"] if each["cell_type"] != "code"]
    assert [text for text in texts if "](" in text.replace("](https://", "")] == []


def test_it_holds_no_output_and_is_a_notebook_of_version_4() -> None:
    assert (NOTEBOOK["nbformat"], NOTEBOOK["nbformat_minor"]) == (4, 5)
    assert all([not each.get("outputs") for each in NOTEBOOK["cells"]])
