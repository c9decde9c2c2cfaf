// The way to a seat that was just taken.
import type { Pass } from "../lib/messages";
import { keep } from "../lib/passes";
import { router } from "../lib/route.svelte";

/** Go to a table; the browser keeps the pass, so that its reader finds back. */
export function enter({ table, token }: Pass): void {
    keep({ table, token });
    router.go(`/t/${table}#${token}`);
}
