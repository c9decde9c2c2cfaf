"""The work of the longer commands."""
