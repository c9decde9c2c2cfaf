# De taal zelf, in haar eigen woord.
terminal-language = Nederlands

## De tafel als tekst

terminal-turn-yours = Jij bent aan de beurt
terminal-turn-of = { $name } is aan de beurt
terminal-turn-actions =
    { $count ->
        [one] { $turn }, nog { $count } actie
       *[other] { $turn }, nog { $count } acties
    }
terminal-turn-others = { $turn }, gevraagd: { $names }
terminal-turn-decides = { $turn } en beslist
terminal-you-win-short = Je wint met { $total }
terminal-won-short =
    { $count ->
        [one] { $names } wint met { $total }
       *[other] { $names } delen de overwinning met { $total }
    }
terminal-end-rule = Het spel eindigt als er 2 kleuren op zijn
terminal-end-far = einde als er 2 op zijn
terminal-end-now = laatste beurt: twee kleuren zijn op
terminal-end-supply = twee kleuren zijn op
terminal-end-round_limit = geëindigd door de rondelimiet
terminal-removed = { $note }; uit het spel: { $lost }
terminal-all = alle
terminal-ship = schip
terminal-supply = voorraad
terminal-of-each = van elk { $count }
terminal-worth-yours = jou waard
terminal-worth-to = voor { $name }
terminal-docks = kades
terminal-card = kaart
terminal-bids = Biedingen
terminal-highest = hoogste
terminal-factory = fabriek
terminal-harbour = haven
terminal-place-sea = zee
terminal-place-island = eiland
terminal-place-bank = bank
terminal-free = gratis
terminal-wins = wint
terminal-in-turn = aan de beurt
terminal-to-decide = beslist
terminal-cash-hidden = geld verborgen
terminal-loans =
    { $count ->
        [one] { $count } lening
       *[other] { $count } leningen
    }
terminal-total = totaal { $total }
terminal-payment =
    { $kind ->
        [money] { $name } biedt voor het geld van makelaar { $broker }
       *[containers] { $name } biedt voor de containers van makelaar { $broker }
    }
terminal-payment-yours =
    { $kind ->
        [money] Je biedt voor het geld van makelaar { $broker }
       *[containers] Je biedt voor de containers van makelaar { $broker }
    }

## Het begin

terminal-intro = Container: jij speelt { $seat }. Produceer containers, koop andere voor je havenwinkel, haal met je schip een gemengde lading, verkoop die op de veiling op het eiland en koop daar wat volgens je geheime kaart veel waard is. Wie het meeste geld heeft, wint. Twee acties per beurt.
terminal-intro-how = Antwoord met een nummer uit de lijst boven de prompt, of typ een regel zoals deze (TAB vult aan):
terminal-intro-more = Enter legt de nummers uit; rules, help en table laten je meer zien.
terminal-opponents = Je speelt tegen
terminal-begin = Druk op Enter om te beginnen.

## De prompt

terminal-ask-act =
    { $count ->
        [one] { $count } actie
       *[other] { $count } acties
    }
terminal-ask-bid = bod op { $cargo }
terminal-ask-bid-again = tweede bod op { $cargo }, boven op { $amount }
terminal-ask-decide = accepteren of afslaan
terminal-ask-seize = beslag leggen
terminal-ask-sale = binnenlandse verkoop
terminal-ask-interest = rente
terminal-ask-building = gebouw
terminal-ask-return = terugleggen
terminal-own =
    Jij: fabriekswinkel { $factory } · havenwinkel { $harbour } · { $place ->
        [sea] schip op open zee
        [island] schip bij het eiland
        [bank] schip bij de bank
       *[harbour] schip in de haven van { $owner }
    }, { $count ->
        [0] leeg
       *[other] { $cargo }
    }
