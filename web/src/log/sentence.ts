// A fact of the log as a sentence in the reader's language: pieces of text, players and containers in the order the
// language wants (`log-KEY`), to be drawn with flags and small containers, or read out as plain text.
import { botName } from "../lib/bots";
import { brokerName } from "../lib/brokers";
import { change, money, parts, reader, t, type Values } from "../lib/language.svelte";
import type { Fact, FactKey } from "../lib/messages";
import { countedGoods } from "../lib/pieces";
import type { SeatNames } from "../lib/reason";
import { betweenListed, listed } from "./names";

export type Word =
    | { text: string }
    | { seat: string; amount: number | null }
    | { colour: string; count: number; price: number | null };

/** What stands for each slot of a sentence: players with or without an amount, or containers. */
function fillings({ key, seat, other, seats = [], bids = {}, goods = [], machine }: Fact): Record<string, Word[]> {
    const players = (all: (string | null | undefined)[]): Word[] =>
        all.flatMap((one) => (one ? [{ seat: one, amount: null }] : []));
    return {
        seat: players([seat]),
        other: players([other]),
        seats: players(seats),
        bids: Object.entries(bids).map(([bidder, amount]) => ({ seat: bidder, amount })),
        goods: countedGoods(WITH_PRICES.has(key) ? goods : goods.map(({ colour }) => ({ colour }))),
        machine: machine ? [{ colour: machine, count: 1, price: null }] : [],
    };
}

/** Prices are said where they are the news; what a purchase cost stands beside it. */
const WITH_PRICES: ReadonlySet<FactKey> = new Set(["reprice", "return", "call-money", "raise-money", "seize"]);

/** What only fills in or selects a wording. Counts are numbers, money is written out. */
function values({ amount, was, unpaid, goods = [], seats = [], building, place, broker, bot }: Fact): Values {
    return {
        amount: money(amount ?? 0),
        was: money(was ?? 0),
        unpaid: money(unpaid ?? 0),
        count: goods.length,
        players: seats.length,
        kind: building ?? "",
        place: place ?? "",
        broker: brokerName(broker ?? 1),
        bot: botName(bot ?? ""),
    };
}

/** A comma or full stop after a picture does not go to the next line by itself. */
const CLOSING = /^[.,:;!?)]/;
const JOINER = "\u2060";

/** The sentence in pieces; `key` is that of another wording than the log's. */
export function sentence(fact: Fact, key = `log-${fact.key}`): Word[] {
    const slots = fillings(fact);
    return parts(key, Object.keys(slots), values(fact)).flatMap((part) =>
        typeof part === "string" ? [{ text: part.replace(CLOSING, `${JOINER}$&`) }] : apart(slots[part.slot] ?? []),
    );
}

/** A sentence as a row: whose flag stands before it, and the words without their subject where that is who the flag says. */
export interface RowWords {
    flag: string | null;
    /** Whether the flag stands for the subject. */
    isSubject: boolean;
    words: Word[];
}

/**
 * A sentence for a row of the log, short where there is a shorter one: it begins with its verb, and the flag before it says
 * who. What happens in an auction has the flag of whose turn it is.
 */
export function rowWords(fact: Fact, turn: string | null = null, wording?: string): RowWords {
    const short = `digest-row-${fact.key}`;
    const [first, second, ...rest] = sentence(fact, wording ?? (reader.has(short) ? short : undefined));
    const flag = fact.seat ?? (IN_AUCTION.has(fact.key) ? turn : null);
    if (first === undefined) return { flag, isSubject: false, words: [] };
    const isSubject = "seat" in first && first.seat === flag;
    if (!isSubject) return { flag, isSubject, words: second === undefined ? [first] : [first, second, ...rest] };
    if (second === undefined) return { flag, isSubject, words: [] };
    return { flag, isSubject, words: ["text" in second ? { text: second.text.trimStart() } : second, ...rest] };
}

const IN_AUCTION: ReadonlySet<FactKey> = new Set<FactKey>(["sealed", "bids", "bids-extra", "tie"]);

/** Whether a deed of somebody else touched the reader: their money, their store, their cargo. */
export const touches = ({ seat, other, money: changes = {} }: Fact, me: string | null): boolean =>
    me !== null && seat !== me && (other === me || changes[me] !== undefined);

/** Pictures stand side by side; players without a sum are a list like any other. */
function apart(words: Word[]): Word[] {
    const names = words.every((word) => "seat" in word && word.amount === null);
    const between = names ? betweenListed(words.length) : [];
    return words.flatMap((word, index) => (index === 0 ? [word] : [{ text: between[index - 1] ?? " " }, word]));
}

/** The sentence as plain text, with what it changed in the cash of whoever did it. */
export function plain(fact: Fact, name: SeatNames): string {
    const words = Object.fromEntries(
        Object.entries(fillings(fact)).map(([slot, filling]) => [
            slot,
            listed(filling.map((word) => inWords(word, name))),
        ]),
    );
    const text = t(`log-${fact.key}`, { ...values(fact), ...words });
    const shift = moneyOf(fact);
    return shift === null ? text : t("log-with-money", { sentence: text, change: change(shift) });
}

function inWords(word: Word, name: SeatNames): string {
    if ("text" in word) return word.text;
    if ("seat" in word)
        return word.amount === null
            ? name(word.seat)
            : t("log-bid", { name: name(word.seat), amount: money(word.amount) });
    const colour = t(`colour-${word.colour}`);
    if (word.price === null) return t("log-goods", { count: word.count, colour });
    return t("log-goods-priced", { count: word.count, colour, price: money(word.price) });
}

/** What a fact changed in the cash of whoever it is about; null: nothing. */
export function moneyOf({ seat, money: changes = {} }: Fact): number | null {
    return (seat ? changes[seat] : undefined) ?? null;
}

/** Everybody whose cash a fact changed, like `Blue −$3, Red +$3`. */
export const moneyOfAll = ({ money: changes = {} }: Fact, name: SeatNames): string =>
    listed(Object.entries(changes).map(([seat, amount]) => t("log-bid", { name: name(seat), amount: change(amount) })));
