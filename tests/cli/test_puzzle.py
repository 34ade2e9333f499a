"""`tilewright puzzle`: solving puzzles in the terminal, making and checking them."""

from pathlib import Path

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from msgspec import json, structs

from tests.cli.conftest import Run
from tilewright.analysis.puzzles import MARGIN, Puzzle, shipped
from tilewright.native.judgement import LEARNED, known_name


@pytest.fixture(params=["azul", "duel"])
def chosen(request: pytest.FixtureRequest) -> Puzzle:
    """A puzzle of each game."""
    found = shipped(request.param)
    return found[min(found)]


def test_a_puzzle_is_asked_and_solved(run: Run, chosen: Puzzle) -> None:
    wrong = another_move(chosen)
    result = run("puzzle", "--id", chosen.id, typed=(wrong, chosen.solution.lower()))
    assert result.exit_code == 0, result.output
    seat = chosen.seat + 1
    assert f"Puzzle {chosen.id}: find the one best move for seat {seat}." in result.stdout
    assert f"Not {wrong}. Try again" in result.stdout
    assert f"{chosen.solution} it is" in result.stdout


def another_move(chosen: Puzzle) -> str:
    """A legal move that is not the solution."""
    game = chosen.table()
    legal = game.legal_ids(game.notation.parse_state(chosen.position))
    texts = [str(game.notation.action_of(each)) for each in legal]
    return next(text for text in texts if text != chosen.solution)


def test_what_is_no_move_is_said_and_an_empty_line_asks_again(run: Run, chosen: Puzzle) -> None:
    result = run("puzzle", "--id", chosen.id, typed=("", "1%", "quit"))
    assert result.exit_code == 0, result.output
    assert "“1%”, character 2: " in result.stdout
    assert "Not " not in result.stdout
    assert result.stdout.count("Your move:") == 3


def test_a_move_that_is_not_legal_is_refused_with_its_rule(run: Run) -> None:
    found = shipped("azul")
    illegal = {"9K1": "AZ-", "9B1": "AZ-"}
    result = run("puzzle", "--id", min(found), typed=(*illegal, "quit"))
    assert result.stdout.count("(AZ-") >= len(illegal)


def test_the_solution_is_shown(run: Run, chosen: Puzzle) -> None:
    result = run("puzzle", "--id", chosen.id, typed=("show",))
    assert f"The best move is {chosen.solution}" in result.stdout


@pytest.mark.parametrize("typed", [("quit",), ()])
def test_it_can_be_left(run: Run, typed: tuple[str, ...]) -> None:
    result = run("puzzle", "--game", "duel", typed=typed)
    assert result.exit_code == 0
    assert "Puzzle duel-" in result.stdout


def test_what_there_is_not_is_said(run: Run) -> None:
    assert "There is no puzzle azul-0" in run("puzzle", "--id", "azul-0").stderr
    assert run("puzzle", "--game", "chess").exit_code == 2


def test_puzzles_are_made_and_go_on(run: Run, tmp_path: Path) -> None:
    into = tmp_path / "some.jsonl"
    assert run("puzzle", "make", "--number", "1", "--into", str(into)).exit_code == 0
    first = into.read_text(encoding="utf-8")
    result = run("puzzle", "make", "--number", "2", "--into", str(into))
    assert result.stdout.strip() == f"2 puzzles in {into}"
    assert into.read_text(encoding="utf-8").startswith(first)
    assert run("puzzle", "check", str(into)).exit_code == 0


def test_a_puzzle_that_does_not_hold_is_named_and_left_out(run: Run, tmp_path: Path) -> None:
    found = shipped("azul")
    right = found[min(found)]
    wrong = json.encode(right).replace(b'"margin":0.', b'"margin":9.')
    file = tmp_path / "some.jsonl"
    file.write_bytes(b"%s\n%s\n" % (json.encode(right), wrong))
    result = run("puzzle", "check", str(file))
    assert result.exit_code == 1
    assert f"{right.id} does not hold" in result.stderr
    assert run("puzzle", "check", "--prune", str(file)).exit_code == 0
    assert file.read_bytes() == json.encode(right) + b"\n"


def test_puzzles_are_judged_anew(run: Run, chosen: Puzzle, tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    old = json.encode(structs.replace(chosen, share=0.0, margin=0.06))
    file.write_bytes(old + b"\n")
    assert run("puzzle", "check", "--renew", str(file)).exit_code == 0
    again = json.decode(file.read_bytes(), type=Puzzle)
    assert (again.id, again.solution, again.theme) == (chosen.id, chosen.solution, chosen.theme)
    assert again.share > again.margin >= MARGIN
    judged_by = known_name(chosen.table(), LEARNED)
    assert again.judgement == judged_by


def test_the_example_of_the_help_is_a_puzzle(run: Run) -> None:
    shown = run("puzzle", "--help").stdout
    example = shown.partition("--id azul-")[2].split()[0]
    assert f"azul-{example}" in shipped("azul")
