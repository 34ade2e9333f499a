"""`tilewright perft`, `simulate` and `bench`: counts, checks and speed."""

import json
import sys
from functools import partial
from random import Random

import pytest

from tests.cli.conftest import SOURCE, Run
from tilewright import native
from tilewright.azul.game import Azul
from tilewright.azul.notation import Notation
from tilewright.catalog import make_game
from tilewright.cli.configurations import BENCHED, EVERY
from tilewright.cli.speed import envs, measurements, rates, search
from tilewright.cli.trials import problems, trial
from tilewright.core import playing
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions, play_out
from tilewright.core.rules import CHANCE
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
    assert list(told["divide"]) == [str(action) for action in legal_actions(game, state)]
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
    def problems_of_round_2(notation: Notation, state: object) -> tuple[object, ...]:
        return (reason("AZ-2.1", "problem-turn"),) if str(state).startswith("2 ") else ()

    monkeypatch.setattr(Notation, "problems", problems_of_round_2)
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
    monkeypatch.setattr(Azul, "effects", lambda *_: ())
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


UNITS = {
    "native/playout": "moves/s",
    "native/games": "games/s",
    "native/step": "ns",
    "native/perft": "nodes/s",
    "native/batch": "steps/s",
    "native/vector": "steps/s",
    "native/aec": "steps/s",
    "native/records": "games/s",
    "native/search": "nodes/s",
    "native/solve-14": "ms",
    "native/solve-16": "%",
    "python/playout": "moves/s",
    "python/perft": "nodes/s",
}
NO_CORE = "The figures of the fast core can’t be measured: "
NO_ENVIRONMENTS = "The figures of environments can’t be measured without their libraries. "
NO_NUMPY = "The figures of batches can’t be measured without NumPy. "

ARRAYS = ("native/batch", "native/vector", "native/aec")  # figures that need NumPy

needs_core = pytest.mark.skipif(not native.is_available(), reason="the fast core is not built")