terminal-numbers = De nummers gaan van 1 tot { $last }; Enter legt ze uit.
terminal-legal-now = { $reason } (Nu mogelijk: { $lines })
terminal-legal = Dat mag.
terminal-nothing-legal = Niets wat nu mag, begint zo.
terminal-more = en nog meer …
terminal-why = Typ why en een regel, bijvoorbeeld: why sail island
terminal-undo-nothing = Er is nog niets om terug te nemen.
terminal-undo-over = Het spel is afgelopen en de kaarten liggen open: nu wordt er niets meer teruggenomen.
terminal-undo-bid = Een bod staat vast.
terminal-undo-others = Sinds je laatste beslissing hebben anderen beslist: die kan niet meer worden teruggenomen.
terminal-saved-in = Het spel wordt na elke beslissing bewaard in { $file }
terminal-copy-in = Een kopie van het spel staat in { $file }
terminal-record-in = De hele partij staat in { $file }
terminal-not-saved = Dat kon niet worden bewaard: { $reason }.
terminal-unsaved = Dit kon niet worden bewaard: { $reason }. Typ save BESTAND om het ergens anders te bewaren.
terminal-last-unsaved = De laatste beslissingen konden niet worden bewaard: { $reason }.
terminal-goodbye = Het spel is bewaard. Ga verder met:

## Het menu

terminal-kind-produce = produceren
terminal-kind-buy = kopen
terminal-kind-reprice = prijzen
terminal-kind-sail = varen
terminal-kind-load = laden
terminal-kind-machine = machine
terminal-kind-warehouse = warenhuis
terminal-kind-call = makelaar bellen
terminal-kind-raise = overbieden
terminal-kind-loan = lening
terminal-kind-repay = terugbetalen
terminal-kind-end = beurt beëindigen
terminal-kind-sell = verkopen
terminal-kind-keep = houden
terminal-kind-bid = bieden
terminal-kind-accept = accepteren
terminal-kind-decline = afslaan
terminal-kind-default = beslag laten leggen
terminal-kind-building = gebouw
terminal-kind-seize = beslag leggen
terminal-kind-return = terugleggen
terminal-meaning-produce = produceren en de prijzen in je fabriekswinkel bepalen
terminal-meaning-buy = uit een fabriekswinkel kopen en de prijzen in je havenwinkel bepalen
terminal-meaning-reprice = alleen de prijzen in je havenwinkel veranderen
terminal-meaning-sail = met je schip varen; in een haven mag je kopen
terminal-meaning-load = laden waar je schip ligt
terminal-meaning-machine = een machine kopen
terminal-meaning-warehouse = een warenhuis kopen
terminal-meaning-call = een makelaar van de Investeringsbank bellen
terminal-meaning-raise = iemand overbieden in de lopende veiling bij de makelaar
terminal-meaning-bid = je geheime bod doen
terminal-meaning-accept = het hoogste bod accepteren
terminal-meaning-decline = zelf het hoogste bod betalen en de lading houden
terminal-meaning-sell = een container in het binnenland verkopen
terminal-meaning-keep = niets in het binnenland verkopen
terminal-meaning-return = prijzen bepalen voor wat van de betalingskaart terugkwam
terminal-meaning-building-machine = er mag beslag worden gelegd op een machine
terminal-meaning-building-warehouse = er mag beslag worden gelegd op een warenhuis
terminal-meaning-default = niet lenen voor de rente en beslag laten leggen
terminal-meaning-loan = een lening aangaan; geen actie
terminal-meaning-repay = een lening terugbetalen; geen actie
terminal-meaning-end = je beurt beëindigen
terminal-which = { $what }: wat kies je?
terminal-say-number = Typ een nummer van 1 tot { $last }, of b om terug te gaan.
terminal-which-ones = Welke? Nummers zoals 1 1 2.
terminal-which-ones-or-none = Welke? Nummers zoals 1 1 2; Enter voor geen.
terminal-you-have = Je hebt { $cash }.
terminal-say-numbers = Typ nummers van 1 tot { $last } met spaties ertussen, of b om terug te gaan.
terminal-produce-all = Alles wat kan moet worden geproduceerd, niet meer en niet minder.
terminal-one-needed = Er is er minstens één nodig.
terminal-there = { $count } aanwezig
terminal-nothing-there = niets te koop
terminal-how-much = Hoeveel? Je hebt { $cash }. $
terminal-price =
    { $store ->
        [factory] { $goods } in je fabriekswinkel, { $prices } [{ $usual }]:
       *[harbour] { $goods } in je havenwinkel, { $prices } [{ $usual }]:
    }
terminal-say-price =
    { $count ->
        [one] Typ één prijs uit { $prices }; b om terug te gaan.
       *[other] Typ één prijs voor allemaal, of { $count } prijzen zoals { $usual }, uit { $prices }; b om terug te gaan.
    }

