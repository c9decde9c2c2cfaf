#!/usr/bin/env python3
"""A chat model's place in a league, without a model: it reads the conversation and answers with the last example.

Put a call of your model where ``answer`` is: boxship league chat:examples/chat.py trader trader trader --regret
"""

import json
import sys


def answer(messages: list[dict[str, str]]) -> str:
    """The text of the next message: here, the last line that the question offers."""
    *_, last = (line.strip() for line in messages[-1]["content"].splitlines() if line.strip())
    return f"note: played the last one\nline: {last.rpartition('Example: ')[2]}"


if __name__ == "__main__":
    print(answer(json.load(sys.stdin)["messages"]))
