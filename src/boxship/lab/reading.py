"""From a TOML file to a study; whatever is wrong is said with its key and with what is allowed there."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from boxship.arena.entrants import Entrant, EntrantError
from boxship.lab.metrics import METRICS, USUAL
from boxship.lab.study import LineUp, StopRule, Study
from boxship.protocol.external import THINKING_SECONDS
from boxship.rules.rulesets import PLAYER_COUNTS, Ruleset, RulesetError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

KEYS: Final = ("title", "question", "seed", "rules", "players", "bots", "metrics", "compare", "seconds", "stop")
STOP_KEYS: Final = ("deals", "metric", "half_width", "look", "most")
MOST_DEALS: Final = 10_000_000
MOST_SEED: Final = 2**62
MOST_SECONDS: Final = 3600
LOOK: Final = 500
"""Deals between two looks, where the file does not say."""
MOST: Final = 20_000
"""Deals at most, where the file does not say."""


class StudyError(ValueError):
    """A file that is no study; ``str()`` says which key is wrong and what is allowed."""


def read_study(text: str) -> Study:
    """The study that a TOML text describes."""
    try:
        words = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise StudyError(f"this is not TOML: {problem}") from None
    _refuse_unknown("", words, KEYS)
    rules = _all_different("rules", [_ruleset(word) for word in _listed("rules", words, 'a ruleset like "classic"')])
    players = _all_different("players", [_players(word, rules) for word in _listed("players", words, "3, 4 or 5")])
    bots = _all_different(
        "bots", [_line_up(word, min(players)) for word in _listed("bots", words, 'a bot like "trader"')]
    )
    _check_seats(rules, players, bots)
    metrics = _all_different("metrics", [_metric("metrics", word) for word in _metrics(words)])
    return Study(
        title=_text("title", words.get("title"), "a line that says what it is about"),
        question=_text("question", words.get("question", "-"), "a sentence").removeprefix("-"),
        seed=_whole("seed", words.get("seed", 1), 0, MOST_SEED),
        rules=rules,
        players=players,
        bots=bots,
        metrics=metrics,
        pairs=_pairs(words, [str(each) for each in rules], [str(each) for each in bots]),
        stop=_stop(words.get("stop")),
        seconds=_number("seconds", words.get("seconds", THINKING_SECONDS), 0.05, MOST_SECONDS),
    )


# -- factors -----------------------------------------------------------------------------------------------------------


def _ruleset(word: object) -> Ruleset:
    if not isinstance(word, str):
        raise StudyError(f'rules: a ruleset with its options as text, like "jumbo investment_bank", not {_shown(word)}')
    try:
        return Ruleset.parse(word)
    except RulesetError as problem:
        raise StudyError(f"rules: {_shown(word)}: {problem}") from None


def _players(word: object, rules: Sequence[Ruleset]) -> int:
    if not isinstance(word, int) or isinstance(word, bool) or word not in PLAYER_COUNTS:
        raise StudyError(f"players: 3, 4 or 5, or a list of them, not {_shown(word)}")
    for each in rules:
        try:
            each.for_players(word)
        except RulesetError as problem:
            raise StudyError(f"players: {word} with {each}: {problem}") from None
    return word


def _line_up(word: object, fewest: int) -> LineUp:
    names = [word] if isinstance(word, str) else word
    if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
        raise StudyError(
            f'bots: a bot for all seats, like "trader", or a list for the seats, like ["captain:1", "trader"], '
            f"not {_shown(word)}"
        )
    if len(names) > fewest:
        raise StudyError(f"bots: {len(names)} names in one line-up, and only {fewest} seats with {fewest} players")
    try:
        return LineUp(tuple(map(Entrant.parse, names)))
    except EntrantError as problem:
        raise StudyError(f"bots: {problem}") from None


def _check_seats(rules: Sequence[Ruleset], players: Sequence[int], bots: Sequence[LineUp]) -> None:
    """Everybody can play in every arm."""
    for table, count, line_up in product(rules, players, bots):
        for entrant in line_up.entrants:
            try:
                entrant.sit(table, count)
            except EntrantError as problem:
                raise StudyError(f"bots: {problem}") from None


def _metrics(words: Mapping[str, Any]) -> Sequence[object]:
    named = words.get("metrics", USUAL)
    if not isinstance(named, list | tuple) or not named:
        raise StudyError(f"metrics: a list of metrics, not {_shown(named)}; they are {', '.join(METRICS)}")
    return named


def _metric(key: str, word: object) -> str:
    if not isinstance(word, str) or word not in METRICS:
        raise StudyError(f"{key}: {_unknown(word, METRICS, 'metric')}")
    return word


def _pairs(words: Mapping[str, Any], rules: list[str], bots: list[str]) -> tuple[tuple[str, str, str], ...]:
    """What is compared: as the file says, or everything with the first of its kind."""
    factors = {"rules": rules, "bots": bots}
    if "compare" not in words:
        return tuple((factor, other, values[0]) for factor, values in factors.items() for other in values[1:])
    found: list[tuple[str, str, str]] = []
    how = "two entries of rules or of bots, the second is the base"
    if not isinstance(words["compare"], list):
        raise StudyError(f"compare: a list of pairs: {how}; not {_shown(words['compare'])}")
    for pair in words["compare"]:
        if not isinstance(pair, list) or len(pair) != 2:  # noqa: PLR2004
            raise StudyError(f"compare: {how}; not {_shown(pair)}")
        said = [_same_words(word) for word in pair]
        factor = next((name for name, values in factors.items() if set(said) <= set(values)), None)
        if factor is None or said[0] == said[1]:
            raise StudyError(
                f"compare: {how}; {_shown(pair)} is not that. rules has {_list(rules)}, bots {_list(bots)}"
            )
        found.append((factor, said[0], said[1]))
    return tuple(dict.fromkeys(found))


def _same_words(word: object) -> str:
    """Rules in the order in which they are always written, a line-up as text; anything else as it is."""
    if isinstance(word, list):
        return " + ".join(map(str, word))
    try:
        return str(Ruleset.parse(str(word)))
    except RulesetError:
        return str(word)


# -- the stop rule -----------------------------------------------------------------------------------------------------


def _stop(words: object) -> StopRule:
    how = 'deals = 2000; or metric = "rounds" with half_width = 0.1, and look and most if you like'
    if not isinstance(words, dict):
        raise StudyError(f"stop: a table [stop] that says when enough has been played: {how}")
    _refuse_unknown("stop: ", words, STOP_KEYS)
    if "deals" in words:
        others = [key for key in STOP_KEYS[1:] if key in words]
        if others:
            raise StudyError(f"stop: deals is a fixed number; {', '.join(others)} would have no meaning beside it")
        deals = _whole("stop.deals", words["deals"], 1, MOST_DEALS)
        return StopRule(deals, deals)
    if "metric" not in words or "half_width" not in words:
        raise StudyError(f"stop: say {how}")
    most = _whole("stop.most", words.get("most", MOST), 2, MOST_DEALS)
    return StopRule(
        most,
        _whole("stop.look", words.get("look", min(LOOK, most)), 2, most),
        _metric("stop.metric", words["metric"]),
        _number("stop.half_width", words["half_width"], 1e-6, 1e9),
    )


# -- single values -----------------------------------------------------------------------------------------------------


def _listed(key: str, words: Mapping[str, Any], like: str) -> list[object]:
    """The values of a factor: one, or a list of them."""
    if key not in words or words[key] == []:
        raise StudyError(f"{key}: is missing; say {like}, or a list of several")
    value = words[key]
    return value if isinstance(value, list) else [value]


def _all_different(key: str, values: Iterable[Any]) -> tuple[Any, ...]:
    found = tuple(values)
    names = [str(value) for value in found]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise StudyError(f"{key}: {twice} is named twice")
    return found


def _text(key: str, value: object, like: str) -> str:
    if not isinstance(value, str) or not value.strip():
        said = "is missing" if value is None else f"not {_shown(value)}"
        raise StudyError(f"{key}: {like}; {said}")
    return " ".join(value.split())


def _whole(key: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise StudyError(f"{key}: a whole number from {least} to {most}, not {_shown(value)}")
    return value


def _number(key: str, value: object, least: float, most: float) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= most:
        raise StudyError(f"{key}: a number from {least:g} to {most:g}, not {_shown(value)}")
    return float(value)


def _refuse_unknown(place: str, words: Mapping[str, object], known: Sequence[str]) -> None:
    for key in words:
        if key not in known:
            raise StudyError(f"{place}{_unknown(key, known, 'key')}")


def _unknown(word: object, known: Iterable[str], what: str) -> str:
    near = get_close_matches(str(word), list(known), 1)
    there = f"there is no {what} {_shown(word)}"
    every = f"{what}s are {', '.join(known)}"
    return f"{there}; did you mean {near[0]}? The {every}" if near else f"{there}; the {every}"


def _shown(value: object) -> str:
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "…"  # noqa: PLR2004


def _list(values: Sequence[str]) -> str:
    return ", ".join(repr(value) for value in values)
