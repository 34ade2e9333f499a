"""The pins in locks: versions with hashes, at both ends of what pyproject.toml allows."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
FOR_DEVELOPERS = ("clients", "dev", "docs")  # nobody has to put up with their oldest versions
UNTESTED = {"torch"}  # its older builds for Linux bring several GB for graphics cards

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def requirements() -> list[Requirement]:
    """What people's installs depend on."""
    extras = PROJECT["optional-dependencies"].items()
    told = [text for name, texts in extras if name not in FOR_DEVELOPERS for text in texts]
    found = [Requirement(text) for text in [*PROJECT["dependencies"], *told]]
    return [each for each in found if each.name != PROJECT["name"]]


def pins(lock: str) -> dict[str, Version]:
    """The versions of a lock, by name."""
    text = (ROOT / "locks" / lock).read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+)==([^ ]+)", text, re.MULTILINE)
    return {canonicalize_name(name): Version(version) for name, version in found}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_has_names_versions_and_hashes_only(lock: Path) -> None:
    text = re.sub(r"^#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    pin = r"[a-z0-9.-]+==[\w.]+( ; [^\\\n]+)?"
    assert re.fullmatch(rf"({pin}( \\\n    --hash=sha256:[0-9a-f]{{64}})+\n)+", text)


@pytest.mark.parametrize("requirement", requirements(), ids=str)
def test_a_floor_is_the_oldest_version_that_is_tested(requirement: Requirement) -> None:
    (bound,) = requirement.specifier
    assert bound.operator == ">="
    name = canonicalize_name(requirement.name)
    if name not in UNTESTED:
        assert pins("lowest.txt")[name] == Version(bound.version)
        assert pins("dev.txt")[name] >= Version(bound.version)


def test_other_peoples_programs_get_on_with_the_floors() -> None:
    """Of which one wants Pillow below 12 and one Typer below 0.28."""
    lowest = pins("lowest.txt")
    assert {"moviepy", "openapi-python-client"} <= lowest.keys()
    assert lowest["pillow"] < Version("12")
    assert lowest["typer"] < Version("0.28")
