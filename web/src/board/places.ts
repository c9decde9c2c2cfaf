// The geometry of the table: where boards lie on the chart, and where lanes and building spaces lie on a board. All in the
// units of the chart, which is drawn as 1280 × 532 and scaled as a whole.
import type { Rules } from "../lib/messages";

/** The part of the picture between title strip and deck. */
export const CHART = { x: 0, y: 28, width: 1280, height: 532 } as const;

export type Side = "west" | "east";
export type StoreName = "factory" | "harbour";

/** Where a player's board lies. The first is the reader's, the others follow clockwise. */
export interface Slot {
    x: number;
    y: number;
    height: number;
    side: Side;
    /** One of three boards on a side: lower lanes, no gantry. */
    compact: boolean;
    /** Where on its side: the ships' berths differ. */
    row: "top" | "middle" | "bottom";
}

export const BOARD = { width: 332, lane: 33 } as const;

const full = (side: Side, row: "top" | "bottom"): Slot => ({
    x: side === "west" ? 14 : 934,
    y: row === "top" ? 38 : 308,
    height: 246,
    side,
    compact: false,
    row,
});
const compact = (row: Slot["row"], y: number): Slot => ({ x: 934, y, height: 158, side: "east", compact: true, row });

/** The boards of a table of this many players, the reader's first, then clockwise. */
export function slotsFor(players: number): Slot[] {
    const west = [full("west", "bottom"), full("west", "top")];
    if (players > 4) return [...west, compact("top", 38), compact("middle", 210), compact("bottom", 382)];
    return [...west, full("east", "top"), full("east", "bottom")].slice(0, players);
}

/** The seats in the order of the slots: the reader at the bottom left, for a spectator the first seat. */
export function seatsAround(seats: readonly string[], me: string | null): string[] {
    const first = Math.max(0, me === null ? 0 : seats.indexOf(me));
    return [...seats.slice(first), ...seats.slice(0, first)];
}

/** A price lane of a store. */
export interface Lane {
    price: number;
    x: number;
}

/** A store with the building spaces under it, in the coordinates of its board. */
export interface Yard {
    store: StoreName;
    x: number;
    width: number;
    top: number;
    bottom: number;
    lanes: Lane[];
    /** Width of a lane. */
    lane: number;
    /** Size of the containers in it. */
    scale: number;
    /** Baseline of the prices. */
    prices: number;
    /** Baseline of the store's name; null where there is none. */
    caption: number | null;
    /** Top of the buildings. */
    buildings: number;
}

const lanesFrom = (x: number, lane: number, prices: readonly number[]): Lane[] =>
    prices.map((price, index) => ({ price, x: x + index * lane }));

/** A store's yard on the board of this slot. Factories lie inland, harbours at the water. */
export function yardOf(slot: Slot, store: StoreName, rules: Rules): Yard {
    const prices = store === "factory" ? rules.factory_prices : rules.harbour_prices;
    const [factory, harbour] = slot.side === "west" ? [8, 157] : [192, 10];
    const x = store === "factory" ? factory : harbour;
    const top = slot.compact ? 42 : 52;
    const bottom = slot.compact ? 110 : 188;
    return {
        store,
        x,
        width: prices.length * BOARD.lane,
        top,
        bottom,
        lanes: lanesFrom(x, BOARD.lane, prices),
        lane: BOARD.lane,
        scale: 1,
        caption: slot.compact ? 38 : 46,
        prices: bottom + 14,
        buildings: bottom + (slot.compact ? 18 : 22),
    };
}

/** A store's yard on a phone, in a drawing of 290 × 78. */
export function phoneYard(store: StoreName, rules: Rules): Yard {
    const lane = 29.5;
    const factoryEnd = 4 + rules.factory_prices.length * lane;
    const x = store === "factory" ? 4 : factoryEnd + 10;
    const prices = store === "factory" ? rules.factory_prices : rules.harbour_prices;
    return {
        store,
        x,
        width: prices.length * lane,
        top: 3,
        bottom: 59,
        lanes: lanesFrom(x, lane, prices),
        lane,
        scale: 0.9,
        caption: null,
        prices: 73.5,
        buildings: 0,
    };
}

/** The lane under a point of the board; beside the yard, the nearest one. */
export function laneAt(yard: Yard, x: number): Lane | undefined {
    const index = Math.floor((x - yard.x) / yard.lane);
    return yard.lanes[Math.min(yard.lanes.length - 1, Math.max(0, index))];
}
