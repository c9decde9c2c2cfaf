"""Matches between bots for the benchmarks: which there are, how they are played, and where finished deals are kept.

A match is a league with a name. All matches of a run share one pool of processes, so compiled code is loaded once in
each of them; every finished deal goes into the journal of its match, and a run that is begun again goes on from there.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from boxship.arena.entrants import Entrant
from boxship.arena.journal import LEAGUE, Journal
from boxship.arena.league import League
from boxship.arena.runner import LeagueSettings, Runner, Task
from boxship.arena.timing import Times
from boxship.bots.analysis.intervals import Cluster, Interval, mean, share
from boxship.rules.rulesets import Ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from boxship.arena.results import DealResult, GameResult

SEED = 1
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS")


@dataclass(frozen=True)
class Match:
    """Who plays whom at what; every deal is played once from every seat."""

    names: tuple[str, ...]
    rules: str
    players: int
    deals: int

    @property
    def hero(self) -> str:
        """The one whose results count."""
        return self.names[0]

    @property
    def title(self) -> str:
        """What is played, in words."""
        hero, *others = self.names
        if len(self.names) < self.players:
            each = self.players // len(self.names)
            return " against ".join(f"{each} × {name}" for name in self.names) + f", {self.rules}"
        rivals = sorted(set(others))
        if rivals == [hero] or not others:
            return f"{self.players} × {hero}, {self.rules}"
        met = rivals[0] if len(rivals) == 1 else " and ".join(rivals)
        return f"{hero} against {len(others)} × {met}, {self.rules}"

    @property
    def file(self) -> str:
        """The journal's name."""
        words = [*dict.fromkeys(self.names), self.rules, str(self.players)]
        return re.sub(r"[^a-z0-9]+", "-", "-".join(words)) + ".jsonl"

    @property
    def settings(self) -> LeagueSettings:
        """The league of this match."""
        return LeagueSettings(tuple(map(Entrant.parse, self.names)), self.players, Ruleset.parse(self.rules), SEED)


def against(hero: str, rival: str, rules: str, players: int, deals: int) -> Match:
    """One hero among equal rivals."""
    return Match((hero, *[rival] * (players - 1)), rules, players, deals)


def among(name: str, rules: str, players: int, deals: int) -> Match:
    """A table of equals."""
    return Match((name,) * players, rules, players, deals)


@dataclass(frozen=True)
class Played:
    """A match with its deals."""

    match: Match
    deals: tuple[DealResult, ...]

    @property
    def games(self) -> list[GameResult]:
        """Every game."""
        return [game for deal in self.deals for game in deal.games]

    def wins(self) -> Interval:
        """The hero's share of victories."""
        return share([self._sum(deal, self._won) for deal in self.deals])

    def margin(self) -> Interval:
        """How much money the hero has more than the mean of the others."""
        return mean(self.margins())

    def margins(self) -> list[Cluster]:
        """The same for each deal: the sum over its games, and how many they are."""
        return [self._sum(deal, self._ahead) for deal in self.deals]

    def margin_over(self, other: Played) -> Interval:
        """How much more of it this hero has than another one in the same chairs of the same deals."""
        there = dict(zip((deal.number for deal in other.deals), other.margins(), strict=True))
        both = [(deal.number, ahead) for deal, ahead in zip(self.deals, self.margins(), strict=True)]
        return mean([(ahead - there[i][0], games) for i, (ahead, games) in both if i in there])

    def ended(self) -> int:
        """How many games ended by the rules."""
        return sum(game.ended == "supply" for game in self.games)

    def times(self) -> Times:
        """How long the hero thought."""
        times = Times()
        for game in self.games:
            for seat in self._seats(game):
                times.add_all(game.times[seat])
        return times

    def _seats(self, game: GameResult) -> list[int]:
        return [seat for seat, entrant in enumerate(game.line_up) if self.match.names[entrant] == self.match.hero]

    def _sum(self, deal: DealResult, what: Callable[[GameResult], float]) -> Cluster:
        return sum(map(what, deal.games)), len(deal.games)

    def _won(self, game: GameResult) -> float:
        return sum(seat in game.winners for seat in self._seats(game)) / len(game.winners)

    def _ahead(self, game: GameResult) -> float:
        own = self._seats(game)
        others = [total for seat, total in enumerate(game.totals) if seat not in own]
        return sum(game.totals[seat] for seat in own) / len(own) - sum(others) / len(others)


@dataclass(frozen=True)
class _Job:
    """One deal of one match."""

    number: int
    settings: LeagueSettings
    task: Task


@cache
def _runner(settings: LeagueSettings) -> Runner:
    return Runner(settings, record=False)


def _play(job: _Job) -> tuple[int, DealResult]:
    """In a process of the pool: play a deal."""
    return job.number, _runner(job.settings).play(job.task)


def _begin() -> None:
    """Ctrl-C is for the process that keeps the journals."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(matches: Iterable[Match], folder: Path, jobs: int, tell: Callable[[str], None]) -> list[Played]:
    """Play what is missing of all matches, with so many processes (none: nothing), and keep it in the folder."""
    wanted = list(matches)
    journals = [
        Journal(folder / match.file, match.settings.written(), match.deals * match.players, LEAGUE) for match in wanted
    ]
    try:
        leagues = [
            League(match.settings, match.deals * match.players, journal.finished)
            for match, journal in zip(wanted, journals, strict=True)
        ]
        work = [_Job(i, league.settings, task) for i, league in enumerate(leagues) for task in league.tasks()]
        for done, (i, deal) in enumerate(_results(work, jobs), 1):
            journals[i].add(deal)
            leagues[i].finished[deal.number] = deal
            tell(f"{done}/{len(work)} deals; {wanted[i].title}: {len(leagues[i].finished)}/{leagues[i].deals}")
    finally:
        for journal in journals:
            journal.close()
    return [
        Played(match, tuple(deal for _, deal in sorted(league.finished.items())))
        for match, league in zip(wanted, leagues, strict=True)
    ]


def _results(work: list[_Job], jobs: int) -> Iterator[tuple[int, DealResult]]:
    if jobs == 0:
        return
    if jobs == 1 or len(work) <= 1:
        yield from map(_play, work)
        return
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    with multiprocessing.get_context("spawn").Pool(jobs, _begin) as pool:
        yield from pool.imap_unordered(_play, work)
