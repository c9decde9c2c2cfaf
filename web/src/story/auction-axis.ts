// The geometry of an auction on an axis of money: bids above the line, what the cargo brought each below it.
import { range, spread } from "../final/net-worth";
import type { StoryAuction } from "../lib/messages";

export interface Axis {
    from: number;
    to: number;
    /** Values with a mark. */
    marks: number[];
    x: (value: number) => number;
}

export interface Flagged {
    seat: string;
    amount: number;
    /** On the line, and where its flag stands, apart from the others'. */
    at: number;
    flag: number;
    won: boolean;
}

const STEPS = [5, 10, 20, 50, 100, 200];
const MARK_WIDTH = 44;
const FLAG_GAP = 25;
const EDGE = 12;

/** One axis for all auctions of a game. */
export function axisOf(auctions: readonly StoryAuction[], width: number): Axis {
    const all = auctions.flatMap(({ bids, brought }) => [...Object.values(bids), ...Object.values(brought)]);
    const [least, most] = [Math.min(0, ...all), Math.max(10, ...all)];
    const step = STEPS.find((each) => ((most - least) / each + 2) * MARK_WIDTH <= width) ?? 500;
    const [from, to] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
    const x = (value: number): number => EDGE + ((value - from) / (to - from)) * (width - 2 * EDGE);
    return { from, to, marks: range(from, to, step), x };
}

/** Amounts as flags in their order along the axis. */
export function flagged(amounts: Readonly<Record<string, number>>, winner: string, axis: Axis): Flagged[] {
    const all = Object.entries(amounts);
    const places = spread(
        all.map(([, amount]) => axis.x(amount)),
        FLAG_GAP,
        [EDGE, axis.x(axis.to)],
    );
    return all.map(([seat, amount], index) => ({
        seat,
        amount,
        at: axis.x(amount),
        flag: places[index] ?? 0,
        won: seat === winner,
    }));
}
