// Why something can't be done, in the reader's language. The server sends a code and its values; the catalogue has one
// sentence per code (`reason-CODE`, the code written as the server writes it), so `said` only has to put the values
// into words first: seats, colours, containers, money, counts.
import { money, reader, t, type Values } from "./language.svelte";
import type { Problem, Reason } from "./messages";

/** How a seat is called: the colour, unless the caller knows a player's name. */
export type SeatNames = (seat: string) => string;

const bySeatColour: SeatNames = (seat) => t(`seat-${seat}`);

/** The sentence for a reason; the server's English one where the catalogue has none. */
export function said(reason: Reason, name: SeatNames = bySeatColour): string {
    const key = `reason-${reason.code}`;
    return reader.has(key) ? t(key, inWords(reason, name)) : reason.sentence;
}

/** The sentence for a request that was not carried out (`problem-CODE`); a refusal says the game's reason. */
export function saidProblem(problem: Problem, name: SeatNames = bySeatColour): string {
    if (problem.reason !== null && problem.reason !== undefined) return said(problem.reason, name);
    const key = `problem-${problem.code}`;
    return reader.has(key) ? t(key, { sentence: problem.sentence }) : problem.sentence;
}

/** The values as a sentence needs them. What only selects a wording (`store`, `place`) and what repeats typed words stay. */
function inWords(reason: Reason, name: SeatNames): Values {
    const values: Values = {};
    for (const [key, value] of Object.entries(reason.values)) {
        if (key === "least") Object.assign(values, offer(value));
        else if (key === "most" && reason.code === "too_long") values[key] = Number(value);
        else values[key] = WORDS[key]?.(value, name) ?? value;
    }
    return values;
}

const dollars = (value: string): string => money(Number(value.replace("$", "")));
const seats = (value: string, name: SeatNames): string =>
    list(value.split(/, | and /).map((seat) => (reader.has(`seat-${seat}`) ? name(seat) : seat)));

const WORDS: Record<string, (value: string, name: SeatNames) => string | number> = {
    cash: dollars,
    cost: dollars,
    most: dollars,
    price: dollars,
    prices: (value) => list(value.split(", ").map(dollars), "disjunction"),
    room: Number,
    seat: seats,
    due: seats,
    seats,
    colour: (value) => goods(value),
    goods: (value) => (value === "empty" ? t("reason-goods-none") : goods(value)),
    choice: (value) => goods(value),
    choices: (value) => list(value.split(", ").map(building)),
};

/** A bid at the Investment Bank is money (`$3`) or a number of containers (`3 containers`). */
function offer(value: string): Values {
    const count = Number.parseInt(value.replace("$", ""), 10);
    return { kind: value.startsWith("$") ? "money" : "containers", count, least: money(count) };
}

function building(words: string): string {
    const colour = words.split(" ")[1];
    return colour === undefined ? t("reason-warehouse") : t("reason-machine", { colour: t(`colour-${colour}`) });
}

/** Containers as the server lists them (`tan@3`, `2 × tan`, `factory tan, harbour black`), equal ones counted. */
function goods(words: string): string {
    const counts = new Map<string, number>();
    for (const [, times, word] of words.matchAll(/(?:(\d+) × )?(?:(?:factory|harbour) )?([a-z]+(?:@\d+)?)/g)) {
        if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + Number(times ?? 1));
    }
    return list(
        [...counts].map(([word, count]) => {
            const [colour, price] = word.split("@");
            const one = t(`colour-${colour}`);
            const priced = price === undefined ? one : t("reason-goods-priced", { colour: one, price: dollars(price) });
            return count === 1 ? priced : t("reason-goods-counted", { count, goods: priced });
        }),
    );
}

const list = (words: string[], type: Intl.ListFormatType = "conjunction"): string =>
    new Intl.ListFormat(reader.language, { type }).format(words);
