"""What stands behind the `?` of an address of the API: only what its route knows, and once."""

import re
from collections.abc import Sequence

from starlette.requests import Request

from tilewright.core.words import reason
from tilewright.tables.refusals import Denied

MOST_VERSION = 1_000_000_000
WHOLE = re.compile(r"\.0+$(?!\n)")  # 3.0 is a whole number, too


def check_query(request: Request, known: Sequence[str]) -> None:
    """Nothing unknown, nothing twice; raises Denied."""
    names = [name for name, _ in request.query_params.multi_items()]
    for name in names:
        if name not in known:
            takes = ", ".join(known)
            why = reason("", "table-query-unknown", name=name, count=len(known), known=takes)
            raise Denied("malformed", why=why)
        if names.count(name) > 1:
            raise Denied("malformed", why=reason("", "table-query-twice", name=name))


def version_in(request: Request) -> int | None:
    """The last version that the sender saw, if it is told; raises Denied."""
    return number_in(request, "version", MOST_VERSION)


def number_in(request: Request, name: str, most: int) -> int | None:
    """A whole number from 0 on, if it is told; raises Denied."""
    given = request.query_params.get(name)
    if given is None:
        return None
    text = WHOLE.sub("", given)
    is_whole = text.isascii() and text.isdecimal() and len(text) <= len(str(most))
    if not is_whole or int(text) > most:
        why = reason("", "table-json-count", field=name, least=0, most=most)
        raise Denied("malformed", why=why)
    return int(text)
