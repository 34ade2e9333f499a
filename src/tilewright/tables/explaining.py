"""Answers about what a seat could do: nothing happens, and nothing is told that it may not know."""

from collections.abc import Sequence
from typing import Any

from tilewright.core.playing import legal_actions
from tilewright.core.seat import Seat
from tilewright.core.words import Reason
from tilewright.tables.decisions import imagined, legal_action
from tilewright.tables.messages import Explanation, Looked, Said
from tilewright.tables.refusals import Denied
from tilewright.tables.table import Table
from tilewright.tables.telling import said, sent
from tilewright.tables.views import Viewer


def explanations(table: Table, viewer: Viewer, texts: Sequence[str]) -> list[Explanation]:
    """What each action would do in the sender's place now, or why it is refused; raises Denied."""
    turn = table.turn
    if turn is None or turn not in table.held(viewer.key) or table.is_confirming:
        raise Denied("not-your-turn")
    seat = viewer.seat(table)
    state = imagined(table, seat)
    found = []
    for text in texts:
        try:
            action = legal_action(table, seat if seat is not None else Seat(turn), text)
        except Denied as denied:
            why = denied.parameters["why"]
            assert isinstance(why, Reason)
            standing = list(table.game.standing(state))
            found.append(Explanation(text, False, said(why), [], [], standing, ""))
        else:
            found.append(_explained(table, seat, state, action))
    return found


def _explained(table: Table, seat: Seat | None, state: Any, action: Any) -> Explanation:
    """What an action does in a state that looks to a seat, or to all, like the true one."""
    game, actor = table.game, table.turn
    assert actor is not None
    lines = game.telling.lines(state, action)
    after = game.apply(state, action)
    # What the actor alone has seen the state only imagines: an action that opens it shows nothing.
    is_open = lines[seat].story == lines[Seat(actor)].story
    effects = game.telling.veiled(state, game.effects(state, action), seat)
    return Explanation(
        action=str(action),
        legal=True,
        said=said(lines[seat].story),
        effects=sent(effects),
        forecast=sent(game.telling.forecast(after, Seat(actor))),
        standing=list(game.standing(after)),
        position=table.game.telling.seen(after, seat) if is_open else "",
    )


def looked(table: Table, viewer: Viewer, command: str) -> Looked:
    """On a shared device: what the seat in turn alone may see."""
    turn = table.turn
    if turn is None or turn not in table.held(viewer.key):
        raise Denied("not-your-turn")
    seat, game = Seat(turn), table.game
    state = imagined(table, seat)
    secrets = []
    for action in legal_actions(game, state):
        lines = game.telling.lines(state, action)
        if lines[seat].story != lines[None].story:
            secrets.append(_explained(table, seat, state, action))
    position = table.game.telling.seen(table.state, seat)
    return Looked(command, table.version, turn, position, secrets)


def hinted(table: Table, viewer: Viewer, text: str) -> Said:
    """What an action that somebody advises would do, as the viewer may know it."""
    seat = viewer.seat(table)
    action = table.game.notation.parse_action(text)
    return said(table.game.telling.lines(imagined(table, seat), action)[seat].story)
