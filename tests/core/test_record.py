"""Records: what they hold, how they are written, and how a damaged one is refused."""

import re
from random import Random

import pytest

from tilewright.azul.game import Azul
from tilewright.catalog import read_record, read_records
from tilewright.core.errors import IllegalAction, InvalidOption, NotationError, RecordError
from tilewright.core.playing import play_out
from tilewright.core.record import DEEPEST, Forfeit, Move, Record, write_record
from tilewright.core.seat import Seat
from tilewright.core.words import reason

GAME = Azul(first=0)
DEAL = "DBBBB/YYYY/RRRR/KKKK/TTTT"
HEAD = """\
[Game "azul"]
[Options "seats=2 wall=coloured first=1"]
[Rules "1"]
[Result "*"]
"""
SHORT = f"""\
{HEAD}
1. {DEAL} 1B4 2Y4
*
"""


def moves(*texts: str) -> list[Move]:
    return [Move(GAME.notation.parse_action(text)) for text in texts]


def finished() -> Record:
    """A random game that came to its end."""
    record = play_out(GAME, Random(7))
    assert record.outcome() is not None
    return record


def problem(text: str) -> tuple[int, str]:
    """The line and the message of what is wrong with a text."""
    with pytest.raises(RecordError) as caught:
        read_records(text)
    assert str(caught.value.problem)
    return caught.value.line, caught.value.problem.message


def test_a_record_tells_its_states_and_its_result() -> None:
    record = Record(GAME, moves=moves(DEAL, "1B4"))
    assert len(record.states()) == 3
    assert record.states()[0] == GAME.start()
    assert record.final() == record.states()[-1]
    assert [str(action) for action in record.actions()] == [DEAL, "1B4"]
    assert record.outcome() is None
    assert record.result() == "*"


def test_the_result_of_a_finished_game_is_its_scores_in_seat_order() -> None:
    record = finished()
    outcome = record.outcome()
    assert outcome is not None
    assert record.result() == f"{outcome.scores[0]}-{outcome.scores[1]}"


def test_a_record_with_an_illegal_move_has_no_states() -> None:
    record = Record(GAME, moves=moves(DEAL, "1Y4"))
    with pytest.raises(IllegalAction):
        record.states()


def test_a_record_as_text() -> None:
    variation = moves("2Y3", "3R3")
    variation[1].variations = [moves("3RF")]
    record = Record(GAME, {"Player1": "Anna", "Player2": 'Bo "the bag"'}, "A {short} game.")
    record.moves = moves(DEAL, "1B4", "2Y4")
    record.moves[1].mark, record.moves[1].comment = "!?", "all four"
    record.moves[2].variations = [variation, moves("5T5")]
    text = f"""\
[Game "azul"]
[Options "seats=2 wall=coloured first=1"]
[Rules "1"]
[Player1 "Anna"]
[Player2 "Bo \\"the bag\\""]
[Result "*"]

{{A \\{{short\\}} game.}}
1. {DEAL} 1B4!? {{all four}} 2Y4 (2Y3 3R3 (3RF)) (5T5)
*
"""
    assert write_record(record) == text
    assert read_record(text) == record


def test_a_finished_game_names_its_winners() -> None:
    record = finished()
    outcome = record.outcome()
    assert outcome is not None
    text = write_record(record)
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    assert f'[Result "{record.result()}"]\n[Winners "{winners}"]\n\n' in text
    assert text.endswith(f"\n{record.result()}\n")
    assert read_record(text) == record


def test_each_round_starts_a_line_and_no_line_is_wider_than_100() -> None:
    lines = write_record(finished()).split("\n")
    starts = [line.split()[0] for line in lines if re.match(r"\d+\. ", line)]
    assert starts == [f"{number}." for number in range(1, len(starts) + 1)]
    assert len(starts) >= 5
    assert max(map(len, lines)) <= 100


def test_a_long_comment_is_wrapped() -> None:
    record = Record(GAME, comment="long " * 100, moves=moves(DEAL))
    record.moves[0].comment = "longer " * 100
    text = write_record(record)
    assert max(map(len, text.split("\n"))) <= 100
    assert read_record(text) == record


