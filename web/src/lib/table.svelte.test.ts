// A table as the page holds it: what each message makes of it, and how it answers.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { entry, FakeServer, MID, moved, settled, welcome } from "./fake-server";
import type { Auction, Problem, Situation } from "./messages";
import { type Pace, Pacer } from "./pacer.svelte";
import { TableStore } from "./table.svelte";

let server: FakeServer;
let store: TableStore;

const LOST: Problem = { code: "unreachable", sentence: "The server does not answer.", reason: null };
const auction = (bids: Record<string, number> = {}): Auction =>
    ({ seller: "red", cargo: ["tan"], bidders: ["blue"], sealed: [], bids, outcomes: [] }) as never as Auction;
const numbers = (): number[] => store.log.map(({ number }) => number);
const log = (...all: number[]) => all.map((number) => entry(number));

beforeEach(() => {
    server = new FakeServer();
    store = new TableStore("abc", "token");
});
afterEach(() => {
    store.leave();
    server.close();
});

describe("coming to a table", () => {
    it("knows nothing until the server has said it", () => {
        expect([store.info, store.situation, store.log, store.connection]).toEqual([null, null, [], "connecting"]);
        server.socket.accept({ log: log(99, 100) });
        expect([store.info, store.situation]).toEqual([MID.info, MID.situation]);
        expect([store.kinds, store.canUndo, store.connection]).toEqual([MID.kinds, MID.can_undo, "live"]);
        expect(numbers()).toEqual([99, 100]);
    });

    it("moves nothing on the screen", () => {
        server.socket.accept();
        expect([store.newest, store.before]).toEqual([null, null]);
    });

    it("says why it cannot be shown", () => {
        const problem: Problem = { code: "not_found", sentence: "There is no such table.", reason: null };
        server.socket.say({ type: "closed", problem });
        expect([store.closed, store.situation]).toEqual([problem, null]);
    });

    it("is seen by whatever is drawn from it", () => {
        const drawn: (number | undefined)[] = [];
        const stop = $effect.root(() => {
            $effect(() => {
                drawn.push(store.situation?.number);
            });
        });
        flushSync();
        server.socket.accept();
        flushSync();
        server.socket.say(moved(101));
        flushSync();
        stop();
        expect(drawn).toEqual([undefined, 100, 101]);
    });
});

describe("an event", () => {
    beforeEach(() => server.socket.accept({ log: log(100) }));

    it("changes the table, and keeps what was before it for what moves", () => {
        const before = store.situation;
        server.socket.say(moved(101, { turn: "red", to_act: ["red"] }));
        expect([store.situation?.turn, store.before, store.newest?.number]).toEqual(["red", before, 101]);
        expect([store.kinds, store.canUndo, numbers()]).toEqual([[], true, [100, 101]]);
    });

    it("that was heard already changes nothing", () => {
        server.socket.say(moved(101, { turn: "red" }));
        server.socket.say(moved(101, { turn: "green" }), moved(100, { turn: "green" }));
        expect([store.situation?.turn, numbers()]).toEqual(["red", [100, 101]]);
    });

    it("is no move where somebody only comes or takes a name", () => {
        const seats = MID.info.seats.map((one) => ({ ...one, name: "Kim" }));
        server.socket.say({ type: "seats", info: { ...MID.info, seats } });
        expect(store.info?.seats[0]?.name).toBe("Kim");
        expect([store.situation, store.newest]).toEqual([MID.situation, null]);
    });

    it("is none where the server only says that it is there", () => {
        server.socket.say({ type: "pong" });
        expect([store.situation, numbers()]).toEqual([MID.situation, [100]]);
    });
});

describe("coming back after the connection was lost", () => {
    beforeEach(() => {
        server.socket.accept({ log: log(99, 100) });
        server.socket.say(moved(101));
        server.socket.close();
        vi.advanceTimersByTime(1000);
        server.socket.onopen?.();
    });

    it("tells the last event that was seen, and that it is away", () => {
        expect(server.socket.sent).toEqual([{ type: "hello", token: "token", last: 101 }]);
        expect(store.connection).toBe("lost");
    });

    it("goes on where it was when nothing has happened", () => {
        const { newest, before } = store;
        const situation: Situation = { ...MID.situation, number: 101 };
        server.socket.say(welcome({ situation, log: [] }));
        expect([store.connection, store.newest, store.before, numbers()]).toEqual([
            "live",
            newest,
            before,
            [99, 100, 101],
        ]);
    });

    it("adds what was missed to the log, each event once, and moves nothing", () => {
        const situation: Situation = { ...MID.situation, number: 103 };
        server.socket.say(welcome({ situation, log: log(101, 102, 103) }));
        expect(numbers()).toEqual([99, 100, 101, 102, 103]);
        expect([store.situation?.number, store.newest, store.before]).toEqual([103, null, null]);
    });
});

