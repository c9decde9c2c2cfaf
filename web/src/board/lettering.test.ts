// Text in drawings: as much of it as fits. In these tests every letter is as wide as its font is high.
import { beforeEach, describe, expect, it, vi } from "vitest";

const fonts: string[] = [];
let lettering: typeof import("./lettering");

/** A canvas that measures letters, or a browser without one. */
function canvas(measures: boolean): void {
    const pen = {
        set font(font: string) {
            fonts.push(font);
        },
        measureText: (text: string) => ({ width: [...text].length * 10 }),
    };
    vi.stubGlobal("document", {
        documentElement: {},
        createElement: () => ({ getContext: () => (measures ? pen : null) }),
    });
    vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: (name: string) => `"Family of ${name}"` }));
}

beforeEach(async () => {
    fonts.length = 0;
    vi.resetModules();
    canvas(true);
    lettering = await import("./lettering");
});

describe("a text", () => {
    const FONT = "600 10px serif";

    it("is measured in the palette's font", () => {
        expect(lettering.widthOf("abc", FONT)).toBe(30);
        expect(fonts).toEqual(['600 10px "Family of --serif"']);
    });

    it("has about a width where nothing can be measured", async () => {
        vi.resetModules();
        canvas(false);
        const { widthOf } = await import("./lettering");
        expect(widthOf("abc", FONT)).toBe(21);
    });

    it("that fits stays as it is", () => {
        expect(lettering.shortened("Green", 50, FONT)).toBe("Green");
    });

    it("that does not fit ends in dots, which fit too", () => {
        expect(lettering.shortened("Evergreen", 50, FONT)).toBe("Ever…");
    });

    it("is not cut behind a space, nor within a letter", () => {
        expect(lettering.shortened("Ever green", 60, FONT)).toBe("Ever…");
        expect(lettering.shortened("🚢🚢🚢🚢", 30, FONT)).toBe("🚢🚢…");
    });

    it("keeps its first letter where there is no room at all", () => {
        expect(lettering.shortened("Green", 5, FONT)).toBe("G…");
    });
});

describe("lines", () => {
    const FONT = "500 10px sans";

    it("are as few as hold the text", () => {
        expect(lettering.lines("at the island", 200, FONT, 2)).toEqual(["at the island"]);
        expect(lettering.lines("at the island", 70, FONT, 2)).toEqual(["at the", "island"]);
    });

    it("are no more than there is room for; the last one is shortened", () => {
        expect(lettering.lines("the ship lies at the island", 80, FONT, 2)).toEqual(["the ship", "lies at…"]);
    });

    it("shorten a single word that is too long", () => {
        expect(lettering.lines("Evergreen", 50, FONT, 2)).toEqual(["Ever…"]);
    });
});
