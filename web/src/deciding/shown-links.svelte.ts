// Whether the links to a table are shown: as long as a seat is free, unless the reader wants it otherwise.
import type { TableInfo } from "../lib/messages";

export class ShownLinks {
    #wanted = $state<boolean>();

    constructor(private readonly table: () => TableInfo) {}

    /** The table that they lead to. */
    get info(): TableInfo {
        return this.table();
    }

    get shown(): boolean {
        return this.#wanted ?? this.info.join !== null;
    }

    readonly toggle = (): void => {
        this.#wanted = !this.shown;
    };

    readonly close = (): void => {
        this.#wanted = false;
    };
}
