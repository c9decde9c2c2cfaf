"""The text notation: lines, records, positions and scenarios, text to value and back."""
