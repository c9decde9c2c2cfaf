// The outlines of the chart: coasts and soundings. Ornament and ground, nothing of the game.
import { ONE_BOARD, SOUNDINGS, THREE_BOARDS, TWO_BOARDS } from "../art/shapes";

export const WEST_COAST = TWO_BOARDS;

/** The right coast, drawn mirrored. */
export const eastCoast = (players: number): string =>
    players > 4 ? THREE_BOARDS : players > 3 ? TWO_BOARDS : ONE_BOARD;

type Sounding = readonly [x: number, y: number, fathoms: number];

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
