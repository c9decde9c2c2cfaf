"""The report of a study: as Markdown, and as one HTML file that needs nothing from anywhere."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from boxship.arena.report import markdown_table
from boxship.lab.pictures import pictures
from boxship.lab.result_tables import how, result_tables
from boxship.render.charts import FONT
from boxship.render.palette import colours

if TYPE_CHECKING:
    from boxship.lab.findings import Findings
    from boxship.lab.result_tables import Cell, ResultTable

_INKS: Final = ("paper", "paper-2", "rule", "ink", "ink-2")


def as_markdown(findings: Findings, source: str) -> str:
    """Everything as tables, with the file that asked for it."""
    study = findings.study
    lines = [f"# {study.title}", ""]
    lines += [study.question, ""] if study.question else []
    lines += [line for sentence in how(findings) for line in (sentence, "")]
    for table in result_tables(findings):
        body = [(words, *map(_bold, cells)) for words, cells in table.rows]
        lines += [f"## {table.title}", "", *markdown_table(table.headings, body), ""]
    return "\n".join([*lines, "## The file", "", "```toml", source.strip(), "```"]) + "\n"


def _bold(cell: Cell) -> str:
    return f"**{cell.text}**" if cell.sure else cell.text


def as_html(findings: Findings, source: str) -> str:
    """Everything as one page: tables, charts, and the file that asked for it; light or dark as the reader's screen."""
    study = findings.study
    question = f'<p class="question">{escape(study.question)}</p>' if study.question else ""
    parts = [
        "<!doctype html>",
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(study.title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{_style()}</style></head><body><main>",
        f"<h1>{escape(study.title)}</h1>{question}",
        *(f"<p>{escape(sentence)}</p>" for sentence in how(findings)),
        *(part for table in result_tables(findings) for part in _table(table)),
        "<h2>Charts</h2>",
        *(f"<figure>{picture}</figure>" for picture in pictures(findings)),
        f"<h2>The file</h2><pre>{escape(source.strip())}</pre>",
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _table(table: ResultTable) -> list[str]:
    def cell(found: Cell) -> str:
        text = escape(found.text)
        return f"<td><strong>{text}</strong></td>" if found.sure else f"<td>{text}</td>"

    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in table.headings)
    title = escape(table.title)
    return [
        f'<h2>{title}</h2><div class="wide" tabindex="0" role="region" aria-label="{title}"><table>',
        f"<thead><tr>{head}</tr></thead><tbody>",
        *(f'<tr><th scope="row">{escape(words)}</th>{"".join(map(cell, cells))}</tr>' for words, cells in table.rows),
        "</tbody></table></div>",
    ]


def _style() -> str:
    """The colours of the table in the browser, once for light and once for dark."""
    light, dark = (" ".join(f"--{name}: {colours()[name][i]};" for name in _INKS) for i in (0, 1))
    return (
        f":root {{ color-scheme: light dark; {light} }} "
        f"@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }} "
        f"body {{ margin: 0; background: var(--paper-2); color: var(--ink); font: 16px/1.5 {FONT}; }} "
        "main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; } h1 { line-height: 1.2; } "
        "h2 { margin-top: 2.2rem; font-size: 1.15rem; } .question { font-size: 1.1rem; color: var(--ink-2); } "
        ".wide { overflow-x: auto; background: var(--paper); border: 1px solid var(--rule); border-radius: 8px; } "
        "table { border-collapse: collapse; width: 100%; } th, td { padding: .35rem .75rem; text-align: right; "
        "font-variant-numeric: tabular-nums; white-space: nowrap; } th { font-weight: 600; } "
        "th[scope=row], th:first-child { text-align: left; font-weight: 400; } "
        "@media (max-width: 40rem) { th[scope=row] { white-space: normal; min-width: 8rem; } } "
        "tbody tr { border-top: 1px solid var(--rule); } figure { margin: 0 0 1rem; } "
        "figure svg { display: block; width: 100%; max-width: 720px; height: auto; } "
        "pre { background: var(--paper); border: 1px solid var(--rule); border-radius: 8px; padding: .8rem; "
        "overflow-x: auto; }"
    )
