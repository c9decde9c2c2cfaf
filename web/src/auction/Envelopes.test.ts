// @vitest-environment node
// Envelopes as they are seen: no amount is on the screen before all of them are open.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { reader } from "../lib/language.svelte";
import type { Situation } from "../lib/messages";
import { rendered, type Rendered } from "../lib/rendered";
import Envelopes from "./Envelopes.svelte";
import { following, type Moment } from "./moments";
import { opened, situation, tied } from "./testing";

const name = (seat: string): string => seat.toUpperCase();

function envelopes(me: string | null, ...situations: Situation[]): Rendered {
    const moment = situations.reduce<Moment | null>((before, now) => following(before, now, null), null);
    if (moment === null) throw new Error("There is no auction.");
    return rendered(Envelopes, { moment, me, name });
}

beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await reader.read("en");
});

describe("envelopes", () => {
    it("say who has bid and who is thinking, and no amount", () => {
        const { all, markup } = envelopes("blue", situation());
        expect(all("li")).toEqual(["GREEN is thinking", "BLUE your bid?", "RED has bid"]);
        expect(markup).not.toContain("$");
    });

    it("tell the reader apart from the others", () => {
        expect(envelopes("red", situation()).all("li")[2]).toBe("RED you’ve bid");
    });

    it("show every amount and the highest, once all are open", () => {
        const found = envelopes(null, opened({ green: 3, blue: 9, red: 4 })).all("li");
        expect(found.map((words) => words.includes("highest"))).toEqual([false, true, false]);
        expect(found.map((words) => /\$\d/.exec(words)?.[0])).toEqual(["$3", "$9", "$4"]);
    });

    it("keep the first bids open in the extra round, and the second ones secret", () => {
        const found = envelopes("green", tied()).all("li");
        expect(found[0]).toContain("you bid again");
        expect(found[1]).toContain("bids again");
        expect(found[2]).not.toContain("again");
    });

    it("say how a sum came about after the extra round", () => {
        const found = envelopes(null, tied(), opened({ green: 3, blue: 5, red: 1 }, { extra: true })).all("li");
        expect(found[1]).toContain("$3 + $2");
        expect(found[0]).not.toContain("+");
    });
});
