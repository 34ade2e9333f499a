"""The set-up (DU-2) and preparing the next round (DU-9): display, tiles, chips, start player."""

from random import Random

from tilewright.core.bag import BAG, after_drawing, drawing, drawn
from tilewright.core.effects import Effect, Moved, Revealed, Sink, moves, numbered, owned
from tilewright.core.errors import Refusal
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, NO_TILES, Tiles, is_within, minus, plus, tiles_of
from tilewright.core.words import reason
from tilewright.duel.actions import (
    DISPLAY,
    SMALL_FACTORIES,
    Deal,
    First,
    RevealBack,
    RevealChip,
    RevealPlate,
    Scoring,
)
from tilewright.duel.places import LARGE, LARGE_SUN, STACK, SUPPLY, TOWER
from tilewright.duel.plates import (
    ALL_CHIPS,
    CHIPS,
    JOKER,
    PLATES,
    SCORING_TILES,
    SPECIAL,
    back_of,
    changed,
    scoring_refusal,
)
from tilewright.duel.state import (
    EMPTY_BOARD,
    EMPTY_FACTORY,
    EMPTY_LARGE,
    FACE_DOWN,
    NO_CHIP,
    NOTHING_PAID,
    SEATS,
    START_MARK,
    TOKEN,
    TOKENS,
    Factory,
    Large,
    Phase,
    State,
    other,
)

TILES_OF_A_COLOUR = 13  # DU-1.1
TILES_ON_LARGE = 5  # DU-2.3
TILES_ON_SMALL = 4  # DU-2.3


def set_up(scoring: tuple[str, ...], first: Seat | None) -> State:
    """The table before anything is drawn (DU-1, DU-2); no scoring tiles: chance draws them."""
    return State(
        round=1,
        phase=Phase.DISPLAY if scoring else Phase.SCORING,  # DU-2.2
        start=first,
        turn=None,
        start_tile=None,
        scoring=scoring,
        factories=(EMPTY_FACTORY,) * SMALL_FACTORIES,  # DU-1.2
        large=EMPTY_LARGE,
        bag=(TILES_OF_A_COLOUR,) * len(COLOURS),
        tower=NO_TILES,
        chips=ALL_CHIPS,
        display=(),
        unseen=PLATES,  # DU-2.1: the stack's order is drawn when it is seen
        top=None,
        returned=(),
        hand=(),
        plate=None,
        at=0,
        payment=NOTHING_PAID,
        boards=(EMPTY_BOARD,) * SEATS,  # DU-1.3
    )


def prepare_round(state: State, sink: Sink) -> State:
    """Tokens and start tile go back, its holder starts, and the table is filled anew (DU-9)."""
    start = state.start if state.start_tile is None else state.start_tile  # DU-9.5 [ruling]
    if sink is not None:
        _clear(state, sink)
    boards = [board._replace(tokens=TOKENS, taken=0) for board in state.boards]  # DU-9.1, DU-5.6
    return prepare(
        state._replace(
            round=state.round + 1,
            start=start,
            turn=None,
            start_tile=None,
            at=0,
            boards=tuple(boards),
        )
    )


def _clear(state: State, sink: list[Effect]) -> None:
    for at, board in enumerate(state.boards):
        if board.tokens < TOKENS:
            used, tokens = owned("used", Seat(at)), owned("tokens", Seat(at))
            sink.append(Moved(TOKEN, used, tokens, TOKENS - board.tokens))
    if state.start_tile is not None:
        sink.append(Moved(START_MARK, owned("start", state.start_tile), LARGE))


def prepare(state: State) -> State:
    """What the set-up or the new round still needs, in the order of DU-2 and DU-9."""
    if len(state.display) < DISPLAY and state.stack_size:
        return state._replace(phase=Phase.DISPLAY, turn=None)  # DU-2.1, DU-9.1
    if state.top is None and state.unseen_in_stack:
        return state._replace(phase=Phase.BACK, turn=None)
    if all([factory.chip == NO_CHIP for factory in state.factories]):
        return state._replace(phase=Phase.DEAL, turn=None)
    if state.start is None:
        return state._replace(phase=Phase.START, turn=None)
    for seat in (other(state.start), state.start):  # DU-2.6
        if state.boards[seat].cells.count(None) == len(state.boards[seat].cells):
            return state._replace(phase=Phase.SETUP, turn=seat)
    if chip_to_reveal(state) is not None:
        return state._replace(phase=Phase.CHIP, turn=None)  # DU-9.4
    return state._replace(phase=Phase.TURN, turn=state.start)  # DU-3.2


def chip_to_reveal(state: State) -> int | None:
    """The first small factory, from 1, without tiles whose chip lies face down (DU-5.5)."""
    for number, factory in enumerate(state.factories, start=1):
        if factory.chip == FACE_DOWN and factory.is_empty:
            return number
    return None


# The deal


