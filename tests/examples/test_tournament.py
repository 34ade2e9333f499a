"""The tournament among one's own bots."""

from pathlib import Path

from tests.examples.running import told


def test_all_bots_meet_and_are_rated_the_best_first(tmp_path: Path) -> None:
    lines = told("tournament.py", "1", folder=tmp_path).splitlines()
    assert len(lines) == 4
    assert lines[-1].startswith("py:tournament:Hasty")
    assert all([" Elo (" in line for line in lines])
