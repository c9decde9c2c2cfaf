import { describe, expect, it } from "vitest";
import { ticks, typed } from "./scale";

describe("ticks", () => {
    it("stand at every dollar while there is room, numbered at both ends and every five", () => {
        const marks = ticks(14);
        expect(marks).toHaveLength(15);
        expect(marks.filter(({ labelled }) => labelled).map(({ amount }) => amount)).toEqual([0, 5, 10, 14]);
    });

    it("leave out a number that would touch the last one", () => {
        expect(
            ticks(11)
                .filter(({ labelled }) => labelled)
                .map(({ amount }) => amount),
        ).toEqual([0, 5, 11]);
    });

    it("thin out for large sums and still end at the most", () => {
        const marks = ticks(147);
        expect(marks.length).toBeLessThan(34);
        expect(marks.at(-1)).toEqual({ amount: 147, at: 1, labelled: true });
    });

    it("are a single one where nothing can be bid", () => {
        expect(ticks(0)).toEqual([{ amount: 0, at: 0, labelled: true }]);
    });
});

describe("typed", () => {
    it.each([
        ["$12", 12],
        ["", 0],
        ["$", 0],
        ["007", 7],
        ["$12abc", 12],
        ["99", 20],
    ])("reads %s", (text, amount) => {
        expect(typed(text, 20)).toBe(amount);
    });
});
