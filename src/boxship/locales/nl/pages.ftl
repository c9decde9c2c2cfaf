### The pages around the table: the first page, a new table, the own tables, joining.

## Everywhere

# The title of a browser tab. $title is the title of the page.
pages-title = { $title } · Boxship
pages-menu = Menu
# For screen readers: the list of links to other pages.
pages-menu-places = Pagina’s
pages-menu-home = Startpagina
pages-menu-new = Nieuwe tafel
pages-menu-tables = Mijn tafels
pages-menu-results = Mijn resultaten
pages-menu-paper = Aan een echte tafel
pages-menu-help = Regels
pages-again = Probeer opnieuw
pages-name = Je naam
pages-name-optional = Je naam (niet verplicht)
# The same where several people share the screen. $seat is a colour.
pages-name-of = Naam van { $seat }
pages-name-shared = Naam (niet verplicht)

## The first page

pages-home-what = Produceer containers, verkoop ze aan je buren, verscheep wat anderen geproduceerd hebben en bied mee op het eiland. Alle prijzen bepalen de spelers zelf. Voor drie tot vijf spelers.
pages-home-play = Nu spelen
pages-home-starting = Het spel wordt klaargezet …
pages-home-play-line = Meteen, tegen drie computertegenstanders
# Names on the drawn chart.
pages-scene-island = Buitenlands Eiland

## Rulesets and their options, each with a line that explains it

pages-ruleset-classic = Klassiek
pages-ruleset-classic-line = Het originele spel van 2007. Neem dit als je twijfelt.
pages-ruleset-short = Kort
pages-ruleset-short-line = Dezelfde regels met minder containers, dus eerder afgelopen.
pages-ruleset-clarified = Verduidelijkt
pages-ruleset-clarified-line = Hetzelfde spel, met onduidelijke punten opgelost: een lading waarop niemand biedt blijft meteen bij de kapitein, en wie de rente niet kan betalen heeft inspraak bij het beslag.
pages-ruleset-jumbo = Jumbo
pages-ruleset-jumbo-line = De jubileumeditie (tien jaar): andere kleuren, minder machines, hoogstens vier warenhuizen, en milder voor wie schulden heeft.
pages-option-domestic_sale = Beginnersvariant
pages-option-domestic_sale-line = Vóór je acties mag je één container voor $2 aan de bank verkopen.
pages-option-investment_bank = Investeringsbank
pages-option-investment_bank-line = Drie makelaars ruilen geld voor containers en containers voor geld.
pages-option-open_money = Open geld
pages-option-open_money-line = Iedereen ziet hoeveel handgeld de anderen hebben.

## A new table

pages-new = Nieuwe tafel
pages-new-lead = Alles staat klaar voor een eerste spel. Verander wat je wilt.
pages-new-rules = Regels
pages-new-options = Opties
pages-new-players = Spelers
# For screen readers: the buttons for three, four or five players.
pages-new-count = Aantal spelers
pages-new-players-count =
    { $count ->
        [3] Drie spelers
        [4] Vier spelers
        [5] Vijf spelers
       *[other] { $count } spelers
    }
pages-new-clock = Klok
pages-new-clock-line = Iedereen heeft eigen tijd. Is die om, dan speelt een bot verder tot je terug bent.
pages-new-clock-none = Geen klok
# Both are lengths of time, like "15 min".
pages-new-clock-times = { $bank } + { $increment } per beurt
pages-new-more = Geavanceerd
pages-new-rounds = Rondelimiet
pages-new-rounds-line = Als het spel na deze ronde nog niet afgelopen is, wordt de stand geteld.
pages-new-words = Huisregels
pages-new-words-line = Losse regels veranderen: veld=waarde, gescheiden door spaties.
pages-new-make = Tafel openen
pages-new-links =
    { $count ->
        [0] Het spel begint meteen.
        [one] Aan tafel vind je een uitnodigingslink voor degene die met je meespeelt.
       *[other] Aan tafel vind je een uitnodigingslink voor de { $count } mensen die met je meespelen.
    }
# $rules is the name of a ruleset, $count the number of players.
pages-new-summary =
    { $count ->
        [3] { $rules }, drie spelers
        [4] { $rules }, vier spelers
        [5] { $rules }, vijf spelers
       *[other] { $rules }, { $count } spelers
    }

