// Where the money went, summed up: by stages for every player, and in a few sentences for one of them.
import { money, t } from "../lib/language.svelte";
import type { Flow, Stage } from "../lib/messages";
import type { SeatNames } from "../lib/reason";
import { inventory } from "../log/names";

export const STAGES: readonly Stage[] = [
    "wages",
    "factory",
    "harbour",
    "auction",
    "subsidy",
    "building",
    "loan",
    "interest",
    "bank",
    "home_sale",
];

/** What a player got less what they paid, for each stage of the game in which any money moved. */
export function byStage(flows: readonly Flow[], seats: readonly string[]): { stage: Stage; sums: number[] }[] {
    const sum = (stage: Stage, side: "payer" | "payee", seat: string): number =>
        flows.reduce((all, flow) => all + (flow[side] === seat ? (flow.stages[stage] ?? 0) : 0), 0);
    return STAGES.filter((stage) => flows.some(({ stages }) => (stages[stage] ?? 0) > 0)).map((stage) => ({
        stage,
        sums: seats.map((seat) => sum(stage, "payee", seat) - sum(stage, "payer", seat)),
    }));
}

/** More sentences than these nobody reads. */
const MOST = 4;

export interface Said {
    /** With whom. */
    who: string;
    sentence: string;
}

/** The largest streams from and to one player, each with what it was for. */
export function inWords(flows: readonly Flow[], mine: string, name: SeatNames): Said[] {
    return flows
        .filter(({ payer, payee }) => payer === mine || payee === mine)
        .toSorted((one, other) => other.amount - one.amount)
        .slice(0, MOST)
        .map(({ payer, payee, amount, stages }) => {
            const parts = Object.entries(stages)
                .toSorted(([, one], [, other]) => other - one)
                .map(([stage, part]) => t("story-part", { stage: t(`story-stage-${stage}`), amount: money(part) }));
            return {
                who: payer === mine ? payee : payer,
                sentence: t("story-paid", {
                    payer: name(payer),
                    payee: name(payee),
                    amount: money(amount),
                    parts: inventory(parts),
                }),
            };
        });
}
