# Learn to play: nine lessons on a real table. Keys are made of the names of lessons and steps
# (table/lessons/positions). A note is a sentence or two beside the thing it is about.

reason-lesson_later = That comes in lesson { $lesson }.
reason-lesson_now = Not needed for this step.

lesson-learn = Learn to play
lesson-learn-line = Nine short lessons at a real table, about ten minutes.
lesson-learn-on = You’re at lesson { $number } of { $count }.
lesson-learn-over = All nine are done. You can take any of them again.
lesson-number = Lesson { $number } of { $count }
lesson-course = The course
lesson-mark = Lesson { $number }
lesson-mark-done = Lesson { $number }, done
lesson-later = lesson { $lesson }
lesson-not-now = not now
lesson-goal-label = Goal:
lesson-step-done = Done:
lesson-show = Show me
lesson-again = Try again
lesson-restart = Start over
lesson-next = Next lesson
lesson-first-game = Play a coached game
lesson-leave = Leave
lesson-kept = Your place is kept.
lesson-well-done = Well done
lesson-finished = This lesson is done.
lesson-once-more = Once more

lesson-goal = What it’s all about
lesson-goal-goal = win a cargo for less than it is worth to you.
lesson-goal-bid = Bid for Red’s cargo
lesson-goal-bid-note = Whoever has the most money at the end wins. Containers on your island turn into money, and your secret card says how much: orange $10, white $6. So this cargo is worth $16 to you. Bid less than that.
lesson-goal-win = Win it
lesson-goal-win-note = All bids are revealed at once. Red will sell to whoever bid the most.
lesson-goal-missed-outbid = Green bid $5 and won. Bid a little more: anything below $16 leaves you a gain.
lesson-goal-done = The two containers are now on your island. At the end they bring $16, and you paid less. Next: where containers come from.

lesson-produce = Make and sell
lesson-produce-goal = make a container and sell it to a rival.
lesson-produce-produce = Produce
lesson-produce-produce-note = Press Produce. Your machine makes a white container, and Green, to your right, gets $1 in wages.
lesson-produce-produce-drafting = Choose a price for each. Rivals buy here: at $2 or $3 they soon will, at $4 hardly ever. Then confirm.
lesson-produce-machine = Buy a second machine
lesson-produce-machine-note = You have one more action. A second machine makes a second colour every time you produce. It costs $6; take any colour.
lesson-produce-sold = See a rival buy
lesson-produce-sold-note = Now the others have their turns. Watch your factory: Red is shopping.
lesson-produce-missed-dear = At $4 nobody bought. Ask $2 or $3 for one of them.
lesson-produce-done = Sold! Red paid you and will offer it in their own harbour for more. You can do the same: that comes next.

lesson-buy = Buy low, sell on
lesson-buy-goal = sell a container for more than you paid.
lesson-buy-buy = Buy from a rival’s factory
lesson-buy-buy-note = Press Buy and pick a container in a rival’s factory. Yellow has tan ones for $2.
lesson-buy-buy-drafting = It will stand in your harbour, where ships load. At $4 you earn $2, and it will sell. At $6 it may sit there for a long time.
lesson-buy-warehouse = Build a warehouse
lesson-buy-warehouse-note = Each warehouse holds one container. A second one costs $4 and lets you offer two.
lesson-buy-sold = See a ship load it
lesson-buy-sold-note = Your turn is over. Red’s ship is looking for cargo.
lesson-buy-missed-dear = At $6, Red didn’t come. Ask $5 or less.
lesson-buy-done = Red’s ship has loaded it, and you earned the difference. Ships only load in other players’ harbours. Now it’s your ship’s turn.

lesson-sail = Sail and load
lesson-sail-goal = load your ship and put out to sea.
lesson-sail-load = Load in a rival’s harbour
lesson-sail-load-note = Press Sail and choose a harbour. Green offers three containers, for $10 in all.
lesson-sail-load-drafting = Pick what you want to load; your ship has room for five. Sailing in and buying is one action.
lesson-sail-sea = Put out to sea
lesson-sail-sea-note = From a harbour you can only sail to the open sea. From there you can go on to the island.
lesson-sail-done = Your ship is loaded and at sea. On the island this cargo will be sold to the highest bidder.

