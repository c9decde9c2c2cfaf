### The deck of the table: what a player can do, the line on its way, the own panel, and the strip above the chart.
###
### $seat, $seats and $name are players. Money comes in already written ($12), counts come in as numbers. $goods are
### containers in words, several of them already joined with "and". Tiles are narrow: keep those labels short.

## Tiles: one for each kind of action

deciding-kind-produce = Pro{ "\u00AD" }duce
deciding-kind-buy = Buy
deciding-kind-reprice = Re{ "\u00AD" }price
deciding-kind-sail = Sail
deciding-kind-load = Load
deciding-kind-machine = Ma{ "\u00AD" }chine
# The soft hyphen \u00AD says where a long label may break.
deciding-kind-warehouse = Ware{ "\u00AD" }house
deciding-kind-call = Call broker
deciding-kind-raise = Outbid
deciding-kind-loan = Borrow
deciding-kind-repay = Repay
deciding-kind-default = Don’t borrow
deciding-kind-sell = Sell
deciding-kind-keep = Keep all
deciding-kind-seize = Seize
deciding-kind-building = Building
deciding-kind-return = Put back
deciding-kind-end = End turn

# The small second line of a tile.
deciding-tile-buy = for the harbour
deciding-tile-reprice = harbour store
# Producing costs money: how much, and who gets it.
deciding-tile-produce = { $money } to { $seat }
deciding-tile-load = at { $place }
deciding-tile-load-dock = at the bank
deciding-tile-sail = choose where
deciding-tile-call = at the bank
deciding-tile-raise = { $seat }
# Borrowing as the answer to interest that is due.
deciding-tile-loan = pay the interest
deciding-tile-default = let them seize
deciding-tile-sell = one container
deciding-tile-keep = no sale
deciding-tile-seize = from { $seat }
deciding-tile-building = choose which
deciding-tile-return = at new prices
# On a tile or button that can't be pressed because the money is missing.
deciding-needs = needs { $money }

## Places and things within sentences

deciding-place-sea = open sea
deciding-place-island = island
deciding-place-bank = Investment Bank
deciding-place-harbour = { $seat }
# Example: 2 × tan
deciding-goods-counted = { $count } × { $colour }
deciding-building-machine = a machine
deciding-building-warehouse = a warehouse
# The six spaces of the three brokers, who are numbered I, II and III.
deciding-space-money = broker { $broker }’s money
deciding-space-containers = broker { $broker }’s containers
# The same on a button; what lies there stands beside it.
deciding-space-short = Broker { $broker }
# What can be seized. $price stands where the container lies at a price.
deciding-seize-island = { $colour } from the island
deciding-seize-harbour = { $colour } at { $price } from the harbour store
deciding-seize-factory = { $colour } at { $price } from the factory store
deciding-seize-ship = { $colour } from the ship
deciding-seize-dock = { $colour } from the dock
deciding-seize-machine = the { $colour } machine
deciding-seize-warehouse = a warehouse

## The draft strip: questions while something is still to be said

deciding-ask-buy = Buy from whom?
deciding-ask-sail = Where to?
deciding-ask-machine = Which machine?
deciding-ask-call = Which lot? You bid containers for money, and money for containers
deciding-ask-seize = What will you take?
deciding-ask-building = What will you give up?
deciding-pick-buy = Choose what to buy from { $seat }
deciding-pick-load = Choose what to load
deciding-pick-sail = Choose what to load
deciding-pick-sell = Choose a container to sell
deciding-pick-produce = Not enough room for everything: choose what to produce
deciding-pick-call = Choose what to offer. Order matters: brokers I, II and III get one each in turn
deciding-pick-raise = Choose what to offer. Order matters: brokers I, II and III get one each in turn

## The draft strip: what the line does

deciding-do-produce = Produce { $goods }
deciding-do-produce-nothing = Produce nothing, just set prices
deciding-do-buy = Buy { $goods } from { $seat } for { $cost }
deciding-do-reprice = Set new prices in your harbour store
deciding-do-load = Load { $goods } from { $seat } for { $cost }
deciding-do-load-dock = Load { $goods } from your dock
deciding-do-sail-sea = Sail to the open sea
deciding-do-sail-island = Land on the island
deciding-do-sail-bank = Sail to the Investment Bank
deciding-do-sail-bank-loading = Sail to the Investment Bank and load { $goods }
deciding-do-sail-harbour = Sail to { $seat }
deciding-do-sail-harbour-loading = Sail to { $seat } and load { $goods } for { $cost }
deciding-do-machine = Buy the { $colour } machine
deciding-do-warehouse = Buy a warehouse
deciding-do-call = Offer { $offer } for { $space }
deciding-do-raise = Outbid: offer { $offer } for { $space }
deciding-do-loan = Take a loan
deciding-do-repay = Repay a loan
deciding-do-default = Don’t borrow: something of yours will be seized
deciding-do-sell = Sell { $goods } to the bank
deciding-do-keep = Keep everything
# $thing is one of deciding-seize-…
deciding-do-seize = Take { $thing }
deciding-do-building-machine = Give up a machine
deciding-do-building-warehouse = Give up a warehouse
deciding-do-return = Put your containers back at these prices
deciding-do-end = End your turn

