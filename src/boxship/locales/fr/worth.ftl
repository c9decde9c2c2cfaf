### What a cargo is worth to the reader, for whoever bids: the card, the game as it stands, and the end.
###
### $seller, $name are players; $names are players already joined with "and". $amount, $low, $high, $bid are money, already
### written ($12). $range is one of `worth-range`, `worth-either`, or one sum. $count is a number.

## The heading of an auction

worth-outline =
    { $count ->
        [one] Tous les autres font une offre secrète. { $seller } accepte la meilleure offre, ou paie autant et garde la caisse.
       *[other] Tous les autres font une offre secrète pour toute la cargaison. { $seller } accepte la meilleure offre, ou paie autant et garde la cargaison.
    }
# For a screen reader, when the dialog opens. $cargo is a list like "2 white and 1 tan".
worth-described = Dans cette cargaison : { $cargo }. Ta carte dit { $card } ; à la fin, la cargaison te rapportera sans doute { $end }.
worth-described-plain = Dans cette cargaison : { $cargo }.
# Said once, when the auction was put aside.
worth-asked = La vente t’attend.

## The table

worth-cargo = Dans cette cargaison
worth-card = Selon ta carte
worth-now = Si c’était fini
worth-end = Sans doute à la fin
# A row about everything else on the own island that the cargo may change by the end.
worth-later = ce que cela change encore
worth-later-why = les cinq couleurs, ou ce qui sera rejeté
worth-all = En tout
# Two sums of which one will count: $5 or $10
worth-either = { $low } ou { $high }
# $17 to $22
worth-range = { $low } à { $high }

## The scale

worth-scale-card = carte : { $range }
worth-scale-end = sans doute { $range }
worth-scale-now = maintenant { $amount }
worth-scale-others = les autres : environ { $range }
worth-gain = un gain de { $range } si tu l’as pour { $bid }
worth-loss = une perte de { $range } si tu l’as pour { $bid }
worth-mixed = d’une perte de { $low } à un gain de { $high } si tu l’as pour { $bid }
worth-even = ni gain ni perte si tu l’as pour { $bid }

## Keys

worth-key-step = $1
worth-key-type = taper
worth-key-seal = offrir
worth-key-borrow = emprunter
worth-keys-step = Pendant une vente : un dollar de plus ou de moins
worth-keys-type = Pendant une vente : taper l’offre
worth-keys-seal = Pendant une vente : sceller l’offre ; après : continuer
worth-keys-change = Pendant une vente : reprendre l’offre scellée, tant que rien n’est dévoilé

## Actions that bring nothing

# Small, in the tile of the action.
worth-useless-produce = ne donne rien
worth-useless-reprice = magasin vide
# In the draft.
worth-useless = Cela ne change rien.
