### The deck of the table: what a player can do, the line on its way, the own panel, and the strip above the chart.
###
### $seat, $seats and $name are players. Money comes in already written ($12), counts come in as numbers. $goods are
### containers in words, several of them already joined with "and". Tiles are narrow: keep those labels short.

## Tiles: one for each kind of action

deciding-kind-produce = Pro{ "\u00AD" }du{ "\u00AD" }zieren
deciding-kind-buy = Kau{ "\u00AD" }fen
deciding-kind-reprice = Preise
deciding-kind-sail = Fah{ "\u00AD" }ren
deciding-kind-load = Laden
deciding-kind-machine = Ma{ "\u00AD" }schi{ "\u00AD" }ne
# The soft hyphen \u00AD says where a long label may break.
deciding-kind-warehouse = Lager{ "\u00AD" }haus
deciding-kind-call = Mak{ "\u00AD" }ler an{ "\u00AD" }rufen
deciding-kind-raise = Über{ "\u00AD" }bieten
deciding-kind-loan = Leihen
deciding-kind-repay = Zurück{ "\u00AD" }zahlen
deciding-kind-default = Nicht leihen
deciding-kind-sell = Ver{ "\u00AD" }kaufen
deciding-kind-keep = Be{ "\u00AD" }halten
deciding-kind-seize = Pfänden
deciding-kind-building = Gebäude
deciding-kind-return = Zurück{ "\u00AD" }legen
deciding-kind-end = Zug beenden

# The small second line of a tile.
deciding-tile-buy = für den Hafen
deciding-tile-reprice = im Hafen
# Producing costs money: how much, and who gets it.
deciding-tile-produce = { $money } an { $seat }
deciding-tile-load = bei { $place }
deciding-tile-load-dock = an der Bank
deciding-tile-sail = Ziel wählen
deciding-tile-call = an der Bank
deciding-tile-raise = { $seat }
# Borrowing as the answer to interest that is due.
deciding-tile-loan = Zinsen zahlen
deciding-tile-default = pfänden lassen
deciding-tile-sell = einen Container
deciding-tile-keep = kein Verkauf
deciding-tile-seize = bei { $seat }
deciding-tile-building = wähle, welches
deciding-tile-return = zu neuen Preisen
# On a tile or button that can't be pressed because the money is missing.
deciding-needs = braucht { $money }

## Places and things within sentences

deciding-place-sea = offene See
deciding-place-island = Insel
deciding-place-bank = Investmentbank
deciding-place-harbour = { $seat }
# Example: 2 × tan
deciding-goods-counted = { $count } × { $colour }
deciding-building-machine = eine Maschine
deciding-building-warehouse = ein Lagerhaus
# The six spaces of the three brokers, who are numbered I, II and III.
deciding-space-money = das Geld von Makler { $broker }
deciding-space-containers = die Container von Makler { $broker }
# The same on a button; what lies there stands beside it.
deciding-space-short = Makler { $broker }
# What can be seized. $price stands where the container lies at a price.
deciding-seize-island = { $colour } von der Insel
deciding-seize-harbour = { $colour } zu { $price } aus dem Hafengeschäft
deciding-seize-factory = { $colour } zu { $price } aus dem Fabrikgeschäft
deciding-seize-ship = { $colour } vom Schiff
deciding-seize-dock = { $colour } vom Kai
deciding-seize-machine = die Maschine ({ $colour })
deciding-seize-warehouse = ein Lagerhaus

## The draft strip: questions while something is still to be said

deciding-ask-buy = Von wem kaufst du?
deciding-ask-sail = Wohin fährst du?
deciding-ask-machine = Welche Maschine?
deciding-ask-call = Worum? Geld bezahlst du mit Containern, Container mit Geld
deciding-ask-seize = Was nimmst du?
deciding-ask-building = Was gibst du her?
deciding-pick-buy = Wähle, was du von { $seat } kaufst
deciding-pick-load = Wähle, was du lädst
deciding-pick-sail = Wähle, was du lädst
deciding-pick-sell = Wähle den Container, den du verkaufst
deciding-pick-produce = Nicht alles hat Platz: Wähle, was du produzierst
deciding-pick-call = Wähle, was du bietest. Die Reihenfolge zählt: reihum je eins an Makler I, II und III
deciding-pick-raise = Wähle, was du bietest. Die Reihenfolge zählt: reihum je eins an Makler I, II und III

