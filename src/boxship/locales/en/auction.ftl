### The auction on the island: bidding, the reveal, the seller's answer.
###
### $name, $seller, $buyer are players; $names are players already joined with "and". $amount, $price, $before, $after,
### $first, $added, $whole, $each are money, already written ($12). $count is a number.

## The heading and the line under it

auction-lands-heading = { $seller } lands on the island
auction-lands-heading-own = Your ship lands on the island
auction-outline =
    { $count ->
        [one] One container. Everyone else bids in secret, and all bids are revealed at once.
       *[other] { $count } containers, sold as one lot. Everyone else bids in secret, and all bids are revealed at once.
    }
auction-tie-heading = Tie: { $names } bid again
auction-tie-outline = Each adds a second secret bid to the first. Then the seller decides.
auction-open-heading = The bids are revealed
auction-open-outline = { $seller } can accept the highest bid, or pay it to the bank and keep the cargo.
# $names is the highest bidder.
auction-open-outline-own =
    { $count ->
        [one] Your container goes to { $names }, or stays with you. You decide.
       *[other] Your { $count } containers go to { $names }, or stay with you. You decide.
    }
# $names are the tied bidders.
auction-open-outline-tied =
    { $count ->
        [one] { $names } are still tied. Choose who gets your container, or keep it.
       *[other] { $names } are still tied. Choose who gets your { $count } containers, or keep them.
    }
auction-sold-heading = { $buyer } gets the cargo for { $price }
auction-sold-heading-own = The cargo is yours for { $price }
auction-kept-heading = { $seller } keeps the cargo
auction-kept-heading-own = The cargo stays with you

## How it stands

auction-waiting =
    { $count ->
        [one] Waiting for { $names }’s bid.
       *[other] Waiting for bids from { $names }.
    }
# Instead, as long as the reader's own bid is missing.
auction-waiting-own = Your bid is still missing.
auction-all-in = All bids are in.
# $bids is a list of `auction-bid-of`.
auction-decides = { $bids }. { $seller } decides.
auction-you-decide = { $bids }. You decide.
# One bid in such a list: Red $9
auction-bid-of = { $name } { $amount }
auction-sold = { $seller } accepts { $price } from { $buyer }, and the bank pays the same again.
auction-declined = { $seller } declines and pays { $price } to the bank.
auction-kept = All bids are zero: the cargo stays with { $seller }.

## What the cargo is worth to the reader

# A row of the table: containers of one colour in the cargo, like "2 white"; $colour is `colour-white`.
auction-gain-cargo =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
# A row about containers of that colour on the own island.
auction-gain-yours =
    { $count ->
        [one] your { $colour }
       *[other] your { $count } × { $colour }
    }
# Small words after a row: why it has its amount.
auction-gain-plain = { $each } each
auction-gain-completes =
    { $count ->
        [one] all five colours now
       *[other] { $each } each, all five colours now
    }
auction-gain-completes-own = all five colours now: { $each } more each
auction-gain-drops = discarded: your biggest colour
auction-gain-rescued-own =
    { $count ->
        [one] is no longer discarded
       *[other] are no longer discarded
    }
auction-gain-lost-own =
    { $count ->
        [one] is discarded instead
       *[other] are discarded instead
    }

## Envelopes

auction-envelope-empty = is thinking
auction-envelope-you-choose = your bid?
auction-envelope-sealed = has bid
auction-envelope-yours = you’ve bid
auction-envelope-highest = highest
# In the extra round.
auction-envelope-adds = bids again
auction-envelope-you-add = you bid again
auction-envelope-added = has bid again
# A sum of two rounds: $3 + $2
auction-envelope-parts = { $first } + { $added }

## Choosing a bid

auction-your-bid = Your bid
auction-less = One dollar less
auction-more = One dollar more
# $change is `auction-change-of`.
auction-if-you-win = If you win: cash { $change }
auction-change-of = { $before } → { $after }
auction-seller-gets = { $name } gets { $amount }
auction-on-top = On top of your first bid of { $first }: { $whole } in all.
auction-borrow = Borrow { $amount }
auction-seal = Seal a bid of { $amount }
# The bid that is already sealed stays as it is.
auction-leave = Leave it at { $amount }
auction-sealed = Your bid of { $amount } is sealed
auction-sealed-change = You can change it until all bids are in. Waiting for { $names }.
auction-change = Change bid

## The seller's answers

auction-accept = Accept { $amount }
# With several tied bidders each has its own answer.
auction-accept-tied = Sell to { $name }
auction-accept-where = The cargo goes to { $name }’s island area.
auction-accept-button = Accept { $amount } from { $name }
auction-decline = Decline
auction-decline-where = The cargo goes to your own island area.
auction-decline-button = Decline and pay { $amount }
auction-row-pays-you = { $name } pays you
auction-row-bank = The bank pays the same again
auction-row-you-pay = You pay the bank the highest bid
auction-row-loans = Your loans stay at
# 1 of 2
auction-loans = { $count } of { $most }
auction-row-island = Your island
auction-row-island-stays = Your island stays at
auction-row-completes = all five colours
auction-row-cash = Your cash

## Everybody's island

auction-island-count = { $count } on the island
auction-island-empty = nothing on the island
# In a list: 2 black, 1 white
auction-pile = { $count } × { $colour }

## Putting the dialog aside

auction-put-aside = View the table
auction-bring-back = Back to the auction
auction-continue = Continue
