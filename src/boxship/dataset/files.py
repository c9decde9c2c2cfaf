"""Table files: rows streamed into Parquet, CSV or JSON, under a temporary name until they are whole."""

from __future__ import annotations

import csv
import json
import os
import tempfile
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from boxship.bots.processes import undisturbed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from boxship.dataset.columns import Column
    from boxship.dataset.rows import Rows

ROW_GROUP: Final = 50_000
"""So many rows are kept in memory before they are written."""


class ExtraMissingError(RuntimeError):
    """Parquet without its library; ``str()`` says what to install."""


class TableFile(Protocol):
    """Somewhere to add rows to."""

    def add(self, rows: Rows) -> None:
        """Add a piece of the table."""

    def close(self) -> None:
        """Write what is left."""


@contextmanager
def table_files(
    paths: Mapping[str, Path], columns: Mapping[str, Sequence[Column]], forms: Mapping[str, str] | None = None
) -> Iterator[dict[str, TableFile]]:
    """Files to fill, by the names of their tables: each as ``forms`` says, or else by the end of its path.

    All of them take their names together when everything is written; if it is not, nothing has changed.
    """
    temporary: dict[str, Path] = {}
    try:
        with ExitStack() as stack:
            files: dict[str, TableFile] = {}
            for name, path in paths.items():
                path.parent.mkdir(parents=True, exist_ok=True)
                handle, made = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
                os.close(handle)
                temporary[name] = Path(made)
                Path(made).chmod(_usual_mode())
                form = (forms or {}).get(name) or path.suffix.lower().removeprefix(".")
                files[name] = _FORMS.get(form, ParquetFile)(Path(made), columns[name])
                stack.callback(files[name].close)
            yield files
        with undisturbed():
            for name, path in paths.items():
                temporary[name].replace(path)
    finally:
        for path in temporary.values():
            with suppress(OSError):
                path.unlink(missing_ok=True)


def require_parquet() -> None:
    """An ExtraMissingError unless Parquet can be written and read."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise ExtraMissingError("Parquet needs pyarrow; install it with: pip install 'boxship[export]'") from None


def _usual_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


class CsvFile:
    """A table as comma-separated values; what is a list is written with blanks between, what is missing as nothing."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        """Begin the file with the names of the columns."""
        self._names = [column.name for column in columns]
        self._file = path.open("w", encoding="utf-8", newline="")
        self._csv = csv.writer(self._file, lineterminator="\n")
        self._csv.writerow(self._names)

    def add(self, rows: Rows) -> None:
        """Add a piece of the table."""
        for row in zip(*(rows[name] for name in self._names), strict=True):
            self._csv.writerow([" ".join(map(str, cell)) if isinstance(cell, list | tuple) else cell for cell in row])

    def close(self) -> None:
        """Write what is left."""
        self._file.close()


class JsonFile:
    """A table as one JSON array, with a line for each row."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        """Begin the file."""
        self._names = [column.name for column in columns]
        self._file = path.open("w", encoding="utf-8", newline="\n")
        self._between = "[\n"

    def add(self, rows: Rows) -> None:
        """Add a piece of the table."""
        for row in zip(*(rows[name] for name in self._names), strict=True):
            self._file.write(self._between + json.dumps(dict(zip(self._names, row, strict=True)), ensure_ascii=False))
            self._between = ",\n"

    def close(self) -> None:
        """Write what is left."""
        self._file.write("\n]\n" if self._between.startswith(",") else "[]\n")
        self._file.close()


class ParquetFile:
    """A table as Parquet, in row groups, compressed."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        """Begin the file; the meaning of each column is kept with it."""
        require_parquet()
        import pyarrow as pa
        from pyarrow import parquet

        fields = [
            pa.field(name, arrow_type(kind)).with_metadata({"description": meaning}) for name, kind, meaning in columns
        ]
        self._schema = pa.schema(fields)
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._waiting: Rows = {column.name: [] for column in columns}

    def add(self, rows: Rows) -> None:
        """Add a piece of the table."""
        for name, values in self._waiting.items():
            values.extend(rows[name])
        if len(next(iter(self._waiting.values()))) >= ROW_GROUP:
            self._flush()

    def close(self) -> None:
        """Write what is left."""
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        import pyarrow as pa

        self._writer.write_table(pa.Table.from_pydict(self._waiting, self._schema))
        for values in self._waiting.values():
            values.clear()


_FORMS: Final[Mapping[str, Callable[[Path, Sequence[Column]], TableFile]]] = {
    "csv": CsvFile,
    "json": JsonFile,
    "parquet": ParquetFile,
}
"""Files by their form, which is also how their names end."""


def arrow_type(kind: str) -> Any:  # noqa: ANN401  # pyarrow has no types
    """The type of Arrow that a column's words mean."""
    import pyarrow as pa

    if kind.startswith("list<"):
        return pa.list_(arrow_type(kind[5:-1]))
    if kind.startswith("struct<"):
        fields = (field.split(": ") for field in kind[7:-1].split(", "))
        return pa.struct([(name, arrow_type(inner)) for name, inner in fields])
    return getattr(pa, {"bool": "bool_", "double": "float64"}.get(kind, kind))()
