# Die eigene Sprache, in ihrem eigenen Wort.
terminal-language = Deutsch

## Der Tisch als Text

terminal-turn-yours = Du bist am Zug
terminal-turn-of = { $name } ist am Zug
terminal-turn-actions =
    { $count ->
        [one] { $turn }, noch { $count } Aktion
       *[other] { $turn }, noch { $count } Aktionen
    }
terminal-turn-others = { $turn }, gefragt: { $names }
terminal-turn-decides = { $turn }, Entscheidung offen
terminal-you-win-short = Du gewinnst mit { $total }
terminal-won-short =
    { $count ->
        [one] { $names } gewinnt mit { $total }
       *[other] { $names } teilen sich mit { $total } den Sieg
    }
terminal-end-rule = Das Spiel endet, wenn 2 Farben aufgebraucht sind
terminal-end-far = Ende, wenn 2 aufgebraucht sind
terminal-end-now = letzter Zug: zwei Farben sind aufgebraucht
terminal-end-supply = zwei Farben sind aufgebraucht
terminal-end-round_limit = durch das Rundenlimit beendet
terminal-removed = { $note }; aus dem Spiel: { $lost }
terminal-all = alle
terminal-ship = Schiff
terminal-supply = Vorrat
terminal-of-each = von je { $count }
terminal-worth-yours = dir wert
terminal-worth-to = für { $name }
terminal-docks = Kais
terminal-card = Karte
terminal-bids = Angebote
terminal-highest = am höchsten
terminal-factory = Fabrik
terminal-harbour = Hafen
terminal-place-sea = See
terminal-place-island = Insel
terminal-place-bank = Bank
terminal-free = gratis
terminal-wins = gewinnt
terminal-in-turn = am Zug
terminal-to-decide = entscheidet
terminal-cash-hidden = Bargeld geheim
terminal-loans =
    { $count ->
        [one] { $count } Kredit
       *[other] { $count } Kredite
    }
terminal-total = Summe { $total }
terminal-payment =
    { $kind ->
        [money] { $name } bietet für das Geld von Makler { $broker }
       *[containers] { $name } bietet für die Container von Makler { $broker }
    }
terminal-payment-yours =
    { $kind ->
        [money] Du bietest für das Geld von Makler { $broker }
       *[containers] Du bietest für die Container von Makler { $broker }
    }

## Der Anfang

terminal-intro = Container: Du spielst { $seat }. Produziere Container, kaufe andere für dein Hafengeschäft, hole mit dem Schiff eine gemischte Ladung, verkaufe sie in der Versteigerung auf der Insel und kaufe dort, was laut deiner geheimen Karte viel wert ist. Wer am meisten Geld hat, gewinnt. Ein Zug hat zwei Aktionen.
terminal-intro-how = Antworte mit einer Zahl aus der Liste über der Eingabe oder tippe eine Zeile wie diese (TAB ergänzt):
terminal-intro-more = Enter erklärt die Zahlen; rules, help und table zeigen dir mehr.
terminal-opponents = Du spielst gegen
terminal-begin = Mit Enter geht es los.

## Die Eingabe

terminal-ask-act =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
terminal-ask-bid = Angebot für { $cargo }
terminal-ask-bid-again = zweites Angebot für { $cargo }, zusätzlich zu { $amount }
terminal-ask-decide = akzeptieren oder ablehnen
terminal-ask-seize = pfänden
terminal-ask-sale = Inlandsverkauf
terminal-ask-interest = Zinsen
terminal-ask-building = Gebäude
terminal-ask-return = zurücklegen
terminal-own =
    Du: Fabrikgeschäft { $factory } · Hafengeschäft { $harbour } · { $place ->
        [sea] Schiff auf offener See
        [island] Schiff an der Insel
        [bank] Schiff an der Bank
       *[harbour] Schiff im Hafen von { $owner }
    }, { $count ->
        [0] leer
       *[other] { $cargo }
    }
