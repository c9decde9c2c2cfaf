// The geometry of prices over time and of the luck of a deal.
import { describe, expect, it } from "vitest";
import type { AskedPrices, Luck, Score } from "../lib/messages";
import { luckPicture } from "./luck-picture";
import { firstAndLast, pricePath, tradeAt } from "./price-lines";

const frame = { left: 0, top: 0, width: 100, height: 60, most: 6 };
const asked = (...prices: (number | null)[]): AskedPrices[] => prices.map((harbour) => ({ factory: null, harbour }));

describe("prices over time", () => {
    it("goes in steps, and is broken where nobody offers", () => {
        expect(pricePath(asked(3, 4, null, 6, 6), "harbour", frame)).toBe("M0.0 30.0H25.0V20.0M75.0 0.0H100.0V0.0");
        expect(pricePath(asked(3, 4), "factory", frame)).toBe("");
    });

    it("shows a price that stands alone", () => {
        expect(pricePath(asked(null, 3, null), "harbour", frame)).toBe("M50.0 30.0h3");
    });

    it("knows the first and the last", () => {
        expect(firstAndLast(asked(null, 3, 5, null), "harbour")).toEqual([3, 5]);
        expect(firstAndLast(asked(null), "harbour")).toBeNull();
        expect(tradeAt(2, 3, 4, frame)).toEqual([50, 30]);
    });
});

describe("luckPicture", () => {
    const estimate = (mean: number, margin: number): { mean: number; margin: number } => ({ mean, margin });
    const luck: Luck = {
        ready: true,
        played: 4,
        games: 4,
        seats: {
            blue: { ahead: estimate(5, 3), win: estimate(0.5, 0.2) },
            red: { ahead: estimate(-5, 3), win: estimate(0.5, 0.2) },
        },
    };
    const scores = [
        { seat: "blue", total: 90 },
        { seat: "red", total: 110 },
    ] as Score[];

    it("parts a result into what the deal gave and the rest", () => {
        const { rows, zero } = luckPicture(luck, scores, ["blue", "red"], 0, 200);
        expect(rows.map(({ seat, actual, rest }) => [seat, actual, rest])).toEqual([
            ["blue", -10, -15],
            ["red", 10, 15],
        ]);
        for (const { low, at, high } of rows) expect(low < at && at < high).toBe(true);
        expect(rows[0]?.mark).toBeLessThan(zero);
    });

    it("is empty before anything is known", () => {
        expect(luckPicture(null, scores, ["blue", "red"], 0, 200).rows).toEqual([]);
        expect(luckPicture({ ...luck, seats: {} }, scores, ["blue"], 0, 200).rows).toEqual([]);
    });
});
