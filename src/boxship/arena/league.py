"""A league: deals that are still to be played, played, kept and counted."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from boxship.arena.runner import Runner, Task
from boxship.arena.schedule import first_line_ups
from boxship.arena.standings import Standings, standings
from boxship.arena.workers import played

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from boxship.arena.results import DealResult
    from boxship.arena.runner import LeagueSettings


class League:
    """Everybody on the same deals. Iterate ``play`` to play what is missing; ``standings`` at any time.

    >>> from boxship.arena.entrants import Entrant
    >>> from boxship.arena.runner import LeagueSettings
    >>> from boxship.rules.rulesets import Ruleset
    >>> names = ("trader", "random")
    >>> league = League(
    ...     LeagueSettings(tuple(map(Entrant.parse, names)), 3, Ruleset.parse("short round_limit=3"), 1), games=6
    ... )
    >>> len(list(league.play()))
    2
    >>> league.standings().games
    6
    """

    def __init__(self, settings: LeagueSettings, games: int, finished: dict[int, DealResult] | None = None) -> None:
        """At least so many games: as many deals as they need, of which some may be finished already."""
        self.settings = settings
        self.deals = -(-games // settings.players)
        self.finished = {number: deal for number, deal in (finished or {}).items() if number < self.deals}

    @property
    def games(self) -> int:
        """How many games there are to be: whole deals."""
        return self.deals * self.settings.players

    def tasks(self) -> list[Task]:
        """What is still to be played."""
        settings = self.settings
        line_ups = first_line_ups(len(settings.entrants), settings.players, settings.seed, self.deals)
        return [Task(number, line_up) for number, line_up in enumerate(line_ups) if number not in self.finished]

    def play(self, jobs: int = 1, ray: str | None = None, *, record: bool = False) -> Generator[DealResult]:
        """Play what is missing, deal by deal, in the order in which deals are done."""
        tasks = self.tasks()
        deals = played(partial(_playing, self.settings, record=record), tasks, max(1, min(jobs, len(tasks))), ray)
        try:
            for deal in deals:
                self.finished[deal.number] = deal
                yield deal
        finally:
            deals.close()

    def standings(self) -> Standings | None:
        """The table as it is now; None before the first deal is done."""
        names = [entrant.name for entrant in self.settings.entrants]
        return standings(names, self.settings.players, self.finished.values())


@contextmanager
def _playing(settings: LeagueSettings, *, record: bool) -> Iterator[Callable[[Task], DealResult]]:
    """In each process that plays: a runner with its guests."""
    with Runner(settings, record=record) as runner:
        yield runner.play
