### The rules, whole, as the page shows them; docs/rules.md decides. A clause R5.4 is `rules-r5-4` with its title
### `rules-r5-4-title`; where it depends on a setting of the edition, there is a text for each value. Spoken to a player.
###
### Within a text, " • " begins the next point of a list and " ¶ " a new paragraph; both stay as they are, as many in every
### language. R5.4 becomes a link by itself. Colours ($black, $white, $brown, $tan, $orange) are those of the edition that
### stand in this place, as nouns or after ×, never inflected. Other variables are money, already written ($12), except
### $ship, $box and $rounds, which are numbers.

rules = Regole
rules-lead = Il gioco in cinque minuti, poi ogni regola con il suo numero. Oppure premi “Gioca” e impara strada facendo: ciò che puoi fare è acceso, e ciò che non puoi fare dice perché.
# For screen readers: the list of chapters.
rules-contents = Capitoli
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Non ho trovato niente.
        [one] 1 regola trovata.
       *[other] { $count } regole trovate.
    }
rules-search-clear = Cancella la ricerca
rules-edition = Edizione
# The table that the reader comes from. $rules is an edition with its options: Jumbo, Investment Bank.
rules-shown-table = Il tuo tavolo gioca: { $rules }
# On a folded clause. $what is an edition or an option, several joined with "or".
rules-only = Solo con: { $what }
# On a clause, before what other editions say. $what as above.
rules-with = Con: { $what }
rules-without = Senza: { $what }
rules-example = Esempio

## In five minutes

rules-five = In cinque minuti
rules-five-idea = Hai una fabbrica, un porto e una nave. I tuoi macchinari producono container, ma la tua nave non può caricarli nel tuo porto. Un altro giocatore li compra per il suo, un capitano li carica lì, e sull’isola straniera tutti tranne quel capitano fanno un’offerta per il carico. Lungo tutta la strada i prezzi li decidono i giocatori.
rules-five-goal = Una carta segreta dice quanto vale per te ogni colore sull’isola. Alla fine vince chi ha più denaro.
# The way of a container, in five pictures.
rules-chain-machine = Il tuo macchinario produce un container.
rules-chain-factory = Lo offri nel tuo deposito industriale, da { $factory-low } a { $factory-high }.
rules-chain-harbour = Un altro giocatore lo compra e lo offre nel suo deposito portuale, da { $harbour-low } a { $harbour-high }.
rules-chain-ship = Un capitano lo carica.
rules-chain-island = Sull’isola tutti gli altri fanno un’offerta per il carico.
rules-five-turn = Nel tuo turno paghi gli interessi sui tuoi prestiti, poi fai fino a due azioni: produrre, comprare per il porto, costruire, navigare, caricare. I container a buon prezzo vanno via in fretta; quelli cari aspettano qualcuno che abbia bisogno proprio di quel colore.
rules-five-auction = La tua nave arriva all’isola: tutti gli altri fanno un’offerta segreta per tutto ciò che porti. Accetta la più alta, e la banca ti paga altrettanto; oppure paga tu quella somma e tieni il carico.
rules-five-card = Alla fine scarti il colore che hai in maggior numero sull’isola: la pila più alta dovrebbe quindi essere di un colore che puoi perdere senza rimpianti. Con tutti e cinque i colori, uno di essi vale il doppio.
# Under a pile that is discarded.
rules-card-gone = scartati
# $count × $worth, under a pile: 2 × $10
rules-card-pile = { $count } × { $worth }
# The sum of an example island. $total is money.
rules-card-sum = Quest’isola vale { $total }: ci sono tutti e cinque i colori, e la pila più alta si scarta.

## Words

rules-words-title = Parole
rules-words = • Nel tuo deposito industriale c’è ciò che hanno prodotto i tuoi macchinari, ogni container a un prezzo per i porti degli altri. • Nel tuo deposito portuale c’è ciò che hai comprato dalle fabbriche degli altri, ogni container a un prezzo per le navi che vi attraccano. • Nella tua area dell’isola c’è ciò che è tuo per sempre. • La scorta è il mucchio comune dei container che nessuno ha ancora prodotto. • La banca paga e incassa senza limiti. • Il giocatore alla tua destra, che gioca subito prima di te, è il tuo boss del sindacato.

