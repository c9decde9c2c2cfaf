// Words of the notation taken apart: `tan@3` is a colour and a price.
import type { Container } from "./messages";

export interface Piece {
    colour: string;
    price: number | null;
}

export function piece(word: string): Piece {
    const [colour = "", price] = word.split(" ").at(-1)?.split("@") ?? [];
    return { colour, price: price === undefined ? null : Number(price) };
}

/** Equal containers and how many of each there are, in the order in which they first come. */
export function countedGoods(goods: readonly Container[]): (Piece & { count: number })[] {
    const found: (Piece & { count: number })[] = [];
    for (const { colour, price = null } of goods) {
        const same = found.find((one) => one.colour === colour && one.price === price);
        if (same === undefined) found.push({ colour, count: 1, price });
        else same.count += 1;
    }
    return found;
}

/** How many of each word there are, in the order in which they first come. */
export function counted(words: readonly string[]): [string, number][] {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts];
}