## Hulp

terminal-help-prompt = Bij de prompt:
terminal-help-lines = Zo zien regels eruit:
terminal-help-colours = De kleuren van de containers: { $colours }.
terminal-help-players = De spelers: { $players }.
terminal-command-menu = wat je kunt doen, met nummers (of druk gewoon op Enter)
terminal-command-legal = wat je nu kunt typen; legal sail toont de regels die zo beginnen
terminal-command-why = why REGEL: waarom een regel niet kan
terminal-command-undo = je laatste beslissing terugnemen, zolang niemand anders heeft beslist
terminal-command-table = nog een keer de tafel
terminal-command-log = alles wat er gebeurd is; log 10 voor de laatste tien beslissingen
terminal-command-record = de partij tot hier in de notatie
terminal-command-save = waar het spel is bewaard; save BESTAND schrijft een kopie
terminal-command-rules = de regels van dit spel op één scherm
terminal-command-help = deze pagina
terminal-command-quit = stoppen; het spel is bewaard en je kunt later verder

## De regels op één scherm

terminal-rules = Regels: { $rules }
terminal-rules-turn = Een beurt: $1 rente per lening, dan hoogstens twee acties, ook twee keer dezelfde, behalve produceren.
terminal-rules-machine = verdere machines kosten { $machines }, elke kleur één keer
terminal-rules-warehouse = verdere warenhuizen kosten { $warehouses }
terminal-rules-produce = $1 aan je buur rechts; één container per machine, plaats voor twee per machine; dan nieuwe prijzen in de fabriekswinkel: { $factory }
terminal-rules-buy = uit één fabriekswinkel, samen één container per warenhuis; dan nieuwe prijzen in de havenwinkel: { $harbour }
terminal-rules-sail = over de open zee naar een haven of het eiland, één actie per traject; koop in een haven tot vijf containers voor je schip; load koopt daar meer
terminal-rules-auction = Op het eiland eindigt je beurt: de anderen bieden in het geheim op je hele lading. Accepteer het hoogste bod, en de bank betaalt je nog eens hetzelfde; of sla af, betaal dat bedrag zelf, en de lading is van jou.
terminal-rules-loans = Leningen: $10 per stuk, hoogstens twee; in je beurt en vóór een bod. Kun je de rente niet betalen, dan legt je buur rechts beslag.
terminal-rules-end = Het einde: twee kleuren (elk { $containers } containers) zijn op, of ronde { $rounds } is voorbij.
terminal-rules-score = Je verwijdert de kleur waarvan je op het eiland de meeste hebt. Dan tellen handgeld, het eiland volgens je kaart ($10, $5/$10, $6, $4, $2; de tweede $10 met alle vijf kleuren), $2 per container in de havenwinkel, $3 op het schip, −$11 per lening.
terminal-rules-domestic_sale = Binnenlandse verkoop: verkoop vóór je acties één container voor $2.
terminal-rules-investment_bank = Investeringsbank: bel een makelaar voor geld of containers; wie tot de eigen volgende beurt niet wordt overboden, krijgt ze. Containers wachten op je kade: aan het einde $3 per stuk.
terminal-rules-open_money = Ieders handgeld ligt open.

## Het einde

terminal-ended-supply = Het spel is afgelopen: twee kleuren zijn op.
terminal-ended-round_limit = Het spel is afgelopen: de laatste ronde is voorbij.
terminal-score-card = kaart
terminal-score-cash = geld
terminal-score-island = eiland
terminal-score-harbour = haven
terminal-score-ship = schip
terminal-score-dock = kade
terminal-score-loans = leningen
terminal-score-total = totaal
terminal-island-empty = Eiland van { $name }: leeg.
terminal-island-counted =
    { $every ->
        [all] Eiland van { $name }: alle vijf kleuren, dus de $5/$10-kleur telt $10; de grootste stapel wordt verwijderd: { $colour }.
       *[some] Eiland van { $name }: niet alle vijf kleuren; de grootste stapel wordt verwijderd: { $colour }.
    }
terminal-you-win = Je wint met { $total }!
terminal-won =
    { $count ->
        [one] { $names } wint met { $total }.
       *[other] De overwinning wordt gedeeld: { $names }, met elk { $total }.
    }

