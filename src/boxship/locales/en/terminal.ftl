### The game in the terminal (`boxship play`, `replay`, `analyse`) and what these commands can't do. The page has none of it.
###
### What a player types stays as it is in every language: lines (sail sea, machine tan), commands (menu, why, undo), options.
### $seat, $name and $names are players, $colour and $goods are containers in words, money comes in already written ($12).
### Words of the board are short: they stand in columns.

# This language, in its own word.
terminal-language = English

## The table as text

terminal-turn-yours = Your turn
terminal-turn-of = { $name }’s turn
# $turn is one of the two above, or terminal-in-turn.
terminal-turn-actions =
    { $count ->
        [one] { $turn }, { $count } action left
       *[other] { $turn }, { $count } actions left
    }
terminal-turn-others = { $turn }, { $names } to decide
terminal-turn-decides = { $turn }, to decide
terminal-you-win-short = You win with { $total }
terminal-won-short =
    { $count ->
        [one] { $names } wins with { $total }
       *[other] { $names } share the victory with { $total }
    }
# How far the end is: as a sentence, and in a few words beside the supply.
terminal-end-rule = The game ends when 2 colours run out
terminal-end-far = ends when 2 run out
terminal-end-now = last turn: two colours have run out
terminal-end-supply = two colours have run out
terminal-end-round_limit = ended by the round limit
terminal-removed = { $note }; out of the game: { $lost }
# Over the columns, and at the left edge (13 columns at most).
terminal-all = all
terminal-ship = ship
terminal-supply = supply
terminal-of-each = of { $count } each
terminal-worth-yours = worth to you
terminal-worth-to = to { $name }
terminal-docks = docks
terminal-card = card
terminal-bids = Bids
terminal-highest = highest
terminal-factory = factory
terminal-harbour = harbour
# Where a ship lies, in a column; a harbour is its player’s name.
terminal-place-sea = sea
terminal-place-island = island
terminal-place-bank = bank
# What a space for a building costs at the beginning.
terminal-free = free
# Beside a player’s name.
terminal-wins = wins
terminal-in-turn = playing
terminal-to-decide = deciding
terminal-cash-hidden = cash hidden
terminal-loans =
    { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }
terminal-total = total { $total }
# The open auction at the Investment Bank; the bid follows.
terminal-payment =
    { $kind ->
        [money] { $name } bids for broker { $broker }’s money
       *[containers] { $name } bids for broker { $broker }’s containers
    }
terminal-payment-yours =
    { $kind ->
        [money] You bid for broker { $broker }’s money
       *[containers] You bid for broker { $broker }’s containers
    }

## Beginning

terminal-intro = Container: you are { $seat }. Produce containers, buy others for your harbour store, fetch a mixed cargo with your ship, sell it in the auction on the island, and buy there what your secret card values. Whoever has the most money wins. You have two actions a turn.
# Two examples of lines follow.
terminal-intro-how = Answer with a number from the list above the prompt, or type a line like one of these (TAB completes it):
terminal-intro-more = Enter explains the numbers; rules, help and table show you more.
# The computer players follow, one in a line.
terminal-opponents = You are playing against
terminal-begin = Press Enter to begin.

## The prompt. It is one line: blue $21, 2 actions>

terminal-ask-act =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
terminal-ask-bid = bid for { $cargo }
terminal-ask-bid-again = bid again for { $cargo }, on top of { $amount }
terminal-ask-decide = accept or decline
terminal-ask-seize = seize
terminal-ask-sale = domestic sale
terminal-ask-interest = interest
terminal-ask-building = building
terminal-ask-return = put back
# After an own decision: the own board in a line. $factory, $harbour and $cargo are containers.
terminal-own =
    You: factory store { $factory } · harbour store { $harbour } · { $place ->
        [sea] ship at sea
        [island] ship at the island
        [bank] ship at the bank
       *[harbour] ship in { $owner }’s harbour
    }, { $count ->
        [0] empty
       *[other] { $cargo }
    }
terminal-numbers = The numbers go from 1 to { $last }; Enter explains them.
# $reason is a sentence, $lines is what can be typed.
terminal-legal-now = { $reason } (Possible now: { $lines })
terminal-legal = That is allowed.
terminal-nothing-legal = Nothing you can do now begins like that.
terminal-more = … and more
terminal-why = Type why and a line, for example: why sail island
terminal-undo-nothing = There is nothing to take back yet.
terminal-undo-over = The game is over and the cards are open: nothing can be taken back now.
terminal-undo-bid = A bid is final.
terminal-undo-others = Others have decided since your last decision: you can’t take it back.
terminal-saved-in = The game is saved after every decision in { $file }
terminal-copy-in = A copy of the game is in { $file }
terminal-record-in = The record of the game is in { $file }
# $reason is one of terminal-file-… or terminal-exists.
terminal-not-saved = That could not be saved: { $reason }.
terminal-unsaved = This could not be saved: { $reason }. Type save FILE to save it elsewhere.
terminal-last-unsaved = The last decisions could not be saved: { $reason }.
# The command follows.
terminal-goodbye = The game is saved. To play on:

