// How the containers of one price lane are stacked. A crowded lane moves its rows together as long as every mark stays
// visible; where even that is too tight, equal colours become one pile with a count. Marks of what was bought out of a
// lane lie on top, and share what room there is.

/** One step of a lane: a container, or several of one colour as a pile. */
export interface Stack<T> {
    /** The lowest first; one unless it is a pile. */
    items: T[];
    /** How far its top edge lies above the foot of the lane. */
    rise: number;
}

export interface StackSize {
    /** Height of a container with the line it stands on. */
    box: number;
    /** From one container to the next where there is room. */
    row: number;
    /** The least of that at which marks stay visible. */
    least: number;
    /** Height of a mark where room is short. */
    low: number;
}

/** A mark of what is gone from a lane: one thing, or several where room is short. */
export interface Mark<T> {
    items: T[];
    rise: number;
    low: boolean;
}

export const LYING: StackSize = { box: 26, row: 25.5, least: 15, low: 13.5 };

/** The same measures for smaller containers. */
export const smaller = ({ box, row, least, low }: StackSize, scale: number): StackSize => ({
    box: box * scale,
    row: row * scale,
    least: least * scale,
    low: low * scale,
});

/** Stacks from the foot of a lane upwards. */
export function stacked<T extends { colour: string }>(
    items: readonly T[],
    height: number,
    { box, row, least }: StackSize = LYING,
): Stack<T>[] {
    const step = (count: number): number => (count < 2 ? row : Math.min(row, (height - box) / (count - 1)));
    const piles = step(items.length) >= least ? items.map((item) => [item]) : byColour(items);
    return piles.map((pile, index) => ({ items: pile, rise: box + index * step(piles.length) }));
}

/** Stacks with the marks of what is gone above them: each by itself, else low ones, else one low mark for all. */
export function marked<T extends { colour: string }, G>(
    items: readonly T[],
    gone: readonly G[],
    height: number,
    size: StackSize = LYING,
): { stacks: Stack<T>[]; marks: Mark<G>[] } {
    if (gone.length === 0) return { stacks: stacked(items, height, size), marks: [] };
    const each = gone.map((one) => [one]);
    const alone = stacked(items, height, size).length;
    const laid = (groups: G[][], low: boolean): { stacks: Stack<T>[]; marks: Mark<G>[]; fits: boolean } => {
        const row = low ? size.low : size.row;
        const room = height - groups.length * row;
        const stacks = stacked(items, room, size);
        const foot = stacks.at(-1)?.rise ?? 0;
        const marks = groups.map((group, index) => ({ items: group, rise: foot + (index + 1) * row, low }));
        return { stacks, marks, fits: foot <= room && room >= 0 && stacks.length === alone };
    };
    return [laid(each, false), laid(each, true)].find(({ fits }) => fits) ?? laid([[...gone]], true);
}

function byColour<T extends { colour: string }>(items: readonly T[]): T[][] {
    const piles = new Map<string, T[]>();
    for (const item of items) {
        const pile = piles.get(item.colour);
        if (pile === undefined) piles.set(item.colour, [item]);
        else pile.push(item);
    }
    return [...piles.values()];
}
