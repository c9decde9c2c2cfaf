import { describe, expect, it } from "vitest";
import { opened, situation, tied } from "../auction/testing";
import { composition, piece } from "../deciding/fake-table";
import type { Entry, Fact, Mine, Situation, Stake, Worth } from "../lib/messages";
import { FIRSTS, type Seen } from "./firsts";

const entry = (...facts: Fact[]): Entry => ({
    number: 4,
    seat: "red",
    line: "",
    kind: "line",
    round: 1,
    turn: "red",
    facts,
});
const quiet = (more: Partial<Situation> = {}): Situation =>
    situation({ cargoAt: "red", to_act: ["red"], supply: { tan: 9, black: 9, white: 9 }, ...more });
const names = (seen: Partial<Seen>): string[] => {
    const whole: Seen = { me: "blue", entry: null, now: quiet(), draft: null, ...seen };
    return FIRSTS.filter(({ happens }) => happens(whole)).map(({ name }) => name);
};
const STAKE: Stake = { most: 9, already: 0, seller_gets: 2 };
const asked = (): Situation => {
    const now = situation({ to_act: ["blue", "green"] });
    return { ...now, auction: now.auction && { ...now.auction, stake: STAKE } };
};
const mine = (more: Partial<Mine>): Mine => ({ worths: [], missing: [], ...more }) as unknown as Mine;
const worth = (more: Partial<Worth>): Worth =>
    ({ colour: "tan", value: 6, base: 6, on_island: 2, drops: true, next_one: 0, ...more }) as Worth;

describe("the moment for a note", () => {
    it("is not there while others go about their business", () => {
        expect(names({ entry: entry({ key: "produce", seat: "red" }, { key: "loan", seat: "red" }) })).toEqual([]);
        expect(names({ entry: entry({ key: "buy", seat: "red", other: "green" }) })).toEqual([]);
    });

    it("is the own first turn", () => {
        expect(names({ now: quiet({ to_act: ["blue"], phase: "act" }) })).toEqual(["start"]);
        expect(names({ now: quiet({ to_act: ["blue"], phase: "sale" }) })).toEqual(["domestic"]);
    });

    it("is what the reader does", () => {
        expect(names({ entry: entry({ key: "produce", seat: "blue" }) })).toEqual(["produced"]);
        expect(names({ entry: entry({ key: "buy", seat: "blue", other: "red" }) })).toEqual(["bought"]);
        expect(names({ entry: entry({ key: "loan", seat: "blue" }) })).toEqual(["loan"]);
        expect(names({ draft: composition({ kind: "produce" }, { pieces: [piece("tan", 2)] }) })).toEqual(["priced"]);
    });

    it("is what others do to them", () => {
        expect(names({ entry: entry({ key: "buy", seat: "red", other: "blue" }) })).toEqual(["sold"]);
        expect(names({ entry: entry({ key: "sail-load", seat: "red", other: "blue" }) })).toEqual(["called"]);
        expect(names({ entry: entry({ key: "interest", seat: "blue" }) })).toEqual(["interest"]);
    });

    it("is an auction: to bid, to bid again, to answer", () => {
        expect(names({ now: asked() })).toEqual(["bid"]);
        expect(names({ now: tied() })).toEqual(["tie"]);
        expect(names({ me: "red", now: tied() })).toEqual([]);
        expect(names({ now: opened({ blue: 1 }, { outcomes: [{}] as never }) })).toEqual(["answer"]);
        expect(names({ entry: entry({ key: "land", seat: "red" }), now: situation() })).toEqual(["landed"]);
    });

    it("is a dear pile that is about to be lost, and a single colour that is missing", () => {
        expect(names({ now: quiet({ mine: mine({ worths: [worth({})] }) }) })).toEqual(["drop"]);
        expect(names({ now: quiet({ mine: mine({ worths: [worth({ value: 2 })] }) }) })).toEqual([]);
        expect(names({ now: quiet({ mine: mine({ worths: [worth({ drops: false })] }) }) })).toEqual([]);
        expect(names({ now: quiet({ mine: mine({ missing: ["tan"] }) }) })).toEqual(["five"]);
        expect(names({ now: quiet({ mine: mine({ missing: ["tan", "black"] }) }) })).toEqual([]);
    });

    it("is a supply that runs out", () => {
        expect(names({ now: quiet({ supply: { tan: 3, black: 0, white: 9 } }) })).toEqual(["end"]);
        expect(names({ now: quiet({ supply: { tan: 4, black: 0, white: 9 } }) })).toEqual([]);
    });
});
