### How to play: the whole game on one page. Short sentences, spoken to a player. Numbers are those of the classic rules.

help = So wird gespielt
help-lead = In ein paar Minuten gelesen. Oder drück auf „Jetzt spielen“ und lerne unterwegs: Was du tun darfst, leuchtet, und was du nicht tun darfst, sagt dir, warum.
# For screen readers: the list of chapters.
help-contents = Kapitel

## The idea

help-idea = Die Spielidee
help-idea-text = Dir gehören eine Fabrik, ein Hafen und ein Schiff. Du produzierst Container, darfst aber deine eigenen nicht verschiffen. Jemand anders kauft sie für seinen Hafen, ein Kapitän lädt sie dort, und auf der fremden Insel bieten alle auf die Ladung. Alle Preise auf diesem Weg machen die Spieler.
help-idea-goal = Eine geheime Karte sagt dir, was jede Farbe auf der Insel für dich wert ist. Wer am Ende das meiste Geld hat, gewinnt.
# The way of a container, in five pictures.
help-chain-machine = Deine Maschine produziert einen Container.
help-chain-factory = Du bietest ihn in deinem Fabrikgeschäft an, für $1 bis $4.
help-chain-harbour = Ein Nachbar kauft ihn und bietet ihn im Hafen an, für $2 bis $6.
help-chain-ship = Ein Kapitän lädt ihn.
help-chain-island = Auf der Insel bieten alle anderen auf die Ladung.

## The turn

help-turn = Dein Zug
help-turn-text = Zuerst zahlst du $1 Zinsen für jeden deiner Kredite. Dann hast du bis zu zwei Aktionen, in beliebiger Reihenfolge. Du darfst dasselbe zweimal tun, außer produzieren.
help-turn-action = Aktion
help-turn-meaning = Was sie bewirkt
help-action-produce = Produzieren
help-action-produce-line = Zahl $1 an den Spieler rechts von dir. Jede deiner Maschinen produziert einen Container, solange der Vorrat ihre Farbe hat und dein Fabrikgeschäft Platz: zwei Plätze je Maschine. Dann legst du die Preise in deinem ganzen Fabrikgeschäft fest.
help-action-buy = Für den Hafen kaufen
help-action-buy-line = Kauf beliebig viele Container aus dem Fabrikgeschäft eines Mitspielers. In dein Hafengeschäft passt einer je Lagerhaus. Dann legst du die Preise in deinem ganzen Hafengeschäft fest.
help-action-reprice = Preise im Hafen ändern
help-action-reprice-line = Ändere nur die Preise in deinem Hafengeschäft.
help-action-machine = Maschine kaufen
help-action-machine-line = Jede deiner Maschinen hat eine andere Farbe. Die zweite kostet $6, dann $9, dann $12.
help-action-warehouse = Lagerhaus kaufen
help-action-warehouse-line = Das zweite kostet $4, dann $5, $6 und $7.
help-action-sail = Fahren
help-action-sail-line = Von der offenen See in den Hafen eines Mitspielers oder zur Insel, oder zurück auf die offene See. Wenn du in einem Hafen ankommst, darfst du sofort laden.
help-action-load = Laden
help-action-load-line = Kauf noch einmal in dem Hafen, in dem dein Schiff liegt.

## Prices

help-prices = Preise
help-prices-text = Wer deinen Preis zahlt, bekommt den Container. Du kannst nicht ablehnen, und du kannst nicht bei dir selbst kaufen. Billiges geht schnell weg; Teures wartet auf jemanden, der genau diese Farbe braucht. Preise machst du, wenn du produzierst und wenn du kaufst. Denk also an die nächsten Züge der anderen.

## Ships

help-ships = Schiffe
help-ships-text = Ein Schiff trägt fünf Container. Von einem Hafen kommt es nur über die offene See zur Insel, das sind also zwei Aktionen. Es fährt nie in den eigenen Hafen, und leer fährt es nicht zur Insel.

