// What an edition plays, is called and fills the sentences with.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { rootElement, storage } from "../lib/fake-browser";
import { reader } from "../lib/language.svelte";
import type { Edition } from "../lib/messages";
import { condition, holds, nameOf, valuesOf, wordings } from "./edition";

const edition = (name: string, settings: Record<string, string>): Edition => ({
    words: name,
    name,
    options: ["domestic_sale", "open_money"],
    colours: ["black", "grey", "brown", "yellow", "purple"],
    settings: { domestic_sale: "off", open_money: "off", ...settings },
    money: { loan: 10 },
    numbers: { ship: 5 },
    prices: { machine_spaces: [0, 6, 9], warehouse_spaces: [0] },
    by_players: {},
    worths: [10, 5, 6, 4, 2],
    cards: [],
});
const classic = edition("classic", { default: "buildings", all_zero: "seller_decides" });
const short = edition("short", { default: "buildings", all_zero: "seller_decides" });
const jumbo = edition("jumbo", { default: "cargo", all_zero: "keeps_after_extra" });
const named = [classic, short, jumbo];

beforeAll(async () => {
    rootElement();
    storage();
    vi.stubGlobal("navigator", { languages: ["en"] });
    await reader.start();
    await reader.fetch("rules");
});

describe("an edition", () => {
    it("fills the sentences in the reader's words", () => {
        expect(valuesOf(jumbo)).toMatchObject({
            loan: "$10",
            ship: 5,
            black: "black",
            tan: "yellow",
            orange: "purple",
            "machine-prices": "$6 and $9",
            "warehouse-prices": "–",
        });
    });

    it("is called by its ruleset and its options", () => {
        expect(nameOf(classic)).toBe("Classic");
        expect(nameOf(edition("classic", { open_money: "on" }))).toBe("Classic, Open money");
    });
});

describe("a clause", () => {
    it("is played, or only with something else", () => {
        expect([holds("r3-3", classic), holds("r3-3", jumbo), holds("r4-4", jumbo)]).toEqual([true, false, true]);
        expect(condition("r3-3", named)).toBe("Only with: Classic or Short");
        expect(condition("r4-7", named)).toBe("Only with: Beginner Variant");
    });

    it("has a wording for each value of its setting, the played one first", () => {
        expect(wordings("r4-4", classic, named)).toEqual([]);
        expect(wordings("r8-6", jumbo, named).map(({ key, played }) => [key, played])).toEqual([
            ["rules-r8-6-keeps_after_extra", true],
            ["rules-r8-6-seller_decides", false],
            ["rules-r8-6-keeps_at_once", false],
        ]);
        expect(wordings("r1-4", edition("classic", { open_money: "on" }), named).map(({ label }) => label)).toEqual([
            "With Open money",
            "Without Open money",
        ]);
    });
});

describe("texts that are apart", () => {
    it("come with every language that is read from then on", async () => {
        await reader.read("de");
        expect(reader.text("rules-r7-title")).toBe("Ankunft an der Insel");
        await reader.read("en");
        expect(reader.text("rules-r7-title")).toBe("Landing on the island");
    });
});
