### The deck of the table: what a player can do, the line on its way, the own panel, and the strip above the chart.
###
### $seat, $seats and $name are players. Money comes in already written ($12), counts come in as numbers. $goods are
### containers in words, several of them already joined with "and". Tiles are narrow: keep those labels short.

## Tiles: one for each kind of action

deciding-kind-produce = Pro{ "\u00AD" }du{ "\u00AD" }ceren
deciding-kind-buy = Ko{ "\u00AD" }pen
deciding-kind-reprice = Prij{ "\u00AD" }zen
deciding-kind-sail = Varen
deciding-kind-load = Laden
deciding-kind-machine = Ma{ "\u00AD" }chine
# The soft hyphen \u00AD says where a long label may break.
deciding-kind-warehouse = Wa{ "\u00AD" }ren{ "\u00AD" }huis
deciding-kind-call = Make{ "\u00AD" }laar bellen
deciding-kind-raise = Over{ "\u00AD" }bie{ "\u00AD" }den
deciding-kind-loan = Lenen
deciding-kind-repay = Terug{ "\u00AD" }betalen
deciding-kind-default = Niet lenen
deciding-kind-sell = Verkopen
deciding-kind-keep = Houden
deciding-kind-seize = Beslag leggen
deciding-kind-building = Gebouw
deciding-kind-return = Terug{ "\u00AD" }leggen
deciding-kind-end = Einde beurt

# The small second line of a tile.
deciding-tile-buy = voor de haven
deciding-tile-reprice = in de haven
# Producing costs money: how much, and who gets it.
deciding-tile-produce = { $money } aan { $seat }
deciding-tile-load = bij { $place }
deciding-tile-load-dock = bij de bank
deciding-tile-sail = kies waarheen
deciding-tile-call = bij de bank
deciding-tile-raise = { $seat }
# Borrowing as the answer to interest that is due.
deciding-tile-loan = rente betalen
deciding-tile-default = beslag toestaan
deciding-tile-sell = één container
deciding-tile-keep = geen verkoop
deciding-tile-seize = bij { $seat }
deciding-tile-building = kies welk
deciding-tile-return = met nieuwe prijzen
# On a tile or button that can't be pressed because the money is missing.
deciding-needs = te duur: { $money }

## Places and things within sentences

deciding-place-sea = open zee
deciding-place-island = eiland
deciding-place-bank = Investeringsbank
deciding-place-harbour = { $seat }
# Example: 2 × tan
deciding-goods-counted = { $count } × { $colour }
deciding-building-machine = een machine
deciding-building-warehouse = een warenhuis
# The six spaces of the three brokers, who are numbered I, II and III.
deciding-space-money = het geld van makelaar { $broker }
deciding-space-containers = de containers van makelaar { $broker }
# The same on a button; what lies there stands beside it.
deciding-space-short = Makelaar { $broker }
# What can be seized. $price stands where the container lies at a price.
deciding-seize-island = { $colour } van het eiland
deciding-seize-harbour = { $colour } voor { $price } uit de havenwinkel
deciding-seize-factory = { $colour } voor { $price } uit de fabriekswinkel
deciding-seize-ship = { $colour } van het schip
deciding-seize-dock = { $colour } van de kade
deciding-seize-machine = de machine ({ $colour })
deciding-seize-warehouse = een warenhuis

## The draft strip: questions while something is still to be said

deciding-ask-buy = Van wie koop je?
deciding-ask-sail = Waar vaar je heen?
deciding-ask-machine = Welke machine?
deciding-ask-call = Welke kavel? Geld betaal je met containers, containers met geld
deciding-ask-seize = Wat neem je?
deciding-ask-building = Wat sta je af?
deciding-pick-buy = Kies wat je van { $seat } koopt
deciding-pick-load = Kies wat je laadt
deciding-pick-sail = Kies wat je laadt
deciding-pick-sell = Kies de container die je verkoopt
deciding-pick-produce = Niet alles past: kies wat je produceert
deciding-pick-call = Kies wat je biedt. De volgorde telt: om de beurt één naar makelaar I, II en III
deciding-pick-raise = Kies wat je biedt. De volgorde telt: om de beurt één naar makelaar I, II en III

