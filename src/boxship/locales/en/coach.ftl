### The coached game: a note when something happens for the first time. A title, and two or three short sentences.

## The way in

coach-game = Coached game
coach-game-line = Against the friendliest bots, with the Beginner Variant and a note whenever something is new.
coach-close = Got it
coach-stop = No more notes

## The notes

coach-start-title = What it’s all about
coach-start = Whoever has the most money wins. On the island, get the cargoes your card values, cheaply, and sell everything else at a profit.
coach-priced-title = A price
coach-priced = Low prices sell first, and what nobody buys earns nothing. Early on, $2 is a good price.
coach-produced-title = Your factory
coach-produced = These containers are waiting for buyers. The others buy them for their harbours and pay you; you can’t ship your own.
coach-domestic-title = Selling at home
coach-domestic = The Beginner Variant lets you sell one container to the bank before your actions: a little cash when nobody buys.
coach-sold-title = Your first sale
coach-sold = The money is yours at once. Make more of what the others lack, and they’ll be back.
coach-bought-title = Your harbour
coach-bought = Ships can load here now. Ask more than you paid, and less than the harbour next door.
coach-called-title = A ship calls
coach-called = Somebody is loading in your harbour. Soon this cargo will be auctioned on the island: keep some cash for your bid.
coach-landed-title = An auction
coach-landed = Everyone but the seller bids once, in secret. The seller gets the best bid twice: from the buyer and from the bank.
coach-bid-title = Your bid
coach-bid = The shaded column is what the cargo will probably bring you at the end. Bid less than the lower number, and winning usually pays.
coach-tie-title = A tie
coach-tie = The tied bidders add a second secret bid to the first. Adding $0 is fine, too.
coach-answer-title = Sell or keep
coach-answer = Selling pays you twice the bid. Keep the cargo only if it is worth more to you than that plus what keeping it costs.
coach-loan-title = A loan
coach-loan = $10 now, for $1 of interest every turn, and $11 off at the end if you still owe it. Early on, when the money can work, it often pays.
coach-interest-title = Interest
coach-interest = Each loan costs you $1 at the start of your turn. That’s cheap as long as the money earns more; if it doesn’t, repay.
coach-five-title = One colour to go
coach-five = With all five colours on the island, your $5 colour counts $10. Watch out for a cargo with the missing one.
coach-drop-title = The biggest pile
coach-drop = At the end you lose the colour you have the most of. Try to make it one that is worth little to you.
coach-end-title = The end is near
coach-end = The game ends when two colours are used up. What is left in your factory counts for nothing: sell it while you can.
