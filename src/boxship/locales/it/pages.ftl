### The pages around the table: the first page, a new table, the own tables, joining.

## Everywhere

# The title of a browser tab. $title is the title of the page.
pages-title = { $title } · Boxship
pages-menu = Menu
# For screen readers: the list of links to other pages.
pages-menu-places = Pagine
pages-menu-home = Home
pages-menu-new = Nuovo tavolo
pages-menu-tables = I miei tavoli
pages-menu-results = I miei risultati
pages-menu-paper = A un tavolo vero
pages-menu-help = Regole
pages-again = Riprova
pages-name = Il tuo nome
pages-name-optional = Il tuo nome (facoltativo)
# The same where several people share the screen. $seat is a colour.
pages-name-of = Nome di { $seat }
pages-name-shared = Nome (facoltativo)

## The first page

pages-home-what = Produci container, vendili ai vicini, trasporta quelli degli altri e fai le tue offerte sull’isola. Tutti i prezzi li decidono i giocatori. Un gioco da tre a cinque giocatori.
pages-home-play = Gioca
pages-home-starting = Si prepara il tavolo…
pages-home-play-line = Subito, contro tre giocatori virtuali
# Names on the drawn chart.
pages-scene-island = Isola straniera

## Rulesets and their options, each with a line that explains it

pages-ruleset-classic = Classica
pages-ruleset-classic-line = Il gioco originale del 2007. Nel dubbio, scegli questa.
pages-ruleset-short = Breve
pages-ruleset-short-line = Le stesse regole con meno container, così la partita è più breve.
pages-ruleset-clarified = Chiarita
pages-ruleset-clarified-line = Lo stesso gioco con i dubbi risolti: un carico per cui nessuno offre resta subito al suo capitano, e chi non può pagare gli interessi ha voce in capitolo su ciò che perde.
pages-ruleset-jumbo = Jumbo
pages-ruleset-jumbo-line = L’edizione del decimo anniversario: altri colori, meno macchinari, al massimo quattro magazzini, e più clemenza con i debitori.
pages-option-domestic_sale = Variante principianti
pages-option-domestic_sale-line = Prima delle tue azioni puoi vendere un container alla banca per $2.
pages-option-investment_bank = Banca d’investimento
pages-option-investment_bank-line = Tre broker scambiano denaro con container e container con denaro.
pages-option-open_money = Denaro visibile
pages-option-open_money-line = Tutti vedono quanto denaro ha ciascuno.

## A new table

pages-new = Nuovo tavolo
pages-new-lead = È tutto pronto per una prima partita. Cambia ciò che vuoi.
pages-new-rules = Regole
pages-new-options = Opzioni
pages-new-players = Giocatori
# For screen readers: the buttons for three, four or five players.
pages-new-count = Numero di giocatori
pages-new-players-count =
    { $count ->
        [3] Tre giocatori
        [4] Quattro giocatori
        [5] Cinque giocatori
       *[other] { $count } giocatori
    }
pages-new-clock = Orologio
pages-new-clock-line = Ognuno ha il proprio tempo. Quando finisce, un bot continua finché il giocatore non torna.
pages-new-clock-none = Senza orologio
# Both are lengths of time, like "15 min".
pages-new-clock-times = { $bank } + { $increment } a turno
pages-new-more = Avanzate
pages-new-rounds = Limite di round
pages-new-rounds-line = Se dopo questo round la partita non è ancora finita, si fa il conteggio così com’è.
pages-new-words = Regole della casa
pages-new-words-line = Cambia singole regole: campo=valore, separati da spazi.
pages-new-make = Apri il tavolo
pages-new-links =
    { $count ->
        [0] La partita comincia subito.
        [one] Al tavolo trovi un link d’invito per la persona che gioca con te.
       *[other] Al tavolo trovi un link d’invito per le { $count } persone che giocano con te.
    }
# $rules is the name of a ruleset, $count the number of players.
pages-new-summary =
    { $count ->
        [3] { $rules }, tre giocatori
        [4] { $rules }, quattro giocatori
        [5] { $rules }, cinque giocatori
       *[other] { $rules }, { $count } giocatori
    }

