### The rules, whole, as the page shows them; docs/rules.md decides. A clause R5.4 is `rules-r5-4` with its title
### `rules-r5-4-title`; where it depends on a setting of the edition, there is a text for each value. Spoken to a player.
###
### Within a text, " • " begins the next point of a list and " ¶ " a new paragraph; both stay as they are, as many in every
### language. R5.4 becomes a link by itself. Colours ($black, $white, $brown, $tan, $orange) are those of the edition that
### stand in this place, as nouns or after ×, never inflected. Other variables are money, already written ($12), except
### $ship, $box and $rounds, which are numbers.

rules = Regeln
rules-lead = Das Spiel in fünf Minuten, danach jede Regel mit ihrer Nummer. Oder drück auf „Jetzt spielen“ und lerne unterwegs: Was du tun kannst, leuchtet, und was nicht geht, sagt dir, warum.
# For screen readers: the list of chapters.
rules-contents = Kapitel
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] 1 Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-search-clear = Suche leeren
rules-edition = Ausgabe
# The table that the reader comes from. $rules is an edition with its options: Jumbo, Investment Bank.
rules-shown-table = An deinem Tisch gilt: { $rules }
# On a folded clause. $what is an edition or an option, several joined with "or".
rules-only = Nur mit: { $what }
# On a clause, before what other editions say. $what as above.
rules-with = Mit: { $what }
rules-without = Ohne: { $what }
rules-example = Beispiel

## In five minutes

rules-five = In fünf Minuten
rules-five-idea = Dir gehören eine Fabrik, ein Hafen und ein Schiff. Deine Maschinen produzieren Container, aber dein Schiff darf sie nicht in deinem eigenen Hafen abholen. Jemand anders kauft sie für den eigenen Hafen, ein Kapitän lädt sie dort, und auf der fremden Insel bieten alle außer diesem Kapitän auf die Ladung. Jeden Preis unterwegs legt ein Spieler fest.
rules-five-goal = Eine geheime Karte sagt dir, was jede Farbe auf der Insel für dich wert ist. Wer am Ende das meiste Geld hat, gewinnt.
# The way of a container, in five pictures.
rules-chain-machine = Deine Maschine produziert einen Container.
rules-chain-factory = Du bietest ihn in deinem Fabrikgeschäft an, für { $factory-low } bis { $factory-high }.
rules-chain-harbour = Jemand anders kauft ihn und bietet ihn im eigenen Hafengeschäft an, für { $harbour-low } bis { $harbour-high }.
rules-chain-ship = Ein Kapitän lädt ihn.
rules-chain-island = Auf der Insel bieten alle anderen auf die Ladung.
rules-five-turn = In deinem Zug zahlst du Zinsen für deine Kredite und hast dann bis zu zwei Aktionen: produzieren, für den Hafen kaufen, bauen, fahren, laden. Billige Container sind schnell weg; teure warten auf jemanden, der genau diese Farbe braucht.
rules-five-auction = Dein Schiff legt an der Insel an: Alle anderen bieten verdeckt auf alles, was du geladen hast. Nimm das höchste Angebot an, und die Bank zahlt dir noch einmal so viel; oder zahle selbst so viel und behalte die Ladung.
rules-five-card = Am Ende gibst du auf der Insel die Farbe ab, von der du am meisten hast. Dein größter Stapel sollte also eine Farbe sein, die du leicht hergibst. Hast du alle fünf Farben, zählt eine davon doppelt.
# Under a pile that is discarded.
rules-card-gone = abgegeben
# $count × $worth, under a pile: 2 × $10
rules-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
rules-card-sum = Diese Insel ist { $total } wert: Alle fünf Farben sind da, und der größte Stapel wird abgegeben.

## Words

