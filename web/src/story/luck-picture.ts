// What a deal gave to each seat beside what its player made of it, on one axis of money around the average of the table.
import type { Estimate, Luck, Score } from "../lib/messages";

export interface LuckRow {
    seat: string;
    /** Money beyond the average of the table: of this game, and of captains with the same deal. */
    actual: number;
    deal: Estimate;
    /** What is left when the deal is taken away. */
    rest: number;
    /** Where the estimate goes from and to, its middle, and the result. */
    low: number;
    high: number;
    at: number;
    mark: number;
}

export interface LuckPicture {
    rows: LuckRow[];
    width: number;
    zero: number;
}

const EDGE = 12;

export function luckPicture(
    luck: Luck | null,
    scores: readonly Score[],
    seats: readonly string[],
    inset: number,
    width: number,
): LuckPicture {
    const mean = scores.reduce((sum, { total }) => sum + total, 0) / Math.max(1, scores.length);
    const rows = seats.flatMap((seat) => {
        const deal = luck?.seats[seat]?.ahead;
        const score = scores.find((one) => one.seat === seat);
        if (deal === undefined || score === undefined) return [];
        const actual = score.total - mean;
        return [{ seat, actual, deal, rest: actual - deal.mean }];
    });
    const reach = Math.max(
        10,
        ...rows.flatMap(({ actual, deal }) => [Math.abs(actual), Math.abs(deal.mean) + deal.margin]),
    );
    const zero = inset / 2 + width / 2;
    const x = (value: number): number => zero + (value / reach) * (width / 2 - EDGE);
    return {
        width: inset + width,
        zero,
        rows: rows.map((row) => ({
            ...row,
            low: x(row.deal.mean - row.deal.margin),
            high: x(row.deal.mean + row.deal.margin),
            at: x(row.deal.mean),
            mark: x(row.actual),
        })),
    };
}
