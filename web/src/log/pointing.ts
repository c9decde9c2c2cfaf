// Where on the table a fact happened: the places to point at when its row is pressed.
import { places, type Place } from "../board/journeys";
import type { Fact, Situation } from "../lib/messages";

export function placesOf(fact: Fact, { boards, mine }: Situation): Place[] {
    const { key, seat, other, goods = [], machine, amount, place } = fact;
    const colours = goods.map(({ colour }) => colour);
    if (!seat) return colours.map(places.supply);
    const board = boards.find((one) => one.seat === seat);
    const sold = (store: string): Place[] => goods.map(({ colour, price }) => places.gone(store, colour, price ?? 0));
    switch (key) {
        case "buy":
            return other === mine?.seat ? sold("factory") : [places.yard(seat, "harbour")];
        case "load":
        case "sail-load":
            return other === mine?.seat ? sold("harbour") : [places.hull(seat)];
        case "produce":
        case "produce-nothing":
            return [places.yard(seat, "factory")];
        case "price-lower":
        case "price-raise":
            return colours.map((colour) => places.stored(seat, place ?? "harbour", `${colour}@${amount}`, 0));
        case "accept":
            return colours.map((colour) => places.island(other ?? seat, colour));
        case "decline":
        case "kept":
            return colours.map((colour) => places.island(seat, colour));
        case "machine":
            return [places.machine(seat, board?.machines.lastIndexOf(machine ?? null) ?? 0)];
        case "warehouse":
            return [places.warehouse(seat, (board?.warehouses ?? 1) - 1)];
        case "loan":
        case "interest":
        case "interest-part":
            return [places.loan(seat, 0)];
        default:
            return [places.hull(seat)];
    }
}
