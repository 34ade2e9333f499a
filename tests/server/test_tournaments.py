"""Tournaments: run by themselves, through restarts, every step once, and nothing told too early."""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("asyncpg", reason="needs the extra postgres")

from sqlalchemy import Connection, select

from tests.server.databases import BOTH, empty_database
from tests.server.houses import Clock, House, InLoop, embedded, in_loop, settings_in
from tilewright.club.plan import Plan
from tilewright.club.play import Entrant, Outcome, Pairing
from tilewright.club.tournament import ARENA_BREAK, BREAK, Start, Tournament, next_step
from tilewright.core.playing import legal_actions
from tilewright.server.players import history, operating
from tilewright.server.players.forgetting import forget
from tilewright.server.players.rows import kept_out
from tilewright.server.players.seats import players_at
from tilewright.server.storage import meetings
from tilewright.server.storage.schema import TABLES
from tilewright.server.tournaments import rows, steps
from tilewright.server.tournaments.keeper import Keeper
from tilewright.server.tournaments.titles import is_title
from tilewright.server.tournaments.told import Entry, TournamentTold
from tilewright.tables.commands import Act, ClockWanted, Resign
from tilewright.tables.keys import key_of, new_token
from tilewright.tables.refusals import Denied

CLOCK = ClockWanted(300)
HERE = "192.0.2.7"


