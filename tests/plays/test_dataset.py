"""Datasets: every decision of finished games, as it was, in either format."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy", reason="needs the extra data")
pytest.importorskip("tilewright.native._native", reason="needs the fast core")

import numpy as np
from typer.testing import CliRunner

from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.cli.records import app
from tilewright.core.game import AnyGame
from tilewright.core.playing import play_out
from tilewright.core.record import write_record
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel
from tilewright.native.choosing import rules_for
from tilewright.plays.dataset import (
    FORMATS,
    Collector,
    Decisions,
    about,
    decisions_of,
    read_npz,
    read_parquet,
)
from tilewright.plays.play import Play
from tilewright.plays.reading import stream_records
from tilewright.plays.replay import Replay

READERS = {"npz": read_npz, "parquet": read_parquet}


def texts_of(game: AnyGame, count: int, seed: int = 1) -> list[str]:
    """Records of random games that came to their end."""
    rng, found = Random(seed), list[str]()
    while len(found) < count:
        record = play_out(rules_for(game), rng, rounds=12)
        record.tags["Player1"] = 'Ana "the wall"' if len(found) == 1 else "Ana"
        if not record.broken_off:
            found.append(write_record(record))
    return found


def replays(texts: list[str]) -> list[Replay]:
    return [*stream_records("\n".join(texts).splitlines(keepends=True))]


@pytest.mark.parametrize("game", [Azul(), Duel()], ids=repr)
def test_a_game_from_a_position_has_the_decisions_that_follow_it(game: AnyGame) -> None:
    whole = Play.from_record(read_record(texts_of(game, 1)[0]))
    late = Play(game)
    for action in whole.actions[:30]:
        late.push(action)
    late = Play.from_position(game, late.text)
    for action in whole.actions[30:]:
        late.push(action)
    (replay,) = replays([write_record(late.record())])
    assert (replay.texts, replay.final) == (late.texts, late.state)
    (found,) = decisions_of([replay])
    (every,) = decisions_of(replays([write_record(whole.record())]))
    assert 0 < len(found.moves) < len(every.moves)
    assert (found.observations == every.observations[-len(found.moves) :]).all()


@pytest.mark.parametrize("made", [Azul(), Azul(3, "gray"), Duel()], ids=repr)
def test_every_decision_is_there_as_the_rules_in_python_have_it(made: AnyGame) -> None:
    found = replays(texts_of(made, 2))
    assert [replay.core is None for replay in found] == [False, True]  # quotation marks are slow
    (rows,) = decisions_of(found)
    row = 0
    for number, replay in enumerate(found):
        outcome = replay.outcome
        assert outcome is not None
        for at, (state, action) in enumerate(
            zip(replay.states(), replay.record().actions(), strict=False)
        ):
            actor = replay.game.actor(state)
            if actor is CHANCE or actor is None:
                continue
            if at % 7 == 0:  # each takes Python its time
                value = state.value()
                seen = made.encoding.encode(made.observe(value, actor))
                assert rows.observations[row].tobytes() == seen
                assert rows.masks[row].tobytes() == made.encoding.mask(value)
            assert rows.moves[row] == made.notation.action_id(action)
            assert rows.masks[row, rows.moves[row]] == 1
            assert (rows.seats[row], rows.games[row]) == (actor, number)
            assert tuple(rows.scores[row]) == outcome.scores
            shared = len(outcome.winners) == made.seats
            assert (rows.values[row] >= 0) == (actor in outcome.winners)
            assert (rows.values[row] == 0) == shared
            row += 1
    assert row == len(rows.moves) == sum([replay.decisions for replay in found])


def test_the_values_of_a_game_add_up_to_nothing() -> None:
    (rows,) = decisions_of(replays(texts_of(Azul(4), 1)))
    by_seat = {int(seat): float(value) for seat, value in zip(rows.seats, rows.values, strict=True)}
    assert sum(by_seat.values()) == pytest.approx(0, abs=1e-6)
    assert max(by_seat.values()) == 1


def test_a_game_is_never_cut() -> None:
    found = replays(texts_of(Azul(), 5))
    parts = [*decisions_of(found, rows=1)]
    assert [len(part.moves) for part in parts] == [replay.decisions for replay in found]
    assert [set(part.games.tolist()) for part in parts] == [{0}, {1}, {2}, {3}, {4}]


def test_a_game_without_an_end_is_no_data() -> None:
    record = play_out(rules_for(Azul()), Random(1), rounds=1)
    (replay,) = replays([write_record(record)])
    assert [*decisions_of([replay])] == []
    with pytest.raises(ValueError, match="finished"):
        Collector(replay.game).add(replay)


@pytest.mark.parametrize("form", FORMATS)
def test_what_is_written_is_read_again(form: str, tmp_path: Path) -> None:
    if form == "parquet":
        pytest.importorskip("pyarrow", reason="needs the extra data")
    (rows,) = decisions_of(replays(texts_of(Duel(), 1)))
    FORMATS[form](tmp_path / "some", rows, about(Duel()))
    _same(READERS[form](tmp_path / "some"), rows)


@pytest.mark.parametrize("form", FORMATS)
def test_the_command_writes_files_for_each_table_and_tells_what_is_damaged(
    form: str, tmp_path: Path
) -> None:
    if form == "parquet":
        pytest.importorskip("pyarrow", reason="needs the extra data")
    azul, duel = texts_of(Azul(), 3), texts_of(Duel(), 1)
    broken = write_record(play_out(rules_for(Azul()), Random(1), rounds=1))
    file, into = tmp_path / "games.tilewright", tmp_path / "data"
    file.write_text("\n".join([*azul, azul[0].replace("[Rules", "[Ruler"), broken, *duel]))
    ran = CliRunner().invoke(
        app, ["dataset", str(file), "--into", str(into), "--format", form, "--rows", "70"]
    )
    assert ran.exit_code == 1
    assert "games.tilewright:" in ran.stderr
    assert "4 games" in ran.stdout
    assert "1 game without a result" in ran.stdout
    names = sorted([path.name for path in into.iterdir()])
    assert names == [*[f"azul-2-0000{n}.{form}" for n in (1, 2, 3)], f"duel-00001.{form}"]
    due = sum([replay.decisions for replay in replays(azul)])
    read = [READERS[form](path) for path in sorted(into.glob("azul-2-*"))]
    assert sum([len(part.moves) for part in read]) == due


def test_the_command_refuses_a_format_that_there_is_not(tmp_path: Path) -> None:
    ran = CliRunner().invoke(app, ["dataset", "x", "--into", str(tmp_path), "--format", "csv"])
    assert ran.exit_code != 0
    assert "npz, parquet" in str(ran.exception)


def test_two_datasets_are_never_mixed_in_a_folder(tmp_path: Path) -> None:
    there = tmp_path / "azul-2-00001.npz"
    there.write_text("of an earlier run")
    ran = CliRunner().invoke(app, ["dataset", "x", "--into", str(tmp_path)])
    assert ran.exit_code != 0
    assert "already holds a dataset (azul-2-00001.npz)" in str(ran.exception)
    assert there.read_text() == "of an earlier run"


def _same(one: Decisions, other: Decisions) -> None:
    for name in Decisions._fields:
        left, right = getattr(one, name), getattr(other, name)
        assert left.dtype == right.dtype, name
        assert np.array_equal(left, right), name


def test_the_example_makes_games_and_goes_on_where_it_was(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "make_games.py"
    out = tmp_path / "games.tilewright"
    for pairs, due in (("1", 2), ("2", 4)):
        command = [sys.executable, str(example), str(out), pairs, "greedy", "azul"]
        ran = subprocess.run(command, capture_output=True, text=True, check=True)
        assert f"{due} games" in ran.stdout
    found = [*stream_records(out)]
    assert [replay.tags["Pair"] for replay in found] == ["1", "1", "2", "2"]