## The draft strip: what the line does

deciding-do-produce = Du produzierst { $goods }
deciding-do-produce-nothing = Du produzierst nichts und legst nur Preise fest
deciding-do-buy = Du kaufst bei { $seat } für { $cost }: { $goods }
deciding-do-reprice = Du legst im Hafengeschäft neue Preise fest
deciding-do-load = Du lädst bei { $seat } für { $cost }: { $goods }
deciding-do-load-dock = Du lädst { $goods } von deinem Kai
deciding-do-sail-sea = Du fährst auf die offene See
deciding-do-sail-island = Du fährst zur Insel
deciding-do-sail-bank = Du fährst zur Investmentbank
deciding-do-sail-bank-loading = Du fährst zur Investmentbank und lädst { $goods }
deciding-do-sail-harbour = Du fährst zu { $seat }
deciding-do-sail-harbour-loading = Du fährst zu { $seat } und lädst für { $cost }: { $goods }
deciding-do-machine = Du kaufst eine Maschine: { $colour }
deciding-do-warehouse = Du kaufst ein Lagerhaus
deciding-do-call = Du bietest { $offer } für { $space }
deciding-do-raise = Du überbietest: { $offer } für { $space }
deciding-do-loan = Du nimmst einen Kredit auf
deciding-do-repay = Du zahlst einen Kredit zurück
deciding-do-default = Du leihst nicht: Etwas von dir wird gepfändet
deciding-do-sell = Du verkaufst an die Bank: { $goods }
deciding-do-keep = Du behältst alles
# $thing is one of deciding-seize-…
deciding-do-seize = Du nimmst { $thing }
deciding-do-building-machine = Du gibst eine Maschine her
deciding-do-building-warehouse = Du gibst ein Lagerhaus her
deciding-do-return = Du bietest die zurückerhaltenen Container zu diesen Preisen an
deciding-do-end = Du beendest deinen Zug

# Short sentences that follow.
deciding-note-island = Alle anderen bieten auf deine Ladung.
deciding-note-loan = Du zahlst in jedem Zug Zinsen.
deciding-note-ending = Das löst das Spielende aus.
deciding-note-ends = Dein Zug endet.

## The draft strip: buttons and what stands there while nothing is drafted

deciding-confirm = Bestätigen
deciding-cancel = Abbrechen
deciding-undo = Rückgängig
deciding-undo-step = Den letzten Schritt zurücknehmen
deciding-undo-line = Deine letzte Entscheidung zurücknehmen
# $deed is a sentence of the log: what the reader did last.
deciding-undo-what = Du kannst zurücknehmen: { $deed }
deciding-cash = dein Bargeld
deciding-cash-change = Dein Bargeld: { $before }, dann { $after }

deciding-idle-act = Du bist dran. Wähle eine Aktion oder drücke auf dem Tisch, was leuchtet.
deciding-idle-interest = Zinsen sind fällig, und du hast kein Bargeld. Was nun?
deciding-idle-building = Eines deiner Gebäude wird gepfändet: Wähle Maschine oder Lagerhaus.
deciding-idle-seize = Wähle, was du pfändest.
deciding-idle-sale = Vor deinen Aktionen darfst du einen Container verkaufen.
deciding-idle-bid = Eine Ladung wird versteigert: Gib dein Angebot ab.
deciding-idle-decide = Die Angebote sind aufgedeckt: Du entscheidest.
deciding-idle-return = Du wurdest bei der Bank überboten: Leg deine Container zurück.
deciding-idle-sealed = Dein Angebot von { $amount } liegt verdeckt. Du kannst es noch ändern.

## Waiting for others

# $seats are the players who are waited for, joined with "and".
deciding-wait-act =
    { $count ->
        [one] { $seats } ist am Zug
       *[other] { $seats } sind am Zug
    }
deciding-wait-interest = { $seats } klärt die Zinsen
deciding-wait-building = { $seats } wählt, welches Gebäude gepfändet wird
deciding-wait-seize = { $seats } wählt, was gepfändet wird
deciding-wait-sale = { $seats } überlegt sich einen Inlandsverkauf
deciding-wait-bid =
    { $count ->
        [one] Warten auf das Angebot von { $seats }
       *[other] Warten auf die Angebote von { $seats }
    }
