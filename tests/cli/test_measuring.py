"""`tilewright perft`, `simulate` and `bench`: counts, checks and speed."""

import json
from random import Random

import pytest

from tests.cli.conftest import Run
from tilewright.azul.game import Azul
from tilewright.cli.configurations import BENCHED, EVERY
from tilewright.cli.trials import problems, trial
from tilewright.core import playing
from tilewright.core.game import CHANCE, AnyGame
from tilewright.core.playing import play_out
from tilewright.core.words import reason
from tilewright.duel.game import Duel


@pytest.mark.parametrize("name", ["azul", "duel"])
def test_perft_counts_as_the_rules_do(run: Run, name: str) -> None:
    game: AnyGame = Azul() if name == "azul" else Duel()
    rng = Random(5)
    state = game.start()
    while game.actor(state) is CHANCE:
        state = game.apply(state, game.sample(state, rng))
    told = json.loads(
        run("perft", name, "--seed", "5", "--depth", "2", "--divide", "--json").stdout
    )
    counts = [playing.perft(game, state, depth) for depth in (1, 2)]
    assert [each["nodes"] for each in told["depths"]] == counts
    assert told["position"] == str(state)
    assert sum(told["divide"].values()) == counts[1]
    assert list(told["divide"]) == [str(action) for action in game.legal_actions(state)]
    again = json.loads(run("perft", name, "--position", str(state), "--json").stdout)
    assert [each["nodes"] for each in again["depths"]] == counts


def test_perft_prints_a_row_for_every_depth(run: Run) -> None:
    lines = run("perft", "azul", "--depth", "2", "--seed", "1").stdout.splitlines()
    assert lines[1].split() == ["depth", "nodes", "nodes/s"]
    assert [line.split()[0] for line in lines[2:]] == ["1", "2"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_simulate_sums_up_the_games_of_its_seeds(run: Run, jobs: int) -> None:
    words = ("simulate", "azul", "--games", "25", "--seed", "3", "--json", "--jobs", str(jobs))
    (told,) = json.loads(run(*words).stdout)
    records = [play_out(Azul(), Random(seed)) for seed in range(3, 28)]
    outcomes = [record.outcome() for record in records]
    scores = [score for each in outcomes if each is not None for score in each.scores]
    assert told["games"] == 25
    assert told["score_mean"] == round(sum(scores) / len(scores), 2)
    assert told["ties"] == sum(len(each.winners) > 1 for each in outcomes if each is not None)
    decisions = [str(a) for record in records for a in record.actions() if str(a)[0] not in "SD"]
    assert told["moves"] == len(decisions)
    assert told["broken_off"] == 0


def test_simulate_breaks_off_at_the_limit_of_rounds(run: Run) -> None:
    words = ("simulate", "duel", "--games", "2", "--rounds", "2", "--jobs", "1", "--json")
    (told,) = json.loads(run(*words).stdout)
    assert (told["broken_off"], told["rounds"], told["start_wins"]) == (2, 2.0, None)


def test_simulate_all_goes_through_every_table(run: Run) -> None:
    result = run("simulate", "--all", "--games", "1", "--jobs", "1")
    assert result.exit_code == 0
    assert result.stderr == ""
    head, *rows = result.stdout.splitlines()
    assert head.split()[:5] == ["table", "games", "moves", "length", "rounds"]
    assert [row.split()[0] for row in rows] == list(EVERY)
    assert all(row.split()[1] == "1" for row in rows)


def test_a_broken_promise_is_told_with_seed_and_record_and_status_1(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def problems_of_round_2(game: Azul, state: object) -> tuple[object, ...]:
        return (reason("AZ-2.1", "problem-turn"),) if str(state).startswith("2 ") else ()

    monkeypatch.setattr(Azul, "problems", problems_of_round_2)
    words = ("simulate", "azul", "--games", "3", "--seed", "40", "--jobs", "1")
    result = run(*words)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("azul-2, seed 40: after move ")
    assert 'The seat in turn does not fit the phase (AZ-2.1).\n[Game "azul"]' in result.stderr
    assert run(*words, "--no-check").exit_code == 0


def test_points_that_do_not_add_up_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    record = play_out(Azul(), Random(1))
    assert list(problems(record, record.states())) == []
    monkeypatch.setattr(Azul, "points", lambda *_: ())
    found = list(problems(record, record.states()))
    assert found
    assert all("gains" in problem for problem in found)


def test_rules_that_break_down_are_told_with_their_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("factory")

    monkeypatch.setattr(Azul, "apply", broken)
    assert trial(Azul(), 7, 50, check=True).problem == "KeyError: 'factory'"


@pytest.mark.parametrize("first", [0, 1, None])
def test_a_trial_knows_the_start_player(first: int | None) -> None:
    for seed in range(5):
        game = Duel(first=first)
        record = play_out(game, Random(seed))
        named = [str(action) for action in record.actions() if str(action)[0] == "S"]
        start = int(named[0][1]) - 1 if first is None else first
        assert trial(game, seed, 50, check=False).start == start


def test_bench_measures_every_table(run: Run) -> None:
    told = json.loads(run("bench", "--seconds", "0", "--json").stdout)
    assert [each["name"] for each in told] == [f"{label}/python/playout" for label in BENCHED]
    for each in told:
        assert set(each) == {"name", "value", "unit"}
        assert each["value"] > 0
        assert each["unit"] == "moves/s"


def test_bench_measures_what_is_asked_for(run: Run) -> None:
    lines = run("bench", "--seconds", "0", "--filter", "azul-3").stdout.splitlines()
    assert [line.split()[0] for line in lines[1:]] == [
        "azul-3/python/playout",
        "azul-3-gray/python/playout",
    ]
