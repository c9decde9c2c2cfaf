// Since the last turn: what is told of it, what touched the reader first, and when it is shown.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { MID } from "../lib/fake-server";
import { reader, t } from "../lib/language.svelte";
import type { Entry, Fact, FactKey, Situation } from "../lib/messages";
import { digestOf } from "./digest";
import { placesOf } from "./pointing";
import { rowWords } from "./sentence";
import { SinceLastTurn } from "./since.svelte";

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await reader.read("en");
});

const fact = (key: FactKey, seat: string | null, more: Partial<Fact> = {}): Fact => ({ key, seat, ...more });
const entry = (number: number, turn: string, facts: Fact[], more: Partial<Entry> = {}): Entry => ({
    number,
    seat: turn,
    line: "",
    kind: "line",
    round: 1,
    turn,
    facts,
    ...more,
});
const sale = (seat: string, colour: string, price: number): Fact =>
    fact("buy", seat, {
        other: "blue",
        goods: [{ colour, price }],
        amount: price,
        money: { [seat]: -price, blue: price },
    });
const OWN = entry(1, "blue", [fact("end", "blue")]);
const keys = (rows: readonly { fact: Fact }[] | undefined): string[] => rows?.map((row) => row.fact.key) ?? [];

describe("what is told", () => {
    it("begins with what touched the reader, and counts their money", () => {
        const log = [
            entry(0, "red", [sale("red", "white", 9)]),
            OWN,
            entry(2, "red", [fact("warehouse", "red", { amount: 5, money: { red: -5 } })]),
            entry(3, "red", [sale("red", "tan", 4)]),
            entry(4, "green", [fact("end", "green"), fact("interest", "blue", { amount: 1, money: { blue: -1 } })]),
        ];
        const digest = digestOf(log, "blue");
        expect(keys(digest?.mine)).toEqual(["buy", "interest"]);
        expect(digest?.mine.map(({ money, wording }) => [money, wording])).toEqual([
            [4, "digest-mine-buy"],
            [-1, "digest-mine-interest"],
        ]);
        expect(keys(digest?.others)).toEqual(["warehouse"]);
        expect([digest?.gained, digest?.spent, digest?.turn]).toEqual([4, 1, 4]);
        expect(digest?.gone).toEqual([{ store: "factory", colour: "tan", price: 4, buyer: "red" }]);
    });

    it("leaves out the reader's own deeds, mere sailing, and what was taken back", () => {
        const log = [
            OWN,
            entry(2, "red", [fact("sail-sea", "red")]),
            entry(3, "red", [sale("red", "tan", 4)]),
            entry(4, "red", [fact("undo", "red")], { kind: "undo" }),
            entry(5, "red", [fact("sealed", null, { seats: ["blue"] })], { seat: "blue", kind: "sealed" }),
        ];
        expect(digestOf(log, "blue")).toBeNull();
    });

    it("tells the result of an auction and new prices before daily trade", () => {
        const log = [
            OWN,
            entry(2, "red", [fact("produce", "red", { other: "green", money: { red: -1, green: 1 } })]),
            entry(3, "red", [fact("price-lower", "red", { was: 4, amount: 3 })]),
            entry(4, "red", [fact("accept", "red", { other: "green", money: { red: 8, green: -4 } })]),
        ];
        expect(keys(digestOf(log, "blue")?.others)).toEqual(["accept", "price-lower", "produce"]);
    });

    it("stays the same while the reader's turn lasts, and knows what the turn has cost since", () => {
        const before = [OWN, entry(2, "red", [sale("red", "tan", 4)])];
        const spent = entry(3, "blue", [fact("warehouse", "blue", { money: { blue: -5 } })]);
        const [fresh, later] = [digestOf(before, "blue"), digestOf([...before, spent], "blue")];
        expect(later).toEqual({ ...fresh, later: -5 });
        const undo = entry(4, "blue", [fact("undo", "blue")], { kind: "undo" });
        expect(digestOf([...before, spent, undo], "blue")?.later).toBe(0);
    });

    it("is what happened since the game began in the first turn", () => {
        expect(digestOf([entry(1, "red", [sale("red", "tan", 4)])], "blue")?.turn).toBe(1);
    });
});