## R0

rules-r0-title = Edizioni
rules-r0 = Quattro edizioni raccontano lo stesso gioco con piccole differenze. Eccole una accanto all’altra; le regole che seguono sono quelle dell’edizione scelta sopra. ¶ Si possono aggiungere queste opzioni: • la variante principianti (R4.7) • la Banca d’investimento, solo con Jumbo (R9) • il denaro visibile (R1.4) • un altro limite di round (R10.3) ¶ In tre giocatori i macchinari di Jumbo non bastano a riempire tutti i pannelli. Fa parte del gioco.
# The rows of the table. Numbers are for 3, 4 and 5 players.
rules-row-field = Che cosa
rules-row-containers = container di ogni colore con 3 / 4 / 5 giocatori
rules-row-machines = macchinari di ogni colore
rules-row-warehouses = magazzini
rules-row-machine_spaces = prezzi dei macchinari, dal primo in poi
rules-row-warehouse_spaces = prezzi dei magazzini, dal primo in poi
rules-row-factory_prices = prezzi nel deposito industriale
rules-row-harbour_prices = prezzi nel deposito portuale
rules-row-default = gli interessi non pagati costano (R3)
rules-row-building_choice = chi dice “macchinario” o “magazzino” (R3.6)
rules-row-all_zero = nessuno offre niente (R8.6)
rules-row-tie_break = in caso di parità decidono (R10.8)
rules-row-colours = colori
# A price: nothing.
rules-free = gratis
rules-choice-buildings = container, poi edifici
rules-choice-cargo = solo container
rules-choice-neighbour = il vicino di destra
rules-choice-debtor = il debitore
rules-choice-seller_decides = decide il venditore
rules-choice-keeps_at_once = il venditore tiene subito il carico
rules-choice-keeps_after_extra = il venditore tiene il carico dopo la seconda offerta
rules-choice-island = i container sull’isola
rules-choice-factory = i container nel deposito industriale

## R1

rules-r1-title = Preparazione
rules-r1-1-title = Giocatori e posti
rules-r1-1 = Si gioca da tre a cinque. I posti sono, in senso orario, Blu, Rosso, Giallo, Verde e Viola; se si è in meno, gli ultimi restano vuoti. Il tuo vicino di destra è al posto prima del tuo, e quello di Blu all’ultimo. Chi comincia si tira a sorte.
rules-r1-2-title = Con che cosa cominci
rules-r1-2 = Ognuno comincia con { $start }, un magazzino, un macchinario, un container, una nave in mare aperto e una carta valore. Due giocatori non cominciano mai con lo stesso macchinario. Il container ha il colore del macchinario e sta nel deposito industriale a { $start-price }. Tutto questo è compreso nei numeri di R0.
rules-r1-3-title = Le carte valore
rules-r1-3 = Ci sono cinque carte valore. Una carta prende il nome dal suo colore da $10, e ogni colore sta una volta in ogni colonna. Le carte non distribuite non si mostrano mai.
rules-r1-3-card = Carta
rules-r1-4-title = Che cosa è segreto
rules-r1-4 = La tua carta valore è segreta fino alla fine. La tua offerta è segreta finché non hanno offerto tutti. Tranne il denaro in mano, tutto il resto è visibile a tutti.
rules-r1-4-off = Anche il tuo denaro in mano è segreto, benché una buona memoria basti a seguire ogni pagamento.
rules-r1-4-on = Il denaro è visibile: tutti vedono quanto hanno in mano gli altri.

## R2

