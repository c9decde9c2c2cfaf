import { describe, expect, it } from "vitest";
import type { Stake } from "../lib/messages";
import { Bid } from "./bid.svelte";

function bid(stake: Partial<Stake> = {}, sealed: number | null = null): Bid {
    const whole: Stake = { most: 9, already: 0, seller_gets: 2, ...stake };
    return new Bid(
        () => whole,
        () => sealed,
    );
}

describe("a bid", () => {
    it("begins untouched at nothing", () => {
        const own = bid();
        expect([own.isUntouched, own.amount, own.isOpen, own.line]).toEqual([true, 0, true, "bid 0"]);
    });

    it("goes in steps and by typing, between nothing and the purse", () => {
        const own = bid();
        own.by(1);
        own.by(5);
        expect(own.amount).toBe(6);
        own.by(5);
        expect(own.amount).toBe(9);
        own.by(-50);
        expect(own.amount).toBe(0);
        own.write("$7");
        expect([own.amount, own.isUntouched]).toEqual([7, false]);
        own.write("70");
        expect(own.amount).toBe(9);
    });

    it("comes on top of the first one in the extra round", () => {
        const own = bid({ already: 3 });
        own.choose(2);
        expect([own.amount, own.whole]).toEqual([2, 5]);
    });

    it("rests while it is sealed, until it is taken in hand again", () => {
        const own = bid({}, 4);
        expect([own.isOpen, own.line]).toEqual([false, undefined]);
        own.change();
        expect([own.isOpen, own.amount]).toEqual([true, 4]);
        own.rest();
        expect(own.isOpen).toBe(false);
    });

    it("is taken in hand by whoever chooses another amount", () => {
        const own = bid({}, 4);
        own.by(1);
        expect([own.isOpen, own.amount]).toEqual([true, 5]);
    });
});
