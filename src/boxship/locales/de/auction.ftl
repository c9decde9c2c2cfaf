### The auction on the island: bidding, the reveal, the seller's answer.
###
### $name, $seller, $buyer are players; $names are players already joined with "and". $amount, $price, $before, $after,
### $first, $added, $whole, $each are money, already written ($12). $count is a number.

## The heading and the line under it

auction-lands-heading = { $seller } erreicht die Insel
auction-lands-heading-own = Dein Schiff erreicht die Insel
auction-outline =
    { $count ->
        [one] Ein Container. Alle anderen bieten verdeckt; aufgedeckt wird gleichzeitig.
       *[other] { $count } Container, ein Posten. Alle anderen bieten verdeckt; aufgedeckt wird gleichzeitig.
    }
auction-tie-heading = Gleichstand: { $names } bieten erneut
auction-tie-outline = Alle Beteiligten legen verdeckt ein zweites Angebot drauf. Dann entscheidet der Verkäufer.
auction-open-heading = Die Angebote sind aufgedeckt
auction-open-outline = { $seller } kann das höchste Angebot akzeptieren oder es an die Bank zahlen und die Ladung behalten.
# $names is the highest bidder.
auction-open-outline-own =
    { $count ->
        [one] Dein Container geht an { $names } oder bleibt bei dir. Du entscheidest.
       *[other] Deine { $count } Container gehen an { $names } oder bleiben bei dir. Du entscheidest.
    }
# $names are the tied bidders.
auction-open-outline-tied =
    { $count ->
        [one] Noch immer Gleichstand: { $names }. Wähle, wer deinen Container bekommt, oder behalte ihn.
       *[other] Noch immer Gleichstand: { $names }. Wähle, wer deine { $count } Container bekommt, oder behalte sie.
    }
auction-sold-heading = { $buyer } bekommt die Ladung für { $price }
auction-sold-heading-own = Für { $price } gehört die Ladung dir
auction-kept-heading = { $seller } behält die Ladung
auction-kept-heading-own = Die Ladung bleibt bei dir

## How it stands

auction-waiting =
    { $count ->
        [one] Warten auf das Angebot von { $names }.
       *[other] Warten auf die Angebote von { $names }.
    }
# Instead, as long as the reader's own bid is missing.
auction-waiting-own = Dein Angebot fehlt noch.
auction-all-in = Alle Angebote sind da.
# $bids is a list of `auction-bid-of`.
auction-decides = { $bids }. { $seller } entscheidet.
auction-you-decide = { $bids }. Du entscheidest.
# One bid in such a list: Red $9
auction-bid-of = { $name } { $amount }
auction-sold = { $seller } akzeptiert { $price } von { $buyer }, und die Bank zahlt noch einmal so viel.
auction-declined = { $seller } lehnt ab und zahlt { $price } an die Bank.
auction-kept = Alle bieten null: Die Ladung bleibt bei { $seller }.

## What the cargo is worth to the reader

# A row of the table: containers of one colour in the cargo, like "2 white"; $colour is `colour-white`.
auction-gain-cargo =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
# A row about containers of that colour on the own island.
auction-gain-yours =
    { $count ->
        [one] bei dir: { $colour }
       *[other] bei dir: { $count } × { $colour }
    }
# Small words after a row: why it has its amount.
auction-gain-plain = je { $each }
auction-gain-completes =
    { $count ->
        [one] jetzt alle fünf Farben
       *[other] je { $each }, jetzt alle fünf Farben
    }
auction-gain-completes-own = jetzt alle fünf Farben: je { $each } mehr
auction-gain-drops = fällt weg: deine häufigste Farbe
auction-gain-rescued-own =
    { $count ->
        [one] fällt nicht mehr weg
       *[other] fallen nicht mehr weg
    }
auction-gain-lost-own =
    { $count ->
        [one] fällt stattdessen weg
       *[other] fallen stattdessen weg
    }

## Envelopes

auction-envelope-empty = überlegt
auction-envelope-you-choose = dein Angebot?
auction-envelope-sealed = hat geboten
auction-envelope-yours = du hast geboten
auction-envelope-highest = höchstes
# In the extra round.
auction-envelope-adds = bietet erneut
auction-envelope-you-add = du bietest
auction-envelope-added = bot erneut
# A sum of two rounds: $3 + $2
auction-envelope-parts = { $first } + { $added }

## Choosing a bid

auction-your-bid = Dein Angebot
auction-less = Ein Dollar weniger
auction-more = Ein Dollar mehr
# $change is `auction-change-of`.
auction-if-you-win = Bei Zuschlag: Bargeld { $change }
auction-change-of = { $before } → { $after }
auction-seller-gets = { $name } bekommt { $amount }
auction-on-top = Zusätzlich zu deinem ersten Angebot von { $first }: zusammen { $whole }.
auction-borrow = { $amount } leihen
auction-seal = { $amount } verdeckt bieten
# The bid that is already sealed stays as it is.
auction-leave = Bei { $amount } bleiben
auction-sealed = Dein Angebot von { $amount } liegt verdeckt
auction-sealed-change = Du kannst es ändern, bis alle Angebote da sind. Es fehlen noch: { $names }.
auction-change = Angebot ändern

## The seller's answers

auction-accept = { $amount } akzeptieren
# With several tied bidders each has its own answer.
auction-accept-tied = Zuschlag an { $name }
auction-accept-where = Die Ladung kommt in das Gebiet von { $name } auf der Insel.
auction-accept-button = { $amount } von { $name } akzeptieren
auction-decline = Ablehnen
auction-decline-where = Die Ladung kommt in dein eigenes Gebiet auf der Insel.
auction-decline-button = Ablehnen und { $amount } zahlen
auction-row-pays-you = { $name } zahlt dir
auction-row-bank = Die Bank zahlt noch einmal so viel
auction-row-you-pay = Du zahlst der Bank das höchste Angebot
auction-row-loans = Deine Kredite bleiben bei
# 1 of 2
auction-loans = { $count } von { $most }
auction-row-island = Deine Insel
auction-row-island-stays = Deine Insel bleibt bei
auction-row-completes = alle fünf Farben
auction-row-cash = Dein Bargeld

## Everybody's island

auction-island-count = { $count } auf der Insel
auction-island-empty = nichts auf der Insel
# In a list: 2 black, 1 white
auction-pile = { $count } × { $colour }

## Putting the dialog aside

auction-put-aside = Auf den Tisch schauen
auction-bring-back = Zur Versteigerung
auction-continue = Weiter
