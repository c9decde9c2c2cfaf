"""The option of all commands that can have their games played elsewhere."""

from __future__ import annotations

from typing import Annotated

import typer

Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster, or on auto.")]
