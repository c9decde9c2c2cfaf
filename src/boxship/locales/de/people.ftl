### The people at a table: who is here, clocks, bots that play for somebody, ending a game together.
### $name and $names are players, the latter joined with "and"; $time is like 0:42 or "6 min"; $all is how many have to agree.

people = Leute
people-close = Zurück zum Tisch
people-you = du
people-here = da
people-thinking = überlegt
people-thinking-for = überlegt { $time }
people-away = weg
people-away-for = weg seit { $time }
people-bot = ein Bot spielt
people-resigned = aufgegeben, ein Bot spielt
people-free = Platz ist frei
people-agrees = möchte aufhören
people-nudge = Erinnern
people-nudge-name = { $name } erinnern
people-nudged = { $name } wurde erinnert.
people-nudged-away = { $name } schaut gerade nicht auf den Tisch.
people-reminded = { $name } erinnert dich: Du bist dran
people-reminded-ok = Danke
people-takeover = Bot spielt
people-takeover-name = Einen Bot für { $name } spielen lassen
people-return = Zurückgeben
people-return-name = { $name } den Platz zurückgeben
people-leave = Einen Bot für mich spielen lassen
people-leave-note = Du kannst dir den Platz jederzeit zurückholen.
people-resign = Aufgeben
people-resign-note = Ein Bot spielt für dich zu Ende. Es gibt kein Zurück.
people-agree = Spiel beenden
people-agree-note = Das Spiel endet, wenn alle zustimmen. Dann gewinnt niemand.
people-agreed =
    { $all ->
        [one] { $names } möchte aufhören. Eine Person muss zustimmen.
       *[other] { $names }: Spiel beenden? Alle { $all } müssen zustimmen.
    }
people-agree-too = Zustimmen
people-asked =
    { $count ->
        [one] { $names } möchte das Spiel beenden.
       *[other] { $names } möchten das Spiel beenden.
    }
people-later = Später
people-withdraw = Weiterspielen
people-sure = Wirklich? Noch einmal drücken
people-replaced = Ein Bot spielt für dich
people-replaced-note = Er sieht nur, was du sehen darfst. Alles, was er spielt, steht im Protokoll.
people-take-back = Platz zurückholen
people-have-resigned = Du hast aufgegeben
people-have-resigned-note = Ein Bot spielt für dich zu Ende. Du kannst weiter zusehen.
people-ended = Alle wollten das Spiel beenden
people-ended-note = Niemand hat gewonnen. Die Aufzeichnung hält jeden Zug fest.
people-again = Noch einmal spielen
people-record = Aufzeichnung speichern
people-home = Zur Startseite
