"""Positions to draw: small tables written by hand."""

from __future__ import annotations

from typing import Any

from boxship.render import Look

SEATS = ("blue", "red", "yellow", "green", "purple")
CLASSIC = ("black", "white", "brown", "tan", "orange")
JUMBO = ("black", "grey", "brown", "yellow", "purple")
CYCLE = (0, 2, 4, 3, 1)
"""Black, brown, orange, tan, white: each card goes on from its $10 colour in this order, worth 10, 5, 6, 4, 2."""


def cards(colours: tuple[str, ...]) -> tuple[dict[str, tuple[int, ...]], dict[str, str]]:
    values: dict[str, tuple[int, ...]] = {}
    double: dict[str, str] = {}
    for start, index in enumerate(CYCLE):
        order = [CYCLE[(start + n) % 5] for n in range(5)]
        worth = dict(zip(order, (10, 5, 6, 4, 2), strict=True))
        values[colours[index]] = tuple(worth[n] for n in range(5))
        double[colours[index]] = colours[order[1]]
    return values, double


def look(colours: tuple[str, ...] = CLASSIC, **changes: Any) -> Look:
    values, double = cards(colours)
    facts: dict[str, Any] = {
        "colours": colours,
        "factory_prices": (1, 2, 3, 4),
        "harbour_prices": (2, 3, 4, 5, 6),
        "machine_spaces": (0, 6, 9, 12),
        "warehouse_spaces": (0, 4, 5, 6, 7) if colours == CLASSIC else (0, 4, 5, 6),
        "containers": 16 if colours == CLASSIC else 13,
        "rules": "classic" if colours == CLASSIC else "jumbo investment_bank",
        "card_values": values,
        "double": double,
        "seat": "blue",
    }
    return Look(**(facts | changes))


def start(players: int, colours: tuple[str, ...] = CLASSIC) -> dict[str, Any]:
    """The position before the first turn, with everything open."""
    position: dict[str, Any] = {
        "supply": dict.fromkeys(colours, 12),
        "removed": {},
        "turn": "blue",
        "round": 1,
        "to_act": ["blue"],
        "over": False,
        "ending": False,
        "ended": None,
        "winners": [],
        "bids": {},
        "brokers": [],
        "payment": None,
    }
    for n, seat in enumerate(SEATS[:players]):
        position |= {
            f"{seat}.cash": 20,
            f"{seat}.loans": 0,
            f"{seat}.machines": [colours[n]],
            f"{seat}.warehouses": 1,
            f"{seat}.factory": [f"{colours[n]}@2"],
            f"{seat}.harbour": [],
            f"{seat}.ship": [],
            f"{seat}.at": "sea",
            f"{seat}.island": {},
            f"{seat}.dock": [],
            f"{seat}.actions": 2 if seat == "blue" else 0,
            f"{seat}.card": colours[n],
            f"{seat}.total": None,
        }
    return position


def middle(players: int) -> dict[str, Any]:
    """A game in its ninth round, as blue sees it."""
    position = start(players)
    facts: dict[str, dict[str, Any]] = {
        "blue": {
            "cash": 9, "loans": 1, "machines": ["orange", "white"], "warehouses": 3, "at": "red", "actions": 1,
            "factory": ["orange@2", "orange@3", "white@3"], "harbour": ["brown@3", "tan@4"],
            "ship": ["black", "white", "tan", "tan"],
            "island": {"black": 1, "white": 1, "brown": 1, "orange": 2}, "card": "orange",
        },
        "red": {
            "machines": ["black", "tan", "brown"], "warehouses": 5, "ship": ["brown", "orange"],
            "factory": ["black@2", "tan@2", "tan@3", "brown@3"], "harbour": ["black@3", "white@4", "orange@5"],
            "island": {"black": 2, "brown": 2, "tan": 1},
        },
        "yellow": {
            "loans": 2, "machines": ["tan", "black"], "warehouses": 2, "at": "red",
            "factory": ["tan@2", "tan@3", "black@4"], "harbour": ["brown@4", "orange@5"], "ship": ["white", "brown"],
            "island": {"black": 1, "white": 2, "tan": 9, "orange": 1},
        },
        "green": {
            "machines": ["white", None, "orange"], "warehouses": 3, "at": "island",
            "factory": ["white@2", "white@2", "brown@2", "brown@4", "orange@4"],
            "harbour": ["tan@3", "black@4", "tan@5"], "island": {"white": 1, "brown": 2, "tan": 1, "orange": 1},
        },
        "purple": {
            "loans": 1, "machines": ["brown"], "warehouses": 2, "at": "yellow", "factory": ["brown@2", "brown@3"],
            "harbour": ["white@4"], "ship": ["tan"], "island": {"white": 1, "orange": 1},
        },
    }  # fmt: skip
    for seat in SEATS[:players]:
        position |= {f"{seat}.{fact}": value for fact, value in facts[seat].items()}
        if seat != "blue":
            position |= {f"{seat}.cash": None, f"{seat}.card": None}
    position["supply"] = {"black": 7, "white": 6, "brown": 4, "tan": 2, "orange": 6}
    position["removed"] = {"black": 1, "tan": 2}
    position["round"] = 9
    return position


def ended(players: int) -> dict[str, Any]:
    """The same game at its end: everything is open."""
    position = middle(players)
    for seat, total in zip(SEATS[:players], (92, 75, -8, 88, 61), strict=False):
        card = CLASSIC[SEATS.index(seat)]
        position |= {f"{seat}.cash": 20 + total // 4, f"{seat}.card": card, f"{seat}.total": total}
        position[f"{seat}.actions"] = 0
    position["supply"] = {"black": 3, "white": 2, "orange": 2}
    return position | {"over": True, "ending": True, "ended": "supply", "winners": ["blue"], "to_act": []}


def bank(players: int) -> dict[str, Any]:
    """Jumbo with the Investment Bank, an auction open and ships at the pontoon."""
    position = start(players, JUMBO)
    position["brokers"] = [
        {"money": 4, "containers": ["black", "black", "purple"]},
        {"money": 2, "containers": ["grey"]},
        {"money": 13, "containers": []},
    ]
    position["payment"] = {"holder": "red", "space": "3 money", "bid": ["factory grey@2", "harbour yellow@4"]}
    position |= {"blue.dock": ["black", "purple", "purple"], "red.dock": ["yellow"], "blue.at": "bank"}
    position |= {"blue.ship": ["grey"], "red.at": "bank", "yellow.at": "island", "yellow.ship": []}
    position |= {"red.cash": None, "red.card": None, "yellow.cash": None, "yellow.card": None}
    position |= {"blue.harbour": ["brown@6"], "red.harbour": ["yellow@2"], "red.island": {"grey": 3, "purple": 1}}
    return position


def auction(players: int) -> dict[str, Any]:
    """The bids are revealed and blue decides."""
    position = middle(players)
    position |= {"blue.at": "island", "blue.actions": 0}
    position["bids"] = dict(zip(SEATS[1:players], (13, 7, 9, 0), strict=False))
    return position
