"""`tilewright server players`, `ban`, `unban`, `deeds` and `ratings`."""

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from sqlalchemy import insert

from tests.cli.conftest import Run
from tilewright.server.players.players import Players
from tilewright.server.storage.schema import RATINGS
from tilewright.server.storage.store import Store
from tilewright.tables.refusals import Denied


def test_operators_find_players_ban_them_and_are_remembered(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/club.db"
    ana, token = asyncio.run(_made(url, "Ana"))
    asyncio.run(_made(url, ""))
    command = partial(run, "server")
    there = ("--database", url)
    assert "Ana" in command("players", *there).stdout
    assert "(no name)" in command("players", *there).stdout
    (found,) = json.loads(command("players", "AN", "--json", *there).stdout)
    assert (found["player"], found["name"], found["games"]) == (ana, "Ana", 0)
    assert "No such player" in command("players", "eve", *there).stdout
    banned = command("ban", ana, "--why", "insults", *there)
    assert (banned.exit_code, banned.stdout) == (0, f"Ana ({ana}) can’t play here any more.\n")
    with pytest.raises(Denied, match="can’t play on this server"):
        asyncio.run(_known(url, token))
    assert "banned" in command("players", "ana", *there).stdout
    assert command("unban", ana, *there).exit_code == 0
    assert asyncio.run(_known(url, token)) == ana
    deeds = command("deeds", *there).stdout
    assert f"ban  {ana}  insults" in deeds
    assert "unban" in deeds
    nobody = command("ban", "nobody", *there)
    assert (nobody.exit_code, nobody.stdout) == (2, "")
    assert "no player nobody" in nobody.stderr


def test_ratings_are_checked_and_computed_again(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/club.db"
    ana, _ = asyncio.run(_made(url, "Ana"))
    there = ("--database", url)
    assert "exactly" in run("server", "ratings", *there).stdout
    asyncio.run(_spoilt(url, ana))
    checked = run("server", "ratings", "--check", *there)
    assert (checked.exit_code, "1 ratings and 0 results" in checked.stdout) == (1, True)
    assert run("server", "ratings", "--recompute", *there).exit_code == 0
    assert "exactly" in run("server", "ratings", *there).stdout


async def _made(url: str, name: str) -> tuple[str, str]:
    store = await Store.open(url)
    try:
        return await Players(store, lambda: 1_000).make(name, "")
    finally:
        await store.close()


async def _known(url: str, token: str) -> str | None:
    store = await Store.open(url)
    try:
        return await Players(store, lambda: 1_000).of_token(token)
    finally:
        await store.close()


async def _spoilt(url: str, player: str) -> None:
    store = await Store.open(url)
    wrong = {"rating": 2000.0, "deviation": 50.0, "volatility": 0.06, "games": 9, "changed": 1}
    values = {"player_id": player, "pool": "azul-2", **wrong}
    await store.write(lambda connection: connection.execute(insert(RATINGS), values))
    await store.close()
