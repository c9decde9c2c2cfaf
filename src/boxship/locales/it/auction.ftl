### The auction on the island: bidding, the reveal, the seller's answer.
###
### $name, $seller, $buyer are players; $names are players already joined with "and". $amount, $price, $before, $after,
### $first, $added, $whole, $each are money, already written ($12). $count is a number.

## The heading and the line under it

auction-lands-heading = { $seller } attracca all’isola
auction-lands-heading-own = La tua nave attracca all’isola
auction-outline =
    { $count ->
        [one] Un container. Tutti gli altri offrono in segreto; le offerte si rivelano insieme.
       *[other] { $count } container in un solo lotto. Tutti gli altri offrono in segreto; le offerte si rivelano insieme.
    }
auction-tie-heading = Parità: { $names } offrono ancora
auction-tie-outline = Alla prima offerta se ne aggiunge una seconda, sempre segreta. Poi decide il venditore.
auction-open-heading = Le offerte sono rivelate
auction-open-outline = { $seller } può accettare l’offerta più alta, oppure pagarla alla banca e tenere il carico.
# $names is the highest bidder.
auction-open-outline-own =
    { $count ->
        [one] Il tuo container va a { $names }, oppure lo tieni. Decidi tu.
       *[other] I tuoi { $count } container vanno a { $names }, oppure li tieni. Decidi tu.
    }
# $names are the tied bidders.
auction-open-outline-tied =
    { $count ->
        [one] Ancora parità tra { $names }. Scegli a chi va il tuo container, oppure tienilo.
       *[other] Ancora parità tra { $names }. Scegli a chi vanno i tuoi { $count } container, oppure tienili.
    }
auction-sold-heading = { $buyer } ottiene il carico per { $price }
auction-sold-heading-own = Il carico è tuo per { $price }
auction-kept-heading = { $seller } tiene il carico
auction-kept-heading-own = Tieni tu il carico

## How it stands

auction-waiting =
    { $count ->
        [one] Si attende l’offerta di { $names }.
       *[other] Si attendono le offerte di { $names }.
    }
# Instead, as long as the reader's own bid is missing.
auction-waiting-own = Manca ancora la tua offerta.
auction-all-in = Le offerte ci sono tutte.
# $bids is a list of `auction-bid-of`.
auction-decides = { $bids }. Decide { $seller }.
auction-you-decide = { $bids }. Decidi tu.
# One bid in such a list: Red $9
auction-bid-of = { $name } { $amount }
auction-sold = { $seller } accetta { $price } da { $buyer }, e la banca paga altrettanto.
auction-declined = { $seller } rifiuta e paga { $price } alla banca.
auction-kept = Tutte le offerte sono a zero: { $seller } tiene il carico.

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
        [one] sull’isola: { $colour }
       *[other] sull’isola: { $count } × { $colour }
    }
# Small words after a row: why it has its amount.
auction-gain-plain = { $each } l’uno
auction-gain-completes =
    { $count ->
        [one] ora hai tutti e cinque i colori
       *[other] { $each } l’uno, ora hai tutti e cinque i colori
    }
auction-gain-completes-own = ora hai tutti e cinque i colori: { $each } in più l’uno
auction-gain-drops = colore scartato: è la tua pila più alta
auction-gain-rescued-own =
    { $count ->
        [one] non più scartato
       *[other] non più scartati
    }
auction-gain-lost-own =
    { $count ->
        [one] scartato invece
       *[other] scartati invece
    }

## Envelopes

auction-envelope-empty = sta pensando
auction-envelope-you-choose = la tua offerta?
auction-envelope-sealed = ha offerto
auction-envelope-yours = hai offerto
auction-envelope-highest = la più alta
# In the extra round.
auction-envelope-adds = offre ancora
auction-envelope-you-add = offri ancora
auction-envelope-added = ha aggiunto
# A sum of two rounds: $3 + $2
auction-envelope-parts = { $first } + { $added }

## Choosing a bid

auction-your-bid = La tua offerta
auction-less = Un dollaro in meno
auction-more = Un dollaro in più
# $change is `auction-change-of`.
auction-if-you-win = Se vinci: denaro { $change }
auction-change-of = { $before } → { $after }
auction-seller-gets = { $name } riceve { $amount }
auction-on-top = Oltre alla tua prima offerta di { $first }: { $whole } in tutto.
auction-borrow = Prestito di { $amount }
auction-seal = Sigilla un’offerta di { $amount }
# The bid that is already sealed stays as it is.
auction-leave = Resta a { $amount }
auction-sealed = La tua offerta di { $amount } è sigillata
auction-sealed-change = Puoi cambiarla finché non ci sono tutte le offerte. Mancano ancora: { $names }.
auction-change = Cambia offerta

## The seller's answers

auction-accept = Accetta { $amount }
# With several tied bidders each has its own answer.
auction-accept-tied = Vendi a { $name }
auction-accept-where = Il carico va nell’area di { $name } sull’isola.
auction-accept-button = Accetta { $amount } da { $name }
auction-decline = Rifiuta
auction-decline-where = Il carico va nella tua area sull’isola.
auction-decline-button = Rifiuta e paga { $amount }
auction-row-pays-you = { $name } ti paga
auction-row-bank = La banca paga altrettanto
auction-row-you-pay = Paghi alla banca l’offerta più alta
auction-row-loans = I tuoi prestiti restano
# 1 of 2
auction-loans = { $count } su { $most }
auction-row-island = La tua isola
auction-row-island-stays = La tua isola resta a
auction-row-completes = tutti e cinque i colori
auction-row-cash = Il tuo denaro

## Everybody's island

auction-island-count = { $count } sull’isola
auction-island-empty = niente sull’isola
# In a list: 2 black, 1 white
auction-pile = { $count } × { $colour }

## Putting the dialog aside

auction-put-aside = Guarda il tavolo
auction-bring-back = Torna all’asta
auction-continue = Continua
