// The address of a moment: what is looked at of a table stands in the address, and the address says what is looked at.
import { router } from "../lib/route.svelte";
import type { HistoryState } from "./history.svelte";

/** What is looked at; a Sitting is one. */
export interface Looked {
    readonly history: HistoryState;
    readonly isOver: boolean;
    /** At the end: whether the result is put aside to look at the table. */
    aside: boolean;
}

/** The event in the address of what is looked at; null: the table as it is, and at the end its result. */
export function momentOf({ history, isOver, aside }: Looked): number | null {
    if (isOver) return aside ? history.number : null;
    return history.live ? null : history.number;
}

/** Look at what the address says. */
export function obey(looked: Looked): void {
    const { at } = router;
    if (at === momentOf(looked)) return;
    looked.aside = at !== null;
    if (at === null) looked.history.toLive();
    else looked.history.go(at);
}