def test_a_game_that_was_broken_off_says_so() -> None:
    record = play_out(GAME, Random(1), rounds=1)
    text = write_record(record)
    assert '[Result "*"]\n[Ended "broken off"]\n\n' in text
    assert text.endswith("\n*\n")
    assert read_record(text) == record


@pytest.mark.parametrize("why", ["It crashed.", 'It said\n"\\{":  ', " late"])
def test_a_forfeited_game_names_who_lost_it_and_why(why: str) -> None:
    game = Azul(seats=3, first=0)
    record = Record(game, forfeit=Forfeit(Seat(1), why))
    assert record.winners() == (0, 2)
    assert record.result() == "*"
    text = write_record(record)
    assert '[Result "*"]\n[Winners "1 3"]\n[Ended "forfeit"]\n[Forfeit "2: ' in text
    assert read_record(text) == record
    assert not read_record(text).broken_off


def test_the_winners_of_a_record_are_those_of_its_outcome() -> None:
    record = finished()
    outcome = record.outcome()
    assert outcome is not None
    assert record.winners() == outcome.winners
    assert Record(GAME).winners() == ()


def test_a_game_that_has_not_begun_is_a_record_too() -> None:
    record = Record(GAME)
    assert write_record(record) == f"{HEAD}\n*\n"
    assert read_record(write_record(record)) == record


def test_several_records_stand_in_one_text() -> None:
    records = [play_out(Azul(seats), Random(seats)) for seats in (2, 3, 4)]
    text = "\n".join([write_record(record) for record in records])
    assert read_records(text) == records
    with pytest.raises(RecordError, match="There are 3 records here, not one"):
        read_record(text)


@pytest.mark.parametrize(
    "text",
    [
        SHORT.replace("\n", "\r\n"),
        "\ufeff" + SHORT,
        SHORT.replace("\n", "  \n"),
        SHORT.rstrip(),
        SHORT.replace(" 1B4", "\n1B4").replace("1. ", ""),
        SHORT.replace("1B4", "1. 1B4"),
        SHORT.replace("seats=2 wall=coloured first=1", "first=1  seats=2"),
        "\n\n" + SHORT + "\n\n",
    ],
)
def test_a_record_is_read_however_it_is_laid_out(text: str) -> None:
    record = read_record(text)
    assert record == Record(GAME, moves=moves(DEAL, "1B4", "2Y4"))
    assert write_record(record) == SHORT


