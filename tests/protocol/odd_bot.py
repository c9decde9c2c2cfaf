"""A bot that behaves or misbehaves as its first argument says; it answers with the first legal line or example."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

MODE = sys.argv[1] if len(sys.argv) > 1 else "good"
HELLO: dict[str, Any] = {"type": "hello", "protocol": 1, "name": "odd bot", "version": "0.1", "author": "the tests"}


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def tell(message: object) -> None:
    say(json.dumps(message))


def first_line(ask: dict[str, Any]) -> str:
    legal = ask["legal"]
    found: str = [*legal["lines"], *(kind["example"] for kind in legal["kinds"])][-1]
    return found


def greet() -> None:
    if MODE == "exit":
        sys.stderr.write("nothing to play with\n")
        sys.exit(3)
    if MODE == "chatty":
        say("Welcome to my bot!")
    elif MODE == "future":
        tell({**HELLO, "protocol": 2})
    elif MODE == "nameless":
        tell({"type": "hello", "protocol": 1})
    elif MODE == "optional":
        tell({**HELLO, "options": [{"name": "level", "default": 3, "about": "how hard it thinks"}]})
    else:
        tell(HELLO)


def answer(ask: dict[str, Any], asked: int) -> None:
    line = {"type": "line", "id": ask["id"], "line": first_line(ask)}
    if MODE == "crash" or (MODE == "crash-third" and asked == 3):
        sys.stderr.write("ouch\n")
        os._exit(7)
    if MODE == "hang" or (MODE == "hang-third" and asked == 3):
        time.sleep(600)
    if MODE == "flood":
        while True:
            say("x" * 5000)
    if MODE == "endless":
        while True:
            sys.stdout.write("x" * 5000)
    if MODE == "garbage" or (MODE == "garbage-first" and asked % 2):
        say("I would rather not.")
    elif MODE == "illegal" or (MODE == "illegal-first" and asked % 2):
        tell({**line, "line": "sail moon"})
    elif MODE == "number":
        tell({**line, "line": 7})
    elif MODE == "wrong-type":
        tell({**line, "type": "move"})
    elif MODE == "stale":
        tell({**line, "id": ask["id"] - 1, "line": "sail moon"})
        tell(line)
    elif MODE == "twice":
        tell(line)
        tell(line)
    elif MODE == "errors":
        sys.stderr.write("e" * 300_000 + "\n")
        tell(line)
    elif MODE == "without-id":
        tell({"type": "line", "line": line["line"]})
    elif MODE == "nested":
        say("[" * 60_000)
    else:
        tell(line)


def main() -> None:
    asked = 0
    log = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    for text in sys.stdin:
        if log is not None:
            with log.open("a", encoding="utf-8") as file:
                file.write(text)
        message = json.loads(text)
        kind = message["type"]
        if kind == "hello":
            greet()
        elif kind == "options":
            tell({"type": "ready"})
            if MODE == "deaf":
                time.sleep(600)
        elif kind == "ask":
            asked += 1
            answer(message, asked)
    if MODE == "stays":
        time.sleep(600)


main()
