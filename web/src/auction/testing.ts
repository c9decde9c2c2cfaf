// Small tables for the tests of the auction: Yellow has landed with two tan and a black container.
import { SITUATION } from "../deciding/fake-table";
import type { Auction, Board, Entry, EntryKind, Situation } from "../lib/messages";

const SEATS = ["blue", "red", "yellow", "green"];
const CARGO = ["black", "tan", "tan"];

const auction: Auction = {
    seller: "yellow",
    cargo: CARGO,
    extra: false,
    bidders: ["green", "blue", "red"],
    sealed: ["red"],
    bids: {},
    gains: [],
    card: null,
    end: null,
    later: null,
    island_before: 0,
    island_after: 0,
    outcomes: [],
    stake: null,
};

const board = (seat: string, island: Record<string, number>): Board => ({
    seat,
    cash: null,
    loans: 0,
    machines: [],
    warehouses: 1,
    factory: [],
    harbour: [],
    ship: [],
    at: "sea",
    island,
    dock: [],
    card: null,
    actions: 0,
    factory_room: 4,
});

/** The table, with an auction unless `cargoAt` says who has got the cargo. */
export function situation(more: Partial<Situation> & { cargoAt?: string } = {}): Situation {
    const { cargoAt, ...rest } = more;
    const cargo = { black: 1, tan: 2 };
    return {
        ...SITUATION,
        number: 10,
        round: 3,
        turn: "yellow",
        to_act: ["blue"],
        phase: cargoAt === undefined ? "bid" : "act",
        boards: SEATS.map((seat) => board(seat, seat === cargoAt ? cargo : {})),
        auction: cargoAt === undefined ? auction : null,
        mine: null,
        ...rest,
    };
}

/** All bids are in; the seller decides. */
export const opened = (bids: Record<string, number>, more: Partial<Auction> = {}): Situation =>
    situation({ phase: "decide", to_act: ["yellow"], auction: { ...auction, sealed: [], bids, ...more } });

/** Green and Blue are tied at $3 and bid once more. */
export const tied = (): Situation =>
    situation({
        auction: {
            ...auction,
            extra: true,
            bidders: ["green", "blue"],
            sealed: [],
            bids: { green: 3, blue: 3, red: 1 },
        },
    });

export const entry = (seat: string, line: string, kind: EntryKind = "line"): Entry => ({
    number: 10,
    seat,
    line,
    kind,
    round: 3,
    turn: "yellow",
    facts: [],
});
