// The state machine of an auction, driven by what the server says of the table: bids come in, all open at once,
// the tied bid again, the seller answers. The answer often comes in the same instant as the bids, and then the table
// has no auction any more: what the reader must still see of it is kept in here.
import type { Auction, Board, Entry, Situation } from "../lib/messages";

export interface Result {
    /** Whose island area the cargo went to. */
    buyer: string;
    /** What the buyer paid: to the seller, or, when it is the seller, to the bank. */
    price: number;
    /** `sold`, `declined`, or `kept` because all bids were zero. */
    how: "sold" | "declined" | "kept";
}

export interface Moment {
    stage: "bidding" | "open" | "done";
    auction: Auction;
    /** Everybody's things, with the cargo where it lies now. */
    boards: Board[];
    /** The bids before the extra round; empty where there was none. */
    first: Record<string, number>;
    result: Result | null;
}

/** What there is to show after one more event. A finished auction stays until the next one begins. */
export function following(before: Moment | null, situation: Situation, newest: Entry | null): Moment | null {
    const { auction, boards } = situation;
    const running = before !== null && before.stage !== "done" ? before : null;
    if (auction !== null) {
        const bidding = situation.phase === "bid";
        return {
            stage: bidding ? "bidding" : "open",
            auction,
            boards,
            first: auction.extra && bidding ? auction.bids : auction.extra ? (running?.first ?? {}) : {},
            result: null,
        };
    }
    if (running === null) return before;
    const result = resultOf(running, situation, newest);
    if (result === null) return null;
    return { ...running, stage: "done", auction: { ...running.auction, bids: openBids(running) }, boards, result };
}

/** Who got the cargo: the one whose island has more of its colours than before. Nobody where the landing was undone. */
function resultOf(running: Moment, situation: Situation, newest: Entry | null): Result | null {
    const cargo = running.auction.cargo[0];
    if (cargo === undefined) return null;
    const before = new Map(running.boards.map((board) => [board.seat, board.island[cargo] ?? 0]));
    const buyer = situation.boards.find(({ seat, island }) => (island[cargo] ?? 0) > (before.get(seat) ?? 0))?.seat;
    if (buyer === undefined) return null;
    const bids = openBids(running);
    if (buyer !== running.auction.seller) return { buyer, price: bids[buyer] ?? 0, how: "sold" };
    const highest = Math.max(0, ...Object.values(bids));
    const declined = newest?.line === "decline" || highest > 0;
    return { buyer, price: highest, how: declined ? "declined" : "kept" };
}

/** The bids as they were opened. A cargo that stayed because all bids were zero leaves no bids to read. */
function openBids({ stage, auction }: Moment): Record<string, number> {
    if (stage === "open") return auction.bids;
    return Object.fromEntries(auction.bidders.map((seat) => [seat, 0]));
}

/** Who has the highest bid; several while they are tied, nobody before the bids are open. */
export function leaders(bids: Record<string, number>): string[] {
    const highest = Math.max(...Object.values(bids));
    return Object.keys(bids).filter((seat) => bids[seat] === highest);
}

export interface EnvelopeState {
    seat: string;
    state: "empty" | "sealed" | "open";
    /** What is in it, where it is open: the first bid, after the extra round the sum. */
    amount: number | null;
    /** How a sum came about: the first bid and what was added. */
    parts: [number, number] | null;
    highest: boolean;
    /** The second envelope of a tied bidder while the extra round runs. */
    again: "empty" | "sealed" | null;
}

/** Everybody's envelope, from the seller's left. */
export function envelopes({ stage, auction, first }: Moment): EnvelopeState[] {
    const { bids, bidders, sealed, extra } = auction;
    const isIn = (seat: string): "sealed" | "empty" => (sealed.includes(seat) ? "sealed" : "empty");
    if (stage === "bidding" && !extra) {
        return bidders.map((seat) => ({
            seat,
            state: isIn(seat),
            amount: null,
            parts: null,
            highest: false,
            again: null,
        }));
    }
    const best = leaders(bids);
    return Object.entries(bids).map(([seat, amount]) => {
        const before = first[seat] ?? amount;
        return {
            seat,
            state: "open",
            amount,
            parts: stage !== "bidding" && before !== amount ? [before, amount - before] : null,
            highest: best.includes(seat),
            again: stage === "bidding" && bidders.includes(seat) ? isIn(seat) : null,
        };
    });
}
