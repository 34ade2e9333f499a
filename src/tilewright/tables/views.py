"""What a table looks like to a seat or a spectator, as messages: the only maker of them.

Everything here is made from the observation of the viewer, and from what all may know.
"""

from typing import Any, NamedTuple

from msgspec import structs

from tilewright.core.effects import Effect
from tilewright.core.seat import Seat
from tilewright.tables.commands import PROTOCOL
from tilewright.tables.decisions import command_key, imagined, waited_for
from tilewright.tables.messages import (
    Acted,
    AnyEffect,
    Changed,
    Choice,
    Clock,
    Goal,
    Offer,
    Over,
    Result,
    Said,
    SeatPresence,
    Snapshot,
    View,
)
from tilewright.tables.parts import Made, Moment
from tilewright.tables.rows import AnyEvent, Ended, Offered, Replaced, Resigned
from tilewright.tables.table import Table
from tilewright.tables.telling import said, sent


class Viewer(NamedTuple):
    """Who looks: the hash of their token, None for a spectator."""

    key: str | None

    def seat(self, table: Table) -> Seat | None:
        """The seat whose observation they get; people who share a device see what all may see."""
        held = table.held(self.key)
        return Seat(held[0]) if len(held) == 1 else None


class Attendance(NamedTuple):
    """Who is connected."""

    seats: list[SeatPresence]
    watchers: int


class Telling:
    """What a table tells, to one viewer after the other; what all of them are told is made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shared: dict[int, View] = {}  # by version: what all of them see
        self._effects: dict[int, tuple[tuple[Effect, ...], list[AnyEffect]]] = {}  # and not veiled

    def event(self, version: int, viewer: Viewer) -> Acted | Changed:
        """What a row tells a viewer."""
        table = self._table
        moment = table.moments[version - 1]
        event, move, seat = moment.row.event, moment.move, viewer.seat(table)
        seen = self._seen(moment, viewer)
        command = _own_command(table, moment, viewer)
        if move is None:
            told = _changed(table, moment)
            return Changed(version, _what(event), event.seat, told, seen, command)
        line = move.lines[seat]
        return Acted(
            version=version,
            seat=move.seat,
            action=line.action,
            said=said(line.story),
            effects=self._veiled(move, seat),
            view=seen,
            command=command,
        )

    def _seen(self, moment: Moment, viewer: Viewer) -> View:
        """The table after a row; before the last one nobody decides anything any more."""
        table, version = self._table, moment.row.version
        is_last = version == table.version
        if version not in self._shared:
            self._shared[version] = _shared(table) if is_last else _past(table, moment)
        shared = self._shared[version]
        if is_last:
            return _seen_now(table, shared, viewer)
        position = table.game.telling.seen(moment.state, viewer.seat(table))
        return structs.replace(shared, position=position)

    def _veiled(self, move: Made, seat: Seat | None) -> list[AnyEffect]:
        """The effects of a move as a seat may see them."""
        game = self._table.game
        if move.version not in self._effects:
            found = game.effects(move.before, move.action)
            self._effects[move.version] = found, sent(found)
        effects, told = self._effects[move.version]
        veiled = game.telling.veiled(move.before, effects, seat)
        return told if veiled == effects else sent(veiled)


def view(table: Table, viewer: Viewer) -> View:
    """The table as it is now."""
    return _seen_now(table, _shared(table), viewer)


def _shared(table: Table) -> View:
    """What everybody sees of the table as it is now."""
    game, state, turn = table.game, table.state, table.turn
    progress = game.progress(state)
    is_asked = turn is not None and not table.is_confirming
    return View(
        status=table.status,
        seats=table.seats,
        position="",
        moves=len(table.moves),
        round=progress.round,
        scores=list(progress.scores),
        standing=_standing(table, state),
        goals=_goals(table, state),
        turn=turn,
        confirming=table.is_confirming,
        free=table.free,
        prompt=said(game.telling.prompt(state)) if is_asked else None,
        legal=[],
        offer=_offer(table),
        clock=clock(table),
        result=result(table),
        rematch=table.rematch,
    )


def _past(table: Table, moment: Moment) -> View:
    """What everybody saw of it after an earlier row."""
    state = moment.state
    progress = table.game.progress(state)
    return View(
        status=moment.status,
        seats=moment.seats,
        position="",
        moves=moment.moves,
        round=progress.round,
        scores=list(progress.scores),
        standing=_standing(table, state),
        goals=_goals(table, state),
        turn=None,
        confirming=False,
        free=0,
        prompt=None,
        legal=[],
        offer=None,
        clock=None,
        result=result(table) if moment.status == "over" else None,
        rematch=None,
    )


def _seen_now(table: Table, shared: View, viewer: Viewer) -> View:
    """With what the viewer alone sees, and may do."""
    turn = shared.turn
    position = table.game.telling.seen(table.state, viewer.seat(table))
    if turn is None or shared.confirming or turn not in table.held(viewer.key):
        return structs.replace(shared, position=position)
    game, state = table.game, imagined(table, Seat(turn))
    ids = game.legal_ids(state)
    gains = zip(ids, game.telling.gains(state, ids), strict=True)
    legal = [Choice(str(game.notation.action_of(number)), gain) for number, gain in gains]
    return structs.replace(shared, position=position, legal=legal)


def _standing(table: Table, state: Any) -> list[int]:
    """What the scores would be if the tiling began, from what all may know."""
    return list(table.game.standing(table.game.telling.imagined(state, None)))


def _goals(table: Table, state: Any) -> list[Goal]:
    return [
        Goal(each.goal, each.rule, list(each.now), list(each.possible))
        for each in table.game.telling.goals(state)
    ]


def _offer(table: Table) -> Offer | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return Offer(proposal.kind, proposal.seat, waited_for(table), proposal.moves)


def clock(table: Table) -> Clock | None:
    """The clocks as they were at the last row."""
    return table.clocks.clock(table.running)


def result(table: Table) -> Result | None:
    """How the game ended; None before."""
    if table.status != "over":
        return None
    ending = table.ending
    if ending is None:
        outcome = table.game.outcome(table.state)
        assert outcome is not None
        return Result("finished", list(outcome.winners), list(outcome.scores), None, "")
    seat = ending.seat
    left = [] if seat is None else [each for each in range(table.game.seats) if each != seat]
    return Result(ending.how, left, None, seat, ending.why)


def _own_command(table: Table, moment: Moment, viewer: Viewer) -> str | None:
    """The id of the viewer's own command that made a row."""
    command = moment.row.command
    if viewer.key is None or command is None:
        return None
    own = command_key(table, viewer.key, "")
    return command.removeprefix(own) if command.startswith(own) else None


