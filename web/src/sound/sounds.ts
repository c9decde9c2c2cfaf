// Which sound an event makes. It is asked about what is shown, so that the ear hears what the eye sees.
import type { Entry, Situation } from "../lib/messages";

export const SOUNDS = ["steel", "horn", "seal", "opening", "turn"] as const;
/** Container on steel, horn of a ship, seal on wax, opening of envelopes, and the bell for the reader's turn. */
export type Sound = (typeof SOUNDS)[number];

/** Lines that set containers down: on a quay, on a ship, or on the island. */
const SETS_DOWN = /^(produce|buy|load|sell|accept|decline)\b|^sail \w+:/;
const LANDS = /^sail island\b/;

/** The sounds of one event, in their order; `before` is null for whoever has just come, and hears nothing. */
export function soundsOf(entry: Entry, before: Situation | null, after: Situation, me: string | null): Sound[] {
    if (before === null || entry.kind === "undo") return [];
    const sounds: Sound[] = [];
    if (LANDS.test(entry.line) || after.phase === "over") sounds.push("horn");
    if (entry.kind === "sealed") sounds.push("seal");
    if (isOpening(before, after)) sounds.push("opening");
    if (SETS_DOWN.test(entry.line)) sounds.push("steel");
    if (asks(after, me) && !asks(before, me)) sounds.push("turn");
    return sounds;
}

/** All bids are in: they are open, or the cargo has gone with them. */
function isOpening(before: Situation, after: Situation): boolean {
    if (before.auction === null || before.phase !== "bid") return false;
    return after.phase !== "bid" || after.auction?.extra !== before.auction.extra;
}

const asks = (situation: Situation, me: string | null): boolean => me !== null && situation.to_act.includes(me);
