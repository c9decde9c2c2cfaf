"""The trader's prices, bids and answers.

Bids lie between a third and a half of what the cargo is worth to the own card, with some chance, and never above what
every rival together with a loan could pay.
"""

from __future__ import annotations

from boxship.bots.simple.stepping import accept_any, nearest_price, offered, say
from boxship.bots.trader import weights
from boxship.bots.trader.values import cargo_value, deepest_purse, fair_bid, rival_worth, slackness, stage
from boxship.rules.auction import FIRST_BIDS, highest_bid, proceeds, purse
from boxship.rules.bank import least_offer
from boxship.rules.chance import below
from boxship.rules.counts import factory_room
from boxship.rules.layout import FACTORY, HARBOUR, LOAN, Numbers, State
from boxship.rules.loans import may_borrow
from boxship.rules.marks import rule
from boxship.rules.steps import DECLINE, DONE, HEAP, LOAN_STEP

DEAREST = 9999
RICH = 40
"""Cash beyond this many dollars makes nobody ask for more."""


@rule
def glut(v: State, p: int, store: int) -> int:
    """Containers that others offer in their stores of that kind, beyond one for each of them: goods that wait."""
    count = 1 - int(v.players)
    for q in range(v.players):
        if q != p:
            count += int(v.in_factory[q]) if store == FACTORY else int(v.in_harbour[q])
    return max(0, count)


@rule
def asking_price(v: State, p: int, colour: int, row: Numbers) -> int:
    """What it would ask for a container in the harbour store now, but for chance: less when others' goods wait."""
    wanted = int(row[weights.HARBOUR_BASE]) + min(int(v.cash[p]), RICH) * int(row[weights.HARBOUR_RICH]) // 10
    wanted -= int(row[weights.HARBOUR_LATE]) * stage(v) // 100
    wanted += (rival_worth(v, p, colour) - 58) * int(row[weights.HARBOUR_COLOUR]) // 100
    wanted -= int(row[weights.UNDERCUT]) * glut(v, p, HARBOUR) + int(row[weights.PATIENCE]) * slackness(v)
    if row[weights.STUBBORN] > 0:
        wanted = DEAREST
    return max(wanted, 10 * int(v.harbour_price[0]))


@rule
def price_for(
    v: State, p: int, options: Numbers, count: int, words: Numbers, row: Numbers, store: int, colour: int
) -> int:
    """The legal price nearest to the wanted one: dearer when rich and wanted, cheaper when full or undercut."""
    if store == FACTORY:
        wanted = int(row[weights.FACTORY_BASE]) + min(int(v.cash[p]), RICH) * int(row[weights.FACTORY_RICH]) // 10
        if factory_room(v, p) <= 1:
            wanted -= int(row[weights.FACTORY_FULL])
        wanted += below(words, int(row[weights.FACTORY_NOISE]) + 1)
        wanted -= int(row[weights.UNDERCUT]) * glut(v, p, store)
        wanted -= int(row[weights.PATIENCE]) * slackness(v)
        if row[weights.STUBBORN] > 0:
            wanted = DEAREST
    else:
        wanted = asking_price(v, p, colour, row) + below(words, int(row[weights.HARBOUR_NOISE]) + 1)
    return nearest_price(v, options, count, store, wanted)


@rule
def rivals_reach(v: State, p: int, row: Numbers) -> int:
    """What the strongest of the other bidders is likely to bid, in tenths of a dollar: their purse or a fair price."""
    seller = int(v.turn)
    fair = fair_bid(v, p, seller, row)
    best = 0
    for q in range(v.players):
        if q != p and q != seller:
            best = max(best, min(fair, 10 * int(v.cash[q])))
    return best


@rule
def wanted_bid(v: State, p: int, words: Numbers, row: Numbers) -> int:
    """The bid of the first round that the cargo deserves, in dollars, before looking into the purse.

    It is what the others are likely to bid and a little more, but within a part of the own value that rises a little
    towards the end, and never beyond what anybody else could pay.
    """
    value = cargo_value(v, p, int(v.turn), row)
    late = int(row[weights.BID_LATE]) * stage(v) // 100
    chance = below(words, int(row[weights.BID_SPREAD]) + 1)
    low = value * (int(row[weights.BID_LOW]) + late + chance) // 100
    high = value * (int(row[weights.BID_HIGH]) + late + chance) // 100
    wanted = (max(low, min(high, rivals_reach(v, p, row) + 10)) + 5) // 10
    return max(0, min(wanted, deepest_purse(v, p, int(v.turn)) + 1))


@rule
def choose_bid(v: State, p: int, options: Numbers, count: int, words: Numbers, row: Numbers) -> int:
    """The wanted bid as far as money reaches, after a loan where it is worth one."""
    if v.amount[p] > 0:
        return int(options[count - 1])
    if v.bidding == FIRST_BIDS:
        wanted = wanted_bid(v, p, words, row)
        reserve = int(row[weights.BID_RESERVE]) * (100 - stage(v)) // 1000
    else:
        wanted = below(words, max(1, int(row[weights.BID_EXTRA]) // 10))
        reserve = 0
    have = purse(v, p)
    if (
        10 * (wanted + reserve - have) > row[weights.BID_LOAN]
        and v.loans[p] == 0
        and offered(options, count, LOAN_STEP)
    ):
        return LOAN_STEP
    return say(options, count, int(v.amount[p]), min(wanted, max(0, have - reserve)))


@rule
def choose_answer(v: State, p: int, options: Numbers, count: int, words: Numbers, row: Numbers) -> int:
    """Decline where the cargo, less the bid, is worth more than twice the bid; among tied bidders any."""
    best = 10 * highest_bid(v)
    worth = cargo_value(v, p, p, row) * int(row[weights.KEEP_SHARE]) // 100
    if row[weights.STUBBORN] > 0 and offered(options, count, DECLINE):
        return DECLINE
    if worth - best > proceeds(best) + int(row[weights.KEEP_MARGIN]):
        if offered(options, count, DECLINE):
            return DECLINE
        if may_borrow(v, p) and 10 * (int(v.cash[p]) + LOAN) >= best and worth - best - proceeds(best) > 60:
            return LOAN_STEP
    return accept_any(options, count, words)


@rule
def choose_offer(v: State, p: int, options: Numbers, count: int, words: Numbers) -> int:
    """The smallest bid that counts, in money now and then a little more; containers that cost least to lose."""
    if offered(options, count, DONE):
        return DONE
    if options[0] >= HEAP:
        return say(options, count, int(v.amount[p]), least_offer(v) + below(words, 3))
    return int(options[0])
