import { expect, it } from "vitest";
import type { Score } from "../lib/messages";
import { compared } from "./compared";

const score = (seat: string, total: number, winner = false): Score => ({ seat, total, winner }) as Score;

it("has both endings of each seat, in the order of the seats", () => {
    const seats = [{ seat: "blue" }, { seat: "red" }];
    const then = [score("red", 90, true), score("blue", 70)];
    const now = [score("blue", 110, true), score("red", 80)];
    expect(compared(seats, then, now).map(({ seat, then, now }) => [seat, then.total, now.total])).toEqual([
        ["blue", 70, 110],
        ["red", 90, 80],
    ]);
    expect(compared(seats, [], now)).toEqual([]);
});
