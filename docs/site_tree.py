"""Gives the site of the documentation the tree of the repository.

MkDocs knows one folder of pages. Ours stand in ``docs/`` and in the project's folder, and link to each other; with the
same tree on the site, their links need no other spelling there.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

ROOT = Path(__file__).resolve().parents[1]
PLAIN = ("LICENSE", "NOTICE", "CITATION.cff")
"""Texts that are no pages. A browser only shows them if their names end like texts."""


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Every file of ``docs/`` under its path in the repository, and the project's own pages beside them."""
    theme = [file for file in files if file.src_dir != config.docs_dir]
    pages = [Path(config.docs_dir, file.src_uri) for file in files if file.src_dir == config.docs_dir]
    here = [_file(path, config) for path in [*pages, *sorted(ROOT.glob("*.md"))]]
    texts = [_file(ROOT / name, config) for name in PLAIN]
    for text in texts:
        text.dest_uri = f"{text.src_uri}.txt"
    return Files([*theme, *here, *texts])


def _file(path: Path, config: MkDocsConfig) -> File:
    name = path.relative_to(ROOT).as_posix()
    return File(name, str(ROOT), config.site_dir, use_directory_urls=config.use_directory_urls)
