### How to play: the whole game on one page. Short sentences, spoken to a player. Numbers are those of the classic rules.

help = Speluitleg
help-lead = In een paar minuten gelezen. Of druk op “Nu spelen” en leer het onderweg: wat je mag doen is verlicht, en wat je niet mag doen zegt waarom.
# For screen readers: the list of chapters.
help-contents = Hoofdstukken

## The idea

help-idea = Het idee
help-idea-text = Je hebt een fabriek, een haven en een schip. Je maakt containers, maar je mag je eigen containers niet verschepen. Een andere speler koopt ze voor een haven, een kapitein laadt ze daar, en op het Buitenlandse Eiland biedt iedereen op de lading. Alle prijzen onderweg maken de spelers zelf.
help-idea-goal = Een geheime kaart zegt wat elke kleur op het eiland voor jou waard is. Wie aan het eind het meeste geld heeft, wint.
# The way of a container, in five pictures.
help-chain-machine = Je machine maakt een container.
help-chain-factory = Je biedt hem aan in je fabriekswinkel, voor $1 tot $4.
help-chain-harbour = Een buur koopt hem en biedt hem aan in de haven, voor $2 tot $6.
help-chain-ship = Een kapitein laadt hem.
help-chain-island = Op het eiland bieden alle anderen op de lading.

## The turn

help-turn = Je beurt
help-turn-text = Eerst betaal je $1 rente voor elk van je leningen. Dan heb je hoogstens twee acties, in willekeurige volgorde. Je mag tweemaal hetzelfde doen, behalve produceren.
help-turn-action = Actie
help-turn-meaning = Wat ze doet
help-action-produce = Produceren
help-action-produce-line = Betaal $1 aan de speler rechts van je. Elk van je machines maakt een container, zolang de voorraad de kleur heeft en je fabriekswinkel ruimte: twee plaatsen per machine. Bepaal dan de prijzen in je hele fabriekswinkel.
help-action-buy = Kopen voor de haven
help-action-buy-line = Koop zoveel containers als je wilt uit de fabriekswinkel van één speler. In je havenwinkel past er één per warenhuis. Bepaal dan de prijzen in je hele havenwinkel.
help-action-reprice = Havenprijzen veranderen
help-action-reprice-line = Verander alleen de prijzen in je havenwinkel.
help-action-machine = Een machine kopen
help-action-machine-line = Elk van je machines heeft een andere kleur. De tweede kost $6, dan $9, dan $12.
help-action-warehouse = Een warenhuis kopen
help-action-warehouse-line = Het tweede kost $4, dan $5, $6 en $7.
help-action-sail = Varen
help-action-sail-line = Van open zee naar de haven van een andere speler of naar het eiland, of terug naar open zee. Als je in een haven aankomt, mag je meteen laden.
help-action-load = Laden
help-action-load-line = Koop nog eens in de haven waar je schip ligt.

## Prices

help-prices = Prijzen
help-prices-text = Wie jouw prijs betaalt, krijgt de container. Je kunt niet weigeren, en je kunt niet bij jezelf kopen. Wat goedkoop is gaat snel weg; wat duur is wacht op iemand die juist die kleur nodig heeft. Je maakt prijzen als je produceert en als je koopt, dus denk aan de volgende beurten van de anderen.

## Ships

help-ships = Schepen
help-ships-text = Een schip draagt vijf containers. Vanuit een haven bereikt het het eiland alleen over open zee, dus dat zijn twee acties. Het vaart nooit de eigen haven binnen, en het vaart niet leeg naar het eiland.

## The auction

help-auction = De veiling
help-auction-text = Als je schip het eiland bereikt, eindigt je beurt en wordt je hele lading geveild. Alle anderen bieden in het geheim en maken hun bod tegelijk bekend. Bij gelijkspel om het hoogste bod doen die spelers één keer een geheim extra bod. Dan beslis jij.
help-auction-accept = Accepteren
help-auction-accept-line = De bieder betaalt jou, en de staat betaalt je nog eens hetzelfde. De lading gaat naar het gebied van de bieder op het eiland. Bij een bod van $12 krijg je $24.
help-auction-decline = Afslaan
help-auction-decline-line = Je betaalt het hoogste bod aan de bank en houdt de lading voor je eigen gebied op het eiland. Bij een bod van $12 betaal je $12.

## The value card

help-card = Je containerwaardekaart
help-card-text = Alleen jij weet wat elke kleur op het eiland voor jou waard is. Elke speler heeft een andere kaart.
help-card-double = Eén kleur telt voor $5, of voor $10 als je aan het eind alle vijf kleuren op het eiland hebt.
help-card-drops = Aan het eind verwijder je alle containers van de kleur waarvan je de meeste hebt. Zijn er meer kleuren gelijk, dan is het de kleur van $5 of $10, en anders de kleur die jou het minst waard is.
help-card-tip = De grootste stapel is dus liefst een kleur die je best kunt missen.
# Under a pile that is thrown away.
help-card-gone = vervalt
# $count × $worth, under a pile: 2 × $10
help-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
help-card-sum = Dit eiland telt voor { $total }: alle vijf kleuren zijn er, en de bruine vervallen.

## Loans

help-loans = Leningen
help-loans-text = Je mag op bijna elk moment van je beurt $10 lenen, vóór een bod, en voordat je over biedingen beslist; hoogstens twee leningen. Elke lening kost $1 aan het begin van elk van je beurten, en de $10 betaal je terug in een eigen beurt, wanneer je wilt.
help-loans-default = Kun je de rente niet betalen, dan legt de speler rechts van je beslag: op één container uit je gebied op het eiland; heb je daar geen, op twee uit je haven- en fabriekswinkel; heb je helemaal geen containers, op een gebouw.

## The end

help-end = Het einde
help-end-text = Het spel eindigt na de beurt waarin twee kleuren in de voorraad op zijn geraakt.
help-end-count = Dan wordt alles geteld:
help-end-cash = Handgeld
help-end-cash-line = telt zoals het is
help-end-island = Eiland
help-end-island-line = volgens je containerwaardekaart, zonder de kleur die vervalt
help-end-harbour = Havenwinkel
help-end-harbour-line = $2 per container
help-end-ship = Schip
help-end-ship-line = $3 per container
help-end-factory = Fabriekswinkel
help-end-factory-line = niets
help-end-loans = Leningen
help-end-loans-line = −$11 per lening

## Variants

help-variants = Varianten
help-variants-text = Je kiest ze als je een tafel opent.
help-variants-bank = Met de Investeringsbank kun je als actie een makelaar bellen: bied geld voor zijn containers, of containers voor zijn geld. Anderen kunnen je met een actie overbieden. Heeft niemand dat vóór je volgende beurt gedaan, dan is de kavel van jou; containers wachten op je kade bij de bank tot je schip ze gratis ophaalt.

## Keys

help-keys = Toetsen
help-keys-text = Alles kan ook met het toetsenbord alleen, en elke beslissing kun je als regel typen.
