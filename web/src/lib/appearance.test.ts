// How the page looks: what the style sheets are told of the reader's choices.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isCalm, startAppearance } from "./appearance.svelte";
import { rootElement, storage } from "./fake-browser";
import { CHOICES, prefer, recallPreferences } from "./preferences.svelte";

const system = vi.hoisted(() => ({ current: false }));
vi.mock("svelte/motion", () => ({ prefersReducedMotion: system }));

let classes: Set<string>;
let kept: Map<string, string>;

beforeEach(() => {
    classes = rootElement().classes;
    kept = storage();
    system.current = false;
});
afterEach(() => vi.unstubAllGlobals());

function start(): void {
    recallPreferences();
    startAppearance();
    flushSync();
}

it("is left to the system where nothing was chosen", () => {
    start();
    expect([...classes]).toEqual([]);
});

it("takes the last theme off when another is chosen", () => {
    start();
    const shown = CHOICES.theme.toReversed().map((theme) => {
        prefer("theme", theme);
        flushSync();
        return [...classes];
    });
    expect(shown).toEqual([["theme-dark"], ["theme-light"], []]);
});

it("has a name for the strong palette", () => {
    kept.set("boxship.palette", "strong");
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
        kept.set("boxship.motion", motion);
        system.current = reduced;
        start();
        expect([isCalm(), classes.has("calm")]).toEqual([calm, calm]);
    });
});
