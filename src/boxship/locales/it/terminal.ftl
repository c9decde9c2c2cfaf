# La lingua stessa, con il suo nome.
terminal-language = Italiano

## Il tavolo come testo

terminal-turn-yours = Tocca a te
terminal-turn-of = Turno di { $name }
terminal-turn-actions =
    { $count ->
        [one] { $turn }, ancora { $count } azione
       *[other] { $turn }, ancora { $count } azioni
    }
terminal-turn-others = { $turn }, in attesa di: { $names }
terminal-turn-decides = { $turn }, c’è da decidere
terminal-you-win-short = Vinci con { $total }
terminal-won-short =
    { $count ->
        [one] { $names } vince con { $total }
       *[other] { $names } si dividono la vittoria con { $total }
    }
terminal-end-rule = La partita finisce quando 2 colori sono esauriti
terminal-end-far = fine quando 2 sono esauriti
terminal-end-now = ultimo turno: due colori sono esauriti
terminal-end-supply = due colori sono esauriti
terminal-end-round_limit = finita per il limite di round
terminal-removed = { $note }; fuori dal gioco: { $lost }
terminal-all = tot.
terminal-ship = nave
terminal-supply = scorta
terminal-of-each = su { $count }
terminal-worth-yours = per te
terminal-worth-to = per { $name }
terminal-docks = moli
terminal-card = carta
terminal-bids = Offerte
terminal-highest = la più alta
terminal-factory = fabbrica
terminal-harbour = porto
terminal-place-sea = mare
terminal-place-island = isola
terminal-place-bank = banca
terminal-free = gratis
terminal-wins = vince
terminal-in-turn = gioca
terminal-to-decide = decide
terminal-cash-hidden = denaro nascosto
terminal-loans =
    { $count ->
        [one] { $count } prestito
       *[other] { $count } prestiti
    }
terminal-total = totale { $total }
terminal-payment =
    { $kind ->
        [money] { $name } offre per il denaro del broker { $broker }
       *[containers] { $name } offre per i container del broker { $broker }
    }
terminal-payment-yours =
    { $kind ->
        [money] Offri per il denaro del broker { $broker }
       *[containers] Offri per i container del broker { $broker }
    }

## L’inizio

terminal-intro = Container: tu sei { $seat }. Produci container, comprane altri per il tuo deposito portuale, va’ a prendere un carico misto con la nave, vendilo all’asta sull’isola e compra lì ciò che per la tua carta segreta vale di più. Vince chi ha più denaro. Due azioni per turno.
terminal-intro-how = Rispondi con un numero dell’elenco sopra il prompt, oppure scrivi una riga come queste (TAB completa):
terminal-intro-more = Invio spiega i numeri; rules, help e table ti mostrano di più.
terminal-opponents = Giochi contro
terminal-begin = Premi Invio per cominciare.

## Il prompt

terminal-ask-act =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
terminal-ask-bid = offerta per { $cargo }
terminal-ask-bid-again = seconda offerta per { $cargo }, oltre a { $amount }
terminal-ask-decide = accettare o rifiutare
terminal-ask-seize = confiscare
terminal-ask-sale = vendita interna
terminal-ask-interest = interessi
terminal-ask-building = edificio
terminal-ask-return = rimettere a posto
terminal-own =
    Tu · deposito industriale: { $factory } · deposito portuale: { $harbour } · { $place ->
        [sea] nave in mare aperto
        [island] nave all’isola
        [bank] nave alla banca
       *[harbour] nave nel porto di { $owner }
    }, { $count ->
        [0] vuota
       *[other] { $cargo }
    }
