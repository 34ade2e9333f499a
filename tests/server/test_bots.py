"""Bots in worker processes: right answers, in turn, whatever happens to the processes."""

import asyncio
import logging
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import Growing, setup_of
from tests.tables import TABLES, walk
from tilewright.azul.game import Azul
from tilewright.bots.levels import LEVELS
from tilewright.bots.roster import player_of
from tilewright.core.errors import BotFailed, InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native import is_available
from tilewright.server.bots import pool as module
from tilewright.server.bots.pool import Bots, Busy, Question, Thought
from tilewright.server.bots.questions import bot_question
from tilewright.server.bots.worker import Answer, luck

NEEDS_CORE = pytest.mark.skipif(not is_available(), reason="needs the fast core")
LONG_ENOUGH = 60.0  # seconds after which a test has failed
FOREVER = "search@1000s"

Run = Callable[[Coroutine[Any, Any, None]], None]

# For what is answered: loops differ in how they start, hear and end processes.
IN_ONE_LOOP = pytest.mark.parametrize("run", ["asyncio"], indirect=True)


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Iterator[Run]:
    """Runs a test in an event loop of each kind that a server may have."""
    loops = pytest.importorskip(request.param, reason="needs another event loop")
    with asyncio.Runner(loop_factory=loops.new_event_loop) as runner:
        yield lambda test: runner.run(asyncio.wait_for(test, LONG_ENOUGH))


async def until(fact: Callable[[], object]) -> None:
    """Wait until something is so; the test's own time limit is the bound."""
    while not fact():
        await asyncio.sleep(0.002)


def question(game: AnyGame, player: str, number: int = 0, seed: str = "seed") -> Question:
    """What would that player do at some decision of a game?"""
    steps = [step for step in walk(game, 2) if isinstance(game.actor(step.state), int)]
    state = steps[number % len(steps)].state
    seat = game.actor(state)
    assert isinstance(seat, int)
    seen = str(game.observe(state, seat))
    return Question(game.name, dict(game.options), seat, seen, player, seed)


def direct_answer(game: AnyGame, asked: Question) -> Thought:
    """The answer of the bot itself."""
    player = player_of(asked.player)
    seen = game.notation.parse_observation(asked.observation, Seat(asked.seat))
    choice = player.make(game, luck(asked)).choose(seen, player.limit)
    return Thought(str(choice.action), choice.value, choice.nodes)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


AZUL, DUEL = Azul(), Duel()
QUICK = question(AZUL, "greedy")


@IN_ONE_LOOP
def test_an_answer_is_that_of_the_bot_itself_whatever_was_asked_before(run: Run) -> None:
    players = ["random", "greedy", *(["search@200", "casual"] if is_available() else [])]
    asked = [
        (game, question(game, player, number))
        for game in TABLES.values()
        for number in (7, 21)
        for player in players
    ]

    async def test() -> None:
        bots = Bots(1)
        for game, each in (*asked, *reversed(asked)):
            thought = await bots.think(each)
            assert thought == direct_answer(game, each)
            game.notation.parse_action(thought.action)
        await bots.close()

    run(test())


@NEEDS_CORE
@IN_ONE_LOOP
def test_every_level_answers(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1)
        for level in LEVELS:
            for game in (AZUL, DUEL):
                asked = question(game, level, 9)
                assert await bots.think(asked) == direct_answer(game, asked)
        await bots.close()

    run(test())


@IN_ONE_LOOP
def test_every_decision_has_luck_of_its_own(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1)
        offers = [question(AZUL, "random", number) for number in range(10)]
        lots = {luck(each).random() for each in offers}
        assert len(lots) == len(offers)
        assert len({(await bots.think(each)).action for each in offers}) > 5
        await bots.close()

    run(test())


def test_many_questions_are_answered_by_few_workers_in_the_order_they_came(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1)
        answered: list[int] = []

        async def ask(number: int) -> None:
            asked = question(AZUL, "greedy", number, seed=str(number))
            assert await bots.think(asked) == direct_answer(AZUL, asked)
            answered.append(number)

        await asyncio.gather(*[ask(number) for number in range(200)])
        assert answered == list(range(200))
        assert len(bots.processes) == 1
        await bots.close()

    run(test())


