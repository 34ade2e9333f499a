"""What a lesson claims, found out by the reference rules: the numbers that its sentences tell."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from tilewright.azul.ending import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    ROW_BONUS,
    complete_colours,
    complete_columns,
    complete_rows,
)
from tilewright.azul.tiling import FLOOR_COST
from tilewright.catalog import make_game
from tilewright.core.effects import Effect, Moved, Scored
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.seat import Seat
from tilewright.duel.plates import BROKEN_COST

Step: TypeAlias = Mapping[str, Any]  # as the file of lessons has it
LEARNER = Seat(0)


class Moment(NamedTuple):
    """A table of a lesson."""

    game: AnyGame
    state: Any

    def legal(self) -> list[str]:
        """What may be done, as texts."""
        return [str(action) for action in legal_actions(self.game, self.state)]

    def after(self, *actions: str) -> "Moment":
        """The table after these actions; raises IllegalAction."""
        state = self.state
        for action in actions:
            state = self.game.apply(state, self.game.notation.parse_action(action))
        return self._replace(state=state)

    def effects(self, action: str) -> tuple[Effect, ...]:
        """What an action does."""
        return self.game.effects(self.state, self.game.notation.parse_action(action))

    def forecast(self) -> tuple[Effect, ...]:
        """What the learner's tiling would do now."""
        return self.game.telling.forecast(self.state, LEARNER)


def table(name: str, options: Mapping[str, str], position: str) -> Moment:
    """A position that a lesson draws; raises InvalidState for an impossible one."""
    game = make_game(name, options)
    return Moment(game, game.notation.parse_state(position))


def answer_to(step: Step, action: str) -> Mapping[str, Any] | None:
    """What the lesson has to say of an action: the first answer that fits."""
    fitting = [each for each in step["answers"] if re.fullmatch(each["is"], action)]
    return fitting[0] if fitting else None


def fact(name: str, moment: Moment, actions: Sequence[str]) -> int:
    """A number that a sentence tells of what the learner did, by its name."""
    *before, action = actions
    last = moment.after(*before)
    effects = last.effects(action)
    after = moment.after(*actions)
    match name:
        case "fallen":
            return _moved(effects, "floor", tiles_only=True)
        case "broken":
            return _moved(effects, "broken", tiles_only=True)
        case "cost":
            return _cost(last, effects)
        case "points":
            return _standing(after) - _standing(last)
        case "gain":
            return _standing(after) - _standing(last) + _cost(last, effects)
        case "score":
            return int(after.game.progress(after.state).scores[LEARNER])
        case "taken":
            return _moved(effects, "line", tiles_only=True) + _moved(effects, "broken", True)
        case "loss":
            return -max(_changes(after, Seat(1)))
        case "laid":
            return next(each.points for each in effects if isinstance(each, Scored))
        case "scored":
            won = [each for each in effects if isinstance(each, Scored) and each.seat == LEARNER]
            return sum(each.points for each in won if each.points > 0)
        case "tile":
            return _tile_points(after, action)
        case "bonus":
            return _bonus(_tiled_wall(after)) - _bonus(last.state.boards[LEARNER].wall)
        case "sum":
            return fact("tile", moment, actions) + fact("bonus", moment, actions)
    raise ValueError(f"nobody can find out {name}")


def row_points(moment: Moment, row: int) -> int:
    """The points of the tile that a line is about to lay, with the special tile it brings."""
    found = 0
    is_there = False
    for effect in moment.forecast():
        if isinstance(effect, Moved) and effect.target.kind in ("wall", "dome"):
            is_there = effect.target.at[0] == row or (is_there and effect.piece == "S")
        if isinstance(effect, Scored) and is_there and effect.points > 0:
            found += effect.points
    return found


def laid_rows(moment: Moment) -> set[str]:
    """The lines that lay a tile if the tiling begins now."""
    moves = [each for each in moment.forecast() if isinstance(each, Moved)]
    return {str(each.target.at[0]) for each in moves if each.target.kind in ("wall", "dome")}


def floor_cost(moment: Moment) -> int:
    """What lies on the learner's floor line, or is broken, costs."""
    board = moment.state.boards[LEARNER]
    if moment.game.name == "azul":
        return FLOOR_COST[len(board.floor)]
    return BROKEN_COST[len(board.broken)]


def _standing(moment: Moment) -> int:
    return int(moment.game.standing(moment.state)[LEARNER])


def _changes(moment: Moment, seat: Seat) -> list[int]:
    """By how much each thing that a seat may do changes what it has."""
    now = moment.game.standing(moment.state)[seat]
    afters = [moment.after(action) for action in moment.legal()]
    return [int(after.game.standing(after.state)[seat]) - now for after in afters]


def _moved(effects: Sequence[Effect], kind: str, tiles_only: bool = False) -> int:
    """How many pieces came to places of a kind on the learner's board."""
    found = 0
    for effect in effects:
        if isinstance(effect, Scored):
            break  # from here on the round is counted
        if isinstance(effect, Moved) and effect.target.kind == kind:
            is_ours = effect.target.seat == LEARNER and (effect.piece != "1" or not tiles_only)
            found += effect.number if is_ours else 0
    return found


def _cost(last: Moment, effects: Sequence[Effect]) -> int:
    board = last.state.boards[LEARNER]
    costs: Sequence[int]
    if last.game.name == "azul":
        held, costs, kind = len(board.floor), FLOOR_COST, "floor"
    else:
        held, costs, kind = len(board.broken), BROKEN_COST, "broken"
    full = min(held + _moved(effects, kind), len(costs) - 1)
    return costs[full] - costs[held]


def _tile_points(after: Moment, action: str) -> int:
    return row_points(after, int(action[2]))


def _tiled_wall(moment: Moment) -> Any:
    """The learner's wall if the tiling began now."""
    board = moment.state.boards[LEARNER]
    wall = [list(row) for row in board.wall]
    for effect in moment.forecast():
        if isinstance(effect, Moved) and effect.target.kind == "wall":
            row, column = effect.target.at
            wall[row - 1][column - 1] = board.lines[row - 1].colour
    return tuple([tuple(row) for row in wall])


def _bonus(wall: Any) -> int:
    return (
        ROW_BONUS * complete_rows(wall)
        + COLUMN_BONUS * complete_columns(wall)
        + COLOUR_BONUS * complete_colours(wall)
    )
