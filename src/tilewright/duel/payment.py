"""Bonus chips that stand for missing tiles (DU-6.4, DU-6.5)."""

from tilewright.core.effects import Moved, Sink, owned
from tilewright.core.errors import Refusal
from tilewright.core.seat import Seat
from tilewright.core.words import reason
from tilewright.duel.actions import (
    KEEP_CHIPS,
    SPEND_CHIP,
    SPEND_THREE,
    SPEND_TWO,
    KeepChips,
    SpendChip,
    SpendChips,
)
from tilewright.duel.places import OUT
from tilewright.duel.plates import CHIPS, SHOWING, Chip, Chips, changed
from tilewright.duel.state import Board, Payment, Phase, State

PAIR = 2  # chips that show the line's colour, for one tile (DU-6.4)
TRIPLE = 3  # chips of any kind, for one tile (DU-6.4)


def missing_tiles(board: Board, line: int) -> int:
    """How many tiles a line, from 1, lacks."""
    return line - board.lines[line - 1].filled


def can_pay(board: Board, line: int) -> bool:
    """Can the reserve pay for all missing tiles of a line (DU-6.5)?"""
    return _covers(*_split(board, line), missing_tiles(board, line))


def legal_payments(state: State, seat: Seat) -> list[int]:
    """The ids: keep the chips, unless some are spent (DU-6.5), or pay the next tile with 2 or 3."""
    spends = [SPEND_TWO if count == PAIR else SPEND_THREE for count in payable(state, seat)]
    return spends if state.payment.paid else [KEEP_CHIPS, *spends]


def payable(state: State, seat: Seat) -> list[int]:
    """How many chips may pay the next missing tile: 2 of its colour, or any 3 (DU-6.4, DU-6.5)."""
    found = []
    showing, others = _split(state.boards[seat], state.at)
    left = missing_tiles(state.boards[seat], state.at) - state.payment.paid - 1
    if showing >= PAIR and _covers(showing - PAIR, others, left):
        found.append(PAIR)
    if _covers_after(showing, others, TRIPLE, left):
        found.append(TRIPLE)
    return found


def legal_spends(state: State, seat: Seat) -> list[int]:
    """The ids of the kinds of chips that may be picked next."""
    return [SPEND_CHIP + CHIPS.index(chip) for chip in spendable(state, seat)]


def spendable(state: State, seat: Seat) -> list[Chip]:
    """The kinds of chips that may be picked next.

    Any will do: where some had to be left for a later tile, there was no choice to begin with.
    """
    board = state.boards[seat]
    shows = _shows(board, state.at)
    must_show = state.payment.size == PAIR
    return [
        chip
        for chip, count, is_shown in zip(CHIPS, board.chips, shows, strict=True)
        if count and (is_shown or not must_show)
    ]


def can_finish(state: State, seat: Seat) -> bool:
    """Can the reserve pay the rest of this payment and the tiles still missing (DU-6.5)?"""
    board, payment = state.boards[seat], state.payment
    showing, others = _split(board, state.at)
    left = missing_tiles(board, state.at) - payment.paid - 1
    if payment.size == PAIR:
        return showing >= payment.left and _covers(showing - payment.left, others, left)
    return _covers_after(showing, others, payment.left, left)


def payment_refusal(state: State, action: KeepChips | SpendChips, seat: Seat) -> Refusal | None:
    """Why the next missing tile can't be paid so; None if it can."""
    if isinstance(action, KeepChips):
        if not state.payment.paid:
            return None
        return reason("DU-6.5", "refusal-chips-begun", line=state.at)
    if action.count in payable(state, seat):
        return None
    if action.count not in (PAIR, TRIPLE):
        return reason("DU-6.4", "refusal-chips-count", count=action.count)
    return reason("DU-6.4", "refusal-chips-short", count=action.count, line=state.at)


def spend_refusal(state: State, action: SpendChip, seat: Seat) -> Refusal | None:
    """Why this chip can't be picked; None if it can."""
    if action.chip in spendable(state, seat):
        return None
    board = state.boards[seat]
    if action.chip not in CHIPS or not board.chips[CHIPS.index(action.chip)]:
        return reason("DU-6.4", "refusal-no-such-chip", chip=action.chip)
    colour = board.lines[state.at - 1].colour
    assert colour is not None
    return reason("DU-6.4", "refusal-chip-colour", chip=action.chip, colour=colour.word)


def apply_payment(state: State, action: SpendChips, seat: Seat, sink: Sink) -> State:
    """Pay the next missing tile with 2 or 3 chips; `is_paid` says when all are paid."""
    payment = Payment(state.payment.paid, action.count, action.count)
    after = _go_on_spending(state._replace(phase=Phase.SPENDING, payment=payment), seat)
    return _told(state, after, seat, sink)


