### Why something can't be done, said to the player who tried or wonders: one friendly sentence that says what to do
### instead, where there is something to do.
###
### The keys are `reason-` and a code of boxship.notation.refusals, `problem-` and a code of the server, letter by letter.
### $cash, $cost, $price, $most are money, already written ($12). $room and $count are numbers. $seat, $due and $seats are
### players. $colour, $goods and $choice are containers in words, several of them already joined with "and".
### $word, $extra, $known and $example repeat what was typed or can be typed: lines are typed in English everywhere.
###
### English is also what programs and the terminal are told, about nobody in particular: without a capital and a full stop,
### so that it can stand within another sentence. Where that is another wording it is `.plain`, with places, containers and
### colours as the notation writes them; where there is none, it is the player's sentence. No other language has `.plain`.

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
    .plain = there is nothing to read
reason-too_long = A line has at most { $most } characters.
reason-unknown_word = No line begins with “{ $word }”. A line begins with one of: { $known }.
    .plain = no line begins with { $word }; a line begins with one of: { $known }
reason-nothing_follows = “{ $word }” stands alone. Please leave out “{ $extra }”.
    .plain = nothing follows { $word }, but there is { $extra }
reason-shape = A line with “{ $word }” looks like this: { $example }.
    .plain = a line with { $word } looks like this: { $example }
reason-laid = “{ $word }” is no offer of containers. Write it like this: factory orange@2, harbour tan@4.
    .plain = { $word } is no bid in containers; it is written like factory orange@2, harbour tan@4
reason-price_missing = “{ $word }” needs a price. A container in a store is written like this: orange@3.
    .plain = { $word } has no price; a container in a store is written like orange@3
reason-not_a_colour = “{ $word }” is no container colour here. The colours are: { $known }.
    .plain = { $word } is not a container colour here; the colours are { $known }
reason-not_a_seat = “{ $word }” is no player. The players are: { $known }.
    .plain = { $word } is not a seat; the seats are { $known }
reason-not_a_place = A ship can’t sail to “{ $word }”. The places are: { $known }.
    .plain = a ship can't sail to { $word }; the places are { $known }
reason-not_a_number = “{ $word }” is no whole number of dollars. Write it like this: 7.
    .plain = { $word } is not a whole number of dollars, written like 7

## Not now

reason-not_legal = That is not legal now.
reason-game_over = The game is over.
reason-seat_not_playing = { $seat } does not take part in this game.
# $seat is the reader: it need not be said.
reason-not_your_decision = You have nothing to decide now. Waiting for { $due }.
    .plain = { $seat } has nothing to decide now; { $due } must decide first
reason-interest_first = First settle the interest: take a loan, or let something be seized.
    .plain = the interest comes first: say loan or default
reason-building_first = First say what may be seized: a machine or a warehouse.
    .plain = say first which kind of building may be seized: building machine or building warehouse
reason-seize_first =
    { $place ->
        [island] First take a container from the island.
        [ship] First take a container from the ship.
        [dock] First take a container from the dock at the bank.
        [harbour] First take a container from the harbour store.
        [factory] First take a container from the factory store.
       *[buildings] First take a machine or a warehouse.
    }
    .plain = something has to be seized first, from { $place }
reason-sale_first = First decide on the domestic sale: sell a container or keep everything.
    .plain = the domestic sale comes first: say sell and a container, or keep
reason-bid_first = First make your bid.
    .plain = a bid is due: say bid and an amount
reason-decide_first = First decide about the bids: accept one, or decline and keep the cargo.
    .plain = decide about the bids first: accept or decline
reason-return_first = First give prices to what came back to you: { $goods }.
    .plain = place first what came back from the Payment Card: return { $goods }
reason-not_interest = You only refuse to borrow for interest when one loan’s interest is due and you have no cash.
    .plain = default is an answer only when one loan's interest is due and there is no cash
reason-not_sale = There is no domestic sale to decide now.
reason-not_auction = There is no auction to bid in now.
reason-not_deciding = There are no bids to decide about now.
reason-not_seizing = Nothing is seized now.
reason-not_building = Nobody has to choose a kind of building now.
reason-not_returning = Nothing came back to you from the Payment Card.
    .plain = nothing came back from the Payment Card

## Loans

reason-two_loans = You hold two loans already. Nobody gets a third.
    .plain = nobody holds more than two loans
reason-no_loan_now = You can’t take a loan at this moment.
    .plain = no loan can be taken now
reason-no_debt = You have no loan to repay.
    .plain = there is no loan to repay
reason-borrowed = You borrowed in this turn. You can repay from your next turn on.
    .plain = who has borrowed in this turn does not repay in it
reason-no_repay_now = You repay in your own turn, before your ship lands on the island.
    .plain = a loan is repaid in the own turn, after interest and before the landing on the island
reason-cash = That costs { $cost } and you have { $cash }.
    .plain = that costs { $cost }, and there is only { $cash }

## Buildings

reason-machine_twice = You already have a { $colour } machine. Each of yours must be of another colour.
    .plain = there is a { $colour } machine on the board already
reason-machine_supply = No { $colour } machine is left in the supply.
reason-machine_full = All your machine spaces are taken.
    .plain = every machine space is taken
reason-warehouse_full = All your warehouse spaces are taken.
    .plain = every warehouse space is taken
reason-warehouse_supply = No warehouse is left in the supply.

## Stores

reason-own_store = You can’t buy from yourself. Choose another player.
    .plain = nobody buys from his own stores