rules-words-title = Begriffe
rules-words = • In deinem Fabrikgeschäft steht, was deine Maschinen produziert haben, jeder Container zu einem Preis für die Häfen der anderen. • In deinem Hafengeschäft steht, was du aus den Fabriken der anderen gekauft hast, jeder Container zu einem Preis für die Schiffe, die dort anlegen. • In deinem Gebiet auf der Insel liegt, was dir endgültig gehört. • Im Vorrat liegen für alle die Container, die noch niemand produziert hat. • Die Bank zahlt und nimmt Geld, so viel es auch ist. • Der Spieler rechts von dir, der immer direkt vor dir am Zug ist, ist dein Gewerkschaftsvorsitzender.

## R0

rules-r0-title = Ausgaben
rules-r0 = Es gibt das Spiel in vier Ausgaben mit kleinen Unterschieden. Hier stehen sie nebeneinander; die Regeln darunter sind die der oben gewählten Ausgabe. ¶ Diese Optionen können dazukommen: • die Anfängervariante (R4.7) • die Investmentbank, nur mit Jumbo (R9) • offenes Geld (R1.4) • ein anderes Rundenlimit (R10.3) ¶ Zu dritt reichen die Maschinen von Jumbo nicht, um alle Spielertafeln zu füllen. Das gehört zum Spiel.
# The rows of the table. Numbers are for 3, 4 and 5 players.
rules-row-field = Was
rules-row-containers = Container jeder Farbe mit 3 / 4 / 5 Spielern
rules-row-machines = Maschinen jeder Farbe
rules-row-warehouses = Lagerhäuser
rules-row-machine_spaces = Preise der Maschinen, von der ersten an
rules-row-warehouse_spaces = Preise der Lagerhäuser, vom ersten an
rules-row-factory_prices = Preise im Fabrikgeschäft
rules-row-harbour_prices = Preise im Hafengeschäft
rules-row-default = bei unbezahlten Zinsen werden gepfändet (R3)
rules-row-building_choice = wer „Maschine“ oder „Lagerhaus“ sagt (R3.6)
rules-row-all_zero = niemand bietet etwas (R8.6)
rules-row-tie_break = bei Gleichstand entscheiden (R10.8)
rules-row-colours = Farben
# A price: nothing.
rules-free = gratis
rules-choice-buildings = Container, dann Gebäude
rules-choice-cargo = nur Container
rules-choice-neighbour = rechter Nachbar
rules-choice-debtor = Schuldner
rules-choice-seller_decides = Verkäufer entscheidet
rules-choice-keeps_at_once = Verkäufer behält die Ladung sofort
rules-choice-keeps_after_extra = Verkäufer behält die Ladung nach dem zweiten Angebot
rules-choice-island = Container auf der Insel
rules-choice-factory = Container im Fabrikgeschäft

## R1

rules-r1-title = Spielaufbau
rules-r1-1-title = Spieler und Plätze
rules-r1-1 = Gespielt wird zu dritt, zu viert oder zu fünft. Die Plätze sind im Uhrzeigersinn Blau, Rot, Gelb, Grün und Lila; bei weniger Spielern bleiben die letzten frei. Dein rechter Nachbar sitzt auf dem Platz vor deinem, der von Blau auf dem letzten Platz. Wer beginnt, wird ausgelost.
rules-r1-2-title = Womit du beginnst
rules-r1-2 = Alle beginnen mit { $start }, einem Lagerhaus, einer Maschine, einem Container, einem Schiff auf der offenen See und einer Karte „Containerwert“. Keine zwei Spieler beginnen mit der gleichen Maschine. Der Container hat die Farbe der Maschine und steht für { $start-price } im Fabrikgeschäft. All das ist in den Zahlen von R0 enthalten.
rules-r1-3-title = Die Karten „Containerwert“
rules-r1-3 = Es gibt fünf Karten „Containerwert“. Eine Karte heißt nach ihrer Farbe zu $10, und jede Farbe steht in jeder Spalte einmal. Nicht ausgeteilte Karten werden nie gezeigt.
rules-r1-3-card = Karte
rules-r1-4-title = Was geheim ist
rules-r1-4 = Deine Karte „Containerwert“ ist bis zum Ende geheim. Dein Angebot ist geheim, bis alle geboten haben. Außer dem Bargeld liegt alles andere offen.
rules-r1-4-off = Auch dein Bargeld ist geheim, obwohl man mit gutem Gedächtnis jede Zahlung mitrechnen könnte.
rules-r1-4-on = Das Bargeld liegt offen: Alle sehen, wie viel die anderen haben.

