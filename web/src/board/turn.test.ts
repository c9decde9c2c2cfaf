// Whose turn it is, and how near the end is, as the boards say it.
import { describe, expect, it } from "vitest";
import { MID } from "../lib/fake-server";
import type { Situation } from "../lib/messages";
import { Drawing } from "./drawing.svelte";
import { lowest, nearness } from "./ending";
import type { Motion } from "./motion.svelte";
import { turnOf } from "./turn";

const drawn = (change: Partial<Situation>, me: string | null = "blue"): Drawing =>
    new Drawing(
        () => ({
            info: { ...MID.info, me },
            situation: { ...MID.situation, ...change },
            deciding: null,
            still: false,
        }),
        {} as Motion,
    );
const all = (change: Partial<Situation>, me: string | null = "blue"): (string | null)[] =>
    ["blue", "red", "yellow", "green"].map((seat) => turnOf(drawn(change, me), seat));

describe("a turn", () => {
    it("is the reader's or somebody else's", () => {
        expect(all({ turn: "blue", to_act: ["blue"] })).toEqual(["your", null, null, null]);
        expect(all({ turn: "red", to_act: ["red"] })).toEqual([null, "their", null, null]);
        expect(all({ turn: "blue", to_act: ["blue"] }, null)).toEqual(["their", null, null, null]);
    });

    it("stays with its player while others decide in it", () => {
        expect(all({ turn: "red", to_act: ["blue", "green"] })).toEqual([
            "your-decision",
            "their",
            null,
            "their-decision",
        ]);
    });

    it("of the reader is not asked for anything while others decide", () => {
        expect(all({ turn: "blue", to_act: ["red"] })).toEqual(["their", "their-decision", null, null]);
    });

    it("is its player's while the table itself is busy", () => {
        expect(all({ turn: "blue", to_act: [] })).toEqual(["your", null, null, null]);
    });

    it("is nobody's when the game is over", () => {
        expect(all({ turn: "red", to_act: [], phase: "over" })).toEqual([null, null, null, null]);
    });
});

describe("the end", () => {
    const supply = { black: 9, white: 5, brown: 9, tan: 2, orange: 13 };

    it("is measured by the two colours of which the fewest are left", () => {
        expect(lowest(drawn({ supply }))).toEqual([
            { colour: "tan", left: 2 },
            { colour: "white", left: 5 },
        ]);
        expect(lowest(drawn({ supply: { black: 1 } })).map(({ left }) => left)).toEqual([0, 0]);
    });

    it.each<[string, Partial<Situation>, string]>([
        ["far while only one colour runs out", { supply: { ...supply, tan: 0 } }, "far"],
        ["near with a quarter of the second colour left", { supply: { ...supply, tan: 0, white: 4 } }, "near"],
        ["now in the last turn", { supply, ending: true }, "now"],
        ["over at last", { supply, ending: true, phase: "over" }, "over"],
    ])("is %s", (_, change, expected) => {
        expect(nearness(drawn(change))).toBe(expected);
    });
});
