### The auction on the island: bidding, the reveal, the seller's answer.
###
### $name, $seller, $buyer are players; $names are players already joined with "and". $amount, $price, $before, $after,
### $first, $added, $whole, $each are money, already written ($12). $count is a number.

## The heading and the line under it

auction-lands-heading = { $seller } accoste à l’île
auction-lands-heading-own = Ton navire accoste à l’île
auction-outline =
    { $count ->
        [one] Une caisse. Tous les autres font une offre secrète ; on dévoile tout en même temps.
       *[other] { $count } caisses en un seul lot. Tous les autres font une offre secrète ; on dévoile tout en même temps.
    }
auction-tie-heading = Égalité : { $names } refont une offre
auction-tie-outline = À la première offre s’ajoute une seconde, secrète aussi. Ensuite, le vendeur décide.
auction-open-heading = Les offres sont dévoilées
auction-open-outline = { $seller } peut accepter l’offre la plus élevée, ou la payer à la banque et garder la cargaison.
# $names is the highest bidder.
auction-open-outline-own =
    { $count ->
        [one] Ta caisse va à { $names }, ou tu la gardes. À toi de décider.
       *[other] Tes { $count } caisses vont à { $names }, ou tu les gardes. À toi de décider.
    }
# $names are the tied bidders.
auction-open-outline-tied =
    { $count ->
        [one] Toujours égalité entre { $names }. Choisis qui reçoit ta caisse, ou garde-la.
       *[other] Toujours égalité entre { $names }. Choisis qui reçoit tes { $count } caisses, ou garde-les.
    }
auction-sold-heading = { $buyer } obtient la cargaison pour { $price }
auction-sold-heading-own = La cargaison est à toi pour { $price }
auction-kept-heading = { $seller } garde la cargaison
auction-kept-heading-own = Tu gardes la cargaison

## How it stands

auction-waiting =
    { $count ->
        [one] Offre attendue : { $names }.
       *[other] Offres attendues : { $names }.
    }
# Instead, as long as the reader's own bid is missing.
auction-waiting-own = On attend encore ton offre.
auction-all-in = Toutes les offres sont faites.
# $bids is a list of `auction-bid-of`.
auction-decides = { $bids }. { $seller } décide.
auction-you-decide = { $bids }. À toi de décider.
# One bid in such a list: Red $9
auction-bid-of = { $name } { $amount }
auction-sold = { $seller } accepte les { $price } offerts par { $buyer }, et la banque verse la même somme.
auction-declined = { $seller } refuse et paie { $price } à la banque.
auction-kept = Toutes les offres sont à zéro : { $seller } garde la cargaison.

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
        [one] déjà à toi : { $colour }
       *[other] déjà à toi : { $count } × { $colour }
    }
# Small words after a row: why it has its amount.
auction-gain-plain = { $each } pièce
auction-gain-completes =
    { $count ->
        [one] les cinq couleurs y sont
       *[other] { $each } pièce, les cinq couleurs y sont
    }
auction-gain-completes-own = les cinq couleurs y sont : { $each } de plus par caisse
auction-gain-drops = couleur rejetée : ta plus grosse pile
auction-gain-rescued-own =
    { $count ->
        [one] n’est plus rejetée
       *[other] ne sont plus rejetées
    }
auction-gain-lost-own =
    { $count ->
        [one] rejetée à la place
       *[other] rejetées à la place
    }

## Envelopes

auction-envelope-empty = réfléchit
auction-envelope-you-choose = ton offre ?
auction-envelope-sealed = offre faite
auction-envelope-yours = ton offre est faite
auction-envelope-highest = la plus élevée
# In the extra round.
auction-envelope-adds = doit ajouter
auction-envelope-you-add = à toi d’ajouter
auction-envelope-added = a ajouté
# A sum of two rounds: $3 + $2
auction-envelope-parts = { $first } + { $added }

## Choosing a bid

auction-your-bid = Ton offre
auction-less = Un dollar de moins
auction-more = Un dollar de plus
# $change is `auction-change-of`.
auction-if-you-win = Si tu gagnes : argent { $change }
auction-change-of = { $before } → { $after }
auction-seller-gets = { $name } reçoit { $amount }
auction-on-top = En plus de ta première offre de { $first } : { $whole } en tout.
auction-borrow = Emprunter { $amount }
auction-seal = Sceller une offre de { $amount }
# The bid that is already sealed stays as it is.
auction-leave = En rester à { $amount }
auction-sealed = Ton offre de { $amount } est scellée
auction-sealed-change = Tu peux la changer tant qu’il manque une offre. On attend encore : { $names }.
auction-change = Changer l’offre

## The seller's answers

auction-accept = Accepter { $amount }
# With several tied bidders each has its own answer.
auction-accept-tied = Vendre à { $name }
auction-accept-where = La cargaison va à { $name }, dans son secteur de l’île.
auction-accept-button = Accepter { $amount } ({ $name })
auction-decline = Refuser
auction-decline-where = La cargaison va dans ton propre secteur de l’île.
auction-decline-button = Refuser et payer { $amount }
auction-row-pays-you = { $name } te paie
auction-row-bank = La banque verse la même somme
auction-row-you-pay = Tu paies l’offre la plus élevée à la banque
auction-row-loans = Tes prêts restent à
# 1 of 2
auction-loans = { $count } sur { $most }
auction-row-island = Ton île
auction-row-island-stays = Ton île reste à
auction-row-completes = les cinq couleurs
auction-row-cash = Ton argent

## Everybody's island

auction-island-count = { $count } sur l’île
auction-island-empty = rien sur l’île
# In a list: 2 black, 1 white
auction-pile = { $count } × { $colour }

## Putting the dialog aside

auction-put-aside = Voir la table
auction-bring-back = Retour à la vente
auction-continue = Continuer
