# Replays: any game that was kept as a record, looked at again, and games that are played on from a moment.

replay-title = Replay
replay-open = Replay a game
replay-open-lead = Any game that was saved as a record: yours, or somebody else’s, played here or elsewhere.
replay-drop = Drop a record here, or
replay-choose = Choose a file
replay-paste = Paste a record or a link
replay-open-it = Open it
replay-another = Open another record
# $line is the line of the file, $why a whole sentence.
replay-problem-line = Line { $line }: { $why }
# What is wrong, in English; the other languages say so.
replay-problem-why = { $sentence }
replay-problem-gone = This record isn’t kept here, or no longer.
# With whose eyes a replay is looked at.
replay-seen = Seen by
replay-seen-everybody = Everybody
replay-seen-spectator = Spectator
replay-cards =
    { $count ->
        [one] The value card, and what lies on the island
       *[other] All value cards, and what lies on the islands
    }
replay-cards-secret = Value cards and cash stay secret for spectators until the end.
replay-worth = What everybody would have scored at each moment
replay-covered = still to come
# Instead of the lines of everybody’s net worth.
replay-worth-secret = secret until the end
replay-key-auction = auction
replay-key-mistake = mistake
replay-key-worth = net worth
replay-key-worth-own = net worth, { $name } thick
replay-reveal = Show what’s to come
replay-cover = Hide what’s to come
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-first = To the beginning
replay-last = To the end
replay-next-turn = Next turn
replay-next-auction = Next auction
replay-next-mistake = Next mistake
replay-next-mistake-mine = Next mistake of mine
replay-searching = Looking for mistakes…
replay-no-mistakes = No clear mistakes were found.
replay-moment = Event { $number }
replay-moment-of = of { $last }
replay-mistake = a mistake follows
replay-mistake-of = mistake { $number } of { $count }
replay-copy = Copy link
replay-copied = The link has been copied.
replay-copy-by-hand = The link, to be copied by hand
replay-shorten = Short link
replay-shorten-line = The server keeps the record for a year after it was last opened
# A fork: a new table that plays on from a moment of another game.
fork-here = Play on from here
fork-title = What if? From round { $round }
fork-line = A new table with everything as it stands. The original game stays as it is.
fork-redealt = Your game is still going on, so your opponents’ value cards are dealt anew and sealed bids are made again: nothing you can’t know is given away.
fork-begin = Play on
fork-close = Cancel
fork-origin = What if, from round { $round }
fork-origin-back = Back to the moment it came from
fork-origin-gone = The original game is still going on, or it isn’t kept any more.
fork-endings = Two endings
fork-endings-then = originally
fork-endings-now = this time
fork-endings-change = difference
fork-endings-won = won
fork-endings-none = The original game is still going on, or it isn’t kept any more.
fork-endings-open = The original game was never finished.