lesson-land = Land and sell
lesson-land-goal = bring your cargo to the island and sell it.
lesson-land-land = Sail to the island
lesson-land-land-note = Press Sail and choose the island. There the others bid for your whole cargo, each in secret.
lesson-land-sell = Take the best bid
lesson-land-sell-note = The bids are revealed. Yellow pays $9, and the bank adds as much again: accept, and you get $18.
lesson-land-done = $18 for you: half from Yellow, half from the bank. Landing cargoes is how new money comes into the game.

lesson-bid = Bid well
lesson-bid-goal = let one cargo go and win the other.
lesson-bid-cheap = Bid low for Red’s cargo
lesson-bid-cheap-note = Brown brings you $2 and black $4: together $6. Bid less, even $0. Whoever pays more is welcome to it.
lesson-bid-dear = Win Yellow’s cargo
lesson-bid-dear-note = Orange $10 and tan $5: $15 for you. Nobody sees your bid, and it costs nothing unless you win. About $10 should do.
lesson-bid-missed-dear = This cargo is worth only $6 to you. Bid $6 or less.
lesson-bid-missed-outbid = Someone bid $7 and won. Anything below $15 leaves you a gain.
lesson-bid-done = One cargo let go, one won at a good price. If the highest bids are equal, those players add a second secret bid.

lesson-decide = Accept or decline
lesson-decide-goal = keep a cargo that is worth more to you than to the others.
lesson-decide-land = Sail to the island
lesson-decide-land-note = Orange and tan are on your ship: $15 by your card. Press Sail and choose the island.
lesson-decide-keep = Keep the cargo
lesson-decide-keep-note = Accept, and you get $8. Decline, and you pay $4 to the bank and keep containers worth $15. Which is better?
lesson-decide-missed-sold = $8 is fine, but a cargo worth $15 for $4 is better. Decline this time.
lesson-decide-done = You paid $4 for $15. As a rule: decline when the cargo is worth more than three times the highest bid.

lesson-loans = Loans
lesson-loans-goal = borrow, use the money, and pay it back.
lesson-loans-borrow = Borrow $10
lesson-loans-borrow-note = With $4 you can’t buy a machine. Press Borrow: $10 at once, and it costs no action.
lesson-loans-machine = Buy a machine
lesson-loans-machine-note = Now you can pay $6 for a second machine. Take any colour.
lesson-loans-repay = Pay the loan back
lesson-loans-repay-note = Each of your turns begins with $1 interest on every loan. Red has bought from your harbour, so you have the cash: press Repay.
lesson-loans-done = Debts paid. You may have up to two loans. Each one still unpaid at the end costs $11.

lesson-end = Five colours and the end
lesson-end-goal = complete your island and end the game.
lesson-end-five = Win the fifth colour
lesson-end-five-note = You’re only missing brown. With all five colours, each of your two tan containers counts $10 instead of $5: this brown one is worth $12 to you.
lesson-end-drop = Let the black ones go
lesson-end-drop-note = At the end you lose the colour you have the most of: your three black ones. More black is worth nothing to you. Bid $0.
lesson-end-produce = Produce the last white one
lesson-end-produce-note = Brown has run out. When a second colour does, the game ends with that turn. One white is left: produce it.
lesson-end-produce-drafting = Only one white is left here. Confirm, and this is the last turn.
lesson-end-finish = End your turn
lesson-end-finish-note = This is the last turn. Then everything is counted: cash, island, $2 for each container in your harbour, $3 for each on your ship.
lesson-end-missed-outbid = Green bid $3 and won. Bid more: anything below $12 leaves you a gain.
lesson-end-missed-dear = Those two would be lost with your other black ones. Bid $0 this time.
lesson-end-done = That’s the whole game. Now play one: three friendly rivals, and a note whenever something is new.
