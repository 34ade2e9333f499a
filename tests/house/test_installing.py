"""`tools/install`: pinned files are installed by uv, and by pip where uv is missing or fails."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

INSTALL = Path(__file__).parents[2] / "tools" / "install"
TOLD = 'echo "$0 $*" >> "$(dirname "$0")/told"'
INDEX = "https://mirror.example/simple"


def program(path: Path, status: int) -> None:
    """A program that tells how it was called, and ends like this."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{TOLD}\nexit {status}\n", encoding="utf-8")
    path.chmod(0o755)


def installed(folder: Path, uv: int | None, pip: int = 0, **environ: str) -> tuple[int, list[str]]:
    """The status, and who was asked to install, where uv and pip end like this."""
    (folder / "tools").mkdir()
    shutil.copy(INSTALL, folder / "tools")
    bin_folder = folder / ".venv" / "bin"
    program(bin_folder / "python", pip)
    if uv is not None:
        program(bin_folder / "uv", uv)
    words = ("tools/install", ".venv/bin/python", "locks/dev.txt")
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    found = subprocess.run(words, cwd=folder, env=plain | environ, capture_output=True, check=False)
    told = (bin_folder / "told").read_text(encoding="utf-8").splitlines()
    return found.returncode, [line for line in told if " install " in line]


def test_uv_installs_by_hashes_into_the_environment(tmp_path: Path) -> None:
    status, (told,) = installed(tmp_path, uv=0, PIP_INDEX_URL=INDEX)
    assert status == 0
    assert "/uv pip install" in told
    for words in (
        "--python .venv/bin/python",
        "--require-hashes --requirement locks/dev.txt",
        f"--default-index {INDEX}",
    ):
        assert words in told


@pytest.mark.parametrize("uv", [None, 2])
@pytest.mark.parametrize("pip", [0, 1])
def test_where_uv_does_not_do_it_pip_does(tmp_path: Path, uv: int | None, pip: int) -> None:
    status, told = installed(tmp_path, uv, pip)
    assert status == pip
    assert len(told) == (1 if uv is None else 2)
    assert "python -m pip" in told[-1]
    assert told[-1].endswith("--no-deps --require-hashes --requirement locks/dev.txt")
