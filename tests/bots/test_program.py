"""Programs as bots: good ones play, and every bad one fails with its reason and is ended."""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from tests.bots.programs import EXAMPLE, ROOT, program
from tests.tables import walk
from tilewright.azul.game import Azul
from tilewright.bots.program import ProgramBot, position_lines
from tilewright.core.bot import Choice, Limit
from tilewright.core.errors import BotFailed
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel

GAME = Azul(first=0)
DEALT = GAME.apply(GAME.start(), GAME.notation.parse_action("DBBYR/KKTT/BYRK/YYYT/BRRT"))
SEEN = GAME.observe(DEALT, Seat(0))

SOON = 0.2  # seconds for what never comes
FOREVER = 10.0**6
NOW = Limit(seconds=0)
FEW = Limit(nodes=9)


watched = pytest.mark.skipif(sys.platform != "linux", reason="needs to watch a process")


def bot_of(command: str, **patience: float) -> ProgramBot[Any, Any, Any]:
    return ProgramBot(command, GAME, Random(1), **patience)


def failure(command: str, limit: Limit, **patience: float) -> str:
    """What is told of a program that fails; it is not asked again."""
    bot = bot_of(command, **patience)
    with pytest.raises(BotFailed) as caught:
        bot.choose(SEEN, limit)
    with pytest.raises(BotFailed) as again:
        bot.choose(SEEN, limit)
    assert again.value is caught.value
    bot.close()
    return str(caught.value)


def played(game: AnyGame, command: str, seed: int) -> list[str]:
    """The actions of a game that a program plays against itself."""
    rng = Random(seed)
    bots = [ProgramBot(command, game, Random(rng.random())) for _ in range(game.seats)]
    state, actions = game.start(), []
    while (actor := game.actor(state)) is not None:
        if actor is CHANCE:
            action = game.sample(state, rng)
        else:
            action = bots[actor].choose(game.observe(state, actor), Limit(nodes=50)).action
        actions.append(str(action))
        state = game.apply(state, action)
    for bot in bots:
        bot.close()
    return actions


@pytest.mark.parametrize("game", [GAME, Azul(seats=4, wall="gray"), Duel(), Duel("random-4")])
def test_the_example_plays_whole_games_and_a_seed_repeats_them(game: AnyGame) -> None:
    first, again, other = [played(game, EXAMPLE, seed) for seed in (1, 1, 2)]
    assert first == again != other


@pytest.mark.parametrize("game", [GAME, Duel()], ids=repr)
def test_one_of_our_bots_plays_as_a_program(game: AnyGame) -> None:
    command = f"{sys.executable} -m tilewright engine random"
    assert played(game, command, 1) == played(game, command, 1)


def test_a_program_plays_the_same_in_the_fast_core() -> None:
    pytest.importorskip("tilewright.native._native", reason="needs the fast core")
    from tilewright.native.engine import Engine

    assert played(Engine(Duel()), EXAMPLE, 1) == played(Duel(), EXAMPLE, 1)


def test_the_example_is_short_and_needs_nothing() -> None:
    text = (ROOT / "examples" / "engine.py").read_text(encoding="utf-8")
    assert text.count("\n") <= 40
    assert "import tilewright" not in text


def test_an_answer_tells_value_and_positions(tmp_path: Path) -> None:
    bot = bot_of(
        program(tmp_path, go="say('info value 7'); say('bestmove 1B4 value -1.5 nodes 9')")
    )
    assert bot.choose(SEEN, FEW) == Choice(GAME.notation.parse_action("1B4"), -1.5, 9)
    assert bot.choose(SEEN, FEW).nodes == 9
    bot.close()


def test_a_program_is_told_the_table_the_position_and_the_limit(tmp_path: Path) -> None:
    log = tmp_path / "log"
    note = f"open({str(log)!r}, 'a').write(line)"
    command = program(
        tmp_path, newgame=note, go=f"{note}; say('bestmove', legal[-1])", quit=f"{note}; break"
    )
    bot = bot_of(command)
    choice = bot.choose(SEEN, Limit(nodes=2000, seconds=60))
    assert choice.action == legal_actions(GAME, DEALT)[-1]
    bot.close()
    assert log.read_text(encoding="utf-8").splitlines() == [
        "newgame azul seats=2 wall=coloured first=1",
        "go nodes 2000 seconds 60",
        "quit",
    ]


