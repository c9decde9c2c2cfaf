### The rules, whole, as the page shows them; docs/rules.md decides. A clause R5.4 is `rules-r5-4` with its title
### `rules-r5-4-title`; where it depends on a setting of the edition, there is a text for each value. Spoken to a player.
###
### Within a text, " • " begins the next point of a list and " ¶ " a new paragraph; both stay as they are, as many in every
### language. R5.4 becomes a link by itself. Colours ($black, $white, $brown, $tan, $orange) are those of the edition that
### stand in this place, as nouns or after ×, never inflected. Other variables are money, already written ($12), except
### $ship, $box and $rounds, which are numbers.

rules = Rules
rules-lead = The game in five minutes, then every rule with its number. Or press Play now and learn as you go: what you can do is lit up, and what you can’t do tells you why.
# For screen readers: the list of chapters.
rules-contents = Chapters
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] 1 clause found.
       *[other] { $count } clauses found.
    }
rules-search-clear = Clear the search
rules-edition = Edition
# The table that the reader comes from. $rules is an edition with its options: Jumbo, Investment Bank.
rules-shown-table = Your table plays: { $rules }
# On a folded clause. $what is an edition or an option, several joined with "or".
rules-only = Only with: { $what }
# On a clause, before what other editions say. $what as above.
rules-with = With { $what }
rules-without = Without { $what }
rules-example = Example

## In five minutes

rules-five = In five minutes
rules-five-idea = You own a factory, a harbour and a ship. Your machines make containers, but your ship can’t fetch them from your own harbour. Another player buys them for theirs, a captain loads them there, and on the Foreign Island everybody but that captain bids for the cargo. Every price along the way is set by a player.
rules-five-goal = A secret card says what each colour on the island is worth to you. Whoever has the most money at the end wins.
# The way of a container, in five pictures.
rules-chain-machine = Your machine makes a container.
rules-chain-factory = You offer it in your factory store, for { $factory-low } to { $factory-high }.
rules-chain-harbour = Another player buys it and offers it in their harbour store, for { $harbour-low } to { $harbour-high }.
rules-chain-ship = A captain loads it.
rules-chain-island = On the island, everyone else bids for the cargo.
rules-five-turn = On your turn you pay interest on your loans, then take up to two actions: produce, buy for your harbour, build, sail, load. Cheap containers sell fast; expensive ones wait for someone who needs exactly that colour.
rules-five-auction = Your ship lands on the island: everyone else bids in secret for all you carry. Take the highest bid, and the bank pays you as much again; or pay that much yourself and keep the cargo.
rules-five-card = At the end you discard the colour you have the most of on the island, so your biggest pile should be a colour you don’t mind losing. If you have all five colours, one of them counts double.
# Under a pile that is discarded.
rules-card-gone = discarded
# $count × $worth, under a pile: 2 × $10
rules-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
rules-card-sum = This island is worth { $total }: all five colours are there, and the biggest pile is discarded.

## Words

rules-words-title = Words
rules-words = • Your factory store holds what your machines made, each container at a price for other players’ harbours. • Your harbour store holds what you bought from other players’ factories, each container at a price for the ships that call. • Your island area holds what is yours for good. • The supply is the shared stock of containers that nobody has made yet. • The bank pays and takes money without limit. • The player on your right, whose turn comes just before yours, is your union boss.

## R0

rules-r0-title = Editions
rules-r0 = The game comes in four editions with small differences. Here they are side by side; the rules below are those of the edition chosen above. ¶ These options can be added: • the Beginner Variant (R4.7) • the Investment Bank, with Jumbo only (R9) • open money (R1.4) • a different round limit (R10.3) ¶ With three players there are not enough Jumbo machines to fill every board. That is part of the game.
# The rows of the table. Numbers are for 3, 4 and 5 players.
rules-row-field = What
rules-row-containers = containers of each colour with 3 / 4 / 5 players
rules-row-machines = machines of each colour
rules-row-warehouses = warehouses
rules-row-machine_spaces = machine prices, starting with the first
rules-row-warehouse_spaces = warehouse prices, starting with the first
rules-row-factory_prices = prices in a factory store
rules-row-harbour_prices = prices in a harbour store
rules-row-default = unpaid interest costs you (R3)
rules-row-building_choice = who says “machine” or “warehouse” (R3.6)
rules-row-all_zero = nobody bids anything (R8.6)
rules-row-tie_break = first tie-break (R10.8)
rules-row-colours = colours
# A price: nothing.
rules-free = free
rules-choice-buildings = containers, then buildings
rules-choice-cargo = containers only
rules-choice-neighbour = neighbour to the right
rules-choice-debtor = debtor
rules-choice-seller_decides = seller decides
rules-choice-keeps_at_once = seller keeps it at once
rules-choice-keeps_after_extra = seller keeps it after the second bid
rules-choice-island = containers on the island
rules-choice-factory = containers in the factory store

