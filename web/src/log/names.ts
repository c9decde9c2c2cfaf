// How players are called, and lists of words, in the reader's language.
import { reader, t } from "../lib/language.svelte";
import type { TableInfo } from "../lib/messages";
import type { SeatNames } from "../lib/reason";

/** The chosen name of each player, or the colour of the seat. */
export function namesOf(info: TableInfo | null): SeatNames {
    const chosen = new Map(info?.seats.map(({ seat, name }) => [seat, name]));
    return (seat) => chosen.get(seat) || t(`seat-${seat}`);
}

/** `Blue, Red and Green`; English without a comma before the last. */
export const listed = (words: readonly string[]): string =>
    new Intl.ListFormat(reader.language === "en" ? "en-GB" : reader.language).format(words);
