"""Writes the golden files anew: `make golden`. Read their diff before you keep them."""

from tests.golden.playthrough import GAMES, file_of, playthroughs
from tests.native import reviews, wasm
from tests.perft import counting


def main() -> None:
    """Write all playthroughs and what the page's engine must say; count all positions of perft."""
    for game in GAMES:
        file_of(game).write_text(playthroughs(game), encoding="utf-8", newline="\n")
    blocks = counting.read_blocks(counting.FILE.read_text(encoding="utf-8"))
    text = counting.write_blocks([block.counted() for block in blocks])
    counting.FILE.write_text(text, encoding="utf-8", newline="\n")
    for told in (wasm, reviews):
        told.FILE.write_text(told.written(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
