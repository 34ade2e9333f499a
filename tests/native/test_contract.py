"""What the core and the Python rooms must agree on, and a package without the core."""

import subprocess
import sys

import pytest

from tests.tables import TABLES
from tilewright import native
from tilewright.native import contract, loading
from tilewright.native.tables import core_of

needs_core = pytest.mark.skipif(not native.is_available(), reason="needs the fast core")


@needs_core
def test_the_core_keeps_the_contract() -> None:
    assert contract.core_terms() == contract.python_terms()
    assert len(native.CONTRACT) == 16


@needs_core
def test_the_contract_names_rules_actions_and_planes() -> None:
    lines = contract.python_terms().split("\n")
    assert lines[0] == "rules 1"
    assert lines[1].startswith("actions 1B1 1B2 1B3 1B4 1B5 1BF 1Y1")
    assert lines[2].startswith("planes phase5 ")
    assert len(lines) == 1 + 2 * 7


@needs_core
def test_a_core_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "RULES_VERSION", "99")
    with pytest.raises(native.CoreError, match="install Tilewright again"):
        contract.check()


def test_without_the_core_whoever_needs_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_core", None)
    assert not loading.is_available()
    with pytest.raises(native.CoreMissing, match=r"Install one .*g\+\+"):
        core_of(TABLES["duel-random-4-random"])


def test_only_a_missing_core_is_taken_for_missing() -> None:
    """A core that is there but can't be loaded is an error, not a slower game."""
    code = (
        "import sys, importlib.abc\n"
        "class Broken(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.endswith('_native'): raise ImportError('a broken core')\n"
        "sys.meta_path.insert(0, Broken())\n"
        "import tilewright.native\n"
    )
    ran = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "a broken core" in ran.stderr
