"""What bots are asked at a table, and what is made of their answers."""

from hashlib import sha256

from tilewright.core.errors import BotFailed, NotationError
from tilewright.core.words import reason
from tilewright.server.bots.pool import Question
from tilewright.tables.levels import hinter
from tilewright.tables.table import Table


def bot_question(table: Table, seat: int) -> Question:
    """What the bot of a seat is asked; it is told what the seat observes."""
    level = table.sittings[seat].level
    assert level is not None
    is_awaited = any([sitting.kind == "person" for sitting in table.sittings])
    return _question(table, seat, level, is_awaited)


def hint_question(table: Table, seat: int) -> Question:
    """What a bot is asked in the place of a person."""
    return _question(table, seat, hinter(), is_awaited=True)


def _question(table: Table, seat: int, player: str, is_awaited: bool) -> Question:
    luck = sha256(f"{table.setup.seed}/bots/{seat}".encode()).hexdigest()
    observation = table.game.telling.seen(table.state, seat)
    game = table.game
    return Question(game.name, dict(game.options), seat, observation, player, luck, is_awaited)


def bots_action(table: Table, text: str) -> str:
    """The text of a bot's action, if it is legal; raises BotFailed."""
    try:
        action = table.game.notation.parse_action(text)
    except NotationError as error:
        raise BotFailed(reason("", "table-bot-illegal", action=text)) from error
    if table.game.refusal(table.state, action) is not None:
        raise BotFailed(reason("", "table-bot-illegal", action=text))
    return str(action)
