# The kit on paper, made by `boxship print`. Titles of sheets, and words on pieces; there is little room on both.

print-title = Boxship zum Ausdrucken
print-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
print-lead = Druckt alle Blätter in Originalgröße (100 %), am besten auf festes Papier, und schneidet an den gestrichelten Linien. Die Spielertafeln und die Insel bleiben ganz. Hier steht, was ihr braucht und was es ersetzen kann, falls ihr lieber nicht schneidet.
print-notice = Boxship ist ein unabhängiges Fanprojekt. Texte und Zeichnungen stammen von uns. Kopiert diesen Bogen, so oft ihr wollt.
print-note-cut = ausschneiden
print-note-whole = ganz lassen

print-boards = Spielertafeln
print-boards-instead = Eine für jede Person: links die Fabrik, rechts der Hafen.
print-cards = Karten „Containerwert“
print-cards-instead = Mischen, jeder Person verdeckt eine geben, den Rest ungesehen weglegen.
print-containers = Container
print-containers-instead = Holzwürfel in fünf Farben gehen genauso gut.
print-buildings = Maschinen und Lagerhäuser
print-machines = Maschinen
print-machines-instead = Größere Würfel, oder Münzen auf Zetteln in der richtigen Farbe.
print-warehouses = Lagerhäuser
print-warehouses-instead = Beliebige Spielsteine in einer Farbe.
print-ships = Schiffe
print-ships-instead = Fünf Container passen aufs Deck. Noch schöner ist ein Spielzeugschiff.
print-loans = Kredite
print-loans-instead = Zwei für jede Person.
print-notes = Geld
print-notes-instead = Pokerchips gehen schneller von der Hand. Haltet euer Geld in jedem Fall verdeckt.

# On a value card, above its colours.
print-card = Was es dir wert ist
# On a loan: “Loan $10”.
print-loan = Kredit
# On a loan. $interest is money.
print-loan-interest = { $interest } Zinsen in jedem Zug
# On the marker of whoever began.
print-first = Fängt an
# Above a broker's spaces. $name is I, II or III.
print-broker = Makler { $name }
print-broker-money = Geld
print-broker-containers = Container
# Where the bid of the open auction lies.
print-payment = Zahlungskarte: das Angebot der laufenden Versteigerung
# Under a player's name at the bank: what they won lies there.
print-dock = Kai
print-aid = Dein Zug auf einen Blick
