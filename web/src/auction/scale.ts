// The scale under the slider of a bid: where its marks stand and which of them carry a number.

export interface Tick {
    amount: number;
    /** From 0 at the left end to 1 at the right one. */
    at: number;
    labelled: boolean;
}

const MOST_TICKS = 30;
const MOST_LABELS = 6;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

const stepFor = (most: number, marks: number): number => STEPS.find((step) => most / step <= marks) ?? 1000;

/** Marks from 0 to the most that can be bid. Both ends are labelled, and no two labels crowd each other. */
export function ticks(most: number): Tick[] {
    if (most <= 0) return [{ amount: 0, at: 0, labelled: true }];
    const step = stepFor(most, MOST_TICKS);
    const labels = Math.max(5, stepFor(most, MOST_LABELS));
    const amounts = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
    if (amounts.at(-1) !== most) amounts.push(most);
    return amounts.map((amount) => ({
        amount,
        at: amount / most,
        labelled: amount === 0 || amount === most || (amount % labels === 0 && most - amount >= labels * 0.6),
    }));
}

/** What a reader typed, as an amount that can be bid. */
export function typed(text: string, most: number): number {
    const digits = text.replace(/\D/g, "").slice(0, 6);
    return Math.min(Number(digits || "0"), most);
}