## R1

rules-r1-title = Set-up
rules-r1-1-title = Players and seats
rules-r1-1 = The game is for three to five players. The seats are, clockwise, Blue, Red, Yellow, Green and Purple; with fewer players the last ones stay empty. Your neighbour to the right has the seat before yours, and Blue’s neighbour has the last seat. Who begins is drawn at random.
rules-r1-2-title = What you start with
rules-r1-2 = Everybody starts with { $start }, one warehouse, one machine, one container, a ship on the open sea and one value card. No two players start with the same machine. The container has the colour of the machine and stands in the factory store at { $start-price }. All of this is included in the numbers in R0.
rules-r1-3-title = The value cards
rules-r1-3 = There are five value cards. A card is named after its $10 colour, and each colour appears once in every column. Cards that are not dealt are never shown.
rules-r1-3-card = Card
rules-r1-4-title = What is secret
rules-r1-4 = Your value card is secret until the end. Your bid is secret until all bids are in. Everything else, apart from cash, is there for all to see.
rules-r1-4-off = Your cash is secret too, even though anybody with a good memory could follow every payment.
rules-r1-4-on = Cash is open: everybody sees how much the others have.

## R2

rules-r2-title = The turn
rules-r2-1-title = The order of a turn
rules-r2-1 = Turns go clockwise. A turn runs in this order: • pay interest (R3) • with the Investment Bank, collect the lot you won (R9.6) • with the Beginner Variant, sell one container at home if you like (R4.7) • take up to two actions
rules-r2-2-title = The actions
rules-r2-2 = The actions are: • buy a machine or a warehouse (R4.1) • buy for your harbour store, or only change its prices (R4.2, R4.3) • produce (R4.4), the one action you may take only once a turn • sail (R5.1) • load where your ship lies (R5.3, R9.7) • with the Investment Bank, call the broker or outbid a caller (R9.2, R9.3) ¶ Choose freely, in any order, the same one twice if you like. You may also stop after one action or none.
rules-r2-3-title = Landing ends the turn
rules-r2-3 = Landing on the island starts an auction, and the auction ends your turn, even if you had an action left.
rules-r2-4-title = When the turn is over
rules-r2-4 = After your second action your turn ends by itself. If you want to borrow or repay, do it before then. You miss nothing by that, because actions only cost money and never bring any. If your second action outbids somebody at the broker, the turn ends once they have put their containers back (R9.3).

## R3

