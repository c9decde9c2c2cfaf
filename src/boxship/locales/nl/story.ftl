### The story of a finished game.
###
### $name, $payer and $payee are players or the bank, $names are players already joined with "and". $total, $amount, $price, $bid, $then,
### $brought, $actual, $deal, $rest, $first and $last are money, already written. $colour is a colour. $count and $done are numbers.

story = Het verhaal van een spel
story-title =
    { $count ->
        [one] Hoe { $names } won met { $total }
       *[other] Hoe { $names } de overwinning deelden met elk { $total }
    }
story-auction-count =
    { $count ->
        [one] Er was één veiling.
       *[other] Er waren { $count } veilingen.
    }
story-nav = Op deze pagina
story-print = Afdrukken
story-eyes = Door wiens ogen
story-eyes-hint = Druk op iemand om het spel door hun ogen te zien.

## Worth by part

story-worth = Wat jullie waard waren
story-worth-lead = Geld, eiland, goederen en leningen aan het eind. Leningen staan links van nul.
story-rounds = { $name }, ronde voor ronde
story-rounds-lead = Wat na elke ronde geteld zou hebben, deel voor deel. De lijn is het totaal na aftrek van leningen.
story-rounds-cargo = kreeg een lading

## Auctions

story-auctions = Alle veilingen
story-auctions-lead = Boven de lijn staan de biedingen, eronder wat de lading iedereen aan het eind opleverde of zou hebben opgeleverd. De balk is de winst; gestreept is het verlies. De omlijste vlag kreeg haar.
story-auctions-corner = Ronde
story-seller = Verkoopt
story-cargo = Lading
story-winner = Wie haar kreeg
story-gain = Winst
story-got = { $name } voor { $price }
story-kept = { $name } hield haar voor { $price }
story-kept-free = { $name } hield haar
story-brought = bracht { $amount } op
story-auction-cell = { $bid } · toen { $then } · aan het eind { $brought }
story-bid-spoken = { $name } bood { $bid }, het bracht { $brought } op
story-show-auction = Toon deze veiling op de tafel

## Who judged well

story-judged = Wie goed schatte
story-judged-gain = { $name } verdiende het meest aan ladingen: { $amount }.
story-judged-near = { $name } bood het dichtst bij wat de ladingen opbrachten: gemiddeld { $amount } ernaast.
story-judged-lead = Beoordeeld naar het einde van het spel, dat bij het bieden niemand kon weten.
story-column-bought = ladingen
story-column-paid = betaald
story-column-brought = opgebracht
story-column-bids = biedingen
story-column-off = ernaast
story-column-bias = gemiddeld
story-bids-below = { $amount } te laag
story-bids-above = { $amount } te hoog
story-bids-even = precies goed
story-dollars = ${ $amount }

## Money

story-money-lead = De stromen van de gekozen speler zijn sterk, de andere bleek.
story-matrix = Wie wie betaalde
story-all = alles
story-in-words = In woorden
story-paid = { $payer } betaalde { $payee } { $amount }: { $parts }.
story-part = { $stage } { $amount }
story-stages = Waarvoor het was
story-stages-lead = Ontvangen min betaald, van het geld aan het begin tot het geld aan het eind.
story-cash-start = Geld aan het begin
story-cash-end = Geld aan het eind
story-stage-wages = lonen
story-stage-factory = goederen uit fabrieken
story-stage-harbour = goederen uit havens
story-stage-auction = geveilde ladingen
story-stage-subsidy = subsidies
story-stage-building = machines en warenhuizen
story-stage-loan = leningen
story-stage-interest = rente
story-stage-bank = Investeringsbank
story-stage-home_sale = binnenlandse verkopen

## Prices

story-prices = Prijzen in de loop van het spel
story-prices-lead = De gemiddelde vraagprijs in alle winkels. Dikke lijn: havens. Streepjeslijn: fabrieken. Ringen: wat { $name } kocht, en wanneer.
story-price-panel = Prijzen van { $colour }, ronde voor ronde. De cijfers staan in de tabel.
story-price-ends = { $first } → { $last }
story-price-factory = { $colour }, fabrieken
story-price-harbour = { $colour }, havens

## Luck

story-luck = Geluk bij het delen
story-luck-lead = Dezelfde beginsituatie, opnieuw gespeeld met kapiteins op alle plaatsen: wat zij meer verdienen dan hun tafel gemiddeld, geeft de beginsituatie. Dat duurt ongeveer een minuut.
story-luck-begin = Beginsituatie opnieuw spelen
story-luck-playing = Gespeelde spellen: { $done } van { $count }.
story-luck-played =
    { $count ->
        [one] Er is één spel gespeeld.
       *[other] Er zijn { $count } spellen gespeeld.
    }
story-luck-failed = De beginsituatie kon niet opnieuw gespeeld worden.
story-luck-row = { $actual } tegenover de tafel: de beginsituatie { $deal }, al het andere { $rest }
story-luck-note = ‘Al het andere’ is het eigen spel, dat van de anderen en het toeval: één spel kan die niet uit elkaar houden. Onder kapiteins ligt de ware waarde van de beginsituatie 19 van de 20 keer binnen de ±-marge.
