"""Buffers: the arrays a crowd writes into, its own or the caller's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt


class Buffers:
    """Arrays by name: the caller's where they were given and fit, new ones otherwise."""

    def __init__(self, games: int, given: Mapping[str, npt.NDArray[Any]] | None) -> None:
        self._games = games
        self._given = dict(given or {})
        self._known: list[str] = []

    def array(
        self, name: str, shape: tuple[int, ...], dtype: npt.DTypeLike, *, wanted: bool = True
    ) -> npt.NDArray[Any]:
        """The array of this name, a row per game; one without numbers where nobody wants it."""
        self._known.append(name)
        whole = (self._games, *shape) if wanted else (self._games, *[0] * len(shape))
        given = self._given.pop(name, None)
        if given is None:
            return np.zeros(whole, dtype)
        fits = given.shape == whole and given.dtype == np.dtype(dtype)
        if not fits or not given.flags.c_contiguous or not given.flags.writeable:
            raise ValueError(f"buffers: {name} is a writable, contiguous array of {np.dtype(dtype)} with shape {whole}")
        given[:] = 0
        return given

    def refuse_others(self) -> None:
        """A ValueError for buffers that nothing is written into."""
        if self._given:
            raise ValueError(f"buffers: there are {', '.join(self._known)}, not {', '.join(self._given)}")
