"""Our bots as programs: every line is answered as the protocol tells, or with an error."""

from random import Random
from threading import Event
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables import walk
from tilewright.azul.game import Azul
from tilewright.bots import protocol
from tilewright.bots.protocol import Position
from tilewright.bots.roster import Player, player_of
from tilewright.bots.speaker import Speaker
from tilewright.core.bot import Choice, Limit
from tilewright.core.errors import BotFailed
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.seat import Seat
from tilewright.core.words import reason
from tilewright.duel.game import Duel

TABLE = "newgame azul seats=2 wall=coloured first=1"
POSITION = "position seat 1 start moves DBBYR/KKTT/BYRK/YYYT/BRRT"


class Fake:
    """A bot that notes what it is asked, and thinks until it is stopped if it shall."""

    name = "fake"

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        self.luck = rng.random()
        self.asked: list[tuple[Any, Limit]] = []
        self.thinks, self.stopped = Event(), Event()
        self.shall_think = False
        self.is_closed = False
        self.error: Exception | None = None

    def choose(self, observation: Any, limit: Limit) -> Choice[Any]:
        self.asked.append((observation, limit))
        self.thinks.set()
        if self.shall_think:
            self.stopped.wait()
        if self.error is not None:
            raise self.error
        state = self.game.imagine(observation, Random(1))
        return Choice(legal_actions(self.game, state)[0], 0.25, 7)

    def stop(self) -> None:
        self.stopped.set()

    def close(self) -> None:
        self.is_closed = True


class Talk:
    """A speaker with fake bots, and what it said."""

    def __init__(self, seed: int = 0) -> None:
        self.said: list[str] = []
        self.bots: list[Fake] = []
        self.speaker = Speaker(Player("fake", self._make, Limit(nodes=99)), seed, self.said.append)

    def _make(self, game: AnyGame, rng: Random) -> Fake:
        self.bots.append(Fake(game, rng))
        return self.bots[-1]

    def answers(self, *lines: str) -> list[str]:
        """What is answered to these lines; a thought is waited for."""
        before = len(self.said)
        for line in lines:
            assert self.speaker.hear(line)
        self.speaker._rest()
        return self.said[before:]


def test_the_greeting() -> None:
    assert Talk(seed=7).answers("protocol 1 rules 1") == [
        "id name Tilewright fake",
        "option name seed type spin default 7 min 0 max 9223372036854775807",
        "protocolok 1 rules 1",
    ]


def test_a_move_is_answered_with_value_and_positions() -> None:
    answers = Talk().answers(TABLE, POSITION, "legal 1B1", "isready", "go")
    assert answers == ["readyok", "bestmove 1B1 value 0.25 nodes 7"]


@pytest.mark.parametrize("seed", [5, 6])
def test_the_bot_is_given_the_observation_that_the_host_has(game: AnyGame, seed: int) -> None:
    talk = Talk()
    talk.answers(protocol.newgame(game))
    for step in walk(game, seed)[::3]:
        seat = game.actor(step.state)
        if isinstance(seat, int):
            seen = game.observe(step.state, seat)
            (answer,) = talk.answers(str(Position(seat, str(seen))), "go nodes 5")
            assert talk.bots[0].asked[-1] == (seen, Limit(nodes=5))
            assert answer.split()[1] == str(legal_actions(game, step.state)[0])


def test_moves_lead_to_what_the_seat_may_see() -> None:
    game = Duel(first=0)
    texts = "pYKTS pJBTK pTRBJ bS DBBYRT/BYKT/RRKT/YYYT/BKKT P2 @12r1 pTRBS bJ P1 @11r0 pRTYJ bS"
    drawn = ["P+", "bS", "P+", "bJ", "P=", "fYSKR/SYBR", "K1", "@12r0"]
    state = game.start()
    for text in (*texts.split(), *drawn):
        state = game.apply(state, game.notation.parse_action(text))
    talk = Talk()
    line = f"position seat 2 start moves {texts} {' '.join(drawn)}"
    talk.answers(protocol.newgame(game), line, "go")
    assert talk.bots[0].asked[0][0] == game.observe(state, Seat(1))
    assert "SYBR" not in str(talk.bots[0].asked[0][0])


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("go", Limit(nodes=99)),
        ("go nodes 0", Limit(nodes=0)),
        ("go seconds 0.5", Limit(seconds=0.5)),
        ("go nodes 3 seconds 1", Limit(3, 1.0)),
        ("go depth 3", Limit(nodes=99)),
    ],
)
def test_a_question_without_a_limit_has_that_of_the_bot(text: str, limit: Limit) -> None:
    talk = Talk()
    talk.answers(TABLE, POSITION, text)
    assert talk.bots[0].asked[0][1] == limit


