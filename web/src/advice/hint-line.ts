// A line of a hint in words, and the store to draw beside it.
import { deedInWords } from "../deciding/phrases";
import { money, t } from "../lib/language.svelte";
import type { HintLine, HintReason, Rules, Situation } from "../lib/messages";
import type { SeatNames } from "../lib/reason";

/** What the line does. Answers in an auction are said as its dialog says them. */
export function hintWords(hint: HintLine, situation: Situation, rules: Rules, names: SeatNames): string {
    const { draft, line } = hint;
    if (draft.kind === "bid") return t("advice-bid", { amount: money(draft.amount ?? 0) });
    const outcome = situation.auction?.outcomes.find((one) => isSame(one.line, line));
    if (outcome !== undefined) {
        return outcome.bidder === null
            ? t("auction-decline-button", { amount: money(outcome.pays) })
            : t("auction-accept-button", {
                  name: names(outcome.bidder),
                  amount: money(outcome.gets - outcome.subsidy),
              });
    }
    if (draft.kind === "loan") return t("auction-borrow", { amount: money(rules.loan) });
    return deedInWords(hint, draft.goods ?? [], situation, names);
}

/** With one highest bidder the seller need not name them. */
const isSame = (answer: string, line: string): boolean =>
    answer === line || (line === "accept" && answer.startsWith("accept "));

/** The store as it stands after the line, in words like `tan@3`; what is picked is said in the line's own words. */
export const hintStore = ({ draft }: HintLine): readonly string[] => draft.store ?? [];

/** Why the line may be good, in one sentence. */
export function whyInWords({ code, values }: HintReason, names: SeatNames): string {
    const words = Object.entries(values).map(([key, value]) => [key, valueInWords(key, value, names)]);
    return t(`why-${code}`, Object.fromEntries(words) as Record<string, string | number>);
}

function valueInWords(key: string, value: string | number, names: SeatNames): string | number {
    if (key === "colour") return t(`colour-${value}`);
    if (key === "seat") return names(String(value));
    return key === "count" ? value : money(Number(value));
}
