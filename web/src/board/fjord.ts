// Where ships lie on the upright chart: in the channel between the boards, which is as wide as one ship, and in the water
// beside the island at its head. All moorings of the channel stand on one ladder, so that a ship never takes two of them.
import type { Point, Water } from "./moorings";
import type { Slot } from "./places";

const CHANNEL = 351;
const STEP = 36;
const rung = (number: number): Point => [CHANNEL, 320 + STEP * number];
const RUNGS = 14;

/** The moorings of the waters, the best first. */
// prettier-ignore
export const FJORD: Record<Water, Point[]> = {
    sea: [[672, 166], [672, 202], [672, 238], [672, 130], [672, 274]],
    island: [rung(0), rung(1), rung(2), rung(3), rung(4)],
    bank: [[62, 196], [62, 232], [62, 268], [672, 274], [672, 238]],
};

/** The berths of a board, the best first; boards that face each other like different ones. */
export function fjordBerths({ y, height, side, compact }: Slot): Point[] {
    const share = compact ? 0.55 : side === "west" ? 0.45 : 0.7;
    const best = y + height * share - STEP / 2;
    const ladder = Array.from({ length: RUNGS }, (_, number) => rung(number));
    return ladder.toSorted(([, one], [, other]) => Math.abs(one - best) - Math.abs(other - best)).slice(0, 6);
}
