// The coach: a note when something happens for the first time, each once in this browser, one at a time, and none for
// whoever has switched coaching off.
import { recall, remember } from "../lib/kept";
import { prefer, preferences } from "../lib/preferences.svelte";
import { FIRSTS, type First, type FirstName, type Seen } from "./firsts";

const NAME = "coach";

/** The same, where somebody may only watch or the table is not there yet. */
type Watched = Omit<Seen, "me" | "now"> & { me: string | null; now: Seen["now"] | null };

export class Coach {
    #note = $state.raw<First | null>(null);
    #told = new Set(told());
    /** The turn and phase in which the note came; no other comes in its place before they are over. */
    #moment = "";

    /** What there is to say now; null: nothing. */
    get note(): First | null {
        return preferences.coaching === "on" ? this.#note : null;
    }

    /** To be called when the table or the draft has changed; a spectator, or nobody yet, needs no coach. */
    follow({ me, now, entry, draft }: Watched): void {
        if (preferences.coaching !== "on" || me === null || now === null) return;
        const seen: Seen = { me, now, entry, draft };
        if (this.#note !== null && this.#note.lasts?.(seen) === false) this.close();
        const moment = [now.round, now.turn, now.phase].join();
        if (this.#note !== null && moment === this.#moment) return;
        const first = FIRSTS.find((one) => !this.#told.has(one.name) && one.happens(seen));
        if (first === undefined) return;
        this.#note = first;
        this.#moment = moment;
        this.#told.add(first.name);
        remember(NAME, JSON.stringify([...this.#told]));
    }

    /** The reader has read it. */
    close(): void {
        this.#note = null;
    }

    /** The reader wants none any more, now or later. */
    stop(): void {
        this.close();
        prefer("coaching", "off");
    }
}

/** The notes that were told before, here or at another table. */
function told(): FirstName[] {
    try {
        const kept: unknown = JSON.parse(recall(NAME) ?? "[]");
        return Array.isArray(kept) ? (kept as FirstName[]) : [];
    } catch {
        return [];
    }
}

/** Begin again with the first note: for whoever asks for a coached game. */
export function beginAgain(): void {
    remember(NAME, "[]");
    prefer("coaching", "on");
}
