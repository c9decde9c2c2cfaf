"""The small numbered steps that decisions are made of.

A line of the notation is one or more steps, all by one seat. The numbers lie in contiguous blocks, so that a mask over
them and a policy head make sense. Seats inside a step are counted from the one who decides: ``BUY + 0`` buys from the
neighbour to their left. Containers of a store are counted ``colour * SLOTS + slot``.

Every decision can be made in exactly one way: containers are taken in rising order, a store is priced colour by colour
with prices that never fall, an amount of money is built from its largest heap down. (Only the order in which
containers are laid on the Payment Card is free, because it matters.)
"""

from __future__ import annotations

from typing import Final

from boxship.rules.layout import BROKERS, COLOURS, MONEY_LIMIT, SEATS, SLOTS

OTHERS: Final = SEATS - 1
STORE: Final = COLOURS * SLOTS

LOAN_STEP: Final = 0
REPAY: Final = 1
DEFAULT: Final = 2
KEEP: Final = 3
END: Final = 4
DONE: Final = 5
PRODUCE: Final = 6
REPRICE: Final = 7
LOAD: Final = 8
RAISE: Final = 9
DECLINE: Final = 10
PICK_MACHINE: Final = 11
PICK_WAREHOUSE: Final = 12
WAREHOUSE: Final = 13
SAIL_SEA: Final = 14
SAIL_ISLAND: Final = 15
SAIL_BANK: Final = 16
MACHINE: Final = 17  # + colour
BUY: Final = MACHINE + COLOURS  # + seats to the left - 1
SAIL: Final = BUY + OTHERS  # + seats to the left - 1
ACCEPT: Final = SAIL + OTHERS  # + seats to the left - 1
CALL: Final = ACCEPT + OTHERS  # + broker * 2 + kind
MAKE: Final = CALL + 2 * BROKERS  # + colour
TAKE: Final = MAKE + COLOURS  # + colour: from island, ship or dock
TAKE_FACTORY: Final = TAKE + COLOURS  # + colour * SLOTS + slot
TAKE_HARBOUR: Final = TAKE_FACTORY + STORE  # + colour * SLOTS + slot
PRICE: Final = TAKE_HARBOUR + STORE  # + slot
HEAP: Final = PRICE + SLOTS  # + 0: a million more, 1: ten thousand more, 2: a hundred more
AMOUNT: Final = HEAP + 3  # + 0 to 99: this much more, and that is all
STEPS: Final = AMOUNT + 100

assert MONEY_LIMIT == 100 * 100 * 100 * 100 - 1, "four heaps of 0 to 99 reach every amount"
