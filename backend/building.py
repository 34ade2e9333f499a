"""The build backend: scikit-build-core's, but no wheel or sdist lacks the page by accident.

An editable install may: it finds the page wherever `make web` builds it later.
"""

import os
from pathlib import Path

from scikit_build_core import build as core
from scikit_build_core.build import *  # noqa: F403  # all other hooks are its own

PAGE = Path("src/tilewright/server/page/index.html")
WITHOUT = "TILEWRIGHT_WITHOUT_PAGE"
MISSING = f"""Tilewright was not built: its page is missing ({PAGE}).
Build the page first, in the same folder: make web
Or do without it, in the terminal and in Python: set {WITHOUT}=1"""

Settings = dict[str, list[str] | str] | None


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the page."""
    need_page()
    return core.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """An sdist with the page, so that what is built from it has it, too."""
    need_page()
    return core.build_sdist(sdist_directory, config_settings)


def need_page() -> None:
    """End the build where the page is missing and nobody said that it may be."""
    if not PAGE.is_file() and os.environ.get(WITHOUT) != "1":
        raise SystemExit(MISSING)
