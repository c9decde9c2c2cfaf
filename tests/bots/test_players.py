"""Every bot: whole games in every edition, nothing it may not know, the same again for the same seed."""

from __future__ import annotations

from random import Random

import pytest

from boxship import Game
from boxship.bots.captain.player import Captain
from boxship.bots.registry import Player, UnknownBotError, bots, player, reads_file, searches
from boxship.bots.simple.exploiters import EXPLOITERS
from boxship.bots.trader import weights
from boxship.bots.trader.choose import choose
from boxship.game import View
from boxship.rules.chance import WORDS, seed_words
from boxship.rules.layout import BID
from boxship.rules.view import view
from tests.bots.bot_tables import EDITIONS, HOUSE_RULES, other_secrets, played_lines, twin_view, whole_game
from tests.choosers import due_seats, legal_steps
from tests.odd_tables import odd_table

ONE_STREAM = ("random", "thumb")
"""They draw from one stream as they go, so the second answer to the same view may differ."""
QUICK = (*ONE_STREAM, "deckhand", "trader", "trader:producer", "trader:warehouser", "trader:shipper", "trader:hoarder")


def little_captain(seed: int) -> Captain:
    return Captain(seed, rollouts=40, rounds=1)


def test_the_list_names_every_bot() -> None:
    named = dict(bots())
    assert {"captain", *QUICK} <= set(named)
    assert {f"exploiter:{name}" for name in EXPLOITERS} <= set(named)
    for name, character in named.items():
        assert character
        assert reads_file(name) or callable(player(name, 1).line)


@pytest.mark.parametrize(
    "name", ["harbourmaster", "trader:sloth", "captain:0", "captain:x", "random:2", "exploiter", ""]
)
def test_an_unknown_name_is_refused_in_plain_words(name: str) -> None:
    with pytest.raises(UnknownBotError, match=r"there is no|has no kinds"):
        player(name, 1)


@pytest.mark.parametrize("players", [4, *(pytest.param(players, marks=pytest.mark.slow) for players in (3, 5))])
@pytest.mark.parametrize("rules", EDITIONS + HOUSE_RULES)
def test_whole_games_without_an_illegal_line(rules: str, players: int) -> None:
    names = ["trader", "deckhand", "trader:shipper", "exploiter:undercutter", "trader:hoarder"]
    game = whole_game(rules, players, seed=1, names=names[:players])
    assert Game.from_record(game.record()).scores() == game.scores()


@pytest.mark.parametrize(
    "name", [*ONE_STREAM, "trader:producer", "trader:warehouser", *(f"exploiter:{name}" for name in EXPLOITERS)]
)
def test_the_others_play_whole_games_too(name: str) -> None:
    rules = "jumbo investment_bank domestic_sale round_limit=12"
    game = whole_game(rules, 3, seed=3, names=[name, "trader", "deckhand"])
    assert game.over


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_captain_plays_whole_games(rules: str, players: int) -> None:
    game = Game.new(rules, players, seed=players)
    others: list[Player] = [player("trader", seed) for seed in range(players - 1)]
    for _ in played_lines(game, [little_captain(1), *others]):
        pass
    assert Game.from_record(game.record()).scores() == game.scores()


def same_line_whatever_is_hidden(make: Player, again: Player, game: Game, seen: View, r: Random) -> None:
    line = make.line(seen)
    assert seen.legal.explain(line) is None
    for _ in range(2):
        twin = other_secrets(game.state, seen.seat, r)
        assert again.line(twin_view(seen, twin, seen.seat)) == line


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name == "trader" else pytest.mark.slow)
        for name, _ in bots()
        if name not in ONE_STREAM and not searches(name) and not reads_file(name)
    ],
)
def test_r1_4_a_bot_does_not_know_cards_or_sealed_bids(name: str) -> None:
    r = Random(4)
    for rules in ("classic", "jumbo investment_bank"):
        game = Game.new(rules, 4, seed=6)
        for number, (seat, seen) in enumerate(played_lines(game, [player("trader", seed) for seed in range(4)])):
            if number % 23 == 0 or (seen.state.phase == BID and number % 3 == 0):
                same_line_whatever_is_hidden(player(name, seat), player(name, seat), game, seen, r)


