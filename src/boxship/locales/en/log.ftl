### The log and the history, and the news in the terminal. Sentences are `log-` and a FactKey of boxship.table.vocabulary.
###
### In the sentences $seat and $other are players (drawn as a flag and a name), $goods are containers (drawn, in plain
### text a list like "2 × tan and black"), $machine is the colour of a machine, drawn as a container of that colour.
### $amount is money, already written ($12); $count is how many containers $goods are. What the sentence changes in the
### cash of $seat stands beside it, so it is not repeated within. The sentences are rows of a list: no full stop at the end.

## The frame

log-title = Log
log-round = Round { $round }
log-empty = Nothing has happened yet.
log-newest = newest
# What pressing a row does.
log-show = Show the table after event { $number }
# Said before a sentence that is drawn struck through.
log-undone = Taken back:
# Plain text: a sentence and what it changed in somebody's cash, like +$3.
log-with-money = { $sentence } ({ $change })
# In the terminal, where no board is drawn beside it: a sentence, and what the store that was arranged holds then.
log-with-store =
    { $store ->
        [factory] { $sentence }; factory store: { $goods }
       *[harbour] { $sentence }; harbour store: { $goods }
    }
# In the terminal: a sentence, and whose cash it changed by how much, like Red −$3, you +$3.
log-with-changes = { $sentence }; { $changes }
# In the terminal: the reader's own seat in a sentence, and by itself in a list of bids or of changes of cash.
log-you = { $name } (you)
log-own = you
# In a list: Red $9. Also for changes of cash: Red +$9.
log-bid = { $name } { $amount }
log-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
log-goods-priced =
    { $count ->
        [one] { $colour } at { $price }
       *[other] { $count } × { $colour } at { $price }
    }

## Actions

log-produce = { $seat } produces { $goods } and pays { $other }
log-produce-nothing = { $seat } pays { $other } but can’t produce anything
log-buy = { $seat } buys { $goods } from { $other }
log-reprice =
    { $count ->
        [0] { $seat } reprices an empty harbour store
       *[other] { $seat } reprices the harbour store: { $goods }
    }
# New prices for what lay in a store already. $was is the price before, $amount the new one, both already written.
log-price-lower =
    { $place ->
        [factory] { $seat } lowers { $goods } in the factory store from { $was } to { $amount }
       *[harbour] { $seat } lowers { $goods } in the harbour store from { $was } to { $amount }
    }
log-price-raise =
    { $place ->
        [factory] { $seat } raises { $goods } in the factory store from { $was } to { $amount }
       *[harbour] { $seat } raises { $goods } in the harbour store from { $was } to { $amount }
    }
log-sail = { $seat } sails to { $other }
log-sail-load = { $seat } sails to { $other } and loads { $goods }
log-sail-sea = { $seat } sails to the open sea
log-sail-bank = { $seat } sails to the Investment Bank
log-sail-bank-load = { $seat } sails to the Investment Bank and loads { $goods }
log-land = { $seat } lands on the island with { $goods }
log-load = { $seat } loads { $goods } at { $other }
log-load-dock = { $seat } loads { $goods } from the dock
log-machine = { $seat } buys a machine: { $machine }
log-warehouse = { $seat } buys a warehouse
log-end = { $seat } ends the turn

## Money

log-loan = { $seat } takes a loan
log-repay = { $seat } repays a loan
log-default = { $seat } won’t borrow and defaults on the interest
log-sell = { $seat } makes a domestic sale: { $goods }
log-keep = { $seat } makes no domestic sale

## The auction on the island

# $seats are players, $players is how many.
log-sealed =
    { $players ->
        [one] { $seats } has sealed a bid
       *[other] { $seats } have sealed bids
    }
# One bid by itself, where the end of the game talks about it.
log-bid-amount = { $seat } bids { $amount }
# $bids are players with their bids: Red $9, Green $7.
log-bids = Bids: { $bids }
log-bids-extra = With the second bids: { $bids }
# $seats are the tied players.
log-tie = Tie at { $amount }: { $seats } bid again
log-accept = { $seat } accepts { $amount } from { $other }, who gets { $goods }
log-decline = { $seat } declines and keeps { $goods }
log-kept = All bids are zero: { $seat } keeps { $goods }

## Unpaid interest

log-building =
    { $kind ->
        [machine] { $seat } gives up a machine
       *[warehouse] { $seat } gives up a warehouse
    }
log-seize =
    { $place ->
        [island] { $seat } seizes { $goods } from the island area of { $other }
        [ship] { $seat } seizes { $goods } from the ship of { $other }
        [dock] { $seat } seizes { $goods } from the dock of { $other }
        [harbour] { $seat } seizes { $goods } from the harbour store of { $other }
       *[factory] { $seat } seizes { $goods } from the factory store of { $other }
    }
log-seize-machine = { $seat } seizes a machine of { $other }: { $machine }
log-seize-warehouse = { $seat } seizes a warehouse of { $other }

## The Investment Bank. $broker is I, II or III.

log-call-money = { $seat } bids { $goods } for broker { $broker }’s money
log-call-containers = { $seat } bids { $amount } for broker { $broker }’s containers
log-raise-money = { $seat } outbids { $other } with { $goods } for broker { $broker }’s money
log-raise-containers = { $seat } outbids { $other } with { $amount } for broker { $broker }’s containers
log-money-back = { $seat } is outbid and gets the money back
log-return = { $seat } is outbid and puts back { $goods }
log-collect-money = { $seat } collects { $amount } from broker { $broker }
log-collect-containers = { $seat } collects { $goods } from broker { $broker }

## What the game does by itself

log-interest = { $seat } pays interest
# $unpaid is money.
log-interest-part = { $seat } pays part of the interest and still owes { $unpaid }
log-interest-due = { $seat } owes { $amount } in interest
log-borrow-or-default = { $seat } can’t pay { $amount } in interest and must borrow or lose something
log-defaults = { $seat } can’t pay { $amount } in interest: something is seized
log-waived = { $seat } can’t pay { $amount } in interest, and there is nothing to seize
log-ending = The supply is out of { $goods }: this is the last turn
# $seats are the winners, $players is how many.
log-over =
    { $players ->
        [0] The game is over
        [one] The game is over: { $seats } wins
       *[other] The game is over: { $seats } share the victory
    }

## Taking back

log-undo = { $seat } takes that back

## Around the game: who plays, clocks, links. $bot is the name of a bot.

log-bot-own = { $seat } is away for a while: a bot ({ $bot }) plays on
log-bot-host = { $seat } is away: { $other } lets a bot ({ $bot }) play
log-bot-clock = { $seat } has run out of time: a bot ({ $bot }) plays on
log-bot-resign = { $seat } resigns: a bot ({ $bot }) plays to the end
log-back = { $seat } is back
log-back-host = { $seat } has the seat back from the bot, thanks to { $other }
log-agree = { $seat } would like to end the game
log-withdraw = { $seat } would rather play on
log-ended = The game is over: everyone agreed to end it
log-clocks-run = Everyone is here: the clocks are running
log-clocks-stood = The server was away: the clocks stood still
log-link-join = { $seat } has made a new invite link
log-link-watch = { $seat } has made a new spectator link
log-seat-freed = { $seat } has freed { $other }’s seat

## The history

log-history = History of the game
log-history-previous = Previous event
log-history-next = Next event
log-history-live = Event { $number }, live
log-history-past = Event { $number } of { $last }, round { $round }
# After the number of the newest event: 137 live
log-live = live
log-back-to-live = back to live
