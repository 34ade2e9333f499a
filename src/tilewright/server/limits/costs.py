"""What costs more than a usual request (about 2 ms): by how many requests more it counts."""

from tilewright.tables.commands import Explain, Hint, Questions

ROWS = 20  # of a table's log, told to a viewer
ACTIONS = 10  # that are explained
BYTES = 1_024  # of a record that is replayed, or of a report that is checked
HINT = 19.0  # a bot thinks for it
ASSET = 0.2  # a file of the page, in the place of a request: a visit takes dozens of them
NEW_TABLE = 1.0
NEW_LISTENER = 1.0
SENT = 8_192  # bytes of an answer that is read from the database
NEW_PLAYER = 5.0
PHRASE = 20.0  # a slow hash is made of it
PASSKEY = 3.0
EXPORT = 20.0
STATISTICS = 5.0
GAMES = 2.0  # a page of them, searched
FIGURES = 2.0  # of /metrics


def of_rows(count: int) -> float:
    """Of telling so many rows of a log."""
    return max(0, count) / ROWS


def of_greeting(seen: int | None, version: int, most: int) -> float:
    """Of telling somebody who has seen a version what was missed; most: rows before a snapshot."""
    missed = 0 if seen is None else version - seen
    return NEW_LISTENER + (of_rows(missed) if missed <= most else 0.0)


def of_question(question: Questions) -> float:
    """Of answering a question."""
    match question:
        case Explain():
            return len(question.actions) / ACTIONS
        case Hint():
            return HINT
    return 0.0


def of_record(length: int) -> float:
    """Of reading a record, or a report, of so many bytes."""
    return length / BYTES


def of_answer(length: int) -> float:
    """Of sending so many bytes that were kept."""
    return length / SENT
