### What a cargo is worth to the reader, for whoever bids: the card, the game as it stands, and the end.
###
### $seller, $name are players; $names are players already joined with "and". $amount, $low, $high, $bid are money, already
### written ($12). $range is one of `worth-range`, `worth-either`, or one sum. $count is a number.

## The heading of an auction

worth-outline =
    { $count ->
        [one] Los demás pujan en secreto. { $seller } acepta la mejor oferta, o paga lo mismo y se queda el container.
       *[other] Los demás pujan en secreto por toda la carga. { $seller } acepta la mejor oferta, o paga lo mismo y se queda la carga.
    }
# For a screen reader, when the dialog opens. $cargo is a list like "2 white and 1 tan".
worth-described = En esta carga: { $cargo }. Tu carta dice { $card }; al final seguramente te dará { $end }.
worth-described-plain = En esta carga: { $cargo }.
# Said once, when the auction was put aside.
worth-asked = La subasta te espera.

## The table

worth-cargo = En esta carga
worth-card = Según tu carta
worth-now = Si acabara ya
worth-end = Probable al final
# A row about everything else on the own island that the cargo may change by the end.
worth-later = qué más cambia
worth-later-why = los cinco colores, o lo que se descarte
worth-all = En total
# Two sums of which one will count: $5 or $10
worth-either = { $low } o { $high }
# $17 to $22
worth-range = { $low } a { $high }

## The scale

worth-scale-card = carta { $range }
worth-scale-end = probable { $range }
worth-scale-now = ya { $amount }
worth-scale-others = los demás: unos { $range }
worth-gain = una ganancia de { $range } si ganas con { $bid }
worth-loss = una pérdida de { $range } si ganas con { $bid }
worth-mixed = de una pérdida de { $low } a una ganancia de { $high } si ganas con { $bid }
worth-even = ni ganancia ni pérdida si ganas con { $bid }

## Keys

worth-key-step = $1
worth-key-type = escribir
worth-key-seal = ofrecer
worth-key-borrow = préstamo
worth-keys-step = En una subasta: un dólar más o menos
worth-keys-type = En una subasta: escribir la oferta
worth-keys-seal = En una subasta: sellar la oferta; después: continuar
worth-keys-change = En una subasta: retirar tu oferta sellada, hasta que se abran todas

## Actions that bring nothing

# Small, in the tile of the action.
worth-useless-produce = no da nada
worth-useless-reprice = no hay nada
# In the draft.
worth-useless = Esto no cambia nada.
