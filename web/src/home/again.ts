// Playing again: one press leads to a new table with the same rules, players and bots.
import { rematch } from "../lib/api";
import type { Pass } from "../lib/messages";
import { tokensOf } from "../lib/passes";
import { enter } from "../pages/enter";

/** Go to the rematch of a finished game, with everybody who shares this screen. */
export async function playAgain({ table, token }: Pass): Promise<void> {
    const [own = "", ...others] = tokensOf(token);
    enter(await rematch(table, own, { others }));
}
