// The geometry of the chart of where the money went: who paid on the left, who received on the right, and bands
// between them as thick as the sums.
import type { Flow } from "../lib/messages";
import { spread } from "./net-worth";

export interface Node {
    who: string;
    total: number;
    y: number;
    height: number;
}

export interface Band {
    payer: string;
    payee: string;
    amount: number;
    /** The upper edge at the payer's and at the payee's side. */
    from: number;
    to: number;
    thickness: number;
}

export interface FlowPicture {
    payers: Node[];
    payees: Node[];
    bands: Band[];
}

const GAP = 10;

/** Both columns in the given order, between `top` and `top + height`. */
export function flowPicture(
    flows: readonly Omit<Flow, "stages">[],
    order: readonly string[],
    top: number,
    height: number,
): FlowPicture {
    const whole = flows.reduce((sum, { amount }) => sum + amount, 0);
    const scale = whole === 0 ? 0 : (height - GAP * (order.length - 1)) / whole;
    const column = (side: "payer" | "payee"): Node[] => {
        let y = top;
        return order.map((who) => {
            const total = flows.reduce((sum, flow) => sum + (flow[side] === who ? flow.amount : 0), 0);
            const node = { who, total, y, height: total * scale };
            y += node.height + GAP;
            return node;
        });
    };
    const payers = column("payer");
    const payees = column("payee");
    const left = new Map(payers.map(({ who, y }) => [who, y]));
    const right = new Map(payees.map(({ who, y }) => [who, y]));
    const bands: Band[] = [];
    for (const payer of order) {
        for (const payee of order) {
            const amount = flows.find((flow) => flow.payer === payer && flow.payee === payee)?.amount ?? 0;
            if (amount === 0) continue;
            const thickness = amount * scale;
            const [from, to] = [left.get(payer) ?? top, right.get(payee) ?? top];
            bands.push({ payer, payee, amount, from, to, thickness });
            left.set(payer, from + thickness);
            right.set(payee, to + thickness);
        }
    }
    return { payers, payees, bands };
}

/** The heights at which nodes are labelled: beside their middles, a gap apart, and inside the picture. */
export const labelled = (nodes: readonly Node[], gap: number, ends: [number, number]): number[] =>
    spread(
        nodes.map(({ y, height }) => y + height / 2),
        gap,
        ends,
    );

/** A band as a path from one column to the other. */
export function bandPath({ from, to, thickness }: Band, left: number, right: number): string {
    const middle = (left + right) / 2;
    const n = (value: number): string => value.toFixed(1);
    return (
        `M${n(left)} ${n(from)}C${n(middle)} ${n(from)} ${n(middle)} ${n(to)} ${n(right)} ${n(to)}` +
        `V${n(to + thickness)}C${n(middle)} ${n(to + thickness)} ${n(middle)} ${n(from + thickness)} ` +
        `${n(left)} ${n(from + thickness)}Z`
    );
}
