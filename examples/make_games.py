"""Makes many games of strong players: `make_games.py FILE [PAIRS] [PLAYER] [GAME]`.

    python3 examples/make_games.py games.tilewright 1000 search@2k azul
    tilewright records dataset games.tilewright --into data

Every pair is a game on each seat with the same deals: 1000 pairs are 2000 games of two. They are
played by all cores. The file grows pair by pair: stop it at any moment, and start it again to go
on. A record that was torn is passed over.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tilewright import GAMES, Replay, make_game, stream_records, write_record
from tilewright.arena.match import play_rotations
from tilewright.bots.roster import player_of
from tilewright.native.choosing import rules_for

ROUNDS = 50  # a game that goes beyond is broken off
SEED = 2026


def pair(player: str, game: str, number: int) -> str:
    """The records of a pair of games."""
    rules, one = rules_for(make_game(game, {})), player_of(player)
    played = play_rotations(rules, one, one, SEED, number, ROUNDS)
    return "\n".join([write_record(each.record) for each in played]) + "\n"


def missing(out: Path, pairs: int, seats: int) -> Iterator[int]:
    """The numbers of the pairs that the file does not hold completely."""
    found = Counter([game.tags.get("Pair") for game in games_in(out)])
    return (number for number in range(1, pairs + 1) if found[str(number)] < seats)


def games_in(out: Path) -> Iterator[Replay]:
    """The games that a file holds."""
    return stream_records(out if out.exists() else (), report=lambda mistake: None)


def main(out: str, pairs: str = "100", player: str = "search@2k", game: str = "azul") -> None:
    """Play what is missing."""
    if game not in GAMES:
        sys.exit(f"There is no game {game}; there are {', '.join(GAMES)}.")
    path = Path(out)
    numbers = [*missing(path, int(pairs), make_game(game, {}).seats)]
    with ProcessPoolExecutor() as pool, path.open("a", encoding="utf-8") as file:
        for text in pool.map(partial(pair, player, game), numbers):
            file.write(text)
            file.flush()
    print(f"{sum([1 for _ in games_in(path)])} games are in {path}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
