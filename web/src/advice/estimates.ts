// Estimates in words and on a scale: a number, and how far off it may be.
import { money, reader, t } from "../lib/language.svelte";
import type { Estimate } from "../lib/messages";

/** From where to where a scale goes. */
export interface Scale {
    from: number;
    to: number;
}

/** Where an estimate stands on a scale, each as a share of its length. */
export interface Place {
    low: number;
    mean: number;
    high: number;
}

/** A chance runs from nothing to certainty. */
export const CHANCE: Scale = { from: 0, to: 1 };

/** A scale that holds all of these and some room around them, so that a difference of a dollar does not look large. */
export function scaleFor(estimates: readonly Estimate[], least: number): Scale {
    const from = Math.min(...estimates.map(({ mean, margin }) => mean - margin));
    const to = Math.max(...estimates.map(({ mean, margin }) => mean + margin));
    const room = Math.max(0, least - (to - from)) / 2;
    return { from: from - room, to: to + room };
}

export function placed({ mean, margin }: Estimate, { from, to }: Scale): Place {
    const share = (value: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));
    return { low: share(mean - margin), mean: share(mean), high: share(mean + margin) };
}

/** Whether the first is not clearly better than one of the others. */
export function overlap([best, ...others]: readonly Estimate[]): boolean {
    return best !== undefined && others.some(({ mean, margin }) => mean + margin >= best.mean - best.margin);
}

/** A share of 1 in per cent. */
export const percent = (share: number): string =>
    new Intl.NumberFormat(reader.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** The margin of a chance as it is shown: never none. */
const shown = (share: number): number => Math.max(0.01, share);

export const dollars = (amount: number): string => money(Math.round(amount));

/** `$121 ± $4`. */
export const moneyAbout = ({ mean, margin }: Estimate): string =>
    t("advice-about", { mean: dollars(mean), margin: dollars(Math.max(1, margin)) });

/** `48 % ± 7 %`. */
export const chanceAbout = ({ mean, margin }: Estimate): string =>
    t("advice-about", { mean: percent(mean), margin: percent(shown(margin)) });

/** A loss with its sign; what turned out to be a gain has the other one, and nothing has none. */
const signed = (loss: string, amount: number): string => (amount === 0 ? loss : (amount > 0 ? "−" : "+") + loss);

/** What was given away: `−$15 ± $4`. */
export function moneyLost({ mean, margin }: Estimate): string {
    const amount = Math.round(mean);
    return t("advice-about", { mean: signed(money(Math.abs(amount)), amount), margin: dollars(Math.max(1, margin)) });
}

export function chanceLost({ mean, margin }: Estimate): string {
    const hundredths = Math.round(mean * 100);
    const share = percent(Math.abs(hundredths) / 100);
    return t("advice-about", { mean: signed(share, hundredths), margin: percent(shown(margin)) });
}
