"""The digests of the code that plays."""

from pathlib import Path

import pytest

from tilewright import native
from tilewright.arena import sources


def test_the_code_is_the_package_and_the_core() -> None:
    package, plus, core = sources.code().partition("+")
    assert package == sources.package()
    assert bool(plus) == bool(core) == native.is_available()
    assert sources.is_of_this_package(sources.code())
    assert sources.is_of_this_package(f"{package}+of-another-compiler")
    assert not sources.is_of_this_package("0123456789ab+")


def test_another_file_is_other_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def digest() -> str:
        sources.package.cache_clear()
        return sources.package()

    monkeypatch.setattr(sources, "PACKAGE", tmp_path)
    monkeypatch.setattr(sources, "MODULES", ("catalog.py",))
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "greedy.py").write_text("a")
    (tmp_path / "catalog.py").write_text("b")
    found = [digest()]
    (tmp_path / "bots" / "greedy.pyc").write_text("compiled")
    assert digest() == found[0]
    (tmp_path / "weights" / "learned").mkdir(parents=True)
    for file, text in (
        ("bots/greedy.py", "c"),
        ("catalog.py", "d"),
        ("weights/learned/duel.weights", "e"),
        ("weights/learned/duel.weights", "f"),
    ):
        (tmp_path / file).write_text(text)
        found.append(digest())
    assert len(set(found)) == 5
    monkeypatch.undo()
    sources.package.cache_clear()


def test_every_module_that_counts_exists() -> None:
    assert all((sources.PACKAGE / module).is_file() for module in sources.MODULES)
    assert all((sources.PACKAGE / room).is_dir() for room in sources.ROOMS)
