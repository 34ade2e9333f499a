"""A bot for Tilewright that knows no rules: it plays one of the legal moves it is told.

tilewright play --player Anna --player "cmd:python3 examples/engine.py"
"""

import random
import sys


def main() -> None:
    """Answer the host's lines until it says `quit` or is gone (docs/engines.md)."""
    legal: list[str] = []
    for line in sys.stdin:
        word, *rest = line.split() or [""]
        if word == "protocol":
            say("id name by lot")
            say("option name seed type spin default 0 min 0 max 9223372036854775807")
            say("protocolok 1 rules 1")
        elif word == "setoption":  # setoption name seed value 7
            random.seed(int(rest[-1]))
        elif word == "isready":
            say("readyok")
        elif word == "legal":
            legal = rest
        elif word == "go":
            say(f"bestmove {random.choice(legal)}")
        elif word == "quit":
            break


def say(line: str) -> None:
    """Write a line, at once: a host waits for it."""
    print(line, flush=True)


if __name__ == "__main__":
    main()
