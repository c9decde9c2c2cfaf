"""Names of steps and features, both ways."""

from __future__ import annotations

import pytest

from boxship.crowds.names import (
    STEP_NAMES,
    describe,
    feature_names,
    read_observation,
    step_name,
    step_number,
    write_observation,
)
from boxship.crowds.observation import features, observation
from boxship.rules import steps
from boxship.rules.rulesets import RULESETS, Ruleset
from boxship.rules.setup import dealt


def test_every_step_has_a_name_of_its_own_and_is_found_by_it() -> None:
    assert len(set(STEP_NAMES)) == steps.STEPS
    assert [step_number(step_name(step)) for step in range(steps.STEPS)] == list(range(steps.STEPS))


@pytest.mark.parametrize("rules", RULESETS)
def test_every_step_is_described_in_words_of_the_ruleset(rules: str) -> None:
    told = [describe(step, rules) for step in range(steps.STEPS)]
    assert all(told)
    assert not any("{" in text for text in told)
    assert told[steps.MACHINE + 4] == f"buy a {RULESETS[rules].colours[4]} machine, or seize one"
    assert told[steps.CALL + 3] == "call a broker for containers (broker 2)"
    assert told[steps.BUY + 1] == "buy from the factory store of the seat 2 to the left"
    assert told[steps.AMOUNT + 7] == "say $7 more, and that is the amount"


def test_what_is_no_step_is_refused() -> None:
    with pytest.raises(ValueError, match="a number from 0 to 218, not 219"):
        step_name(219)
    with pytest.raises(ValueError, match="no step is called 'jump'"):
        step_number("jump")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rules", ["classic", "jumbo investment_bank"])
def test_features_have_names_and_an_observation_is_read_and_written_by_them(rules: str, players: int) -> None:
    ruleset = Ruleset.parse(rules)
    names = feature_names(players, rules)
    assert len(set(names)) == len(names) == features(players, bank=ruleset.investment_bank)
    g = dealt(ruleset, players, 3, 1)
    row = observation(g, 1)
    named = read_observation(row, players, rules)
    assert named["me.cash"] == g.cash[1]
    assert named["left1.cash"] == -1
    assert named["players"] == players
    assert named["phase.act"] == 1
    assert named["me.machine0"] == g.machines[1][0]
    assert named[f"supply.{ruleset.colours[2]}"] == g.supply[2]
    first = ruleset.colours[g.machines[1][0] - 1]
    assert named[f"me.factory.{first}@2"] == 1
    assert write_observation(named, players, rules) == row
    if ruleset.investment_bank:
        assert named["broker2.money"] == g.broker_money[1]
        assert named[f"broker1.{ruleset.colours[0]}"] == g.lot[0][0]


def test_a_row_of_another_length_or_an_unknown_feature_is_refused() -> None:
    with pytest.raises(ValueError, match="has 373 numbers here, not 3"):
        read_observation([1, 2, 3])
    with pytest.raises(ValueError, match=r"no feature .me\.mood."):
        write_observation({"me.mood": 1})