describe("a log that is too long to come at once", () => {
    it("comes in pages, the newest first", async () => {
        server.answer(log(2, 3));
        server.answer(log(1));
        server.socket.accept({ log: log(4, 5), more: true });
        await settled();
        expect(numbers()).toEqual([1, 2, 3, 4, 5]);
        expect(server.received.map(({ path }) => path)).toEqual([
            "/api/tables/abc/log?before=4",
            "/api/tables/abc/log?before=2",
        ]);
    });

    it("goes on as it is where a page can't be had", async () => {
        server.refuse(429, { code: "too_many", sentence: "Wait.", reason: null });
        server.socket.accept({ log: log(4, 5), more: true });
        await settled();
        expect(numbers()).toEqual([4, 5]);
    });

    it("has no gap after a long absence", async () => {
        server.socket.accept({ log: log(1, 2) });
        server.answer(log(1, 2, 3, 4, 5, 6));
        server.socket.say(welcome({ situation: { ...MID.situation, number: 8 }, log: log(7, 8), more: true }));
        expect(numbers()).toEqual([7, 8]);
        await settled();
        expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    });
});

describe("a line", () => {
    const sent = () => server.received.map(({ path, body }) => [path, body]);

    it("is played with an id, and says the number of its event", async () => {
        server.answer({ number: 107 });
        expect(await store.play("sail red")).toBe(107);
        expect(sent()).toEqual([["/api/tables/abc/lines", { id: expect.any(String), line: "sail red" }]]);
    });

    it.each([
        ["played", () => store.play("end")],
        ["taken back", () => store.undo()],
    ])("that did not get through is %s again under the same id, so that it counts once", async (_, send) => {
        server.vanish();
        server.answer({ number: 107 });
        expect(await send()).toBe(107);
        expect(sent()).toHaveLength(2);
        expect(sent()[1]).toEqual(sent()[0]);
    });

    it("is not tried for ever", async () => {
        server.vanish();
        server.vanish();
        await expect(store.play("end")).rejects.toThrow(new ApiError(0, LOST));
        expect(sent()).toHaveLength(2);
    });

    it("that is refused is not tried again", async () => {
        server.refuse(409, { code: "refused", sentence: "It is not your turn.", reason: null });
        await expect(store.play("end")).rejects.toThrow("It is not your turn.");
        expect(sent()).toHaveLength(1);
    });

    it("has another id each time it is played", async () => {
        server.answer({ number: 1 });
        server.answer({ number: 2 });
        await store.play("loan");
        await store.play("loan");
        const [first, second] = server.received.map(({ body }) => (body as { id: string }).id);
        expect(first).not.toBe(second);
    });
});

describe("the past", () => {
    const past = (number: number, change: Partial<Situation> = {}): Situation => ({
        ...MID.situation,
        number,
        ...change,
    });
    const asked = (): number => server.received.length;

    beforeEach(() => server.socket.accept());

    /** Whether the situation of event 40 is asked for anew. */
    async function isAskedAgain(): Promise<boolean> {
        const before = asked();
        server.answer(past(40));
        await store.at(40);
        return asked() > before;
    }

    it("is asked for once, however often it is looked at", async () => {
        server.answer(past(40));
        const [one, other] = [store.at(40), store.at(40)];
        expect(await one).toEqual(past(40));
        expect(await other).toBe(await one);
        await store.at(40);
        expect([asked(), server.received[0]?.path]).toEqual([1, "/api/tables/abc/situations/40"]);
    });

    it("is asked for again where it could not be had", async () => {
        server.vanish();
        await expect(store.at(40)).rejects.toThrow(ApiError);
        server.answer(past(40));
        expect((await store.at(40)).number).toBe(40);
    });

    it("stays known while the game goes on", async () => {
        await isAskedAgain();
        server.socket.say(moved(101), moved(102, { turn: "red" }));
        expect(await isAskedAgain()).toBe(false);
    });

    it.each<[string, Partial<Situation>[]]>([
        ["bids are opened", [{ auction: auction() }, { auction: auction({ red: 3 }) }]],
        ["an auction ends", [{ auction: auction({ red: 3 }) }, {}]],
        ["the game is over", [{ phase: "over" }]],
    ])("may tell more when %s, and is asked for again", async (_, events) => {
        const last = events.pop();
        events.forEach((change, index) => server.socket.say(moved(101 + index, change)));
        await isAskedAgain();
        server.socket.say(moved(110, last));
        expect(await isAskedAgain()).toBe(true);
    });

    it("is forgotten when events were missed", async () => {
        await isAskedAgain();
        server.socket.say(welcome({ situation: past(120) }));
        expect(await isAskedAgain()).toBe(true);
    });

    it("is kept where the connection only blinked", async () => {
        await isAskedAgain();
        server.socket.say(welcome());
        expect(await isAskedAgain()).toBe(false);
    });
});

