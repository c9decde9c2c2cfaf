# The kit on paper, made by `boxship print`. Titles of sheets, and words on pieces; there is little room on both.

print-title = Boxship om te printen
print-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
print-lead = Print alle bladen op ware grootte (100%), liefst op stevig papier, en knip langs de stippellijnen. De spelersborden en het eiland blijven heel. Hier staat wat jullie nodig hebben, en wat je in plaats daarvan kunt gebruiken als je liever niet knipt.
print-notice = Boxship is een onafhankelijk fanproject. De teksten en tekeningen zijn van ons. Kopieer deze bladen zo vaak je wilt.
print-note-cut = uitknippen
print-note-whole = heel laten

print-boards = Spelersborden
print-boards-instead = Eén per speler: links de fabriek, rechts de haven.
print-cards = Containerwaardekaarten
print-cards-instead = Schud ze, geef iedereen er één gedekt en leg de rest ongezien weg.
print-containers = Containers
print-containers-instead = Houten blokjes in vijf kleuren werken net zo goed.
print-buildings = Machines en warenhuizen
print-machines = Machines
print-machines-instead = Grotere blokjes, of munten op een papiertje in de juiste kleur.
print-warehouses = Warenhuizen
print-warehouses-instead = Willekeurige fiches in één kleur.
print-ships = Schepen
print-ships-instead = Er passen vijf containers op het dek. Een speelgoedbootje is nog leuker.
print-loans = Leningen
print-loans-instead = Twee per speler.
print-notes = Geld
print-notes-instead = Met pokerfiches gaat het sneller. Houd je geld in elk geval verborgen.

# On a value card, above its colours.
print-card = Wat het jou waard is
# On a loan: “Loan $10”.
print-loan = Lening
# On a loan. $interest is money.
print-loan-interest = elke beurt { $interest } rente
# On the marker of whoever began.
print-first = Begint
# Above a broker's spaces. $name is I, II or III.
print-broker = Makelaar { $name }
print-broker-money = Geld
print-broker-containers = Containers
# Where the bid of the open auction lies.
print-payment = Betalingskaart: het bod van de lopende veiling
# Under a player's name at the bank: what they won lies there.
print-dock = kade
print-aid = Je beurt in het kort
