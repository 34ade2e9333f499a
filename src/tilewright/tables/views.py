"""What a table looks like to a seat or a spectator, as messages: the only maker of them.

Everything here is made from the observation of the viewer, and from what all may know.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from tilewright.bots.quickly import Numbered, Quick
from tilewright.core.effects import Effect, scores_in
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.core.words import Parameter, Reason, addressed, listed, reason, say, shortened
from tilewright.native.engine import Engine
from tilewright.tables.decisions import imagined, legal_action, waited_for
from tilewright.tables.messages import (
    Acted,
    Changed,
    Choice,
    Clock,
    Explanation,
    Goal,
    Looked,
    Offer,
    Over,
    Points,
    Result,
    Said,
    SeatPresence,
    Snapshot,
    View,
)
from tilewright.tables.parts import Moment
from tilewright.tables.players import names_in, seats_in
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import AnyEvent, Ended, Offered, Replaced, Seated
from tilewright.tables.table import Table

# A reason with tuples in the place of its dicts.
Frozen: TypeAlias = "tuple[str, str, tuple[tuple[str, int | float | str | Frozen], ...]]"


class Viewer(NamedTuple):
    """Who looks: the hash of their token, None for a spectator; and the language they read."""

    key: str | None
    language: str

    def seat(self, table: Table) -> Seat | None:
        """The seat whose observation they get; people who share a device see what all may see."""
        held = table.held(self.key)
        return Seat(held[0]) if len(held) == 1 else None


class Attendance(NamedTuple):
    """Who is connected."""

    seats: list[SeatPresence]
    watchers: int


def said(what: Reason, language: str) -> Said:
    """A reason as a message, with its sentence."""
    return _said_before(_frozen(what), language)


def said_to(viewer_seat: Seat | None, what: Reason, language: str) -> Said:
    """The same for who has that seat: in the second person if it is about them."""
    return said(addressed(what, viewer_seat), language)


def _frozen(what: Reason) -> Frozen:
    """A reason as something that can be looked up."""
    parameters = [
        (name, _frozen(value) if isinstance(value, Reason) else value)
        for name, value in what.parameters.items()
    ]
    return what.rule, what.message, tuple(parameters)


def _thawed(frozen: Frozen) -> Reason:
    rule, message, parameters = frozen
    return Reason(
        rule,
        message,
        {name: _thawed(each) if isinstance(each, tuple) else each for name, each in parameters},
    )


@lru_cache(maxsize=5_000)
def _said_before(frozen: Frozen, language: str) -> Said:
    """A sentence, remembered: everybody at a table is told the same ones."""
    what = _thawed(frozen)
    parameters = {name: _sent(value, language) for name, value in what.parameters.items()}
    return Said(what.message, parameters, what.rule, say(what, language))


def _sent(value: Parameter, language: str) -> int | str | Said:
    """A parameter as it is sent."""
    if isinstance(value, Reason):
        return said(value, language)
    plain = shortened(value)
    assert not isinstance(plain, float)  # a table counts in whole numbers
    return plain


def points_of(effects: Sequence[Effect], language: str) -> list[Points]:
    """What is scored among effects, with the reasons as messages."""
    told = scores_in(effects)
    return [Points(each.seat, each.points, said(each.why, language)) for each in told]


def view(table: Table, viewer: Viewer) -> View:
    """The table as it is now."""
    game, state, turn = table.game, table.state, table.turn
    seat = viewer.seat(table)
    looks_like = _imagined(game, state, seat)
    standing = list(game.standing(looks_like))
    held = table.held(viewer.key)
    is_asked = turn is not None and not table.is_confirming
    return View(
        status=table.status,
        seats=seats_in(table.seats, viewer.language),
        position=_quick(game).observation_text(state, seat),
        moves=len(table.moves),
        round=game.round_of(state),
        scores=list(game.scores(state)),
        standing=standing,
        goals=_goals(game, state),
        turn=turn,
        confirming=table.is_confirming,
        free=table.free,
        prompt=said(game.prompt(state), viewer.language) if is_asked else None,
        legal=_choices(table, Seat(turn), looks_like if turn == seat else None)
        if is_asked and turn in held
        else [],
        offer=_offer(table),
        clock=clock(table),
        result=result(table, viewer),
        rematch=table.rematch,
    )


def past_view(table: Table, moment: Moment, viewer: Viewer) -> View:
    """The table as it was after an earlier row: nobody decides anything there any more."""
    game, state, seat = table.game, moment.state, viewer.seat(table)
    return View(
        status=moment.status,
        seats=seats_in(moment.seats, viewer.language),
        position=_quick(game).observation_text(state, seat),
        moves=moment.moves,
        round=game.round_of(state),
        scores=list(game.scores(state)),
        standing=list(game.standing(_imagined(game, state, seat))),
        goals=_goals(game, state),
        turn=None,
        confirming=False,
        free=0,
        prompt=None,
        legal=[],
        offer=None,
        clock=None,
        result=result(table, viewer) if moment.status == "over" else None,
        rematch=None,
    )


@lru_cache(maxsize=1_000)
def _goals(game: AnyGame, state: Any) -> list[Goal]:
    """What counts at the end of the game, remembered: it is the same to everybody."""
    return [
        Goal(each.goal, each.rule, list(each.now), list(each.possible))
        for each in game.goals(state)
    ]


def _quick(game: AnyGame) -> Quick:
    return game if isinstance(game, Engine) else Numbered(game)


def _imagined(game: AnyGame, state: Any, seat: Seat | None) -> Any:
    """A state that looks like that one to a seat, or to a spectator."""
    return _quick(game).imagined(state, seat, seed=0)


def _choices(table: Table, seat: Seat, looks_like: Any) -> list[Choice]:
    """What a seat may do, and by how much each choice changes its score if the tiling began.

    `looks_like` is a state that looks like the true one to it, if that is known already.
    """
    state = looks_like or _imagined(table.game, table.state, seat)
    return [Choice(text, change) for _, text, change in _quick(table.game).choices(state)]


def _offer(table: Table) -> Offer | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return Offer(proposal.kind, proposal.seat, waited_for(table), proposal.moves)


def clock(table: Table) -> Clock | None:
    """The clocks as they were at the last row."""
    return table.clocks.clock(table.running)


def result(table: Table, viewer: Viewer) -> Result | None:
    """How the game ended; None before."""
    if table.status != "over":
        return None
    language, own = viewer.language, viewer.seat(table)
    names = names_in(table, language)
    if table.ending is None:
        outcome = table.game.outcome(table.state)
        assert outcome is not None
        points = outcome.scores[outcome.winners[0]]
        won: dict[str, Parameter] = {
            "winners": listed([names[seat] for seat in outcome.winners]),
            "you": "yes" if own in outcome.winners else "no",
            "points": points,
        }
        if outcome.scores.count(points) > len(outcome.winners):
            told = reason("", "table-won-tie", **won, game=table.setup.game)
        else:
            others = listed([names[seat] for seat in outcome.winners if seat != own])
            told = reason("", "table-won", **won, others=others, count=len(outcome.winners))
        scores = list(outcome.scores)
        return Result("finished", list(outcome.winners), scores, None, said(told, language))
    how, seat = table.ending.how, table.ending.seat
    told = _ended(table.ending, names)
    left = [] if seat is None else [each for each in range(table.game.seats) if each != seat]
    return Result(how, left, None, seat, said_to(own, told, language))


def _about(seat: int | None, message: str, **parameters: Parameter) -> Reason:
    """A sentence about a seat, if any."""
    whom: dict[str, Parameter] = {} if seat is None else {"seat": seat}
    return reason("", message, **parameters, **whom)


def event(table: Table, moment: Moment, viewer: Viewer, is_own: bool) -> Acted | Changed:
    """What a row tells a viewer; `is_own`: it was their command."""
    row, event = moment.row, moment.row.event
    is_last = row.version == table.version
    seen = view(table, viewer) if is_last else past_view(table, moment, viewer)
    command = row.command.partition(":")[2] if is_own and row.command is not None else None
    if moment.move is None:
        about = _changed(event, names_in(table, viewer.language))
        told = said_to(viewer.seat(table), about, viewer.language)
        return Changed(row.version, _what(event), event.seat, told, seen, command)
    game, seat, names = table.game, viewer.seat(table), names_in(table, viewer.language)
    before, action = moment.move.before, moment.move.action
    return Acted(
        version=row.version,
        seat=event.seat,
        action=game.shown(before, action, seat),
        said=said_to(seat, game.story(before, action, seat, names), viewer.language),
        points=points_of(game.effects(before, action), viewer.language),
        view=seen,
        command=command,
    )


def _what(event: AnyEvent) -> Any:
    return event.kind


def _changed(event: AnyEvent, names: Sequence[str]) -> Reason:
    """What an event that is not a move tells everybody."""
    player = "" if event.seat is None else names[event.seat]
    match event:
        case Seated(name=name):
            player = name
        case Offered(what=what):
            return _about(event.seat, f"table-did-offer-{what}", player=player)
        case Replaced(level=level):
            return reason("", "table-did-replace", level=level)
        case Ended():
            return _ended(event, names)
    return _about(event.seat, f"table-did-{event.kind}", player=player)


def _ended(ended: Ended, names: Sequence[str]) -> Reason:
    """How a table ended before its game did."""
    player = "" if ended.seat is None else names[ended.seat]
    return _about(ended.seat, f"table-over-{ended.how}", player=player, why=ended.why)


def over(table: Table, viewer: Viewer) -> Over | None:
    """That the game is over; None if it is not."""
    ended = result(table, viewer)
    if ended is None:
        return None
    return Over(table.version, ended, f"/api/tables/{table.setup.id}/record")


def snapshot(table: Table, viewer: Viewer, attendance: Attendance, absent_after: int) -> Snapshot:
    """All about a table."""
    setup = table.setup
    return Snapshot(
        table=setup.id,
        version=table.version,
        game=setup.game,
        options=dict(table.law.options),
        yours=table.keyed(viewer.key),
        public=setup.public,
        confirm=setup.confirm,
        hints=setup.hints,
        absent_after=absent_after,
        view=view(table, viewer),
        presence=attendance.seats,
        watchers=attendance.watchers,
    )


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
            told, standing = said(why, viewer.language), list(table.game.standing(state))
            found.append(Explanation(text, False, told, [], [], standing, ""))
        else:
            found.append(_explained(table, viewer, seat, state, action))
    return found


def _explained(
    table: Table, viewer: Viewer, seat: Seat | None, state: Any, action: Any
) -> Explanation:
    """What an action does in a state that looks to a seat, or to all, like the true one."""
    game, language, actor = table.game, viewer.language, table.turn
    assert actor is not None
    names = names_in(table, language)
    told = game.story(state, action, seat, names)
    after = game.apply(state, action)
    # What the actor alone has seen the state only imagines: an action that opens it shows nothing.
    is_open = told == game.story(state, action, Seat(actor), names)
    return Explanation(
        action=str(action),
        legal=True,
        said=said_to(seat, told, language),
        points=points_of(game.effects(state, action), language),
        forecast=points_of(game.forecast(after, Seat(actor)), language),
        standing=list(game.standing(after)),
        position=str(game.observe(after, seat)) if is_open else "",
    )


def looked(table: Table, viewer: Viewer, command: str) -> Looked:
    """On a shared device: what the seat in turn alone may see."""
    turn = table.turn
    if turn is None or turn not in table.held(viewer.key):
        raise Denied("not-your-turn")
    seat, names, game = Seat(turn), table.names, table.game
    state = imagined(table, seat)
    secrets = [
        _explained(table, viewer, seat, state, action)
        for action in game.legal_actions(state)
        if game.story(state, action, seat, names) != game.story(state, action, None, names)
    ]
    position = str(game.observe(table.state, seat))
    return Looked(command, table.version, turn, position, secrets)
