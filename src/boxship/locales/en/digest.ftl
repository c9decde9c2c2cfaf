### Following the game: the pace at which the moves of the others are shown, and what happened since the reader's last turn.

## Pace

# The button that shows the next move of the others, where the reader wants to see them one by one.
digest-next = Next move
# In the list of keys.
digest-keys-next = Step by step: the others’ next move

## Jumps in the history

# The name of the four buttons, the word on them (with an arrow before or behind it), and what each does.
digest-leaps = Jump in the history
digest-leap-turn = turn
digest-leap-auction = auction
digest-leap-turn-back = To the previous turn
digest-leap-turn-on = To the next turn
digest-leap-auction-back = To the previous auction
digest-leap-auction-on = To the next auction
# In the list of keys.
digest-keys-turn = In the history: the next or previous turn
digest-keys-auction = In the history: the next or previous auction

## Since the reader's last turn

# The title of the page beside the log, short.
digest-title = Since your last turn
# The two pages: that one, and the log.
digest-tabs = Log and news
# Turns the page to the log.
digest-close = Show the log
# What pressing a row does.
digest-point = Show where on the table
# Money that came in and that went out, beside the cash: +$8 in, −$1 out. $amount has its sign.
digest-in = { $amount } in
digest-out = { $amount } out
# Over the rows about what the others did among themselves; those are sentences of the log.
digest-others = And the others

# On a phone: the button that puts the slip with these rows away, and the one that shows all of them; there are five or more.
digest-put-away = Put this away
digest-all = All { $count } moves
# On a phone, over the newest moves while the others play.
digest-now = What is happening

# The name of the list that a screen reader reads out: every event, and what is drafted.
digest-spoken = What is happening, read out

## What touched the reader, as rows like those of the log: $seat is drawn as a flag, so the verb comes first. What it
## changed in the reader's cash stands beside it.

digest-mine-produce = { $seat } produces and pays you
digest-mine-produce-nothing = { $seat } pays you but can’t produce anything
digest-mine-buy = { $seat } buys your { $goods }
digest-mine-load = { $seat } loads your { $goods }
digest-mine-sail-load = { $seat } sails to you and loads your { $goods }
digest-mine-accept = { $seat } sells you { $goods }
digest-mine-interest = You pay interest
digest-mine-interest-part = You pay part of the interest and still owe { $unpaid }
digest-mine-seize =
    { $place ->
        [island] { $seat } seizes { $goods } from your island area
        [ship] { $seat } seizes { $goods } from your ship
        [dock] { $seat } seizes { $goods } from your dock
        [harbour] { $seat } seizes { $goods } from your harbour store
       *[factory] { $seat } seizes { $goods } from your factory store
    }
digest-mine-seize-machine = { $seat } seizes your machine: { $machine }
digest-mine-seize-warehouse = { $seat } seizes one of your warehouses
digest-mine-raise-money = { $seat } outbids you for broker { $broker }’s money
digest-mine-raise-containers = { $seat } outbids you for broker { $broker }’s containers
digest-mine-money-back = You get your bid back
digest-mine-collect-money = You collect { $amount } from broker { $broker }
digest-mine-collect-containers = You collect { $goods } from broker { $broker }

## Rows: sentences of the log that are shorter in a row, where $seat is a flag, the change of cash stands at its end and
## the table is in sight. Every other fact has the sentence of the log, `log-` and its key.

digest-row-produce = { $seat } produces { $goods }, pays { $other }
digest-row-price-lower = { $seat } lowers { $goods } from { $was } to { $amount }
digest-row-price-raise = { $seat } raises { $goods } from { $was } to { $amount }
digest-row-sail-load = { $seat } sails to { $other }, loads { $goods }
digest-row-land = { $seat } lands { $goods }
digest-row-bids-extra = Second bids: { $bids }
digest-row-tie = Tie at { $amount }: { $seats }
digest-row-accept = { $seat } sells { $goods } to { $other }
digest-row-decline = { $seat } keeps { $goods }
digest-row-bot-own = { $seat } away, a bot plays on
digest-row-bot-host = { $seat } away, a bot plays
digest-row-bot-clock = { $seat } out of time, a bot plays
digest-row-bot-resign = { $seat } resigns, a bot plays on
digest-row-back-host = { $seat } has the seat back
digest-row-kept = { $seat } keeps { $goods }: everyone bid $0