rules-r2-title = Il turno
rules-r2-1-title = L’ordine di un turno
rules-r2-1 = Si gioca in senso orario. Un turno si svolge così: • paghi gli interessi (R3) • con la Banca d’investimento, ritiri il lotto che hai vinto (R9.6) • con la variante principianti, fai una vendita interna se vuoi (R4.7) • fai fino a due azioni
rules-r2-2-title = Le azioni
rules-r2-2 = Le azioni sono: • comprare un macchinario o un magazzino (R4.1) • comprare per il tuo deposito portuale, o solo riorganizzarne i prezzi (R4.2, R4.3) • produrre (R4.4), l’unica azione che si fa una sola volta per turno • navigare (R5.1) • caricare dove si trova la tua nave (R5.3, R9.7) • con la Banca d’investimento, chiamare il broker o rilanciare (R9.2, R9.3) ¶ Scegli liberamente, nell’ordine che vuoi, anche due volte la stessa. Puoi anche fermarti dopo un’azione o senza farne.
rules-r2-3-title = Arrivare all’isola chiude il turno
rules-r2-3 = Arrivare all’isola apre un’asta, e l’asta chiude il tuo turno, anche se ti restava un’azione.
rules-r2-4-title = Quando il turno è finito
rules-r2-4 = Dopo la seconda azione il tuo turno finisce da solo. Se vuoi prendere o rimborsare un prestito, fallo prima. Non ci perdi nulla, perché le azioni costano denaro e non ne portano mai. Se con la seconda azione rilanci dal broker, il turno finisce quando il giocatore superato ha rimesso a posto i suoi container (R9.3).

## R3

rules-r3-title = Interessi e insolvenza
rules-r3-1-title = Pagare gli interessi
rules-r3-1 = All’inizio del tuo turno devi { $interest } per ogni prestito che hai. Vanno alla banca; con la Banca d’investimento, al broker I per il primo prestito e al broker II per il secondo. Finché hai denaro paghi, dollaro per dollaro. Ciò che puoi pagare, devi pagarlo.
rules-r3-2-title = Un prestito e niente denaro
rules-r3-2 = Con un prestito e senza denaro puoi scegliere: prendi un secondo prestito e paghi con quello (il nuovo costa interessi dal turno dopo), oppure subisci la confisca. Con due prestiti non resta più niente da prendere, e per ciò che non puoi pagare c’è la confisca.
rules-r3-3-title = Che cosa si confisca: container, poi edifici
rules-r3-3 = Ogni prestito non pagato si salda a parte, il secondo con ciò che il primo ha lasciato: • Basta un container della tua area dell’isola. • Se lì non ne hai, costa due container del tuo deposito portuale. Quelli che mancano vengono dal tuo deposito industriale. Se i due depositi ne hanno uno solo in tutto, basta quello. • Se non hai container da nessuna parte, costa un edificio: un macchinario su qualunque spazio tranne i primi due, o un magazzino oltre i tuoi primi due. I container sulla tua nave, sul tuo molo alla Banca d’investimento o sulla carta di pagamento non si confiscano mai, ma finché ne hai uno i tuoi edifici sono al sicuro. • Se non c’è niente da confiscare, questi interessi ti sono condonati per questo turno. ¶ In ogni caso il prestito ti resta.
rules-r3-4-title = Un esempio con due prestiti
rules-r3-4 = Devi gli interessi di due prestiti. Non hai né denaro né container sull’isola; ne hai uno nel deposito portuale e quattro in quello industriale. Il primo prestito costa quello del deposito portuale e uno di quello industriale. Per il secondo il deposito portuale è vuoto: costa due container del deposito industriale. Quattro container se ne vanno, ne resta uno.
rules-r3-5-title = Che cosa si confisca: solo container
rules-r3-5 = Ogni prestito non pagato costa un container, preso dal primo di questi luoghi che ne ha: area dell’isola, nave, molo alla Banca d’investimento, deposito portuale, deposito industriale. Se sono tutti vuoti, gli interessi ti sono condonati per questo turno. Gli edifici non si confiscano mai. I container sulla carta di pagamento restano lì, e con il denaro che vi si trova non si può pagare.
rules-r3-6-title = Chi sceglie
rules-r3-6 = Il vicino di destra del debitore sceglie che cosa se ne va: quale colore, da quale prezzo, quale edificio.
rules-r3-6-neighbour = Quando si confisca un edificio, il vicino dice anche se è un macchinario o un magazzino.
rules-r3-6-debtor = Se si potrebbero confiscare sia un macchinario sia un magazzino, il debitore dice quale dei due. Quale macchinario sia, lo sceglie comunque il vicino.
rules-r3-7-title = Dove va a finire
rules-r3-7 = I container confiscati escono dal gioco e non tornano nella scorta. Gli edifici tornano nella loro scorta e si possono ricomprare. Un macchinario lascia un vuoto sul suo spazio, e il prossimo che compri va sullo spazio vuoto più economico. Un magazzino si toglie sempre dallo spazio più caro che usi.
rules-r3-7-example = I tuoi macchinari stanno sullo spazio gratis e su quelli da $6, $9 e $12. Quello da $9 viene confiscato. Il tuo prossimo macchinario costa $9 e riempie il vuoto.

