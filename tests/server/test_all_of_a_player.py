"""All that is kept of a player: each place in the database is exported, and emptied at the end."""

import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from sqlalchemy import Text

from tests.server.houses import embedded
from tests.server.test_keeping import OWN, Visitor, new_player
from tests.server.test_players import me, played
from tilewright.server.storage import meetings
from tilewright.server.storage.schema import METADATA

NAME = "Zoe Zebra"
assert meetings.SEEKS.metadata is METADATA  # all tables are known


class Place(NamedTuple):
    """Where the id of a player stands: what the export tells of it, and whether it stays."""

    told: Callable[[Any], object]  # something that is true of an export if the row is told
    stays: bool = False  # after deletion, as an id that leads to nobody


# Every column that may hold the id of a player. A new one has to be exported and deleted, too.
PLACES: Mapping[str, Place] = {
    "players.id": Place(lambda told: told["me"]["name"] == NAME, stays=True),
    "names.player_id": Place(lambda told: told["me"]["kept"]),
    "devices.player_id": Place(lambda told: told["me"]["devices"]),
    "passkeys.player_id": Place(lambda told: told["me"]["passkeys"]),
    "challenges.player_id": Place(lambda told: True),  # random bytes, for five minutes
    "holders.player_id": Place(lambda told: told["tables"], stays=True),
    "results.player_id": Place(lambda told: told["games"], stays=True),
    "ratings.player_id": Place(lambda told: told["me"]["ratings"], stays=True),
    "deeds.about": Place(lambda told: told["deeds"][0]["why"] == "rude", stays=True),
    "seeks.player_id": Place(lambda told: [each for each in told["seeks"] if each["yours"]]),
    "seeks.invited": Place(lambda told: [each for each in told["seeks"] if not each["yours"]]),
    "tournaments.maker": Place(lambda told: told["tournaments"][0]["made"]),
    "entrants.player_id": Place(lambda told: told["tournaments"][0]["number"] == 1),
    "complaints.by": Place(lambda told: told["complaints"][0]["why"] == "phrases"),
    "complaints.about": Place(lambda told: len(told["complaints"]) == 1),  # the operator's alone
}

# All other columns of text: none of them holds the id of a player.
OTHERS = """
    announcements.id announcements.text bans.address challenges.key complaints.id complaints.name
    complaints.table_id complaints.why counters.name deeds.deed deeds.id deeds.why devices.id
    devices.key devices.name entrants.key entrants.level entrants.name entrants.tournament_id
    events.command events.kind events.table_id events.text holders.key holders.table_id names.look
    pairings.outcome pairings.table_id pairings.tournament_id passkeys.id passkeys.name
    passkeys.public_key passkeys.site players.name players.phrase ratings.pool reports.engine
    reports.table_id reports.text results.game results.how results.level results.name
    results.options results.table_id seeks.id seeks.key seeks.name seeks.table_id seeks.wish
    tables.id tables.seats tables.setup tables.status tournaments.id tournaments.plan
    tournaments.status
"""


def test_every_column_is_known_to_hold_players_or_not() -> None:
    texts = [
        f"{table.name}.{column.name}"
        for table in METADATA.sorted_tables
        for column in table.c
        if isinstance(column.type, Text)
    ]
    assert sorted([*PLACES, *OTHERS.split()]) == sorted(texts), "tell export and deletion about it"
    referring = {
        f"{table.name}.{column.name}"
        for table in METADATA.sorted_tables
        for column in table.c
        for key in column.foreign_keys
        if key.column.table.name == "players"
    }
    assert referring <= PLACES.keys()


class Stage(NamedTuple):
    """A server with a player who has done everything that can be done."""

    folder: Path
    zoe: Visitor
    player: str
    ben: Visitor


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("all")
    with embedded(folder) as house:
        zoe = Visitor(house, new_player(house, name=NAME)["token"])
        ben = Visitor(house, new_player(house, name="Ben")["token"])
        zoe.with_passkey()
        zoe.asked(OWN)  # a passkey that was never made
        player = me(zoe)["player"]
        table = played(zoe, ben)
        seek(zoe, "A" * 32, invited=me(ben)["player"])
        seek(ben, "B" * 32, invited=player)
        plan: dict[str, Any] = {"name": f"Cup of {NAME}", "kind": "swiss", "game": "azul"}
        plan |= {"clock": {"seconds": 60}, "starts": int(time.time() * 1000) + 3_600_000}
        made = asked(zoe, "/api/tournaments", plan)["tournament"]
        asked(zoe, f"/api/tournaments/{made}/enter", {"token": "C" * 32})
        with closing(sqlite3.connect(folder / "tables.db")) as database:
            for by, about, why in ((player, None, "phrases"), (None, player, "name")):
                values = (f"c-{why}", 1, table, 0, NAME if about else "Ben", about, by, why)
                database.execute(f"INSERT INTO complaints VALUES ({marks(values)})", values)
            deed = ("d1", 1, "ban", player, "rude")
            database.execute(f"INSERT INTO deeds VALUES ({marks(deed)})", deed)
            database.commit()
        yield Stage(folder, zoe, player, ben)


def asked(visitor: Visitor, path: str, body: Any) -> Any:
    answer = visitor.ask("POST", path, body)
    assert answer.status in (200, 201), answer
    return answer.json


def seek(visitor: Visitor, token: str, **fields: Any) -> None:
    asked(visitor, "/api/seeks", {"game": "azul", "token": token, **fields})


def marks(values: tuple[object, ...]) -> str:
    return ", ".join("?" * len(values))


def places_of(stage: Stage, text: str) -> set[str]:
    """Where a text stands in the database, alone or in another one."""
    with closing(sqlite3.connect(stage.folder / "tables.db")) as database:
        return {
            f"{table.name}.{column.name}"
            for table in METADATA.sorted_tables
            for column in table.c
            if database.execute(
                f'SELECT 1 FROM {table.name} WHERE instr("{column.name}", ?)', (text,)
            ).fetchone()
        }


def test_the_player_of_these_tests_is_everywhere(stage: Stage) -> None:
    assert places_of(stage, stage.player) == PLACES.keys()


@pytest.mark.parametrize("place", PLACES)
def test_what_is_kept_is_exported(stage: Stage, place: str) -> None:
    export = stage.zoe.ask("GET", "/api/me/export").json
    assert PLACES[place].told(export), export


def test_an_export_holds_no_secret_and_nothing_of_others(stage: Stage) -> None:
    answer = stage.zoe.ask("GET", "/api/me/export")
    other = stage.ben.ask("GET", "/api/me/export").json
    assert b"public_key" not in answer.body
    assert "key" not in {field for each in answer.json["me"]["passkeys"] for field in each}
    assert [each["plan"]["name"] for each in answer.json["tournaments"]] == [f"Cup of {NAME}"]
    assert (other["tournaments"], other["complaints"], other["deeds"]) == ([], [], [])
    assert {each["yours"] for each in other["seeks"]} == {True, False}


def test_who_is_deleted_leaves_an_id_at_games_and_nothing_else(stage: Stage) -> None:
    answer = stage.zoe.ask("POST", "/api/me/delete", {"player": stage.player})
    assert answer.status == 200, answer
    left = {name for name, place in PLACES.items() if place.stays}
    assert places_of(stage, stage.player) == left
    assert places_of(stage, "Zoe") == places_of(stage, "rude") == set()
    (cup,) = stage.ben.ask("GET", "/api/tournaments").json["tournaments"]
    assert (cup["name"], cup["status"]) == ("Swiss", "open")