rules-r3-title = Interest and default
rules-r3-1-title = Paying interest
rules-r3-1 = At the start of your turn you owe { $interest } for each loan you hold. It goes to the bank; with the Investment Bank, to broker I for the first loan and to broker II for the second. As long as you have cash you pay, dollar by dollar. What you can pay, you must pay.
rules-r3-2-title = One loan and no cash
rules-r3-2 = With one loan and no cash you have a choice: take a second loan and pay from it (the new loan costs its first interest next turn), or default. With two loans there is nothing left to borrow, and you default on whatever you can’t pay.
rules-r3-3-title = What is seized: containers, then buildings
rules-r3-3 = Each unpaid loan is settled on its own, the second from whatever the first has left: • One container from your island area settles it. • If you have none there, it takes two containers from your harbour store. Each one you lack there comes from your factory store instead. If the two stores hold only one between them, that one is enough. • If you have no container anywhere, it takes one building: a machine on any space but the first two, or a warehouse beyond your first two. Containers on your ship, on your dock at the Investment Bank or on the Payment Card are never taken, but while you have one of them your buildings are safe. • If there is nothing to take, this interest is forgiven for this turn. ¶ You keep the loan in every case.
rules-r3-4-title = An example with two loans
rules-r3-4 = You owe interest on two loans and have no cash, nothing on the island, one container in your harbour store and four in your factory store. The first loan takes the one in the harbour store and one from the factory store. The second finds the harbour store empty and takes two from the factory store. Four containers are gone, one is left.
rules-r3-5-title = What is seized: containers only
rules-r3-5 = Each unpaid loan costs you one container from the first of these places that has any: island area, ship, dock at the Investment Bank, harbour store, factory store. If all are empty, the interest is forgiven for this turn. Buildings are never taken. Containers on the Payment Card are left alone, and money there can’t be used to pay.
rules-r3-6-title = Who chooses
rules-r3-6 = The debtor’s neighbour to the right chooses what goes: which colour, from which price, which building.
rules-r3-6-neighbour = Where a building is taken, the neighbour also says whether it is a machine or a warehouse.
rules-r3-6-debtor = If both a machine and a warehouse could be taken, the debtor says which of the two. The neighbour still chooses which machine.
rules-r3-7-title = Where it goes
rules-r3-7 = Seized containers are out of the game and do not return to the supply. Buildings go back to their supply and can be bought again. A machine leaves a gap on its space, and the next machine you buy goes to the cheapest empty space. A warehouse always comes off the most expensive space you use.
rules-r3-7-example = Your machines stand on the free space and on those for $6, $9 and $12. The machine on $9 is seized. Your next machine costs $9 and fills the gap.

## R4

rules-r4-title = Building, buying, producing
rules-r4-1-title = Buy a machine or a warehouse
rules-r4-1 = Pay the bank the price of your cheapest empty machine space or of your next warehouse space. Further machines cost { $machine-prices }, further warehouses { $warehouse-prices }. You may not own two machines of the same colour, build without an empty space, or take what the supply does not have. A new building counts at once.
rules-r4-2-title = Buy for the harbour store
rules-r4-2 = Choose one other player and buy one or more containers from their factory store, each at its price. They can’t refuse. Your harbour store holds one container for every warehouse you own. Afterwards you may set new prices for everything in your harbour store, old and new, from { $harbour-low } to { $harbour-high }. Buying from a second player is a second action.
rules-r4-2-example = Red’s factory store holds 2 × { $black } at $2, 1 × { $orange } at $4 and 1 × { $white } at $4. Blue takes 1 × { $black } and 1 × { $orange } and pays Red $6.
rules-r4-3-title = Only change prices
rules-r4-3 = You may use the same action without buying anything, just to change the prices in your harbour store. It is allowed even when you change nothing, and even when the store is empty.
rules-r4-4-title = Produce
rules-r4-4 = Pay { $wage } to your union boss, however much you make; without that money you can’t produce. Each machine then makes one container of its colour, as long as the supply has that colour. Your factory store holds two containers for every machine you own. You must make everything that the supply and the room in your store allow; if there is room for some but not all, you choose which. Afterwards you may set new prices for everything in your factory store, from { $factory-low } to { $factory-high }. You may produce even when nothing can be made: then you pay just to change prices.
rules-r4-4-example = You own three machines and have five containers in your factory store, which holds six. You pay { $wage } and make one container; you choose its colour among those of your machines that the supply still has.
rules-r4-5-title = Prices
rules-r4-5 = Any number of containers may stand at the same price.
rules-r4-6-title = Never from yourself
rules-r4-6 = You never buy from your own stores.
rules-r4-7-title = Domestic sale
rules-r4-7 = Once a turn, after interest and before your actions, you may return one container from your factory store to the supply and get { $home } from the bank. It may come from your harbour store only if your factory store is empty. You can’t do this on your first turn. You decide before your first action whether to sell; before that you may borrow or repay.

## R5

rules-r5-title = Sailing
rules-r5-1-title = One leg at a time
rules-r5-1 = One action moves your ship one leg: from the open sea into another player’s harbour, to the island or to the Investment Bank, or from any of these back to the open sea. There is no way from one harbour straight to another, and your own harbour is closed to your ship.
rules-r5-2-title = Loading on arrival
rules-r5-2 = When you arrive in a harbour you may, as part of the move, buy any number of containers from that harbour store at their prices. A ship carries up to { $ship } containers. The owner can’t refuse.
rules-r5-2-example = Red’s harbour store holds 2 × { $black } at $3, 1 × { $brown } at $4 and 1 × { $tan } at $4. Blue sails in, takes 1 × { $black } and 1 × { $tan } and pays $7.
rules-r5-3-title = Loading again
rules-r5-3 = While you are in a harbour you may use an action to load: buy one or more containers there without moving.
rules-r5-4-title = Staying, and empty ships
rules-r5-4 = A ship may stay where it is for as long as you like. An empty ship may not go to the island.