## The menu

# In a row, each with its number. In English these are the words that are typed.
terminal-kind-produce = produce
terminal-kind-buy = buy
terminal-kind-reprice = reprice
terminal-kind-sail = sail
terminal-kind-load = load
terminal-kind-machine = machine
terminal-kind-warehouse = warehouse
terminal-kind-call = call
terminal-kind-raise = raise
terminal-kind-loan = loan
terminal-kind-repay = repay
terminal-kind-end = end
terminal-kind-sell = sell
terminal-kind-keep = keep
terminal-kind-bid = bid
terminal-kind-accept = accept
terminal-kind-decline = decline
terminal-kind-default = default
terminal-kind-building = building
terminal-kind-seize = seize
terminal-kind-return = return
# The same explained, beside the word that is typed.
terminal-meaning-produce = produce, and price your factory store
terminal-meaning-buy = buy from a factory store, and price your harbour store
terminal-meaning-reprice = only change prices in your harbour store
terminal-meaning-sail = sail with your ship; in a harbour you may buy
terminal-meaning-load = load where your ship is
terminal-meaning-machine = buy a machine
terminal-meaning-warehouse = buy a warehouse
terminal-meaning-call = call a broker of the Investment Bank
terminal-meaning-raise = outbid the open auction at the broker
terminal-meaning-bid = make your sealed bid
terminal-meaning-accept = accept the highest bid
terminal-meaning-decline = pay the highest bid yourself and keep the cargo
terminal-meaning-sell = sell a container at home
terminal-meaning-keep = sell nothing at home
terminal-meaning-return = price what came back from the Payment Card
terminal-meaning-building-machine = a machine may be seized
terminal-meaning-building-warehouse = a warehouse may be seized
terminal-meaning-default = do not borrow for the interest
terminal-meaning-loan = take a loan; no action
terminal-meaning-repay = repay a loan; no action
terminal-meaning-end = end your turn
# $what is one of terminal-kind-…
terminal-which = { $what }: which?
terminal-say-number = Type a number from 1 to { $last }, or b to go back.
terminal-which-ones = Which ones? Numbers like 1 1 2.
terminal-which-ones-or-none = Which ones? Numbers like 1 1 2; Enter for none.
terminal-you-have = You have { $cash }.
terminal-say-numbers = Type numbers from 1 to { $last } with spaces between them, or b to go back.
terminal-produce-all = You must produce everything you can, no more and no less.
terminal-one-needed = You need at least one.
# In brackets behind a container: how many like it lie there.
terminal-there = { $count } there
terminal-nothing-there = nothing there
terminal-how-much = How much? You have { $cash }. $
# $usual are the prices that Enter gives.
terminal-price =
    { $store ->
        [factory] { $goods } in your factory store, { $prices } [{ $usual }]:
       *[harbour] { $goods } in your harbour store, { $prices } [{ $usual }]:
    }
terminal-say-price =
    { $count ->
        [one] Type one of these prices: { $prices }; b to go back.
       *[other] Type one price for all, or { $count } prices like { $usual }, out of { $prices }; b to go back.
    }

## Help

terminal-help-prompt = At the prompt:
terminal-help-lines = Lines look like this:
terminal-help-colours = The container colours: { $colours }.
terminal-help-players = The players: { $players }.
terminal-command-menu = what you can do, with numbers (or just press Enter)
terminal-command-legal = what you can type now; legal sail lists the lines that begin like that
terminal-command-why = why LINE: why a line isn’t possible
terminal-command-undo = take your last decision back, while nobody else has decided since
terminal-command-table = show the table again
terminal-command-log = everything that has happened; log 10 for the last ten decisions
terminal-command-record = the game so far in the notation
terminal-command-save = where the game is saved; save FILE to write a copy
terminal-command-rules = the rules of this game on one screen
terminal-command-help = this page
terminal-command-quit = leave; the game is saved and can be resumed

## The rules on one screen. Amounts come in already written: $6 $9 $12

terminal-rules = Rules: { $rules }
terminal-rules-turn = A turn: $1 interest per loan, then up to two actions, the same one twice if you like, but produce only once.
terminal-rules-machine = further ones cost { $machines }, each colour once
terminal-rules-warehouse = further ones cost { $warehouses }
terminal-rules-produce = $1 to your right neighbour; one container per machine, room for two each; then new prices in your factory store: { $factory }
terminal-rules-buy = from one factory store, one container per warehouse in all; then new prices in your harbour store: { $harbour }
terminal-rules-sail = across the open sea to a harbour or the island, one action a leg; in a harbour buy up to five for your ship; load buys more there
terminal-rules-auction = On the island your turn ends: the others bid in secret for your whole cargo. Accept the highest bid, and the bank pays you the same again; or decline, pay that much yourself, and the cargo is yours.
terminal-rules-loans = Loans: $10 each, two at most; on your turn, and before you bid. If you can’t pay interest, your right neighbour seizes something of yours.
terminal-rules-end = The end: two colours ({ $containers } containers each) are used up, or round { $rounds } is over.
terminal-rules-score = Everybody discards the colour they have the most of on the island. Then count cash, the island by your card ($10, $5/$10, $6, $4, $2; the second counts $10 with all five colours), $2 for each container in the harbour store, $3 for each on the ship, −$11 for each loan.
terminal-rules-domestic_sale = Domestic sale: before your actions you may sell one container at home for $2.
terminal-rules-investment_bank = Investment Bank: call a broker for money or containers; whoever has not been outbid by their next turn gets them. Containers wait on your dock: $3 each at the end.
terminal-rules-open_money = Everybody can see everybody’s cash.

