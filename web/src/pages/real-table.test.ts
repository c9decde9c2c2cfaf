import { describe, expect, it } from "vitest";
import { boardOf, emptyThings, tidied, withColours } from "./real-table";

const CLASSIC = ["black", "white", "brown", "tan", "orange"];
const JUMBO = ["black", "grey", "brown", "yellow", "purple"];

describe("a real table", () => {
    it("begins empty, with another card for everybody", () => {
        const things = withColours([], CLASSIC, 5);
        expect(things.map(({ card }) => card)).toEqual(CLASSIC);
        expect(things[0]?.island).toEqual({ black: 0, white: 0, brown: 0, tan: 0, orange: 0 });
    });

    it("keeps what another edition has too", () => {
        const [first, second] = withColours(
            [
                { ...emptyThings("black"), cash: 7, island: { black: 2, tan: 3 } },
                { ...emptyThings("white"), island: { white: 1 } },
            ],
            JUMBO,
            2,
        );
        expect(first).toMatchObject({ card: "black", cash: 7, island: { black: 2, grey: 0 } });
        expect(first?.island["tan"]).toBeUndefined();
        expect(second?.card).toBe("grey");
    });

    it("makes something sensible of whatever is typed", () => {
        const odd = { ...emptyThings("black"), cash: -3, loans: 2.7, ship: 1000, island: { black: null as never } };
        expect(tidied(odd)).toMatchObject({ cash: 0, loans: 2, ship: 99, island: { black: 0 } });
    });

    it("is shown as a board", () => {
        const board = boardOf("red", { ...emptyThings("black"), harbour: 2, dock: 1, loans: 1 });
        expect([board.harbour.length, board.ship.length, board.dock.length, board.loans]).toEqual([2, 0, 1, 1]);
    });
});