## The draft strip: what the line does

deciding-do-produce = Je produceert { $goods }
deciding-do-produce-nothing = Je produceert niets en bepaalt alleen prijzen
deciding-do-buy = Je koopt bij { $seat } voor { $cost }: { $goods }
deciding-do-reprice = Je bepaalt nieuwe prijzen in je havenwinkel
deciding-do-load = Je laadt bij { $seat } voor { $cost }: { $goods }
deciding-do-load-dock = Je laadt { $goods } van je kade
deciding-do-sail-sea = Je vaart naar open zee
deciding-do-sail-island = Je vaart naar het eiland
deciding-do-sail-bank = Je vaart naar de Investeringsbank
deciding-do-sail-bank-loading = Je vaart naar de Investeringsbank en laadt { $goods }
deciding-do-sail-harbour = Je vaart naar { $seat }
deciding-do-sail-harbour-loading = Je vaart naar { $seat } en laadt voor { $cost }: { $goods }
deciding-do-machine = Je koopt de machine ({ $colour })
deciding-do-warehouse = Je koopt een warenhuis
deciding-do-call = Je biedt { $offer } voor { $space }
deciding-do-raise = Je overbiedt: { $offer } voor { $space }
deciding-do-loan = Je gaat een lening aan
deciding-do-repay = Je betaalt een lening terug
deciding-do-default = Je leent niet: er wordt beslag gelegd op iets van jou
deciding-do-sell = Je verkoopt aan de bank: { $goods }
deciding-do-keep = Je houdt alles
# $thing is one of deciding-seize-…
deciding-do-seize = Je neemt { $thing }
deciding-do-building-machine = Je staat een machine af
deciding-do-building-warehouse = Je staat een warenhuis af
deciding-do-return = Je legt je containers terug tegen deze prijzen
deciding-do-end = Je beëindigt je beurt

# Short sentences that follow.
deciding-note-island = Alle anderen bieden op je lading.
deciding-note-loan = Elke beurt betaal je rente.
deciding-note-ending = Dit luidt het einde van het spel in.
deciding-note-ends = Je beurt eindigt.

## The draft strip: buttons and what stands there while nothing is drafted

deciding-confirm = Bevestigen
deciding-cancel = Annuleren
deciding-undo = Ongedaan
deciding-undo-step = De laatste stap terugnemen
deciding-undo-line = Je laatste zet terugnemen
# $deed is a sentence of the log: what the reader did last.
deciding-undo-what = Je kunt terugnemen: { $deed }
deciding-cash = je handgeld
deciding-cash-change = Je handgeld: { $before }, dan { $after }

deciding-idle-act = Jij bent aan de beurt. Kies een actie, of druk op wat oplicht op tafel.
deciding-idle-interest = Je moet rente betalen en je hebt geen handgeld. Wat nu?
deciding-idle-building = Er wordt beslag gelegd op een gebouw van jou: kies machine of warenhuis.
deciding-idle-seize = Kies waarop je beslag legt.
deciding-idle-sale = Vóór je acties mag je één container verkopen.
deciding-idle-bid = Er wordt een lading geveild: doe je bod.
deciding-idle-decide = De biedingen zijn bekend: jij beslist.
deciding-idle-return = Je bent bij de bank overboden: leg je containers terug.
deciding-idle-sealed = Je geheime bod is { $amount }. Je kunt het nog veranderen.

## Waiting for others

# $seats are the players who are waited for, joined with "and".
deciding-wait-act =
    { $count ->
        [one] { $seats } is aan de beurt
       *[other] { $seats } zijn aan de beurt
    }
deciding-wait-interest = { $seats } regelt de rente
deciding-wait-building = { $seats } kiest welk gebouw in beslag wordt genomen
deciding-wait-seize = { $seats } kiest waarop beslag wordt gelegd
deciding-wait-sale = { $seats } denkt na over een binnenlandse verkoop
deciding-wait-bid =
    { $count ->
        [one] Wachten op het bod van { $seats }
       *[other] Wachten op de biedingen van { $seats }
    }
