"""As little of HTTP as the programs need: a connection for each request, read to its end."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import NamedTuple

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds for an answer
LONGEST_LINE = 1_000_000  # bytes


class Answer(NamedTuple):
    """The head of an answer, and where its body comes from."""

    status: int
    length: int | None  # of the body; None: as much as comes
    reader: asyncio.StreamReader


class Web:
    """What answers at a port; whatever is asked may raise OSError or EOFError."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def get(self, path: str) -> int:
        """The status of what is there."""
        async with asyncio.timeout(PATIENCE), self.asked("GET", path) as answer:
            return answer.status

    async def post(
        self, path: str, body: bytes, headers: Mapping[str, str] = {}
    ) -> tuple[int, bytes]:
        """The status and the whole body of an answer."""
        async with (
            asyncio.timeout(PATIENCE),
            self.asked("POST", path, body, headers) as answer,
        ):
            assert answer.length is not None
            return answer.status, await answer.reader.readexactly(answer.length)

    @asynccontextmanager
    async def asked(
        self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] = {}
    ) -> AsyncIterator[Answer]:
        """An answer that is read while the block lasts."""
        reader, writer = await asyncio.open_connection(HOST, self._port, limit=LONGEST_LINE)
        try:
            sent = {"Host": f"{HOST}:{self._port}", "Connection": "close", **headers}
            sent["Content-Length"] = str(len(body))
            lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {sent[name]}" for name in sent]]
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            yield await _head(reader)
        finally:
            writer.close()


async def _head(reader: asyncio.StreamReader) -> Answer:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines if line)
    length = headers.get("content-length")
    return Answer(int(first.split()[1]), None if length is None else int(length), reader)


async def lines_of(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The lines of a body that comes in chunks; EOFError where it is cut off."""
    rest = b""
    while size := int(await reader.readuntil(b"\r\n"), 16):
        chunk = await reader.readexactly(size + len(b"\r\n"))
        *lines, rest = (rest + chunk[:size]).split(b"\n")
        for line in lines:
            yield line
