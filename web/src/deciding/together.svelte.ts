// A shared screen (hot seat): mostly one person, sometimes several who hand it on. Nobody's secrets are shown before they
// have said that they are there, and they are hidden again as soon as the decision is made.
import { Pacer } from "../lib/pacer.svelte";
import { Sitting } from "./sitting.svelte";

export class Together {
    readonly sittings: readonly Sitting[];
    #open = $state.raw<Sitting | null>(null);
    #shown = $state.raw<Sitting | null>(null);
    /** Whether whoever is shown only looks, without anything to decide. */
    #looks = $state(false);

    constructor(
        private readonly table: string,
        tokens: readonly string[],
        readonly pacer = new Pacer(),
    ) {
        this.sittings = tokens.map((token) => new Sitting(table, token, pacer));
        if (!this.shared) this.#shown = this.sittings[0] ?? null;
        else for (const sitting of this.sittings) sitting.share(() => this.close());
    }

    get shared(): boolean {
        return this.sittings.length > 1;
    }

    /** Whose things are shown; null: nobody's. What can't be shown says so itself, and at the end nothing is secret. */
    get shown(): Sitting | null {
        const plain = this.sittings.find(({ store, isOver }) => store.closed !== null || isOver);
        return this.#shown ?? plain ?? null;
    }

    /** The table as everybody may see it; null until it is known. */
    get open(): Sitting | null {
        return this.#open;
    }

    /** Whom the table waits for: of several the first from the player in turn, to the left. */
    get wanted(): Sitting | null {
        const { info, situation } = this.sittings[0]?.store ?? { info: null, situation: null };
        if (info === null || situation === null) return null;
        const seats = info.seats.map(({ seat }) => seat);
        const after = (sitting: Sitting): number =>
            (seats.indexOf(sitting.seat ?? "") - seats.indexOf(situation.turn) + seats.length) % seats.length;
        const due = this.sittings.filter((sitting) => sitting.isMyMove);
        return due.sort((one, other) => after(one) - after(other))[0] ?? null;
    }

    /** Whether whoever is shown has decided, or looks on while somebody else is wanted. */
    get isDone(): boolean {
        const shown = this.#shown;
        if (!this.shared || shown === null || shown.isMyMove || shown.isOver) return false;
        return !this.#looks || this.wanted !== null;
    }

    /** To be called when something has changed. */
    follow(): void {
        const watch = this.sittings[0]?.store.info?.watch ?? null;
        if (this.shared && this.#open === null && watch !== null) {
            this.#open = new Sitting(this.table, watch, this.pacer, this.sittings[0]);
        }
        if (this.#shown?.isMyMove) this.#looks = false;
        if (this.isDone) this.close();
    }

    /** Show the things of somebody who says that they are there. */
    take(sitting: Sitting): void {
        this.#shown = sitting;
        this.#looks = !sitting.isMyMove;
    }

    /** Hide everybody's things. */
    close(): void {
        if (this.shared) this.#shown = null;
    }

    leave(): void {
        for (const sitting of this.sittings) sitting.store.leave();
        this.#open?.store.leave();
    }
}
