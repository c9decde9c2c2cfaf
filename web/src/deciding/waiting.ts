// Whose move it is, in words: for the strip above the chart, the deck and the title of the browser's tab.
import { listed } from "../log/names";
import { money, t } from "../lib/language.svelte";
import type { SeatInfo, Situation } from "../lib/messages";
import type { SeatNames } from "../lib/reason";

/** Whether the table waits for the reader. */
export function isMyMove(situation: Situation): boolean {
    return situation.mine !== null && situation.to_act.includes(situation.mine.seat);
}

/** Who is waited for, and for what; nobody is while all bids are in and about to be opened. */
function waitingWords(situation: Situation, names: SeatNames): string {
    if (situation.phase === "over") return t("deciding-wait-over");
    if (situation.to_act.length === 0) return t(isEnded(situation) ? "people-ended" : "deciding-wait-reveal");
    const seats = listed(situation.to_act.map(names));
    return t(`deciding-wait-${situation.phase}`, { seats, count: situation.to_act.length });
}

/** Whether nobody is waited for because everybody has ended the game: otherwise all bids are in. */
function isEnded({ phase, auction }: Situation): boolean {
    return phase !== "bid" || (auction?.bidders.some((seat) => !auction.sealed.includes(seat)) ?? false);
}

/** The short form over the chart: what is asked of the reader, or who is waited for. */
export function titleWords(situation: Situation, names: SeatNames): string {
    if (!isMyMove(situation)) return waitingWords(situation, names);
    if (situation.phase !== "act") return t(`deciding-title-${situation.phase}`);
    const left = situation.boards.find(({ seat }) => seat === situation.mine?.seat)?.actions ?? 0;
    return left > 1 ? t("deciding-title-act-first") : t("deciding-title-act-second");
}

/** What the deck says while nothing is drafted. */
export function idleWords(
    situation: Situation,
    seats: readonly SeatInfo[],
    names: SeatNames,
): { headline: string; note: string } {
    if (isMyMove(situation)) return { headline: t(`deciding-idle-${situation.phase}`), note: "" };
    return { headline: waitingWords(situation, names), note: waitingNote(situation, seats) };
}

function waitingNote({ mine, to_act }: Situation, seats: readonly SeatInfo[]): string {
    const waited = seats.filter(({ seat }) => to_act.includes(seat));
    if (waited.some(({ taken }) => !taken)) return t("deciding-wait-nobody");
    if (waited.some(({ here }) => !here)) return t("deciding-wait-away");
    if (mine === null) return t("deciding-watching");
    return mine.sealed_bid === null || to_act.length === 0
        ? ""
        : t("deciding-idle-sealed", { amount: money(mine.sealed_bid) });
}
