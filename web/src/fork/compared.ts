// Two endings of the same game, seat by seat.
import type { Score } from "../lib/messages";

export interface Ending {
    total: number;
    winner: boolean;
}

export interface Compared {
    seat: string;
    then: Ending;
    now: Ending;
}

/** A row for each seat of which both endings are known, in the order of the seats. */
export function compared(
    seats: readonly { seat: string }[],
    then: readonly Score[],
    now: readonly Score[],
): Compared[] {
    const of = (scores: readonly Score[], seat: string): Score | undefined => scores.find((one) => one.seat === seat);
    return seats.flatMap(({ seat }) => {
        const [before, after] = [of(then, seat), of(now, seat)];
        return before === undefined || after === undefined ? [] : [{ seat, then: before, now: after }];
    });
}
