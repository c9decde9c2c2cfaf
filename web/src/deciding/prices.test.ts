// Lanes of the price editor.
import { expect, it } from "vitest";
import { begun } from "./draft";
import { composition, piece } from "./fake-table";
import { nextPrice, placed, shelves } from "./prices";

const answer = composition(begun("return"), {
    pieces: [piece("tan", 3), piece("black", 3), piece("tan", 5)],
    prices: { factory: [1, 2], harbour: [2, 3, 5] },
});

it("has a shelf for each store with pieces, and a lane for each of its prices", () => {
    const [shelf, ...others] = shelves(answer);
    expect(others).toEqual([]);
    expect(shelf?.lanes.map(({ price, pieces }) => [price, pieces.length])).toEqual([
        [2, 0],
        [3, 2],
        [5, 1],
    ]);
});

it("steps from price to price and stops at the ends", () => {
    const [shelf] = shelves(answer);
    if (shelf === undefined) throw new Error("There is no shelf.");
    expect(nextPrice(shelf, 3, 1)).toBe(5);
    expect(nextPrice(shelf, 5, 1)).toBe(5);
    expect(nextPrice(shelf, 2, -1)).toBe(2);
});

it("names a piece with its store", () => {
    expect(placed(piece("tan", 3))).toBe("harbour tan@3");
});
