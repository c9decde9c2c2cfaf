// A bid on its way: the amount that is chosen, in steps, on the scale or by typing, until it is sealed.
import type { Stake } from "../lib/messages";
import { typed } from "./scale";

export class Bid {
    #chosen = $state<number | null>(null);
    #changing = $state(false);

    constructor(
        private readonly stake: () => Stake,
        /** The own sealed bid; null: none yet. */
        private readonly sealed: () => number | null,
    ) {}

    get amount(): number {
        return Math.min(this.#chosen ?? 0, this.stake().most);
    }

    /** With what was bid in the first round. */
    get whole(): number {
        return this.stake().already + this.amount;
    }

    /** Whether nothing has been chosen yet. */
    get isUntouched(): boolean {
        return this.#chosen === null;
    }

    /** Whether a bid can be chosen now; not while the sealed one rests. */
    get isOpen(): boolean {
        return this.sealed() === null || this.#changing;
    }

    /** The line that sealing would send; undefined while the sealed one rests. */
    get line(): string | undefined {
        return this.isOpen ? `bid ${this.amount}` : undefined;
    }

    choose(amount: number): void {
        if (!this.isOpen) this.change();
        this.#chosen = Math.max(0, Math.min(amount, this.stake().most));
    }

    by(step: number): void {
        if (!this.isOpen) this.change();
        this.choose(this.amount + step);
    }

    write(text: string): void {
        this.choose(typed(text, this.stake().most));
    }

    /** Take the sealed bid back in hand. It stays in its envelope until another one is sealed. */
    change(): void {
        this.#chosen = this.sealed() ?? this.#chosen;
        this.#changing = true;
    }

    /** The bid is in its envelope. */
    rest(): void {
        this.#changing = false;
    }
}
