// The rules beside a table: which clause is open there, and whose rules the table plays.
import type { Clause } from "../lib/messages";
import { follow, isPlainClick } from "../lib/route.svelte";

class Drawer {
    /** The ruleset of the table in front of the reader; null: there is none, and links lead to the page of the rules. */
    edition = $state<string | null>(null);
    /** Whether it is open. */
    shown = $state(false);
    /** What is looked for; null: the beginning. */
    clause = $state<Clause | null>(null);

    open(clause: Clause | null): void {
        this.clause = clause;
        this.shown = true;
    }

    close(): void {
        this.shown = false;
    }
}

export const drawer = new Drawer();

/** For links to the rules: at a table they open beside it; elsewhere, and where a new tab is wanted, they are links. */
export function openRules(event: MouseEvent, clause: Clause | null): void {
    if (drawer.edition === null) follow(event);
    else if (isPlainClick(event)) {
        event.preventDefault();
        drawer.open(clause);
    }
}