## R4

rules-r4-title = Costruire, comprare, produrre
rules-r4-1-title = Comprare un macchinario o un magazzino
rules-r4-1 = Paga alla banca il prezzo del tuo spazio vuoto più economico per i macchinari o del tuo prossimo spazio per i magazzini. I macchinari successivi costano { $machine-prices }, i magazzini successivi { $warehouse-prices }. Non puoi avere due macchinari dello stesso colore, costruire senza uno spazio vuoto o prendere ciò che la scorta non ha. Un nuovo edificio vale da subito.
rules-r4-2-title = Comprare per il deposito portuale
rules-r4-2 = Scegli un altro giocatore e compra uno o più container dal suo deposito industriale, ognuno al suo prezzo. Non può rifiutare. Il tuo deposito portuale contiene un container per ogni magazzino. Poi puoi dare nuovi prezzi a tutto il tuo deposito portuale, vecchio e nuovo, da { $harbour-low } a { $harbour-high }. Comprare da un secondo giocatore è una seconda azione.
rules-r4-2-example = Il deposito industriale di Rosso contiene 2 × { $black } a $2, 1 × { $orange } a $4 e 1 × { $white } a $4. Blu prende 1 × { $black } e 1 × { $orange } e paga $6 a Rosso.
rules-r4-3-title = Solo riorganizzare i prezzi
rules-r4-3 = Puoi usare la stessa azione senza comprare niente, solo per cambiare i prezzi del tuo deposito portuale. È permesso anche se non cambi niente, e anche se il deposito è vuoto.
rules-r4-4-title = Produrre
rules-r4-4 = Paga { $wage } al tuo boss del sindacato, qualunque cosa ne esca; senza quel denaro non puoi produrre. Ogni macchinario produce allora un container del suo colore, se la scorta ne ha ancora. Il tuo deposito industriale contiene due container per ogni macchinario. Devi produrre tutto ciò che la scorta e lo spazio permettono; se c’è posto solo per una parte, scegli tu. Poi puoi dare nuovi prezzi a tutto il tuo deposito industriale, da { $factory-low } a { $factory-high }. Puoi produrre anche quando non può uscire niente: allora paghi solo per cambiare i prezzi.
rules-r4-4-example = Hai tre macchinari e cinque container nel deposito industriale, che ne contiene sei. Paghi { $wage } e produci un container, di un colore a tua scelta tra quelli dei tuoi macchinari che la scorta ha ancora.
rules-r4-5-title = I prezzi
rules-r4-5 = Allo stesso prezzo possono stare quanti container vuoi.
rules-r4-6-title = Mai da te
rules-r4-6 = Non compri mai dai tuoi depositi.
rules-r4-7-title = Vendita interna
rules-r4-7 = Una volta per turno, dopo gli interessi e prima delle tue azioni, puoi rimettere nella scorta un container del tuo deposito industriale e ricevere { $home } dalla banca. Solo se il deposito industriale è vuoto può venire da quello portuale. Nel tuo primo turno non si può. Prima della tua prima azione decidi se vendere; prima di decidere puoi prendere o rimborsare un prestito.

