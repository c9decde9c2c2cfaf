// The history of a table: after which event it is shown, and the situation then. Its end is the live table.
import type { Entry, Situation } from "../lib/messages";
import { jumps, type Jump } from "./marks";

/** Where situations come from; a TableStore is one. */
export interface Past {
    readonly situation: Situation | null;
    readonly log: readonly Entry[];
    at(number: number): Promise<Situation>;
}

/** Throttle in milliseconds: while the slider is dragged, situations are asked for at most this often. */
const PACE = 120;

export class HistoryState {
    #chosen = $state<number | null>(null);
    #past = $state.raw<Situation | null>(null);
    #failed = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #asked = 0;

    constructor(private readonly table: Past) {}

    /** The newest event. */
    get last(): number {
        return this.table.situation?.number ?? 0;
    }

    /** The event that is shown, or is on its way. */
    get number(): number {
        return this.#chosen ?? this.last;
    }

    get live(): boolean {
        return this.#chosen === null;
    }

    /** The table to draw. While a situation of the past is on its way, the one before it stays. */
    get situation(): Situation | null {
        return this.#chosen === null ? this.table.situation : (this.#past ?? this.table.situation);
    }

    /** Whether the situation could not be had. */
    get failed(): boolean {
        return this.#failed;
    }

    /** Show the table after an event; at the newest it is live again. */
    go(number: number): void {
        const wanted = Math.min(Math.max(number, 0), this.last);
        if (wanted === this.last) {
            this.toLive();
            return;
        }
        this.#chosen = wanted;
        this.#failed = false;
        clearTimeout(this.#timer);
        const wait = this.#asked + PACE - Date.now();
        if (wait > 0) this.#timer = setTimeout(() => void this.#fetch(), wait);
        else void this.#fetch();
    }

    /** Ask once more for what could not be had. */
    again(): void {
        this.#failed = false;
        void this.#fetch();
    }

    step(by: number): void {
        this.go(this.number + by);
    }

    /** Go to where the next turn or the next auction begins, or back to where the one before began. */
    leap(to: Jump, towards: 1 | -1): void {
        this.jump(jumps(this.table.log, to), towards);
    }

    /** Go to the next of some events, forward (1) or back (-1); forward of all of them is live. */
    jump(numbers: readonly number[], towards: 1 | -1): void {
        const next =
            towards > 0
                ? numbers.find((number) => number > this.number)
                : numbers.findLast((number) => number < this.number);
        this.go(next ?? (towards > 0 ? this.last : 0));
    }

    toLive(): void {
        clearTimeout(this.#timer);
        this.#chosen = null;
        this.#past = null;
        this.#failed = false;
    }

    async #fetch(): Promise<void> {
        const wanted = this.#chosen;
        if (wanted === null) return;
        this.#asked = Date.now();
        try {
            const past = await this.table.at(wanted);
            if (this.#chosen !== wanted) return;
            this.#past = past;
            this.#failed = false;
            this.#neighbours(wanted);
        } catch {
            if (this.#chosen === wanted) this.#failed = true;
        }
    }

    /** Prefetch: the next step either way is likely. */
    #neighbours(number: number): void {
        for (const near of [number + 1, number - 1]) {
            if (near >= 0 && near < this.last) this.table.at(near).catch(() => undefined);
        }
    }
}