## R2

rules-r2-title = Der Zug
rules-r2-1-title = Ablauf eines Zuges
rules-r2-1 = Gespielt wird im Uhrzeigersinn. Ein Zug läuft so ab: • Zinsen zahlen (R3) • mit der Investmentbank: den gewonnenen Posten abholen (R9.6) • mit der Anfängervariante: wenn du magst, einen Container im Inland verkaufen (R4.7) • bis zu zwei Aktionen ausführen
rules-r2-2-title = Die Aktionen
rules-r2-2 = Die Aktionen sind: • eine Maschine oder ein Lagerhaus kaufen (R4.1) • für dein Hafengeschäft einkaufen oder dort nur die Preise ändern (R4.2, R4.3) • produzieren (R4.4), als einzige Aktion nur einmal je Zug • fahren (R5.1) • laden, wo dein Schiff liegt (R5.3, R9.7) • mit der Investmentbank: den Makler anrufen oder jemanden dort überbieten (R9.2, R9.3) ¶ Wähle frei, in beliebiger Reihenfolge, gern auch zweimal dasselbe. Du darfst auch nach einer oder ganz ohne Aktion aufhören.
rules-r2-3-title = An der Insel endet der Zug
rules-r2-3 = Wenn du an der Insel anlegst, beginnt eine Versteigerung, und mit ihr endet dein Zug, auch wenn du noch eine Aktion hättest.
rules-r2-4-title = Wann der Zug vorbei ist
rules-r2-4 = Nach deiner zweiten Aktion endet dein Zug von selbst. Willst du leihen oder zurückzahlen, tu es vorher. Dadurch entgeht dir nichts, denn Aktionen kosten nur Geld und bringen keines. Überbietest du mit deiner zweiten Aktion jemanden beim Makler, endet der Zug, sobald die zurückgegebenen Container eingeräumt sind (R9.3).

## R3

