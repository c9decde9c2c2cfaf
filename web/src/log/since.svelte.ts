// Since the last turn: whether the reader is shown what happened, or the log. It opens by itself when their turn begins;
// their first choice turns it into the log, and they may turn the page themselves.
import type { Entry, Situation } from "../lib/messages";
import { digestOf, type Digest } from "./digest";

/** What it follows; a TableStore is one. */
export interface Followed {
    readonly situation: Situation | null;
    readonly log: readonly Entry[];
}

export class SinceLastTurn {
    /** The page that was turned to, and in which turn. */
    #turned = $state.raw<{ turn: number; open: boolean } | null>(null);
    #digest = $derived.by((): Digest | null => {
        const { situation, log } = this.table;
        const me = situation?.mine?.seat;
        return me === undefined || situation?.turn !== me || situation.phase === "over" ? null : digestOf(log, me);
    });

    constructor(private readonly table: Followed) {}

    /** What there is to tell in this turn; null: nothing. */
    get digest(): Digest | null {
        return this.#digest;
    }

    get isOpen(): boolean {
        return this.#digest !== null && (this.#turned?.turn !== this.#digest.turn || this.#turned.open);
    }

    turn(open: boolean): void {
        if (this.#digest !== null) this.#turned = { turn: this.#digest.turn, open };
    }
}