terminal-numbers = Die Zahlen gehen von 1 bis { $last }; Enter erklärt sie.
terminal-legal-now = { $reason } (Jetzt möglich: { $lines })
terminal-legal = Das ist erlaubt.
terminal-nothing-legal = So beginnt nichts, was jetzt erlaubt ist.
terminal-more = und noch mehr …
terminal-why = Tippe why und eine Zeile, zum Beispiel: why sail island
terminal-undo-nothing = Noch gibt es nichts zurückzunehmen.
terminal-undo-over = Das Spiel ist zu Ende und die Karten liegen offen: Jetzt wird nichts mehr zurückgenommen.
terminal-undo-bid = Ein Angebot ist endgültig.
terminal-undo-others = Seit deiner letzten Entscheidung haben andere entschieden: Sie lässt sich nicht mehr zurücknehmen.
terminal-saved-in = Das Spiel wird nach jeder Entscheidung gespeichert, in { $file }
terminal-copy-in = Eine Kopie des Spiels liegt in { $file }
terminal-record-in = Die ganze Partie liegt in { $file }
terminal-not-saved = Das ließ sich nicht speichern: { $reason }.
terminal-unsaved = Das ließ sich nicht speichern: { $reason }. Mit save DATEI speicherst du es woanders.
terminal-last-unsaved = Die letzten Entscheidungen ließen sich nicht speichern: { $reason }.
terminal-goodbye = Das Spiel ist gespeichert. Weiter geht es mit:

## Das Menü

terminal-kind-produce = produzieren
terminal-kind-buy = kaufen
terminal-kind-reprice = Preise
terminal-kind-sail = fahren
terminal-kind-load = laden
terminal-kind-machine = Maschine
terminal-kind-warehouse = Lagerhaus
terminal-kind-call = Makler anrufen
terminal-kind-raise = überbieten
terminal-kind-loan = Kredit
terminal-kind-repay = zurückzahlen
terminal-kind-end = Zug beenden
terminal-kind-sell = verkaufen
terminal-kind-keep = behalten
terminal-kind-bid = bieten
terminal-kind-accept = akzeptieren
terminal-kind-decline = ablehnen
terminal-kind-default = pfänden lassen
terminal-kind-building = Gebäude
terminal-kind-seize = pfänden
terminal-kind-return = zurücklegen
terminal-meaning-produce = produzieren und die Preise im Fabrikgeschäft festlegen
terminal-meaning-buy = aus einem Fabrikgeschäft kaufen und die Preise im Hafengeschäft festlegen
terminal-meaning-reprice = nur die Preise im Hafengeschäft ändern
terminal-meaning-sail = mit dem Schiff fahren; in einem Hafen darfst du kaufen
terminal-meaning-load = laden, wo dein Schiff liegt
terminal-meaning-machine = eine Maschine kaufen
terminal-meaning-warehouse = ein Lagerhaus kaufen
terminal-meaning-call = einen Makler der Investmentbank anrufen
terminal-meaning-raise = jemanden in der laufenden Versteigerung beim Makler überbieten
terminal-meaning-bid = verdeckt bieten
terminal-meaning-accept = das höchste Angebot akzeptieren
terminal-meaning-decline = das höchste Angebot selbst zahlen und die Ladung behalten
terminal-meaning-sell = einen Container im Inland verkaufen
terminal-meaning-keep = nichts im Inland verkaufen
terminal-meaning-return = Preise für das festlegen, was von der Zahlungskarte zurückkam
terminal-meaning-building-machine = eine Maschine darf gepfändet werden
terminal-meaning-building-warehouse = ein Lagerhaus darf gepfändet werden
terminal-meaning-default = nichts für die Zinsen leihen und sich pfänden lassen
terminal-meaning-loan = einen Kredit aufnehmen; keine Aktion
terminal-meaning-repay = einen Kredit zurückzahlen; keine Aktion
terminal-meaning-end = den Zug beenden
terminal-which = { $what }: was davon?
terminal-say-number = Tippe eine Zahl von 1 bis { $last } oder b für zurück.
terminal-which-ones = Welche? Zahlen wie 1 1 2.
terminal-which-ones-or-none = Welche? Zahlen wie 1 1 2; Enter für keinen.
terminal-you-have = Du hast { $cash }.
terminal-say-numbers = Tippe Zahlen von 1 bis { $last } mit Leerzeichen dazwischen oder b für zurück.
terminal-produce-all = Du musst alles produzieren, was geht, nicht mehr und nicht weniger.
terminal-one-needed = Mindestens einen musst du wählen.
terminal-there = { $count } da
terminal-nothing-there = nichts da
terminal-how-much = Wie viel? Du hast { $cash }. $
terminal-price =
    { $store ->
        [factory] { $goods } in deinem Fabrikgeschäft, { $prices } [{ $usual }]:
       *[harbour] { $goods } in deinem Hafengeschäft, { $prices } [{ $usual }]:
    }
terminal-say-price =
    { $count ->
        [one] Tippe einen der Preise { $prices }; b für zurück.
       *[other] Tippe einen Preis für alle oder { $count } Preise wie { $usual } aus { $prices }; b für zurück.
    }

## Hilfe