class Club(dict[str, str]):
    """Players by name, and the tokens of their seats."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens: dict[str, str] = {}
        self.numbers: dict[int, str] = {}

    async def enter(self, house: InLoop, keeper: Keeper, tournament: str, names: str) -> None:
        for name in names.split():
            if name not in self:
                self[name] = (await house.tables.players.make(name, "")).player
                self.tokens[name] = new_token()
            entry = Entry(self.tokens[name])
            told = await keeper.enter(tournament, entry, self[name], "en")
            assert told.you is not None
            self.numbers[told.you] = name


async def resign_all(house: InLoop, club: Club, told: TournamentTold) -> None:
    """Let the second of every game of people give up."""
    kept = await house.tables.store.read(partial(rows.kept, id=told.tournament))
    for game in kept.games:
        if game.table is None or game.outcome is not None:
            continue
        live = await house.tables.live(game.table)
        if live.table.status == "over":
            continue
        assert game.pairing.second is not None
        name = club.numbers[game.pairing.second]
        resign = Resign("r", live.table.version)
        try:
            await house.tables.submit(live, key_of(club.tokens[name]), resign, player=club[name])
        except Denied:
            again = await house.tables.live(game.table)
            assert again.table.status == "over"  # the clock was quicker


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return empty_database(request, request.param, tmp_path, "tournaments")


def test_a_swiss_tournament_runs_by_itself_through_restarts_and_every_step_is_done_once(
    tmp_path: Path, database: str
) -> None:
    settings, clock, club = settings_in(tmp_path, database=database), Clock(), Club()

    async def begin() -> str:
        async with in_loop(settings, clock) as house:
            keeper = Keeper(house.tables)
            plan = Plan("Friday", "swiss", "azul", CLOCK, clock() + 60_000, rounds=3)
            ana = (await house.tables.players.make("Ana", "")).player
            tournament = (await keeper.make(plan, ana, HERE)).tournament
            await club.enter(house, keeper, tournament, "Rui Eve Bob Kim Sue")
            await keeper.go_round()
            assert (await keeper.told(tournament, None)).status == "open"
            return tournament

    async def go_on(tournament: str) -> TournamentTold:
        """A server that does one step, at the same time as another one, and is gone."""
        async with in_loop(settings, clock) as house:
            keepers = Keeper(house.tables), Keeper(house.tables)
            await asyncio.gather(*[keeper.step(tournament) for keeper in keepers])
            told = await keepers[0].told(tournament, None)
            await resign_all(house, club, told)
            return told

    tournament = asyncio.run(begin())
    clock.pass_seconds(61)
    for number in range(1, 4):
        told = asyncio.run(go_on(tournament))
        assert (told.status, told.round) == ("running", number)
        clock.pass_seconds(1)
        told = asyncio.run(go_on(tournament))  # takes the results in; the break has begun
        clock.pass_seconds(BREAK / 1000 + 1)
    assert told.status == "over" or asyncio.run(go_on(tournament)).status == "over"
    told = asyncio.run(go_on(tournament))
    pairs = Counter([frozenset((game.first, game.second)) for game in told.games])
    assert max(pairs.values()) == 1
    assert sorted(Counter([game.round for game in told.games]).values()) == [3, 3, 3]
    byes = [game.first for game in told.games if game.second is None]
    assert len(set(byes)) == 3
    won = Counter([game.first for game in told.games])  # whoever sat first has won, or had a bye
    assert {each.number: each.total for each in told.entrants} == {
        number: 2 * won[number] for number in club.numbers
    }
    assert [each.place for each in told.entrants] == sorted([each.place for each in told.entrants])


def with_keeper(folder: Path, test: Any, database: str | None = None) -> None:
    changes = {} if database is None else {"database": database}

    async def run() -> None:
        async with in_loop(settings_in(folder, **changes)) as house:
            await test(house, Keeper(house.tables))

    asyncio.run(run())


def test_a_duplicate_gives_all_tables_the_same_deals_and_tells_nothing_before_all_are_done(
    tmp_path: Path,
) -> None:
    async def test(house: InLoop, keeper: Keeper) -> None:
        club = Club()
        plan = Plan("Thursday", "duplicate", "azul", CLOCK, house.clock(), rounds=1)
        ana = (await house.tables.players.make("Ana", "")).player
        tournament = (await keeper.make(plan, ana, HERE)).tournament
        await club.enter(house, keeper, tournament, "Rui Eve Bob Kim")
        await keeper.step(tournament)
        kept = await house.tables.store.read(partial(rows.kept, id=tournament))
        tables = [(await house.tables.live(game.table or "")).table for game in kept.games]
        assert len({str(table.moves[0].action) for table in tables}) == 1
        assert len({table.setup.seed for table in tables}) == 1
        assert all([table.turn == 0 for table in tables])  # who sits first begins
        assert all([table.setup.counts for table in tables])
        seen = await keeper.told(tournament, club["Rui"])
        assert [game.table for game in seen.games] == [None, None]
        assert seen.table is not None  # one's own
        with pytest.raises(Denied, match="sealed"):
            await house.tables.holders.check_sight(await house.tables.live(seen.table), None)
        # One table is done: still nothing is told of the deal.
        first = await house.tables.live(kept.games[0].table or "")
        for number in kept.games[0].pairing.players:
            name = club.numbers[number]
            action = str(legal_actions(first.table.game, first.table.state)[0])
            act = Act(f"act{number}", first.table.version, action=action)
            await house.tables.submit(first, key_of(club.tokens[name]), act, player=club[name])
        second = club.numbers[kept.games[0].pairing.second or 0]
        resign = Resign("r", first.table.version)
        await house.tables.submit(first, key_of(club.tokens[second]), resign, player=club[second])
        await keeper.step(tournament)
        seen = await keeper.told(tournament, None)
        assert (seen.deals, [game.counts for game in seen.games]) == ([], [None, None])
        loser = club[club.numbers[kept.games[0].pairing.second or 0]]
        read = house.tables.store.read
        history_of = partial(history.games, player=loser, search=history.Search())
        at_table = partial(players_at, table=first.table, now=house.clock())
        assert (await read(history_of)).games == []
        assert len(await read(partial(history.all_games, player=loser))) == 1  # for themselves
        assert [each.after for each in (await read(at_table)).seats] == [None, None]
        await resign_all(house, club, seen)
        await keeper.step(tournament)
        seen = await keeper.told(tournament, None)
        assert seen.status == "over"
        assert None not in [game.table for game in seen.games]
        points = {each.seat: each.match_points for each in seen.deals[0].results}
        assert points == {0: 1, 1: 1}  # all second seats gave up: they tie, and so do the others
        assert len((await read(history_of)).games) == 1
        await house.tables.holders.check_sight(
            await house.tables.live(seen.games[0].table or ""), None
        )

    with_keeper(tmp_path, test)


def test_tables_of_deals_that_go_on_are_found_without_reading_all_that_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    plans, read = meetings._PLANS, list[str]()
    makers: dict[str, str] = {}

    class Counting:
        def decode(self, text: str) -> Plan:
            read.append(text)
            return plans.decode(text)

    def write(connection: Connection) -> None:
        kinds = {"a": "duplicate", "b": "duplicate", "c": "swiss"}
        for id, kind in kinds.items():
            plan = Plan(id, kind, "azul", CLOCK, 0)  # type: ignore[arg-type]
            rows.add(connection, id, plan, makers[id], 0)
            rows.go_on(connection, id, "running", 2, 0, 1)
            games = [
                rows.Game(round, board, Pairing(1, 2), f"{id}{round}{board}", None)
                for round in (1, 2)
                for board in (1, 2)
            ]
            games.append(rows.Game(1, 3, Pairing(3, None), None, None))  # is not played
            rows.add_games(connection, id, games)
        over = Outcome((2, 0), (1, 0))
        for id, round, board in product("ab", (1, 2), (1, 2)):
            if (id, round, board) == ("a", 2, 2):
                continue  # it goes on
            game = rows.Game(round, board, Pairing(1, 2), f"{id}{round}{board}", None)
            rows.set_outcome(connection, id, game, over, 0)

    async def test(house: InLoop, keeper: Keeper) -> None:
        for name in ("a", "b", "c"):
            makers[name] = (await house.tables.players.make(name, "")).player
        await house.tables.store.write(write)
        monkeypatch.setattr(meetings, "_PLANS", Counting())
        found = await house.tables.store.read(meetings.sealed_tables)
        assert sorted(found) == ["a21", "a22"]
        assert len(read) == 3

    with_keeper(tmp_path, test, database)


def test_an_arena_pairs_whoever_is_there_and_free_until_its_clock_ends_it(tmp_path: Path) -> None:
    async def test(house: InLoop, keeper: Keeper) -> None:
        club = Club()
        plan = Plan("Noon", "arena", "azul", CLOCK, house.clock(), minutes=5)
        ana = (await house.tables.players.make("Ana", "")).player
        tournament = (await keeper.make(plan, ana, HERE)).tournament
        await club.enter(house, keeper, tournament, "Rui Eve Bob")
        await keeper.step(tournament)
        told = await keeper.told(tournament, None)
        assert (told.round, len(told.games)) == (1, 1)
        await resign_all(house, club, told)
        await keeper.step(tournament)
        house.clock.pass_seconds(ARENA_BREAK / 1000)
        await keeper.step(tournament)
        told = await keeper.told(tournament, None)
        assert len(told.games) == 2
        assert {told.games[0].first, told.games[0].second} != {
            told.games[1].first,
            told.games[1].second,
        }
        house.clock.pass_seconds(300)
        await resign_all(house, club, told)  # too late to count
        await keeper.step(tournament)
        told = await keeper.told(tournament, None)
        assert told.status == "over"
        assert sum([each.total for each in told.entrants]) == 2

    with_keeper(tmp_path, test)


def test_bots_fill_in_play_by_themselves_and_nobody_waits(tmp_path: Path) -> None:
    async def test(house: InLoop, keeper: Keeper) -> None:
        club = Club()
        plan = Plan("Bots", "swiss", "azul", CLOCK, house.clock(), rounds=1, bots="random", fill=3)
        ana = (await house.tables.players.make("Ana", "")).player
        tournament = (await keeper.make(plan, ana, HERE)).tournament
        await club.enter(house, keeper, tournament, "Rui")
        await keeper.step(tournament)
        told = await keeper.told(tournament, club["Rui"])
        assert [each.level for each in told.entrants].count("random") == 3
        assert len(told.games) == 2
        kept = await house.tables.store.read(partial(rows.kept, id=tournament))
        kinds = [
            [seat.kind for seat in (await house.tables.live(game.table or "")).table.setup.seats]
            for game in kept.games
        ]
        assert sorted(map(sorted, kinds)) == [["bot", "bot"], ["bot", "person"]]

    with_keeper(tmp_path, test)


def test_without_people_it_is_cancelled_and_who_does_not_come_is_left_out(tmp_path: Path) -> None:
    async def test(house: InLoop, keeper: Keeper) -> None:
        club = Club()
        ana = (await house.tables.players.make("Ana", "")).player
        plan = Plan("Empty", "swiss", "azul", CLOCK, house.clock(), rounds=2)
        empty = (await keeper.make(plan, ana, HERE)).tournament
        await club.enter(house, keeper, empty, "Rui")
        await keeper.step(empty)
        assert (await keeper.told(empty, None)).status == "cancelled"
        with pytest.raises(Denied, match="tournament-over"):
            await club.enter(house, keeper, empty, "Eve")
        late = (await keeper.make(plan, ana, HERE)).tournament
        await club.enter(house, keeper, late, "Rui Eve")
        await keeper.step(late)
        table = (await keeper.told(late, club["Rui"])).table
        assert table is not None
        house.clock.pass_seconds(301)
        await house.tables.look_after(await house.tables.live(table))
        await keeper.step(late)
        told = await keeper.told(late, None)
        assert [each.active for each in told.entrants] == [True, False]
        assert told.status == "over"  # one alone can't go on

    with_keeper(tmp_path, test)


def test_bots_fill_in_to_sixteen_or_to_twice_the_people() -> None:
    for people, fill, entrants in ((1, 64, 16), (3, 10, 10), (3, 64, 16), (20, 64, 40), (9, 5, 10)):
        plan = Plan("Many", "swiss", "azul", CLOCK, 0, bots="random", fill=fill)
        there = [Entrant(number, 1500.0) for number in range(1, people + 1)]
        step = next_step(Tournament(plan, "open", 0, there, [], 0), 0)
        assert step == Start(entrants - people)


def test_a_maker_and_an_address_have_only_few_that_are_not_over(tmp_path: Path) -> None:
    async def test(house: InLoop, keeper: Keeper) -> None:
        makers = [(await house.tables.players.make(name, "")).player for name in "ABCD"]
        plan = Plan("Soon", "swiss", "azul", CLOCK, house.clock() + 60_000)
        for maker in (makers[0], makers[0], makers[1], makers[1]):
            await keeper.make(plan, maker, HERE)
        for maker, address in ((makers[0], "198.51.100.1"), (makers[2], HERE)):
            with pytest.raises(Denied, match="too-many"):
                await keeper.make(plan, maker, address)
        assert (await keeper.make(plan, makers[2], "198.51.100.1")).status == "open"

    with_keeper(tmp_path, test)


def test_the_next_to_start_are_listed_first_and_cancelled_ones_last(tmp_path: Path) -> None:
    async def test(house: InLoop, keeper: Keeper) -> None:
        async def made(name: str, seconds: int) -> str:
            maker = (await house.tables.players.make(name, "")).player
            plan = Plan(name, "swiss", "azul", CLOCK, house.clock() + seconds * 1000, rounds=1)
            return (await keeper.make(plan, maker, name)).tournament

        club, over, _ = Club(), await made("Over", 0), await made("Cancelled", 0)
        await club.enter(house, keeper, over, "Rui Eve")
        await keeper.go_round()
        await resign_all(house, club, await keeper.told(over, None))
        house.clock.pass_seconds(2)
        for _ in range(2):
            await keeper.go_round()
        await made("Soon", 60)
        await made("Late", 3_600)
        names = [each.plan.name for each in await keeper.listed(None)]
        assert names == ["Soon", "Late", "Over", "Cancelled"]

    with_keeper(tmp_path, test)


@pytest.mark.parametrize(
    ("title", "is_good"),
    [
        *[
            (title, True)
            for title in ("Friday night", "St. Pancras 8.30", "Cúp Tết", "ถ้วยน้ำ", "A.B", "Dr. Info")
        ],
        *[
            (title, True)
            for title in ("24.12.2026", "Azul… and Duel", "8 p.m.", "בּ\u05b8\u0591רוך")
        ],
        *[(title, False) for title in ("\u200b", "\u202egnirednef", "\u2800", "a" + "\u0300" * 5)],
        *[(f"See {place}", False) for place in ("http://a", "www.a", "a.com", "a.example/x")],
        *[(f"Win at {place}", False) for place in ("casino.ru", "free-coins.de", "bet365.ru")],
        *[(f"{place} now", False) for place in ("bit.ly", "пример.рф", "भारत.कॉम", "a．ｃｏｍ")],
        *[(place, False) for place in ("evil.xn--p1ai", "user@mail.ru", "@a", "192.168.1.1")],
    ],
)
def test_a_title_is_read_like_a_name_and_leads_nowhere(title: str, is_good: bool) -> None:
    assert is_title(title) == is_good


def test_who_was_banned_or_deleted_takes_part_in_nothing(tmp_path: Path, database: str) -> None:
    async def test(house: InLoop, keeper: Keeper) -> None:
        club = Club()
        ana = (await house.tables.players.make("Ana", "")).player
        plan = Plan("Friday", "swiss", "azul", CLOCK, house.clock() + 1_000)
        tournament = (await keeper.make(plan, ana, HERE)).tournament
        await club.enter(house, keeper, tournament, "Rui Eve Bob Kim")
        write = house.tables.store.write
        await write(partial(operating.ban, player=club["Rui"], why="", now=house.clock()))
        gone = partial(forget, player=club["Eve"], now=house.clock(), called=str)
        await write(gone)
        for name, code in (("Rui", "banned"), ("Eve", "unknown-device")):
            with pytest.raises(Denied, match=code):
                await club.enter(house, keeper, tournament, name)
            with pytest.raises(Denied, match=code):
                await keeper.make(plan, club[name], HERE)
        house.clock.pass_seconds(1)
        await keeper.step(tournament)
        told = await keeper.told(tournament, None)
        assert [{game.first, game.second} for game in told.games] == [{3, 4}]
        assert len(told.entrants) == 4

    with_keeper(tmp_path, test, database)


def test_who_is_deleted_while_a_round_is_paired_gets_no_table(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: InLoop, keeper: Keeper) -> None:
        club = Club()
        ana = (await house.tables.players.make("Ana", "")).player
        plan = Plan("Friday", "swiss", "azul", CLOCK, house.clock() + 1_000)
        tournament = (await keeper.make(plan, ana, HERE)).tournament
        await club.enter(house, keeper, tournament, "Rui Eve Bob Kim Lea")

        def after_deletion(connection: Connection, players: Collection[str]) -> dict[str, Denied]:
            forget(connection, club["Eve"], house.clock(), str)
            return kept_out(connection, players)

        monkeypatch.setattr(steps, "kept_out", after_deletion)
        house.clock.pass_seconds(1)
        await keeper.step(tournament)
        told = await keeper.told(tournament, None)
        assert len(told.games) == 2
        assert 2 not in {number for game in told.games for number in (game.first, game.second)}
        setups = await house.tables.store.read(
            lambda connection: list(connection.scalars(select(TABLES.c.setup)))
        )
        assert not any(["Eve" in setup for setup in setups])

    with_keeper(tmp_path, test, database)


# Over HTTP: whose tournament is whose


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("tournaments")) as house:
        yield house


def test_who_enters_needs_a_player_and_nobody_leaves_for_another(house: House) -> None:
    made = [house.ask("POST", "/api/players", {}).json for _ in range(2)]
    ana, eve = [{"Tilewright-Player": each["token"]} for each in made]
    plan = {
        "name": "Friday",
        "kind": "swiss",
        "game": "duel",
        "clock": {"seconds": 300},
        "starts": 0,
    }
    assert house.ask("POST", "/api/tournaments", plan).json["code"] == "unknown-device"
    assert house.ask("POST", "/api/tournaments", plan, **ana).json["code"] == "tournament-plan"
    import time

    plan["starts"] = int(time.time() * 1000) + 3_600_000
    tournament = house.ask("POST", "/api/tournaments", plan, **ana).json["tournament"]
    path = f"/api/tournaments/{tournament}"
    entry = {"token": new_token()}
    assert house.ask("POST", f"{path}/enter", entry).status == 401
    assert house.ask("POST", f"{path}/enter", entry, **ana).json["you"] == 1
    assert house.ask("POST", f"{path}/leave", {}, **eve).json["you"] is None
    assert house.ask("POST", f"{path}/leave", {}).status == 401
    seen = house.ask("GET", path).json
    assert [each["active"] for each in seen["entrants"]] == [True]
    assert (seen["you"], seen["table"]) == (None, None)
    assert entry["token"] not in str(seen)
    assert key_of(entry["token"]) not in str(seen)
    assert house.ask("GET", "/api/tournaments/abcdefghijkl").status == 404
    listed = house.ask("GET", "/api/tournaments", **ana).json["tournaments"]
    assert [(each["entrants"], each["entered"]) for each in listed] == [(1, True)]
    left = house.ask("POST", f"{path}/leave", {}, **ana).json
    assert (left["you"], left["active"]) == (1, False)
