"""What the engine of the page is compared with is what the core and the rules say now."""

from tests.native import reviews, wasm


def test_the_golden_file_of_the_engine_is_what_the_core_says() -> None:
    written = wasm.FILE.read_text(encoding="utf-8").split("\n")
    assert written == wasm.written().split("\n"), "make golden"


def test_the_reviews_that_the_page_must_come_to_are_those_of_the_analysis() -> None:
    written = reviews.FILE.read_text(encoding="utf-8").split("\n")
    assert written == reviews.written().split("\n"), "make golden"