terminal-help-prompt = An der Eingabe:
terminal-help-lines = So sehen Zeilen aus:
terminal-help-colours = Die Farben der Container: { $colours }.
terminal-help-players = Die Spieler: { $players }.
terminal-command-menu = was du tun kannst, mit Zahlen (oder drück einfach Enter)
terminal-command-legal = was du jetzt tippen kannst; legal sail zeigt die Zeilen, die so beginnen
terminal-command-why = why ZEILE: warum eine Zeile nicht geht
terminal-command-undo = die letzte Entscheidung zurücknehmen, solange sonst niemand entschieden hat
terminal-command-table = den Tisch noch einmal zeigen
terminal-command-log = alles, was passiert ist; log 10 für die letzten zehn Entscheidungen
terminal-command-record = die Partie bis hierher in der Notation
terminal-command-save = wo das Spiel gespeichert ist; save DATEI schreibt eine Kopie
terminal-command-rules = die Regeln dieses Spiels auf einer Seite
terminal-command-help = diese Seite
terminal-command-quit = aufhören; das Spiel ist gespeichert, und du kannst später weiterspielen

## Die Regeln auf einer Seite

terminal-rules = Regeln: { $rules }
terminal-rules-turn = Ein Zug: $1 Zinsen je Kredit, dann bis zu zwei Aktionen, gern zweimal dieselbe, nur produzieren nicht.
terminal-rules-machine = weitere Maschinen kosten { $machines }, jede Farbe einmal
terminal-rules-warehouse = weitere Lagerhäuser kosten { $warehouses }
terminal-rules-produce = $1 an deinen rechten Nachbarn; je Maschine ein Container, Platz für je zwei; dann neue Preise im Fabrikgeschäft: { $factory }
terminal-rules-buy = aus einem Fabrikgeschäft, insgesamt ein Container je Lagerhaus; dann neue Preise im Hafengeschäft: { $harbour }
terminal-rules-sail = über die offene See zu einem Hafen oder zur Insel, eine Aktion je Strecke; im Hafen bis zu fünf fürs Schiff kaufen; load kauft dort mehr
terminal-rules-auction = Auf der Insel endet dein Zug: Die anderen bieten verdeckt auf deine ganze Ladung. Akzeptiere das höchste Angebot, und die Bank zahlt dir dasselbe noch einmal; oder lehne ab, zahle so viel selbst, und die Ladung gehört dir.
terminal-rules-loans = Kredite: je $10, höchstens zwei; in deinem Zug und vor einem Angebot. Kannst du Zinsen nicht zahlen, pfändet dein rechter Nachbar etwas.
terminal-rules-end = Das Ende: zwei Farben (je { $containers } Container) sind aufgebraucht, oder Runde { $rounds } ist vorbei.
terminal-rules-score = Alle geben die Farbe ab, von der sie auf der Insel am meisten haben. Dann zählen Bargeld, die Insel nach der Karte ($10, $5/$10, $6, $4, $2; die zweite zählt mit allen fünf Farben $10), $2 für jeden Container im Hafengeschäft, $3 auf dem Schiff, −$11 für jeden Kredit.
terminal-rules-domestic_sale = Inlandsverkauf: Vor den Aktionen darfst du einen Container für $2 im Inland verkaufen.
terminal-rules-investment_bank = Investmentbank: Ruf einen Makler an, für Geld oder für Container; wer bis zum nächsten eigenen Zug nicht überboten wird, bekommt, was dort liegt. Container warten an deinem Kai: am Ende je $3.
terminal-rules-open_money = Das Bargeld aller liegt offen.

## Das Ende

terminal-ended-supply = Das Spiel ist zu Ende: Zwei Farben sind aufgebraucht.
terminal-ended-round_limit = Das Spiel ist zu Ende: Die letzte Runde ist vorbei.
terminal-score-card = Karte
terminal-score-cash = Bargeld
terminal-score-island = Insel
terminal-score-harbour = Hafen
terminal-score-ship = Schiff
terminal-score-dock = Kai
terminal-score-loans = Kredite
terminal-score-total = Summe
terminal-island-empty = Insel von { $name }: leer.
terminal-island-counted =
    { $every ->
        [all] Insel von { $name }: alle fünf Farben, die $5/$10-Farbe zählt also $10; abgegeben wird die häufigste: { $colour }.
       *[some] Insel von { $name }: nicht alle fünf Farben; abgegeben wird die häufigste: { $colour }.
    }
terminal-you-win = Du gewinnst mit { $total }!
terminal-won =
    { $count ->
        [one] { $names } gewinnt mit { $total }.
       *[other] Der Sieg wird geteilt: { $names }, je { $total }.
    }

