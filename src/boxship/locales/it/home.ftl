### La pagina iniziale: l’ultima partita, come cominciarne un’altra e come vanno i propri tavoli.

home-motto = Producilo, dagli un prezzo, spediscilo, fai un’offerta.
home-ways = Gioca
home-continue = Continua
home-continue-turn = Round { $round }, tocca a te
home-against = contro { $names }
home-cash = contanti
home-on-island = sull’isola
home-left = { $colours } rimasti
home-rules-line = Tutte le regole, con figure e ricerca
home-new-line = Con gli amici, con un link
home-replay = Rivedi una partita
home-replay-line = Da un file, un testo o un link

## Tables in a list

home-row = Round { $round } · { $what }
home-left-in = Lasciata al round { $round }
home-free =
    { $count ->
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
home-all =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }, { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
home-verb-play = Gioca
home-verb-bid = Offri
home-verb-decide = Decidi
home-verb-look = Guarda
home-verb-link = Invita
home-verb-story = Racconto
home-verb-again = Rigioca
home-verb-continue = Riprendi
home-verb-what = { $verb }: { $names }
home-put-away = Metti via
home-was-put-away = Messo via: il tavolo con { $names }
home-away = Messi via
home-bring-back = Rimetti in lista
