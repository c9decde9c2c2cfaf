### What a cargo is worth to the reader, for whoever bids: the card, the game as it stands, and the end.
###
### $seller, $name are players; $names are players already joined with "and". $amount, $low, $high, $bid are money, already
### written ($12). $range is one of `worth-range`, `worth-either`, or one sum. $count is a number.

## The heading of an auction

worth-outline =
    { $count ->
        [one] Tutti gli altri offrono in segreto. { $seller } accetta l’offerta migliore, oppure paga altrettanto e tiene il container.
       *[other] Tutti gli altri offrono in segreto per l’intero carico. { $seller } accetta l’offerta migliore, oppure paga altrettanto e tiene il carico.
    }
# For a screen reader, when the dialog opens. $cargo is a list like "2 white and 1 tan".
worth-described = In questo carico: { $cargo }. La tua carta dice { $card }; alla fine ti porterà probabilmente { $end }.
worth-described-plain = In questo carico: { $cargo }.
# Said once, when the auction was put aside.
worth-asked = L’asta aspetta te.

## The table

worth-cargo = In questo carico
worth-card = Secondo la carta
worth-now = Se finisse ora
worth-end = Stima alla fine
# A row about everything else on the own island that the cargo may change by the end.
worth-later = che altro cambia
worth-later-why = i cinque colori, o che cosa si scarta
worth-all = In tutto
# Two sums of which one will count: $5 or $10
worth-either = { $low } o { $high }
# $17 to $22
worth-range = { $low }–{ $high }

## The scale

worth-scale-card = carta { $range }
worth-scale-end = stima { $range }
worth-scale-now = ora { $amount }
worth-scale-others = gli altri: circa { $range }
worth-gain = un guadagno di { $range } se vinci con { $bid }
worth-loss = una perdita di { $range } se vinci con { $bid }
worth-mixed = da una perdita di { $low } a un guadagno di { $high } se vinci con { $bid }
worth-even = né guadagno né perdita se vinci con { $bid }

## Keys

worth-key-step = $1
worth-key-type = scrivi
worth-key-seal = offri
worth-key-borrow = prestito
worth-keys-step = In un’asta: un dollaro in più o in meno
worth-keys-type = In un’asta: scrivere l’offerta
worth-keys-seal = In un’asta: sigillare l’offerta; dopo: continuare
worth-keys-change = In un’asta: riprendere l’offerta sigillata, finché non si rivela tutto

## Actions that bring nothing

# Small, in the tile of the action.
worth-useless-produce = non dà niente
worth-useless-reprice = deposito vuoto
# In the draft.
worth-useless = Così non cambia niente.
