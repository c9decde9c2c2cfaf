### The pages around the table: the first page, a new table, the own tables, joining.

## Everywhere

# The title of a browser tab. $title is the title of the page.
pages-title = { $title } · Boxship
pages-menu = Menü
# For screen readers: the list of links to other pages.
pages-menu-places = Seiten
pages-menu-home = Startseite
pages-menu-new = Neuer Tisch
pages-menu-tables = Meine Tische
pages-menu-results = Meine Ergebnisse
pages-menu-paper = An einem echten Tisch
pages-menu-help = Regeln
pages-again = Neuer Versuch
pages-name = Dein Name
pages-name-optional = Dein Name (freiwillig)
# The same where several people share the screen. $seat is a colour.
pages-name-of = Name von { $seat }
pages-name-shared = Name (freiwillig)

## The first page

pages-home-what = Produziere Container, verkaufe sie an deine Nachbarn, verschiffe, was andere produziert haben, und biete auf der Insel mit. Alle Preise bestimmen die Spieler. Für drei bis fünf Spieler.
pages-home-play = Jetzt spielen
pages-home-starting = Das Spiel wird aufgebaut …
pages-home-play-line = Sofort, gegen drei Computergegner
# Names on the drawn chart.
pages-scene-island = Fremde Insel

## Rulesets and their options, each with a line that explains it

pages-ruleset-classic = Klassisch
pages-ruleset-classic-line = Das Original von 2007. Nimm dies, wenn du unsicher bist.
pages-ruleset-short = Kurz
pages-ruleset-short-line = Dieselben Regeln mit weniger Containern, darum schneller zu Ende.
pages-ruleset-clarified = Präzisiert
pages-ruleset-clarified-line = Dasselbe mit geklärten Zweifelsfällen: Eine Ladung, auf die niemand bietet, bleibt sofort bei ihrem Kapitän, und wer die Zinsen nicht zahlen kann, redet bei der Pfändung mit.
pages-ruleset-jumbo = Jumbo
pages-ruleset-jumbo-line = Die Ausgabe zum zehnten Geburtstag: andere Farben, weniger Maschinen, höchstens vier Lagerhäuser und mehr Milde mit Schuldnern.
pages-option-domestic_sale = Anfängervariante
pages-option-domestic_sale-line = Vor deinen Aktionen darfst du einen Container für $2 an die Bank verkaufen.
pages-option-investment_bank = Investmentbank
pages-option-investment_bank-line = Drei Makler tauschen Geld gegen Container und Container gegen Geld.
pages-option-open_money = Offenes Geld
pages-option-open_money-line = Alle sehen, wie viel Bargeld die anderen haben.

## A new table

pages-new = Neuer Tisch
pages-new-lead = Für ein erstes Spiel ist alles eingestellt. Ändere, was du möchtest.
pages-new-rules = Regeln
pages-new-options = Optionen
pages-new-players = Spieler
# For screen readers: the buttons for three, four or five players.
pages-new-count = Anzahl der Spieler
pages-new-players-count =
    { $count ->
        [3] Drei Spieler
        [4] Vier Spieler
        [5] Fünf Spieler
       *[other] { $count } Spieler
    }
pages-new-clock = Uhr
pages-new-clock-line = Alle haben ihre eigene Zeit. Ist sie um, spielt ein Bot weiter, bis du wieder da bist.
pages-new-clock-none = Keine Uhr
# Both are lengths of time, like "15 min".
pages-new-clock-times = { $bank } + { $increment } pro Zug
pages-new-more = Erweitert
pages-new-rounds = Rundenlimit
pages-new-rounds-line = Ist das Spiel nach dieser Runde noch nicht zu Ende, wird gewertet, wie es steht.
pages-new-words = Hausregeln
pages-new-words-line = Einzelne Regeln ändern: Feld=Wert, durch Leerzeichen getrennt.
pages-new-make = Tisch eröffnen
pages-new-links =
    { $count ->
        [0] Das Spiel beginnt sofort.
        [one] Am Tisch findest du einen Einladungslink für die Person, die mitspielt.
       *[other] Am Tisch findest du einen Einladungslink für die { $count } Personen, die mitspielen.
    }
# $rules is the name of a ruleset, $count the number of players.
pages-new-summary =
    { $count ->
        [3] { $rules }, drei Spieler
        [4] { $rules }, vier Spieler
        [5] { $rules }, fünf Spieler
       *[other] { $rules }, { $count } Spieler
    }