## R6

rules-r6-title = Loans
rules-r6-1-title = Borrowing
rules-r6-1 = A loan brings you { $loan } and doesn’t take an action. You may hold two. You may borrow: • on your own turn, from the moment interest is settled until you land on the island • to pay interest, in the case of R3.2 • when you bid, as long as you have not handed in your bid for the round • when you sell, between seeing the bids and deciding ¶ You may not borrow while something of yours is being seized, nor while you put returned containers back (R9.3).
rules-r6-2-title = Repaying
rules-r6-2 = You may repay a loan, always the full { $loan }, on your own turn after interest and before you land on the island. That doesn’t take an action either.
rules-r6-3-title = Never below zero
rules-r6-3 = Nobody’s cash goes below zero. Everybody sees who borrows.
rules-r6-4-title = Not in the same turn
rules-r6-4 = If you borrowed on your own turn, even to pay interest, you can’t repay on that turn. A loan for a bid on somebody else’s turn does not count.

## R7

rules-r7-title = Landing on the island
rules-r7 = When your ship reaches the island, its whole cargo is put up for auction as one lot. All other players bid for it, at the same time and in secret. You do not bid.

## R8

rules-r8-title = The auction
rules-r8-1-title = Secret bids
rules-r8-1 = A bid is any whole amount from nothing up to all the cash you have. The bids are revealed together. Only the amount counts. (The program takes at most { $most-bid } for one bid.)
rules-r8-2-title = A tie
rules-r8-2 = If several players share the highest bid, each of them adds a second secret bid, from nothing up to the cash they have left. Both bids together are now their bid. This happens once.
rules-r8-2-example = Red and Yellow both bid $7. Red has $3 left and adds $2, Yellow adds nothing: Red’s bid is $9. Accepting brings the seller $18.
rules-r8-3-title = Still tied
rules-r8-3 = If there is still a tie, the seller picks one of the tied players, or declines them all.
rules-r8-4-title = Accept
rules-r8-4 = The seller gets the bid from the bidder and as much again from the bank. The cargo goes to the bidder’s island area.
rules-r8-4-example = The highest bid is $12. Accepting brings the seller $24; declining would cost $12.
rules-r8-5-title = Decline
rules-r8-5 = The seller keeps the cargo, in their own island area, and pays the bank the amount of the highest bid for it. They must have the money; they may borrow for it.
rules-r8-6-title = Nobody bids anything
rules-r8-6 = What happens when nobody bids even a dollar depends on the edition.
rules-r8-6-seller_decides = Everybody is tied at $0, and as in any tie there is a second bid. If that brings nothing either, the seller keeps the cargo or gives it to a bidder of their choice. No money changes hands.
rules-r8-6-keeps_at_once = The seller keeps the cargo for nothing, without a second bid.
rules-r8-6-keeps_after_extra = All bid a second time. If that brings nothing either, the seller keeps the cargo for nothing.
rules-r8-7-title = Afterwards
rules-r8-7 = The ship stays at the island with an empty hold, and the seller’s turn is over.

## R9

