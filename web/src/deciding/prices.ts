// The lanes of the price editor: each store that is being arranged, its prices, and the containers at each.
import type { Composition, Piece } from "../lib/messages";

export interface Lane {
    price: number;
    pieces: Piece[];
}

export interface Shelf {
    store: string;
    lanes: Lane[];
}

/** One shelf for each store that has pieces. */
export function shelves({ pieces, prices }: Composition): Shelf[] {
    return Object.entries(prices)
        .map(([store, steps]) => ({
            store,
            lanes: steps.map((price) => ({
                price,
                pieces: pieces.filter((one) => one.store === store && one.price === price),
            })),
        }))
        .filter(({ lanes }) => lanes.some((lane) => lane.pieces.length > 0));
}

/** The next price in a direction; the same one at the end of the lanes. */
export function nextPrice({ lanes }: Shelf, price: number, step: 1 | -1): number {
    const at = lanes.findIndex((lane) => lane.price === price);
    return lanes[at + step]?.price ?? price;
}

/** A piece as a word that says its store, so that two stores can't be mixed up: `factory tan@3`. */
export const placed = ({ store, colour, price }: Piece): string => `${store} ${colour}@${price}`;
