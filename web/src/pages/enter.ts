// The way to a seat that was just taken, or to those of all who share this screen.
import type { Seated } from "../lib/messages";
import { keep, together } from "../lib/passes";
import { router } from "../lib/route.svelte";

/** Go to a table; the browser keeps the pass, so that its reader finds back. */
export function enter({ table, token: first, others = [] }: Pick<Seated, "table" | "token" | "others">): void {
    const token = together([first, ...others.map((other) => other.token)]);
    keep({ table, token });
    router.go(`/t/${table}#${token}`);
}
