// What the dialog of an auction says, to the seller, to a bidder and to everybody else.
import { beforeAll, describe, expect, it } from "vitest";
import { rootElement } from "../lib/fake-browser";
import { reader } from "../lib/language.svelte";
import type { Mine, Outcome, Situation, Stake } from "../lib/messages";
import { heading, isAsked, outline, status, told } from "./announcements";
import { following, type Moment } from "./moments";
import { AuctionShow } from "./show.svelte";
import type { AuctionTable } from "./table";
import { entry, opened, situation, tied } from "./testing";

const BIDS = { green: 3, blue: 9, red: 4 };

beforeAll(async () => {
    rootElement();
    await reader.read("en");
});

/** A table at which a seat reads; nobody has chosen a name. */
const table = (me: string | null, at: Situation = situation()): AuctionTable =>
    ({ info: { me, seats: [] }, situation: at, kinds: [], newest: null, play: () => Promise.resolve(1) }) as never;

function moment(...situations: Situation[]): Moment {
    const found = situations.reduce<Moment | null>((before, now) => following(before, now, entry("red", "")), null);
    if (found === null) throw new Error("There is no auction.");
    return found;
}

const says = (now: Moment, me: string | null): [string, string, string] => {
    const all = told(now, table(me));
    return [heading(all), outline(all), status(all)];
};

describe("while bids come in", () => {
    it("tells who landed with how much, and who is waited for", () => {
        expect(says(moment(situation()), "red")).toEqual([
            "Yellow lands on the island",
            "Everyone else bids in secret for the whole cargo. Yellow takes the best bid, or pays as much and keeps the cargo.",
            "Waiting for bids from Green and Blue.",
        ]);
    });

    it("speaks to a reader whose own bid is missing", () => {
        expect(says(moment(situation()), "blue")[2]).toBe("Your bid is still missing.");
        expect(says(moment(situation()), null)[2]).toBe("Waiting for bids from Green and Blue.");
    });

    it("speaks to the seller of their own ship", () => {
        expect(says(moment(situation()), "yellow")[0]).toBe("Your ship lands on the island");
    });

    it("tells when all are in", () => {
        const now = situation();
        const all = { ...now, auction: now.auction && { ...now.auction, sealed: ["green", "blue", "red"] } };
        expect(says(moment(all), "blue")[2]).toBe("All bids are in.");
    });

    it("tells who bids once more", () => {
        const [head, line] = says(moment(tied()), "red");
        expect(head).toBe("Tie: Green and Blue bid again");
        expect(line).toContain("second secret bid");
    });
});

describe("when the bids are open", () => {
    it("tells everybody's bid, and who decides", () => {
        expect(says(moment(opened(BIDS)), "red")).toEqual([
            "The bids are revealed",
            "Yellow can accept the highest bid, or pay it to the bank and keep the cargo.",
            "Green $3, Blue $9 and Red $4. Yellow decides.",
        ]);
    });

    it("tells the seller to whom the cargo could go", () => {
        const [, line, stand] = says(moment(opened(BIDS)), "yellow");
        expect(line).toBe("Your 3 containers go to Blue, or stay with you. You decide.");
        expect(stand).toContain("You decide.");
    });

    it("tells the seller that several are still tied", () => {
        const now = moment(opened({ green: 5, blue: 5, red: 1 }));
        expect(says(now, "yellow")[1]).toContain("Green and Blue are still tied.");
    });
});

describe("at the end", () => {
    const sold = moment(situation(), opened(BIDS), situation({ cargoAt: "blue" }));

    it("tells who got the cargo and what the bank added", () => {
        const said = "Yellow accepts $9 from Blue, and the bank pays the same again.";
        expect(says(sold, "red")).toEqual(["Blue gets the cargo for $9", said, said]);
        expect(says(sold, "blue")[0]).toBe("The cargo is yours for $9");
    });

    it("tells what a seller who keeps the cargo pays", () => {
        const kept = moment(situation(), opened(BIDS), situation({ cargoAt: "yellow" }));
        expect(says(kept, "red").slice(0, 2)).toEqual([
            "Yellow keeps the cargo",
            "Yellow declines and pays $9 to the bank.",
        ]);
        expect(says(kept, "yellow")[0]).toBe("The cargo stays with you");
    });

    it("tells that nobody bid anything", () => {
        const nothing = moment(situation(), situation({ cargoAt: "yellow" }));
        expect(says(nothing, "red")[2]).toBe("All bids are zero: the cargo stays with Yellow.");
    });
});

describe("whether the reader is asked", () => {
    const STAKE: Stake = { most: 9, already: 0, seller_gets: 2 };
    const mine = (sealed_bid: number | null): Mine => ({ sealed_bid }) as Mine;
    const asking = (now: Situation, me: string): boolean => {
        const show = new AuctionShow();
        show.follow(now, null, me, false);
        return isAsked(show, table(me, now));
    };
    const withStake = (sealed_bid: number | null): Situation => {
        const now = situation({ mine: mine(sealed_bid) });
        return { ...now, auction: now.auction && { ...now.auction, stake: STAKE } };
    };

    it("is so for a bid that is missing, and no longer once it is sealed", () => {
        expect(asking(withStake(null), "blue")).toBe(true);
        expect(asking(withStake(0), "blue")).toBe(false);
    });

    it("is so for the seller once there is something to answer", () => {
        const now = opened(BIDS, { outcomes: [{ line: "accept" } as Outcome] });
        expect(asking(now, "yellow")).toBe(true);
        expect(asking(opened(BIDS), "red")).toBe(false);
    });

    it("is not so without an auction, and not for one that is over", () => {
        expect(isAsked(new AuctionShow(), table("blue"))).toBe(false);
        const show = new AuctionShow();
        show.follow(opened(BIDS, { outcomes: [{ line: "accept" } as Outcome] }), null, "red", false);
        show.follow(situation({ cargoAt: "blue" }), entry("yellow", "accept"), "red", false);
        expect([show.over, isAsked(show, table("red"))]).toEqual([true, false]);
        show.leave();
    });
});
