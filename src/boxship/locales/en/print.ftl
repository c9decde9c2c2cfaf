# The kit on paper, made by `boxship print`. Titles of sheets, and words on pieces; there is little room on both.

print-title = Boxship, to print and play
print-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
print-lead = Print every sheet at full size (100 %), on card if you have some. Cut along the dashed lines. Boards and the island stay whole. Here is what you need, and what can stand in for it if you would rather not cut.
print-notice = Boxship is an independent fan project. The words and the drawings are our own. Copy this kit as often as you like.
print-note-cut = cut out
print-note-whole = leave whole

print-boards = Player boards
print-boards-instead = One for each player: factory on the left, harbour on the right.
print-cards = Value cards
print-cards-instead = Shuffle them, deal one to each player face down, and put the rest away unseen.
print-containers = Containers
print-containers-instead = Wooden cubes in five colours do as well.
print-buildings = Machines and warehouses
print-machines = Machines
print-machines-instead = Larger cubes or coins on a slip of paper in the right colour.
print-warehouses = Warehouses
print-warehouses-instead = Any markers in one colour.
print-ships = Ships
print-ships-instead = Five containers fit on the deck. A toy boat per player is even nicer.
print-loans = Loans
print-loans-instead = Two for each player.
print-notes = Money
print-notes-instead = Poker chips are quicker to handle. Whatever you use, hide it behind your hand.

# On a value card, above its colours.
print-card = What it’s worth to you
# On a loan: “Loan $10”.
print-loan = Loan
# On a loan. $interest is money.
print-loan-interest = { $interest } interest every turn
# On the marker of whoever began.
print-first = First player
# Above a broker's spaces. $name is I, II or III.
print-broker = Broker { $name }
print-broker-money = Money
print-broker-containers = Containers
# Where the bid of the open auction lies.
print-payment = Payment Card: the bid of the open auction
# Under a player's name at the bank: what they won lies there.
print-dock = dock
print-aid = Your turn at a glance
