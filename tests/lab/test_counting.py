"""What a study counts of a game: as the log tells the same game, in both homes, and by whichever way it is played."""

from __future__ import annotations

from collections import Counter
from math import log10
from typing import TYPE_CHECKING

import pytest

from boxship.arena.runner import LeagueSettings, Runner, Task
from boxship.lab.games import DealBatch
from boxship.lab.playing import by_weights, counting
from boxship.lab.playing.batches import playing
from boxship.lab.playing.counting import MEANINGS, NAMES
from boxship.notation.line_text import write
from boxship.notation.records import Record
from boxship.rules.setup import dealt
from boxship.rules.steps import STEPS
from boxship.table.telling.decision_facts import Change
from boxship.table.telling.log import facts_of
from tests.lab.small_studies import study

if TYPE_CHECKING:
    from boxship.lab.games import PlayedGame
    from boxship.table.shapes import Fact

EDITIONS = (
    ("classic domestic_sale round_limit=30", 4),
    ("clarified round_limit=30", 3),
    ("jumbo investment_bank round_limit=30", 5),
)
CHOICES = {"choices", "forced", "tree"}
"""What no log tells."""
_BY_FACT = {
    "machine": "machines",
    "warehouse": "warehouses",
    "sell": "home_sales",
    "loan": "loans",
    "repay": "repaid",
    "call-money": "calls",
    "call-containers": "calls",
    "raise-money": "raises",
    "raise-containers": "raises",
}


def told(fact: Fact, counts: Counter[str]) -> None:
    """Count what the log says."""
    size, dollars = len(fact.goods), fact.amount or 0
    if fact.key in _BY_FACT:
        counts[_BY_FACT[fact.key]] += 1
    elif fact.key == "produce":
        counts["made"] += size
    elif fact.key == "buy":
        counts["factory_sales"] += size
        counts["factory_money"] += dollars
    elif fact.key in {"sail-load", "load"}:
        counts["harbour_sales"] += size
        counts["harbour_money"] += dollars
    elif fact.key in {"accept", "decline", "kept"} and fact.goods:
        counts["auctions"] += 1
        counts["landed"] += size
        if fact.key == "accept":
            counts["sold"] += 1
            counts["sold_containers"] += size
            counts["bids"] += dollars
    elif fact.key == "seize":
        counts["seized"] += size
    elif fact.key in {"seize-machine", "seize-warehouse"}:
        counts["seized"] += 1


def counted_by_the_log(record: Record) -> Counter[str]:
    """The same counts from what the log tells, and from the game before and after each line."""
    counts: Counter[str] = Counter()
    before, colours = record.header.start(), record.header.rules.colours
    for (after, steps), (seat, line) in zip(record.in_steps(), record.moves, strict=True):
        counts["steps"] += len(steps)
        for fact in facts_of(Change(before, after, seat, line, colours)):
            told(fact, counts)
        if after.turn != before.turn or after.ended:
            counts["turns"] += 1
            counts["broke"] += not after.ended and after.cash[after.turn] == 0
            counts["passed"] += write(line, colours) == "end" and before.actions == 2
        before = after
    return counts


@pytest.mark.parametrize(("rules", "players"), EDITIONS)
def test_the_counts_are_what_the_log_tells(rules: str, players: int) -> None:
    seen: Counter[str] = Counter()
    asked = study([rules], [players], [["thumb", "random"]])
    settings = LeagueSettings(asked.bots[0].entrants, players, asked.rules[0], asked.seed)
    line_up = asked.arms[0].rotations()[0]
    with Runner(settings, record=True) as runner, playing(asked) as play:
        for deal in range(2):
            game = play(DealBatch(0, deal, 1)).games[0]
            counts = counted_by_the_log(Record.parse(runner.game(Task(deal, line_up)).record))
            assert {name: game.count(name) for name in NAMES if name not in CHOICES} == {
                name: counts[name] for name in NAMES if name not in CHOICES
            }
            seen += counts
    assert min(seen[name] for name in ("auctions", "sold", "loans", "seized", "broke", "passed", "harbour_sales")) > 0


def test_every_legal_step_is_counted() -> None:
    (game,) = played("short round_limit=2", 3, "random")
    steps, choices = game.count("steps"), game.count("choices")
    assert steps < choices < steps * STEPS
    assert 0 < game.count("forced") < steps
    # No less than one of ten for each that is not forced, no more than one of all steps.
    assert 1000 * log10(2) * (steps - game.count("forced")) <= game.count("tree") <= 1000 * log10(STEPS) * steps
    assert game.count("turns") == 6
    assert game.rounds == 2


@pytest.mark.boundscheck
@pytest.mark.parametrize("bots", ["random", "trader"])
def test_both_homes_play_and_count_the_same(bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for rules, players in (("short domestic_sale round_limit=5", 3), ("jumbo investment_bank round_limit=4", 4)):
        compiled = played(rules, players, bots)
        with monkeypatch.context() as without:
            without.setattr(by_weights, "can_compile", lambda: False)
            assert played(rules, players, bots) == compiled


def test_all_arms_play_the_same_deals() -> None:
    asked = study(["classic", "short domestic_sale", "jumbo investment_bank"], [4], ["random"])
    first = [dealt(arm.rules, 4, asked.seed, 7) for arm in asked.arms]
    assert len({(g.first, *g.card[:4], *(g.machines[p][0] for p in range(4))) for g in first}) == 1


def test_every_count_has_a_meaning_and_a_place() -> None:
    assert tuple(MEANINGS) == NAMES
    numbers = {name: place for name, place in vars(counting).items() if isinstance(place, int)}
    places = {name[1:].lower(): place for name, place in numbers.items() if name.startswith("_")}
    assert places == {name: place for place, name in enumerate(NAMES)}


def played(rules: str, players: int, bots: str) -> tuple[PlayedGame, ...]:
    with playing(study([rules], [players], [bots])) as play:
        return play(DealBatch(0, 0, 1)).games