rules-r9-title = The Investment Bank
rules-r9 = An option of Jumbo: three brokers trade money for containers and containers for money.
rules-r9-1-title = The brokers
rules-r9-1 = Three brokers each have a space for money and a space for containers. At the start the money spaces hold $1, $2 and $3. Two containers lie at broker I and one at broker II. They are drawn by lot, one after the other, from those that stayed in the box: { $box } of each colour less what the supply uses, but never fewer than one of each colour.
rules-r9-2-title = Call the broker
rules-r9-2 = An action, when no broker auction is open. Point at one space that is not empty and lay a bid on the Payment Card: for a money space one or more containers from your factory and harbour stores, for a container space $1 or more. The card is now yours.
rules-r9-3-title = Outbid
rules-r9-3 = An action, when somebody else’s auction is open. Lay down a bid that is higher by at least one container, or by at least $1. The card passes to you, and the beaten player gets their bid back at once: money in hand, containers in the stores they came from, where they set new prices for these and no others. While a container lies on the card, its place in its owner’s store is kept free.
rules-r9-4-title = When you may not
rules-r9-4 = You may neither call nor outbid on a turn when you collected a lot, nor after the end of the game has been triggered. You can’t outbid yourself.
rules-r9-5-title = One at a time
rules-r9-5 = There is never more than one broker auction.
rules-r9-6-title = Collect
rules-r9-6 = If the card is still yours when your next turn begins, you take, after interest, everything the space holds by then: money in hand, containers onto your own dock at the bank, which has room for any number. Your bid is dealt out one piece at a time to brokers I, II, III, I and so on, always beginning with I; containers go in the order in which you laid them down.
rules-r9-7-title = Loading from your dock
rules-r9-7 = When you arrive at the bank, with an empty ship if you like, you may load containers from your dock, free of charge, up to { $ship } on the ship. While you are there you may use an action to load again.
rules-r9-8-title = At the end
rules-r9-8 = However the game ends, an open auction is settled before scoring: whoever holds the card gets the lot, the brokers get the bid.

## R10

rules-r10-title = End and scoring
rules-r10-1-title = When the game ends
rules-r10-1 = When two or more colours are missing from the supply after somebody produces, the end has come, and nothing can stop it. That player finishes their turn, with their second action if they have one left. Then everybody scores.
rules-r10-2-title = Colours that come back
rules-r10-2 = A colour does not count as missing if a domestic sale has brought it back to the supply before then.
rules-r10-3-title = The round limit
rules-r10-3 = A round goes from one turn of the first player to their next. When { $rounds } rounds are complete, play stops and everybody scores what they have; the result says that it ended this way. Interest, buildings and declined auctions drain money from the table, and a table without money might otherwise never finish.
rules-r10-4-title = All five colours
rules-r10-4 = If you have at least one container of each colour in your island area, your { $five }/{ $ten } colour counts { $ten } each, otherwise { $five }. This is checked before you discard.
rules-r10-5-title = The discard
rules-r10-5 = Discard from the island every container of the colour you have the most of. If several colours tie for that, discard your { $five }/{ $ten } colour if it is among them, otherwise the one of them that is worth the least to you.
rules-r10-6-title = Adding up
rules-r10-6 = Add up: • your cash • each container left in your island area, by your card • each container in your harbour store: { $harbour-worth } • each container on your ship, and on your dock at the Investment Bank: { $afloat-worth } • each container in your factory store: nothing • each loan: −{ $loan-cost } ¶ A total may be below zero.
rules-r10-7-title = The winner
rules-r10-7 = The highest total wins.
rules-r10-8-title = A tie for first place
rules-r10-8 = A tie for first place goes to the player with more containers in the place that counts. Those who are tied even then share the victory.
rules-r10-8-island = What counts is the island, after the discard.
rules-r10-8-factory = What counts is the factory store.

## The worked example of scoring

rules-examples-title = A scoring example
rules-examples = Your card is { $orange }, your $5/$10 colour is { $tan }. On the island you have 2 × { $black }, 4 × { $brown }, 4 × { $orange }, 3 × { $tan } and 2 × { $white }; in your harbour store 3 and on your ship 2 containers; and you hold one loan. Your cash is added to each total. • As it stands, every colour is there, so { $tan } counts $10. Your biggest piles are { $orange } and { $brown }; { $brown } is worth less to you and is discarded. { $orange } 40 + { $tan } 30 + { $white } 12 + { $black } 8 + harbour store 6 + ship 6 − loan 11 = 91. • With 4 × { $tan } three colours tie, and the $5/$10 colour is discarded. { $orange } 40 + { $white } 12 + { $black } 8 + { $brown } 8 + 6 + 6 − 11 = 69. • With no { $black } at all a colour is missing, so { $tan } counts $5; { $brown } is discarded. { $orange } 40 + { $tan } 15 + { $white } 12 + 6 + 6 − 11 = 68.

## Keys

rules-keys = Keys
rules-keys-text = You can play entirely from the keyboard, and every move can be typed.
