"""The documents that are written from the protocol and the rules: `make protocol` does it."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from tilewright.server.http.openapi import document
from tools.protocol.facts import facts
from tools.protocol.handbook import handbook
from tools.protocol.measures import measures
from tools.protocol.ratings import ratings
from tools.protocol.typescript import types


def openapi_text() -> str:
    """The OpenAPI document as a file."""
    return json.dumps(document(), indent=2, ensure_ascii=False) + "\n"


# Where each lies in the repository, and who writes it.
DOCUMENTS: Mapping[str, Callable[[], str]] = {
    "docs/protocol.md": handbook,
    "docs/openapi.json": openapi_text,
    "web/src/lib/protocol.ts": types,
    "web/src/lib/facts.ts": facts,
    "web/src/lib/measures.ts": measures,
    "web/src/lib/ratings.ts": ratings,
}


def write_documents(root: Path) -> None:
    """Write all of them into the repository at that folder."""
    for path, text in DOCUMENTS.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    write_documents(Path.cwd())