# Short sentences that follow.
deciding-note-island = Everyone else bids for your cargo.
deciding-note-loan = You’ll pay interest every turn.
deciding-note-ending = This triggers the end of the game.
deciding-note-ends = Your turn ends.

## The draft strip: buttons and what stands there while nothing is drafted

deciding-confirm = Confirm
deciding-cancel = Cancel
deciding-undo = Undo
deciding-undo-step = Undo the last step
deciding-undo-line = Undo your last move
# $deed is a sentence of the log: what the reader did last.
deciding-undo-what = You can undo: { $deed }
deciding-cash = your cash
deciding-cash-change = Your cash: { $before }, then { $after }

deciding-idle-act = Your move. Choose an action, or press anything highlighted on the table.
deciding-idle-interest = Interest is due and you’re out of cash. What now?
deciding-idle-building = One of your buildings will be seized: choose machine or warehouse.
deciding-idle-seize = Choose what to seize.
deciding-idle-sale = You can sell one container before your actions.
deciding-idle-bid = Cargo up for auction: make your bid.
deciding-idle-decide = The bids are revealed: it’s your call.
deciding-idle-return = You’ve been outbid at the bank: put your containers back.
deciding-idle-sealed = Your bid of { $amount } is sealed. You can still change it.

## Waiting for others

# $seats are the players who are waited for, joined with "and".
deciding-wait-act =
    { $count ->
        [one] { $seats }’s turn
       *[other] { $seats } are choosing
    }
deciding-wait-interest = { $seats } is settling the interest
deciding-wait-building = { $seats } is choosing which building to lose
deciding-wait-seize = { $seats } is choosing what to seize
deciding-wait-sale = { $seats } is considering a domestic sale
deciding-wait-bid =
    { $count ->
        [one] Waiting for { $seats }’s bid
       *[other] Waiting for bids from { $seats }
    }
# Instead, when all bids are in.
deciding-wait-reveal = The bids are being revealed
deciding-wait-decide = { $seats } is deciding on the bids
deciding-wait-return = { $seats } is putting containers back
deciding-wait-over = The game is over
# Beside it, where those who are waited for have not come to the table yet, or have left it for now.
deciding-wait-nobody = No one has taken this seat yet.
deciding-wait-away = Away from the table right now.
deciding-watching = You’re watching.

## The strip above the chart

deciding-round = Round { $round }
deciding-title-act-first = Your turn, first action
deciding-title-act-second = Your turn, second action
deciding-title-interest = Your turn, interest is due
deciding-title-building = Choose a building to lose
deciding-title-seize = Choose what to seize
deciding-title-sale = Your turn, domestic sale
deciding-title-bid = Your bid
deciding-title-decide = Accept or decline
deciding-title-return = Put your offer back
# Read out and shown in the browser's tab when it becomes the reader's turn.
deciding-your-turn = It’s your turn
# The title of the browser's tab. $what is one of deciding-title-… or deciding-wait-…
deciding-tab = { $what } · Boxship
deciding-tab-mine = ● { $what } · Boxship
deciding-keys = Keys
deciding-show-log = Log and history
deciding-hide-log = Back to the table

## The own panel

deciding-own = Your panel
deciding-own-cash = Your cash
deciding-own-loans = Loans: { $count } of { $most }
deciding-own-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
deciding-card = Your value card
deciding-card-secret = secret
deciding-card-worth = worth
deciding-card-island = on island
deciding-card-next = one more
# What that row means, when it is pointed at.
deciding-card-next-how = What one more container of that colour on the island would change if the game were scored now
deciding-card-drops-mark = discarded
deciding-card-empty = Nothing on the island yet.
deciding-card-plain = Worth { $total } now.
deciding-card-drops = Worth { $total } now, { $colour } discarded.
deciding-card-missing = Worth { $total } now. Missing: { $colours }.
deciding-card-both = Worth { $total } now, { $colour } discarded. Missing: { $colours }.

## Choosing: targets, containers, prices, amounts

