### The story of a finished game.
###
### $name, $payer and $payee are players or the bank, $names are players already joined with "and". $total, $amount, $price, $bid, $then,
### $brought, $actual, $deal, $rest, $first and $last are money, already written. $colour is a colour. $count and $done are numbers.

# The title of the page, where it is a file of its own.
story = The story of a game
story-title =
    { $count ->
        [one] How { $names } won with { $total }
       *[other] How { $names } shared the victory with { $total } each
    }
story-auction-count =
    { $count ->
        [one] There was one auction.
       *[other] There were { $count } auctions.
    }
story-nav = On this page
story-print = Print
# Over the players; pressing one shows the game as theirs.
story-eyes = Through whose eyes
story-eyes-hint = Press a player to see the game through their eyes.

## Worth by part

story-worth = What each of you was worth
story-worth-lead = Cash, island, goods and loans at the end. Loans stand left of zero.
story-rounds = { $name }, round by round
story-rounds-lead = What they would have scored after each round, part by part. The line is the total after loans.
# The meaning of a mark under the chart.
story-rounds-cargo = got a cargo

## Auctions

story-auctions = All auctions
story-auctions-lead = Above the line are the bids, below it what the cargo brought each player in the end, or would have brought. The bar is the winner’s gain; a striped one is a loss. The framed flag won.
story-auctions-corner = Round
story-seller = Seller
story-cargo = Cargo
story-winner = Who got it
story-gain = Gain
story-got = { $name } for { $price }
story-kept = { $name } kept it for { $price }
story-kept-free = { $name } kept it
story-brought = brought { $amount }
# In the table, for one player: their bid, what the cargo was worth to them then, and what it brought in the end.
story-auction-cell = { $bid } · then { $then } · in the end { $brought }
# For screen readers.
story-bid-spoken = { $name } bid { $bid }, it brought them { $brought }
story-show-auction = Show this auction on the table

## Who judged well

story-judged = Who judged well
story-judged-gain = { $name } gained most from cargoes: { $amount }.
story-judged-near = { $name } bid closest to what the cargoes brought: { $amount } off on average.
story-judged-lead = Judged by how the game ended, which nobody could know when bidding.
story-column-bought = cargoes
story-column-paid = paid
story-column-brought = brought
story-column-bids = bids
story-column-off = off by
story-column-bias = on average
story-bids-below = { $amount } too low
story-bids-above = { $amount } too high
story-bids-even = just right
story-dollars = ${ $amount }

## Money

story-money-lead = The streams of the chosen player are strong, the others pale.
story-matrix = Who paid whom
story-all = all
story-in-words = In words
# $parts are what it was for, like: loans $20, wages $3.
story-paid = { $payer } paid { $payee } { $amount }: { $parts }.
story-part = { $stage } { $amount }
story-stages = What it was for
story-stages-lead = Received less paid, from the cash at the start to the cash at the end.
story-cash-start = Cash at the start
story-cash-end = Cash at the end
story-stage-wages = wages
story-stage-factory = goods from factories
story-stage-harbour = goods from harbours
story-stage-auction = cargoes at auction
story-stage-subsidy = subsidies
story-stage-building = machines and warehouses
story-stage-loan = loans
story-stage-interest = interest
story-stage-bank = Investment Bank
story-stage-home_sale = domestic sales

## Prices

story-prices = Prices over time
story-prices-lead = The mean price asked in all stores. Thick line: harbours. Dashed line: factories. Rings: what { $name } bought, and when.
story-price-panel = Prices of { $colour }, round by round. See the table for figures.
story-price-ends = { $first } → { $last }
# Columns of the table.
story-price-factory = { $colour }, factories
story-price-harbour = { $colour }, harbours

## Luck

story-luck = Luck of the deal
story-luck-lead = The same deal, played again with captains in every seat: what they earn beyond the average of their table is what the deal gives. Playing it takes about a minute.
story-luck-begin = Play the deal again
story-luck-playing = Games played: { $done } of { $count }.
story-luck-played =
    { $count ->
        [one] One game was played.
       *[other] { $count } games were played.
    }
story-luck-failed = The deal could not be played again.
# $actual is this game’s result against the average of the table, $deal what the deal gives with its margin.
story-luck-row = { $actual } against the table: the deal { $deal }, everything else { $rest }
story-luck-note = “Everything else” is their own play, that of the others, and chance: a single game cannot tell them apart. Among captains, the true value of the deal is within the ± range 19 times out of 20.
