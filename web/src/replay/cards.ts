// The value cards that a reader may see, as rows of a table: what each colour is worth, and how many lie on the island.
import type { Board, Rules } from "../lib/messages";

export interface CardRow {
    seat: string;
    /** By worth, the dearest first. */
    cells: { colour: string; count: number }[];
}

/** A row for each seat whose card is known. */
export function cardRows(boards: readonly Board[], rules: Rules): CardRow[] {
    return boards.flatMap(({ seat, card, island }) => {
        const values = card === null ? undefined : rules.card_values[card];
        if (card === null || values === undefined) return [];
        const doubled = rules.card_doubles[card];
        /** The colour with two values comes after the dearest, as on the card. */
        const rank = (colour: string): number => (colour === doubled ? WITH_ALL - 1 : (values[colour] ?? 0));
        const colours = Object.keys(values).sort((one, other) => rank(other) - rank(one));
        return [{ seat, cells: colours.map((colour) => ({ colour, count: island[colour] ?? 0 })) }];
    });
}

/** What the colour with two values is worth with every colour on the island. */
const WITH_ALL = 10;

/** What stands above the columns: the worth of each place of a card. */
export function cardWorths(rules: Rules): string[] {
    const [card] = Object.keys(rules.card_values);
    if (card === undefined) return [];
    const values = rules.card_values[card] ?? {};
    const doubled = rules.card_doubles[card];
    const plain = Object.entries(values)
        .filter(([colour]) => colour !== doubled)
        .map(([, value]) => value)
        .sort((one, other) => other - one);
    const [first = 0, ...rest] = plain;
    const low = doubled === undefined ? 0 : (values[doubled] ?? 0);
    return [`$${first}`, `$${low}/${2 * low}`, ...rest.map((value) => `$${value}`)];
}
