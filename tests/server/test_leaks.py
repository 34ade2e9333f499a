"""The leak audit on some games; and that it finds a server that tells too much."""

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import setup_of
from tests.server.leaks import Found, Leak, audit
from tilewright.tables import views
from tilewright.tables.table import Table

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
    table = Table(setup_of("duel", ("person", "person")))
    law, game, quick = type(table.law), type(table.game), type(table.quick)
    story, seen = law.story, quick.observation_text
    if leak == "shown":
        monkeypatch.setattr(law, "shown", lambda self, state, action, seat: str(action))
    elif leak == "story":
        monkeypatch.setattr(
            law,
            "story",
            lambda self, state, action, seat, names: story(self, state, action, 0, names),
        )
    elif leak == "veiled":
        monkeypatch.setattr(game, "veiled", lambda self, state, effects, seat: effects)
    elif leak == "observation":
        monkeypatch.setattr(
            quick, "observation_text", lambda self, state, seat: seen(self, state, 0)
        )
    elif leak == "imagined":
        monkeypatch.setattr(quick, "imagined", lambda self, state, seat, seed: state)
    else:
        monkeypatch.setattr(views.Viewer, "seat", lambda self, table: 1)
    with pytest.raises(Leak):
        audited()
