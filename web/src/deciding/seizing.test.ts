// Containers that could be seized, as things to pick on the board of the player in turn.
import { describe, expect, it } from "vitest";
import seize from "../../fixtures/seize.json";
import type { Board, Situation } from "../lib/messages";
import { kind, NO_CASH, target } from "./fake-table";
import { isSeized, seizable } from "./seizing";

const red: Partial<Board> = {
    factory: ["tan@2", "tan@2", "black@3"],
    harbour: ["white@4"],
    ship: ["tan", "tan", "tan"],
    dock: ["black"],
    island: { orange: 2, tan: 0 },
};
const base = seize.situation as unknown as Situation;
const situation: Situation = {
    ...base,
    turn: "red",
    boards: base.boards.map((board) => (board.seat === "red" ? { ...board, ...red } : board)),
};
const TARGETS = ["factory tan@2", "harbour white@4", "ship tan", "dock black", "island orange"];
const drafted = kind("seize", {
    targets: [...TARGETS.map((word) => target(word)), target("factory black@3", NO_CASH)],
});
const found = (where: string, word: string, chosen: string | null = null) =>
    seizable({ drafted, target: chosen }, situation, where, word);

describe("what could be seized", () => {
    it.each([
        ["red.factory", "tan@2", 2],
        ["red.harbour", "white@4", 1],
        ["red.ship", "tan", 3],
        ["red.dock", "black", 1],
        ["red.island", "orange", 2],
    ])("lies at %s", (where, word, there) => {
        const line = `${where.split(".")[1]} ${word}`;
        expect(found(where, word)).toEqual({ word: line, where, there, picked: 0, reason: null });
    });

    it("says why not where the table says so", () => {
        expect(found("red.factory", "black@3")?.reason).toBe(NO_CASH);
    });

    it("is picked where it is the target", () => {
        expect(found("red.ship", "tan", "ship tan")?.picked).toBe(1);
        expect(found("red.ship", "tan", "factory tan@2")?.picked).toBe(0);
    });

    it("is not on anybody else's board, nor what the table did not offer", () => {
        expect(found("blue.ship", "tan")).toBeUndefined();
        expect(found("red.ship", "black")).toBeUndefined();
        expect(found("red.harbour", "tan@2")).toBeUndefined();
    });

    it("is nothing while something else is drafted", () => {
        expect(seizable({ drafted: kind("load"), target: null }, situation, "red.ship", "tan")).toBeUndefined();
        expect(seizable({ drafted, target: null }, null, "red.ship", "tan")).toBeUndefined();
    });
});

it("is known by the draft's kind", () => {
    expect([isSeized({ kind: "seize" }), isSeized({ kind: "sell" })]).toEqual([true, false]);
});
