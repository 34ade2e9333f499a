"""`tilewright join`: people at the table of a server."""

import json
import re
import signal
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.cli.conftest import Open, Run, Sit, Start, read_until, type_line
from tests.cli.people import Person, Server, asked_of, first_choice, joining, play_on, play_out
from tests.cli.screen import CTRL_C
from tests.server.houses import House, embedded
from tilewright.catalog import read_record
from tilewright.cli.join import PLAYER
from tilewright.cli.online.held import held_tables
from tilewright.cli.online.link import Link
from tilewright.cli.online.web import make_table, record_text, table_now
from tilewright.core.words import sentence
from tilewright.tables.commands import NewTable, SeatWanted

ANNA = SeatWanted("me", "Anna")
OPEN = SeatWanted("open")
GREEDY = SeatWanted("bot", level="greedy")
LOST = "The connection to the server is lost; trying again."


def anna_and_ben(sit: Sit, links: list[Link]) -> tuple[Person, Person]:
    """Both at their table; Ben sits down by his link."""
    return sit("Anna", joining(links[0])), sit("Ben", joining(links[1], "Ben"))


@pytest.mark.parametrize("game", ["azul", "duel"])
def test_two_people_play_a_whole_game(sit: Sit, server: Server, game: str) -> None:
    links = server.table(game, ANNA, OPEN, first="1")
    anna, ben = anna_and_ben(sit, links)
    play_out(anna, ben)
    record = read_record(record_text(links[0]))
    assert record.outcome() is not None
    assert [record.tags["Player1"], record.tags["Player2"]] == ["Anna", "Ben"]
    for person in (anna, ben):
        assert "The record of the game is at " in person.rest()
        assert re.search(r" wins? | share the victory ", person.shown)


def test_who_is_killed_comes_back_to_where_they_were(
    start: Start, server: Server, games: Path
) -> None:
    (link,) = server.table("azul", ANNA, GREEDY, first="1")
    killed = start("join", str(link))
    shown = read_until(killed, "\nAnna> ")
    type_line(killed, first_choice(shown))
    left = read_until(killed, "\nAnna> ")
    killed.kill()
    killed.wait()
    again = start("join", str(link))
    table = left.rindex("   bag ")
    assert (
        read_until(again, "\nAnna> ")
        .replace(sentence("say-hint") + "\n", "")
        .endswith(left[table:].replace(sentence("say-hint") + "\n", ""))
    )
    again.send_signal(signal.SIGINT)
    stdout, stderr = again.communicate()
    assert (again.returncode, stderr) == (0, "")
    assert "\nThe table is kept. Come back with: " in stdout
    assert stdout.endswith(f"tilewright join '{link}'\n")


def test_a_server_that_ends_and_starts_again_is_found_again(sit: Sit, tmp_path: Path) -> None:
    with embedded(tmp_path) as house:
        port = int(house.url.rpartition(":")[2])
        links = Server(house.url).table("azul", ANNA, OPEN, first="1")
        anna = sit("Anna", joining(links[0]), is_terminal=True)
        ben = sit("Ben", joining(links[1], "Ben"), is_terminal=True)
        for _ in range(3):
            play_on(anna, ben)
    for person in (anna, ben):
        person.until(LOST)
    with embedded(tmp_path, port=port):
        for person in (anna, ben):
            person.until("The connection is back.")
        for _ in range(3):
            play_on(anna, ben)
        (person,) = asked_of(anna, ben)
        moves = table_now(links[0]).view.moves
        assert anna.told.count(LOST) == ben.told.count(LOST) == 1
    assert moves == 1 + len(re.findall(r"^\w+ takes? ", person.told, re.MULTILINE))  # with the deal


def test_a_spectator_sees_the_game_and_is_asked_nothing(sit: Sit, server: Server) -> None:
    (anna,) = server.table("azul", ANNA, GREEDY, first="1")
    watcher = sit("", joining(anna._replace(token=None)))
    watcher.until("Round 1")  # is there before the first move
    player = sit("Anna", joining(anna))
    play_out(player, watcher)
    assert watcher.answers == 0
    stories = re.compile(r"^(?:Anna takes|You take|greedy takes) .*\]", re.MULTILINE)
    seen, told = stories.findall(watcher.told), stories.findall(player.told)
    assert len(seen) == len(told)
    assert not [line for line in seen if line.startswith("You ")]
    assert not [line for line in told if line.startswith("Anna ")]
    assert "The record of the game is at " in watcher.told


