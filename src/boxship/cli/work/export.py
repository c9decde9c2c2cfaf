"""The work of ``boxship export``: find the records, show progress, say what was written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import MofNCompleteColumn

from boxship.bots.processes import WorkerDiedError, processors
from boxship.cli.failures import refuse
from boxship.cli.files import read_text, shown, unusable
from boxship.cli.progress import progress_bar
from boxship.cli.record_files import make_ready
from boxship.cli.work.check import RECORDS, found
from boxship.dataset.export import PIECE, ExportError, export
from boxship.dataset.files import ExtraMissingError, require_parquet


def run(names: Sequence[str], folder: Path, jobs: int | None, *, observations: bool) -> None:
    """Replay, show progress, write; a sentence for whatever is not possible."""
    try:
        require_parquet()
    except ExtraMissingError as problem:
        refuse(str(problem))
    sources = [name for name in found(names) if name in names or Path(name).suffix.lower() in RECORDS]
    if not sources:
        refuse(f"there is no record in {', '.join(shown(name) for name in names)}")
    make_ready(folder)
    counts: Counter[str] = Counter()
    texts = ((shown(name), read_text(name)) for name in sources)
    workers = min(jobs or processors(), -(-len(sources) // PIECE))
    exported = export(texts, folder, observations=observations, jobs=workers)
    try:
        with progress_bar(Console(stderr=True), MofNCompleteColumn()) as bar, closing(exported) as pieces:
            task = bar.add_task("replaying", total=len(sources))
            for rows in pieces:
                counts.update(rows)
                bar.update(task, advance=rows["games"])
    except ExportError as problem:
        refuse(f"{problem}; nothing was written (`boxship check` says what is wrong with any other)")
    except WorkerDiedError as problem:
        refuse(str(problem))
    except OSError as problem:
        raise unusable(folder, problem) from None
    for name, count in counts.items():
        path = folder / f"{name}.parquet"
        print(f"{shown(path)}: {count:,} rows, {path.stat().st_size / 1e6:,.1f} MB")