## R5

rules-r5-title = Navigare
rules-r5-1-title = Una tappa alla volta
rules-r5-1 = Un’azione muove la tua nave di una tappa: dal mare aperto al porto di un altro giocatore, all’isola o alla Banca d’investimento, o da lì di nuovo in mare aperto. Non si va mai direttamente da un porto all’altro, e il tuo porto è chiuso alla tua nave.
rules-r5-2-title = Caricare all’arrivo
rules-r5-2 = Quando arrivi in un porto puoi, nella stessa azione, comprare quanti container vuoi da quel deposito portuale, ognuno al suo prezzo. Una nave ne porta fino a { $ship }. Il proprietario non può rifiutare.
rules-r5-2-example = Il deposito portuale di Rosso contiene 2 × { $black } a $3, 1 × { $brown } a $4 e 1 × { $tan } a $4. Blu entra in porto, prende 1 × { $black } e 1 × { $tan } e paga $7.
rules-r5-3-title = Caricare ancora
rules-r5-3 = Finché sei in un porto puoi usare un’azione per caricare: comprare lì uno o più container senza muoverti.
rules-r5-4-title = Restare, e le navi vuote
rules-r5-4 = Una nave può restare dov’è per tutto il tempo che vuoi. Una nave vuota non può andare all’isola.

## R6

rules-r6-title = Prestiti
rules-r6-1-title = Prendere un prestito
rules-r6-1 = Un prestito porta { $loan } e non costa azioni. Puoi averne due. Puoi prenderlo: • nel tuo turno, da quando gli interessi sono saldati fino all’arrivo all’isola • per pagare gli interessi, nel caso di R3.2 • quando fai un’offerta, finché non hai consegnato quella del giro in corso • quando vendi, dopo aver visto le offerte e prima di decidere ¶ Non puoi prenderlo mentre ti confiscano qualcosa, né mentre rimetti a posto i container restituiti (R9.3).
rules-r6-2-title = Rimborsare
rules-r6-2 = Puoi rimborsare un prestito, sempre { $loan } per intero, nel tuo turno, dopo gli interessi e prima di arrivare all’isola. Nemmeno questo costa azioni.
rules-r6-3-title = Mai sotto zero
rules-r6-3 = Nessuno può scendere sotto zero. Tutti vedono chi prende un prestito.
rules-r6-4-title = Non nello stesso turno
rules-r6-4 = Se hai preso un prestito nel tuo turno, anche per gli interessi, in quel turno non puoi rimborsare. Un prestito per un’offerta nel turno di un altro non conta.

## R7

rules-r7-title = L’arrivo all’isola
rules-r7 = Quando la tua nave raggiunge l’isola, tutto il suo carico va all’asta come un solo lotto. Tutti gli altri fanno un’offerta, nello stesso momento e in segreto. Tu non offri.

## R8

