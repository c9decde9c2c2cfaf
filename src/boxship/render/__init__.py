"""Text and SVG of a position."""

from boxship.render.look import Look
from boxship.render.svg import svg
from boxship.render.text import text

__all__ = ["Look", "svg", "text"]
