"""A small sample of `make club-bench`: all it asks is answered."""

from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.load.club import QUESTIONS, fill, measured
from tests.server.houses import embedded


def test_a_filled_club_answers_all_that_is_measured(tmp_path: Path) -> None:
    fill(tmp_path / "tables.db", players=20, games=50)
    with embedded(tmp_path) as house:
        assert list(measured(house, 20, 50, sample=2)) == list(QUESTIONS)
