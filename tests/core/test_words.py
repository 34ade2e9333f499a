"""Reasons and how they are said."""

import pytest

from tilewright.core.errors import IllegalAction, InvalidOption, InvalidState, RecordError
from tilewright.core.words import listed, named, reason, say, sentence
from tilewright.duel.plates import named_sides

HELD = reason("AZ-3.2", "refusal-line-other-colour", line=2, colour="red")


def test_a_reason_is_said_with_its_rule() -> None:
    assert say(HELD) == str(HELD) == "Line 2 already holds red (AZ-3.2)."


def test_a_sentence_about_a_seat_names_its_player_or_counts_it() -> None:
    starts = reason("AZ-1.6", "log-first", seat=1)
    assert say(named(starts, ("Anna", "Bo"))) == "Bo starts"
    assert say(starts) == "Player 2 starts"
    assert say(starts, "nl") == "Speler 2 begint"
    assert named(HELD, ("Anna", "Bo")) == HELD


@pytest.mark.parametrize(
    ("parameters", "text"),
    [
        ({"shape": "alone", "points": 1, "across": 1, "down": 1}, "+1: no neighbours"),
        ({"shape": "row", "points": 4, "across": 4, "down": 1}, "+4: row of 4"),
        ({"shape": "column", "points": 3, "across": 1, "down": 3}, "+3: column of 3"),
        ({"shape": "both", "points": 7, "across": 4, "down": 3}, "+7: row of 4, column of 3"),
    ],
)
def test_a_sentence_follows_its_parameters(parameters: dict[str, int | str], text: str) -> None:
    assert sentence("score-tile", "en", **parameters) == text


def test_a_sentence_knows_one_and_many() -> None:
    assert sentence("score-floor", points=1, count=1) == "−1: floor line, 1 space"
    assert sentence("score-floor", points=8, count=5) == "−8: floor line, 5 spaces"
    won = reason("", "table-won", winners="Ana", count=1, points=1)
    assert say(won) == "Ana wins with 1 point."
    tie = reason("", "table-won-tie", winners="Ana", points=1, game="azul")
    assert say(tie) == "Ana wins the tie at 1 point by more complete rows."


@pytest.mark.parametrize(
    ("names", "english", "dutch"),
    [
        ([], "", ""),
        (["Ana"], "Ana", "Ana"),
        (["Ana", "Rui"], "Ana and Rui", "Ana en Rui"),
        (["Ana", "Rui", "Eva", "Jan"], "Ana, Rui, Eva and Jan", "Ana, Rui, Eva en Jan"),
    ],
)
def test_a_list_is_said_as_each_language_has_it(names: list[str], english: str, dutch: str) -> None:
    found = reason("", "table-won", winners=listed(names), count=len(names), points=50)
    assert say(found).startswith(english)
    assert say(found, "nl").startswith(dutch)


def test_sides_of_scoring_tiles_are_said_in_words() -> None:
    sides = named_sides(["five-colours", "border", "empty-specials"])
    drawn = reason("DU-2.2", "log-scoring", sides=sides)
    assert say(drawn) == "Scoring tiles: five colours, border and empty specials"
    assert say(drawn, "hu") == "Céllapkák: öt szín, szegély és üres különleges mezők"
    refused = reason("DU-2.2", "refusal-scoring-side", sides=named_sides(["rows", "stars"]))
    assert "rows and stars" in say(refused)


def test_a_text_that_is_too_long_ends_in_an_ellipsis() -> None:
    assert sentence("table-malformed", why="x" * 1_000).count("x") == 1_000
    assert "x…" in sentence("table-malformed", why="x" * 100_000)
    inner = reason("", "list-comma", before="y" * 5_000, last="z" * 5_000)
    said = say(reason("", "table-over-failed", player="Ana", why=inner))
    assert (said.count("y"), said.count("z"), said[-1]) == (999, 997, "…")


def test_what_the_catalogue_lacks_is_an_error() -> None:
    with pytest.raises(LookupError):
        say(reason("", "no-such-message"))
    with pytest.raises(LookupError):
        say(HELD, language="tlh")
    with pytest.raises(ValueError, match="line"):
        sentence("refusal-line-complete", rule="AZ-3.4")


def test_errors_say_what_was_tried_and_why_not() -> None:
    assert str(IllegalAction("2B2", HELD)) == "2B2: Line 2 already holds red (AZ-3.2)."
    assert str(RecordError(7, HELD)) == "line 7: Line 2 already holds red (AZ-3.2)."
    assert str(InvalidState((HELD, HELD))).count("Line 2 already holds red") == 2
    assert str(InvalidOption(reason("AZ-1.4", "option-wall", value="pink"))) == (
        "A wall is coloured or gray, not pink (AZ-1.4)."
    )
