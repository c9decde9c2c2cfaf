### Why something can't be done, said to the player who tried or wonders: one friendly sentence that says what to do
### instead, where there is something to do.
###
### The keys are `reason-` and a code of boxship.notation.refusals, `problem-` and a code of the server, letter by letter.
### $cash, $cost, $price, $most are money, already written ($12). $room and $count are numbers. $seat, $due and $seats are
### players. $colour, $goods and $choice are containers in words, several of them already joined with "and".
### $word, $extra, $known and $example repeat what was typed or can be typed: lines are typed in English everywhere.
###
### English is also what programs are told, about nobody in particular: without a capital and a full stop,
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

reason-empty = Type a move first, such as “produce” or “sail sea”.
    .plain = there is nothing to read
reason-too_long = That’s too long: { $most } characters at most.
    .plain = a line has at most { $most } characters
reason-unknown_word = No move starts with “{ $word }”. Moves start with: { $known }.
    .plain = no line begins with { $word }; a line begins with one of: { $known }
reason-nothing_follows = Nothing goes after “{ $word }”. Leave out “{ $extra }”.
    .plain = nothing follows { $word }, but there is { $extra }
reason-shape = A move with “{ $word }” looks like this: { $example }.
    .plain = a line with { $word } looks like this: { $example }
reason-laid = “{ $word }” isn’t an offer of containers. Write it like this: factory black@2, harbour brown@4.
    .plain = { $word } is no bid in containers; it is written like factory orange@2, harbour tan@4
reason-price_missing = “{ $word }” needs a price. A container in a store is written like this: black@3.
    .plain = { $word } has no price; a container in a store is written like orange@3
reason-not_a_colour = “{ $word }” isn’t a container colour here. The colours are: { $known }.
    .plain = { $word } is not a container colour here; the colours are { $known }
reason-not_a_seat = “{ $word }” isn’t a player. The players are: { $known }.
    .plain = { $word } is not a seat; the seats are { $known }
reason-not_a_place = A ship can’t sail to “{ $word }”. The places are: { $known }.
    .plain = a ship can't sail to { $word }; the places are { $known }
reason-not_a_number = “{ $word }” isn’t a whole number of dollars. Just type 7, for example.
    .plain = { $word } is not a whole number of dollars, written like 7

## Not now

reason-not_legal = You can’t do that now.
    .plain = that is not legal now
reason-game_over = The game is over.
reason-seat_not_playing = { $seat } isn’t in this game.
    .plain = { $seat } does not take part in this game
# $seat is the reader: it need not be said.
reason-not_your_decision = There’s nothing for you to decide right now. Waiting for { $due }.
    .plain = { $seat } has nothing to decide now; { $due } must decide first
reason-interest_first = Settle the interest first: take a loan, or let something be seized.
    .plain = the interest comes first: say loan or default
reason-building_first = First choose what to give up: a machine or a warehouse.
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
reason-decide_first = First answer the bids: accept one, or decline and keep the cargo.
    .plain = decide about the bids first: accept or decline
reason-return_first = First price the containers you got back: { $goods }.
    .plain = place first what came back from the Payment Card: return { $goods }
reason-not_interest = You can refuse to borrow only when interest on a loan is due and you have no cash.
    .plain = default is an answer only when one loan's interest is due and there is no cash
reason-not_sale = There is no domestic sale to decide now.
reason-not_auction = There is no auction to bid in now.
reason-not_deciding = There are no bids for you to answer right now.
    .plain = there are no bids to decide about now
reason-not_seizing = There’s nothing to seize right now.
    .plain = nothing is seized now
reason-not_building = No one has to give up a building right now.
    .plain = nobody has to choose a kind of building now
reason-not_returning = You have nothing to put back.
    .plain = nothing came back from the Payment Card

## Loans

reason-two_loans = You already have two loans, and two is the most.
    .plain = nobody holds more than two loans
reason-no_loan_now = You can’t take a loan right now.
    .plain = no loan can be taken now
reason-no_debt = You have no loan to repay.
    .plain = there is no loan to repay
reason-borrowed = You borrowed this turn, so you can’t repay until your next one.
    .plain = who has borrowed in this turn does not repay in it
reason-no_repay_now = You can repay in your own turn, before your ship lands on the island.
    .plain = a loan is repaid in the own turn, after interest and before the landing on the island
reason-cash = That costs { $cost }, but you only have { $cash }.
    .plain = that costs { $cost }, and there is only { $cash }

## Buildings

reason-machine_twice = You already have the { $colour } machine. No two of yours may be the same colour.
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
        [factory] { $seat }’s factory store is empty.
       *[harbour] { $seat }’s harbour store is empty.
    }
    .plain = there is nothing in the { $store } store of { $seat }
reason-not_in_store =
    { $store ->
        [factory] { $seat } doesn’t have { $goods } in the factory store.
       *[harbour] { $seat } doesn’t have { $goods } in the harbour store.
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
        [factory] Set a price for everything in your factory store: { $goods }.
       *[harbour] Set a price for everything in your harbour store: { $goods }.
    }
    .plain = after the arrow the whole { $store } store must stand, which is { $goods }, each at a price