deciding-actions = Actions
deciding-targets = Choices
deciding-where-factory = { $seat }, factory store
deciding-where-harbour = { $seat }, harbour store
deciding-where-dock = Your dock
deciding-where-machine = Your machines
# Button of a container that can be picked. $there lie there, $picked of them are picked.
deciding-good = { $colour } at { $price }, { $picked } of { $there } picked
deciding-good-unpriced = { $colour }, { $picked } of { $there } picked
deciding-put-back = Put one { $colour } back
deciding-prices-factory = Factory store
deciding-prices-harbour = Harbour store
# A container in the price editor, and a lane of it.
deciding-piece = { $colour } at { $price }
deciding-piece-new = { $colour } at { $price }, new
deciding-lane = Move to { $price }
deciding-lane-empty = Price { $price }
deciding-prices-how = Press a container, then a price. Arrow keys move it.
deciding-amount = Amount
deciding-amount-less = One less
deciding-amount-more = One more

## The row below: money, typed lines, the end of the turn

deciding-borrow = Borrow { $money }
deciding-repay = Repay
deciding-end = End turn
deciding-command = Type a move
deciding-command-how = For example: sail sea. Tab completes a word, Enter plays the move; the up arrow brings back earlier moves.
# The list that opens while something is typed, for readers who do not see it.
deciding-command-words = Words that may follow

## Keys

deciding-keys-title = Keys
deciding-keys-number = Choose the item with that number: an action, a target, a container
deciding-keys-shift = Put a picked container back
deciding-keys-enter = Confirm
deciding-keys-escape = Close the hint, or cancel what you’ve started
deciding-keys-undo = Undo the last step, or the last move
deciding-keys-borrow = Borrow
deciding-keys-repay = Repay
deciding-keys-end = End the turn
deciding-keys-hint = Ask for a hint
deciding-keys-arrows-price = On a container being priced: lower or raise the price
deciding-keys-arrows-history = When nothing is started: back and forward through the history
deciding-keys-slash = Type a move
deciding-keys-question = Show these keys
deciding-keys-ctrl = Confirm, wherever you are
deciding-keys-close = Close
# What is written on these keys, as keyboards of the language have it.
deciding-cap-enter = Enter
deciding-cap-ctrl-enter = Ctrl Enter
deciding-cap-escape = Esc
deciding-cap-backspace = Backspace
deciding-cap-space = Space

## The table as a whole

deciding-loading = Joining the table…
deciding-lost = Connection lost. Reconnecting…
deciding-closed-title = This table can’t be shown
deciding-closed-not_found = There’s no such table, or the link isn’t complete. Check the link, or look through your tables.
deciding-closed-not_allowed = This link doesn’t open this table. Ask whoever sent it for a new one.
deciding-closed-other = Something went wrong: { $sentence }
deciding-closed-again = Try again
deciding-closed-home = Home
deciding-closed-tables = Your tables
deciding-past = Viewing the past
deciding-past-note = After event { $number } of { $last }. You can’t act here.
deciding-past-live = Back to live
# Instead, where the table of then could not be had from the server.
deciding-past-failed = Couldn’t load this moment
deciding-past-failed-note = Still showing a different moment, not event { $number }.
deciding-past-again = Try again
deciding-final = Show the result
deciding-final-back = Back to the table

## Several people at one screen, who hand it on to each other

# What this part of the page is, for readers who do not see it.
deciding-curtain = Handing over
# $name is the player who has to decide next.
deciding-curtain-turn = { $name }, it’s your move
deciding-curtain-hand = Pass the screen over. Everyone else looks away.
deciding-curtain-am = I’m { $name }
# Nobody at this screen has to decide.
deciding-curtain-wait = The others are playing
# Buttons with deciding-curtain-am follow.
deciding-curtain-look = Show your secrets:
deciding-curtain-hide = Hide my secrets

## Links to the table

deciding-links = Links to this table
# The flags and names of the free seats follow.
deciding-links-waiting = Waiting for players:
# Buttons that copy a link.
deciding-links-seat = Copy invite link
deciding-links-watch = Copy spectator link
deciding-links-copied = Copied
deciding-links-hide = Hide
deciding-links-renew = Renew links
deciding-links-new-watch = New spectator link
deciding-links-new-join = New invite link
deciding-links-new-own = New link for my seat
deciding-links-free = Free { $name }’s seat
deciding-links-sure = Press again: the old link will stop working
deciding-links-renewed = Done. The old link no longer works.

## The sheet on a phone

deciding-phone-cash =
    { $count ->
        [0] Cash
        [one] Cash, 1 loan
       *[other] Cash, { $count } loans
    }
