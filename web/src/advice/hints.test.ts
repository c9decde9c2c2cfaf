import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../lib/api";
import type { Entry, EntryKind, Hint, Problem, TableInfo } from "../lib/messages";
import { Hints, type Advisable } from "./hints.svelte";

const HINT: Hint = { lines: [], cargo: null, bids: [], playouts: 600 };
const BUSY: Problem = { code: "too_many", sentence: "wait", reason: null };
const entry = (number: number, kind: EntryKind = "line"): Entry => ({
    number,
    seat: "red",
    line: "",
    kind,
    round: 1,
    turn: "red",
    facts: [],
});

class Table implements Advisable {
    info = { hints: true } as TableInfo;
    situation = null;
    log: Entry[] = [entry(1)];
    answers: ((hint: Hint) => void)[] = [];
    problem: ApiError | null = null;

    hint(): Promise<Hint> {
        if (this.problem !== null) return Promise.reject(this.problem);
        return new Promise((resolve) => this.answers.push(resolve));
    }
}

let table: Table;
let hints: Hints;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
    table = new Table();
    hints = new Hints(table);
});

describe("a hint", () => {
    it("is asked for once, and shown again without asking", async () => {
        hints.show();
        expect([hints.open, hints.thinking]).toEqual([true, true]);
        hints.close();
        hints.show();
        table.answers[0]?.(HINT);
        await settled();
        expect([hints.thinking, hints.hint]).toEqual([false, HINT]);
        hints.toggle();
        expect(hints.open).toBe(false);
        hints.toggle();
        expect([hints.open, table.answers.length]).toEqual([true, 1]);
    });

    it("stays while others seal their bids, and goes with the decision", async () => {
        hints.show();
        table.log = [...table.log, entry(2, "sealed")];
        hints.follow();
        table.answers[0]?.(HINT);
        await settled();
        expect([hints.open, hints.hint]).toEqual([true, HINT]);
        table.log = [...table.log, entry(3)];
        hints.follow();
        expect([hints.open, hints.hint, hints.thinking]).toEqual([false, null, false]);
    });

    it("that comes too late is dropped", async () => {
        hints.show();
        table.log = [...table.log, entry(2)];
        hints.follow();
        hints.show();
        table.answers[0]?.({ ...HINT, playouts: 1 });
        await settled();
        expect(hints.hint).toBeNull();
        table.answers[1]?.(HINT);
        await settled();
        expect(hints.hint).toBe(HINT);
    });

    it("that was refused says why, and can be asked for again", async () => {
        table.problem = new ApiError(429, BUSY);
        hints.show();
        await settled();
        expect([hints.problem, hints.thinking]).toEqual([BUSY, false]);
        table.problem = null;
        hints.close();
        hints.show();
        expect(hints.thinking).toBe(true);
    });

    it("is not asked for where there are none, which is said", async () => {
        table.info = { hints: false } as TableInfo;
        hints.show();
        await settled();
        expect([hints.open, hints.problem?.code, table.answers.length]).toEqual([true, "no_hints", 0]);
    });

    it("that takes long says so", () => {
        vi.useFakeTimers();
        hints.show();
        vi.advanceTimersByTime(4000);
        expect(hints.long).toBe(false);
        vi.advanceTimersByTime(2000);
        expect(hints.long).toBe(true);
        vi.useRealTimers();
    });

    it("that takes long is no longer long once it is there, nor for the next decision", async () => {
        vi.useFakeTimers();
        hints.show();
        table.answers[0]?.(HINT);
        await vi.advanceTimersByTimeAsync(10_000);
        expect([hints.hint, hints.long]).toEqual([HINT, false]);
        table.log = [...table.log, entry(2)];
        hints.follow();
        hints.show();
        vi.advanceTimersByTime(6000);
        expect(hints.long).toBe(true);
        table.log = [...table.log, entry(3)];
        hints.follow();
        expect(hints.long).toBe(false);
        vi.advanceTimersByTime(6000);
        expect(hints.long).toBe(false);
        vi.useRealTimers();
    });

    it("goes with an undo, which leaves another decision", async () => {
        hints.show();
        table.answers[0]?.(HINT);
        await settled();
        table.log = [...table.log, entry(2), entry(3, "undo")];
        hints.follow();
        expect(hints.hint).toBeNull();
    });

    it("that nobody asked for is not opened by a change of the table", () => {
        table.log = [...table.log, entry(2)];
        hints.follow();
        expect([hints.open, hints.thinking, table.answers.length]).toEqual([false, false, 0]);
    });

    it("can be asked for before anything has happened", () => {
        table.log = [];
        hints.show();
        hints.follow();
        expect([hints.open, hints.thinking]).toEqual([true, true]);
    });

    it("is not given before the table is known", () => {
        const unknown = new Hints({ ...table, info: null, hint: () => Promise.resolve(HINT) });
        expect(unknown.allowed).toBe(false);
    });
});
