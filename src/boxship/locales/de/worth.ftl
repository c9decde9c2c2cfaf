### What a cargo is worth to the reader, for whoever bids: the card, the game as it stands, and the end.
###
### $seller, $name are players; $names are players already joined with "and". $amount, $low, $high, $bid are money, already
### written ($12). $range is one of `worth-range`, `worth-either`, or one sum. $count is a number.

## The heading of an auction

worth-outline =
    { $count ->
        [one] Alle anderen bieten verdeckt. { $seller } nimmt das höchste Angebot an oder zahlt ebenso viel und behält den Container.
       *[other] Alle anderen bieten verdeckt auf die ganze Ladung. { $seller } nimmt das höchste Angebot an oder zahlt ebenso viel und behält die Ladung.
    }
# For a screen reader, when the dialog opens. $cargo is a list like "2 white and 1 tan".
worth-described = In dieser Ladung: { $cargo }. Deine Karte sagt { $card }; am Ende bringt dir die Ladung wahrscheinlich { $end }.
worth-described-plain = In dieser Ladung: { $cargo }.
# Said once, when the auction was put aside.
worth-asked = Die Versteigerung wartet auf dich.

## The table

worth-cargo = In dieser Ladung
worth-card = Laut deiner Karte
worth-now = Wäre jetzt Schluss
worth-end = Am Ende wohl
# A row about everything else on the own island that the cargo may change by the end.
worth-later = was sich sonst ändert
worth-later-why = alle fünf Farben, oder was wegfällt
worth-all = Alles zusammen
# Two sums of which one will count: $5 or $10
worth-either = { $low } oder { $high }
# $17 to $22
worth-range = { $low } bis { $high }

## The scale

worth-scale-card = Karte { $range }
worth-scale-end = wohl { $range }
worth-scale-now = jetzt { $amount }
worth-scale-others = die anderen: etwa { $range }
worth-gain = { $range } Gewinn bei Zuschlag für { $bid }
worth-loss = { $range } Verlust bei Zuschlag für { $bid }
worth-mixed = von { $low } Verlust bis { $high } Gewinn bei Zuschlag für { $bid }
worth-even = weder Gewinn noch Verlust bei Zuschlag für { $bid }

## Keys

worth-key-step = $1
worth-key-type = tippen
worth-key-seal = bieten
worth-key-borrow = leihen
worth-keys-step = In einer Versteigerung: ein Dollar mehr oder weniger
worth-keys-type = In einer Versteigerung: das Angebot tippen
worth-keys-seal = In einer Versteigerung: verdeckt bieten; danach: weiter
worth-keys-change = In einer Versteigerung: das verdeckte Angebot zurücknehmen, bis aufgedeckt wird

## Actions that bring nothing

# Small, in the tile of the action.
worth-useless-produce = bringt nichts
worth-useless-reprice = nichts da
# In the draft.
worth-useless = Das ändert nichts.
