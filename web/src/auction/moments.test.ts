import { describe, expect, it } from "vitest";
import { envelopes, following, leaders, type Moment } from "./moments";
import { entry, opened, situation, tied } from "./testing";

const BIDS = { green: 3, blue: 9, red: 4 };
const start = (from = situation()): Moment => {
    const moment = following(null, from, null);
    if (moment === null) throw new Error("there is an auction");
    return moment;
};

describe("following", () => {
    it("shows nothing without an auction", () => {
        expect(following(null, situation({ auction: null }), null)).toBeNull();
    });

    it("goes from bidding to open bids to the result", () => {
        const open = following(start(), opened(BIDS), entry("green", "bid 3"));
        expect(open?.stage).toBe("open");
        const done = following(open, situation({ cargoAt: "blue" }), entry("yellow", "accept"));
        expect(done?.stage).toBe("done");
        expect(done?.result).toEqual({ buyer: "blue", price: 9, how: "sold" });
        expect(done?.auction.bids).toEqual(BIDS);
    });

    it("knows a seller who declined by whose island grew", () => {
        const done = following(start(opened(BIDS)), situation({ cargoAt: "yellow" }), entry("yellow", "decline"));
        expect(done?.result).toEqual({ buyer: "yellow", price: 9, how: "declined" });
    });

    it("tells that all bids were zero when the cargo stays without a decision", () => {
        const done = following(start(), situation({ cargoAt: "yellow" }), entry("red", "bid 0"));
        expect(done?.result).toEqual({ buyer: "yellow", price: 0, how: "kept" });
        expect(done?.auction.bids).toEqual({ green: 0, blue: 0, red: 0 });
    });

    it("keeps the first bids for the sums of the extra round", () => {
        const open = following(start(tied()), opened({ green: 3, blue: 5, red: 1 }, { extra: true }), null);
        expect(open?.first).toEqual({ green: 3, blue: 3, red: 1 });
        expect(open && envelopes(open).map(({ parts }) => parts)).toEqual([null, [3, 2], null]);
    });

    it("forgets a landing that was taken back", () => {
        expect(following(start(), situation({ auction: null }), entry("yellow", "", "undo"))).toBeNull();
    });

    it("keeps a finished auction until the next one", () => {
        const sold = situation({ cargoAt: "red" });
        const done = following(start(opened(BIDS)), sold, entry("yellow", "accept"));
        expect(following(done, { ...sold }, entry("green", "sail sea"))).toBe(done);
        expect(following(done, situation(), entry("green", "sail island"))?.stage).toBe("bidding");
    });
});

describe("envelopes", () => {
    it("show who has sealed a bid and no amount", () => {
        expect(envelopes(start()).map(({ seat, state, amount }) => [seat, state, amount])).toEqual([
            ["green", "empty", null],
            ["blue", "empty", null],
            ["red", "sealed", null],
        ]);
    });

    it("are open for everybody in the extra round, with a second one for the tied", () => {
        expect(envelopes(start(tied())).map(({ seat, amount, again }) => [seat, amount, again])).toEqual([
            ["green", 3, "empty"],
            ["blue", 3, "empty"],
            ["red", 1, null],
        ]);
    });

    it("mark the highest bid", () => {
        expect(
            envelopes(start(opened(BIDS)))
                .filter(({ highest }) => highest)
                .map(({ seat }) => seat),
        ).toEqual(["blue"]);
        expect(leaders({ red: 4, green: 4, yellow: 1 })).toEqual(["red", "green"]);
    });
});
