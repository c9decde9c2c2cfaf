import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuctionShow, PAUSE, READING } from "./show.svelte";
import { entry, opened, situation } from "./testing";

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
        vi.advanceTimersByTime(READING);
        expect(show.moment).toBeNull();
    });

    it("goes on when the reader says so, and stays when he touches it", () => {
        const show = new AuctionShow();
        show.follow(bidding, null, "blue", false);
        show.follow(open, entry("green", "bid 1"), "blue", false);
        vi.advanceTimersByTime(5000);
        show.follow(sold, entry("yellow", "accept"), "blue", false);
        expect(show.moment?.stage).toBe("done");
        show.stay();
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

    it("closes at once when the reader himself was the seller who answered", () => {
        const show = new AuctionShow();
        show.follow(open, null, "yellow", false);
        show.follow(sold, entry("yellow", "accept"), "yellow", false);
        expect(show.moment).toBeNull();
    });

    it("stays aside for a reader who looks elsewhere, but not when he is asked", () => {
        const watching = new AuctionShow();
        watching.follow(bidding, null, null, true);
        expect(watching.minimised).toBe(true);
        const asked = new AuctionShow();
        asked.follow(bidding, null, "blue", true);
        expect(asked.minimised).toBe(false);
    });
});