terminal-numbers = I numeri vanno da 1 a { $last }; Invio li spiega.
terminal-legal-now = { $reason } (Ora è possibile: { $lines })
terminal-legal = È permesso.
terminal-nothing-legal = Niente di permesso comincia così.
terminal-more = … e altro
terminal-why = Scrivi why e una riga, per esempio: why sail island
terminal-undo-nothing = Non c’è ancora niente da ritirare.
terminal-undo-over = La partita è finita e le carte sono scoperte: ora non si ritira più niente.
terminal-undo-bid = Un’offerta è definitiva.
terminal-undo-others = Altri hanno deciso dopo la tua ultima decisione: non si può più ritirare.
terminal-saved-in = La partita viene salvata dopo ogni decisione in { $file }
terminal-copy-in = Una copia della partita è in { $file }
terminal-record-in = La partita intera è in { $file }
terminal-not-saved = Non si è potuto salvare: { $reason }.
terminal-unsaved = Non si è potuto salvare: { $reason }. Scrivi save FILE per salvare altrove.
terminal-last-unsaved = Le ultime decisioni non si sono potute salvare: { $reason }.
terminal-goodbye = La partita è salvata. Per continuare:

## Il menu

terminal-kind-produce = produrre
terminal-kind-buy = comprare
terminal-kind-reprice = prezzi
terminal-kind-sail = navigare
terminal-kind-load = caricare
terminal-kind-machine = macchinario
terminal-kind-warehouse = magazzino
terminal-kind-call = chiamare un broker
terminal-kind-raise = rilanciare
terminal-kind-loan = prestito
terminal-kind-repay = rimborsare
terminal-kind-end = finire il turno
terminal-kind-sell = vendere
terminal-kind-keep = tenere
terminal-kind-bid = offrire
terminal-kind-accept = accettare
terminal-kind-decline = rifiutare
terminal-kind-default = subire la confisca
terminal-kind-building = edificio
terminal-kind-seize = confiscare
terminal-kind-return = rimettere
terminal-meaning-produce = produrre e fissare i prezzi del tuo deposito industriale
terminal-meaning-buy = comprare da un deposito industriale e fissare i prezzi del tuo deposito portuale
terminal-meaning-reprice = cambiare solo i prezzi del tuo deposito portuale
terminal-meaning-sail = muovere la nave; in un porto puoi comprare
terminal-meaning-load = caricare dove si trova la tua nave
terminal-meaning-machine = comprare un macchinario
terminal-meaning-warehouse = comprare un magazzino
terminal-meaning-call = chiamare un broker della Banca d’investimento
terminal-meaning-raise = rilanciare nell’asta aperta del broker
terminal-meaning-bid = fare la tua offerta segreta
terminal-meaning-accept = accettare l’offerta più alta
terminal-meaning-decline = pagare tu l’offerta più alta e tenere il carico
terminal-meaning-sell = vendere un container con la vendita interna
terminal-meaning-keep = rinunciare alla vendita interna
terminal-meaning-return = fissare i prezzi di ciò che torna dalla carta di pagamento
terminal-meaning-building-machine = si può confiscare un macchinario
terminal-meaning-building-warehouse = si può confiscare un magazzino
terminal-meaning-default = non chiedere prestiti per gli interessi e subire la confisca
terminal-meaning-loan = chiedere un prestito; non è un’azione
terminal-meaning-repay = rimborsare un prestito; non è un’azione
terminal-meaning-end = finire il turno
terminal-which = { $what }: che cosa scegli?
terminal-say-number = Scrivi un numero da 1 a { $last }, o b per tornare indietro.
terminal-which-ones = Quali? Numeri come 1 1 2.
terminal-which-ones-or-none = Quali? Numeri come 1 1 2; Invio per nessuno.
terminal-you-have = Hai { $cash }.
terminal-say-numbers = Scrivi numeri da 1 a { $last } separati da spazi, o b per tornare indietro.
terminal-produce-all = Bisogna produrre tutto il possibile, né più né meno.
terminal-one-needed = Ne serve almeno uno.
terminal-there = { $count } in tutto
terminal-nothing-there = niente in vendita
terminal-how-much = Quanto? Hai { $cash }. $
terminal-price =
    { $store ->
        [factory] { $goods } nel tuo deposito industriale, { $prices } [{ $usual }]:
       *[harbour] { $goods } nel tuo deposito portuale, { $prices } [{ $usual }]:
    }
terminal-say-price =
    { $count ->
        [one] Scrivi un prezzo fra { $prices }; b per tornare indietro.
       *[other] Scrivi un prezzo per tutti, o { $count } prezzi come { $usual }, fra { $prices }; b per tornare indietro.
    }

