// What the picture on the first page is made of: a chart of two harbours, an island and three ships, in units of its
// own. The soundings are ornament, like the rose.

export const CHART = { width: 1280, height: 800 };

/** The straight edge of both quays, where ships lie. */
export const QUAY = 936;

export interface Harbour {
    seat: string;
    top: number;
    bottom: number;
    /** The lanes of the harbour store, from the water inland: the containers of each, the lowest first. */
    lanes: string[][];
    machines: string[];
    warehouses: number;
}

export const HARBOURS: Harbour[] = [
    {
        seat: "yellow",
        top: 26,
        bottom: 366,
        lanes: [["white"], ["brown", "tan", "black"], ["orange", "white"], []],
        machines: ["tan", "black"],
        warehouses: 2,
    },
    {
        seat: "blue",
        top: 432,
        bottom: 780,
        lanes: [["tan", "black"], ["orange"], ["orange", "brown", "white", "orange"], ["black", "tan"]],
        machines: ["orange", "white"],
        warehouses: 3,
    },
];

/** The coast: two stretches of quay with an inlet between them. */
export const COAST =
    "M1400 -120H936V352Q936 372 956 376Q1050 388 1140 380T1400 384V-120Z" +
    "M1400 920H936V440Q936 424 954 420Q1040 404 1130 412T1400 408V920Z";

export const ISLAND =
    "M596 560C600 520 640 508 690 512C744 514 800 500 836 528C862 550 852 590 858 622C862 664 826 684 780 684" +
    "C736 688 690 694 646 684C604 676 588 640 594 606C596 590 594 574 596 560Z";

/** The island's piles: where, which colour, how many. */
export const PILES: { x: number; y: number; colour: string; count: number }[] = [
    { x: 626, y: 556, colour: "black", count: 2 },
    { x: 672, y: 556, colour: "white", count: 1 },
    { x: 718, y: 556, colour: "brown", count: 3 },
    { x: 764, y: 556, colour: "tan", count: 2 },
    { x: 810, y: 556, colour: "orange", count: 1 },
    { x: 640, y: 642, colour: "orange", count: 2 },
    { x: 690, y: 642, colour: "white", count: 2 },
    { x: 740, y: 642, colour: "tan", count: 1 },
    { x: 790, y: 642, colour: "black", count: 1 },
];

export interface Vessel {
    seat: string;
    cargo: string[];
    x: number;
    y: number;
    scale: number;
    /** In degrees, against the chart's east. */
    turn: number;
    west: boolean;
}

export const SHIPS: Vessel[] = [
    { seat: "blue", cargo: ["black", "white", "tan", "orange"], x: 716, y: 164, scale: 1.86, turn: 0, west: true },
    { seat: "yellow", cargo: ["white", "brown"], x: 734, y: 738, scale: 1.7, turn: 0, west: true },
    {
        seat: "red",
        cargo: ["brown", "orange", "black", "tan", "white"],
        x: 560,
        y: 400,
        scale: 1.6,
        turn: 0,
        west: false,
    },
];

/** The red ship's course: from the harbour where it has loaded to the island. */
export const COURSE = "M930 322C840 296 640 290 556 338C500 372 500 424 552 428";

/** Depths, deeper further out: x, y, metres. */
export const SOUNDINGS: [number, number, number][] = [
    [60, 90, 52],
    [150, 60, 48],
    [260, 110, 44],
    [360, 66, 41],
    [470, 100, 37],
    [700, 90, 24],
    [812, 70, 17],
    [830, 128, 14],
    [90, 720, 61],
    [210, 770, 58],
    [330, 740, 49],
    [440, 770, 42],
    [520, 720, 30],
    [60, 640, 57],
    [560, 760, 24],
    [688, 372, 22],
    [770, 330, 19],
    [640, 300, 27],
    [850, 290, 12],
    [836, 420, 13],
    [900, 470, 9],
    [760, 440, 16],
    [884, 700, 8],
    [900, 560, 9],
    [500, 560, 26],
    [470, 640, 35],
    [500, 420, 31],
    [880, 390, 11],
    [60, 360, 55],
    [60, 240, 50],
    [60, 480, 57],
];
