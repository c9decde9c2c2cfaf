// Texts grow as asked and stay readable.
import { afterEach, describe, expect, it, vi } from "vitest";
import { longer, percentLonger } from "./language-longer";

describe("longer texts", () => {
    it("grow by the asked share of their letters", () => {
        const text = "Sail to the open sea";
        const letters = text.replaceAll(" ", "").length;
        expect(longer(text, 40).length - text.length).toBe(Math.floor(letters * 0.4));
    });

    it("keep their words, so that they wrap where the text would", () => {
        expect(longer("Produce now", 40)).toBe("Produceee noww");
    });

    it("leave a single letter, money and signs alone", () => {
        expect(longer("K", 40)).toBe("K");
        expect(longer("$12 → $4", 40)).toBe("$12 → $4");
    });
});

describe("the address", () => {
    afterEach(() => vi.unstubAllGlobals());

    it.each([
        ["?longer=40", 40],
        ["?x=1&longer=12.5", 12.5],
        ["?longer=5000", 200],
        ["?longer=-3", 0],
        ["?longer=much", 0],
        ["", 0],
    ])("that ends with %s asks for %d percent more", (search, percent) => {
        vi.stubGlobal("location", { search });
        expect(percentLonger()).toBe(percent);
    });

    it("asks for nothing where there is none", () => {
        vi.stubGlobal("location", undefined);
        expect(percentLonger()).toBe(0);
    });
});
