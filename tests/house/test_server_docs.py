"""docs/server.md names every setting of the server, and no other."""

import re
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.server.settings import PREFIX, Settings

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_page_names_every_setting_and_no_other() -> None:
    named = set(re.findall(rf"`{PREFIX}([A-Z_]+)`", PAGE.read_text(encoding="utf-8")))
    assert named == {name.upper() for name in Settings.__struct_fields__}
