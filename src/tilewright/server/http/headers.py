"""What a visitor's headers accept: the language that is best for them, and compressed answers."""

from collections.abc import Mapping
from functools import lru_cache

from tilewright.core.words import LOCALES

USUAL = "en"  # who asks for nothing that we have
PORTUGUESE = {"pt-br": "pt-BR"}  # all other Portuguese is that of Portugal
MOST_READ = 500  # characters of a header


def language_of(headers: Mapping[str, str]) -> str:
    """The language of an answer over HTTP: the first that we have of those asked for."""
    return _best(headers.get("accept-language", "")[:MOST_READ])


@lru_cache(maxsize=1_000)
def _best(header: str) -> str:
    for asked in _wanted(header):
        primary = asked.partition("-")[0]
        if primary == "pt":
            return PORTUGUESE.get(asked, "pt-PT")
        if primary in LOCALES:
            return primary
    return USUAL


def language_headers(language: str) -> dict[str, str]:
    """The headers of an answer whose words are in a language that was asked for."""
    return {"Content-Language": language, "Vary": "Accept-Language"}


def accepts(headers: Mapping[str, str], encoding: str) -> bool:
    """Can the visitor read an answer that is compressed like that?"""
    return encoding in _wanted(headers.get("accept-encoding", "")[:MOST_READ])


@lru_cache(maxsize=1_000)
def _wanted(header: str) -> tuple[str, ...]:
    """What a header asks for, the most wanted first, in small letters; without what it rules out.

    >>> _wanted("nl;q=0.5, pt-BR, en;q=0")
    ('pt-br', 'nl')
    """
    found = [_weighed(part) for part in header.lower().split(",")]
    wanted = [(weight, name) for weight, name in found if name and weight > 0]
    return tuple([name for _, name in sorted(wanted, key=lambda each: -each[0])])


def _weighed(part: str) -> tuple[float, str]:
    """A part of a header with its weight; one that can't be read has none."""
    name, _, parameter = part.partition(";")
    key, _, value = parameter.replace(" ", "").partition("=")
    if key != "q":
        return 1.0, name.strip()
    is_number = value.replace(".", "", 1).isdecimal() and value.isascii() and len(value) <= 5
    return float(value) if is_number else 0.0, name.strip()
