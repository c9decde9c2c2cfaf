"""A chat model at a seat: it is told what its seat knows, asked for lines, and can't harm the match.

A line that is not legal is given back with the reason, a bounded number of times. Then, or when a budget is used up or
no answer comes, the rule of thumb plays a default line. All of it is counted.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from boxship.agents.chat.model import ChatError, ChatModel, Reply, chat_model, tokens_of
from boxship.agents.chat.prompt import PROMPT_VERSION, Message, question, read_answer, refusal, system_message
from boxship.agents.chat.settings import ChatSettings
from boxship.agents.chat.transcript import Transcript
from boxship.agents.knowledge import Knowledge
from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.game import View
from boxship.protocol.external import BUDGET, DEFAULT, GARBAGE, ILLEGAL, Fault, Faults
from boxship.protocol.messages import Identity, quoted
from boxship.rules.rulesets import SEAT_NAMES


class ChatPlayer:
    """A chat model through any number of games."""

    def __init__(self, settings: ChatSettings, transcripts: str = "", model: ChatModel | None = None) -> None:
        """With a folder for transcripts, and with the model of the settings unless another is given.

        A ChatSettingsError if the key is not there.
        """
        self.settings = settings
        self.faults = Faults()
        self.usage: Counter[str] = Counter()
        """Of this game: ``calls``, ``tokens_in``, ``tokens_out``, and ``estimated``, the calls without a count."""
        self._model = model or chat_model(settings)
        self._transcript = Transcript(transcripts)
        self._title = ""
        self._default = RuleOfThumb(0)
        self._system: Message = {}
        self._heard: Sequence[str] = ()
        self._note = ""
        self._decision = 0

    @property
    def identity(self) -> Identity:
        """Who plays, by which prompt."""
        return Identity(self.settings.name, f"prompt {PROMPT_VERSION}")

    def try_out(self) -> None:
        """Ask for one word, so that a mistake is found before the first game; a ChatError says which."""
        self._model.reply([{"role": "user", "content": "Answer with the one word: ready"}])

    # -- what a match calls ------------------------------------------------------------------------------------------

    def entitle(self, title: str) -> None:
        """What the next game is called, for its transcript."""
        self._title = title

    def new_game(self, view: View, seed: int) -> None:
        """A game begins at the seat of this view."""
        known = Knowledge.of(view)
        self.faults, self.usage = Faults(), Counter()
        self._default = RuleOfThumb(seed)
        self._system = system_message(known)
        self._heard, self._note, self._decision = (), "", 0
        header = {"game": self._title, "model": self.settings.name, "prompt": PROMPT_VERSION, "rules": known.rules}
        self._transcript.begin(f"{self._title or seed}-{known.seat}", {**header, "seat": known.seat, **self._system})

    def line(self, view: View) -> str:
        """The line for the seat of this view; always a legal one."""
        known = Knowledge.of(view)
        self._decision += 1
        asked = question(known, self._heard, self._note)
        said: list[dict[str, Any]] = []
        line = self._asked(view, [self._system, asked], said)
        if line is None:
            self._fault(DEFAULT, "the rule of thumb played for it")
        played = self._default.line(view) if line is None else line
        told = {"decision": self._decision, "question": asked["content"], "answers": said, "line": played}
        self._transcript.add({**told, "default": line is None})
        self._heard = known.lines
        return played

    def game_over(self, view: View) -> None:
        """The game has ended; the view is that of its end."""
        result = {SEAT_NAMES[p]: view.state.total[p] for p in range(view.state.players)}
        self._transcript.add({"result": result, "usage": dict(self.usage), "faults": dict(self.faults.counts)})

    def close(self) -> None:
        """The last game is over."""

    # -- one decision ------------------------------------------------------------------------------------------------

    def _asked(self, view: View, messages: list[Message], said: list[dict[str, Any]]) -> str | None:
        """A legal line of the model; None after too many faults or when nothing is left to ask with."""
        for _ in range(1 + self.settings.retries):
            if self._is_used_up(messages):
                self._fault(BUDGET, "its calls or tokens for this game are used up")
                return None
            try:
                reply = self._model.reply(messages)
            except ChatError as problem:
                self.usage["calls"] += 1
                self._fault(problem.kind, str(problem))
                said.append({"failed": str(problem)})
                time.sleep(min(problem.pause, self.settings.seconds))
                continue
            self._count(reply)
            answer = read_answer(reply.text)
            self._note = answer.note or self._note
            reason = "it has no line" if answer.line is None else view.legal.explain(answer.line)
            said.append({"text": reply.text, "line": answer.line, "refused": reason})
            if reason is None:
                return answer.line
            if answer.line is None:
                self._fault(GARBAGE, f"it said {quoted(reply.text)}, which has no line")
            else:
                self._fault(ILLEGAL, f"{quoted(answer.line)} is not legal: {reason}")
            messages += [{"role": "assistant", "content": reply.text}, refusal(answer.line, reason)]
        return None

    def _is_used_up(self, messages: Sequence[Message]) -> bool:
        """Whether another question would go beyond what the model may use."""
        tokens = self.usage["tokens_in"] + self.usage["tokens_out"] + tokens_of(messages)
        return self.usage["calls"] >= self.settings.calls or tokens > self.settings.tokens

    def _count(self, reply: Reply) -> None:
        self.usage.update(calls=1, tokens_in=reply.tokens_in, tokens_out=reply.tokens_out, estimated=reply.estimated)

    def _fault(self, kind: str, text: str) -> None:
        self.faults.add(Fault(kind, text, self._decision))
