// A line on its way as plain values: what a pick or a new price makes of it, and what the table will probably answer, so
// that the screen need not wait for the answer. No rule is in here; the answer decides.
import { piece } from "../lib/pieces";
import type { Composition, Draft, Good, LineKind, Piece } from "../lib/messages";

/** A draft with every field said. */
export type Said = Required<Draft>;

export const begun = (kind: LineKind, target: string | null = null): Said => ({
    kind,
    target,
    goods: [],
    store: null,
    amount: null,
});

/** Kinds that name one container only: picking another one picks it instead. */
const ONE: readonly LineKind[] = ["sell"];

export const withGood = (draft: Said, word: string): Said => ({
    ...draft,
    goods: ONE.includes(draft.kind) ? [word] : [...draft.goods, word],
});

export function withoutGood(draft: Said, word: string): Said {
    const at = draft.goods.lastIndexOf(word);
    return at < 0 ? draft : { ...draft, goods: draft.goods.filter((_, index) => index !== at) };
}

/** A piece as the draft of this kind writes it: what is returned says its store too. */
export const wordOf = (kind: LineKind, { store, colour, price }: Piece): string =>
    kind === "return" ? `${store} ${colour}@${price}` : `${colour}@${price}`;

/** The pieces with one that has this word (`tan@3`, or `factory tan@3`) at another price; null where there is none. */
export function repriced(pieces: readonly Piece[], word: string, price: number): Piece[] | null {
    const { colour, price: old } = piece(word);
    const store = word.includes(" ") ? word.split(" ")[0] : undefined;
    const fits = (one: Piece): boolean =>
        one.colour === colour && one.price === old && (store === undefined || one.store === store);
    const newest = pieces.findLastIndex((one) => fits(one) && one.new);
    const at = newest >= 0 ? newest : pieces.findLastIndex(fits);
    return at < 0 ? null : pieces.map((one, index) => (index === at ? { ...one, price } : one));
}

/** Optimistic answer to a draft, made from the last one: shown until the table itself has answered. */
export function foreseen(answer: Composition | null, draft: Said, cash: number): Composition {
    const same = answer !== null && answer.draft.kind === draft.kind && (answer.draft.target ?? null) === draft.target;
    if (!same) return { ...EMPTY, draft, line: draft.kind, cash_before: cash };
    const picked = (word: string): number => draft.goods.filter((one) => one === word).length;
    const goods = answer.goods.map((good): Good => ({ ...good, picked: picked(good.word) }));
    return { ...answer, draft, goods, cash_before: cash, cash_after: null };
}

const EMPTY: Omit<Composition, "draft" | "line" | "cash_before"> = {
    reason: null,
    goods: [],
    pieces: [],
    prices: {},
    amount: null,
    cash_after: null,
    ends_turn: false,
    lasting: true,
    useless: false,
    after: null,
};
