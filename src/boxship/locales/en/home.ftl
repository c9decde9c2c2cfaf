### The first page: the last game, ways into another one, and how the own tables stand.

home-motto = Make it, price it, ship it, bid for it.
# For screen readers: the list of ways into a game.
home-ways = Ways to play
# Over the last game, which goes on with one press.
home-continue = Continue
home-continue-turn = Round { $round }, your turn
# $names: the rivals, already joined with “and”.
home-against = against { $names }
# Beside the last game, each with a number: the own cash, the own containers on the island, what is left in the supply.
home-cash = cash
home-on-island = on the island
# $colours: the two colours of which the fewest are left.
home-left = { $colours } left
home-rules-line = Every rule, with pictures and a search
home-new-line = With friends, via a link
home-replay = Replay a game
home-replay-line = From a file, a text or a link

## Tables in a list

# $what: what the table waits for.
home-row = Round { $round } · { $what }
# A game against bots that nobody has gone on with for a week.
home-left-in = Left in round { $round }
home-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
# The link to all finished games.
home-all =
    { $count ->
        [one] { $count } game, { $won } won
       *[other] { $count } games, { $won } won
    }
# The words on the buttons that lead to a table, by what there is to do there.
home-verb-play = Play
home-verb-bid = Bid
home-verb-decide = Decide
home-verb-look = Look
# Seats are free, and the table has a link to send.
home-verb-link = Invite
# The final accounts and charts.
home-verb-story = Review
# A new game with the same players and rules.
home-verb-again = Again
# Go on with a game that was left.
home-verb-continue = Play on
# For screen readers: one of these words, and the rivals.
home-verb-what = { $verb }: { $names }
# Take a table from the first page without losing it.
home-put-away = Put away
home-was-put-away = Put away: the table with { $names }
# The heading over such tables.
home-away = Put away
home-bring-back = Bring back
