// Which event makes which sound.
import { describe, expect, it } from "vitest";
import { MID } from "../lib/fake-server";
import type { Auction, Entry, Situation } from "../lib/messages";
import { soundsOf } from "./sounds";

const entry = (line: string, kind: Entry["kind"] = "line"): Entry => ({
    number: 9,
    seat: "red",
    line,
    kind,
    round: 1,
    turn: "red",
    facts: [],
});
const situation = (extra: Partial<Situation> = {}): Situation => ({
    ...MID.situation,
    phase: "act",
    to_act: ["red"],
    ...extra,
});
const auction = (extra: Partial<Auction> = {}): Auction =>
    ({ seller: "red", cargo: ["tan"], extra: false, bids: {}, sealed: [], ...extra }) as Auction;

it.each([
    ["produce -> tan@2", ["steel"]],
    ["buy red: tan@2 -> tan@4", ["steel"]],
    ["sail red: tan@4", ["steel"]],
    ["sail red", []],
    ["sail sea", []],
    ["sail island", ["horn"]],
    ["warehouse", []],
    ["loan", []],
    ["end", []],
])("%s", (line, sounds) => {
    expect(soundsOf(entry(line), situation(), situation(), "blue")).toEqual(sounds);
});

describe("an auction", () => {
    const bidding = situation({ phase: "bid", auction: auction() });

    it("is sealed bid by bid, and opened once", () => {
        expect(soundsOf(entry("bid", "sealed"), bidding, bidding, null)).toEqual(["seal"]);
        expect(soundsOf(entry("bid 3"), bidding, bidding, null)).toEqual([]);
        const open = situation({ phase: "decide", auction: auction({ bids: { blue: 3 } }) });
        expect(soundsOf(entry("bid 3"), bidding, open, null)).toEqual(["opening"]);
        expect(soundsOf(entry("accept blue"), open, situation(), null)).toEqual(["steel"]);
    });

    it("is opened for a tie too, and where nobody bid anything", () => {
        const again = situation({ phase: "bid", auction: auction({ extra: true, bids: { blue: 3 } }) });
        expect(soundsOf(entry("bid 3"), bidding, again, null)).toEqual(["opening"]);
        expect(soundsOf(entry("bid 0"), bidding, situation({ auction: null }), null)).toEqual(["opening"]);
    });
});

it("calls the reader when their turn begins, and not again in the middle of it", () => {
    const mine = situation({ to_act: ["blue"] });
    expect(soundsOf(entry("end"), situation(), mine, "blue")).toEqual(["turn"]);
    expect(soundsOf(entry("warehouse"), mine, mine, "blue")).toEqual([]);
    expect(soundsOf(entry("end"), situation(), mine, null)).toEqual([]);
});

it("blows the horn at the end, and is silent for an undo and for who has just come", () => {
    expect(soundsOf(entry("end"), situation(), situation({ phase: "over", to_act: [] }), "blue")).toEqual(["horn"]);
    expect(soundsOf(entry("produce", "undo"), situation(), situation(), "blue")).toEqual([]);
    expect(soundsOf(entry("produce"), null, situation(), "blue")).toEqual([]);
});
