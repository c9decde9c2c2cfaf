// The way back from a fork to the moment that it came from: to the replay of that game once it is over, and to the table
// itself while it is being played, for who has a pass for it.
import type { Origin, OriginGame } from "../lib/messages";
import { passes } from "../lib/passes";
import { replayPath } from "../lib/route.svelte";
import { pack } from "../replay/packing";

/** The path of the moment; null where there is none. */
export async function wayBack({ table, number }: Origin, game: OriginGame): Promise<string | null> {
    const pass = passes().find((kept) => kept.table === table);
    if (pass !== undefined) return `/t/${pass.table}/${number}#${pass.token}`;
    if (game.record === null) return null;
    return replayPath({ kept: "", packed: await pack(game.record), at: game.number, seen: "", me: "", open: true });
}
