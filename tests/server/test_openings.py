"""What an address may begin: never more than its limit, also where many ask at the same time."""

import asyncio
from collections.abc import Collection

import pytest

from tilewright.server.limits.openings import Openings
from tilewright.tables.refusals import Denied

HERE = "192.0.2.7"


class Kept:
    """A store that answers after a while what was open when it was asked."""

    def __init__(self) -> None:
        self.open: set[str] = set()

    async def still_open(self, ids: Collection[str]) -> list[str]:
        """Those of these ids that are open."""
        found = [each for each in ids if each in self.open]
        await asyncio.sleep(0)
        return found

    async def begin(self, openings: Openings, id: str, is_refused: bool = False) -> bool:
        """Begin something; whether it was allowed."""
        try:
            async with openings.beginning(HERE, id, self.still_open):
                await asyncio.sleep(0)
                if is_refused:
                    raise Denied("busy")
                self.open.add(id)
        except Denied:
            return False
        return True


def test_of_many_at_once_no_more_are_begun_than_the_limit() -> None:
    async def test() -> None:
        openings, kept = Openings(2, seconds=60), Kept()
        begun = await asyncio.gather(*[kept.begin(openings, f"{n}") for n in range(10)])
        assert begun == [True, True, *[False] * 8]
        kept.open.remove("0")
        begun = await asyncio.gather(*[kept.begin(openings, f"later {n}") for n in range(10)])
        assert (sum(begun), len(kept.open)) == (1, 2)

    asyncio.run(test())


def test_what_is_refused_by_others_does_not_count() -> None:
    async def test() -> None:
        openings, kept = Openings(1, seconds=60), Kept()
        assert not await kept.begin(openings, "refused", is_refused=True)
        assert await kept.begin(openings, "allowed")
        with pytest.raises(Denied, match="too-many"):
            async with openings.beginning(HERE, "more", kept.still_open):
                pass

    asyncio.run(test())
