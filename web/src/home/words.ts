// How a table is called and how it stands, in words. A table has no name of its own: it is called after the rivals.
import { botName } from "../lib/bots";
import { t } from "../lib/language.svelte";
import type { Phase, SeatInfo, TableNews } from "../lib/messages";
import { listed } from "../log/names";
import { isLeft } from "./tables";

const named = ({ kind, style, name, seat }: SeatInfo): string =>
    name || (kind === "bot" ? botName(style) : t(`seat-${seat}`));

/** Everybody but the reader: `Producer, Shipper and Hoarder`. */
export const rivals = ({ seats, me }: TableNews): string => listed(seats.filter(({ seat }) => seat !== me).map(named));

/** What the reader is asked to do, where it has a word of its own. */
const VERBS: Partial<Record<Phase, string>> = { bid: "home-verb-bid", decide: "home-verb-decide" };

/** The word on the button that leads to the table. */
export function verb(news: TableNews): string {
    if (news.status === "finished") return t("home-verb-story");
    if (isLeft(news)) return t("home-verb-continue");
    if (news.status === "running") return t(hasFreeSeat(news) ? "home-verb-link" : "home-verb-look");
    const { phase } = news.standing ?? {};
    const asked = phase === undefined ? undefined : VERBS[phase];
    return t(asked ?? "home-verb-play");
}

/** What there is to know of it in a line. */
export function standingWords(news: TableNews): string {
    const { round, status, standing, winners, seats } = news;
    const players = (words: readonly string[]): string =>
        listed(seats.filter(({ seat }) => words.includes(seat)).map(named));
    if (status === "finished") return t("pages-table-won", { count: winners.length, names: players(winners) });
    if (isLeft(news)) return t("home-left-in", { round });
    const free = seats.filter(({ taken }) => !taken).length;
    if (free > 0 && status === "running") return t("home-free", { count: free });
    return t("home-row", { round, what: whatIsDue(news, players(standing?.to_act ?? [])) });
}

function whatIsDue({ status, standing }: TableNews, seats: string): string {
    if (standing === null) return "";
    if (status !== "waiting_for_me")
        return t(`deciding-wait-${standing.phase}`, { seats, count: standing.to_act.length });
    return standing.phase === "act" ? t("deciding-your-turn") : t(`deciding-title-${standing.phase}`);
}

const hasFreeSeat = ({ seats, me }: TableNews): boolean => me !== null && seats.some(({ taken }) => !taken);
