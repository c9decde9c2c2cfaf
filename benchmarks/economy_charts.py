"""The charts of ``docs/economy.md``, drawn from its figures."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from benchmarks.economy_watching import INCOME, PARTS, SPENDING
from boxship.render.charts import Chart, Scale, even

if TYPE_CHECKING:
    from benchmarks.economy_figures import Figures

SUPPLY: Final = "how much is gone of the two colours that run out first"
FEW: Final = 60
"""A mean of fewer containers than this is not drawn."""
TURNS: Final = ("first player", "second", "third", "fourth", "fifth")
NAMES: Final = {
    "factory": "sold from the factory store",
    "harbour": "sold from the harbour store",
    "bids": "bids for own cargo",
    "subsidy": "subsidy of the bank",
    "wages": "wages of the union boss",
    "island": "island area at the end",
    "left over": "goods left over at the end",
    "goods": "goods for the harbour store",
    "cargo": "cargo for the ship",
    "bid": "bids for others' cargo",
    "kept": "paid to keep own cargo",
    "machines": "machines",
    "warehouses": "warehouses",
    "union": "wages paid",
    "interest": "interest",
    "loans": "loans, the last dollar each",
}


def charts(found: Figures) -> dict[str, str]:
    """Every chart by its file name."""
    return {
        "economy-auctions.svg": auction_prices(found).svg(),
        "economy-prices.svg": store_prices(found).svg(),
        "economy-accounts.svg": accounts(found).svg(),
        "economy-turns.svg": turns(found).svg(),
        "economy-length.svg": lengths(found).svg(),
        "economy-money.svg": money(found).svg(),
    }


def _parts() -> Scale:
    return even(0, 100, 20, "{:.0f} %")


def _middle(part: int) -> float:
    return (part + 0.5) * 100 / PARTS


def auction_prices(found: Figures) -> Chart:
    """What a container brought at auctions, over the game."""
    parts = [(i, part) for i, part in enumerate(found["auctions"]["parts"]) if part is not None]
    most = max(5, -(-max(part[2] for _, part in parts) // 1))
    chart = Chart("Winning bid per container, over the game", _parts(), even(0, most, 1, "${:.0f}"), SUPPLY)
    for i, (_, low, high) in parts:
        chart.whisker(_middle(i), low, high, "whisker blue")
    chart.line([(_middle(i), value) for i, (value, _, _) in parts], "blue")
    return chart


def store_prices(found: Figures) -> Chart:
    """Prices asked and paid in both stores, over the game."""
    chart = Chart("Prices in the stores, over the game", _parts(), even(0, 6, 1, "${:.0f}"), SUPPLY)
    entries = []
    for store, ink in (("harbour", "red"), ("factory", "blue")):
        for kind in ("asked", "paid"):
            points = [
                (_middle(i), part[0])
                for i, part in enumerate(found["prices"][kind][store])
                if part is not None and part[1] >= FEW
            ]
            chart.line(points, ink, dashed=kind == "asked")
            entries.append((f"{store} store, {kind}", ink, kind == "asked"))
    chart.key(entries)
    return chart


def accounts(found: Figures) -> Chart:
    """What a seat earns and spends in a game."""
    income = [(name, found["accounts"][name][0]) for name in INCOME if name != "start"]
    spending = [(name, -found["accounts"][name][0]) for name in SPENDING]
    rows = [*sorted(income, key=lambda row: -row[1]), ("", 0.0), *sorted(spending, key=lambda row: -row[1])]
    most = max(value for _, value in rows)
    chart = Chart(
        "What a seat earns and what it spends in a game, in dollars",
        Scale(0, most * 1.12, ()),
        Scale(len(rows) - 0.5, -0.5, tuple((i, NAMES.get(name, "")) for i, (name, _) in enumerate(rows))),
        f"mean of all seats; each begins with ${found['accounts']['start'][0]:.0f} besides",
        height=120 + 27 * len(rows),
        left=232,
        grid=False,
    )
    for i, (name, value) in enumerate(rows):
        if name:
            chart.lying(i, max(value, 0.0), "green" if name in INCOME else "red")
            chart.say(max(value, 0.0), i, f"{value:.1f}", align="start", shift=(7, 5))
    return chart


def turns(found: Figures) -> Chart:
    """How often each place in the turn order wins."""
    count = found["players"]
    marks = tuple((i, TURNS[i]) for i in range(count))
    most = max(high for _, _, high in found["turns"])
    top = max(50, -(-100 * most // 10) * 10)
    chart = Chart(
        "Games won, by the place in the turn order",
        Scale(-0.5, count - 0.5, marks),
        even(0, top, 10, "{:.0f} %"),
        "place after the first player; shared victories count in parts",
    )
    for i, (value, low, high) in enumerate(found["turns"]):
        chart.bar(i - 0.28, i + 0.28, 100 * value, "blue")
        chart.whisker(i, 100 * low, 100 * high, "bar-whisker")
    chart.level(100 / count, "parity")
    return chart


def lengths(found: Figures) -> Chart:
    """How many rounds games take."""
    return _histogram("How long games are", found["lengths"], 2, "rounds", "games", "purple")


def money(found: Figures) -> Chart:
    """What seats have in the end."""
    return _histogram("Final money of all seats", found["totals"], 20, "dollars", "seats", "green")


def _histogram(title: str, values: list[int], step: int, across: str, up: str, ink: str) -> Chart:
    """How many of the values lie in each step."""
    counts = Counter(value // step for value in values)
    low, high = min(counts), max(counts) + 1
    shares = {k: 100 * counts[k] / len(values) for k in range(low, high)}
    top = -(-max(shares.values()) // 5) * 5
    every = max(1, round((high - low) / 10))
    marks = tuple((k * step, str(k * step)) for k in range(low, high + 1, every))
    scale = Scale(low * step, high * step, marks)
    chart = Chart(title, scale, even(0, top, 5, "{:.0f} %"), f"{across}; the bars are the share of {up}")
    gap = 0.06 * step
    for k, value in shares.items():
        chart.bar(k * step + gap, (k + 1) * step - gap, value, ink)
    return chart
