"""Plays a game over HTTP, always for the most points: python3 examples/bot.py URL [GAME]."""

import json
import sys
import time
from http.client import HTTPException
from urllib.request import Request, urlopen


def ask(path, body=None, **headers):
    """Send a request; with a body it is a POST."""
    return urlopen(Request(URL + path, body and json.dumps(body).encode(), headers), timeout=30)


def why(error):
    """The server's sentence, if it has refused a request; else what the system says."""
    is_told = "json" in (getattr(error, "headers", None) or {}).get("content-type", "")
    return json.load(error)["reason"] if is_told else getattr(error, "reason", error)


if len(sys.argv) not in (2, 3):
    sys.exit(__doc__)
URL, GAME = [*sys.argv[1:], "azul"][:2]
SEATS = [{"kind": "me", "name": "Example"}, {"kind": "bot", "level": "greedy"}]
try:
    made = json.load(ask("/api/tables", {"game": GAME, "seats": SEATS}))
except (OSError, HTTPException, ValueError) as error:
    sys.exit(f"{URL}: {why(error)}")
table, me, version, result = f"/api/tables/{made['table']}", f"Bearer {made['token']}", 0, None
while not result:
    try:  # after a lost connection, what was not dealt with comes again; an id counts only once
        stream = ask(f"{table}/stream?version={version}", Authorization=me)
        while not result and (line := stream.readline()):
            if view := (message := json.loads(line.strip() or "{}")).get("view"):
                act = {"type": "act", "id": f"v{message['version']}", "version": message["version"]}
                for best in sorted(view["legal"], key=lambda choice: choice["points"])[-1:]:
                    ask(f"{table}/commands", {**act, "action": best["action"]}, Authorization=me)
                version, result = message["version"], view["result"]
    except (OSError, HTTPException):
        time.sleep(1)
print(URL + table, "winners:", *[view["seats"][seat]["name"] for seat in result["winners"]])
