"""The game on paper: a kit to print, cut out and play with, as PDF."""
