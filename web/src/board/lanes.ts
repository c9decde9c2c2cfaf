// How the containers of one price lane are stacked. A crowded lane moves its rows together as long as every mark stays
// visible; where even that is too tight, equal colours become one pile with a count.

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
}

export const LYING: StackSize = { box: 26, row: 25.5, least: 15 };

/** The same measures for smaller containers. */
export const smaller = ({ box, row, least }: StackSize, scale: number): StackSize => ({
    box: box * scale,
    row: row * scale,
    least: least * scale,
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

function byColour<T extends { colour: string }>(items: readonly T[]): T[][] {
    const piles = new Map<string, T[]>();
    for (const item of items) {
        const pile = piles.get(item.colour);
        if (pile === undefined) piles.set(item.colour, [item]);
        else pile.push(item);
    }
    return [...piles.values()];
}
