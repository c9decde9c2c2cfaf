// What the reader does about who plays: a bot for somebody, the way back, giving up, ending together, a reminder.
import * as api from "../lib/api";
import type { Problem } from "../lib/messages";
import type { TableStore } from "../lib/table.svelte";

/** What is done only when it is pressed twice. */
export type Armed = "resign" | "agree";

export class Absence {
    /** Whether the page of people is open in place of the decision. */
    open = $state(false);
    problem = $state.raw<Problem | null>(null);
    armed = $state<Armed | null>(null);
    /** Who was reminded last, and whether they notice. */
    nudged = $state.raw<{ seat: string; heard: boolean } | null>(null);

    constructor(private readonly store: TableStore) {}

    readonly toggle = (): void => {
        this.open = !this.open;
        this.problem = this.armed = this.nudged = null;
    };

    get #me(): string | null {
        return this.store.info?.me ?? null;
    }

    /** Whether a bot plays the reader's own seat. */
    get isReplaced(): boolean {
        return this.#me !== null && this.store.attendance?.said.bots?.[this.#me] !== undefined;
    }

    get hasResigned(): boolean {
        return this.#me !== null && (this.store.attendance?.said.resigned ?? []).includes(this.#me);
    }

    /** Whether everybody has ended the game. */
    get isEnded(): boolean {
        return this.store.attendance?.said.ended ?? false;
    }

    /** Who would end the game now. */
    get agreed(): readonly string[] {
        return this.isEnded ? [] : (this.store.attendance?.said.agreed ?? []);
    }

    get hasAgreed(): boolean {
        return this.#me !== null && this.agreed.includes(this.#me);
    }

    takeOver(seat = ""): Promise<void> {
        return this.#do((id) => api.takeOver(this.store.table, this.store.token, { id, seat }));
    }

    giveBack(seat = ""): Promise<void> {
        return this.#do((id) => api.giveBack(this.store.table, this.store.token, { id, seat }));
    }

    resign(): Promise<void> {
        if (!this.#isSure("resign")) return Promise.resolve();
        return this.#do((id) => api.resign(this.store.table, this.store.token, { id }));
    }

    /** Would end the game, too; whoever is the first to say so says it twice. */
    agree(): Promise<void> {
        if (this.agreed.length === 0 && !this.#isSure("agree")) return Promise.resolve();
        return this.#do((id) => api.agree(this.store.table, this.store.token, { id, agree: true }));
    }

    withdraw(): Promise<void> {
        return this.#do((id) => api.agree(this.store.table, this.store.token, { id, agree: false }));
    }

    async nudge(seat: string): Promise<void> {
        this.nudged = null;
        await this.#do(async () => {
            const { heard } = await api.nudge(this.store.table, this.store.token, { seat });
            this.nudged = { seat, heard };
        });
    }

    #isSure(what: Armed): boolean {
        const sure = this.armed === what;
        this.armed = sure ? null : what;
        return sure;
    }

    /** The same id is sent again where no answer came. */
    async #do(send: (id: string) => Promise<unknown>): Promise<void> {
        const id = api.commandId();
        this.problem = null;
        try {
            await send(id).catch((error: unknown) => {
                if (error instanceof api.ApiError && error.status === 0) return send(id);
                throw error;
            });
        } catch (error) {
            this.problem = api.problemOf(error);
        }
    }
}
