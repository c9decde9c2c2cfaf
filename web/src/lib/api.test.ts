// The server's routes: what is sent, and what becomes of each kind of answer.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as api from "./api";
import { FakeServer } from "./fake-server";
import type { Problem } from "./messages";

let server: FakeServer;

beforeEach(() => {
    server = new FakeServer();
});
afterEach(() => server.close());

/** What the request was refused with. */
async function failure(request: Promise<unknown>): Promise<api.ApiError> {
    const error: unknown = await request.catch((thrown: unknown) => thrown);
    if (!(error instanceof api.ApiError)) throw new Error("It was not refused as it should be.");
    return error;
}

describe("a request", () => {
    it.each([
        ["offers", () => api.offers(), "GET /api/offers"],
        ["playNow", () => api.playNow(), "POST /api/play-now"],
        ["newTable", () => api.newTable({ seats: [] }), "POST /api/tables"],
        ["mine", () => api.mine({ passes: [] }), "POST /api/mine"],
        ["join", () => api.join("abc", "token", {}), "POST /api/tables/abc/join"],
        ["rename", () => api.rename("abc", "token", "Kim"), "POST /api/tables/abc/name"],
        ["renew", () => api.renew("abc", "token", { link: "watch" }), "POST /api/tables/abc/links"],
        ["playLine", () => api.playLine("abc", "token", { id: "1", line: "end" }), "POST /api/tables/abc/lines"],
        ["undo", () => api.undo("abc", "token", { id: "1" }), "POST /api/tables/abc/undo"],
        ["compose", () => api.compose("abc", "token", { kind: "end" }), "POST /api/tables/abc/compose"],
        ["hint", () => api.hint("abc", "token"), "POST /api/tables/abc/hint"],
        ["nextWords", () => api.nextWords("abc", "token", "sa"), "POST /api/tables/abc/words"],
        ["situationAt", () => api.situationAt("abc", "token", 7), "GET /api/tables/abc/situations/7"],
        ["logBefore", () => api.logBefore("abc", "token", 9), "GET /api/tables/abc/log?before=9"],
        ["story", () => api.story("abc", "token"), "GET /api/tables/abc/story"],
        ["turningPoints", () => api.turningPoints("abc", "token"), "GET /api/tables/abc/turning-points"],
    ])("for %s goes to its route and brings the answer", async (_, request, route) => {
        server.answer({ answered: true });
        expect(await request()).toEqual({ answered: true });
        expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([route]);
    });

    it("shows its token where there is one, and nothing where there is none", async () => {
        server.answer({});
        server.answer({});
        await api.story("abc", "token");
        await api.offers();
        expect(server.received.map(({ headers }) => headers)).toEqual([{ Authorization: "Bearer token" }, {}]);
    });

    it("says that its body is JSON", async () => {
        server.answer({ number: 5 });
        await api.playLine("abc", "token", { id: "1", line: "sail red" });
        expect(server.received[0]?.headers["Content-Type"]).toBe("application/json");
        expect(server.received[0]?.body).toEqual({ id: "1", line: "sail red" });
    });

    it("cannot leave its table, whatever the table is called", async () => {
        server.answer({});
        await api.story("../offers?x", "token");
        expect(server.received[0]?.path).toBe("/api/tables/..%2Foffers%3Fx/story");
    });

    it("brings a record as the text it is", async () => {
        server.answerText("boxship classic\n1 blue: end\n");
        expect(await api.record("abc", "token")).toBe("boxship classic\n1 blue: end\n");
    });
});

describe("a request that is not carried out", () => {
    it("throws what the server says about it", async () => {
        const problem: Problem = { code: "no_free_seat", sentence: "All seats are taken.", reason: null, watch: "w" };
        server.refuse(409, problem);
        const error = await failure(api.join("abc", "token", {}));
        expect([error.status, error.problem, error.message]).toEqual([409, problem, "All seats are taken."]);
    });

    it("says so where somebody else answers, who does not speak JSON", async () => {
        server.stumble(502, "Bad Gateway");
        const error = await failure(api.offers());
        expect([error.status, error.problem]).toEqual([502, { code: "failed", sentence: "Bad Gateway", reason: null }]);
    });

    it("has no status where the server cannot be reached", async () => {
        server.vanish();
        const error = await failure(api.offers());
        expect([error.status, error.problem.code]).toEqual([0, "unreachable"]);
    });

    it("has a problem to be told; a mistake of the page is none and goes on", () => {
        const problem: Problem = { code: "too_many", sentence: "Wait.", reason: null };
        expect(api.problemOf(new api.ApiError(429, problem))).toBe(problem);
        expect(() => api.problemOf(new TypeError("mistake"))).toThrow("mistake");
    });
});

it("gives every command an id of its own, as long as the server wants it", () => {
    const ids = Array.from({ length: 100 }, api.commandId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
});