def test_several_workers_share_the_questions(run: Run) -> None:
    async def test() -> None:
        bots = Bots(2)
        await bots.start()
        assert len(set(bots.processes)) == 2
        asked = [question(DUEL, "greedy", number) for number in range(100)]
        thoughts = await asyncio.gather(*[bots.think(each) for each in asked])
        assert thoughts == [direct_answer(DUEL, each) for each in asked]
        assert len(bots.processes) == 2
        await bots.close()

    run(test())


@IN_ONE_LOOP
def test_too_many_questions_are_refused_and_the_others_answered(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1, waiting=2)
        tasks = [asyncio.create_task(bots.think(QUICK)) for _ in range(4)]
        await until(tasks[3].done)
        assert (bots.busy, bots.waiting) == (1, 2)
        with pytest.raises(Busy, match="Too many bots have to think"):
            await tasks[3]
        due = direct_answer(AZUL, QUICK)
        assert await asyncio.gather(*tasks[:3]) == [due, due, due]
        assert (bots.busy, bots.waiting) == (0, 0)
        await bots.close()

    run(test())


@IN_ONE_LOOP
def test_what_a_person_waits_for_comes_before_bots_alone_and_these_leave_room(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1, waiting=4)
        alone = msgspec.structs.replace(QUICK, is_awaited=False)
        ended: list[str] = []

        async def think(name: str, asked: Question) -> None:
            await bots.think(asked)
            ended.append(name)

        tasks = [asyncio.create_task(think("first", alone))]
        await until(lambda: bots.busy == 1)
        for name, asked in (("alone", alone), ("given up", QUICK), ("person", QUICK)):
            tasks.append(asyncio.create_task(think(name, asked)))
        await until(lambda: bots.waiting == 3)
        with pytest.raises(Busy):
            await bots.think(alone)
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert ended == ["first", "person", "alone"]
        assert (bots.busy, bots.waiting) == (0, 0)
        assert await bots.think(alone) == direct_answer(AZUL, QUICK)
        await bots.close()

    run(test())


@pytest.mark.parametrize(
    ("kinds", "is_awaited"), [(("person", "bot"), True), (("bot",) * 2, False)]
)
def test_a_bot_is_awaited_where_a_person_plays(kinds: tuple[str, ...], is_awaited: bool) -> None:
    table = Growing(setup_of("azul", kinds)).table
    assert bot_question(table, 1).is_awaited == is_awaited


@NEEDS_CORE
def test_a_thought_that_is_cancelled_frees_its_worker_at_once(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1)
        due = await bots.think(QUICK)
        (process,) = bots.processes
        for milliseconds in range(0, 50, 2):  # before it has begun, and well into it
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(milliseconds / 1000):
                    await bots.think(question(AZUL, FOREVER))
            assert bots.busy == 0
            assert await bots.think(QUICK) == due
        assert bots.processes == (process,)
        await bots.close()

    run(test())


@NEEDS_CORE
def test_a_question_that_is_cancelled_while_it_waits_is_never_asked(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1)
        first = asyncio.create_task(bots.think(question(DUEL, FOREVER)))
        second = asyncio.create_task(bots.think(question(DUEL, FOREVER)))
        third = asyncio.create_task(bots.think(QUICK))
        await until(lambda: bots.waiting == 2)
        second.cancel()
        await until(second.done)
        assert (bots.busy, bots.waiting) == (1, 1)
        first.cancel()
        assert await third == direct_answer(AZUL, QUICK)
        await bots.close()

    run(test())


def test_a_task_that_is_cancelled_while_its_worker_starts_leaves_no_process(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1)
        for turns in range(8):
            task = asyncio.create_task(bots.think(QUICK))
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            await until(task.done)
        assert await bots.think(QUICK) == direct_answer(AZUL, QUICK)
        processes = bots.processes
        await bots.close()
        assert not any(map(is_running, processes))

    run(test())


