### The people at a table: who is here, clocks, bots that play for somebody, ending a game together.
### $name and $names are players, the latter joined with "and"; $time is like 0:42 or "6 min"; $all is how many have to agree.

people = Persone
people-close = Torna al tavolo
people-you = tu
people-here = qui
people-thinking = pensa
people-thinking-for = pensa { $time }
people-away = via
people-away-for = via da { $time }
people-bot = gioca un bot
people-resigned = ha abbandonato, gioca un bot
people-free = posto libero
people-agrees = vorrebbe chiudere
people-nudge = Ricorda
people-nudge-name = Ricordalo a { $name }
people-nudged = { $name } ha ricevuto il promemoria.
people-nudged-away = { $name } ora non guarda il tavolo.
people-reminded = { $name } ti ricorda: tocca a te
people-reminded-ok = Grazie
people-takeover = Gioca un bot
people-takeover-name = Fai giocare un bot per { $name }
people-return = Restituisci
people-return-name = Restituisci il posto a { $name }
people-leave = Fai giocare un bot per me
people-leave-note = Puoi riprendere il posto in ogni momento.
people-resign = Abbandona
people-resign-note = Un bot gioca al tuo posto fino alla fine. Non si torna indietro.
people-agree = Chiudi la partita
people-agree-note = La partita si chiude se tutti sono d’accordo. Allora non vince nessuno.
people-agreed =
    { $all ->
        [one] { $names } vorrebbe chiudere. Deve essere d’accordo una persona.
       *[other] { $names }: chiudere la partita? Devono essere d’accordo in { $all }.
    }
people-agree-too = D’accordo
people-asked =
    { $count ->
        [one] { $names } vorrebbe chiudere la partita.
       *[other] { $names } vorrebbero chiudere la partita.
    }
people-later = Più tardi
people-withdraw = Continua
people-sure = Davvero? Premi ancora
people-replaced = Un bot gioca per te
people-replaced-note = Vede solo ciò che puoi vedere tu. Tutto ciò che gioca è nel registro.
people-take-back = Riprendi il posto
people-have-resigned = Hai abbandonato
people-have-resigned-note = Un bot gioca al tuo posto fino alla fine. Puoi continuare a guardare.
people-ended = Tutti hanno voluto chiudere la partita
people-ended-note = Non ha vinto nessuno. La registrazione conserva ogni mossa.
people-again = Gioca ancora
people-record = Salva la registrazione
people-home = Pagina iniziale
