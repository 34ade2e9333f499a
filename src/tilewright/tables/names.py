"""Names of people: as they are kept, whether they can be seen, and which of them look the same.

What looks the same is decided by Unicode's table of confusable characters (UTS #39).
"""

import re
import unicodedata
from collections.abc import Collection
from functools import cache, lru_cache

from tilewright.bots.roster import BOTS, is_bot
from tilewright.tables.refusals import Denied

# Nothing is to be seen of them: Default_Ignorable_Code_Point in DerivedCoreProperties.txt.
IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
BLANK = "\u2800"  # a braille pattern without a dot: a symbol by right

# Where what is not seen has a meaning: joiners between letters or pictures, and the sign after a
# symbol or a digit that makes a picture of it.
MEANT = re.compile(
    "(?<=[^\\s\u200c\u200d])[\u200c\u200d](?=[^\\s\u200c\u200d])|(?<=[^\\s\\w])\ufe0f"
)
KEYCAP = re.compile("(?<=[0-9])\ufe0f(?=\u20e3)")
VISIBLE = "LNPS"  # letters, numbers, punctuation, symbols: general categories


def normal(name: str) -> str:
    """A name as it is kept: composed (NFC), trimmed, one blank between two words."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def is_readable(name: str) -> bool:
    """Can all of a name be seen, apart from what joins letters and makes pictures?"""
    shown = KEYCAP.sub("", MEANT.sub("", name))
    if not shown.isprintable() or IGNORABLE.search(shown) or BLANK in shown:
        return False
    return any([unicodedata.category(mark)[0] in VISIBLE for mark in shown])


def look_alike(one: str, two: str) -> bool:
    """Could people take one name for the other?"""
    return bool(looks(one) & looks(two))


def check_name(name: str, others: Collection[str]) -> None:
    """Refuse a name that can't be seen, that a bot has, or that looks like one at the table."""
    if not is_readable(name):
        raise Denied("name-taken", name="", other="", why="unseen")
    folded = name.casefold()
    if is_bot(name) or folded in [other.casefold() for other in others]:
        raise Denied("name-taken", name=name, other="", why="taken")
    for other in (*others, *BOTS):
        if other and look_alike(name, other):
            raise Denied("name-taken", name=name, other=other, why="alike")


@lru_cache(maxsize=10_000)
def looks(name: str) -> frozenset[str]:
    """How a name looks, as it is and in small letters."""
    return frozenset({_skeleton(name), _skeleton(name.casefold())})


def _skeleton(text: str) -> str:
    """The same text for all that look alike (UTS #39, section 4); wide letters are letters, too."""
    plain = IGNORABLE.sub("", unicodedata.normalize("NFKD", text))
    return unicodedata.normalize("NFD", "".join([_prototype(mark) for mark in plain]))


@cache
def _prototype(mark: str) -> str:
    """What stands for all characters that look like this one.

    The table names for each character its prototype, and for a prototype all that look like it.
    """
    # Slow to read, and needed only where names are given.
    from confusable_homoglyphs.confusables import (  # type: ignore[import-untyped]
        confusables_data,
    )

    alike = confusables_data.get(mark, [])
    if len(alike) != 1:
        return mark
    other: str = alike[0]["c"]
    if len(confusables_data.get(other, [])) == 1:  # one pair: either stands for both
        return min(mark, other)
    return other
