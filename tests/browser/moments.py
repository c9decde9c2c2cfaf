"""Ways to a moment of a game, by lines sent to the server for every seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.server.harness import Client


def in_turn(clients: Sequence[Client]) -> list[Client]:
    """The clients from the one whose turn it is, to the left."""
    turn = clients[0].situation()["turn"]
    start = next(i for i, client in enumerate(clients) if client.seat == turn)
    return [*clients[start:], *clients[:start]]


def to_the_island(clients: Sequence[Client]) -> tuple[Client, Client, Client]:
    """Three people play until the second of them may land; the seller, then the bidders from his left."""
    first, seller, third = in_turn(clients)
    board = next(board for board in first.situation()["boards"] if board["seat"] == seller.seat)
    (container,) = board["factory"]
    colour = container.partition("@")[0]
    first.play(f"buy {seller.seat}: {container} -> {colour}@2")
    first.play("end")
    third_board = next(board for board in first.situation()["boards"] if board["seat"] == third.seat)
    assert third_board["harbour"] == []
    seller.play(f"sail {first.seat}: {colour}@2")
    seller.play("sail sea")
    third.play("end")
    first.play("end")
    return seller, third, first
