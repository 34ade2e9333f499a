"""TableGame, TableState: both games as Python games of OpenSpiel."""

from random import Random
from typing import Any

import pyspiel

from tilewright.azul.actions import FACTORIES
from tilewright.azul.game import RANDOM, WALLS, Azul
from tilewright.core.playing import ROUND_LIMIT
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS
from tilewright.duel.game import Duel
from tilewright.duel.plates import FIRST_GAME, PLATES
from tilewright.duel.state import SEATS
from tilewright.envs.openspiel.lengths import longest
from tilewright.envs.openspiel.moments import TERMINAL_PLAYER, Moment, Table
from tilewright.envs.openspiel.observers import Observer
from tilewright.envs.openspiel.worlds import number_named, other_names, with_names
from tilewright.envs.rewards import win_rewards

MOST_ROUNDS = 1_000_000  # of which OpenSpiel can still count the decisions
JOINED = "+"  # between the sides of scoring tiles, in a parameter
MOST_PIECES = {Azul.name: len(COLOURS), Duel.name: len(PLATES)}  # that one draw can bring


class TableState(pyspiel.State):
    """A state of either game; `moment` holds all of it."""

    __slots__ = ("__dict__", "_table")  # what is in a slot, OpenSpiel neither copies nor stores

    def __init__(self, game: "TableGame", moment: Moment) -> None:
        super().__init__(game)
        self._table = game.table
        self.moment = moment

    def current_player(self) -> int:
        """The seat to act, chance, or OpenSpiel's number for nobody."""
        return self.moment.player

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.moment.player == TERMINAL_PLAYER

    def returns(self) -> list[float]:
        """What each seat has won: `win_rewards` at the end; nothing before it or without one."""
        outcome = self._table.outcome(self.moment)
        return [0.0] * self._table.game.seats if outcome is None else win_rewards(outcome)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw next, with its probabilities."""
        return self._table.chances(self.moment)

    def resample_from_infostate(self, player: int, sampler: Any) -> "TableState":
        """A state that a player can't tell from this one, drawn at random, with its history.

        `sampler()` is a number from 0 to 1, the source of luck.
        """
        table, moment, rng = self._table, self.moment, Random(sampler())
        names = other_names(table.game, table.value(moment), Seat(player), rng)
        if not names and not moment.drawn:
            copy: TableState = self.clone()
            return copy
        game = self.get_game()
        state = TableState(game, table.opening)
        if moment.origin != table.opening.origin:
            state.moment = table.begun_at_value(with_names(table.origin(moment), names))
        history = self.history()
        for number in history[: len(history) - len(moment.drawn)]:
            due = state.moment.due
            state.apply_action(number if due is None else number_named(due, number, names))
        for _ in moment.drawn:  # nobody has seen them
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_read, (str(self.get_game()), self.serialize())

    def _legal_actions(self, player: int) -> list[int]:
        return self._table.legal_ids(self.moment)

    def _apply_action(self, action: int) -> None:
        self.moment = self._table.after(self.moment, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._table.text(self.moment, player, action)

    def __str__(self) -> str:
        return self._table.position(self.moment)


class TableGame(pyspiel.Game):
    """Either game with the parameters of its table."""

    def __init__(self, kind: Any, game: Azul | Duel, parameters: dict[str, Any]) -> None:
        rounds = parameters["rounds"]
        if not 1 <= rounds <= MOST_ROUNDS:
            raise ValueError(f"rounds must be 1 to {MOST_ROUNDS}, not {rounds}")
        self.table = Table(game, rounds)
        self._length = longest(game, rounds)
        about = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=MOST_PIECES[game.name],
            num_players=game.seats,
            min_utility=-1 / (game.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self._length.decisions,
        )
        super().__init__(kind, about, parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, position: str | None = None) -> TableState:
        """The table before anything is drawn, or as a position says.

        Raises NotationError or InvalidState.
        """
        table = self.table
        return TableState(self, table.opening if position is None else table.begun_at(position))

    def max_chance_nodes_in_history(self) -> int:
        """The most draws that a game can have."""
        return self._length.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What shows states to players; it has no parameters."""
        if isinstance(iig_obs_type, dict):  # OpenSpiel's C++ leaves out a type that is not named
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError(f"observers have no parameters, but got {params}")
        return Observer(
            self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class AzulGame(TableGame):
    """Azul as OpenSpiel's parameters describe it; raises InvalidOption."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        options = {"seats": str(parameters["seats"]), "wall": parameters["wall"]}
        game = Azul.of_options({**options, "first": _first(parameters)})
        super().__init__(AZUL, game, parameters)


class DuelGame(TableGame):
    """Duel as OpenSpiel's parameters describe it; raises InvalidOption."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        scoring = parameters["scoring"].replace(JOINED, ",")
        game = Duel.of_options({"scoring": scoring, "first": _first(parameters)})
        super().__init__(DUEL, game, {**parameters, "scoring": scoring.replace(",", JOINED)})


def _state_read(game: str, text: str) -> TableState:
    state: TableState = pyspiel.load_game(game).deserialize_state(text)
    return state


def _first(parameters: dict[str, Any]) -> str:
    return str(parameters["first"] or RANDOM)


def _kind(
    name: str, title: str, seats: tuple[int, int], is_open: bool, parameters: dict[str, Any]
) -> Any:
    """A game's description in OpenSpiel's words; `is_open` if nothing is hidden from anybody."""
    kinds = pyspiel.GameType
    knowledge = kinds.Information
    return kinds(
        short_name=f"tilewright_{name}",
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(knowledge.PERFECT_INFORMATION if is_open else knowledge.IMPERFECT_INFORMATION),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=not is_open,
        parameter_specification={**parameters, "first": 0, "rounds": ROUND_LIMIT},
    )


AZUL = _kind(
    Azul.name,
    "Azul",
    seats=(min(FACTORIES), max(FACTORIES)),
    is_open=True,
    parameters={"seats": 2, "wall": WALLS[0]},
)
DUEL = _kind(
    Duel.name,
    "Azul Duel",
    seats=(SEATS, SEATS),
    is_open=False,
    parameters={"scoring": JOINED.join(FIRST_GAME)},
)
