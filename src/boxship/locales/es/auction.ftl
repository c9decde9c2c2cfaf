### The auction on the island: bidding, the reveal, the seller's answer.
###
### $name, $seller, $buyer are players; $names are players already joined with "and". $amount, $price, $before, $after,
### $first, $added, $whole, $each are money, already written ($12). $count is a number.

## The heading and the line under it

auction-lands-heading = { $seller } llega a la isla
auction-lands-heading-own = Tu barco llega a la isla
auction-outline =
    { $count ->
        [one] Un container. Los demás pujan en secreto; las ofertas se revelan a la vez.
       *[other] { $count } containers, un solo lote. Los demás pujan en secreto; las ofertas se revelan a la vez.
    }
auction-tie-heading = Empate: { $names } pujan otra vez
auction-tie-outline = Cada uno añade a la primera una segunda oferta secreta. Después decide el vendedor.
auction-open-heading = Ofertas reveladas
auction-open-outline = { $seller } puede aceptar la oferta más alta, o pagarla al banco y quedarse la carga.
# $names is the highest bidder.
auction-open-outline-own =
    { $count ->
        [one] Tu container será para { $names }, o te lo quedas. Tú decides.
       *[other] Tus { $count } containers serán para { $names }, o te los quedas. Tú decides.
    }
# $names are the tied bidders.
auction-open-outline-tied =
    { $count ->
        [one] Sigue el empate: { $names }. Elige quién recibe tu container, o quédatelo.
       *[other] Sigue el empate: { $names }. Elige quién recibe tus { $count } containers, o quédatelos.
    }
auction-sold-heading = { $buyer } se lleva la carga por { $price }
auction-sold-heading-own = La carga es tuya por { $price }
auction-kept-heading = { $seller } se queda la carga
auction-kept-heading-own = Te quedas la carga

## How it stands

auction-waiting =
    { $count ->
        [one] Falta la oferta de { $names }.
       *[other] Faltan las ofertas de { $names }.
    }
# Instead, as long as the reader's own bid is missing.
auction-waiting-own = Aún falta tu oferta.
auction-all-in = Ya están todas las ofertas.
# $bids is a list of `auction-bid-of`.
auction-decides = { $bids }. Decide { $seller }.
auction-you-decide = { $bids }. Tú decides.
# One bid in such a list: Red $9
auction-bid-of = { $name } { $amount }
auction-sold = { $seller } acepta { $price } de { $buyer }, y el banco paga otro tanto.
auction-declined = { $seller } rechaza y paga { $price } al banco.
auction-kept = Todas las ofertas son cero: { $seller } se queda la carga.

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
        [one] tuyo: { $colour }
       *[other] tuyos: { $count } × { $colour }
    }
# Small words after a row: why it has its amount.
auction-gain-plain = { $each } cada uno
auction-gain-completes =
    { $count ->
        [one] ya con los cinco colores
       *[other] { $each } cada uno, ya con los cinco colores
    }
auction-gain-completes-own = ya con los cinco colores: { $each } más cada uno
auction-gain-drops = se descarta: tu color más numeroso
auction-gain-rescued-own =
    { $count ->
        [one] ya no se descarta
       *[other] ya no se descartan
    }
auction-gain-lost-own =
    { $count ->
        [one] se descarta en su lugar
       *[other] se descartan en su lugar
    }

## Envelopes

auction-envelope-empty = está pensando
auction-envelope-you-choose = ¿tu oferta?
auction-envelope-sealed = ha pujado
auction-envelope-yours = ya has pujado
auction-envelope-highest = la más alta
# In the extra round.
auction-envelope-adds = puja otra vez
auction-envelope-you-add = pujas otra vez
auction-envelope-added = volvió a pujar
# A sum of two rounds: $3 + $2
auction-envelope-parts = { $first } + { $added }

## Choosing a bid

auction-your-bid = Tu oferta
auction-less = Un dólar menos
auction-more = Un dólar más
# $change is `auction-change-of`.
auction-if-you-win = Si ganas, tu dinero: { $change }
auction-change-of = { $before } → { $after }
auction-seller-gets = { $name } recibe { $amount }
auction-on-top = Se suma a tu primera oferta de { $first }: { $whole } en total.
auction-borrow = Préstamo: { $amount }
auction-seal = Sellar una oferta de { $amount }
# The bid that is already sealed stays as it is.
auction-leave = Dejarla en { $amount }
auction-sealed = Tu oferta de { $amount } está sellada
auction-sealed-change = Puedes cambiarla hasta que estén todas. Aún por pujar: { $names }.
auction-change = Cambiar oferta

## The seller's answers

auction-accept = Aceptar { $amount }
# With several tied bidders each has its own answer.
auction-accept-tied = Vender a { $name }
auction-accept-where = La carga va al área de { $name } en la isla.
auction-accept-button = Aceptar { $amount } de { $name }
auction-decline = Rechazar
auction-decline-where = La carga va a tu propia área de la isla.
auction-decline-button = Rechazar y pagar { $amount }
auction-row-pays-you = { $name } te paga
auction-row-bank = El banco paga otro tanto
auction-row-you-pay = Pagas al banco la oferta más alta
auction-row-loans = Tus préstamos siguen en
# 1 of 2
auction-loans = { $count } de { $most }
auction-row-island = Tu isla
auction-row-island-stays = Tu isla sigue en
auction-row-completes = los cinco colores
auction-row-cash = Tu dinero

## Everybody's island

auction-island-count = { $count } en la isla
auction-island-empty = nada en la isla
# In a list: 2 black, 1 white
auction-pile = { $count } × { $colour }

## Putting the dialog aside

auction-put-aside = Mirar la mesa
auction-bring-back = Volver a la subasta
auction-continue = Continuar