rules-r8-title = L’asta
rules-r8-1-title = Offerte segrete
rules-r8-1 = Un’offerta è una somma intera qualsiasi, da niente fino a tutto il denaro che hai. Le offerte si rivelano insieme. Conta solo la somma. (Il programma non accetta più di { $most-bid } per un’offerta.)
rules-r8-2-title = Parità
rules-r8-2 = Se più giocatori hanno fatto l’offerta più alta, ognuno di loro aggiunge una seconda offerta segreta, da niente fino al denaro che gli resta. Le due insieme sono ora la sua offerta. Succede una volta sola.
rules-r8-2-example = Rosso e Giallo offrono entrambi $7. Rosso ha ancora $3 e aggiunge $2, Giallo niente: l’offerta di Rosso è di $9. Accettarla porta $18 al venditore.
rules-r8-3-title = Ancora parità
rules-r8-3 = Se la parità resta, il venditore sceglie uno dei giocatori in parità, o rifiuta tutte le offerte.
rules-r8-4-title = Accettare
rules-r8-4 = Il venditore riceve l’offerta dall’acquirente e altrettanto dalla banca. Il carico va nell’area dell’acquirente sull’isola.
rules-r8-4-example = L’offerta più alta è di $12. Accettarla porta $24 al venditore; rifiutare costerebbe $12.
rules-r8-5-title = Rifiutare
rules-r8-5 = Il venditore tiene il carico, nella propria area dell’isola, e per questo paga alla banca una somma pari all’offerta più alta. Deve avere il denaro; può prendere un prestito.
rules-r8-6-title = Nessuno offre niente
rules-r8-6 = Che cosa succede quando nessuno offre nemmeno un dollaro dipende dall’edizione.
rules-r8-6-seller_decides = Tutti sono in parità a $0 e, come in ogni parità, c’è una seconda offerta. Se neanche quella porta qualcosa, il venditore tiene il carico o lo regala a un giocatore a sua scelta tra quelli che hanno fatto un’offerta. Nessuno paga niente.
rules-r8-6-keeps_at_once = Il venditore tiene il carico senza pagare, senza seconda offerta.
rules-r8-6-keeps_after_extra = Tutti fanno una seconda offerta. Se neanche quella porta qualcosa, il venditore tiene il carico senza pagare.
rules-r8-7-title = Dopo l’asta
rules-r8-7 = La nave resta all’isola con la stiva vuota, e il turno del venditore è finito.

## R9

rules-r9-title = La Banca d’investimento
rules-r9 = Un’opzione di Jumbo: tre broker scambiano denaro con container e container con denaro.
rules-r9-1-title = I broker
rules-r9-1 = Ognuno dei tre broker ha uno spazio per il denaro e uno per i container. All’inizio negli spazi del denaro ci sono $1, $2 e $3. Due container sono dal broker I e uno dal broker II. Si tirano a sorte, uno dopo l’altro, tra quelli rimasti nella scatola: { $box } di ogni colore meno quelli della scorta, ma sempre almeno uno di ogni colore.
rules-r9-2-title = Chiamare il broker
rules-r9-2 = Un’azione, quando non c’è nessuna asta aperta dai broker. Indica uno spazio che non sia vuoto e metti un’offerta sulla carta di pagamento: per uno spazio di denaro uno o più container dei tuoi depositi industriale e portuale, per uno spazio di container $1 o più. Ora la carta è tua.
rules-r9-3-title = Rilanciare
rules-r9-3 = Un’azione, quando è aperta l’asta di un altro. Metti un’offerta più alta di almeno un container, o di almeno $1. La carta passa a te, e il giocatore superato riprende subito la sua offerta: il denaro in mano, i container nei depositi da cui venivano, dove dà un prezzo a questi e a nessun altro. Finché un container è sulla carta, il suo posto nel deposito resta libero.
rules-r9-4-title = Quando non si può
rules-r9-4 = Non puoi né chiamare né rilanciare in un turno in cui hai ritirato un lotto, né quando la fine della partita è già decisa. Non puoi superare la tua stessa offerta.
rules-r9-5-title = Una alla volta
rules-r9-5 = Non c’è mai più di un’asta aperta dai broker.
rules-r9-6-title = Ritirare il lotto
rules-r9-6 = Se la carta è ancora tua all’inizio del tuo prossimo turno, dopo gli interessi prendi tutto ciò che lo spazio contiene in quel momento: il denaro in mano, i container sul tuo molo alla banca, dove ce ne stanno quanti vuoi. La tua offerta si distribuisce un pezzo alla volta ai broker I, II, III, I e così via, cominciando sempre da I; i container nell’ordine in cui li hai messi.
rules-r9-7-title = Caricare dal tuo molo
rules-r9-7 = Quando arrivi alla banca, anche con la nave vuota, puoi caricare gratis container dal tuo molo, fino a { $ship } sulla nave. Finché resti lì puoi usare un’azione per caricare ancora.
rules-r9-8-title = Alla fine
rules-r9-8 = Comunque finisca la partita, un’asta aperta si chiude prima del conteggio: chi ha la carta riceve il lotto, i broker ricevono l’offerta.

