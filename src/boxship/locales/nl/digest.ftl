### Following the game: the pace at which the moves of the others are shown, and what happened since the reader's last turn.

## Pace

# The button that shows the next move of the others, where the reader wants to see them one by one.
digest-next = Volgende zet
# In the list of keys.
digest-keys-next = Stap voor stap: de volgende zet van de anderen

## Jumps in the history

# The name of the four buttons, the word on them (with an arrow before or behind it), and what each does.
digest-leaps = Springen in het verloop
digest-leap-turn = beurt
digest-leap-auction = veiling
digest-leap-turn-back = Naar de vorige beurt
digest-leap-turn-on = Naar de volgende beurt
digest-leap-auction-back = Naar de vorige veiling
digest-leap-auction-on = Naar de volgende veiling
# In the list of keys.
digest-keys-turn = In het verloop: de volgende of vorige beurt
digest-keys-auction = In het verloop: de volgende of vorige veiling

## Since the reader's last turn

# The title of the page beside the log, short.
digest-title = Sinds je laatste beurt
# The two pages: that one, and the log.
digest-tabs = Logboek en nieuws
# Turns the page to the log.
digest-close = Het logboek tonen
# What pressing a row does.
digest-point = Tonen waar op tafel
# Money that came in and that went out, beside the cash: +$8 in, −$1 out. $amount has its sign.
digest-in = { $amount } erbij
digest-out = { $amount } eraf
# Over the rows about what the others did among themselves; those are sentences of the log.
digest-others = En de anderen

# On a phone: the button that puts the slip with these rows away, and the one that shows all of them; there are five or more.
digest-put-away = Wegleggen
digest-all = Alle { $count } zetten
# On a phone, over the newest moves while the others play.
digest-now = Wat er gebeurt

# The name of the list that a screen reader reads out: every event, and what is drafted.
digest-spoken = Wat er gebeurt, om voor te lezen

## What touched the reader, as rows like those of the log: $seat is drawn as a flag, so the verb comes first. What it
## changed in the reader's cash stands beside it.

digest-mine-produce = { $seat } produceert en betaalt jou
digest-mine-produce-nothing = { $seat } betaalt jou, maar kan niets produceren
digest-mine-buy = { $seat } koopt { $goods } van jou
digest-mine-load = { $seat } laadt { $goods } bij jou
digest-mine-sail-load = { $seat } vaart naar jou en laadt { $goods }
digest-mine-accept = { $seat } verkoopt { $goods } aan jou
digest-mine-interest = Je betaalt rente
digest-mine-interest-part = Je betaalt een deel van de rente en bent nog { $unpaid } schuldig
digest-mine-seize =
    { $place ->
        [island] { $seat } legt beslag op { $goods } uit jouw gebied op het eiland
        [ship] { $seat } legt beslag op { $goods } van jouw schip
        [dock] { $seat } legt beslag op { $goods } van jouw kade
        [harbour] { $seat } legt beslag op { $goods } uit jouw havenwinkel
       *[factory] { $seat } legt beslag op { $goods } uit jouw fabriekswinkel
    }
digest-mine-seize-machine = { $seat } legt beslag op jouw machine: { $machine }
digest-mine-seize-warehouse = { $seat } legt beslag op een van jouw warenhuizen
digest-mine-raise-money = { $seat } overbiedt jou voor het geld van makelaar { $broker }
digest-mine-raise-containers = { $seat } overbiedt jou voor de containers van makelaar { $broker }
digest-mine-money-back = Je krijgt je bod terug
digest-mine-collect-money = Je krijgt { $amount } van makelaar { $broker }
digest-mine-collect-containers = Je krijgt { $goods } van makelaar { $broker }

## Rows: sentences of the log that are shorter in a row, where $seat is a flag, the change of cash stands at its end and
## the table is in sight. Every other fact has the sentence of the log, `log-` and its key.

digest-row-produce = { $seat } produceert { $goods }, betaalt { $other }
digest-row-price-lower = { $seat } verlaagt { $goods } van { $was } naar { $amount }
digest-row-price-raise = { $seat } verhoogt { $goods } van { $was } naar { $amount }
digest-row-sail-load = { $seat } vaart naar { $other }, laadt { $goods }
digest-row-land = { $seat } legt aan met { $goods }
digest-row-bids-extra = Tweede biedingen: { $bids }
digest-row-tie = Gelijk op { $amount }: { $seats }
digest-row-accept = { $seat } verkoopt { $goods } aan { $other }
digest-row-decline = { $seat } houdt { $goods }
digest-row-bot-own = { $seat } is weg, een bot speelt
digest-row-bot-host = { $seat } is weg, een bot speelt
digest-row-bot-clock = { $seat }: tijd om, een bot speelt
digest-row-bot-resign = { $seat } geeft op, een bot speelt
digest-row-back-host = { $seat } heeft de plaats terug
digest-row-kept = { $seat } houdt { $goods }: iedereen biedt nul