# Who sits on a seat.
pages-sitter-person = Iemand die je uitnodigt
pages-sitter-person-line = Neemt plaats met de link die jij stuurt.
# Whoever makes the table, and everyone who shares the screen with them.
pages-sitter-me = Aan dit scherm
# Below the seats, where more than one is of that kind.
pages-new-shared = Jullie delen dit scherm: geef het door, en het laat ieder alleen de eigen geheimen zien.
pages-sitter-bots = Computertegenstanders
# A computer player in a list: its name below, and how strong it is.
pages-sitter-bot = { $bot } · { $level }/{ $levels }

# The computer players: a name, and a line of character.
pages-bot-deckhand = Lichtmatroos
pages-bot-deckhand-line = Bedoelt het goed, maar verzint de prijzen en biedt veel te weinig of veel te veel.
pages-bot-trader-producer = Fabrikant
pages-bot-trader-producer-line = Een handelaar die machines bouwt en van de fabriekswinkel leeft.
pages-bot-trader-warehouser = Magazijnmeester
pages-bot-trader-warehouser-line = Een handelaar die warenhuizen bouwt en van de havenwinkel leeft.
pages-bot-trader-shipper = Reder
pages-bot-trader-shipper-line = Een handelaar die weinig bouwt, laadt wat loont en het naar het eiland brengt.
pages-bot-trader-hoarder = Hamsteraar
pages-bot-trader-hoarder-line = Een handelaar die hoog biedt en de eigen lading graag houdt.
pages-bot-trader = Handelaar
pages-bot-trader-line = Doet van alles wat, telt ieders geld mee en weet wat een lading waard is.
pages-bot-captain-1 = Jonge kapitein
pages-bot-captain-1-line = Denkt vooruit, maar niet lang.
pages-bot-captain-2 = Kapitein
pages-bot-captain-2-line = Denkt vooruit en leidt uit de biedingen af wie welke kaart heeft.
pages-bot-captain-3 = Oude zeerob
pages-bot-captain-3-line = Een kapitein die lang nadenkt en weinig over het hoofd ziet.
pages-bot-admiral = Admiraal
pages-bot-admiral-line = Leerde het spel in miljoenen partijen tegen allerlei spelers.
# How strong a computer player is, for screen readers; it is drawn as a row of dots.
pages-level = Sterkte { $level } van { $levels }
# How often a computer player wins; Traders are the computer players of that name above.
pages-wins =
    { $wins ->
        [0] Wint bijna nooit van drie handelaars.
        [100] Wint bijna elk spel van drie handelaars.
       *[other] Wint ongeveer { $wins } van de 100 spellen tegen drie handelaars.
    }

## Joining

pages-join = Je bent uitgenodigd
pages-join-lead = Iemand heeft aan tafel een plaats voor je vrijgehouden. Je hebt geen account nodig: de plaats hoort bij deze browser.
pages-join-take = Plaatsnemen
pages-join-seated = Je zit al aan deze tafel.
pages-join-back = Terug naar de tafel
pages-join-another = Nog een plaats nemen
pages-join-full = Alle plaatsen zijn bezet
pages-join-full-lead = Anderen waren sneller. Je kunt toekijken, of zelf een tafel openen.
pages-join-watch = Toekijken

## The own tables

pages-tables = Mijn tafels
pages-tables-lead = De tafels waaraan deze browser een plaats heeft. Om op een ander apparaat verder te spelen, open je daar de link van je plaats.
pages-tables-none = Nog geen tafels.
pages-tables-waiting_for_me = Jij bent aan zet
pages-tables-running = Bezig
pages-tables-finished = Afgelopen
pages-tables-forget = Uit de lijst verwijderen
# $names: the winners, already joined with "and".
pages-table-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben samen gewonnen
    }
# Example: Classic · 5 minutes ago
pages-table-about = { $rules } · { $when }

## An address that leads nowhere

pages-lost = Buiten de zeekaart
pages-lost-line = Op dit adres is niets. Misschien is de link afgekapt: een volledige eindigt op een # en een rij letters.
pages-lost-home = Terug naar de haven