## Aiuto

terminal-help-prompt = Al prompt:
terminal-help-lines = Le righe sono così:
terminal-help-colours = I colori dei container: { $colours }.
terminal-help-players = Chi gioca: { $players }.
terminal-command-menu = che cosa puoi fare, con i numeri (o premi Invio)
terminal-command-legal = che cosa puoi scrivere ora; legal sail elenca le righe che cominciano così
terminal-command-why = why RIGA: perché una riga non è possibile
terminal-command-undo = ritirare la tua ultima decisione, finché nessun altro ha deciso
terminal-command-table = di nuovo il tavolo
terminal-command-log = tutto ciò che è successo; log 10 per le ultime dieci decisioni
terminal-command-record = la partita fin qui, nella notazione
terminal-command-save = dove è salvata la partita; save FILE ne scrive una copia
terminal-command-rules = le regole di questa partita in una schermata
terminal-command-help = questa pagina
terminal-command-quit = uscire; la partita è salvata e può continuare

## Le regole in una schermata

terminal-rules = Regole: { $rules }
terminal-rules-turn = Un turno: $1 di interessi per prestito, poi fino a due azioni, anche due volte la stessa, tranne produrre.
terminal-rules-machine = i successivi macchinari costano { $machines }, uno per colore
terminal-rules-warehouse = i successivi magazzini costano { $warehouses }
terminal-rules-produce = $1 a chi siede alla tua destra; un container per macchinario, posto per due ciascuno; poi nuovi prezzi nel deposito industriale: { $factory }
terminal-rules-buy = da un solo deposito industriale, in tutto un container per magazzino; poi nuovi prezzi nel deposito portuale: { $harbour }
terminal-rules-sail = attraverso il mare aperto verso un porto o l’isola, un’azione per tappa; in un porto compra fino a cinque container per la nave; load ne compra altri lì
terminal-rules-auction = Sull’isola il tuo turno finisce: gli altri fanno un’offerta segreta per tutto il carico. Accetta la più alta, e la banca ti paga altrettanto; oppure rifiuta, paga tu quella somma, e il carico è tuo.
terminal-rules-loans = Prestiti: $10 ciascuno, al massimo due; nel tuo turno e prima di un’offerta. Se non puoi pagare gli interessi, il vicino di destra ti confisca qualcosa.
terminal-rules-end = La fine: due colori ({ $containers } container ciascuno) sono esauriti, o è finito il round { $rounds }.
terminal-rules-score = Scarti il colore di cui hai più container sull’isola. Poi contano il denaro, l’isola secondo la tua carta ($10, $5/$10, $6, $4, $2; il secondo $10 con tutti e cinque i colori), $2 per container nel deposito portuale, $3 sulla nave, −$11 per prestito.
terminal-rules-domestic_sale = Vendita interna: prima delle azioni puoi vendere un container per $2.
terminal-rules-investment_bank = Banca d’investimento: chiama un broker per denaro o container; se nessuno rilancia entro il tuo turno successivo, sono tuoi. I container aspettano sul tuo molo: $3 ciascuno alla fine.
terminal-rules-open_money = Il denaro di tutti è visibile.

## La fine

terminal-ended-supply = La partita è finita: due colori sono esauriti.
terminal-ended-round_limit = La partita è finita: era l’ultimo round.
terminal-score-card = carta
terminal-score-cash = denaro
terminal-score-island = isola
terminal-score-harbour = porto
terminal-score-ship = nave
terminal-score-dock = molo
terminal-score-loans = prestiti
terminal-score-total = totale
terminal-island-empty = Isola di { $name }: vuota.
terminal-island-counted =
    { $every ->
        [all] Isola di { $name }: tutti e cinque i colori, quindi quello da $5/$10 vale $10; si scarta il più numeroso: { $colour }.
       *[some] Isola di { $name }: non tutti e cinque i colori; si scarta il più numeroso: { $colour }.
    }
