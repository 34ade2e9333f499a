"""The leak audit on some games; and that it finds a server that tells too much."""

from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.leaks import Found, Leak, audit
from tilewright.catalog import make_game
from tilewright.core.game import AnyGame, LogLine
from tilewright.native.choosing import rules_for
from tilewright.tables import table as table_room
from tilewright.tables import views

GAMES = range(4)


def audited() -> Found:
    """All of these games."""
    found = Found()
    for seed in GAMES:
        found = found.plus(audit(seed))
    return found


def test_du_4_3_a_twin_that_differs_in_what_is_hidden_sounds_the_same() -> None:
    found = audited()
    assert found.games == len(GAMES)
    assert found.twins > 100
    assert found.bytes > 1_000_000


@pytest.mark.parametrize("leak", ["shown", "story", "veiled", "observation", "imagined", "known"])
def test_the_audit_finds_a_leak(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "known":
        monkeypatch.setattr(views.Viewer, "seat", lambda self, table: 1)

    def leaking(name: str, options: tuple[tuple[str, str], ...]) -> AnyGame:
        game = rules_for(make_game(name, dict(options)))
        spoil(game.telling, leak)
        return game

    monkeypatch.setattr(table_room, "game_of", leaking)
    with pytest.raises(Leak):
        audited()


def spoil(telling: Any, leak: str) -> None:
    """Let everybody know what only one seat should."""
    lines, seen = telling.lines, telling.seen

    def shown(state: Any, move: Any) -> Any:
        told = lines(state, move)
        return {seat: LogLine(str(move), line.story) for seat, line in told.items()}

    def stories(state: Any, move: Any) -> Any:
        told = lines(state, move)
        return {seat: LogLine(line.action, told[0].story) for seat, line in told.items()}

    match leak:
        case "shown":
            telling.lines = shown
        case "story":
            telling.lines = stories
        case "veiled":
            telling.veiled = lambda state, effects, seat: effects
        case "observation":
            telling.seen = lambda state, seat: seen(state, 0)
        case "imagined":
            telling.imagined = lambda state, seat: state
