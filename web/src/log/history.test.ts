import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import mid from "../../fixtures/mid.json";
import type { Entry, Situation } from "../lib/messages";
import { HistoryState } from "./history.svelte";

const now = { ...mid.situation, number: 50 } as unknown as Situation;
const at = vi.fn((number: number) => Promise.resolve({ ...now, number }));
/** Turns of two players from event 1, 11, 21 … on, and auctions at 15 and 35. */
const LOG: Entry[] = Array.from({ length: 50 }, (_, index) => ({
    number: index + 1,
    seat: "red",
    line: "",
    kind: "line",
    round: 1 + Math.floor(index / 20),
    turn: Math.floor(index / 10) % 2 === 0 ? "red" : "blue",
    facts: index === 14 || index === 34 ? [{ key: "land", seat: "red" }] : [],
}));
const history = (): HistoryState => new HistoryState({ situation: now, log: LOG, at });

describe("HistoryState", () => {
    beforeEach(() => {
        vi.useFakeTimers();
        at.mockClear();
    });
    afterEach(() => vi.useRealTimers());

    it("begins live", () => {
        const state = history();
        expect([state.live, state.number, state.situation]).toEqual([true, 50, now]);
    });

    it("shows the past once it is there, and has the neighbours ready", async () => {
        const state = history();
        state.go(20);
        expect([state.live, state.number, state.situation?.number]).toEqual([false, 20, 50]);
        await vi.runAllTimersAsync();
        expect(state.situation?.number).toBe(20);
        expect(at.mock.calls.map(([number]) => number)).toEqual([20, 21, 19]);
    });

    it("asks for few situations while it is dragged, and ends at the last wish", async () => {
        const state = history();
        for (let number = 10; number < 40; number++) state.go(number);
        await vi.runAllTimersAsync();
        expect(state.situation?.number).toBe(39);
        expect(at.mock.calls.length).toBeLessThan(6);
    });

    it("is live again at the newest event, and stays between the ends", async () => {
        const state = history();
        state.go(49);
        state.step(1);
        expect(state.live).toBe(true);
        state.go(-3);
        await vi.runAllTimersAsync();
        expect(state.number).toBe(0);
        state.toLive();
        expect(state.situation).toBe(now);
    });

    it("says when a situation can't be had", async () => {
        at.mockRejectedValueOnce(new Error("lost"));
        const state = history();
        state.go(20);
        await vi.runAllTimersAsync();
        expect(state.failed).toBe(true);
        expect(state.situation).toBe(now);
        state.again();
        await vi.runAllTimersAsync();
        expect([state.failed, state.situation?.number]).toEqual([false, 20]);
    });

    it("keeps the situation before on the screen while the next one is on its way", async () => {
        const state = history();
        state.go(20);
        await vi.runAllTimersAsync();
        state.step(-5);
        expect([state.number, state.situation?.number]).toEqual([15, 20]);
        await vi.runAllTimersAsync();
        expect(state.situation?.number).toBe(15);
    });

    it("does not jump back into the past when a late answer comes", async () => {
        const state = history();
        state.go(20);
        state.toLive();
        await vi.runAllTimersAsync();
        expect([state.live, state.situation]).toEqual([true, now]);
    });

    it("drops an answer that comes after something else was chosen", async () => {
        const answers = new Map<number, (situation: Situation) => void>();
        const state = new HistoryState({
            situation: now,
            log: LOG,
            at: (number) => new Promise((resolve) => answers.set(number, resolve)),
        });
        state.go(20);
        await vi.advanceTimersByTimeAsync(1000);
        state.go(30);
        answers.get(30)?.({ ...now, number: 30 });
        await vi.advanceTimersByTimeAsync(0);
        answers.get(20)?.({ ...now, number: 20 });
        await vi.advanceTimersByTimeAsync(0);
        expect(state.situation?.number).toBe(30);
    });

    it("forgets a failure when something else is chosen", async () => {
        at.mockRejectedValueOnce(new Error("lost"));
        const state = history();
        state.go(20);
        await vi.runAllTimersAsync();
        expect(state.failed).toBe(true);
        state.go(21);
        expect(state.failed).toBe(false);
        await vi.runAllTimersAsync();
        expect([state.failed, state.situation?.number]).toEqual([false, 21]);
    });

    it("does not mind that a neighbour can't be had", async () => {
        at.mockResolvedValueOnce({ ...now, number: 20 }).mockRejectedValueOnce(new Error("lost"));
        const state = history();
        state.go(20);
        await vi.runAllTimersAsync();
        expect([state.failed, state.situation?.number]).toEqual([false, 20]);
    });

    it("does not ask for what lies beyond the ends", async () => {
        const state = history();
        state.go(0);
        await vi.runAllTimersAsync();
        state.go(49);
        await vi.runAllTimersAsync();
        expect(at.mock.calls.map(([number]) => number)).toEqual([0, 1, 49, 48]);
    });

    it("stays where it is while the game goes on", async () => {
        const table = { situation: now, log: LOG, at };
        const state = new HistoryState(table);
        state.go(20);
        await vi.runAllTimersAsync();
        table.situation = { ...now, number: 53 };
        expect([state.live, state.number, state.last, state.situation?.number]).toEqual([false, 20, 53, 20]);
    });

    it("has nothing to show before the table is known", () => {
        const state = new HistoryState({ situation: null, log: [], at });
        state.step(-1);
        expect([state.live, state.number, state.situation]).toEqual([true, 0, null]);
    });
});

describe("a leap", () => {
    it.each([
        ["turn", 1, 30],
        ["turn", -1, 20],
        ["auction", 1, 35],
        ["auction", -1, 15],
    ] as const)("to a %s (%d) goes to where that began", (to, towards, number) => {
        const state = history();
        state.go(22);
        state.leap(to, towards);
        expect(state.number).toBe(number);
    });

    it("goes to the live table after the last, and to the beginning before the first", () => {
        const state = history();
        state.go(36);
        state.leap("auction", 1);
        expect(state.live).toBe(true);
        state.go(12);
        state.leap("auction", -1);
        expect(state.number).toBe(0);
    });
});