## R10

rules-r10-title = Fine e conteggio
rules-r10-1-title = Quando finisce la partita
rules-r10-1 = Quando dopo una produzione nella scorta mancano due o più colori, la partita sta per finire e niente può fermarla. Chi ha prodotto completa il proprio turno, con la seconda azione se ne ha ancora una. Poi tutti fanno il conteggio.
rules-r10-2-title = Colori che tornano
rules-r10-2 = Un colore che una vendita interna ha riportato prima nella scorta non conta come mancante.
rules-r10-3-title = Il limite di round
rules-r10-3 = Un round va da un turno del giocatore iniziale al suo turno successivo. Quando sono completi { $rounds } round si smette e ognuno conta ciò che ha; il risultato dice che è finita così. Interessi, edifici e offerte rifiutate tolgono denaro dal tavolo, e un tavolo senza denaro potrebbe altrimenti non finire mai.
rules-r10-4-title = Tutti e cinque i colori
rules-r10-4 = Se hai almeno un container di ogni colore nella tua area dell’isola, ogni container del tuo colore da { $five }/{ $ten } conta { $ten }, altrimenti { $five }. Si guarda prima di scartare.
rules-r10-5-title = Lo scarto
rules-r10-5 = Scarta dall’isola tutti i container del colore che hai in maggior numero. Se più colori sono in parità, scarta il tuo colore da { $five }/{ $ten } se è tra questi, altrimenti quello che per te vale meno.
rules-r10-6-title = La somma
rules-r10-6 = Somma: • il tuo denaro • ogni container rimasto nella tua area dell’isola, secondo la tua carta • ogni container nel deposito portuale: { $harbour-worth } • ogni container sulla tua nave e sul tuo molo alla Banca d’investimento: { $afloat-worth } • ogni container nel deposito industriale: niente • ogni prestito: −{ $loan-cost } ¶ Un totale può essere sotto zero.
rules-r10-7-title = Chi vince
rules-r10-7 = Vince il totale più alto.
rules-r10-8-title = Parità al primo posto
rules-r10-8 = In caso di parità al primo posto vince chi ha più container nel luogo che conta. Chi è ancora in parità si divide la vittoria.
rules-r10-8-island = Conta l’isola, dopo lo scarto.
rules-r10-8-factory = Conta il deposito industriale.

## The worked example of scoring

rules-examples-title = Un esempio di conteggio
rules-examples = La tua carta è quella del colore { $orange }, il tuo colore da $5/$10 è { $tan }. Sull’isola hai 2 × { $black }, 4 × { $brown }, 4 × { $orange }, 3 × { $tan } e 2 × { $white }; nel deposito portuale 3 container e sulla nave 2; e hai un prestito. A ogni totale si aggiunge il tuo denaro. • Così com’è ci sono tutti i colori: { $tan } conta $10. I più numerosi sono { $orange } e { $brown }; { $brown } vale meno per te e si scarta. { $orange } 40 + { $tan } 30 + { $white } 12 + { $black } 8 + deposito portuale 6 + nave 6 − prestito 11 = 91. • Con 4 × { $tan } tre colori sono in parità, e si scarta il colore da $5/$10. { $orange } 40 + { $white } 12 + { $black } 8 + { $brown } 8 + 6 + 6 − 11 = 69. • Senza { $black } manca un colore: { $tan } conta $5, e si scarta { $brown }. { $orange } 40 + { $tan } 15 + { $white } 12 + 6 + 6 − 11 = 68.

## Keys

rules-keys = Tasti
rules-keys-text = Si può giocare tutto con la tastiera, e ogni mossa si può scrivere.
