// What is drawn, in words: for those who press it and for those who do not see it.
import { beforeAll, describe, expect, it } from "vitest";
import { MID } from "../lib/fake-server";
import { rootElement } from "../lib/fake-browser";
import { reader } from "../lib/language.svelte";
import { Drawing, type Shown } from "./drawing.svelte";
import { labels } from "./labels";
import type { Motion } from "./motion.svelte";

const seats = MID.info.seats.map((one) => (one.seat === "red" ? { ...one, name: "Kim" } : one));
const drawn = new Drawing(
    () => ({ info: { ...MID.info, seats }, situation: MID.situation, deciding: null, still: false }),
    {} as Motion,
);
const shown = (where: string, price: number | null = null): Shown => ({
    place: "",
    where,
    word: "",
    colour: "tan",
    price,
    number: 0,
    drafted: false,
});

beforeAll(async () => {
    rootElement();
    await reader.read("en");
});

describe("containers", () => {
    it("are counted where they are equal, each price by itself", () => {
        expect(labels.goods(["tan@3", "black@2", "tan@3", "tan@4"])).toBe("2 × tan for $3, black for $2, tan for $4");
    });

    it("have no price on a ship", () => {
        expect(labels.goods(["tan", "tan", "black"])).toBe("2 × tan, black");
    });

    it("are nothing where there are none", () => {
        expect(labels.goods([])).toBe("nothing");
    });
});

describe("a container", () => {
    it.each([
        ["blue.factory", 3, 1, "tan for $3, Blue’s factory store"],
        ["red.harbour", 3, 2, "2 × tan for $3 each, Kim’s harbour store"],
        ["red.dock", null, 2, "2 × tan on Kim’s dock"],
        ["red.island", null, 1, "tan in Kim’s island area"],
        ["green.ship", null, 1, "tan on Green’s ship"],
    ])("at %s says where it lies and whose it is", (where, price, count, said) => {
        expect(labels.container(drawn, shown(where, price), count)).toBe(said);
    });
});

describe("sailing", () => {
    const to = (): string[] => ["sea", "island", "bank", "red"].map((place) => drawn.sailing(place));

    it("names a destination", () => {
        expect(to()).toEqual([
            "Sail to the open sea",
            "Sail to the island",
            "Sail to the bank",
            "Sail to Kim’s harbour",
        ]);
    });

    it("has other words for it than for where a ship lies", async () => {
        await reader.read("de");
        expect(to()).toEqual([
            "Fahren: auf die offene See",
            "Fahren: zur Insel",
            "Fahren: zur Bank",
            "Fahren: in den Hafen von Kim",
        ]);
    });
});
