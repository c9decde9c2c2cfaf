// A line of a hint in words: what is said in an auction is said as its dialog says it.
import { beforeAll, describe, expect, it } from "vitest";
import { opened } from "../auction/testing";
import { MID } from "../lib/fake-server";
import { rootElement } from "../lib/fake-browser";
import { reader } from "../lib/language.svelte";
import type { Draft, HintLine, HintReason, Outcome, Situation } from "../lib/messages";
import { hintStore, hintWords, whyInWords } from "./hint-line";

const names = (seat: string): string => `${seat.charAt(0).toUpperCase()}${seat.slice(1)}`;
const estimate = { mean: 0, margin: 0 };
const why: HintReason = { code: "played_on", values: {} };
const line = (text: string, draft: Draft): HintLine => ({ line: text, draft, money: estimate, win: estimate, why });
const said = (hint: HintLine, situation: Situation = MID.situation): string =>
    hintWords(hint, situation, MID.info.rules, names);

const outcome = (text: string, change: Partial<Outcome>): Outcome =>
    ({ line: text, bidder: null, pays: 0, gets: 0, subsidy: 0, ...change }) as Outcome;
const answers = (...outcomes: Outcome[]): Situation => opened({ blue: 9, red: 9, green: 1 }, { outcomes });

beforeAll(async () => {
    rootElement();
    await reader.read("en");
});

describe("a line of a hint", () => {
    it("says what it does, as the draft would", () => {
        expect(said(line("sail red", { kind: "sail", target: "red" }))).toBe("Sail to Red");
        expect(said(line("produce tan", { kind: "produce", goods: ["tan", "tan"] }))).toBe("Produce 2 × tan");
    });

    it("says a bid with its amount", () => {
        expect(said(line("bid 7", { kind: "bid", amount: 7 }))).toBe("Bid $7");
        expect(said(line("bid 0", { kind: "bid" }))).toBe("Bid $0");
    });

    it("says how much a loan brings", () => {
        expect(said(line("loan", { kind: "loan" }))).toContain(`$${MID.info.rules.loan}`);
    });
});

describe("an answer of the seller", () => {
    const sold = outcome("accept blue", { bidder: "blue", gets: 18, subsidy: 9 });
    const kept = outcome("decline", { pays: 9 });

    it("says whose bid is accepted, without what the bank adds", () => {
        const words = said(line("accept blue", { kind: "accept", target: "blue" }), answers(sold, kept));
        expect(words).toContain("Blue");
        expect(words).toContain("$9");
        expect(words).not.toContain("$18");
    });

    it("need not name the only highest bidder", () => {
        const short = said(line("accept", { kind: "accept" }), answers(sold, kept));
        expect(short).toBe(said(line("accept blue", { kind: "accept", target: "blue" }), answers(sold, kept)));
    });

    it("names each of several who are tied", () => {
        const red = outcome("accept red", { bidder: "red", gets: 18, subsidy: 9 });
        const words = said(line("accept red", { kind: "accept", target: "red" }), answers(sold, red, kept));
        expect(words).toContain("Red");
    });

    it("says what keeping the cargo costs", () => {
        expect(said(line("decline", { kind: "decline" }), answers(sold, kept))).toContain("$9");
    });
});

it("draws a store beside a line that arranges one, and none beside the others", () => {
    expect(hintStore(line("reprice tan@3", { kind: "reprice", store: ["tan@3", "black@4"] }))).toEqual([
        "tan@3",
        "black@4",
    ]);
    expect(hintStore(line("end", { kind: "end" }))).toEqual([]);
    expect(hintStore(line("end", { kind: "end", store: null }))).toEqual([]);
});

describe("why a line may be good", () => {
    it("says colours, seats, counts and money as the reader reads them", () => {
        expect(whyInWords({ code: "sole_maker_needed", values: { colour: "tan" } }, names)).toBe(
            "Nobody else makes tan, and you still need it for all five colours.",
        );
        expect(whyInWords({ code: "resell", values: { cost: 4, price: 9 } }, names)).toContain("$4");
        expect(whyInWords({ code: "way_to_load", values: { seat: "red", count: 1 } }, names)).toContain("1 container ");
        expect(whyInWords({ code: "way_to_load", values: { seat: "red", count: 3 } }, names)).toContain("3 containers");
    });
});
