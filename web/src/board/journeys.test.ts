// What moved between two situations: made from a situation and what one line changes in it.
import { describe, expect, it } from "vitest";
import mid from "../../fixtures/mid.json";
import type { Board, Situation } from "../lib/messages";
import { changes, numbered } from "./journeys";

const before = mid.situation as unknown as Situation;

const with_ = (change: Partial<Situation>, boards: Record<string, Partial<Board>>): Situation => ({
    ...before,
    ...change,
    boards: before.boards.map((board) => ({ ...board, ...boards[board.seat] })),
});
const board = (seat: string): Board => {
    const found = before.boards.find((one) => one.seat === seat);
    if (found === undefined) throw new Error(`no ${seat}`);
    return found;
};

describe("containers", () => {
    it("does not move anything when nothing changes", () => {
        expect(changes(before, before)).toEqual({ containers: [], ships: [], appeared: [] });
    });

    it("comes out of its machine when it is produced", () => {
        const after = with_(
            { supply: { ...before.supply, tan: (before.supply["tan"] ?? 0) - 1 } },
            { blue: { factory: [...board("blue").factory, "tan@4"] } },
        );
        expect(changes(before, after).containers).toEqual([
            { colour: "tan", from: "blue.machine:1", to: "blue.factory:tan@4:0", first: true },
        ]);
    });

    it("goes from a harbour store onto a ship that comes there", () => {
        const after = with_(
            {},
            {
                blue: { at: "red", ship: ["tan"] },
                red: { harbour: board("red").harbour.filter((word) => word !== "tan@3") },
            },
        );
        expect(changes(before, after)).toMatchObject({
            containers: [{ colour: "tan", from: "red.harbour:tan@3:0", to: "blue.ship:tan:0", first: true }],
            ships: ["blue"],
        });
    });

    it("goes from a ship to the island, each container by itself", () => {
        const island = { ...board("yellow").island, black: 2 };
        const after = with_({}, { red: { ship: [] }, yellow: { island } });
        expect(changes(before, after).containers).toEqual([
            { colour: "black", from: "red.ship:black:0", to: "yellow.island:black", first: true },
            { colour: "black", from: "red.ship:black:1", to: "yellow.island:black", first: true },
        ]);
    });

    it("goes back to the supply after a domestic sale", () => {
        const after = with_(
            { supply: { ...before.supply, orange: (before.supply["orange"] ?? 0) + 1 } },
            { blue: { harbour: [] } },
        );
        expect(changes(before, after).containers).toEqual([
            { colour: "orange", from: "blue.harbour:orange@4:0", to: "supply:orange", first: false },
        ]);
    });
});

it("shows buildings and loans that were not there", () => {
    const after = with_({}, { blue: { machines: [...board("blue").machines, "brown"], warehouses: 3, loans: 1 } });
    expect(changes(before, after).appeared).toEqual(["blue.machine:3", "blue.warehouse:2", "blue.loan:0"]);
});

it("numbers equal words", () => {
    expect(numbered(["tan", "tan", "black", "tan"])).toEqual([0, 1, 0, 2]);
});
