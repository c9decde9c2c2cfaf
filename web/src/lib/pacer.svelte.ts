// Pacer: when the events of a table may be shown. They arrive as fast as the others decide; whoever looks sees them one
// after the other, at the pace they prefer. Everybody at a shared screen has the same pacer, so that no two tables on it
// tell different things. What is shown at once: the own decisions, whatever happened before one came, and everything
// while nobody looks.

export type Pace = "slow" | "normal" | "fast" | "step";

/**
 * Beat: what an event takes of the reader's time. A move takes its time, or waits for the reader step by step; what
 * happens in an auction comes by itself, with uneven pauses; and nothing waits for what can't be seen.
 */
export type Beat = "move" | "auction" | "nothing";

/** Milliseconds from one move to the next. Fast: as they come. */
const WAITS: Record<Pace, number> = { slow: 2400, normal: 1200, fast: 0, step: Infinity };
/** The shortest and the longest pause in an auction, as parts of the pace. */
const [SHORTEST, LONGEST] = [0.5, 2.1];

export class Pacer {
    /** The newest event that has arrived, and the newest that may be shown. */
    #heard = $state(0);
    #shown = $state(0);
    #holds = $state(0);
    #watched = $state(true);
    #since = 0;
    #beats = new Map<number, Beat>();
    #pauses = new Map<number, number>();
    #timer: ReturnType<typeof setTimeout> | undefined;
    #followers = new Set<(number: number) => void>();

    constructor(private readonly pace: () => Pace = () => "fast") {}

    /** Whether something has arrived that is not shown yet. */
    get isBehind(): boolean {
        return this.#shown < this.#heard;
    }

    /** Whether the next move waits until the reader asks for it. */
    get waitsForReader(): boolean {
        return this.isBehind && this.#holds === 0 && this.pace() === "step" && this.#beat === "move";
    }

    /** From now on tell a table up to which event it may show; the answer ends that. */
    follow(show: (number: number) => void): () => void {
        this.#followers.add(show);
        return () => {
            this.#followers.delete(show);
            if (this.#followers.size === 0) clearTimeout(this.#timer);
        };
    }

    /** An event has arrived. */
    hear(number: number, beat: Beat): void {
        if (number > this.#heard) {
            this.#heard = number;
            this.#beats.set(number, beat);
        }
        if (number <= this.#shown) this.#tell();
        else this.plan();
    }

    /** Show everything up to an event at once, whether or not it has arrived yet. */
    catchUp(number = this.#heard): void {
        if (number <= this.#shown) return;
        this.#show(number);
        this.plan();
    }

    /** Show the next move now. */
    next(): void {
        if (this.isBehind && this.#holds === 0) this.#show(this.#shown + 1);
        this.plan();
    }

    /** The world stops until the answer is called. */
    hold(): () => void {
        let held = true;
        this.#holds += 1;
        this.plan();
        return () => {
            if (!held) return;
            held = false;
            this.#holds -= 1;
            this.#since = Date.now();
            this.plan();
        };
    }

    /** Whether anybody looks at the table as it is now. */
    set watched(watched: boolean) {
        this.#watched = watched;
        this.plan();
    }

    /** Show what is due, and come back when the next is; to be called when the pace has changed. */
    plan(): void {
        clearTimeout(this.#timer);
        while (this.isBehind && this.#holds === 0) {
            const wait = this.#since + this.#wait() - Date.now();
            if (wait > 0) {
                if (wait < Infinity) this.#timer = setTimeout(() => this.plan(), wait);
                return;
            }
            this.#show(this.#shown + 1);
        }
    }

    get #beat(): Beat {
        return this.#beats.get(this.#shown + 1) ?? "nothing";
    }

    /** How long the event before the next one stays. */
    #wait(): number {
        if (!this.#watched || this.#beat === "nothing") return 0;
        if (this.#beat === "move") return WAITS[this.pace()];
        const next = this.#shown + 1;
        const pause = this.#pauses.get(next) ?? SHORTEST + Math.random() * (LONGEST - SHORTEST);
        this.#pauses.set(next, pause);
        return WAITS[this.pace() === "step" ? "normal" : this.pace()] * pause;
    }

    #show(number: number): void {
        if (this.#beat !== "nothing" || number > this.#shown + 1) this.#since = Date.now();
        for (let one = this.#shown + 1; one <= number; one += 1) {
            this.#beats.delete(one);
            this.#pauses.delete(one);
        }
        this.#shown = number;
        this.#tell();
    }

    #tell(): void {
        for (const show of this.#followers) show(this.#shown);
    }
}
