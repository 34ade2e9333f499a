"""Pairing: two strangers meet, nobody is paired twice, challenges, and whose search is whose."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("asyncpg", reason="needs the extra postgres")

from sqlalchemy import Connection, select

from tests.server.databases import BOTH, empty_database
from tests.server.houses import House, InLoop, embedded, in_loop, settings_in
from tilewright.club.glicko import Strength
from tilewright.club.ratings import Rating
from tilewright.server.pairing import limits, rows
from tilewright.server.pairing import pairer as pairer_module
from tilewright.server.pairing.pairer import Pairer
from tilewright.server.pairing.wishes import Acceptance, NewSeek
from tilewright.server.players import operating
from tilewright.server.players.credentials import keep_phrase
from tilewright.server.players.forgetting import forget
from tilewright.server.storage import results
from tilewright.server.storage.meetings import SEEKS
from tilewright.server.storage.schema import NAMES, PLAYERS
from tilewright.tables.commands import ClockWanted, Resign
from tilewright.tables.keys import key_of, new_token
from tilewright.tables.refusals import Denied

HERE = "192.0.2.7"
CORRESPONDENCE = ClockWanted(86_400, per_turn=True)


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return empty_database(request, request.param, tmp_path, "pairing")


def with_pairer(
    folder: Path, database: str, test: Callable[[InLoop, Pairer], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with in_loop(settings_in(folder, database=database)) as house:
            pairer = Pairer(house.tables)
            pairer.start()
            try:
                await test(house, pairer)
            finally:
                await pairer.stop()

    asyncio.run(run())


async def player(house: InLoop, name: str) -> str:
    return (await house.tables.players.make(name, "")).player


def sought(**more: Any) -> NewSeek:
    return NewSeek("azul", new_token(), clock=ClockWanted(300), rated=True, **more)


def test_a_search_that_was_ended_is_not_begun_again_by_a_request_that_comes_late(
    tmp_path: Path, database: str
) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui = await player(house, "Ana"), await player(house, "Rui")
        ended, left = sought(), sought()
        for wish in (ended, left):  # the second one takes the place of the first
            told = await pairer.seek(wish, ana, HERE, "en")
        await pairer.end(told.seek, ana)
        for wish in (ended, left):
            with pytest.raises(Denied) as denied:
                await pairer.seek(wish, ana, HERE, "en")
            assert denied.value.code == "unknown-seek"
        assert (await pairer.seek(sought(), rui, HERE, "en")).table is None
        assert [row.name for row in await pairer.listed(ana)] == ["Rui"]
        challenge = await pairer.seek(sought(invited=rui), ana, HERE, "en")
        await pairer.end(challenge.seek, rui)  # declined
        day = limits.DECLINED_FOR / 1000
        for left_behind, after in ((4, 0), (1, rows.KEPT / 1000 + 1), (0, day)):
            house.clock.pass_seconds(after)
            await house.tables.store.write(partial(rows.drop_old, now=house.clock()))
            there = await house.tables.store.read(
                lambda connection: len(connection.execute(select(SEEKS)).all())
            )
            assert there == left_behind

    with_pairer(tmp_path, database, test)


def test_two_strangers_are_paired_and_hold_their_seats(tmp_path: Path, database: str) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui = await player(house, "Ana"), await player(house, "Rui")
        first, second = sought(), sought()
        told = await pairer.seek(first, ana, HERE, "en")
        assert told.table is None
        waiting = asyncio.create_task(pairer.awaited(told.seek, ana))
        other = await pairer.seek(second, rui, HERE, "en")
        found = await waiting
        assert found.table is not None
        assert found.table == other.table
        table = (await house.tables.live(found.table)).table
        assert table.status == "playing"
        assert table.setup.rated
        assert sorted(table.names) == ["Ana", "Rui"]
        held = await house.tables.store.read(partial(results.holders, table=found.table))
        assert held == {key_of(first.token): ana, key_of(second.token): rui}
        again = await pairer.seek(first, ana, HERE, "en")  # its answer was lost
        assert again.table == found.table

    with_pairer(tmp_path, database, test)


def test_many_at_once_are_all_paired_once(tmp_path: Path, database: str) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        names = [f"P{number}" for number in range(12)]
        people = [await player(house, name) for name in names]
        other = Pairer(house.tables)  # as of another process
        other.start()
        both = [pairer, other] * 6
        seeks = [
            each.seek(sought(), who, HERE, "en") for each, who in zip(both, people, strict=True)
        ]
        ids = [told.seek for told in await asyncio.gather(*seeks)]
        waited = [
            each.awaited(seek, who) for each, seek, who in zip(both, ids, people, strict=True)
        ]
        for one in (pairer, other):
            await one._look()
        tables = [told.table for told in await asyncio.gather(*waited)]
        await other.stop()
        assert None not in tables
        assert sorted([tables.count(each) for each in set(tables)]) == [2] * 6

    with_pairer(tmp_path, database, test)


def test_a_challenge_is_for_one_player_alone(tmp_path: Path) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui, eve = [await player(house, name) for name in ("Ana", "Rui", "Eve")]
        challenge = await pairer.seek(sought(invited=rui), ana, HERE, "en")
        await pairer.seek(
            sought(), eve, HERE, "en"
        )  # is not paired with who has challenged another
        assert (await pairer.told(challenge.seek, ana)).table is None
        assert challenge.seek in [row.id for row in await pairer.listed(rui)]
        assert challenge.seek not in [row.id for row in await pairer.listed(eve)]
        assert challenge.seek not in [row.id for row in await pairer.listed(None)]
        with pytest.raises(Denied, match="unknown-seek"):
            await pairer.accept(challenge.seek, Acceptance(new_token()), eve, HERE, "en")
        accepted = await pairer.accept(challenge.seek, Acceptance(new_token()), rui, HERE, "en")
        assert accepted.table is not None
        assert (await pairer.told(challenge.seek, ana)).table == accepted.table
        with pytest.raises(Denied, match="unknown-seek"):  # once
            await pairer.accept(challenge.seek, Acceptance(new_token()), rui, HERE, "en")

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_a_search_for_a_game_of_days_stays_and_another_one_does_not(tmp_path: Path) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui = await player(house, "Ana"), await player(house, "Rui")
        slow = NewSeek("azul", new_token(), clock=CORRESPONDENCE)
        told = [await pairer.seek(each, ana, HERE, "en") for each in (slow, sought())]
        house.clock.pass_seconds(3_600)
        await house.tables.store.write(partial(rows.drop_old, now=house.clock()))
        assert (await pairer.told(told[0].seek, ana)).table is None
        with pytest.raises(Denied, match="unknown-seek"):
            await pairer.told(told[1].seek, ana)
        found = await pairer.seek(
            NewSeek("azul", new_token(), clock=CORRESPONDENCE), rui, HERE, "en"
        )
        assert found.table is not None
        table = (await house.tables.live(found.table)).table
        assert table.clocks.left == [86_400_000] * 2

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_who_is_gone_is_not_paired(tmp_path: Path) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui = await player(house, "Ana"), await player(house, "Rui")
        await pairer.seek(sought(), ana, HERE, "en")
        pairer._seen.clear()
        house.clock.pass_seconds(16)
        assert (await pairer.seek(sought(), rui, HERE, "en")).table is None

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_a_rated_game_of_paired_strangers_changes_their_ratings(tmp_path: Path) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui = await player(house, "Ana"), await player(house, "Rui")
        tokens = {who: new_token() for who in (ana, rui)}
        wishes = [NewSeek("azul", token, rated=True) for token in tokens.values()]
        await pairer.seek(wishes[0], ana, HERE, "en")
        told = await pairer.seek(wishes[1], rui, HERE, "en")
        assert told.table is not None
        live = await house.tables.live(told.table)
        action = str(live.table.game.notation.parse_action(_first_action(live.table)))
        turn = live.table.turn
        assert turn is not None
        from tilewright.tables.commands import Act

        key = live.table.sittings[turn].key
        who = ana if key == key_of(tokens[ana]) else rui
        act = Act("a", live.table.version, action=action)
        await house.tables.submit(live, key, act, player=who)
        resign = Resign("r", live.table.version)
        await house.tables.submit(live, key_of(tokens[rui]), resign, player=rui)
        ratings = await house.tables.store.read(
            partial(results.ratings_in, pool="azul-2", players=[ana, rui])
        )
        assert ratings[ana].strength.rating > 1500 > ratings[rui].strength.rating

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def _first_action(table: Any) -> str:
    from tilewright.core.playing import legal_actions

    return str(legal_actions(table.game, table.state)[0])


def days(**more: Any) -> NewSeek:
    return NewSeek("azul", new_token(), clock=CORRESPONDENCE, **more)


def test_who_is_out_of_the_range_is_not_shown_a_search_and_can_not_accept_it(
    tmp_path: Path,
) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui, eve = [await player(house, name) for name in ("Ana", "Rui", "Eve")]
        strong = {eve: Rating(Strength(1800.0, 60.0, 0.06), 9, 0)}
        write = house.tables.store.write
        await write(partial(results.write_ratings, pool="azul-2", ratings=strong))
        narrow = await pairer.seek(sought(below=100, above=100), ana, HERE, "en")
        shown = {who: [row.id for row in await pairer.listed(who)] for who in (rui, eve, None)}
        assert shown == {rui: [narrow.seek], eve: [], None: [narrow.seek]}
        with pytest.raises(Denied, match="unknown-seek"):
            await pairer.accept(narrow.seek, Acceptance(new_token()), eve, HERE, "en")
        found = await pairer.accept(narrow.seek, Acceptance(new_token()), rui, HERE, "en")
        assert found.table is not None
        challenge = await pairer.seek(sought(above=0, invited=eve), ana, HERE, "en")
        found = await pairer.accept(challenge.seek, Acceptance(new_token()), eve, HERE, "en")
        assert found.table is not None  # who challenges somebody knows whom

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_few_challenges_go_to_one_player_and_not_too_many_arrive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        monkeypatch.setattr(limits, "MOST_RECEIVED", 3)
        ana, rui, eve, kim = [await player(house, name) for name in ("Ana", "Rui", "Eve", "Kim")]
        for who in (ana, ana, rui):
            told = await pairer.seek(sought(invited=eve), who, HERE, "en")
        for who, invited in ((ana, eve), (kim, eve)):
            with pytest.raises(Denied, match="too-many"):
                await pairer.seek(sought(invited=invited), who, HERE, "en")
        await pairer.end(told.seek, eve)
        with pytest.raises(Denied, match="too-many"):
            await pairer.seek(sought(invited=eve), ana, HERE, "en")
        await pairer.seek(sought(invited=eve), kim, HERE, "en")
        for _ in range(3):
            await pairer.seek(days(), ana, HERE, "en")
        with pytest.raises(Denied, match="too-many"):
            await pairer.seek(days(), ana, HERE, "en")

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_an_address_does_not_fill_what_a_player_receives(tmp_path: Path) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        eve, kim = await player(house, "Eve"), await player(house, "Kim")
        people = [await player(house, f"P{number}") for number in range(5)]
        challenges = [pairer.seek(sought(invited=eve), who, HERE, "en") for who in people]
        found = await asyncio.gather(*challenges, return_exceptions=True)
        refused = [who for who, each in zip(people, found, strict=True) if isinstance(each, Denied)]
        assert len(refused) == 2
        assert len(await pairer.listed(eve)) == 3
        await pairer.seek(sought(invited=kim), refused[0], HERE, "en")
        await pairer.seek(sought(invited=eve), refused[1], "198.51.100.1", "en")
        assert len(await pairer.listed(eve)) == 4

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_who_was_declined_challenges_the_same_player_again_after_a_day(
    tmp_path: Path, database: str
) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui, eve = [await player(house, name) for name in ("Ana", "Rui", "Eve")]
        taken_back = await pairer.seek(sought(invited=rui), ana, HERE, "en")
        await pairer.end(taken_back.seek, ana)
        told = await pairer.seek(sought(invited=rui), ana, HERE, "en")
        await pairer.end(told.seek, rui)
        with pytest.raises(Denied, match="unknown-seek"):
            await pairer.awaited(told.seek, ana)
        with pytest.raises(Denied, match="unknown-seek"):
            await pairer.accept(told.seek, Acceptance(new_token()), rui, HERE, "en")
        with pytest.raises(Denied, match="declined"):
            await pairer.seek(sought(invited=rui), ana, HERE, "en")
        for who, invited in ((ana, eve), (eve, rui), (rui, ana)):
            await pairer.seek(sought(invited=invited), who, HERE, "en")
        house.clock.pass_seconds(limits.DECLINED_FOR / 1000 - 60)
        await house.tables.store.write(partial(rows.drop_old, now=house.clock()))
        with pytest.raises(Denied, match="declined"):
            await pairer.seek(sought(invited=rui), ana, HERE, "en")
        house.clock.pass_seconds(61)
        assert (await pairer.seek(sought(invited=rui), ana, HERE, "en")).table is None

    with_pairer(tmp_path, database, test)


def test_an_address_has_only_some_searches_for_days_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairer_module, "MOST_OF_ADDRESS", 2)

    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui, eve = [await player(house, name) for name in ("Ana", "Rui", "Eve")]
        seats = {"seats": "4"}
        told = [await pairer.seek(days(options=seats), who, HERE, "en") for who in (ana, rui)]
        with pytest.raises(Denied, match="too-many"):
            await pairer.seek(days(options=seats), eve, HERE, "en")
        await pairer.seek(sought(), eve, HERE, "en")  # ends by itself
        await pairer.end(told[0].seek, ana)
        await pairer.seek(days(options=seats), eve, HERE, "en")
        with pytest.raises(Denied, match="too-many"):
            await pairer.seek(days(options=seats), ana, HERE, "en")
        await pairer.seek(days(options=seats), ana, "198.51.100.1", "en")

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_no_address_has_more_open_by_asking_for_many_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairer_module, "MOST_OF_ADDRESS", 2)

    async def test(house: InLoop, pairer: Pairer) -> None:
        people = [await player(house, f"P{number}") for number in range(10)]
        seeks = [pairer.seek(days(options={"seats": "4"}), who, HERE, "en") for who in people]
        found = await asyncio.gather(*seeks, return_exceptions=True)
        assert sum([isinstance(each, Denied) for each in found]) == 8
        assert len(await pairer.listed(None)) == 2

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_limits_refuse_no_search_that_is_there_or_takes_the_place_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairer_module, "MOST_OF_ADDRESS", limits.MOST_OF_PLAYER)

    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui = await player(house, "Ana"), await player(house, "Rui")
        seats = {"seats": "4"}
        for _ in range(limits.MOST_OF_PLAYER - 1):
            await pairer.seek(days(options=seats), ana, HERE, "en")
        for _ in range(2):  # the second one ends the first
            told = await pairer.seek(sought(options=seats), ana, HERE, "en")
        await pairer.end(told.seek, ana)
        last = days(options=seats)
        told = await pairer.seek(last, ana, HERE, "en")
        again = await pairer.seek(last, ana, HERE, "en")  # the first answer was lost
        assert (again.seek, again.table) == (told.seek, None)
        for wish in (days(options=seats), sought(options=seats)):
            with pytest.raises(Denied, match="too-many"):
                await pairer.seek(wish, ana, "198.51.100.1", "en")
        challenge = await pairer.seek(sought(invited=ana), rui, "198.51.100.2", "en")
        accepted = await pairer.accept(challenge.seek, Acceptance(new_token()), ana, HERE, "en")
        assert accepted.table is not None

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_one_search_of_each_is_listed_and_the_oldest_and_newest_of_too_many(
    tmp_path: Path,
) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        people = [await player(house, f"P{number}") for number in range(5)]
        for number, who in enumerate(people):
            options = {"seats": "4"}
            clocks = [ClockWanted(86_400 * (number + 1), per_turn=True), ClockWanted(300 + number)]
            for clock in clocks:
                wish = NewSeek("azul", new_token(), options=options, clock=clock)
                await pairer.seek(wish, who, HERE, "en")
            house.clock.pass_seconds(1)
        listed = await pairer.listed(people[0])
        assert [row.name for row in listed] == ["P0", "P0", "P1", "P2", "P3", "P4"]
        assert [row.is_patient for row in listed[2:]] == [False] * 4
        job = partial(rows.listed, now=house.clock(), player=None, most=4)
        few = await house.tables.store.read(job)
        assert [row.name for row in few] == ["P0", "P1", "P3", "P4"]

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


def test_a_ban_ends_searches_and_challenges_and_who_is_banned_is_not_paired(
    tmp_path: Path, database: str
) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        ana, rui, eve = [await player(house, name) for name in ("Ana", "Rui", "Eve")]
        told = [await pairer.seek(days(), ana, HERE, "en")]
        told.append(await pairer.seek(sought(invited=rui), ana, HERE, "en"))
        told.append(await pairer.seek(sought(invited=ana), rui, HERE, "en"))
        ban = partial(operating.ban, player=ana, why="", now=house.clock())
        await house.tables.store.write(ban)
        assert await pairer.listed(rui) == []
        for each in told[:2]:
            with pytest.raises(Denied, match="unknown-seek"):
                await pairer.accept(each.seek, Acceptance(new_token()), rui, HERE, "en")
        with pytest.raises(Denied, match="banned"):
            await pairer.seek(days(), ana, HERE, "en")
        assert (await pairer.seek(days(), eve, HERE, "en")).table is None

    with_pairer(tmp_path, database, test)


def test_nothing_is_left_of_who_is_deleted_while_they_look_for_others(
    tmp_path: Path, database: str
) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        for number in range(8):
            zoe = await player(house, f"Zoe Zebra {number}")
            gone = partial(forget, player=zoe, now=house.clock(), called=str)
            phrase = partial(keep_phrase, player=zoe, phrase=f"{number}" * 64, now=house.clock())
            wish = days(options={"seats": "4"})
            jobs = [
                pairer.seek(wish, zoe, HERE, "en"),
                house.tables.store.write(gone),
                house.tables.store.write(phrase),
            ]
            order = jobs if number % 2 else [*jobs[1:], jobs[0]]
            await asyncio.gather(*order, return_exceptions=True)

        def left(connection: Connection) -> list[Any]:
            kept = select(PLAYERS.c.id).where(PLAYERS.c.kept.is_not(None))
            found = [*connection.execute(select(SEEKS)), *connection.execute(select(NAMES))]
            return [*found, *connection.execute(kept)]

        assert await house.tables.store.read(left) == []
        late = await player(house, "Zoe Zebra")
        await house.tables.store.write(partial(forget, player=late, now=house.clock(), called=str))
        with pytest.raises(Denied, match="unknown-device"):
            await pairer.seek(days(), late, HERE, "en")
        late_phrase = partial(keep_phrase, player=late, phrase="9" * 64, now=house.clock())
        with pytest.raises(Denied, match="unknown-player"):
            await house.tables.store.write(late_phrase)

    with_pairer(tmp_path, database, test)


def test_a_name_that_another_keeps_meanwhile_is_not_used_to_play(tmp_path: Path) -> None:
    async def test(house: InLoop, pairer: Pairer) -> None:
        eve, ana = await player(house, "Magdalena"), await player(house, "Magdalena")
        keep = partial(keep_phrase, player=ana, phrase="1" * 64, now=house.clock())
        await house.tables.store.write(keep)
        with pytest.raises(Denied, match="keeps it here"):
            await pairer.seek(sought(), eve, HERE, "en")
        assert (await pairer.seek(sought(), ana, HERE, "en")).table is None
        told = await pairer.seek(sought(name="Eve"), eve, HERE, "en")
        assert told.table is not None

    with_pairer(tmp_path, f"sqlite:///{tmp_path}/tables.db", test)


# Over HTTP: whose search is whose


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("meetings")) as house:
        yield house


def device(house: House) -> dict[str, str]:
    made = house.ask("POST", "/api/players", {}).json
    return {"Tilewright-Player": made["token"]}


def test_nobody_reads_ends_or_takes_another_players_search(house: House) -> None:
    ana, eve = device(house), device(house)
    wish = {"game": "duel", "token": new_token(), "clock": {"seconds": 300}}
    told = house.ask("POST", "/api/seeks", wish, **ana)
    assert told.status == 201, told
    seek = told.json["seek"]
    for who, code in ((eve, "unknown-seek"), ({}, "unknown-device")):
        answer = house.ask("GET", f"/api/seeks/{seek}", **who)
        assert answer.json["code"] == code
    assert house.ask("POST", f"/api/seeks/{seek}/end", {}).status == 401
    house.ask("POST", f"/api/seeks/{seek}/end", {}, **eve)  # not hers: nothing happens
    listed = house.ask("GET", "/api/seeks").json["seeks"]
    assert [each["seek"] for each in listed] == [seek]
    assert [each["yours"] for each in listed] == [False]
    stolen = house.ask("POST", "/api/seeks", wish, **eve)  # the same token: it is not hers
    assert stolen.json["code"] == "unknown-seek"
    assert house.ask("POST", "/api/seeks", {**wish, "game": "chess"}, **ana).status == 422
    assert house.ask("POST", "/api/seeks", wish).json["code"] == "unknown-device"
    ended = house.ask("POST", f"/api/seeks/{seek}/end", {}, **ana).json
    assert ended == {"seeks": [], "table": None, "path": None}


def test_who_stops_a_moment_too_late_is_told_the_table(house: House) -> None:
    ana, ben = device(house), device(house)
    wish = {"game": "duel", "token": new_token(), "clock": {"seconds": 300}}
    seek = house.ask("POST", "/api/seeks", wish, **ana).json["seek"]
    met = house.ask("POST", f"/api/seeks/{seek}/accept", {"token": new_token()}, **ben).json
    ended = house.ask("POST", f"/api/seeks/{seek}/end", {}, **ana).json
    assert (ended["table"], ended["path"]) == (met["table"], met["path"])
    assert ended["table"] is not None
    others = house.ask("POST", f"/api/seeks/{seek}/end", {}, **device(house)).json
    assert others["table"] is None


def test_whoever_finds_others_makes_no_more_tables_than_whoever_makes_them(tmp_path: Path) -> None:
    with embedded(tmp_path, tables_rate=1, tables_burst=4) as house:
        ana, ben = device(house), device(house)
        statuses = []
        for _ in range(3):
            wish = {"game": "duel", "token": new_token(), "clock": {"seconds": 300}}
            told = house.ask("POST", "/api/seeks", wish, **ana)
            statuses.append(told.status)
            for _ in range(3 * (told.status == 201)):  # the same search
                assert house.ask("POST", "/api/seeks", wish, **ana).status == 201
            seek = told.json.get("seek", "abcdefghijkl")
            accepted = {"token": new_token()}
            answer = house.ask("POST", f"/api/seeks/{seek}/accept", accepted, **ben)
            statuses.append(answer.status)
        assert statuses == [201, 200, 201, 200, 429, 429]
        seats = [{"kind": "me"}, {"kind": "open"}]
        assert house.ask("POST", "/api/tables", {"game": "azul", "seats": seats}).status == 429
        plan = {"name": "A", "kind": "swiss", "game": "duel", "clock": {"seconds": 300}}
        soon = {"starts": int(time.time() * 1000) + 60_000}
        assert house.ask("POST", "/api/tournaments", {**plan, **soon}, **ana).status == 429
