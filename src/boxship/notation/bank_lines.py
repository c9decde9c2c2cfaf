"""Lines of the Investment Bank: calling, outbidding, taking back (R9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from boxship.notation import lines
from boxship.notation.checks import Composer
from boxship.notation.lines import BROKER_KINDS, STORES, Laid, Priced
from boxship.notation.refusals import IllegalLineError
from boxship.rules import layout, steps
from boxship.rules.bank import least_offer, why_not_call, why_not_deal, why_not_raise
from boxship.rules.layout import FACTORY, HARBOUR, SLOTS


def call_line(c: Composer, line: lines.Call) -> None:
    """Open a broker auction (R9.2)."""
    space = line.broker * 2 + line.kind
    c.refuse(why_not_deal(c.g))
    c.refuse(why_not_call(c.g, c.p, space))
    _check_offer(c, line.kind, line.goods, line.amount)
    c.take(steps.CALL + space)
    _offer(c, line.goods, line.amount)


def raise_line(c: Composer, line: lines.Raise) -> None:
    """Outbid the open one (R9.3)."""
    c.refuse(why_not_deal(c.g))
    c.refuse(why_not_raise(c.g, c.p))
    _check_offer(c, c.g.space % 2, line.goods, line.amount)
    c.take(steps.RAISE)
    _offer(c, line.goods, line.amount)


def _check_offer(c: Composer, kind: int, goods: Sequence[Laid], amount: int) -> None:
    if kind == layout.MONEY and not goods:
        raise IllegalLineError("bid_kind_goods")
    if kind == layout.CONTAINERS and goods:
        raise IllegalLineError("bid_kind_money")
    if (len(goods) or amount) < least_offer(c.g):
        pays = layout.CONTAINERS if kind == layout.MONEY else layout.MONEY
        raise IllegalLineError("bid_least", kind=BROKER_KINDS[pays], least=least_offer(c.g))
    if amount > layout.MONEY_LIMIT:
        raise IllegalLineError("bid_limit", most=layout.MONEY_LIMIT)
    c.pay(amount)
    for store in (FACTORY, HARBOUR):
        c.check_in_store(c.p, store, [Priced(laid.colour, laid.price) for laid in goods if laid.store == store])


def _offer(c: Composer, goods: Sequence[Laid], amount: int) -> None:
    if not goods:
        c.amount(amount)
        return
    for laid in goods:
        c.take_container(laid.store, laid.colour * SLOTS + c.slot(laid.store, laid.price))
    c.take(steps.DONE)


def return_line(c: Composer, line: lines.Return) -> None:
    """Put what came back into the stores it came from (R9.3)."""
    for laid in line.goods:
        c.slot(laid.store, laid.price)
    back = c.returned()
    if Counter((STORES[laid.store], c.colours[laid.colour]) for laid in line.goods) != Counter(
        (goods.store, goods.colour) for goods in back
    ):
        raise IllegalLineError("return_exactly", goods=back)
    for laid in sorted(line.goods):
        c.take(steps.PRICE + c.slot(laid.store, laid.price))
