"""Says a reason, a message id with its parameters and its rule, in a language."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# A number is written as the language writes it, and a reason is said in the same language.
Parameter: TypeAlias = "int | float | str | Reason"

# The catalogues in tilewright/words, and the locale whose plural rules each one follows.
LOCALES = {"en": "en-GB", "pt-PT": "pt-PT", "pt-BR": "pt-BR", "nl": "nl-NL", "hu": "hu-HU"}

# Characters of what a sentence is told, from a person, a file or another program. Fluent refuses
# what is much longer; a sentence inside a sentence may have several such parts.
LONGEST_TEXT = 1_000
LONGEST_INNER = 2_000


class Reason(NamedTuple):
    """Why something is so: the rule, and a sentence's id with its parameters.

    It is said in a language only at the edge; `str` says it in English.
    """

    rule: str  # its id, such as AZ-3.2; empty where there is none
    message: str  # the id of a message of the catalogue
    parameters: Mapping[str, Parameter]  # what the message is told

    def __str__(self) -> str:
        return say(self)


def reason(rule: str, message: str, **parameters: Parameter) -> Reason:
    """A reason with its parameters by name: `reason("AZ-3.4", "refusal-line-complete", line=1)`."""
    return Reason(rule, message, parameters)


def listed(items: Sequence[Parameter]) -> Parameter:
    """Several things as one: commas between them, and before the last the language's own word."""
    if len(items) < 2:
        return items[0] if items else ""
    before = reduce(lambda one, two: reason("", "list-comma", before=one, last=two), items[:-1])
    return reason("", "list-and", before=before, last=items[-1])


def addressed(what: Reason, seat: int | None) -> Reason:
    """A sentence for who has that seat: in the second person if it is about them.

    Whom it is about is its parameter `seat`.
    """
    if seat is None or what.parameters.get("seat") != seat:
        return what
    return what._replace(parameters={**what.parameters, "you": "yes"})


def named(what: Reason, names: Sequence[str]) -> Reason:
    """A sentence with the name of the player whose seat it is about."""
    seat = what.parameters.get("seat")
    if not isinstance(seat, int) or not 0 <= seat < len(names):
        return what
    return what._replace(parameters={"player": names[seat], **what.parameters})


def say(what: Reason, language: str = "en") -> str:
    """The sentence in a language; an id that the catalogue lacks is a KeyError.

    A player who has not been named is called by the number of the seat.
    """
    parameters = what.parameters
    if isinstance(seat := parameters.get("seat"), int) and "player" not in parameters:
        parameters = {**parameters, "player": reason("", "table-player", number=seat + 1)}
    return sentence(what.message, language, rule=what.rule, **parameters)


def sentence(message: str, language: str = "en", /, **parameters: Parameter) -> str:
    """A message of the catalogue with its parameters."""
    bundle = _catalogue(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    # People are spoken of by their names, unless it is told that one of them is spoken to.
    said: dict[str, int | float | str] = {"you": "no"}
    for name, value in parameters.items():
        if isinstance(value, Reason):
            said[name] = _short(say(value, language), LONGEST_INNER)
        else:
            said[name] = shortened(value)
    text, errors = bundle.format_pattern(pattern, said)
    if errors:
        raise errors[0]
    return str(text)


def shortened(value: int | float | str) -> int | float | str:
    """A plain parameter as a sentence tells it: a text that is too long ends in an ellipsis."""
    return _short(value, LONGEST_TEXT) if isinstance(value, str) else value


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


@lru_cache
def _catalogue(language: str) -> "FluentBundle":
    # Imported here because most programs play without saying a word.
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LOCALES:
        raise KeyError(f"no catalogue for {language!r}; there are {', '.join(LOCALES)}")
    source = resources.files("tilewright").joinpath("words", f"{language}.ftl")
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle
