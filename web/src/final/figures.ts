// The figures of a chart as a table, for whoever prefers to read them.
import { money } from "../lib/language.svelte";
import type { Story } from "../lib/messages";

export interface Figures {
    /** What stands over the labels of the rows. */
    corner: string;
    columns: string[];
    rows: { label: string; cells: string[] }[];
}

/** Seat -> what it would have scored, at the start and after each round. */
export const totalsOf = ({ worth }: Pick<Story, "worth">): Record<string, number[]> =>
    Object.fromEntries(Object.entries(worth).map(([seat, rounds]) => [seat, rounds.map(({ total }) => total)]));

/** What everybody would have scored, round by round; round 0 is the start. */
export function worthFigures(
    story: Pick<Story, "worth">,
    corner: string,
    name: (seat: string) => string,
    labelled: (round: number) => string,
): Figures {
    const all = Object.entries(totalsOf(story));
    const rounds = Math.max(...all.map(([, values]) => values.length));
    return {
        corner,
        columns: all.map(([seat]) => name(seat)),
        rows: Array.from({ length: rounds }, (_, round) => ({
            label: labelled(round),
            cells: all.map(([, values]) => money(values[round] ?? 0)),
        })),
    };
}

/** Who paid whom in this order; where nothing was paid, nothing is written. */
export function flowFigures(
    { flows }: Pick<Story, "flows">,
    corner: string,
    order: readonly string[],
    name: (who: string) => string,
): Figures {
    const paid = (payer: string, payee: string): string => {
        const flow = flows.find((one) => one.payer === payer && one.payee === payee);
        return flow === undefined || flow.amount === 0 ? "" : money(flow.amount);
    };
    return {
        corner,
        columns: order.map(name),
        rows: order.map((payer) => ({ label: name(payer), cells: order.map((payee) => paid(payer, payee)) })),
    };
}