# Who sits on a seat.
pages-sitter-person = Jemand, den du einlädst
pages-sitter-person-line = Nimmt mit dem Link Platz, den du verschickst.
# Whoever makes the table, and everyone who shares the screen with them.
pages-sitter-me = Hier am Bildschirm
# Below the seats, where more than one is of that kind.
pages-new-shared = Mehrere von euch teilen sich diesen Bildschirm: Gebt ihn weiter, und er zeigt jedem nur die eigenen Geheimnisse.
pages-sitter-bots = Computergegner
# A computer player in a list: its name below, and how strong it is.
pages-sitter-bot = { $bot } · { $level }/{ $levels }

# The computer players: a name, and a line of character.
pages-bot-deckhand = Leichtmatrose
pages-bot-deckhand-line = Meint es gut, holt aber seine Preise aus der Luft und bietet viel zu wenig oder viel zu viel.
pages-bot-trader-producer = Fabrikant
pages-bot-trader-producer-line = Ein Händler, der Maschinen baut und vom Fabrikgeschäft lebt.
pages-bot-trader-warehouser = Lagerist
pages-bot-trader-warehouser-line = Ein Händler, der Lagerhäuser baut und vom Hafengeschäft lebt.
pages-bot-trader-shipper = Reeder
pages-bot-trader-shipper-line = Ein Händler, der wenig baut, lädt, was sich lohnt, und es zur Insel bringt.
pages-bot-trader-hoarder = Sammler
pages-bot-trader-hoarder-line = Ein Händler, der hoch bietet und die eigene Ladung gern behält.
pages-bot-trader = Händler
pages-bot-trader-line = Macht von allem etwas, zählt das Geld aller mit und weiß, was Ladung wert ist.
pages-bot-captain-1 = Junger Kapitän
pages-bot-captain-1-line = Denkt voraus, aber nur kurz.
pages-bot-captain-2 = Kapitän
pages-bot-captain-2-line = Denkt voraus und errät aus den Angeboten, wer welche Karte hat.
pages-bot-captain-3 = Alter Seebär
pages-bot-captain-3-line = Ein Kapitän, der lange nachdenkt und wenig übersieht.
pages-bot-admiral = Admiral
pages-bot-admiral-line = Hat das Spiel in Millionen Partien gegen Gegner aller Art gelernt.
# How strong a computer player is, for screen readers; it is drawn as a row of dots.
pages-level = Stärke { $level } von { $levels }
# How often a computer player wins; Traders are the computer players of that name above.
pages-wins =
    { $wins ->
        [0] Gewinnt gegen drei Händler fast nie.
        [100] Gewinnt gegen drei Händler fast jede Partie.
       *[other] Gewinnt etwa { $wins } von 100 Partien gegen drei Händler.
    }

## Joining

pages-join = Du bist eingeladen
pages-join-lead = Jemand hat dir einen Platz am Tisch freigehalten. Du brauchst kein Konto: Der Platz gehört diesem Browser.
pages-join-take = Platz nehmen
pages-join-seated = Du sitzt schon an diesem Tisch.
pages-join-back = Zurück zum Tisch
pages-join-another = Noch einen Platz nehmen
pages-join-full = Alle Plätze sind besetzt
pages-join-full-lead = Andere waren schneller. Du kannst zusehen oder einen eigenen Tisch eröffnen.
pages-join-watch = Zusehen

## The own tables

pages-tables = Meine Tische
pages-tables-lead = Die Tische, an denen dieser Browser einen Platz hat. Um auf einem anderen Gerät weiterzuspielen, öffne dort den Link deines Platzes.
pages-tables-none = Noch keine Tische.
pages-tables-waiting_for_me = Du bist dran
pages-tables-running = Im Gange
pages-tables-finished = Beendet
pages-tables-forget = Aus der Liste entfernen
# $names: the winners, already joined with "and".
pages-table-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
# Example: Classic · 5 minutes ago
pages-table-about = { $rules } · { $when }

## An address that leads nowhere

pages-lost = Außerhalb der Seekarte
pages-lost-line = Unter dieser Adresse ist nichts. Vielleicht ist der Link abgeschnitten: Ein ganzer endet mit einem # und einer Reihe von Buchstaben.
pages-lost-home = Zurück in den Hafen
