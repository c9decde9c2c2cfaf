import { describe, expect, it } from "vitest";
import type { Entry, Fact, FactKey } from "../lib/messages";
import { marks } from "./marks";
import { rounds, undoneNumbers } from "./rows";

const fact = (key: FactKey, seat: string | null = "red"): Fact => ({ key, seat });
function entry(number: number, facts: Fact[], more: Partial<Entry> = {}): Entry {
    return { number, seat: "red", line: "", kind: "line", round: 1, turn: "red", facts, ...more };
}

describe("rounds", () => {
    it("puts rows under the round in which they happened", () => {
        const log = [entry(1, [fact("produce")]), entry(2, [fact("end"), fact("interest", "blue")], { round: 2 })];
        expect(rounds(log).map(({ round, rows }) => [round, rows.map(({ key }) => key)])).toEqual([
            [1, ["1.0"]],
            [2, ["2.0", "2.1"]],
        ]);
    });

    it("puts the interest of a turn under the round that begins with it", () => {
        const ended = entry(1, [fact("end"), fact("interest", "blue")], { next_round: 2, next_facts: 1 });
        const log = [ended, entry(2, [fact("produce", "blue")], { round: 2 })];
        expect(rounds(log).map(({ round, rows }) => [round, rows.map(({ fact: { key } }) => key)])).toEqual([
            [1, ["end"]],
            [2, ["interest", "produce"]],
        ]);
    });

    it("leaves it to the new prices to say that a store was rearranged", () => {
        const log = [entry(1, [fact("reprice"), fact("price-lower")]), entry(2, [fact("reprice")])];
        expect(rounds(log)[0]?.rows.map((row) => row.fact.key)).toEqual(["price-lower", "reprice"]);
    });

    it("marks what was taken back, and only the last line that still stood", () => {
        const log = [
            entry(1, [fact("produce")]),
            entry(2, [fact("warehouse")]),
            entry(3, [fact("undo")], { kind: "undo" }),
            entry(4, [fact("undo")], { kind: "undo" }),
            entry(5, [fact("sail-sea")]),
        ];
        expect([...undoneNumbers(log)].sort()).toEqual([1, 2]);
        expect(rounds(log)[0]?.rows.map(({ undone }) => undone)).toEqual([true, true, false, false, false]);
    });

    it("joins sealed bids, and leaves them out once they are open", () => {
        const sealed = (number: number, seat: string): Entry =>
            entry(number, [{ key: "sealed", seats: [seat] }], { kind: "sealed" });
        const before = [sealed(1, "red"), sealed(2, "blue"), sealed(3, "red")];
        const rows = rounds(before)[0]?.rows ?? [];
        expect(rows).toHaveLength(1);
        expect(rows[0]?.fact.seats).toEqual(["red", "blue"]);
        const opened = rounds([...before, entry(4, []), entry(5, [{ key: "bids", bids: { red: 3 } }])]);
        expect(opened[0]?.rows.map((row) => row.fact.key)).toEqual(["bids"]);
    });

    it("shows no round in which nothing is told", () => {
        expect(rounds([entry(1, [])])).toEqual([]);
    });
});

describe("marks", () => {
    it("stand where rounds begin and where ships land, but not at what was taken back", () => {
        const log = [
            entry(1, [fact("produce")]),
            entry(2, [fact("land")], { round: 2 }),
            entry(3, [fact("undo")], { kind: "undo", round: 2 }),
            entry(4, [fact("land")], { round: 2 }),
        ];
        expect(marks(log)).toEqual([
            { kind: "round", number: 0, round: 1 },
            { kind: "round", number: 1, round: 2 },
            { kind: "auction", number: 4, round: 2 },
        ]);
    });
});
