"""Keeping a player for good: recovery phrases and passkeys, and signing in with them."""

import asyncio
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any

from tilewright.club.recovery import new_phrase, phrase_hash
from tilewright.server.players import ceremonies, credentials
from tilewright.server.players.answers import Credential
from tilewright.server.players.ceremonies import Site
from tilewright.server.players.players import Players, SignedIn
from tilewright.server.storage.answering import answered
from tilewright.tables.refusals import Denied


class Keeping:
    """Makes phrases and passkeys, and lets players in by them."""

    def __init__(self, players: Players, now: Callable[[], int]) -> None:
        self._players = players
        self._store = players.store
        self._now = now
        self._hashing = asyncio.Lock()  # one at a time: a phrase takes memory and time

    # Phrases

    async def make_phrase(self, player: str) -> str:
        """A new recovery phrase, in the place of the one before; raises Denied."""
        phrase = new_phrase()
        kept = await self._hashed(phrase)
        job = partial(credentials.keep_phrase, player=player, phrase=kept, now=self._now())
        await answered(self._store.write(job))
        return phrase

    async def sign_in_by_phrase(self, phrase: str, device: str) -> SignedIn:
        """The player of a phrase, on one more device; raises Denied."""
        kept = await self._hashed(phrase)
        player = await answered(self._store.read(partial(credentials.player_of, phrase=kept)))
        if player is None:
            raise Denied("phrase")
        return await self._players.sign_in(player, device)

    async def _hashed(self, phrase: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(phrase_hash, phrase)

    # Passkeys

    async def passkey_wanted(self, player: str, name: str, site: Site) -> dict[str, Any]:
        """What a browser is asked for to make a passkey; raises Denied."""
        known = await answered(
            self._store.read(partial(credentials.passkey_ids, player=player, site=site.name))
        )
        options = ceremonies.registration_options(site, player, name or player, known)
        await self._ask(options, player)
        return options

    async def add_passkey(
        self, player: str, site: Site, credential: Credential, device: str
    ) -> None:
        """Keep a new passkey whose answer holds; raises Denied."""
        challenge = await self._asked(credential, player)
        found = ceremonies.registered(credential, site, challenge)
        job = partial(
            credentials.add_passkey,
            player=player,
            passkey=found,
            site=site.name,
            name=device,
            now=self._now(),
        )
        await answered(self._store.write(job))

    async def sign_in_wanted(self, site: Site) -> dict[str, Any]:
        """What a browser is asked for to sign in with a passkey; raises Denied."""
        options = ceremonies.sign_in_options(site)
        await self._ask(options, None)
        return options

    async def sign_in_by_passkey(self, site: Site, credential: Credential, device: str) -> SignedIn:
        """The player of a passkey whose answer holds, on one more device; raises Denied."""
        challenge = await self._asked(credential, None)
        job = partial(credentials.passkey_of, passkey=credential.id, site=site.name)
        known = await answered(self._store.read(job))
        if known is None:
            raise Denied("passkey", why="unknown")
        uses = ceremonies.signed_in(credential, site, challenge, known.passkey)
        counted = partial(credentials.count_passkey, passkey=credential.id, uses=uses)
        await answered(self._store.write(counted))
        return await self._players.sign_in(known.player, device)

    async def _ask(self, options: dict[str, Any], player: str | None) -> None:
        """Remember what a passkey is asked to sign."""
        challenge = ceremonies.challenge_of(options)
        now = self._now()
        job = partial(
            credentials.ask,
            key=_key(challenge),
            player=player,
            now=now,
            expires=now + ceremonies.TIMEOUT,
        )
        await answered(self._store.write(job))

    async def _asked(self, credential: Credential, player: str | None) -> bytes:
        """What a passkey was asked to sign, once; raises Denied."""
        challenge = ceremonies.challenge_in(credential)
        job = partial(credentials.asked, key=_key(challenge), player=player, now=self._now())
        if not await answered(self._store.write(job)):
            raise Denied("passkey", why="expired")
        return challenge


def _key(challenge: bytes) -> str:
    return sha256(challenge).hexdigest()
