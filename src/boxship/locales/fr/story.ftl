### The story of a finished game.
###
### $name, $payer and $payee are players or the bank, $names are players already joined with "and". $total, $amount, $price, $bid, $then,
### $brought, $actual, $deal, $rest, $first and $last are money, already written. $colour is a colour. $count and $done are numbers.

story = L’histoire d’une partie
story-title =
    { $count ->
        [one] Comment { $names } a gagné avec { $total }
       *[other] Comment { $names } ont partagé la victoire avec { $total } chacun
    }
story-auction-count =
    { $count ->
        [one] Il y a eu une vente aux enchères.
       *[other] Il y a eu { $count } ventes aux enchères.
    }
story-nav = Sur cette page
story-print = Imprimer
story-eyes = Par les yeux de qui
story-eyes-hint = Appuyez sur quelqu’un pour voir la partie par ses yeux.

## Worth by part

story-worth = Ce que chacun valait
story-worth-lead = Argent, île, marchandises et prêts à la fin. Les prêts sont à gauche de zéro.
story-rounds = { $name }, manche par manche
story-rounds-lead = Ce qui aurait compté après chaque manche, partie par partie. La ligne est le total, prêts déduits.
story-rounds-cargo = a obtenu une cargaison

## Auctions

story-auctions = Toutes les ventes aux enchères
story-auctions-lead = Au-dessus de la ligne, les offres ; au-dessous, ce que la cargaison a rapporté à chacun à la fin, ou aurait rapporté. La barre est le gain ; rayée, c’est une perte. Le drapeau encadré l’a emportée.
story-auctions-corner = Manche
story-seller = Vend
story-cargo = Cargaison
story-winner = Qui l’a eue
story-gain = Gain
story-got = { $name } pour { $price }
story-kept = { $name } l’a gardée pour { $price }
story-kept-free = { $name } l’a gardée
story-brought = a rapporté { $amount }
story-auction-cell = { $bid } · alors { $then } · à la fin { $brought }
story-bid-spoken = { $name } a offert { $bid }, cela rapportait { $brought }
story-show-auction = Montrer cette vente sur la table

## Who judged well

story-judged = Qui a bien jugé
story-judged-gain = { $name } a le plus gagné sur les cargaisons : { $amount }.
story-judged-near = Les offres de { $name } étaient les plus proches de ce que les cargaisons ont rapporté : { $amount } d’écart en moyenne.
story-judged-lead = Jugé d’après la fin de la partie, que personne ne pouvait connaître au moment d’offrir.
story-column-bought = cargaisons
story-column-paid = payé
story-column-brought = rapporté
story-column-bids = offres
story-column-off = écart
story-column-bias = en moyenne
story-bids-below = { $amount } trop bas
story-bids-above = { $amount } trop haut
story-bids-even = juste bien
story-dollars = ${ $amount }

## Money

story-money-lead = Les flux de la personne choisie sont vifs, les autres pâles.
story-matrix = Qui a payé qui
story-all = tout
story-in-words = En mots
story-paid = { $payer } a payé { $amount } à { $payee } : { $parts }.
story-part = { $stage } { $amount }
story-stages = À quoi cela a servi
story-stages-lead = Reçu moins payé, de l’argent du début à celui de la fin.
story-cash-start = Argent au début
story-cash-end = Argent à la fin
story-stage-wages = salaires
story-stage-factory = marchandises des usines
story-stage-harbour = marchandises des ports
story-stage-auction = cargaisons aux enchères
story-stage-subsidy = subventions
story-stage-building = usines et entrepôts
story-stage-loan = prêts
story-stage-interest = intérêts
story-stage-bank = banque d’affaires
story-stage-home_sale = ventes domestiques

## Prices

story-prices = Les prix au fil du temps
story-prices-lead = Le prix moyen demandé dans tous les magasins. Ligne épaisse : ports. Ligne tiretée : usines. Anneaux : ce que { $name } a acheté, et quand.
story-price-panel = Prix des caisses { $colour }, manche par manche. Les chiffres sont dans le tableau.
story-price-ends = { $first } → { $last }
story-price-factory = { $colour }, usines
story-price-harbour = { $colour }, ports

## Luck

story-luck = La chance de la donne
story-luck-lead = La même donne, rejouée par des capitaines à toutes les places : ce qu’ils gagnent de plus que la moyenne de leur table, c’est la donne qui le leur donne. Cela prend environ une minute.
story-luck-begin = Rejouer la donne
story-luck-playing = Parties jouées : { $done } sur { $count }.
story-luck-played =
    { $count ->
        [one] Une partie a été jouée.
       *[other] { $count } parties ont été jouées.
    }
story-luck-failed = La donne n’a pas pu être rejouée.
story-luck-row = { $actual } par rapport à la table : la donne { $deal }, tout le reste { $rest }
story-luck-note = « Tout le reste », c’est son propre jeu, celui des autres et le hasard : une seule partie ne peut pas les séparer. Entre capitaines, la vraie valeur de la donne est dans l’intervalle ± 19 fois sur 20.
