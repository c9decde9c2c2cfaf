"""Chat models at a seat: what they are told, how their answers are read, and what happens when they fail."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from boxship import Game
from boxship.agents.chat.model import ChatError, CommandModel, EndpointModel, Reply, chat_model, tokens_of
from boxship.agents.chat.player import ChatPlayer
from boxship.agents.chat.prompt import PROMPT_VERSION, Reading, read_answer, system_message
from boxship.agents.chat.settings import ChatSettings, ChatSettingsError
from boxship.agents.knowledge import Knowledge
from boxship.protocol.external import FAILED, Guest
from boxship.rules.rulesets import RULESETS
from tests.agents.stand_ins import COMMAND, EXAMPLE, Scripted
from tests.agents.test_http_json import answer, answering

if TYPE_CHECKING:
    from http.server import BaseHTTPRequestHandler

QUESTION = [{"role": "user", "content": "Legal now:\n  end"}]
KEY = "sk-very-secret-0123456789"


def seated(model: Scripted, folder: str = "", **limits: Any) -> tuple[ChatPlayer, Game]:
    """A scripted model at the seat that begins a game."""
    game = Game.new("classic", 3, seed=20)
    player = ChatPlayer(ChatSettings(url="http://127.0.0.1:9", model="stand-in", **limits), folder, model)
    player.entitle("000007-1")
    player.new_game(game.view("red"), 5)
    return player, game


# -- the word that names one -------------------------------------------------------------------------------------------


def test_a_word_names_a_command_or_an_endpoint_with_its_options() -> None:
    assert ChatSettings.parse(f"chat:{EXAMPLE}").command == (str(EXAMPLE),)
    assert ChatSettings.parse(f"chat:{COMMAND}:calls=7").command == (sys.executable, str(EXAMPLE))
    word = "chat:https://models.example:8443/v1/chat/completions:model=small:8b,key=MODEL_KEY,tokens=9,retries=0,seconds=2.5"
    expected = ChatSettings(
        url="https://models.example:8443/v1/chat/completions",
        model="small:8b",
        key="MODEL_KEY",
        tokens=9,
        retries=0,
        seconds=2.5,
    )
    assert ChatSettings.parse(word) == expected


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("chat:", "names no chat model"),
        ("chat:./nothing-here", "there is no such program"),
        ("chat:'unfinished", "a quotation mark without its partner"),
        ("chat:https://", "is no address"),
        ("chat:https://me:secret@models.example/v1", "a password in it is not used"),
        ("chat:https://models.example/v1:colour=red", "no option 'colour'; its options are model, key, calls"),
        ("chat:https://models.example/v1:calls=many", "calls=many is no number"),
        ("chat:https://models.example/v1:seconds=-1", "seconds=-1 is no time"),
        ("chat:https://models.example/v1:key=sk-12", "key= names an environment variable"),
        ("chat:http://models.example/v1:key=MODEL_KEY", "a key is not sent over plain http"),
        (f"chat:{EXAMPLE}:key=MODEL_KEY", "model and key are for endpoints"),
    ],
)
def test_a_word_that_names_no_model_gets_a_sentence(word: str, sentence: str) -> None:
    with pytest.raises(ChatSettingsError) as refusal:
        ChatSettings.parse(word)
    assert sentence in str(refusal.value)
    assert "sk-12" not in str(refusal.value)


def test_the_key_comes_from_the_environment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = ChatSettings.parse("chat:https://models.example/v1:key=MODEL_KEY")
    monkeypatch.delenv("MODEL_KEY", raising=False)
    with pytest.raises(ChatSettingsError, match="the environment variable MODEL_KEY is not set"):
        chat_model(settings)
    monkeypatch.setenv("MODEL_KEY", KEY)
    assert isinstance(chat_model(settings), EndpointModel)
    assert KEY not in repr(settings)


# -- the prompt --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [*RULESETS, "jumbo investment_bank"])
def test_before_a_game_a_model_is_told_the_rules_of_its_edition(rules: str) -> None:
    told = system_message(Knowledge.of(Game.new(rules, 3, seed=1).view(0)))["content"]
    assert f"The rules, for {rules}:" in told
    assert ("R9.1" in told) == ("investment_bank" in rules)
    assert len(told) < 25_000


@pytest.mark.parametrize(
    ("text", "line", "note"),
    [
        ("line: end", "end", ""),
        ("I think.\nnote: red is rich\n**Line:** `bid 7`\n", "bid 7", "red is rich"),
        ("line: loan\nNo, better:\n> line: sail sea", "sail sea", ""),
        ("sail island", "sail island", ""),
        ("`produce -> tan@3`", "produce -> tan@3", ""),
        ("I would sail.\nOr not.", None, ""),
        ("", None, ""),
        ("line:", None, ""),
    ],
)
def test_an_answer_is_read_by_its_last_line(text: str, line: str | None, note: str) -> None:
    assert read_answer(text) == Reading(line, note)


# -- a game ------------------------------------------------------------------------------------------------------------


def test_a_legal_line_is_played_and_a_note_comes_back() -> None:
    model = Scripted(["note: warehouses first\nline: warehouse"])
    player, game = seated(model)
    assert isinstance(player, Guest)
    game.play(player.line(game.view("red")))
    game.play(player.line(game.view("red")))
    assert player.faults.counts == {}
    first, second = (asked[-1]["content"] for asked in model.asked)
    assert "Your note" not in first
    assert second.startswith("Your note: warehouses first\n")
    assert "So far:\n  red: warehouse\n" in second
    assert (player.usage["calls"], player.usage["estimated"]) == (2, 2)


def test_an_illegal_line_is_given_back_with_its_reason_and_counted() -> None:
    model = Scripted(["line: sail island", "I can't decide.\nReally.", "line: warehouse"])
    player, game = seated(model)
    assert player.line(game.view("red")) == "warehouse"
    assert player.faults.counts == {"illegal": 1, "garbage": 1}
    roles = [message["role"] for message in model.asked[-1]]
    assert roles == ["system", "user", "assistant", "user", "assistant", "user"]
    assert "an empty ship may not sail to the island" in model.asked[-1][3]["content"]
    assert "There was no line" in model.asked[-1][5]["content"]


def test_after_the_last_retry_the_rule_of_thumb_plays() -> None:
    model = Scripted(["line: dance"] * 9)
    player, game = seated(model, retries=1)
    assert player.line(game.view("red")) in game.legal
    assert player.faults.counts == {"illegal": 2, "default": 1}
    assert len(model.asked) == 2


@pytest.mark.parametrize("limits", [{"calls": 1}, {"tokens": 5000}])
def test_a_budget_is_for_one_game_and_is_never_exceeded(limits: dict[str, Any]) -> None:
    player, game = seated(Scripted(), **limits)
    for _ in range(2):
        game.play(player.line(game.view("red")))
    assert player.faults.counts == {"budget": 1, "default": 1}
    assert player.usage["calls"] == 1
    assert player.usage["tokens_in"] + player.usage["tokens_out"] <= player.settings.tokens
    player.new_game(game.view("red"), 6)
    assert player.usage["calls"] == 0


def test_a_model_that_fails_is_asked_again() -> None:
    model = Scripted([ChatError(FAILED, "the endpoint answered with status 503"), "line: warehouse"])
    player, game = seated(model)
    assert player.line(game.view("red")) == "warehouse"
    assert (player.faults.counts, player.usage["calls"]) == ({"failed": 1}, 2)


def test_a_transcript_keeps_every_word_of_the_game(tmp_path: Path) -> None:
    player, game = seated(Scripted(["line: sail island"]), str(tmp_path))
    while not game.over and len(game.moves) < 4:
        seat = game.to_act[0]
        game.play(player.line(game.view("red")) if seat == "red" else "end")
    player.game_over(game.view("red"))
    file = tmp_path / "000007-1-red.jsonl"
    assert file.stat().st_mode & 0o077 == 0
    header, first, *_, last = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert (header["prompt"], header["model"], header["seat"]) == (PROMPT_VERSION, "stand-in", "red")
    assert [said["line"] for said in first["answers"]] == ["sail island", first["line"]]
    assert "empty ship" in first["answers"][0]["refused"]
    assert last["usage"] == dict(player.usage)
    assert last["faults"] == {"illegal": 1}


# -- a command ---------------------------------------------------------------------------------------------------------


def test_a_command_reads_the_conversation_and_answers_with_text() -> None:
    reply = CommandModel(ChatSettings.parse(f"chat:{COMMAND}")).reply(QUESTION)
    assert read_answer(reply.text).line == "end"
    assert (reply.tokens_in, reply.estimated) == (tokens_of(QUESTION), True)


@pytest.mark.parametrize(
    ("code", "kind", "sentence"),
    [
        ("import sys; sys.exit('no model here')", "failed", "exit code 1; its last words: 'no model here'"),
        ("import time; time.sleep(60)", "timeout", "no answer within 0.5 s"),
    ],
)
def test_a_command_that_fails_says_why(code: str, kind: str, sentence: str) -> None:
    model = CommandModel(ChatSettings(command=(sys.executable, "-c", code), seconds=0.5 if kind == "timeout" else 60))
    with pytest.raises(ChatError) as failure:
        model.reply(QUESTION)
    assert failure.value.kind == kind
    assert sentence in str(failure.value)


# -- an endpoint -------------------------------------------------------------------------------------------------------


def completion(text: object, **more: object) -> bytes:
    return json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}], **more}).encode()


def replied(body: bytes, status: int = 200, key: str = KEY, **headers: str) -> tuple[Reply, Mapping[str, Any]]:
    """What a model makes of an answer, and what the endpoint was asked."""
    asked: dict[str, Any] = {}

    def handle(handler: BaseHTTPRequestHandler) -> None:
        asked.update(json.loads(handler.rfile.read(int(handler.headers["content-length"]))))
        asked["authorization"] = handler.headers.get("authorization")
        answer(handler, status, body, **headers)

    with answering(handle) as url:
        return EndpointModel(ChatSettings(url=url, model="small", seconds=20), key).reply(QUESTION), asked


def test_an_endpoint_is_asked_in_the_usual_form() -> None:
    usage = {"prompt_tokens": 11, "completion_tokens": 3}
    reply, asked = replied(completion("line: end", usage=usage))
    assert reply == Reply("line: end", 11, 3, estimated=False)
    assert asked == {"model": "small", "messages": QUESTION, "authorization": f"Bearer {KEY}"}
    assert replied(completion("x"), key="")[1]["authorization"] is None


def test_parts_of_an_answer_are_joined_and_missing_counts_are_estimated() -> None:
    parts = [{"type": "text", "text": "line: "}, {"type": "image"}, {"type": "text", "text": "end"}]
    reply, _ = replied(completion(parts, usage={"prompt_tokens": "many"}))
    assert reply == Reply("line: end", tokens_of(QUESTION), 3, estimated=True)


@pytest.mark.parametrize(
    ("status", "body", "kind", "sentence"),
    [
        (200, b"{}", "garbage", "is not one of chat completions"),
        (200, b"[]", "garbage", "is not one of chat completions"),
        (200, completion(None), "garbage", "is not one of chat completions"),
        (200, b"<html>", "garbage", "is not one of chat completions"),
        (401, b"", "failed", "refused the key (status 401)"),
        (404, b'{"error": {"message": "no such model"}}', "failed", "status 404: 'no such model'"),
        (302, b"", "failed", "status 302"),
        (500, b'{"error": "oh\\u001b[2J"}', "failed", "status 500: 'oh"),
    ],
)
def test_an_endpoint_that_fails_says_why(status: int, body: bytes, kind: str, sentence: str) -> None:
    with pytest.raises(ChatError) as failure:
        replied(body, status)
    assert failure.value.kind == kind
    assert sentence in str(failure.value)
    assert str(failure.value).isprintable()


@pytest.mark.parametrize(("asked_for", "pause"), [("0", 0.0), ("7", 7.0), ("9999", 30.0), ("soon", 0.0)])
def test_an_endpoint_may_ask_for_a_pause(asked_for: str, pause: float) -> None:
    with pytest.raises(ChatError) as failure:
        replied(b"", 429, **{"retry-after": asked_for})
    assert failure.value.pause == pause


def test_a_key_that_is_echoed_goes_nowhere(tmp_path: Path) -> None:
    with pytest.raises(ChatError) as failure:
        replied(json.dumps({"error": {"message": f"bad key {KEY}"}}).encode(), 401)
    assert KEY not in str(failure.value)
    with answering(lambda handler: answer(handler, 200, completion(f"Your key is {KEY}.\nline: {KEY}"))) as url:
        settings = ChatSettings(url=url, retries=1)
        player = ChatPlayer(settings, str(tmp_path), EndpointModel(settings, KEY))
        game = Game.new("classic", 3, seed=20)
        player.new_game(game.view("red"), 5)
        assert player.line(game.view("red")) in game.legal
    kept = "".join(file.read_text(encoding="utf-8") for file in tmp_path.iterdir())
    assert "[key]" in kept
    assert KEY not in kept
    assert not any(KEY in fault.text for fault in player.faults.told)