@pytest.fixture
def bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `tilewright bench` as briefly as can be."""
    monkeypatch.setattr(measurements, "DEPTH", 1)
    monkeypatch.setattr(measurements, "NATIVE_GAMES", 2)
    monkeypatch.setattr(measurements, "BATCH_GAMES", 3)
    monkeypatch.setattr(envs, "LANES", 3)
    for name, value in {"THOUGHT": 10, "DIFFERENT": 1, "LEAST": 1, "FEW": 3, "SOME": 4}.items():
        monkeypatch.setattr(search, name, value)
    return partial(run, "bench", "--seconds", "0")


@pytest.fixture
def no_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "is_available", lambda: False)


@pytest.fixture
def no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)


def figures(*names: str) -> list[str]:
    """The names of figures at every table where they are measured."""
    return [
        f"{label}/{name}"
        for label in BENCHED
        for name in names
        if label == "azul-2" or "solve" not in name
    ]


@needs_core
def test_bench_measures_every_figure_at_every_table(bench: Run) -> None:
    pytest.importorskip("numpy")
    result = bench("--json")
    told = json.loads(result.stdout)
    assert [each["name"] for each in told] == figures(*UNITS)
    for each in told:
        assert set(each) == {"name", "value", "unit"}
        assert each["value"] > 0
        assert each["unit"] == UNITS[each["name"].partition("/")[2]]
    assert result.stderr == ""


@pytest.mark.usefixtures("no_core")
def test_bench_without_the_core_measures_python_and_says_so_once(bench: Run) -> None:
    result = bench("--json")
    assert result.exit_code == 0
    names = [each["name"] for each in json.loads(result.stdout)]
    assert names == figures("python/playout", "python/perft")
    assert result.stderr.startswith(NO_CORE)
    assert result.stderr.count("\n") == 1


@pytest.mark.usefixtures("no_core", "no_numpy")
def test_bench_without_core_and_numpy_names_the_core_only(bench: Run) -> None:
    result = bench("--filter", "duel")
    assert result.stderr.startswith(NO_CORE)
    assert result.stderr.count("\n") == 1


@needs_core
@pytest.mark.usefixtures("no_numpy")
def test_bench_without_numpy_leaves_out_batches_and_says_so_once(bench: Run) -> None:
    result = bench("--json")
    names = [each["name"] for each in json.loads(result.stdout)]
    assert names == figures(*[name for name in UNITS if name not in ARRAYS])
    assert result.stderr.startswith(NO_NUMPY)
    assert result.stderr.count("\n") == 1


@needs_core
def test_bench_without_the_libraries_of_environments_says_so_once(
    bench: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    result = bench("--filter", "azul-2/native", "--json")
    names = [each["name"] for each in json.loads(result.stdout)]
    assert "azul-2/native/batch" in names
    assert "azul-2/native/vector" not in names
    assert result.stderr.startswith(NO_ENVIRONMENTS)
    assert result.stderr.count("\n") == 1


@pytest.mark.usefixtures("no_core")
def test_bench_is_silent_about_what_was_not_asked_for(bench: Run) -> None:
    assert bench("--filter", "python").stderr == ""


@pytest.mark.usefixtures("no_core")
def test_bench_of_nothing_that_is_there_is_a_mistake(bench: Run) -> None:
    result = bench("--filter", "native/step")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"tilewright: {NO_CORE}")
    assert result.stderr.count("\n") == 1


@needs_core
@pytest.mark.usefixtures("no_numpy")
def test_bench_of_batches_alone_without_numpy_is_a_mistake(bench: Run) -> None:
    result = bench("--filter", "batch")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"tilewright: {NO_NUMPY}")


def test_bench_measures_what_is_asked_for(bench: Run) -> None:
    head, *rows = bench("--filter", "-gray/python/playout").stdout.splitlines()
    assert head.split() == ["figure", "value", "unit"]
    assert [row.split()[0] for row in rows] == [
        f"azul-{seats}-gray/python/playout" for seats in (2, 3, 4)
    ]


@needs_core
def test_bench_shows_one_of_two_figures_that_are_measured_together(bench: Run) -> None:
    (told,) = json.loads(bench("--filter", "azul-3/native/games", "--json").stdout)
    assert told["name"] == "azul-3/native/games"


@needs_core
@pytest.mark.parametrize("seed", ["-1", str(2**64)])
def test_bench_takes_any_seed(bench: Run, seed: str) -> None:
    assert bench("--filter", "duel/native", "--seed", seed).exit_code == 0


def test_bench_writes_markdown_with_a_row_for_each_table(bench: Run) -> None:
    head, rule, *rows = bench("--filter", "python", "--markdown").stdout.splitlines()
    assert head == "| table | python/playout, moves/s | python/perft, nodes/s |"
    assert rule == "| --- | ---: | ---: |"
    assert [row.split()[1] for row in rows] == list(BENCHED)


def test_the_document_tells_every_figure_at_every_table() -> None:
    page = (SOURCE.parent / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    heads = [f"{name}, {unit}" for name, unit in UNITS.items()]
    assert f"| table | {' | '.join(heads)} |" in page
    assert [label for label in BENCHED if f"\n| {label} | " not in page] == []
    assert [name for name in UNITS if f"\n| `{name.partition('/')[2]}` | " not in page] == []


def test_bench_writes_one_format(bench: Run) -> None:
    result = bench("--json", "--markdown")
    assert result.exit_code == 2
    assert result.stderr == "tilewright: Choose either --json or --markdown.\n"


@pytest.mark.parametrize("label", BENCHED)
def test_perft_is_measured_from_a_full_offer(label: str) -> None:
    game = make_game(*BENCHED[label])
    state = measurements.opening(game, Random(0))
    assert state == measurements.opening(game, Random(0))
    assert str(state).split()[:2] == ["1", "turn" if label == "duel" else "offer"]
    assert playing.perft(game, state, 2) > 1000


def test_rates_are_per_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.5, 11.0, 12.0])
    monkeypatch.setattr(rates, "perf_counter", lambda: next(clock))
    assert rates.rates(lambda: 8, 2.0) == (12.0, 1.5)
