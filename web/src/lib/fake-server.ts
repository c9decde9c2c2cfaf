// A server for tests: it speaks over its sockets when it is told to, answers requests as was laid out before, and
// remembers what it was sent. Timers are fake, so that nobody waits.
import { vi } from "vitest";
import mid from "../../fixtures/mid.json";
import type { Entry, FromPage, Moved, Problem, TableState, ToPage, Welcome } from "./messages";

/** A table in the ninth round: blue, the reader, is in turn. */
export const MID = mid as unknown as TableState;

export const welcome = (change: Partial<TableState> = {}): Welcome => ({
    type: "welcome",
    table: { ...MID, ...change },
});

export const entry = (number: number, change: Partial<Entry> = {}): Entry => ({
    number,
    seat: "blue",
    line: "end",
    kind: "line",
    round: 9,
    turn: "blue",
    facts: [],
    ...change,
});

/** The event of a number, after which the table stands as in the fixture unless something else is said. */
export const moved = (
    number: number,
    change: Partial<TableState["situation"]> = {},
    what: Partial<Entry> = {},
): Moved => ({
    type: "moved",
    entry: entry(number, what),
    situation: { ...MID.situation, ...change, number },
    kinds: [],
    can_undo: true,
});

export class FakeSocket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    readonly sent: FromPage[] = [];
    isClosed = false;

    constructor(readonly address: string) {}

    send(text: string): void {
        if (this.isClosed) throw new Error("This socket is closed.");
        this.sent.push(JSON.parse(text) as FromPage);
    }

    /** From either end. */
    close(): void {
        if (this.isClosed) return;
        this.isClosed = true;
        this.onclose?.();
    }

    say(...messages: ToPage[]): void {
        for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    }

    /** The connection stands, and the table is sent. */
    accept(table: Partial<TableState> = {}): void {
        this.onopen?.();
        this.say(welcome(table));
    }
}

export interface Received {
    method: string;
    path: string;
    headers: Record<string, string>;
    body: unknown;
}

export class FakeServer {
    readonly sockets: FakeSocket[] = [];
    readonly received: Received[] = [];
    readonly #answers: (() => Promise<Response>)[] = [];
    readonly #listeners = new Map<string, Set<() => void>>();

    constructor(address = "https://boxship.example") {
        const { protocol, host } = new URL(address);
        vi.useFakeTimers();
        vi.stubGlobal("location", { protocol, host, pathname: "/", hash: "", search: "" });
        vi.stubGlobal("WebSocket", this.#socketClass());
        vi.stubGlobal("fetch", (path: string, init: RequestInit) => this.#receive(path, init));
        vi.stubGlobal("addEventListener", (name: string, heard: () => void) => this.#listening(name).add(heard));
        vi.stubGlobal("removeEventListener", (name: string, heard: () => void) => this.#listening(name).delete(heard));
    }

    /** To be called after each test. */
    close(): void {
        vi.unstubAllGlobals();
        vi.useRealTimers();
    }

    /** The newest connection. */
    get socket(): FakeSocket {
        const socket = this.sockets.at(-1);
        if (socket === undefined) throw new Error("Nobody has connected.");
        return socket;
    }

    /** The connection with this token, as it said in its first message. */
    socketOf(token: string): FakeSocket {
        const found = this.sockets.findLast(({ sent }) =>
            sent.some((one) => one.type === "hello" && one.token === token),
        );
        if (found === undefined) throw new Error(`Nobody has come with ${token}.`);
        return found;
    }

    /** Something happens to the whole page, like `online`. */
    happen(name: string): void {
        for (const heard of this.#listening(name)) heard();
    }

    /** The next request gets this answer. */
    answer(body: unknown): void {
        this.#answers.push(() => Promise.resolve(Response.json(body)));
    }

    answerText(text: string): void {
        this.#answers.push(() => Promise.resolve(new Response(text)));
    }

    /** The next request is not carried out. */
    refuse(status: number, problem: Problem): void {
        this.#answers.push(() => Promise.resolve(Response.json(problem, { status })));
    }

    /** The next request gets an answer that no page can read. */
    stumble(status: number, statusText: string): void {
        this.#answers.push(() => Promise.resolve(new Response("<html>", { status, statusText })));
    }

    /** The next request does not reach the server. */
    vanish(): void {
        this.#answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
    }

    /** The next request is answered once the returned function is called. */
    answerLater(body: unknown): () => Promise<unknown> {
        let release = (): void => undefined;
        const released = new Promise<void>((resolve) => (release = resolve));
        this.#answers.push(() => released.then(() => Response.json(body)));
        return () => {
            release();
            return settled();
        };
    }

    #receive(path: string, { method = "GET", headers, body }: RequestInit): Promise<Response> {
        const sent = typeof body === "string" ? (JSON.parse(body) as unknown) : undefined;
        this.received.push({ method, path, headers: headers as Record<string, string>, body: sent });
        const answer = this.#answers.shift();
        return answer === undefined ? Promise.reject(new Error(`No answer to ${method} ${path}.`)) : answer();
    }

    #listening(name: string): Set<() => void> {
        const all = this.#listeners.get(name) ?? new Set();
        this.#listeners.set(name, all);
        return all;
    }

    #socketClass(): typeof FakeSocket {
        const { sockets } = this;
        return class extends FakeSocket {
            constructor(address: string) {
                super(address);
                sockets.push(this);
            }
        };
    }
}

/** Everything that was waiting for an answer has gone on. */
export const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
