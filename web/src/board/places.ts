// The geometry of the table: where boards lie on the chart, and where lanes and building spaces lie on a board. All in the
// units of the chart, which is scaled as a whole: 1280 × 532 where it lies, 820 × 836 where it stands on a tablet.
import type { Rules } from "../lib/messages";

/** A chart with the island between the boards, or one with the island at the head of a fjord. */
export type Format = "lying" | "upright";

/** The part of the picture between title strip and deck; where the drawing of the island is moved; the quays' edges. */
export const CHARTS = {
    lying: { x: 0, y: 28, width: 1280, height: 532, island: { x: 0, y: 0 }, west: 346, east: 934 },
    upright: { x: 0, y: 0, width: 820, height: 836, island: { x: -230, y: -104 }, west: 346, east: 474 },
} as const;

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

/** The tops of the rows of a side with two boards, and with three. */
const ROWS = {
    lying: { two: [38, 308], three: [38, 210, 382] },
    upright: { two: [322, 580], three: [322, 494, 666] },
} as const;

/** The boards of a table of this many players, the reader's first, then clockwise. */
export function slotsFor(players: number, format: Format = "lying"): Slot[] {
    const [[top, bottom], [first, second, third]] = [ROWS[format].two, ROWS[format].three];
    const full = (side: Side, row: "top" | "bottom"): Slot => ({
        x: side === "west" ? 14 : CHARTS[format].east,
        y: row === "top" ? top : bottom,
        height: 246,
        side,
        compact: false,
        row,
    });
    const compact = (row: Slot["row"], y: number): Slot => ({
        x: CHARTS[format].east,
        y,
        height: 158,
        side: "east",
        compact: true,
        row,
    });
    const west = [full("west", "bottom"), full("west", "top")];
    if (players > 4) return [...west, compact("top", first), compact("middle", second), compact("bottom", third)];
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
