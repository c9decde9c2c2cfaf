### The people at a table: who is here, clocks, bots that play for somebody, ending a game together.
### $name and $names are players, the latter joined with "and"; $time is like 0:42 or "6 min"; $all is how many have to agree.

people = Mensen
people-close = Terug naar de tafel
people-you = jij
people-here = hier
people-thinking = denkt na
people-thinking-for = denkt { $time } na
people-away = weg
people-away-for = { $time } weg
people-bot = een bot speelt
people-resigned = opgegeven, een bot speelt
people-free = plaats is vrij
people-agrees = wil stoppen
people-nudge = Herinneren
people-nudge-name = { $name } herinneren
people-nudged = { $name } is herinnerd.
people-nudged-away = { $name } kijkt nu niet naar de tafel.
people-reminded = { $name } herinnert je: jij bent aan de beurt
people-reminded-ok = Bedankt
people-takeover = Bot speelt
people-takeover-name = Een bot laten spelen voor { $name }
people-return = Teruggeven
people-return-name = { $name } de plaats teruggeven
people-leave = Een bot voor mij laten spelen
people-leave-note = Je kunt je plaats altijd terugnemen.
people-resign = Opgeven
people-resign-note = Een bot speelt voor je tot het einde. Er is geen weg terug.
people-agree = Spel beëindigen
people-agree-note = Het spel eindigt als iedereen het ermee eens is. Dan wint niemand.
people-agreed =
    { $all ->
        [one] { $names } wil stoppen. Eén speler moet akkoord gaan.
       *[other] { $names }: spel beëindigen? Alle { $all } spelers moeten akkoord gaan.
    }
people-agree-too = Akkoord
people-asked =
    { $count ->
        [one] { $names } wil het spel beëindigen.
       *[other] { $names } willen het spel beëindigen.
    }
people-later = Later
people-withdraw = Doorspelen
people-sure = Echt? Druk nog eens
people-replaced = Een bot speelt voor jou
people-replaced-note = Hij ziet alleen wat jij mag zien. Alles wat hij speelt staat in het logboek.
people-take-back = Mijn plaats terugnemen
people-have-resigned = Je hebt opgegeven
people-have-resigned-note = Een bot speelt voor je tot het einde. Je kunt blijven kijken.
people-ended = Iedereen wilde het spel beëindigen
people-ended-note = Niemand heeft gewonnen. Het verslag bewaart elke zet.
people-again = Nog een keer spelen
people-record = Verslag bewaren
people-home = Startpagina
