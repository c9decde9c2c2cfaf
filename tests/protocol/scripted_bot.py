"""A bot that answers from a script, whatever it is asked, and writes down what it hears: arguments log and script."""

from __future__ import annotations

import json
import sys
from pathlib import Path

log, script = Path(sys.argv[1]), Path(sys.argv[2])
answers = iter(script.read_text(encoding="utf-8").splitlines())
for text in sys.stdin:
    with log.open("a", encoding="utf-8") as file:
        file.write(text)
    if json.loads(text)["type"] in {"hello", "options", "ask"}:
        sys.stdout.write(next(answers) + "\n")
        sys.stdout.flush()
