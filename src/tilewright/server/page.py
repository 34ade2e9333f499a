"""The page: files of a folder, or where it is not built a word on how to play without it."""

from html import escape
from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from tilewright.core.words import sentence
from tilewright.server.accepting import accepts_gzip, language_headers, language_of

INDEX = "index.html"
WORKER = "sw.js"  # the service worker; it may look after the whole site
HASHED = "assets/"  # files whose names carry the hash of what they hold
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # kept, but never used before the server says that it is still the same
SHORT = ".gz"  # a file beside another that holds the same, compressed

# The addresses at which the page shows something of its own, and those below which it does.
PAGES = ("", "new/azul", "new/duel", "watch", "rules", "records")
BELOW = ("t/", "rules/")

# Not every system knows these.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Page:
    """Serves a folder that was built; it may come while the server runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def show(self, request: Request) -> Response:
        """The page, one of its files, or what to do instead."""
        path: str = request.path_params["path"]
        is_page = path in PAGES or path.startswith(BELOW)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET"} if is_page else None)
        if not (self._folder / INDEX).is_file():
            if is_page:
                return _without_page(language_of(request.headers))
            raise HTTPException(404)
        if is_page:
            return await self._file(INDEX, request)
        try:
            return await self._file(path, request)
        except HTTPException:
            if "text/html" not in request.headers.get("accept", ""):
                raise
        lost = await self._file(INDEX, request)  # a person who went astray: the page says so
        lost.status_code = 404
        return lost

    async def _file(self, path: str, request: Request) -> Response:
        files = StaticFiles(directory=self._folder)
        response = await files.get_response(path, request.scope)
        is_short = False
        if accepts_gzip(request.headers):
            try:
                response = await files.get_response(path + SHORT, request.scope)
                is_short = True
            except HTTPException:
                is_short = False  # it was not worth it
        if response.status_code != 304:
            kind = TYPES.get(PurePosixPath(path).suffix)
            if kind is not None:
                response.headers["Content-Type"] = kind
            if is_short:
                response.headers["Content-Encoding"] = "gzip"
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOREVER if path.startswith(HASHED) else ASK_FIRST
        if path == WORKER:
            response.headers["Service-Worker-Allowed"] = "/"
        return response


def _without_page(language: str) -> Response:
    text = escape(sentence("table-without-page", language, command="tilewright join"))
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>Tilewright</title><p>{text}',
        headers=language_headers(language),
    )
