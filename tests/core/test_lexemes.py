"""The lexemes of a record: tags, words, comments, brackets, and their lines."""

import pytest

from tilewright.core.errors import RecordError
from tilewright.core.lexemes import WIDTH, Kind, Lexeme, comment_words, filled, lexemes, tag_line


def test_a_record_is_cut_into_lexemes_with_their_lines() -> None:
    text = '[Game "azul"]\n\n1. S1 {a\n  comment} 2B4!? (CKF) *\n'
    assert list(lexemes(text)) == [
        Lexeme(Kind.TAG, 1, "azul", "Game"),
        Lexeme(Kind.WORD, 3, "1."),
        Lexeme(Kind.WORD, 3, "S1"),
        Lexeme(Kind.COMMENT, 3, "a comment"),
        Lexeme(Kind.WORD, 4, "2B4!?"),
        Lexeme(Kind.OPEN, 4, "("),
        Lexeme(Kind.WORD, 4, "CKF"),
        Lexeme(Kind.CLOSE, 4, ")"),
        Lexeme(Kind.WORD, 4, "*"),
    ]


@pytest.mark.parametrize("text", ["\ufeffa\nb\n", "a\r\nb\r\n", "a  \t\nb", "\ta\rb", "a\n\n\nb"])
def test_byte_order_mark_line_ends_and_blanks_do_not_matter(text: str) -> None:
    assert [lexeme.text for lexeme in lexemes(text)] == ["a", "b"]


@pytest.mark.parametrize("value", ["", "Anna", 'a "b"', "a\\", "[x]", "a\nb", "a\r\nb", "{é} — 青"])
def test_a_tags_value_reads_back(value: str) -> None:
    line = tag_line("Player1", value)
    assert "\n" not in line
    assert list(lexemes(line)) == [Lexeme(Kind.TAG, 1, value, "Player1")]


@pytest.mark.parametrize(
    "comment",
    [
        "x",
        " a  b ",
        "{braces} and \\",
        "two\nlines",
        "\r",
        "tab\t here",
        "(2B4) [Game] *",
        "\\n",
        "é",
    ],
)
def test_a_comment_reads_back_however_narrow_its_lines_are(comment: str) -> None:
    for joint in (" ", "\n", "  \n\t "):
        text = joint.join(comment_words(comment))
        assert list(lexemes(text)) == [Lexeme(Kind.COMMENT, 1, comment)]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a\n[Game azul]", 2, "record-tag"),
        ('[Game "azul]\n', 1, "record-tag"),
        ('[1st "azul"]', 1, "record-tag"),
        ('[Game "a\\x"]', 1, "record-escape"),
        ("\n\n{never closed", 3, "record-comment"),
        ("{one {two}}", 1, "record-comment"),
        ("{one}\n}", 2, "record-comment"),
        ("{\\q}", 1, "record-escape"),
        ('"quoted"', 1, "record-stray"),
        ("]", 1, "record-stray"),
    ],
)
def test_what_is_no_lexeme_names_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        list(lexemes(text))
    assert (caught.value.line, caught.value.problem.message) == (line, message)
    assert str(caught.value).startswith(f"line {line}: ")


def test_lines_are_filled_up_to_their_width() -> None:
    lines = filled(["word"] * 50).split("\n")
    assert [len(line) for line in lines] == [99, 99, 49]
    assert filled(["x" * 120, "y"]) == "x" * 120 + "\ny"
    assert filled(["x" * (WIDTH - 2), "y"]) == "x" * (WIDTH - 2) + " y"
    assert filled([]) == ""