@pytest.mark.slow
def test_r1_4_nor_does_the_captain() -> None:
    r = Random(5)
    bids = 0
    for rules in ("classic", "jumbo investment_bank"):
        game = Game.new(rules, 4, seed=7)
        for number, (seat, seen) in enumerate(played_lines(game, [player("trader", seed) for seed in range(4)])):
            if number % 31 == 0 or (seen.state.phase == BID and number % 5 == 0):
                bids += seen.state.phase == BID
                same_line_whatever_is_hidden(little_captain(seat), little_captain(seat), game, seen, r)
    assert bids > 5


def test_r1_4_uncounted_money_behind_the_screen_changes_nothing() -> None:
    """The hidden cash of a view without history is guessed, not read."""
    rules = Game.new("classic", 4).rules
    for seed in range(12):
        g = odd_table(rules, 4, seed).laid_out()
        seat = due_seats(g)[0]
        twin = g.copy()
        for q in range(4):
            if q != seat:
                twin.cash[q] += 7
        seen, other = (View(view(truth, seat), seat, rules, ()) for truth in (g, twin))
        for name in ("trader", "deckhand"):
            assert player(name, 1).line(seen) == player(name, 1).line(other)
        assert little_captain(1).line(seen) == little_captain(1).line(other)


@pytest.mark.slow
def test_the_traders_judgement_does_not_even_look() -> None:
    """Given the whole truth it takes the same step with other cards and other bids in the envelopes."""
    row, r, looked = weights.row({}), Random(3), 0
    for rules in EDITIONS:
        game = Game.new(rules, 4, seed=8)
        for seat, _ in played_lines(game, [player("trader", seed) for seed in range(4)]):
            g = game.state
            options = legal_steps(g, seat)
            steps = set()
            for table in (g, other_secrets(g, seat, r), other_secrets(g, seat, r)):
                words = [0] * WORDS
                seed_words(words, looked, 0)
                before = table.copy()
                steps.add(choose(table, seat, list(options), len(options), words, row))
                assert table == before, "what it tries out is put back"
            assert len(steps) == 1
            looked += 1
    assert looked > 500


@pytest.mark.slow
def test_the_own_card_does_matter() -> None:
    game = Game.new("classic", 4, seed=6)
    changed = 0
    for seat, seen in played_lines(game, [player("trader", seed) for seed in range(4)]):
        if seen.state.phase == BID:
            lines = set()
            for card in range(5):
                twin = game.state.copy()
                twin.card[seat] = card
                lines.add(player("trader", 1).line(twin_view(seen, twin, seat)))
            changed += len(lines) > 1
    assert changed > 3


@pytest.mark.parametrize("name", ["random", "deckhand", "trader"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [whole_game("short round_limit=15", 3, seed, [name] * 3).record() for seed in (5, 5)]
    assert games[0] == games[1]


def test_the_same_seed_view_and_budget_give_the_captains_line_again() -> None:
    game = Game.new("classic", 4, seed=9)
    for number, (_, seen) in enumerate(played_lines(game, [player("trader", seed) for seed in range(4)])):
        if number % 29 == 0:
            assert little_captain(3).line(seen) == little_captain(3).line(seen)


def test_a_seat_with_nothing_to_decide_is_told_so() -> None:
    game = Game.new("classic", 4, 1)
    waiting = next(seat for seat in game.seats if seat not in game.to_act)
    for bot in (player("random", 1), player("trader", 1), little_captain(1)):
        with pytest.raises(ValueError, match="nothing to decide now"):
            bot.line(game.view(waiting))
