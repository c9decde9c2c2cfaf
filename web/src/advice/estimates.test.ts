import { beforeAll, describe, expect, it, vi } from "vitest";
import { reader } from "../lib/language.svelte";
import { CHANCE, chanceAbout, chanceLost, moneyAbout, moneyLost, overlap, placed, scaleFor } from "./estimates";

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await reader.read("en");
});

describe("a scale", () => {
    it("holds every estimate with its margin", () => {
        const scale = scaleFor(
            [
                { mean: 100, margin: 4 },
                { mean: 120, margin: 10 },
            ],
            20,
        );
        expect(scale).toEqual({ from: 96, to: 130 });
        expect(placed({ mean: 113, margin: 17 }, scale)).toEqual({ low: 0, mean: 0.5, high: 1 });
    });

    it("does not blow up small differences", () => {
        expect(scaleFor([{ mean: 50, margin: 1 }], 20)).toEqual({ from: 40, to: 60 });
    });

    it("ends where chances end", () => {
        expect(placed({ mean: 0.02, margin: 0.05 }, CHANCE)).toEqual({ low: 0, mean: 0.02, high: 0.07 });
    });
});

describe("overlap", () => {
    it("is where the best may not be the best", () => {
        const best = { mean: 0.5, margin: 0.05 };
        expect(overlap([best, { mean: 0.42, margin: 0.05 }])).toBe(true);
        expect(overlap([best, { mean: 0.3, margin: 0.05 }])).toBe(false);
        expect(overlap([best])).toBe(false);
    });
});

describe("in words", () => {
    it("has its margin, which is never nothing", () => {
        expect(moneyAbout({ mean: 121.3, margin: 4.1 })).toBe("$121 ± $4");
        expect(moneyAbout({ mean: -3.2, margin: 0.2 })).toBe("−$3 ± $1");
        expect(chanceAbout({ mean: 0.477, margin: 0.069 })).toBe("48% ± 7%");
        expect(chanceAbout({ mean: 0, margin: 0.004 })).toBe("0% ± 1%");
    });

    it("says what was given away", () => {
        expect(moneyLost({ mean: 15.1, margin: 3.6 })).toBe("−$15 ± $4");
        expect(chanceLost({ mean: 0.136, margin: 0.056 })).toBe("−14% ± 6%");
    });

    it("says a gain that hides in a loss as one, and nothing without a sign", () => {
        expect(moneyLost({ mean: -1.2, margin: 3.6 })).toBe("+$1 ± $4");
        expect(chanceLost({ mean: -0.02, margin: 0.05 })).toBe("+2% ± 5%");
        expect(chanceLost({ mean: -0.004, margin: 0.02 })).toBe("0% ± 2%");
    });
});
