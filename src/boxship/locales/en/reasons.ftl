### Why something can't be done, said to the player who tried or wonders: one friendly sentence that says what to do
### instead, where there is something to do.
###
### The keys are `reason-` and a code of boxship.notation.refusals, `problem-` and a code of the server, letter by letter.
### $cash, $cost, $price, $most are money, already written ($12). $room and $count are numbers. $seat, $due and $seats are
### players. $colour, $goods and $choice are containers in words, several of them already joined with "and".
### $word, $extra, $known and $example repeat what was typed or can be typed: lines are typed in English everywhere.

## Containers and buildings within the sentences below

# Example: orange at $3
reason-goods-priced = { $colour } at { $price }
# Example: 2 × orange at $3
reason-goods-counted = { $count } × { $goods }
# A store that has no containers: "It must hold: nothing."
reason-goods-none = nothing
# Example: the brown machine
reason-machine = the { $colour } machine
reason-warehouse = a warehouse

## Typed lines that can't be read

reason-empty = There is nothing to read yet. Type a line, such as “produce” or “sail sea”.
reason-too_long = This line is too long: { $most } characters at most.
reason-unknown_word = No line begins with “{ $word }”. A line begins with one of: { $known }.
reason-nothing_follows = “{ $word }” stands alone. Please leave out “{ $extra }”.
reason-shape = A line with “{ $word }” looks like this: { $example }.
reason-laid = “{ $word }” is no offer of containers. Write it like this: factory orange@2, harbour tan@4.
reason-price_missing = “{ $word }” needs a price. A container in a store is written like this: orange@3.
reason-not_a_colour = “{ $word }” is no container colour here. The colours are: { $known }.
reason-not_a_seat = “{ $word }” is no player. The players are: { $known }.
reason-not_a_place = A ship can’t sail to “{ $word }”. The places are: { $known }.
reason-not_a_number = “{ $word }” is no whole number of dollars. Write it like this: 7.

## Not now

reason-not_legal = That is not legal now.
reason-game_over = The game is over.
reason-seat_not_playing = { $seat } is not part of this game.
# $seat is the reader: it need not be said.
reason-not_your_decision = You have nothing to decide now. Waiting for { $due }.
reason-interest_first = First settle the interest: take a loan, or let something be seized.
reason-building_first = First say what may be seized: a machine or a warehouse.
reason-seize_first =
    { $place ->
        [island] First take a container from the island.
        [ship] First take a container from the ship.
        [dock] First take a container from the dock at the bank.
        [harbour] First take a container from the harbour store.
        [factory] First take a container from the factory store.
       *[buildings] First take a machine or a warehouse.
    }
reason-sale_first = First decide on the domestic sale: sell a container or keep everything.
reason-bid_first = First make your bid.
reason-decide_first = First decide about the bids: accept one, or decline and keep the cargo.
reason-return_first = First give prices to what came back to you: { $goods }.
reason-not_interest = You only refuse to borrow for interest when one loan’s interest is due and you have no cash.
reason-not_sale = There is no domestic sale to decide now.
reason-not_auction = No cargo is being auctioned now.
reason-not_deciding = There are no bids to decide about now.
reason-not_seizing = Nothing is being seized now.
reason-not_building = Nobody has to choose a kind of building now.
reason-not_returning = Nothing came back to you from the Payment Card.

## Loans

reason-two_loans = You hold two loans already. Nobody gets a third.
reason-no_loan_now = You can’t take a loan at this moment.
reason-no_debt = You have no loan to repay.
reason-borrowed = You borrowed in this turn. You can repay from your next turn on.
reason-no_repay_now = You repay in your own turn, before your ship lands on the island.
reason-cash = That costs { $cost } and you have { $cash }.

## Buildings

reason-machine_twice = You already have a { $colour } machine. Each of yours must be of another colour.
reason-machine_supply = No { $colour } machine is left in the supply.
reason-machine_full = All your machine spaces are taken.
reason-warehouse_full = All your warehouse spaces are taken.
reason-warehouse_supply = No warehouse is left in the supply.

## Stores

reason-own_store = You can’t buy from yourself. Choose another player.
reason-store_empty =
    { $store ->
        [factory] The factory store of { $seat } is empty.
       *[harbour] The harbour store of { $seat } is empty.
    }
reason-not_in_store =
    { $store ->
        [factory] { $seat } does not have { $goods } in the factory store.
       *[harbour] { $seat } does not have { $goods } in the harbour store.
    }
