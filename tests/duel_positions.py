"""Positions of Azul Duel drawn as text. Seats count from 1, as in notation.

A small factory is a word: `BBYR` tiles on its sun, `:KY` a stack on its moon with the top tile last
(a chip lies face down under both), `+BR` a revealed chip, `-` nothing any more. A dome is drawn as
in notation: `k` a black space, `K` its tile, `B*` a blue tile on a joker, `.` no plate, `_` any
plate if the round asks for one; cells at the right and the bottom may be left out. Every position
is read back through the game, so a test that draws an impossible one fails at once.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from tilewright.core.effects import Scored, scores_in
from tilewright.core.lines import EMPTY_LINE, Line
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.tiles import COLOUR_OF, Tiles, counts, letters, minus, tiles_of
from tilewright.duel.game import Duel
from tilewright.duel.plates import CHIPS, FIRST_GAME, PLATE_OF, PLATES, back_of, chips_text
from tilewright.duel.state import Board, State

DUEL = Duel(first=0)

ALL_SUNS = "BBYY RRKK TTBB YYRR"  # the small factories of a round that has just begun
LARGE_SUN = "BYRKT"

LAST_TAKE = "C4"  # seat 2 takes the last chip, and phase 1 ends: see `last`

Dome: TypeAlias = list[list[str]]  # six rows of six marks

# Domes, and the sides of all scoring tiles.
ROWS_1_AND_2 = """
    y k b k y s
    t s s t k r"""
FULL = """
    Y K B* B K S
    T S T K T R
    T R S K K Y
    B T* R B R Y*
    Y B T Y T R
    K S R* K B S"""
EMPTY = """
    y k j b k s
    t s t k t r
    t r s k k y
    b j r b r j
    y b t y t r
    k s j k b s"""
ALL_SIDES = [
    ("rows", "columns", "diagonals", "jokers"),
    ("five-colours", "border", "corners", "empty-specials"),
]


class Sketch(NamedTuple):
    """A board as a test draws it; None is found out from the rest of the table."""

    lines: str
    dome: str
    broken: str
    score: int
    tokens: int | None
    taken: int | None
    chips: str


def board(
    lines: str = "- - - - - -",
    dome: str = "",
    broken: str = "",
    score: int = 5,
    tokens: int | None = None,
    taken: int | None = None,
    chips: str = "",
) -> Sketch:
    """A board: lines from top to bottom, the dome drawn, the kinds of its chips: `B B TY`."""
    return Sketch(lines, dome, broken, score, tokens, taken, chips)


def taking(
    *boards: Sketch,
    round: int = 1,
    start: int = 1,
    turn: int = 1,
    start_tile: int | None = None,
    factories: str = ALL_SUNS,
    large: str = LARGE_SUN,
    bag: str | None = None,
    display: str | None = None,
    spare: str = "",
    top: str | None = None,
    returned: str = "",
    scoring: Sequence[str] = FIRST_GAME,
    tokens: int = 2,
) -> State:
    """Phase 1 with a seat in turn; `large` is its sun, or its moon after a colon.

    The bag holds every tile that lies nowhere else, or what `bag` says; the tower has the rest.
    The display holds any three plates, or what `display` says; `spare` plates stay in the stack.
    """
    sketches = [*boards, *[board()] * (2 - len(boards))]
    words = factories.split()
    sketches = _with_chips_taken(sketches, words.count("-"), turn)
    named = {*(display or "").split(), *spare.split(), *[each[:4] for each in returned.split("/")]}
    domes = [_dome(sketch.dome) for sketch in sketches]
    for dome in domes:
        named |= {PLATE_OF[plate] for plate in _cells(dome) if plate in PLATE_OF}
    free = [plate for plate in PLATES if plate not in named]
    held = [tokens if sketch.tokens is None else sketch.tokens for sketch in sketches]
    for dome, unused in zip(domes, held, strict=True):
        _fill_cells(dome, 9 if round == 5 else 1 + 2 * round - unused, free)
    shown = display.split() if display is not None else [free.pop(0) for _ in free[:3]]
    left = [*spare.split(), *free]
    sun, _, moon = large.partition(":")
    texts = [
        _board(sketch, dome, unused)
        for sketch, dome, unused in zip(sketches, domes, held, strict=True)
    ]
    fields = [
        f"{round} turn {start} {turn} {start_tile or '-'} {','.join(scoring)}",
        "/".join([_factory(word) for word in words]),
        f"{letters(tiles(sun))}:{letters(tiles(moon))}",
        _bag_and_tower(words, large, texts, bag),
        _unseen_chips(round, words, sketches),
        "/".join(shown) or "-",
        (top or back_of(left[0])) if left else "-",
        returned or "-",
        "- - 0 0.0.0",
    ]
    return DUEL.notation.parse_state(" ".join([*fields, *texts]))


def last(
    *boards: Sketch,
    round: int = 1,
    start: int = 1,
    start_tile: int | None = None,
    scoring: Sequence[str] = FIRST_GAME,
) -> State:
    """The end of phase 1: with LAST_TAKE seat 2 takes the last chip, and phase 2 begins."""
    held = " ".join([sketch.chips for sketch in boards]).split()
    chip = next(chip for chip in reversed(CHIPS) if held.count(chip) < 2)
    return taking(
        *boards,
        round=round,
        start=start,
        turn=2,
        start_tile=start_tile,
        factories=f"- - - +{chip}",
        large="",
        scoring=scoring,
        tokens=2 if round == 5 else 0,
    )


def tiled(
    *boards: Sketch,
    round: int = 1,
    start: int = 1,
    start_tile: int | None = None,
    scoring: Sequence[str] = FIRST_GAME,
) -> State:
    """The table after LAST_TAKE: at the first decision of phase 2, or after all of it."""
    state = last(*boards, round=round, start=start, start_tile=start_tile, scoring=scoring)
    return after(state, LAST_TAKE)


def scarce(bag: str, tower: str = "") -> State:
    """Round 5 before its deal with few tiles left: all others lie on the domes and in lines."""
    left = list(minus((13,) * 5, tiles(bag + tower)))
    domes = []
    for plates in (PLATES[:9], PLATES[9:]):  # those with special spaces, those with jokers
        domes.append(_dome(""))
        _fill_cells(domes[-1], 9, list(plates))
        _fill_colours(domes[-1], left)
    held = [_rest(row, number, left) for number, row in enumerate(domes[1], start=1)]
    _fill_jokers(domes[1], held, left)
    if any(left):
        raise ValueError("too many tiles for the boards")
    sketches = [board(), board(lines=" ".join(held))]
    boards = [
        _board(sketch._replace(taken=0), dome, 2)
        for sketch, dome in zip(sketches, domes, strict=True)
    ]
    empty = "/".join(["-:-:-"] * 4)
    few = f"{counts(tiles(bag))} {counts(tiles(tower))}"
    text = f"5 deal 1 - - rows,columns,diagonals {empty} -:- {few} KB2YK2 - - - - - 0 0.0.0"
    return DUEL.notation.parse_state(f"{text} {boards[0]} {boards[1]}")


def tiles(text: str) -> Tiles:
    """Tiles as letters in any order: `BBYR`."""
    return tiles_of([COLOUR_OF[letter] for letter in text])


def lines(text: str) -> tuple[Line, ...]:
    """Six pattern lines: `- RR - - BBB -`."""
    words = text.split()
    if len(words) != 6 or any(len(set(word)) > 1 for word in words):
        raise ValueError(f"not six pattern lines: {text}")
    return tuple(
        [EMPTY_LINE if word == "-" else Line(COLOUR_OF[word[0]], len(word)) for word in words]
    )


def dome_rows(board: Board) -> list[str]:
    """A board's dome as its position writes it, row by row."""
    return str(board).split(":")[2].split("/")


