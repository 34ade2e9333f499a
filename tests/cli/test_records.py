"""`tilewright replay` and `tilewright check`: records as people and programs read them."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Run, Start
from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.core.playing import legal_actions, play_out
from tilewright.core.record import Move, Record, write_record
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel

BOLD = 20  # a decision in both games, from 0


@pytest.fixture(params=[Azul(seats=3, wall="gray"), Duel(scoring="random")], ids=repr)
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Record:
    """A random game with a mark, a comment and names, saved as `game`."""
    played = play_out(request.param, Random(4))
    played.tags.update({"Player1": "Anna", "Player2": "Ben"})
    played.comment = "Before the first move."
    bold = played.moves[BOLD]
    bold.mark, bold.comment = "!?", "Bold \x1b[31m and red."
    instead = legal_actions(played.game, played.states()[BOLD])[0]
    bold.variations.append([Move(instead, "?", "Timid.")])
    (tmp_path / "game").write_text(write_record(played), encoding="utf-8")
    return played


def test_a_replay_tells_every_move_and_the_end(run: Run, record: Record) -> None:
    result = run("replay", "game")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith(f"{record.game.name}: ")
    assert "Player1: Anna" in lines
    assert "Before the first move." in lines
    numbered = [line for line in lines if line.endswith("]")]
    assert [line.split()[0] for line in numbered] == [
        str(number) for number in range(1, len(record.moves) + 1)
    ]
    assert numbered[BOLD].endswith("!?]")
    assert any("{Bold �[31m and red.}" in line for line in lines)
    (variation,) = record.moves[BOLD].variations
    assert any(f"({variation[0].action}? {{Timid.}})" in line for line in lines)
    outcome = record.outcome()
    assert outcome is not None
    assert f" {max(outcome.scores)} point" in lines[-1]


def test_points_that_are_told_add_up(run: Run, record: Record) -> None:
    told = json.loads(run("replay", "game", "--json").stdout)
    scores = list(record.game.progress(record.states()[0]).scores)
    for move in told["moves"]:
        for each in move["points"]:
            scores[each["seat"] - 1] += each["points"]
            assert each["rule"].split("-")[0] in ("AZ", "DU")
        assert scores == move["scores"]
    assert [move["action"] for move in told["moves"]] == [str(a) for a in record.actions()]
    assert told["result"] == record.result()
    text = run("replay", "game", "--points").stdout
    lines = re.findall(r"^ {4,}.*?([+−]?\d+): ", text.partition("\n\n")[2], re.MULTILINE)
    points = [each["points"] for move in told["moves"] for each in move["points"]]
    assert [int(line.replace("−", "-")) for line in lines] == points


@pytest.mark.parametrize("at", [0, 7, None])
def test_the_table_after_some_moves(run: Run, record: Record, at: int | None) -> None:
    number = len(record.moves) if at is None else at
    result = run("replay", "game", "--at", str(number))
    game, state = record.game, record.states()[number]
    names = ["Anna", "Ben", "Player 3"][: game.seats]
    assert (
        game.drawing.draw(game.observe(state, None), names, lambda _, text: text).rstrip()
        in result.stdout
    )
    told = json.loads(run("replay", "game", "--at", str(number), "--json").stdout)
    assert told["at"] == number
    assert game.notation.parse_state(told["position"]) == state
    assert told["scores"] == list(game.progress(state).scores)


def test_a_replay_names_a_record_and_a_move_that_are_not_there(run: Run, record: Record) -> None:
    last = len(record.moves)
    assert run("replay", "game", "--record", "2").stderr == (
        "tilewright: game: There is no record 2; the file has 1.\n"
    )
    assert run("replay", "game", "--at", str(last + 1)).stderr == (
        f"tilewright: game: There is no step {last + 1}; the last one is {last}.\n"
    )


def test_one_of_several_records_is_chosen(run: Run, tmp_path: Path) -> None:
    records = [play_out(Azul(), Random(seed)) for seed in (1, 2, 3)]
    text = "\n".join([write_record(each) for each in records])
    (tmp_path / "games").write_text(text, encoding="utf-8")
    told = json.loads(run("replay", "games", "--record", "2", "--json").stdout)
    assert told["result"] == records[1].result()
    assert len(told["moves"]) == len(records[1].moves)


def test_a_game_in_progress_says_so(run: Run, tmp_path: Path) -> None:
    record = play_out(Azul(), Random(1))
    del record.moves[10:]
    (tmp_path / "open").write_text(write_record(record), encoding="utf-8")
    assert run("replay", "open").stdout.endswith("The game is in progress.\n")
    record.broken_off = True
    (tmp_path / "cut").write_text(write_record(record), encoding="utf-8")
    assert run("replay", "cut").stdout.endswith("The game was broken off.\n")


def test_check_counts_what_is_good(run: Run, record: Record, record_file: Path) -> None:
    actors = [record.game.actor(state) for state in record.states()[:-1]]
    moves = sum([actor is not CHANCE for actor in actors])  # as the page counts them
    assert moves < len(record.moves)
    result = run("check", "game", str(record_file))
    assert result.exit_code == 0
    assert result.stdout.startswith(f"game: 1 record, {moves} moves, 1 finished: good\n")
    told = json.loads(run("check", "game", "--json").stdout)
    assert told == [
        {
            "file": "game",
            "records": 1,
            "moves": moves,
            "finished": 1,
            "line": None,
            "problem": "",
        }
    ]


def test_check_counts_one_move_as_one(run: Run, record: Record, tmp_path: Path) -> None:
    actors = [record.game.actor(state) for state in record.states()]
    first = next(number for number, actor in enumerate(actors) if actor is not CHANCE)
    for length, count in ((first, "0 moves"), (first + 1, "1 move"), (first + 2, "2 moves")):
        short = Record(record.game, moves=record.moves[:length])
        (tmp_path / "short").write_text(write_record(short), encoding="utf-8")
        told = run("check", "short").stdout
        assert told == f"short: 1 record, {count}, 0 finished: good\n"


def test_check_names_file_and_line_of_damage_and_goes_on(
    run: Run, record: Record, tmp_path: Path
) -> None:
    text = (tmp_path / "game").read_text(encoding="utf-8")
    (tmp_path / "bad").write_text(text.replace('[Result "', '[Result "9'), encoding="utf-8")
    line = text[: text.index("[Result")].count("\n") + 1
    result = run("check", "bad", "nowhere", "game")
    assert result.exit_code == 2
    assert result.stderr == (
        f"bad:{line}: The result is {record.result()}, not 9{record.result()}.\n"
        "nowhere: No such file or directory\n"
    )
    assert result.stdout.startswith("game: 1 record, ")
    told = json.loads(run("check", "bad", "--json").stdout)
    assert (told[0]["line"], told[0]["records"]) == (line, 0)


def test_check_reads_stdin(run: Run, start: Start, record_file: Path) -> None:
    text = record_file.read_text(encoding="utf-8")
    stdout, stderr = start("check", "-").communicate(text)
    assert stdout == f"-: 1 record, {read_record(text).decisions()} moves, 1 finished: good\n"
    assert stderr == ""
