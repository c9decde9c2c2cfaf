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

describe("with the Investment Bank", () => {
    const broker = (...containers: string[]) => ({ money: 0, containers });

    it("goes from a broker's space to the dock of whoever won it", () => {
        const owned = { ...before, brokers: [broker("tan", "white"), broker("black")] };
        const after = { ...with_({}, { blue: { dock: ["white", "tan"] } }), brokers: [broker(), broker("black")] };
        expect(changes(owned, after).containers).toEqual([
            { colour: "white", from: "broker.0:white", to: "blue.dock:white", first: true },
            { colour: "tan", from: "broker.0:tan", to: "blue.dock:tan", first: true },
        ]);
    });

    it("goes from a store onto the Payment Card, and back when it is overbid", () => {
        const payment = { holder: "blue", space: "1 money", money: 0, goods: ["harbour orange@4"] };
        const offered = with_({ payment }, { blue: { harbour: [] } });
        const [there] = changes(before, offered).containers;
        const [back] = changes(offered, before).containers;
        expect(there).toMatchObject({ from: "blue.harbour:orange@4:0", to: "payment:orange" });
        expect(back).toMatchObject({ from: "payment:orange", to: "blue.harbour:orange@4:0" });
    });

    it("goes from the dock onto the own ship", () => {
        const docked = with_({}, { blue: { dock: ["tan", "tan"] } });
        const after = with_({}, { blue: { dock: ["tan"], ship: ["tan"], at: "bank" } });
        expect(changes(docked, after)).toMatchObject({
            containers: [{ from: "blue.dock:tan", to: "blue.ship:tan:0", first: true }],
            ships: ["blue"],
        });
    });
});

describe("what is no journey", () => {
    it("has no end that anybody saw: a container that left the game", () => {
        const after = with_({}, { blue: { harbour: [] } });
        expect(changes(before, after).containers).toEqual([]);
    });

    it("has no beginning that anybody saw", () => {
        const after = with_({}, { blue: { ship: ["orange"] } });
        expect(changes(before, after).containers).toEqual([]);
    });

    it("is a new player's board, which was not there before", () => {
        const fewer = { ...before, boards: before.boards.slice(0, 3) };
        expect(changes(fewer, before)).toMatchObject({ ships: [], appeared: [] });
    });

    it("is a building that was taken away, or a loan that was repaid", () => {
        const after = with_({}, { red: { warehouses: 1, loans: 0, machines: ["orange", null, "black"] } });
        expect(changes(before, after).appeared).toEqual([]);
    });
});

describe("a new price", () => {
    it("moves a container from lane to lane in its store", () => {
        const after = with_({}, { red: { harbour: ["brown@3", "tan@5"] } });
        expect(changes(before, after).containers).toEqual([
            { colour: "tan", from: "red.harbour:tan@3:0", to: "red.harbour:tan@5:0", first: true },
        ]);
    });

    it("moves only as many of equal ones as have it", () => {
        const factory = ["white@3", "brown@3", "tan@3", "tan@3", "tan@4", "tan@4"];
        expect(changes(before, with_({}, { green: { factory } })).containers.map(({ from, to }) => [from, to])).toEqual(
            [
                ["green.factory:tan@3:2", "green.factory:tan@4:0"],
                ["green.factory:tan@3:3", "green.factory:tan@4:1"],
            ],
        );
    });
});

it("comes out of the supply where its machine is not known", () => {
    const after = with_(
        { supply: { ...before.supply, orange: (before.supply["orange"] ?? 0) - 1 } },
        { blue: { factory: [...board("blue").factory, "orange@4"] } },
    );
    expect(changes(before, after).containers[0]?.from).toBe("supply:orange");
});

it("shows buildings and loans that were not there", () => {
    const after = with_({}, { blue: { machines: [...board("blue").machines, "brown"], warehouses: 3, loans: 1 } });
    expect(changes(before, after).appeared).toEqual(["blue.machine:3", "blue.warehouse:2", "blue.loan:0"]);
});

it("numbers equal words", () => {
    expect(numbered(["tan", "tan", "black", "tan"])).toEqual([0, 1, 0, 2]);
});
