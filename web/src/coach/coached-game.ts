// A coached game: the Beginner Variant, as the rulebook advises for a first game, against the friendliest bots.
import { newTable, offers } from "../lib/api";
import type { Seated } from "../lib/messages";
import { beginAgain } from "./coach.svelte";

const RULES = "classic domestic_sale";
const RIVALS = 3;

/** A table for it; coaching is on from now on. Throws ApiError where none could be had. */
export async function coachedGame(): Promise<Seated> {
    const { bots } = await offers();
    const rivals = bots.slice(0, RIVALS).map(({ name }) => ({ kind: "bot" as const, style: name }));
    const seated = await newTable({ rules: RULES, seats: [{ kind: "me" }, ...rivals] });
    beginAgain();
    return seated;
}