def after(state: State, *actions: str) -> State:
    """The state after these actions, one after another."""
    for action in actions:
        state = DUEL.apply(state, DUEL.notation.parse_action(action))
    return state


def points(state: State, action: str) -> list[Scored]:
    """The points of one action, in order."""
    return list(scores_in(DUEL.effects(state, DUEL.notation.parse_action(action))))


def why_not(state: State, action: str) -> str:
    """The English sentence that refuses an action; empty if it is allowed."""
    return str(DUEL.refusal(state, DUEL.notation.parse_action(action)) or "")


def choices(state: State) -> list[str]:
    """What the seat in turn may do, as texts in the order of their ids."""
    return [str(action) for action in legal_actions(DUEL, state)]


def after_chance(state: State, seed: int) -> State:
    """The state once chance has done all that it has to do."""
    rng = Random(seed)
    while DUEL.actor(state) is CHANCE:
        state = DUEL.apply(state, DUEL.sample(state, rng))
    return state


def _dome(drawing: str) -> Dome:
    rows = [row.split() for row in drawing.split("\n") if row.strip()]
    if len(rows) not in (0, 2, 4, 6) or any(len(row) not in (2, 4, 6) for row in rows):
        raise ValueError(f"not whole cells of a dome: {drawing}")
    return [(row + ["_"] * 6)[:6] for row in (rows + [[], [], [], [], [], []])[:6]]


def _cells(dome: Dome) -> list[str]:
    """What lies in each of the nine cells: a plate as it is turned, `....` or `____`."""
    found = []
    for top in (0, 2, 4):
        for left in (0, 2, 4):
            marks = [*dome[top][left : left + 2], *dome[top + 1][left : left + 2]]
            found.append("".join(["J" if "*" in mark else mark.upper() for mark in marks]))
    return found


