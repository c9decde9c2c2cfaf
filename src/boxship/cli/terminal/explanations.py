"""What the terminal explains: how to begin, how to type, the rules in one screen."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from boxship.game import View
from boxship.notation.lines import SHAPES
from boxship.rules.rulesets import CLASSIC_COLOURS, SEAT_NAMES, Ruleset

COMMANDS = {
    "menu": "what you can do, with numbers (or just press Enter)",
    "legal": "what you can type now; legal sail lists the lines that begin so",
    "why": "why LINE: the reason why a line is not possible",
    "undo": "take your last decision back, while nobody else has decided since",
    "table": "the table once more",
    "log": "everything that has happened; log 10 for the last ten decisions",
    "record": "the game so far in the notation",
    "save": "where the game is saved; save FILE to write a copy",
    "rules": "the rules of this game on one screen",
    "help": "this page",
    "quit": "leave; the game is saved and can be resumed",
}
"""The commands of the prompt and what they do."""


def intro(view: View, seat: str) -> str:
    """What a newcomer needs to know, in a few lines."""
    other = next(other for other in SEAT_NAMES if other != seat)
    return f"""\
Container: you are {seat}. Produce containers, buy others for your harbour store,
fetch a mixed cargo with your ship, sell it in the auction on the island, and
buy there what your secret card values. Most money wins. Two actions a turn.

Answer with a number of the list above the prompt, or type a line such as
  sail {other}   or   machine {view.rules.colours[2]}      (TAB completes)
Enter explains the numbers; rules, help and table show you more.
"""


def help_page(view: View) -> str:
    """The commands and the shapes of the lines."""
    bank = ("call", "raise", "return")
    lines = [
        "At the prompt:",
        *(f"  {word:8} {meaning}" for word, meaning in COMMANDS.items()),
        "",
        "Lines look like this:",
    ]
    for word, shape in SHAPES.items():
        if (word not in bank or view.rules.investment_bank) and (word != "sell" or view.rules.domestic_sale):
            lines += textwrap.wrap(
                _in_colours(shape, view.rules.colours), 80, initial_indent="  ", subsequent_indent="    "
            )
    words = "  loan, repay, warehouse, end, decline" + (", keep" if view.rules.domestic_sale else "")
    return "\n".join([*lines, words, "", f"The container colours are {', '.join(view.rules.colours)}."])


def _in_colours(shape: str, colours: Sequence[str]) -> str:
    """An example in the colours that this game has."""
    words = dict(zip(CLASSIC_COLOURS, colours, strict=True))
    return re.sub("|".join(words), lambda found: words[found[0]], shape)


def rules_page(rules: Ruleset, players: int) -> str:
    """The rules on one screen, with the numbers of this ruleset."""
    containers = rules.for_players(players)[0]
    machines, warehouses = _dollars(rules.machine_spaces[1:]), _dollars(rules.warehouse_spaces[1:])
    page = f"""\
Rules: {rules}

A turn: $1 interest per loan, then up to two actions, any twice but produce.
  machine    further ones cost {machines}, each colour once
  warehouse  further ones cost {warehouses}
  produce    $1 to your right neighbour; one container per machine, room for two
             each; then price your factory store anew at {_dollars(rules.factory_prices)}
  buy        from one factory store, one container per warehouse in all;
             then price your harbour store anew at {_dollars(rules.harbour_prices)}
  sail       over the open sea to a harbour or the island, one action a leg;
             in a harbour buy up to five for your ship; load buys more there
On the island your turn ends: the others bid in secret for your whole cargo.
Accept the highest bid, and the bank pays you the same again; or decline, pay
that much yourself, and the cargo is yours.
Loans: $10 each, two at most; in your turn, and before you bid. What you can't
pay as interest your right neighbour seizes.

The end: two colours ({containers} containers each) are used up, or round {rules.round_limit} is over.
Each discards the colour they have most of on their island. Then count cash, the
island by your card ($10, $5/$10, $6, $4, $2; the second $10 with all five
colours), $2 for each in the harbour store, $3 on the ship, −$11 for each loan.
"""
    options = {
        "Domestic sale: before your actions sell one container at home for $2.": rules.domestic_sale,
        "Investment Bank: call a broker for money or containers; who is not outbid\n"
        "until their next turn gets them. They wait on your dock: $3 each at the end.": rules.investment_bank,
        "Everybody's cash is open.": rules.open_money,
    }
    return page + "".join(f"{sentence}\n" for sentence, holds in options.items() if holds)


def _dollars(amounts: tuple[int, ...]) -> str:
    return " ".join(f"${amount}" for amount in amounts) or "nothing more"
