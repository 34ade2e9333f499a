"""The page: files of a folder, or where it is not built a word on how to play without it."""

from html import escape
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from typing import TypeAlias

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tilewright.core.words import sentence
from tilewright.server.http.headers import language_headers, language_of
from tilewright.server.http.static import Static
from tilewright.tables.keys import is_id

INDEX = "index.html"
WORKER = "sw.js"  # the service worker; it may look after the whole site
HASHED = "assets/"  # files whose names carry the hash of what they hold
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # kept, but never used before the server says that it is still the same
MOST_KEPT = 1_000  # files in memory
LONGEST_PATH = 500  # characters
# What files beside another end in that hold the same, compressed: the shortest first.
SHORT = {"br": ".br", "gzip": ".gz"}

# The addresses at which the page shows something of its own: these, what is below some, tables.
PAGES = (
    *("", "new/azul", "new/duel", "watch", "rules", "records", "analysis", "learn", "puzzles"),
    *("me", "play", "tournaments"),
)
BELOW = ("rules/", "learn/", "how/", "players/", "tournaments/")
TABLE = "t/"

# Not every system knows these.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

# When a file and the compressed ones beside it were changed, and how long they are.
Stamp: TypeAlias = dict[str, tuple[int, int]]


class Page:
    """Serves a folder that was built, from memory; it may come or change while the server runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: dict[str, tuple[Stamp, Static]] = {}

    async def show(self, request: Request) -> Response:
        """The page, one of its files, or what to do instead."""
        path: str = request.path_params["path"]
        is_table = path.startswith(TABLE) and is_id(path.removeprefix(TABLE).rstrip("/"))
        is_page = path in PAGES or path.startswith(BELOW) or is_table
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET"} if is_page else None)
        if not (self._folder / INDEX).is_file():
            if is_page:
                return _without_page(language_of(request.headers))
            raise HTTPException(404)
        if is_page:
            return self._file(INDEX, request)
        try:
            return self._file(path, request)
        except HTTPException:
            if "text/html" not in request.headers.get("accept", ""):
                raise
        lost = self._file(INDEX, request)  # a person who went astray: the page says so
        lost.status_code = 404 if lost.status_code == 200 else lost.status_code
        return lost

    def _file(self, path: str, request: Request) -> Response:
        headers = {"Cache-Control": FOREVER if path.startswith(HASHED) else ASK_FIRST}
        if path == WORKER:
            headers["Service-Worker-Allowed"] = "/"
        return self._static(path).response(request.headers, headers)

    def _static(self, path: str) -> Static:
        """A file as it is now; one that has not changed is in memory. Raises HTTPException."""
        file = self._inside(path)
        beside = {name: file.with_name(file.name + ending) for name, ending in SHORT.items()}
        short = {name: each for name, each in beside.items() if each.is_file()}
        try:
            stamp = {name: _stamp(each) for name, each in {"": file, **short}.items()}
            kept = self._kept.get(path)
            if kept is not None and kept[0] == stamp:
                return kept[1]
            compressed = {name: each.read_bytes() for name, each in short.items()}
            static = Static(file.read_bytes(), _kind(path), compressed)
        except OSError as error:  # it was taken away this very moment
            raise HTTPException(404) from error
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[path] = (stamp, static)
        return static

    def _inside(self, path: str) -> Path:
        """A file of the folder and of nowhere else; raises HTTPException."""
        if "\0" in path or len(path) > LONGEST_PATH:
            raise HTTPException(404)
        folder = self._folder.resolve()
        file = (folder / path.lstrip("/")).resolve()
        if not file.is_relative_to(folder) or not file.is_file():
            raise HTTPException(404)
        return file


def _stamp(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_mtime_ns, found.st_size


def _kind(path: str) -> str:
    known = TYPES.get(PurePosixPath(path).suffix)
    return known or guess_type(path)[0] or "application/octet-stream"


def _without_page(language: str) -> Response:
    text = escape(sentence("table-without-page", language, command="tilewright join"))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>Tilewright</title><p>{text}',
        headers=language_headers(language),
    )
