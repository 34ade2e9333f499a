"""The core that passed with sanitizers is known again, and no other is taken for it."""

from pathlib import Path

from tools.sanitized import ALONE, digest


def tree(folder: Path) -> Path:
    for name in (*ALONE, "native/core/random.h", "tests/native/test_chance.py"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{name}\n")
    return folder


def test_the_same_files_are_the_same_core_whatever_ends_their_lines(tmp_path: Path) -> None:
    before = digest(tree(tmp_path / "one"))
    other = tree(tmp_path / "two")
    header = other / "native/core/random.h"
    header.write_bytes(header.read_bytes().replace(b"\n", b"\r\n"))
    assert digest(other) == before


def test_any_change_of_the_core_or_its_tests_makes_another(tmp_path: Path) -> None:
    root = tree(tmp_path)
    found = {digest(root)}
    (root / "native/core/random.h").write_text("int chosen() { return 4; }\n")
    found.add(digest(root))
    (root / "native/core/more.cpp").write_text("")
    found.add(digest(root))
    (root / "tests/native/test_chance.py").unlink()
    found.add(digest(root))
    assert len(found) == 4
