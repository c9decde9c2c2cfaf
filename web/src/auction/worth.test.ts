import { beforeAll, describe, expect, it } from "vitest";
import { rootElement } from "../lib/fake-browser";
import { reader } from "../lib/language.svelte";
import type { Auction, Gain } from "../lib/messages";
import { opened } from "./testing";
import { atTheEnd, axisFor, bracket, byCard, described, ranged, rivals, whyGain } from "./worth";

const gain = (more: Partial<Gain> = {}): Gain => ({
    colour: "tan",
    count: 1,
    card: { low: 5, high: 10 },
    amount: 5,
    end: { low: 5, high: 10 },
    why: "plain",
    own: false,
    ...more,
});

beforeAll(async () => {
    rootElement();
    await reader.read("en");
});

describe("sums in words", () => {
    it("say a range, or one sum", () => {
        expect(ranged({ low: 17, high: 22 })).toBe("$17 to $22");
        expect(ranged({ low: 4, high: 4 })).toBe("$4");
    });

    it("say both values of a colour that has two", () => {
        expect(byCard({ low: 5, high: 10 })).toBe("$5 or $10");
        expect(byCard({ low: 6, high: 6 })).toBe("$6");
    });

    it("give what changes about the own island a sign", () => {
        expect(atTheEnd(gain())).toBe("$5 to $10");
        expect(atTheEnd(gain({ own: true, card: null, end: { low: -2, high: 18 } }))).toBe("−$2 to +$18");
    });

    it("leave an ordinary container without words", () => {
        expect(whyGain(gain())).toBe("");
        expect(whyGain(gain({ count: 2, amount: 10 }))).toContain("$5");
    });
});

describe("the cargo for a reader who does not see it", () => {
    const auction = opened({}).auction as Auction;

    it("is counted and valued", () => {
        const words = described({ ...auction, card: { low: 14, high: 24 }, end: { low: 9, high: 20 } });
        expect(words).toContain("tan");
        expect(words).toContain("$14 to $24");
        expect(words).toContain("$9 to $20");
    });

    it("is only counted for a spectator", () => {
        expect(described(auction)).not.toContain("$");
    });
});

it("knows between which bids the best of the rivals will be", () => {
    expect(rivals([])).toBeNull();
    const bids = [
        { seat: "red", low: 3, middle: 5, high: 9 },
        { seat: "green", low: 0, middle: 6, high: 12 },
    ];
    expect(rivals(bids)).toEqual({ low: 3, high: 12 });
});

describe("the scale", () => {
    it("shows every worth, and ends on a round number", () => {
        const { to } = axisFor(14, { low: 17, high: 22 }, { low: 26, high: 38 });
        expect(to).toBeGreaterThan(38);
        expect(to % 5).toBe(0);
    });

    it("ends its rail with the purse", () => {
        expect(axisFor(14, { low: 26, high: 38 }).rail).toBe(14);
        expect(axisFor(0, null)).toEqual({ to: 10, rail: 0 });
    });

    it("does not let a full purse squeeze the worth", () => {
        expect(axisFor(200, { low: 4, high: 20 }).to).toBeLessThan(40);
    });
});

describe("what a winning bid brings", () => {
    const end = { low: 26, high: 38 };

    it("is a gain below the range", () => {
        expect(bracket(end, 11)).toEqual({
            loss: null,
            gain: { low: 11, high: 38 },
            words: "a gain of $15 to $27 if $11 wins",
        });
    });

    it("is both inside of it", () => {
        const found = bracket(end, 30);
        expect([found.loss, found.gain]).toEqual([
            { low: 26, high: 30 },
            { low: 30, high: 38 },
        ]);
        expect(found.words).toContain("$4");
        expect(found.words).toContain("$8");
    });

    it("is a loss above it", () => {
        const found = bracket(end, 40);
        expect([found.loss, found.gain]).toEqual([{ low: 26, high: 40 }, null]);
        expect(found.words).toContain("$2 to $14");
    });

    it("is neither at the one worth there is", () => {
        expect(bracket({ low: 6, high: 6 }, 6)).toEqual({
            loss: null,
            gain: null,
            words: expect.stringContaining("$6"),
        });
    });
});
