"""Matches and leagues: who plays whom on which deal, what is counted, and how sure one can be of it."""
