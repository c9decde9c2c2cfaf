import { describe, expect, it } from "vitest";
import fixture from "../../fixtures/story.json";
import type { Story } from "../lib/messages";
import { axisOf, flagged } from "./auction-axis";

const { auctions } = fixture as unknown as Story;

describe("axisOf", () => {
    it("holds every bid and everything a cargo brought, at any width", () => {
        for (const width of [300, 700, 1200]) {
            const axis = axisOf(auctions, width);
            for (const { bids, brought } of auctions) {
                for (const amount of [...Object.values(bids), ...Object.values(brought)]) {
                    expect(axis.x(amount)).toBeGreaterThanOrEqual(0);
                    expect(axis.x(amount)).toBeLessThanOrEqual(width);
                }
            }
            const [first = 0, second = 0] = axis.marks.map(axis.x);
            expect(second - first).toBeGreaterThanOrEqual(24);
        }
    });

    it("begins at nothing where nothing is less", () => {
        const [auction] = auctions;
        if (auction === undefined) throw new Error("The game of the fixture has no auction.");
        const axis = axisOf([{ ...auction, bids: { red: 3 }, brought: { red: 12 } }], 600);
        expect([axis.from, axis.to]).toEqual([0, 15]);
    });
});

describe("flagged", () => {
    it("keeps equal amounts apart and knows the winner", () => {
        const [auction] = auctions;
        if (auction === undefined) throw new Error("The game of the fixture has no auction.");
        const axis = axisOf([{ ...auction, bids: { red: 3, green: 3, yellow: 3 }, brought: {} }], 600);
        const flags = flagged({ red: 3, green: 3, yellow: 3 }, "green", axis);
        const places = flags.map(({ flag }) => flag).toSorted((one, other) => one - other);
        expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThanOrEqual(25);
        expect(flags.filter(({ won }) => won).map(({ seat }) => seat)).toEqual(["green"]);
        expect(new Set(flags.map(({ at }) => at)).size).toBe(1);
    });
});
