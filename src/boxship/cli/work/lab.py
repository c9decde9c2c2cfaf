"""The work of ``boxship lab``: the file, the folder with what is finished, progress, the report."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing, contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TaskID
from rich.table import Table
from rich.text import Text

from boxship.arena.cluster import WorkersError
from boxship.arena.entrants import EntrantError
from boxship.arena.journal import Journal, JournalError, JournalKind
from boxship.arena.match import BotFailedError
from boxship.bots.processes import WorkerDiedError, processors, undisturbed
from boxship.cli.failures import INTERRUPTED, refuse, say
from boxship.cli.files import read_text, shown, unusable, write_whole
from boxship.cli.progress import progress_bar
from boxship.cli.record_files import make_ready
from boxship.crowds.compile import can_compile
from boxship.dataset.files import ExtraMissingError, require_parquet, table_files
from boxship.lab.findings import Findings
from boxship.lab.games import PlayedBatch
from boxship.lab.laboratory import Laboratory
from boxship.lab.metrics import METRICS
from boxship.lab.reading import StudyError, read_study
from boxship.lab.report import as_html, as_markdown
from boxship.lab.result_tables import how, result_tables
from boxship.lab.rows import COLUMNS, rows
from boxship.lab.study import Study

JOURNAL: Final = "deals.jsonl"
STUDY: Final = JournalKind("study", PlayedBatch.read)


def run(file: str, out: Path | None, jobs: int | None, ray: str | None, form: str | None) -> None:
    """Play, show progress, write; a sentence for whatever is not possible."""
    try:
        source = read_text(file)
        study = read_study(source)
    except StudyError as problem:
        refuse(f"{shown(file)}: {problem}")
    try:
        _run(study, source, out or Path(f"{Path(file).stem}-results"), jobs or processors(), ray, form)
    except (BotFailedError, EntrantError, ExtraMissingError, JournalError, WorkersError, WorkerDiedError) as problem:
        refuse(str(problem))


def _run(study: Study, source: str, folder: Path, jobs: int, ray: str | None, form: str | None) -> None:
    for entrant in dict.fromkeys(entrant for bots in study.bots for entrant in bots.entrants):
        entrant.check(study.seconds)
    form = form or _usual_form()
    if form == "parquet":
        require_parquet()
    make_ready(folder)
    if not can_compile():
        say("boxship: numba can't be imported, so the games are played uncompiled; that is much slower.")
    with _journal(folder, study) as journal:
        laboratory = Laboratory(study, journal.finished.values())
        most = study.stop.most * len(study.arms)
        bar = progress_bar(Console(stderr=True), MofNCompleteColumn())
        with bar, closing(laboratory.play(min(jobs, most), ray)) as pieces:
            task = bar.add_task("compiling or loading the rules", total=most, completed=laboratory.done)
            for piece in pieces:
                with undisturbed():
                    journal.add(piece)
                _show(bar, task, laboratory)
    _write(folder, laboratory.findings(), source, form)


def _usual_form() -> str:
    """Parquet where it can be written."""
    try:
        require_parquet()
    except ExtraMissingError as problem:
        say(f"boxship: all games go to a CSV file. {problem}")
        return "csv"
    return "parquet"


@contextmanager
def _journal(folder: Path, study: Study) -> Generator[Journal[PlayedBatch]]:
    """The file of what is finished; the same command goes on from it."""
    path = folder / JOURNAL
    settings = {"version": version("boxship"), **study.written()}
    try:
        journal = Journal(path, settings, study.stop.most, STUDY)
    except JournalError as problem:
        refuse(f"{problem}. Name another folder with --out, or remove this one")
    try:
        yield journal
    except KeyboardInterrupt:
        say(f"\nboxship: stopped. What is finished is in {shown(path)}; the same command goes on from there.")
        raise typer.Exit(INTERRUPTED) from None
    finally:
        journal.close()


def _show(bar: Progress, task: TaskID, laboratory: Laboratory) -> None:
    stop = laboratory.study.stop
    told = "deals of all arms"
    if stop.metric and laboratory.looked:
        told += f", {METRICS[stop.metric].words}: ±{laboratory.half_width:.3g} of ±{stop.half_width:g}"
    bar.update(task, completed=laboratory.done, description=told)


def _write(folder: Path, findings: Findings, source: str, form: str) -> None:
    """All files; then the tables, to standard output."""
    path = folder / f"rows.{form}"
    try:
        with table_files({"rows": path}, {"rows": COLUMNS}) as files:
            for piece in rows(findings):
                files["rows"].add(piece)
    except OSError as problem:
        raise unusable(path, problem) from None
    write_whole(folder / "report.md", as_markdown(findings, source))
    write_whole(folder / "report.html", as_html(findings, source))
    console = Console(markup=False, highlight=False)
    console.print(findings.study.title)
    for sentence in how(findings):
        console.print(sentence)
    for results in result_tables(findings):
        table = Table(title=results.title, box=SIMPLE_HEAD)
        for number, heading in enumerate(results.headings):
            table.add_column(heading, justify="right" if number else "left", overflow="fold")
        for words, cells in results.rows:
            table.add_row(words, *(Text(cell.text, "bold" if cell.sure else "") for cell in cells))
        console.print(table)
    console.print(f"{shown(folder)}: report.html, report.md, {path.name}")
