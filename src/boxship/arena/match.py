"""Match: one game among players. Each is shown their view, their line is played, watchers look on."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boxship.agents.chat.player import ChatPlayer
from boxship.arena.results import GameResult
from boxship.arena.timing import Times
from boxship.game import Game
from boxship.notation.records import Header, Record
from boxship.notation.refusals import Refusal
from boxship.notation.write_position import ENDED
from boxship.protocol.external import Guest
from boxship.rules import setup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from boxship.arena.watchers import Watcher
    from boxship.bots.registry import Player
    from boxship.game import View
    from boxship.rules.rulesets import Ruleset

_MOST_TOLD = 5


class BotFailedError(RuntimeError):
    """A bot of ours that failed or played what is not legal; ``str()`` says which and how."""


@dataclass(frozen=True)
class Seating:
    """Who sits where in one game, by seats: the entrant's number and name, the player, the seed of their chance."""

    line_up: tuple[int, ...]
    names: tuple[str, ...]
    players: Sequence[Player]
    seeds: tuple[int, ...]
    rotation: int = 0

    def guests(self) -> list[tuple[int, Guest]]:
        """The players that come from outside, each with its seat."""
        return [(p, player) for p, player in enumerate(self.players) if isinstance(player, Guest)]


def dealt(rules: Ruleset, players: int, seed: int, number: int, names: Sequence[str] = ()) -> Game:
    """Deal ``number`` of a seed: the same deal whoever plays it."""
    g = setup.dealt(rules, players, seed, number)
    extras = (("names", ", ".join(names)), ("deal", f"seed {seed}, number {number}")) if names else ()
    return Game(Record(Header.of(rules, g, extras)))


def play(game: Game, seating: Seating, watchers: Mapping[str, Watcher] | None = None) -> GameResult:
    """Play a game to its end."""
    seen = watchers or {}
    times = [Times() for _ in game.seats]
    for p, guest in seating.guests():
        guest.new_game(game.view(p), seating.seeds[p])
    for watcher in seen.values():
        watcher.game_started(game, seating.names)
    while not game.over:
        seat = game.to_act[0]
        p = game.seats.index(seat)
        view_of_seat = game.view(p)
        before = time.perf_counter()
        line = _line(seating, p, view_of_seat)
        times[p].add(time.perf_counter() - before)
        try:
            game.play(line, p)
        except Refusal as refusal:
            raise BotFailedError(f"{seating.names[p]} played {line!r}: {refusal}") from None
        for watcher in seen.values():
            watcher.line_played(game, seat, line)
    for p, guest in seating.guests():
        guest.game_over(game.view(p))
    for watcher in seen.values():
        watcher.game_ended(game)
    return _result(game, seating, times, {name: watcher.notes() for name, watcher in seen.items()})


def _line(seating: Seating, p: int, view_of_seat: View) -> str:
    try:
        return seating.players[p].line(view_of_seat)
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}"
        raise BotFailedError(f"{seating.names[p]} failed over a decision: {said}") from problem


def _result(game: Game, seating: Seating, times: list[Times], notes: Mapping[str, object]) -> GameResult:
    g = game.state
    faults: list[dict[str, int]] = [{} for _ in game.seats]
    usage: list[dict[str, int]] = [{} for _ in game.seats]
    told: list[str] = []
    for p, guest in seating.guests():
        faults[p] = dict(sorted(guest.faults.counts.items()))
        told += [f"{seating.names[p]}: {fault.kind}: {fault.text}" for fault in guest.faults.told]
        if isinstance(guest, ChatPlayer):
            usage[p] = dict(guest.usage)
    return GameResult(
        rotation=seating.rotation,
        line_up=seating.line_up,
        totals=tuple(g.total[: g.players]),
        winners=tuple(p for p in range(g.players) if g.winner[p]),
        first=g.first,
        ended=ENDED[g.ended] or "",
        rounds=g.round_number,
        times=tuple(times),
        faults=tuple(faults),
        told=tuple(told[:_MOST_TOLD]),
        watched=notes,
        usage=tuple(usage) if any(usage) else (),
    )
