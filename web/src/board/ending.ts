// How near the end is, as far as the supply shows it.
import type { Drawing } from "./drawing.svelte";

export interface Low {
    colour: string;
    left: number;
}

/** The two colours of a supply of which the fewest are left: when both are gone, the end comes. */
export const fewest = (supply: Readonly<Record<string, number>>): Low[] =>
    Object.entries(supply)
        .map(([colour, left]) => ({ colour, left }))
        .toSorted((one, other) => one.left - other.left)
        .slice(0, 2);

/** The same of a drawn table. */
export const lowest = ({ situation, rules }: Drawing): Low[] =>
    fewest(Object.fromEntries(rules.colours.map((colour) => [colour, situation.supply[colour] ?? 0])));

/** The last word of a key `board-end-…`. It is near once a quarter of the second colour is left. */
export function nearness(drawn: Drawing): "over" | "now" | "near" | "far" {
    const { situation, rules } = drawn;
    if (situation.phase === "over") return "over";
    if (situation.ending) return "now";
    return (lowest(drawn).at(-1)?.left ?? 0) <= rules.containers / 4 ? "near" : "far";
}
