// The geometry of the chart of everybody's worth, round by round. The picture has the size it is shown in, so that its
// letters are as large on a phone as on a desk.

export interface Frame {
    left: number;
    top: number;
    width: number;
    height: number;
}

export interface Line {
    seat: string;
    points: [number, number][];
    /** What it came to. */
    total: number;
    /** Where its label stands, apart from the others'. */
    label: number;
}

export interface NetWorthPicture {
    lines: Line[];
    /** Values on the upright scale and where they are. */
    scale: { value: number; y: number }[];
    /** Rounds on the level scale; 0 is the start. */
    rounds: { round: number; x: number }[];
    /** The water under the lowest line. */
    water: [number, number][];
}

/** Lines differ in their strokes too, not only in colour. */
export const DASHES: Readonly<Record<string, string>> = {
    red: "9 4",
    yellow: "2.5 3.5",
    green: "9 3 2 3",
    purple: "15 4",
};

const STEPS = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
const LABEL_GAP = 21;
const LEAST_ROUND_WIDTH = 34;

export function netWorthPicture(worth: Readonly<Record<string, readonly number[]>>, frame: Frame): NetWorthPicture {
    const series = Object.entries(worth);
    const all = series.flatMap(([, values]) => values);
    const rounds = Math.max(1, ...series.map(([, values]) => values.length - 1));
    const step = stepFor(Math.max(...all, 0) - Math.min(...all, 0), frame.height);
    const lowest = Math.floor(Math.min(...all, 0) / step) * step;
    const highest = Math.max(Math.ceil(Math.max(...all, 0) / step), 1) * step;
    const x = (round: number): number => frame.left + (round / rounds) * frame.width;
    const y = (value: number): number =>
        frame.top + frame.height - ((value - lowest) / (highest - lowest)) * frame.height;
    const lines = series.map(([seat, values]) => ({
        seat,
        points: values.map((value, round): [number, number] => [x(round), y(value)]),
        total: values.at(-1) ?? 0,
    }));
    const labels = spread(
        lines.map(({ points }) => points.at(-1)?.[1] ?? 0),
        LABEL_GAP,
        [frame.top, frame.top + frame.height],
    );
    const stride = Math.max(1, Math.ceil((rounds * LEAST_ROUND_WIDTH) / frame.width));
    const shore: [number, number][] = [
        [x(rounds), y(lowest)],
        [x(0), y(lowest)],
    ];
    return {
        lines: lines.map((line, index) => ({ ...line, label: labels[index] ?? 0 })),
        scale: range(lowest, highest, step).map((value) => ({ value, y: y(value) })),
        rounds: range(0, rounds, stride).map((round) => ({ round, x: x(round) })),
        water: [
            ...range(0, rounds, 1).map((round): [number, number] => [
                x(round),
                y(Math.min(...series.map(([, values]) => values[round] ?? 0))),
            ]),
            ...shore,
        ],
    };
}

/** The places nearest to the wanted ones that keep a gap between each other, within the ends as far as they fit. */
export function spread(wanted: readonly number[], gap: number, [least, most]: [number, number]): number[] {
    const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
    const placed = [...wanted];
    let next = least;
    for (const index of order) {
        placed[index] = Math.max(wanted[index] ?? 0, next);
        next = (placed[index] ?? 0) + gap;
    }
    next = Math.max(most, least + gap * (wanted.length - 1));
    for (const index of order.reverse()) {
        placed[index] = Math.min(placed[index] ?? 0, next);
        next = (placed[index] ?? 0) - gap;
    }
    return placed;
}

/** About one line of the scale for every 44 pixels. */
export function stepFor(reach: number, height: number): number {
    return STEPS.find((step) => reach / step <= Math.max(2, height / 44)) ?? 2000;
}

export const range = (from: number, to: number, step: number): number[] =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Points as the attribute of a polyline. */
export const pointList = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
