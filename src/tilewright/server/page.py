"""The page: files of a folder, or where it is not built a word on how to play without it."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tilewright.core.words import sentence

INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # files that carry the hash of what they hold
HASHED = "assets/"


class Page:
    """Serves a folder that was built; it may come while the server runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def show(self, request: Request) -> Response:
        """The page, one of its files, or what to do instead."""
        path: str = request.path_params["path"]
        is_page = path == "" or path.startswith("t/")
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET"} if is_page else None)
        if not (self._folder / INDEX).is_file():
            if is_page:
                return HTMLResponse(_without_page())
            raise HTTPException(404)
        if is_page:
            return FileResponse(self._folder / INDEX, headers={"Cache-Control": "no-cache"})
        return await self._file(path, request.scope)

    async def _file(self, path: str, scope: Scope) -> Response:
        files = StaticFiles(directory=self._folder)
        response = await files.get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER if path.startswith(HASHED) else "no-cache"
        return response


def _without_page() -> str:
    text = sentence("table-without-page", command="tilewright join")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tilewright</title><p>{text}'
    )
