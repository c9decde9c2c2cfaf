### How to play: the whole game on one page. Short sentences, spoken to a player. Numbers are those of the classic rules.

help = Come si gioca
help-lead = Pochi minuti di lettura. Oppure premi “Gioca” e impara strada facendo: ciò che puoi fare è acceso, e ciò che non puoi fare dice perché.
# For screen readers: the list of chapters.
help-contents = Capitoli

## The idea

help-idea = L’idea
help-idea-text = Hai una fabbrica, un porto e una nave. Produci container, ma non puoi trasportare i tuoi. Un altro giocatore li compra per il suo porto, un capitano li carica lì, e sull’isola straniera tutti fanno offerte per il carico. Lungo tutta la strada i prezzi li fanno i giocatori.
help-idea-goal = Una carta segreta dice quanto vale per te ogni colore sull’isola. Alla fine vince chi ha più denaro.
# The way of a container, in five pictures.
help-chain-machine = Il tuo macchinario produce un container.
help-chain-factory = Lo offri nel tuo deposito industriale, da $1 a $4.
help-chain-harbour = Un vicino lo compra e lo offre nel suo porto, da $2 a $6.
help-chain-ship = Un capitano lo carica.
help-chain-island = Sull’isola tutti gli altri fanno offerte per il carico.

## The turn

help-turn = Il tuo turno
help-turn-text = Prima paghi $1 di interessi per ognuno dei tuoi prestiti. Poi fai fino a due azioni, nell’ordine che vuoi. Puoi fare due volte la stessa cosa, tranne produrre.
help-turn-action = Azione
help-turn-meaning = Che cosa fa
help-action-produce = Produrre
help-action-produce-line = Paga $1 al giocatore alla tua destra. Ognuno dei tuoi macchinari produce un container, finché la scorta ha il suo colore e il tuo deposito industriale ha posto: due posti per macchinario. Poi fissa i prezzi di tutto il tuo deposito industriale.
help-action-buy = Comprare per il porto
help-action-buy-line = Compra quanti container vuoi dal deposito industriale di un solo giocatore. Il tuo deposito portuale ne contiene uno per magazzino. Poi fissa i prezzi di tutto il tuo deposito portuale.
help-action-reprice = Riorganizzare i prezzi del porto
help-action-reprice-line = Cambia soltanto i prezzi del tuo deposito portuale.
help-action-machine = Comprare un macchinario
help-action-machine-line = Ognuno dei tuoi produce un colore diverso. Il secondo costa $6, poi $9, poi $12.
help-action-warehouse = Comprare un magazzino
help-action-warehouse-line = Il secondo costa $4, poi $5, $6 e $7.
help-action-sail = Navigare
help-action-sail-line = Dal mare aperto al porto di un altro giocatore o all’isola, o di nuovo in mare aperto. Quando arrivi in un porto puoi caricare subito.
help-action-load = Caricare
help-action-load-line = Compra ancora nel porto in cui si trova la tua nave.

## Prices

help-prices = I prezzi
help-prices-text = Chi paga il tuo prezzo ottiene il container. Non puoi rifiutare, e non puoi comprare da te. Ciò che costa poco va via in fretta; ciò che costa caro aspetta qualcuno che ha bisogno proprio di quel colore. Fissi i prezzi quando produci e quando compri: pensa quindi ai prossimi turni degli altri.

## Ships

help-ships = Le navi
help-ships-text = Una nave porta cinque container. Da un porto raggiunge l’isola solo passando per il mare aperto, quindi servono due azioni. Non entra mai nel proprio porto, e non va all’isola vuota.

## The auction

help-auction = L’asta
help-auction-text = Quando la tua nave attracca all’isola, il tuo turno finisce e tutto il tuo carico è in vendita. Tutti gli altri offrono in segreto e rivelano insieme le offerte. Chi è in parità per l’offerta più alta aggiunge una seconda offerta segreta, una volta sola. Poi decidi tu.
help-auction-accept = Accettare
help-auction-accept-line = Il maggior offerente ti paga, e il governo ti paga altrettanto. Il carico va nella sua area sull’isola. Con un’offerta di $12 ricevi $24.
help-auction-decline = Rifiutare
help-auction-decline-line = Paghi l’offerta più alta alla banca e tieni il carico per la tua area sull’isola. Con un’offerta di $12 paghi $12.

## The value card

help-card = La tua carta valore
help-card-text = Solo tu sai quanto vale per te ogni colore sull’isola. Ogni giocatore ha una carta diversa.
help-card-double = Un colore conta $5, oppure $10 se alla fine hai tutti e cinque i colori sull’isola.
help-card-drops = Alla fine scarti tutti i container del colore che hai in maggior numero. In caso di parità è il colore da $5 o $10, altrimenti quello che per te vale meno.
help-card-tip = La pila più alta dovrebbe quindi essere di un colore che puoi perdere senza rimpianti.
# Under a pile that is thrown away.
help-card-gone = scartato
# $count × $worth, under a pile: 2 × $10
help-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
help-card-sum = Quest’isola conta { $total }: ci sono tutti e cinque i colori, e quelli marroni si scartano.

## Loans

help-loans = I prestiti
help-loans-text = Puoi richiedere $10 quasi in ogni momento del tuo turno, prima di un’offerta e prima di decidere sulle offerte; al massimo due prestiti. Ognuno costa $1 all’inizio di ogni tuo turno, e rimborsi $10 quando vuoi in un tuo turno.
help-loans-default = Se non puoi pagare gli interessi, il giocatore alla tua destra ti confisca qualcosa: un container dalla tua area sull’isola; se lì non ne hai, due dai depositi portuale e industriale; se non hai nessun container, un edificio.

## The end

help-end = La fine
help-end-text = La partita finisce dopo il turno in cui due colori della scorta si sono esauriti.
help-end-count = Poi si conta tutto:
help-end-cash = Denaro
help-end-cash-line = conta così com’è
help-end-island = Isola
help-end-island-line = secondo la tua carta valore, senza il colore scartato
help-end-harbour = Deposito portuale
help-end-harbour-line = $2 per container
help-end-ship = Nave
help-end-ship-line = $3 per container
help-end-factory = Deposito industriale
help-end-factory-line = niente
help-end-loans = Prestiti
help-end-loans-line = −$11 per prestito

## Variants

help-variants = Varianti
help-variants-text = Le scegli quando prepari un tavolo.
help-variants-bank = Con la Banca d’investimento un’azione può chiamare un broker: offri denaro per i suoi container, o container per il suo denaro. Gli altri possono rilanciare, anche loro con un’azione. Se nessuno l’ha fatto entro il tuo prossimo turno, il lotto è tuo; i container aspettano sul tuo molo alla banca finché la tua nave non li ritira, gratis.

## Keys

help-keys = Tasti
help-keys-text = Tutto funziona anche solo con la tastiera, e ogni decisione si può scrivere come riga.