def test_a_new_game_has_a_new_bot_with_the_seed_that_was_set() -> None:
    talk = Talk(seed=1)
    talk.answers(TABLE, "setoption name seed value 2", TABLE, TABLE, "setoption name seed value 1")
    talk.answers(TABLE)
    luck = [bot.luck for bot in talk.bots]
    assert luck == [Random(seed).random() for seed in (1, 2, 2, 1)]
    assert [bot.is_closed for bot in talk.bots] == [True, True, True, False]
    talk.speaker.leave()
    assert talk.bots[-1].is_closed


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["x" * 70_000], "A line has at most 65,536 bytes."),
        (
            ["setoption name style value wild"],
            "There is no option like this: name style value wild",
        ),
        (["setoption seed"], "There is no option like this: seed"),
        (
            ["setoption name seed value -1"],
            "A seed is a number from 0 to 9223372036854775807, not -1.",
        ),
        (["setoption name seed value ٣"], "A seed is a number from 0 to"),
        (["setoption name seed value 9223372036854775808"], "A seed is a number from 0 to"),
        ([f"setoption name seed value {'9' * 9000}"], "A seed is a number from 0 to"),
        (["newgame"], "A table is told as newgame azul seats=2 wall=coloured first=random."),
        (["newgame azul 2"], "A table is told as newgame azul"),
        (["newgame chess"], "There is no game called chess."),
        (["newgame azul seats=9"], "Azul has"),
        ([POSITION], "A position comes after newgame."),
        ([TABLE, "position"], "A position is told as position seat 1 and its text"),
        ([TABLE, "position seat 3 start"], "there are 2 seats."),
        ([TABLE, "position seat 1 1 offer"], "'1 offer', character"),
        ([TABLE, "position seat 1 start"], "Seat 1 is not in turn."),
        ([TABLE, POSITION.replace("seat 1", "seat 2")], "Seat 2 is not in turn."),
        ([TABLE, f"{POSITION} 9X9"], "'9X9', character"),
        ([TABLE, f"{POSITION} 1T1"], "1T1: There is no teal tile on factory 1"),
        (["go"], "There is no position to think about."),
        ([TABLE, "go"], "There is no position to think about."),
        ([TABLE, POSITION, "go nodes fast"], "Limits are told as go nodes 2000 seconds 0.5"),
        ([TABLE, POSITION, TABLE, "go"], "There is no position to think about."),
    ],
)
def test_what_can_not_be_done_is_answered_with_an_error(lines: list[str], why: str) -> None:
    talk = Talk()
    (answer,) = talk.answers(*lines)
    assert answer.startswith("error ")
    assert why in answer
    assert "\n" not in answer
    assert talk.answers("isready") == ["readyok"]


def test_a_word_that_is_unknown_is_passed_over_with_a_remark() -> None:
    talk = Talk()
    assert talk.answers("castle 1 2") == ["info “castle” is no word of the protocol."]
    assert talk.answers(TABLE, POSITION, "ponder", "go")[1].startswith("bestmove ")


def test_a_table_that_is_refused_leaves_the_last_one() -> None:
    talk = Talk()
    answers = talk.answers(TABLE, POSITION, "newgame azul seats=9", "go")
    assert [answer.split()[0] for answer in answers] == ["error", "bestmove"]
    assert not talk.bots[0].is_closed


def test_a_position_that_is_refused_leaves_the_last_one() -> None:
    answers = Talk().answers(TABLE, POSITION, "position seat 9", "go")
    assert [answer.split()[0] for answer in answers] == ["error", "bestmove"]


@settings(max_examples=200)
@given(
    st.lists(
        st.text(max_size=30)
        | st.sampled_from(
            [TABLE, POSITION, "go", "stop", "isready", "legal", "position seat 1 1 offer 1 1 - -"]
        )
    )
)
def test_no_line_is_too_strange(lines: list[str]) -> None:
    talk = Talk()
    for line in lines:
        if line.split() != ["quit"]:
            talk.answers(line)
    talk.speaker.leave()
    for line in talk.said:
        words = ("error", "info", "readyok", "bestmove", "id", "option", "protocolok")
        assert line.split()[0] in words
        assert "\n" not in line


def thinking() -> Talk:
    """A talk whose bot has begun to think and does not end by itself."""
    talk = Talk()
    talk.answers(TABLE, POSITION)
    talk.bots[0].shall_think = True
    talk.speaker.hear("go")
    talk.bots[0].thinks.wait()
    return talk


def test_stop_ends_a_thought() -> None:
    talk = thinking()
    assert talk.said == []
    assert talk.answers("stop") == ["bestmove 1B1 value 0.25 nodes 7"]
    assert talk.answers("stop") == []


def test_what_is_asked_during_a_thought() -> None:
    talk = thinking()
    for line in ("isready", TABLE, POSITION, "go", "setoption name seed value 1"):
        talk.speaker.hear(line)
    assert talk.said[0] == "readyok"
    assert [line.split()[:5] for line in talk.said[1:]] == [
        ["error", word, "has", "to", "wait"] for word in ("newgame", "position", "go", "setoption")
    ]
    assert talk.answers("stop") == ["bestmove 1B1 value 0.25 nodes 7"]


def test_leaving_ends_a_thought() -> None:
    talk = thinking()
    assert not talk.speaker.hear("quit")
    talk.speaker.leave()
    assert talk.said == ["bestmove 1B1 value 0.25 nodes 7"]
    assert talk.bots[0].is_closed


def test_a_bot_that_fails_is_an_error() -> None:
    talk = Talk()
    talk.answers(TABLE, POSITION)
    talk.bots[0].error = BotFailed(reason("", "say-program-closed"))
    assert talk.answers("go") == ["error The program closed its output."]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_mistake_of_a_bot_is_told_and_not_hidden() -> None:
    talk = Talk()
    talk.answers(TABLE, POSITION)
    talk.bots[0].error = ZeroDivisionError("1 / 0")
    assert talk.answers("go") == ["error ZeroDivisionError: 1 / 0"]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_our_bots_answer_with_legal_moves(name: str) -> None:
    game = Azul(first=0)
    said: list[str] = []
    speaker = Speaker(player_of(name), 0, said.append)
    for line in (TABLE, POSITION, "go nodes 100"):
        speaker.hear(line)
    speaker.leave()
    state = game.apply(game.start(), game.notation.parse_action(POSITION.rsplit(maxsplit=1)[-1]))
    assert game.refusal(state, game.notation.parse_action(said[0].split()[1])) is None
