"""Bots as separate programs, in any language: one JSON object per line over stdin and stdout."""