rules-r3-title = Zinsen und Zahlungsausfall
rules-r3-1-title = Zinsen zahlen
rules-r3-1 = Zu Beginn deines Zuges schuldest du { $interest } für jeden deiner Kredite. Das Geld geht an die Bank; mit der Investmentbank für den ersten Kredit an Makler I, für den zweiten an Makler II. Solange du Bargeld hast, zahlst du, Dollar für Dollar. Was du zahlen kannst, musst du zahlen.
rules-r3-2-title = Ein Kredit und kein Bargeld
rules-r3-2 = Mit einem Kredit und ohne Bargeld hast du die Wahl: Nimm einen zweiten Kredit auf und zahle davon (der neue kostet erst im nächsten Zug Zinsen), oder lass dich pfänden. Mit zwei Krediten kannst du nichts mehr leihen; für alles, was du nicht zahlen kannst, wird gepfändet.
rules-r3-3-title = Was gepfändet wird: Container, dann Gebäude
rules-r3-3 = Jeder unbezahlte Kredit wird für sich abgerechnet, der zweite mit dem, was der erste übrig lässt: • Ein Container aus deinem Gebiet auf der Insel genügt. • Hast du dort keinen, kostet es zwei Container aus deinem Hafengeschäft. Was dort fehlt, kommt stattdessen aus deinem Fabrikgeschäft. Haben beide Geschäfte zusammen nur einen Container, genügt dieser. • Hast du nirgends einen Container, kostet es ein Gebäude: eine Maschine auf irgendeinem Platz außer den ersten beiden oder ein Lagerhaus über deine ersten zwei hinaus. Container auf deinem Schiff, an deinem Kai bei der Investmentbank oder auf der Zahlungskarte werden nie gepfändet, aber solange du einen davon hast, sind deine Gebäude sicher. • Gibt es nichts zu pfänden, werden dir diese Zinsen für diesen Zug erlassen. ¶ Den Kredit behältst du in jedem Fall.
rules-r3-4-title = Ein Beispiel mit zwei Krediten
rules-r3-4 = Du schuldest Zinsen für zwei Kredite und hast kein Bargeld, nichts auf der Insel, einen Container im Hafengeschäft und vier im Fabrikgeschäft. Der erste Kredit kostet den einen aus dem Hafengeschäft und einen aus dem Fabrikgeschäft. Für den zweiten ist das Hafengeschäft leer, also kostet er zwei aus dem Fabrikgeschäft. Vier Container sind weg, einer bleibt.
rules-r3-5-title = Was gepfändet wird: nur Container
rules-r3-5 = Jeder unbezahlte Kredit kostet einen Container, und zwar vom ersten dieser Orte, an dem einer ist: Gebiet auf der Insel, Schiff, Kai bei der Investmentbank, Hafengeschäft, Fabrikgeschäft. Sind alle leer, werden dir die Zinsen für diesen Zug erlassen. Gebäude werden nie gepfändet. Container auf der Zahlungskarte bleiben liegen, und mit Geld, das dort liegt, kannst du nicht zahlen.
rules-r3-6-title = Wer auswählt
rules-r3-6 = Der rechte Nachbar des Schuldners wählt aus, was gepfändet wird: welche Farbe, von welchem Preis, welches Gebäude.
rules-r3-6-neighbour = Wird ein Gebäude gepfändet, sagt der Nachbar auch, ob es eine Maschine oder ein Lagerhaus ist.
rules-r3-6-debtor = Kommen eine Maschine und ein Lagerhaus in Frage, sagt der Schuldner, welches von beiden. Welche Maschine es ist, wählt weiterhin der Nachbar.
rules-r3-7-title = Wohin es kommt
rules-r3-7 = Gepfändete Container sind aus dem Spiel und kommen nicht in den Vorrat zurück. Gebäude gehen in ihren Vorrat zurück und können wieder gekauft werden. Eine Maschine hinterlässt eine Lücke, und deine nächste Maschine kommt auf den billigsten freien Platz. Ein Lagerhaus wird immer vom teuersten Platz genommen, den du belegst.
rules-r3-7-example = Deine Maschinen stehen auf dem Gratisplatz und auf denen für $6, $9 und $12. Die auf $9 wird gepfändet. Deine nächste Maschine kostet $9 und füllt die Lücke.

## R4

