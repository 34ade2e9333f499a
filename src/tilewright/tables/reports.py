"""Reports of finished games as they are sent and kept: what every move was worth, by a browser.

The server has not computed them and does not vouch for them; it sees to it that they fit the game.
Shares of the win are in ten thousandths, points in hundredths.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tilewright.analysis.labels import accuracy
from tilewright.analysis.version import report_version
from tilewright.core.words import Parameter, reason
from tilewright.tables.commands import ActionText, SeatNumber
from tilewright.tables.refusals import Denied
from tilewright.tables.table import Table

Share: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Points: TypeAlias = Annotated[int, Meta(ge=-100_000, le=100_000)]
Kind: TypeAlias = Literal[
    "points", "given", "fallen", "broken", "left", "line", "goal", "barred", "starter", "chips",
    "space", "tiles",
]  # fmt: skip
Goal: TypeAlias = Literal[
    "", "rows", "columns", "colours", "diagonals", "jokers", "five-colours", "border", "corners",
    "empty-specials",
]  # fmt: skip


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """What a report is made of."""


class Worth(Part, frozen=True):
    """What a seat may expect."""

    share: Share  # of the win, in ten thousandths
    lead: Points  # over the best of the others, in hundredths of a point


class Worse(Part, frozen=True):
    """One thing that a move did worse than the best one; docs/analysis.md lists the kinds."""

    kind: Kind
    seat: SeatNumber  # whom it is about
    number: Annotated[int, Meta(ge=0, le=1_000)] = 0  # points, tiles or chips
    colour: Literal["", "B", "Y", "R", "K", "T"] = ""
    line: Annotated[int, Meta(ge=0, le=6)] = 0  # from 1; 0: it is about none
    goal: Goal = ""


class JudgedMove(Part, frozen=True):
    """What a decision was worth, and what it cost against the best one."""

    best: ActionText
    worth: Worth  # of the best one
    cost: Worth  # what the move played is worth less
    choices: Annotated[int, Meta(ge=1, le=1_000)]  # legal moves
    why: Annotated[list[Worse], Meta(max_length=3)] = []


class JudgedDeal(Part, frozen=True):
    """What chance did between two decisions, for each seat."""

    now: Annotated[list[Worth], Meta(min_length=2, max_length=4)]  # after it
    due: Annotated[list[Worth], Meta(min_length=2, max_length=4)]  # expected before it
    error: Worth  # the standard error of what was expected


class NewReport(Part, frozen=True):
    """A report of a finished game, from the browser of one of its players."""

    version: Annotated[str, Meta(min_length=1, max_length=40)]  # of the engine and its weights
    moves: Annotated[list[JudgedMove], Meta(max_length=2_000)]  # one for each decision
    deals: Annotated[list[JudgedDeal], Meta(max_length=2_000)]  # one for each time chance acted


class KeptReport(Struct, frozen=True):
    """The report that is kept of a game; a player's browser computed it."""

    report: NewReport | None  # None: there is none of this version


def check_finished(table: Table) -> None:
    """Raise Denied unless the game was played to its end."""
    if table.status != "over" or table.ending is not None:
        raise Denied("not-over")


def check_report(table: Table, report: NewReport) -> None:
    """Raise Denied unless a report fits the finished game of a table, step by step."""
    known = report_version(table.game)
    if report.version != known:
        raise _wrong("table-report-version", known=known)
    decisions = [made for made in table.moves if made.seat is not None]
    if len(report.moves) != len(decisions):
        raise _wrong("table-report-moves", found=len(report.moves), due=len(decisions))
    deals = sum([_begins_deal(table, at) for at in range(len(table.moves))])
    if len(report.deals) != deals:
        raise _wrong("table-report-deals", found=len(report.deals), due=deals)
    seats = table.game.seats
    if any([not len(deal.now) == len(deal.due) == seats for deal in report.deals]):
        raise _wrong("table-report-seats", due=seats)
    for number, (made, judged) in enumerate(zip(decisions, report.moves, strict=True), 1):
        notation, ids = table.game.notation, table.game.legal_ids(made.before)
        legal = [str(notation.action_of(each)) for each in ids]
        has_seats = all([each.seat < seats for each in judged.why])
        if judged.choices != len(legal) or judged.best not in legal or not has_seats:
            raise _wrong("table-report-move", number=number)


def accuracies(table: Table, report: NewReport) -> dict[int, float]:
    """How accurately each seat played by a report that fits the game; of 100."""
    decisions = [made for made in table.moves if made.seat is not None]
    found: dict[int, float] = {}
    for seat in range(table.game.seats):
        own = [
            judged.cost.share / 10_000
            for made, judged in zip(decisions, report.moves, strict=True)
            if made.seat == seat and judged.choices > 1
        ]
        mean = accuracy(own)
        if mean is not None:
            found[seat] = mean
    return found


def _begins_deal(table: Table, at: int) -> bool:
    """Does chance act here, after a decision or at the start?"""
    moves = table.moves
    return moves[at].seat is None and (at == 0 or moves[at - 1].seat is not None)


def _wrong(message: str, **parameters: Parameter) -> Denied:
    return Denied("malformed", why=reason("", message, **parameters))
