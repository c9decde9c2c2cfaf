// What a cargo is worth to the reader, in words and as places on one scale of money. All sums come from the server.
import { change, money, t } from "../lib/language.svelte";
import type { Auction, BidRange, Gain, Span } from "../lib/messages";
import { listed } from "../log/names";

const isOne = ({ low, high }: Span): boolean => low === high;

/** `$17 to $22`, or one sum. */
export const ranged = (span: Span, said: (amount: number) => string = money): string =>
    isOne(span) ? said(span.low) : t("worth-range", { low: said(span.low), high: said(span.high) });

/** What the card says: one sum, or for the colour with two values `$5 or $10`. */
export const byCard = (span: Span): string =>
    isOne(span) ? money(span.low) : t("worth-either", { low: money(span.low), high: money(span.high) });

/** What a row will probably come to; what it changes about the own island has a sign. */
export const atTheEnd = ({ end, own }: Gain): string => ranged(end, own ? change : money);

/** Why a row has its amount; an ordinary single container needs no words. */
export function whyGain({ why, own, count, amount }: Gain): string {
    if (why === "plain" && count === 1) return "";
    return t(`auction-gain-${why}${own ? "-own" : ""}`, { count, each: money(amount / count) });
}

/** The cargo and its worth in a sentence, for a reader who can't see the table. */
export function described({ cargo, card, end }: Auction): string {
    const counts = new Map<string, number>();
    for (const colour of cargo) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    const words = listed(
        [...counts].map(([colour, count]) => t("auction-pile", { count, colour: t(`colour-${colour}`) })),
    );
    if (card === null || end === null) return t("worth-described-plain", { cargo: words });
    return t("worth-described", { cargo: words, card: ranged(card), end: ranged(end) });
}

/** What the rivals will probably bid for a cargo: from the best of their low bids to the best of their high ones. */
export const rivals = (bids: readonly BidRange[]): Span | null =>
    bids.length === 0
        ? null
        : { low: Math.max(...bids.map(({ low }) => low)), high: Math.max(...bids.map(({ high }) => high)) };

export interface Axis {
    /** In dollars, at the right end. */
    to: number;
    /** How far a bid can be drawn. */
    rail: number;
}

const STEP = 5;

/** The scale for a cargo and a purse: everything of interest is on it, and it ends on a round number. */
export function axisFor(most: number, ...worths: readonly (Span | null)[]): Axis {
    const highest = Math.max(STEP, ...worths.map((span) => span?.high ?? 0));
    const reached = Math.max(highest, Math.min(most, 1.5 * highest));
    const to = STEP * Math.ceil((reached + 1) / STEP);
    return { to, rail: Math.min(most, to) };
}

/** Where the gain or the loss of a winning bid lies on the scale. */
export interface Bracket {
    /** Dollars on the scale; null where there is no such part. */
    loss: Span | null;
    gain: Span | null;
    words: string;
}

/** What a bid that wins probably brings: what lies on the scale between it and the worth of the cargo. */
export function bracket(end: Span, bid: number): Bracket {
    const low = end.low - bid;
    const high = end.high - bid;
    const loss = low < 0 ? { low: end.low, high: bid } : null;
    const gain = high > 0 ? { low: bid, high: end.high } : null;
    return { loss, gain, words: gainInWords(low, high, money(bid)) };
}

function gainInWords(low: number, high: number, bid: string): string {
    if (low === 0 && high === 0) return t("worth-even", { bid });
    if (low >= 0) return t("worth-gain", { range: ranged({ low, high }), bid });
    if (high <= 0) return t("worth-loss", { range: ranged({ low: -high, high: -low }), bid });
    return t("worth-mixed", { low: money(-low), high: money(high), bid });
}
