"""A table in memory, for the people at this terminal: commands are carried out at once."""

import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing
from random import Random

from tilewright.bots.roster import is_bot, player_of
from tilewright.cli.seats import SeatedBot, bots_of
from tilewright.cli.story import names_of
from tilewright.core.errors import BotFailed
from tilewright.core.record import Record
from tilewright.core.seat import Seat
from tilewright.tables.commands import AnyCommand, Ask, Back, Change, Changes, Explain, Hint, Look
from tilewright.tables.decisions import Sender, command_key, rows_of
from tilewright.tables.explaining import explanations, hinted, looked
from tilewright.tables.levels import hinter
from tilewright.tables.messages import AnyMessage, Explained, Hinted, Looked
from tilewright.tables.records import record_rows, setup_of
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import AnyEvent, Ended, Played, Row, TakenBack
from tilewright.tables.setup import SeatSetup
from tilewright.tables.table import Table
from tilewright.tables.views import Attendance, Telling, Viewer, snapshot

KEY = "here"  # of the seats of all people, who share this terminal
NOW = 0  # there are no clocks


class Local:
    """Takes commands and gives messages as a server does, but answers at once.

    `keep` is called after every change. Bots think while the news are asked for.
    """

    wake = None  # nothing comes by itself

    def __init__(self, record: Record, seed: str, keep: Callable[[Table], None]) -> None:
        players = [record.tags[f"Player{seat + 1}"] for seat in range(record.game.seats)]
        seats = [
            SeatSetup("bot", name, None, None)
            if is_bot(player)
            else SeatSetup("person", name, None, KEY)
            for player, name in zip(players, names_of(record), strict=True)
        ]
        self.table = Table(setup_of(record, seats, seed, NOW), list(record_rows(record, NOW)))
        self._keep = keep
        self._viewer = Viewer(KEY)
        self._bots: dict[Seat, SeatedBot] = {}
        if self.table.status != "over":
            self._bots = bots_of(record.game, players, Random(f"{seed}/bots"))
        self._seed = seed
        self._news: deque[AnyMessage] = deque(
            [snapshot(self.table, self._viewer, Attendance([], 0), 0)]
        )

    def news(self) -> Iterator[AnyMessage]:
        """What happens until a person has to decide."""
        while True:
            while self._news:
                yield self._news.popleft()
            rows = self.table.owed(NOW) or self._bots_rows()
            if not rows:
                return
            self._take_in(rows)

    def send(self, command: AnyCommand) -> None:
        """Carry a command out; what it comes to is among the next news."""
        if not isinstance(command, Change | Ask):
            return  # who leaves is gone
        try:
            if isinstance(command, Change):
                self._take_in(self._rows(command))
            else:
                self._news.append(self._answer(command))
        except Denied as denied:
            self._news.append(denied.message("en", command.id, self.table.version))

    def close(self) -> None:
        """Let the bots go, and the programs that they are."""
        for seated in self._bots.values():
            seated.bot.close()

    def _take_in(self, rows: list[Row]) -> None:
        self.table = self.table.after(rows)
        self._keep(self.table)
        telling = Telling(self.table)
        self._news += [telling.event(row.version, self._viewer) for row in rows]

    def _rows(self, command: Changes) -> list[Row]:
        """What a command adds to the log; raises Denied."""
        if isinstance(command, Back):
            mark = command_key(self.table, KEY, command.id)
            return [Row(self.table.version + 1, self._taken_back(), mark, NOW)]
        return rows_of(self.table, Sender(KEY, (), "", sys.maxsize), command, NOW)

    def _taken_back(self) -> TakenBack:
        """Back to the last decision of a person, whatever was done or seen since.

        Nobody is elsewhere who would have to agree.
        """
        table = self.table
        for number, move in reversed(list(enumerate(table.moves))):
            is_persons = move.seat is not None and table.sittings[move.seat].kind == "person"
            if is_persons and len(table.game.legal_ids(move.before)) > 1:
                assert move.seat is not None
                return TakenBack(move.seat, number)
        raise Denied("nothing-to-take-back")

    def _bots_rows(self) -> list[Row]:
        """What the bot in turn does, if it is a bot's turn."""
        seat = self.table.bot_in_turn
        if seat is None:
            return []
        event: AnyEvent
        try:
            event = Played(seat, self._chosen(self._bots[Seat(seat)], Seat(seat)))
        except BotFailed as failure:
            event = Ended(seat, "failed", str(failure))
        return [Row(self.table.version + 1, event, None, NOW)]

    def _chosen(self, seated: SeatedBot, seat: Seat) -> str:
        """What a bot does in the place of a seat, from what that seat may know."""
        table = self.table
        text = table.game.telling.seen(table.state, seat)
        seen = table.game.notation.parse_observation(text, seat)
        return str(seated.bot.choose(seen, seated.limit).action)

    def _answer(self, question: Hint | Explain | Look) -> Hinted | Explained | Looked:
        """The answer to a question; raises Denied."""
        table, viewer = self.table, self._viewer
        match question:
            case Explain(id=mark, actions=texts):
                return Explained(mark, table.version, explanations(table, viewer, texts))
            case Look(id=mark):
                return looked(table, viewer, mark)
            case Hint(id=mark):
                text = self._hint()
                return Hinted(mark, table.version, text, hinted(table, viewer, text))

    def _hint(self) -> str:
        """What a strong bot would do now."""
        table, player = self.table, player_of(hinter())
        if table.turn is None:
            raise Denied("not-your-turn")
        with closing(player.make(table.game, Random(f"{self._seed}/hints"))) as bot:
            return self._chosen(SeatedBot(bot, player.limit), Seat(table.turn))
