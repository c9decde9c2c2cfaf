import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import mid from "../../fixtures/mid.json";
import type { Situation } from "../lib/messages";
import { HistoryState } from "./history.svelte";

const now = { ...mid.situation, number: 50 } as unknown as Situation;
const at = vi.fn((number: number) => Promise.resolve({ ...now, number }));
const history = (): HistoryState => new HistoryState({ situation: now, at });

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
});
