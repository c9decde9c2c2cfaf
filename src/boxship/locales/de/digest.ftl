### Following the game: the pace at which the moves of the others are shown, and what happened since the reader's last turn.

## Pace

# The button that shows the next move of the others, where the reader wants to see them one by one.
digest-next = Nächste Aktion
# In the list of keys.
digest-keys-next = Schritt für Schritt: die nächste Aktion der anderen

## Jumps in the history

# The name of the four buttons, the word on them (with an arrow before or behind it), and what each does.
digest-leaps = Im Verlauf springen
digest-leap-turn = Zug
digest-leap-auction = Versteigerung
digest-leap-turn-back = Zum vorigen Zug
digest-leap-turn-on = Zum nächsten Zug
digest-leap-auction-back = Zur vorigen Versteigerung
digest-leap-auction-on = Zur nächsten Versteigerung
# In the list of keys.
digest-keys-turn = Im Verlauf: zum nächsten oder vorigen Zug
digest-keys-auction = Im Verlauf: zur nächsten oder vorigen Versteigerung

## Since the reader's last turn

# The title of the page beside the log, short.
digest-title = Seit deinem letzten Zug
# The two pages: that one, and the log.
digest-tabs = Protokoll und Neuigkeiten
# Turns the page to the log.
digest-close = Das Protokoll zeigen
# What pressing a row does.
digest-point = Auf dem Tisch zeigen
# Money that came in and that went out, beside the cash: +$8 in, −$1 out. $amount has its sign.
digest-in = { $amount } rein
digest-out = { $amount } raus
# Over the rows about what the others did among themselves; those are sentences of the log.
digest-others = Und die anderen

# On a phone: the button that puts the slip with these rows away, and the one that shows all of them; there are five or more.
digest-put-away = Weglegen
digest-all = Alle { $count } Ereignisse
# On a phone, over the newest moves while the others play.
digest-now = Was gerade passiert

# The name of the list that a screen reader reads out: every event, and what is drafted.
digest-spoken = Was passiert, zum Vorlesen

## What touched the reader, as rows like those of the log: $seat is drawn as a flag, so the verb comes first. What it
## changed in the reader's cash stands beside it.

digest-mine-produce = { $seat } produziert und zahlt an dich
digest-mine-produce-nothing = { $seat } zahlt an dich, kann aber nichts produzieren
digest-mine-buy = { $seat } kauft { $goods } von dir
digest-mine-load = { $seat } lädt { $goods } von dir
digest-mine-sail-load = { $seat } fährt zu dir und lädt { $goods }
digest-mine-accept = { $seat } verkauft dir { $goods }
digest-mine-interest = Du zahlst Zinsen
digest-mine-interest-part = Du zahlst einen Teil der Zinsen und schuldest noch { $unpaid }
digest-mine-seize =
    { $place ->
        [island] { $seat } pfändet { $goods } aus deinem Inselgebiet
        [ship] { $seat } pfändet { $goods } von deinem Schiff
        [dock] { $seat } pfändet { $goods } von deinem Kai
        [harbour] { $seat } pfändet { $goods } aus deinem Hafengeschäft
       *[factory] { $seat } pfändet { $goods } aus deinem Fabrikgeschäft
    }
digest-mine-seize-machine = { $seat } pfändet deine Maschine: { $machine }
digest-mine-seize-warehouse = { $seat } pfändet eines deiner Lagerhäuser
digest-mine-raise-money = { $seat } überbietet dich beim Geld von Makler { $broker }
digest-mine-raise-containers = { $seat } überbietet dich bei den Containern von Makler { $broker }
digest-mine-money-back = Du bekommst dein Angebot zurück
digest-mine-collect-money = Du erhältst { $amount } von Makler { $broker }
digest-mine-collect-containers = Du erhältst { $goods } von Makler { $broker }

## Rows: sentences of the log that are shorter in a row, where $seat is a flag, the change of cash stands at its end and
## the table is in sight. Every other fact has the sentence of the log, `log-` and its key.

digest-row-produce = { $seat } produziert { $goods }, zahlt { $other }
digest-row-price-lower = { $seat } senkt { $goods } von { $was } auf { $amount }
digest-row-price-raise = { $seat } erhöht { $goods } von { $was } auf { $amount }
digest-row-sail-load = { $seat } fährt zu { $other }, lädt { $goods }
digest-row-land = { $seat } bringt { $goods } zur Insel
digest-row-bids-extra = Zweite Angebote: { $bids }
digest-row-tie = Gleichstand bei { $amount }: { $seats }
digest-row-accept = { $seat } verkauft { $goods } an { $other }
digest-row-decline = { $seat } behält { $goods }
digest-row-bot-own = { $seat } ist weg, ein Bot spielt
digest-row-bot-host = { $seat } ist weg, ein Bot spielt
digest-row-bot-clock = { $seat }: Zeit um, ein Bot spielt
digest-row-bot-resign = { $seat } gibt auf, ein Bot spielt
digest-row-back-host = { $seat } hat den Platz zurück
digest-row-kept = { $seat } behält { $goods }: alle bieten null