def test_only_a_program_that_offers_a_seed_gets_one(tmp_path: Path) -> None:
    fail = "say('error', line)"
    bot = bot_of(program(tmp_path, setoption=fail))
    bot.start()
    bot.close()
    greeting = "say('option name seed type spin default 0'); say('protocolok 1 rules 1')"
    told = failure(program(tmp_path, protocol=greeting, setoption=fail), FEW)
    assert told.startswith("The program answered with an error: setoption name seed value ")


# What programs do wrong


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"start": "sys.exit(3)"}, "The program ended with status 3."),
        ({"start": "sys.exit()"}, "The program ended with status 0."),
        ({"go": "os.kill(os.getpid(), signal.SIGSEGV)"}, "ended by a signal: Segmentation fault."),
        ({"go": "1 / 0"}, "Its last words: “.* / ZeroDivisionError: division by zero”"),
        ({"go": "sys.exit('no ' * 500)"}, "Its last words: “no no no .*…”"),
        ({"newgame": "sys.exit('\\x1b[2J I\\nsee')"}, "Its last words: “�.2J I / see”"),
        ({"go": "print('best'); break"}, "The program wrote “best”, which is no answer here."),
        ({"go": "print('best', end=''); break"}, "The program ended with status 0."),
        ({"start": "say('hello')"}, "The program wrote “hello”, which is no answer here."),
        ({"start": "os.write(1, b'\\xff\\0\\n')"}, "wrote “��”, which is no answer here."),
        ({"isready": "say('readyok!')"}, "The program wrote “readyok!”, which is no answer"),
        ({"isready": "say('readyok 1')"}, "The program wrote “readyok 1”, which is no answer"),
        ({"isready": "say('id name late')"}, "The program wrote “id name late”, which is no"),
        ({"go": "say('bestmove')"}, "The program wrote “bestmove”, which is no answer here."),
        ({"go": "say('bestmove 1B4 value nan')"}, "The program wrote “bestmove 1B4 value nan”"),
        ({"go": "say('bestmove 1B4 value up')"}, "The program wrote “bestmove 1B4 value up”"),
        ({"go": "say('bestmove 1B4 nodes -1')"}, "The program wrote “bestmove 1B4 nodes -1”"),
        ({"go": "say('bestmove qxe4')"}, "The program’s move “qxe4” can’t be read: .+"),
        ({"go": "say('bestmove 1T4')"}, "move 1T4 is illegal: There is no teal .*AZ-2.1"),
        ({"go": "say('bestmove S1')"}, "The program’s move S1 is illegal: .+"),
        ({"go": "say('error I am lost')"}, "The program answered with an error: I am lost"),
        ({"newgame": "say('error no azul')"}, "The program answered with an error: no azul"),
        ({"protocol": "say('protocolok')"}, "The program wrote “protocolok”, which is no answer"),
        ({"protocol": "say('protocolok 2 rules 1')"}, "protocol 2 rules 1; this is protocol 1 "),
        ({"protocol": "say('protocolok 1 rules 9')"}, "protocol 1 rules 9; this is protocol 1 "),
        ({"go": "say('x' * 65537)"}, "The program wrote a line of more than 65,536 bytes."),
        (
            {"go": "print('x' * 2**24); hang()"},
            "The program wrote a line of more than 65,536 bytes.",
        ),
    ],
)
def test_a_program_that_fails_tells_why(tmp_path: Path, parts: dict[str, str], why: str) -> None:
    assert re.search(why, failure(program(tmp_path, **parts), FEW))


def test_a_program_that_does_not_start_to_talk_is_silent(tmp_path: Path) -> None:
    told = failure(program(tmp_path, start="hang()"), FEW, patience=SOON)
    assert told == "The program did not answer “protocol 1 rules 1” within 0.2 seconds."


@pytest.mark.parametrize(
    "go",
    [
        "hang()",
        "continue",
        "while True: say('info nodes 1')",
        "while True: print('no', file=sys.stderr)",
    ],
)
def test_a_program_that_does_not_answer_in_time_is_silent(tmp_path: Path, go: str) -> None:
    told = failure(program(tmp_path, go=go), NOW, grace=SOON)
    pattern = "The program did not answer “(go seconds 0|isready)” within 0.2 seconds."
    assert re.fullmatch(pattern, told)  # on a busy machine it may not even have been ready