## The end

terminal-ended-supply = The game is over: two colours have run out.
terminal-ended-round_limit = The game is over: that was the last round.
terminal-score-card = card
terminal-score-cash = cash
terminal-score-island = island
terminal-score-harbour = harbour
terminal-score-ship = ship
terminal-score-dock = dock
terminal-score-loans = loans
terminal-score-total = total
terminal-island-empty = { $name }’s island: empty.
terminal-island-counted =
    { $every ->
        [all] { $name }’s island: all five colours, so the $5/$10 colour counts $10; the biggest pile is discarded: { $colour }.
       *[some] { $name }’s island: not all five colours; the biggest pile is discarded: { $colour }.
    }
terminal-you-win = You win with { $total }!
terminal-won =
    { $count ->
        [one] { $names } wins with { $total }.
       *[other] The victory is shared by { $names }, with { $total } each.
    }

## Advice and turning points

terminal-advice = { $name } decides, round { $round }
terminal-column-line = line
terminal-column-money = money
terminal-column-wins = wins
terminal-cargo = On the island, the cargo will probably bring { $name } { $amount }.
terminal-bid-about = { $name } will probably bid about { $middle }.
terminal-bid-range = { $name } will probably bid { $low } to { $high }, about { $middle }.
terminal-playouts =
    { $count ->
        [one] One game was played to its end.
       *[other] { $count } games were played to their end.
    }
terminal-margin = ± is half the width of the 95 % interval, if everybody plays on as a trader would.
terminal-no-points = No decision clearly cost anybody money.
terminal-no-points-of = No decision clearly cost { $name } money.
# $money and $chance have their margins: $12 ± 3, 8 % ± 4
terminal-point = Round { $round }, decision { $number }: { $name } gave away { $money } and { $chance } of winning
terminal-played = played
terminal-better = better
terminal-judged = Judged by what each player knew then.
terminal-thinking = thinking
terminal-thinking-first = thinking; the first time, code is compiled, which takes a minute
terminal-no-compiler = numba can’t be imported, so only a few games are played out; that is slow and says little.

## What can't be done. Each follows “boxship: ” and has no full stop. $reason is an explanation in English.

terminal-standard-input = standard input
terminal-stopped = stopped.
terminal-no-memory = there is not enough memory for this
terminal-refused-by-system = the system refused
terminal-no-language = “{ $word }” is not one of our languages; choose one of { $known }
terminal-no-ruleset = { $reason }
terminal-no-seat = “{ $word }” is not a seat of this game; the seats are { $seats }
terminal-no-bot = there is no bot “{ $word }”; `boxship bots` lists them
terminal-no-saved-game = there is no saved game yet; begin one with: boxship play
terminal-no-resuming-input = a game can’t be resumed from standard input; save it as a file first
terminal-whose-seat = { $file } does not say which seat is yours; say it with --seat, one of { $seats }
terminal-exists = { $file } already exists; choose another name
terminal-exists-resume = { $file } already exists; resume it with --resume { $file }, or choose another name
terminal-no-record = { $file }: { $reason }
terminal-no-scenario = { $file }: { $reason }
# What a file should begin with or contain.
terminal-neither = expected a record, which begins with “{ $first }”, or a scenario, which has the keys { $keys }; there was neither
terminal-nothing-to-decide = { $file }: in this position there is nothing left to decide
terminal-not-due = { $seat } has nothing to decide now; to act: { $due }
terminal-file-missing = { $file }: there is no such file
terminal-file-directory = { $file }: this is a directory
terminal-file-in-the-way = { $file }: a file stands where a directory is needed
terminal-file-forbidden = { $file }: there is no permission for this
terminal-file-impossible = { $file }: this is not a possible file name
terminal-file-no-text = { $file }: this is not a text file
terminal-file-too-large = { $file }: this file is too large; at most { $megabytes } MB are read
terminal-file-no-utf8 = { $file }: this is not UTF-8 text (byte { $byte })
terminal-file-nothing-inside = { $file }: there is neither a scenario nor a record in this directory
terminal-file-disk-full = { $file }: there is no space left on the disk
terminal-file-refused = { $file }: the system refused
terminal-file-system = { $file }: { $reason }

## The story of a game

terminal-story-runs = { $file }: this game is not over, and there is a story only of games that are.
# Beside a bar that fills.
terminal-story-luck = playing the deal again
