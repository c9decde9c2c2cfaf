### What a cargo is worth to the reader, for whoever bids: the card, the game as it stands, and the end.
###
### $seller, $name are players; $names are players already joined with "and". $amount, $low, $high, $bid are money, already
### written ($12). $range is one of `worth-range`, `worth-either`, or one sum. $count is a number.

## The heading of an auction

worth-outline =
    { $count ->
        [one] Alle anderen bieden in het geheim. { $seller } accepteert het hoogste bod, of betaalt evenveel en houdt de container.
       *[other] Alle anderen bieden in het geheim op de hele lading. { $seller } accepteert het hoogste bod, of betaalt evenveel en houdt de lading.
    }
# For a screen reader, when the dialog opens. $cargo is a list like "2 white and 1 tan".
worth-described = In deze lading: { $cargo }. Je kaart zegt { $card }; aan het eind levert de lading je waarschijnlijk { $end } op.
worth-described-plain = In deze lading: { $cargo }.
# Said once, when the auction was put aside.
worth-asked = De veiling wacht op jou.

## The table

worth-cargo = In deze lading
worth-card = Volgens je kaart
worth-now = Als het nu afliep
worth-end = Schatting aan het eind
# A row about everything else on the own island that the cargo may change by the end.
worth-later = wat er verder verandert
worth-later-why = alle vijf kleuren, of wat vervalt
worth-all = Alles samen
# Two sums of which one will count: $5 or $10
worth-either = { $low } of { $high }
# $17 to $22
worth-range = { $low } tot { $high }

## The scale

worth-scale-card = kaart { $range }
worth-scale-end = schatting { $range }
worth-scale-now = nu { $amount }
worth-scale-others = de anderen: zo’n { $range }
worth-gain = { $range } winst als { $bid } genoeg is
worth-loss = { $range } verlies als { $bid } genoeg is
worth-mixed = van { $low } verlies tot { $high } winst als { $bid } genoeg is
worth-even = winst noch verlies als { $bid } genoeg is

## Keys

worth-key-step = $1
worth-key-type = typen
worth-key-seal = bieden
worth-key-borrow = lenen
worth-keys-step = In een veiling: een dollar meer of minder
worth-keys-type = In een veiling: het bod typen
worth-keys-seal = In een veiling: geheim bieden; daarna: verder
worth-keys-change = In een veiling: je geheime bod terugnemen, tot alles bekend wordt

## Actions that bring nothing

# Small, in the tile of the action.
worth-useless-produce = levert niets op
worth-useless-reprice = er ligt niets
# In the draft.
worth-useless = Dit verandert niets.