rules-r4-title = Bauen, kaufen, produzieren
rules-r4-1-title = Maschine oder Lagerhaus kaufen
rules-r4-1 = Zahle der Bank den Preis deines billigsten freien Maschinenplatzes oder deines nächsten Lagerhausplatzes. Weitere Maschinen kosten { $machine-prices }, weitere Lagerhäuser { $warehouse-prices }. Du darfst keine zwei Maschinen gleicher Farbe besitzen, nicht ohne freien Platz bauen und nichts nehmen, was der Vorrat nicht hat. Ein neues Gebäude zählt ab sofort.
rules-r4-2-title = Für das Hafengeschäft kaufen
rules-r4-2 = Kauf aus dem Fabrikgeschäft eines Mitspielers einen oder mehrere Container, jeden zu seinem Preis. Ablehnen geht nicht. In dein Hafengeschäft passt ein Container je Lagerhaus. Danach darfst du für alles in deinem Hafengeschäft, alt und neu, die Preise festlegen, von { $harbour-low } bis { $harbour-high }. Bei einem zweiten Mitspieler zu kaufen ist eine zweite Aktion.
rules-r4-2-example = Im Fabrikgeschäft von Rot stehen 2 × { $black } für je $2, 1 × { $orange } für $4 und 1 × { $white } für $4. Blau nimmt 1 × { $black } und 1 × { $orange } und zahlt Rot $6.
rules-r4-3-title = Nur Preise ändern
rules-r4-3 = Du darfst dieselbe Aktion auch nutzen, ohne etwas zu kaufen, nur um in deinem Hafengeschäft die Preise zu ändern. Das geht selbst dann, wenn du nichts änderst oder das Geschäft leer ist.
rules-r4-4-title = Produzieren
rules-r4-4 = Zahle { $wage } an deinen Gewerkschaftsvorsitzenden, egal was dabei herauskommt; ohne dieses Geld kannst du nicht produzieren. Jede Maschine produziert dann einen Container ihrer Farbe, solange der Vorrat diese Farbe hat. In dein Fabrikgeschäft passen zwei Container je Maschine. Du musst alles produzieren, was Vorrat und Platz erlauben; reicht der Platz nur für einen Teil, wählst du aus. Danach darfst du für alles in deinem Fabrikgeschäft die Preise festlegen, von { $factory-low } bis { $factory-high }. Du darfst auch produzieren, wenn nichts entstehen kann: Dann zahlst du nur, um Preise zu ändern.
rules-r4-4-example = Du hast drei Maschinen und fünf Container im Fabrikgeschäft, in das sechs passen. Du zahlst { $wage } und produzierst einen Container; die Farbe wählst du unter denen deiner Maschinen, die der Vorrat noch hat.
rules-r4-5-title = Preise
rules-r4-5 = Zum selben Preis dürfen beliebig viele Container stehen.
rules-r4-6-title = Nie bei dir selbst
rules-r4-6 = Aus deinen eigenen Geschäften kaufst du nie.
rules-r4-7-title = Inlandsverkauf
rules-r4-7 = Einmal je Zug, nach den Zinsen und vor deinen Aktionen, darfst du einen Container aus deinem Fabrikgeschäft in den Vorrat zurücklegen und bekommst { $home } von der Bank. Nur wenn dein Fabrikgeschäft leer ist, darf er aus dem Hafengeschäft kommen. In deinem ersten Zug geht das nicht. Ob du verkaufst, entscheidest du vor deiner ersten Aktion; davor darfst du leihen oder zurückzahlen.

## R5

rules-r5-title = Schiffsfahrt
rules-r5-1-title = Immer eine Strecke
rules-r5-1 = Eine Aktion bringt dein Schiff eine Strecke weiter: von der offenen See in den Hafen eines Mitspielers, zur Insel oder zur Investmentbank, oder von dort zurück auf die offene See. Direkt von Hafen zu Hafen geht es nicht, und dein eigener Hafen ist für dein Schiff gesperrt.
rules-r5-2-title = Laden bei der Ankunft
rules-r5-2 = Wenn du in einem Hafen ankommst, darfst du gleich, als Teil der Fahrt, beliebig viele Container aus diesem Hafengeschäft zu ihren Preisen kaufen. Auf ein Schiff passen bis zu { $ship } Container. Der Besitzer kann nicht ablehnen.
rules-r5-2-example = Im Hafengeschäft von Rot stehen 2 × { $black } für je $3, 1 × { $brown } für $4 und 1 × { $tan } für $4. Blau läuft ein, nimmt 1 × { $black } und 1 × { $tan } und zahlt $7.
rules-r5-3-title = Noch einmal laden
rules-r5-3 = Solange du in einem Hafen liegst, kannst du eine Aktion zum Laden nutzen: Kauf dort einen oder mehrere Container, ohne zu fahren.
rules-r5-4-title = Liegen bleiben, und leere Schiffe
rules-r5-4 = Ein Schiff darf bleiben, wo es ist, so lange du willst. Ein leeres Schiff darf nicht zur Insel.

