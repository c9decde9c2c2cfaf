import { beforeAll, describe, expect, it, vi } from "vitest";
import { reader, t } from "../lib/language.svelte";
import type { Container, Fact, TableState } from "../lib/messages";
import { moneyOf, moneyOfAll, plain, sentence } from "./sentence";

const tables = import.meta.glob<TableState>(["../../fixtures/*.json", "!../../fixtures/story.json"], {
    eager: true,
    import: "default",
});
const priced = (colour: string, price: number): Container => ({ colour, price });
const name = (seat: string): string => t(`seat-${seat}`);

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await reader.read("en");
});

describe("sentence", () => {
    it("puts players and containers where the language wants them, equal ones counted", () => {
        const goods = [priced("tan", 2), priced("tan", 3), priced("black", 2)];
        const fact: Fact = { key: "buy", seat: "blue", other: "red", goods, amount: 7 };
        expect(sentence(fact)).toEqual([
            { seat: "blue", amount: null },
            { text: " buys " },
            { colour: "tan", count: 2, price: null },
            { text: " " },
            { colour: "black", count: 1, price: null },
            { text: " from " },
            { seat: "red", amount: null },
        ]);
    });

    it("says prices where they are the news", () => {
        const words = sentence({ key: "reprice", seat: "blue", goods: [priced("tan", 2), priced("tan", 3)] });
        expect(words.filter((word) => "colour" in word)).toEqual([
            { colour: "tan", count: 1, price: 2 },
            { colour: "tan", count: 1, price: 3 },
        ]);
    });

    it("says a new price beside the old one", () => {
        const fact: Fact = { key: "price-lower", seat: "red", goods: [{ colour: "tan" }], was: 4, amount: 3 };
        expect(plain({ ...fact, place: "factory" }, name)).toBe("Red lowers tan in the factory store from $4 to $3");
        expect(plain({ ...fact, place: "harbour" }, name)).toBe("Red lowers tan in the harbour store from $4 to $3");
    });

    it("lists players as the language lists words", () => {
        const words = sentence({ key: "tie", amount: 3, seats: ["red", "blue", "green"] });
        expect(words.map((word) => ("text" in word ? word.text : "x")).join("")).toBe(
            "Tie at $3: x, x and x bid again",
        );
    });

    it("does not let a comma go to the next line by itself", () => {
        const words = sentence({ key: "accept", seat: "blue", other: "red", amount: 9, goods: [{ colour: "tan" }] });
        expect(words).toContainEqual({ text: "\u2060, who gets " });
    });
});

describe("plain", () => {
    it("is the whole sentence with the change of cash", () => {
        const fact: Fact = {
            key: "sail-load",
            seat: "blue",
            other: "red",
            goods: [priced("tan", 2), priced("tan", 3)],
            money: { blue: -5, red: 5 },
        };
        expect(plain(fact, name)).toBe("Blue sails to Red and loads 2 × tan (−$5)");
        expect(moneyOf(fact)).toBe(-5);
        expect(moneyOfAll(fact, name)).toBe("Blue −$5 and Red +$5");
    });

    it("lists bids with their amounts", () => {
        expect(plain({ key: "bids", bids: { red: 9, green: 0 } }, name)).toBe("Bids: Red $9 and Green $0");
    });

    it("counts players in its words", () => {
        expect(plain({ key: "sealed", seats: ["red"] }, name)).toBe("Red has sealed a bid");
        expect(plain({ key: "sealed", seats: ["red", "blue"] }, name)).toBe("Red and Blue have sealed bids");
        expect(plain({ key: "over", ended: "supply", seats: ["red"] }, name)).toBe("The game is over: Red wins");
    });

    it("has words for every fact of the fixtures", () => {
        const facts = Object.values(tables).flatMap(({ log }) => log.flatMap((entry) => entry.facts));
        expect(facts.length).toBeGreaterThan(100);
        for (const fact of facts) expect(plain(fact, name)).not.toMatch(/^log-|[{}]|undefined|colour-|seat-/);
    });
});
