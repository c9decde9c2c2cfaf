// What a coach has a note for, and when it is the moment for it. Everything is read off what the table says; whether it
// is the first time, the browser remembers.
import type { Composition, Entry, Fact, LessonSpot, Situation } from "../lib/messages";

/** What there is to see: the newest event, the table after it, and the line that is on its way. */
export interface Seen {
    me: string;
    entry: Entry | null;
    now: Situation;
    draft: Composition | null;
}

const inAuction = ({ now }: Seen): boolean => now.auction !== null;
const inPricing = ({ draft }: Seen): boolean => (draft?.pieces.length ?? 0) > 0;

export interface First {
    /** The texts are `coach-NAME` and `coach-NAME-title`. */
    name: FirstName;
    /** The thing that the note points at; null: it is in front of the reader anyway. */
    at: LessonSpot | null;
    happens: (seen: Seen) => boolean;
    /** As long as it is about what the reader sees; without it the note stays until it is read. */
    lasts?: (seen: Seen) => boolean;
}

export type FirstName =
    | "tie"
    | "answer"
    | "bid"
    | "landed"
    | "end"
    | "drop"
    | "five"
    | "interest"
    | "loan"
    | "sold"
    | "called"
    | "bought"
    | "produced"
    | "priced"
    | "domestic"
    | "start";

const facts = ({ entry }: Seen): readonly Fact[] => (entry?.kind === "line" ? entry.facts : []);
const asked = ({ me, now }: Seen): boolean => now.to_act.includes(me);
/** Containers of a colour that is about to be discarded count as a loss from so many dollars on. */
const DEAR = 8;
/** So few containers of the second colour to run out are the end in sight. */
const FEW = 3;

/** Whether two colours are nearly gone from the supply. */
function isNearlyOver({ now }: Seen): boolean {
    const left = Object.values(now.supply).sort((one, other) => one - other);
    return now.phase !== "over" && (left[1] ?? Infinity) <= FEW;
}

const losesMuch = ({ now: { mine } }: Seen): boolean =>
    mine?.worths.some(({ drops, value, on_island }) => drops && on_island > 1 && value * on_island >= DEAR) ?? false;

/** Every note, what matters more at the same moment first: one is enough, the other comes the next time. */
export const FIRSTS: readonly First[] = [
    {
        name: "tie",
        at: null,
        happens: ({ me, now }) => now.auction?.extra === true && now.auction.bidders.includes(me),
        lasts: inAuction,
    },
    { name: "answer", at: null, happens: ({ now }) => (now.auction?.outcomes.length ?? 0) > 0, lasts: inAuction },
    {
        name: "bid",
        at: null,
        happens: (seen) => asked(seen) && (seen.now.auction?.stake ?? null) !== null,
        lasts: inAuction,
    },
    { name: "landed", at: null, happens: (seen) => facts(seen).some(({ key }) => key === "land"), lasts: inAuction },
    { name: "end", at: "supply", happens: isNearlyOver },
    { name: "drop", at: "island", happens: losesMuch },
    { name: "five", at: "island", happens: ({ now: { mine } }) => mine?.missing.length === 1 },
    {
        name: "interest",
        at: null,
        happens: (seen) => facts(seen).some(({ key, seat }) => key === "interest" && seat === seen.me),
    },
    {
        name: "loan",
        at: null,
        happens: (seen) => facts(seen).some(({ key, seat }) => key === "loan" && seat === seen.me),
    },
    {
        name: "sold",
        at: "factory",
        happens: (seen) => facts(seen).some(({ key, other }) => key === "buy" && other === seen.me),
    },
    {
        name: "called",
        at: "harbour",
        happens: (seen) => facts(seen).some(({ key, other }) => key === "sail-load" && other === seen.me),
    },
    {
        name: "bought",
        at: "harbour",
        happens: (seen) => facts(seen).some(({ key, seat }) => key === "buy" && seat === seen.me),
    },
    {
        name: "produced",
        at: "factory",
        happens: (seen) => facts(seen).some(({ key, seat }) => key === "produce" && seat === seen.me),
    },
    { name: "priced", at: null, happens: inPricing, lasts: inPricing },
    { name: "domestic", at: "factory", happens: (seen) => asked(seen) && seen.now.phase === "sale" },
    { name: "start", at: null, happens: (seen) => asked(seen) && seen.now.phase === "act" },
];
