#!/usr/bin/env python3
"""A small bot: lands full ships, bids a third of its cash, and otherwise does anything that does not borrow."""

import json
import random
import sys
from typing import Any


def say(**message: object) -> None:
    """One message, at once."""
    print(json.dumps(message), flush=True)


def lines_of(legal: dict[str, Any]) -> list[str]:
    """Every plain line, and the example of every kind."""
    return [*legal["lines"], *(kind["example"] for kind in legal["kinds"])]


def choose(ask: dict[str, Any], chance: random.Random) -> str:
    """The line for this question."""
    lines = lines_of(ask["legal"])
    for kind in ask["legal"]["kinds"]:
        if kind["kind"] == "bid":
            return f"bid {kind['most'] // 3}"
    if len(ask["position"][ask["seat"] + ".ship"]) > 2 and "sail island" in lines:
        return "sail island"
    wise = [line for line in lines if line.split()[0] not in {"loan", "default", "decline", "end", "sail", "call"}]
    goods = [line for line in lines if line.startswith("sail") and ":" in line]
    return chance.choice(goods or wise or lines)


def main() -> None:
    """Answer until the input ends."""
    chance = random.Random()
    for text in sys.stdin:
        message = json.loads(text)
        if message["type"] == "hello":
            say(type="hello", protocol=1, name="example in Python", version="1")
        elif message["type"] == "options":
            say(type="ready")
        elif message["type"] == "new_game":
            chance.seed(message["seed"])
        elif message["type"] == "ask":
            say(type="line", id=message["id"], line=choose(message, chance))


if __name__ == "__main__":
    main()
