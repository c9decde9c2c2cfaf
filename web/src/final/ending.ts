// The ending as a play in three acts: the ships come home, everybody's things are counted, the winner's flag rises. Who did
// worst is counted first, so that it stays open to the last.
import type { Score } from "../lib/messages";

/** From when to when, in milliseconds. */
export interface Span {
    from: number;
    to: number;
}

export interface Lane {
    seat: string;
    sailing: Span;
    counting: Span;
}

export interface Play {
    /** In the order of the table. */
    lanes: Lane[];
    flag: Span;
    end: number;
}

export const TIMES = { apart: 160, sail: 1300, count: 1000, flag: 900, rest: 1700 } as const;

export function playOf(scores: readonly Score[], seats: readonly string[]): Play {
    const home = TIMES.sail + Math.max(0, seats.length - 1) * TIMES.apart;
    const order = scores.toSorted((one, other) => other.place - one.place).map(({ seat }) => seat);
    const lanes = seats.map((seat, place): Lane => {
        const count = home + order.indexOf(seat) * TIMES.count;
        const sail = place * TIMES.apart;
        return {
            seat,
            sailing: { from: sail, to: sail + TIMES.sail },
            counting: { from: count, to: count + TIMES.count },
        };
    });
    const counted = home + order.length * TIMES.count;
    const flag = { from: counted, to: counted + TIMES.flag };
    return { lanes, flag, end: flag.to + TIMES.rest };
}

/** How much of a span has passed, from 0 to 1, slower towards its end. */
export function passed(time: number, { from, to }: Span): number {
    const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
    return 1 - (1 - part) ** 3;
}
