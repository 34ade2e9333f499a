"""`tilewright play` without a server: what is shown, what can be typed, how it ends."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Run
from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.cli.extra import INSTALL
from tilewright.core.game import AnyGame
from tilewright.core.words import sentence
from tilewright.duel.game import Duel

DRAWN = ("P1", "@22r0", "P1", "@22r0", "P+", "P+", "P=")  # Anna holds two plates that she drew
ANNA = ("--player", "Anna", "--first", "1", "--seed", "3")


def every_text(game: AnyGame) -> tuple[str, ...]:
    """The text of every decision there is: most of them are refused."""
    return tuple([str(game.notation.action_of(number)) for number in range(game.num_actions)])


def saved_game(folder: Path) -> Path:
    (path,) = folder.glob("*.tilewright")
    return path


def test_the_table_and_the_choices_are_shown(run: Run) -> None:
    result = run("play", "azul", *ANNA)
    assert result.exit_code == 0
    assert "> Anna *" in result.stdout
    assert "Round 1: the factories are filled\n" in result.stdout
    assert "Round 1, your turn: choose tiles" in result.stdout
    assert f"\n{sentence('say-hint')}\n  1B 12345F   " in result.stdout
    assert result.stdout.count("\nAnna> ") == 1


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (Azul(seats=3, wall="gray"), ["azul", "--seats", "3", "--wall", "gray"]),
        (Duel(scoring="random-4"), ["duel", "--scoring", "random-4"]),
    ],
    ids=repr,
)
def test_a_person_who_tries_everything_comes_to_the_end(
    run: Run, games: Path, game: AnyGame, words: list[str]
) -> None:
    texts = list(every_text(game))
    Random(1).shuffle(texts)
    players = [word for name in ("Anna", "random") for word in ("--player", name)]
    result = run("play", *words, *players, "--seed", "1", typed=tuple(texts) * 40)
    assert result.exit_code == 0
    assert "Traceback" not in result.stdout
    record = read_record(saved_game(games).read_text(encoding="utf-8"))
    outcome = record.outcome()
    assert outcome is not None
    assert re.search(rf" wins? .*\b{max(outcome.scores)} points", result.stdout)
    assert f"The record of the game is in {saved_game(games)}.\n" in result.stdout


def test_the_end_sums_up_where_all_points_came_from(run: Run) -> None:
    result = run("play", "duel", "--player", "random", "--player", "random", "--seed", "5")
    rows = [line.rsplit(maxsplit=2) for line in result.stdout.splitlines()]
    sums = [[int(word.replace("−", "-")) for word in row[1:]] for row in rows[-30:] if is_sum(row)]
    assert sums[0] == [5, 5]  # DU-1.3
    *parts, scores = sums
    assert [sum(column) for column in zip(*parts, strict=True)] == scores
    assert f" {max(scores)} point" in result.stdout.splitlines()[-2]


def is_sum(row: list[str]) -> bool:
    return len(row) == 3 and all(word.lstrip("+−").isdecimal() for word in row[1:])


def test_an_illegal_action_is_refused_with_its_rule_and_asked_again(run: Run) -> None:
    result = run("play", "azul", *ANNA, typed=("9B1", "W11", "DBBBB"))
    assert "There is no factory 9 at this table (AZ-1.1).\nAnna> " in result.stdout
    assert "The player in turn takes tiles now (AZ-2.5).\nAnna> " in result.stdout
    assert "takes" not in result.stdout.replace("in turn takes", "")


def test_text_that_can_not_be_read_says_where(run: Run) -> None:
    result = run("play", "azul", *ANNA, typed=("2z4", "hello", "h\x1b" + 500 * "o"))
    assert "“2z4”, character 2: A colour is B, Y, R, K or T." in result.stdout
    assert "“hello” is not a choice here; help explains what to type." in result.stdout
    assert "“h�ooo" in result.stdout
    assert "ooo…” is not a choice here" in result.stdout
    assert "\x1b" not in result.stdout


def test_capitals_do_not_matter(run: Run) -> None:
    lower = run("play", "azul", *ANNA, typed=("1bf",))
    upper = run("play", "azul", *ANNA, typed=("1BF",))
    assert "You take 1 blue from factory 1; everything goes to the floor [1BF]" in lower.stdout
    assert (
        lower.stdout.split("[1BF]")[1].splitlines()[:9]
        == (upper.stdout.split("[1BF]")[1].splitlines()[:9])
    )


def test_a_question_mark_tells_what_every_choice_does(run: Run) -> None:
    result = run("play", "azul", *ANNA, typed=("?",))
    told = [
        line for line in result.stdout.splitlines() if line.startswith("  ") and "You take" in line
    ]
    assert any(line.startswith("  1B1  You take 1 blue from factory 1 and") for line in told)
    choices = result.stdout.partition(sentence("say-hint"))[2].partition("Anna> ")[0]
    assert len(told) == sum(len(cell) for cell in choices.split() if cell == "12345F")


def test_a_question_mark_and_a_start_tell_those_choices_alone(run: Run) -> None:
    result = run("play", "azul", *ANNA, typed=("? 1b", "?2", "? 9", "?\x1b[2J"))
    told = [line[2:5] for line in result.stdout.splitlines() if "You take" in line]
    assert told[:6] == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF"]
    assert {text[0] for text in told[6:]} == {"2"}
    assert "No legal action starts with 9." in result.stdout
    assert "No legal action starts with �[2J." in result.stdout


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_help_explains_the_notation_and_the_commands(run: Run, game: str) -> None:
    result = run("play", game, *ANNA, typed=("help",))
    assert "A colour is B (blue)" in result.stdout
    for command in ("?", "undo", "hint", "table", "look", "resign", "save FILE", "quit"):
        assert f"\n{command.ljust(13)}" in result.stdout
    assert "take back to your last decision" in result.stdout
    for mark in ("> marks who is in turn", "the start player", "1 the start ", "small letters"):
        assert mark in result.stdout
    floor = {"azul": "2B 14F", "duel": "2B 14X"}[game]
    assert f"\n{floor.ljust(13)}" in result.stdout
    assert ("2BF" in result.stdout) == (game == "azul")


def test_help_for_people_who_share_the_keyboard_speaks_of_a_person(run: Run) -> None:
    result = run("play", "azul", *ANNA, "--player", "Ben", typed=("help",))
    assert "\nundo         take back the last decision of a person\n" in result.stdout


def test_points_are_explained_as_they_are_scored(run: Run) -> None:
    result = run("play", "azul", "--player", "greedy", "--player", "greedy", "--seed", "1")
    assert "\n    greedy 1  +1: no neighbours\n" in result.stdout
    assert "\n              +2: column of 2\n" in result.stdout


def test_a_hint_tells_what_a_bot_would_do(run: Run) -> None:
    shown = run("play", "azul", *ANNA, typed=("hint",)).stdout
    assert "\nA bot would do this: You take " in shown.split("Anna> hint")[1]


def test_who_gives_up_has_lost_and_the_record_says_so(run: Run, games: Path) -> None:
    result = run("play", "azul", *ANNA, typed=("resign", "resign"))
    assert sentence("say-resign") in result.stdout
    assert "\nAnna forfeits the game: Resigned. casual wins.\n" in result.stdout
    assert read_record(saved_game(games).read_text(encoding="utf-8")).winners() == (1,)


def test_undo_takes_back_bots_and_chance_to_the_last_decision(run: Run, games: Path) -> None:
    result = run("play", "azul", *ANNA, typed=("1BF", "undo", "undo"))
    assert "\nYou take back.\n" in result.stdout
    assert sentence("table-nothing-to-take-back") in result.stdout
    record = read_record(saved_game(games).read_text(encoding="utf-8"))
    assert [str(action)[0] for action in record.actions()] == ["D"]


def test_people_who_share_the_keyboard_do_not_see_what_is_hidden(run: Run) -> None:
    typed = (*DRAWN, "?", "? k", "look", "", "quit")
    shared = run("play", "duel", *ANNA, "--player", "Ben", typed=typed).stdout
    assert "The plates drawn: special, face down; " in shared
    before, _, rest = shared.partition("Anna> look")
    looked, _, after = rest.partition("Only Anna looks. Press Enter to hide it again.")
    assert "Anna knows more than this shows: look draws it, for them alone." in before
    assert before.count("\n  K1  only Anna may know; look tells it\n") == 2
    assert "drawn 1 (special) ? ?" in before.rpartition("P1 ")[2]
    assert "drawn 1 (special) ? ?" not in looked
    assert "drawn 1 (special) ? ?" in after  # the table that all may see is drawn again
    kept = re.compile(r"Anna keeps number \d of the plates drawn: (\w+, \w+, \w+ and \w+)")
    assert len(kept.findall(" ".join(looked.split()))) == 2
    assert kept.findall(" ".join((before + after).split())) == []


def test_what_all_may_know_is_told_to_people_who_share_the_keyboard(run: Run) -> None:
    typed = (*DRAWN, "K1", "@11r0", "?", "quit")
    told = run("play", "duel", *ANNA, "--player", "Ben", typed=typed).stdout.split("Ben> ?\n")[1]
    assert "Ben takes a plate from the display: " in told
    assert "only Ben may know" not in told


def test_a_person_alone_sees_the_plates_they_drew(run: Run) -> None:
    typed = ("P1", "@22r0", "P+", "P+", "P=", "quit")
    alone = run("play", "duel", *ANNA, typed=typed).stdout
    assert "The plates drawn: " in alone
    assert "face down" not in alone
    assert "knows more than this shows" not in alone


@pytest.mark.parametrize(
    ("players", "complaint"),
    [
        (["Anna", "Anna"], "Two people are called Anna."),
        (["Anna\x1b[2J"], "is not a name that can be shown."),
        ([""], "“” is not a name that can be shown."),
        (["A" * 21], "is longer than 20 characters."),
        (["A", "B", "C", "D", "E"], "Azul has 2, 3 or 4 seats, not 5 (AZ-1.1)."),
    ],
)
def test_names_that_do_not_do_are_refused(run: Run, players: list[str], complaint: str) -> None:
    result = run("play", "azul", *[word for name in players for word in ("--player", name)])
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert "\x1b" not in result.stderr


def test_more_players_than_duel_has_seats_are_refused(run: Run) -> None:
    players = [word for name in "ABC" for word in ("--player", name)]
    result = run("play", "duel", *players)
    assert (result.exit_code, result.stderr) == (2, "tilewright: Duel has 2 seats, not 3.\n")


def test_more_players_than_the_seats_that_were_asked_for_are_refused(run: Run) -> None:
    players = [word for name in "ABC" for word in ("--player", name)]
    result = run("play", "azul", "--seats", "2", *players)
    assert result.stderr == "tilewright: There are 3 players for 2 seats.\n"


def test_a_bot_is_a_bot_in_capitals_too(run: Run, games: Path) -> None:
    result = run("play", "azul", "--player", "Greedy", "--player", "RANDOM", "--seed", "1")
    record = read_record(saved_game(games).read_text(encoding="utf-8"))
    assert [record.tags[f"Player{number}"] for number in (1, 2)] == ["greedy", "random"]
    assert " wins with " in result.stdout


@pytest.mark.parametrize(
    ("words", "game"),
    [
        (["azul", "--wall", "grey"], Azul(wall="gray")),
        (["duel", "--scoring", "rows, border, corners"], Duel(("rows", "border", "corners"))),
    ],
)
def test_options_are_read_kindly(run: Run, games: Path, words: list[str], game: AnyGame) -> None:
    run("play", "--offline", *words)
    assert read_record(saved_game(games).read_text(encoding="utf-8")).game == game


def test_as_many_seats_as_players(run: Run, games: Path) -> None:
    words = [word for name in ("Anna", "random", "greedy") for word in ("--player", name)]
    run("play", "azul", "--offline", *words)
    record = read_record(saved_game(games).read_text(encoding="utf-8"))
    assert record.game == Azul(seats=3)
    assert [record.tags[f"Player{number}"] for number in (1, 2, 3)] == ["Anna", "random", "greedy"]


def test_without_the_extra_the_game_is_played_offline(
    run: Run, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilewright.cli.extra.find_spec", lambda _: None)
    words = ("azul", "--player", "Anna", "--first", "1")
    result = run("play", *words, typed=("quit",))
    assert result.exit_code == 0
    assert result.stderr.endswith(f"without a server, which needs more libraries: {INSTALL}\n")
    assert saved_game(games).exists()
    assert run("play", "--resume").stdout.startswith("The game of ")
    refused = run("play", *words, "--player", "open")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == f"tilewright: The server needs more libraries: {INSTALL}\n"


POSITION = (
    "5 offer 2 1 1 -/-/-/-/- YYT - B8Y9R11K14T12 "
    "27:B/RR/RRR/BB/-:.YRKT/.BY.K/.TBY./.K.../.R...:1 "
    "18:T/TT/YYY/BBBB/-:.YRK./.BYR./.TB../.KT.Y/..K..:B"
)


@pytest.mark.parametrize("is_file", [True, False])
def test_a_game_begins_with_a_position(
    run: Run, games: Path, tmp_path: Path, is_file: bool
) -> None:
    named = POSITION
    if is_file:
        (tmp_path / "position.txt").write_text(f"{POSITION}\n", encoding="utf-8")
        named = str(tmp_path / "position.txt")
    result = run("play", "azul", "--position", named, "--player", "Ana", typed=("CT5",))
    assert "Round 5, your turn" in result.stdout
    record = read_record(saved_game(games).read_text(encoding="utf-8"))
    assert str(record.opening) == POSITION
    assert str(record.moves[0].action) == "CT5"


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        (POSITION.replace("YYT", "YTT"), "There are"),
        ("nonsense", "character 1"),
        (POSITION.replace("5 offer 2 1 1", "5 over 2 - 1"), "should have been"),
    ],
)
def test_no_game_begins_with_an_impossible_position(
    run: Run, games: Path, position: str, complaint: str
) -> None:
    result = run("play", "azul", "--position", position, "--player", "Ana")
    assert result.exit_code != 0
    assert complaint in " ".join(result.output.split())
    assert not list(games.glob("*"))
