// A live connection: what it says, when it comes back by itself, and when it does not.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeServer, MID, moved, welcome } from "./fake-server";
import { Live, type Connection } from "./live";
import type { Problem, ProblemCode, ToPage } from "./messages";

const HEARTBEAT = 20_000;

let server: FakeServer;
let heard: ToPage[];
let connections: Connection[];
let seen: number;

const connect = (table = "abc"): Live =>
    new Live(
        table,
        "token",
        () => seen,
        (message) => heard.push(message),
        (connection) => connections.push(connection),
    );

const problem = (code: ProblemCode): Problem => ({ code, sentence: "", reason: null });

beforeEach(() => {
    server = new FakeServer();
    heard = [];
    connections = [];
    seen = -1;
    // In the middle: every wait is as long as it is said to be.
    vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
    vi.restoreAllMocks();
    server.close();
});

describe("a connection", () => {
    it("goes to the table at the page's own address, as safely as the page came", () => {
        connect("a/b");
        expect(server.socket.address).toBe("wss://boxship.example/api/tables/a%2Fb/live");
        server.close();
        server = new FakeServer("http://127.0.0.1:8000");
        connect();
        expect(server.socket.address).toBe("ws://127.0.0.1:8000/api/tables/abc/live");
    });

    it("says who is there and what was seen, once it stands", () => {
        connect();
        expect(server.socket.sent).toEqual([]);
        server.socket.onopen?.();
        expect(server.socket.sent).toEqual([{ type: "hello", token: "token", last: -1 }]);
    });

    it("is live with the welcome, not before", () => {
        connect();
        server.socket.onopen?.();
        expect(connections).toEqual([]);
        server.socket.say(welcome());
        expect(connections).toEqual(["live"]);
    });

    it("hands every message on in its order", () => {
        connect();
        server.socket.accept();
        server.socket.say(moved(101), { type: "seats", info: MID.info }, moved(102), { type: "pong" });
        expect(heard.map(({ type }) => type)).toEqual(["welcome", "moved", "seats", "moved", "pong"]);
    });
});

describe("a connection that is lost", () => {
    it("says so and comes back by itself, with what was seen in the meantime", () => {
        connect();
        server.socket.accept();
        seen = 104;
        server.socket.close();
        expect(connections).toEqual(["live", "lost"]);
        vi.advanceTimersByTime(499);
        expect(server.sockets).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(server.sockets).toHaveLength(2);
        server.socket.accept();
        expect(server.socket.sent).toEqual([{ type: "hello", token: "token", last: 104 }]);
        expect(connections).toEqual(["live", "lost", "live"]);
    });

    it("waits twice as long after every failure, but never very long", () => {
        connect();
        const waits: number[] = [];
        for (let time = 0; time < 7; time += 1) {
            server.socket.close();
            const begun = Date.now();
            vi.advanceTimersToNextTimer();
            waits.push(Date.now() - begun);
        }
        expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    });

    it("begins with the short wait again after it stood", () => {
        connect();
        for (let time = 0; time < 4; time += 1) {
            server.socket.close();
            vi.advanceTimersToNextTimer();
        }
        server.socket.accept();
        server.socket.close();
        vi.advanceTimersByTime(500);
        expect(server.sockets).toHaveLength(6);
    });

    it.each([
        [0, 375],
        [0.9, 600],
    ])("does not come back in the same instant as all others (%d)", (random, wait) => {
        vi.spyOn(Math, "random").mockReturnValue(random);
        connect();
        server.socket.close();
        vi.advanceTimersByTime(wait - 1);
        expect(server.sockets).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(server.sockets).toHaveLength(2);
    });

    it("comes back at once when the network does, and only once", () => {
        connect();
        server.socket.close();
        server.happen("online");
        expect(server.sockets).toHaveLength(2);
        vi.advanceTimersByTime(10_000);
        expect(server.sockets).toHaveLength(2);
    });

    it("is not opened a second time where it never broke", () => {
        connect();
        server.socket.accept();
        server.happen("online");
        expect(server.sockets).toHaveLength(1);
    });
});

describe("the heartbeat", () => {
    it("asks now and then, and is content with any word", () => {
        connect();
        server.socket.accept();
        vi.advanceTimersByTime(HEARTBEAT);
        expect(server.socket.sent.at(-1)).toEqual({ type: "ping" });
        server.socket.say({ type: "pong" });
        vi.advanceTimersByTime(HEARTBEAT);
        server.socket.say(moved(101));
        vi.advanceTimersByTime(HEARTBEAT);
        expect(server.socket.sent.filter(({ type }) => type === "ping")).toHaveLength(3);
        expect(connections).toEqual(["live"]);
    });

    it("gives a silent connection up and makes a new one", () => {
        connect();
        server.socket.accept();
        vi.advanceTimersByTime(2 * HEARTBEAT);
        expect(server.sockets[0]?.isClosed).toBe(true);
        expect(connections).toEqual(["live", "lost"]);
        vi.advanceTimersByTime(500);
        expect(server.sockets).toHaveLength(2);
    });

    it("does not ask before the welcome, and never over a connection that is gone", () => {
        connect();
        server.socket.onopen?.();
        vi.advanceTimersByTime(3 * HEARTBEAT);
        expect(server.socket.sent.map(({ type }) => type)).toEqual(["hello"]);
        const [first] = server.sockets;
        server.socket.say(welcome());
        server.socket.close();
        vi.advanceTimersByTime(500);
        server.socket.accept();
        vi.advanceTimersByTime(HEARTBEAT);
        expect(first?.sent).toHaveLength(1);
        expect(server.socket.sent.map(({ type }) => type)).toEqual(["hello", "ping"]);
    });

    it("gives a connection that has come back its full time", () => {
        connect();
        server.socket.accept();
        vi.advanceTimersByTime(2 * HEARTBEAT + 500);
        server.socket.accept();
        vi.advanceTimersByTime(HEARTBEAT);
        expect(server.socket.isClosed).toBe(false);
        expect(server.socket.sent.at(-1)).toEqual({ type: "ping" });
    });
});

describe("an end", () => {
    it("by the reader is silent and for good", () => {
        const live = connect();
        server.socket.accept();
        live.stop();
        expect(server.socket.isClosed).toBe(true);
        server.happen("online");
        vi.advanceTimersByTime(10 * HEARTBEAT);
        expect([server.sockets.length, connections]).toEqual([1, ["live"]]);
    });

    it("while it waits to come back keeps it away", () => {
        const live = connect();
        server.socket.close();
        live.stop();
        vi.advanceTimersByTime(10_000);
        expect(server.sockets).toHaveLength(1);
    });

    it("by the server is told and final: a wrong token does not get better", () => {
        connect();
        server.socket.onopen?.();
        server.socket.say({ type: "closed", problem: problem("not_found") });
        server.socket.close();
        vi.advanceTimersByTime(60_000);
        expect(heard).toEqual([{ type: "closed", problem: problem("not_found") }]);
        expect([server.sockets.length, connections]).toEqual([1, []]);
    });

    it("because too many are here is worth another try", () => {
        connect();
        server.socket.onopen?.();
        server.socket.say({ type: "closed", problem: problem("too_many") });
        server.socket.close();
        vi.advanceTimersByTime(500);
        expect(server.sockets).toHaveLength(2);
    });
});
