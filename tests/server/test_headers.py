"""What visitors accept: the language that suits them best, and compressed answers."""

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.server.http.headers import accepts, language_of


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "en"),
        ("*", "en"),
        ("nl", "nl"),
        ("NL-be", "nl"),
        ("en-US,en;q=0.9", "en"),
        ("pt", "pt-PT"),
        ("pt-PT", "pt-PT"),
        ("pt-AO", "pt-PT"),
        ("pt-BR", "pt-BR"),
        ("pt-br;q=0.4, pt;q=0.5", "pt-PT"),
        ("de, hu;q=0.7, nl;q=0.8", "nl"),
        ("de;q=1.0, hu; q=0.7 ,en ;q=0.2", "hu"),
        ("hu;q=0, nl;q=0.001", "nl"),
        ("hu;q=, nl;q=x, en;q=٣", "en"),
        (",;,q=1;hu", "en"),
        ("hu;q=0.5;q=9" * 1000, "en"),
    ],
)
def test_the_best_language_that_there_is(header: str, language: str) -> None:
    assert language_of({"accept-language": header}) == language


def test_who_asks_for_nothing_is_told_in_english_and_in_full() -> None:
    assert language_of({}) == "en"
    assert not accepts({}, "gzip")


@pytest.mark.parametrize(
    ("header", "is_accepted"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, gzip;q=0.8, *;q=0.1", True),
        ("GZIP", True),
        ("gzip;q=0", False),
        ("identity", False),
    ],
)
def test_who_can_read_compressed_answers(header: str, is_accepted: bool) -> None:
    assert accepts({"accept-encoding": header}, "gzip") == is_accepted
