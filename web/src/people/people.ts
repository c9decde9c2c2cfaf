// The people at a table: who is here, who thinks, who is away, for whom a bot plays, and how much time everybody has.
import { reader, t } from "../lib/language.svelte";
import type { Attendance, TableInfo } from "../lib/messages";

/** What the server said about the people, and when it was heard. */
export interface Heard {
    said: Attendance;
    at: number;
}

export type Presence = "here" | "thinking" | "away" | "bot" | "resigned" | "free";

/** One person at the table, or the seat that waits for one. */
export interface Person {
    seat: string;
    presence: Presence;
    /** For how long this has been so, in milliseconds; null: it does not matter. */
    since: number | null;
    /** Milliseconds on the own clock; null: there is none. */
    left: number | null;
    /** Whether that clock runs now. */
    runs: boolean;
    /** Whether it is nearly out. */
    low: boolean;
    agreed: boolean;
    /** Whether the table waits for them. */
    isAwaited: boolean;
    /** What the reader may do about it. */
    may: readonly ("takeover" | "return" | "nudge")[];
}

const LOW = 180_000;
const A_FIFTH = 0.2;

/** Everybody who is no computer player, in the order of the seats, at a moment. */
export function peopleOf(info: TableInfo, heard: Heard | null, now: number): Person[] {
    const said = heard?.said ?? {};
    const passed = heard === null ? 0 : Math.max(0, now - heard.at);
    return info.seats
        .filter(({ kind }) => kind === "person")
        .map(({ seat, taken, here, away }): Person => {
            const awaited = said.thinking?.[seat];
            const presence = presenceOf({ taken, here }, awaited !== undefined, {
                bot: said.bots?.[seat] !== undefined,
                resigned: said.resigned?.includes(seat) ?? false,
            });
            const clocks = said.clocks ?? null;
            const runs = clocks?.running.includes(seat) ?? false;
            const left = clocks === null ? null : Math.max(0, (clocks.left[seat] ?? 0) - (runs ? passed : 0));
            const person = {
                seat,
                presence,
                since: sinceOf(presence, awaited === undefined ? null : awaited + passed, away ?? null, now),
                left,
                runs,
                low: clocks !== null && left !== null && left < Math.min(LOW, clocks.bank * 1000 * A_FIFTH),
                agreed: said.agreed?.includes(seat) ?? false,
                isAwaited: awaited !== undefined && said.bots?.[seat] === undefined,
            };
            return { ...person, may: said.ended ? [] : mayOf(info, person, said) };
        });
}

function presenceOf(
    { taken, here }: { taken: boolean; here: boolean },
    awaited: boolean,
    { bot, resigned }: { bot: boolean; resigned: boolean },
): Presence {
    if (resigned) return "resigned";
    if (bot) return "bot";
    if (!taken) return "free";
    if (!here) return "away";
    return awaited ? "thinking" : "here";
}

function sinceOf(presence: Presence, awaited: number | null, away: string | null, now: number): number | null {
    if (presence === "thinking") return awaited;
    return presence === "away" && away !== null ? Math.max(0, now - Date.parse(away)) : null;
}

function mayOf(info: TableInfo, person: Omit<Person, "may">, said: Attendance): Person["may"] {
    const { seat, presence, since, isAwaited } = person;
    if (info.me === null || seat === info.me) return [];
    const away = presence === "free" || (presence === "away" && (since ?? 0) >= (info.patience ?? 0) * 1000);
    const may: Person["may"][number][] = [];
    if (info.host && away) may.push("takeover");
    if (info.host && presence === "bot" && said.by_host?.includes(seat)) may.push("return");
    if (isAwaited && presence !== "free") may.push("nudge");
    return may;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time as a clock shows it: `9:05`, `1:02:30`. */
export function clockWords(milliseconds: number): string {
    const seconds = Math.ceil(milliseconds / 1000);
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const [hours = 0, minutes = 0, rest = 0] = parts;
    const two = (number: number): string => String(number).padStart(2, "0");
    return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A length of time in a word or two: `6 min`, `3 days`. */
export function lengthWords(milliseconds: number): string {
    const [unit, length] =
        milliseconds < MINUTE
            ? (["second", 1000] as const)
            : milliseconds < HOUR
              ? (["minute", MINUTE] as const)
              : milliseconds < 2 * DAY
                ? (["hour", HOUR] as const)
                : (["day", DAY] as const);
    const shown = new Intl.NumberFormat(reader.language, { style: "unit", unit, unitDisplay: "short" });
    return shown.format(Math.floor(milliseconds / length));
}

/** How somebody is, in words. */
export function presenceWords({ presence, since }: Pick<Person, "presence" | "since">): string {
    if (presence === "thinking" && since !== null) return t("people-thinking-for", { time: clockWords(since) });
    if (presence === "away" && since !== null && since >= MINUTE)
        return t("people-away-for", { time: lengthWords(since) });
    return t(`people-${presence}`);
}

/** The mark of each, which always stands with its word. */
export const MARKS: Readonly<Record<Presence, string>> = {
    here: "●",
    thinking: "◐",
    away: "◌",
    bot: "■",
    resigned: "■",
    free: "◌",
};
