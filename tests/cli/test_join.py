"""`tilewright join`: people at the table of a server, each in a process of their own."""

import re
import signal

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.cli.conftest import Open, Run, Start
from tests.cli.people import Person, Server, first_choice, play_out, process_error
from tests.cli.screen import CTRL_C, CTRL_D
from tilewright.catalog import read_record
from tilewright.cli.online.held import held_tables
from tilewright.cli.online.link import Link
from tilewright.cli.online.web import make_table, record_text
from tilewright.core.words import sentence
from tilewright.tables.commands import NewTable, SeatWanted

ANNA = SeatWanted("me", "Anna")
OPEN = SeatWanted("open")
KILL_AFTER = 10  # answers of the one who is killed
BEN = SeatWanted("shared", "Ben")
GREEDY = SeatWanted("bot", level="greedy")
LOST = "The connection to the server is lost; trying again."


@pytest.fixture(scope="session")
def server(start_once: Start) -> Server:
    """A server for all tests that neither kill it nor change its settings."""
    return Server(start_once, TILEWRIGHT_PAGE="no-page")


def anna_and_ben(start: Start, links: list[Link]) -> tuple[Person, Person]:
    """Both at their table; Ben sits down by his link."""
    anna = Person(start, "Anna", "join", str(links[0]))
    ben = Person(start, "Ben", "join", str(links[1]), "--name", "Ben")
    return anna, ben


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_two_people_play_a_whole_game_and_one_is_killed_and_comes_back(
    start: Start, server: Server, game: str
) -> None:
    links = server.table(game, ANNA, OPEN, first="1")
    anna, ben = anna_and_ben(start, links)

    def disturb(person: Person) -> None:
        if person is anna and person.answers == KILL_AFTER:
            person.kill()
            person.sit_down()

    play_out([anna, ben], disturb)
    assert (anna.process.wait(), ben.process.wait()) == (0, 0)
    assert process_error(anna.process) + process_error(ben.process) == ""
    record = read_record(record_text(links[0]))
    assert record.outcome() is not None
    assert [record.tags["Player1"], record.tags["Player2"]] == ["Anna", "Ben"]
    assert anna.answers > KILL_AFTER
    for person in (anna, ben):
        assert person.told.count("The record of the game is at ") == 1
        assert re.search(r" wins? | share the victory ", person.shown)
    assert server.process.poll() is None


def test_a_server_that_is_killed_and_started_again_is_found_again(start: Start) -> None:
    server = Server(start)
    links = server.table("azul", ANNA, OPEN, first="1")
    anna, ben = anna_and_ben(start, links)

    def disturb(person: Person) -> None:
        if person is anna and person.answers in (3, 6):
            server.kill()
            server.restart()

    play_out([anna, ben], disturb)
    assert (anna.process.wait(), ben.process.wait()) == (0, 0)
    for person in (anna, ben):
        assert person.told.count(LOST) == 2
        assert person.told.count("The connection is back.") == 2
    record = read_record(record_text(links[0]))
    assert record.outcome() is not None
    typed = [text for text in map(str, record.actions()) if text[0] != "D"]
    assert len(typed) == anna.told.count("You take ") + anna.told.count("Ben takes ")


def test_a_spectator_sees_the_game_and_is_asked_nothing(start: Start, server: Server) -> None:
    (anna,) = server.table("azul", ANNA, GREEDY, first="1")
    watcher = Person(start, "", "join", str(anna._replace(token=None)))
    watcher.until("Round 1")  # is there before the first move
    player = Person(start, "Anna", "join", str(anna))
    play_out([player, watcher], lambda _: None)
    assert watcher.process.wait() == 0
    assert watcher.answers == 0
    stories = re.compile(r"^(?:Anna takes|You take|greedy takes) .*\]", re.MULTILINE)
    seen, told = stories.findall(watcher.told), stories.findall(player.told)
    assert len(seen) == len(told)
    assert not [line for line in seen if line.startswith("You ")]
    assert not [line for line in told if line.startswith("Anna ")]
    assert "The record of the game is at " in watcher.told


def test_what_the_server_refuses_is_said_with_its_rule(start: Start, server: Server) -> None:
    (link,) = server.table("azul", ANNA, GREEDY, first="1")
    anna = Person(start, "Anna", "join", str(link))
    said = []
    for line in ("9b1", "2z4", "hello", "confirm", "agree", "replace", "? 9", "undo"):
        anna.until("Anna> ")
        anna.type(line)
        said.append(anna.until("\nAnna> ").splitlines()[1])
    assert said == [
        "There is no factory 9 at this table (AZ-1.1).",
        "“2z4”, character 2: A colour is B, Y, R, K or T.",
        "“hello” is not a choice here; help explains what to type.",
        sentence("table-nothing-to-confirm"),
        sentence("table-no-offer"),
        "Type replace and a bot’s level, such as replace skilled, if somebody is absent.",
        "No legal action starts with 9.",
        sentence("table-nothing-to-take-back"),
    ]


