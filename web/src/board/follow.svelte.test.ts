// When things are set in motion: by the one event that follows what was on the screen, and by nothing else.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MID } from "../lib/fake-server";
import type { Situation } from "../lib/messages";
import { follow, type Look } from "./follow.svelte";
import { Motion } from "./motion.svelte";

vi.mock("svelte/motion", () => ({ prefersReducedMotion: { current: false } }));

const after = (number: number, loans = 0): Situation => ({
    ...MID.situation,
    number,
    boards: MID.situation.boards.map((board) => ({ ...board, loans })),
});

let look: Look = $state.raw({} as Look);
let motion: Motion;
let done: string[];
let stop: () => void;

/** The screen shows something else. */
function show(change: Partial<Look>): void {
    look = { ...look, ...change };
    flushSync();
}

beforeEach(() => {
    done = [];
    motion = new Motion();
    vi.spyOn(motion, "remember").mockImplementation(() => void done.push("remember"));
    vi.spyOn(motion, "still").mockImplementation(() => void done.push("still"));
    vi.spyOn(motion, "play").mockImplementation(() => void done.push("play"));
    look = { situation: after(100), previous: null, still: false, courses: new Map() };
    stop = $effect.root(() => follow(motion, () => look));
    flushSync();
});
afterEach(() => stop());

describe("motion", () => {
    it("does not begin with the first picture", () => {
        expect(done).toEqual([]);
    });

    it("plays what the next event changed, after the old picture was remembered", () => {
        show({ situation: after(101, 1), previous: look.situation });
        expect(done).toEqual(["remember", "play"]);
        const [changes, courses] = vi.mocked(motion.play).mock.calls[0] ?? [];
        expect(changes?.appeared).toEqual(MID.situation.boards.map(({ seat }) => `${seat}.loan:0`));
        expect(courses).toBe(look.courses);
    });

    it("plays every event once, also when several come one after the other", () => {
        show({ situation: after(101), previous: look.situation });
        show({ situation: after(102), previous: look.situation });
        expect(done).toEqual(["remember", "play", "remember", "play"]);
    });

    it("does not play where events were missed: what was seen is not what came before", () => {
        show({ situation: after(105), previous: after(104) });
        expect(done).toEqual(["remember", "still"]);
    });

    it("does not play a table that was come back to", () => {
        show({ situation: after(101), previous: null });
        expect(done).toEqual(["remember", "still"]);
    });

    it("does not play in the past", () => {
        show({ situation: after(40), previous: after(100), still: true });
        expect(done).toEqual(["remember", "still"]);
    });

    it("does not start anew when something else about the table changes", () => {
        show({ situation: after(101), previous: look.situation });
        done.length = 0;
        show({ still: false, courses: new Map() });
        expect(done).toEqual([]);
    });
});