## Rat und Wendepunkte

terminal-advice = { $name } entscheidet, Runde { $round }
terminal-column-line = Zeile
terminal-column-money = Geld
terminal-column-wins = gewinnt
terminal-cargo = { $name } bringt die Ladung auf der Insel wohl { $amount }.
terminal-bid-about = { $name } bietet wohl etwa { $middle }.
terminal-bid-range = { $name } bietet wohl { $low } bis { $high }, etwa { $middle }.
terminal-playouts =
    { $count ->
        [one] Ein Spiel wurde zu Ende gespielt.
       *[other] { $count } Spiele wurden zu Ende gespielt.
    }
terminal-margin = ± ist die halbe Breite des 95-%-Intervalls, wenn alle so weiterspielen wie ein Händler.
terminal-no-points = Keine Entscheidung hat jemanden deutlich Geld gekostet.
terminal-no-points-of = Keine Entscheidung hat { $name } deutlich Geld gekostet.
terminal-point = Runde { $round }, Entscheidung { $number }: { $name } verschenkt { $money } und { $chance } Siegchance
terminal-played = gespielt
terminal-better = besser
terminal-judged = Beurteilt nach dem, was damals zu wissen war.
terminal-thinking = es wird gerechnet
terminal-thinking-first = es wird gerechnet; beim ersten Mal dauert es eine Minute länger
terminal-no-compiler = numba lässt sich nicht laden, darum werden nur wenige Spiele zu Ende gespielt; das ist langsam und sagt wenig.

## Was nicht geht

terminal-standard-input = Standardeingabe
terminal-stopped = angehalten.
terminal-no-memory = dafür reicht der Speicher nicht
terminal-refused-by-system = das System lässt es nicht zu
terminal-no-language = „{ $word }“ gehört nicht zu unseren Sprachen; möglich sind { $known }
terminal-no-ruleset = mit diesen Regeln geht es nicht (auf Englisch: { $reason })
terminal-no-seat = „{ $word }“ ist kein Platz in diesem Spiel; die Plätze sind { $seats }
terminal-no-bot = einen Bot „{ $word }“ gibt es nicht; `boxship bots` zeigt alle
terminal-no-saved-game = es gibt noch kein gespeichertes Spiel; beginne eines mit: boxship play
terminal-no-resuming-input = aus der Standardeingabe lässt sich kein Spiel fortsetzen; speichere es zuerst als Datei
terminal-whose-seat = { $file } sagt nicht, welcher Platz deiner ist; sag es mit --seat und einem von { $seats }
terminal-exists = { $file } gibt es schon; nimm einen anderen Namen
terminal-exists-resume = { $file } gibt es schon; mit --resume { $file } spielst du dort weiter, oder nimm einen anderen Namen
terminal-no-record = { $file }: diese Partie lässt sich nicht lesen (auf Englisch: { $reason })
terminal-no-scenario = { $file }: dieses Szenario lässt sich nicht lesen (auf Englisch: { $reason })
terminal-neither = erwartet war eine Partie, die mit „{ $first }“ beginnt, oder ein Szenario mit den Schlüsseln { $keys }; es ist keines von beiden
terminal-nothing-to-decide = { $file }: in dieser Stellung ist nichts mehr zu entscheiden
terminal-not-due = { $seat } hat jetzt nichts zu entscheiden; gefragt: { $due }
terminal-file-missing = { $file }: diese Datei gibt es nicht
terminal-file-directory = { $file }: das ist ein Ordner
terminal-file-in-the-way = { $file }: wo ein Ordner sein müsste, steht eine Datei
terminal-file-forbidden = { $file }: dafür fehlt die Erlaubnis
terminal-file-impossible = { $file }: so kann keine Datei heißen
terminal-file-no-text = { $file }: das ist keine Textdatei
terminal-file-too-large = { $file }: die Datei ist zu groß; höchstens { $megabytes } MB werden gelesen
terminal-file-no-utf8 = { $file }: das ist kein UTF-8-Text (Byte { $byte })
terminal-file-nothing-inside = { $file }: in diesem Ordner ist weder ein Szenario noch eine Partie
terminal-file-disk-full = { $file }: auf dem Datenträger ist kein Platz mehr
terminal-file-refused = { $file }: das System lässt es nicht zu
terminal-file-system = { $file }: { $reason }

## The story of a game

terminal-story-runs = { $file }: Diese Partie ist nicht zu Ende, und eine Geschichte gibt es nur von beendeten.
terminal-story-luck = die Ausgangslage wird noch einmal gespielt
