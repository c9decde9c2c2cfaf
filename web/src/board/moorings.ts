// Where ships lie. Each place has a list of moorings, the best first; a ship keeps its mooring as long as it stays, and a
// newcomer takes the first that touches no other ship. So nobody is shifted when somebody comes or goes.
import { SHIP } from "../art/shapes";
import { fjordBerths, FJORD } from "./fjord";
import type { Format, Slot } from "./places";

export interface Mooring {
    x: number;
    y: number;
    /** Bow to the left. */
    west: boolean;
    /** To where its ropes go, at the island and the bank. */
    ropes?: "up" | "left" | undefined;
}

/** A ship and the place where it is: `sea`, `island`, `bank` or a seat. */
export interface Position {
    seat: string;
    at: string;
}

export interface Moored extends Mooring {
    at: string;
}

export interface Waters {
    /** The seats in the order of their slots. */
    seats: readonly string[];
    slots: readonly Slot[];
    bank: boolean;
    format: Format;
}

export type Point = [x: number, y: number];
export type Water = "sea" | "island" | "bank";
const [NORTH, CENTRE, SOUTH] = [430, 471, 512];

/** Below the island, for up to four players and for five, whose lowest harbour needs the right side. */
// prettier-ignore
const OPEN: Record<"wide" | "narrow", Record<Water, Point[]>> = {
    wide: {
        sea: [[690, 474], [566, 474], [690, SOUTH], [812, SOUTH], [378, SOUTH]],
        island: [[581, NORTH], [703, NORTH], [459, NORTH], [642, 467], [520, 467]],
        bank: [],
    },
    narrow: {
        sea: [[688, CENTRE], [566, CENTRE], [688, SOUTH], [444, SOUTH], [566, SOUTH]],
        island: [[566, NORTH], [688, NORTH], [566, CENTRE], [688, CENTRE], [566, SOUTH]],
        bank: [],
    },
};

/** With the Investment Bank its pontoon takes the left of the water, and ships lie in columns beside it. */
const [NEAR, MIDDLE, FAR] = [552, 674, 796];
// prettier-ignore
const BESIDE_BANK: Record<"wide" | "narrow", Record<Water, Point[]>> = {
    wide: {
        sea: [[MIDDLE, SOUTH], [FAR, SOUTH], [FAR, CENTRE], [MIDDLE, CENTRE], [NEAR, SOUTH]],
        island: [[MIDDLE, NORTH], [NEAR, NORTH], [FAR, NORTH], [MIDDLE, CENTRE], [NEAR, CENTRE]],
        bank: [[NEAR, CENTRE], [NEAR, SOUTH], [NEAR, NORTH], [MIDDLE, SOUTH], [MIDDLE, CENTRE]],
    },
    narrow: {
        sea: [[MIDDLE, SOUTH], [MIDDLE, CENTRE], [NEAR, SOUTH], [NEAR, CENTRE], [474, 137], [MIDDLE, NORTH], [NEAR, NORTH]],
        island: [[MIDDLE, NORTH], [NEAR, NORTH], [MIDDLE, CENTRE], [NEAR, CENTRE], [MIDDLE, SOUTH], [NEAR, SOUTH]],
        bank: [[NEAR, CENTRE], [NEAR, SOUTH], [NEAR, NORTH], [MIDDLE, SOUTH], [MIDDLE, CENTRE], [MIDDLE, NORTH]],
    },
};

const isWater = (at: string): at is Water => at === "sea" || at === "island" || at === "bank";

/** The tops of the berths of a harbour, the best first. */
function berths(slot: Slot, bank: boolean): number[] {
    if (slot.compact) return slot.row === "middle" ? [252, 288, 216, 324] : [426, 390, 462, 498];
    if (slot.row === "top") return [178, 214, 142, 250];
    return bank ? [394, 358, 322, 286] : [394, 358, 430, 466];
}

/** The moorings of a harbour, the best first. */
export function harbourOf(slot: Slot, bank: boolean, format: Format = "lying"): Mooring[] {
    const west = slot.side === "east";
    if (format === "upright") return fjordBerths(slot).map(([across, y]) => ({ x: across, y, west }));
    const x = west ? 810 : 352;
    if (!slot.compact || slot.row !== "top") return berths(slot, bank).map((y) => ({ x, y, west }));
    const narrow: Point[] = [
        [x, 142],
        [x, 178],
        [688, 137],
        [566, 137],
    ];
    return narrow.map(([across, y]) => ({ x: across, y, west }));
}

/** The moorings of a place for a ship; at sea every ship has an anchorage of its own that it likes best. */
function moorings(waters: Waters, { seat, at }: Position): Mooring[] {
    const own = waters.seats.indexOf(seat);
    if (isWater(at)) {
        const lying = (waters.bank ? BESIDE_BANK : OPEN)[waters.seats.length > 4 ? "narrow" : "wide"];
        const upright = waters.format === "upright";
        const points = (upright ? FJORD : lying)[at];
        const turned = at === "sea" ? [...points.slice(own), ...points.slice(0, own)] : points;
        const ropes = at === "sea" ? undefined : at === "island" || upright ? "up" : "left";
        return turned.map(([x, y]) => ({ x, y, west: false, ropes }));
    }
    const slot = waters.slots[waters.seats.indexOf(at)];
    return slot === undefined ? [] : harbourOf(slot, waters.bank, waters.format);
}

export const touching = (one: Mooring, other: Mooring): boolean =>
    Math.abs(one.x - other.x) < SHIP.width && Math.abs(one.y - other.y) < SHIP.height;

/** Every ship's mooring, given where they lay before. */
export function moored(
    waters: Waters,
    positions: readonly Position[],
    before: ReadonlyMap<string, Moored> = new Map(),
): Map<string, Moored> {
    const found = new Map<string, Moored>();
    for (const { seat, at } of positions) {
        const old = before.get(seat);
        if (old?.at === at) found.set(seat, old);
    }
    for (const position of positions) {
        const { seat, at } = position;
        if (found.has(seat)) continue;
        const choices = moorings(waters, position);
        const free = choices.find((choice) => [...found.values()].every((other) => !touching(choice, other)));
        const mooring = free ?? choices.at(-1);
        if (mooring !== undefined) found.set(seat, { ...mooring, at });
    }
    return found;
}
