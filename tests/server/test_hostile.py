"""A sample of the hostile messages that `make hostile` sends in full."""

from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.hostile import attack

MESSAGES = 2_000
COMMANDS = 500


def test_whatever_is_sent_nothing_breaks_and_nothing_changes(tmp_path: Path) -> None:
    report = attack(tmp_path, MESSAGES, COMMANDS)
    commands = sum(count for way, count in report.sent.items() if way.startswith("command"))
    assert commands == COMMANDS
    assert sum(report.sent.values()) - report.sent["frames"] == MESSAGES + COMMANDS
    for code in ("malformed", "illegal", "stale", "not-your-turn", "not-your-seat", "too-large"):
        assert report.answers[code], code