terminal-you-win = Vinci con { $total }!
terminal-won =
    { $count ->
        [one] { $names } vince con { $total }.
       *[other] La vittoria è divisa: { $names }, con { $total } ciascuno.
    }

## Consigli e svolte

terminal-advice = { $name } deve decidere, round { $round }
terminal-column-line = riga
terminal-column-money = denaro
terminal-column-wins = vince
terminal-cargo = Sull’isola il carico porterà probabilmente { $amount } a { $name }.
terminal-bid-about = { $name } offrirà probabilmente circa { $middle }.
terminal-bid-range = { $name } offrirà probabilmente da { $low } a { $high }, circa { $middle }.
terminal-playouts =
    { $count ->
        [one] Una partita è stata giocata fino in fondo.
       *[other] { $count } partite sono state giocate fino in fondo.
    }
terminal-margin = ± è metà dell’ampiezza dell’intervallo al 95 %, se tutti continuano come un mercante.
terminal-no-points = Nessuna decisione è chiaramente costata denaro.
terminal-no-points-of = Nessuna decisione è chiaramente costata denaro a { $name }.
terminal-point = Round { $round }, decisione { $number }: { $name } perde { $money } e { $chance } di probabilità di vincere
terminal-played = giocato
terminal-better = meglio
terminal-judged = Giudicato da ciò che ognuno sapeva allora.
terminal-thinking = calcolo in corso
terminal-thinking-first = calcolo in corso; la prima volta serve un minuto in più
terminal-no-compiler = numba non si carica, perciò si giocano poche partite; è lento e dice poco.

## Che cosa non si può fare

terminal-standard-input = standard input
terminal-stopped = fermato.
terminal-no-memory = non c’è abbastanza memoria
terminal-refused-by-system = il sistema ha rifiutato
terminal-no-language = “{ $word }” non è una lingua che parliamo; scegli fra { $known }
terminal-no-ruleset = queste regole non vanno (in inglese: { $reason })
terminal-no-seat = “{ $word }” non è un posto di questa partita; i posti sono { $seats }
terminal-no-bot = non c’è un bot “{ $word }”; `boxship bots` li elenca
terminal-no-saved-game = non c’è ancora una partita salvata; cominciane una con: boxship play
terminal-no-resuming-input = una partita non può continuare dallo standard input; salvala prima in un file
terminal-whose-seat = { $file } non dice quale posto è il tuo; dillo con --seat, uno fra { $seats }
terminal-exists = { $file } esiste già; scegli un altro nome
terminal-exists-resume = { $file } esiste già; continua con --resume { $file }, o scegli un altro nome
terminal-no-record = { $file }: questa partita non si può leggere (in inglese: { $reason })
terminal-no-scenario = { $file }: questo scenario non si può leggere (in inglese: { $reason })
terminal-neither = serviva una partita, che comincia con “{ $first }”, o uno scenario, che ha le chiavi { $keys }; non è né l’una né l’altro
terminal-nothing-to-decide = { $file }: in questa posizione non c’è più niente da decidere
terminal-not-due = { $seat } ora non ha niente da decidere; si aspetta: { $due }
terminal-file-missing = { $file }: questo file non esiste
terminal-file-directory = { $file }: questa è una cartella
terminal-file-in-the-way = { $file }: c’è un file dove serve una cartella
terminal-file-forbidden = { $file }: manca il permesso
terminal-file-impossible = { $file }: non è un nome di file possibile
terminal-file-no-text = { $file }: non è un file di testo
terminal-file-too-large = { $file }: il file è troppo grande; si leggono al massimo { $megabytes } MB
terminal-file-no-utf8 = { $file }: non è testo UTF-8 (byte { $byte })
terminal-file-nothing-inside = { $file }: in questa cartella non c’è né uno scenario né una partita
terminal-file-disk-full = { $file }: non c’è più spazio sul disco
terminal-file-refused = { $file }: il sistema ha rifiutato
terminal-file-system = { $file }: { $reason }

## The story of a game

terminal-story-runs = { $file }: questa partita non è finita, e una storia c’è solo di partite finite.
terminal-story-luck = si rigioca la situazione iniziale
