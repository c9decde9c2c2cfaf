// A draft in English, as the reader meets it: what a line does, and what can be chosen in it.
import { beforeAll, describe, expect, it } from "vitest";
import { MID } from "../lib/fake-server";
import { rootElement } from "../lib/fake-browser";
import { reader } from "../lib/language.svelte";
import type { Draft, LineKind, ShipPlace, Situation } from "../lib/messages";
import { begun } from "./draft";
import { composition, good, kind, NO_CASH } from "./fake-table";
import { confirmReason, deedInWords, draftWords, placeInWords, targetInWords } from "./phrases";

const names = (seat: string): string => `${seat.charAt(0).toUpperCase()}${seat.slice(1)}`;
const at = (place: ShipPlace): Situation => ({
    ...MID.situation,
    boards: MID.situation.boards.map((board) => (board.seat === "blue" ? { ...board, at: place } : board)),
});
const deed = (draft: Draft, situation = MID.situation, made: string[] = []): string =>
    deedInWords({ draft, line: draft.kind }, made, situation, names);

beforeAll(async () => {
    rootElement();
    await reader.read("en");
});

describe("a line", () => {
    it("that buys says what, from whom and for how much in all", () => {
        const goods = ["tan@2", "black@3", "tan@4"];
        expect(deed({ kind: "buy", target: "red", goods })).toBe("Buy 2 × tan and black from Red for $9");
    });

    it("that produces says what is made", () => {
        expect(deed({ kind: "produce" }, MID.situation, ["tan", "tan", "black"])).toBe("Produce 2 × tan and black");
        expect(deed({ kind: "produce" })).toBe("Produce nothing, just set prices");
    });

    it("that loads says from whom, and that the own dock costs nothing", () => {
        expect(deed({ kind: "load", goods: ["tan@3"] }, at("red"))).toBe("Load tan from Red for $3");
        expect(deed({ kind: "load", goods: ["tan"] }, at("bank"))).toBe("Load tan from your dock");
    });

    it.each([
        ["sea", [], "Sail to the open sea"],
        ["island", [], "Land on the island"],
        ["red", [], "Sail to Red"],
        ["red", ["tan@3", "tan@3"], "Sail to Red and load 2 × tan for $6"],
        ["bank", [], "Sail to the Investment Bank"],
        ["bank", ["tan"], "Sail to the Investment Bank and load tan"],
    ])("that sails to %s with %j on the way says so", (target, goods, said) => {
        expect(deed({ kind: "sail", target, goods })).toBe(said);
    });

    it.each<[Draft, string]>([
        [{ kind: "machine", target: "white" }, "Buy the white machine"],
        [{ kind: "sell", goods: ["tan@3"] }, "Sell tan to the bank"],
        [{ kind: "building", target: "machine" }, "Give up a machine"],
        [{ kind: "seize", target: "island orange" }, "Take orange from the island"],
        [{ kind: "seize", target: "harbour black@3" }, "Take black at $3 from the harbour store"],
        [{ kind: "seize", target: "machine brown" }, "Take the brown machine"],
        [{ kind: "seize", target: "warehouse" }, "Take a warehouse"],
        [{ kind: "call", target: "2 containers", amount: 4 }, "Offer $4 for broker II’s containers"],
        [{ kind: "call", target: "3 money", goods: ["factory tan@3"] }, "Offer tan for broker III’s money"],
        [{ kind: "end" }, "End your turn"],
        [{ kind: "loan" }, "Take a loan"],
    ])("like %j is said", (draft, said) => {
        expect(deed(draft)).toBe(said);
    });

    it("that raises says for which space, which the table knows", () => {
        const payment = { holder: "red", space: "1 containers", money: 3, goods: [] };
        expect(deed({ kind: "raise", amount: 5 }, { ...MID.situation, payment })).toBe(
            "Outbid: offer $5 for broker I’s containers",
        );
    });

    it.each<LineKind>(["bid", "accept", "decline"])(
        "of the auction's dialog, like %s, stays as it is written",
        (kind) => {
            expect(deed({ kind })).toBe(kind);
        },
    );
});

describe("a target", () => {
    it.each<[LineKind, string, string]>([
        ["sail", "sea", "open sea"],
        ["sail", "green", "Green"],
        ["machine", "tan", "tan"],
        ["building", "warehouse", "a warehouse"],
        ["seize", "ship tan", "tan from the ship"],
        ["seize", "dock black", "black from the dock"],
        ["call", "1 money", "broker I’s money"],
        ["buy", "red", "Red"],
    ])("of %s, %s, has a short label", (word, target, label) => {
        expect(targetInWords(word, target, names)).toBe(label);
    });

    it("of a ship is a place or a player", () => {
        expect(["sea", "island", "bank", "red"].map((place) => placeInWords(place, names))).toEqual([
            "open sea",
            "island",
            "Investment Bank",
            "Red",
        ]);
    });
});

describe("what follows", () => {
    const notes = (draft: Draft, after: Partial<Situation> | null, ends_turn = false): string[] => {
        const answer = { ends_turn, after: after === null ? null : { ...MID.situation, ...after } };
        return draftWords(
            composition({ ...begun(draft.kind), ...draft }, answer),
            undefined,
            MID.situation,
            MID.info.rules,
            names,
        ).notes;
    };

    it("is how full the ship is after loading", () => {
        const boards = MID.situation.boards.map((board) => ({ ...board, ship: ["tan", "tan", "black"] }));
        const [note] = notes({ kind: "load", goods: ["tan@3"] }, { boards });
        expect(note).toContain("3");
        expect(notes({ kind: "load" }, { boards })).toEqual([]);
    });

    it("is what landing and borrowing bring", () => {
        expect(notes({ kind: "sail", target: "island" }, null)).toEqual(["Everyone else bids for your cargo."]);
        expect(notes({ kind: "loan" }, null)).toEqual(["You’ll pay interest every turn."]);
    });

    it("is the end of the game, said when this line brings it", () => {
        expect(notes({ kind: "produce" }, { ending: true }, true)).toEqual([
            "This triggers the end of the game.",
            "Your turn ends.",
        ]);
        expect(notes({ kind: "produce" }, { ending: false })).toEqual([]);
    });
});

describe("the button that plays it", () => {
    it("asks from whom is bought, and what, before it speaks of money", () => {
        const buy = kind("buy", { targets: [{ target: "red", cost: null, reason: null }] });
        const open = composition(begun("buy"), { reason: NO_CASH });
        expect(confirmReason(open, buy, false, names)?.sentence).toBe("Buy from whom?");
        const whom = composition(begun("buy", "red"), { reason: NO_CASH, goods: [good("tan@3")] });
        expect(confirmReason(whom, buy, false, names)?.sentence).toBe("Choose what to buy from Red");
    });

    it("says the table's reason once everything is said", () => {
        const full = composition({ ...begun("buy", "red"), goods: ["tan@3"] }, { reason: NO_CASH });
        expect(confirmReason(full, kind("buy"), false, names)).toBe(NO_CASH);
        expect(confirmReason(composition(begun("end")), kind("end"), false, names)).toBeNull();
    });
});