def deal_refusal(state: State, deal: Deal) -> Refusal | None:
    """Why bag and tower can't give this deal, drawn in order; None if they can."""
    if len(deal.small) != SMALL_FACTORIES:
        return reason("DU-1.2", "refusal-deal-small", count=SMALL_FACTORIES)
    due = min(TILES_ON_LARGE, sum(state.bag) + sum(state.tower))
    if sum(deal.large) != due:
        rule = "DU-2.3" if due == TILES_ON_LARGE else "DU-9.4"
        return reason(rule, "refusal-deal-large-count", count=due)
    after = _after_large(state.bag, state.tower, deal.large)
    if after is None:
        rule = "DU-2.4" if due in deal.large else "DU-9.3"
        return reason(rule, "refusal-deal-large")
    for number, tiles in enumerate(deal.small, start=1):
        bag, tower = after
        due = min(TILES_ON_SMALL, sum(bag) + sum(tower))  # DU-9.4
        if sum(tiles) != due:
            rule = "DU-2.3" if due == TILES_ON_SMALL else "DU-9.4"
            return reason(rule, "refusal-deal-count", factory=number, count=due)
        after = after_drawing(bag, tower, tiles)  # DU-9.3
        if after is None:
            return reason("DU-9.3", "refusal-deal-bag", factory=number)
    return None


def apply_deal(state: State, deal: Deal, sink: Sink) -> State:
    """Fill the factories and put a chip face down on each small one (DU-2.3, DU-2.5, DU-9.2)."""
    after = _after_large(state.bag, state.tower, deal.large)
    if sink is not None:
        sink += _large_drawn(state.bag, state.tower, deal.large)
    for number, tiles in enumerate(deal.small, start=1):
        assert after is not None
        if sink is not None:
            sink += drawing(*after, tiles, numbered("sun", number), TOWER)
        after = after_drawing(*after, tiles)
    assert after is not None
    bag, tower = after
    if sink is not None:
        for number in range(1, SMALL_FACTORIES + 1):
            sink.append(Moved(FACE_DOWN, SUPPLY, numbered("chip", number)))
    factories = [Factory(tiles, (), FACE_DOWN) for tiles in deal.small]
    large = Large(deal.large, NO_TILES)
    return prepare(state._replace(factories=tuple(factories), large=large, bag=bag, tower=tower))


def _large_drawn(bag: Tiles, tower: Tiles, tiles: Tiles) -> list[Effect]:
    """How the large factory gets its tiles; of a draw that was put back (DU-2.4), nothing."""
    after = _after_large(bag, tower, tiles)
    assert after is not None
    in_order = sum(tiles) > sum(bag) and is_within(bag, tiles)
    if in_order or after[1] == tower:
        return drawing(bag, tower, tiles, LARGE_SUN, TOWER)
    return [*moves(tower, TOWER, BAG), *moves(tiles, BAG, LARGE_SUN)]


def sample_deal(state: State, rng: Random) -> Deal:
    """Draw the large factory's tiles, again while they all have one colour, then the others'."""
    bag, tower = state.bag, state.tower
    tiles, bag, tower = drawn(bag, tower, TILES_ON_LARGE, rng)
    while len(tiles) == TILES_ON_LARGE and len(set(tiles)) == 1:  # DU-2.4
        bag = plus(bag, tiles_of(tiles))
        if _is_plain(bag):  # [ruling]
            bag, tower = plus(bag, tower), NO_TILES
        accepted = _is_plain(bag)
        tiles, bag, tower = drawn(bag, tower, TILES_ON_LARGE, rng)
        if accepted:
            break
    large, small = tiles_of(tiles), []
    for _ in range(SMALL_FACTORIES):
        tiles, bag, tower = drawn(bag, tower, TILES_ON_SMALL, rng)
        small.append(tiles_of(tiles))
    return Deal(large, tuple(small))


def _after_large(bag: Tiles, tower: Tiles, tiles: Tiles) -> tuple[Tiles, Tiles] | None:
    """Bag and tower after the large factory got these tiles; None if it can't have (DU-2.4)."""
    whole = plus(bag, tower)
    if sum(tiles) < TILES_ON_LARGE:
        return after_drawing(bag, tower, tiles)  # [ruling]: then there is no redraw
    if sum(bag) >= TILES_ON_LARGE and not _is_plain(bag):
        return None if _is_plain(tiles) else after_drawing(bag, tower, tiles)
    # From here on the tower is in the bag: there were fewer than 5 tiles, or of one colour only.
    if not is_within(tiles, whole) or (_is_plain(tiles) and not _is_plain(whole)):
        return None
    # Without a redraw, what was left in the bag came first.
    if not is_within(bag, tiles) and not _first_may_be_plain(bag, whole):
        return None
    return minus(whole, tiles), NO_TILES


def _first_may_be_plain(bag: Tiles, whole: Tiles) -> bool:
    """May the first draw, which empties a bag of fewer than 5 or has one colour, be put back?"""
    return any(whole[colour] >= TILES_ON_LARGE and sum(bag) == bag[colour] for colour in COLOURS)


def _is_plain(tiles: Tiles) -> bool:
    """Do the tiles all have one colour?"""
    return max(tiles) == sum(tiles) > 0


# Plates, chips, scoring tiles, the start player


