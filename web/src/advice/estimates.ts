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
    const from = Math.min(...estimates.map(({ mean, error }) => mean - error));
    const to = Math.max(...estimates.map(({ mean, error }) => mean + error));
    const room = Math.max(0, least - (to - from)) / 2;
    return { from: from - room, to: to + room };
}

export function placed({ mean, error }: Estimate, { from, to }: Scale): Place {
    const share = (value: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));
    return { low: share(mean - error), mean: share(mean), high: share(mean + error) };
}

/** Whether the first is not clearly better than one of the others. */
export function overlap([best, ...others]: readonly Estimate[]): boolean {
    return best !== undefined && others.some(({ mean, error }) => mean + error >= best.mean - best.error);
}

/** A share of 1 in per cent. */
export const percent = (share: number): string =>
    new Intl.NumberFormat(reader.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** The error of a chance, never none. */
const margin = (share: number): number => Math.max(0.01, share);

export const dollars = (amount: number): string => money(Math.round(amount));

/** `$121 ± $4`. */
export const moneyAbout = ({ mean, error }: Estimate): string =>
    t("advice-about", { mean: dollars(mean), error: dollars(Math.max(1, error)) });

/** `48 % ± 7 %`. */
export const chanceAbout = ({ mean, error }: Estimate): string =>
    t("advice-about", { mean: percent(mean), error: percent(margin(error)) });

/** What was given away: `−$15 ± $4`. */
export const moneyLost = ({ mean, error }: Estimate): string =>
    t("advice-turning-loss", { mean: dollars(mean), error: dollars(Math.max(1, error)) });

export const chanceLost = ({ mean, error }: Estimate): string =>
    t("advice-turning-loss", { mean: percent(mean), error: percent(margin(error)) });
