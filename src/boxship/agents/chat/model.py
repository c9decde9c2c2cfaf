"""Chat models: a conversation goes in, a text comes out, from a command or from an HTTP endpoint.

A command is started for each answer. It reads ``{"messages": […]}`` from its input and writes its answer as plain text.
An endpoint gets the messages in the usual form of chat completions and answers in that form. Its key comes from the
environment, goes into one header, and is taken out of everything that comes back.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol

from boxship.agents.chat.prompt import Message
from boxship.agents.chat.settings import ChatSettings
from boxship.agents.http_json import Answer, SlowAnswerError, UnreachableError, exchange
from boxship.protocol.external import FAILED, GARBAGE, TIMEOUT
from boxship.protocol.messages import quoted

LETTERS_PER_TOKEN: Final = 4
"""Where nobody says how many tokens a text has, so many letters count as one."""
LONGEST_REPLY: Final = 64_000
"""Letters of an answer that are read."""
_LONGEST_PAUSE: Final = 30.0
_OK, _REFUSED, _TOO_MANY = 200, (401, 403), 429


class ChatError(Exception):
    """No answer; ``str()`` says why."""

    def __init__(self, kind: str, text: str, pause: float = 0.0) -> None:
        """``kind`` is that of a fault; ``pause`` is how many seconds the other side asks for."""
        super().__init__(text)
        self.kind = kind
        self.pause = pause


class Reply(NamedTuple):
    """An answer, and the tokens of the question and of itself."""

    text: str
    tokens_in: int
    tokens_out: int
    estimated: bool
    """Whether the tokens were only counted by letters."""

    @classmethod
    def counted_by_letters(cls, messages: Sequence[Message], text: str) -> Reply:
        """Where nobody says how many tokens there were."""
        return cls(text, tokens_of(messages), -(-len(text) // LETTERS_PER_TOKEN), estimated=True)


def tokens_of(messages: Sequence[Message]) -> int:
    """About how many tokens a conversation has, by its letters."""
    return -(-sum(len(message["content"]) for message in messages) // LETTERS_PER_TOKEN)


class ChatModel(Protocol):
    """Whoever answers a conversation."""

    def reply(self, messages: Sequence[Message]) -> Reply:
        """The answer; a ChatError if there is none."""


def chat_model(settings: ChatSettings) -> ChatModel:
    """The model of these settings; a ChatSettingsError if its key is not there."""
    return CommandModel(settings) if settings.command else EndpointModel(settings, settings.secret())


class CommandModel:
    """A model behind a command."""

    def __init__(self, settings: ChatSettings) -> None:
        self._command = settings.command
        self._seconds = settings.seconds

    def reply(self, messages: Sequence[Message]) -> Reply:
        """Start the command, ask, and read what it says."""
        question = json.dumps({"messages": list(messages)}).encode()
        try:
            process = subprocess.Popen(  # noqa: S603  # running the command somebody named is the purpose
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as problem:
            reason = (isinstance(problem, OSError) and problem.strerror) or "not a possible command"
            raise ChatError(FAILED, f"it can't be started: {reason.lower()}") from None
        try:
            said, complained = process.communicate(question, self._seconds)
        except subprocess.TimeoutExpired:
            raise ChatError(TIMEOUT, f"no answer within {self._seconds:g} s") from None
        finally:
            with suppress(OSError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        if process.returncode != 0:
            last = complained.decode("utf-8", "replace").strip().splitlines()[-1:]
            words = f"; its last words: {quoted(last[0])}" if last else ""
            raise ChatError(FAILED, f"it left with exit code {process.returncode}{words}")
        return Reply.counted_by_letters(messages, said.decode("utf-8", "replace")[:LONGEST_REPLY])


class EndpointModel:
    """A model behind an HTTP endpoint for chat completions."""

    def __init__(self, settings: ChatSettings, key: str) -> None:
        self._url = settings.url
        self._seconds = settings.seconds
        self._more = {"model": settings.model} if settings.model else {}
        self._key = key

    def reply(self, messages: Sequence[Message]) -> Reply:
        """Ask, and read the first choice."""
        headers = {"authorization": f"Bearer {self._key}"} if self._key else {}
        try:
            answer = exchange(self._url, {**self._more, "messages": list(messages)}, headers, self._seconds)
        except SlowAnswerError as problem:
            raise ChatError(TIMEOUT, str(problem)) from None
        except UnreachableError as problem:
            raise ChatError(FAILED, self._without_key(f"no answer from {self._url}: {problem}")) from None
        if answer.status != _OK:
            raise self._problem(answer)
        text = _content(answer.body)
        if text is None:
            raise ChatError(GARBAGE, "its answer is not one of chat completions: no choices[0].message.content")
        return self._reply(messages, self._without_key(text)[:LONGEST_REPLY], answer.body.get("usage"))

    def _reply(self, messages: Sequence[Message], text: str, usage: object) -> Reply:
        if isinstance(usage, Mapping):
            counts = usage.get("prompt_tokens"), usage.get("completion_tokens")
            if all(isinstance(count, int) and count >= 0 for count in counts):
                return Reply(text, int(counts[0] or 0), int(counts[1] or 0), estimated=False)
        return Reply.counted_by_letters(messages, text)

    def _problem(self, answer: Answer) -> ChatError:
        said = answer.body.get("error") if isinstance(answer.body, dict) else None
        message = said.get("message") if isinstance(said, dict) else said
        words = f": {quoted(self._without_key(message))}" if isinstance(message, str) else ""
        if answer.status in _REFUSED:
            return ChatError(FAILED, f"the endpoint refused the key (status {answer.status}){words}")
        pause = answer.headers.get("retry-after", "0") if answer.status in {_TOO_MANY, 503} else "0"
        seconds = min(float(pause), _LONGEST_PAUSE) if pause.isdecimal() else 0.0
        return ChatError(FAILED, f"the endpoint answered with status {answer.status}{words}", seconds)

    def _without_key(self, text: str) -> str:
        return text.replace(self._key, "[key]") if self._key else text


def _content(body: Any) -> str | None:  # noqa: ANN401  # JSON from outside
    """The text of the first choice: a string, or the texts of its parts."""
    try:
        content = body["choices"][0]["message"]["content"]
    except (KeyError, IndexError, TypeError):
        return None
    if isinstance(content, list):
        texts = [part.get("text") for part in content if isinstance(part, dict)]
        content = "".join(text for text in texts if isinstance(text, str))
    return content if isinstance(content, str) else None
