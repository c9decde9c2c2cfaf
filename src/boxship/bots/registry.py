"""Every computer player by name, with a line of character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from boxship.bots.population import CHARACTERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from boxship.game import View
    from boxship.rules.rulesets import Ruleset


class Player(Protocol):
    """Whoever decides for a seat: a view in, a line out."""

    def line(self, view: View) -> str:
        """The line for the seat of this view, which has to decide now."""


class UnknownBotError(ValueError):
    """A name that no computer player has; says which names there are."""


def _random(detail: str, seed: int) -> Player:
    from boxship.bots.simple.uniform import Uniform

    _refuse_detail("random", detail)
    return Uniform(seed)


def _thumb(detail: str, seed: int) -> Player:
    from boxship.bots.simple.rule_of_thumb import RuleOfThumb

    _refuse_detail("thumb", detail)
    return RuleOfThumb(seed)


def _deckhand(detail: str, seed: int) -> Player:
    from boxship.bots.trader.player import Trader
    from boxship.bots.trader.weights import DECKHAND

    _refuse_detail("deckhand", detail)
    return Trader(seed, DECKHAND)


def _trader(detail: str, seed: int) -> Player:
    from boxship.bots.trader.player import Trader
    from boxship.bots.trader.weights import STYLES

    if detail not in STYLES:
        styles = ", ".join(f"trader:{style}" for style in STYLES if style)
        raise UnknownBotError(f"there is no trader {detail[:60]!r}; say trader, {styles}")
    return Trader(seed, STYLES[detail])


def _captain(detail: str, seed: int, seconds: float | None = None) -> Player:
    from boxship.bots.captain.player import BUDGETS, USUAL_LEVEL, Captain

    levels = {str(level): rollouts for level, rollouts in enumerate(BUDGETS, 1)}
    level = detail or str(USUAL_LEVEL)
    if level not in levels:
        raise UnknownBotError(
            f"there is no captain {detail[:60]!r}; the levels are captain:1 to captain:{len(BUDGETS)}"
        )
    return Captain(seed, levels[level], seconds=seconds)


def _rival(detail: str, seed: int) -> Player:
    from boxship.bots.population import POPULATION
    from boxship.bots.trader.player import Trader

    if detail not in POPULATION:
        known = ", ".join(f"rival:{name}" for name in POPULATION)
        raise UnknownBotError(f"there is no rival {detail[:60]!r}; say {known}")
    return Trader(seed, POPULATION[detail])


def _admiral(detail: str, seed: int, seconds: float | None = None) -> Player:
    from boxship.bots.admiral.player import Admiral

    _refuse_detail("admiral", detail)
    return Admiral(seed, seconds=seconds)


def _exploiter(detail: str, seed: int) -> Player:
    from boxship.bots.simple.exploiters import EXPLOITERS

    if detail not in EXPLOITERS:
        known = ", ".join(f"exploiter:{name}" for name in EXPLOITERS)
        raise UnknownBotError(f"there is no exploiter {detail[:60]!r}; say {known}")
    return EXPLOITERS[detail](seed)


def _learner(detail: str, seed: int) -> Player:
    from boxship.bots.learner.player import Learner
    from boxship.bots.learner.policy import PolicyError, read_policy

    del seed  # a learner plays the best step it knows
    if not detail:
        raise UnknownBotError("a learner needs its policy: learner:FILE.npz, as examples/learn.py writes it")
    try:
        return Learner(read_policy(detail))
    except PolicyError as problem:
        raise UnknownBotError(f"there is no learner in {problem}") from None


def _refuse_detail(name: str, detail: str) -> None:
    if detail:
        raise UnknownBotError(f"{name} has no kinds; say just {name}")


_BOTS: dict[str, Callable[[str, int], Player]] = {
    "random": _random,
    "thumb": _thumb,
    "deckhand": _deckhand,
    "trader": _trader,
    "captain": _captain,
    "exploiter": _exploiter,
    "learner": _learner,
    "rival": _rival,
    "admiral": _admiral,
}
_SEARCHING: dict[str, Callable[[str, int, float | None], Player]] = {"captain": _captain, "admiral": _admiral}
"""Those who search, and can be told when to stop."""
_CHARACTERS: dict[str, str] = {
    "random": "any legal step, each equally likely; for tests",
    "thumb": "a plain rule of thumb: produces, prices to sell, ships three or more; plays in boxship simulate",
    "deckhand": "means well, but pulls prices out of thin air, lands half a cargo, bids too little or too much",
    "trader:producer": "a trader who builds machines and lives off the factory store",
    "trader:warehouser": "a trader who builds warehouses and lives off the harbour store",
    "trader:shipper": "a trader who builds little, loads whatever pays and lands it",
    "trader:hoarder": "a trader who bids high and likes to keep its own cargo",
    "exploiter:outbidder": "a trader who always bids a dollar more than the others probably will",
    "exploiter:miser": "a trader who never sells",
    "exploiter:undercutter": "a trader who is always the cheapest",
    "learner:FILE": "a network that was trained in a crowd (examples/learn.py); for leagues",
    **{f"rival:{name}": character for name, character in CHARACTERS.items()},
    "trader": "fast and sensible; keeps count of everyone's money and values cargo by its card",
    "captain": "looks ahead in every world that fits what its seat has seen; levels captain:1 to captain:3",
    "captain:1": "a captain who doesn't look ahead for long",
    "captain:2": "a captain who thinks a while",
    "captain:3": "a captain who thinks for as long as it helps; the same as captain",
    "admiral": "learned from millions of games against all kinds of players, and searches",
}


def bots() -> list[tuple[str, str]]:
    """Every name with a line of character: the simple ones first, the strongest last."""
    return list(_CHARACTERS.items())


def searches(name: str) -> bool:
    """Whether a player of that name searches, and so is much the better for compiled code."""
    return name.partition(":")[0] in _SEARCHING


def reads_file(name: str) -> bool:
    """Whether a player of that name is made from a file: good for leagues, not for who may only say a name."""
    return name.partition(":")[0] == "learner"


def check_table(name: str, rules: Ruleset, players: int) -> None:
    """An UnknownBotError if the player of that name can't play at a table of so many with these rules."""
    if reads_file(name):
        from boxship.bots.learner.policy import read_policy

        player(name, 0)
        if reason := read_policy(name.partition(":")[2]).why_not(rules, players):
            raise UnknownBotError(f"{name} {reason}")


def player(name: str, seed: int, seconds: float | None = None) -> Player:
    """The player of that name (``trader``, ``trader:hoarder``, ``captain:3``); an UnknownBotError if there is none.

    After so many seconds a search is cut short; without them the same seed and view always give the same line.
    """
    base, _, detail = name.partition(":")
    if base not in _BOTS:
        raise UnknownBotError(f"there is no bot {name[:60]!r}; the bots are {', '.join(_BOTS)}")
    if base in _SEARCHING:
        return _SEARCHING[base](detail, seed, seconds)
    return _BOTS[base](detail, seed)
