// What there is to edit in a draft, and in which order: first the target, then the containers, then prices or an amount.
import type { Composition, Kind } from "../lib/messages";
import type { Deciding } from "./deciding.svelte";

/** Whether a draft has anything to choose besides its kind. */
export function isEditable(composition: Composition | null, kind: Kind | undefined): boolean {
    if (composition === null) return false;
    const { goods, pieces, amount } = composition;
    return (kind?.targets.length ?? 0) > 0 || goods.length > 0 || pieces.length > 0 || amount !== null;
}

/** Whether nothing is left to choose once a line can be played: neither containers nor prices nor an amount. */
export const isSettled = ({ goods, pieces, amount }: Composition): boolean =>
    goods.length === 0 && pieces.length === 0 && amount === null;

/** Which row the number keys stand for. */
export function numberedRow({ composition, drafted, target }: Deciding): "tiles" | "targets" | "goods" {
    if (composition === null) return "tiles";
    if (drafted !== undefined && drafted.targets.length > 0 && (target === null || composition.goods.length === 0)) {
        return "targets";
    }
    return composition.goods.length > 0 ? "goods" : "tiles";
}
