"""What is generated is as its generator would write it."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

STUB = Path(__file__).parents[2] / "src" / "tilewright" / "native" / "_native.pyi"


def test_the_stub_of_the_core_is_as_nanobind_writes_it(tmp_path: Path) -> None:
    made = tmp_path / "stub.pyi"
    command = ("nanobind.stubgen", "-q", "-m", "tilewright.native._native", "-o", str(made))
    subprocess.run((sys.executable, "-m", *command), check=True)
    text = made.read_text(encoding="utf-8")
    assert text == STUB.read_text(encoding="utf-8"), "write it anew: make stub"