def test_a_limit_of_positions_alone_leaves_the_patience(tmp_path: Path) -> None:
    told = failure(program(tmp_path, go="hang()"), FEW, patience=SOON)
    assert re.fullmatch("The program did not answer “.*” within 0.2 seconds.", told)


def test_a_program_that_closes_its_output_is_ended(tmp_path: Path) -> None:
    told = failure(program(tmp_path, go="os.close(1); hang()"), FEW, grace=SOON)
    assert told == "The program closed its output."


def test_a_program_that_closes_its_input_is_ended(tmp_path: Path) -> None:
    go = "say('bestmove', legal[0]); os.close(0); print('gone', file=sys.stderr); break"
    bot = bot_of(program(tmp_path, go=go))
    bot.choose(SEEN, FEW)
    with pytest.raises(BotFailed, match="status 0. Its last words: “gone”"):
        bot.choose(SEEN, FEW)


def test_a_program_that_closes_its_input_and_stays_is_ended(tmp_path: Path) -> None:
    go = "os.close(0); say('bestmove', legal[0]); hang()"
    bot = bot_of(program(tmp_path, go=go), grace=SOON)
    bot.choose(SEEN, FEW)
    with pytest.raises(BotFailed, match=r"^The program closed its input\.$"):
        bot.choose(SEEN, FEW)


@watched
@pytest.mark.parametrize(
    ("go", "why"),
    [
        ("os.fork() and os._exit(3); hang()", "The program ended with status 3."),
        ("os.kill(os.getpid(), signal.SIGKILL)", "The program was ended by a signal: Killed."),
    ],
)
def test_how_a_program_ended_is_told_whoever_holds_its_pipes(
    tmp_path: Path, held: tuple[str, int], go: str, why: str
) -> None:
    assert failure(program(tmp_path, start=held[0], go=go), FEW, patience=FOREVER) == why
    wait_until_let_go(held[1])


def test_a_second_answer_is_none_to_the_next_question(tmp_path: Path) -> None:
    bot = bot_of(program(tmp_path, go="say('bestmove 1B4'); say('bestmove 1B4')"))
    bot.choose(SEEN, FEW)
    with pytest.raises(BotFailed, match="The program wrote “bestmove 1B4”, which is no answer"):
        bot.choose(SEEN, FEW)


def test_a_program_may_complain_at_length(tmp_path: Path) -> None:
    bot = bot_of(program(tmp_path, go="sys.stderr.write('x' * 2**22); say('bestmove', legal[0])"))
    assert bot.choose(SEEN, FEW).action == legal_actions(GAME, DEALT)[0]
    bot.close()


# Nothing is left running