# Instead, when all bids are in.
deciding-wait-reveal = De biedingen worden bekendgemaakt
deciding-wait-decide = { $seats } beslist over de biedingen
deciding-wait-return = { $seats } legt containers terug
deciding-wait-over = Het spel is afgelopen
# Beside it, where those who are waited for have not come to the table yet, or have left it for now.
deciding-wait-nobody = Deze plaats is nog vrij.
deciding-wait-away = Op dit moment niet aan tafel.
deciding-watching = Je kijkt toe.

## The strip above the chart

deciding-round = Ronde { $round }
deciding-title-act-first = Je beurt, eerste actie
deciding-title-act-second = Je beurt, tweede actie
deciding-title-interest = Je beurt, rente betalen
deciding-title-building = Kies een gebouw om af te staan
deciding-title-seize = Kies waarop je beslag legt
deciding-title-sale = Je beurt, binnenlandse verkoop
deciding-title-bid = Je bod
deciding-title-decide = Accepteren of afslaan
deciding-title-return = Leg je bod terug
# Read out and shown in the browser's tab when it becomes the reader's turn.
deciding-your-turn = Jij bent aan de beurt
# The title of the browser's tab. $what is one of deciding-title-… or deciding-wait-…
deciding-tab = { $what } · Boxship
deciding-tab-mine = ● { $what } · Boxship
deciding-keys = Toetsen
deciding-show-log = Logboek en verloop
deciding-hide-log = Terug naar de tafel

## The own panel

deciding-own = Jouw overzicht
deciding-own-cash = Je handgeld
deciding-own-loans = Leningen: { $count } van { $most }
deciding-own-actions =
    { $count ->
        [one] nog 1 actie
       *[other] nog { $count } acties
    }
deciding-card = Je waardekaart
deciding-card-secret = geheim
deciding-card-worth = waarde
deciding-card-island = eiland
deciding-card-next = één erbij
# What that row means, when it is pointed at.
deciding-card-next-how = Wat nog een container van die kleur op het eiland zou veranderen als er nu geteld werd
deciding-card-drops-mark = vervalt
deciding-card-empty = Nog niets op het eiland.
deciding-card-plain = Telt nu voor { $total }.
deciding-card-drops = Telt nu voor { $total }, zonder { $colour }.
deciding-card-missing = Telt nu voor { $total }. Ontbreekt: { $colours }.
deciding-card-both = Telt nu voor { $total }, zonder { $colour }. Ontbreekt: { $colours }.

## Choosing: targets, containers, prices, amounts

deciding-actions = Acties
deciding-targets = Keuzes
deciding-where-factory = { $seat }, fabriekswinkel
deciding-where-harbour = { $seat }, havenwinkel
deciding-where-dock = Je kade
deciding-where-machine = Je machines
# Button of a container that can be picked. $there lie there, $picked of them are picked.
deciding-good = { $colour } voor { $price }, { $picked } van { $there } gekozen
deciding-good-unpriced = { $colour }, { $picked } van { $there } gekozen
deciding-put-back = Eén container terugleggen: { $colour }
deciding-prices-factory = Fabriekswinkel
deciding-prices-harbour = Havenwinkel
# A container in the price editor, and a lane of it.
deciding-piece = { $colour } voor { $price }
deciding-piece-new = { $colour } voor { $price }, nieuw
deciding-lane = Verplaatsen naar { $price }
deciding-lane-empty = Prijs { $price }
deciding-prices-how = Druk op een container, dan op een prijs. Pijltoetsen verplaatsen hem.
deciding-amount = Bedrag
deciding-amount-less = Eén minder
deciding-amount-more = Eén meer

## The row below: money, typed lines, the end of the turn

deciding-borrow = { $money } lenen
deciding-repay = Terugbetalen
deciding-end = Einde beurt
deciding-command = Intypen
deciding-command-how = Bijvoorbeeld: sail sea. Tab vult een woord aan, Enter speelt de regel; pijl omhoog haalt eerdere regels terug.
# The list that opens while something is typed, for readers who do not see it.
deciding-command-words = Woorden die kunnen volgen

