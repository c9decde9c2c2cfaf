// What this browser keeps: the ways back to tables, and a name.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storage } from "./fake-browser";
import { forget, keep, keepName, ownName, passes, putAway, together, tokensOf } from "./passes";

const KEY = "boxship.passes";

let kept: Map<string, string>;

beforeEach(() => {
    kept = storage();
});
afterEach(() => vi.unstubAllGlobals());

const tables = (): string[] => passes().map(({ table, token }) => `${table} ${token}`);

describe("passes", () => {
    it("are there again the next time, the newest first", () => {
        keep({ table: "a", token: "1" });
        keep({ table: "b", token: "2" });
        expect(tables()).toEqual(["b 2", "a 1"]);
    });

    it("go to the front when their table is opened again, and stand there once", () => {
        keep({ table: "a", token: "1" });
        keep({ table: "b", token: "2" });
        keep({ table: "a", token: "1" });
        expect(tables()).toEqual(["a 1", "b 2"]);
    });

    it("of two seats at one table are two", () => {
        keep({ table: "a", token: "1" });
        keep({ table: "a", token: "2" });
        forget({ table: "a", token: "1" });
        expect(tables()).toEqual(["a 2"]);
    });

    it("can be put away and brought back to their place, and come back when their table is opened", () => {
        keep({ table: "a", token: "1" });
        keep({ table: "b", token: "2" });
        putAway({ table: "a", token: "1" }, true);
        expect(passes().map(({ table, away = false }) => [table, away])).toEqual([
            ["b", false],
            ["a", true],
        ]);
        putAway({ table: "a", token: "1" }, false);
        putAway({ table: "b", token: "2" }, true);
        expect(passes().map(({ table, away = false }) => [table, away])).toEqual([
            ["b", true],
            ["a", false],
        ]);
        keep({ table: "b", token: "2" });
        expect(passes()[0]).toEqual({ table: "b", token: "2" });
    });

    it("are not kept without end: the oldest go", () => {
        for (let number = 0; number < 120; number += 1) keep({ table: `t${number}`, token: "1" });
        expect([passes().length, passes()[0]?.table, passes().at(-1)?.table]).toEqual([100, "t119", "t20"]);
    });

    it.each(["{", "null", '{"table": "a"}', "7"])("are none where %s was kept", (text) => {
        kept.set(KEY, text);
        expect(passes()).toEqual([]);
    });

    it("leave out what is no pass, and keep the others", () => {
        kept.set(KEY, JSON.stringify([null, "a", { table: "a" }, { table: 1, token: 2 }, { table: "b", token: "2" }]));
        expect(tables()).toEqual(["b 2"]);
    });

    it("are none where nothing may be kept, and nothing breaks", () => {
        storage({ refuses: true });
        keep({ table: "a", token: "1" });
        forget({ table: "a", token: "1" });
        expect(passes()).toEqual([]);
    });
});

describe("a shared screen", () => {
    it("has one pass with the tokens of all", () => {
        expect(tokensOf(together(["abc", "def", "ghi"]))).toEqual(["abc", "def", "ghi"]);
        expect(tokensOf(together(["abc"]))).toEqual(["abc"]);
    });

    it("has as many people as tokens, also where a link was cut off in the middle", () => {
        expect(tokensOf("abc.")).toEqual(["abc"]);
        expect(tokensOf("")).toEqual([]);
    });
});

describe("a name", () => {
    it("is typed once", () => {
        expect(ownName()).toBe("");
        keepName("Kim");
        expect(ownName()).toBe("Kim");
    });

    it("is asked for again where nothing may be kept", () => {
        storage({ refuses: true });
        keepName("Kim");
        expect(ownName()).toBe("");
    });
});