def test_what_the_server_refuses_is_said_with_its_rule(sit: Sit, server: Server) -> None:
    (link,) = server.table("azul", ANNA, GREEDY, first="1")
    anna = sit("Anna", joining(link))
    said = []
    for line in ("9b1", "hello", "confirm", "agree", "replace", "undo"):
        anna.until("Anna> ")
        anna.type(line)
        said.append(anna.asked().splitlines()[1])
    assert said == [
        "There is no factory 9 at this table (AZ-1.1).",
        "“hello” is not a choice here; help explains what to type.",
        sentence("table-nothing-to-confirm"),
        sentence("table-no-offer"),
        "Type replace and a bot’s level, such as replace skilled, if somebody is absent.",
        sentence("table-nothing-to-take-back"),
    ]


def test_a_question_mark_a_hint_and_help_are_answered(sit: Sit, server: Server) -> None:
    (link,) = server.table("azul", ANNA, GREEDY, first="1")
    anna = sit("Anna", joining(link))
    choice = first_choice(anna.until("Anna> "))
    anna.type(f"? {choice.lower()}")
    assert f"\n  {choice}  You take " in anna.asked()
    anna.type("?")
    told = anna.asked()
    assert told.count("  You take ") > 40  # more than one question may ask
    assert told.count(sentence("say-choices-points")) == 1
    anna.type("hint")
    assert "\nA bot would do this: You take " in anna.asked()
    anna.type("help")
    assert "\nrematch      when it is over, play once more\n" in anna.asked()
    anna.type("table")
    assert "> Anna *" in anna.asked()


def test_taking_back_after_another_has_moved_needs_their_agreement(
    sit: Sit, server: Server
) -> None:
    anna, ben = anna_and_ben(sit, server.table("azul", ANNA, OPEN, first="1"))
    for person in (anna, ben):
        person.type(first_choice(person.asked()))
    for answer, line in (("decline", "Ben declines."), ("agree", "Ben agrees.")):
        anna.asked()
        anna.type("undo")
        assert "Anna would like to take back." in ben.asked()
        assert "Type agree or decline." in ben.shown
        ben.type(answer)
        assert line in anna.asked()
    assert "You take back." in anna.shown


def test_moves_wait_to_be_confirmed_at_a_table_that_asks_for_it(sit: Sit, server: Server) -> None:
    (link,) = server.made(NewTable("azul", [ANNA, GREEDY], {"first": "1"}, confirm=True))
    anna = sit("Anna", joining(link))
    choice = first_choice(anna.asked())
    anna.type(choice)
    assert "Type confirm, or undo to take back." in anna.asked()
    anna.type("undo")
    assert first_choice(anna.asked()) == choice
    anna.type(choice)
    anna.asked()
    anna.type("confirm")
    assert "greedy takes " in anna.asked()


def test_giving_up_is_asked_twice_and_ends_the_game(sit: Sit, server: Server) -> None:
    links = server.table("azul", ANNA, OPEN, first="1")
    anna, ben = anna_and_ben(sit, links)
    for line in ("resign", "table", "resign"):
        anna.asked()
        anna.type(line)
        assert "You resign." not in anna.asked()
    anna.type("resign")
    assert "You resign." in anna.rest()
    assert "\nAnna forfeits the game: Resigned. Ben wins.\n" in ben.rest()
    assert read_record(record_text(links[0])).winners() == (1,)


def test_a_name_that_is_taken_is_asked_for_again(sit: Sit, server: Server) -> None:
    links = server.table("azul", ANNA, OPEN, first="2")
    ben = sit("Ben", joining(links[1], "Anna"))
    assert "Anna" in ben.until("What are you called? ")
    ben.type("Ben")
    assert "You sit down." in ben.asked()


def test_who_leaves_is_told_how_to_come_back(run: Run, server: Server) -> None:
    (link,) = server.table("duel", ANNA, GREEDY, first="1")
    for typed in ((), ("quit",)):
        left = run("join", str(link), typed=typed)
        assert left.exit_code == 0
        assert left.stdout.endswith(f"tilewright join '{link}'\n")


def test_a_secret_can_be_typed_where_nobody_sees_it(run: Run, server: Server) -> None:
    (link,) = server.table("azul", ANNA, GREEDY, first="1")
    words = ("join", str(link._replace(token=None)), "--token")
    anna = run(*words, typed=(str(link.token), "quit"))
    assert "Anna> quit" in anna.stdout
    assert str(link.token) not in anna.stdout
    wrong = run(*words, typed=("secret",))
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert wrong.stderr == "tilewright: A secret has 32 letters, digits, - or _.\n"


def rated_table(player: str, address: str, is_public: bool = False) -> Link:
    """The link of a table that counts, made over HTTP as a player who sits there first."""
    seats = [ANNA, OPEN if is_public else GREEDY]
    first = {"first": "2" if is_public else "1"}
    new = NewTable("azul", seats, first, public=is_public, rated=True)
    body = json.loads(msgspec.json.encode(new))
    made = House(address).ask("POST", "/api/tables", body, **{"Tilewright-Player": player}).json
    return Link(address, made["table"], made["token"])


