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


def to_the_island(clients: Sequence[Client], *, last: bool = False) -> tuple[Client, Client, Client]:
    """Three people play until the second of them, or the last, may land; the seller, then the bidders from his left."""
    first, *others = in_turn(clients)
    third, seller = others if last else reversed(others)
    board = next(board for board in first.situation()["boards"] if board["seat"] == seller.seat)
    (container,) = board["factory"]
    colour = container.partition("@")[0]
    first.play(f"buy {seller.seat}: {container} -> {colour}@2")
    first.play("end")
    third_board = next(board for board in first.situation()["boards"] if board["seat"] == third.seat)
    assert third_board["harbour"] == []
    if last:
        third.play("end")
    seller.play(f"sail {first.seat}: {colour}@2")
    seller.play("sail sea")
    for waiting in (first, third) if last else (third, first):
        waiting.play("end")
    return (seller, first, third) if last else (seller, third, first)


DEBT = "classic machine_spaces=0/29"
"""Rules by which one turn is enough to owe interest that can't be paid."""

RUIN = "clarified machine_spaces=0/1/2/3 warehouse_spaces=0/12/14"
"""Rules by which three turns are enough to own nothing but buildings, and to owe interest for them."""


def to_interest(clients: Sequence[Client]) -> tuple[Client, Client]:
    """The first of three people (rules: DEBT) owes interest and has no cash; he, and the neighbour who would seize.

    In his factory store lie containers of two colours, two of the one and one of the other.
    """
    debtor, left, neighbour = in_turn(clients)
    own, other = _colours(debtor)[:2]
    debtor.play("loan")
    debtor.play(f"machine {other}")
    debtor.play(f"produce -> {own}@1 {own}@3 {other}@4")
    left.play("end")
    neighbour.play("end")
    return debtor, neighbour


def to_a_building(clients: Sequence[Client]) -> tuple[Client, Client]:
    """The first of three people (rules: RUIN) has let something be seized and has only buildings; he and the neighbour.

    He has four machines and three warehouses; the first two of each are safe.
    """
    debtor, left, neighbour = in_turn(clients)
    own, *others = _colours(debtor)

    def turns(*lines: str, then: str = "end") -> None:
        for line in lines:
            debtor.play(line)
        for line in dict.fromkeys((then, "end")):
            left.play(line)
        neighbour.play("end")

    turns(f"machine {others[0]}", f"machine {others[1]}", then=f"buy {debtor.seat}: {own}@2 -> {own}@2")
    turns(f"machine {others[2]}", "warehouse")
    turns("loan", "warehouse", "end")
    debtor.play("default")
    return debtor, neighbour


def to_a_return(clients: Sequence[Client]) -> tuple[Client, Client]:
    """A bid of one container at the Investment Bank has just been beaten; the beaten one, and who beat him."""
    beaten, rival, _ = in_turn(clients)
    mine, theirs = _colours(beaten)[0], _colours(rival)[0]
    beaten.play(f"call 1 money: factory {mine}@2")
    beaten.play("end")
    rival.play(f"produce -> {theirs}@1 {theirs}@2")
    rival.play(f"raise factory {theirs}@1 {theirs}@2")
    return beaten, rival


def _colours(client: Client) -> list[str]:
    """The colours of the game, that of the client's first machine in front."""
    look = client.look()
    board = next(board for board in look["situation"]["boards"] if board["seat"] == client.seat)
    own: str = board["machines"][0]
    return [own, *(colour for colour in look["info"]["rules"]["colours"] if colour != own)]
