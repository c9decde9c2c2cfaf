// How players are called, and lists of words, in the reader's language.
import { reader, t } from "../lib/language.svelte";
import type { TableInfo } from "../lib/messages";
import type { SeatNames } from "../lib/reason";

/** The chosen name of each player, or the colour of the seat. */
export function namesOf(info: Pick<TableInfo, "seats"> | null): SeatNames {
    const chosen = new Map(info?.seats.map(({ seat, name }) => [seat, name]));
    return (seat) => chosen.get(seat) || t(`seat-${seat}`);
}

/** English without a comma before the last. */
const format = (type: "conjunction" | "disjunction" = "conjunction"): Intl.ListFormat =>
    new Intl.ListFormat(reader.language === "en" ? "en-GB" : reader.language, { type });

/** `Blue, Red and Green`. */
export const listed = (words: readonly string[]): string => format().format(words);

/** `$1, $2 or $3`. */
export const either = (words: readonly string[]): string => format("disjunction").format(words);

/** `2 × tan, black`: things that are only told one after the other, in every language with a comma between them. */
export const inventory = (words: readonly string[]): string => words.join(", ");

/** What stands between the words of such a list, where the words are drawn: `, ` and ` and `. */
export const betweenListed = (count: number): string[] =>
    format()
        .formatToParts(Array.from({ length: count }, String))
        .filter(({ type }) => type === "literal")
        .map(({ value }) => value);
