// The ending: ships first, then the counting from the last place to the first, then the flag.
import { expect, it } from "vitest";
import type { Score } from "../lib/messages";
import { passed, playOf } from "./ending";

const SEATS = ["blue", "red", "yellow"];
const scores = ["red", "yellow", "blue"].map((seat, place) => ({ seat, place: place + 1 }) as Score);
const play = playOf(scores, SEATS);
const lane = (seat: string): (typeof play.lanes)[number] => play.lanes.find((one) => one.seat === seat) ?? never();
function never(): never {
    throw new Error("There is no such lane.");
}

it("has a lane for everybody, in the order of the table", () => {
    expect(play.lanes.map(({ seat }) => seat)).toEqual(SEATS);
});

it("counts nothing before all ships are home, and the winner last", () => {
    const home = Math.max(...play.lanes.map(({ sailing }) => sailing.to));
    expect(lane("blue").counting.from).toBeGreaterThanOrEqual(home);
    expect(lane("yellow").counting.from).toBe(lane("blue").counting.to);
    expect(lane("red").counting.from).toBe(lane("yellow").counting.to);
});

it("raises the flag once everything is counted, leaves time to look, and is over in ten seconds", () => {
    expect(play.flag.from).toBe(lane("red").counting.to);
    expect(play.end).toBeGreaterThan(play.flag.to + 1000);
    expect(playOf(scores.concat({ seat: "green", place: 4 } as Score), [...SEATS, "green"]).end).toBeLessThan(10_000);
});

it("goes from nothing to all of a span and not beyond", () => {
    const span = { from: 100, to: 200 };
    expect([0, 100, 200, 900].map((time) => passed(time, span))).toEqual([0, 0, 1, 1]);
    expect(passed(150, span)).toBeGreaterThan(0.5);
});
