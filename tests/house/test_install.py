"""What is installed: the page if it is built, and with a compiler the fast core."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest

from tilewright.native import loading
from tilewright.native.judgement import GAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "tilewright" / "server" / "page"

WITHOUT_PAGE = {"TILEWRIGHT_WITHOUT_PAGE": "1"}
NO_COMPILER = {"CXX": str(ROOT / "no-such-compiler"), "CMAKE_ARGS": "", **WITHOUT_PAGE}

needs_cmake = pytest.mark.skipif(shutil.which("cmake") is None, reason="there is no cmake")


def build(
    kind: str, folder: Path, settings: Mapping[str, str], source: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Build an `sdist` or a `wheel` into a folder, as an installer would have it built."""
    system = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]
    code = (
        f"import sys; sys.path[:0] = {system['backend-path']}; "
        f"from {system['build-backend']} import build_{kind} as b; b(sys.argv[1])"
    )
    return subprocess.run(
        (sys.executable, "-c", code, str(folder)),
        cwd=source,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=False,
    )


def page_files(root: Path) -> set[str]:
    """The files of the page that `make web` has built, as they are called below a folder."""
    return {path.relative_to(root).as_posix() for path in PAGE.rglob("*") if path.is_file()}


@pytest.mark.skipif(
    os.environ.get("TILEWRIGHT_REQUIRE_NATIVE") != "1",
    reason="the fast core is not asked for: TILEWRIGHT_REQUIRE_NATIVE is not 1",
)
def test_the_fast_core_is_there_when_it_is_asked_for() -> None:
    assert loading.is_available()


@needs_cmake
def test_without_a_compiler_the_wheel_is_pure_and_holds_the_package_only(tmp_path: Path) -> None:
    built = build("wheel", tmp_path, NO_COMPILER | {"TILEWRIGHT_REQUIRE_NATIVE": "0"})
    assert built.returncode == 0, built.stdout + built.stderr
    assert "installed in pure Python" in built.stdout
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {"tilewright/native/__init__.py", "tilewright/words/en.ftl"} <= set(names)
    assert {f"tilewright/weights/classic/{table}.weights" for table in GAMES} <= set(names)
    assert page_files(ROOT / "src") <= set(names)
    assert {name.split("/")[0].split("-")[0] for name in names} == {"tilewright"}
    assert [name for name in names if name.endswith((".so", ".h", ".cpp"))] == []


@needs_cmake
def test_a_core_that_is_asked_for_and_cannot_be_built_is_an_error(tmp_path: Path) -> None:
    built = build("wheel", tmp_path, NO_COMPILER | {"TILEWRIGHT_REQUIRE_NATIVE": "1"})
    assert built.returncode != 0
    assert "could not be built" in built.stdout + built.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_sdist_holds_the_page_and_all_that_the_fast_core_is_built_from(tmp_path: Path) -> None:
    built = build("sdist", tmp_path, WITHOUT_PAGE)
    assert built.returncode == 0, built.stdout + built.stderr
    (sdist,) = tmp_path.iterdir()
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    sources = (path for path in (ROOT / "native").rglob("*.*") if path.suffix != ".pyc")
    wanted = {path.relative_to(ROOT).as_posix() for path in sources}
    wanted |= {"CMakeLists.txt", "pyproject.toml", "backend/building.py", "web/package.json"}
    assert wanted <= names
    assert page_files(ROOT) <= names
    assert [name for name in names if name.startswith((".venv", "build", "web/node_"))] == []


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_nothing_is_built_without_the_page_by_accident(kind: str, tmp_path: Path) -> None:
    clone, built_into = tmp_path / "clone", tmp_path / "dist"
    built_into.mkdir()
    copied = ("pyproject.toml", "README.md", "LICENSE", "backend", "src/tilewright/__init__.py")
    for name in copied:
        source, target = ROOT / name, clone / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    (clone / "CMakeLists.txt").write_text("a core that can't be built", encoding="utf-8")
    settings = {"TILEWRIGHT_REQUIRE_NATIVE": "0"}
    refused = build(kind, built_into, settings | {"TILEWRIGHT_WITHOUT_PAGE": ""}, clone)
    assert refused.returncode == 1
    assert "its page is missing" in refused.stderr
    assert "make web" in refused.stderr
    assert "TILEWRIGHT_WITHOUT_PAGE=1" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert list(built_into.iterdir()) == []
    built = build(kind, built_into, settings | WITHOUT_PAGE, clone)
    assert built.returncode == 0, built.stdout + built.stderr
    assert len(list(built_into.iterdir())) == 1