## The auction

help-auction = Die Versteigerung
help-auction-text = Wenn dein Schiff die Insel erreicht, endet dein Zug, und deine ganze Ladung wird versteigert. Alle anderen bieten verdeckt und decken gleichzeitig auf. Bei Gleichstand um das höchste Angebot legen die Beteiligten einmal verdeckt etwas drauf. Dann entscheidest du.
help-auction-accept = Akzeptieren
help-auction-accept-line = Wer am meisten geboten hat, zahlt dir das Angebot, und die Bank zahlt dir als staatliche Subvention noch einmal so viel. Die Ladung kommt in das Gebiet dieses Spielers auf der Insel. Bei einem Angebot von $12 bekommst du $24.
help-auction-decline = Ablehnen
help-auction-decline-line = Du zahlst das höchste Angebot an die Bank und behältst die Ladung für dein eigenes Gebiet auf der Insel. Bei einem Angebot von $12 zahlst du $12.

## The value card

help-card = Deine Karte „Containerwert“
help-card-text = Nur du weißt, was jede Farbe auf der Insel für dich wert ist. Alle haben verschiedene Karten.
help-card-double = Eine Farbe zählt $5, oder $10, wenn du am Ende alle fünf Farben auf der Insel hast.
help-card-drops = Am Ende gibst du alle Container der Farbe ab, von der du am meisten hast. Bei Gleichstand ist es die Farbe mit $5 oder $10, sonst die, die dir am wenigsten wert ist.
help-card-tip = Der größte Stapel sollte also eine Farbe sein, die du leicht hergibst.
# Under a pile that is thrown away.
help-card-gone = fällt weg
# $count × $worth, under a pile: 2 × $10
help-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
help-card-sum = Diese Insel zählt { $total }: Alle fünf Farben sind da, und die braunen fallen weg.

## Loans

help-loans = Kredite
help-loans-text = Du darfst dir fast jederzeit in deinem Zug $10 leihen, ebenso vor einem Angebot und bevor du über Angebote entscheidest; höchstens zwei Kredite. Jeder kostet $1 zu Beginn jedes deiner Züge, und die $10 zahlst du in einem deiner Züge zurück, wann du willst.
help-loans-default = Kannst du die Zinsen nicht zahlen, pfändet der Spieler rechts von dir etwas: einen Container aus deinem Gebiet auf der Insel; hast du dort keinen, zwei aus Hafen- und Fabrikgeschäft; hast du gar keine Container, ein Gebäude.

## The end

help-end = Das Spielende
help-end-text = Das Spiel endet nach dem Zug, in dem zwei Farben im Vorrat ausgegangen sind.
help-end-count = Dann wird alles gezählt:
help-end-cash = Bargeld
help-end-cash-line = zählt, wie es ist
help-end-island = Insel
help-end-island-line = nach deiner Karte „Containerwert“, ohne die Farbe, die wegfällt
help-end-harbour = Hafengeschäft
help-end-harbour-line = $2 je Container
help-end-ship = Schiff
help-end-ship-line = $3 je Container
help-end-factory = Fabrikgeschäft
help-end-factory-line = nichts
help-end-loans = Kredite
help-end-loans-line = je −$11

## Variants

help-variants = Varianten
help-variants-text = Du wählst sie, wenn du einen Tisch eröffnest.
help-variants-bank = Mit der Investmentbank kannst du als Aktion einen Makler anrufen: Biete Geld für seine Container oder Container für sein Geld. Andere können dich mit einer ihrer Aktionen überbieten. Hat das bis zu deinem nächsten Zug niemand getan, gehört der Posten dir; Container warten auf deinem Kai an der Bank, bis dein Schiff sie kostenlos abholt.

## Keys

help-keys = Tasten
help-keys-text = Alles geht auch allein mit der Tastatur, und jede Entscheidung kann man als Zeile tippen.
