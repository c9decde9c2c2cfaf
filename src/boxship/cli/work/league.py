"""The work of ``boxship league``: settings, the live table, the files, and going on after an interruption."""

from __future__ import annotations

import dataclasses
import os
import shlex
import time
from collections.abc import Generator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Self

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.live import Live
from rich.progress import MofNCompleteColumn, TaskID
from rich.table import Table

from boxship.arena import journal as journals
from boxship.arena.cluster import WorkersError
from boxship.arena.entrants import Entrant, EntrantError
from boxship.arena.journal import LEAGUE, Journal, JournalError
from boxship.arena.league import League
from boxship.arena.league_key import own_key
from boxship.arena.match import BotFailedError
from boxship.arena.regret import REGRET
from boxship.arena.report import (
    HEADINGS,
    as_json,
    as_markdown,
    endings,
    faults,
    how,
    meetings,
    regrets,
    rows,
    title,
    usage,
)
from boxship.arena.results import DealResult
from boxship.arena.runner import LeagueSettings
from boxship.arena.standings import Standings
from boxship.arena.watchers import WatcherError, find_watcher
from boxship.bots.processes import WorkerDiedError, processors, undisturbed
from boxship.cli.failures import INTERRUPTED, refuse, say
from boxship.cli.files import shown, write_whole
from boxship.cli.progress import progress_bar
from boxship.cli.record_files import make_ready, write_record
from boxship.rules.rulesets import Ruleset

GAMES = 400
"""So many are played when nobody says how many."""
IDLE = 20
"""The live table may take one part in so many of the time."""
NARROWEST = 7
"""Letters of a column of a table."""


@dataclass(frozen=True)
class LeagueOptions:
    """What ``boxship league`` was asked for."""

    entrants: tuple[str, ...]
    games: int | None
    players: int
    rules: str
    seed: int
    seconds: float
    jobs: int | None
    ray: str | None
    record: Path | None
    json: Path | None
    markdown: Path | None
    resume: Path | None
    watch: tuple[str, ...]
    key: str | None = None
    regret: bool = False
    transcripts: Path | None = None


def run(options: LeagueOptions) -> None:
    """Play, show, write; a sentence for whatever is not possible."""
    try:
        _run(options)
    except (EntrantError, JournalError, WatcherError, WorkersError, WorkerDiedError, BotFailedError) as problem:
        refuse(str(problem))


def _run(options: LeagueOptions) -> None:
    settings, games = _settings(options)
    settings.rules.for_players(settings.players)
    for name in settings.watchers:
        find_watcher(name)
    identities = _identities(settings)
    if options.record is not None:
        make_ready(options.record)
    if options.transcripts is not None:
        make_ready(options.transcripts)
        settings = dataclasses.replace(settings, transcripts=str(options.transcripts.resolve()))
    with _journal(options.resume, settings, games) as journal:
        league = League(settings, games, journal.finished)
        if league.games != games:
            say(f"boxship: {league.games} games instead of {games}, so that every deal has all its rotations.")
        played = league.play(options.jobs or processors(), options.ray, record=options.record is not None)
        with closing(played) as deals, _Screen(league) as screen:
            for deal in deals:
                with undisturbed():
                    if options.record is not None:
                        _write_records(options.record, settings, deal)
                    journal.add(deal)
                screen.show(deal)
        table = league.standings()
        assert table is not None, "a league has at least one deal"
        _print(settings, table, identities)
        if options.json is not None:
            write_whole(options.json, as_json(settings, table, identities))
        if options.markdown is not None:
            write_whole(options.markdown, as_markdown(settings, table, identities))


def _settings(options: LeagueOptions) -> tuple[LeagueSettings, int]:
    """What is to be played: as the options say, or as the file says that goes on."""
    if options.entrants:
        entrants = tuple(map(Entrant.parse, options.entrants))
        rules = Ruleset.parse(options.rules)
        watchers = (*options.watch, *([REGRET] if options.regret and REGRET not in options.watch else []))
        key = options.key if options.key is not None else _key(entrants, options.resume)
        settings = LeagueSettings(entrants, options.players, rules, options.seed, options.seconds, watchers, key)
        return settings, options.games or GAMES
    if options.resume is None:
        refuse("who is to play? Name bots, like: boxship league trader random; `boxship bots` lists them")
    path = journals.place(options.resume)
    if not path.is_file():
        refuse(f"{shown(path)}: there is no such file to go on from")
    header, _, _ = journals.read(path, LEAGUE)
    try:
        settings = LeagueSettings(
            tuple(map(Entrant.parse, header["entrants"])),
            int(header["players"]),
            Ruleset.parse(header["rules"]),
            int(header["seed"]),
            float(header["seconds"]),
            tuple(header["watchers"]),
            str(header.get("key", "")),
        )
        return settings, options.games or int(header["games"])
    except (KeyError, TypeError, AttributeError):
        refuse(f"{shown(path)}: its first line does not say what is played")


