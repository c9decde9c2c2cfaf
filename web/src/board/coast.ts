// The outlines of the chart: coasts and soundings. Ornament and ground, nothing of the game.
import { ONE_BOARD, SOUNDINGS, THREE_BOARDS, TWO_BOARDS } from "../art/shapes";
import type { Format } from "./places";

/** The shores of a fjord: a wavy edge towards the island, then one, two or three boards, each with its own stretch of quay. */
const HEAD = "M-10 318C60 310 110 323 170 316C230 309 280 321 330 317Q346 317 346 332";
const GAP = "Q346 563 336 565C306 569 288 566 258 569C222 572 196 567 158 570C118 573 70 568 -10 571";
const FJORD_COASTS = {
    one: `${HEAD}V554${GAP}Z`,
    two: `${HEAD}V554${GAP}V576C70 573 118 578 160 575C200 572 222 577 260 575C292 573 308 579 336 580Q346 582 346 592V846H-10Z`,
    three: `${HEAD}V480C300 487 200 483 -10 486V490C200 487 300 493 346 494V652C300 659 200 655 -10 658V662C200 659 300 665 346 666V846H-10Z`,
} as const;

const COASTS = {
    lying: { one: ONE_BOARD, two: TWO_BOARDS, three: THREE_BOARDS },
    upright: FJORD_COASTS,
} as const;

export const westCoast = (format: Format): string => COASTS[format].two;

/** The right coast, drawn mirrored. */
export const eastCoast = (players: number, format: Format): string =>
    COASTS[format][players > 4 ? "three" : players > 3 ? "two" : "one"];

export type Sounding = readonly [x: number, y: number, fathoms: number];

/** Depths in the water between the coasts. */
export const MIDDLE: readonly Sounding[] = [
    ...SOUNDINGS,
    [372, 424, 13],
    [420, 550, 30],
    [505, 550, 52],
    [557, 557, 52],
    [576, 556, 54],
    [652, 550, 50],
    [692, 548, 50],
];

/** Where three players leave the lower right to the sea. */
// prettier-ignore
export const SOUTH_EAST: readonly Sounding[] = [
    [952, 332, 21], [990, 345, 26], [1041, 328, 19], [1096, 340, 22], [1152, 331, 17], [1208, 344, 15], [1246, 372, 14],
    [964, 398, 31], [1008, 421, 38], [1214, 412, 22], [1250, 448, 24], [958, 462, 44], [1002, 496, 52], [1206, 486, 33],
    [1244, 522, 36], [962, 535, 61], [1040, 541, 66], [1106, 546, 58], [1170, 540, 49],
];

/** Beside the island and in the channel of a fjord; with three players the lower right is water too. */
// prettier-ignore
export const FJORD_DEPTHS: readonly Sounding[] = [
    [40, 108, 21], [96, 90, 24], [150, 120, 19], [206, 96, 12], [212, 158, 11], [30, 200, 26], [196, 240, 9], [34, 300, 14],
    [604, 172, 10], [612, 214, 11], [640, 96, 12], [782, 96, 26], [704, 152, 22], [766, 148, 30], [792, 300, 12],
    [400, 520, 18], [420, 562, 20], [398, 600, 22], [420, 640, 19], [398, 700, 16], [404, 760, 14], [418, 800, 13],
];
// prettier-ignore
export const FJORD_SOUTH: readonly Sounding[] = [
    [520, 620, 24], [600, 640, 31], [690, 612, 28], [770, 650, 22], [540, 720, 38], [780, 730, 33], [560, 800, 44], [660, 806, 49], [750, 800, 41],
];
