"""Questions about a table, which change nothing: hints, explanations, a look."""

from tilewright.core.errors import BotFailed
from tilewright.server.bots.pool import Busy
from tilewright.server.bots.questions import bots_action, hint_question
from tilewright.server.live.table import Live
from tilewright.server.live.tables import Tables
from tilewright.tables.commands import Explain, Hint, Look, Questions
from tilewright.tables.explaining import explanations, hinted, looked
from tilewright.tables.messages import Explained, Hinted, Looked
from tilewright.tables.refusals import Denied
from tilewright.tables.views import Viewer


async def answer(
    tables: Tables, live: Live, viewer: Viewer, question: Questions
) -> Hinted | Explained | Looked:
    """The answer to a question; raises Denied."""
    if not live.table.held(viewer.key):
        raise Denied("not-your-seat")
    match question:
        case Hint():
            return await _hint(tables, live, viewer, question)
        case Explain():
            table = live.table
            found = explanations(table, viewer, question.actions)
            return Explained(question.id, table.version, found)
        case Look():
            return looked(live.table, viewer, question.id)


async def _hint(tables: Tables, live: Live, viewer: Viewer, question: Hint) -> Hinted:
    """What a bot would do in the place of the seat in turn, one hint at a time."""
    await tables.neighbours.read_on(live, question.version)
    table = live.table
    turn = table.turn
    if question.version != table.version:
        raise Denied("stale", version=table.version)
    if not table.setup.hints:
        raise Denied("no-hint")
    if turn is None or turn not in table.held(viewer.key) or table.is_confirming:
        raise Denied("not-your-turn")
    if live.is_hinting:
        raise Denied("busy")
    live.is_hinting = True
    try:
        thought = await tables.bots.think(hint_question(table, turn))
        text = bots_action(table, thought.action)
    except (Busy, BotFailed) as error:
        raise Denied("busy") from error
    finally:
        live.is_hinting = False
    if live.table is not table:
        raise Denied("stale", version=live.table.version)
    return Hinted(question.id, table.version, text, hinted(table, viewer, text))
