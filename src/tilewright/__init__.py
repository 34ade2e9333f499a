"""Tilewright plays Azul and Azul Duel, completely and exactly."""

from tilewright.azul.game import Azul
from tilewright.catalog import GAMES, make_game, read_record, read_records
from tilewright.core.bot import Limit
from tilewright.core.effects import (
    Effect,
    Ended,
    Moved,
    Place,
    Revealed,
    Scored,
    Span,
    place_of,
    scores_in,
)
from tilewright.core.errors import (
    GameError,
    IllegalAction,
    InvalidOption,
    InvalidState,
    NotationError,
    RecordError,
    Refusal,
)
from tilewright.core.game import AnyGame, Game
from tilewright.core.playing import legal_actions, perft, play_out, replay
from tilewright.core.record import Move, Record, write_record
from tilewright.core.rules import CHANCE, Actor, Chance, Outcome, Progress, Rules
from tilewright.core.seat import Seat
from tilewright.core.tiles import Colour
from tilewright.core.words import Reason, say
from tilewright.duel.game import Duel
from tilewright.plays.play import Play
from tilewright.plays.reading import stream_records
from tilewright.plays.replay import Replay
from tilewright.plays.tree import Node, Tree

__all__ = [
    "CHANCE",
    "GAMES",
    "Actor",
    "AnyGame",
    "Azul",
    "Chance",
    "Colour",
    "Duel",
    "Effect",
    "Ended",
    "Game",
    "GameError",
    "IllegalAction",
    "InvalidOption",
    "InvalidState",
    "Limit",
    "Move",
    "Moved",
    "Node",
    "NotationError",
    "Outcome",
    "Place",
    "Play",
    "Progress",
    "Reason",
    "Record",
    "RecordError",
    "Refusal",
    "Replay",
    "Revealed",
    "Rules",
    "Scored",
    "Seat",
    "Span",
    "Tree",
    "legal_actions",
    "make_game",
    "perft",
    "place_of",
    "play_out",
    "read_record",
    "read_records",
    "replay",
    "say",
    "scores_in",
    "stream_records",
    "write_record",
]
__version__ = "0.1.0"