describe("when it is shown", () => {
    const table = (change: Partial<Situation>, log: Entry[]) => ({ situation: { ...MID.situation, ...change }, log });
    const LOG = [OWN, entry(2, "red", [sale("red", "tan", 4)])];

    it("opens by itself in the own turn, and a turned page stays turned as long as the turn lasts", () => {
        const followed = table({ turn: "blue" }, LOG);
        const since = new SinceLastTurn(followed);
        expect(since.isOpen).toBe(true);
        since.turn(false);
        expect(since.isOpen).toBe(false);
        since.turn(true);
        expect(since.isOpen).toBe(true);
    });

    it("opens again in the next turn", () => {
        let log = $state.raw(LOG);
        const since = new SinceLastTurn({
            situation: { ...MID.situation, turn: "blue" },
            get log() {
                return log;
            },
        });
        since.turn(false);
        log = [...LOG, entry(3, "blue", []), entry(4, "red", [sale("red", "white", 2)])];
        expect([since.isOpen, since.digest?.turn]).toEqual([true, 4]);
    });

    it("is not there in the turns of others, after the game, for a spectator, and where nothing happened", () => {
        expect(new SinceLastTurn(table({ turn: "red" }, LOG)).digest).toBeNull();
        expect(new SinceLastTurn(table({ turn: "blue", phase: "over" }, LOG)).digest).toBeNull();
        expect(new SinceLastTurn(table({ turn: "blue", mine: null }, LOG)).digest).toBeNull();
        expect(new SinceLastTurn(table({ turn: "blue" }, [OWN])).isOpen).toBe(false);
    });
});

describe("a row", () => {
    it("has a flag for its subject and begins with the verb", () => {
        const row = rowWords(sale("red", "tan", 4), "red", "digest-mine-buy");
        expect([row.flag, row.isSubject, row.words[0]]).toEqual(["red", true, { text: "buys your " }]);
    });

    it("is worded shorter than the sentence where that is possible", () => {
        const land = fact("land", "red", { goods: [{ colour: "tan" }] });
        expect(rowWords(land).words[0]).toEqual({ text: "lands " });
        expect(rowWords(fact("end", "red")).words).toEqual([{ text: "ends the turn" }]);
    });

    it("of an auction has the flag of the seller, who is not its subject", () => {
        const row = rowWords(fact("bids", null, { bids: { green: 3 } }), "red");
        expect([row.flag, row.isSubject]).toEqual(["red", false]);
        expect(rowWords(fact("over", null), "red").flag).toBeNull();
    });

    it("speaks to the reader about themselves", () => {
        const row = rowWords(fact("interest", "blue"), null, "digest-mine-interest");
        expect([row.isSubject, row.words]).toEqual([false, [{ text: t("digest-mine-interest") }]]);
    });
});

describe("the place of a fact", () => {
    const at = (one: Fact): string[] => placesOf(one, MID.situation);

    it("is where the reader's container lay, or where others put theirs", () => {
        expect(at(sale("red", "tan", 4))).toEqual(["gone.factory:tan@4"]);
        expect(at({ ...sale("red", "tan", 4), other: "green" })).toEqual(["red.harbour"]);
        expect(at(fact("sail-load", "red", { other: "blue", goods: [{ colour: "tan", price: 3 }] }))).toEqual([
            "gone.harbour:tan@3",
        ]);
        expect(at(fact("sail-load", "red", { other: "green" }))).toEqual(["red.hull"]);
    });

    it("is the container with its new price, the island, the building", () => {
        const goods = [{ colour: "tan" }];
        expect(at(fact("price-lower", "red", { goods, amount: 3, place: "factory" }))).toEqual(["red.factory:tan@3:0"]);
        expect(at(fact("accept", "red", { other: "green", goods }))).toEqual(["green.island:tan"]);
        expect(at(fact("kept", "red", { goods }))).toEqual(["red.island:tan"]);
        const red = MID.situation.boards.find(({ seat }) => seat === "red");
        expect(at(fact("warehouse", "red"))).toEqual([`red.warehouse:${(red?.warehouses ?? 0) - 1}`]);
        expect(at(fact("ending", null, { goods }))).toEqual(["supply:tan"]);
    });
});
