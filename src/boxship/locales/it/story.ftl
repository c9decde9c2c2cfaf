### The story of a finished game.
###
### $name, $payer and $payee are players or the bank, $names are players already joined with "and". $total, $amount, $price, $bid, $then,
### $brought, $actual, $deal, $rest, $first and $last are money, already written. $colour is a colour. $count and $done are numbers.

story = La storia di una partita
story-title =
    { $count ->
        [one] Come { $names } ha vinto con { $total }
       *[other] Come { $names } hanno condiviso la vittoria con { $total } a testa
    }
story-auction-count =
    { $count ->
        [one] C’è stata un’asta.
       *[other] Ci sono state { $count } aste.
    }
story-nav = In questa pagina
story-print = Stampa
story-eyes = Con gli occhi di chi
story-eyes-hint = Premi su qualcuno per vedere la partita con i suoi occhi.

## Worth by part

story-worth = Quanto valeva ciascuno
story-worth-lead = Denaro, isola, merce e prestiti alla fine. I prestiti stanno a sinistra dello zero.
story-rounds = { $name }, round per round
story-rounds-lead = Quanto avrebbe contato dopo ogni round, parte per parte. La linea è il totale tolti i prestiti.
story-rounds-cargo = ha preso un carico

## Auctions

story-auctions = Tutte le aste
story-auctions-lead = Sopra la linea le offerte, sotto quanto il carico ha reso a ciascuno alla fine, o avrebbe reso. La barra è il guadagno; a strisce è una perdita. La bandiera incorniciata l’ha preso.
story-auctions-corner = Round
story-seller = Vende
story-cargo = Carico
story-winner = Chi l’ha preso
story-gain = Guadagno
story-got = { $name } per { $price }
story-kept = { $name } l’ha tenuto per { $price }
story-kept-free = { $name } l’ha tenuto
story-brought = ha reso { $amount }
story-auction-cell = { $bid } · allora { $then } · alla fine { $brought }
story-bid-spoken = { $name } ha offerto { $bid }, rendeva { $brought }
story-show-auction = Mostra quest’asta sul tavolo

## Who judged well

story-judged = Chi ha giudicato bene
story-judged-gain = { $name } ha guadagnato di più con i carichi: { $amount }.
story-judged-near = Le offerte di { $name } erano le più vicine a quanto i carichi hanno reso: { $amount } di scarto in media.
story-judged-lead = Giudicato dalla fine della partita, che nessuno poteva conoscere al momento dell’offerta.
story-column-bought = carichi
story-column-paid = pagato
story-column-brought = reso
story-column-bids = offerte
story-column-off = scarto
story-column-bias = in media
story-bids-below = { $amount } di meno
story-bids-above = { $amount } di troppo
story-bids-even = proprio giusto
story-dollars = ${ $amount }

## Money

story-money-lead = I flussi della persona scelta sono forti, gli altri pallidi.
story-matrix = Chi ha pagato chi
story-all = tutto
story-in-words = A parole
story-paid = { $payer } ha pagato { $amount } a { $payee }: { $parts }.
story-part = { $stage } { $amount }
story-stages = Per che cosa
story-stages-lead = Ricevuto meno pagato, dal denaro all’inizio a quello alla fine.
story-cash-start = Denaro all’inizio
story-cash-end = Denaro alla fine
story-stage-wages = salari
story-stage-factory = merce delle fabbriche
story-stage-harbour = merce dei porti
story-stage-auction = carichi all’asta
story-stage-subsidy = sussidi
story-stage-building = macchinari e magazzini
story-stage-loan = prestiti
story-stage-interest = interessi
story-stage-bank = Banca d’investimento
story-stage-home_sale = vendite interne

## Prices

story-prices = I prezzi nel tempo
story-prices-lead = Il prezzo medio chiesto in tutti i depositi. Linea spessa: porti. Linea tratteggiata: fabbriche. Anelli: che cosa ha comprato { $name }, e quando.
story-price-panel = Prezzi del colore { $colour }, round per round. Le cifre sono nella tabella.
story-price-ends = { $first } → { $last }
story-price-factory = { $colour }, fabbriche
story-price-harbour = { $colour }, porti

## Luck

story-luck = La fortuna iniziale
story-luck-lead = La stessa situazione iniziale, rigiocata da capitani in tutti i posti: quanto guadagnano più della media del loro tavolo è ciò che dà la situazione iniziale. Ci vuole circa un minuto.
story-luck-begin = Rigioca la situazione iniziale
story-luck-playing = Partite giocate: { $done } su { $count }.
story-luck-played =
    { $count ->
        [one] È stata giocata una partita.
       *[other] Sono state giocate { $count } partite.
    }
story-luck-failed = Non è stato possibile rigiocare la situazione iniziale.
story-luck-row = { $actual } rispetto al tavolo: la situazione iniziale { $deal }, tutto il resto { $rest }
story-luck-note = «Tutto il resto» è il proprio gioco, quello degli altri e il caso: una sola partita non può distinguerli. Tra capitani, il vero valore della situazione iniziale è nell’intervallo ± 19 volte su 20.
