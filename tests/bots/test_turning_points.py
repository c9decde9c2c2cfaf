"""Turning points: a blunder is found, what nobody could know is no blunder, and luck is not told."""

from __future__ import annotations

import pickle
from functools import cache

import pytest

from boxship import Game
from boxship.bots.analysis import comparing
from boxship.bots.analysis import turning_points as turning
from boxship.bots.analysis.forecast import AdvisedLine, Forecast
from boxship.bots.analysis.turning_points import TurningPoint, turning_points
from boxship.bots.captain import rollouts
from boxship.bots.registry import player
from boxship.notation.line_text import write
from boxship.notation.records import Record
from boxship.rules.counts import on_ship
from boxship.rules.layout import BID
from boxship.rules.rulesets import SEAT_NAMES
from tests.bots.bot_tables import played_lines

pytestmark = pytest.mark.slow

RULES = "short round_limit=12"


@cache
def blundered() -> tuple[Record, int]:
    """A game of traders in which somebody once bids all they have for little, and which decision that was."""
    game = Game.new(RULES, 3, seed=8)
    bots = [player("trader", seed) for seed in range(3)]
    number = 0
    while not game.over:
        seat = game.seats.index(game.to_act[0])
        seen = game.view(seat)
        g = seen.state
        small = g.phase == BID and g.round_number > 3 and on_ship(g, g.turn) <= 2
        if not number and small and g.cash[seat] > 15:
            number = len(game.moves) + 1
            game.play(f"bid {g.cash[seat]}", seat)
        else:
            game.play(bots[seat].line(seen), seat)
    assert number
    return Record.parse(game.record()), number


@cache
def found() -> tuple[TurningPoint, ...]:
    return turning_points(blundered()[0], rollouts=24)


def test_a_blunder_is_found() -> None:
    record, number = blundered()
    (point,) = (point for point in found() if point.number == number)
    assert point.seat == SEAT_NAMES[record.moves[number - 1][0]]
    assert point.played.line.startswith("bid")
    assert point.better.line != point.played.line
    assert point.loss.mean > 5


def test_every_loss_is_clear_and_is_the_gap_between_both_lines() -> None:
    record, _ = blundered()
    losses = [point.loss.mean for point in found()]
    assert losses == sorted(losses, reverse=True)
    assert 1 <= len(found()) <= 5
    for point in found():
        seat, line = record.moves[point.number - 1]
        assert SEAT_NAMES[seat] == point.seat
        assert write(line, record.header.rules.colours) == point.played.line
        assert point.loss.mean == pytest.approx(point.better.money.mean - point.played.money.mean)
        assert point.win_loss.mean == pytest.approx(point.better.win.mean - point.played.win.mean)
        assert point.loss.mean > 1.5 * point.loss.margin > 0


def test_the_better_line_was_legal_then() -> None:
    record, _ = blundered()
    for point in found():
        game = Game(Record(record.header, record.moves[: point.number - 1]))
        assert game.legal_for(point.seat).explain(point.better.line) is None


def test_what_is_told_holds_in_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    record, number = blundered()
    early = Record(record.header, record.moves[:number])
    seat = SEAT_NAMES[record.moves[number - 1][0]]
    before = {point.number: point for point in turning_points(early, rollouts=24, seat=seat)}
    monkeypatch.setattr(comparing, "SEED", 2)
    again = {point.number: point for point in turning_points(early, rollouts=24, seat=seat)}
    assert number in before
    assert number in again
    for each in before.keys() & again.keys():
        if before[each].better.line == again[each].better.line:
            apart = before[each].loss.mean - again[each].loss.mean
            assert abs(apart) <= before[each].loss.margin + again[each].loss.margin


def test_of_one_seat_alone() -> None:
    record, number = blundered()
    seat = SEAT_NAMES[record.moves[number - 1][0]]
    other = next(name for name in SEAT_NAMES if name != seat)
    early = Record(record.header, record.moves[:number])
    assert number in {point.number for point in turning_points(early, rollouts=24, seat=seat)}
    assert all(point.seat == other for point in turning_points(early, rollouts=24, seat=other))


def test_the_same_again_and_through_a_pickle() -> None:
    record = Record(blundered()[0].header, blundered()[0].moves[:30])
    again = pickle.loads(pickle.dumps(record))
    assert turning_points(again, rollouts=24, most=2) == turning_points(record, rollouts=24, most=2)
    assert pickle.loads(pickle.dumps(found())) == found()


def test_r1_4_nobody_is_blamed_for_cards_he_could_not_know() -> None:
    """With the cards of the two others exchanged, what the third did is judged the same."""
    game = Game.new("classic round_limit=3", 3, seed=6)
    for _ in played_lines(game, [player("trader", seed) for seed in range(3)]):
        pass
    record = Record.parse(game.record())
    a, b, c = record.header.cards
    header = type(record.header)(
        record.header.rules, 3, record.header.first, record.header.machines, (a, c, b), record.header.bank
    )
    suspects = [
        [
            (suspect.number, suspect.compared.behind)
            for suspect in turning._suspects(Record(each, record.moves), SEAT_NAMES[0], 24)
            if suspect is not None
        ]
        for each in (record.header, header)
    ]
    assert suspects[0] == suspects[1]
    assert suspects[0]


def test_progress_is_told_and_ends_full() -> None:
    record, _ = blundered()
    told: list[tuple[int, int]] = []
    turning_points(Record(record.header, record.moves[:12]), rollouts=16, progress=lambda *done: told.append(done))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[0][0] == 1
    assert told[-1][0] == told[-1][1]


def point(number: int, loss: Forecast, win_loss: Forecast) -> TurningPoint:
    line = AdvisedLine("end", Forecast(50, 2), Forecast(0.3, 0.1))
    return TurningPoint(number, "red", line, line, loss, win_loss)


def test_what_is_not_clear_is_not_told() -> None:
    even = Forecast(0.0, 0.1)
    points = [
        point(1, Forecast(4, 3), even),
        point(2, Forecast(6, 3), even),
        point(3, Forecast(9, 3), Forecast(-0.3, 0.1)),
        point(4, Forecast(8, 1), even),
        point(5, Forecast(7, 1), even),
    ]
    turns: dict[int, object] = {1: 1, 2: 2, 3: 3, 4: 4, 5: 4}
    assert [told.number for told in turning._told(points, turns)] == [4, 2]


def test_a_game_without_decisions_has_no_turning_point() -> None:
    assert turning_points(Record(blundered()[0].header)) == ()


def test_without_a_compiler_it_works_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (turning, rollouts):
        monkeypatch.setattr(module, "can_compile", lambda: False)
    monkeypatch.delattr(rollouts, "played_on")
    game = Game.new("short round_limit=1", 3, seed=2)
    for _ in played_lines(game, [player("trader", seed) for seed in range(3)]):
        pass
    turning_points(Record.parse(game.record()), most=1)
