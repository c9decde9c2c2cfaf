// What the chart on the first page is made of, in units of its own: a quay, a course, an island and four ships. The
// soundings are ornament.

export const BAND = { width: 1280, height: 270 };

export const QUAYSIDE = "M-400 -10H256C262 0 250 10 250 24V246C250 256 262 262 258 290H-400Z";
export const OPPOSITE = "M1700 -10H1232C1222 30 1240 70 1228 110C1218 150 1236 200 1224 280H1700Z";
export const ISLAND =
    "M868 84C900 60 960 70 1010 62C1060 56 1108 66 1128 92C1142 120 1134 160 1108 178C1060 200 950 196 900 188" +
    "C866 180 852 160 856 132C858 112 856 96 868 84Z";

/** The harbour store at the quay, from the lowest price: the containers of each lane, the lowest first. */
export const LANES: { price: number; containers: string[] }[] = [
    { price: 2, containers: ["brown"] },
    { price: 3, containers: ["black", "white"] },
    { price: 4, containers: ["tan"] },
    { price: 5, containers: ["orange", "orange", "white"] },
    { price: 6, containers: [] },
];

/** The island's piles: which colour, how many. */
export const PILES: [colour: string, count: number][] = [
    ["black", 2],
    ["white", 1],
    ["brown", 3],
    ["tan", 1],
    ["orange", 2],
];

export interface Moored {
    seat: string;
    cargo: string[];
    x: number;
    y: number;
    west: boolean;
}

/** The ships of the others. */
export const OTHERS: Moored[] = [
    { seat: "green", cargo: ["brown", "tan"], x: 690, y: 150, west: false },
    { seat: "red", cargo: [], x: 1010, y: 208, west: false },
    { seat: "yellow", cargo: ["white", "brown"], x: 1086, y: 22, west: true },
];

type Point = readonly [x: number, y: number];

/** The course from the quay to the island: two bends, each with its two control points. */
const BENDS: readonly (readonly [Point, Point, Point, Point])[] = [
    [
        [384, 160],
        [470, 210],
        [600, 232],
        [720, 214],
    ],
    [
        [720, 214],
        [800, 202],
        [830, 196],
        [852, 186],
    ],
];

export const COURSE = BENDS.map(([a, b, c, d]) => `M${a}C${b} ${c} ${d}`).join("");

/** So many visits it takes the ship to reach the island; then it begins again at the quay. */
const VISITS = 12;
const AT_QUAY: Point = [258, 128];
/** From the bow, which follows the course, to the corner where a ship is drawn. */
const BOW: Point = [118, 16];

/** Where the reader's ship is drawn at a visit. It moves on by one stretch each time. */
export function shipAt(visit: number): Point {
    const stretch = visit % VISITS;
    if (stretch === 0) return AT_QUAY;
    const way = (stretch / VISITS) * BENDS.length;
    const bend = BENDS[Math.min(Math.floor(way), BENDS.length - 1)];
    if (bend === undefined) return AT_QUAY;
    const at = way % 1;
    const weights = [(1 - at) ** 3, 3 * (1 - at) ** 2 * at, 3 * (1 - at) * at ** 2, at ** 3];
    const along = (axis: 0 | 1): number => bend.reduce((sum, point, n) => sum + point[axis] * (weights[n] ?? 0), 0);
    return [along(0) - BOW[0], along(1) - BOW[1]];
}

/** Depths, deeper further out: x, y, metres. */
export const SOUNDINGS: [number, number, number][] = [
    [330, 40, 14],
    [362, 96, 18],
    [346, 170, 16],
    [372, 232, 21],
    [430, 60, 26],
    [760, 40, 28],
    [800, 110, 24],
    [790, 210, 31],
    [700, 240, 40],
    [1180, 230, 22],
    [640, 40, 38],
    [560, 36, 33],
    [460, 244, 30],
    [900, 240, 28],
];