def apply_spend(state: State, action: SpendChip, seat: Seat, sink: Sink) -> State:
    """Turn a chip face down: it is out of the game (DU-6.4)."""
    return _told(state, _go_on_spending(_spent(state, action.chip, seat), seat), seat, sink)


def is_paid(state: State, seat: Seat) -> bool:
    """Are all missing tiles of the line at hand paid for?"""
    return state.payment.paid == missing_tiles(state.boards[seat], state.at)


def _told(before: State, after: State, seat: Seat, sink: Sink) -> State:
    """The state after a payment, which chips it took being told kind by kind."""
    if sink is not None:
        reserves = before.boards[seat].chips, after.boards[seat].chips
        for chip, held, left in zip(CHIPS, *reserves, strict=True):
            if held > left:
                sink.append(Moved(chip, owned("chips", seat), OUT, held - left))
    return after


def _spent(state: State, chip: Chip, seat: Seat) -> State:
    board, payment = state.boards[seat], state.payment
    state = state.with_board(seat, board._replace(chips=changed(board.chips, chip, -1)))
    payment = payment._replace(left=payment.left - 1)
    if payment.left == 0:
        payment = Payment(payment.paid + 1, 0, 0)
    return state._replace(payment=payment)


def _go_on_spending(state: State, seat: Seat) -> State:
    """Do what leaves no choice, up to the next decision or until all is paid."""
    while not is_paid(state, seat):
        settled = settled_reserve(state, seat)
        if settled is not None:
            board = state.boards[seat]
            state = state.with_board(seat, board._replace(chips=settled))
            paid = Payment(missing_tiles(board, state.at), 0, 0)
            return state._replace(payment=paid)
        if state.payment.size:
            chips = spendable(state, seat)
            if len(chips) > 1:
                return state._replace(phase=Phase.SPENDING)
            state = _spent(state, chips[0], seat)
        else:
            ways = payable(state, seat)
            if len(ways) > 1:
                return state._replace(phase=Phase.PAYING)
            payment = Payment(state.payment.paid, ways[0], ways[0])
            state = state._replace(payment=payment)
    return state


def settled_reserve(state: State, seat: Seat) -> Chips | None:
    """The reserve after the line is paid for, if it will be the same whatever the seat chooses."""
    board, payment = state.boards[seat], state.payment
    showing, others = _split(board, state.at)
    tiles = missing_tiles(board, state.at) - payment.paid - (payment.size > 0)
    ways = set()  # how many chips that show the colour are spent, and how many others
    for pairs in range(tiles + 1):
        spent = payment.left + TRIPLE * tiles - pairs
        least = PAIR * pairs + (payment.left if payment.size == PAIR else 0)
        for shown in range(max(least, spent - others), min(showing, spent) + 1):
            ways.add((shown, spent - shown))
    if len(ways) != 1:
        return None
    shown, rest = ways.pop()
    shows = _shows(board, state.at)
    hides = tuple([not each for each in shows])
    after = _without_choice(board.chips, shows, shown)
    return None if after is None else _without_choice(after, hides, rest)


def _without_choice(chips: Chips, among: tuple[bool, ...], spent: int) -> Chips | None:
    """The chips without so many of certain kinds; None if there are several ways to take them."""
    held = [at for at, count in enumerate(chips) if count and among[at]]
    if spent == 0:
        return chips
    if spent == sum([chips[at] for at in held]):
        return tuple([0 if at in held else count for at, count in enumerate(chips)])
    if len(held) == 1:
        return tuple([count - spent if at in held else count for at, count in enumerate(chips)])
    return None


def _shows(board: Board, line: int) -> tuple[bool, ...]:
    """Which kinds of chips show the line's colour (DU-1.6)."""
    colour = board.lines[line - 1].colour
    assert colour is not None
    return SHOWING[colour]


def _split(board: Board, line: int) -> tuple[int, int]:
    """How many chips of the reserve show the line's colour, and how many don't."""
    kinds = zip(board.chips, _shows(board, line), strict=True)
    showing = sum([count for count, shows in kinds if shows])
    return showing, sum(board.chips) - showing


def _covers(showing: int, others: int, tiles: int) -> bool:
    """Can so many chips pay for so many tiles, pairs and triples mixed (DU-6.4)?"""
    pairs = min(tiles, showing // PAIR)
    return TRIPLE * tiles - pairs <= showing + others


def _covers_after(showing: int, others: int, picks: int, tiles: int) -> bool:
    """Can they, after so many more chips of any kind, those of other colours first?"""
    plain = min(picks, others)
    showing -= picks - plain
    return showing >= 0 and _covers(showing, others - plain, tiles)
