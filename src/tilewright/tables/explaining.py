"""Answers about what a seat could do: nothing happens, and nothing is told that it may not know."""

from collections.abc import Sequence
from typing import Any

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
    story = game.story(state, action, seat, table.names)
    after = game.apply(state, action)
    # What the actor alone has seen the state only imagines: an action that opens it shows nothing.
    is_open = story == game.story(state, action, Seat(actor), table.names)
    effects = game.veiled(state, game.effects(state, action), seat)
    return Explanation(
        action=str(action),
        legal=True,
        said=said(story),
        effects=sent(effects),
        forecast=sent(game.forecast(after, Seat(actor))),
        standing=list(game.standing(after)),
        position=table.quick.observation_text(after, seat) if is_open else "",
    )


def looked(table: Table, viewer: Viewer, command: str) -> Looked:
    """On a shared device: what the seat in turn alone may see."""
    turn = table.turn
    if turn is None or turn not in table.held(viewer.key):
        raise Denied("not-your-turn")
    seat, names, game = Seat(turn), table.names, table.game
    state = imagined(table, seat)
    secrets = [
        _explained(table, seat, state, action)
        for action in game.legal_actions(state)
        if game.story(state, action, seat, names) != game.story(state, action, None, names)
    ]
    position = table.quick.observation_text(table.state, seat)
    return Looked(command, table.version, turn, position, secrets)


def hinted(table: Table, viewer: Viewer, text: str) -> Said:
    """What an action that somebody advises would do, as the viewer may know it."""
    seat = viewer.seat(table)
    action = table.game.parse_action(text)
    return said(table.game.story(imagined(table, seat), action, seat, table.names))
