import { beforeEach, describe, expect, it, vi } from "vitest";
import { situation } from "../auction/testing";
import type { Entry, FactKey, Situation } from "../lib/messages";
import { prefer, preferences } from "../lib/preferences.svelte";
import { beginAgain, Coach } from "./coach.svelte";

const kept = new Map<string, string>();
const SUPPLY = { tan: 9, black: 9, white: 9 };
const now = (more: Partial<Situation> = {}): Situation =>
    situation({ cargoAt: "red", to_act: ["red"], supply: SUPPLY, ...more });
const did = (key: FactKey): Entry => ({
    number: 4,
    seat: "blue",
    line: "",
    kind: "line",
    round: 1,
    turn: "blue",
    facts: [{ key, seat: "blue" }],
});
const seen = (key: FactKey | null, more: Partial<Situation> = {}) => ({
    me: "blue",
    entry: key === null ? null : did(key),
    now: now(more),
    draft: null,
});

beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
    });
    beginAgain();
});

describe("the coach", () => {
    it("says each thing once, also at the next table", () => {
        const coach = new Coach();
        coach.follow(seen("produce"));
        expect(coach.note?.name).toBe("produced");
        coach.close();
        expect(coach.note).toBeNull();
        coach.follow(seen("produce", { round: 4 }));
        expect(coach.note).toBeNull();
        const next = new Coach();
        next.follow(seen("produce"));
        expect(next.note).toBeNull();
    });

    it("says one thing at a time: the next one waits for another turn, or until this one is read", () => {
        const coach = new Coach();
        coach.follow(seen("produce"));
        coach.follow(seen("loan"));
        expect(coach.note?.name).toBe("produced");
        coach.follow(seen("loan", { turn: "green" }));
        expect(coach.note?.name).toBe("loan");
    });

    it("stops talking about an auction that is over", () => {
        const coach = new Coach();
        coach.follow({ ...seen("land"), now: situation({ supply: SUPPLY }) });
        expect(coach.note?.name).toBe("landed");
        coach.follow(seen(null));
        expect(coach.note).toBeNull();
    });

    it("says nothing to whoever switched it off, then or later", () => {
        const coach = new Coach();
        coach.follow(seen("produce"));
        coach.stop();
        expect([coach.note, preferences.coaching]).toEqual([null, "off"]);
        coach.follow(seen("loan", { round: 5 }));
        expect(coach.note).toBeNull();
    });

    it("is silent while it is switched off, and says what is new once it is on again", () => {
        prefer("coaching", "off");
        const coach = new Coach();
        coach.follow(seen("produce"));
        expect(coach.note).toBeNull();
        prefer("coaching", "on");
        coach.follow(seen("produce"));
        expect(coach.note?.name).toBe("produced");
    });

    it("has nothing to say to a spectator", () => {
        const coach = new Coach();
        coach.follow({ ...seen("produce"), me: null });
        expect(coach.note).toBeNull();
    });

    it("begins again with the first note for a new coached game, and forgets what can't be read", () => {
        new Coach().follow(seen("produce"));
        beginAgain();
        const again = new Coach();
        again.follow(seen("produce"));
        expect(again.note?.name).toBe("produced");
        kept.set("boxship.coach", "{");
        expect(() => new Coach()).not.toThrow();
    });
});
