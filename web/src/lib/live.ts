// The WebSocket of a table. It reconnects by itself, with growing waits, and says what it has seen, so that nothing is
// missed or repeated; a heartbeat finds connections that died without a word.
import type { Hello, ToPage } from "./messages";

export type Connection = "connecting" | "live" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;

export class Live {
    #socket: WebSocket | null = null;
    #wait = FIRST_WAIT;
    #retry: ReturnType<typeof setTimeout> | undefined;
    #beat: ReturnType<typeof setInterval> | undefined;
    #heard = true;
    #stopped = false;

    constructor(
        private readonly table: string,
        private readonly token: string,
        private readonly last: () => number,
        private readonly onMessage: (message: ToPage) => void,
        private readonly onConnection: (connection: Connection) => void,
    ) {
        addEventListener("online", this.#now);
        this.#open();
    }

    stop(): void {
        this.#stopped = true;
        removeEventListener("online", this.#now);
        clearTimeout(this.#retry);
        clearInterval(this.#beat);
        this.#socket?.close();
    }

    #now = (): void => {
        if (this.#socket === null) {
            clearTimeout(this.#retry);
            this.#open();
        }
    };

    #open(): void {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
        this.#socket = socket;
        socket.onopen = () => {
            const hello: Hello = { type: "hello", token: this.token, last: this.last() };
            socket.send(JSON.stringify(hello));
        };
        socket.onmessage = (event: MessageEvent<string>) => {
            this.#heard = true;
            const message = JSON.parse(event.data) as ToPage;
            if (message.type === "welcome") {
                this.#wait = FIRST_WAIT;
                this.onConnection("live");
                this.#watch(socket);
            }
            if (message.type === "closed" && message.problem.code !== "too_many") this.#stopped = true;
            this.onMessage(message);
        };
        socket.onclose = () => {
            clearInterval(this.#beat);
            this.#socket = null;
            if (this.#stopped) return;
            this.onConnection("lost");
            this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
            this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
        };
    }

    /** Heartbeat: ask now and then, and give the connection up when no answer comes. */
    #watch(socket: WebSocket): void {
        clearInterval(this.#beat);
        this.#beat = setInterval(() => {
            if (!this.#heard) {
                socket.close();
                return;
            }
            this.#heard = false;
            socket.send(JSON.stringify({ type: "ping" }));
        }, HEARTBEAT);
    }
}
