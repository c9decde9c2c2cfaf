// Light or dark: the system's wish, unless the reader has one.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rootElement, storage } from "./fake-browser";
import { look, THEMES } from "./theme.svelte";

const KEY = "boxship.theme";

let classes: Set<string>;

beforeEach(() => {
    classes = rootElement().classes;
});
afterEach(() => vi.unstubAllGlobals());

it("is left to the system where nothing was chosen", () => {
    storage();
    look.start();
    expect([look.theme, classes.size]).toEqual(["system", 0]);
});

it.each(["light", "dark"] as const)("is %s where that was chosen before", (theme) => {
    storage().set(KEY, theme);
    look.start();
    expect([look.theme, [...classes]]).toEqual([theme, [`theme-${theme}`]]);
});

it("is left to the system where something unknown was kept", () => {
    storage().set(KEY, "sepia");
    look.start();
    expect([look.theme, classes.size]).toEqual(["system", 0]);
});

it("takes the last theme off when another is chosen, and keeps it", () => {
    const kept = storage();
    const shown = THEMES.toReversed().map((theme) => {
        look.choose(theme);
        return [look.theme, [...classes], kept.get(KEY)];
    });
    expect(shown).toEqual([
        ["dark", ["theme-dark"], "dark"],
        ["light", ["theme-light"], "light"],
        ["system", [], "system"],
    ]);
});

it("can be chosen where nothing may be kept", () => {
    storage({ refuses: true });
    look.start();
    look.choose("dark");
    expect([look.theme, [...classes]]).toEqual(["dark", ["theme-dark"]]);
});
