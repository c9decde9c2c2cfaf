// The log as rows by rounds: what was taken back is marked, and sealed bids that have been opened are left out.
import type { Entry, Fact } from "../lib/messages";

export interface Row {
    key: string;
    /** The event after which the table looked like this. */
    number: number;
    fact: Fact;
    /** Whose turn it was. */
    turn: string;
    undone: boolean;
}

export interface Round {
    round: number;
    rows: Row[];
}

/** Numbers of the events that were taken back: an undo takes back the last line that still stands. */
export function undoneNumbers(log: readonly Entry[]): Set<number> {
    const undone = new Set<number>();
    const standing: number[] = [];
    for (const { kind, number } of log) {
        if (kind === "line") standing.push(number);
        else if (kind === "undo") {
            const last = standing.pop();
            if (last !== undefined) undone.add(last);
        }
    }
    return undone;
}

/** All rows, the oldest round first. */
export function rounds(log: readonly Entry[]): Round[] {
    const undone = undoneNumbers(log);
    const found: Round[] = [];
    for (const entry of log) {
        const repriced = entry.facts.some(({ key }) => key === "price-lower" || key === "price-raise");
        for (const [index, fact] of entry.facts.entries()) {
            // That a store was rearranged is said by its new prices.
            if (fact.key === "reprice" && repriced) continue;
            const round = roundOf(entry, index);
            let group = found.at(-1);
            if (group === undefined || group.round !== round) {
                group = { round, rows: [] };
                found.push(group);
            }
            add(group.rows, {
                key: `${entry.number}.${index}`,
                number: entry.number,
                fact,
                turn: entry.turn,
                undone: undone.has(entry.number),
            });
        }
    }
    return found.filter(({ rows }) => rows.length > 0);
}

/** What the first turn of a round began with stands under that round, though an earlier decision brought it about. */
function roundOf({ facts, round, next_round, next_facts = 0 }: Entry, index: number): number {
    return index >= facts.length - next_facts ? (next_round ?? round) : round;
}

/** Bids that are sealed one after the other share a row, which goes when they are opened. */
function add(rows: Row[], row: Row): void {
    if (row.fact.key === "sealed") {
        const before = rows.at(-1)?.fact.key === "sealed" ? (rows.pop()?.fact.seats ?? []) : [];
        const seats = [...new Set([...before, ...(row.fact.seats ?? [])])];
        rows.push({ ...row, fact: { ...row.fact, seats } });
        return;
    }
    if (row.fact.key === "bids" || row.fact.key === "bids-extra") {
        for (let index = rows.length - 1; index >= 0; index--) {
            if (rows[index]?.fact.key === "sealed") rows.splice(index, 1);
        }
    }
    rows.push(row);
}