def _key(entrants: tuple[Entrant, ...], resume: Path | None) -> str:
    """The key of the deals: none among our own bots, else that of the league that goes on, or of this machine."""
    if all(entrant.is_ours for entrant in entrants):
        return ""
    if resume is not None and journals.place(resume).is_file():
        return str(journals.read(journals.place(resume), LEAGUE)[0].get("key", ""))
    return own_key(_own_folder())


def _identities(settings: LeagueSettings) -> dict[str, str]:
    """Start every program once, so that a mistake is found before the first game."""
    found: dict[str, str] = {}
    for entrant in dict.fromkeys(settings.entrants):
        identity = entrant.check(settings.seconds)
        if identity is not None:
            found[entrant.name] = str(identity)
    return found


@contextmanager
def _journal(resume: Path | None, settings: LeagueSettings, games: int) -> Generator[Journal[DealResult]]:
    """The file of finished deals. One that nobody asked for is only kept when the league is interrupted."""
    path = journals.place(resume) if resume is not None else _own_place()
    journal = Journal(path, settings.written(), games, LEAGUE)
    try:
        yield journal
    except KeyboardInterrupt:
        say(f"\nboxship: stopped after {len(journal.finished)} deals. Go on with:")
        say(f"  boxship league --resume {shlex.quote(str(path))}")
        raise typer.Exit(INTERRUPTED) from None
    else:
        if resume is None:
            path.unlink(missing_ok=True)
    finally:
        journal.close()


def _own_place() -> Path:
    """Where finished deals are kept when nobody says where."""
    began = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return _own_folder() / f"{began}-{os.getpid()}.jsonl"


def _own_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("boxship", appauthor=False) / "leagues"


def _write_records(folder: Path, settings: LeagueSettings, deal: DealResult) -> None:
    for game in deal.games:
        number = f"{deal.number:06d}-{game.rotation}"
        write_record(folder, settings.rules, settings.players, settings.seed, number, game.record)


class _Screen:
    """A bar and a table that grow while the games are played; nothing where nobody looks."""

    def __init__(self, league: League) -> None:
        self._league = league
        self._console = Console(stderr=True)
        self._bar = progress_bar(self._console, MofNCompleteColumn())
        self._live = Live(self._bar, console=self._console, transient=True, refresh_per_second=4)
        self._task = TaskID(0)
        self._next = 0.0

    def __enter__(self) -> Self:
        if self._console.is_terminal:
            done = len(self._league.finished) * self._league.settings.players
            self._task = self._bar.add_task("games", total=self._league.games, completed=done)
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def show(self, deal: DealResult) -> None:
        """One deal more."""
        if not self._console.is_terminal:
            return
        self._bar.update(self._task, advance=len(deal.games))
        now = time.monotonic()
        table = self._league.standings() if now >= self._next else None
        if table is not None:
            self._live.update(Group(_main_table(table), self._bar))
            self._next = time.monotonic() + max(1.0, IDLE * (time.monotonic() - now))


def _main_table(table: Standings, heading: str | None = None) -> Table:
    """Who is where; the number of seats is left to the files, so that the rest fits into 80 columns."""
    body = [row[:1] + row[2:] for row in rows(table)]
    return _table(heading, HEADINGS[:1] + HEADINGS[2:], body)


def _table(heading: str | None, headings: tuple[str, ...], body: list[tuple[str, ...]]) -> Table:
    made = Table(title=heading, box=SIMPLE_HEAD)
    for number, name in enumerate(headings):
        made.add_column(name, justify="right" if number else "left", overflow="fold", min_width=NARROWEST)
    for row in body:
        made.add_row(*row)
    return made


def _print(settings: LeagueSettings, table: Standings, identities: Mapping[str, str]) -> None:
    """The whole story, to standard output."""
    console = Console(markup=False, highlight=False)
    console.print(_main_table(table, title(settings, table)))
    console.print(how(settings, table))
    if len(table.entrants) > 1:
        console.print()
        names = ("ahead of", *(each.name for each in table.entrants))
        console.print(_table("Head to head: finished ahead, and by how much money", names, meetings(table)))
    console.print()
    console.print("Games ended " + ", ".join(endings(table)) + ".")
    for name, identity in identities.items():
        console.print(f"{name} is {identity}")
    for line in (*regrets(table), *usage(table), *faults(table)):
        console.print(line)
    if settings.key:
        console.print(f"Programs took part, so the deals are those of seed {settings.seed} with --key {settings.key}")