## Advies en keerpunten

terminal-advice = { $name } beslist, ronde { $round }
terminal-column-line = regel
terminal-column-money = geld
terminal-column-wins = wint
terminal-cargo = De lading brengt { $name } op het eiland waarschijnlijk { $amount } op.
terminal-bid-about = { $name } biedt waarschijnlijk ongeveer { $middle }.
terminal-bid-range = { $name } biedt waarschijnlijk { $low } tot { $high }, ongeveer { $middle }.
terminal-playouts =
    { $count ->
        [one] Eén partij is uitgespeeld.
       *[other] { $count } partijen zijn uitgespeeld.
    }
terminal-margin = ± is de halve breedte van het 95%-interval, als iedereen verder speelt zoals een handelaar.
terminal-no-points = Geen beslissing heeft iemand duidelijk geld gekost.
terminal-no-points-of = Geen beslissing heeft { $name } duidelijk geld gekost.
terminal-point = Ronde { $round }, beslissing { $number }: { $name } gaf { $money } en { $chance } winstkans weg
terminal-played = gespeeld
terminal-better = beter
terminal-judged = Beoordeeld naar wat iedereen toen wist.
terminal-thinking = aan het rekenen
terminal-thinking-first = aan het rekenen; de eerste keer duurt dat een minuut langer
terminal-no-compiler = numba kan niet worden geladen, dus er worden weinig partijen uitgespeeld; dat is traag en zegt weinig.

## Wat niet kan

terminal-standard-input = standaardinvoer
terminal-stopped = gestopt.
terminal-no-memory = daar is niet genoeg geheugen voor
terminal-refused-by-system = het systeem weigert
terminal-no-language = “{ $word }” is geen taal die wij spreken; kies uit { $known }
terminal-no-ruleset = met deze regels gaat het niet (in het Engels: { $reason })
terminal-no-seat = “{ $word }” is geen plaats in dit spel; de plaatsen zijn { $seats }
terminal-no-bot = er is geen bot “{ $word }”; `boxship bots` noemt ze allemaal
terminal-no-saved-game = er is nog geen bewaard spel; begin er een met: boxship play
terminal-no-resuming-input = een spel kan niet verdergaan vanuit standaardinvoer; bewaar het eerst als bestand
terminal-whose-seat = { $file } zegt niet welke plaats van jou is; zeg het met --seat, een van { $seats }
terminal-exists = { $file } bestaat al; kies een andere naam
terminal-exists-resume = { $file } bestaat al; ga ermee verder met --resume { $file }, of kies een andere naam
terminal-no-record = { $file }: deze partij kan niet worden gelezen (in het Engels: { $reason })
terminal-no-scenario = { $file }: dit scenario kan niet worden gelezen (in het Engels: { $reason })
terminal-neither = verwacht werd een partij, die begint met “{ $first }”, of een scenario, dat de sleutels { $keys } heeft; het is geen van beide
terminal-nothing-to-decide = { $file }: in deze stelling valt niets meer te beslissen
terminal-not-due = { $seat } heeft nu niets te beslissen; gevraagd: { $due }
terminal-file-missing = { $file }: dit bestand bestaat niet
terminal-file-directory = { $file }: dit is een map
terminal-file-in-the-way = { $file }: er staat een bestand waar een map nodig is
terminal-file-forbidden = { $file }: daarvoor ontbreekt de toestemming
terminal-file-impossible = { $file }: zo kan een bestand niet heten
terminal-file-no-text = { $file }: dit is geen tekstbestand
terminal-file-too-large = { $file }: dit bestand is te groot; er wordt hoogstens { $megabytes } MB gelezen
terminal-file-no-utf8 = { $file }: dit is geen UTF-8-tekst (byte { $byte })
terminal-file-nothing-inside = { $file }: in deze map staat geen scenario en geen partij
terminal-file-disk-full = { $file }: er is geen ruimte meer op de schijf
terminal-file-refused = { $file }: het systeem weigert
terminal-file-system = { $file }: { $reason }

## The story of a game

terminal-story-runs = { $file }: dit spel is niet afgelopen, en een verhaal is er alleen van afgelopen spellen.
terminal-story-luck = de beginsituatie wordt opnieuw gespeeld
