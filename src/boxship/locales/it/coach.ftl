### The coached game: a note when something happens for the first time. A title, and two or three short sentences.

## The way in

coach-game = Partita guidata
coach-game-line = Contro gli avversari virtuali più gentili, con la variante principianti e una nota a ogni novità.
coach-close = Capito
coach-stop = Niente più note

## The notes

coach-start-title = Lo scopo del gioco
coach-start = Vince chi ha più denaro. Procurati sull’isola, a poco prezzo, i carichi che per la tua carta valgono di più, e vendi il resto con profitto.
coach-priced-title = Un prezzo
coach-priced = A prezzo basso si vende prima, e ciò che nessuno compra non rende niente. All’inizio $2 vanno bene.
coach-produced-title = La tua fabbrica
coach-produced = Questi container aspettano chi li compra. Gli altri li prendono per i loro porti e pagano te; tu non puoi imbarcarli.
coach-domestic-title = Vendita interna
coach-domestic = Con la variante principianti puoi vendere un container alla banca prima delle tue azioni: un po’ di denaro quando nessuno compra.
coach-sold-title = La tua prima vendita
coach-sold = Il denaro è subito tuo. Produci ciò che manca agli altri, e torneranno.
coach-bought-title = Il tuo porto
coach-bought = Ora qui le navi possono caricare. Chiedi più di quanto hai pagato, e meno del porto accanto.
coach-called-title = Arriva una nave
coach-called = Qualcuno carica nel tuo porto. Presto questo carico andrà all’asta sull’isola: tieni del denaro per la tua offerta.
coach-landed-title = Un’asta
coach-landed = Tutti tranne il venditore offrono una volta, in segreto. Il venditore riceve l’offerta migliore due volte: dall’acquirente e dalla banca.
coach-bid-title = La tua offerta
coach-bid = La colonna evidenziata dice quanto il carico probabilmente ti renderà alla fine. Offri meno del numero più basso: così, di solito, vincere conviene.
coach-tie-title = Parità
coach-tie = Chi è in parità aggiunge alla prima una seconda offerta segreta. Si può anche non aggiungere niente.
coach-answer-title = Vendere o tenere
coach-answer = Vendere ti rende il doppio dell’offerta. Tieni il carico solo se per te vale più di quell’incasso sommato a quanto costa tenerlo.
coach-loan-title = Un prestito
coach-loan = $10 subito, per $1 di interessi a ogni turno e $11 in meno alla fine se non l’hai rimborsato. All’inizio, quando il denaro può lavorare, spesso conviene.
coach-interest-title = Interessi
coach-interest = Ogni prestito ti costa $1 all’inizio del turno. È poco finché il denaro rende di più; altrimenti rimborsa.
coach-five-title = Manca un colore
coach-five = Con tutti e cinque i colori sull’isola, il tuo colore da $5 conta $10. Cerca un carico con quello che manca.
coach-drop-title = La pila più alta
coach-drop = Alla fine perdi il colore che hai in maggior numero. Fa’ in modo che sia uno che per te vale poco.
coach-end-title = La fine si avvicina
coach-end = La partita finisce quando due colori sono esauriti. Ciò che resta nella tua fabbrica non conta: vendilo finché puoi.