def _fill_cells(dome: Dome, due: int, free: list[str]) -> None:
    """Put free plates on the cells that take any, the last one first, up to the number due."""
    cells = _cells(dome)
    for cell in range(8, -1, -1):
        if cells[cell] != "____":
            continue
        is_due = sum([each not in ("....", "____") for each in cells]) < due
        cells[cell] = free.pop(0) if is_due else "...."
        for at, mark in enumerate(cells[cell]):
            dome[cell // 3 * 2 + at // 2][cell % 3 * 2 + at % 2] = mark.lower()


def _with_chips_taken(sketches: list[Sketch], taken: int, turn: int) -> list[Sketch]:
    """Boards that say nothing share the chips taken this round; the seat in turn comes second.

    A reserve that is drawn with fewer chips gets some that neither make a pair nor a triple.
    """
    taken -= sum([sketch.taken or 0 for sketch in sketches])
    for at in (2 - turn, turn - 1):
        if sketches[at].taken is None:
            sketches[at] = sketches[at]._replace(taken=min(2, taken))
            taken -= min(2, taken)
    for at, kinds in enumerate((CHIPS, CHIPS[4::-1] + CHIPS[:4:-1])):
        held = sketches[at].chips.split()
        others = sketches[1 - at].chips.split()
        for kind in kinds:
            if len(held) < (sketches[at].taken or 0) and others.count(kind) < 2:
                held += [] if set(kind) & set("".join(held)) else [kind]
        sketches[at] = sketches[at]._replace(chips=" ".join(held))
    return sketches


def _factory(word: str) -> str:
    if word.startswith("+"):
        return f"-:-:{word[1:]}"
    if word.startswith(":"):
        return f"-:{word[1:]}:?"
    return "-:-:-" if word == "-" else f"{letters(tiles(word))}:-:?"


def _unseen_chips(round: int, words: list[str], sketches: list[Sketch]) -> str:
    """Chips that nobody has seen, as many as the round says; those missing were spent."""
    kinds = " ".join([sketch.chips for sketch in sketches]).split()
    kinds += [word[1:] for word in words if word.startswith("+")]
    unseen = [2 - kinds.count(chip) for chip in CHIPS]
    gone = sum([word == "-" or word.startswith("+") for word in words])
    spent = sum(unseen) - (20 - 4 * (round - 1) - gone)
    for at in range(len(CHIPS) - 1, -1, -1):
        turned_down = min(unseen[at], spent)
        unseen[at] -= turned_down
        spent -= turned_down
    return chips_text(tuple(unseen))


def _board(sketch: Sketch, dome: Dome, tokens: int) -> str:
    kinds = sketch.chips.split()
    chips = chips_text(tuple([kinds.count(chip) for chip in CHIPS]))
    held = "/".join([str(line) for line in lines(sketch.lines)])
    rows = "/".join(["".join(row) for row in dome])
    broken = sketch.broken or "-"
    return f"{sketch.score}:{held}:{rows}:{broken}:{tokens}:{sketch.taken}:{chips}"


def _bag_and_tower(words: list[str], large: str, boards: list[str], bag: str | None) -> str:
    """Every tile that lies nowhere else: in the bag, or in the tower beside a given bag."""
    lying = [word for word in (*words, large) if not word.startswith("+")]
    for text in boards:
        _, held, dome, broken, *_ = text.split(":")
        lying += [held, dome, broken]
    left = minus((13,) * 5, tiles("".join([mark for mark in "".join(lying) if mark in COLOUR_OF])))
    if bag is None:
        return f"{counts(left)} -"
    return f"{counts(tiles(bag))} {counts(minus(left, tiles(bag)))}"


def _fill_colours(dome: Dome, left: list[int]) -> None:
    """Tiles on the coloured spaces, and special tiles where the other spaces are filled."""
    for row in dome:
        for column, mark in enumerate(row):
            colour = COLOUR_OF.get(mark.upper())
            if colour is not None and left[colour]:
                left[colour] -= 1
                row[column] = colour.letter
    for cell in range(9):
        spaces = [(cell // 3 * 2 + at // 2, cell % 3 * 2 + at % 2) for at in range(4)]
        empty = [(row, column) for row, column in spaces if dome[row][column].islower()]
        if len(empty) == 1 and dome[empty[0][0]][empty[0][1]] == "s":
            dome[empty[0][0]][empty[0][1]] = "S"


def _rest(row: list[str], number: int, left: list[int]) -> str:
    """An incomplete line that waits for a joker space of its row."""
    colour = max(COLOUR_OF.values(), key=lambda each: left[each])
    count = min(number - 1, left[colour]) if "j" in row else 0
    left[colour] -= count
    return colour.letter * count or "-"


def _fill_jokers(dome: Dome, held: list[str], left: list[int]) -> None:
    """Tiles on the joker spaces, but one that a line waits for."""
    for row, line in zip(dome, held, strict=True):
        while any(left) and row.count("j") > (line != "-"):
            colour = max(COLOUR_OF.values(), key=lambda each: left[each])
            left[colour] -= 1
            row[row.index("j")] = f"{colour}*"
