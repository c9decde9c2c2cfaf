// The guide: a lesson that was left is found again, one that is gone begins anew, and the last table makes room.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Guide } from "./guide.svelte";
import { keepDone, keepPlace, place } from "./place";

const kept = new Map<string, string>();
const asked: { path: string; body: unknown }[] = [];
let there: boolean;
let down: boolean;

function answer(path: string): unknown {
    if (path === "/api/mine") return there ? [{ table: "old" }] : [];
    if (path === "/api/offers") return { bots: ["a", "b", "c", "d"].map((name) => ({ name, level: 1, wins: 1 })) };
    return { table: "new", seat: "blue", token: "secret" };
}

beforeEach(() => {
    kept.clear();
    asked.length = 0;
    there = true;
    down = false;
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
    });
    vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
        if (down) return Promise.reject(new TypeError("no network"));
        asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
        return Promise.resolve(Response.json(answer(path)));
    });
});

const old = { lesson: 3, table: "old", token: "key" };

describe("guide", () => {
    it("opens the first lesson for whoever comes first", async () => {
        const guide = new Guide();
        await guide.open(1);
        expect(guide.pass).toEqual({ lesson: 1, table: "new", token: "secret" });
        expect(asked).toEqual([{ path: "/api/lessons", body: { lesson: 1, instead: null } }]);
        expect(place()).toMatchObject({ lesson: 1, pass: guide.pass });
    });

    it("goes back to a lesson that was left", async () => {
        keepPlace({ lesson: 3, pass: old });
        const guide = new Guide();
        await guide.open(3);
        expect(guide.pass).toEqual(old);
        expect(asked.map(({ path }) => path)).toEqual(["/api/mine"]);
    });

    it("begins anew where the table is gone", async () => {
        there = false;
        keepPlace({ lesson: 3, pass: old });
        const guide = new Guide();
        await guide.open(3);
        expect(guide.pass?.table).toBe("new");
    });

    it("takes the next lesson in the place of the one that is done", async () => {
        keepPlace({ lesson: 3, pass: old });
        keepDone(3);
        await new Guide().open(place().lesson);
        const instead = { table: "old", token: "key" };
        expect(asked).toEqual([{ path: "/api/lessons", body: { lesson: 4, instead } }]);
    });

    it("says what went wrong and can be asked again", async () => {
        down = true;
        const guide = new Guide();
        await guide.begin(2);
        expect(guide.problem?.code).toBe("unreachable");
        down = false;
        await guide.begin(2);
        expect(guide.problem).toBeNull();
        expect(guide.pass?.lesson).toBe(2);
    });

    it("makes a first game with the Beginner Variant and the friendliest three", async () => {
        await new Guide().firstGame();
        expect(asked.at(-1)).toEqual({
            path: "/api/tables",
            body: {
                rules: "classic domestic_sale",
                seats: [{ kind: "me" }, ...["a", "b", "c"].map((style) => ({ kind: "bot", style }))],
            },
        });
    });
});
