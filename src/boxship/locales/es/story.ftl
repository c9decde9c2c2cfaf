### The story of a finished game.
###
### $name, $payer and $payee are players or the bank, $names are players already joined with "and". $total, $amount, $price, $bid, $then,
### $brought, $actual, $deal, $rest, $first and $last are money, already written. $colour is a colour. $count and $done are numbers.

story = La historia de una partida
story-title =
    { $count ->
        [one] Cómo ganó { $names } con { $total }
       *[other] Cómo compartieron la victoria { $names } con { $total } cada uno
    }
story-auction-count =
    { $count ->
        [one] Hubo una subasta.
       *[other] Hubo { $count } subastas.
    }
story-nav = En esta página
story-print = Imprimir
story-eyes = Con los ojos de quién
story-eyes-hint = Pulsa sobre alguien para ver la partida con sus ojos.

## Worth by part

story-worth = Cuánto valía cada cual
story-worth-lead = Dinero, isla, mercancías y préstamos al final. Los préstamos están a la izquierda del cero.
story-rounds = { $name }, ronda a ronda
story-rounds-lead = Lo que habría contado tras cada ronda, parte por parte. La línea es el total sin los préstamos.
story-rounds-cargo = consiguió un cargamento

## Auctions

story-auctions = Todas las subastas
story-auctions-lead = Sobre la línea, las ofertas; debajo, lo que el cargamento dio a cada cual al final, o habría dado. La barra es la ganancia; a rayas es una pérdida. La bandera enmarcada se lo llevó.
story-auctions-corner = Ronda
story-seller = Vende
story-cargo = Cargamento
story-winner = Quién se lo llevó
story-gain = Ganancia
story-got = { $name } por { $price }
story-kept = { $name } se lo quedó por { $price }
story-kept-free = { $name } se lo quedó
story-brought = dio { $amount }
story-auction-cell = { $bid } · entonces { $then } · al final { $brought }
story-bid-spoken = { $name } ofreció { $bid }, daba { $brought }
story-show-auction = Mostrar esta subasta en la mesa

## Who judged well

story-judged = Quién juzgó bien
story-judged-gain = { $name } ganó más con los cargamentos: { $amount }.
story-judged-near = Las ofertas de { $name } fueron las más cercanas a lo que dieron los cargamentos: { $amount } de diferencia de media.
story-judged-lead = Juzgado por cómo acabó la partida, que nadie podía saber al ofrecer.
story-column-bought = cargamentos
story-column-paid = pagado
story-column-brought = dado
story-column-bids = ofertas
story-column-off = diferencia
story-column-bias = de media
story-bids-below = { $amount } de menos
story-bids-above = { $amount } de más
story-bids-even = en su punto
story-dollars = ${ $amount }

## Money

story-money-lead = Las corrientes de la persona elegida son intensas, las demás pálidas.
story-matrix = Quién pagó a quién
story-all = todo
story-in-words = En palabras
story-paid = { $payer } pagó { $amount } a { $payee }: { $parts }.
story-part = { $stage } { $amount }
story-stages = Para qué fue
story-stages-lead = Recibido menos pagado, del dinero al principio al dinero al final.
story-cash-start = Dinero al principio
story-cash-end = Dinero al final
story-stage-wages = salarios
story-stage-factory = mercancías de fábricas
story-stage-harbour = mercancías de puertos
story-stage-auction = cargamentos subastados
story-stage-subsidy = subvenciones
story-stage-building = máquinas y almacenes
story-stage-loan = préstamos
story-stage-interest = intereses
story-stage-bank = Banco de Inversión
story-stage-home_sale = ventas domésticas

## Prices

story-prices = Los precios con el tiempo
story-prices-lead = El precio medio pedido en todas las naves. Línea gruesa: puertos. Línea discontinua: fábricas. Anillos: lo que compró { $name }, y cuándo.
story-price-panel = Precios del color { $colour }, ronda a ronda. Las cifras están en la tabla.
story-price-ends = { $first } → { $last }
story-price-factory = { $colour }, fábricas
story-price-harbour = { $colour }, puertos

## Luck

story-luck = La suerte del reparto
story-luck-lead = El mismo reparto, jugado otra vez con capitanes en todos los asientos: lo que ganan por encima de la media de su mesa es lo que da el reparto. Tarda alrededor de un minuto.
story-luck-begin = Jugar el reparto otra vez
story-luck-playing = Partidas jugadas: { $done } de { $count }.
story-luck-played =
    { $count ->
        [one] Se jugó una partida.
       *[other] Se jugaron { $count } partidas.
    }
story-luck-failed = No se pudo jugar el reparto otra vez.
story-luck-row = { $actual } frente a la mesa: el reparto { $deal }, todo lo demás { $rest }
story-luck-note = «Todo lo demás» es el juego propio, el de los demás y el azar: una sola partida no puede separarlos. Entre capitanes, el verdadero valor del reparto está dentro del margen ± 19 de cada 20 veces.