def _what(event: AnyEvent) -> Any:
    return event.kind


def _changed(table: Table, moment: Moment) -> Said:
    """What an event that is not a move tells everybody."""
    event = moment.row.event
    message, parameters = f"table-did-{event.kind}", _about(event.seat)
    match event:
        case Offered(what=what):
            message = f"table-did-offer-{what}"
        case Replaced(level=level):
            parameters = {"level": level}
        case Resigned(seat=seat, level=str()):  # a bot has the seat now
            before = table.moments[moment.row.version - 2]
            parameters["player"] = before.seats[seat].name
        case Ended(how=how, why=why):
            message = f"table-over-{how}"
            parameters["why"] = why
    return Said(message, parameters, "")


def _about(seat: int | None) -> dict[str, int | str | Said]:
    return {} if seat is None else {"seat": seat}


def over(table: Table) -> Over | None:
    """That the game is over; None if it is not."""
    ended = result(table)
    if ended is None:
        return None
    return Over(table.version, ended, f"/api/tables/{table.setup.id}/record")


def snapshot(table: Table, viewer: Viewer, attendance: Attendance, absent_after: int) -> Snapshot:
    """All about a table."""
    setup = table.setup
    return Snapshot(
        protocol=PROTOCOL,
        table=setup.id,
        version=table.version,
        game=setup.game,
        options=dict(table.game.options),
        yours=table.keyed(viewer.key),
        public=setup.public,
        confirm=setup.confirm,
        hints=setup.hints,
        rated=setup.rated,
        counts=setup.counts,
        absent_after=absent_after,
        view=view(table, viewer),
        presence=attendance.seats,
        watchers=attendance.watchers,
    )
