### The pages around the table: the first page, a new table, the own tables, joining.

## Everywhere

# The title of a browser tab. $title is the title of the page.
pages-title = { $title } · Boxship
pages-menu = Menu
# For screen readers: the list of links to other pages.
pages-menu-places = Pages
pages-menu-home = Home
pages-menu-new = New table
pages-menu-tables = My tables
pages-menu-results = My results
pages-menu-paper = At a real table
pages-menu-help = Rules
pages-again = Try again
pages-name = Your name
pages-name-optional = Your name (optional)
# The same where several people share the screen. $seat is a colour.
pages-name-of = Name of { $seat }
pages-name-shared = Name (optional)

## The first page

pages-home-what = Produce containers, sell them to your neighbours, ship what others produced, and bid on the island. The players set every price. For 3 to 5 players.
pages-home-play = Play now
pages-home-starting = Setting up the table…
pages-home-play-line = Start right away against three bots
# Names on the drawn chart.
pages-scene-island = Foreign Island

## Rulesets and their options, each with a line that explains it

pages-ruleset-classic = Classic
pages-ruleset-classic-line = The original 2007 game. Choose this if you’re not sure.
pages-ruleset-short = Short
pages-ruleset-short-line = Same rules with fewer containers, so the game is shorter.
pages-ruleset-clarified = Clarified
pages-ruleset-clarified-line = The same game with unclear points settled: cargo that nobody bids on stays with its captain right away, and anyone who can’t pay interest has a say in what they lose.
pages-ruleset-jumbo = Jumbo
pages-ruleset-jumbo-line = The tenth-anniversary edition: different colours, fewer machines, at most four warehouses, and kinder to debtors.
pages-option-domestic_sale = Beginner Variant
pages-option-domestic_sale-line = Before your actions you can sell one container to the bank for $2.
pages-option-investment_bank = Investment Bank
pages-option-investment_bank-line = Three brokers trade money for containers and containers for money.
pages-option-open_money = Open money
pages-option-open_money-line = Everyone can see everyone’s cash.

## A new table

pages-new = New table
pages-new-lead = Everything is set for a first game. Change whatever you like.
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
pages-new-clock = Clock
pages-new-clock-line = Each player has their own time. When it runs out, a bot plays on until they’re back.
pages-new-clock-none = No clock
# Both are lengths of time, like "15 min".
pages-new-clock-times = { $bank } + { $increment } per turn
pages-new-more = Advanced
pages-new-rounds = Round limit
pages-new-rounds-line = If the game hasn’t ended by this round, it is scored as it stands.
pages-new-words = House rules
pages-new-words-line = Change individual rules: field=value, separated by spaces.
pages-new-make = Open the table
pages-new-links =
    { $count ->
        [0] The game starts right away.
        [one] At the table you’ll find an invite link for the other player.
       *[other] At the table you’ll find an invite link for the { $count } other players.
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
pages-sitter-person = Someone you invite
pages-sitter-person-line = Joins with the link you send.
# Whoever makes the table, and everyone who shares the screen with them.
pages-sitter-me = On this screen
# Below the seats, where more than one is of that kind.
pages-new-shared = Several of you share this screen. Pass it around: each of you sees only your own secrets.
pages-sitter-bots = Bots
# A computer player in a list: its name below, and how strong it is.
pages-sitter-bot = { $bot } · { $level }/{ $levels }

# The computer players: a name, and a line of character.
pages-bot-deckhand = Deckhand
pages-bot-deckhand-line = Means well, but pulls prices out of thin air and bids far too little or far too much.
pages-bot-trader-producer = Producer
pages-bot-trader-producer-line = A trader who builds machines and lives off the factory store.
pages-bot-trader-warehouser = Warehouser
pages-bot-trader-warehouser-line = A trader who builds warehouses and lives off the harbour store.
pages-bot-trader-shipper = Shipper
pages-bot-trader-shipper-line = A trader who builds little, loads whatever pays and lands it.
pages-bot-trader-hoarder = Hoarder
pages-bot-trader-hoarder-line = A trader who bids high and likes to keep their own cargo.
pages-bot-trader = Trader
pages-bot-trader-line = Does a bit of everything, keeps count of everyone’s money and knows what a cargo is worth.
pages-bot-captain-1 = Young captain
pages-bot-captain-1-line = Looks ahead, but not for long.
pages-bot-captain-2 = Captain
pages-bot-captain-2-line = Looks ahead, and guesses from the bids who holds which card.
pages-bot-captain-3 = Old salt
pages-bot-captain-3-line = A captain who thinks hard and misses little.
pages-bot-admiral = Admiral
pages-bot-admiral-line = Learned the game from millions of games against all kinds of players.
# How strong a computer player is, for screen readers; it is drawn as a row of dots.
pages-level = Strength { $level } of { $levels }
# How often a computer player wins; Traders are the computer players of that name above.
pages-wins =
    { $wins ->
        [0] Hardly ever wins against three Traders.
        [100] Wins nearly every game against three Traders.
       *[other] Wins about { $wins } in 100 games against three Traders.
    }

## Joining

pages-join = You’re invited
pages-join-lead = Someone has saved you a seat. No account needed: the seat belongs to this browser.
pages-join-take = Take the seat
pages-join-seated = You’re already at this table.
pages-join-back = Back to the table
pages-join-another = Take another seat
pages-join-full = All seats are taken
pages-join-full-lead = Others were faster. You can watch the game, or start a table of your own.
pages-join-watch = Watch the game

## The own tables

pages-tables = My tables
pages-tables-lead = Tables you have joined in this browser. To continue on another device, open your seat’s link there.
pages-tables-none = No tables yet.
pages-tables-waiting_for_me = Your move
pages-tables-running = In progress
pages-tables-finished = Finished
pages-tables-forget = Remove from this list
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
pages-lost-line = There’s nothing at this address. Perhaps the link was cut short: a full one ends in # and a string of letters.
pages-lost-home = Back to harbour