# Who sits on a seat.
pages-sitter-person = Qualcuno che inviti
pages-sitter-person-line = Prende posto con il link che mandi.
# Whoever makes the table, and everyone who shares the screen with them.
pages-sitter-me = A questo schermo
# Below the seats, where more than one is of that kind.
pages-new-shared = Siete in più a questo schermo: passatevelo, e mostrerà a ciascuno solo i propri segreti.
pages-sitter-bots = Giocatori virtuali
# A computer player in a list: its name below, and how strong it is.
pages-sitter-bot = { $bot } · { $level }/{ $levels }

# The computer players: a name, and a line of character.
pages-bot-deckhand = Mozzo
pages-bot-deckhand-line = Ha buone intenzioni, ma fissa i prezzi a caso e offre troppo poco o troppo.
pages-bot-trader-producer = Fabbricante
pages-bot-trader-producer-line = Un mercante che costruisce macchinari e vive del deposito industriale.
pages-bot-trader-warehouser = Magazziniere
pages-bot-trader-warehouser-line = Un mercante che costruisce magazzini e vive del deposito portuale.
pages-bot-trader-shipper = Armatore
pages-bot-trader-shipper-line = Un mercante che costruisce poco, carica ciò che rende e lo porta sull’isola.
pages-bot-trader-hoarder = Accaparratore
pages-bot-trader-hoarder-line = Un mercante che offre molto e ama tenersi il proprio carico.
pages-bot-trader = Mercante
pages-bot-trader-line = Fa un po’ di tutto, conta il denaro di tutti e sa quanto vale un carico.
pages-bot-captain-1 = Giovane capitano
pages-bot-captain-1-line = Guarda avanti, ma solo per poco.
pages-bot-captain-2 = Capitano
pages-bot-captain-2-line = Guarda avanti e indovina dalle offerte chi ha quale carta.
pages-bot-captain-3 = Vecchio lupo di mare
pages-bot-captain-3-line = Un capitano che pensa a lungo e a cui sfugge poco.
pages-bot-admiral = Ammiraglio
pages-bot-admiral-line = Ha imparato il gioco in milioni di partite contro avversari di ogni genere.
# How strong a computer player is, for screen readers; it is drawn as a row of dots.
pages-level = Forza { $level } su { $levels }
# How often a computer player wins; Traders are the computer players of that name above.
pages-wins =
    { $wins ->
        [0] Non vince quasi mai contro tre mercanti.
        [100] Vince quasi ogni partita contro tre mercanti.
        [one] Vince circa una partita su 100 contro tre mercanti.
       *[other] Vince circa { $wins } partite su 100 contro tre mercanti.
    }

## Joining

pages-join = C’è un invito per te
pages-join-lead = Qualcuno ti ha tenuto un posto a un tavolo. Non serve un account: il posto appartiene a questo browser.
pages-join-take = Prendi posto
pages-join-seated = Hai già un posto a questo tavolo.
pages-join-back = Torna al tavolo
pages-join-another = Prendi un altro posto
pages-join-full = Tutti i posti sono occupati
pages-join-full-lead = Altri sono stati più veloci. Puoi guardare la partita, o aprire un tavolo tuo.
pages-join-watch = Guarda la partita

## The own tables

pages-tables = I miei tavoli
pages-tables-lead = I tavoli a cui questo browser ha un posto. Per continuare su un altro dispositivo, apri lì il link del tuo posto.
pages-tables-none = Ancora nessun tavolo.
pages-tables-waiting_for_me = Tocca a te
pages-tables-running = In corso
pages-tables-finished = Finiti
pages-tables-forget = Togli dalla lista
# $names: the winners, already joined with "and".
pages-table-won =
    { $count ->
        [one] Ha vinto { $names }
       *[other] Hanno vinto insieme { $names }
    }
# Example: Classic · 5 minutes ago
pages-table-about = { $rules } · { $when }

## An address that leads nowhere

pages-lost = Fuori dalla carta
pages-lost-line = A questo indirizzo non c’è niente. Forse il link è stato tagliato: uno intero finisce con un # e una serie di lettere.
pages-lost-home = Torna in porto