## R6

rules-r6-title = Kredite
rules-r6-1-title = Leihen
rules-r6-1 = Ein Kredit bringt { $loan } und kostet keine Aktion. Zwei darfst du haben. Leihen darfst du: • in deinem eigenen Zug, sobald die Zinsen erledigt sind und bis du an der Insel anlegst • um Zinsen zu zahlen, im Fall von R3.2 • beim Bieten, solange du dein Angebot dieser Runde nicht abgegeben hast • als Verkäufer, wenn du die Angebote siehst und noch nicht entschieden hast ¶ Du darfst nicht leihen, während dir etwas gepfändet wird oder während du zurückbekommene Container einräumst (R9.3).
rules-r6-2-title = Zurückzahlen
rules-r6-2 = Du darfst einen Kredit in deinem eigenen Zug zurückzahlen, immer die vollen { $loan }, nach den Zinsen und bevor du an der Insel anlegst. Auch das kostet keine Aktion.
rules-r6-3-title = Nie unter null
rules-r6-3 = Niemand hat je weniger als null. Alle sehen, wer leiht.
rules-r6-4-title = Nicht im selben Zug
rules-r6-4 = Hast du in deinem eigenen Zug geliehen, auch für Zinsen, darfst du in diesem Zug nicht zurückzahlen. Ein Kredit für ein Angebot im Zug eines anderen zählt nicht.

## R7

rules-r7-title = Ankunft an der Insel
rules-r7 = Wenn dein Schiff die Insel erreicht, wird seine ganze Ladung als ein Posten versteigert. Alle anderen bieten darauf, gleichzeitig und verdeckt. Du bietest nicht mit.

## R8

rules-r8-title = Die Versteigerung
rules-r8-1-title = Verdeckte Angebote
rules-r8-1 = Ein Angebot ist ein beliebiger ganzer Betrag von nichts bis zu deinem gesamten Bargeld. Die Angebote werden gemeinsam aufgedeckt. Nur der Betrag zählt. (Mehr als { $most-bid } nimmt das Programm für ein Angebot nicht an.)
rules-r8-2-title = Gleichstand
rules-r8-2 = Teilen sich mehrere das höchste Angebot, legt jeder von ihnen ein zweites verdecktes Angebot dazu, von nichts bis zum Rest des eigenen Bargelds. Beide zusammen sind jetzt das Angebot. Das geschieht einmal.
rules-r8-2-example = Rot und Gelb bieten beide $7. Rot hat noch $3 und legt $2 dazu, Gelb nichts: Das Angebot von Rot ist $9. Akzeptieren bringt dem Verkäufer $18.
rules-r8-3-title = Immer noch Gleichstand
rules-r8-3 = Steht es dann immer noch gleich, sucht sich der Verkäufer einen der Bieter mit dem gleichen Angebot aus oder lehnt alle ab.
rules-r8-4-title = Akzeptieren
rules-r8-4 = Der Verkäufer bekommt das Angebot vom Bieter und noch einmal so viel von der Bank. Die Ladung kommt in das Gebiet des Bieters auf der Insel.
rules-r8-4-example = Das höchste Angebot ist $12. Akzeptieren bringt dem Verkäufer $24; Ablehnen würde $12 kosten.
rules-r8-5-title = Ablehnen
rules-r8-5 = Der Verkäufer behält die Ladung im eigenen Gebiet auf der Insel und zahlt dafür der Bank, was am höchsten geboten war. Das Geld muss da sein; leihen ist erlaubt.
rules-r8-6-title = Niemand bietet etwas
rules-r8-6 = Was geschieht, wenn niemand auch nur einen Dollar bietet, hängt von der Ausgabe ab.
rules-r8-6-seller_decides = Alle liegen mit $0 gleichauf, und wie bei jedem Gleichstand gibt es ein zweites Angebot. Bringt auch das nichts, behält der Verkäufer die Ladung oder schenkt sie einem Bieter nach Wahl. Geld fließt nicht.
rules-r8-6-keeps_at_once = Der Verkäufer behält die Ladung umsonst, ohne zweites Angebot.
rules-r8-6-keeps_after_extra = Alle bieten ein zweites Mal. Bringt auch das nichts, behält der Verkäufer die Ladung umsonst.
rules-r8-7-title = Danach
rules-r8-7 = Das Schiff bleibt leer an der Insel, und der Zug des Verkäufers ist vorbei.

