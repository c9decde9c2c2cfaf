// The course of a ship from one mooring to another: a curve that goes round the island through the channel on its side.
import { SHIP } from "../art/shapes";
import type { Mooring } from "./moorings";
import type { Format } from "./places";

export interface Point {
    x: number;
    y: number;
}

export interface Course {
    from: Point;
    to: Point;
    /** The curve as the path of a drawing. */
    d: string;
    /** The ship's middle after a share of the way, from 0 to 1. */
    at(share: number): Point;
}

/** Water north of this line lies beside the island. */
const SOUTH_OF_ISLAND = 420;
const CHANNELS = { west: 404, east: 876 } as const;

export const middle = ({ x, y }: Mooring): Point => ({ x: x + SHIP.width / 2, y: y + SHIP.height / 2 });

/** How a ship sails between two moorings. */
export function courseOf(from: Mooring, to: Mooring, format: Format = "lying"): Course {
    const start = middle(from);
    const end = middle(to);
    const turn = format === "lying" ? bend : bendInFjord;
    const [first, second] = [turn(start, end), turn(end, start)];
    return {
        from: start,
        to: end,
        d: `M${start.x} ${start.y}C${first.x} ${first.y} ${second.x} ${second.y} ${end.x} ${end.y}`,
        at(share) {
            const rest = 1 - share;
            const along = (a: number, b: number, c: number, d: number): number =>
                rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d;
            return {
                x: along(start.x, first.x, second.x, end.x),
                y: along(start.y, first.y, second.y, end.y),
            };
        },
    };
}

/** The point towards which a ship leaves here when it goes there. */
function bend(here: Point, there: Point): Point {
    const [hereBelow, thereBelow] = [here.y > SOUTH_OF_ISLAND, there.y > SOUTH_OF_ISLAND];
    if (hereBelow && thereBelow) return { x: here.x + (there.x - here.x) / 3, y: here.y + (there.y - here.y) / 8 };
    const side = (hereBelow ? there : here).x < 640 ? CHANNELS.west : CHANNELS.east;
    return hereBelow ? { x: side, y: here.y } : { x: side, y: here.y + (thereBelow ? (there.y - here.y) * 0.55 : 0) };
}

/** The mouth of the fjord: whoever goes in or out, or round the island, passes here. */
const MOUTH = { x: 410, y: 322 } as const;

function bendInFjord(here: Point, there: Point): Point {
    const [inside, thereInside] = [here.y > MOUTH.y, there.y > MOUTH.y];
    if (inside && thereInside) return { x: here.x, y: here.y + (there.y - here.y) / 3 };
    if (inside) return MOUTH;
    const sameSide = here.x < MOUTH.x === there.x < MOUTH.x;
    return sameSide && !thereInside ? here : { x: here.x, y: MOUTH.y };
}
