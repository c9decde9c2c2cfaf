// A table as the page holds it: what the server said, as far as it is shown already, and the ways to answer. It knows no
// rule. Events wait in here until the pacer lets them be seen; what can be done about them waits with them.
import * as api from "./api";
import { Live, type Connection } from "./live";
import type {
    Attendance,
    Composition,
    Done,
    Draft,
    Entry,
    Hint,
    Kind,
    LessonProgress,
    Moved,
    Nudged,
    OriginGame,
    Problem,
    Seated,
    SeatRequest,
    Situation,
    Story,
    TableInfo,
    ToPage,
    TurningPoints,
} from "./messages";
import { Pacer, type Beat } from "./pacer.svelte";

export class TableStore {
    info = $state.raw<TableInfo | null>(null);
    situation = $state.raw<Situation | null>(null);
    kinds = $state.raw<Kind[]>([]);
    #canUndo = $state(false);
    /** How far the reader has come where something is learned; null: at an ordinary table. */
    lesson = $state.raw<LessonProgress | null>(null);
    log = $state.raw<Entry[]>([]);
    connection = $state<Connection>("connecting");
    /** Why this table can't be shown at all. */
    closed = $state.raw<Problem | null>(null);
    /** The newest event, for what moves on the screen; null after arriving. */
    newest = $state.raw<Entry | null>(null);
    /** Who plays the seats and how much time they have, as it was said at a moment; null: not yet, or in a lesson. */
    attendance = $state.raw<{ said: Attendance; at: number } | null>(null);
    /** The last reminder that it is the reader's turn; null: none, or it has been seen. */
    nudge = $state.raw<Nudged | null>(null);
    /** The situation before the newest event. */
    before = $state.raw<Situation | null>(null);

    #live: Live;
    #past = new Map<number, Promise<Situation>>();
    /** What has arrived and is not shown yet. */
    #coming = $state.raw<readonly Moved[]>([]);
    #unfollow: () => void;

    constructor(
        readonly table: string,
        readonly token: string,
        private readonly pacer = new Pacer(),
    ) {
        this.#unfollow = pacer.follow((number) => this.#showUpTo(number));
        this.#live = new Live(
            table,
            token,
            () => this.situation?.number ?? -1,
            (message) => this.#heard(message),
            (connection) => (this.connection = connection),
        );
    }

    /** Whether the reader may take back their last line: what has arrived counts, though it may not be shown yet. */
    get canUndo(): boolean {
        return this.#coming.at(-1)?.can_undo ?? this.#canUndo;
    }

    /** Play on from a moment, at a new table. */
    fork(number: number, seats: SeatRequest[]): Promise<Seated> {
        return api.forkTable(this.table, this.token, { number, seats });
    }

    /** The game that this table was forked from. */
    origin(): Promise<OriginGame> {
        return api.origin(this.table, this.token);
    }

    leave(): void {
        this.#unfollow();
        this.#live.stop();
    }

    /**
     * Play a line; the number of its last event. Throws ApiError when it is refused. The same id is sent again when the
     * connection fails.
     */
    async play(line: string): Promise<number> {
        this.#catchUp();
        const id = api.commandId();
        return this.#shown(await this.#twice(() => api.playLine(this.table, this.token, { id, line })));
    }

    /** Take the own last line back; the number of that event. */
    async undo(): Promise<number> {
        const id = api.commandId();
        return this.#shown(await this.#twice(() => api.undo(this.table, this.token, { id })));
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

    /** What is decided is decided about the table as it is: whoever was shown another question is not taken at their word. */
    #catchUp(): void {
        const asked = this.situation;
        this.pacer.catchUp();
        if (asked !== null && this.situation !== null && !isSameQuestion(asked, this.situation)) {
            throw new api.ApiError(409, MOVED_ON);
        }
    }

    /** The reader's own deed is shown at once. */
    #shown({ number }: Done): number {
        this.pacer.catchUp(number);
        return number;
    }

    #heard(message: ToPage): void {
        switch (message.type) {
            case "welcome": {
                const { info, situation, kinds, can_undo, attendance, log, more, lesson = null } = message.table;
                if (situation.number !== this.situation?.number) {
                    this.#past.clear();
                    this.newest = null;
                    this.before = null;
                }
                this.info = info;
                this.situation = situation;
                this.kinds = kinds;
                this.#canUndo = can_undo;
                this.#attend(attendance);
                this.lesson = lesson;
                this.#coming = [];
                const seen = this.log.at(-1)?.number ?? 0;
                const missed = log.filter((entry) => entry.number > seen);
                const follows = missed.length === 0 || missed[0]?.number === seen + 1;
                this.log = follows ? [...this.log, ...missed] : missed;
                if (more) void this.#readEarlier();
                this.pacer.catchUp(situation.number);
                break;
            }
            case "moved": {
                const before = this.#coming.at(-1)?.situation ?? this.situation;
                if (message.entry.number <= (before?.number ?? 0)) return;
                this.#coming = [...this.#coming, message];
                this.#attend(message.attendance);
                this.pacer.hear(message.entry.number, beatOf(message.entry, before));
                break;
            }
            case "seats":
                this.info = message.info;
                break;
            case "closed":
                this.closed = message.problem;
                break;
            case "nudged":
                this.nudge = message;
                break;
            case "pong":
                break;
            default:
                message satisfies never;
        }
    }

    /** People and their clocks are shown as they are, however far the moves are behind. */
    #attend(said: Attendance | null | undefined): void {
        this.attendance = said ? { said, at: Date.now() } : null;
    }

    /** A long log comes in pages, the newest first; one that can't be had now is asked for after the next welcome. */
    async #readEarlier(): Promise<void> {
        for (let first = this.log[0]; first !== undefined && first.number > 1; first = this.log[0]) {
            const page = await api.logBefore(this.table, this.token, first.number).catch(() => []);
            if (page.length === 0 || this.log[0] !== first) return;
            this.log = [...page, ...this.log];
        }
    }

    #showUpTo(number: number): void {
        for (let next = this.#coming[0]; next !== undefined && next.entry.number <= number; next = this.#coming[0]) {
            this.#coming = this.#coming.slice(1);
            this.#show(next);
        }
    }

    #show({ entry, situation, kinds, can_undo, lesson = null }: Moved): void {
        if (reveals(this.situation, situation)) this.#past.clear();
        this.before = this.situation;
        this.newest = entry;
        this.situation = situation;
        this.kinds = kinds;
        this.#canUndo = can_undo;
        this.lesson = lesson;
        this.log = [...this.log, entry];
    }
}

const MOVED_ON: Problem = {
    code: "nothing_to_decide",
    sentence: "The table has moved on.",
    reason: null,
};

/** Whether the reader is asked the same in both situations. */
function isSameQuestion(one: Situation, other: Situation): boolean {
    const question = ({ phase, turn, round, auction }: Situation): unknown[] => [phase, turn, round, auction?.extra];
    const now = question(other);
    return question(one).every((part, index) => part === now[index]);
}

function beatOf({ facts }: Entry, before: Situation | null): Beat {
    if (facts.length === 0) return "nothing";
    return before?.auction ? "auction" : "move";
}

/** Whether an event opened something that was secret: what the reader may know of the past is then more. */
function reveals(before: Situation | null, after: Situation): boolean {
    const opened = (situation: Situation | null): number => Object.keys(situation?.auction?.bids ?? {}).length;
    return after.phase === "over" || opened(after) > opened(before) || (before?.auction ?? null) !== null;
}
