"""Something that can't be done, as a text of the catalogues: whoever catches it knows the reader's language."""

from __future__ import annotations

from boxship.catalogue import ENGLISH, Catalogue, catalogue

STANDARD_INPUT = "-"
"""The name of a file that means standard input."""


class Told(Exception):  # noqa: N818  # it ends a command with a sentence, not with a fault
    """What is wrong, as a key and its values; ``str()`` is the English sentence, without a full stop."""

    def __init__(self, key: str, **values: int | str) -> None:
        """The values are those of the text; text from outside is made one printable line when it is said."""
        super().__init__(key)
        self.key = key
        self.values = values

    def said(self, texts: Catalogue) -> str:
        """The sentence in a language."""
        values = {name: one_line(value) if isinstance(value, str) else value for name, value in self.values.items()}
        if "file" in values:
            known = {STANDARD_INPUT: texts.text("terminal-standard-input"), "": "''"}
            values["file"] = known.get(str(values["file"]), values["file"])
        return texts.text(self.key, values)

    def __str__(self) -> str:
        return self.said(catalogue(ENGLISH))


def one_line(text: str) -> str:
    """Text from outside as one printable line: nothing in it can move a cursor."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
