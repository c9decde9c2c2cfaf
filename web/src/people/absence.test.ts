import { afterEach, expect, it, vi } from "vitest";
import type { TableStore } from "../lib/table.svelte";
import type { Attendance } from "../lib/messages";
import { Absence } from "./absence.svelte";

interface Sent {
    path: string;
    body: Record<string, unknown>;
}

/** A server that answers everything with this, or not at all. */
function answering(...answers: (number | Error)[]): Sent[] {
    const sent: Sent[] = [];
    vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
        sent.push({ path, body: JSON.parse(String(body)) as Record<string, unknown> });
        const answer = answers.shift() ?? 200;
        if (answer instanceof Error) return Promise.reject(answer);
        const text = answer === 200 ? { number: 1, heard: true } : { code: "still_here", sentence: "", reason: null };
        return Promise.resolve(new Response(JSON.stringify(text), { status: answer }));
    });
    return sent;
}

const at = (said: Attendance): Absence =>
    new Absence({ table: "t", token: "k", info: { me: "red" }, attendance: { said, at: 0 } } as unknown as TableStore);

afterEach(() => vi.unstubAllGlobals());

it("gives up only when that was pressed twice", async () => {
    const sent = answering();
    const absence = at({});
    await absence.resign();
    expect([sent.length, absence.armed]).toEqual([0, "resign"]);
    await absence.resign();
    expect(sent.map(({ path }) => path)).toEqual(["/api/tables/t/resign"]);
});

it("agrees at once where somebody else began, and takes it back", async () => {
    const sent = answering();
    await at({ agreed: ["blue"] }).agree();
    const mine = at({ agreed: ["red"] });
    expect(mine.hasAgreed).toBe(true);
    await mine.withdraw();
    expect(sent.map(({ body }) => body["agree"])).toEqual([true, false]);
});

it("sends the same command again where no answer came", async () => {
    const sent = answering(new TypeError("cut"), 200);
    await at({}).takeOver();
    expect(sent.length).toBe(2);
    expect(sent[0]?.body).toEqual(sent[1]?.body);
});

it("keeps what the server refuses, until the next thing is done", async () => {
    answering(409, 200);
    const absence = at({});
    await absence.takeOver("blue");
    expect(absence.problem?.code).toBe("still_here");
    await absence.nudge("blue");
    expect([absence.problem, absence.nudged]).toEqual([null, { seat: "blue", heard: true }]);
});

it("knows whether a bot plays the own seat, and whether it is over", () => {
    expect(at({ bots: { red: "trader" } }).isReplaced).toBe(true);
    expect(at({ bots: { blue: "trader" } }).isReplaced).toBe(false);
    expect(at({ bots: { red: "trader" }, resigned: ["red"] }).hasResigned).toBe(true);
    expect(at({ ended: true, agreed: ["red"] }).agreed).toEqual([]);
});
