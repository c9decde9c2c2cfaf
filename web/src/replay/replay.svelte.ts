// A record that is replayed: the game for one viewpoint, a moment of it, its mistakes. The server knows the rules; the
// record goes along with each question, so that nobody has to keep it.
import { ApiError, openReplay, problemOf, recordTurningPoints, replayAt } from "../lib/api";
import type { Entry, Problem, Replay, Situation, TableInfo, TurningPoint, Viewpoint } from "../lib/messages";
import { HistoryState } from "../log/history.svelte";
import { Player } from "./player.svelte";

/** Milliseconds until mistakes are asked for again. */
const PACE = 2000;

export type Search = "none" | "searching" | "found" | "failed";

export class ReplayState {
    opened = $state.raw<Replay | null>(null);
    /** The end of the record, for the viewpoint. */
    situation = $state.raw<Situation | null>(null);
    problem = $state.raw<Problem | null>(null);
    /** With whose eyes it is seen. */
    seen = $state<Viewpoint>("everybody");
    /** The mistakes that were found, of all seats, in their order. */
    points = $state.raw<readonly TurningPoint[]>([]);
    search = $state<Search>("none");
    readonly history = new HistoryState(this);
    readonly player = new Player(this.history);
    #past = new Map<string, Promise<Situation>>();
    #text: string;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #gone = false;

    constructor(text: string) {
        this.#text = text;
    }

    /** The whole record, as the server writes it once it is open. */
    get text(): string {
        return this.opened?.record ?? this.#text;
    }

    get log(): readonly Entry[] {
        return this.opened?.log ?? [];
    }

    /** The table as its parts want to know it. */
    get info(): TableInfo | null {
        const { opened, seen } = this;
        if (opened === null) return null;
        const me = opened.seats.some(({ seat }) => seat === seen) ? seen : null;
        const { rules, seats } = opened;
        const table = { table: "", join: null, watch: null, created: "", rematch: false, hints: false };
        return { ...table, rules, seats, me };
    }

    /** Look with these eyes, at a moment; nothing changes where that fails. */
    async look(seen: Viewpoint, number: number): Promise<void> {
        try {
            const opened = await openReplay({ record: this.text, seen });
            const situation = await replayAt({ record: opened.record, seen, number: opened.last });
            if (this.#gone) return;
            this.seen = seen;
            this.opened = opened;
            this.situation = situation;
            this.problem = null;
            this.history.go(number);
        } catch (error) {
            this.problem = problemOf(error);
        }
    }

    at(number: number): Promise<Situation> {
        const { text, seen } = this;
        const key = `${seen} ${number}`;
        const known = this.#past.get(key);
        if (known !== undefined) return known;
        const asked = replayAt({ record: text, seen, number });
        this.#past.set(key, asked);
        asked.catch(() => this.#past.delete(key));
        return asked;
    }

    /** The moments of choice before mistakes, of one seat or of all, in their order. */
    mistakes(me: string): TurningPoint[] {
        return this.points.filter(({ seat }) => me === "" || seat === me);
    }

    /** Look for mistakes: that takes the server a while, so only where somebody wants to know. */
    async findMistakes(): Promise<void> {
        clearTimeout(this.#timer);
        this.search = "searching";
        try {
            const { ready, points } = await recordTurningPoints({ record: this.text });
            if (this.#gone) return;
            if (ready) {
                this.points = [...points].sort((one, other) => one.number - other.number);
                this.search = "found";
            } else {
                this.#timer = setTimeout(() => void this.findMistakes(), PACE);
            }
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.search = "failed";
        }
    }

    leave(): void {
        this.#gone = true;
        clearTimeout(this.#timer);
        this.player.stop();
        this.history.toLive();
    }
}
