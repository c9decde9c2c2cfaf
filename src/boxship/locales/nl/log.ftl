### The log and the history, and the news in the terminal. Sentences are `log-` and a FactKey of boxship.table.vocabulary.
###
### In the sentences $seat and $other are players (drawn as a flag and a name), $goods are containers (drawn, in plain
### text a list like "2 × tan and black"), $machine is the colour of a machine, drawn as a container of that colour.
### $amount is money, already written ($12); $count is how many containers $goods are. What the sentence changes in the
### cash of $seat stands beside it, so it is not repeated within. The sentences are rows of a list: no full stop at the end.

## The frame

log-title = Logboek
log-round = Ronde { $round }
log-empty = Er is nog niets gebeurd.
log-newest = nieuwste
# What pressing a row does.
log-show = Laat de tafel zien na gebeurtenis { $number }
# Said before a sentence that is drawn struck through.
log-undone = Teruggenomen:
# Plain text: a sentence and what it changed in somebody's cash, like +$3.
log-with-money = { $sentence } ({ $change })
# In the terminal, where no board is drawn beside it: a sentence, and what the store that was arranged holds then.
log-with-store =
    { $store ->
        [factory] { $sentence }; fabriekswinkel: { $goods }
       *[harbour] { $sentence }; havenwinkel: { $goods }
    }
# In the terminal: a sentence, and whose cash it changed by how much, like Red −$3, you +$3.
log-with-changes = { $sentence }; { $changes }
# In the terminal: the reader's own seat in a sentence, and by itself in a list of bids or of changes of cash.
log-you = { $name } (jij)
log-own = jij
# In a list: Red $9. Also for changes of cash: Red +$9.
log-bid = { $name } { $amount }
log-goods =
    { $count ->
        [one] { $colour }
       *[other] { $count } × { $colour }
    }
log-goods-priced =
    { $count ->
        [one] { $colour } voor { $price }
       *[other] { $count } × { $colour } voor { $price }
    }

## Actions

log-produce = { $seat } produceert { $goods } en betaalt { $other }
log-produce-nothing = { $seat } betaalt { $other }, maar kan niets produceren
log-buy = { $seat } koopt bij { $other }: { $goods }
log-reprice =
    { $count ->
        [0] { $seat } verandert de prijzen van een lege havenwinkel
       *[other] { $seat } verandert de prijzen in de havenwinkel: { $goods }
    }
# New prices for what lay in a store already. $was is the price before, $amount the new one, both already written.
log-price-lower =
    { $place ->
        [factory] { $seat } verlaagt { $goods } in de fabriekswinkel van { $was } naar { $amount }
       *[harbour] { $seat } verlaagt { $goods } in de havenwinkel van { $was } naar { $amount }
    }
log-price-raise =
    { $place ->
        [factory] { $seat } verhoogt { $goods } in de fabriekswinkel van { $was } naar { $amount }
       *[harbour] { $seat } verhoogt { $goods } in de havenwinkel van { $was } naar { $amount }
    }
log-sail = { $seat } vaart naar { $other }
log-sail-load = { $seat } vaart naar { $other } en laadt { $goods }
log-sail-sea = { $seat } vaart naar open zee
log-sail-bank = { $seat } vaart naar de Investeringsbank
log-sail-bank-load = { $seat } vaart naar de Investeringsbank en laadt { $goods }
log-land = { $seat } bereikt het eiland met { $goods }
log-load = { $seat } laadt bij { $other }: { $goods }
log-load-dock = { $seat } laadt { $goods } van de kade
log-machine = { $seat } koopt een machine: { $machine }
log-warehouse = { $seat } koopt een warenhuis
log-end = { $seat } beëindigt de beurt

## Money

log-loan = { $seat } gaat een lening aan
log-repay = { $seat } betaalt een lening terug
log-default = { $seat } leent niet en blijft de rente schuldig
log-sell = { $seat } doet een binnenlandse verkoop: { $goods }
log-keep = { $seat } doet geen binnenlandse verkoop

## The auction on the island

# $seats are players, $players is how many.
log-sealed =
    { $players ->
        [one] { $seats } heeft geheim geboden
       *[other] { $seats } hebben geheim geboden
    }