reason-no_harbour_room =
    { $room ->
        [0] Your harbour store is full. Each warehouse holds one container.
        [one] Your harbour store has room for one more. Each warehouse holds one container.
       *[other] Your harbour store has room for { $room } more. Each warehouse holds one container.
    }
reason-wrong_store =
    { $store ->
        [factory] Give a price to everything in your factory store: { $goods }.
       *[harbour] Give a price to everything in your harbour store: { $goods }.
    }
# $prices: already joined with "or".
reason-wrong_price =
    { $store ->
        [factory] { $price } is no price of a factory store. Choose { $prices }.
       *[harbour] { $price } is no price of a harbour store. Choose { $prices }.
    }
reason-produced = You have produced in this turn. Once a turn is all.
reason-produce_all = You must produce all you can. Your factory store will then hold: { $goods }.
reason-produce_choice =
    { $room ->
        [one] There is room for one container only. Choose which to produce: { $choice }.
       *[other] There is room for { $room } containers only. Choose which to produce: { $choice }.
    }

## Domestic sale

reason-sell_factory_first = You sell from your harbour store only when your factory store is empty.

## Ships

reason-own_harbour = Your ship never enters your own harbour.
reason-already_there = Your ship is there already.
reason-over_sea = Your ship must sail to the open sea first.
reason-empty_ship = Your ship is empty. Load something before you sail to the island.
reason-no_bank = This game is played without the Investment Bank.
reason-ship_room =
    { $room ->
        [0] Your ship is full.
        [one] Your ship has room for one more.
       *[other] Your ship has room for { $room } more.
    }
reason-nowhere_to_load = There is nothing to load here. Sail to a harbour first.
reason-load_priced = In a harbour, say the price too, like this: { $example }.
reason-load_unpriced = On your own dock containers have no price. Write it like this: { $example }.
reason-not_on_dock = There is no { $goods } on your dock.

## Auction

reason-bid_too_high = You can bid { $most } at most.
reason-bid_limit = A bid is { $most } at most.
reason-not_highest = { $seat } did not make the highest bid.
reason-say_who = These bids are equal: { $seats }. Say whose you accept.
reason-decline_cash = To keep the cargo you pay the highest bid, { $cost }, and you have { $cash }.

## Seizure

reason-seize_place =
    { $place ->
        [island] This time you take a container from the island.
        [ship] This time you take a container from the ship.
        [dock] This time you take a container from the dock at the bank.
        [harbour] This time you take a container from the harbour store.
        [factory] This time you take a container from the factory store.
       *[buildings] This time you take a machine or a warehouse.
    }
reason-seize_none =
    { $place ->
        [island] There is no { $goods } on that island area.
        [ship] There is no { $goods } on that ship.
       *[dock] There is no { $goods } on that dock.
    }
# $choices: machines and warehouses, already joined with "and".
reason-safe_building = The first two spaces are safe. You can take: { $choices }.

## Investment Bank

reason-collected = You collected a lot in this turn. Call the broker in a later one.
reason-ending = The game is about to end. Nobody calls the broker any more.
reason-auction_open = A broker auction is open. You can only outbid it.
reason-no_auction = No broker auction is open. You can call one yourself.
reason-own_bid = The highest offer is yours already.
reason-space_empty = There is nothing on that space.
reason-bid_kind_money = You pay for the broker’s containers with money. Say how much.
reason-bid_kind_goods = You pay for the broker’s money with containers. Choose some from your stores.
# $kind is money or containers; $least is the money, already written ($3), $count the number of containers.
reason-bid_least =
    { $kind ->
        [money] Offer { $least } or more.
       *[containers]
            { $count ->
                [one] Offer one container or more.
               *[other] Offer { $count } containers or more.
            }
    }
reason-return_exactly = Place exactly what came back to you: { $goods }.

## What the server could not do. $sentence is an explanation in English.

problem-refused = That is not possible now.
problem-not_found = There is no such table, or the link is not complete.
problem-not_allowed = This link does not allow that.
problem-invalid = That is not possible: { $sentence }
problem-too_many = Too much at once. Please wait a moment and try again.
problem-too_large = That is too long.
problem-nothing_to_undo = There is nothing to take back now.
problem-nothing_to_decide = There is nothing for you to decide now.
problem-no_hints = There are hints only where everybody else is a computer player.
problem-no_free_seat = All seats are taken.
problem-not_over = The game has to be over for that.
problem-failed = Something went wrong here. Nothing was changed. Please try again.
problem-unreachable = The table does not answer. Is it still running, and are you connected?
