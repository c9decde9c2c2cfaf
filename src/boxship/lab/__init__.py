"""Studies: arms of rules, players and bots over the same deals, measured and compared."""
