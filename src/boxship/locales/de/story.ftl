### The story of a finished game.
###
### $name, $payer and $payee are players or the bank, $names are players already joined with "and". $total, $amount, $price, $bid, $then,
### $brought, $actual, $deal, $rest, $first and $last are money, already written. $colour is a colour. $count and $done are numbers.

story = Die Geschichte einer Partie
story-title =
    { $count ->
        [one] Wie { $names } mit { $total } gewann
       *[other] Wie { $names } sich mit je { $total } den Sieg teilten
    }
story-auction-count =
    { $count ->
        [one] Es gab eine Versteigerung.
       *[other] Es gab { $count } Versteigerungen.
    }
story-nav = Auf dieser Seite
story-print = Drucken
story-eyes = Mit wessen Augen
story-eyes-hint = Drücke auf jemanden, um die Partie mit dessen Augen zu sehen.

## Worth by part

story-worth = Was ihr wert wart
story-worth-lead = Bargeld, Insel, Waren und Kredite am Ende. Kredite stehen links von null.
story-rounds = { $name }, Runde für Runde
story-rounds-lead = Was nach jeder Runde gezählt hätte, Teil für Teil. Die Linie ist die Summe nach Abzug der Kredite.
story-rounds-cargo = bekam eine Ladung

## Auctions

story-auctions = Alle Versteigerungen
story-auctions-lead = Über der Linie stehen die Gebote, darunter, was die Ladung allen am Ende brachte oder gebracht hätte. Der Balken ist der Gewinn; gestreift ist er ein Verlust. Die gerahmte Flagge bekam sie.
story-auctions-corner = Runde
story-seller = Verkauft
story-cargo = Ladung
story-winner = Wer sie bekam
story-gain = Gewinn
story-got = { $name } für { $price }
story-kept = { $name } behielt sie für { $price }
story-kept-free = { $name } behielt sie
story-brought = brachte { $amount }
story-auction-cell = { $bid } · damals { $then } · am Ende { $brought }
story-bid-spoken = { $name } bot { $bid }, gebracht hat es { $brought }
story-show-auction = Diese Versteigerung auf dem Tisch zeigen

## Who judged well

story-judged = Wer gut geschätzt hat
story-judged-gain = { $name } hat an Ladungen am meisten gewonnen: { $amount }.
story-judged-near = { $name } lag mit Geboten am nächsten an dem, was die Ladungen brachten: im Schnitt { $amount } daneben.
story-judged-lead = Beurteilt nach dem Ende der Partie, das beim Bieten niemand kennen konnte.
story-column-bought = Ladungen
story-column-paid = bezahlt
story-column-brought = gebracht
story-column-bids = Gebote
story-column-off = daneben um
story-column-bias = im Schnitt
story-bids-below = { $amount } zu wenig
story-bids-above = { $amount } zu viel
story-bids-even = genau richtig
story-dollars = ${ $amount }

## Money

story-money-lead = Die Ströme der gewählten Person sind kräftig, die anderen blass.
story-matrix = Wer wen bezahlt hat
story-all = alle
story-in-words = In Worten
story-paid = { $payer } zahlte an { $payee } { $amount }: { $parts }.
story-part = { $stage } { $amount }
story-stages = Wofür es war
story-stages-lead = Eingenommen minus ausgegeben, vom Bargeld am Anfang bis zum Bargeld am Ende.
story-cash-start = Bargeld am Anfang
story-cash-end = Bargeld am Ende
story-stage-wages = Löhne
story-stage-factory = Waren aus Fabriken
story-stage-harbour = Waren aus Häfen
story-stage-auction = ersteigerte Ladungen
story-stage-subsidy = Subventionen
story-stage-building = Maschinen und Lagerhäuser
story-stage-loan = Kredite
story-stage-interest = Zinsen
story-stage-bank = Investmentbank
story-stage-home_sale = Inlandsverkäufe

## Prices

story-prices = Preise im Lauf der Partie
story-prices-lead = Der mittlere Preis in allen Geschäften. Dicke Linie: Häfen. Gestrichelte Linie: Fabriken. Ringe: was { $name } gekauft hat, und wann.
story-price-panel = Preise von { $colour }, Runde für Runde. Die Zahlen stehen in der Tabelle.
story-price-ends = { $first } → { $last }
story-price-factory = { $colour }, Fabriken
story-price-harbour = { $colour }, Häfen

## Luck

story-luck = Glück beim Austeilen
story-luck-lead = Dieselbe Ausgangslage, noch einmal gespielt mit Kapitänen auf allen Plätzen: Was sie mehr verdienen als ihr Tisch im Schnitt, gibt die Ausgangslage her. Das dauert etwa eine Minute.
story-luck-begin = Ausgangslage noch einmal spielen
story-luck-playing = Gespielte Partien: { $done } von { $count }.
story-luck-played =
    { $count ->
        [one] Eine Partie wurde gespielt.
       *[other] { $count } Partien wurden gespielt.
    }
story-luck-failed = Die Ausgangslage konnte nicht noch einmal gespielt werden.
story-luck-row = { $actual } gegenüber dem Tisch: die Ausgangslage { $deal }, alles andere { $rest }
story-luck-note = „Alles andere“ ist das eigene Spiel, das der anderen und der Zufall: Eine einzelne Partie kann sie nicht trennen. Unter Kapitänen liegt der wahre Wert der Ausgangslage in 19 von 20 Fällen im ±-Bereich.
