"""Recovery phrases: twelve words that bring a player back, and the slow hash that is kept of them.

The words are a list of our own. No two begin with the same four letters, so that a word can be
told apart even if its end is badly written.
"""

import secrets
from hashlib import scrypt

LENGTH = 12  # words: 96 bits
SALT = b"tilewright recovery phrase"  # the same for all: a phrase finds its player

WORDS = """
acorn alley anchor ankle apple april apron arrow attic autumn avenue badge bagel balcony bamboo
banjo barrel basil beach bench berry biscuit blanket blossom bonnet border bottle boulder branch
bread brick bridge brush bubble bucket cabin cactus candle canoe carpet carrot castle cedar
chalk cherry chimney cinema citrus clock cloud clover coast cobalt coffee comet compass copper
coral corner cottage cradle crane cricket crown dance dawn delta desert diamond dinner domino
dragon drawer drum eagle earth easel elbow ember engine fabric feather fence figure flame flute
forest fountain fox frame frost fruit garden garlic gather ginger glacier glove gold goose grape
gravel green guitar harbour harvest hedge helmet hill honey horizon house igloo indigo ink
island ivy jacket jasmine jewel jigsaw juggler june juniper kernel kettle keyboard kingdom kite
koala ladder lake lantern laurel lavender leaf lemon lichen lime lizard lobster magnet mango
marble meadow melon merchant mill monday moon morning mosaic music mustard nectar nest night
nutmeg oak ocean olive onion orange orchard otter oven owl paddle palace panda paper pasta patch
peach penguin pepper pigeon pillow planet poppy porch prairie pumpkin quartz quill rabbit raft
railway rain ranch raven reef river robin rooster rope saddle saffron sail salmon sandal satin
scarf school seagull season shadow shell shore slate sofa spark spice spoon spring squirrel
stable star summer sunday swan table tailor teapot thimble tiger toast tower train tulip turtle
umbrella vanilla velvet violet volcano voyage wagon walnut water weaver whale wheat whistle
window winter wizard wolf wood yacht yarn yoghurt zebra zephyr zigzag zinc
""".split()  # noqa: SIM905


def new_phrase() -> str:
    """A phrase that nobody can guess."""
    return " ".join([secrets.choice(WORDS) for _ in range(LENGTH)])


def spelt(phrase: str) -> str:
    r"""A phrase as it is hashed: small letters, one blank between words, each by its beginning.

    >>> spelt("  Acorn, actor\nALBUMS ")
    'acor acto albu'
    """
    letters = "".join([mark if mark.isalpha() else " " for mark in phrase.lower()])
    return " ".join([word[:4] for word in letters.split()])


def phrase_hash(phrase: str) -> str:
    """What is kept of a phrase; it takes a while, which is the point."""
    return scrypt(spelt(phrase).encode(), salt=SALT, n=2**14, r=8, p=1, dklen=32).hex()
