// The reader's own results, kept in this browser and nowhere else: one for each game that they have played to its end.
import { recall, remember } from "../lib/kept";
import type { Situation, Story, TableInfo } from "../lib/messages";

export interface Result {
    /** The table and the own seat: a game counts once, however often its result is looked at. */
    table: string;
    seat: string;
    /** The day on which it was first seen as over: `2026-02-28`. */
    date: string;
    /** The edition with its options, as in a record. */
    rules: string;
    players: number;
    /** The other computer players; the rest of the others were people. */
    bots: string[];
    place: number;
    total: number;
    /** The own total less that of the best of the others. */
    margin: number;
    /** 1 for a victory, a part of it for a shared one, else 0. */
    won: number;
    /** Bids made, and how far they were from what the cargo brought in the end, on average; below it where positive. */
    bids: number;
    off: number;
    below: number;
}

const KEY = "results";
const MOST = 2000;

/** The result of a finished game for whoever sits there; null for a spectator. */
export function resultOf(
    { table, rules, seats, me }: Pick<TableInfo, "table" | "rules" | "seats" | "me">,
    { scores }: Pick<Situation, "scores">,
    { judgement }: Pick<Story, "judgement">,
    date: string,
): Result | null {
    const own = scores.find(({ seat }) => seat === me);
    if (own === undefined || me === null) return null;
    const others = scores.filter(({ seat }) => seat !== me);
    const winners = scores.filter(({ winner }) => winner).length;
    const judged = judgement[me];
    return {
        table,
        seat: me,
        date,
        rules: rules.words,
        players: scores.length,
        bots: seats.filter(({ seat, kind }) => seat !== me && kind === "bot").map(({ style }) => style),
        place: own.place,
        total: own.total,
        margin: own.total - Math.max(...others.map(({ total }) => total)),
        won: own.winner ? 1 / winners : 0,
        bids: judged?.bids ?? 0,
        off: judged?.off ?? 0,
        below: judged?.below ?? 0,
    };
}

/** All results, the newest first; what can't be read is left out. */
export function results(): Result[] {
    try {
        const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
        return Array.isArray(kept) ? kept.filter(isResult) : [];
    } catch {
        return [];
    }
}

export function keepResult(result: Result): void {
    const others = results();
    const known = others.some(({ table, seat }) => table === result.table && seat === result.seat);
    if (!known) remember(KEY, JSON.stringify([result, ...others].slice(0, MOST)));
}

export const forgetResults = (): void => remember(KEY, "[]");

function isResult(value: unknown): value is Result {
    if (typeof value !== "object" || value === null) return false;
    const result = value as Partial<Record<keyof Result, unknown>>;
    const words = [result.table, result.seat, result.date, result.rules];
    const numbers = [result.players, result.place, result.total, result.margin, result.won, result.bids, result.off];
    return (
        words.every((word) => typeof word === "string") &&
        [...numbers, result.below].every((number) => typeof number === "number" && Number.isFinite(number)) &&
        Array.isArray(result.bots) &&
        result.bots.every((bot) => typeof bot === "string")
    );
}

const COLUMNS = [
    "date",
    "rules",
    "players",
    "bots",
    "place",
    "total",
    "margin",
    "won",
    "bids",
    "off",
    "below",
    "table",
    "seat",
] as const;

/** All results as a table for other programs: commas, quotes doubled; nothing that a spreadsheet would run. */
export function csvOf(all: readonly Result[]): string {
    const cell = (value: string | number | readonly string[]): string => {
        if (typeof value === "number") return String(value);
        const text = typeof value === "string" ? value : value.join(" ");
        return `"${text.replaceAll('"', '""').replace(/^[=+\-@]/, "'$&")}"`;
    };
    const rows = all.map((result) => COLUMNS.map((column) => cell(result[column])).join(","));
    return [COLUMNS.join(","), ...rows, ""].join("\r\n");
}

export interface Group {
    label: string;
    games: number;
    wins: number;
    /** Means over its games; bids only over games with bids. */
    place: number;
    margin: number;
    off: number | null;
    below: number | null;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Results that have something in common, summed up, the most frequent first; a result may be in several groups. */
export function grouped(all: readonly Result[], labels: (result: Result) => readonly string[]): Group[] {
    const groups = new Map<string, Result[]>();
    for (const result of all) {
        for (const label of new Set(labels(result))) groups.set(label, [...(groups.get(label) ?? []), result]);
    }
    return [...groups]
        .map(([label, some]): Group => {
            const bidding = some.filter(({ bids }) => bids > 0);
            return {
                label,
                games: some.length,
                wins: some.reduce((sum, { won }) => sum + won, 0),
                place: mean(some.map(({ place }) => place)),
                margin: mean(some.map(({ margin }) => margin)),
                off: bidding.length === 0 ? null : mean(bidding.map(({ off }) => off)),
                below: bidding.length === 0 ? null : mean(bidding.map(({ below }) => below)),
            };
        })
        .toSorted((one, other) => other.games - one.games || one.label.localeCompare(other.label));
}
