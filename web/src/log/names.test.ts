// Names and lists in the reader's language.
import { beforeEach, describe, expect, it } from "vitest";
import { MID } from "../lib/fake-server";
import { rootElement } from "../lib/fake-browser";
import { reader } from "../lib/language.svelte";
import { betweenListed, listed, namesOf } from "./names";

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

    it("are the reader's", async () => {
        await reader.read("de");
        expect(listed(["Kim", "Bo", "Al"])).toBe("Kim, Bo und Al");
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
