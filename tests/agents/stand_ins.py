"""Stand-ins for chat models: they answer from a script, and remember what they were asked."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from boxship.agents.chat.model import ChatError, Reply
from boxship.agents.chat.prompt import Message

EXAMPLE = Path(__file__).parents[2] / "examples" / "chat.py"
"""A command that answers with the last line it is offered."""
COMMAND = f"{sys.executable} {EXAMPLE}"


def offered(messages: Sequence[Message]) -> str:
    """The last line that the question of a conversation offers."""
    asked = next(message["content"] for message in messages if message["role"] == "user")
    return asked.splitlines()[-1].strip().rpartition("Example: ")[2]


@dataclass
class Scripted:
    """Says these texts in turn, then what it is offered; an error is raised."""

    script: list[str | ChatError] = field(default_factory=list)
    asked: list[list[Message]] = field(default_factory=list)

    def reply(self, messages: Sequence[Message]) -> Reply:
        self.asked.append(list(messages))
        said = self.script.pop(0) if self.script else f"line: {offered(messages)}"
        if isinstance(said, ChatError):
            raise said
        return Reply.counted_by_letters(messages, said)
