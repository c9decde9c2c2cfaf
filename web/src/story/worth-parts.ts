// The geometry of worth by its parts: bars for the result of everybody, areas for one player's way there.
import { range, spread, stepFor } from "../final/net-worth";
import type { WorthParts } from "../lib/messages";

export const PARTS = ["cash", "island", "harbour", "ship", "dock", "loans"] as const;
export type Part = (typeof PARTS)[number];

/** What is owned; loans go to the other side of zero. */
const OWNED = PARTS.filter((part) => part !== "loans");

export interface Segment {
    part: Part;
    amount: number;
    x: number;
    width: number;
    /** Where the middle of its amount stands: inside it, or (below it) apart from the others. */
    label: number;
}

/** A segment of so many pixels has room for its amount. */
export const ROOMY = 30;
const SMALL_LABEL = 28;

export interface Bars {
    /** Where nothing is. */
    zero: number;
    rows: { seat: string; total: number; segments: Segment[] }[];
}

/** A bar for each seat, all on one scale between `left` and `left + width`. */
export function barsPicture(results: readonly (readonly [string, WorthParts])[], left: number, width: number): Bars {
    const owned = ([, parts]: readonly [string, WorthParts]): number =>
        OWNED.reduce((sum, part) => sum + parts[part], 0);
    const most = Math.max(1, ...results.map(owned));
    const owed = Math.max(0, ...results.map(([, { loans }]) => -loans));
    const scale = width / (most + owed);
    const zero = left + owed * scale;
    return {
        zero,
        rows: results.map(([seat, parts]) => {
            let x = zero;
            const segments = OWNED.filter((part) => parts[part] > 0).map((part): Segment => {
                const segment = { part, amount: parts[part], x, width: parts[part] * scale, label: 0 };
                x += segment.width;
                return segment;
            });
            const debt = -parts.loans * scale;
            if (debt > 0)
                segments.unshift({ part: "loans", amount: parts.loans, x: zero - debt, width: debt, label: 0 });
            return { seat, total: parts.total, segments: labelled(segments, left, left + width) };
        }),
    };
}

/** Large segments have their amounts inside, those of the small ones stand below, apart from each other. */
function labelled(segments: readonly Segment[], from: number, to: number): Segment[] {
    const middle = (segment: Segment): number => segment.x + segment.width / 2;
    const small = segments.filter(({ width }) => width < ROOMY);
    const places = spread(small.map(middle), SMALL_LABEL, [from, to]);
    return segments.map((segment) => ({
        ...segment,
        label: segment.width < ROOMY ? (places[small.indexOf(segment)] ?? 0) : middle(segment),
    }));
}

export interface Area {
    part: Part;
    points: [number, number][];
    /** Where its name stands: in its thickest place; null where it is too thin for one. */
    label: [number, number] | null;
}

export interface Areas {
    areas: Area[];
    /** The sum of all parts. */
    total: [number, number][];
    scale: { value: number; y: number }[];
    rounds: { round: number; x: number }[];
    x: (round: number) => number;
    ground: number;
}

const LABEL_HEIGHT = 15;
const LABEL_INSET = 2;
const ROUND_WIDTH = 34;

/** One player's parts, round by round, one on top of the other; loans hang below zero. */
export function areasPicture(
    rounds: readonly WorthParts[],
    frame: { left: number; top: number; width: number; height: number },
): Areas {
    const last = Math.max(1, rounds.length - 1);
    const highest = Math.max(1, ...rounds.map((parts) => OWNED.reduce((sum, part) => sum + parts[part], 0)));
    const lowest = Math.min(0, ...rounds.map(({ loans }) => loans));
    const step = stepFor(highest - lowest, frame.height);
    const [from, to] = [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step];
    const x = (round: number): number => frame.left + (round / last) * frame.width;
    const y = (value: number): number => frame.top + ((to - value) / (to - from)) * frame.height;
    const under = rounds.map(() => 0);
    const areas = PARTS.filter((part) => rounds.some((parts) => parts[part] !== 0)).map((part): Area => {
        const base = part === "loans" ? rounds.map(() => 0) : [...under];
        const edge = rounds.map((parts, round) => (base[round] ?? 0) + parts[part]);
        if (part !== "loans") edge.forEach((value, round) => (under[round] = value));
        const thick = edge.map((value, round) => Math.abs(y(value) - y(base[round] ?? 0)));
        // The first and the last rounds leave no room for a word.
        const inner = thick.map((value, round) => (round < LABEL_INSET || round > last - LABEL_INSET ? 0 : value));
        const at = inner.indexOf(Math.max(...inner));
        return {
            part,
            points: [
                ...edge.map((value, round): [number, number] => [x(round), y(value)]),
                ...base.map((value, round): [number, number] => [x(round), y(value)]).reverse(),
            ],
            label: (inner[at] ?? 0) < LABEL_HEIGHT ? null : [x(at), (y(edge[at] ?? 0) + y(base[at] ?? 0)) / 2 + 4],
        };
    });
    const stride = Math.max(1, Math.ceil((last * ROUND_WIDTH) / frame.width));
    return {
        areas,
        total: rounds.map(({ total }, round): [number, number] => [x(round), y(total)]),
        scale: range(from, to, step).map((value) => ({ value, y: y(value) })),
        rounds: range(0, last, stride).map((round) => ({ round, x: x(round) })),
        x,
        ground: y(0),
    };
}
