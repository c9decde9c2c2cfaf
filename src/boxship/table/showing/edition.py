"""An edition: a ruleset and the numbers of the rulebook, under the names that the sentences of the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boxship.notation.clauses import OFF, ON
from boxship.rules import layout, scoring
from boxship.rules.interest import INTEREST_PER_LOAN
from boxship.rules.market import HOME_PRICE
from boxship.rules.production import WAGE
from boxship.rules.rulesets import CHOICES, FLAGS, START_PRICE, Ruleset
from boxship.rules.setup import BOX, START_CASH
from boxship.table.shapes import Edition
from boxship.table.vocabulary import RuleOption

_MONEY: Final[Mapping[str, int]] = {
    "start": START_CASH,
    "start-price": START_PRICE,
    "interest": INTEREST_PER_LOAN,
    "loan": layout.LOAN,
    "wage": WAGE,
    "home": HOME_PRICE,
    "five": scoring.WORTH[scoring.DOUBLE],
    "ten": scoring.DOUBLE_WORTH,
    "harbour-worth": scoring.HARBOUR_WORTH,
    "afloat-worth": scoring.AFLOAT_WORTH,
    "loan-cost": scoring.LOAN_COST,
    "most-bid": layout.MONEY_LIMIT,
}
_PRICES: Final = ("factory_prices", "harbour_prices", "machine_spaces", "warehouse_spaces")
_BY_PLAYERS: Final = ("containers", "machines", "warehouses")


def options(name: str) -> list[RuleOption]:
    """The options that can be added to a named ruleset."""
    return [flag for flag in FLAGS if flag != "investment_bank" or name == "jumbo"]


def edition(rules: Ruleset) -> Edition:
    """A ruleset as the rules in the page quote it."""
    prices = {name: list(getattr(rules, name)) for name in _PRICES}
    stores = {name.removesuffix("_prices"): prices[name] for name in ("factory_prices", "harbour_prices")}
    ends = {f"{store}-{end}": of(row) for store, row in stores.items() for end, of in (("low", min), ("high", max))}
    return Edition(
        words=str(rules),
        name=rules.name,
        options=options(rules.name),
        colours=list(rules.colours),
        settings={
            **{field: getattr(rules, field) for field in CHOICES},
            **{flag: ON if getattr(rules, flag) else OFF for flag in FLAGS},
        },
        money={**_MONEY, **ends},
        numbers={"ship": layout.SHIP_CAPACITY, "box": BOX, "rounds": rules.round_limit},
        prices=prices,
        by_players={name: list(getattr(rules, name)) for name in _BY_PLAYERS},
        worths=list(scoring.WORTH),
        cards=[[colour for _, colour in sorted(zip(ranks, rules.colours, strict=True))] for ranks in scoring.RANKS],
    )
