// Digest: what happened between the reader's last turn and this one. First what touched them, then what the others did
// among themselves; their own deeds and what leads to nothing are left out.
import type { Entry, Fact, FactKey } from "../lib/messages";
import { undoneNumbers } from "./rows";
import { touches } from "./sentence";

export interface DigestRow {
    key: string;
    /** The event after which the table looked like this. */
    number: number;
    fact: Fact;
    /** The key of the wording, where it is another than the log's. */
    wording: string | undefined;
    /** What it changed in the reader's cash; of the others in the cash of whoever it is about. */
    money: number | null;
}

/** A container of the reader's that somebody has bought. */
export interface Gone {
    store: "factory" | "harbour";
    colour: string;
    price: number;
    /** Whose it is now. */
    buyer: string;
}

export interface Digest {
    /** The last event before the reader's turn: which turn this is about. */
    turn: number;
    mine: DigestRow[];
    others: DigestRow[];
    /** Money that came in, and money that went out. */
    gained: number;
    spent: number;
    /** What the turn that runs now has changed in the reader's cash. */
    later: number;
    gone: Gone[];
}

/** What befell a player without their doing. */
const BEFELL: ReadonlySet<FactKey> = new Set<FactKey>([
    "interest",
    "interest-part",
    "waived",
    "defaults",
    "borrow-or-default",
    "money-back",
    "collect-money",
    "collect-containers",
]);

/** What the others did, the most telling first; what is not in here is only a way to something that is. */
const TELLING: readonly ReadonlySet<FactKey>[] = [
    new Set<FactKey>(["ending", "accept", "decline", "kept", "seize", "seize-machine", "seize-warehouse"]),
    new Set<FactKey>(["price-lower", "price-raise", "machine", "warehouse"]),
    new Set<FactKey>(["loan", "repay", "default", "collect-money", "collect-containers"]),
    new Set<FactKey>(["call-money", "call-containers", "raise-money", "raise-containers"]),
    new Set<FactKey>(["buy", "load", "sail-load", "produce", "sell"]),
];

/** Facts that are worded anew where they are about the reader. */
const WORDED: ReadonlySet<FactKey> = new Set<FactKey>([
    "produce",
    "produce-nothing",
    "buy",
    "load",
    "sail-load",
    "accept",
    "interest",
    "interest-part",
    "seize",
    "seize-machine",
    "seize-warehouse",
    "raise-money",
    "raise-containers",
    "money-back",
    "collect-money",
    "collect-containers",
]);

/** What happened since the reader's last turn, as long as this one lasts; null where nothing is worth telling. */
export function digestOf(log: readonly Entry[], me: string): Digest | null {
    const since = sinceLastTurn(log, me);
    const undone = undoneNumbers(log);
    const rows = since
        .filter(({ number }) => !undone.has(number))
        .flatMap(({ number, facts }) => facts.map((fact, index) => ({ key: `${number}.${index}`, number, fact })));
    const mine = rows
        .filter(({ fact }) => touches(fact, me) || (fact.seat === me && BEFELL.has(fact.key)))
        .map((row): DigestRow => ({
            ...row,
            wording: WORDED.has(row.fact.key) ? `digest-mine-${row.fact.key}` : undefined,
            money: row.fact.money?.[me] ?? null,
        }));
    const told = new Set(mine.map(({ key }) => key));
    const others = rows
        .filter(({ key, fact }) => !told.has(key) && fact.seat !== me && rank(fact.key) < TELLING.length)
        .sort((one, other) => rank(one.fact.key) - rank(other.fact.key))
        .map((row): DigestRow => ({
            ...row,
            wording: undefined,
            money: row.fact.money?.[row.fact.seat ?? ""] ?? null,
        }));
    if (mine.length === 0 && others.length === 0) return null;
    const sums = mine.map(({ money }) => money ?? 0);
    return {
        turn: since.at(-1)?.number ?? 0,
        mine,
        others,
        gained: sums.filter((sum) => sum > 0).reduce((all, sum) => all + sum, 0),
        spent: sums.filter((sum) => sum < 0).reduce((all, sum) => all - sum, 0),
        later: log
            .slice(log.findLastIndex(({ turn }) => turn !== me) + 1)
            .filter(({ number }) => !undone.has(number))
            .flatMap(({ facts }) => facts.map(({ money = {} }) => money[me] ?? 0))
            .reduce((all, sum) => all + sum, 0),
        gone: mine.flatMap(({ fact }) => gone(fact, me)),
    };
}

/** The entries between the reader's last turn and the one that runs now. */
function sinceLastTurn(log: readonly Entry[], me: string): readonly Entry[] {
    const isOthers = ({ turn }: Entry): boolean => turn !== me;
    const end = log.findLastIndex(isOthers) + 1;
    const begin = log.slice(0, end).findLastIndex((entry) => !isOthers(entry)) + 1;
    return log.slice(begin, end);
}

function rank(key: FactKey): number {
    const found = TELLING.findIndex((keys) => keys.has(key));
    return found < 0 ? TELLING.length : found;
}

function gone({ key, seat, other, goods = [] }: Fact, me: string): Gone[] {
    if (other !== me || !seat || !["buy", "load", "sail-load"].includes(key)) return [];
    const store = key === "buy" ? "factory" : "harbour";
    return goods.map(({ colour, price }) => ({ store, colour, price: price ?? 0, buyer: seat }));
}
