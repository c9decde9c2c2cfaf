// The pacer: one event after the other, nothing lost, nothing reordered, and nothing of the reader's own delayed.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Pace, Pacer } from "./pacer.svelte";

let pace: Pace;
let pacer: Pacer;
let shown: number[];

/** Moves arrive all at once. */
const arrive = (...numbers: number[]): void => numbers.forEach((number) => pacer.hear(number, "move"));
const last = (): number => shown.at(-1) ?? 0;

beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    pace = "normal";
    pacer = new Pacer(() => pace);
    shown = [];
    pacer.follow((number) => shown.push(number));
});
afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
});

describe("moves of the others", () => {
    it.each([
        ["slow", 2400],
        ["normal", 1200],
    ] as const)("come one after the other when the pace is %s", (chosen, wait) => {
        pace = chosen;
        arrive(1, 2, 3);
        expect(shown).toEqual([1]);
        vi.advanceTimersByTime(wait - 1);
        expect(shown).toEqual([1]);
        vi.advanceTimersByTime(1);
        expect(shown).toEqual([1, 2]);
        vi.advanceTimersByTime(wait);
        expect(shown).toEqual([1, 2, 3]);
        expect(pacer.isBehind).toBe(false);
    });

    it("come as they arrive when the pace is fast", () => {
        pace = "fast";
        arrive(1, 2, 3);
        expect(shown).toEqual([1, 2, 3]);
    });

    it("do not wait where the one before has been seen long enough", () => {
        arrive(1);
        vi.advanceTimersByTime(5000);
        arrive(2);
        expect(last()).toBe(2);
    });

    it("wait for nothing that can't be seen", () => {
        arrive(1);
        pacer.hear(2, "nothing");
        expect(last()).toBe(2);
        arrive(3);
        expect(last()).toBe(2);
        vi.advanceTimersByTime(1200);
        expect(last()).toBe(3);
    });

    it("go on at another pace as soon as it is chosen", () => {
        arrive(1, 2, 3);
        pace = "fast";
        pacer.plan();
        expect(last()).toBe(3);
    });
});

describe("step by step", () => {
    beforeEach(() => (pace = "step"));

    it("every move waits for the reader", () => {
        arrive(1, 2);
        vi.advanceTimersByTime(60_000);
        expect([last(), pacer.waitsForReader]).toEqual([0, true]);
        pacer.next();
        expect([last(), pacer.waitsForReader]).toEqual([1, true]);
        pacer.next();
        expect([last(), pacer.waitsForReader]).toEqual([2, false]);
        pacer.next();
        expect(last()).toBe(2);
    });

    it("an auction goes on by itself: its dialog stands before the table", () => {
        pacer.hear(1, "auction");
        pacer.hear(2, "auction");
        expect(pacer.waitsForReader).toBe(false);
        vi.advanceTimersByTime(1200 * 2.1);
        expect(last()).toBe(2);
    });
});

describe("an auction", () => {
    it.each([
        [0, 600],
        [1, 2520],
    ])("has uneven pauses (%d)", (chance, wait) => {
        vi.spyOn(Math, "random").mockReturnValue(chance);
        arrive(1);
        pacer.hear(2, "auction");
        vi.advanceTimersByTime(wait - 1);
        expect(last()).toBe(1);
        vi.advanceTimersByTime(1);
        expect(last()).toBe(2);
    });
});

describe("at once", () => {
    it("comes what the reader has decided, with everything before it", () => {
        arrive(1, 2, 3);
        pacer.catchUp(3);
        expect(shown).toEqual([1, 3]);
        arrive(4);
        expect(last()).toBe(3);
    });

    it("comes what the reader has decided, also when its event arrives later", () => {
        arrive(1);
        pacer.catchUp(3);
        arrive(2, 3);
        expect(last()).toBe(3);
        arrive(4);
        expect(last()).toBe(3);
        vi.advanceTimersByTime(1200);
        expect(last()).toBe(4);
    });

    it("comes everything while nobody looks", () => {
        pace = "step";
        arrive(1, 2);
        pacer.watched = false;
        expect(last()).toBe(2);
        arrive(3);
        expect(last()).toBe(3);
        pacer.watched = true;
        arrive(4);
        expect(last()).toBe(3);
    });
});

describe("while something is being read", () => {
    it("the world stops, and goes on a beat after it was put away", () => {
        arrive(1, 2);
        const release = pacer.hold();
        vi.advanceTimersByTime(60_000);
        pacer.next();
        expect(last()).toBe(1);
        release();
        release();
        expect(last()).toBe(1);
        vi.advanceTimersByTime(1200);
        expect(last()).toBe(2);
    });

    it("two readings count as two", () => {
        const [one, other] = [pacer.hold(), pacer.hold()];
        one();
        one();
        arrive(1);
        expect(last()).toBe(0);
        other();
        vi.advanceTimersByTime(1200);
        expect(last()).toBe(1);
    });

    it("the reader's own decision is still shown", () => {
        pacer.hold();
        arrive(1);
        pacer.catchUp(1);
        expect(last()).toBe(1);
    });
});

it("tells every table on the screen the same, and none that has left", () => {
    const other: number[] = [];
    const leave = pacer.follow((number) => other.push(number));
    arrive(1);
    leave();
    arrive(2);
    vi.advanceTimersByTime(1200);
    expect([shown, other]).toEqual([[1, 2], [1]]);
});
