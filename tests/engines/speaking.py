"""An output module of Speech Dispatcher that writes down what would be spoken. Run by the system's Python."""

from __future__ import annotations

import html
import re
import sys
from pathlib import Path

HEARD = Path(sys.argv[1])
TAKEN = {
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
}
SPOKEN = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")


def say(line: str) -> None:
    """Answer the dispatcher."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def body() -> str:
    """The lines up to a single full stop."""
    lines = []
    for line in sys.stdin:
        if line == ".\n":
            break
        lines.append(line.rstrip("\n"))
    return " ".join(lines)


def main() -> None:
    """Take everything, and end each utterance at once."""
    for line in sys.stdin:
        word = (line.split() or [""])[0]
        if word == "INIT":
            say("299-ready\n299 OK LOADED SUCCESSFULLY")
        elif word == "LIST":
            say("200-writing\ten\tnone\n200 OK VOICE LIST SENT")
        elif word in TAKEN:
            say(TAKEN[word][0])
            body()
            say(TAKEN[word][1])
        elif word in SPOKEN:
            say("202 OK RECEIVING MESSAGE")
            text = html.unescape(re.sub(r"<[^>]*>", "", body())).strip()
            with HEARD.open("a", encoding="utf-8") as heard:
                heard.write(f"{text}\n")
            say("200 OK SPEAKING\n701 BEGIN\n702 END")
        elif word == "QUIT":
            say("210 OK QUIT")
            return


main()
