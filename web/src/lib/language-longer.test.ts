// Texts grow as asked and stay readable.
import { describe, expect, it } from "vitest";
import { longer } from "./language-longer";

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
