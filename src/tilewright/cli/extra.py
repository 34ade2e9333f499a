"""The extra `server`: whether the libraries that the tables of a server need are there."""

from importlib.util import find_spec

from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason

LIBRARIES = (
    *("alembic", "httptools", "prometheus_client"),
    *("sqlalchemy", "starlette", "uvicorn", "webauthn", "websockets"),
)
INSTALL = 'pip install "tilewright[server]"'


def has_server() -> bool:
    """Is all there that a server and its clients need?"""
    return all([find_spec(library) is not None for library in LIBRARIES])


def require_server() -> None:
    """Refuse what needs a server where there can be none; raises InvalidOption."""
    if not has_server():
        raise InvalidOption(reason("", "say-no-server-extra", command=INSTALL))