reason-store_empty =
    { $store ->
        [factory] There is nothing in the factory store of { $seat }.
       *[harbour] There is nothing in the harbour store of { $seat }.
    }
reason-not_in_store =
    { $store ->
        [factory] { $seat } does not have { $goods } in the factory store.
       *[harbour] { $seat } does not have { $goods } in the harbour store.
    }
    .plain = there is no { $goods } in the { $store } store of { $seat }
reason-no_harbour_room =
    { $room ->
        [0] Your harbour store is full. Each warehouse holds one container.
        [one] Your harbour store has room for one more. Each warehouse holds one container.
       *[other] Your harbour store has room for { $room } more. Each warehouse holds one container.
    }
    .plain = the harbour store has room for { $room } more: one container per warehouse
reason-wrong_store =
    { $store ->
        [factory] Give a price to everything in your factory store: { $goods }.
       *[harbour] Give a price to everything in your harbour store: { $goods }.
    }
    .plain = after the arrow the whole { $store } store must stand, which is { $goods }, each at a price
# $prices: already joined with "or".
reason-wrong_price =
    { $store ->
        [factory] { $price } is no price of a factory store. Choose { $prices }.
       *[harbour] { $price } is no price of a harbour store. Choose { $prices }.
    }
    .plain = { $price } is not a price of the { $store } store; its prices are { $prices }
reason-produced = You have produced in this turn. Once a turn is all.
    .plain = producing is possible once a turn
reason-produce_all = You must produce all you can. Your factory store will then hold: { $goods }.
    .plain = all that is possible must be produced: the { $store } store must hold { $goods } afterwards
reason-produce_choice =
    { $room ->
        [one] There is room for one container only. Choose which to produce: { $choice }.
       *[other] There is room for { $room } containers only. Choose which to produce: { $choice }.
    }
    .plain = there is room for { $room }: the factory store must hold { $goods } and { $room } of { $choice } afterwards

## Domestic sale

reason-sell_factory_first = You sell from your harbour store only when your factory store is empty.
    .plain = from the harbour store only if the factory store is empty

## Ships

reason-own_harbour = Your ship never enters your own harbour.
    .plain = a ship never enters its own harbour
reason-already_there = Your ship is there already.
    .plain = the ship lies there already
reason-over_sea = Your ship must sail to the open sea first.
    .plain = a ship reaches another place only over the open sea
reason-empty_ship = Your ship is empty. Load something before you sail to the island.
    .plain = an empty ship may not sail to the island
reason-no_bank = This game is played without the Investment Bank.
    .plain = there is no Investment Bank in this game
reason-ship_room =
    { $room ->
        [0] Your ship is full.
        [one] Your ship has room for one more.
       *[other] Your ship has room for { $room } more.
    }
    .plain = the ship has room for { $room } more
reason-nowhere_to_load = There is nothing to load here. Sail to a harbour first.
    .plain = there is nothing to load where the ship lies
reason-load_priced = In a harbour, say the price too, like this: { $example }.
    .plain = in a harbour a container is written with its price, like { $example }
reason-load_unpriced = On your own dock containers have no price. Write it like this: { $example }.
    .plain = on the own dock containers have no price: write { $example }
reason-not_on_dock = There is no { $goods } on your dock.
    .plain = there is no { $goods } on the own dock

## Auction

reason-bid_too_high = You can bid { $most } at most.
    .plain = a bid is at most { $most } now
reason-bid_limit = A bid is at most { $most }.
reason-not_highest = { $seat } did not make the highest bid.
    .plain = { $seat } has not made a highest bid
reason-say_who = These bids are equal: { $seats }. Say whose you accept.
    .plain = several bids are equal: say whose to accept, one of { $seats }
reason-decline_cash = To keep the cargo you pay the highest bid, { $cost }, and you have { $cash }.
    .plain = declining costs the highest bid, { $cost }, and there is only { $cash }

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
    .plain = it is taken from { $place } this time
reason-seize_none =
    { $place ->
        [island] There is no { $goods } on that island area.
        [ship] There is no { $goods } on that ship.
       *[dock] There is no { $goods } on that dock.
    }
    .plain = there is no { $goods } to take from { $place }
# $choices: machines and warehouses, already joined with "and".
reason-safe_building = The first two spaces are safe. You can take: { $choices }.
    .plain = the first two spaces are safe; seizable now: { $choices }

## Investment Bank

reason-collected = You collected a lot in this turn. Call the broker in a later one.
    .plain = who collected a lot in this turn neither calls nor outbids
reason-ending = The game is about to end. Nobody calls the broker any more.
    .plain = once the end has been triggered there is no more calling and outbidding
reason-auction_open = A broker auction is open. You can only outbid it.
    .plain = a broker auction is open: outbid it with raise
reason-no_auction = No broker auction is open. You can call one yourself.
    .plain = there is no open broker auction to outbid
reason-own_bid = The highest offer is yours already.
    .plain = nobody outbids himself
reason-space_empty = There is nothing on that space.
reason-bid_kind_money = You pay for the broker’s containers with money. Say how much.
    .plain = broker's containers are bought with money: say an amount
reason-bid_kind_goods = You pay for the broker’s money with containers. Choose some from your stores.
    .plain = broker's money is bought with containers: say like factory orange@2
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
    .plain =
        { $kind ->
            [money] the bid must be at least { $least }
           *[containers] the bid must be at least { $count } containers
        }
reason-return_exactly = Place exactly what came back to you: { $goods }.
    .plain = exactly what came back must be placed: { $goods }

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
