### What a cargo is worth to the reader, for whoever bids: the card, the game as it stands, and the end.
###
### $seller, $name are players; $names are players already joined with "and". $amount, $low, $high, $bid are money, already
### written ($12). $range is one of `worth-range`, `worth-either`, or one sum. $count is a number.

## The heading of an auction

worth-outline =
    { $count ->
        [one] Everyone else bids in secret. { $seller } takes the best bid, or pays as much and keeps the container.
       *[other] Everyone else bids in secret for the whole cargo. { $seller } takes the best bid, or pays as much and keeps the cargo.
    }
# For a screen reader, when the dialog opens. $cargo is a list like "2 white and 1 tan".
worth-described = In this cargo: { $cargo }. Your card says { $card }; at the end it will probably bring you { $end }.
worth-described-plain = In this cargo: { $cargo }.
# Said once, when the auction was put aside.
worth-asked = The auction is waiting for you.

## The table

worth-cargo = In this cargo
worth-card = Your card says
worth-now = If the game ended now
worth-end = Probably, at the end
# A row about everything else on the own island that the cargo may change by the end.
worth-later = what else changes
worth-later-why = all five colours, or what gets discarded
worth-all = All together
# Two sums of which one will count: $5 or $10
worth-either = { $low } or { $high }
# $17 to $22
worth-range = { $low } to { $high }

## The scale

worth-scale-card = card { $range }
worth-scale-end = probably { $range }
worth-scale-now = now { $amount }
worth-scale-others = the others: about { $range }
worth-gain = a gain of { $range } if { $bid } wins
worth-loss = a loss of { $range } if { $bid } wins
worth-mixed = from a loss of { $low } to a gain of { $high } if { $bid } wins
worth-even = neither gain nor loss if { $bid } wins

## Keys

worth-key-step = $1
worth-key-type = type
worth-key-seal = seal
worth-key-borrow = borrow
worth-keys-step = In an auction: a dollar more or less
worth-keys-type = In an auction: type the bid
worth-keys-seal = In an auction: seal the bid; afterwards: continue
worth-keys-change = In an auction: take your sealed bid back, until the bids are opened

## Actions that bring nothing

# Small, in the tile of the action.
worth-useless-produce = makes nothing
worth-useless-reprice = nothing to price
# In the draft.
worth-useless = This changes nothing.