def test_a_comment_that_spans_lines_is_joined_with_blanks() -> None:
    record = read_record(SHORT.replace("1B4", "1B4 {one\n   two \nthree}"))
    assert record.moves[1].comment == "one two three"


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        (SHORT, "", 1, "record-empty"),
        (SHORT, " \n\n", 1, "record-empty"),
        ('[Game "azul"]\n', "", 1, "record-game-first"),
        ('[Game "azul"]', "nonsense", 1, "record-game-first"),
        ('"azul"', '"chess"', 1, "option-game"),
        ("seats=2", "seats=5", 2, "option-seats"),
        ("wall=", "roof=", 2, "option-unknown"),
        ("seats=2", "seats", 2, "record-options"),
        ("seats=2", "seats=2 seats=2", 2, "record-options"),
        ("seats=2", f"seats={'9' * 5000}", 2, "record-options"),
        ('[Options "seats=2 wall=coloured first=1"]\n', "", 1, "record-tag-missing"),
        ('[Rules "1"]\n', "", 1, "record-tag-missing"),
        ('[Result "*"]\n', "", 1, "record-tag-missing"),
        ('Rules "1"', 'Rules "2"', 3, "record-rules"),
        ('[Rules "1"]', '[Rules "1"]\n[Rules "1"]', 4, "record-tag-twice"),
        ('Result "*"', 'Result "1-0"', 4, "record-result"),
        ("\n*\n", "\n1-0\n", 7, "record-result"),
        ('"*"]', '"*"]\n[Winners "1"]', 5, "record-no-winners"),
        ('"*"]', '"*"]\n[Ended "fire"]', 5, "record-ended"),
        ('"*"]', '"*"]\n[Ended "forfeit"]', 5, "record-tag-missing"),
        ('"*"]', '"*"]\n[Forfeit "1: fire"]', 5, "record-not-forfeited"),
        ('"*"]', '"*"]\n[Ended "broken off"]\n[Forfeit "1: fire"]', 6, "record-not-forfeited"),
        ('"*"]', '"*"]\n[Ended "forfeit"]\n[Forfeit "1: fire"]', 4, "record-tag-missing"),
        ('"*"]', '"*"]\n[Winners "1"]\n[Ended "forfeit"]\n[Forfeit "1: x"]', 5, "record-winners"),
        ('"*"]', '"*"]\n[Winners "1"]\n[Ended "forfeit"]\n[Forfeit "3: x"]', 7, "record-forfeit"),
        ('"*"]', '"*"]\n[Winners "1"]\n[Ended "forfeit"]\n[Forfeit "2: "]', 7, "record-forfeit"),
        ('"*"]', '"*"]\n[Winners "1"]\n[Ended "forfeit"]\n[Forfeit "2"]', 7, "record-forfeit"),
        (SHORT, HEAD, 4, "record-cut-off"),
        ("\n*\n", "\n", 6, "record-cut-off"),
        ("\n*\n", f"\n\n{SHORT}", 8, "record-cut-off"),
        ("*\n", "* 2Y4\n", 7, "record-game-first"),
        ("1. ", "2. ", 6, "record-round"),
        ("2Y4", "1. 2. 2Y4", 6, "record-round"),
        ("2Y4", "2Y", 6, "record-notation"),
        ("2Y4", "qxe4", 6, "record-notation"),
        ("2Y4", "1B4", 6, "record-illegal"),
        ("2Y4", "\nS1", 7, "record-illegal"),
        ("2Y4", "2Y4!!!", 6, "record-mark"),
        ("2Y4", "2Y4 ! ", 6, "record-mark-alone"),
        ("2Y4", "2Y4 (1B4)", 6, "record-illegal"),
        ("2Y4", "2Y4\n(2Y3 (\n2Y4 1Y4))", 8, "record-illegal"),
        ("2Y4", "2Y4 ()", 6, "record-variation-empty"),
        ("2Y4", "2Y4 (2Y3", 6, "record-variation-open"),
        ("2Y4", "2Y4)", 6, "record-variation-close"),
        (f"1. {DEAL}", f"({DEAL})", 6, "record-variation-first"),
        ("2Y4", "2Y4 (2Y3 *)", 6, "record-variation-open"),
        ("2Y4", "2Y4 {one} {two}", 6, "record-comment-place"),
        ("2Y4", "2Y4 (2Y3) {late}", 6, "record-comment-place"),
        ("2Y4", "2Y4 ({early} 2Y3)", 6, "record-comment-place"),
        ("2Y4", "2Y4 {open", 6, "record-comment"),
    ],
)
def test_a_damaged_record_names_its_line(old: str, new: str, line: int, message: str) -> None:
    assert old in SHORT
    assert problem(SHORT.replace(old, new, 1)) == (line, message)


def test_winners_and_result_must_be_those_of_the_replay() -> None:
    text = write_record(finished())
    winners = re.search(r'\[Winners "(.*)"\]\n', text)
    assert winners is not None
    line = text[: winners.start()].count("\n") + 1
    assert problem(text.replace(winners[0], "")) == (line - 1, "record-tag-missing")
    assert problem(text.replace(winners[0], '[Winners "2 1"]\n')) == (line, "record-winners")
    ended = f'{winners[0]}[Ended "broken off"]\n'
    assert problem(text.replace(winners[0], ended)) == (line + 1, "record-finished")
    forfeit = f'{winners[0]}[Forfeit "1: fire"]\n'
    assert problem(text.replace(winners[0], forfeit)) == (line + 1, "record-finished")
    last = text.rstrip().count("\n") + 1
    assert problem(text.rstrip().rsplit("\n", 1)[0]) == (last - 1, "record-cut-off")
    assert problem(text.rstrip().rsplit("\n", 1)[0] + "\n*") == (last, "record-result")


