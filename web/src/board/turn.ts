// Whose turn it is and who has to decide, as a board says it.
import type { Drawing } from "./drawing.svelte";

/** The last word of a key `board-turn-…`; null where there is nothing to say. */
export type Turn = "your" | "your-decision" | "their" | "their-decision";

export function turnOf({ situation, me }: Drawing, seat: string): Turn | null {
    if (situation.phase === "over") return null;
    const decides = situation.to_act.includes(seat);
    if (situation.turn === seat && (decides || situation.to_act.length === 0)) return seat === me ? "your" : "their";
    if (decides) return seat === me ? "your-decision" : "their-decision";
    return situation.turn === seat ? "their" : null;
}
