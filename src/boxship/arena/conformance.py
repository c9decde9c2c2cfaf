"""What a program must be able to do before it plays with others: a set of games, and what bots often get wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boxship.arena.match import Seating, dealt, play
from boxship.arena.watchers import Watcher
from boxship.bots.simple.rule_of_thumb import RuleOfThumb
from boxship.protocol import messages
from boxship.protocol.external import DEFAULT, FAULTS, START_SECONDS, ExternalPlayer, NotABotError, ProgramCommand
from boxship.protocol.messages import GarbageError
from boxship.protocol.program import FloodError, Program, ProgramGoneError, SlowError
from boxship.rules.rulesets import Ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from boxship.game import Game

GAMES = (
    ("classic", 3),
    ("classic domestic_sale", 4),
    ("short open_money", 5),
    ("clarified round_limit=30", 3),
    ("jumbo", 4),
    ("jumbo investment_bank", 5),
    ("jumbo investment_bank domestic_sale", 3),
    ("classic factory_prices=1/2/5 harbour_prices=3/7/11/20 containers=6", 4),
)
"""Every edition and option, and every number of players."""

_MOST_LINES = 6


@dataclass(frozen=True)
class Finding:
    """One thing that was tried, and what came of it."""

    name: str
    passed: bool
    lines: tuple[str, ...] = ()


def checks(command: ProgramCommand, seconds: float, seed: int) -> Generator[Finding]:
    """Try everything, one after the other; only the start must work for the rest to be tried."""
    with ExternalPlayer(command, seconds) as bot:
        try:
            bot.start()
        except NotABotError as problem:
            yield Finding("says hello and is ready", passed=False, lines=(str(problem),))
            return
        yield Finding("says hello and is ready", passed=True, lines=(f"it is {bot.identity}",))
        for number, (rules, players) in enumerate(GAMES):
            yield _game(bot, rules, players, seed, number)
    for name, probe in _PROBES.items():
        yield _probed(name, probe, _Bench(command, seconds, seed))
    yield _repeated(command, seconds, seed)


# -- games -------------------------------------------------------------------------------------------------------------


def _game(bot: ExternalPlayer, rules: str, players: int, seed: int, number: int) -> Finding:
    """A whole game among rules of thumb, the bot on a seat that changes from game to game."""
    _play(bot, dealt(Ruleset.parse(rules), players, seed, number), number % players)
    name = f"plays {rules} with {players}"
    if not bot.faults.counts:
        return Finding(name, passed=True)
    counts = [f"{FAULTS[kind]}: {count}×" for kind, count in sorted(bot.faults.counts.items())]
    told = [f"question {fault.question}: {fault.text}" for fault in bot.faults.told if fault.kind != DEFAULT]
    return Finding(name, passed=False, lines=tuple([*counts, *told][: len(counts) + _MOST_LINES]))


def _play(bot: ExternalPlayer, game: Game, own: int, watcher: Watcher | None = None) -> None:
    """A game with the bot on one seat and rules of thumb on the others."""
    players = [bot if p == own else RuleOfThumb(p) for p in range(len(game.seats))]
    names = tuple("the bot" if p == own else "rule of thumb" for p in range(len(game.seats)))
    numbers = tuple(range(len(game.seats)))
    play(game, Seating(numbers, names, players, numbers), {"own": watcher} if watcher else {})


class _OwnLines(Watcher):
    """The lines of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[str] = []

    def line_played(self, game: Game, seat: str, line: str) -> None:
        """Keep it if it is of that seat."""
        if game.seats.index(seat) == self.seat:
            self.lines.append(line)


def _repeated(command: ProgramCommand, seconds: float, seed: int) -> Finding:
    """The same game twice: not a must, but worth knowing."""
    told: list[list[str]] = []
    for _ in range(2):
        with ExternalPlayer(command, seconds) as bot:
            watcher = _OwnLines(0)
            _play(bot, dealt(Ruleset.parse("short"), 3, seed, 0), 0, watcher)
            told.append(watcher.lines)
    if told[0] == told[1]:
        return Finding("plays the same for the same seed", passed=True)
    advice = "not needed, but good: take all chance from the seed of new_game"
    return Finding("plays differently for the same seed", passed=True, lines=(advice,))


# -- probes ------------------------------------------------------------------------------------------------------------


class _Bench:
    """A bot's process without a match around it, and a position to ask about."""

    def __init__(self, command: ProgramCommand, seconds: float, seed: int) -> None:
        self.command = command
        self.seconds = seconds
        self.program = Program(command.words)
        game = dealt(Ruleset.parse("classic"), 3, seed, 0)
        self.view = game.view(game.to_act[0])
        self._question = 0

    def begin(self) -> None:
        """As far as ready."""
        self.say(messages.hello())
        messages.read_hello(self.program.receive(START_SECONDS))
        self.say(messages.options(dict(self.command.values), self.seconds))
        messages.read_ready(self.program.receive(START_SECONDS))

    def say(self, message: messages.Message) -> None:
        """Send a message."""
        self.program.send(messages.encode(message))

    def deal(self) -> None:
        """A new game."""
        self.say(messages.new_game(self.view, 1))

    def ask(self) -> str | None:
        """Ask about the position; why the answer is not good, or None."""
        self._question += 1
        self.say(messages.ask(self._question, self.view, self.seconds))
        line = messages.read_line(self.program.receive(self.seconds), self._question)
        if line is None:
            return "it answered with the id of another question"
        reason = self.view.legal.explain(line)
        return None if reason is None else f"it answered {messages.quoted(line)}: {reason}"


def _unknown_message(bench: _Bench) -> str | None:
    bench.deal()
    bench.say({"type": "weather", "text": "fine"})
    return bench.ask()


def _unknown_key(bench: _Bench) -> str | None:
    bench.deal()
    bench.say({**messages.event(1, "red: end"), "mood": {"calm": [1, None]}})
    return bench.ask()


def _error(bench: _Bench) -> str | None:
    bench.deal()
    bench.say(messages.error(1, "that line is not legal: a try of bot-check"))
    return bench.ask()


def _asked_twice(bench: _Bench) -> str | None:
    bench.deal()
    return bench.ask() or bench.ask()


def _second_game(bench: _Bench) -> str | None:
    bench.deal()
    first = bench.ask()
    bench.deal()
    return first or bench.ask()


def _many_events(bench: _Bench) -> str | None:
    bench.deal()
    for number in range(1, 1001):
        bench.say(messages.event(number, "red: end"))
    return bench.ask()


def _leaving(bench: _Bench) -> str | None:
    return None if bench.program.leaves_by_itself() else "its input was closed and it went on running; leave then"


_PROBES: dict[str, Callable[[_Bench], str | None]] = {
    "ignores a message of a type it does not know": _unknown_message,
    "ignores a key it does not know": _unknown_key,
    "goes on after an error": _error,
    "answers the same question twice": _asked_twice,
    "begins a new game when told, even in the middle of one": _second_game,
    "stands a thousand events at once": _many_events,
    "leaves when its input is closed": _leaving,
}


def _probed(name: str, probe: Callable[[_Bench], str | None], bench: _Bench) -> Finding:
    """Try one thing with a process of its own."""
    try:
        bench.begin()
        reason = probe(bench)
    except (GarbageError, ProgramGoneError) as problem:
        reason = str(problem)
    except SlowError:
        reason = f"it did not answer within {bench.seconds:g} s"
    except FloodError as problem:
        reason = f"it said too much: {problem}"
    finally:
        bench.program.kill()
    return Finding(name, reason is None, () if reason is None else (reason,))
