# The kit on paper, made by `boxship print`. Titles of sheets, and words on pieces; there is little room on both.

print-title = Boxship da stampare
print-players =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
print-lead = Stampate tutti i fogli a grandezza naturale (100%), se potete su cartoncino, e ritagliate lungo le linee tratteggiate. I pannelli e l’isola restano interi. Ecco che cosa vi serve, e con che cosa sostituirlo se preferite non ritagliare.
print-notice = Boxship è un progetto indipendente di appassionati. Testi e disegni sono nostri. Copiate questi fogli quante volte volete.
print-note-cut = da ritagliare
print-note-whole = da lasciare intero

print-boards = Pannelli giocatore
print-boards-instead = Uno a testa: la fabbrica a sinistra, il porto a destra.
print-cards = Carte valore
print-cards-instead = Mescolatele, datene una coperta a ciascuno e mettete via le altre senza guardarle.
print-containers = Container
print-containers-instead = Vanno bene anche cubetti di legno di cinque colori.
print-buildings = Macchinari e magazzini
print-machines = Macchinari
print-machines-instead = Cubetti più grandi, o monete su foglietti del colore giusto.
print-warehouses = Magazzini
print-warehouses-instead = Segnalini qualsiasi di un solo colore.
print-ships = Navi
print-ships-instead = Sul ponte ci stanno cinque container. Una barchetta giocattolo è ancora più bella.
print-loans = Prestiti
print-loans-instead = Due a testa.
print-notes = Denaro
print-notes-instead = Con le fiches si fa prima. In ogni caso, tenete nascosto il vostro denaro.

# On a value card, above its colours.
print-card = Quanto vale per te
# On a loan: “Loan $10”.
print-loan = Prestito
# On a loan. $interest is money.
print-loan-interest = { $interest } di interessi a ogni turno
# On the marker of whoever began.
print-first = Comincia
# Above a broker's spaces. $name is I, II or III.
print-broker = Broker { $name }
print-broker-money = Denaro
print-broker-containers = Container
# Where the bid of the open auction lies.
print-payment = Carta di pagamento: l’offerta dell’asta aperta
# Under a player's name at the bank: what they won lies there.
print-dock = molo
print-aid = Il tuo turno in breve
