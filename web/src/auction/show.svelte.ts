// Which auction the dialog shows, and for how long: the running one, or one that has just ended and has not been read.
import type { Entry, Situation } from "../lib/messages";
import { following, type Moment } from "./moments";

/** How many milliseconds a finished auction stays for a spectator, who may have nobody to press anything. */
export const READING = 8000;
/** How many milliseconds open bids are shown before an answer that came in the meantime. */
export const PAUSE = 1100;

export class AuctionShow {
    /** Put aside by the reader, who looks at the table. */
    minimised = $state(false);
    #now = $state.raw<Moment | null>(null);
    #held = $state.raw<Moment | null>(null);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #seen: Situation | null = null;
    #opened = 0;

    /** What to show; null: nothing. */
    get moment(): Moment | null {
        return this.#held ?? (this.#now?.stage === "done" ? null : this.#now);
    }

    /** Whether the auction shown is over, and waits only for its reader; the table does not go on until then. */
    get over(): boolean {
        return this.#held !== null;
    }

    /** One more event. `aside`: the reader is looking at something else, and is not asked for anything. */
    follow(situation: Situation, newest: Entry | null, me: string | null, aside: boolean): void {
        if (situation === this.#seen) return;
        this.#seen = situation;
        const before = this.#now;
        const now = following(before, situation, newest);
        this.#now = now;
        if (now === null || now === before) return;
        const asked = me !== null && situation.to_act.includes(me);
        const begun = now.stage !== before?.stage || now.auction.extra !== before.auction.extra;
        if (asked && begun && now.stage !== "done") this.minimised = false;
        else if (aside && (before === null || before.stage === "done")) this.minimised = true;
        if (now.stage !== "bidding" && (before?.stage ?? "done") === "bidding") this.#opened = Date.now();
        const answeredByMe = newest !== null && newest.seat === me && now.auction.seller === me;
        if (now.stage === "done" && !answeredByMe && !this.minimised) {
            const pause = this.#opened + PAUSE - Date.now();
            if (pause > 0) this.#held = { ...now, stage: "open", boards: before?.boards ?? now.boards, result: null };
            this.#after(Math.max(pause, 0), () => this.#end(now, me));
        }
    }

    /** The reader has seen how it ended. */
    proceed(): void {
        clearTimeout(this.#timer);
        this.#held = null;
    }

    /** Nobody looks any more; whoever comes back begins with what there is then. */
    leave(): void {
        this.proceed();
        this.#now = null;
        this.#seen = null;
        this.minimised = false;
    }

    /** The bids have been seen: now how it ended. Whoever plays puts it away themselves. */
    #end(moment: Moment, me: string | null): void {
        this.#held = moment;
        if (me === null) this.#after(READING, () => this.proceed());
    }

    #after(wait: number, then: () => void): void {
        clearTimeout(this.#timer);
        if (wait > 0) this.#timer = setTimeout(then, wait);
        else then();
    }
}
