// Places on the line of a game that a reader looks for: where rounds begin and where ships landed for an auction.
import type { Entry } from "../lib/messages";
import { undoneNumbers } from "./rows";

export interface Mark {
    kind: "round" | "auction";
    /** The event to go to. */
    number: number;
    round: number;
}

/** What a reader jumps to: where turns begin, or auctions. */
export type Jump = "turn" | "auction";

/** The events to jump to, in order: the table as a turn found it, or as a ship had landed. */
export function jumps(log: readonly Entry[], to: Jump): number[] {
    if (to === "auction") return marks(log).flatMap(({ kind, number }) => (kind === "auction" ? [number] : []));
    return log.flatMap(({ number, turn, round }, index) => {
        const before = log[index - 1];
        return before === undefined || before.turn !== turn || before.round !== round ? [number - 1] : [];
    });
}

/** All marks in order. A round begins before its first event, so its mark shows the table as that round found it. */
export function marks(log: readonly Entry[]): Mark[] {
    const undone = undoneNumbers(log);
    const found: Mark[] = [];
    let round = 0;
    for (const { number, round: now, facts } of log) {
        if (now > round) {
            round = now;
            found.push({ kind: "round", number: number - 1, round });
        }
        if (!undone.has(number) && facts.some(({ key }) => key === "land")) {
            found.push({ kind: "auction", number, round });
        }
    }
    return found;
}