## R9

rules-r9-title = Die Investmentbank
rules-r9 = Eine Option von Jumbo: Drei Makler tauschen Geld gegen Container und Container gegen Geld.
rules-r9-1-title = Die Makler
rules-r9-1 = Jeder der drei Makler hat einen Platz für Geld und einen für Container. Am Anfang liegen auf den Geldplätzen $1, $2 und $3. Zwei Container liegen bei Makler I, einer bei Makler II. Sie werden nacheinander aus denen gelost, die in der Schachtel blieben: { $box } jeder Farbe, weniger die des Vorrats, aber mindestens einer jeder Farbe.
rules-r9-2-title = Den Makler anrufen
rules-r9-2 = Eine Aktion, wenn bei keinem Makler eine Versteigerung läuft. Zeig auf einen Platz, der nicht leer ist, und leg ein Angebot auf die Zahlungskarte: für einen Geldplatz einen oder mehrere Container aus deinem Fabrik- und deinem Hafengeschäft, für einen Containerplatz $1 oder mehr. Die Karte gehört jetzt dir.
rules-r9-3-title = Überbieten
rules-r9-3 = Eine Aktion, wenn die Versteigerung eines anderen läuft. Leg ein Angebot hin, das um mindestens einen Container oder um mindestens $1 höher ist. Die Karte geht an dich, und wer überboten wurde, hat sein Angebot sofort zurück: Geld auf die Hand, Container in die Geschäfte, aus denen sie kamen; dort bekommen nur sie neue Preise. Solange ein Container auf der Karte liegt, bleibt sein Platz im Geschäft frei.
rules-r9-4-title = Wann es nicht geht
rules-r9-4 = Du darfst weder anrufen noch überbieten in einem Zug, in dem du einen Posten abgeholt hast, und auch nicht, wenn das Spielende schon feststeht. Dich selbst kannst du nicht überbieten.
rules-r9-5-title = Nur eine auf einmal
rules-r9-5 = Es läuft nie mehr als eine Versteigerung bei den Maklern.
rules-r9-6-title = Abholen
rules-r9-6 = Gehört die Karte zu Beginn deines nächsten Zuges noch dir, bekommst du nach den Zinsen alles, was inzwischen auf dem Platz liegt: Geld auf die Hand, Container an deinen eigenen Kai bei der Bank, wo beliebig viele Platz haben. Dein Angebot wird Stück für Stück an die Makler I, II, III, I und so weiter verteilt, immer bei I beginnend; Container in der Reihenfolge, in der du sie hingelegt hast.
rules-r9-7-title = Laden am Kai
rules-r9-7 = Wenn du an der Bank ankommst, gern auch mit leerem Schiff, darfst du kostenlos Container von deinem Kai laden, bis { $ship } auf dem Schiff sind. Solange du dort liegst, kannst du mit einer Aktion noch einmal laden.
rules-r9-8-title = Am Ende
rules-r9-8 = Wie auch immer das Spiel endet: Eine laufende Versteigerung wird vor der Wertung abgeschlossen. Wer die Karte hat, bekommt den Posten, die Makler bekommen das Angebot.

## R10

