### The people at a table: who is here, clocks, bots that play for somebody, ending a game together.
### $name and $names are players, the latter joined with "and"; $time is like 0:42 or "6 min"; $all is how many have to agree.

people = People
people-close = Back to the table
people-you = you
people-here = here
people-thinking = thinking
people-thinking-for = thinking { $time }
people-away = away
people-away-for = away { $time }
people-bot = a bot is playing
people-resigned = resigned, a bot is playing
people-free = seat is free
people-agrees = would end the game
people-nudge = Remind
people-nudge-name = Remind { $name }
people-nudged = { $name } has been reminded.
people-nudged-away = { $name } isn’t looking at the table right now.
people-reminded = { $name } reminds you: it’s your turn
people-reminded-ok = Thanks
people-takeover = Bot plays
people-takeover-name = Let a bot play for { $name }
people-return = Give back
people-return-name = Give the seat back to { $name }
people-leave = Let a bot play for me
people-leave-note = You can take your seat back any time.
people-resign = Resign
people-resign-note = A bot plays your seat to the end. There’s no way back.
people-agree = End the game
people-agree-note = The game ends when everyone agrees. Nobody wins it then.
people-agreed =
    { $all ->
        [one] { $names } would end the game. One player has to agree.
       *[other] { $names } would end the game. All { $all } players have to agree.
    }
people-agree-too = Agree
people-asked =
    { $count ->
        [one] { $names } wants to end the game.
       *[other] { $names } want to end the game.
    }
people-later = Later
people-withdraw = Play on
people-sure = Really? Press again
people-replaced = A bot is playing for you
people-replaced-note = It sees only what you may see. Everything it plays is in the log.
people-take-back = Take my seat back
people-have-resigned = You’ve resigned
people-have-resigned-note = A bot plays your seat to the end. You can keep watching.
people-ended = Everyone agreed to end the game
people-ended-note = Nobody has won. The record keeps every move.
people-again = Play again
people-record = Save the record
people-home = Home page