@pytest.fixture
def held(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """What a program does to hold a pipe open, and the pipe's other end."""
    path = tmp_path / "held"
    os.mkfifo(path)
    end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(end, True)
    yield f"held = os.open({str(path)!r}, os.O_WRONLY)", end
    os.close(end)


def wait_until_let_go(end: int) -> None:
    """Until every process that holds the pipe has ended."""
    assert os.read(end, 1) == b""


def test_close_ends_a_program_that_quits(tmp_path: Path, held: tuple[str, int]) -> None:
    bot = bot_of(program(tmp_path, start=held[0]))
    bot.choose(SEEN, FEW)
    bot.close()
    wait_until_let_go(held[1])
    bot.close()


@watched
def test_close_waits_for_the_program_and_not_for_its_children(
    tmp_path: Path, held: tuple[str, int]
) -> None:
    command = program(tmp_path, start=held[0], quit="os.fork() or hang(); break")
    bot = bot_of(command, grace=FOREVER)
    bot.choose(SEEN, FEW)
    bot.close()
    wait_until_let_go(held[1])


@watched
def test_close_lets_a_program_end_that_has_closed_its_output(tmp_path: Path) -> None:
    path = tmp_path / "done"
    last = f"os.close(1); os.close(2); open({str(path)!r}, 'w').write('done'); os._exit(0)"
    bot = bot_of(program(tmp_path, quit=last))
    bot.choose(SEEN, FEW)
    bot.close()
    assert path.read_text(encoding="utf-8") == "done"


@pytest.mark.parametrize("quit_", ["hang()", "os.close(1); os.close(2); hang()"])
def test_close_ends_a_program_that_ignores_quit(
    tmp_path: Path, held: tuple[str, int], quit_: str
) -> None:
    bot = bot_of(program(tmp_path, start=held[0], quit=quit_), grace=SOON)
    bot.choose(SEEN, FEW)
    bot.close()
    wait_until_let_go(held[1])


@pytest.mark.parametrize("go", ["hang()", "os.fork() or hang(); os._exit(1)", "say('nonsense')"])
def test_a_program_that_fails_is_ended_with_its_children(
    tmp_path: Path, held: tuple[str, int], go: str
) -> None:
    failure(program(tmp_path, start=held[0], go=go), NOW, grace=SOON)
    wait_until_let_go(held[1])


def test_a_bot_that_was_never_asked_has_nothing_to_close(tmp_path: Path) -> None:
    started = tmp_path / "started"
    bot_of(program(tmp_path, start=f"open({str(started)!r}, 'w')")).close()
    assert not started.exists()


# Stopping


@pytest.fixture
def bell(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """What a program does before it can ring, and where that is heard."""
    path = tmp_path / "bell"
    os.mkfifo(path)
    end = os.open(path, os.O_RDWR)
    yield f"bell = os.open({str(path)!r}, os.O_WRONLY)", end
    os.close(end)


def test_stop_is_passed_on(tmp_path: Path, bell: tuple[str, int]) -> None:
    thinks = "os.write(bell, b'!')"
    bot = bot_of(program(tmp_path, start=bell[0], go=thinks, stop="say('bestmove 1B4')"))
    choices: list[Choice[Any]] = []
    thread = Thread(target=lambda: choices.append(bot.choose(SEEN, Limit())))
    thread.start()
    assert os.read(bell[1], 1) == b"!"
    bot.stop()
    thread.join()
    assert [str(choice.action) for choice in choices] == ["1B4"]
    bot.close()


def test_a_stop_before_the_question_is_not_lost(tmp_path: Path, bell: tuple[str, int]) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    wait = f"os.write(bell, b'!'); open({str(gate)!r}).read(); say('readyok')"
    parts = {"isready": wait, "go": "continue", "stop": "say('bestmove 1B4')"}
    bot = bot_of(program(tmp_path, start=bell[0], **parts))
    choices: list[Choice[Any]] = []
    thread = Thread(target=lambda: choices.append(bot.choose(SEEN, Limit())))
    thread.start()
    for _ in range(2):  # it is asked twice whether it is ready: for the game, for the position
        assert os.read(bell[1], 1) == b"!"
        bot.stop()
        gate.open("w").close()
    thread.join()
    assert [str(choice.action) for choice in choices] == ["1B4"]
    bot.close()


def test_a_program_that_does_not_obey_stop_is_silent(tmp_path: Path, bell: tuple[str, int]) -> None:
    bot = bot_of(program(tmp_path, start=bell[0], go="os.write(bell, b'!')"), grace=SOON)
    failures: list[str] = []

    def think() -> None:
        with pytest.raises(BotFailed) as caught:
            bot.choose(SEEN, Limit())
        failures.append(str(caught.value))

    thread = Thread(target=think)
    thread.start()
    assert os.read(bell[1], 1) == b"!"
    bot.stop()
    thread.join()
    assert failures == ["The program did not answer “stop” within 0.2 seconds."]


def test_a_stop_while_nothing_is_asked_means_nothing(tmp_path: Path) -> None:
    bot = bot_of(program(tmp_path, stop="say('error nothing to stop')"))
    bot.stop()
    bot.choose(SEEN, FEW)
    bot.stop()
    bot.choose(SEEN, FEW)
    bot.close()
    bot.stop()


# Hidden information


@pytest.mark.parametrize("seed", [5, 6])
def test_what_looks_the_same_to_a_seat_is_told_with_the_same_bytes(
    game: AnyGame, seed: int
) -> None:
    rng = Random(seed)
    for step in walk(game, seed):
        seat = game.actor(step.state)
        if isinstance(seat, int):
            seen = game.observe(step.state, seat)
            other = game.imagine(seen, rng)
            lines = position_lines(game, seen, step.state)
            assert lines == position_lines(game, game.observe(other, seat), other)
            assert lines[0] == f"position seat {seat + 1} {seen}"
