"""docs/server.md names every setting of the server, and no other; its extra has its libraries."""

import re
import tomllib
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.cli.extra import LIBRARIES
from tilewright.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "server.md"


def test_the_page_names_every_setting_and_no_other() -> None:
    named = set(re.findall(rf"`{PREFIX}([A-Z_]+)`", PAGE.read_text(encoding="utf-8")))
    assert named == {name.upper() for name in Settings.__struct_fields__}


def test_the_libraries_that_are_looked_for_are_in_the_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = [re.match(r"[\w-]+", each) for each in project["optional-dependencies"]["server"]]
    names = {found[0].replace("-", "_") for found in extra if found}
    assert set(LIBRARIES) <= names
