"""Files that are there whole or not at all."""

from pathlib import Path

import pytest

from tilewright.core.files import whole_file


def test_a_file_is_replaced_once_all_is_written(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("old")
    with whole_file(path) as file:
        file.write(b"new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_fails_leaves_the_old_one_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("old")
    with pytest.raises(ValueError, match="half"):
        write_half(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_crash_has_left_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game"
    (tmp_path / ".game.part").write_text("half of something longer")
    with whole_file(path, 0o600) as file:
        file.write(b"new")
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [path]


def write_half(path: Path) -> None:
    """Begin to write a file, and fail."""
    with whole_file(path) as file:
        file.write(b"new")
        raise ValueError("half")
