// Words of the notation taken apart: `tan@3` is a colour and a price.

export interface Piece {
    colour: string;
    price: number | null;
}

export function piece(word: string): Piece {
    const [colour = "", price] = word.split(" ").at(-1)?.split("@") ?? [];
    return { colour, price: price === undefined ? null : Number(price) };
}

/** How many of each word there are, in the order in which they first come. */
export function counted(words: readonly string[]): [string, number][] {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts];
}
