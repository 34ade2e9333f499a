"""`tilewright analyse`: positions and whole games, as a table, as JSON, and into a record."""

import json
from pathlib import Path

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.analysis.games import played
from tests.cli.conftest import Run
from tilewright.analysis import Review, review_of, reviewed
from tilewright.analysis.reviewing import DEFAULTS, default_limit
from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.cli import reviews
from tilewright.core.record import Record, write_record
from tilewright.core.words import sentence
from tilewright.duel.game import Duel

LAST = (  # the game ends with this round: seat 1's fifth tile of its first row waits in line 1
    "5 offer 2 1 1 -/-/-/-/- YYT - B8Y9R11K14T12 "
    "27:B/RR/RRR/BB/-:.YRKT/.BY.K/.TBY./.K.../.R...:1 "
    "18:T/TT/YYY/BBBB/-:.YRK./.BYR./.TB../.KT.Y/..K..:B"
)


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """A file with a finished game of Azul."""
    path = tmp_path / "game.tilewright"
    path.write_text(write_record(played(Azul(), 5, by_lot=0.3)), encoding="utf-8")
    return path


def test_a_position_is_told_as_a_table(run: Run) -> None:
    result = run("analyse", LAST)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Round 5, seat 1 decides between 4 moves")
    assert lines[1].startswith("Proven to the end of the game.")
    assert lines[2].split() == ["move", "share", "lead", "depth", "line"]
    assert lines[3].split()[:3] == ["CT5", "100.0%", "+8.0"]
    assert lines[3].endswith("CT5 CY5")


def test_a_moment_of_a_record_as_json(run: Run, game_file: Path) -> None:
    told = json.loads(run("analyse", str(game_file), "--at", "4", "--limit", "1k", "--json").stdout)
    assert told["seat"] in (0, 1)
    assert len(told["moves"]) > 20
    assert [bool(each["line"]) for each in told["moves"][:4]] == [True, True, True, False]


def test_with_a_regret_of_1_every_move_is_exact(run: Run, game_file: Path) -> None:
    words = ("analyse", str(game_file), "--at", "4", "--limit", "1k", "--json")
    found = [json.loads(run(*words, "--regret", share).stdout)["moves"] for share in ("0", "1")]
    assert [all(each["is_exact"] for each in moves) for moves in found] == [False, True]


def test_what_is_told_in_words_begins_where_its_title_does(run: Run, game_file: Path) -> None:
    lines = run("analyse", str(game_file), "--limit", "1k").stdout.splitlines()
    place = lines[0].index("why")
    told = [line[place:] for line in lines[1 : lines.index("")]]
    assert len(told) > 5
    assert [text for text in told if text.strip() and text.startswith(" ")] == []


def test_a_game_is_reviewed(run: Run, game_file: Path) -> None:
    result = run("analyse", str(game_file), "--limit", "1k")
    assert result.exit_code == 0, result.output
    assert "blunder" in result.stdout
    assert "Player 1: accuracy" in result.stdout
    assert "with even luck by" in result.stdout


def test_moves_with_a_label_are_counted_in_words() -> None:
    counted = [sentence("say-review-count", label="inaccuracy", count=count) for count in (1, 4)]
    assert counted == ["1 inaccuracy", "4 inaccuracies"]


def test_a_review_as_json_can_be_read_back(run: Run, game_file: Path) -> None:
    text = run("analyse", str(game_file), "--limit", "0", "--json").stdout
    assert isinstance(review_of(text), Review)


@pytest.mark.parametrize("game", [Azul(), Duel()], ids=["azul", "duel"])
def test_into_a_record_that_check_accepts(run: Run, tmp_path: Path, game: Azul | Duel) -> None:
    record = played(game, 5, by_lot=0.3)
    record.moves[3].comment = "My best move"
    file, into = tmp_path / "game.tilewright", tmp_path / "notes.tilewright"
    file.write_text(write_record(record), encoding="utf-8")
    result = run("analyse", str(file), "--limit", "200", "--into", str(into))
    assert result.exit_code == 0, result.output
    assert f"Written: {into}" in result.stdout
    assert run("check", str(into)).exit_code == 0
    found = read_record(into.read_text(encoding="utf-8"))
    assert found.actions() == record.actions()
    assert found.moves[3].comment.startswith("My best move")
    assert any(move.mark == "??" and move.variations for move in found.moves)
    assert any(move.comment.startswith("blunder: ") for move in found.moves)


def test_a_review_goes_on_where_it_was_interrupted(
    run: Run, game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = reviewed
    asked: list[int] = []

    def until_interrupted(*args):  # type: ignore[no-untyped-def]
        for number, step in enumerate(whole(*args)):
            if number == 10:
                raise KeyboardInterrupt
            yield step

    def counted(record, limit, done):  # type: ignore[no-untyped-def]
        asked.append(len(done))
        return whole(record, limit, done)

    monkeypatch.setattr(reviews, "reviewed", until_interrupted)
    result = run("analyse", str(game_file), "--limit", "200")
    assert result.exit_code == 130
    assert "Stopped after 11 of" in result.stderr
    assert "accuracy" in result.stdout  # of what there is
    monkeypatch.setattr(reviews, "reviewed", counted)
    assert run("analyse", str(game_file), "--limit", "200").exit_code == 0
    assert asked == [10]
    assert run("analyse", str(game_file), "--limit", "300").exit_code == 0
    assert asked == [10, 0]  # another limit is another review


def test_a_line_that_was_cut_off_is_done_again(run: Run, game_file: Path) -> None:
    first = run("analyse", str(game_file), "--limit", "0", "--json").stdout
    (kept,) = reviews.reviews_folder().iterdir()
    kept.write_text(kept.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert run("analyse", str(game_file), "--limit", "0", "--json").stdout == first


def test_a_running_game_is_refused(run: Run, tmp_path: Path) -> None:
    record = played(Azul(), 5, by_lot=0.3)
    running = write_record(type(record)(record.game, {}, "", record.moves[:20]))
    (tmp_path / "running.tilewright").write_text(running, encoding="utf-8")
    result = run("analyse", "running.tilewright")
    assert result.exit_code == 2
    assert "This game is not over" in result.stderr
    assert "--at N judges its position after N steps (up to 20)" in result.stderr
    assert run("analyse", "running.tilewright", "--at", "20", "--limit", "0").exit_code == 0


def test_the_help_tells_the_limit_that_is_used(run: Run) -> None:
    told = " ".join(run("analyse", "--help").stdout.split())
    assert f"[default: {DEFAULTS['azul']}, of Duel {DEFAULTS['duel']}]" in told
    assert [default_limit(Record(game)) for game in (Azul(), Duel())] == list(DEFAULTS.values())


def test_a_review_is_not_written_over_its_record(run: Run, game_file: Path) -> None:
    before = game_file.read_text(encoding="utf-8")
    result = run("analyse", str(game_file), "--into", str(game_file))
    assert result.exit_code == 2
    assert game_file.read_text(encoding="utf-8") == before


def test_into_is_for_games(run: Run) -> None:
    result = run("analyse", LAST, "--into", "notes.tilewright")
    assert result.exit_code == 2
    assert "--into is for a whole game" in result.stderr