# Instead, when all bids are in.
deciding-wait-reveal = Die Angebote werden aufgedeckt
deciding-wait-decide = { $seats } entscheidet über die Angebote
deciding-wait-return = { $seats } legt das überbotene Angebot zurück
deciding-wait-over = Das Spiel ist zu Ende
# Beside it, where those who are waited for have not come to the table yet, or have left it for now.
deciding-wait-nobody = Auf diesem Platz sitzt noch niemand.
deciding-wait-away = Gerade nicht am Tisch.
deciding-watching = Du siehst zu.

## The strip above the chart

deciding-round = Runde { $round }
deciding-title-act-first = Dein Zug, erste Aktion
deciding-title-act-second = Dein Zug, zweite Aktion
deciding-title-interest = Dein Zug, Zinsen sind fällig
deciding-title-building = Wähle, was du hergibst
deciding-title-seize = Wähle, was du pfändest
deciding-title-sale = Dein Zug, Inlandsverkauf
deciding-title-bid = Dein Angebot
deciding-title-decide = Akzeptieren oder ablehnen
deciding-title-return = Leg dein Angebot zurück
# Read out and shown in the browser's tab when it becomes the reader's turn.
deciding-your-turn = Du bist am Zug
# The title of the browser's tab. $what is one of deciding-title-… or deciding-wait-…
deciding-tab = { $what } · Boxship
deciding-tab-mine = ● { $what } · Boxship
deciding-keys = Tasten
deciding-show-log = Protokoll und Verlauf
deciding-hide-log = Zurück zum Tisch

## The own panel

