"""The rows of a log: every kind is stored as the first release wrote it, and read again."""

from typing import get_args

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.tables.rows import (
    Agreed,
    AnyEvent,
    Confirmed,
    Continued,
    Declined,
    Ended,
    Offered,
    Played,
    Replaced,
    Resigned,
    Resumed,
    Seated,
    StoredEvent,
    TakenBack,
    event_of,
    stored,
)

# What databases and backups hold since the first release.
STORED: list[tuple[AnyEvent, StoredEvent]] = [
    (Played(1, "2B4"), StoredEvent(1, "act", "2B4")),
    (Played(None, "BBTRK/YYTRK"), StoredEvent(None, "act", "BBTRK/YYTRK")),
    (Seated(1, "Ana Maria"), StoredEvent(1, "sit", "- Ana Maria")),
    (Seated(0, "Zoë", "5f2a"), StoredEvent(0, "sit", "5f2a Zoë")),
    (Confirmed(2), StoredEvent(2, "confirm", "")),
    (TakenBack(1, 12), StoredEvent(1, "back", "12")),
    (Offered(0, "back", 0), StoredEvent(0, "offer", "back 0")),
    (Offered(0, "rematch"), StoredEvent(0, "offer", "rematch")),
    (Agreed(3), StoredEvent(3, "agree", "")),
    (Declined(3), StoredEvent(3, "decline", "")),
    (Resigned(1), StoredEvent(1, "resign", "")),
    (Resigned(1, "skilled"), StoredEvent(1, "resign", "skilled")),
    (Replaced(1, "random"), StoredEvent(1, "replace", "random")),
    (Ended(None, "expired"), StoredEvent(None, "end", "expired")),
    (
        Ended(1, "failed", "It died: “x”\nat once"),
        StoredEvent(1, "end", "failed It died: “x”\nat once"),
    ),
    (Continued("abcdefghijkl"), StoredEvent(None, "rematch", "abcdefghijkl")),
    (Resumed(), StoredEvent(None, "resume", "")),
]


@pytest.mark.parametrize(("event", "text"), STORED, ids=[f"{text.kind}" for _, text in STORED])
def test_an_event_is_stored_as_ever_and_read_again(event: AnyEvent, text: StoredEvent) -> None:
    assert stored(event) == text
    assert event_of(*text) == event


def test_every_kind_of_event_is_stored() -> None:
    assert {type(event) for event, _ in STORED} == set(get_args(AnyEvent))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (StoredEvent(1, "sing", ""), "unknown kind of row: 'sing'"),
        (StoredEvent(1, "back", "some"), "some"),
        (StoredEvent(1, "end", "bored"), "'end'"),
        (StoredEvent(None, "sit", "- Ana"), "'sit'"),
        (StoredEvent(0, "offer", "tea"), "'offer'"),
    ],
)
def test_what_no_release_has_stored_is_refused(text: StoredEvent, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        event_of(*text)