@NEEDS_CORE
def test_a_worker_that_is_killed_while_it_thinks_is_replaced(run: Run) -> None:
    asked = question(AZUL, "search@300k", 3)

    async def test() -> None:
        bots = Bots(1)
        await bots.start()
        (killed,) = bots.processes
        task = asyncio.create_task(bots.think(asked))
        await until(lambda: bots.busy)
        os.kill(killed, signal.SIGKILL)
        assert await task == direct_answer(AZUL, asked)
        assert killed not in bots.processes
        assert not is_running(killed)
        await bots.close()

    run(test())


@NEEDS_CORE
def test_a_question_of_which_three_workers_die_has_no_answer(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1)
        task = asyncio.create_task(bots.think(question(AZUL, FOREVER)))
        killed: set[int] = set()
        for _ in range(3):
            await until(lambda: set(bots.processes) - killed)
            (process,) = set(bots.processes) - killed
            os.kill(process, signal.SIGKILL)
            killed.add(process)
        with pytest.raises(BotFailed, match="The bot search@1000s took 3 processes down with it."):
            await task
        assert await bots.think(QUICK) == direct_answer(AZUL, QUICK)
        await bots.close()

    run(test())


def test_a_worker_that_died_idle_is_replaced(run: Run) -> None:
    async def test() -> None:
        bots = Bots(2)
        await bots.start()
        first = bots.processes
        for process in first:
            os.kill(process, signal.SIGKILL)
        assert await bots.think(QUICK) == direct_answer(AZUL, QUICK)
        await until(lambda: not set(first) & set(bots.processes))
        await bots.close()

    run(test())


def test_a_worker_that_hangs_is_killed_and_replaced(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1, patience=3.0)
        await bots.think(QUICK)
        (process,) = bots.processes
        os.kill(process, signal.SIGSTOP)
        assert await bots.think(QUICK) == direct_answer(AZUL, QUICK)
        assert process not in bots.processes
        await bots.close()

    run(test())


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("print('hello')", "it wrote what is no answer"),
        ("print('x' * 200_000)", "it wrote what is no answer"),
        ("import os; os.write(1, b'\\xff\\0\\n')", "it wrote what is no answer"),
        ("raise SystemExit(7)", "it ended with status 7"),
        ("import os; os.abort()", "it ended with status -6"),
    ],
)
def test_a_worker_that_fails_is_logged_and_tried_three_times(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    source: str,
    fault: str,
) -> None:
    source = f"import sys; sys.stdin.readline(); {source}; sys.stdout.flush(); sys.stdin.read()"
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", source))

    async def test() -> None:
        bots = Bots(1)
        with pytest.raises(BotFailed, match="The bot greedy took 3 processes down with it."):
            await bots.think(QUICK)
        await bots.close()

    run(test())
    due = f"a worker was lost while greedy thought: {fault}"
    assert [record.getMessage() for record in caplog.records] == [due] * 3


def test_a_worker_that_cannot_be_started_is_a_bot_that_failed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COMMAND", ("/no/such/program",))

    async def test() -> None:
        bots = Bots(1)
        with pytest.raises(BotFailed, match="took 3 processes down"):
            await bots.think(QUICK)
        await bots.close()

    run(test())


