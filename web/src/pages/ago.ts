// How long ago something was, in the reader's words.
import { reader } from "../lib/language.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
    ["minute", 60],
    ["hour", 3600],
    ["day", 86_400],
    ["week", 604_800],
    ["month", 2_629_800],
    ["year", 31_557_600],
];

/** “now”, “5 minutes ago”, “yesterday”: from a time in ISO 8601. */
export function ago(time: string, now: number = Date.now()): string {
    const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
    const [unit, length] = STEPS.findLast(([, length]) => seconds >= length) ?? ["second", 60];
    return new Intl.RelativeTimeFormat(reader.language, { numeric: "auto" }).format(
        -Math.floor(seconds / length),
        unit,
    );
}
