"""`tilewright solve`: the best line, its value, and whether it is proven."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.cli.conftest import Run, Start
from tilewright.catalog import read_record
from tilewright.core.record import write_record
from tilewright.core.rules import CHANCE
from tilewright.core.words import Parameter, sentence

EMPTY = "...../...../...../...../....."
LAST = (  # the game ends with this round: seat 1's fifth tile of its first row waits in line 1
    "5 offer 2 1 1 -/-/-/-/- YYT - B8Y9R11K14T12 "
    "27:B/RR/RRR/BB/-:.YRKT/.BY.K/.TBY./.K.../.R...:1 "
    "18:T/TT/YYY/BBBB/-:.YRK./.BYR./.TB../.KT.Y/..K..:B"
)
EARLY = (
    "1 offer 1 1 - BBYY/RRKK/BBTT/YYRR/KKTT - B16Y16R16K16T16 - "
    f"0:-/-/-/-/-:{EMPTY}:- 0:-/-/-/-/-:{EMPTY}:-"
)
MIDDLE = (
    f"1 offer 1 1 2 -/-/-/-/- BBYY B18Y18R20K20T20 - 0:-/-/-/-/-:{EMPTY}:- 0:-/-/-/-/-:{EMPTY}:1"
)


def test_the_end_of_a_game_is_proven(run: Run) -> None:
    result = run("solve", LAST)
    assert result.exit_code == 0
    best, line, proof = result.stdout.splitlines()
    assert best == "Best for seat 1: CT5, which wins."
    assert line == "Line: CT5 CY5 (then 54-46)"
    assert proof.startswith("Proven to the end of the game.")


def test_the_end_of_a_round_is_proven_and_json_tells_all(run: Run) -> None:
    told = json.loads(run("solve", MIDDLE, "--json").stdout)
    assert told["proof"] == "round"
    assert told["proven"] is True
    assert told["result"] is None
    assert told["seat"] == 1
    assert told["line"][0] == told["best"]
    assert len(told["line"]) == 2
    assert 0 < told["value"] < 1
    assert told["position"] == MIDDLE
    assert len(told["standing"]) == 2
    assert told["nodes"] > 0


def test_what_is_too_much_is_not_proven(run: Run) -> None:
    told = json.loads(run("solve", EARLY, "--limit", "2k", "--json").stdout)
    assert (told["proof"], told["proven"]) == ("none", False)
    assert told["nodes"] <= 2000
    assert "Not proven: looked" in run("solve", EARLY, "--limit", "2k").stdout


def test_numbers_are_written_as_the_reader_writes_them(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dutch(message: str, **parameters: Parameter) -> str:
        return sentence(message, "nl", **parameters)

    monkeypatch.setattr("tilewright.cli.solve.sentence", dutch)
    best, _, proof = run("solve", EARLY, "--limit", "2k").stdout.splitlines()
    assert re.search(r"goed voor \d+,\d% van de winst", best)
    assert re.search(r" [12]\.\d{3} stellingen", proof)


@pytest.mark.parametrize("text", ["hello\n", ""])
def test_a_file_that_holds_neither_a_record_nor_a_position_is_told_so(
    run: Run, tmp_path: Path, text: str
) -> None:
    (tmp_path / "letter.txt").write_text(text, encoding="utf-8")
    result = run("solve", "letter.txt")
    assert (result.exit_code, result.stdout) == (2, "")
    told = "letter.txt: There is neither a record nor a position in this file. A record starts with"
    assert result.stderr.startswith(f"tilewright: {told}")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "“nonsense” is neither a file nor a position."),
        (["gone.tilewright"], "“gone.tilewright” is neither a file nor a position."),
        ([MIDDLE, "--at", "3"], "--at is for the record of a game"),
        ([EARLY, "--limit", "soon"], "A limit is a number of positions"),
        ([EARLY, "--limit", "0"], "a limit above 0"),
        ([EARLY, "--game", "chess"], "chess"),
        ([EARLY, "--seats", "3"], "tilewright: "),
        (["1 start - - - -/-/-/-/- - B20Y20R20K20T20 - "
          f"0:-/-/-/-/-:{EMPTY}:- 0:-/-/-/-/-:{EMPTY}:-"], "No seat decides"),
    ],
)  # fmt: skip
def test_what_cannot_be_solved_is_said(run: Run, arguments: list[str], said: str) -> None:
    result = run("solve", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_record_is_solved_where_it_was_left_or_after_a_move(run: Run, record_file: Path) -> None:
    record = read_record(record_file.read_text(encoding="utf-8"))
    states, game = record.states(), record.game
    decided = [number for number, state in enumerate(states) if game.actor(state) in (0, 1)]
    first, last = decided[0], decided[-1]
    del record.moves[last:]
    record_file.write_text(write_record(record), encoding="utf-8")
    told = json.loads(run("solve", str(record_file), "--limit", "2k", "--json").stdout)
    assert told["position"] == str(states[last])
    words = ("solve", str(record_file), "--at", str(first), "--limit", "2k", "--json")
    assert json.loads(run(*words).stdout)["position"] == str(states[first])


def test_a_position_is_read_from_a_file_and_from_stdin(
    run: Run, start: Start, tmp_path: Path
) -> None:
    (tmp_path / "position.txt").write_text(f"{LAST}\n", encoding="utf-8")
    shown = run("solve", "position.txt").stdout
    assert shown.startswith("Best for seat 1: CT5, which wins.\n")
    assert start("solve", "-").communicate(LAST)[0] == shown


def test_what_a_file_lacks_is_said(run: Run, record_file: Path, tmp_path: Path) -> None:
    record = read_record(record_file.read_text(encoding="utf-8"))
    last = len(record.moves)
    chance = next(
        n for n, state in enumerate(record.states()) if record.game.actor(state) is CHANCE
    )
    (tmp_path / "words").write_text("1 offer what", encoding="utf-8")
    for words, said in (
        ([], f"The game is over after step {last}: choose an earlier one with --at."),
        (["--at", str(chance)], f"After step {chance} chance acts, and no seat decides: choose"),
        (["--at", str(last + 1)], f"There is no step {last + 1}; the last one is {last}."),
        (["--record", "2"], "There is no record 2; the file has 1."),
        (["--seats", "2"], "A record names its game and options: leave out --seats."),
    ):
        result = run("solve", str(record_file), *words)
        assert result.exit_code == 2
        assert said in result.stderr
    assert run("solve", "words").stderr.startswith("tilewright: words: '1 offer what', character 9")
