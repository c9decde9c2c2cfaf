import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MID } from "../lib/fake-server";
import type { Replay, Situation, TurningPoints } from "../lib/messages";
import { ReplayState } from "./replay.svelte";

/** What the server was asked, and the answers that it gives. */
const asked: [path: string, body: Record<string, unknown>][] = [];
let turning: TurningPoints = { ready: false, points: [] };
let broken: string | null = null;

const opened = (seen: string): Replay => ({
    record: "as the engine writes it",
    rules: MID.info.rules,
    seats: MID.info.seats,
    last: 20,
    over: true,
    log: [{ number: 1, seat: "blue", line: "end", kind: "line", round: 1, turn: seen, facts: [] }],
    worth: {},
});

const point = (number: number, seat: string): TurningPoints["points"][number] =>
    ({ number, seat }) as TurningPoints["points"][number];

beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    turning = { ready: false, points: [] };
    broken = null;
    vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
        const sent = JSON.parse(String(body)) as Record<string, unknown>;
        asked.push([path, sent]);
        if (broken !== null) {
            const problem = { code: broken, sentence: "no", reason: null, line: 7 };
            return Promise.resolve(new Response(JSON.stringify(problem), { status: 400 }));
        }
        const answers: Record<string, unknown> = {
            "/api/replays": opened(String(sent["seen"])),
            "/api/replays/situations": { ...MID.situation, number: sent["number"] } as Situation,
            "/api/replays/turning-points": turning,
        };
        return Promise.resolve(new Response(JSON.stringify(answers[path])));
    });
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("ReplayState", () => {
    it("opens a record at a moment, and from then on sends what the engine wrote", async () => {
        const replay = new ReplayState("as somebody wrote it");
        await replay.look("everybody", 5);
        await vi.runAllTimersAsync();
        expect([replay.history.number, replay.history.last, replay.history.situation?.number]).toEqual([5, 20, 5]);
        expect(asked[0]?.[1]["record"]).toBe("as somebody wrote it");
        expect(asked.slice(1).every(([, { record }]) => record === "as the engine writes it")).toBe(true);
        expect(replay.info?.me).toBeNull();
    });

    it("keeps its moment when the eyes change, and asks with the new ones", async () => {
        const replay = new ReplayState("");
        await replay.look("everybody", 5);
        await vi.runAllTimersAsync();
        asked.length = 0;
        await replay.look("red", 5);
        await vi.runAllTimersAsync();
        expect(replay.info?.me).toBe("red");
        expect([replay.seen, replay.history.number]).toEqual(["red", 5]);
        expect(asked.length).toBeGreaterThan(2);
        expect(asked.every(([, { seen }]) => seen === "red")).toBe(true);
    });

    it("says what is wrong with a record, and shows nothing", async () => {
        broken = "bad_record";
        const replay = new ReplayState("");
        await replay.look("everybody", 0);
        expect([replay.opened, replay.problem?.code, replay.problem?.line]).toEqual([null, "bad_record", 7]);
    });

    it("looks for mistakes until they are there, and only when it is asked to", async () => {
        const replay = new ReplayState("");
        await replay.look("everybody", 0);
        await vi.runAllTimersAsync();
        expect(asked.some(([path]) => path.endsWith("turning-points"))).toBe(false);
        void replay.findMistakes();
        await vi.advanceTimersByTimeAsync(1);
        expect(replay.search).toBe("searching");
        turning = { ready: true, points: [point(9, "red"), point(3, "blue"), point(7, "blue")] };
        await vi.advanceTimersByTimeAsync(2500);
        expect(replay.search).toBe("found");
        expect(replay.mistakes("").map(({ number }) => number)).toEqual([3, 7, 9]);
        expect(replay.mistakes("blue").map(({ number }) => number)).toEqual([3, 7]);
    });

    it("says that mistakes could not be found", async () => {
        const replay = new ReplayState("");
        broken = "too_many";
        await replay.findMistakes();
        expect(replay.search).toBe("failed");
    });
});
