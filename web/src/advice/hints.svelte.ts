// A hint for what the reader has to decide: asked for, waited for, looked at, put away. It belongs to one decision and is
// gone with it; bids that others seal in the meantime are no new decision.
import { problemOf } from "../lib/api";
import type { Entry, Hint, Problem, Situation, TableInfo } from "../lib/messages";

/** What hints need of a table. */
export interface Advisable {
    readonly info: TableInfo | null;
    readonly situation: Situation | null;
    readonly log: readonly Entry[];
    hint(): Promise<Hint>;
}

const NO_HINTS: Problem = { code: "no_hints", sentence: "Only where everybody else is a bot.", reason: null };
/** A thought of so many milliseconds is one of those that take much longer. */
const LONG = 5000;

export class Hints {
    open = $state(false);
    hint = $state.raw<Hint | null>(null);
    problem = $state.raw<Problem | null>(null);
    /** Whether a thought takes so long that the reader should know why. */
    long = $state(false);

    #asked = $state<number | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly table: Advisable) {}

    /** Whether the table gives hints to this reader at all. */
    get allowed(): boolean {
        return this.table.info?.hints ?? false;
    }

    get thinking(): boolean {
        return this.#asked !== null && this.hint === null && this.problem === null;
    }

    /** Show the hint; if there is none for this decision yet, ask for it. Where there are none, say why. */
    show(): void {
        this.open = true;
        if (this.#asked !== this.#decision || this.problem !== null) void this.#ask(this.#decision);
    }

    /** Put it away; a thought that is on its way goes on, and its answer is kept. */
    close(): void {
        this.open = false;
    }

    toggle(): void {
        if (this.open) this.close();
        else this.show();
    }

    /** To be called when the table has changed: a hint for an earlier decision is forgotten. */
    follow(): void {
        if (this.#asked === null || this.#asked === this.#decision) return;
        this.#forget();
        this.open = false;
    }

    /** The last event that changed what there is to decide. */
    get #decision(): number {
        return this.table.log.findLast(({ kind }) => kind !== "sealed")?.number ?? 0;
    }

    #forget(): void {
        clearTimeout(this.#timer);
        this.#asked = null;
        this.hint = null;
        this.problem = null;
        this.long = false;
    }

    async #ask(decision: number): Promise<void> {
        this.#forget();
        this.#asked = decision;
        this.#timer = setTimeout(() => (this.long = true), LONG);
        let hint: Hint | null = null;
        let problem: Problem | null = null;
        try {
            if (this.allowed) hint = await this.table.hint();
            else problem = NO_HINTS;
        } catch (error) {
            problem = problemOf(error);
        }
        if (this.#asked !== decision) return;
        clearTimeout(this.#timer);
        this.hint = hint;
        this.problem = problem;
    }
}
