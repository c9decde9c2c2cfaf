// Lines that are played without being confirmed: those that can be taken back, for players who wish it.
import type { Composition } from "../lib/messages";
import { preferences } from "../lib/preferences.svelte";
import type { Said } from "./draft";
import { isSettled } from "./editing";

/** A second press within so many milliseconds is the end of a double one, and means nothing of its own. */
const DOUBLE = 400;

export class AtOnce {
    #pressed: Said | null = null;
    #played: { draft: Said; at: number } | null = null;

    /** The player has begun this with a press of their own. */
    begun(draft: Said | null): void {
        this.#pressed = draft;
    }

    /** Whether a draft is to be played now that the table has answered: nothing is left to choose or to regret. */
    takes(draft: Said, answer: Composition): boolean {
        if (preferences.confirm !== "lasting" || this.#pressed !== draft) return false;
        if (answer.reason !== null || answer.lasting || !isSettled(answer)) return false;
        this.#played = { draft, at: Date.now() };
        return true;
    }

    /** Whether a press belongs to the one that has just been played. */
    isDouble(kind: string): boolean {
        return this.#played?.draft.kind === kind && Date.now() - this.#played.at < DOUBLE;
    }
}
