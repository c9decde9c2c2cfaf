// Names and lists in the reader's language.
import { beforeEach, describe, expect, it } from "vitest";
import { MID } from "../lib/fake-server";
import { rootElement } from "../lib/fake-browser";
import { type Language, reader } from "../lib/language.svelte";
import { betweenListed, either, inventory, listed, namesOf } from "./names";

beforeEach(async () => {
    rootElement();
    await reader.read("en");
});

describe("players", () => {
    it("are called by their names, or by their colours", () => {
        const seats = MID.info.seats.map((one) => (one.seat === "red" ? { ...one, name: "Kim" } : one));
        const names = namesOf({ ...MID.info, seats });
        expect([names("red"), names("blue")]).toEqual(["Kim", "Blue"]);
    });

    it("are called by their colours before anything is known", () => {
        expect(namesOf(null)("green")).toBe("Green");
    });
});

describe("lists", () => {
    it("have no comma before the last in English", () => {
        expect([listed([]), listed(["Kim"]), listed(["Kim", "Bo"]), listed(["Kim", "Bo", "Al"])]).toEqual([
            "",
            "Kim",
            "Kim and Bo",
            "Kim, Bo and Al",
        ]);
    });

    it.each<[Language, string, string]>([
        ["en", "a, b and c", "a, b or c"],
        ["de", "a, b und c", "a, b oder c"],
        ["fr", "a, b et c", "a, b ou c"],
        ["it", "a, b e c", "a, b o c"],
        ["nl", "a, b en c", "a, b of c"],
        ["es", "a, b y c", "a, b o c"],
    ])("are the reader's in %s", async (language, all, one) => {
        await reader.read(language);
        const words = ["a", "b", "c"];
        expect([listed(words), either(words), inventory(words)]).toEqual([all, one, "a, b, c"]);
    });

    it("say what stands between their words, for words that are drawn", () => {
        expect([betweenListed(0), betweenListed(1), betweenListed(2), betweenListed(4)]).toEqual([
            [],
            [],
            [" and "],
            [", ", ", ", " and "],
        ]);
    });
});