# One bid by itself, where the end of the game talks about it.
log-bid-amount = { $seat } biedt { $amount }
# $bids are players with their bids: Red $9, Green $7.
log-bids = Biedingen: { $bids }
log-bids-extra = Met de extra biedingen: { $bids }
# $seats are the tied players.
log-tie = Gelijk bod op { $amount }: { $seats } bieden nog eens
log-accept = { $seat } accepteert { $amount } van { $other } voor { $goods }
log-decline = { $seat } slaat het bod af en houdt { $goods }
log-kept = Iedereen biedt nul: { $seat } houdt { $goods }

## Unpaid interest

log-building =
    { $kind ->
        [machine] { $seat } staat een machine af
       *[warehouse] { $seat } staat een warenhuis af
    }
log-seize =
    { $place ->
        [island] { $seat } legt beslag op { $goods } uit het eilandgebied van { $other }
        [ship] { $seat } legt beslag op { $goods } van het schip van { $other }
        [dock] { $seat } legt beslag op { $goods } van de kade van { $other }
        [harbour] { $seat } legt beslag op { $goods } uit de havenwinkel van { $other }
       *[factory] { $seat } legt beslag op { $goods } uit de fabriekswinkel van { $other }
    }
log-seize-machine = { $seat } legt beslag op een machine van { $other }: { $machine }
log-seize-warehouse = { $seat } legt beslag op een warenhuis van { $other }

## The Investment Bank. $broker is I, II or III.

log-call-money = { $seat } biedt { $goods } voor het geld van makelaar { $broker }
log-call-containers = { $seat } biedt { $amount } voor de containers van makelaar { $broker }
log-raise-money = { $seat } overbiedt { $other } met { $goods } voor het geld van makelaar { $broker }
log-raise-containers = { $seat } overbiedt { $other } met { $amount } voor de containers van makelaar { $broker }
log-money-back = { $seat } is overboden en krijgt het geld terug
log-return = { $seat } is overboden en legt { $goods } terug
log-collect-money = { $seat } int { $amount } bij makelaar { $broker }
log-collect-containers = { $seat } krijgt { $goods } van makelaar { $broker }

## What the game does by itself

log-interest = { $seat } betaalt rente
# $unpaid is money.
log-interest-part = { $seat } betaalt een deel van de rente en is nog { $unpaid } schuldig
log-interest-due = { $seat } is { $amount } rente schuldig
log-borrow-or-default = { $seat } kan { $amount } rente niet betalen en moet lenen of iets verliezen
log-defaults = { $seat } kan { $amount } rente niet betalen: er wordt beslag gelegd
log-waived = { $seat } kan { $amount } rente niet betalen, en er is niets om beslag op te leggen
log-ending = Niet meer in de voorraad: { $goods }. Dit is de laatste beurt
# $seats are the winners, $players is how many.
log-over =
    { $players ->
        [0] Het spel is afgelopen
        [one] Het spel is afgelopen: { $seats } wint
       *[other] Het spel is afgelopen: { $seats } delen de overwinning
    }

## Taking back

log-undo = { $seat } neemt dat terug

## Around the game: who plays, clocks, links. $bot is the name of a bot.

log-bot-own = { $seat } is even weg: een bot ({ $bot }) speelt verder
log-bot-host = { $seat } is weg: { $other } laat een bot ({ $bot }) spelen
log-bot-clock = { $seat } heeft geen tijd meer: een bot ({ $bot }) speelt verder
log-bot-resign = { $seat } geeft op: een bot ({ $bot }) speelt het uit
log-back = { $seat } is er weer
log-back-host = { $seat } heeft de plaats terug van de bot, dankzij { $other }
log-agree = { $seat } wil het spel beëindigen
log-withdraw = { $seat } speelt toch liever door
log-ended = Het spel is afgelopen: iedereen wilde stoppen
log-clocks-run = Iedereen is er: de klokken lopen
log-clocks-stood = De server was weg: de klokken stonden stil
log-link-join = { $seat } heeft een nieuwe uitnodigingslink gemaakt
log-link-watch = { $seat } heeft een nieuwe toeschouwerslink gemaakt
log-seat-freed = { $seat } heeft de plaats van { $other } vrijgemaakt

## The history

log-history = Verloop van het spel
log-history-previous = Vorige gebeurtenis
log-history-next = Volgende gebeurtenis
log-history-live = Gebeurtenis { $number }, live
log-history-past = Gebeurtenis { $number } van { $last }, ronde { $round }
# After the number of the newest event: 137 live
log-live = live
log-back-to-live = naar nu