def new_player(address: str) -> str:
    """The token of a player."""
    made = House(address).ask("POST", "/api/players", {}).json
    return str(made["token"])


def test_a_player_plays_a_rated_game(
    run: Run, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = new_player(server.url)
    link = rated_table(player, server.url)
    first = run("join", str(link), "--player", typed=(player, "quit"))
    assert (first.exit_code, first.stderr) == (0, "")
    shown = first.stdout
    choice = first_choice(shown.partition("Anna>")[0])
    nobody = run("join", str(link), typed=(choice, "quit"))
    told = f"tilewright: {sentence('say-seat-of-player', option='--player')}\n"
    assert (nobody.exit_code, nobody.stderr) == (2, told)
    monkeypatch.setenv(PLAYER, player)
    unasked = run("join", str(link), typed=(choice, "quit"))  # the player is told only if asked to
    assert (unasked.exit_code, unasked.stderr) == (2, told)
    played = run("join", str(link), "--player", typed=(choice, "quit"))
    assert "You take " in played.stdout
    assert played.stdout.endswith(f"tilewright join '{link}' --player\n")
    assert player not in shown + played.stdout
    monkeypatch.setenv(PLAYER, "nobody")
    wrong = run("join", str(link), "--player")
    assert (wrong.exit_code, wrong.stderr) == (2, f"tilewright: {sentence('say-token')}\n")


def test_a_player_takes_a_seat_at_a_public_rated_table(
    run: Run, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = rated_table(new_player(server.url), server.url, is_public=True)._replace(token=None)
    refused = run("join", str(link), "--name", "Ben")
    told = f"tilewright: {sentence('table-unknown-device')}\n"
    assert (refused.exit_code, refused.stderr) == (2, told)
    monkeypatch.setenv(PLAYER, new_player(server.url))
    seated = run("join", str(link), "--name", "Ben", "--player", typed=("quit",))
    assert (seated.exit_code, seated.stderr) == (0, "")


def test_a_seat_of_a_public_table_is_taken_once(server: Server, run: Run) -> None:
    made = make_table(server.url, NewTable("azul", [ANNA, OPEN], {"first": "2"}, public=True))
    link = Link(server.url, made.table, None)
    for _ in range(2):
        assert "\nBen> quit" in run("join", str(link), "--name", "Ben", typed=("quit",)).stdout
    (held,) = held_tables()
    assert (held.server, held.table) == (server.url, link.table)
    other = run("join", str(link._replace(table="a" * 12)), "--name", "Carl")
    unknown = f"tilewright: {sentence('table-unknown-table')}\n"
    assert (other.exit_code, other.stderr) == (2, unknown)


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
    sit: Sit, server: Server, terminal: Open
) -> None:
    links = server.table("azul", ANNA, OPEN, first="2")
    screen = terminal("join", str(links[0]))
    screen.until("Waiting for somebody to sit down.")
    ben = sit("Ben", joining(links[1], "Ben"))
    assert "Ben sits down." in screen.until("Waiting for Ben.")
    screen.type("table\r")
    assert "  Anna " in screen.until("Waiting for Ben.")
    screen.type("1B1\r")
    assert "turn" in screen.until("Waiting for Ben.")
    ben.asked()
    ben.type("quit")
    screen.up_to("Ben (seat 2) is absent. You need not wait")
    screen.type("replace greedy\r")
    assert "A bot takes over: greedy." in screen.until("Anna>")
    screen.type(CTRL_C)
    assert "Come back with: " in screen.rest()
    assert screen.process.returncode == 0


def test_who_is_away_is_told_and_comes_back(sit: Sit, server: Server) -> None:
    links = server.table("azul", ANNA, OPEN, first="2")
    anna = sit("Anna", joining(links[0]), is_terminal=True)
    ben = sit("Ben", joining(links[1], "Ben"))
    ben.asked()
    anna.until("Waiting for Ben.")
    ben.vanish()
    assert "Ben is away." in anna.until("Waiting for Ben, who is away.")
    sit("Ben", joining(links[1])).asked()
    assert "Ben is here." in anna.until("Ben is here.")


def test_people_at_terminals_play_again(sit: Sit, server: Server) -> None:
    links = server.table("azul", ANNA, OPEN, first="1")
    anna = sit("Anna", joining(links[0]), is_terminal=True)
    ben = sit("Ben", joining(links[1], "Ben"), is_terminal=True)
    for _ in range(2):
        anna.asked()
        anna.type("resign")
    assert "You resign." in anna.asked()
    assert "Anna forfeits the game: Resigned. Ben wins." in ben.asked()
    anna.type("rematch")
    assert "Anna would like to play again." in ben.until("Anna would like to play again.")
    ben.type("agree")
    ben.until("They play again at another table.\n")
    ben.until("Round 1, your turn: ")  # on seat 1
    anna.until("Waiting for Ben.")