deciding-own = Deine Übersicht
deciding-own-cash = Dein Bargeld
deciding-own-loans = Kredite: { $count } von { $most }
deciding-own-actions =
    { $count ->
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
deciding-card = Deine Containerwerte
deciding-card-secret = geheim
deciding-card-worth = Wert
deciding-card-island = Insel
deciding-card-next = einer mehr
# What that row means, when it is pointed at.
deciding-card-next-how = Was ein weiterer Container dieser Farbe auf der Insel ändern würde, wenn jetzt gewertet würde
deciding-card-drops-mark = fällt weg
deciding-card-empty = Noch nichts auf der Insel.
deciding-card-plain = Zählt jetzt { $total }.
deciding-card-drops = Zählt jetzt { $total }, ohne { $colour }.
deciding-card-missing = Zählt jetzt { $total }. Fehlt: { $colours }.
deciding-card-both = Zählt jetzt { $total }, ohne { $colour }. Fehlt: { $colours }.

## Choosing: targets, containers, prices, amounts

deciding-actions = Aktionen
deciding-targets = Auswahl
deciding-where-factory = { $seat }, Fabrikgeschäft
deciding-where-harbour = { $seat }, Hafengeschäft
deciding-where-dock = Dein Kai
deciding-where-machine = Deine Maschinen
# Button of a container that can be picked. $there lie there, $picked of them are picked.
deciding-good = { $colour } zu { $price }, { $picked } von { $there } gewählt
deciding-good-unpriced = { $colour }, { $picked } von { $there } gewählt
deciding-put-back = Einen Container zurücklegen: { $colour }
deciding-prices-factory = Fabrikgeschäft
deciding-prices-harbour = Hafengeschäft
# A container in the price editor, and a lane of it.
deciding-piece = { $colour } zu { $price }
deciding-piece-new = { $colour } zu { $price }, neu
deciding-lane = Zu { $price } verschieben
deciding-lane-empty = Preis { $price }
deciding-prices-how = Drücke einen Container, dann einen Preis. Pfeiltasten verschieben ihn.
deciding-amount = Betrag
deciding-amount-less = Eins weniger
deciding-amount-more = Eins mehr

## The row below: money, typed lines, the end of the turn

deciding-borrow = { $money } leihen
deciding-repay = Zurückzahlen
deciding-end = Zug beenden
deciding-command = Eintippen
deciding-command-how = Zum Beispiel: sail sea. Tab ergänzt ein Wort, Enter spielt die Zeile; Pfeil nach oben holt frühere Zeilen zurück.
# The list that opens while something is typed, for readers who do not see it.
deciding-command-words = Wörter, die folgen können

## Keys

deciding-keys-title = Tasten
deciding-keys-number = Das mit dieser Nummer wählen: eine Aktion, ein Ziel, einen Container
deciding-keys-shift = Einen gewählten Container zurücklegen
deciding-keys-enter = Bestätigen
deciding-keys-escape = Den Tipp schließen oder die angefangene Aktion abbrechen
deciding-keys-undo = Den letzten Schritt oder die letzte Entscheidung zurücknehmen
deciding-keys-borrow = Leihen
deciding-keys-repay = Zurückzahlen
deciding-keys-end = Den Zug beenden
deciding-keys-hint = Um einen Tipp bitten
deciding-keys-arrows-price = Auf einem Container beim Festlegen der Preise: niedriger oder höher
deciding-keys-arrows-history = Wenn nichts angefangen ist: im Verlauf zurück und vor
deciding-keys-slash = Eine Zeile tippen
deciding-keys-question = Diese Tasten zeigen
deciding-keys-ctrl = Bestätigen, wo du auch bist
deciding-keys-close = Schließen
# What is written on these keys, as keyboards of the language have it.
deciding-cap-enter = Enter
deciding-cap-ctrl-enter = Strg Enter
deciding-cap-escape = Esc
deciding-cap-backspace = Rücktaste
deciding-cap-space = Leertaste

## The table as a whole

deciding-loading = Auf dem Weg zum Tisch …
deciding-lost = Verbindung verloren. Neuer Versuch …
deciding-closed-title = Dieser Tisch kann nicht gezeigt werden
deciding-closed-not_found = Diesen Tisch gibt es nicht, oder der Link ist unvollständig. Prüfe den Link oder schau unter deinen Tischen nach.
deciding-closed-not_allowed = Dieser Link öffnet diesen Tisch nicht. Lass dir von der Person, die ihn geschickt hat, einen neuen geben.
deciding-closed-other = Etwas ist schiefgegangen (auf Englisch: { $sentence })
deciding-closed-again = Neuer Versuch
deciding-closed-home = Zur Startseite
deciding-closed-tables = Deine Tische
deciding-past = Du siehst den Tisch, wie er war
deciding-past-note = Nach Ereignis { $number } von { $last }. Hier kannst du nichts tun.
deciding-past-live = Zurück zum aktuellen Stand
# Instead, where the table of then could not be had from the server.
deciding-past-failed = Dieser Moment konnte nicht geladen werden
deciding-past-failed-note = Du siehst noch einen anderen Moment, nicht Ereignis { $number }.
deciding-past-again = Noch einmal
deciding-final = Ergebnis
deciding-final-back = Zurück zum Tisch

## Several people at one screen, who hand it on to each other

# What this part of the page is, for readers who do not see it.
deciding-curtain = Weitergeben
# $name is the player who has to decide next.
deciding-curtain-turn = { $name }, du bist am Zug
deciding-curtain-hand = Gib den Bildschirm weiter. Alle anderen schauen weg.
deciding-curtain-am = Ich bin { $name }
# Nobody at this screen has to decide.
deciding-curtain-wait = Die anderen spielen
# Buttons with deciding-curtain-am follow.
deciding-curtain-look = Eigene Karte ansehen:
deciding-curtain-hide = Meine Karte verbergen

## Links to the table

deciding-links = Links zu diesem Tisch
# The flags and names of the free seats follow.
deciding-links-waiting = Warten auf Mitspieler:
# Buttons that copy a link.
deciding-links-seat = Einladungslink kopieren
deciding-links-watch = Zuschauerlink kopieren
deciding-links-copied = Kopiert
deciding-links-hide = Ausblenden
deciding-links-renew = Links erneuern
deciding-links-new-watch = Neuer Zuschauerlink
deciding-links-new-join = Neuer Einladungslink
deciding-links-new-own = Neuer Link für meinen Platz
deciding-links-free = Platz von { $name } freigeben
deciding-links-sure = Noch einmal drücken: Der alte Link gilt dann nicht mehr
deciding-links-renewed = Fertig. Der alte Link gilt nicht mehr.

## The sheet on a phone

deciding-phone-cash =
    { $count ->
        [0] Bargeld
        [one] Bargeld, 1 Kredit
       *[other] Bargeld, { $count } Kredite
    }
