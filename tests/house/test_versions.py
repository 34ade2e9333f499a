"""docs/versions.md tells the versions that the code has."""

import re
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy", reason="needs the extra server")

import tilewright
from tilewright.analysis import values
from tilewright.bots.protocol import OURS
from tilewright.core.record import RULES_VERSION
from tilewright.native import weights
from tilewright.server.storage import backups, schema
from tilewright.tables.commands import PROTOCOL

PAGE = Path(__file__).parents[2] / "docs" / "versions.md"

VERSIONS = {
    "package": tilewright.__version__,
    "rules": RULES_VERSION,
    "engine protocol": OURS.protocol,
    "table protocol": str(PROTOCOL),
    "files of weights": str(weights.VERSION),
    "reviews": str(values.VERSION),
    "backups": str(backups.VERSION),
    "database": schema.REVISION,
    "environments": "v0",
}


def test_the_page_tells_the_versions_of_the_code() -> None:
    rows = re.findall(r"^\| (.+?) \| (.+?) \| ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert dict(rows[1:]) == VERSIONS


def test_every_environment_is_of_the_version_that_is_told() -> None:
    folder = PAGE.parents[1] / "src" / "tilewright" / "envs"
    told = {path.stem.rpartition("_")[2] for path in folder.glob("*_v*.py")}
    assert told == {VERSIONS["environments"]}
