"""Lines of the Investment Bank: calling, outbidding, taking back (R9)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boxship.notation.checks import Composer
from boxship.notation.lines import Laid, Priced
from boxship.notation.refusals import IllegalLineError
from boxship.rules import layout, steps
from boxship.rules.bank import least_offer, space_filled
from boxship.rules.layout import COLOURS, FACTORY, HARBOUR, SLOTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boxship.notation import lines


class BankLines(Composer):
    """How the bank's lines become steps."""

    def _check_caller(self) -> None:
        if not self.g.investment_bank:
            raise IllegalLineError("no_bank")
        if self.g.collected:
            raise IllegalLineError("collected")
        if self.g.ending:
            raise IllegalLineError("ending")

    def call_line(self, line: lines.Call) -> None:
        """Open a broker auction (R9.2)."""
        g = self.g
        self._check_caller()
        if g.holder != layout.NOBODY:
            raise IllegalLineError("own_bid" if g.holder == self.p else "auction_open")
        space = line.broker * 2 + line.kind
        if not space_filled(g, space):
            raise IllegalLineError("space_empty")
        self._check_offer(line.kind, line.goods, line.amount)
        self.take(steps.CALL + space)
        self._offer(line.goods, line.amount)

    def raise_line(self, line: lines.Raise) -> None:
        """Outbid the open one (R9.3)."""
        g = self.g
        self._check_caller()
        if g.holder == layout.NOBODY:
            raise IllegalLineError("no_auction")
        if g.holder == self.p:
            raise IllegalLineError("own_bid")
        self._check_offer(g.space % 2, line.goods, line.amount)
        self.take(steps.RAISE)
        self._offer(line.goods, line.amount)

    def _check_offer(self, kind: int, goods: Sequence[Laid], amount: int) -> None:
        if kind == layout.MONEY and not goods:
            raise IllegalLineError("bid_kind_goods")
        if kind == layout.CONTAINERS and goods:
            raise IllegalLineError("bid_kind_money")
        least = least_offer(self.g)
        if (len(goods) or amount) < least:
            raise IllegalLineError(
                "bid_least", least=f"${least}" if kind == layout.CONTAINERS else f"{least} containers"
            )
        if amount > layout.MONEY_LIMIT:
            raise IllegalLineError("bid_limit", most=layout.MONEY_LIMIT)
        self.pay(amount)
        for store in (FACTORY, HARBOUR):
            self.check_in_store(
                self.p, store, [Priced(laid.colour, laid.price) for laid in goods if laid.store == store]
            )

    def _offer(self, goods: Sequence[Laid], amount: int) -> None:
        if not goods:
            self.amount(amount)
            return
        for laid in goods:
            block = steps.TAKE_FACTORY if laid.store == FACTORY else steps.TAKE_HARBOUR
            self.take(block + laid.colour * SLOTS + self.slot(laid.store, laid.price))
        self.take(steps.DONE)

    def return_line(self, goods: Sequence[Laid]) -> None:
        """Put what came back into the stores it came from (R9.3)."""
        g = self.g
        back = Counter(
            (store, c) for store in (FACTORY, HARBOUR) for c in range(COLOURS) for _ in range(g.back[store][c])
        )
        for laid in goods:
            self.slot(laid.store, laid.price)
        if Counter((laid.store, laid.colour) for laid in goods) != back:
            raise IllegalLineError("return_exactly", goods=self.returned())
        for laid in sorted(goods):
            self.take(steps.PRICE + self.slot(laid.store, laid.price))
