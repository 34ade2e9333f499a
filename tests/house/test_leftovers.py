"""No English is left in the catalogues of the other languages."""

import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.house import test_languages, test_page_words
from tilewright.core.words import LOCALES

OTHERS = [language for language in LOCALES if language != "en"]

WORD = re.compile(r"[^\W\d_]{4,}")
ADDRESS = re.compile(r"\S+://\S+")

# What people type and programs read, and names: the same in every language.
KEPT = """
    agree args asyncpg azul back chip choose cluster coloured confirm ctrl dask database
    deal debian decline display docs drawing duel enter envs false first folder forfeit
    fronts game gray greedy hello help hint host hosts http install into jobs json keeping
    limit link localhost look mail make maker markdown match matplotlib metrics moves native
    newgame next nodes none notation numpy observation offer offline over paying placing
    play playing playout plot policy port position postgres postgresql quit random redis
    rediss rematch replace resign resume returning save scheduler scoring seat seats seconds
    seed serve setup show skilled sock spending sqlite stacking start stop table tables
    terminal tilewright tiling true turn ubuntu undo unix waiting wall
    """
# What the language itself calls so.
LOANS = {
    "pt-PT": """
        arena bots byte bytes casual decide diagonal internet joker jokers local menu move
        total worker workers zero
        """,
    "pt-BR": """
        arena backup bots byte bytes casual compare complete decide diagonal internet local
        menu move replay status total worker workers zero
        """,
    "nl": """
        account arena backslash batches begin beginner blunder blunders bots browser byte
        bytes coach code compiler complete computer contrast dataset datasets duplicate even
        expert half hand header hints incomplete joker jokers ladder later letters menu
        module moment object open parameter plan protocol rating ratings rest schema score
        server servers status stdin training
        """,
    "hu": "most port program",
}


def catalogue(language: str) -> dict[str, ftl.Message]:
    """The messages of a language, the package's and the page's."""
    return {**test_languages.catalogue(language), **test_page_words.catalogue(language)}


class Texts(Visitor):
    """The words of a message, without what is put into it."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words |= {word.lower() for word in WORD.findall(ADDRESS.sub("", node.value))}


def words(message: ftl.Message) -> set[str]:
    """The longer words of a message, in small letters."""
    found = Texts()
    found.visit(message)
    return found.words


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_in_a_message(language: str) -> None:
    allowed = {*KEPT.split(), *LOANS[language].split()}
    english = catalogue("en")
    left = {
        name: sorted(same)
        for name, message in catalogue(language).items()
        if name in english and (same := (words(message) & words(english[name])) - allowed)
    }
    assert left == {}, "translate these words, or tell here why they stay"


@pytest.mark.parametrize("language", OTHERS)
def test_a_loan_is_used(language: str) -> None:
    used = set[str]().union(*[words(message) for message in catalogue(language).values()])
    assert set(LOANS[language].split()) - used == set()
