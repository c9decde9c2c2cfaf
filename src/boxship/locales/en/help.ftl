### How to play: the whole game on one page. Short sentences, spoken to a player. Numbers are those of the classic rules.

help = How to play
help-lead = A few minutes of reading. Or press Play now and learn on the way: what you may do is lit, and what you may not do says why.
# For screen readers: the list of chapters.
help-contents = Chapters

## The idea

help-idea = The idea
help-idea-text = You own a factory, a harbour and a ship. You make containers, but you may not ship your own. Another player buys them for a harbour, a captain loads them there, and on the Foreign Island everybody bids for the cargo. All prices on this way are made by the players.
help-idea-goal = A secret card says what each colour on the island is worth to you. Whoever has most money at the end wins.
# The way of a container, in five pictures.
help-chain-machine = Your machine makes a container.
help-chain-factory = You offer it in your factory store, for $1 to $4.
help-chain-harbour = A neighbour buys it and offers it in the harbour, for $2 to $6.
help-chain-ship = A captain loads it.
help-chain-island = On the island all others bid for the cargo.

## The turn

help-turn = Your turn
help-turn-text = First you pay $1 of interest for each of your loans. Then you take up to two actions, in any order. You may do the same thing twice, except produce.
help-turn-action = Action
help-turn-meaning = What it does
help-action-produce = Produce
help-action-produce-line = Pay $1 to the player on your right. Each of your machines makes a container, as long as the supply has its colour and your factory store has room: two places for each machine. Then price your whole factory store.
help-action-buy = Buy for the harbour
help-action-buy-line = Buy any number of containers from one player’s factory store. Your harbour store holds one for each warehouse. Then price your whole harbour store.
help-action-reprice = Reprice the harbour
help-action-reprice-line = Only change the prices of your harbour store.
help-action-machine = Buy a machine
help-action-machine-line = Each of yours makes another colour. The second costs $6, then $9, then $12.
help-action-warehouse = Buy a warehouse
help-action-warehouse-line = The second costs $4, then $5, $6 and $7.
help-action-sail = Sail
help-action-sail-line = From the open sea to another player’s harbour or to the island, or back to the open sea. When you arrive in a harbour you may load at once.
help-action-load = Load
help-action-load-line = Buy again in the harbour where your ship lies.

## Prices

help-prices = Prices
help-prices-text = Whoever pays your price gets the container. You can’t refuse, and you can’t buy from yourself. What is cheap goes fast; what is dear waits for somebody who needs just this colour. You make prices when you produce and when you buy, so think of the next turns of the others.

## Ships

help-ships = Ships
help-ships-text = A ship carries five containers. From a harbour it reaches the island only over the open sea, so that is two actions. It never enters its own harbour, and it does not sail to the island empty.

## The auction

help-auction = The auction
help-auction-text = When your ship lands on the island, your turn ends and your whole cargo is for sale. All others bid in secret and open their bids together. Those who tie for the highest bid add a second secret bid, once. Then you decide.
help-auction-accept = Accept
help-auction-accept-line = The bidder pays you, and the government pays you the same again. The cargo goes to the bidder’s part of the island. With a bid of $12 you get $24.
help-auction-decline = Decline
help-auction-decline-line = You pay the highest bid to the bank and keep the cargo for your own part of the island. With a bid of $12 you pay $12.

## The value card

help-card = Your value card
help-card-text = Only you know what each colour on the island is worth to you. Every player has another card.
help-card-double = One colour counts $5, or $10 if you have all five colours on the island at the end.
help-card-drops = At the end you throw away all containers of the colour that you have most of. If several are equal, it is the $5 or $10 colour, or else the one worth least to you.
help-card-tip = So the biggest pile should be a colour you don’t mind losing.
# Under a pile that is thrown away.
help-card-gone = drops
# $count × $worth, under a pile: 2 × $10
help-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
help-card-sum = This island counts { $total }: all five colours are there, and the brown ones drop.

## Loans

help-loans = Loans
help-loans-text = You may borrow $10 at nearly any moment of your turn, before a bid, and before you decide about bids; two loans at most. Each costs $1 at the start of each of your turns, and you repay $10 when you like in a turn of yours.
help-loans-default = If you can’t pay the interest, the player on your right seizes something of yours: one container from your island area; if you have none there, two from your harbour and factory stores; if you have no containers at all, a building.

## The end

help-end = The end
help-end-text = The game ends after the turn in which two colours of the supply have run out.
help-end-count = Then everything is counted:
help-end-cash = Cash
help-end-cash-line = counts as it is
help-end-island = Island
help-end-island-line = by your value card, without the colour that drops
help-end-harbour = Harbour store
help-end-harbour-line = $2 for each container
help-end-ship = Ship
help-end-ship-line = $3 for each container
help-end-factory = Factory store
help-end-factory-line = nothing
help-end-loans = Loans
help-end-loans-line = −$11 for each

## Variants

help-variants = Variants
help-variants-text = You choose them when you set up a table.
help-variants-bank = With the Investment Bank an action can call a broker: offer money for his containers, or containers for his money. Others may outbid you with an action of theirs. If nobody has by your next turn, the lot is yours; containers wait on your dock at the bank until your ship fetches them, free of charge.

## Keys

help-keys = Keys
help-keys-text = Everything works with the keyboard alone, and every decision can be typed as a line.
