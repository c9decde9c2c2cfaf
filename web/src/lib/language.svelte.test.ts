// The reader's language: which one it is, and how texts, money and lists come out in it.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rootElement, storage } from "./fake-browser";
import { change, endonym, LANGUAGES, money, parts, reader, t } from "./language.svelte";

const KEY = "boxship.language";
const speaks = (...languages: string[]): void => void vi.stubGlobal("navigator", { languages });

let root: { lang: string };

beforeEach(() => {
    root = rootElement();
    storage();
    speaks("en-GB");
});
afterEach(() => vi.unstubAllGlobals());

describe("before a catalogue is there", () => {
    it("a text is its key, so that nothing is ever empty", () => {
        expect([t("deciding-confirm"), reader.has("deciding-confirm")]).toEqual(["deciding-confirm", false]);
    });
});

describe("the language to begin with", () => {
    it.each([
        [["fr-CA", "en"], "fr"],
        [["ja", "pt-BR", "nl"], "nl"],
        [["DE-at"], "de"],
        [["ja"], "en"],
        [[], "en"],
    ])("is the first of %j that there is", async (languages, found) => {
        speaks(...languages);
        await reader.start();
        expect([reader.language, root.lang]).toEqual([found, found]);
    });

    it("is the one that was chosen before", async () => {
        storage().set(KEY, "it");
        speaks("de");
        await reader.start();
        expect(reader.language).toBe("it");
    });

    it("is the browser's where something else was kept", async () => {
        storage().set(KEY, "klingon");
        speaks("de");
        await reader.start();
        expect(reader.language).toBe("de");
    });

    it("is the browser's where nothing may be kept", async () => {
        storage({ refuses: true });
        speaks("es-MX");
        await reader.start();
        expect(reader.language).toBe("es");
    });
});

describe("choosing another", () => {
    it("is kept for the next time", async () => {
        const kept = storage();
        await reader.choose("fr");
        expect([reader.language, root.lang, kept.get(KEY)]).toEqual(["fr", "fr", "fr"]);
    });

    it("works without storage as long as the page is open", async () => {
        storage({ refuses: true });
        await reader.choose("nl");
        expect(reader.language).toBe("nl");
    });

    it("changes what is on the screen at once", async () => {
        await reader.read("en");
        const seen: string[] = [];
        const stop = $effect.root(() => {
            $effect(() => {
                seen.push(t("colour-black"));
            });
        });
        flushSync();
        await reader.read("de");
        flushSync();
        stop();
        expect(seen).toEqual(["black", "Schwarz"]);
    });

    it.each(LANGUAGES)("has a catalogue in %s with texts of every screen", async (language) => {
        await reader.read(language);
        for (const key of ["colour-tan", "seat-blue", "deciding-confirm", "auction-kept"]) {
            expect(reader.has(key)).toBe(true);
        }
    });
});

describe("texts", () => {
    beforeEach(() => reader.read("en"));

    it("take values and count", () => {
        expect(t("reason-ship_room", { room: 1 })).toBe("Your ship has room for one more.");
        expect(t("reason-ship_room", { room: 3 })).toBe("Your ship has room for 3 more.");
    });

    it("have no invisible marks around values, which would spoil comparisons and copies", () => {
        expect(t("log-bid", { name: "Kim", amount: "$3" })).toBe("Kim $3");
    });

    it("that nobody wrote are their keys", () => {
        expect([t("no-such-text"), reader.has("no-such-text")]).toEqual(["no-such-text", false]);
    });
});

describe("texts with pictures in them", () => {
    it("are cut where the language puts the pictures", async () => {
        await reader.read("en");
        const slots = ["seat", "other", "goods"];
        expect(parts("log-buy", slots, { count: 1 })).toEqual([
            { slot: "seat" },
            " buys ",
            { slot: "goods" },
            " from ",
            { slot: "other" },
        ]);
        for (const language of LANGUAGES) {
            await reader.read(language);
            const found = parts("log-buy", slots, { count: 1 }).filter((part) => typeof part !== "string");
            expect(found.map(({ slot }) => slot).sort()).toEqual(["goods", "other", "seat"]);
        }
    });

    it("are one piece where there is no picture", async () => {
        await reader.read("en");
        expect(parts("deciding-confirm", ["seat"])).toEqual([t("deciding-confirm")]);
    });
});

describe("money", () => {
    it("is grouped as the language groups digits", async () => {
        await reader.read("en");
        expect(money(12345)).toBe("$12,345");
        await reader.read("de");
        expect(money(12345)).toBe("$12.345");
    });

    it("has a real minus sign for a loss, before the dollar", async () => {
        await reader.read("en");
        expect([money(-4), money(0)]).toEqual(["−$4", "$0"]);
    });

    it("as a change says its sign, and none for nothing", () => {
        expect([change(4), change(-4), change(0)]).toEqual(["+$4", "−$4", "$0"]);
    });
});

it("names every language as its own speakers do", () => {
    expect(LANGUAGES.map(endonym)).toEqual(["English", "Deutsch", "Français", "Italiano", "Nederlands", "Español"]);
});
