### At a real table: what lies there is counted, and the game can be printed.
###
### $name and $names are players, already joined with "and". $colour is a colour. $count is a number.

paper = A un tavolo vero
paper-lead = Conta una partita giocata con plance e pezzi, o stampane una.
paper-count = Conta una partita
paper-count-lead = Inserisci che cosa c’è davanti a ciascuno alla fine. Il conteggio segue le regole mentre scrivi.
paper-players = Giocatori
paper-card = Carta valore
paper-card-line = Il colore che vale $10
paper-on-island = { $name } sull’isola
paper-island = Container sull’isola
paper-factory = Deposito industriale
paper-tie = solo in caso di parità
paper-same-card = { $names } hanno la stessa carta valore, e ogni carta c’è una volta sola.
paper-too-many = Troppi container di colore { $colour }: il gioco ne ha { $count } in tutto.
paper-clear = Svuota il tavolo
paper-kit = Stampa il gioco
paper-kit-lead = Il gioco in PDF da stampare, ritagliare e giocare: plance, pezzi, carte, denaro, riassunti e regole, nella tua lingua. Ci vogliono alcuni secondi.
paper-size = Carta
paper-a4 = A4
paper-letter = US Letter
paper-make = Crea il PDF
paper-making = In preparazione…
