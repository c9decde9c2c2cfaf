// What the reader prefers is kept for the next visit.
import { afterEach, expect, it, vi } from "vitest";
import { storage } from "./fake-browser";
import { CHOICES, prefer, type Preference, preferences, recallPreferences } from "./preferences.svelte";

afterEach(() => vi.unstubAllGlobals());

const USUAL = { theme: "system", sound: "off", pace: "normal", motion: "system", confirm: "everything" };

it("is the usual where nothing was chosen: no sound, and everything is confirmed", () => {
    storage();
    recallPreferences();
    expect(preferences).toMatchObject(USUAL);
});

it("is the usual where something unknown was kept", () => {
    const kept = storage();
    for (const name of Object.keys(CHOICES)) kept.set(`boxship.${name}`, "sepia");
    recallPreferences();
    expect(preferences).toMatchObject(USUAL);
});

it.each(Object.entries(CHOICES))("%s: each choice is there again the next time", (name, choices) => {
    storage();
    recallPreferences();
    for (const choice of choices) {
        prefer(name as Preference, choice as never);
        expect(preferences[name as Preference]).toBe(choice);
        recallPreferences();
        expect(preferences[name as Preference]).toBe(choice);
    }
});

it("can be chosen where nothing may be kept", () => {
    storage({ refuses: true });
    recallPreferences();
    prefer("theme", "dark");
    expect(preferences.theme).toBe("dark");
});
