// What lies on a real table, as it is entered. What it counts, the server knows.
import type { Board, SeatThings } from "../lib/messages";

export type Things = Required<SeatThings>;

/** What the server takes at most. */
export const MOST_CASH = 9999;
export const MOST_COUNT = 99;

export const emptyThings = (card: string): Things => ({
    card,
    cash: 0,
    loans: 0,
    island: {},
    factory: 0,
    harbour: 0,
    ship: 0,
    dock: 0,
});

/** Whole numbers within their bounds, and only colours of the edition; what was not typed, or not yet, is nothing. */
export function withColours(things: readonly Things[], colours: readonly string[], seats: number): Things[] {
    return Array.from({ length: seats }, (_, at) => {
        const card = colours[at % colours.length] ?? "";
        const own = things[at] ?? emptyThings(card);
        return {
            ...own,
            card: colours.includes(own.card) ? own.card : card,
            island: Object.fromEntries(colours.map((colour) => [colour, own.island[colour] ?? 0])),
        };
    });
}

const whole = (value: number | null | undefined, most: number): number =>
    Math.min(most, Math.max(0, Math.trunc(value ?? 0)));

/** As the server reads it: an emptied field is nothing, and nothing is beyond its bounds. */
export const tidied = (things: Things): Things => ({
    ...things,
    cash: whole(things.cash, MOST_CASH),
    loans: whole(things.loans, MOST_COUNT),
    island: Object.fromEntries(
        Object.entries(things.island).map(([colour, number]) => [colour, whole(number, MOST_COUNT)]),
    ),
    factory: whole(things.factory, MOST_COUNT),
    harbour: whole(things.harbour, MOST_COUNT),
    ship: whole(things.ship, MOST_COUNT),
    dock: whole(things.dock, MOST_COUNT),
});

const some = (count: number): string[] => Array.from({ length: count }, () => "");

/** A board with these things, as an account of it is shown. */
export function boardOf(seat: string, things: Things): Board {
    const { card, cash, loans, island, factory, harbour, ship, dock } = tidied(things);
    return {
        seat,
        cash,
        loans,
        machines: [],
        warehouses: 0,
        factory: some(factory),
        harbour: some(harbour),
        ship: some(ship),
        at: "sea",
        island,
        dock: some(dock),
        card,
        actions: 0,
        factory_room: 0,
    };
}
