// Wishes for a table become a request that the server understands.
import { describe, expect, it } from "vitest";
import type { Offers } from "../lib/messages";
import { firstName, firstWishes, requestOf, rulesOf, sharing, withPlayers, withSitter, type Sitter } from "./wishes";

const OFFERS: Offers = {
    rulesets: [
        { name: "classic", options: ["domestic_sale", "open_money"] },
        { name: "jumbo", options: ["domestic_sale", "investment_bank", "open_money"] },
    ],
    players: [3, 4, 5],
    bots: [
        { name: "deckhand", level: 1, wins: 1 },
        { name: "trader", level: 2, wins: 25 },
        { name: "trader:shipper", level: 2, wins: 24 },
    ],
    levels: 2,
    usual_bots: ["trader", "trader:shipper"],
};

describe("wishes for a table", () => {
    it("begin with the reader and computer players of different characters", () => {
        const { sitters } = firstWishes(OFFERS, "");
        expect(sitters).toEqual(["me", "bot:trader", "bot:trader:shipper", "bot:trader"]);
    });

    it("leave out options that the ruleset does not have", () => {
        const wishes = { ...firstWishes(OFFERS, ""), options: ["investment_bank", "open_money"] };
        expect(rulesOf(wishes, OFFERS)).toBe("classic open_money");
        expect(rulesOf({ ...wishes, ruleset: "jumbo" }, OFFERS)).toBe("jumbo investment_bank open_money");
    });

    it("take a round limit and further words", () => {
        const wishes = { ...firstWishes(OFFERS, ""), rounds: "40", words: "  machines=3  tie_break=factory" };
        expect(rulesOf(wishes, OFFERS)).toBe("classic round_limit=40 machines=3 tie_break=factory");
    });

    it("make a request with the reader's name", () => {
        const names = ["", " Kim ", ""];
        const sitters: Sitter[] = ["person", "me", "bot:trader:shipper"];
        const request = requestOf({ ...firstWishes(OFFERS, ""), names, sitters }, OFFERS);
        expect(request.seats).toEqual([
            { kind: "person" },
            { kind: "me", name: "Kim" },
            { kind: "bot", style: "trader:shipper" },
        ]);
    });
});

describe("seats", () => {
    const three: Sitter[] = ["me", "person", "bot:trader"];

    it("always have somebody at this screen, and as many as like to", () => {
        expect(withSitter(three, 1, "me")).toEqual(["me", "me", "bot:trader"]);
        expect(withSitter(["me", "me", "bot:trader"], 0, "person")).toEqual(["person", "me", "bot:trader"]);
        expect(withSitter(three, 0, "person")).toEqual(["person", "me", "bot:trader"]);
        expect(withSitter(three, 2, "bot:deckhand")).toEqual(["me", "person", "bot:deckhand"]);
    });

    it("of one screen have a name each", () => {
        const wishes = { ...firstWishes(OFFERS, "Kim"), sitters: ["me", "bot:trader", "me"] as Sitter[] };
        wishes.names[2] = "Bo";
        expect(requestOf(wishes, OFFERS).seats.map(({ name }) => name)).toEqual(["Kim", undefined, "Bo"]);
        expect([sharing(wishes), firstName(wishes)]).toEqual([2, "Kim"]);
    });

    it("keep the reader when their seat goes", () => {
        expect(withPlayers(["person", "person", "person", "me"], 3, OFFERS)).toEqual(["me", "person", "person"]);
    });
});
