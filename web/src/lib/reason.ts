// Why something can't be done, in the reader's language. The server sends a code and its values; the catalogue has one
// sentence per code (`reason-CODE`, the code written as the server writes it), so `said` only has to put the values
// into words first: seats, colours, containers, money, counts.
import { money, reader, t, type Values } from "./language.svelte";
import type { Containers, Problem, Reason } from "./messages";
import { either, listed } from "../log/names";

/** How a seat is called: the colour, unless the caller knows a player's name. */
export type SeatNames = (seat: string) => string;

const bySeatColour: SeatNames = (seat) => t(`seat-${seat}`);

/** What the page itself has to say instead of a reason: a question that is open. */
export interface Question {
    code: "question";
    sentence: string;
}

/** The sentence for a reason; the server's English one where the catalogue has none. */
export function said(reason: Reason | Question, name: SeatNames = bySeatColour): string {
    if (reason.code === "question") return reason.sentence;
    const key = `reason-${reason.code}`;
    return reader.has(key) ? t(key, inWords(reason, name)) : reason.sentence;
}

/** The sentence for a request that was not carried out (`problem-CODE`); a refusal says the game's reason. */
export function saidProblem(problem: Problem, name: SeatNames = bySeatColour): string {
    if (problem.reason !== null && problem.reason !== undefined) return said(problem.reason, name);
    const key = `problem-${problem.code}`;
    return reader.has(key) ? t(key, { sentence: problem.sentence }) : problem.sentence;
}

type Word = string | number;

/** The values as a sentence needs them. What only selects a wording (`store`, `place`) and what repeats typed words stay. */
function inWords(reason: Reason, name: SeatNames): Values {
    const values: Values = {};
    for (const [key, value] of Object.entries(reason.values)) {
        if (Array.isArray(value)) values[key] = several(key, value, name);
        else if (key === "most" && reason.code === "too_long") values[key] = value;
        else values[key] = WORDS[key]?.(value, name) ?? value;
        if (key === "least" && typeof value === "number") values["count"] = value;
    }
    return values;
}

function several(key: string, values: readonly (Word | Containers)[], name: SeatNames): string {
    if (key === "goods") return goods(values.filter((value) => typeof value === "object"));
    const words = values
        .filter((value) => typeof value !== "object")
        .map((value) => String(WORDS[key]?.(value, name) ?? value));
    return key === "known" ? words.join(", ") : EITHER.has(key) ? either(words) : listed(words);
}

/** Lists of which one is wanted; the others are wanted whole. */
const EITHER: ReadonlySet<string> = new Set(["prices", "example"]);

const dollars = (value: Word): string => money(Number(value));
const seat = (value: Word, name: SeatNames): string =>
    reader.has(`seat-${value}`) ? name(String(value)) : String(value);
const colour = (value: Word): string => t(`colour-${value}`);

const WORDS: Record<string, (value: Word, name: SeatNames) => string> = {
    cash: dollars,
    cost: dollars,
    least: dollars,
    most: dollars,
    price: dollars,
    prices: dollars,
    seat,
    due: seat,
    seats: seat,
    colour,
    choice: colour,
    choices: (value) =>
        value === "warehouse" ? t("reason-warehouse") : t("reason-machine", { colour: colour(value) }),
};

/** Containers, equal ones counted, whichever store they are of. */
function goods(found: Containers[]): string {
    const counts = new Map<string, number>();
    for (const { count, colour: name, price } of found) {
        const one = t(`colour-${name}`);
        const each = price === null ? one : t("reason-goods-priced", { colour: one, price: money(price) });
        counts.set(each, (counts.get(each) ?? 0) + count);
    }
    const words = [...counts].map(([each, count]) =>
        count === 1 ? each : t("reason-goods-counted", { count, goods: each }),
    );
    return words.length === 0 ? t("reason-goods-none") : listed(words);
}
