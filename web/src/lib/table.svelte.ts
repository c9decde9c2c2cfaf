// A table as the page holds it: what the server last said, and the ways to answer. It knows no rule.
import * as api from "./api";
import { Live, type Connection } from "./live";
import type {
    Composition,
    Draft,
    Entry,
    Hint,
    Kind,
    Problem,
    Situation,
    Story,
    TableInfo,
    ToPage,
    TurningPoints,
} from "./messages";

export class TableStore {
    info = $state.raw<TableInfo | null>(null);
    situation = $state.raw<Situation | null>(null);
    kinds = $state.raw<Kind[]>([]);
    canUndo = $state(false);
    log = $state.raw<Entry[]>([]);
    connection = $state<Connection>("connecting");
    /** Why this table can't be shown at all. */
    closed = $state.raw<Problem | null>(null);
    /** The newest event, for what moves on the screen; null after arriving. */
    newest = $state.raw<Entry | null>(null);
    /** The situation before the newest event. */
    before = $state.raw<Situation | null>(null);

    #live: Live;
    #past = new Map<number, Promise<Situation>>();

    constructor(
        readonly table: string,
        readonly token: string,
    ) {
        this.#live = new Live(
            table,
            token,
            () => this.situation?.number ?? -1,
            (message) => this.#heard(message),
            (connection) => (this.connection = connection),
        );
    }

    leave(): void {
        this.#live.stop();
    }

    /**
     * Play a line; the number of its last event. Throws ApiError when it is refused. The same id is sent again when the
     * connection fails.
     */
    async play(line: string): Promise<number> {
        const id = api.commandId();
        return (await this.#twice(() => api.playLine(this.table, this.token, { id, line }))).number;
    }

    /** Take the own last line back; the number of that event. */
    async undo(): Promise<number> {
        const id = api.commandId();
        return (await this.#twice(() => api.undo(this.table, this.token, { id }))).number;
    }

    compose(draft: Draft): Promise<Composition> {
        return api.compose(this.table, this.token, draft);
    }

    /** Advice for what the reader has to decide now. */
    hint(): Promise<Hint> {
        return api.hint(this.table, this.token);
    }

    /** The words with which a typed line may go on; none where they can't be had. */
    async words(text: string): Promise<string[]> {
        try {
            return (await api.nextWords(this.table, this.token, text)).words;
        } catch {
            return [];
        }
    }

    async rename(name: string): Promise<void> {
        this.info = await api.rename(this.table, this.token, name);
    }

    /** The table as it was after an event. */
    at(number: number): Promise<Situation> {
        let past = this.#past.get(number);
        if (past === undefined) {
            past = api.situationAt(this.table, this.token, number);
            past.catch(() => this.#past.delete(number));
            this.#past.set(number, past);
        }
        return past;
    }

    story(): Promise<Story> {
        return api.story(this.table, this.token);
    }

    turningPoints(): Promise<TurningPoints> {
        return api.turningPoints(this.table, this.token);
    }

    record(): Promise<string> {
        return api.record(this.table, this.token);
    }

    async #twice<T>(send: () => Promise<T>): Promise<T> {
        try {
            return await send();
        } catch (error) {
            if (error instanceof api.ApiError && error.status === 0) return send();
            throw error;
        }
    }

    #heard(message: ToPage): void {
        switch (message.type) {
            case "welcome": {
                const { info, situation, kinds, can_undo, log } = message.table;
                if (situation.number !== this.situation?.number) {
                    this.#past.clear();
                    this.newest = null;
                    this.before = null;
                }
                this.info = info;
                this.situation = situation;
                this.kinds = kinds;
                this.canUndo = can_undo;
                const seen = this.log.at(-1)?.number ?? 0;
                this.log = [...this.log, ...log.filter((entry) => entry.number > seen)];
                break;
            }
            case "moved":
                if (message.entry.number <= (this.situation?.number ?? 0)) return;
                if (reveals(this.situation, message.situation)) this.#past.clear();
                this.before = this.situation;
                this.newest = message.entry;
                this.situation = message.situation;
                this.kinds = message.kinds;
                this.canUndo = message.can_undo;
                this.log = [...this.log, message.entry];
                break;
            case "seats":
                this.info = message.info;
                break;
            case "closed":
                this.closed = message.problem;
                break;
            case "pong":
                break;
            default:
                message satisfies never;
        }
    }
}

/** Whether an event opened something that was secret: what the reader may know of the past is then more. */
function reveals(before: Situation | null, after: Situation): boolean {
    const opened = (situation: Situation | null): number => Object.keys(situation?.auction?.bids ?? {}).length;
    return after.phase === "over" || opened(after) > opened(before) || (before?.auction ?? null) !== null;
}