rules-r10-title = Spielende und Schlusswertung
rules-r10-1-title = Wann das Spiel endet
rules-r10-1 = Fehlen nach einer Produktion zwei oder mehr Farben im Vorrat, steht das Ende fest, und nichts hält es mehr auf. Wer produziert hat, spielt den Zug noch zu Ende, auch die zweite Aktion, wenn noch eine übrig ist. Dann wird gewertet.
rules-r10-2-title = Farben, die zurückkommen
rules-r10-2 = Eine Farbe, die ein Inlandsverkauf vorher in den Vorrat zurückgebracht hat, gilt nicht als fehlend.
rules-r10-3-title = Das Rundenlimit
rules-r10-3 = Eine Runde geht von einem Zug des Startspielers bis zum nächsten. Sind { $rounds } Runden vollständig, ist Schluss, und alle werten, was sie haben; das Ergebnis sagt, dass es so endete. Zinsen, Gebäude und abgelehnte Angebote ziehen Geld vom Tisch ab, und ein Tisch ohne Geld käme sonst vielleicht nie zum Ende.
rules-r10-4-title = Alle fünf Farben
rules-r10-4 = Hast du in deinem Gebiet auf der Insel von jeder Farbe mindestens einen Container, zählt deine Farbe mit { $five }/{ $ten } je { $ten }, sonst je { $five }. Das wird vor dem Abgeben geprüft.
rules-r10-5-title = Das Abgeben
rules-r10-5 = Gib auf der Insel alle Container der Farbe ab, von der du am meisten hast. Liegen dabei mehrere Farben gleichauf, gib deine Farbe mit { $five }/{ $ten } ab, wenn sie darunter ist, sonst die, die dir am wenigsten wert ist.
rules-r10-6-title = Zusammenzählen
rules-r10-6 = Zähl zusammen: • dein Bargeld • jeden Container, der dir auf der Insel bleibt, nach deiner Karte • jeden Container im Hafengeschäft: { $harbour-worth } • jeden Container auf deinem Schiff und an deinem Kai bei der Investmentbank: { $afloat-worth } • jeden Container im Fabrikgeschäft: nichts • jeden Kredit: −{ $loan-cost } ¶ Die Summe darf unter null liegen.
rules-r10-7-title = Wer gewinnt
rules-r10-7 = Die höchste Summe gewinnt.
rules-r10-8-title = Gleichstand um den Sieg
rules-r10-8 = Bei Gleichstand um den ersten Platz gewinnt, wer am entscheidenden Ort mehr Container hat. Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
rules-r10-8-island = Es entscheidet die Insel, nach dem Abgeben.
rules-r10-8-factory = Es entscheidet das Fabrikgeschäft.

## The worked example of scoring

rules-examples-title = Eine Wertung als Beispiel
rules-examples = Deine Karte heißt { $orange }, deine Farbe mit $5/$10 ist { $tan }. Auf der Insel hast du 2 × { $black }, 4 × { $brown }, 4 × { $orange }, 3 × { $tan } und 2 × { $white }; im Hafengeschäft 3 und auf dem Schiff 2 Container; dazu einen Kredit. Dein Bargeld kommt jeweils noch dazu. • So, wie es ist: Alle Farben sind da, also zählt { $tan } $10. Am meisten hast du von { $orange } und { $brown }; { $brown } ist dir weniger wert und wird abgegeben. { $orange } 40 + { $tan } 30 + { $white } 12 + { $black } 8 + Hafengeschäft 6 + Schiff 6 − Kredit 11 = 91. • Mit 4 × { $tan } hast du von drei Farben gleich viele, und die Farbe mit $5/$10 wird abgegeben. { $orange } 40 + { $white } 12 + { $black } 8 + { $brown } 8 + 6 + 6 − 11 = 69. • Ganz ohne { $black } fehlt eine Farbe, also zählt { $tan } $5; { $brown } wird abgegeben. { $orange } 40 + { $tan } 15 + { $white } 12 + 6 + 6 − 11 = 68.

## Keys

rules-keys = Tasten
rules-keys-text = Alles geht auch allein mit der Tastatur, und jeden Zug kann man tippen.
