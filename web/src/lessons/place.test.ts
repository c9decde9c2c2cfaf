// The place in the course outlives the page, and nothing that stands there breaks it.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepDone, keepPlace, LESSONS, place } from "./place";

const kept = new Map<string, string>();

beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
    });
});

describe("place", () => {
    it("is the start for whoever comes first", () => {
        expect(place()).toEqual({ lesson: 1, done: [], pass: null });
    });

    it("is what was kept last", () => {
        keepPlace({ lesson: 3, pass: { lesson: 3, table: "t", token: "k" } });
        keepPlace({ done: [1, 2] });
        expect(place()).toEqual({ lesson: 3, done: [1, 2], pass: { lesson: 3, table: "t", token: "k" } });
    });

    it("goes on to the next lesson once one is done, and stays at the last", () => {
        keepDone(2);
        keepDone(1);
        keepDone(2);
        expect(place()).toMatchObject({ lesson: 3, done: [1, 2] });
        keepDone(LESSONS);
        expect(place().lesson).toBe(LESSONS);
    });

    it.each(["{", "7", '{"lesson": 44}', '{"lesson": 2, "done": 5}'])("starts anew after %s", (text) => {
        kept.set("boxship.lessons", text);
        expect(place()).toEqual({ lesson: 1, done: [], pass: null });
    });

    it("leaves out what is no lesson", () => {
        kept.set("boxship.lessons", '{"lesson": 2, "done": [1, "x", 99]}');
        expect(place().done).toEqual([1]);
    });
});