## Keys

deciding-keys-title = Toetsen
deciding-keys-number = Kiezen wat dat nummer heeft: een actie, een doel, een container
deciding-keys-shift = Een gekozen container terugleggen
deciding-keys-enter = Bevestigen
deciding-keys-escape = De tip sluiten of annuleren waar je aan begonnen bent
deciding-keys-undo = De laatste stap of de laatste zet terugnemen
deciding-keys-borrow = Lenen
deciding-keys-repay = Terugbetalen
deciding-keys-end = De beurt beëindigen
deciding-keys-hint = Om een tip vragen
deciding-keys-arrows-price = Op een container bij het bepalen van de prijzen: een lagere of hogere prijs
deciding-keys-arrows-history = Als je nergens aan begonnen bent: terug en vooruit in het verloop
deciding-keys-slash = Een regel typen
deciding-keys-question = Deze toetsen tonen
deciding-keys-ctrl = Bevestigen, waar je ook bent
deciding-keys-close = Sluiten
# What is written on these keys, as keyboards of the language have it.
deciding-cap-enter = Enter
deciding-cap-ctrl-enter = Ctrl Enter
deciding-cap-escape = Esc
deciding-cap-backspace = Backspace
deciding-cap-space = Spatie

## The table as a whole

deciding-loading = Op weg naar de tafel …
deciding-lost = Verbinding verbroken. Opnieuw proberen …
deciding-closed-title = Deze tafel kan niet getoond worden
deciding-closed-not_found = Die tafel bestaat niet, of de link is niet volledig. Controleer de link of kijk bij je tafels.
deciding-closed-not_allowed = Deze link opent deze tafel niet. Vraag een nieuwe aan wie hem gestuurd heeft.
deciding-closed-other = Er ging iets mis (in het Engels: { $sentence })
deciding-closed-again = Probeer opnieuw
deciding-closed-home = Naar de startpagina
deciding-closed-tables = Je tafels
deciding-past = Je ziet de tafel zoals die was
deciding-past-note = Na gebeurtenis { $number } van { $last }. Hier kun je niets doen.
deciding-past-live = Terug naar nu
# Instead, where the table of then could not be had from the server.
deciding-past-failed = Dit moment kon niet worden geladen
deciding-past-failed-note = Je ziet nog een ander moment, niet gebeurtenis { $number }.
deciding-past-again = Opnieuw
deciding-final = Uitslag
deciding-final-back = Terug naar de tafel

## Several people at one screen, who hand it on to each other

# What this part of the page is, for readers who do not see it.
deciding-curtain = Doorgeven
# $name is the player who has to decide next.
deciding-curtain-turn = { $name }, jij bent aan zet
deciding-curtain-hand = Geef het scherm door. Alle anderen kijken weg.
deciding-curtain-am = Ik ben { $name }
# Nobody at this screen has to decide.
deciding-curtain-wait = De anderen spelen
# Buttons with deciding-curtain-am follow.
deciding-curtain-look = Je eigen kaart bekijken:
deciding-curtain-hide = Mijn kaart verbergen

## Links to the table

deciding-links = Links naar deze tafel
# The flags and names of the free seats follow.
deciding-links-waiting = Wachten op spelers:
# Buttons that copy a link.
deciding-links-seat = Uitnodigingslink kopiëren
deciding-links-watch = Toeschouwerslink kopiëren
deciding-links-copied = Gekopieerd
deciding-links-hide = Verbergen
deciding-links-renew = Links vernieuwen
deciding-links-new-watch = Nieuwe toeschouwerslink
deciding-links-new-join = Nieuwe uitnodigingslink
deciding-links-new-own = Nieuwe link voor mijn plaats
deciding-links-free = Plaats van { $name } vrijmaken
deciding-links-sure = Druk nog eens: de oude link werkt dan niet meer
deciding-links-renewed = Klaar. De oude link werkt niet meer.

## The sheet on a phone

deciding-phone-cash =
    { $count ->
        [0] Handgeld
        [one] Handgeld, 1 lening
       *[other] Handgeld, { $count } leningen
    }
