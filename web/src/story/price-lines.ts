// The geometry of prices over time: steps for what is asked, broken where nobody offers.
import type { AskedPrices } from "../lib/messages";

export interface PriceFrame {
    left: number;
    top: number;
    width: number;
    height: number;
    /** The highest price there is. */
    most: number;
}

const priceY = (price: number, { top, height, most }: PriceFrame): number => top + height - (price / most) * height;

const roundX = (round: number, rounds: number, { left, width }: PriceFrame): number =>
    left + (round / Math.max(1, rounds)) * width;

/** Prices of one kind of store as a path: level from the end of one round to that of the next. */
export function pricePath(asked: readonly AskedPrices[], store: "factory" | "harbour", frame: PriceFrame): string {
    const rounds = asked.length - 1;
    const n = (value: number): string => value.toFixed(1);
    let path = "";
    let before: number | null = null;
    asked.forEach((prices, round) => {
        const price = prices[store];
        if (price !== null) {
            const [x, y] = [roundX(round, rounds, frame), priceY(price, frame)];
            path += before === null ? `M${n(x)} ${n(y)}` : `H${n(x)}V${n(y)}`;
            // A price that stands alone is seen too.
            if (before === null && (asked[round + 1]?.[store] ?? null) === null) path += "h3";
        }
        before = price;
    });
    return path;
}

/** Where a trade of that round and price is marked. */
export const tradeAt = (round: number, price: number, rounds: number, frame: PriceFrame): [number, number] => [
    roundX(round, rounds, frame),
    priceY(price, frame),
];

/** The first and the last price that was asked; null where it never was. */
export function firstAndLast(asked: readonly AskedPrices[], store: "factory" | "harbour"): [number, number] | null {
    const known = asked.map((prices) => prices[store]).filter((price) => price !== null);
    const [first] = known;
    const last = known.at(-1);
    return first === undefined || last === undefined ? null : [first, last];
}