# $prices: already joined with "or".
reason-wrong_price =
    { $store ->
        [factory] { $price } isn’t a factory store price. Choose { $prices }.
       *[harbour] { $price } isn’t a harbour store price. Choose { $prices }.
    }
    .plain = { $price } is not a price of the { $store } store; its prices are { $prices }
reason-produced = You’ve already produced this turn. You can only produce once a turn.
    .plain = producing is possible once a turn
reason-produce_all = You must produce all you can. Your factory store will then hold: { $goods }.
    .plain = all that is possible must be produced: the { $store } store must hold { $goods } afterwards
reason-produce_choice =
    { $room ->
        [0] Your factory store is full. It holds two containers for every machine.
        [one] There’s only room for one container. Choose which to produce: { $choice }.
       *[other] There’s only room for { $room } containers. Choose which to produce: { $choice }.
    }
    .plain = there is room for { $room }: the factory store must hold { $goods } and { $room } of { $choice } afterwards

## Domestic sale

reason-sell_factory_first = You can sell from your harbour store only when your factory store is empty.
    .plain = from the harbour store only if the factory store is empty

## Ships

reason-own_harbour = Your ship never enters your own harbour.
    .plain = a ship never enters its own harbour
reason-already_there = Your ship is already there.
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
reason-nowhere_to_load = There’s nothing to load here. Sail to a harbour first.
    .plain = there is nothing to load where the ship lies
reason-load_priced = In a harbour, give the price too, like this: { $example }.
    .plain = in a harbour a container is written with its price, like { $example }
reason-load_unpriced = On your own dock containers have no price. Write it like this: { $example }.
    .plain = on the own dock containers have no price: write { $example }
reason-not_on_dock = There’s no { $goods } on your dock.
    .plain = there is no { $goods } on the own dock

## Auction

reason-bid_too_high = You can bid at most { $most }.
    .plain = a bid is at most { $most } now
reason-bid_limit = The highest possible bid is { $most }.
    .plain = a bid is at most { $most }
reason-not_highest = { $seat } didn’t make the highest bid.
    .plain = { $seat } has not made a highest bid
reason-say_who = { $seats } bid the same. Say whose bid you accept.
    .plain = several bids are equal: say whose to accept, one of { $seats }
reason-decline_cash = Keeping the cargo costs { $cost }, the highest bid, but you only have { $cash }.
    .plain = declining costs the highest bid, { $cost }, and there is only { $cash }

## Seizure

reason-seize_place =
    { $place ->
        [island] This time you must take a container from the island.
        [ship] This time you must take a container from the ship.
        [dock] This time you must take a container from the dock at the bank.
        [harbour] This time you must take a container from the harbour store.
        [factory] This time you must take a container from the factory store.
       *[buildings] This time you must take a machine or a warehouse.
    }
    .plain = it is taken from { $place } this time
reason-seize_none =
    { $place ->
        [island] There’s no { $goods } in that island area.
        [ship] There’s no { $goods } on that ship.
       *[dock] There’s no { $goods } on that dock.
    }
    .plain = there is no { $goods } to take from { $place }
# $choices: machines and warehouses, already joined with "and".
reason-safe_building = The first two spaces are safe. You can take: { $choices }.
    .plain = the first two spaces are safe; seizable now: { $choices }

## Investment Bank

reason-collected = You collected a broker’s lot this turn. Call a broker in a later turn.
    .plain = who collected a lot in this turn neither calls nor outbids
reason-ending = The game is about to end: brokers can no longer be called.
    .plain = once the end has been triggered there is no more calling and outbidding
reason-auction_open = A broker auction is open. You can only outbid it.
    .plain = a broker auction is open: outbid it with raise
reason-no_auction = No broker auction is open. You can call one yourself.
    .plain = there is no open broker auction to outbid
reason-own_bid = The highest offer is already yours.
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
reason-return_exactly = Put back exactly what you got back: { $goods }.
    .plain = exactly what came back must be placed: { $goods }

## What the server could not do. $sentence is an explanation in English.

problem-refused = That isn’t possible right now.
problem-not_found = There’s no such table, or the link isn’t complete.
problem-not_allowed = This link doesn’t allow that.
problem-invalid = That isn’t possible: { $sentence }
problem-too_many = Too many requests. Please wait a moment and try again.
problem-too_large = That’s too long.
problem-nothing_to_undo = There’s nothing to undo right now.
problem-nothing_to_decide = There’s nothing for you to decide right now.
problem-no_hints = Hints are available only when all your opponents are bots.
problem-no_free_seat = All seats are taken.
problem-name_taken = That’s the colour of another seat. Please choose another name.
problem-not_over = The game has to be over first.
problem-ended = This game is over.
problem-bot_plays = A bot is playing this seat. Take it back first.
problem-still_here = They haven’t been away long enough.
problem-resigned = Whoever resigned can’t come back to this game.
problem-time_out = Time for this turn is up. Take your seat back once the bot has played.
problem-is_over = The game is over at that moment. Choose an earlier one.
problem-running = You can play on from here once this game is over.
problem-bad_record = This record can’t be read: { $sentence }
problem-no_record = This isn’t a Boxship record. A record is a text that begins with the line “boxship record 1”.
problem-no_printing = This server can’t make PDF files. Whoever runs it can add that.
problem-failed = Something went wrong here. Nothing has changed. Please try again.
problem-unreachable = Can’t reach the table. Are you online, and is the server still running?
