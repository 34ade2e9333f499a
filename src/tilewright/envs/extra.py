"""The extras `envs` and `openspiel`: whether the libraries of the environments are there."""

from importlib.util import find_spec

LIBRARIES = {
    "envs": ("gymnasium", "numpy", "pettingzoo", "PIL", "resvg_py"),
    "openspiel": ("numpy", "pyspiel"),
}


def require(extra: str) -> None:
    """Say which extra is to be installed where a library of it is missing; raises ImportError."""
    missing = [library for library in LIBRARIES[extra] if find_spec(library) is None]
    if missing:
        raise ImportError(
            f"{', '.join(missing)} can't be found: install what these environments need with "
            f'pip install "tilewright[{extra}]"'
        )
