### De startpagina: het laatste spel, wegen naar een nieuw, en hoe de eigen tafels ervoor staan.

home-motto = Maak het, prijs het, verscheep het, bied erop.
home-ways = Spelen
home-continue = Verder spelen
home-continue-turn = Ronde { $round }, jij bent aan de beurt
home-against = tegen { $names }
home-cash = geld
home-on-island = op het eiland
home-left = { $colours } over
home-rules-line = Alle regels, met plaatjes en zoekveld
home-new-line = Met vrienden, via een link
home-replay = Partij terugkijken
home-replay-line = Uit een bestand, een tekst of een link

## Tables in a list

home-row = Ronde { $round } · { $what }
home-left-in = Verlaten in ronde { $round }
home-free =
    { $count ->
        [one] Eén plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
home-all =
    { $count ->
        [one] { $count } spel, { $won } gewonnen
       *[other] { $count } spellen, { $won } gewonnen
    }
home-verb-play = Spelen
home-verb-bid = Bieden
home-verb-decide = Beslissen
home-verb-look = Bekijken
home-verb-link = Uitnodigen
home-verb-story = Verhaal
home-verb-again = Nog eens
home-verb-continue = Verder
home-verb-what = { $verb }: { $names }
home-put-away = Opbergen
home-was-put-away = Opgeborgen: de tafel met { $names }
home-away = Opgeborgen
home-bring-back = Terughalen
