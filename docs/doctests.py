"""Shows the examples in docstrings as code on the site's page of the public API.

Markdown takes ``>>>`` for a quotation in a quotation in a quotation. Docstrings are written to be read in the source,
so the fence around an example is added here.
"""

from __future__ import annotations

import griffe


class Doctests(griffe.Extension):
    """Puts every example of a docstring into a fenced block."""

    def on_instance(self, *, obj: griffe.Object, **_: object) -> None:
        """For each module, class, function and attribute, as soon as it is read."""
        if obj.docstring is not None and ">>> " in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring with its examples, each of them a paragraph, in fences."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"```pycon\n{part}\n```" if part.startswith(">>> ") else part for part in paragraphs)
