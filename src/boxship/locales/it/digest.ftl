### Following the game: the pace at which the moves of the others are shown, and what happened since the reader's last turn.

## Pace

# The button that shows the next move of the others, where the reader wants to see them one by one.
digest-next = Prossima mossa
# In the list of keys.
digest-keys-next = Passo per passo: la prossima mossa degli altri

## Jumps in the history

# The name of the four buttons, the word on them (with an arrow before or behind it), and what each does.
digest-leaps = Saltare nella cronologia
digest-leap-turn = turno
digest-leap-auction = asta
digest-leap-turn-back = Al turno precedente
digest-leap-turn-on = Al turno successivo
digest-leap-auction-back = All’asta precedente
digest-leap-auction-on = All’asta successiva
# In the list of keys.
digest-keys-turn = Nella cronologia: il turno successivo o precedente
digest-keys-auction = Nella cronologia: l’asta successiva o precedente

## Since the reader's last turn

# The title of the page beside the log, short.
digest-title = Dal tuo ultimo turno
# The two pages: that one, and the log.
digest-tabs = Registro e novità
# Turns the page to the log.
digest-close = Mostra il registro
# What pressing a row does.
digest-point = Mostra dov’è sul tavolo
# Money that came in and that went out, beside the cash: +$8 in, −$1 out. $amount has its sign.
digest-in = { $amount } entrati
digest-out = { $amount } usciti
# Over the rows about what the others did among themselves; those are sentences of the log.
digest-others = E gli altri

# On a phone: the button that puts the slip with these rows away, and the one that shows all of them; there are five or more.
digest-put-away = Metti via
digest-all = Tutte le { $count } mosse
# On a phone, over the newest moves while the others play.
digest-now = Che cosa succede

# The name of the list that a screen reader reads out: every event, and what is drafted.
digest-spoken = Che cosa succede, da leggere a voce

## What touched the reader, as rows like those of the log: $seat is drawn as a flag, so the verb comes first. What it
## changed in the reader's cash stands beside it.

digest-mine-produce = { $seat } produce e ti paga
digest-mine-produce-nothing = { $seat } ti paga ma non può produrre niente
digest-mine-buy = { $seat } compra da te { $goods }
digest-mine-load = { $seat } carica da te { $goods }
digest-mine-sail-load = { $seat } viene da te e carica { $goods }
digest-mine-accept = { $seat } ti vende { $goods }
digest-mine-interest = Paghi gli interessi
digest-mine-interest-part = Paghi una parte degli interessi e devi ancora { $unpaid }
digest-mine-seize =
    { $place ->
        [island] { $seat } confisca { $goods } dalla tua area sull’isola
        [ship] { $seat } confisca { $goods } dalla tua nave
        [dock] { $seat } confisca { $goods } dal tuo molo
        [harbour] { $seat } confisca { $goods } dal tuo deposito portuale
       *[factory] { $seat } confisca { $goods } dal tuo deposito industriale
    }
digest-mine-seize-machine = { $seat } confisca il tuo macchinario: { $machine }
digest-mine-seize-warehouse = { $seat } confisca uno dei tuoi magazzini
digest-mine-raise-money = { $seat } rilancia su di te per il denaro del broker { $broker }
digest-mine-raise-containers = { $seat } rilancia su di te per i container del broker { $broker }
digest-mine-money-back = Recuperi la tua offerta
digest-mine-collect-money = Ricevi { $amount } dal broker { $broker }
digest-mine-collect-containers = Ricevi { $goods } dal broker { $broker }

## Rows: sentences of the log that are shorter in a row, where $seat is a flag, the change of cash stands at its end and
## the table is in sight. Every other fact has the sentence of the log, `log-` and its key.

digest-row-produce = { $seat } produce { $goods }, paga { $other }
digest-row-price-lower = { $seat } abbassa { $goods } da { $was } a { $amount }
digest-row-price-raise = { $seat } alza { $goods } da { $was } a { $amount }
digest-row-sail-load = { $seat } va da { $other }, carica { $goods }
digest-row-land = { $seat } sbarca { $goods }
digest-row-bids-extra = Seconde offerte: { $bids }
digest-row-tie = Parità a { $amount }: { $seats }
digest-row-accept = { $seat } vende { $goods } a { $other }
digest-row-decline = { $seat } tiene { $goods }
digest-row-bot-own = { $seat } via, gioca un bot
digest-row-bot-host = { $seat } via, gioca un bot
digest-row-bot-clock = { $seat }: tempo finito, gioca un bot
digest-row-bot-resign = { $seat } abbandona, gioca un bot
digest-row-back-host = { $seat } riprende il posto
digest-row-kept = { $seat } tiene { $goods }: nessuna offerta