def test_what_a_worker_writes_to_stderr_is_logged_within_bounds(
    run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    source = "import sys; sys.stderr.write('oh\\n' + 'é' * 99_999 + '\\n' + 'more\\n' * 999)"
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-X", "utf8", "-c", source))
    caplog.set_level(logging.WARNING, "tilewright.bots")

    async def test() -> None:
        bots = Bots(1)
        await bots.start()
        await until(lambda: not bots.processes and len(caplog.records) >= module.MOST_REMARKS)
        told = [record.getMessage() for record in caplog.records]
        worker = told[0].removesuffix("oh")
        assert re.fullmatch(r"worker \d+: ", worker)
        assert told[:3] == [worker + line for line in ("oh", "é" * 250, "more")]
        assert len(told) == module.MOST_REMARKS
        await bots.close()

    run(test())


def test_a_thought_that_closing_cuts_short_is_no_answer(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = msgspec.json.encode(Answer(1, Thought("1B1", 0.5, 9))).decode()
    source = f"import sys; sys.stdin.read(); sys.stdout.write({answer!r} + chr(10))"
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", source))

    async def test() -> None:
        bots = Bots(1)
        task = asyncio.create_task(bots.think(QUICK))
        await until(lambda: bots.processes)
        await bots.close()
        with pytest.raises(Busy, match="The server is closing."):
            await task

    run(test())


@NEEDS_CORE
def test_close_leaves_no_process_and_whoever_waits_is_told(run: Run) -> None:
    async def test() -> None:
        bots = Bots(2)
        await bots.start()
        processes = bots.processes
        tasks = [asyncio.create_task(bots.think(question(DUEL, FOREVER))) for _ in range(5)]
        await until(lambda: bots.busy == 2)
        await bots.close()
        assert bots.processes == ()
        assert not any(map(is_running, processes))
        for task in tasks:
            with pytest.raises(Busy, match="The server is closing."):
                await task
        with pytest.raises(Busy, match="The server is closing."):
            await bots.think(QUICK)
        await bots.close()

    run(test())


def test_close_kills_a_worker_that_does_not_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 0.01)

    async def test() -> None:
        bots = Bots(2)
        await bots.start()
        processes = bots.processes
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        await bots.close()
        assert not any(map(is_running, processes))

    run(test())


SERVER = """
import asyncio, sys
from tests.server.test_bots import AZUL, QUICK, question
from tilewright.server.bots.pool import Bots

async def serve():
    bots = Bots(1)
    await bots.think(QUICK)
    print(*bots.processes, flush=True)
    await bots.think(question(AZUL, sys.argv[1]))
    await asyncio.Event().wait()

asyncio.run(serve())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs a way to watch a grandchild")
def test_a_worker_ends_when_its_server_is_killed() -> None:
    player = FOREVER if is_available() else "random"
    words = [sys.executable, "-c", SERVER, player]
    with subprocess.Popen(words, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        watch = os.pidfd_open(int(server.stdout.readline()))
        server.kill()
    try:
        assert select.select([watch], [], [], LONG_ENOUGH)[0] == [watch]
    finally:
        os.close(watch)


def test_a_worker_ignores_sigint_and_comes_after_the_server(run: Run) -> None:
    async def test() -> None:
        bots = Bots(1)
        due = await bots.think(QUICK)
        (process,) = bots.processes
        os.kill(process, signal.SIGINT)
        assert await bots.think(QUICK) == due
        assert bots.processes == (process,)
        own, its = os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, process)
        assert its == min(own + 5, 19)
        await bots.close()

    run(test())


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("cmd:python3 engine.py", "Only built-in bots"),
        ("nobody", "nobody"),
        ("greedy@soon", "soon"),
    ],
)
def test_a_player_who_cannot_be_asked_is_refused_before_any_worker_starts(
    run: Run, player: str, why: str
) -> None:
    async def test() -> None:
        bots = Bots(1)
        with pytest.raises(InvalidOption, match=why):
            await bots.think(question(AZUL, player))
        assert bots.processes == ()
        await bots.close()

    run(test())


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"observation": "nonsense"}, "The bot greedy failed: 'nonsense', character 1"),
        ({"observation": ""}, "The bot greedy failed: '', character 1"),
        ({"seat": 1 - QUICK.seat}, f"Seat {2 - QUICK.seat} is not in turn."),
        ({"seat": 7}, "The bot greedy failed: "),
        ({"game": "chess"}, "There is no game called chess."),
        ({"game": "duel", "options": {}}, "The bot greedy failed: "),
        ({"options": {"seats": "9"}}, "The bot greedy failed: "),
    ],
)
def test_a_question_that_makes_no_sense_is_refused_and_the_worker_goes_on(
    run: Run, changes: dict[str, Any], why: str
) -> None:
    asked = Question(**{name: getattr(QUICK, name) for name in QUICK.__struct_fields__} | changes)

    async def test() -> None:
        bots = Bots(1)
        with pytest.raises(BotFailed) as failure:
            await bots.think(asked)
        assert why in str(failure.value)
        processes = bots.processes
        assert await bots.think(QUICK) == direct_answer(AZUL, QUICK)
        assert bots.processes == processes
        await bots.close()

    run(test())