def test_a_record_error_says_what_was_refused_and_why() -> None:
    with pytest.raises(RecordError) as caught:
        read_records(SHORT.replace("2Y4", "1B4"))
    refusal = reason("AZ-2.1", "refusal-not-on-factory", factory=1, colour="blue")
    assert str(caught.value) == f"line 6: 1B4: {refusal}"
    assert isinstance(caught.value.__cause__, IllegalAction)
    with pytest.raises(RecordError, match=r"line 6: 2Y, character 3: A line is") as caught:
        read_records(SHORT.replace("2Y4", "2Y"))
    assert isinstance(caught.value.__cause__, NotationError)
    with pytest.raises(RecordError, match=r"line 1: There is no game called chess\.") as caught:
        read_records(SHORT.replace("azul", "chess"))
    assert isinstance(caught.value.__cause__, InvalidOption)


def nested(depth: int) -> str:
    return SHORT.replace("2Y4", "2Y4" + " (2Y3" * depth + ")" * depth)


def test_variations_nest_deeply_but_not_without_end() -> None:
    text = nested(DEEPEST)
    record = read_record(text)
    assert read_record(write_record(record)) == record
    assert problem(nested(DEEPEST + 1)) == (6, "record-variation-deep")
    assert problem(nested(100_000)) == (6, "record-variation-deep")
    line = record.moves
    while line[-1].variations:
        line = line[-1].variations[0]
    line[-1].variations = [moves("2Y3")]
    with pytest.raises(ValueError, match="nested at most"):
        write_record(record)


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (Record(GAME, {"Result": "1-0"}), "not a name for a tag"),
        (Record(GAME, {"Forfeit": "1: fire"}), "not a name for a tag"),
        (Record(GAME, forfeit=Forfeit(Seat(2), "fire")), "names a seat of the table"),
        (Record(GAME, forfeit=Forfeit(Seat(0), " ")), "and a reason"),
        (Record(GAME, broken_off=True, forfeit=Forfeit(Seat(0), "fire")), "was not forfeited"),
        (Record(GAME, {"first name": "Anna"}), "not a name for a tag"),
        (Record(GAME, moves=[Move(GAME.notation.parse_action(DEAL), mark="!!!")]), "not a mark"),
        (
            Record(GAME, moves=[Move(GAME.notation.parse_action(DEAL), variations=[[]])]),
            "at least one",
        ),
    ],
)
def test_what_no_record_can_hold_is_not_written(record: Record, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        write_record(record)


def test_a_finished_game_is_not_written_as_broken_off() -> None:
    record = finished()
    record.broken_off = True
    with pytest.raises(ValueError, match="broken off"):
        write_record(record)


def test_a_finished_game_is_not_written_as_forfeited() -> None:
    record = finished()
    record.forfeit = Forfeit(Seat(0), "fire")
    with pytest.raises(ValueError, match="was not forfeited"):
        write_record(record)


def begun(moves: int) -> Record:
    """A record that begins where a game stands after so many moves, with the ten that follow."""
    whole = finished()
    opening = whole.states()[moves]
    return Record(GAME, moves=whole.moves[moves : moves + 10], opening=opening)


def test_a_record_may_begin_with_a_position() -> None:
    record = begun(23)
    text = write_record(record)
    assert f'[Rules "1"]\n[Position "{record.opening}"]\n[Result "*"]\n' in text
    again = read_record(text)
    assert again == record
    assert again.states() == finished().states()[23:34]
    assert again.final() != Record(GAME).final()


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("", "record-position"),
        ("nonsense", "record-position"),
        ("1 offer 1 1 - -/-/-/-/- - - - 0:-/-/-/-/-:.....", "record-position"),
        (str(begun(23).opening).replace("offer", "tiling"), "record-problems"),
        (str(begun(23).opening).replace(" offer 2", " offer -"), "problem-start"),
    ],
)
def test_an_impossible_position_is_refused_with_all_that_is_wrong(
    position: str, message: str
) -> None:
    text = write_record(begun(23)).replace(str(begun(23).opening), position)
    assert problem(text) == (4, message)


def test_a_position_that_is_wrong_in_many_ways_is_told_in_sentences() -> None:
    text = write_record(begun(23))
    with pytest.raises(RecordError, match=r"There are .* blue .*\(AZ-1\.2\)\. There are .* yellow"):
        read_record(re.sub(r'(Position "(?:\S+ ){7})\S+ \S+', r"\1- -", text))
