import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuctionShow, PAUSE, READING } from "./show.svelte";
import { entry, opened, situation, tied } from "./testing";

const bidding = situation();
const open = opened({ green: 1, blue: 2, red: 3 });
const sold = situation({ cargoAt: "red", to_act: ["green"] });

describe("AuctionShow", () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it("shows the bids before an answer that came in the same instant, then both until they are read", () => {
        const show = new AuctionShow();
        show.follow(bidding, null, "blue", false);
        expect(show.moment?.stage).toBe("bidding");
        show.follow(open, entry("green", "bid 1"), "blue", false);
        show.follow(sold, entry("yellow", "accept"), "blue", false);
        expect(show.moment?.stage).toBe("open");
        expect(show.moment?.auction.bids).toEqual({ green: 1, blue: 2, red: 3 });
        vi.advanceTimersByTime(PAUSE);
        expect(show.moment?.result).toEqual({ buyer: "red", price: 3, how: "sold" });
    });

    it("goes on when the reader says so, and not before", () => {
        const show = new AuctionShow();
        show.follow(bidding, null, "blue", false);
        show.follow(open, entry("green", "bid 1"), "blue", false);
        vi.advanceTimersByTime(5000);
        show.follow(sold, entry("yellow", "accept"), "blue", false);
        expect(show.moment?.stage).toBe("done");
        vi.advanceTimersByTime(10 * READING);
        expect(show.over).toBe(true);
        show.proceed();
        expect(show.moment).toBeNull();
    });

    it("shows the next auction after the one that is being read", () => {
        const show = new AuctionShow();
        show.follow(open, null, null, false);
        show.follow(sold, entry("yellow", "accept"), null, false);
        show.follow({ ...bidding }, entry("green", "sail island"), null, false);
        expect(show.over).toBe(true);
        show.proceed();
        expect(show.moment?.stage).toBe("bidding");
    });

    it("closes at once when the reader was the seller who answered", () => {
        const show = new AuctionShow();
        show.follow(open, null, "yellow", false);
        show.follow(sold, entry("yellow", "accept"), "yellow", false);
        expect(show.moment).toBeNull();
    });

    it("stays aside for a reader who looks elsewhere, but not when they are asked", () => {
        const watching = new AuctionShow();
        watching.follow(bidding, null, null, true);
        expect(watching.minimised).toBe(true);
        const asked = new AuctionShow();
        asked.follow(bidding, null, "blue", true);
        expect(asked.minimised).toBe(false);
    });

    it("comes back for a reader who put it aside, as soon as something is asked", () => {
        const show = new AuctionShow();
        show.follow(bidding, null, "yellow", false);
        show.minimised = true;
        show.follow({ ...bidding, to_act: ["red"] }, entry("blue", "", "sealed"), "yellow", false);
        expect(show.minimised).toBe(true);
        show.follow(open, entry("green", "bid 1"), "yellow", false);
        expect(show.minimised).toBe(false);
    });

    it("asks again for the extra round", () => {
        const show = new AuctionShow();
        show.follow(bidding, null, "blue", false);
        show.minimised = true;
        show.follow({ ...tied(), to_act: ["blue", "green"] }, entry("red", "bid 1"), "blue", false);
        expect(show.minimised).toBe(false);
    });

    it("does not come up at the end for somebody who put it aside", () => {
        const show = new AuctionShow();
        show.follow(open, null, "blue", false);
        show.minimised = true;
        show.follow(sold, entry("yellow", "accept"), "blue", false);
        expect([show.moment, show.over]).toEqual([null, false]);
    });

    it("does nothing for a situation that it has seen", () => {
        const show = new AuctionShow();
        show.follow(open, null, "blue", false);
        show.follow(sold, entry("yellow", "accept"), "blue", false);
        show.proceed();
        show.follow(sold, entry("yellow", "accept"), "blue", false);
        expect(show.moment).toBeNull();
    });

    it("shows the bids as they lay, not yet where the cargo went, until they have been seen", () => {
        const show = new AuctionShow();
        show.follow(bidding, null, null, false);
        show.follow(open, entry("green", "bid 1"), null, false);
        show.follow(sold, entry("yellow", "accept"), null, false);
        const island = (): number | undefined => show.moment?.boards.find(({ seat }) => seat === "red")?.island["tan"];
        expect([show.moment?.result, island()]).toEqual([null, undefined]);
        vi.advanceTimersByTime(PAUSE);
        expect(island()).toBe(2);
    });

    it("goes on by itself for a spectator, once there was time to read", () => {
        const show = new AuctionShow();
        show.follow(bidding, null, null, false);
        show.follow(open, entry("green", "bid 1"), null, false);
        show.follow(sold, entry("yellow", "accept"), null, false);
        vi.advanceTimersByTime(PAUSE);
        expect(show.over).toBe(true);
        vi.advanceTimersByTime(READING);
        expect(show.moment).toBeNull();
    });

    it("begins anew for whoever comes back", () => {
        const show = new AuctionShow();
        show.follow(open, null, "blue", false);
        show.minimised = true;
        show.leave();
        expect([show.moment, show.minimised]).toEqual([null, false]);
        show.follow(open, null, "blue", false);
        expect(show.moment?.stage).toBe("open");
    });

    it("is over for good when its dialog is left while the result is still to come", () => {
        const show = new AuctionShow();
        show.follow(bidding, null, null, false);
        show.follow(open, entry("green", "bid 1"), null, false);
        show.follow(sold, entry("yellow", "accept"), null, false);
        show.leave();
        vi.advanceTimersByTime(PAUSE + READING);
        expect(show.moment).toBeNull();
    });
});