def test_a_question_mark_a_hint_and_help_are_answered(start: Start, server: Server) -> None:
    (link,) = server.table("azul", ANNA, GREEDY, first="1")
    anna = Person(start, "Anna", "join", str(link))
    choice = first_choice(anna.until("Anna> "))
    anna.type(f"? {choice.lower()}")
    assert f"\n  {choice}  You take " in anna.until("\nAnna> ")
    anna.type("?")
    told = anna.until("\nAnna> ")
    assert told.count("  You take ") > 40  # more than one question may ask
    assert told.count(sentence("say-choices-points")) == 1
    assert re.search(r"; everything goes to the floor \(−\d+\)\n", told)
    anna.type("hint")
    assert "\nA bot would do this: You take " in anna.until("\nAnna> ")
    anna.type("help")
    assert "\nrematch      when it is over, play once more\n" in anna.until("\nAnna> ")
    anna.type("table")
    assert "> Anna *" in anna.until("\nAnna> ")


def test_taking_back_after_another_has_moved_needs_their_agreement(
    start: Start, server: Server
) -> None:
    links = server.table("azul", ANNA, OPEN, first="1")
    anna, ben = anna_and_ben(start, links)
    for person in (anna, ben):
        choice = first_choice(person.until(f"\n{person.name}> "))
        person.type(choice)
    for answer, line in (("decline", "Ben declines."), ("agree", "Ben agrees.")):
        anna.until("\nAnna> ")
        anna.type("undo")
        assert "Anna would like to take back." in ben.until("\nBen> ")
        assert "Type agree or decline." in ben.shown
        ben.type(answer)
        assert line in anna.until("\nAnna> ")
    assert "You take back." in anna.shown


def test_moves_wait_to_be_confirmed_at_a_table_that_asks_for_it(
    start: Start, server: Server
) -> None:
    new = NewTable("azul", [ANNA, GREEDY], {"first": "1"}, confirm=True)
    made = make_table(server.url, new)
    anna = Person(start, "Anna", "join", str(Link(server.url, made.table, made.token)))
    choice = first_choice(anna.until("\nAnna> "))
    anna.type(choice)
    assert "Type confirm, or undo to take back." in anna.until("\nAnna> ")
    anna.type("undo")
    assert first_choice(anna.until("\nAnna> ")) == choice
    anna.type(choice)
    anna.until("\nAnna> ")
    anna.type("confirm")
    assert "greedy takes " in anna.until("\nAnna> ")


def test_giving_up_is_asked_twice_and_ends_the_game(start: Start, server: Server) -> None:
    links = server.table("azul", ANNA, OPEN, first="1")
    anna, ben = anna_and_ben(start, links)
    for line in ("resign", "table", "resign"):
        anna.until("\nAnna> ")
        anna.type(line)
        assert "You resign." not in anna.until("\nAnna> ")
    anna.type("resign")
    assert "You have resigned." in anna.rest()
    assert "Anna has resigned." in ben.rest()
    record = read_record(record_text(links[0]))
    assert record.winners() == (1,)


def test_a_name_that_is_taken_is_asked_for_again(start: Start, server: Server) -> None:
    links = server.table("azul", ANNA, OPEN, first="2")
    ben = Person(start, "Ben", "join", str(links[1]), "--name", "Anna")
    assert "Anna" in ben.until("What are you called? ")
    ben.type("Ben")
    assert "You sit down." in ben.until("\nBen> ")


def test_who_leaves_is_told_how_to_come_back(start: Start, server: Server) -> None:
    (link,) = server.table("duel", ANNA, GREEDY, first="1")
    leaving = Person(start, "Anna", "join", str(link))
    leaving.until("\nAnna> ")
    leaving.type("quit")
    assert leaving.rest().endswith(f"tilewright join '{link}'\n")
    assert leaving.process.returncode == 0
    interrupted = Person(start, "Anna", "join", str(link))
    interrupted.until("\nAnna> ")
    interrupted.process.send_signal(signal.SIGINT)
    shown = interrupted.rest()
    assert "> \nThe table is kept. Come back with: " in shown
    assert shown.endswith(f"tilewright join '{link}'\n")
    assert (interrupted.process.returncode, process_error(interrupted.process)) == (0, "")


def test_a_secret_can_be_typed_where_nobody_sees_it(start: Start, server: Server) -> None:
    (link,) = server.table("azul", ANNA, GREEDY, first="1")
    anna = Person(start, "Anna", "join", str(link._replace(token=None)), "--token")
    anna.type(str(link.token))
    assert str(link.token) not in anna.until("\nAnna> ")
    wrong = start("join", str(link._replace(token=None)), "--token")
    stdout, stderr = wrong.communicate("secret\n")
    assert (wrong.returncode, stdout) == (2, "")
    assert stderr == "tilewright: A secret has 32 letters, digits, - or _.\n"


