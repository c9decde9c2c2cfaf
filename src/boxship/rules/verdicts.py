"""Why a rule says no: the numbers with which a condition answers that can fail for several reasons.

``ALLOWED`` is the only one that says yes. The notation turns each of the others into a refusal in words.
"""

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
CASH: Final = 1

# Loans (R6).
TWO_LOANS: Final = 2
NO_DEBT: Final = 3
BORROWED: Final = 4

# Buildings (R4.1).
MACHINE_TWICE: Final = 5
MACHINE_FULL: Final = 6
MACHINE_SUPPLY: Final = 7
WAREHOUSE_FULL: Final = 8
WAREHOUSE_SUPPLY: Final = 9

# Production (R4.4).
PRODUCED: Final = 10

# Ships (R5).
NO_BANK: Final = 11
ALREADY_THERE: Final = 12
OVER_SEA: Final = 13
EMPTY_SHIP: Final = 14

# The Investment Bank (R9).
COLLECTED: Final = 15
ENDING: Final = 16
AUCTION_OPEN: Final = 17
NO_AUCTION: Final = 18
OWN_BID: Final = 19
SPACE_EMPTY: Final = 20