def reveal_plate_refusal(state: State, action: RevealPlate) -> Refusal | None:
    """Why the stack's top plate can't be this one; None if it can."""
    if not state.unseen_in_stack:
        if state.returned[0].plate != action.plate:
            return reason("DU-4.3", "refusal-plate-decided")
    elif action.plate not in state.unseen:
        return reason("DU-2.1", "refusal-plate-seen", plate=action.plate)
    elif state.top not in (None, back_of(action.plate)):
        return reason("DU-1.4", "refusal-plate-back", plate=action.plate)
    return None


def apply_reveal_plate(state: State, action: RevealPlate, sink: Sink) -> State:
    """Turn up the top plate (DU-2.1, DU-9.1)."""
    display = (*state.display, action.plate)
    if sink is not None:
        sink.append(Moved(action.plate, STACK, numbered("display", len(display))))
    if state.unseen_in_stack:
        unseen = tuple([plate for plate in state.unseen if plate != action.plate])
        return prepare(state._replace(display=display, unseen=unseen, top=None))
    return prepare(state._replace(display=display, returned=state.returned[1:]))


def sample_reveal_plate(state: State, rng: Random) -> RevealPlate:
    """The top plate: any unseen one with its back, or the one that was put back."""
    if not state.unseen_in_stack:
        return RevealPlate(state.returned[0].plate)
    fits = [plate for plate in state.unseen if state.top in (None, back_of(plate))]
    return RevealPlate(rng.choice(fits))


def back_odds(state: State) -> dict[str, int]:
    """How many unseen plates of each back may lie on top (DU-1.4)."""
    left = {SPECIAL: 0, JOKER: 0}
    for plate in state.unseen:
        left[back_of(plate)] += 1
    for held in state.hand:
        if held.is_hidden:
            left[held.back] -= 1
    return left


def reveal_back_refusal(state: State, action: RevealBack) -> Refusal | None:
    """Why the stack's top plate can't have this back; None if it can."""
    if back_odds(state).get(action.back, 0) < 1:
        return reason("DU-1.4", "refusal-back", back=action.back)
    return None


def apply_reveal_back(state: State, action: RevealBack, sink: Sink) -> State:
    """Show the back of the top plate (DU-4.3); the caller goes on with what it was shown for."""
    if sink is not None:
        sink.append(Revealed(FACE_DOWN + action.back, STACK))
    return state._replace(top=action.back)


def sample_reveal_back(state: State, rng: Random) -> RevealBack:
    """The back of a random unseen plate."""
    odds = back_odds(state)
    return RevealBack(rng.choice([back for back, count in odds.items() for _ in range(count)]))


def reveal_chip_refusal(state: State, action: RevealChip) -> Refusal | None:
    """Why the chip that is turned up can't be this one; None if it can."""
    factory = chip_to_reveal(state)
    if action.factory != factory:
        return reason("DU-5.5", "refusal-other-chip-first", factory=factory or 0)
    if action.chip not in CHIPS or not state.chips[CHIPS.index(action.chip)]:
        return reason("DU-1.6", "refusal-chip-seen", chip=action.chip)
    return None


def apply_reveal_chip(state: State, action: RevealChip, sink: Sink) -> State:
    """Turn up the chip of a factory without tiles (DU-5.2, DU-5.5, DU-9.4)."""
    at = action.factory - 1
    if sink is not None:
        sink.append(Revealed(action.chip, numbered("chip", action.factory)))
    factory = state.factories[at]._replace(chip=action.chip)
    factories = (*state.factories[:at], factory, *state.factories[at + 1 :])
    return state._replace(factories=factories, chips=changed(state.chips, action.chip, -1))


def sample_reveal_chip(state: State, rng: Random) -> RevealChip:
    """A random one of the chips that nobody has seen (DU-1.6)."""
    factory = chip_to_reveal(state)
    assert factory is not None
    kinds = [chip for chip, count in zip(CHIPS, state.chips, strict=True) for _ in range(count)]
    return RevealChip(factory, rng.choice(kinds))


def scoring_drawn_refusal(action: Scoring, count: int) -> Refusal | None:
    """Why these scoring tiles can't have been drawn; None if they can (DU-2.2)."""
    if len(action.sides) != count:
        return reason("DU-2.2", "refusal-scoring-count", count=count)
    return scoring_refusal(action.sides)


def apply_scoring(state: State, action: Scoring, sink: Sink) -> State:
    """Lay out the scoring tiles (DU-2.2)."""
    if sink is not None:
        for number, side in enumerate(action.sides, start=1):
            sink.append(Moved(side, SUPPLY, numbered("scoring", number)))
    return prepare(state._replace(scoring=action.sides))


def sample_scoring(count: int, rng: Random) -> Scoring:
    """Random scoring tiles and sides, in the order of SCORING_TILES (DU-2.2)."""
    chosen = sorted(rng.sample(range(len(SCORING_TILES)), count))
    return Scoring(tuple([rng.choice(SCORING_TILES[tile]) for tile in chosen]))


def first_refusal(action: First) -> Refusal | None:
    """Why there is no such start player; None if there is (DU-2.6)."""
    if action.seat in range(SEATS):
        return None
    return reason("DU-2.6", "refusal-no-such-seat", seat=action.seat + 1)
