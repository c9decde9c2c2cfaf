// Tiles: which kinds of line get one, and what it says. Without a catalogue a text is its key.
import { describe, expect, it } from "vitest";
import { MID } from "../lib/fake-server";
import type { Kind, LineKind, ShipPlace, Situation } from "../lib/messages";
import { kind, NO_CASH, target } from "./fake-table";
import { freeKind, shortReason, tilesOf } from "./tiles";

const names = (seat: string): string => seat.toUpperCase();
const at = (place: ShipPlace): Situation => ({
    ...MID.situation,
    boards: MID.situation.boards.map((board) => (board.seat === "blue" ? { ...board, at: place } : board)),
});
const tile = (one: Kind, situation = MID.situation): { icon: string; label: string; note: string } => {
    const [found] = tilesOf([one], situation, names);
    if (found === undefined) throw new Error(`There is no tile for ${one.kind}.`);
    return found;
};
const kinds = (...words: LineKind[]): Kind[] => words.map((word) => kind(word));
const words = (all: readonly { kind: Kind }[]): string[] => all.map(({ kind: { kind } }) => kind);

describe("which kinds have a tile", () => {
    it("is said by the table, in its order", () => {
        expect(words(tilesOf(kinds("sail", "produce", "buy"), MID.situation, names))).toEqual([
            "sail",
            "produce",
            "buy",
        ]);
    });

    it("leaves out what costs no action, which has a row of its own", () => {
        const all = kinds("produce", "loan", "repay", "end");
        expect(words(tilesOf(all, MID.situation, names))).toEqual(["produce"]);
        expect(freeKind(all, "repay")?.kind).toBe("repay");
        expect(freeKind(all, "default")).toBeUndefined();
    });

    it("takes borrowing in where interest is due, and out of the row", () => {
        const all = kinds("loan", "default");
        expect(words(tilesOf(all, MID.situation, names))).toEqual(["loan", "default"]);
        expect(freeKind(all, "loan")).toBeUndefined();
    });

    it("leaves bids and answers to the dialog of the auction", () => {
        expect(tilesOf(kinds("bid", "accept", "decline"), MID.situation, names)).toEqual([]);
    });
});

describe("a tile", () => {
    it("has the icon of its kind; a loan that is an answer to interest is borrowed", () => {
        expect(tile(kind("sail")).icon).toBe("sail");
        expect(tilesOf(kinds("loan", "default"), MID.situation, names)[0]?.icon).toBe("borrow");
    });

    it("is labelled by its kind", () => {
        expect(tile(kind("produce")).label).toBe("deciding-kind-produce");
    });

    it("says the price where there is one", () => {
        expect(tile(kind("warehouse", { cost: 4 })).note).toBe("$4");
    });

    it("says who is paid where that is a player", () => {
        expect(tile(kind("produce", { cost: 1, payee: "red" })).note).toBe("deciding-tile-produce");
    });

    it("says what is missing rather than the price", () => {
        expect(tile(kind("warehouse", { cost: 9, reason: NO_CASH })).note).toBe("deciding-needs");
    });

    it("says where the ship can sail, if there is only one way", () => {
        const sail = kind("sail", { targets: [target("sea"), target("red", NO_CASH)] });
        expect(tile(sail).note).toBe("deciding-place-sea");
        expect(tile(kind("sail", { targets: [target("sea"), target("red")] })).note).toBe("deciding-tile-sail");
    });

    it.each<[ShipPlace, string]>([
        ["sea", ""],
        ["island", ""],
        ["bank", "deciding-tile-load-dock"],
        ["red", "deciding-tile-load"],
    ])("says where is loaded from, at %s", (place, note) => {
        expect(tile(kind("load"), at(place)).note).toBe(note);
    });

    it("says whose bid is to be raised", () => {
        const payment = { holder: "red", space: "1 money", money: 3, goods: [] };
        expect(tile(kind("raise"), { ...MID.situation, payment }).note).toBe("deciding-tile-raise");
        expect(tile(kind("raise")).note).toBe("");
    });

    it("says nothing more where there is nothing more to say", () => {
        expect(tile(kind("produce")).note).toBe("");
    });
});

describe("a reason inside a button", () => {
    it("is only short enough where money is missing", () => {
        expect(shortReason(kind("buy", { reason: NO_CASH }))).toBe("deciding-needs");
        expect(shortReason(kind("buy", { reason: { ...NO_CASH, code: "ship_room" } }))).toBeNull();
        expect(shortReason(kind("buy"))).toBeNull();
    });
});
