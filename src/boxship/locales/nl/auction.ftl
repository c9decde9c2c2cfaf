### The auction on the island: bidding, the reveal, the seller's answer.
###
### $name, $seller, $buyer are players; $names are players already joined with "and". $amount, $price, $before, $after,
### $first, $added, $whole, $each are money, already written ($12). $count is a number.

## The heading and the line under it

auction-lands-heading = { $seller } bereikt het eiland
auction-lands-heading-own = Je schip bereikt het eiland
auction-outline =
    { $count ->
        [one] Eén container. Alle anderen bieden in het geheim; alles wordt tegelijk bekend.
       *[other] { $count } containers, één kavel. Alle anderen bieden in het geheim; alles wordt tegelijk bekend.
    }
auction-tie-heading = Gelijk bod: { $names } bieden nog eens
auction-tie-outline = Ieder doet een geheim extra bod boven op het eerste. Dan beslist de verkoper.
auction-open-heading = De biedingen zijn bekend
auction-open-outline = { $seller } kan het hoogste bod accepteren, of het aan de bank betalen en de lading houden.
# $names is the highest bidder.
auction-open-outline-own =
    { $count ->
        [one] Je container gaat naar { $names } of blijft bij jou. Jij beslist.
       *[other] Je { $count } containers gaan naar { $names } of blijven bij jou. Jij beslist.
    }
# $names are the tied bidders.
auction-open-outline-tied =
    { $count ->
        [one] Nog steeds gelijk: { $names }. Kies wie je container krijgt, of houd hem zelf.
       *[other] Nog steeds gelijk: { $names }. Kies wie je { $count } containers krijgt, of houd ze zelf.
    }
auction-sold-heading = { $buyer } krijgt de lading voor { $price }
auction-sold-heading-own = Voor { $price } is de lading van jou
auction-kept-heading = { $seller } houdt de lading
auction-kept-heading-own = De lading blijft bij jou

## How it stands

auction-waiting =
    { $count ->
        [one] Wachten op het bod van { $names }.
       *[other] Wachten op de biedingen van { $names }.
    }
# Instead, as long as the reader's own bid is missing.
auction-waiting-own = Jouw bod ontbreekt nog.
auction-all-in = Alle biedingen zijn binnen.
# $bids is a list of `auction-bid-of`.
auction-decides = { $bids }. { $seller } beslist.
auction-you-decide = { $bids }. Jij beslist.
# One bid in such a list: Red $9
auction-bid-of = { $name } { $amount }
auction-sold = { $seller } accepteert { $price } van { $buyer }, en de bank betaalt nog eens hetzelfde.
auction-declined = { $seller } slaat het bod af en betaalt { $price } aan de bank.
auction-kept = Iedereen biedt nul: de lading blijft bij { $seller }.

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
        [one] bij jou: { $colour }
       *[other] bij jou: { $count } × { $colour }
    }
# Small words after a row: why it has its amount.
auction-gain-plain = { $each } per stuk
auction-gain-completes =
    { $count ->
        [one] nu alle vijf kleuren
       *[other] { $each } per stuk, nu alle vijf kleuren
    }
auction-gain-completes-own = nu alle vijf kleuren: { $each } meer per stuk
auction-gain-drops = vervalt: hiervan heb je de meeste
auction-gain-rescued-own =
    { $count ->
        [one] vervalt niet meer
       *[other] vervallen niet meer
    }
auction-gain-lost-own =
    { $count ->
        [one] vervalt in plaats daarvan
       *[other] vervallen in plaats daarvan
    }

## Envelopes

auction-envelope-empty = denkt na
auction-envelope-you-choose = jouw bod?
auction-envelope-sealed = heeft geboden
auction-envelope-yours = je hebt geboden
auction-envelope-highest = hoogste
# In the extra round.
auction-envelope-adds = biedt nog eens
auction-envelope-you-add = jij biedt
auction-envelope-added = bood nog eens
# A sum of two rounds: $3 + $2
auction-envelope-parts = { $first } + { $added }

## Choosing a bid

auction-your-bid = Je bod
auction-less = Een dollar minder
auction-more = Een dollar meer
# $change is `auction-change-of`.
auction-if-you-win = Als je wint: handgeld { $change }
auction-change-of = { $before } → { $after }
auction-seller-gets = { $name } krijgt { $amount }
auction-on-top = Boven op je eerste bod van { $first }: samen { $whole }.
auction-borrow = { $amount } lenen
auction-seal = { $amount } geheim bieden
# The bid that is already sealed stays as it is.
auction-leave = Bij { $amount } blijven
auction-sealed = Je geheime bod is { $amount }
auction-sealed-change = Je kunt het veranderen tot alle biedingen binnen zijn. Nog niet binnen: { $names }.
auction-change = Bod veranderen

## The seller's answers

auction-accept = { $amount } accepteren
# With several tied bidders each has its own answer.
auction-accept-tied = Aan { $name } gunnen
auction-accept-where = De lading gaat naar het gebied van { $name } op het eiland.
auction-accept-button = { $amount } van { $name } accepteren
auction-decline = Afslaan
auction-decline-where = De lading gaat naar je eigen gebied op het eiland.
auction-decline-button = Afslaan en { $amount } betalen
auction-row-pays-you = { $name } betaalt jou
auction-row-bank = De bank betaalt nog eens hetzelfde
auction-row-you-pay = Je betaalt de bank het hoogste bod
auction-row-loans = Je leningen blijven op
# 1 of 2
auction-loans = { $count } van { $most }
auction-row-island = Je eiland
auction-row-island-stays = Je eiland blijft op
auction-row-completes = alle vijf kleuren
auction-row-cash = Je handgeld

## Everybody's island

auction-island-count = { $count } op het eiland
auction-island-empty = niets op het eiland
# In a list: 2 black, 1 white
auction-pile = { $count } × { $colour }

## Putting the dialog aside

auction-put-aside = Naar de tafel kijken
auction-bring-back = Terug naar de veiling
auction-continue = Verder
