### The pages around the table: the first page, a new table, the own tables, joining.

## Everywhere

# The title of a browser tab. $title is the title of the page.
pages-title = { $title } · Boxship
pages-menu = Menu
# For screen readers: the list of links to other pages.
pages-menu-places = Pages
pages-menu-home = First page
pages-menu-new = New table
pages-menu-tables = My tables
pages-menu-help = How to play
pages-again = Try again
pages-name = Your name
pages-name-optional = Your name, if you like
# The same where several people share the screen. $seat is a colour.
pages-name-of = Name of { $seat }
pages-name-shared = Name, if you like

## The first page

pages-home-what = Make containers, sell them to your neighbours, ship what others have made, and bid on the island. All prices are made by the players. A game for three to five.
pages-home-play = Play now
pages-home-starting = Setting up the table …
pages-home-play-line = At once, against three computer players
pages-home-waiting =
    { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
# Names on the drawn chart.
pages-scene-sea = Open Sea
pages-scene-island = Foreign Island

## Rulesets and their options, each with a line that explains it

pages-ruleset-classic = Classic
pages-ruleset-classic-line = The game of 2007. Choose this if you are not sure.
pages-ruleset-short = Short
pages-ruleset-short-line = The same with fewer containers in the supply, so that it ends earlier.
pages-ruleset-clarified = Clarified
pages-ruleset-clarified-line = The same with open points settled: a cargo that nobody bids for stays with its captain at once, and who can’t pay interest has a say in what is lost.
pages-ruleset-jumbo = Jumbo
pages-ruleset-jumbo-line = The tenth-anniversary edition: other colours, fewer machines, four warehouses at most, and milder to debtors.
pages-option-domestic_sale = Beginner Variant
pages-option-domestic_sale-line = Before your actions you may sell one container to the bank for $2.
pages-option-investment_bank = Investment Bank
pages-option-investment_bank-line = Three brokers trade money for containers and containers for money.
pages-option-open_money = Open money
pages-option-open_money-line = Everybody sees how much cash everybody has.

## A new table

pages-new = New table
pages-new-lead = Everything is set for a first game. Change what you like.
pages-new-rules = Rules
pages-new-options = Options
pages-new-players = Players
# For screen readers: the buttons for three, four or five players.
pages-new-count = Number of players
pages-new-players-count =
    { $count ->
        [3] Three players
        [4] Four players
        [5] Five players
       *[other] { $count } players
    }
pages-new-more = More
pages-new-rounds = Round limit
pages-new-rounds-line = After so many rounds the game is scored as it stands, if it has not ended by itself.
pages-new-words = Rules of your own
pages-new-words-line = Single fields of the rules, written as field=value with blanks between them.
pages-new-make = Open the table
pages-new-links =
    { $count ->
        [0] The game begins at once.
        [one] At the table you find a link to send to the person who plays with you.
       *[other] At the table you find a link to send to the { $count } people who play with you.
    }
# $rules is the name of a ruleset, $count the number of players.
pages-new-summary =
    { $count ->
        [3] { $rules }, three players
        [4] { $rules }, four players
        [5] { $rules }, five players
       *[other] { $rules }, { $count } players
    }

# Who sits on a seat.
pages-sitter-person = Somebody with a link
pages-sitter-person-line = Takes the seat with the link that you send.
# Whoever makes the table, and everybody who shares the screen with him.
pages-sitter-me = Here, at this screen
# Below the seats, where more than one is of that kind.
pages-new-shared = Several of you share this screen: hand it on, and it shows each of you only your own secrets.
pages-sitter-bots = Computer players
# A computer player in a list: its name below, and how strong it is.
pages-sitter-bot = { $bot } · { $level }/{ $levels }

# The computer players: a name, and a line of character.
pages-bot-deckhand = Deckhand
pages-bot-deckhand-line = Means well, but sets prices out of the air and bids far too little or far too much.
pages-bot-trader-producer = Producer
pages-bot-trader-producer-line = A trader who builds machines and lives from the factory store.
pages-bot-trader-warehouser = Warehouser
pages-bot-trader-warehouser-line = A trader who builds warehouses and lives from the harbour store.
pages-bot-trader-shipper = Shipper
pages-bot-trader-shipper-line = A trader who builds little, loads whatever pays and lands it.
pages-bot-trader-hoarder = Hoarder
pages-bot-trader-hoarder-line = A trader who bids high and likes to keep a cargo of his own.
pages-bot-trader = Trader
pages-bot-trader-line = Does some of everything, counts everybody’s money and knows what cargo is worth.
pages-bot-captain-1 = Young captain
pages-bot-captain-1-line = Thinks ahead, but only briefly.
pages-bot-captain-2 = Captain
pages-bot-captain-2-line = Thinks ahead, and guesses from the bids who holds which card.
pages-bot-captain-3 = Old salt
pages-bot-captain-3-line = A captain who thinks long and misses little.
# How strong a computer player is, for screen readers; it is drawn as a row of dots.
pages-level = Strength { $level } of { $levels }
# How often a computer player wins; Traders are the computer players of that name above.
pages-wins =
    { $wins ->
        [0] Hardly ever wins against three Traders.
        [100] Wins nearly every game against three Traders.
       *[other] Wins about { $wins } of 100 games against three Traders.
    }

## Joining

pages-join = You are invited
pages-join-lead = Somebody has kept a seat at a table for you. No account is needed: the seat belongs to this browser.
pages-join-take = Take the seat
pages-join-seated = You are at this table already.
pages-join-back = Back to the table
pages-join-another = Take another seat
pages-join-full = All seats are taken
pages-join-full-lead = Others were quicker. You can watch, if somebody at the table sends you that link, or open a table of your own.
pages-join-watch = Watch instead

## The own tables

pages-tables = My tables
pages-tables-lead = The tables that this browser has a seat at. To play on with another device, open the link of your seat there.
pages-tables-none = There are none yet.
pages-tables-waiting_for_me = Waiting for you
pages-tables-running = Running
pages-tables-finished = Finished
pages-tables-forget = Forget this table
pages-table-round = Round { $round }
# $names: the winners, already joined with "and".
pages-table-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
# Example: Classic · 5 minutes ago
pages-table-about = { $rules } · { $when }

## An address that leads nowhere

pages-lost = Off the chart
pages-lost-line = There is nothing at this address. A link may have been cut off: it ends with a # and a row of letters.
pages-lost-home = Back to harbour
