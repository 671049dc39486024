#!/usr/bin/env python3
"""A player for Solarium that speaks nothing but HTTP. Python standard library only.

    python3 http_bot.py --url http://127.0.0.1:8080 --table ID --seat 0 --secret SECRET

Without --table it makes a table of its own first: --game photosynthesis --opponent cynthia.
It plays any legal action; to make a better player, change `choose`.
"""

import argparse
import http.client
import json
import random
import sys
import urllib.parse


class Server:
    """One connection, kept open."""

    def __init__(self, url, secret=None):
        self.place = urllib.parse.urlsplit(url)
        self.secret = secret
        self.connection = None

    def ask(self, method, path, body=None):
        """Status and answer of one request."""
        headers = {"Content-Type": "application/json"}
        if self.secret:
            headers["Authorization"] = "Bearer " + self.secret
        data = None if body is None else json.dumps(body)
        if self.connection is None:
            kind = http.client.HTTPSConnection if self.place.scheme == "https" else http.client.HTTPConnection
            self.connection = kind(self.place.netloc, timeout=60)
        self.connection.request(method, path, data, headers)
        response = self.connection.getresponse()
        return response.status, json.loads(response.read())


def choose(look, dice):
    """The action to play. `look` holds all that this seat may know: see docs/api.md."""
    return dice.choice(look["legal"])["action"]


def play(server, table, seat, dice):
    """Plays until the game is over; the last look."""
    path = "/api/tables/%s" % table
    version = -1
    look = None
    while True:
        if look is None:
            query = "?seat=%d" % seat
            if version >= 0:
                # Wait until something changes.
                query += "&after=%d&wait=20000" % version
            status, look = server.ask("GET", path + query)
            if status != 200:
                raise SystemExit("refused: %s" % look["error"])
        version = look["version"]
        if look["over"]:
            return look
        if seat in look["to_move"].get("seats", []) and look["legal"]:
            action = choose(look, dice)
            status, answer = server.ask("POST", path + "/act", {"seat": seat, "action": action, "version": version})
            if status == 200:
                # Look at once: others, or chance, may have moved on already.
                version = answer["version"] - 1
            elif status == 409 and "look" in answer:
                # Somebody was faster: decide again on the fresh look.
                look = answer["look"]
                continue
            else:
                raise SystemExit("refused: %s" % answer["error"])
        look = None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", default="http://127.0.0.1:8080")
    parser.add_argument("--table")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--secret")
    parser.add_argument("--game", default="photosynthesis")
    parser.add_argument("--opponent", default="bot:random")
    parser.add_argument("--random", type=int, default=None, help="seed of the bot's own choices")
    args = parser.parse_args()
    server = Server(args.url, args.secret)
    if args.table is None:
        setup = {"seats": ["human", args.opponent]}
        status, made = server.ask("POST", "/api/tables", {"game": args.game, "setup": setup})
        if status != 200:
            raise SystemExit("refused: %s" % made["error"])
        args.table, args.seat, server.secret = made["id"], 0, made["seats"][0]["secret"]
    look = play(server, args.table, args.seat, random.Random(args.random))
    print("over after %d steps:" % look["steps"])
    for score in look["scores"]:
        print("  seat %d: %d points, rank %s" % (score["seat"], score["total"], score.get("rank")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