def test_a_seat_of_a_public_table_is_taken_once(start: Start, server: Server, run: Run) -> None:
    link = server.public_table("azul", ANNA, OPEN, first="2")
    words = ("join", str(link), "--name", "Ben")
    ben = Person(start, "Ben", *words)
    ben.until("\nBen> ")
    ben.kill()
    again = Person(start, "Ben", *words)
    again.until("\nBen> ")
    (held,) = held_tables()
    assert (held.server, held.table) == (server.url, link.table)
    other = run("join", str(link._replace(table="a" * 12)), "--name", "Carl")
    assert (other.exit_code, other.stderr) == (
        2,
        f"tilewright: {sentence('table-unknown-table')}\n",
    )


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"table": "a" * 12}, sentence("table-unknown-table")),
        ({"token": "A" * 32}, sentence("table-unknown-token")),
        ({"server": "http://127.0.0.1:9"}, "No server answers at http://127.0.0.1:9: Connection"),
    ],
)
def test_a_link_that_leads_nowhere_is_one_line(
    server: Server, run: Run, change: dict[str, str], complaint: str
) -> None:
    (link,) = server.table("azul", ANNA, GREEDY)
    result = run("join", str(link._replace(**change)))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"tilewright: {complaint}")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "text",
    [
        *("", "azul", "http://host", "ftp://host/t/abcdefghijkl", "http://host/t/short"),
        *("http://host:0/t/abcdefghijkl", "http://me@host/t/abcdefghijkl"),
        "http://host/t/abcdefghijkl#secret",
    ],
)
def test_what_is_no_link_is_said_without_its_secret(run: Run, text: str) -> None:
    result = run("join", text)
    assert result.exit_code == 2
    assert "is not the link of a table; one looks like http://localhost:8080/t/" in result.stderr
    assert "secret”" not in result.stderr


# On a terminal


def test_a_terminal_waits_for_others_and_takes_commands_meanwhile(
    start: Start, server: Server, terminal: Open
) -> None:
    links = server.table("azul", ANNA, OPEN, first="2")
    screen = terminal("join", str(links[0]))
    screen.until("Waiting for somebody to sit down.")
    ben = Person(start, "Ben", "join", str(links[1]), "--name", "Ben")
    assert "Ben sits down." in screen.until("Waiting for Ben.")
    ben.until("\nBen> ")
    ben.kill()
    assert "Ben is away." in screen.until("Waiting for Ben, who is away.")
    screen.type("table\r")
    assert "  Anna " in screen.until("Waiting for Ben, who is away.")
    screen.type("1B1\r")
    assert "turn" in screen.until("Waiting for Ben, who is away.")
    ben.sit_down()
    assert "Ben is here." in screen.until("Waiting for Ben.")
    ben.until("\nBen> ")
    ben.type("quit")
    screen.up_to("Ben (seat 2) is absent. You need not wait")
    screen.type("replace greedy\r")
    assert "A bot takes over: greedy." in screen.until("Anna>")
    screen.type("quit\r")
    assert "Come back with: " in screen.rest()
    assert screen.process.returncode == 0


def test_people_at_terminals_play_again(server: Server, terminal: Open) -> None:
    links = server.table("azul", ANNA, OPEN, first="1")
    anna = terminal("join", str(links[0]))
    anna.until("Waiting for somebody to sit down.")
    ben = terminal("join", str(links[1]), "--name", "Ben")
    ben.until("Waiting for Anna.")
    anna.until("Anna>")
    anna.type("resign\r")
    anna.until("Anna>")
    anna.type("resign\r")
    assert "You have resigned." in anna.until("Anna>")
    assert "Anna has resigned." in ben.until("Ben>")
    anna.type("rematch\r")
    assert "Anna would like to play again." in ben.until("Ben>")
    ben.type("agree\r")
    ben.up_to("They play again at another table.\r\n")
    ben.up_to("Round 1, your turn: ")  # on seat 1
    ben.until("Ben>")
    anna.until("Waiting for Ben.")
    ben.type(CTRL_D)
    assert "Come back with: " in ben.rest()
    anna.type(CTRL_C)
    assert "Come back with: " in anna.rest()
    assert anna.process.returncode == 0


def test_what_a_look_showed_is_hidden_on_a_shared_device(server: Server, terminal: Open) -> None:
    (link,) = server.table("duel", ANNA, BEN, first="1")
    screen = terminal("join", str(link))
    for player, text in (
        *[("Ben", "P1"), ("Ben", "@22r0"), ("Anna", "P1"), ("Anna", "@22r0")],
        *[("Anna", "P+"), ("Anna", "P+"), ("Anna", "P=")],
    ):
        screen.until(f"{player}>")
        screen.type(f"{text}\r")
    assert re.search(r"The plates drawn: \w+, face down; \w+, face down\r", screen.until("Anna>"))
    screen.type("look\r")
    looked = screen.until("hide it again.")
    kept = re.compile(r"of the plates drawn: (\w+, \w+, \w+ and \w+)")
    (plate, _) = kept.findall(" ".join(looked.split()))
    screen.type("\r")
    after = screen.until("Anna>")
    assert after.partition("\x1b[H\x1b[2J\x1b[3J")[1], "the terminal and its history are cleared"
    assert plate not in " ".join(after.split())
