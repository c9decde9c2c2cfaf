// Reasons become sentences, with their values in the reader's words.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { reader } from "./language.svelte";
import type { Reason } from "./messages";
import { said, saidProblem } from "./reason";

const reason = (code: Reason["code"], values: Reason["values"] = {}): Reason => ({
    code,
    values,
    sentence: "in English",
});

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await reader.read("en");
});

describe("said", () => {
    it("writes money", () => {
        expect(said(reason("cash", { cost: 12, cash: 9 }))).toBe("That costs $12, but you only have $9.");
    });

    it("names seats, and players where their names are known", () => {
        const due = reason("not_your_decision", { seat: "blue", due: ["red", "green"] });
        expect(said(due)).toContain("Red and Green");
        expect(said(due, (seat) => seat.toUpperCase())).toContain("RED and GREEN");
    });

    it("names containers, counted and with their prices", () => {
        const some = (colour: string, count = 1, price: number | null = null, store: string | null = null) => ({
            count,
            colour,
            price,
            store,
        });
        const missing = { goods: [some("orange", 2, 3)], store: "factory", seat: "red" };
        expect(said(reason("not_in_store", missing))).toBe("Red doesn’t have 2 × orange at $3 in the factory store.");
        expect(
            said(reason("wrong_store", { store: "harbour", goods: [some("black"), some("black"), some("tan")] })),
        ).toContain("2 × black and tan");
        expect(said(reason("return_exactly", { goods: [some("purple", 1, null, "factory"), some("grey")] }))).toContain(
            "purple and grey",
        );
        expect(said(reason("wrong_store", { store: "harbour", goods: [] }))).toContain("nothing");
    });

    it("counts what there is room for", () => {
        expect(said(reason("ship_room", { room: 0 }))).toBe("Your ship is full.");
        expect(said(reason("ship_room", { room: 1 }))).toBe("Your ship has room for one more.");
        expect(said(reason("ship_room", { room: 2 }))).toBe("Your ship has room for 2 more.");
    });

    it("knows bids of money from bids of containers", () => {
        expect(said(reason("bid_least", { kind: "money", least: 4 }))).toBe("Offer $4 or more.");
        expect(said(reason("bid_least", { kind: "containers", least: 1 }))).toBe("Offer one container or more.");
    });

    it("names buildings and prices", () => {
        expect(said(reason("safe_building", { choices: ["brown", "warehouse"] }))).toContain(
            "the brown machine and a warehouse",
        );
        const price = { price: 9, store: "factory", prices: [1, 2, 3] };
        expect(said(reason("wrong_price", price))).toContain("$1, $2 or $3");
    });

    it("leaves typed words and numbers of characters as they are", () => {
        expect(said(reason("too_long", { most: 600 }))).toContain("600 characters");
        expect(said(reason("unknown_word", { word: "red", known: ["buy", "sail"] }))).toContain("“red”");
    });

    it("says a question of the page as it is", () => {
        expect(said({ code: "question", sentence: "Which one?" })).toBe("Which one?");
    });
});

describe("saidProblem", () => {
    it("says the game's reason where there is one", () => {
        expect(saidProblem({ code: "refused", sentence: "", reason: reason("two_loans") })).toContain("two loans");
    });

    it("says the code otherwise", () => {
        expect(saidProblem({ code: "no_free_seat", sentence: "no seat", reason: null })).toBe("All seats are taken.");
    });
});
