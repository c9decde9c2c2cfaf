// What the reader prefers: kept for the next visit, and told to the style sheets.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rootElement, storage } from "./fake-browser";
import { CHOICES, isCalm, prefer, type Preference, preferences, startPreferences } from "./preferences.svelte";

const system = vi.hoisted(() => ({ current: false }));
vi.mock("svelte/motion", () => ({ prefersReducedMotion: system }));

let classes: Set<string>;

beforeEach(() => {
    classes = rootElement().classes;
    system.current = false;
});
afterEach(() => vi.unstubAllGlobals());

function start(): void {
    startPreferences();
    flushSync();
}

const USUAL = { theme: "system", sound: "off", pace: "normal", motion: "system", confirm: "everything" };

it("are the usual ones where nothing was chosen: no sound, and everything is confirmed", () => {
    storage();
    start();
    expect(preferences).toMatchObject(USUAL);
    expect([...classes]).toEqual([]);
});

it("are the usual ones where something unknown was kept", () => {
    const kept = storage();
    for (const name of Object.keys(CHOICES)) kept.set(`boxship.${name}`, "sepia");
    start();
    expect(preferences).toMatchObject(USUAL);
});

it.each(Object.entries(CHOICES))("%s: each choice is there again the next time", (name, choices) => {
    storage();
    start();
    for (const choice of choices) {
        prefer(name as Preference, choice as never);
        expect(preferences[name as Preference]).toBe(choice);
        start();
        expect(preferences[name as Preference]).toBe(choice);
    }
});

it("can be chosen where nothing may be kept", () => {
    storage({ refuses: true });
    start();
    prefer("theme", "dark");
    flushSync();
    expect([preferences.theme, [...classes]]).toEqual(["dark", ["theme-dark"]]);
});

it("takes the last theme off when another is chosen", () => {
    storage();
    start();
    const shown = CHOICES.theme.toReversed().map((theme) => {
        prefer("theme", theme);
        flushSync();
        return [...classes];
    });
    expect(shown).toEqual([["theme-dark"], ["theme-light"], []]);
});

it("gives the strong palette its name in the style sheets", () => {
    storage().set("boxship.palette", "strong");
    start();
    expect([...classes]).toEqual(["palette-strong"]);
});

describe("motion", () => {
    it.each([
        ["system", false, false],
        ["system", true, true],
        ["full", true, false],
        ["none", false, true],
    ] as const)("%s, where the system wants less: %s", (motion, reduced, calm) => {
        storage().set("boxship.motion", motion);
        system.current = reduced;
        start();
        expect([isCalm(), classes.has("calm")]).toEqual([calm, calm]);
    });
});
