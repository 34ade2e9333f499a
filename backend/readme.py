"""The README as a package index shows it: its links lead to the repository, where that is told.

`Source` in [project.urls] is the one place where the repository's address is told. Where it is not,
the README stays as it is.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

LINK = re.compile(r'(!?)(\[[^\]]*\]\()([^)\s:]+)(?=\))|(<img src=")([^":]+)')


def dynamic_metadata(_: Mapping[str, Any], project: Mapping[str, Any]) -> dict[str, Any]:
    """What this adds to the metadata; scikit-build-core calls it."""
    text = Path("README.md").read_text(encoding="utf-8")
    source = project.get("urls", {}).get("Source")
    if source is not None:
        text = with_whole_links(text, source.rstrip("/"), f"v{project['version']}")
    return {"readme": {"text": text, "content-type": "text/markdown"}}


def with_whole_links(text: str, source: str, tag: str) -> str:
    """A page of the repository with links to its files as they are at a tag."""

    def whole(match: re.Match[str]) -> str:
        mark, opening, path, image, picture = match.groups()
        if image:
            return f"{image}{source}/raw/{tag}/{picture}"
        if path.startswith("#"):
            return match.group()
        return f"{mark}{opening}{source}/{'raw' if mark else 'blob'}/{tag}/{path}"

    return LINK.sub(whole, text)