describe("further questions", () => {
    it("for the next words have no answer where the server has none", async () => {
        server.answer({ words: ["sail", "sell"] });
        expect(await store.words("s")).toEqual(["sail", "sell"]);
        expect(server.received[0]?.body).toEqual({ text: "s" });
        server.refuse(429, { code: "too_many", sentence: "Wait.", reason: null });
        expect(await store.words("s")).toEqual([]);
    });

    it("for another name change it at once", async () => {
        server.answer({ ...MID.info, me: "red" });
        await store.rename("Kim");
        expect([server.received[0]?.body, store.info?.me]).toEqual([{ name: "Kim" }, "red"]);
    });

    it("for another name that is refused change nothing", async () => {
        server.socket.accept();
        server.refuse(400, { code: "invalid", sentence: "Too long.", reason: null });
        await expect(store.rename("K".repeat(99))).rejects.toThrow("Too long.");
        expect(store.info).toEqual(MID.info);
    });

    it.each([
        ["draft", () => store.compose({ kind: "end" }), "/api/tables/abc/compose"],
        ["hint", () => store.hint(), "/api/tables/abc/hint"],
        ["story", () => store.story(), "/api/tables/abc/story"],
        ["turning points", () => store.turningPoints(), "/api/tables/abc/turning-points"],
        ["record", () => store.record(), "/api/tables/abc/record"],
    ])("about the %s go to this table with this reader's token", async (_, ask, path) => {
        server.answer({});
        await ask();
        expect(server.received[0]).toMatchObject({ path, headers: { Authorization: "Bearer token" } });
    });
});

it("hears nothing more of a table that was left", async () => {
    server.socket.accept();
    store.leave();
    expect(server.socket.isClosed).toBe(true);
    vi.advanceTimersByTime(60_000);
    await settled();
    expect([server.sockets.length, store.connection]).toEqual([1, "live"]);
});

describe("at a reader's pace", () => {
    let pace: Pace;
    beforeEach(() => {
        pace = "step";
        store.leave();
        store = new TableStore("abc", "token", new Pacer(() => pace));
        server.socket.accept({ log: log(100) });
    });
    const tell = { facts: [{ key: "end", seat: "red" }] } as const;
    const say = (number: number, change: Partial<Situation> = {}): void =>
        server.socket.say(moved(number, change, { facts: [...tell.facts] }));

    it("an event waits with all that it changes", () => {
        const before = store.situation;
        server.socket.say({ ...moved(101, { turn: "red" }, { facts: [...tell.facts] }), can_undo: false });
        expect([store.situation, store.kinds, store.newest, numbers()]).toEqual([before, MID.kinds, null, [100]]);
        expect(store.canUndo).toBe(false);
    });

    it("a line is shown as soon as it is played, with what was waiting before it", async () => {
        say(101);
        server.answer({ number: 103 });
        expect(await store.play("end")).toBe(103);
        expect(numbers()).toEqual([100, 101]);
        say(102);
        say(103);
        say(104);
        expect(numbers()).toEqual([100, 101, 102, 103]);
    });

    it("nobody answers a question that was not the one they saw", async () => {
        say(101, { phase: "bid", auction: auction() });
        await expect(store.play("end")).rejects.toMatchObject({ problem: { code: "nothing_to_decide" } });
        expect([numbers(), server.received]).toEqual([[100, 101], []]);
    });

    it("whoever comes back is shown everything, once and in order", () => {
        say(101);
        say(102);
        server.socket.close();
        vi.advanceTimersByTime(1000);
        const back = server.socket;
        back.onopen?.();
        expect(back.sent).toEqual([{ type: "hello", token: "token", last: 100 }]);
        back.say(welcome({ situation: { ...MID.situation, number: 103 }, log: log(101, 102, 103) }));
        expect([numbers(), store.situation?.number]).toEqual([[100, 101, 102, 103], 103]);
        say(103);
        say(104);
        pace = "fast";
        say(105);
        expect(numbers()).toEqual([100, 101, 102, 103, 104, 105]);
    });
});
