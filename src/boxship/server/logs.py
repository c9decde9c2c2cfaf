"""Logs of a server: with times, for people or for programs, without secrets, and the same thing not again and again."""

from __future__ import annotations

import json
import logging
import re
import time
from collections import Counter
from typing import Final

_SECRET: Final = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])|(?<=://)[^/\s:@]+:[^/\s@]+(?=@)")
"""What looks like a token, and the name and password in an address."""
_HIDDEN: Final = "…"
_MOST_EQUAL: Final = 5
_PERIOD: Final = 60.0
"""Of the same message so many are written in so many seconds; the next one says how many were not."""


class TextFormatter(logging.Formatter):
    """One line for people: when, how bad, what."""

    default_time_format = "%Y-%m-%dT%H:%M:%S"
    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        """The time is UTC."""
        super().__init__("%(asctime)sZ boxship %(levelname)s: %(message)s")
        self.default_msec_format = "%s.%03d"

    def format(self, record: logging.LogRecord) -> str:
        """The line, with nothing secret in it."""
        return hidden(super().format(record))


class JsonFormatter(TextFormatter):
    """One JSON object in a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, with nothing secret in it."""
        words = {
            "time": f"{self.formatTime(record)}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": hidden(record.getMessage()),
        }
        if record.exc_info:
            words["traceback"] = hidden(self.formatException(record.exc_info))
        return json.dumps(words, ensure_ascii=False)


class OnlySoOften(logging.Filter):
    """Lets the same message pass only so often: a full disk says the same for every move."""

    def __init__(self) -> None:
        """Nothing was said yet."""
        super().__init__()
        self._since = 0.0
        self._said: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is written."""
        message = (record.name, str(record.msg))
        now = time.monotonic()
        if now - self._since >= _PERIOD:
            kept_back = self._said.pop(message, 0) - _MOST_EQUAL
            self._since, self._said = now, Counter()
            if kept_back > 0:
                record.msg = f"{record.msg} (and {kept_back} times more before)"
        self._said[message] += 1
        return self._said[message] <= _MOST_EQUAL


def hidden(text: str) -> str:
    """A text without secrets."""
    return _SECRET.sub(_HIDDEN, text)


def set_up(log_format: str) -> None:
    """From now on everything that is worth a warning goes to the standard error stream like this."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if log_format == "json" else TextFormatter())
    handler.addFilter(OnlySoOften())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
